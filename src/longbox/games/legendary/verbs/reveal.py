"""Showing a card from hand or from what one has played, to escape something or to earn it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.traits import Trait
from longbox.games.legendary.verbs.choose import DECLINE, could_hold, options_for, own_cards
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def shows(you: Seat, trait: Trait, besides: Card | None = None) -> bool:
    """Whether the seat chooses to reveal a Hero of this team or class, other than `besides`."""
    table = you.table

    def fits(card: Card) -> bool:
        return card is not besides and table.has_trait(card, trait)

    cards = own_cards(you, ["hand", "played"], fits)
    if not cards and not could_hold(you, fits):
        return False
    options = [*options_for("reveal", cards), Option(DECLINE)]
    chosen = await you.asks(f"You may reveal a {trait.value} Hero.", options, rule="reveal", secret=True)
    if chosen.verb == DECLINE:
        table.tell("reveals_nothing", you.index)
        return False
    table.tell("reveals", you.index, chosen.card, place=chosen.place)
    return True
