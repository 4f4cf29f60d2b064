"""Playing Heroes: points, effects, Superpowers, and copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.legendary.cards import Hero
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


async def gets_recruit(you: Seat, points: int) -> None:
    table = you.table
    table.recruit += points
    table.recruit_made += points
    if points:
        table.tell("gets_recruit", you.index, number=points)


async def gets_attack(you: Seat, points: int) -> None:
    table = you.table
    table.attack += points
    table.attack_made += points
    if points:
        table.tell("gets_attack", you.index, number=points)


async def keeps_until_end_of_turn(you: Seat, moment: str, card: Hero) -> None:
    """The card answers a moment for the rest of this turn."""
    you.table.register(moment, card)


async def plays(you: Seat, card: Hero) -> None:
    """Plays a Hero from hand."""
    you.hand.remove(card)
    you.played.append(card)
    you.table.tell("plays", you.index, card)
    you.table.turn_played.append(card)
    await _carries_out(you, card, card)


async def plays_copy(you: Seat, card: Hero) -> None:
    """Plays a copy of a Hero that stays where it is. The copy counts as a Hero played, but is none of your Heroes."""
    you.table.tell("plays_copy", you.index, card)
    you.table.turn_played.append(card)
    await _carries_out(you, card, card)


async def plays_as(you: Seat, card: Hero, other: Hero) -> None:
    """A card that is being played becomes a copy of another: its points, its effects, and its class besides its own."""
    table = you.table
    face = table.copied.get(other, other)
    assert isinstance(face, Hero)
    table.copied[card] = face
    table.tell("copies", you.index, card, other=face)
    await _carries_out(you, card, face)


async def _carries_out(you: Seat, card: Hero, face: Hero) -> None:
    """Everything `face` gives; `card` is the cardboard that is being played."""
    table = you.table
    table.causes.append(card)
    table.depth += 1
    await face.cost_to_play(you)
    if face.recruit:
        table.recruit += face.recruit
        table.recruit_made += face.recruit
    if face.attack:
        table.attack += face.attack
        table.attack_made += face.attack
    if face.acts:
        await face.played(you)
    if face.power and await _uses_superpower(you, face):
        table.tell("superpower", you.index, card)
        await face.superpower(you)
    table.depth -= 1
    table.causes.pop()


async def _uses_superpower(you: Seat, face: Hero) -> bool:
    """Each icon needs a Hero of its own, played earlier this turn."""
    for icon in set(face.power):
        if you.count_played(icon) < face.power.count(icon):
            return False
    if not you.table.box.superpower_is_optional:
        return True
    options = [Option("use the Superpower"), Option("decline")]
    return (await you.asks("Use the Superpower?", options, rule="superpower")).verb != "decline"
