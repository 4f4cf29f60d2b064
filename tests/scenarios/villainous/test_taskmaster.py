"""Taskmaster: his objective, every card of his deck, and every card of his Fate deck."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    deal,
    find,
    lay,
    log,
    marked,
    on,
    options,
    power,
    seat,
    shows,
    strength,
    table,
    titles,
    won,
)

HOME = ("Solomon Institute", "Training Room", "Armory", "Camp Hammond")


def academy(*villains: str, **wanted: Any) -> Game:
    """Taskmaster to act at the Armory, Hela beside him unless others are named."""
    return lay(TASKMASTER, *(villains or (HELA,)), **wanted)


def begins(*villains: str, **wanted: Any) -> Game:
    """Taskmaster is about to begin his turn."""
    return academy(*villains, step="start", **wanted)


# -- the objective ---------------------------------------------------------------------------------------------------


def three_trained(**wanted: Any) -> Game:
    """Allies of Strength 5 at three locations of his, and at the fourth one that only a token keeps from 5."""
    sites = {place: ["Crossbones"] for place in HOME[:3]}
    tokens = {f"Crossbones {number}": 2 for number in (1, 2, 3)}
    wanted.setdefault("at", {**sites, HOME[3]: ["Anaconda", "Training Dummy"]})
    wanted.setdefault("tokens", {**tokens, "Anaconda": 1})
    return academy(mover="Camp Hammond", **wanted)


@clause("MV-275", "MV-170")
def test_four_allies_of_strength_five_at_four_different_locations_win_at_once() -> None:
    game = three_trained()
    assert won(game) is None
    answers(game, "activate Training Dummy at Camp Hammond")
    assert won(game) == 0
    assert game.result is not None
    assert game.result.reason == "Taskmaster has fulfilled the objective."


@clause("MV-275")
def test_an_ally_of_strength_four_is_not_enough() -> None:
    game = three_trained(tokens={"Crossbones 1": 2, "Crossbones 2": 2, "Crossbones 3": 2})
    answers(game, "activate Training Dummy at Camp Hammond")
    assert strength(game, "Anaconda") == 4
    assert won(game) is None
    assert seat(game).gauge.parts == (
        "3 of 4 locations with an Ally of Strength 5 or more", "the strongest at other locations: 4",
    )  # fmt: skip
    assert seat(game).gauge.value == 19 / 20


@clause("MV-275")
def test_two_strong_allies_at_one_location_count_once() -> None:
    game = three_trained(
        at={"Solomon Institute": ["Crossbones"], "Training Room": ["Crossbones"],
            "Camp Hammond": ["Crossbones", "Anaconda", "Training Dummy"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Camp Hammond", "train Anaconda at Camp Hammond")
    assert strength(game, "Anaconda") == 5
    assert won(game) is None


@clause("MV-275")
def test_locations_of_other_domains_count() -> None:
    """RV-019."""
    game = three_trained(
        at={"Solomon Institute": ["Crossbones"], "Hel": ["Crossbones"], "Gjoll": ["Crossbones"],
            "Camp Hammond": ["Anaconda", "Training Dummy"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Camp Hammond")
    assert won(game) == 0


@clause("MV-275")
def test_events_do_not_count() -> None:
    """RV-019."""
    game = three_trained(
        events=["Avengers Assemble!"],
        at={"Solomon Institute": ["Crossbones"], "Training Room": ["Crossbones"], "Avengers Assemble!": ["Crossbones"],
            "Camp Hammond": ["Anaconda", "Training Dummy"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Camp Hammond")
    assert strength(game, "Anaconda") == 5
    assert won(game) is None


@clause("MV-275", "MV-102")
def test_current_strength_counts_not_what_is_printed_and_trained() -> None:
    """RV-019: Scott Lang holds one of the four below 5."""
    game = three_trained(
        at={**{place: ["Crossbones"] for place in HOME[:2]}, "Armory": ["Crossbones", "Scott Lang"],
            "Camp Hammond": ["Anaconda", "Training Dummy"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Camp Hammond")
    assert won(game) is None


@clause("MV-171", "MV-275")
def test_he_wins_in_somebody_elses_turn() -> None:
    """Hela vanquishes Scott Lang at Hel: the Ally that he weakened there is strong enough from then on."""
    game = lay(
        HELA, TASKMASTER, mover="Niflheim",
        at={**{place: ["Crossbones"] for place in HOME[:3]}, "Hel": ["Crossbones", "Scott Lang", "Dísir"]},
        tokens={f"Crossbones {number}": 2 for number in (1, 2, 3, 4)},
    )  # fmt: skip
    assert won(game) is None
    answers(game, "0: vanquish Scott Lang at Hel")
    assert won(game) == 1


def test_foreign_allies_of_strength_five_are_no_help() -> None:
    game = three_trained(
        at={**{place: ["Crossbones"] for place in HOME[:2]}, "Armory": ["Midgard Serpent"],
            "Camp Hammond": ["Anaconda", "Training Dummy"]},
        tokens={"Crossbones 1": 2, "Crossbones 2": 2, "Anaconda": 1},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Camp Hammond")
    assert won(game) is None


def test_the_gauge_begins_at_nothing() -> None:
    assert seat(academy()).gauge.value == 0
    assert seat(academy()).gauge.parts == ("0 of 4 locations with an Ally of Strength 5 or more",)


def test_his_deck_has_thirty_cards_and_his_fate_deck_eleven() -> None:
    game = deal([TASKMASTER, HELA])
    own = [card for card in seat(game).deck + seat(game).hand if type(card).villain is type(seat(game).villain)]
    assert len(own) == 30
    assert sum(type(card).villain is type(seat(game).villain) for card in table(game).fate_deck) == 11


def test_he_stands_on_four_locations_of_four_actions() -> None:
    rows = {place.title: [icon.words for icon in place.icons] for place in seat(academy()).locations}
    assert rows == {
        "Solomon Institute": ["play a card", "gain 2 Power", "activate", "relocate"],
        "Training Room": ["discard cards", "play a card", "play a card", "gain 3 Power"],
        "Armory": ["gain 1 Power", "fate", "play a card", "vanquish"],
        "Camp Hammond": ["play a card", "activate", "discard cards", "fate"],
    }
    assert {len(place.top) for place in seat(academy()).locations} == {2}


# -- Trainees --------------------------------------------------------------------------------------------------------


def test_trainees_may_be_removed_so_that_an_ally_that_was_used_stays() -> None:
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Trainees"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory")
    assert options(game) == ["remove Trainees at Armory", "decline"]
    answers(game, "0: remove Trainees at Armory")
    assert at(game, "Armory") == ["Crossbones"]
    assert titles(seat(game).discard) == ["Trainees"]
    assert at_rest(game)


def test_without_their_removal_the_ally_is_discarded() -> None:
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Trainees"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory", "decline")
    assert at(game, "Armory") == ["Trainees"]
    assert titles(seat(game).discard) == ["Crossbones"]
    assert at_rest(game)


def test_trainees_that_are_used_themselves_or_stand_elsewhere_save_nobody() -> None:
    game = academy(at={"Armory": ["Vision", "Crossbones", "Trainees"], "Camp Hammond": ["Trainees"]})
    answers(game, "vanquish Vision at Armory")
    assert at_rest(game)
    assert titles(seat(game).discard) == ["Crossbones", "Trainees"]
    assert at(game, "Camp Hammond") == ["Trainees"]


def test_trainees_save_used_trainees_and_each_of_them_one_ally() -> None:
    game = academy(at={"Armory": ["Vision", "Crossbones", "Trainees", "Trainees", "Trainees"]})
    answers(game, "vanquish Vision at Armory", "vanquish Vision with Crossbones and Trainees at Armory")
    answers(game, "remove Trainees at Armory", "remove Trainees at Armory")
    assert at(game, "Armory") == ["Crossbones", "Trainees"]
    assert titles(seat(game).discard) == ["Trainees", "Trainees"]
    assert at_rest(game)


def test_after_a_refusal_the_next_ally_may_still_be_saved() -> None:
    game = academy(at={"Armory": ["Thor", "Crossbones", "Anaconda", "Trainees"]})
    answers(game, "vanquish Thor at Armory", "vanquish Thor with Crossbones and Anaconda at Armory")
    answers(game, "decline", "remove Trainees at Armory")
    assert at(game, "Armory") == ["Anaconda"]


def test_trainees_ask_nothing_where_the_allies_are_not_discarded() -> None:
    """A Hero of Strength 0 costs nothing (MV-105)."""
    game = academy(at={"Armory": ["Black Widow", "Crossbones", "Trainees"]}, tokens={"Black Widow": -2})
    answers(game, "vanquish Black Widow at Armory", "vanquish Black Widow with Crossbones at Armory")
    assert at(game, "Armory") == ["Crossbones", "Trainees"]
    assert at_rest(game)


def test_trainees_protect_the_allies_of_nobody_else() -> None:
    game = lay(HELA, TASKMASTER, mover="Niflheim", at={"Hel": ["Iron Man", "Dísir", "Trainees"]})
    answers(game, "vanquish Iron Man at Hel")
    assert at(game, "Hel") == ["Trainees"]
    assert titles(seat(game).discard) == ["Dísir"]
    assert at_rest(game)


# -- other Allies ----------------------------------------------------------------------------------------------------


def test_anaconda_strengthens_each_own_ally_that_remains_where_she_was_used() -> None:
    """RV-043: after the target and the Allies used have left."""
    sites = {"Armory": ["Iron Man", "Anaconda", "Crossbones", "Ebony Maw"], "Camp Hammond": ["Black Ant"]}
    game = academy(THANOS, at=sites)
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Anaconda at Armory")
    assert titles(seat(game).discard) == ["Anaconda"]
    assert strength(game, "Crossbones") == 4
    assert strength(game, "Ebony Maw") == 4
    assert strength(game, "Black Ant") == 2
    assert at_rest(game)


def test_anaconda_does_nothing_when_others_are_used() -> None:
    game = academy(at={"Armory": ["Iron Man", "Anaconda", "Crossbones"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory")
    assert strength(game, "Anaconda") == 3


def test_anaconda_gets_a_token_herself_if_she_stays() -> None:
    game = academy(at={"Armory": ["Iron Man", "Anaconda", "Trainees"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Anaconda at Armory")
    answers(game, "remove Trainees at Armory")
    assert strength(game, "Anaconda") == 4


@clause("MV-170", "MV-275")
def test_a_vanquish_with_anaconda_wins_when_her_token_makes_the_fourth() -> None:
    game = academy(
        at={**{place: ["Crossbones"] for place in HOME[:3]}, "Camp Hammond": ["Anaconda", "Black Ant", "Vision"]},
        tokens={"Crossbones 1": 2, "Crossbones 2": 2, "Crossbones 3": 2, "Anaconda": 1, "Black Ant": 2},
    )  # fmt: skip
    answers(game, "vanquish Vision at Camp Hammond")
    answers(game, "vanquish Vision with Anaconda at Camp Hammond")
    assert won(game) == 0


def test_black_ant_may_bring_another_ally_from_hand_for_free() -> None:
    game = academy(hands=[["Black Ant", "Jagged Bow", "Redeploy"], []], power=[2, 0])
    answers(game, "play Black Ant", "play Black Ant to Armory")
    assert options(game) == ["play Jagged Bow from hand", "decline"]
    answers(game, "play Jagged Bow from hand", "play Jagged Bow to Training Room")
    assert at(game, "Training Room") == ["Jagged Bow"]
    assert power(game) == 0
    assert titles(seat(game).hand) == ["Redeploy"]
    assert at_rest(game)


def test_black_ant_may_come_alone() -> None:
    game = academy(hands=[["Black Ant", "Jagged Bow"], []], power=[2, 0])
    answers(game, "play Black Ant", "play Black Ant to Armory", "decline")
    assert titles(seat(game).hand) == ["Jagged Bow"]
    assert at_rest(game)


def test_black_ant_asks_whatever_is_in_hand_but_not_with_an_empty_one() -> None:
    """Being asked must not tell the others that an Ally is in hand."""
    game = academy(hands=[["Black Ant", "Redeploy"], []], power=[2, 0])
    answers(game, "play Black Ant", "play Black Ant to Armory")
    assert options(game) == ["decline"]
    game = academy(hands=[["Black Ant"], []], power=[2, 0])
    assert at_rest(answers(game, "play Black Ant", "play Black Ant to Armory"))


@clause("MV-153")
def test_the_ally_that_black_ant_brings_does_what_it_does_when_played() -> None:
    game = academy(hands=[["Black Ant", "Diamondback"], []], power=[2, 0], at={"Armory": ["Thor"]})
    answers(game, "play Black Ant", "play Black Ant to Armory", "play Diamondback from hand")
    answers(game, "play Diamondback to Armory")
    assert strength(game, "Thor") == 4


def test_blood_spider_may_draw_a_hero_from_any_domain_to_her_location() -> None:
    """RV-022."""
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], at={"Hel": ["Thor"], "Armory": ["Vision"]})
    answers(game, "play Blood Spider", "play Blood Spider to Armory")
    assert options(game) == ["relocate Thor at Hel", "decline"]
    answers(game, "relocate Thor at Hel")
    assert at(game, "Armory") == ["Vision", "Blood Spider", "Thor"]
    assert at(game, "Hel") == []
    assert at_rest(game)


def test_blood_spider_may_leave_the_heroes_where_they_are() -> None:
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], at={"Hel": ["Thor"]})
    answers(game, "play Blood Spider", "play Blood Spider to Armory", "decline")
    assert at(game, "Hel") == ["Thor"]
    assert at_rest(game)


@clause("MV-032")
def test_blood_spider_draws_nobody_to_an_event() -> None:
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], at={"Hel": ["Thor"]}, events=["Helicarrier Alert"])
    answers(game, "play Blood Spider", "play Blood Spider to Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == ["Blood Spider"]
    assert at(game, "Hel") == ["Thor"]
    assert at_rest(game)


@clause("MV-084")
def test_blood_spider_draws_nobody_when_he_is_relocated() -> None:
    game = academy(mover="Solomon Institute", at={"Armory": ["Blood Spider"], "Hel": ["Thor"]})
    answers(game, "relocate Blood Spider at Armory", "relocate Blood Spider to Training Room")
    assert at_rest(game)


@shows("Crossbones")
def test_crossbones_is_played_from_the_discard_pile_for_his_cost() -> None:
    game = academy(discards=[["Crossbones", "Anaconda"], []], power=[2, 0])
    assert "play Anaconda from the discard pile" not in options(game)
    answers(game, "play Crossbones from the discard pile", "play Crossbones to Armory")
    assert at(game, "Armory") == ["Crossbones"]
    assert titles(seat(game).discard) == ["Anaconda"]
    assert power(game) == 0
    assert at_rest(game)


def test_crossbones_costs_two_from_there_as_well_and_needs_a_play_action() -> None:
    poor = academy(discards=[["Crossbones"], []], power=[1, 0])
    assert "play Crossbones from the discard pile" not in options(poor)
    spent = academy(discards=[["Crossbones"], []], power=[2, 0], used_icons=[2])
    assert "play Crossbones from the discard pile" not in options(spent)


@clause("MV-286", "MV-102")
def test_death_shield_gains_strength_for_each_hero_at_his_location() -> None:
    game = academy(at={"Armory": ["Death Shield", "Thor", "Vision"], "Camp Hammond": ["Iron Man"]})
    assert strength(game, "Death Shield") == 5
    answers(game, "vanquish Thor at Armory")
    assert titles(seat(game).discard) == ["Death Shield"]


@clause("MV-286")
def test_death_shield_has_three_without_a_hero_beside_him() -> None:
    game = academy(at={"Armory": ["Death Shield", "Crossbones"], "Camp Hammond": ["Iron Man"]})
    assert strength(game, "Death Shield") == 3


def test_diamondback_weakens_a_hero_at_her_location_for_good() -> None:
    game = academy(hands=[["Diamondback"], []], power=[1, 0], at={"Armory": ["Thor", "Vision"], "Hel": ["Iron Man"]})
    answers(game, "play Diamondback", "play Diamondback to Armory")
    assert options(game) == ["put a -1 Strength token on Thor at Armory", "put a -1 Strength token on Vision at Armory"]
    answers(game, "put a -1 Strength token on Thor at Armory")
    assert strength(game, "Thor") == 4
    assert table(game).tokens[find(game, "Thor")] == -1
    assert strength(game, "Vision") == 4
    assert at_rest(game)


def test_diamondback_may_be_played_where_no_hero_is() -> None:
    game = academy(hands=[["Diamondback"], []], power=[1, 0], at={"Hel": ["Thor"]})
    answers(game, "play Diamondback", "play Diamondback to Armory")
    assert strength(game, "Thor") == 5
    assert at_rest(game)


@clause("MV-106")
def test_tokens_below_zero_are_remembered_but_read_as_zero() -> None:
    """RV-030."""
    game = academy(
        hands=[["Diamondback"], []], power=[1, 0], at={"Armory": ["Scarlet Spider Clone"]},
        tokens={"Scarlet Spider Clone": -1},
    )  # fmt: skip
    answers(game, "play Diamondback", "play Diamondback to Armory")
    assert strength(game, "Scarlet Spider Clone") == 0
    assert table(game).tokens[find(game, "Scarlet Spider Clone")] == -2


def test_jagged_bow_played_to_an_event_may_bring_a_second_ally_from_hand() -> None:
    game = academy(hands=[["Jagged Bow", "Anaconda"], []], power=[2, 0], events=["Avengers Assemble!"])
    answers(game, "play Jagged Bow", "play Jagged Bow to Avengers Assemble!")
    assert options(game) == ["play Anaconda from hand", "decline"]
    answers(game, "play Anaconda from hand")
    assert at(game, "Avengers Assemble!") == ["Jagged Bow", "Anaconda"]
    assert power(game) == 0
    assert at_rest(game)


def test_jagged_bow_relocated_to_an_event_may_bring_a_second_ally_from_play() -> None:
    game = academy(
        mover="Solomon Institute", events=["Avengers Assemble!"],
        at={"Armory": ["Jagged Bow", "Crossbones"], "Hel": ["Anaconda"]},
    )  # fmt: skip
    answers(game, "relocate Jagged Bow at Armory", "relocate Jagged Bow to Avengers Assemble!")
    assert options(game) == ["relocate Crossbones at Armory", "relocate Anaconda at Hel", "decline"]
    answers(game, "relocate Anaconda at Hel")
    assert at(game, "Avengers Assemble!") == ["Jagged Bow", "Anaconda"]
    assert at_rest(game)


def test_jagged_bow_may_come_alone_and_brings_nobody_to_a_domain() -> None:
    laid: dict[str, Any] = {"hands": [["Jagged Bow", "Anaconda"], []], "power": [2, 0], "events": ["Helicarrier Alert"]}
    game = answers(academy(**laid), "play Jagged Bow", "play Jagged Bow to Helicarrier Alert", "decline")
    assert at(game, "Helicarrier Alert") == ["Jagged Bow"]
    assert at_rest(game)
    assert at_rest(answers(academy(**laid), "play Jagged Bow", "play Jagged Bow to Armory"))


@clause("MV-141")
def test_the_two_of_jagged_bow_resolve_an_event_together() -> None:
    game = academy(hands=[["Jagged Bow", "Anaconda"], []], power=[2, 0], events=["Helicarrier Alert"])
    before = len(seat(game).deck)
    answers(game, "play Jagged Bow", "play Jagged Bow to Helicarrier Alert", "play Anaconda from hand")
    assert table(game).events == []
    assert titles(seat(game).discard) == ["Jagged Bow", "Anaconda"]
    assert len(seat(game).hand) == 3
    assert len(seat(game).deck) == before - 3
    assert at_rest(game)


def test_she_hulk_keeps_the_second_ally_away_too() -> None:
    """Jagged Bow himself cannot go to an Event then."""
    game = academy(
        hands=[["Jagged Bow", "Anaconda"], []], power=[2, 0], events=["Helicarrier Alert"],
        at={"Camp Hammond": ["She-Hulk"]},
    )  # fmt: skip
    answers(game, "play Jagged Bow")
    assert "play Jagged Bow to Helicarrier Alert" not in options(game)


# -- Effects ---------------------------------------------------------------------------------------------------------


def test_conduct_exercise_performs_an_activate_action_without_an_icon() -> None:
    game = academy(hands=[["Conduct Exercise"], []], at={"Camp Hammond": ["Training Dummy", "Trainees"]})
    assert not any(option.startswith("activate") for option in options(game))
    answers(game, "play Conduct Exercise")
    assert strength(game, "Trainees") == 2
    assert titles(seat(game).discard) == ["Conduct Exercise"]
    assert at_rest(game)


@clause("MV-057")
def test_conduct_exercise_needs_something_that_can_be_activated() -> None:
    nobody = academy(hands=[["Conduct Exercise"], []], at={"Camp Hammond": ["Training Dummy"]})
    assert "play Conduct Exercise" not in options(nobody)
    unpaid = academy(hands=[["Conduct Exercise"], []], specialties=[["Lesson Plan"], []])
    assert "play Conduct Exercise" not in options(unpaid)


def test_what_is_activated_by_conduct_exercise_is_paid_for() -> None:
    game = academy(
        hands=[["Conduct Exercise"], []], specialties=[["Lesson Plan"], []], power=[1, 0], discards=[["Redeploy"], []],
    )  # fmt: skip
    answers(game, "play Conduct Exercise", "find Redeploy from the discard pile")
    assert power(game) == 0


@clause("MV-287")
def test_iron_man_is_paid_for_an_exercise_too() -> None:
    laid: dict[str, Any] = {
        "hands": [["Conduct Exercise"], []],
        "at": {"Camp Hammond": ["Training Dummy", "Trainees"], "Armory": ["Iron Man"]},
    }
    assert "play Conduct Exercise" not in options(academy(**laid))
    game = answers(academy(**laid, power=[1, 0]), "play Conduct Exercise")
    assert power(game) == 0
    assert strength(game, "Trainees") == 2


def test_redeploy_relocates_up_to_three_different_allies() -> None:
    game = academy(
        hands=[["Redeploy"], []], power=[2, 0],
        at={"Armory": ["Trainees", "Crossbones", "Anaconda", "Death Shield"]},
    )  # fmt: skip
    answers(game, "play Redeploy", "relocate Trainees at Armory", "relocate Trainees to Training Room")
    assert "relocate Trainees at Training Room" not in options(game)
    answers(game, "relocate Crossbones at Armory", "relocate Crossbones to Training Room")
    answers(game, "relocate Anaconda at Armory", "relocate Anaconda to Camp Hammond")
    assert at(game, "Training Room") == ["Trainees", "Crossbones"]
    assert at(game, "Camp Hammond") == ["Anaconda"]
    assert at_rest(game)


def test_redeploy_may_stop_early_and_be_played_without_an_ally() -> None:
    game = academy(hands=[["Redeploy"], []], power=[2, 0], at={"Armory": ["Trainees", "Crossbones"]})
    answers(game, "play Redeploy", "relocate Trainees at Armory", "relocate Trainees to Training Room", "decline")
    assert at(game, "Armory") == ["Crossbones"]
    game = academy(hands=[["Redeploy"], []], power=[2, 0])
    answers(game, "play Redeploy")
    assert titles(seat(game).discard) == ["Redeploy"]
    assert at_rest(game)


def test_redeploy_brings_allies_home_and_away_from_events_but_not_into_other_domains() -> None:
    """RV-028: an Ally leaves an Event by a card."""
    game = academy(
        hands=[["Redeploy"], []], power=[2, 0], events=["Helicarrier Alert"],
        at={"Hel": ["Anaconda"], "Helicarrier Alert": ["Crossbones"]},
    )  # fmt: skip
    answers(game, "play Redeploy", "relocate Anaconda at Hel")
    assert options(game) == [f"relocate Anaconda to {place}" for place in (*HOME, "Helicarrier Alert")]
    answers(game, "relocate Anaconda to Armory", "relocate Crossbones at Helicarrier Alert")
    answers(game, "relocate Crossbones to Armory")
    assert at(game, "Armory") == ["Anaconda", "Crossbones"]


def test_shadow_initiative_sends_an_ally_to_another_domain_with_a_token() -> None:
    game = academy(HELA, THANOS, hands={0: ["Shadow Initiative"]}, power=[1, 0, 0],
                   at={"Armory": ["Crossbones"], "Hel": ["Anaconda"]})  # fmt: skip
    answers(game, "play Shadow Initiative")
    places = ("Niflheim", "Hel", "Gjoll", "Odin's Vault", "Sanctuary II", "Titan", "The Infinity Well", "Knowhere")
    assert options(game) == [f"relocate Crossbones to {place}" for place in places]
    answers(game, "relocate Crossbones to Gjoll")
    assert at(game, "Gjoll") == ["Crossbones"]
    assert strength(game, "Crossbones") == 4
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-057")
def test_shadow_initiative_needs_an_ally_in_his_own_domain() -> None:
    game = academy(
        hands=[["Shadow Initiative"], []], power=[1, 0], events=["Helicarrier Alert"],
        at={"Hel": ["Anaconda"], "Helicarrier Alert": ["Crossbones"]},
    )  # fmt: skip
    assert "play Shadow Initiative" not in options(game)


@clause("MV-183")
def test_shadow_initiative_sends_no_ally_that_carries_a_stone() -> None:
    laid: dict[str, Any] = {"hands": [["Shadow Initiative"], []], "power": [1, 0]}
    carrying = academy(THANOS, **laid, at={"Armory": [["Crossbones", "Mind Stone"]]})
    assert "play Shadow Initiative" not in options(carrying)
    game = academy(THANOS, **laid, at={"Armory": [["Crossbones", "Mind Stone"], "Anaconda"]})
    answers(game, "play Shadow Initiative", "relocate Anaconda to Titan")
    assert at(game, "Titan") == ["Anaconda"]


@clause("MV-048")
def test_an_ally_sent_by_shadow_initiative_covers_the_top_row_there() -> None:
    game = academy(hands=[["Shadow Initiative"], []], power=[1, 0], at={"Armory": ["Crossbones"]})
    answers(game, "play Shadow Initiative", "relocate Crossbones to Hel", "done")
    answers(game, "1: move to Hel")
    assert "gain 2 Power" not in options(game)


def test_trainer_for_hire_plays_an_ally_of_another_player_and_pays_its_cost_and_one() -> None:
    """RV-046."""
    game = academy(
        hands=[["Trainer for Hire"], []], decks=[[], ["Nightsword", "Marked by Death", "Dísir", "Leah"]],
    )  # fmt: skip
    before = len(seat(game, 1).deck)
    answers(game, "play Trainer for Hire")
    assert asked(game) == 0
    assert options(game) == [f"play Dísir to {place}" for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault")]
    answers(game, "play Dísir to Gjoll")
    assert at(game, "Gjoll") == ["Dísir"]
    assert table(game).owner_of(find(game, "Dísir")) is seat(game, 1)
    assert power(game) == 3
    assert len(seat(game, 1).deck) == before - 1
    assert table(game).revealed == []
    assert [line for line in log(game) if "reveals" in line][-3:] == [
        "Hela reveals Nightsword", "Hela reveals Marked by Death", "Hela reveals Dísir",
    ]  # fmt: skip
    assert at_rest(game)


def test_the_ally_of_trainer_for_hire_does_what_it_does_for_its_own_player() -> None:
    """RV-046: Leah's player decides about the Soul Mark."""
    game = academy(hands=[["Trainer for Hire"], []], decks=[[], ["Leah"]], at={"Hel": ["Thor"]})
    answers(game, "play Trainer for Hire", "play Leah to Hel", "1: attach a Soul Mark to Thor at Hel")
    assert marked(game) == ["Thor"]
    assert power(game) == 3
    assert at_rest(game)


def test_trainer_for_hire_forces_an_ally_in_that_could_not_be_played() -> None:
    """RV-008, RV-046: Alkhema has nobody to defeat."""
    game = academy(ULTRON, hands=[["Trainer for Hire"], []], decks=[[], ["Alkhema"]])
    cost = next(type(card).cost for card in seat(game, 1).deck if card.title == "Alkhema")
    assert cost is not None
    answers(game, "play Trainer for Hire", "play Alkhema to Research Lab")
    assert at(game, "Research Lab") == ["Alkhema"]
    assert power(game) == cost + 1


def test_trainer_for_hire_chooses_among_the_players_who_can_have_an_ally() -> None:
    game = academy(HELA, THANOS, KILLMONGER, hands={0: ["Trainer for Hire"]}, empty=["2.deck", "2.discard"])
    answers(game, "play Trainer for Hire")
    assert options(game) == ["train an Ally of Hela", "train an Ally of Killmonger"]


@clause("MV-158")
def test_trainer_for_hire_reaches_into_the_discard_pile_through_the_reshuffle() -> None:
    """RV-033."""
    game = academy(
        hands=[["Trainer for Hire"], []], empty=["1.deck"], decks=[[], ["Nightsword"]], discards=[[], ["Dísir"]]
    )
    answers(game, "play Trainer for Hire", "play Dísir to Hel")
    assert seat(game, 1).discard == []
    assert titles(seat(game, 1).deck) == ["Nightsword"]


@clause("MV-057")
def test_trainer_for_hire_cannot_be_played_without_an_ally_in_deck_and_discard_pile() -> None:
    """RV-046."""
    laid: dict[str, Any] = {"hands": [["Trainer for Hire"], []], "empty": ["1.deck"]}
    assert "play Trainer for Hire" not in options(academy(**laid))
    items = academy(**laid, decks=[[], ["Nightsword"]], discards=[[], ["Marked by Death"]])
    assert "play Trainer for Hire" not in options(items)
    assert "play Trainer for Hire" in options(academy(**laid, discards=[[], ["Dísir"]]))


def test_an_ally_that_only_the_hidden_hand_holds_does_not_tell_by_the_options() -> None:
    """Nobody can know whether it is in the deck: the card is played, and finds nothing."""
    game = academy(hands=[["Trainer for Hire"], ["Dísir"]], empty=["1.deck"], decks=[[], ["Nightsword"]])
    seat(game, 1).deck[:] = [card for card in seat(game, 1).deck if card.title == "Nightsword"]
    answers(game, "play Trainer for Hire")
    assert power(game) == 0
    assert titles(seat(game, 1).deck) == ["Nightsword"]
    assert titles(seat(game).discard) == ["Trainer for Hire"]
    assert at_rest(game)


@clause("MV-270")
def test_vision_lessens_what_trainer_for_hire_pays() -> None:
    game = academy(hands=[["Trainer for Hire"], []], decks=[[], ["Dísir"]], at={"Armory": ["Vision"]})
    answers(game, "play Trainer for Hire", "play Dísir to Hel")
    assert power(game) == 2


# -- Items -----------------------------------------------------------------------------------------------------------


def test_training_academy_trains_every_ally_there_and_is_discarded_instead_of_those_used() -> None:
    """RV-043: the tokens go on the Allies that are there once the target has left, used or not."""
    game = lay(
        TASKMASTER, THANOS,
        at={"Armory": ["Vision", "Crossbones", "Trainees", "Training Academy", "Ebony Maw"],
            "Camp Hammond": ["Black Ant"]},
    )  # fmt: skip
    answers(game, "vanquish Vision at Armory")
    assert at(game, "Armory") == ["Crossbones", "Trainees", "Ebony Maw"]
    assert [strength(game, name) for name in ("Crossbones", "Trainees", "Ebony Maw", "Black Ant")] == [4, 2, 5, 2]
    assert titles(seat(game).discard) == ["Training Academy"]
    assert at_rest(game)


def test_training_academy_elsewhere_does_nothing() -> None:
    game = academy(at={"Armory": ["Iron Man", "Crossbones"], "Camp Hammond": ["Training Academy", "Black Ant"]})
    answers(game, "vanquish Iron Man at Armory")
    assert titles(seat(game).discard) == ["Crossbones"]
    assert strength(game, "Black Ant") == 2
    assert at(game, "Camp Hammond") == ["Training Academy", "Black Ant"]


def test_of_several_training_academies_exactly_one_is_used() -> None:
    """RV-043."""
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Training Academy", "Training Academy"]})
    answers(game, "vanquish Iron Man at Armory")
    assert at(game, "Armory") == ["Crossbones", "Training Academy"]
    assert strength(game, "Crossbones") == 4


def test_training_academy_comes_before_trainees_who_are_not_asked() -> None:
    """RV-043."""
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Trainees", "Training Academy"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory")
    assert at(game, "Armory") == ["Crossbones", "Trainees"]
    assert at_rest(game)


def test_training_academy_and_anaconda_both_give_their_tokens() -> None:
    """RV-043."""
    game = academy(at={"Armory": ["Iron Man", "Anaconda", "Training Academy"]})
    answers(game, "vanquish Iron Man at Armory")
    assert strength(game, "Anaconda") == 5


def test_training_academy_is_used_up_for_a_hero_of_strength_zero_too() -> None:
    game = academy(at={"Armory": ["Black Widow", "Crossbones", "Training Academy"]}, tokens={"Black Widow": -2})
    answers(game, "vanquish Black Widow at Armory")
    assert strength(game, "Crossbones") == 4
    assert titles(seat(game).discard) == ["Training Academy"]


def test_training_academy_ignores_a_defeat_without_a_vanquish_and_others_vanquishing_there() -> None:
    """A card in a Domain affects only its player (MV-028): Thanos takes the Stone from Taskmaster's Ally there."""
    game = lay(
        THANOS, TASKMASTER, mover="Knowhere",
        at={"Armory": [["Trainees", "Mind Stone"], "Ebony Maw", "The Legions of Thanos", "Training Academy"]},
    )  # fmt: skip
    answers(game, "vanquish Trainees at Armory", "vanquish Trainees with The Legions of Thanos at Armory")
    assert at(game, "Armory") == ["Ebony Maw", "Training Academy"]
    assert titles(seat(game).discard) == ["The Legions of Thanos"]
    assert strength(game, "Ebony Maw") == 4


def test_the_tokens_of_a_training_academy_can_win() -> None:
    """The tokens of the Academy make the fourth Ally strong enough, and he wins once the vanquish is over."""
    game = academy(
        at={**{place: ["Crossbones"] for place in HOME[:3]},
            "Camp Hammond": ["Death Shield", "Iron Man", "Training Academy"]},
        tokens={"Crossbones 1": 2, "Crossbones 2": 2, "Crossbones 3": 2, "Death Shield": 1},
    )  # fmt: skip
    answers(game, "vanquish Iron Man at Camp Hammond")
    assert strength(game, "Death Shield") == 5
    assert won(game) == 0


def test_training_dummy_puts_a_token_on_an_ally_there() -> None:
    game = academy(mover="Solomon Institute", at={"Armory": ["Training Dummy", "Trainees", "Crossbones"]})
    answers(game, "activate Training Dummy at Armory")
    assert options(game) == ["train Trainees at Armory", "train Crossbones at Armory"]
    answers(game, "train Trainees at Armory")
    assert strength(game, "Trainees") == 2
    assert at_rest(game)


@clause("MV-064")
def test_training_dummy_needs_an_ally_there_and_an_activate_action() -> None:
    alone = academy(mover="Solomon Institute", at={"Armory": ["Training Dummy"], "Camp Hammond": ["Trainees"]})
    assert not any(option.startswith("activate") for option in options(alone))
    no_action = academy(at={"Armory": ["Training Dummy", "Trainees"]})
    assert not any(option.startswith("activate") for option in options(no_action))


def test_training_dummy_trains_no_foreign_ally() -> None:
    game = academy(THANOS, mover="Solomon Institute", at={"Armory": ["Training Dummy", "Ebony Maw"]})
    assert not any(option.startswith("activate") for option in options(game))


@clause("MV-063")
def test_two_training_dummies_take_two_activate_actions() -> None:
    game = academy(mover="Camp Hammond", at={"Armory": ["Training Dummy", "Training Dummy", "Trainees"]})
    answers(game, "activate Training Dummy at Armory")
    assert strength(game, "Trainees") == 2
    assert not any(option.startswith("activate") for option in options(game))


@clause("MV-054")
def test_taskmasters_bow_adds_a_vanquish_action_that_nothing_covers() -> None:
    """RV-027."""
    game = academy(
        mover="Camp Hammond", at={"Camp Hammond": ["Taskmaster's Bow", "Thor"], "Armory": ["Iron Man", "Crossbones"]}
    )
    answers(game, "vanquish Iron Man at Armory")
    assert at(game, "Armory") == []
    game = academy(mover="Camp Hammond", at={"Camp Hammond": ["Taskmaster's Bow"],
                   "Armory": ["Iron Man", "Crossbones", "Death Shield", "Vision"]})  # fmt: skip
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory")
    assert not any(option.startswith("vanquish") for option in options(game))


def test_taskmasters_bow_elsewhere_gives_nothing() -> None:
    game = academy(
        mover="Camp Hammond", at={"Training Room": ["Taskmaster's Bow"], "Armory": ["Iron Man", "Crossbones"]}
    )
    assert not any(option.startswith("vanquish") for option in options(game))


@clause("MV-284", "MV-168")
def test_taskmasters_shield_may_be_removed_instead_of_an_ally_that_would_be_removed() -> None:
    """RV-035."""
    game = lay(
        HELA, TASKMASTER, at={"Armory": ["Taskmaster's Shield", "Crossbones"], "Hel": ["Thor"]},
        fate_deck=["Found by the Avengers"],
    )  # fmt: skip
    answers(game, "fate")
    assert options(game) == ["remove Taskmaster's Shield", "decline"]
    answers(game, "1: remove Taskmaster's Shield")
    assert at(game, "Armory") == ["Crossbones"]
    assert at(game, "Hel") == []
    assert titles(seat(game, 1).discard) == ["Taskmaster's Shield"]
    assert at_rest(game)


@clause("MV-284")
def test_taskmasters_shield_may_be_removed_instead_of_an_ally_that_would_be_defeated() -> None:
    game = lay(HELA, TASKMASTER, at={"Armory": ["Taskmaster's Shield", "Crossbones"]}, fate_deck=["Black Widow"])
    answers(game, "fate", "fate Taskmaster: Black Widow to Armory", "0: defeat Crossbones at Armory")
    answers(game, "1: remove Taskmaster's Shield")
    assert at(game, "Armory") == ["Crossbones", "Black Widow"]
    assert titles(seat(game, 1).discard) == ["Taskmaster's Shield"]
    assert at_rest(game)


@clause("MV-284")
def test_taskmasters_shield_may_be_kept_and_covers_only_its_own_location() -> None:
    laid: dict[str, Any] = {"fate_deck": ["Black Widow"]}
    game = lay(HELA, TASKMASTER, at={"Armory": ["Taskmaster's Shield", "Crossbones"]}, **laid)
    answers(game, "fate", "fate Taskmaster: Black Widow to Armory", "defeat Crossbones at Armory", "1: decline")
    assert at(game, "Armory") == ["Taskmaster's Shield", "Black Widow"]
    game = lay(HELA, TASKMASTER, at={"Armory": ["Taskmaster's Shield"], "Camp Hammond": ["Crossbones"]}, **laid)
    answers(game, "fate", "fate Taskmaster: Black Widow to Camp Hammond", "defeat Crossbones at Camp Hammond")
    assert at(game, "Camp Hammond") == ["Black Widow"]
    assert at_rest(game)


@clause("MV-091")
def test_taskmasters_shield_does_not_save_an_ally_that_is_used_in_a_vanquish() -> None:
    """RV-043: it is discarded, neither defeated nor removed."""
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Taskmaster's Shield"]})
    answers(game, "vanquish Iron Man at Armory")
    assert at(game, "Armory") == ["Taskmaster's Shield"]
    assert at_rest(game)


def test_taskmasters_shield_protects_no_hero() -> None:
    game = lay(
        HELA, TASKMASTER, at={"Armory": ["Taskmaster's Shield", "Thor"], "Camp Hammond": ["Crossbones"]},
        fate_deck=["Found by the Avengers"],
    )  # fmt: skip
    answers(game, "fate")
    assert at(game, "Armory") == ["Taskmaster's Shield"]
    assert at(game, "Camp Hammond") == []


def test_trainees_that_the_shield_saves_save_their_ally_all_the_same() -> None:
    """Their removal has taken the place of the discarding; that the Shield then goes instead does not bring it back."""
    game = academy(at={"Armory": ["Iron Man", "Crossbones", "Trainees", "Taskmaster's Shield"]})
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Crossbones at Armory")
    answers(game, "remove Trainees at Armory", "remove Taskmaster's Shield")
    assert at(game, "Armory") == ["Crossbones", "Trainees"]


def test_taskmasters_sword_strengthens_each_of_his_allies_there() -> None:
    game = academy(
        THANOS, at={"Armory": ["Taskmaster's Sword", "Crossbones", "Trainees", "Ebony Maw", "Vision"],
                    "Camp Hammond": ["Anaconda"]},
    )  # fmt: skip
    names = ("Crossbones", "Trainees", "Ebony Maw", "Vision", "Anaconda")
    assert [strength(game, name) for name in names] == [4, 2, 4, 4, 3]


@clause("MV-102")
def test_the_strength_of_the_sword_goes_with_it() -> None:
    game = academy(mover="Solomon Institute", at={"Armory": ["Taskmaster's Sword", "Crossbones"]})
    answers(game, "relocate Taskmaster's Sword at Armory", "relocate Taskmaster's Sword to Training Room")
    assert strength(game, "Crossbones") == 3


@clause("MV-275")
def test_the_sword_makes_the_fourth_ally_strong_enough() -> None:
    game = academy(
        hands=[["Taskmaster's Sword"], []], power=[2, 0],
        at={**{place: ["Crossbones"] for place in HOME}}, tokens={"Crossbones 1": 2, "Crossbones 2": 2,
        "Crossbones 3": 2, "Crossbones 4": 1},
    )  # fmt: skip
    answers(game, "play Taskmaster's Sword", "play Taskmaster's Sword to Camp Hammond")
    assert won(game) == 0


# -- Specialties -----------------------------------------------------------------------------------------------------


def test_lesson_plan_finds_an_item_or_effect_in_discard_pile_or_deck() -> None:
    """RV-034: the player chooses between the two."""
    game = academy(
        mover="Camp Hammond", specialties=[["Lesson Plan"], []], power=[1, 0], empty=["0.deck"],
        decks=[["Training Dummy", "Trainees"], []], discards=[["Redeploy", "Anaconda"], []],
    )  # fmt: skip
    answers(game, "activate Lesson Plan")
    assert options(game) == ["find Redeploy from the discard pile", "find Training Dummy from the deck"]
    answers(game, "find Training Dummy from the deck")
    assert titles(seat(game).hand) == ["Training Dummy"]
    assert titles(seat(game).deck) == ["Trainees"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-120", "MV-162")
def test_lesson_plan_works_once_in_a_turn() -> None:
    game = academy(
        mover="Camp Hammond", specialties=[["Lesson Plan"], []], power=[5, 0], discards=[["Conduct Exercise"], []],
    )  # fmt: skip
    answers(game, "activate Lesson Plan", "find Conduct Exercise from the discard pile")
    assert "play Conduct Exercise" not in options(game)
    assert titles(seat(game).hand) == ["Conduct Exercise"]


def test_lesson_plan_needs_a_power_and_something_to_find() -> None:
    laid: dict[str, Any] = {"mover": "Camp Hammond", "specialties": [["Lesson Plan"], []], "empty": ["0.deck"]}
    poor = academy(**laid, discards=[["Redeploy"], []])
    assert "activate Lesson Plan" not in options(poor)
    none = academy(**laid, power=[1, 0], discards=[["Trainees"], []])
    assert "activate Lesson Plan" not in options(none)


@clause("MV-164")
def test_hank_pym_closes_the_discard_pile_to_lesson_plan() -> None:
    """RV-037."""
    laid: dict[str, Any] = {
        "mover": "Camp Hammond", "specialties": [["Lesson Plan"], []], "power": [1, 0], "empty": ["0.deck"],
        "discards": [["Redeploy"], []], "at": {"Armory": ["Hank Pym"]},
    }  # fmt: skip
    assert "activate Lesson Plan" not in options(academy(ULTRON, **laid))
    game = academy(ULTRON, **laid, decks=[["Training Dummy"], []])
    answers(game, "activate Lesson Plan", "find Training Dummy from the deck")
    assert titles(seat(game).discard) == ["Redeploy"]


def copied(**wanted: Any) -> Game:
    """Hela plays Marked by Death; Taskmaster has Photographic Reflexes and 1 Power."""
    laid: dict[str, Any] = {
        "hands": [["Marked by Death", "Marked by Death"], []], "power": [2, 1],
        "specialties": [[], ["Photographic Reflexes"]], "at": {"Hel": ["Thor"], "Armory": ["Vision", "Iron Man"]},
        "mover": "Odin's Vault",
    }  # fmt: skip
    game = lay(HELA, TASKMASTER, **{**laid, **wanted})
    return answers(game, "play Marked by Death", "attach a Soul Mark to Vision at Armory")


@clause("MV-276")
def test_taskmaster_may_pay_a_power_to_attach_an_effect_that_another_player_has_carried_out() -> None:
    game = copied()
    assert marked(game) == ["Vision"]
    assert options(game) == ["pay 1 Power and copy Marked by Death", "decline"]
    answers(game, "1: pay 1 Power and copy Marked by Death")
    assert on(game, "Photographic Reflexes") == ["Marked by Death"]
    assert seat(game).discard == []
    assert power(game, 1) == 0
    assert at_rest(game)


@clause("MV-276", "MV-117")
def test_an_effect_that_he_does_not_copy_is_discarded() -> None:
    game = answers(copied(), "1: decline")
    assert titles(seat(game).discard) == ["Marked by Death"]
    assert power(game, 1) == 1
    assert at_rest(game)


@clause("MV-276")
def test_without_a_power_or_the_specialty_he_is_not_asked() -> None:
    assert at_rest(copied(power=[2, 0]))
    assert at_rest(copied(specialties=[[], ["Lesson Plan"]]))


@clause("MV-278")
def test_photographic_reflexes_holds_one_effect() -> None:
    game = copied(power=[2, 5])
    answers(game, "1: pay 1 Power and copy Marked by Death")
    answers(game, "play Marked by Death", "attach a Soul Mark to Thor at Hel")
    assert on(game, "Photographic Reflexes") == ["Marked by Death"]
    assert titles(seat(game).discard) == ["Marked by Death"]
    assert power(game, 1) == 4
    assert at_rest(game)


@clause("MV-276")
def test_his_own_effects_are_not_copied() -> None:
    game = academy(hands=[["Redeploy"], []], power=[4, 0], specialties=[["Photographic Reflexes"], []])
    answers(game, "play Redeploy")
    assert titles(seat(game).discard) == ["Redeploy"]
    assert at_rest(game)


@clause("MV-279")
def test_fate_effects_are_not_copied() -> None:
    game = lay(
        HELA, TASKMASTER, power=[0, 3], specialties=[[], ["Photographic Reflexes"]], fate_deck=["Fate Intervenes"],
        discards=[[], ["Trainees"]],
    )  # fmt: skip
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Fate Intervenes"]
    assert at_rest(game)


def reflexes(effect: str, *villains: str, **wanted: Any) -> Game:
    """An activate action, and an Effect attached to Photographic Reflexes."""
    wanted.setdefault("mover", "Camp Hammond")
    return academy(*villains, specialties=[[["Photographic Reflexes", effect]], []], **wanted)


@clause("MV-277")
def test_the_attached_effect_is_played_for_its_cost_and_goes_to_its_owners_discard_pile() -> None:
    """RV-020."""
    game = reflexes("Marked by Death", power=[3, 0], at={"Hel": ["Thor"]})
    answers(game, "activate Photographic Reflexes")
    assert marked(game) == ["Thor"]
    assert power(game) == 2
    assert titles(seat(game, 1).discard) == ["Marked by Death"]
    assert seat(game).discard == []
    assert titles(seat(game).specialties) == ["Photographic Reflexes"]
    assert at_rest(game)


@clause("MV-277")
def test_the_copy_must_be_paid_for_and_completely_playable() -> None:
    """RV-020."""
    poor = reflexes("Marked by Death", power=[0, 0], at={"Hel": ["Thor"]})
    assert "activate Photographic Reflexes" not in options(poor)
    without_hero = reflexes("Marked by Death", power=[3, 0])
    assert "activate Photographic Reflexes" not in options(without_hero)
    no_action = reflexes("Marked by Death", power=[3, 0], at={"Hel": ["Thor"]}, mover="Armory")
    assert "activate Photographic Reflexes" not in options(no_action)


@clause("MV-277", "MV-287")
def test_iron_man_makes_the_activation_of_the_copy_dearer() -> None:
    laid: dict[str, Any] = {"at": {"Hel": ["Thor"], "Armory": ["Iron Man"]}}
    assert "activate Photographic Reflexes" not in options(reflexes("Marked by Death", power=[1, 0], **laid))
    game = reflexes("Marked by Death", power=[2, 0], **laid)
    answers(game, "activate Photographic Reflexes", "attach a Soul Mark to Thor at Hel")
    assert power(game) == 0


@clause("MV-277")
@pytest.mark.parametrize(("power_left", "offered"), [(3, True), (2, False)])
def test_a_copied_effect_whose_x_cannot_be_paid_is_not_offered(power_left: int, offered: bool) -> None:
    """The Mad Titan costs as much Power as the victim has Strength."""
    laid: dict[str, Any] = {"at": {"Armory": ["Iron Man", "Trainees"]}, "power": [power_left + 1, 0]}
    game = reflexes("The Mad Titan", THANOS, **laid)  # Iron Man makes the activation dearer by 1
    assert ("activate Photographic Reflexes" in options(game)) is offered
    if offered:
        answers(game, "activate Photographic Reflexes")
        assert (at(game, "Armory"), power(game)) == (["Trainees"], 0)
        assert titles(seat(game, 1).discard) == ["The Mad Titan"]


@clause("MV-277")
def test_you_on_a_copied_effect_is_taskmaster() -> None:
    """RV-020: Price of Life looks for marked Heroes in other Domains than his, Hela's included."""
    game = reflexes("Price of Life", at={"Hel": ["Thor"], "Armory": ["Falcon"]}, marked=["Thor", "Falcon"])
    answers(game, "activate Photographic Reflexes")
    assert marked(game) == ["Falcon"]
    assert power(game) == 5


@clause("MV-277")
def test_a_copied_effect_may_activate_something_but_not_the_reflexes_again() -> None:
    laid: dict[str, Any] = {"power": [1, 0]}
    alone = reflexes("Execute Plan", KILLMONGER, **laid)
    assert "activate Photographic Reflexes" not in options(alone)
    game = reflexes("Execute Plan", KILLMONGER, **laid, at={"Armory": ["Training Dummy", "Trainees"]})
    answers(game, "activate Photographic Reflexes")
    assert strength(game, "Trainees") == 2
    assert titles(seat(game, 1).discard) == ["Execute Plan"]
    assert at_rest(game)


@clause("MV-276", "MV-277")
def test_photographic_reflexes_from_copying_to_playing() -> None:
    game = copied(power=[1, 3])
    answers(game, "1: pay 1 Power and copy Marked by Death", "done")
    answers(game, "1: move to Camp Hammond", "activate Photographic Reflexes")
    assert options(game) == ["attach a Soul Mark to Iron Man at Armory", "attach a Soul Mark to Thor at Hel"]
    answers(game, "attach a Soul Mark to Iron Man at Armory")
    assert marked(game) == ["Vision", "Iron Man"]
    assert titles(seat(game).discard) == ["Marked by Death"]
    assert at_rest(game)


def test_a_deactivated_specialty_copies_nothing() -> None:
    game = lay(
        HELA, TASKMASTER, ULTRON, hands={0: ["Marked by Death"]}, power=[1, 3, 0], at={"Hel": ["Thor"]},
        specialties=[[], [["Photographic Reflexes", "Deactivation Switch"]], []],
    )  # fmt: skip
    assert at_rest(answers(game, "play Marked by Death"))


# -- his Fate deck ---------------------------------------------------------------------------------------------------


def clones(game: Game) -> list[str]:
    """Where the Scarlet Spider Clones in play stand."""
    here = [card for card in table(game).holder if card.title == "Scarlet Spider Clone"]
    return sorted(table(game).holder[card].title for card in here)


def test_a_scarlet_spider_clone_brings_the_other_two_from_the_fate_deck() -> None:
    game = lay(HELA, TASKMASTER, empty=["fate_deck"], fate_deck=["Scarlet Spider Clone", "Thor",
               "Scarlet Spider Clone", "Scarlet Spider Clone"])  # fmt: skip
    answers(game, "fate", "fate Taskmaster: Scarlet Spider Clone to Armory")
    assert clones(game) == ["Armory"] * 3
    assert titles(table(game).fate_deck) == ["Thor"]
    assert table(game).revealed == table(game).resolving == []
    assert at_rest(game)


def test_it_looks_in_play_first_then_in_the_fate_discard_pile_then_in_the_deck() -> None:
    game = lay(
        HELA, TASKMASTER, THANOS, hands={}, empty=["fate_deck"], fate_deck=["Scarlet Spider Clone", "Thor"],
        fate_discard=["Scarlet Spider Clone"], at={"Titan": ["Scarlet Spider Clone"]},
        tokens={"Scarlet Spider Clone": 1},
    )  # fmt: skip
    answers(game, "fate", "fate Taskmaster: Scarlet Spider Clone to Camp Hammond")
    assert clones(game) == ["Camp Hammond"] * 3
    assert (at(game, "Titan"), titles(table(game).fate_discard)) == ([], [])
    assert sorted(table(game).strength_of(card) for card in table(game).heroes) == [1, 1, 2]
    found = [line for line in log(game) if "Clone" in line]
    assert found[-4:] == [
        "Hela finds Scarlet Spider Clone", "Hela relocates Scarlet Spider Clone to Camp Hammond",
        "Hela finds Scarlet Spider Clone", "Hela plays Scarlet Spider Clone to Camp Hammond",
    ]  # fmt: skip


def test_clones_that_a_clone_brings_bring_nobody_and_those_already_there_stay() -> None:
    """RV-047: otherwise the first one would be fetched again and again."""
    game = lay(
        HELA, TASKMASTER, empty=["fate_deck"], fate_deck=["Scarlet Spider Clone"],
        at={"Armory": ["Scarlet Spider Clone", "Scarlet Spider Clone"]},
    )  # fmt: skip
    answers(game, "fate", "fate Taskmaster: Scarlet Spider Clone to Armory")
    assert clones(game) == ["Armory"] * 3
    assert not any("finds" in line for line in log(game))
    assert at_rest(game)


def test_clones_that_are_nowhere_to_be_found_do_not_come() -> None:
    game = lay(HELA, TASKMASTER, empty=["fate_deck"], fate_deck=["Scarlet Spider Clone", "Thor"])
    answers(game, "fate", "fate Taskmaster: Scarlet Spider Clone to Armory")
    assert clones(game) == ["Armory"]
    assert at_rest(game)


def test_a_clone_that_is_relocated_brings_nobody() -> None:
    """RV-066."""
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], at={"Hel": ["Scarlet Spider Clone"]})
    answers(game, "play Blood Spider", "play Blood Spider to Armory", "relocate Scarlet Spider Clone at Hel")
    assert clones(game) == ["Armory"]


def test_fenris_wolf_may_answer_each_clone_that_is_played() -> None:
    """RV-047, RV-066: they are played, whether or not their own ability triggers."""
    game = lay(
        TASKMASTER, HELA, hands=[[], ["Fenris Wolf"]], empty=["fate_deck"],
        fate_deck=["Scarlet Spider Clone", "Scarlet Spider Clone"],
    )  # fmt: skip
    answers(game, "fate", "fate Hela: Scarlet Spider Clone to Hel", "1: decline", "1: play Fenris Wolf to Hel")
    assert sorted(at(game, "Hel")) == ["Fenris Wolf", "Scarlet Spider Clone", "Scarlet Spider Clone"]
    assert at_rest(game)


@clause("MV-280")
def test_butterball_cannot_be_vanquished_though_he_has_no_strength() -> None:
    game = academy(at={"Armory": ["Butterball", "Crossbones", "Iron Man"]})
    assert [option for option in options(game) if option.startswith("vanquish")] == ["vanquish Iron Man at Armory"]


@clause("MV-280")
def test_butterball_stays_when_every_hero_is_defeated() -> None:
    """RV-049."""
    game = academy(
        hands=[["Anaconda"], []], power=[2, 0], events=["Avengers Assemble!"], tokens={"Death Shield": 4},
        at={"Avengers Assemble!": ["Death Shield"], "Armory": ["Butterball", "Iron Man"], "Camp Hammond": ["Thor"]},
    )  # fmt: skip
    answers(game, "play Anaconda", "play Anaconda to Avengers Assemble!")
    assert at(game, "Armory") == ["Butterball"]
    assert at(game, "Camp Hammond") == []


@clause("MV-048")
def test_butterball_covers_the_top_row() -> None:
    assert "gain 1 Power" not in options(academy(at={"Armory": ["Butterball"]}))


BUY_OFF = "pay 3 Power and discard a card to remove Butterball at Armory"


@clause("MV-281", "MV-047")
def test_butterball_may_be_removed_before_moving_for_three_power_and_a_card_from_hand() -> None:
    """RV-021: from hand."""
    game = begins(hands=[["Trainees", "Redeploy"], []], power=[3, 0], at={"Armory": ["Butterball", "Crossbones"]})
    assert options(game) == [BUY_OFF, "go on to moving"]
    answers(game, BUY_OFF)
    assert options(game) == ["discard Trainees from hand", "discard Redeploy from hand"]
    answers(game, "discard Redeploy from hand", "move to Camp Hammond")
    assert at(game, "Armory") == ["Crossbones"]
    assert titles(table(game).fate_discard) == ["Butterball"]
    assert titles(seat(game).discard) == ["Redeploy"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-281")
def test_butterball_may_stay() -> None:
    game = begins(hands=[["Trainees"], []], power=[3, 0], at={"Armory": ["Butterball"]})
    answers(game, "go on to moving", "move to Camp Hammond")
    assert at(game, "Armory") == ["Butterball"]
    assert power(game) == 3


@pytest.mark.parametrize(
    "lacking",
    [{"power": [2, 0]}, {"hands": [[], []]}, {"at": {"Hel": ["Butterball"]}}],
    ids=["power", "hand", "domain"],
)
@clause("MV-281")
def test_without_power_or_a_card_or_in_another_domain_he_cannot_be_bought_off(lacking: dict[str, Any]) -> None:
    laid: dict[str, Any] = {"hands": [["Trainees"], []], "power": [3, 0], "at": {"Armory": ["Butterball"]}}
    game = begins(**{**laid, **lacking})
    assert options(game)[0].startswith("move to")


@clause("MV-281")
def test_whoever_has_butterball_in_the_domain_may_buy_him_off() -> None:
    """RV-021."""
    game = lay(HELA, TASKMASTER, step="start", hands=[["Leah"], []], power=[3, 0], at={"Hel": ["Butterball"]})
    answers(game, "pay 3 Power and discard a card to remove Butterball at Hel", "move to Hel")
    assert at(game, "Hel") == []
    assert titles(seat(game).discard) == ["Leah"]


@clause("MV-281")
def test_power_gained_before_moving_may_pay_for_butterball() -> None:
    """RV-054: Ultimate gives Ultron the third Power."""
    game = lay(
        ULTRON, TASKMASTER, step="start", hands=[["Technoforming"], []], power=[2, 0], specialties=[["Ultimate"], []],
        at={"Research Lab": ["Butterball"]},
    )  # fmt: skip
    answers(game, "pay 3 Power and discard a card to remove Butterball at Research Lab")
    assert at(game, "Research Lab") == []
    assert power(game) == 0


def test_effects_may_remove_or_relocate_butterball() -> None:
    """RV-021."""
    game = lay(HELA, TASKMASTER, at={"Armory": ["Butterball", "Crossbones"]}, fate_deck=["Found by the Avengers"])
    answers(game, "fate")
    assert at(game, "Armory") == []
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], at={"Armory": ["Butterball"]})
    answers(game, "play Blood Spider", "play Blood Spider to Camp Hammond", "relocate Butterball at Armory")
    assert at(game, "Camp Hammond") == ["Blood Spider", "Butterball"]


@clause("MV-285", "MV-102")
def test_scott_lang_weakens_every_ally_at_his_location() -> None:
    """RV-061: foreign ones too."""
    game = academy(
        THANOS,
        at={"Armory": ["Scott Lang", "Crossbones", "Ebony Maw", "Vision"], "Camp Hammond": ["Anaconda"]},
    )  # fmt: skip
    names = ("Crossbones", "Ebony Maw", "Anaconda", "Vision", "Scott Lang")
    assert [strength(game, name) for name in names] == [2, 3, 3, 4, 2]


@clause("MV-285", "MV-104")
def test_trainees_beside_scott_lang_cannot_take_part_in_a_vanquish() -> None:
    game = academy(at={"Armory": ["Scott Lang", "Trainees"]}, tokens={"Scott Lang": -2})
    assert strength(game, "Trainees") == 0
    assert not any(option.startswith("vanquish") for option in options(game))


@clause("MV-103", "MV-106")
def test_the_strength_comes_back_when_scott_lang_leaves() -> None:
    game = academy(at={"Armory": ["Scott Lang", "Crossbones", "Trainees", "Anaconda"]})
    assert strength(game, "Trainees") == 0
    answers(game, "vanquish Scott Lang at Armory", "vanquish Scott Lang with Crossbones at Armory", "decline")
    assert strength(game, "Trainees") == 1
    assert strength(game, "Anaconda") == 3


def test_solo_gains_two_strength_while_he_is_the_only_hero_of_the_domain() -> None:
    game = lay(TASKMASTER, HELA, at={"Armory": ["Solo"], "Hel": ["Thor"]}, fate_deck=["Iron Man"])
    assert strength(game, "Solo") == 5
    game = lay(HELA, TASKMASTER, at={"Armory": ["Solo"]}, fate_deck=["Iron Man"])
    answers(game, "fate", "fate Taskmaster: Iron Man to Camp Hammond")
    assert strength(game, "Solo") == 3


def found_by_the_avengers(**wanted: Any) -> Game:
    return lay(HELA, TASKMASTER, THANOS, hands={}, fate_deck=["Found by the Avengers"], **wanted)


@clause("MV-169")
def test_found_by_the_avengers_removes_an_ally_of_the_target_anywhere_and_a_hero_of_any_domain() -> None:
    """The Fate player chooses both (RV-022)."""
    game = found_by_the_avengers(
        events=["Helicarrier Alert"],
        at={"Armory": ["Crossbones"], "Helicarrier Alert": ["Trainees"], "Hel": ["Thor", "Dísir"], "Titan": ["Vision"]},
        marked=["Thor"],
    )  # fmt: skip
    answers(game, "fate")
    assert options(game) == ["remove Crossbones at Armory", "remove Trainees at Helicarrier Alert"]
    answers(game, "0: remove Trainees at Helicarrier Alert")
    assert options(game) == ["remove Thor at Hel", "remove Vision at Titan"]
    answers(game, "0: remove Thor at Hel")
    assert at(game, "Helicarrier Alert") == []
    assert at(game, "Hel") == ["Dísir"]
    assert titles(seat(game, 1).discard) == ["Trainees"]
    assert titles(table(game).fate_discard) == ["Thor", "Found by the Avengers"]
    assert table(game).vault_marks == 0
    assert at_rest(game)


def test_found_by_the_avengers_may_hit_any_player_with_an_ally() -> None:
    """A Fate card with a villain's icon may be played against others (MV-125)."""
    game = found_by_the_avengers(at={"Armory": ["Crossbones"], "Titan": ["Ebony Maw", "Vision"]})
    answers(game, "fate")
    assert options(game) == ["fate Taskmaster: Found by the Avengers", "fate Thanos: Found by the Avengers"]
    answers(game, "fate Thanos: Found by the Avengers")
    assert at(game, "Titan") == []
    assert at(game, "Armory") == ["Crossbones"]


@pytest.mark.parametrize(
    "at_hand", [{"Armory": ["Crossbones"]}, {"Hel": ["Thor", "Dísir"]}], ids=["no Hero", "no Ally"]
)
@clause("MV-097")
def test_found_by_the_avengers_needs_an_ally_of_the_target_and_a_hero(at_hand: dict[str, Any]) -> None:
    """RV-009."""
    game = found_by_the_avengers(at=at_hand)
    answers(game, "fate")
    assert "Found by the Avengers is discarded without effect" in log(game)
    assert titles(table(game).fate_discard) == ["Found by the Avengers"]
    assert [at(game, place) for place in at_hand] == list(at_hand.values())
    assert at_rest(game)


@clause("MV-148", "MV-150", "MV-151")
def test_government_work_hits_taskmaster_and_nobody_else() -> None:
    game = lay(HELA, TASKMASTER, THANOS, hands={}, fate_deck=["Government Work"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Government Work"]
    own = academy(fate_deck=["Government Work"])
    answers(own, "fate")
    assert titles(table(own).fate_discard) == ["Government Work"]
    assert table(own).events == []


@clause("MV-282")
def test_under_government_work_he_relocates_nothing_but_allies_to_that_event() -> None:
    game = academy(
        mover="Solomon Institute", events=["Government Work", "Helicarrier Alert"],
        at={"Armory": ["Crossbones", "Training Dummy"], "Hel": ["Anaconda"]},
    )  # fmt: skip
    relocations = [option for option in options(game) if option.startswith("relocate")]
    assert relocations == ["relocate Crossbones at Armory", "relocate Anaconda at Hel"]
    answers(game, "relocate Crossbones at Armory")
    assert at(game, "Government Work") == ["Crossbones"]
    assert at_rest(game)


@clause("MV-282")
def test_government_work_binds_his_effects_as_well() -> None:
    game = academy(
        hands=[["Redeploy", "Shadow Initiative"], []], power=[3, 0], events=["Government Work"],
        at={"Armory": ["Crossbones"]},
    )  # fmt: skip
    assert "play Shadow Initiative" not in options(game)
    answers(game, "play Redeploy", "relocate Crossbones at Armory")
    assert at(game, "Government Work") == ["Crossbones"]


@clause("MV-282")
def test_government_work_leaves_others_and_heroes_alone() -> None:
    game = lay(
        HELA, TASKMASTER, mover="Niflheim", events=["Government Work"], at={"Hel": ["Dísir"], "Armory": ["Crossbones"]},
        fate_deck=["Captain Marvel"],
    )  # fmt: skip
    assert "relocate Dísir at Hel" in options(game)
    answers(game, "fate", "fate Taskmaster: Captain Marvel to Camp Hammond")
    assert at(game, "Camp Hammond") == ["Captain Marvel", "Crossbones"]
    game = academy(hands=[["Blood Spider"], []], power=[2, 0], events=["Government Work"], at={"Hel": ["Thor"]})
    answers(game, "play Blood Spider", "play Blood Spider to Armory", "relocate Thor at Hel")
    assert at(game, "Armory") == ["Blood Spider", "Thor"]


@clause("MV-282", "MV-071")
def test_allies_may_still_be_played_anywhere_under_government_work() -> None:
    game = academy(hands=[["Trainees"], []], power=[1, 0], events=["Government Work"])
    answers(game, "play Trainees")
    assert options(game) == [f"play Trainees to {place}" for place in (*HOME, "Government Work")]


@clause("MV-282", "MV-150")
def test_nobody_else_brings_allies_to_government_work() -> None:
    game = lay(HELA, TASKMASTER, hands=[["Dísir"], []], power=[2, 0], events=["Government Work"])
    answers(game, "play Dísir")
    assert "play Dísir to Government Work" not in options(game)


def government_resolved(**wanted: Any) -> Game:
    game = academy(
        hands=[["Anaconda"], []], power=[2, 0], events=["Government Work"], tokens={"Death Shield": 1},
        at={"Government Work": ["Death Shield"]}, **wanted,
    )  # fmt: skip
    return answers(game, "play Anaconda", "play Anaconda to Government Work")


@clause("MV-283", "MV-143", "MV-144")
def test_resolving_government_work_finds_an_ally_and_plays_it_for_free() -> None:
    """RV-032: the Allies used for it cannot be found yet, and the Event is no destination any more."""
    game = government_resolved(discards=[["Crossbones", "Redeploy", "Black Ant"], []])
    assert options(game) == ["find Crossbones from the discard pile", "find Black Ant from the discard pile"]
    answers(game, "find Crossbones from the discard pile")
    assert options(game) == [f"play Crossbones to {place}" for place in HOME]
    answers(game, "play Crossbones to Armory")
    assert at(game, "Armory") == ["Crossbones"]
    assert power(game) == 0
    assert table(game).events == []
    assert titles(table(game).fate_discard) == ["Government Work"]
    assert titles(seat(game).discard) == ["Redeploy", "Black Ant", "Death Shield", "Anaconda"]
    assert at_rest(game)


@clause("MV-283", "MV-164")
def test_the_deck_is_searched_only_if_no_ally_is_in_the_discard_pile() -> None:
    """RV-034."""
    laid: dict[str, Any] = {"empty": ["0.deck"], "decks": [["Redeploy", "Jagged Bow", "Trainees"], []]}
    game = government_resolved(**laid, discards=[["Redeploy"], []])
    assert sorted(options(game)) == ["find Jagged Bow from the deck", "find Trainees from the deck"]
    answers(game, "find Trainees from the deck", "play Trainees to Armory")
    assert at(game, "Armory") == ["Trainees"]
    first = government_resolved(**laid, discards=[["Crossbones"], []])
    answers(first, "play Crossbones to Armory")
    assert titles(seat(first).deck) == ["Trainees", "Jagged Bow", "Redeploy"]


@clause("MV-283")
def test_without_an_ally_to_find_the_reward_is_nothing() -> None:
    game = government_resolved(empty=["0.deck"], decks=[["Redeploy"], []], discards=[["Training Dummy"], []])
    assert table(game).events == []
    assert at_rest(game)


@clause("MV-283", "MV-282")
def test_the_ban_of_government_work_is_over_when_its_reward_is_given() -> None:
    game = government_resolved(discards=[["Jagged Bow"], []])
    answers(game, "play Jagged Bow to Armory")
    assert "relocate" not in " ".join(options(game))
    answers(game, "done")
    answers(game, "1: move to Niflheim", "done", "0: move to Solomon Institute")
    assert "relocate Jagged Bow at Armory" in options(game)


def test_government_work_needs_seven() -> None:
    game = academy(
        hands=[["Anaconda"], []], power=[2, 0], events=["Government Work"], at={"Government Work": ["Death Shield"]}
    )
    answers(game, "play Anaconda", "play Anaconda to Government Work")
    assert titles(table(game).events) == ["Government Work"]
    assert at(game, "Government Work") == ["Death Shield", "Anaconda"]


# -- a whole game ----------------------------------------------------------------------------------------------------


def test_a_game_in_which_taskmaster_trains_four_allies_and_wins() -> None:
    """From the first turn on. Hela sends him Falcon, who is a lesson to Death Shield."""
    exercise, dummy = "Conduct Exercise", "Training Dummy"
    drawn = ["Death Shield", exercise, "Blood Spider", dummy, exercise, "Redeploy", "Trainees", "Lesson Plan"]
    game = academy(
        step="start", turn=0, movers={}, power=[0, 1], hands=[["Crossbones", dummy, "Anaconda", exercise], []],
        decks=[drawn, []], fate_deck=["Falcon"],
    )  # fmt: skip
    answers(game, "move to Training Room", "gain 3 Power", "play Crossbones", "play Crossbones to Solomon Institute")
    answers(game, "play Training Dummy", "play Training Dummy to Solomon Institute", "done")
    answers(game, "1: move to Hel", "done")
    answers(game, "0: move to Solomon Institute", "gain 2 Power", "activate Training Dummy at Solomon Institute")
    answers(game, "play Anaconda", "play Anaconda to Training Room", "done")
    answers(game, "1: move to Niflheim", "done")
    answers(game, "0: move to Training Room", "gain 3 Power", "play Death Shield", "play Death Shield to Armory")
    answers(game, "play Conduct Exercise", "done")
    assert strength(game, "Crossbones") == 5
    answers(game, "1: move to Hel", "done")
    answers(game, "0: move to Solomon Institute", "gain 2 Power", "relocate Training Dummy at Solomon Institute")
    answers(game, "relocate Training Dummy to Training Room", "activate Training Dummy at Training Room")
    answers(game, "play Blood Spider", "play Blood Spider to Camp Hammond", "done")
    answers(game, "1: move to Niflheim", "done")
    answers(game, "0: move to Training Room", "gain 3 Power", "play Training Dummy", "play Training Dummy to Armory")
    answers(game, "play Conduct Exercise", "activate Training Dummy at Training Room", "done")
    assert strength(game, "Anaconda") == 5
    answers(game, "1: move to Gjoll", "fate", "fate Taskmaster: Falcon to Armory", "done")
    answers(game, "0: move to Solomon Institute", "gain 2 Power", "activate Training Dummy at Armory")
    assert strength(game, "Death Shield") == 5
    answers(game, "relocate Training Dummy at Training Room", "relocate Training Dummy to Camp Hammond", "done")
    answers(game, "1: move to Hel", "done")
    answers(game, "0: move to Camp Hammond", "activate Training Dummy at Camp Hammond")
    assert won(game) is None
    assert seat(game).gauge.value == 19 / 20
    answers(game, "play Conduct Exercise", "activate Training Dummy at Camp Hammond")
    assert won(game) == 0
    assert table(game).turn == 13
