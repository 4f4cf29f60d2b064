"""The relocate action: what it moves, from where and to where."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import offered, places
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    find,
    lay,
    marked,
    on,
    options,
    power,
    seat,
    spot,
    table,
    titles,
)


@clause("MV-077")
def test_an_ally_goes_from_its_location_to_any_other_of_the_domain() -> None:
    game = lay(THANOS, HELA, mover="Knowhere", at={"Titan": ["Ebony Maw"]})
    answers(game, "relocate Ebony Maw at Titan")
    assert places(game, "relocate Ebony Maw") == {"Sanctuary II", "The Infinity Well", "Knowhere"}
    answers(game, "relocate Ebony Maw to Sanctuary II")
    assert (at(game, "Titan"), at(game, "Sanctuary II")) == ([], ["Ebony Maw"])
    assert not offered(game, "relocate")
    assert at_rest(game)


@clause("MV-077", "MV-085")
def test_an_item_goes_from_its_location_to_any_other_of_the_domain_and_to_no_event() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", at={"Titan": ["Space Throne"]}, events=["Helicarrier Alert"],
    )  # fmt: skip
    answers(game, "relocate Space Throne at Titan")
    assert places(game, "relocate Space Throne") == {"Sanctuary II", "The Infinity Well", "Knowhere"}


@clause("MV-078")
def test_an_ally_goes_to_a_global_event_and_to_ones_own_targeted_one_but_to_no_other() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", at={"Titan": ["Ebony Maw"]},
        events=["Helicarrier Alert", "Sacrifices Must Be Made", "Conquer Valhalla"],
    )  # fmt: skip
    answers(game, "relocate Ebony Maw at Titan")
    assert places(game, "relocate Ebony Maw") == {
        "Sanctuary II", "The Infinity Well", "Knowhere", "Helicarrier Alert", "Sacrifices Must Be Made",
    }  # fmt: skip


@clause("MV-079")
def test_an_ally_comes_home_from_another_domain_to_any_location() -> None:
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Hel": ["Dog of War"]})
    answers(game, "relocate Dog of War at Hel")
    assert places(game, "relocate Dog of War") == {
        "Warrior Falls", "Institute of Technology", "The Great Mound", "The Golden City",
    }  # fmt: skip


@clause("MV-079")
def test_an_item_does_not_come_home_from_another_domain() -> None:
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Hel": ["Explosives"]})
    assert not offered(game, "relocate")


@clause("MV-080")
def test_the_action_brings_nothing_into_another_domain() -> None:
    game = lay(
        TASKMASTER, HELA, THANOS, mover="Solomon Institute", at={"Armory": ["Anaconda", "Training Dummy"]},
    )  # fmt: skip
    home = {"Solomon Institute", "Training Room", "Camp Hammond"}
    for name in ("Anaconda", "Training Dummy"):
        answers(game, f"relocate {name} at Armory")
        assert places(game, f"relocate {name}") == home
        game.undo()


@clause("MV-080", "MV-055")
def test_a_card_may_bring_an_ally_into_another_domain() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Solomon Institute", at={"Armory": ["Anaconda"]}, hands=[["Shadow Initiative"], []],
        power=[1, 0],
    )  # fmt: skip
    answers(game, "play Shadow Initiative", "relocate Anaconda to Hel")
    assert at(game, "Hel") == ["Anaconda"]
    assert at_rest(game)


@clause("MV-081")
def test_the_action_moves_no_fate_card() -> None:
    game = lay(at={"Hel": [["Thor", "Odin-Force"], "Vision"], "Gjoll": ["Leah"], "Titan": ["Iron Man"]})
    assert offered(game, "relocate") == ["relocate Leah at Gjoll"]


@clause("MV-082", "MV-114")
def test_what_is_attached_to_an_ally_moves_with_it() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab",
        at={"Manufacturing Array": [["Duplicate Sentry", "Impervious Alloy", "Impervious Alloy"]]},
    )  # fmt: skip
    answers(game, "relocate Duplicate Sentry at Manufacturing Array", "relocate Duplicate Sentry to Research Lab")
    assert on(game, "Duplicate Sentry") == ["Impervious Alloy"] * 2
    for alloy in table(game).attached[find(game, "Duplicate Sentry")]:
        assert table(game).spot_of(alloy) is spot(game, "Research Lab")
    assert at(game, "Manufacturing Array") == []


@clause("MV-083")
def test_nobody_relocates_what_somebody_else_controls() -> None:
    game = lay(
        HELA, THANOS, KILLMONGER, at={"Hel": ["Ebony Maw", "Dog of War", "Explosives"], "Titan": ["Black Dwarf"]}
    )
    assert not offered(game, "relocate")
    with pytest.raises(IllegalAnswer):
        game.answer("relocate Ebony Maw at Hel")


@clause("MV-084")
def test_a_relocated_hero_is_not_played() -> None:
    game = lay(
        ULTRON, HELA, hands=[["Jocasta"], ["Fenris Wolf"]], power=[4, 0],
        at={"Research Lab": ["Black Widow"], "Hel": ["Leah"]},
    )  # fmt: skip
    answers(game, "play Jocasta", "play Jocasta to Manufacturing Array", "relocate Black Widow at Research Lab")
    answers(game, "relocate Black Widow to Hel")
    assert at(game, "Hel") == ["Leah", "Black Widow"]
    assert titles(seat(game, 1).hand) == ["Fenris Wolf"]
    assert at_rest(game)


@clause("MV-084")
def test_a_relocated_ally_is_not_played() -> None:
    game = lay(at={"Gjoll": ["Leah"], "Hel": ["Thor"]})
    answers(game, "relocate Leah at Gjoll", "relocate Leah to Hel")
    assert marked(game) == []
    assert at_rest(game)


@clause("MV-086")
def test_an_ally_at_an_event_stays_there() -> None:
    """RV-028: the sources of a relocate action are Domains."""
    game = lay(events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Leah"], "Gjoll": ["Dísir"]})
    assert offered(game, "relocate") == ["relocate Dísir at Gjoll"]


@clause("MV-085", "MV-116", "MV-145")
def test_an_item_gets_to_an_event_only_on_its_ally() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab", events=["Helicarrier Alert"],
        at={"Research Lab": [["Duplicate Sentry", "Impervious Alloy"], "Assembly Line"]},
    )  # fmt: skip
    assert offered(game, "relocate") == [
        "relocate Duplicate Sentry at Research Lab",
        "relocate Assembly Line at Research Lab",
    ]
    answers(game, "relocate Duplicate Sentry at Research Lab", "relocate Duplicate Sentry to Helicarrier Alert")
    assert table(game).strength_at(spot(game, "Helicarrier Alert")) == 2 + 2
    assert table(game).spot_of(find(game, "Impervious Alloy")) is spot(game, "Helicarrier Alert")


def test_relocating_costs_nothing() -> None:
    game = lay(at={"Gjoll": ["Leah"]}, power=[2, 0])
    answers(game, "relocate Leah at Gjoll", "relocate Leah to Hel")
    assert power(game) == 2
    assert "done" in options(game)
