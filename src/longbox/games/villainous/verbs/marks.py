"""Soul Marks: on Heroes, at Odin's Vault, and otherwise in Hela's supply, which never runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat, Table


async def marks(you: Seat, hero: Card) -> None:
    """Attaches a Soul Mark to a Hero, which must be one of those that can be marked."""
    table = you.table
    assert table.may_be_marked(hero), f"{hero.title} cannot receive a Soul Mark"
    table.marked.append(hero)
    table.tell("marks", you.index, hero)


async def removes_mark(you: Seat, hero: Card) -> None:
    """Takes the Soul Mark off a Hero; it goes back to the supply."""
    table = you.table
    if hero in table.marked:
        table.marked.remove(hero)
        table.tell("loses_mark", you.index, hero)


async def removes_vault_mark(you: Seat) -> None:
    """Takes a Soul Mark away from Odin's Vault, if one is there."""
    table = you.table
    if table.vault_marks:
        table.vault_marks -= 1
        table.tell("removes_vault_mark", you.index)


async def rewards_mark(table: Table, hela: Seat) -> None:
    """Hela defeated a marked Hero: the Mark goes to Odin's Vault."""
    table.vault_marks += 1
    table.tell("gains_mark", hela.index, number=table.vault_marks)
    await settles(table)
