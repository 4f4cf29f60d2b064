"""Healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.verbs.ko import is_wound

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


def may_heal(you: Seat) -> bool:
    """Only in a turn without a Hero recruited and without a Villain defeated."""
    table = you.table
    if table.recruits_this_turn or table.villains_defeated or not any(map(is_wound, you.hand)):
        return False
    return not (table.box.mastermind_fight_bars_healing and table.masterminds_defeated)


async def heals(you: Seat) -> None:
    """KOs every Wound in hand; the rest of the turn brings no recruiting and no Villain fights."""
    table = you.table
    table.has_healed = True
    table.tell("heals", you.index)
    table.depth += 1
    for card in [card for card in you.hand if is_wound(card)]:
        await you.kos(card)
    table.depth -= 1
