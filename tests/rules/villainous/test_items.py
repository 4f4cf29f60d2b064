"""Items: at a location or on an Ally, and where they go when that Ally leaves."""

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
    at_rest,
    clause,
    find,
    lay,
    on,
    options,
    power,
    seat,
    spot,
    table,
    titles,
)


@clause("MV-111")
@pytest.mark.parametrize(
    "place", ["Research Lab", "Manufacturing Array", "Reconfiguration Base", "Stark Industries Industrial Complex"]
)
def test_an_item_is_paid_for_and_put_at_any_own_location(place: str) -> None:
    game = lay(ULTRON, HELA, mover="Research Lab", hands=[["Assembly Line"], []], power=[3, 0])
    answers(game, "play Assembly Line", f"play Assembly Line to {place}")
    assert at(game, place) == ["Assembly Line"]
    assert power(game) == 2
    assert table(game).covering(spot(game, place)) is None
    assert at_rest(game)


@clause("MV-112")
def test_an_attaching_item_goes_on_an_own_ally_in_the_own_domain() -> None:
    game = lay(
        ULTRON, THANOS, hands=[["Impervious Alloy"], []], power=[2, 0], events=["Helicarrier Alert"], at={
            "Research Lab": ["Duplicate Sentry", "Black Dwarf"], "Manufacturing Array": ["Flying Sentry"],
            "Titan": ["Alkhema"], "Helicarrier Alert": ["Heavy Attack Sentry"],
        },
    )  # fmt: skip
    answers(game, "play Impervious Alloy")
    assert options(game) == [
        "play Impervious Alloy on Duplicate Sentry at Research Lab",
        "play Impervious Alloy on Flying Sentry at Manufacturing Array",
    ]
    answers(game, options(game)[0])
    assert on(game, "Duplicate Sentry") == ["Impervious Alloy"]
    assert power(game) == 0


@clause("MV-113")
@pytest.mark.parametrize("where", ["Helicarrier Alert", "Titan"])
def test_with_allies_elsewhere_only_an_attaching_item_cannot_be_played(where: str) -> None:
    game = lay(
        ULTRON, THANOS, hands=[["Impervious Alloy"], []], power=[2, 0], events=["Helicarrier Alert"],
        at={where: ["Flying Sentry"], "Research Lab": ["Black Dwarf"]},
    )  # fmt: skip
    assert not offered(game, "play")


@clause("MV-114")
def test_an_attached_item_goes_along_by_an_action_and_by_a_card() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab", hands=[["Technoforming"], []], power=[1, 0], events=["Helicarrier Alert"],
        at={"Manufacturing Array": [["Duplicate Sentry", "Impervious Alloy"]]},
    )  # fmt: skip
    alloy = find(game, "Impervious Alloy")
    answers(game, "relocate Duplicate Sentry at Manufacturing Array", "relocate Duplicate Sentry to Research Lab")
    assert table(game).spot_of(alloy) is spot(game, "Research Lab")
    answers(game, "play Technoforming", "relocate Duplicate Sentry to Helicarrier Alert")
    assert table(game).spot_of(alloy) is spot(game, "Helicarrier Alert")
    assert on(game, "Duplicate Sentry") == ["Impervious Alloy"]


@clause("MV-114")
def test_a_card_that_relocates_several_takes_what_is_attached_along() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", specialties=[["Space Stone"], []], at={"Titan": [["Ebony Maw"]]})
    answers(game, "activate Space Stone", "relocate Ebony Maw at Titan", "relocate Ebony Maw to Knowhere")
    assert at(game, "Knowhere") == ["Ebony Maw"]
    assert at_rest(game)


@clause("MV-115")
def test_used_in_a_vanquish_an_ally_takes_its_items_to_the_discard_pile() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab",
        at={"Research Lab": ["Thor", ["Heavy Attack Sentry", "Impervious Alloy"]]},
    )  # fmt: skip
    answers(game, "vanquish Thor at Research Lab")
    assert sorted(titles(seat(game).discard)) == ["Heavy Attack Sentry", "Impervious Alloy"]
    assert table(game).attached == {}


@clause("MV-115")
def test_a_defeated_ally_takes_its_items_to_the_discard_pile() -> None:
    game = lay(HELA, ULTRON, fate_deck=["Black Widow"], at={"Research Lab": [["Flying Sentry", "Impervious Alloy"]]})
    answers(game, "fate", "fate Ultron: Black Widow to Research Lab", "defeat Flying Sentry at Research Lab")
    assert sorted(titles(seat(game, 1).discard)) == ["Flying Sentry", "Impervious Alloy"]
    assert at_rest(game)


@clause("MV-115")
def test_a_removed_ally_takes_its_items_to_the_discard_pile() -> None:
    game = lay(
        HELA, ULTRON, fate_deck=["Molecular Rearranger"], at={"Research Lab": [["Flying Sentry", "Impervious Alloy"]]}
    )
    answers(game, "fate")
    answers(game, next(option for option in options(game) if "Flying Sentry" in option))
    assert sorted(titles(seat(game, 1).discard)) == ["Flying Sentry", "Impervious Alloy"]
    assert at_rest(game)


@clause("MV-115")
def test_each_attached_item_goes_to_the_pile_of_its_own_player() -> None:
    """RV-057: when the bearer leaves play, each attached Item goes to its own owner's discard pile."""
    game = lay(
        KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": [["Vision", "Odin-Force", "Wound"], "Rook"]}
    )
    answers(game, "vanquish Vision at Warrior Falls")
    assert sorted(titles(table(game).fate_discard)) == ["Odin-Force", "Vision"]
    assert titles(seat(game).discard) == ["Wound", "Rook"]


@clause("MV-116")
def test_an_item_is_played_to_no_event() -> None:
    game = lay(
        TASKMASTER, HELA, mode="undying", hands=[["Training Dummy"], []], power=[2, 0],
        events=["Helicarrier Alert", "Government Work"],
    )  # fmt: skip
    answers(game, "play Training Dummy")
    assert len(options(game)) == 4
