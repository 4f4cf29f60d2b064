"""Carrying out what a card says."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Table

T = TypeVar("T")


async def carries_out(table: Table, card: Card, effect: Awaitable[T]) -> T:
    """Until the effect is done, the card is the cause of everything."""
    table.causes.append(card)
    table.depth += 1
    outcome = await effect
    table.depth -= 1
    table.causes.pop()
    return outcome
