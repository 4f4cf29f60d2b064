"""Every number and name on every face is as printed, and no card has a method that nobody calls."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.catalog import playable
from longbox.games.legendary import cards as kinds
from longbox.games.legendary.moments import MOMENTS
from longbox.kernel.cards import Card
from tests.scenarios.legendary_1e import facts

OURS = facts.of_cards()
PRINTED = facts.committed()

# What a family's kinds of card offer besides the moments: asked by rules, views and records, never a card's ability.
DECLARED = {"face", "rule"}


def test_the_box_has_exactly_the_printed_faces() -> None:
    assert set(OURS) == set(PRINTED)
    assert len(OURS) == 127
    assert sum(card["copies"] for card in OURS.values()) == 500


@pytest.mark.parametrize("face", PRINTED)
def test_everything_on_a_face_is_as_printed(face: str) -> None:
    assert OURS[face] == PRINTED[face]


def test_the_table_of_facts_says_what_the_reference_says() -> None:
    """Where the reference is at hand; elsewhere the table is all there is, and it is never empty."""
    assert (facts.of_reference() if facts.REFERENCE.exists() else PRINTED) == PRINTED
    assert PRINTED


def test_every_method_of_a_card_is_a_moment_or_called_by_its_own_card() -> None:
    """A slip such as `figth` would never be called, and nobody would notice."""
    assert [slip for face, _ in playable("legendary-1e").box.faces for slip in slips(face)] == []


def test_a_slip_in_a_methods_name_is_noticed() -> None:
    class Slip(kinds.Villain):
        """Fight: nothing."""

        group = kinds.Group("Slips")

        async def figth(self, you: Any) -> None: ...

    assert slips(Slip) == ["Slips: Slip.figth"]


def test_every_moment_is_declared_by_a_kind_of_card() -> None:
    declared = {name for kind in vars(kinds).values() if isinstance(kind, type) for name in vars(kind)}
    assert set(MOMENTS) <= declared


def slips(face: type[Card]) -> list[str]:
    """Methods of a card's own that are no moments, and that none of its other methods calls."""
    found = []
    for owner in face.__mro__:
        if owner.__module__ in (kinds.__name__, Card.__module__) or owner is object:
            continue
        own = {name: method for name, method in vars(owner).items() if _is_method(method)}
        called = {word for method in own.values() for word in method.__code__.co_names if word in own}
        wrapped = {word for method in own.values() for word in _inner(method).__code__.co_names if word in own}
        found += [f"{face.face()}.{name}" for name in own if name not in {*MOMENTS, *DECLARED, *called, *wrapped}]
    return found


def _is_method(value: Any) -> bool:
    return hasattr(value, "__code__") and not value.__name__.startswith("_")


def _inner(method: Any) -> Any:
    """The method itself, where the test run watches it."""
    return getattr(method, "__wrapped__", method)
