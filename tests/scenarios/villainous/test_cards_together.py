"""Cards that meet each other: what no scenario of a single card shows."""

from __future__ import annotations

from tests.rules.villainous.words import offered, places
from tests.scenarios.villainous.words import (
    HELA,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    find,
    lay,
    log,
    on,
    options,
    seat,
    strength,
    table,
    titles,
)

SERPENT = "vanquish everybody possible with Midgard Serpent at Hel"


# -- a discard pile that counts --------------------------------------------------------------------------------------


@clause("MV-141")
def test_a_draugr_swordsman_discarded_by_an_action_resolves_an_event_at_once() -> None:
    """The one at the Event gains the Strength that was missing, before anything else is done."""
    game = lay(
        HELA, THANOS, mover="Hel", hands=[["Draugr Swordsman", "Leah"], []], discards=[["Draugr Swordsman"], []],
        events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Draugr Swordsman", "Fenris Wolf"]},
        empty=["0.deck"], decks=[["Dísir", "Dísir", "Dísir"], []], tokens={"Fenris Wolf": -1},
    )  # fmt: skip
    answers(game, "discard cards", "discard Draugr Swordsman from hand", "enough")
    assert table(game).events == []
    assert titles(seat(game).hand) == ["Leah", "Dísir", "Dísir", "Dísir"]
    assert at_rest(game)


def test_another_card_discarded_resolves_no_event() -> None:
    game = lay(
        HELA, THANOS, mover="Hel", hands=[["Dísir"], []], events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Draugr Swordsman", "Fenris Wolf"]},
    )  # fmt: skip
    answers(game, "discard cards")
    assert titles(table(game).events) == ["Helicarrier Alert"]
    assert at_rest(game)


# -- Raise the Dead and the Soul Stone -------------------------------------------------------------------------------


def test_the_soul_stone_plays_a_draugr_swordsman_to_an_event_beside_raise_the_dead_too() -> None:
    """Raise the Dead permits something; it forbids nothing that another card permits."""
    game = lay(
        HELA, THANOS, mover="Gjoll", events=["Helicarrier Alert"], specialties=[["Raise the Dead"], []],
        at={"Hel": ["Soul Stone"]}, discards=[["Draugr Swordsman"], []],
    )  # fmt: skip
    answers(game, "activate Soul Stone at Hel")
    assert places(game, "play Draugr Swordsman") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault", "Helicarrier Alert"}
    answers(game, "play Draugr Swordsman to Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == ["Draugr Swordsman"]
    assert at_rest(game)


def test_raise_the_dead_itself_brings_a_draugr_swordsman_to_no_event() -> None:
    game = lay(
        HELA, THANOS, mover="Hel", events=["Helicarrier Alert"], specialties=[["Raise the Dead"], []], power=[1, 0],
        discards=[["Draugr Swordsman"], []],
    )  # fmt: skip
    answers(game, "play Draugr Swordsman from the discard pile")
    assert places(game, "play Draugr Swordsman") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}


# -- Midgard Serpent and the Reality Stone ---------------------------------------------------------------------------


def test_the_vanquish_action_of_the_reality_stone_may_be_that_of_midgard_serpent() -> None:
    """It defeats everybody possible and is not discarded."""
    game = lay(
        HELA, THANOS, mover="Gjoll", at={"Hel": ["Reality Stone", "Midgard Serpent", "Vision", "Falcon", "Angela"]}
    )
    answers(game, "activate Reality Stone at Hel")
    assert options(game) == ["vanquish Vision at Hel", "vanquish Falcon at Hel", SERPENT]
    answers(game, SERPENT)
    assert at(game, "Hel") == ["Reality Stone", "Midgard Serpent", "Angela"]
    assert at_rest(game)


def test_the_reality_stone_is_offered_where_only_midgard_serpent_can_vanquish_at_all() -> None:
    """Weakened to 4, the Serpent still defeats a Hero of Strength 5 by its own text."""
    game = lay(
        HELA, THANOS, TASKMASTER, mover="Gjoll", at={"Hel": ["Reality Stone", "Midgard Serpent", "Hulk"]},
        tokens={"Midgard Serpent": -1},
    )  # fmt: skip
    assert offered(game, "activate") == ["activate Reality Stone at Hel"]
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": ["Reality Stone", "Midgard Serpent", "Angela"]})
    assert not offered(game, "activate")


# -- who is not defeated after all -----------------------------------------------------------------------------------


def test_training_academy_waits_where_hulk_moves_on_instead_of_being_defeated() -> None:
    """RV-048: he was not vanquished, and the Allies used are discarded."""
    game = lay(
        TASKMASTER, HELA, mover="Armory", at={"Armory": ["Training Academy", "Anaconda", "Crossbones", "Hulk"]},
    )  # fmt: skip
    answers(game, "vanquish Hulk at Armory", "relocate Hulk to Hel")
    assert at(game, "Armory") == ["Training Academy"]
    assert titles(seat(game).discard) == ["Anaconda", "Crossbones"]
    assert at_rest(game)


def test_ebony_maw_is_discarded_where_the_carrier_is_not_defeated_after_all() -> None:
    """Taskmaster's Shield saves the carrier, and the Stone stays on it."""
    game = lay(
        THANOS, TASKMASTER, mover="Knowhere",
        at={"Armory": [["Crossbones", "Time Stone"], "Taskmaster's Shield", "Ebony Maw"]},
    )  # fmt: skip
    answers(game, "vanquish Crossbones at Armory", "1: remove Taskmaster's Shield")
    assert at(game, "Armory") == ["Crossbones"]
    assert on(game, "Crossbones") == ["Time Stone"]
    assert titles(seat(game).discard) == ["Ebony Maw"]
    assert at_rest(game)


# -- a defeat of all -------------------------------------------------------------------------------------------------


def test_in_a_defeat_of_all_vision_falls_too_and_comes_back_where_wonder_man_was() -> None:
    """They fall together; what Wonder Man then finds is Vision in the Fate discard pile, without his token."""
    for first, second in (("Sanctuary II", "Titan"), ("Titan", "Sanctuary II"), ("Titan", "Titan")):
        lies: dict[str, list[str]] = {"Avengers Assemble!": ["Black Dwarf"], first: ["Wonder Man"]}
        lies.setdefault(second, []).append("Vision")
        game = lay(
            THANOS, ULTRON, events=["Avengers Assemble!"], hands=[["Ebony Maw"], []], power=[3, 0], at=lies,
            tokens={"Vision": 1},
        )  # fmt: skip
        answers(game, "play Ebony Maw", "play Ebony Maw to Avengers Assemble!")
        assert at(game, first) == ["Vision"]
        assert strength(game, "Vision") == 4
        assert titles(table(game).fate_discard) == ["Wonder Man", "Avengers Assemble!"]
        assert find(game, "Vision") in seat(game).domain_heroes
        assert asked(game) == 0
        assert at_rest(game)


# -- what the log says -----------------------------------------------------------------------------------------------


def test_the_log_says_from_which_specialty_a_deactivation_switch_is_removed() -> None:
    game = lay(THANOS, ULTRON, specialties=[[["Time Stone", "Deactivation Switch"]], []], power=[2, 0])
    answers(game, "pay 2 Power to remove Deactivation Switch on Time Stone")
    assert log(game)[-1] == "Thanos removes Deactivation Switch on Time Stone"
