"""Strength tokens, which stay, and Strength lost until the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat


async def puts_tokens(you: Seat, character: Card, number: int = 1) -> None:
    """Puts +1 Strength tokens, or with a negative number -1 tokens, on a character."""
    table = you.table
    if not number:
        return
    total = table.tokens.get(character, 0) + number
    if total:
        table.tokens[character] = total
    else:
        del table.tokens[character]
    table.tell("tokens" if number > 0 else "minus_tokens", you.index, character, number=abs(number))
    await settles(table)


async def weakens(you: Seat, character: Card, number: int) -> None:
    """A character loses Strength until the end of the turn."""
    table = you.table
    table.weakened[character] = table.weakened.get(character, 0) + number
    table.tell("weakens", you.index, character, number=number)
    await settles(table)
