"""What a viewer cannot know: the places of hidden cards, and how they can be exchanged without the viewer noticing.

The law of secrets exchanges them to see that nobody does notice; a bot that searches exchanges them so as not to know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from longbox.kernel import luck
from longbox.kernel.cards import Card
from longbox.kernel.table import Declared, Field, Kind, Sees, Table

Group = tuple[int | str, str]  # whose cards, or the zone of the table; and how their backs look
Spots = list[tuple[list[Any], int]]
Groups = dict[Group, Spots]


def unseen(table: Table, viewer: int | None, known: Collection[Card] = ()) -> Groups:
    """Every place whose card a viewer cannot know, by what may truly lie there: what a player owns is public, which of
    it is in hand is not; and a card with another back would be noticed. Cards that a note refers to stay put, and so
    do those that are `known` for another reason."""
    stays = set(known)
    groups: Groups = {}
    for owner, field in fields(table):
        if field.kind is Kind.NOTE:
            stays.update(_cards(getattr(owner, field.name)))
    for owner, field in fields(table):
        seat = owner.index if owner is not table else None  # type: ignore[attr-defined]
        if not field.holds_cards or _sees(field, seat, viewer):
            continue
        value = getattr(owner, field.name)
        for pile in value.values() if field.kind is Kind.HELD else (value,):
            for place, card in enumerate(pile):
                if card is not None and card not in stays:
                    groups.setdefault((field.name if seat is None else seat, card.back), []).append((pile, place))
    return groups


def exchange(groups: Groups, state: int) -> None:
    """Exchanges the cards of each group at random. How they lay before has no part in how they lie then: whoever
    cannot know the one learns nothing of it from the other."""
    for spots in groups.values():
        cards = sorted((pile[place] for pile, place in spots), key=_face_and_number)
        state = luck.shuffle(state, cards)
        for (pile, place), card in zip(spots, cards, strict=True):
            pile[place] = card


def fields(table: Table) -> Iterator[tuple[Declared, Field]]:
    """Every field of the table and of its seats, with what declares it."""
    for owner in (table, *table.seats):
        for field in owner.fields:
            yield owner, field


def _face_and_number(card: Card) -> tuple[str, int]:
    return card.face(), card.uid


def _sees(field: Field, seat: int | None, viewer: int | None) -> bool:
    return field.sees is Sees.EVERYONE or (field.sees is Sees.OWNER and viewer is not None and seat == viewer)


def _cards(value: Any) -> Iterator[Card]:
    """The cards that a note refers to."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, dict):
        yield from _cards(list(value))
        yield from _cards(list(value.values()))
    elif isinstance(value, list | tuple) and value and type(value[0]) is not int:  # a long list of numbers has none
        for item in value:
            yield from _cards(item)
