"""Finding cards, revealing them one after the other, and looking at what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.choose import Which
from longbox.games.villainous.verbs.draw import has_card_to_draw
from longbox.games.villainous.verbs.fate import has_fate_card
from longbox.games.villainous.verbs.place import takes

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat


def is_any(card: Card) -> bool:
    return True


def is_ally(card: Card) -> bool:
    return card.is_ally


def is_item(card: Card) -> bool:
    return card.kind == "item"


def is_effect(card: Card) -> bool:
    return card.kind == "effect"


def is_hero(card: Card) -> bool:
    return card.is_hero


async def finds(
    you: Seat, which: Which, piles: Sequence[str] = ("discard", "deck"), optional: bool = False, first: bool = False
) -> Any:
    """Finds one card of one's own in some of one's piles: `discard`, `deck`.

    The card lies among the revealed ones then: put it into hand or play it. A deck that was searched is shuffled. With
    `first`, the first pile that has such a card gives it: so it is when a card is named and copies are all alike.
    """
    if "discard" in piles and not you.may_use_discard():
        piles = [pile for pile in piles if pile != "discard"]
    found: list[Card] = []
    is_deck_searched = False
    for pile in piles:
        if not (first and found):
            found += [card for card in getattr(you, pile) if which(card)]
            is_deck_searched |= pile == "deck"
    secret = is_deck_searched and (bool(found) or (optional and bool(you.deck)))
    card = await you.picks("find", found, "Choose the card to find.", optional, secret, rule="find")
    if card is not None:
        _sets_aside(you, card)
        you.table.tell("finds", you.index, card)
    if is_deck_searched:
        you.table.shuffles(you.deck)
    return card


def _sets_aside(you: Seat, card: Card) -> None:
    takes(you.table, card)
    you.table.revealed.append(card)


async def finds_fate(you: Seat, face: type[Card] | str, besides: Sequence[Card] = ()) -> Any:
    """Finds a Fate card of a face, or of a title: in play, then in the Fate discard pile, then in the Fate deck.

    In play it stays where it is; otherwise it lies among the revealed cards then. None if there is none.
    """
    table = you.table
    for pile in ([*table.holder], table.fate_discard, table.fate_deck):
        found = [card for card in pile if face in (type(card), card.title) and card not in besides]
        if found:
            card = await you.picks("find", found, "Choose the card to find.", rule="find")
            if card not in table.holder:
                _sets_aside(you, card)
                if pile is table.fate_deck:
                    table.shuffles(table.fate_deck)
            table.tell("finds", you.index, card)
            return card
    return None


async def puts_into_hand(you: Seat, card: Card) -> None:
    """Puts a card that was found or revealed into hand."""
    takes(you.table, card)
    you.table.hides(card)
    you.hand.append(card)
    you.table.tell("puts_into_hand", you.index, card)


async def reveals_until(you: Seat, which: Which, count: int = 1) -> list[Any]:
    """Reveals cards from one's deck until so many fit; those lie among the revealed then, the rest is shuffled back.

    A deck that runs out is made anew from the discard pile once; fewer may be found than asked for.
    """
    table = you.table
    found: list[Card] = []
    rest: list[Card] = []
    while len(found) < count and (you.deck or has_card_to_draw(you)):
        card = you.deck.pop()
        table.revealed.append(card)
        table.tell("reveals_card", you.index, card)
        (found if which(card) else rest).append(card)
    for card in rest:
        table.revealed.remove(card)
        table.hides(card)
        you.deck.append(card)
    if rest:
        table.tell("shuffles_back", you.index, number=len(rest))
    table.shuffles(you.deck)
    return found


async def orders_top_of_fate(you: Seat, count: int) -> None:
    """Looks alone at the top cards of the Fate deck and puts them back in any order."""
    table = you.table
    seen: list[Card] = []
    while len(seen) < count and has_fate_card(table):
        seen.append(table.fate_deck.pop())
    table.fate_deck += reversed(seen)
    table.tell("looks_at_fate", you.index, number=len(seen), secret=seen, to=(you.index,))
    rest = seen[:]
    prompt = "Choose which card goes back on the Fate deck next: the last one will be its top."
    while rest:
        card = await you.picks("put back", rest, prompt, secret=len(rest) > 1)
        rest.remove(card)
        table.fate_deck.remove(card)
        table.fate_deck.append(card)
