"""KO: into the one pile from which nothing comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from longbox.games.legendary.verbs.choose import DECLINE, ENOUGH, Which, could_hold, own_cards
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat

YOUR_HEROES = ("hand", "played")


def is_hero(card: Card) -> bool:
    return card.is_hero


def is_wound(card: Card) -> bool:
    return card.kind == "wound"


def is_villain(card: Card) -> bool:
    return card.is_villain


def is_bystander(card: Card) -> bool:
    return card.kind == "bystander"


async def kos(you: Seat, card: Card) -> None:
    """KOs a card of one's own, wherever it lies."""
    for pile in (you.hand, you.played, you.discard, you.deck, you.victory):
        if card in pile:
            pile.remove(card)
            break
    you.table.ko.append(card)
    you.table.tell("kos", you.index, card)


async def kos_one(you: Seat, piles: Sequence[str] = YOUR_HEROES, which: Which = is_hero) -> Card | None:
    """KOs a card of one's own choice from some of one's piles: one of "your Heroes" unless said otherwise."""
    card = await you.picks_own("KO", piles, "Choose a card to KO.", which)
    if card is not None:
        await you.kos(card)
    return card


async def may_ko(you: Seat, which: Which | None = None) -> Card | None:
    """May KO a card from one's hand or discard pile; None if not."""
    prompt = "You may KO a card."
    cards = own_cards(you, ("hand", "discard"), which)
    if not cards and which is not None and could_hold(you, which):
        await you.asks(prompt, [Option(DECLINE)], secret=True)
    card = await you.picks("KO", cards, prompt, optional=True)
    if card is not None:
        await you.kos(card)
    return card


async def may_ko_several(you: Seat, which: Which) -> None:
    """May KO any number of some cards from one's hand and discard pile."""
    prompt = "You may KO any number of these cards."
    cards = own_cards(you, ("hand", "discard"), which)
    chosen = await you.picks_several("KO", cards, prompt, 0, len(cards))
    for card in chosen:
        await you.kos(card)
    if len(chosen) == len(cards) and could_hold(you, which):
        await you.asks(prompt, [Option(ENOUGH)], secret=True)
