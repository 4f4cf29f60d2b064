"""Drawing, discarding, taking back. The discard pile becomes the deck only when a card is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.villainous.verbs.choose import Which

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat


def has_card_to_draw(you: Seat) -> bool:
    """Sees to it that a card lies on the deck; False if the seat has none left to draw."""
    if not you.deck:
        if not you.discard:
            return False
        table = you.table
        table.tell("reshuffles", you.index, number=len(you.discard))
        for card in you.discard:
            table.hides(card)
        you.deck.extend(you.discard)
        you.discard.clear()
        table.shuffles(you.deck)
    return True


async def draws(you: Seat, count: int = 1) -> None:
    """Draws cards, as many as there are."""
    drawn: list[Card] = []
    deck = you.deck
    while len(drawn) < count and (deck or has_card_to_draw(you)):
        drawn.append(deck.pop())
    you.hand += drawn
    you.table.tell("draws", you.index, number=len(drawn), secret=drawn, to=(you.index,))


async def discards(you: Seat, cards: Sequence[Card]) -> None:
    """Discards cards from hand."""
    for card in cards:
        you.hand.remove(card)
        you.discard.append(card)
        you.table.tell("discards", you.index, card)


async def discards_one(you: Seat) -> Card | None:
    """Discards a card of one's own choice from hand; None from an empty hand."""
    card: Card | None = await you.picks("discard", you.hand, "Choose a card to discard.", rule="discard")
    if card is not None:
        await discards(you, [card])
    return card


async def discards_several(you: Seat, least: int, most: int, which: Which | None = None) -> list[Card]:
    """Discards so many cards of one's own choice from hand; how many of a kind there are remains a secret."""
    cards = [card for card in you.hand if which is None or which(card)]
    secret = which is not None
    chosen = await you.picks_several("discard", cards, "Choose a card to discard.", least, most, "discard", secret)
    await discards(you, chosen)
    return chosen


async def takes_back(you: Seat, card: Card) -> None:
    """Takes a card from one's discard pile into hand."""
    you.discard.remove(card)
    you.table.hides(card)
    you.hand.append(card)
    you.table.tell("takes_back", you.index, card)


async def reveals_hand(you: Seat) -> None:
    """Shows the whole hand to everybody."""
    for card in you.hand:
        you.table.tell("reveals_from_hand", you.index, card)


async def shuffles_discard_into_deck(you: Seat) -> None:
    table = you.table
    table.tell("shuffles_discard", you.index, number=len(you.discard))
    for card in you.discard:
        table.hides(card)
    you.deck.extend(you.discard)
    you.discard.clear()
    table.shuffles(you.deck)
