"""Heroes in the HQ: choosing among them, handing them out, and KOing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat

# How options say where in the HQ a Hero is, from left to right.
HQ_PLACES = [f"from HQ {space + 1}" for space in range(10)]


async def picks_from_hq(
    you: Seat, verb: str, heroes: Sequence[Card], prompt: str, optional: bool = False, rule: str | None = None
) -> Card | None:
    """One of some Heroes in the HQ, named with its space; None where there are none, or where the seat declines."""
    hq = you.table.hq
    return await you.picks(verb, [(hero, HQ_PLACES[hq.index(hero)]) for hero in heroes], prompt, optional, rule)


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


async def kos_from_hq(you: Seat, most: int, rule: str) -> None:
    """KOs a Hero in the HQ that costs no more than `most`; nothing if there is none."""
    table = you.table
    card = await you.picks_from_hq("KO", table.hq_heroes(most), "Choose a Hero in the HQ to KO.", rule=rule)
    if card is not None:
        table.ko.append(card)
        table.tell("kos_from_hq", you.index, card)
        table.leaves_hq(card)


async def kos_whole_hq(you: Seat) -> None:
    """KOs every Hero in the HQ, and only then fills it again."""
    table = you.table
    for space, card in enumerate(table.hq):
        if card is not None:
            table.hq[space] = None
            table.ko.append(card)
            table.tell("kos_from_hq", you.index, card)
    for space in range(len(table.hq)):
        table.fills_hq(space)
