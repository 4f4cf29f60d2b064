"""Doing what a card says. Everything asked and told meanwhile names the card as its cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


async def carries_out(you: Seat, card: Any, keyword: str, *about: Any) -> None:
    """Does what the card says after a keyword, or at a moment that is about another card."""
    table = you.table
    table.causes.append(card)
    table.depth += 1
    await getattr(card, keyword)(you, *about)
    table.depth -= 1
    table.causes.pop()
