"""What covers the top row of a location, for how long, and what is never covered."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import offered
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at,
    clause,
    find,
    lay,
    options,
    spot,
    table,
)


@clause("MV-048")
def test_a_hero_covers_the_actions_of_the_top_row() -> None:
    game = lay(
        THANOS, HELA, mover="Titan", hands=[["Ebony Maw"], []], power=[9, 0],
        at={"Titan": ["Thor"], "Knowhere": ["Black Dwarf"]},
    )  # fmt: skip
    assert options(game) == ["gain 1 Power", "relocate Black Dwarf at Knowhere", "done"]
    free = lay(THANOS, HELA, mover="Titan", hands=[["Ebony Maw"], []], power=[9, 0], at={"Knowhere": ["Black Dwarf"]})
    assert {"play Ebony Maw", "fate"} < set(options(free))


@clause("MV-048")
def test_a_hero_elsewhere_covers_nothing_here() -> None:
    game = lay(THANOS, HELA, mover="Titan", at={"Knowhere": ["Thor"], "Hel": ["Vision"]})
    assert "fate" in options(game)


@clause("MV-049")
def test_the_bottom_row_cannot_be_covered() -> None:
    game = lay(mover="Hel", hands=[["Leah"], []], power=[2, 0], at={"Hel": ["Thor", "Vision", "Angela"]})
    assert options(game) == ["play Leah", "discard cards", "done"]


@clause("MV-050")
def test_vanquishing_the_hero_frees_the_row() -> None:
    game = lay(THANOS, HELA, mover="Knowhere", at={"Knowhere": ["Iron Man", "Ebony Maw", "Black Swan"]})
    assert not offered(game, "relocate")
    answers(game, "vanquish Iron Man at Knowhere", "vanquish Iron Man with Ebony Maw at Knowhere")
    assert offered(game, "relocate") == ["relocate Black Swan at Knowhere"]


@clause("MV-050")
def test_relocating_the_hero_frees_the_row() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Warrior Falls", hands=[["Taunt"], []], at={"Warrior Falls": ["Thor"]},
    )  # fmt: skip
    assert "fate" not in options(game)
    answers(game, "play Taunt", "relocate Thor at Warrior Falls", "relocate Thor to The Great Mound")
    assert "fate" in options(game)


@clause("MV-050")
def test_defeating_the_hero_by_a_card_frees_the_row() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Warrior Falls", hands=[["Killmonger's Fury"], []], power=[2, 0],
        at={"Warrior Falls": ["Vision"]},
    )  # fmt: skip
    assert "fate" not in options(game)
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == []
    assert "fate" in options(game)


@clause("MV-050")
def test_removing_the_hero_frees_the_row() -> None:
    game = lay(
        mover="Hel", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Hel": ["Thor"]}, marked=["Thor"],
    )  # fmt: skip
    assert "gain 2 Power" not in options(game)
    answers(game, "play Soul for a Soul")
    assert "gain 2 Power" in options(game)


@clause("MV-050")
def test_a_block_lasts_for_turns() -> None:
    game = lay(mover="Niflheim", at={"Hel": ["Thor"]})
    for _ in range(3):
        answers(game, "done")
        answers(game, options(game)[0], "done")
        answers(game, "move to Hel" if "move to Hel" in options(game) else "move to Niflheim")
        assert "gain 2 Power" not in options(game)
    assert table(game).covering(spot(game, "Hel")) is find(game, "Thor")


@clause("MV-051")
def test_a_freed_action_can_be_used_in_the_same_turn() -> None:
    game = lay(THANOS, HELA, mover="Knowhere", at={"Knowhere": ["Iron Man", "Ebony Maw"], "Titan": ["Black Swan"]})
    answers(game, "vanquish Iron Man at Knowhere", "relocate Black Swan at Titan", "relocate Black Swan to Knowhere")
    assert at(game, "Knowhere") == ["Black Swan"]


@clause("MV-053")
@pytest.mark.parametrize("other", ["Vision", "Dog of War"])
def test_whoever_else_opposes_there_covers_the_row_then(other: str) -> None:
    game = lay(
        THANOS,
        KILLMONGER,
        mover="Knowhere",
        at={"Knowhere": ["Iron Man", other, "Ebony Maw"], "Titan": ["Black Swan"]},
    )
    answers(game, "vanquish Iron Man at Knowhere")
    assert not offered(game, "relocate")
    covering = table(game).covering(spot(game, "Knowhere"))
    assert covering is find(game, other)


@clause("MV-054")
def test_an_action_from_a_card_is_one_more_and_no_hero_covers_it() -> None:
    """RV-027: granted actions are not printed on the top row."""
    game = lay(
        ULTRON,
        HELA,
        mover="Research Lab",
        at={"Research Lab": ["Heavy Attack Sentry", "Heavy Attack Sentry", "Vision", "Iron Man"]},
    )
    answers(game, "vanquish Iron Man at Research Lab")
    answers(game, options(game)[0])
    assert at(game, "Research Lab") == ["Heavy Attack Sentry", "Vision"]
    assert not offered(game, "relocate", "gain")


@clause("MV-054")
def test_a_granted_action_is_there_once_for_each_card_and_only_where_the_mover_is() -> None:
    """RV-027: one action for each card, while the mover is there."""
    game = lay(
        TASKMASTER, HELA, mover="Training Room",
        at={"Training Room": ["Taskmaster's Bow", "Dora Milaje", "Dora Milaje", "Anaconda", "Crossbones"]},
    )  # fmt: skip
    assert offered(game, "vanquish") == ["vanquish Dora Milaje at Training Room"]
    answers(game, "vanquish Dora Milaje at Training Room", "vanquish Dora Milaje with Anaconda at Training Room")
    assert at(game, "Training Room") == ["Taskmaster's Bow", "Dora Milaje", "Crossbones"]
    assert not offered(game, "vanquish")
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", at={"Training Room": ["Taskmaster's Bow", "Dora Milaje", "Anaconda"]},
    )  # fmt: skip
    assert not offered(game, "vanquish")
