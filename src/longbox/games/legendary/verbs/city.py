"""The city: entering, pushing, moving, escaping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.legendary.verbs.effects import carries_out

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def brings_into_city(you: Seat, card: Any) -> None:
    """A card enters the city at its first space and pushes onward whoever is in the way; then it ambushes."""
    table = you.table
    city = table.city
    pushed: Card | None = card
    for space, standing in enumerate(city):
        city[space], pushed = pushed, standing
        if pushed is None:
            break
    table.tell("enters_city", card=card, place=table.box.city[0].name)
    if pushed is not None:
        await _escapes(you, pushed)
    if card.is_villain:
        await carries_out(you, card, "ambush")


async def moves_villain(you: Seat, villain: Card, space: int) -> None:
    """Moves a Villain to another city space; one that stands there changes places with it."""
    city = you.table.city
    origin = city.index(villain)
    city[origin], city[space] = city[space], villain
    you.table.tell("moves", card=villain, place=you.table.box.city[space].name)


async def _escapes(you: Seat, card: Any) -> None:
    """A card pushed off the last space escapes with all it holds."""
    table = you.table
    carried = table.held.pop(card, [])
    table.escaped.append(card)
    table.escaped.extend(carried)
    bystanders = sum(held.kind == "bystander" for held in carried)
    table.villains_escaped += 1
    table.bystanders_carried_off += bystanders
    if not card.is_villain and card.kind == "bystander":
        table.killbots_escaped += 1
    table.tell("escapes", card=card, number=len(carried) or None)
    table.checks_evil()
    table.causes.append(card)
    table.depth += 1
    await you.kos_from_hq(table.box.escape_kos_hero_costing, "escape_ko")
    if bystanders:
        for player in you.everyone:
            await player.discards_one(rule="escape_discard")
    table.depth -= 1
    table.causes.pop()
    if card.is_villain:
        await carries_out(you, card, "escape")
