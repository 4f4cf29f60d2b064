"""Gaining cards, Wounds first of all; and handing cards on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.cards import Card
from longbox.games.legendary.verbs.choose import DECLINE, could_hold, options_for, own_cards
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


async def gains(you: Seat, card: Card, pile: list[Card], to_hand: bool = False) -> None:
    """Takes a card from where it lies into the discard pile, or into hand where the card says so."""
    pile.remove(card)
    if to_hand:
        you.table.hides(card)
        you.hand.append(card)
    else:
        you.discard.append(card)
    you.table.tell("gains_to_hand" if to_hand else "gains", you.index, card)


async def gains_wound(you: Seat, to_hand: bool = False) -> None:
    """Gains a Wound from the stack; nothing if the stack is empty or a card prevents it."""
    table = you.table
    if not table.wounds or await _prevents_wound(you):
        return
    await gains(you, table.wounds[-1], table.wounds, to_hand)
    table.checks_evil()


async def _prevents_wound(you: Seat) -> bool:
    copied = you.table.copied  # a copy of such a card can be shown as well

    def stops_wounds(card: Card) -> bool:
        return type(copied.get(card, card)).instead_of_wound is not Card.instead_of_wound

    cards = own_cards(you, ["hand", "played"], stops_wounds)
    if not cards and not could_hold(you, stops_wounds):
        return False
    options = [*options_for("reveal", cards), Option(DECLINE)]
    chosen = await you.asks("You are about to gain a Wound.", options, rule="reveal", secret=True)
    if chosen.verb == DECLINE:
        return False
    card = chosen.card
    assert isinstance(card, Card)
    you.table.tell("reveals", you.index, card, place=chosen.place)
    return await copied.get(card, card).instead_of_wound(you)


async def gains_officer(you: Seat, to_hand: bool = False) -> None:
    """Gains an Officer from the stack, if there is one left."""
    officers = you.table.officers
    if officers:
        await gains(you, officers[-1], officers, to_hand)


async def gains_held_heroes(you: Seat, enemy: Card) -> None:
    """Gains the Heroes beneath an enemy that was just defeated."""
    held = you.table.held
    for hero in you.table.held_heroes(enemy):
        await gains(you, hero, held[enemy])
    if enemy in held and not held[enemy]:
        del held[enemy]


async def passes_cards_left(you: Seat) -> None:
    """Every player chooses a card from hand; when all have chosen, each hands it to the left neighbour."""
    table = you.table
    chosen: list[tuple[Seat, Card]] = []
    for player in you.everyone:
        card = await player.picks_own("pass", ["hand"], "Choose a card to pass to your left.")
        if card is not None:
            chosen.append((player, card))
    for player, card in chosen:
        player.hand.remove(card)
    for player, card in chosen:
        neighbor = player.left_neighbor
        table.hides(card)
        neighbor.hand.append(card)
        table.tell("passes", player.index, place=neighbor.name, secret=[card], to=(player.index, neighbor.index))
    table.passed_in_secret = table.passed_in_secret or not table.is_solo
