"""Drawing, and looking at the top of one's deck. The discard pile becomes the deck only when a card is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


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


def _takes(you: Seat, count: int) -> list[Card]:
    drawn: list[Card] = []
    deck = you.deck
    while len(drawn) < count and (deck or has_card_to_draw(you)):
        drawn.append(deck.pop())
    you.hand += drawn
    you.table.tell("draws", you.index, number=len(drawn), secret=drawn, to=(you.index,))
    return drawn


async def draws(you: Seat, count: int = 1) -> None:
    """Draws in mid-turn: these are the extra cards that some Heroes count."""
    drawn = _takes(you, count)
    if you is you.table.you:
        you.table.extra_draws += len(drawn)


async def draws_new_hand(you: Seat, count: int) -> None:
    """The draw at the end of a turn."""
    _takes(you, count)


async def reveals_top(you: Seat) -> Card | None:
    """Shows everybody the top card of the deck, where it stays; None without any card."""
    if not has_card_to_draw(you):
        return None
    card = you.deck[-1]
    you.table.tell("reveals_top", you.index, card)
    return card


async def reveals_top_cards(you: Seat, count: int) -> list[Card]:
    """Shows everybody the top cards of the deck, where they stay; the topmost first."""
    cards = _sees_top(you, count)
    for card in cards:
        you.table.tell("reveals_top", you.index, card)
    return cards


async def looks_at_top(you: Seat, count: int) -> list[Card]:
    """Looks at the top cards of the deck alone; the topmost first. They stay where they are."""
    seen = _sees_top(you, count)
    you.table.tell("looks_at_top", you.index, number=len(seen), secret=seen, to=(you.index,))
    return seen


def _sees_top(you: Seat, count: int) -> list[Card]:
    seen: list[Card] = []
    while len(seen) < count and len(seen) + len(you.deck) + len(you.discard) > 0:
        if len(you.deck) <= len(seen):
            if not you.discard:
                break
            _slides_discard_under_deck(you)
        seen.append(you.deck[-1 - len(seen)])
    return seen


def _slides_discard_under_deck(you: Seat) -> None:
    """More cards must be seen than the deck has: the discard pile is shuffled and goes beneath what is left of it."""
    table = you.table
    table.tell("reshuffles", you.index, number=len(you.discard))
    for card in you.discard:
        table.hides(card)
    table.shuffles(you.discard)
    you.deck[:0] = you.discard
    you.discard.clear()


async def draws_card(you: Seat, card: Card) -> None:
    """Draws this very card, which lies on top of the deck."""
    you.deck.remove(card)
    you.hand.append(card)
    table = you.table
    table.tell("draws_card", you.index, card)
    if you is table.you:
        table.extra_draws += 1


async def puts_into_hand(you: Seat, card: Card) -> None:
    """Puts a card that was revealed on the deck into hand. It does not count as drawn."""
    you.deck.remove(card)
    you.hand.append(card)
    you.table.tell("puts_into_hand", you.index, card)


async def puts_back(you: Seat, cards: Sequence[Card]) -> None:
    """Puts cards that lie on top of the deck back on it, one after the other in an order of one's own choice."""
    rest = list(cards)
    while rest:
        prompt = "Choose which card goes back on the deck next: the last one will be its top."
        card = await you.picks("put back", [(card, None) for card in rest], prompt)
        assert card is not None
        rest.remove(card)
        await puts_on_deck(you, card)


async def puts_on_deck(you: Seat, card: Card) -> None:
    """Puts a card from hand, or one that lies on the deck already, on top of the deck."""
    if card in you.hand:
        you.hand.remove(card)
        you.table.hides(card)
    else:
        you.deck.remove(card)
    you.deck.append(card)
    you.table.tell("puts_on_deck", you.index, secret=[card], to=(you.index,))


async def keeps_for_new_hand(you: Seat, card: Card) -> None:
    """One of the seat's cards, in hand or played, will join the new hand at the end of this turn."""
    you.table.set_aside.append(card)
    you.table.tell("keeps_for_new_hand", you.index, secret=[card], to=(you.index,))
