"""Playing cards from the Villain Deck: Villains, Bystanders, Twists and Strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.legendary.verbs.capture import puts_beneath
from longbox.games.legendary.verbs.effects import carries_out

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


async def plays_villain_cards(you: Seat, count: int = 1) -> None:
    """Plays cards from the top of the Villain Deck, one after the other, as many as there are."""
    for _ in range(count):
        if you.table.villain_deck:
            await _plays_one(you)


async def _plays_one(you: Seat) -> None:
    table = you.table
    card: Any = table.villain_deck.pop()
    table.tell("plays_villain_card", you.index, card)
    if card.is_villain or table.scheme.makes_villain(card):
        await you.brings_into_city(card)
        return
    table.resolving.append(card)
    if card.kind == "twist":
        await you.plays_twist(card)
    elif card.kind == "strike":
        await carries_out(you, table.mastermind, "strike")
        table.resolving.remove(card)
        table.ko.append(card)
    else:
        villains = table.villains()
        table.resolving.remove(card)
        await puts_beneath(you, villains[0] if villains else table.mastermind, card)


async def plays_twist(you: Seat, card: Any) -> None:
    """A Twist, which lies among the cards being resolved: the Scheme acts, then the card goes where it belongs."""
    table = you.table
    table.twists += 1
    table.tell("twist", you.index, table.scheme, number=table.twists)
    await carries_out(you, table.scheme, "twist", card)
    if card in table.resolving:
        table.resolving.remove(card)
        table.ko.append(card)
    table.checks_evil()
    if table.is_solo and table.box.solo.twist_kos_hero_costing:
        await you.kos_from_hq(table.box.solo.twist_kos_hero_costing, "solo_twist")
