"""Activated Abilities: which can be used, for how much, and using one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat

_ONCE_IN_A_TURN = ("specialty", "tile", "upgrade", "stone")


def activation_cost_of(you: Seat, card: Card) -> int:
    """What the seat pays for an activation: reductions first, never below 0, then surcharges."""
    cost = card.activation_cost or 0
    changing = you.table.registered.get("activation_cost_change")
    if changing:
        changes = [other.activation_cost_change(you, card) for other in changing]
        cost = max(0, cost + sum(change for change in changes if change < 0))
        cost += sum(change for change in changes if change > 0)
    return cost


def activations(you: Seat, power: int | None = None, besides: Card | None = None) -> list[Card]:
    """The cards of this seat whose Activated Ability can be used with an activate action and so much Power."""
    table = you.table
    power = you.power if power is None else power
    found: list[Card] = []
    for card in table.registered.get("activated", ()):
        if card is besides or (card.kind in _ONCE_IN_A_TURN and card in table.used_cards):
            continue
        if you.controls(card):
            cost = activation_cost_of(you, card)
            if cost <= power and card.may_be_activated(you, power - cost):
                found.append(card)
    return found


async def activates(you: Seat, card: Any) -> None:
    """Pays for an Activated Ability and carries it out."""
    await you.pays(activation_cost_of(you, card))
    await activates_free(you, card)


async def activates_free(you: Seat, card: Any) -> None:
    """Carries out an Activated Ability for nothing. It counts as its use in this turn."""
    table = you.table
    if card.kind in _ONCE_IN_A_TURN:
        table.used_cards.append(card)
    table.tell("activates", you.index, card)
    await carries_out(table, card, card.activated(you))
    await settles(table)


async def performs_activate(you: Seat) -> Any:
    """An activate action; the card, or None if nothing can be activated."""
    card = await you.picks("activate", activations(you), "Choose what to activate.", rule="activate")
    if card is not None:
        await activates(you, card)
    return card
