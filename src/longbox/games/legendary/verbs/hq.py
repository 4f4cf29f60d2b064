"""Heroes in the HQ: choosing among them, and handing them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.legendary.verbs.ko import hq_place

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def picks_from_hq(you: Seat, verb: str, heroes: Sequence[Card], prompt: str) -> Card | None:
    """One of some Heroes in the HQ, named with its space; None where there are none."""
    candidates: list[tuple[Card, str | None]] = [(hero, hq_place(you, hero)) for hero in heroes]
    return await you.picks(verb, candidates, prompt)


async def gives_from_hq(you: Seat, gifts: Sequence[tuple[Seat, Card]]) -> None:
    """Players gain Heroes from the HQ: first everybody takes theirs, then the spaces are filled, left to right."""
    table = you.table
    spaces = []
    for player, hero in gifts:
        space = table.hq.index(hero)
        table.hq[space] = None
        spaces.append(space)
        player.discard.append(hero)
        table.tell("gains", player.index, hero)
    for space in sorted(spaces):
        table.fills_hq(space)
