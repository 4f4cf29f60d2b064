"""The vanquish action: whom, with whom, and who is discarded."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import offered
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    THANOS,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    lay,
    options,
    seat,
    strength,
    table,
    titles,
)


@clause("MV-087")
def test_nobody_is_vanquished_in_another_domain_or_at_an_event() -> None:
    game = lay(
        HELA, KILLMONGER, at={
            "Warrior Falls": ["Iron Man", "Leah", "Midgard Serpent"], "Helicarrier Alert": ["Dog of War", "Dísir"],
            "Hel": ["Iron Man", "Dísir"],
        }, events=["Helicarrier Alert"],
    )  # fmt: skip
    assert offered(game, "vanquish") == ["vanquish Iron Man at Hel"]


@clause("MV-087")
def test_one_action_defeats_one_character() -> None:
    game = lay(at={"Hel": ["Iron Man", "Vision", "Dísir", "Midgard Serpent", "Leah"]})
    answers(game, "vanquish Iron Man at Hel", "vanquish Iron Man with Dísir at Hel")
    assert at(game, "Hel") == ["Vision", "Midgard Serpent", "Leah"]
    assert not offered(game, "vanquish")


@clause("MV-088")
def test_ones_own_allies_are_no_targets() -> None:
    """RV-029: only characters that one does not control."""
    game = lay(at={"Hel": ["Leah", "Dísir", "Midgard Serpent"]})
    assert not offered(game, "vanquish")


@clause("MV-089")
def test_allies_elsewhere_and_allies_of_others_are_not_among_those_who_can_be_used() -> None:
    game = lay(
        HELA, THANOS, at={"Hel": ["Balder", "Dísir", "Draugr Swordsman", "Black Dwarf"], "Gjoll": ["Midgard Serpent"]}
    )
    answers(game, "vanquish Balder at Hel")
    assert options(game) == [
        "vanquish Balder with Dísir at Hel", "vanquish Balder with Dísir and Draugr Swordsman at Hel",
    ]  # fmt: skip


@clause("MV-090")
def test_as_much_strength_as_the_targets_is_enough_and_less_is_not() -> None:
    at_four = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": ["Thor", "King"]})
    assert not offered(at_four, "vanquish Thor")
    at_six = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": ["Thor", "King", "Dog of War"]})
    answers(at_six, "vanquish Thor at Warrior Falls")
    assert at(at_six, "Warrior Falls") == []
    at_five = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": ["Thor", "Knight"]})
    assert "vanquish Thor at Warrior Falls" in options(at_five)


@clause("MV-090")
def test_a_set_of_allies_too_weak_is_refused() -> None:
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": ["Thor", "King", "Dog of War", "Rook"]})
    answers(game, "vanquish Thor at Warrior Falls")
    with pytest.raises(IllegalAnswer):
        game.answer("vanquish Thor with King at Warrior Falls")
    assert sorted(options(game)) == [
        "vanquish Thor with King and Dog of War at Warrior Falls",
        "vanquish Thor with King and Rook at Warrior Falls",
        "vanquish Thor with King, Dog of War and Rook at Warrior Falls",
    ]


@clause("MV-091")
def test_target_and_used_allies_go_face_up_to_the_piles_they_belong_to() -> None:
    game = lay(HELA, THANOS, at={"Hel": ["Thor", "Dísir", "Leah"], "Gjoll": ["Black Swan", "Draugr Swordsman"]})
    answers(game, "vanquish Thor at Hel")
    assert titles(table(game).fate_discard) == ["Thor"]
    assert titles(seat(game).discard) == ["Dísir", "Leah"]
    game = lay(HELA, THANOS, at={"Gjoll": ["Black Swan", "Draugr Swordsman"]})
    answers(game, "vanquish Black Swan at Gjoll")
    assert titles(seat(game, 1).discard) == ["Black Swan"]
    assert titles(seat(game).discard) == ["Draugr Swordsman"]
    assert at_rest(game)


@clause("MV-092")
def test_whoever_was_not_used_stays() -> None:
    game = lay(at={"Hel": ["Thor", "Dísir", "Leah", "Draugr Swordsman"]})
    answers(game, "vanquish Thor at Hel", "vanquish Thor with Dísir and Leah at Hel")
    assert at(game, "Hel") == ["Draugr Swordsman"]


@clause("MV-093")
def test_what_raises_or_lowers_strength_counts() -> None:
    with_two = ["Draugr Swordsman"] * 2
    game = lay(at={"Hel": ["Vision", "Draugr Swordsman"]}, discards=[with_two, []])
    assert strength(game, "Draugr Swordsman") == 4
    assert offered(game, "vanquish") == ["vanquish Vision at Hel"]
    game = lay(at={"Hel": ["Vision", "Draugr Swordsman"]}, discards=[with_two[:1], []])
    assert not offered(game, "vanquish")


@clause("MV-093")
def test_tokens_and_attached_items_count_on_both_sides() -> None:
    at_lab = {"Research Lab": ["Thor", ["Heavy Attack Sentry", "Impervious Alloy"]]}
    game = lay(ULTRON, HELA, mover="Research Lab", at=at_lab)
    assert offered(game, "vanquish") == ["vanquish Thor at Research Lab"]
    game = lay(ULTRON, HELA, mover="Research Lab", at=at_lab, tokens={"Thor": 1})
    assert not offered(game, "vanquish")
    game = lay(ULTRON, HELA, mover="Research Lab", at=at_lab, tokens={"Thor": 1, "Heavy Attack Sentry": 1})
    assert offered(game, "vanquish") == ["vanquish Thor at Research Lab"]


def test_more_strength_than_needed_does_no_harm() -> None:
    game = lay(THANOS, HELA, mover="Knowhere", at={"Titan": ["Dora Milaje", "Black Dwarf"]})
    answers(game, "vanquish Dora Milaje at Titan")
    assert at(game, "Titan") == []
    assert at_rest(game)
