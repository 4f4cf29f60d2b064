"""Every number and name on every face is as printed, and no card has a method that nobody calls."""

from __future__ import annotations

import inspect
from collections import Counter
from typing import Any

import pytest

from longbox.games.villainous import box, cards
from longbox.games.villainous.cards import REGISTERED
from longbox.games.villainous.facts import facts as shown
from longbox.games.villainous.moments import MOMENTS
from tests.scenarios.villainous import facts

OURS = facts.of_cards()
PRINTED = facts.committed()
FACES: list[Any] = [face for face, _ in box.faces()]


def test_the_box_has_exactly_the_printed_faces() -> None:
    assert set(OURS) == set(PRINTED)
    kinds = Counter(printed["kind"] for printed in PRINTED.values())
    assert (kinds["location"], kinds["tile"]) == (20, 14)
    assert len(PRINTED) - kinds["location"] - kinds["tile"] == 128, "entries of the decks"


@pytest.mark.parametrize("title", PRINTED)
def test_everything_on_a_face_is_as_printed(title: str) -> None:
    assert OURS[title] == PRINTED[title]


def test_the_table_of_facts_says_what_the_reference_says() -> None:
    """Where the reference is at hand; elsewhere the table is all there is, and it is never empty."""
    assert (facts.of_reference() if facts.REFERENCE.exists() else PRINTED) == PRINTED
    assert PRINTED


@pytest.mark.parametrize("villain", box.villain_faces().values(), ids=lambda villain: villain.title)
def test_every_villain_has_thirty_cards_and_eleven_fate_cards(villain: Any) -> None:
    assert sum(face.copies for face in box.deck_of(villain)) == 30
    assert sum(face.copies for face in box.fate_of(villain)) == 11
    assert len(villain.locations) == 4


def test_the_common_fate_deck_has_fifteen_cards_and_all_decks_together_two_hundred_and_twenty() -> None:
    assert sum(face.copies for face in box.fate_of(None)) == 15
    assert sum(face.copies for face in FACES if face.is_card) == 220
    assert sum(face.is_card for face in FACES) == 128


def test_every_public_method_of_a_card_is_a_moment() -> None:
    """A slip such as `playd` would never be called, and nobody would notice."""
    assert [slip for face in FACES for slip in slips(face)] == []


def test_a_slip_in_a_methods_name_is_noticed() -> None:
    class Slip(cards.Hero):
        """When played: nothing."""

        async def playd(self, you: Any, target: Any) -> None: ...

    assert slips(Slip) == ["Slip.playd"]


def slips(face: Any) -> list[str]:
    """Methods of a card's own that are no moments."""
    methods = {name for name in face.does if inspect.isfunction(getattr(face, name)) and not name.startswith("_")}
    return [f"{face.title}.{name}" for name in sorted(methods - MOMENTS.keys())]


def test_every_moment_is_one_that_the_kinds_of_card_know() -> None:
    known = {name for kind in vars(cards).values() if isinstance(kind, type) for name in vars(kind)}
    assert MOMENTS.keys() <= known
    assert set(REGISTERED) <= MOMENTS.keys()
    assert {name for name, rule in MOMENTS.items() if rule.startswith("registered")} == set(REGISTERED)


def test_every_face_says_what_it_does_and_where_its_facts_come_from() -> None:
    for fact in shown():
        assert fact.rule.endswith("."), fact.face
        assert fact.source in ("rulebook", "sourced", "single source", "original"), fact.face
    assert len({fact.face for fact in shown()}) == len(shown())
