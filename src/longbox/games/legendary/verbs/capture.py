"""Bystanders and Heroes beneath enemies, and Bystanders rescued."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.games.legendary.cards import Card
    from longbox.games.legendary.table import Seat


async def rescues(you: Seat, count: int = 1) -> None:
    """Rescues Bystanders from the stack, as many as there are."""
    table = you.table
    for _ in range(min(count, len(table.bystanders))):
        card = table.bystanders.pop()
        you.victory.append(card)
        table.tell("rescues", you.index, card)


async def rescues_held(you: Seat, enemy: Card) -> int:
    """Rescues every Bystander beneath an enemy; how many there were."""
    table = you.table
    held = table.held.get(enemy, [])
    freed = [card for card in held if card.kind == "bystander"]
    for card in freed:
        held.remove(card)
        you.victory.append(card)
        table.tell("rescues", you.index, card)
    if enemy in table.held and not held:
        del table.held[enemy]
    return len(freed)


async def has_captured(you: Seat, enemy: Card, count: int = 1) -> None:
    """An enemy captures Bystanders from the stack, as many as there are."""
    if is_gone(you, enemy):
        return
    for _ in range(min(count, len(you.table.bystanders))):
        await puts_beneath(you, enemy, you.table.bystanders.pop())


def is_gone(you: Seat, enemy: Card) -> bool:
    """Whether a Villain has left the city: by the escape that its entry caused, even before its own Ambush."""
    return enemy is not you.table.mastermind and enemy not in you.table.city


async def puts_beneath(you: Seat, enemy: Card, card: Card) -> None:
    you.table.held.setdefault(enemy, []).append(card)
    you.table.tell("captures", card=card, other=enemy)


async def captures_hero(you: Seat, enemy: Card, hero: Card) -> None:
    """A Hero from the HQ goes beneath an enemy."""
    if is_gone(you, enemy):
        return
    await puts_beneath(you, enemy, hero)
    you.table.leaves_hq(hero)
