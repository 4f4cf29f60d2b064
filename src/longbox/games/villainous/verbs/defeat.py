"""Defeating and removing: two ways out of play. A defeat may be replaced and is answered; a removal hardly ever is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.marks import rewards_mark
from longbox.games.villainous.verbs.place import out_of_play, strips, takes_off
from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat, Table


async def defeats(you: Seat, character: Any) -> bool:
    """Defeats a character in play; False if it cannot be defeated, or if something else happened instead.

    `you` is who causes the defeat: a reward for it is theirs, and they choose where a choice is left.
    """
    table = you.table
    if not table.may_be_defeated(character) or await _is_replaced(you, character, "instead_of_defeat"):
        return False
    spot = table.holder[character]
    was_marked = character in table.marked
    table.tell("defeats", you.index, character, place=spot.at)
    if character.kind == "rival":
        strips(table, character)
        takes_off(table, character)
    else:
        out_of_play(table, character)
    if was_marked:
        await _answers_mark(you, character)
    if "defeated" in character.does:
        await carries_out(you.table, character, character.defeated(you, spot))
    if character.is_hero:
        for card in table.answering("hero_defeated"):
            await carries_out(you.table, card, card.hero_defeated(you, character, spot))
    await settles(table)
    return True


async def _answers_mark(you: Seat, hero: Card) -> None:
    if you.villain.earns_marks:
        await rewards_mark(you.table, you)
    for card in you.table.answering("marked_hero_defeated"):
        await carries_out(you.table, card, card.marked_hero_defeated(you, hero))


async def _is_replaced(you: Seat, card: Card, moment: str) -> bool:
    """Whether a card in play put something else in the place of a defeat or a removal."""
    for other in you.table.answering(moment):
        if await carries_out(you.table, other, getattr(other, moment)(you, card)):
            return True
    return False


async def defeats_all(you: Seat, characters: Sequence[Card]) -> list[Card]:
    """Defeats several characters together. Protectors fall with the others; one that stays shields them."""
    table = you.table
    spots = {character: table.holder[character] for character in characters}
    fallen: list[Card] = []
    table.in_one_change += 1
    for character in sorted(characters, key=lambda character: _turn_to_fall(table, character)):
        if table.holder.get(character) is spots[character] and await defeats(you, character):
            fallen.append(character)
    table.in_one_change -= 1
    await settles(table)
    return fallen


def _turn_to_fall(table: Table, character: Card) -> int:
    """Who falls together falls one by one: those who shield others first, last those whose defeat brings something.

    So what their defeat brings meets everybody else fallen already.
    """
    if not character.is_hero or table.has_protector(character):
        return 0
    return 2 if "defeated" in character.does else 1


async def defeats_one(
    you: Seat, characters: Sequence[Card], prompt: str, optional: bool = False, besides: Card | None = None
) -> Card | None:
    """Defeats one of some characters of one's own choice, among those that can be defeated now; None if none was."""
    table = you.table
    candidates = [card for card in characters if card is not besides and table.may_be_defeated(card)]
    card: Card | None = await you.picks("defeat", candidates, prompt, optional)
    if card is not None:
        await defeats(you, card)
    return card


async def removes(you: Seat, card: Card) -> bool:
    """Removes a character or an Item in play; False if it cannot be removed or something else happened instead."""
    table = you.table
    if not card.can_be_removed or card not in table.holder:
        return False
    if card.is_ally and await _is_replaced(you, card, "instead_of_removal"):
        return False
    spot, bearer = table.spot_of(card), table.holder[card]
    table.tell("removes", you.index, card, place=spot.at if spot is not None else f"on {bearer.title}")
    out_of_play(table, card)
    if not bearer.is_spot:
        _switches_on(you, bearer)
    await settles(table)
    return True


def _switches_on(you: Seat, bearer: Card) -> None:
    """A Specialty that nothing switches off any more answers its moments again."""
    table = you.table
    if any(bearer in seat.specialties for seat in table.seats) and not is_switched_off(you, bearer):
        table.leaves_play(bearer)
        table.enters_play(bearer)


def is_switched_off(you: Seat, specialty: Card) -> bool:
    return any(item.switches_off for item in you.table.attached.get(specialty, ()))


async def removes_one(you: Seat, cards: Sequence[Card], prompt: str, optional: bool = False) -> Card | None:
    """Removes one of some cards in play of one's own choice; None if there was none or the seat declined."""
    candidates = [card for card in cards if card.can_be_removed]
    card: Card | None = await you.picks("remove", candidates, prompt, optional)
    if card is not None:
        await removes(you, card)
    return card


async def removes_all(you: Seat, cards: Sequence[Card]) -> None:
    """Removes several characters and Items together: all of this is one change."""
    table = you.table
    table.in_one_change += 1
    for card in cards:
        await removes(you, card)
    table.in_one_change -= 1
    await settles(table)


async def discards_from_play(you: Seat, card: Card) -> None:
    """A card in play goes to its discard pile, which is neither a defeat nor a removal."""
    table = you.table
    table.tell("discards", you.index, card)
    out_of_play(table, card)
    await settles(table)


async def returns_to_hand(you: Seat, card: Card) -> None:
    """A Villain card in play goes back into its owner's hand; what was attached to it does not."""
    table = you.table
    owner = table.owner_of(card)
    assert owner is not None
    strips(table, card)
    takes_off(table, card)
    table.hides(card)
    owner.hand.append(card)
    table.tell("returns_to_hand", owner.index, card)
    await settles(table)
