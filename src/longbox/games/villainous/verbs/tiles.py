"""Tiles: turning one over, and revealing the next upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.place import takes_off
from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat


async def turns_over(you: Seat, shown: Card, other: Card) -> None:
    """Turns a tile that shows among the Specialties, or that lies nowhere, to its other side, which did not show.

    What is attached to it stays on the tile.
    """
    table = you.table
    table.turned_down.remove(other)
    table.turned_down.append(shown)
    if shown in you.specialties:
        you.specialties.remove(shown)
        table.leaves_play(shown)
    joins_specialties(you, other)
    attached = table.attached.pop(shown, None)
    if attached:
        table.attached[other] = attached
        for item in attached:
            table.holder[item] = other
            if item.switches_off:
                table.leaves_play(other)
    table.tell("turns_over", you.index, shown, other=other)


async def takes_tiles_under(you: Seat, rival: Card) -> None:
    """The tiles that lay under a Rival, which has left its location, come among the Specialties."""
    for tile in you.table.attached.get(rival, [])[:]:
        takes_off(you.table, tile)
        joins_specialties(you, tile)


def joins_specialties(you: Seat, tile: Card) -> None:
    """A tile that lies nowhere comes among the Specialties."""
    you.specialties.append(tile)
    you.table.enters_play(tile)


def next_upgrade(you: Seat) -> Any:
    """The tile that can be revealed now; None if there is none, or if one was revealed in this turn."""
    if not you.upgrades or you.table.has_upgraded:
        return None
    tile: Any = you.upgrades[-1]
    return tile if tile.may_be_revealed(you) else None


async def reveals_upgrade(you: Seat) -> None:
    """Meets the requirement of the next tile and reveals it: from now on it is a Specialty."""
    table = you.table
    tile: Any = you.upgrades[-1]
    table.has_upgraded = True
    await carries_out(table, tile, tile.meets_requirement(you))
    you.upgrades.remove(tile)
    joins_specialties(you, tile)
    table.tell("upgrades", you.index, tile)
    await carries_out(table, tile, tile.revealed(you))
    await settles(table)
