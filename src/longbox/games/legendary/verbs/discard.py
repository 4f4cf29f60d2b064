"""Discarding: from one's hand to one's discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.verbs.choose import own_cards
from longbox.games.legendary.verbs.draw import has_card_to_draw
from longbox.games.legendary.verbs.effects import carries_out

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def discards(you: Seat, card: Card, rule: str | None = None) -> None:
    """Discards a card from hand, or one that lies on the deck. Unless a `rule` of the game asks for it, a card does."""
    (you.hand if card in you.hand else you.deck).remove(card)
    you.discard.append(card)
    you.table.tell("discards", you.index, card)
    if rule is None:
        await carries_out(you, card, "discarded")


async def takes_back(you: Seat, card: Card) -> None:
    """Takes a card from one's discard pile back into hand."""
    you.discard.remove(card)
    you.table.hides(card)
    you.hand.append(card)
    you.table.tell("takes_back", you.index, card)


async def discards_one(you: Seat, rule: str | None = None) -> Card | None:
    """Discards a card of one's own choice from hand; None from an empty hand."""
    card = await you.picks_own("discard", ["hand"], "Choose a card to discard.", rule=rule)
    if card is not None:
        await you.discards(card, rule)
    return card


async def discards_down_to(you: Seat, size: int) -> None:
    """Discards cards of one's own choice, all at once, until the hand has no more than `size`."""
    count = len(you.hand) - size
    for card in await you.picks_several("discard", own_cards(you, ["hand"]), "Choose cards to discard.", count, count):
        await you.discards(card)


async def discards_top(you: Seat) -> Card | None:
    """Discards the top card of one's deck; None without any card."""
    if not has_card_to_draw(you):
        return None
    card = you.deck[-1]
    await you.discards(card)
    return card
