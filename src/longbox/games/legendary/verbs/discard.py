"""Discarding: from one's hand to one's discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.verbs.choose import own_cards
from longbox.games.legendary.verbs.draw import has_card_to_draw

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def discards(you: Seat, card: Card) -> None:
    """Discards a card from hand, or one that lies on the deck."""
    (you.hand if card in you.hand else you.deck).remove(card)
    you.discard.append(card)
    you.table.tell("discards", you.index, card)


async def discards_one(you: Seat, rule: str | None = None) -> Card | None:
    """Discards a card of one's own choice from hand; None from an empty hand."""
    card = await you.picks("discard", own_cards(you, ["hand"]), "Choose a card to discard.", rule=rule)
    if card is not None:
        await you.discards(card)
    return card


async def discards_down_to(you: Seat, size: int) -> None:
    """Discards cards of one's own choice until the hand has no more than `size`."""
    while len(you.hand) > size:
        await you.discards_one()


async def discards_top(you: Seat) -> Card | None:
    """Discards the top card of one's deck; None without any card."""
    if not has_card_to_draw(you):
        return None
    card = you.deck[-1]
    await you.discards(card)
    return card
