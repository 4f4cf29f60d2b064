"""Recruiting: from the HQ or from the Officers, for Recruit or for free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def recruits(you: Seat, card: Any) -> None:
    """Recruits a Hero from the HQ and pays for it."""
    you.table.recruit -= card.cost or 0
    await _takes_from_hq(you, card)


async def recruits_free(you: Seat, heroes: Sequence[Card], optional: bool = False) -> None:
    """Recruits one of some Heroes in the HQ without paying."""
    card = await you.picks_from_hq("recruit", heroes, "Recruit a Hero from the HQ for free.", optional)
    if card is not None:
        await _takes_from_hq(you, card)


async def _takes_from_hq(you: Seat, card: Card) -> None:
    table = you.table
    you.discard.append(card)
    table.recruits_this_turn += 1
    table.tell("recruits", you.index, card)
    table.leaves_hq(card)


async def recruits_officer(you: Seat) -> None:
    """Recruits the top Officer of the stack and pays for it."""
    table = you.table
    table.recruit -= table.box.officer.cost or 0
    card = table.officers.pop()
    you.discard.append(card)
    table.recruits_this_turn += 1
    table.tell("recruits", you.index, card)
