"""Ultron: his four tiles, every card of his deck, and every card of his Fate deck."""

from __future__ import annotations

from typing import Any

from longbox.games.villainous import box
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
    find,
    lay,
    log,
    on,
    options,
    power,
    seat,
    spot,
    strength,
    table,
    titles,
    won,
)

LAB, ARRAY, BASE = "Research Lab", "Manufacturing Array", "Reconfiguration Base"
COMPLEX = "Stark Industries Industrial Complex"
LOCATIONS = [LAB, ARRAY, BASE, COMPLEX]
INVASION = "Invasion of Stark Enterprises"
FOUR_SENTRIES = {place: ["Duplicate Sentry"] for place in LOCATIONS}


def ultron(**wanted: Any) -> Game:
    """Ultron acts; Hela is the other player."""
    return lay(ULTRON, HELA, **wanted)


def fated(*top: str, **wanted: Any) -> Game:
    """Hela has just revealed this Fate card; Ultron is the other player."""
    return answers(lay(HELA, ULTRON, fate_deck=[*top], **wanted), "fate")


def upgrades(game: Game) -> list[str]:
    """The tiles that can be revealed now."""
    return [option for option in options(game) if option.startswith("reveal ")]


# -- the objective and the tiles -------------------------------------------------------------------------------------


@clause("MV-259", "MV-264")
def test_revealing_age_of_ultron_for_twelve_power_wins() -> None:
    game = ultron(upgrades={0: ["Age of Ultron"]}, power=[13, 0])
    assert won(game) is None
    answers(game, "reveal Age of Ultron")
    assert won(game) == 0
    assert power(game) == 1
    assert game.result is not None
    assert game.result.reason == "Ultron has fulfilled the objective."


@clause("MV-259")
def test_with_eleven_power_it_cannot_be_revealed() -> None:
    game = ultron(upgrades={0: ["Age of Ultron"]}, power=[11, 0])
    assert upgrades(game) == []
    answers(game, "gain 1 Power")
    assert upgrades(game) == ["reveal Age of Ultron"]


@clause("MV-259")
def test_revealing_ultimate_does_not_win_yet() -> None:
    game = ultron(upgrades={0: ["Ultimate", "Age of Ultron"]}, at=FOUR_SENTRIES, power=[12, 0])
    answers(game, "reveal Ultimate")
    assert won(game) is None
    assert titles(seat(game).specialties) == ["Ultimate"]
    assert at_rest(game)


@clause("MV-260")
def test_the_tiles_are_revealed_in_their_order() -> None:
    """Optimization's requirement and the Power for Age of Ultron are there, but only one Sentry for Transformation."""
    armored = ["Duplicate Sentry", "Impervious Alloy", "Impervious Alloy"]
    laid: Any = {"at": {LAB: [armored]}, "power": [12, 0]}
    assert upgrades(ultron(**laid)) == []
    game = ultron(**laid, upgrades={0: ["Optimization", "Ultimate", "Age of Ultron"]})
    assert upgrades(game) == ["reveal Optimization"]
    assert titles(reversed(seat(ultron()).upgrades)) == ["Transformation", "Optimization", "Ultimate", "Age of Ultron"]


@clause("MV-260")
def test_only_one_tile_is_revealed_in_a_turn() -> None:
    game = ultron(
        upgrades={0: ["Ultimate", "Age of Ultron"]}, at=FOUR_SENTRIES, power=[20, 0], mover=BASE,
        hands=[["Duplicate Sentry"] * 4, []],
    )  # fmt: skip
    answers(game, "reveal Ultimate")
    assert upgrades(game) == []
    answers(game, "0: done", "1: move to Hel", "1: done", "0: move to Research Lab")
    assert upgrades(game) == ["reveal Age of Ultron"]


def test_revealing_a_tile_takes_no_action_and_happens_in_ones_own_turn() -> None:
    laid: Any = {"upgrades": {0: ["Ultimate"]}, "at": FOUR_SENTRIES}
    game = ultron(**laid)
    before = options(game)
    answers(game, "reveal Ultimate")
    assert options(game) == [option for option in before if option != "reveal Ultimate"]
    other = lay(HELA, ULTRON, upgrades={1: ["Ultimate"]}, at=FOUR_SENTRIES)
    assert upgrades(other) == []


@clause("MV-260")
def test_transformation_asks_for_two_sentries_removed_from_the_domain() -> None:
    game = ultron(at={LAB: ["Duplicate Sentry", "Alkhema"], BASE: [["Giant Sentry", "Impervious Alloy"]]})
    answers(game, "reveal Transformation")
    assert options(game) == ["remove Duplicate Sentry at Research Lab", "remove Giant Sentry at Reconfiguration Base"]
    answers(game, "remove Giant Sentry at Reconfiguration Base")
    assert titles(seat(game).discard) == ["Impervious Alloy", "Giant Sentry", "Duplicate Sentry"]
    assert at(game, LAB) == ["Alkhema"]
    assert titles(seat(game).specialties) == ["Transformation"]
    assert at_rest(game)


@clause("MV-265")
def test_alkhema_and_jocasta_are_no_sentries_and_a_sentry_at_an_event_is_not_in_the_domain() -> None:
    assert upgrades(ultron(at={LAB: ["Duplicate Sentry", "Alkhema", "Jocasta"]})) == []
    game = ultron(events=[INVASION], at={LAB: ["Duplicate Sentry"], INVASION: ["Duplicate Sentry"]})
    assert upgrades(game) == []


@clause("MV-265")
def test_all_four_kinds_of_sentry_count_as_sentries() -> None:
    sentries = ["Duplicate Sentry", "Flying Sentry", "Heavy Attack Sentry", "Giant Sentry"]
    laid = dict(zip(LOCATIONS, ([sentry] for sentry in sentries), strict=True))
    assert upgrades(ultron(upgrades={0: ["Ultimate"]}, at=laid)) == ["reveal Ultimate"]
    for place in LOCATIONS:
        for other in ("Alkhema", "Jocasta"):
            assert upgrades(ultron(upgrades={0: ["Ultimate"]}, at={**laid, place: [other]})) == []


@clause("MV-261")
def test_transformation_takes_a_card_back_when_a_sentry_is_played() -> None:
    game = ultron(
        specialties=[["Transformation"], []], hands=[["Flying Sentry"], []], power=[2, 0],
        discards=[["Reconfigure", "Alkhema"], []],
    )  # fmt: skip
    answers(game, "play Flying Sentry", "play Flying Sentry to Research Lab")
    assert options(game) == [
        "take back Reconfigure from the discard pile",
        "take back Alkhema from the discard pile",
        "decline",
    ]
    answers(game, "take back Alkhema from the discard pile")
    assert titles(seat(game).hand) == ["Alkhema"]
    assert titles(seat(game).discard) == ["Reconfigure"]
    assert at_rest(game)


@clause("MV-261", "MV-120")
def test_transformation_works_once_in_a_turn_and_need_not_be_used() -> None:
    laid: Any = {
        "specialties": [["Transformation"], []],
        "hands": [["Duplicate Sentry", "Duplicate Sentry"], []],
        "power": [2, 0],
        "discards": [["Reconfigure", "Alkhema"], []],
        "mover": COMPLEX,
    }
    play = ("play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    used = answers(ultron(**laid), *play, "take back Alkhema from the discard pile", *play)
    assert at_rest(used)
    assert titles(seat(used).hand) == ["Alkhema"]
    declined = answers(ultron(**laid), *play, "decline", *play)
    assert "take back Alkhema from the discard pile" in options(declined)


@clause("MV-261")
def test_transformation_is_there_again_in_the_next_turn() -> None:
    game = ultron(
        specialties=[["Transformation"], []], hands=[["Duplicate Sentry"] * 5, []], power=[3, 0],
        discards=[["Reconfigure", "Alkhema"], []], mover=LAB,
    )  # fmt: skip
    play = ("play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    answers(game, *play, "take back Reconfigure from the discard pile", "done", "1: move to Hel", "1: done")
    answers(game, "move to Reconfiguration Base", *play)
    assert options(game) == ["take back Alkhema from the discard pile", "decline"]


@clause("MV-261", "MV-265")
def test_transformation_does_not_answer_other_cards_or_an_empty_discard_pile() -> None:
    laid: Any = {"specialties": [["Transformation"], []], "power": [4, 0]}
    game = ultron(**laid, hands=[["Jocasta"], []], discards=[["Alkhema"], []])
    answers(game, "play Jocasta", "play Jocasta to Research Lab")
    assert at_rest(game)
    game = ultron(**laid, hands=[["Duplicate Sentry"], []])
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    assert at_rest(game)


@clause("MV-260")
def test_optimization_asks_for_a_duplicate_sentry_with_two_impervious_alloy() -> None:
    laid: Any = {"upgrades": {0: ["Optimization", "Ultimate"]}}
    alloys = ["Impervious Alloy", "Impervious Alloy"]
    game = ultron(**laid, at={LAB: [["Duplicate Sentry", *alloys]], BASE: ["Duplicate Sentry"]})
    answers(game, "reveal Optimization")
    assert titles(seat(game).discard) == ["Impervious Alloy", "Impervious Alloy", "Duplicate Sentry"]
    assert at(game, BASE) == ["Duplicate Sentry"]
    assert titles(seat(game).specialties) == ["Optimization"]
    assert at_rest(game)
    assert upgrades(ultron(**laid, at={LAB: [["Giant Sentry", *alloys]]})) == []
    two = {LAB: [["Duplicate Sentry", "Impervious Alloy"]], BASE: [["Duplicate Sentry", "Impervious Alloy"]]}
    assert upgrades(ultron(**laid, at=two)) == []
    three = {LAB: [["Duplicate Sentry", *alloys, "Impervious Alloy"]]}
    assert upgrades(ultron(**laid, at=three)) == ["reveal Optimization"]


@clause("MV-262")
def test_optimization_uses_a_play_action_as_a_relocate_action_once_in_a_turn() -> None:
    game = ultron(
        specialties=[["Optimization"], []], hands=[["Duplicate Sentry"], []], power=[1, 0], mover=COMPLEX,
        at={LAB: ["Alkhema"]},
    )  # fmt: skip
    answers(game, "relocate Alkhema at Research Lab", "relocate Alkhema to Manufacturing Array")
    assert at(game, ARRAY) == ["Alkhema"]
    assert not [option for option in options(game) if option.startswith("relocate")]
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")  # the second of its two actions
    assert not [option for option in options(game) if option.startswith("play")]
    assert at_rest(game)


@clause("MV-262")
def test_optimization_needs_a_play_action_that_is_neither_used_nor_covered() -> None:
    relocate = "relocate Alkhema at Research Lab"
    laid: Any = {"specialties": [["Optimization"], []], "mover": BASE}
    assert relocate in options(ultron(**laid, at={LAB: ["Alkhema"]}))
    assert relocate not in options(ultron(**laid, at={LAB: ["Alkhema"], BASE: ["Vision"]}))
    assert relocate not in options(ultron(**laid, at={LAB: ["Alkhema"]}, used_icons=[0]))
    assert relocate not in options(ultron(mover=BASE, at={LAB: ["Alkhema"]}))


@clause("MV-262")
def test_optimization_comes_after_the_relocate_action_of_the_location() -> None:
    game = ultron(specialties=[["Optimization"], []], at={LAB: ["Alkhema"]})
    answers(game, "relocate Alkhema at Research Lab", "relocate Alkhema to Manufacturing Array")
    answers(game, "relocate Alkhema at Manufacturing Array", "relocate Alkhema to Research Lab")
    assert not [option for option in options(game) if option.startswith("relocate")]


@clause("MV-260")
def test_ultimate_asks_for_a_sentry_at_each_location_and_removes_none() -> None:
    game = ultron(upgrades={0: ["Ultimate", "Age of Ultron"]}, at=FOUR_SENTRIES)
    answers(game, "reveal Ultimate")
    assert [at(game, place) for place in LOCATIONS] == [["Duplicate Sentry"]] * 4
    assert seat(game).discard == []
    for place in LOCATIONS:
        three = {**FOUR_SENTRIES, place: []}
        assert upgrades(ultron(upgrades={0: ["Ultimate"]}, at=three)) == []


@clause("MV-263")
def test_ultimate_gains_a_power_before_moving() -> None:
    game = ultron(step="start", specialties=[["Ultimate"], []], power=[2, 0])
    assert power(game) == 3
    assert options(game)[0].startswith("move to ")
    answers(game, "move to Manufacturing Array")
    assert power(game) == 3


@clause("MV-263")
def test_ultimate_gains_nothing_before_it_is_revealed_or_in_another_players_turn() -> None:
    game = ultron(step="start", power=[2, 0])
    assert power(game) == 2
    game = lay(HELA, ULTRON, step="start", specialties=[[], ["Ultimate"]])
    answers(game, "move to Hel")
    assert (power(game), power(game, 1)) == (0, 0)


def test_the_gauge_says_how_far_the_next_tile_is() -> None:
    assert seat(ultron()).gauge.parts == ("0 of 4 tiles revealed", "0 of 2 Sentries for Transformation")
    armored = {LAB: [["Duplicate Sentry", "Impervious Alloy"], "Duplicate Sentry"]}
    second = seat(ultron(upgrades={0: ["Optimization", "Ultimate", "Age of Ultron"]}, at=armored)).gauge
    assert second.parts == (
        "1 of 4 tiles revealed",
        "a Duplicate Sentry with 1 of 2 Impervious Alloy for Optimization",
    )
    third = seat(ultron(upgrades={0: ["Ultimate", "Age of Ultron"]}, at=armored)).gauge
    assert third.parts == ("2 of 4 tiles revealed", "Sentries at 1 of 4 locations for Ultimate")
    fourth = seat(ultron(upgrades={0: ["Age of Ultron"]}, power=[6, 0])).gauge
    assert fourth.parts == ("3 of 4 tiles revealed", "6 of 12 Power for Age of Ultron")
    assert 0 < second.value < third.value < fourth.value < 1
    assert seat(ultron(upgrades={0: []}, specialties=[["Age of Ultron"], []])).gauge.value == 1.0


@clause("MV-259", "MV-260", "MV-264")
def test_ultron_wins_by_his_four_tiles() -> None:
    game = ultron(
        hands=[["Duplicate Sentry", "Flying Sentry", "Heavy Attack Sentry", "Reconfigure"], []],
        decks=[
            [*["Impervious Alloy"] * 2, *["Duplicate Sentry"] * 3, "Reconfigure", "Flying Sentry"],
            ["Leah"] * 30,
        ],
        mover=COMPLEX, power=[6, 0],
    )  # fmt: skip
    hel, niflheim = (("0: done", f"1: move to {place}", "1: done") for place in ("Hel", "Niflheim"))
    # Two Sentries are played and removed.
    answers(game, "play Flying Sentry", "play Flying Sentry to Research Lab")
    answers(game, "play Heavy Attack Sentry", "play Heavy Attack Sentry to Manufacturing Array")
    answers(game, "reveal Transformation", "remove Flying Sentry at Research Lab", "gain 1 Power", *hel)
    assert titles(seat(game).hand) == ["Duplicate Sentry", "Reconfigure", "Impervious Alloy", "Impervious Alloy"]
    assert power(game) == 3
    # A Duplicate Sentry, with which a card comes back; a turn later it bears its Alloy and is removed.
    answers(game, f"move to {ARRAY}", "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    answers(game, "take back Heavy Attack Sentry from the discard pile", "gain 3 Power", *niflheim)
    answers(game, f"move to {COMPLEX}", "play Impervious Alloy", "play Impervious Alloy", "reveal Optimization")
    answers(game, "gain 1 Power", *hel)
    assert titles(seat(game).specialties) == ["Transformation", "Optimization"]
    # A Sentry to every location.
    answers(game, f"move to {ARRAY}", "gain 3 Power", "play Duplicate Sentry")
    answers(game, "play Duplicate Sentry to Research Lab", "decline", *niflheim)
    answers(game, f"move to {COMPLEX}", "play Duplicate Sentry", f"play Duplicate Sentry to {ARRAY}", "decline")
    answers(game, "play Duplicate Sentry", f"play Duplicate Sentry to {BASE}", "decline", "gain 1 Power", *hel)
    answers(game, f"move to {ARRAY}", "gain 3 Power", "play Heavy Attack Sentry")
    assert upgrades(game) == []
    answers(game, f"play Heavy Attack Sentry to {COMPLEX}", "decline", "reveal Ultimate")
    assert seat(game).gauge.parts == ("3 of 4 tiles revealed", "4 of 12 Power for Age of Ultron")
    # Power for the last one, one more of it before moving.
    answers(game, *niflheim)
    assert power(game) == 5
    answers(game, f"move to {BASE}", "gain 2 Power", "play Reconfigure")
    assert (power(game), upgrades(game)) == (11, [])
    answers(game, *hel)
    assert power(game) == 12
    answers(game, f"move to {LAB}", "reveal Age of Ultron")
    assert won(game) == 0
    assert power(game) == 0


# -- Allies ----------------------------------------------------------------------------------------------------------


def test_his_decks_are_complete() -> None:
    villain = box.villain_faces()["Ultron"]
    assert sum(face.copies for face in box.deck_of(villain)) == 30
    assert sum(face.copies for face in box.fate_of(villain)) == 11
    assert (len(box.deck_of(villain)), len(box.fate_of(villain))) == (13, 8)


@clause("MV-274")
def test_a_duplicate_sentry_costs_one_has_strength_two_and_does_nothing_else() -> None:
    game = ultron(hands=[["Duplicate Sentry"], []], power=[1, 0], at={LAB: ["Vision"]})
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    assert (power(game), strength(game, "Duplicate Sentry")) == (0, 2)
    assert at(game, LAB) == ["Vision", "Duplicate Sentry"]
    assert at_rest(game)
    assert "play Duplicate Sentry" not in options(ultron(hands=[["Duplicate Sentry"], []]))


def invaded(*allies: Any, **wanted: Any) -> Game:
    """Ultron plays Heavy Attack Sentry to his Event, where these Allies of Strength 4 and more are: it is resolved."""
    wanted.setdefault("at", {INVASION: [*allies]})
    game = ultron(hands=[["Heavy Attack Sentry"], []], power=[2, 0], events=[INVASION], **wanted)
    return answers(game, "play Heavy Attack Sentry", f"play Heavy Attack Sentry to {INVASION}")


def test_a_flying_sentry_may_come_home_from_a_resolved_event() -> None:
    game = invaded(["Flying Sentry", "Impervious Alloy"])
    assert options(game) == [*(f"relocate Flying Sentry to {place}" for place in LOCATIONS), "decline"]
    answers(game, "relocate Flying Sentry to Manufacturing Array")
    assert at(game, ARRAY) == ["Flying Sentry"]
    assert on(game, "Flying Sentry") == ["Impervious Alloy"]
    assert titles(seat(game).discard) == ["Heavy Attack Sentry"]
    assert titles(table(game).fate_discard) == [INVASION]
    assert at_rest(game)


def test_a_flying_sentry_need_not_come_home() -> None:
    game = answers(invaded(["Flying Sentry", "Impervious Alloy"]), "decline")
    assert sorted(titles(seat(game).discard)) == ["Flying Sentry", "Heavy Attack Sentry", "Impervious Alloy"]
    assert at_rest(game)


def test_other_sentries_are_discarded_with_the_event_and_a_flying_sentry_used_in_a_vanquish_is_too() -> None:
    game = invaded("Duplicate Sentry", "Duplicate Sentry")
    assert titles(seat(game).discard) == ["Duplicate Sentry", "Duplicate Sentry", "Heavy Attack Sentry"]
    assert at_rest(game)
    game = ultron(mover=BASE, at={LAB: ["Flying Sentry", "Mockingbird"]})
    answers(game, "vanquish Mockingbird at Research Lab")
    assert titles(seat(game).discard) == ["Flying Sentry"]


@clause("MV-144")
def test_the_reward_comes_before_flying_sentry_leaves_the_event() -> None:
    game = invaded(["Flying Sentry", "Impervious Alloy"])
    assert power(game) == 6
    assert sorted(at(game, INVASION)) == ["Flying Sentry", "Heavy Attack Sentry"]


@clause("MV-273")
def test_the_location_of_heavy_attack_sentry_has_a_vanquish_action() -> None:
    game = ultron(mover=LAB, at={LAB: ["Heavy Attack Sentry", "Mockingbird"], ARRAY: ["Alkhema", "Mockingbird"]})
    assert "vanquish Mockingbird at Research Lab" in options(game)
    answers(game, "vanquish Mockingbird at Manufacturing Array")
    assert at(game, ARRAY) == []
    assert "vanquish Mockingbird at Research Lab" not in options(game)
    assert at_rest(game)


@clause("MV-273")
def test_heavy_attack_sentry_helps_only_where_the_mover_stands() -> None:
    game = ultron(mover=LAB, at={ARRAY: ["Heavy Attack Sentry", "Mockingbird"]})
    assert not [option for option in options(game) if option.startswith("vanquish")]


@clause("MV-273")
def test_the_vanquish_action_of_heavy_attack_sentry_is_never_covered_and_goes_with_it() -> None:
    """A ruling: what a card grants is not printed on the location; it is gone when the card is."""
    game = ultron(mover=LAB, at={LAB: ["Heavy Attack Sentry", "Vision", "Hank Pym"], ARRAY: ["Alkhema", "Hank Pym"]})
    answers(game, "vanquish Hank Pym at Research Lab")
    assert at(game, LAB) == ["Vision"]
    assert "vanquish Hank Pym at Manufacturing Array" not in options(game)


@clause("MV-273")
def test_two_heavy_attack_sentries_give_two_actions() -> None:
    game = ultron(
        mover=LAB, at={LAB: ["Heavy Attack Sentry", "Heavy Attack Sentry"], ARRAY: ["Alkhema", "Hank Pym"],
        COMPLEX: ["Jocasta", "Mockingbird"]},
    )  # fmt: skip
    answers(game, "vanquish Hank Pym at Manufacturing Array", f"vanquish Mockingbird at {COMPLEX}")
    assert titles(table(game).fate_discard) == ["Hank Pym", "Mockingbird"]
    assert sorted(titles(seat(game).discard)) == ["Alkhema", "Jocasta"]


def test_heavy_attack_sentries_whose_action_was_used_are_told_apart_from_a_fresh_one() -> None:
    game = ultron(
        mover=LAB, at={LAB: [*["Heavy Attack Sentry"] * 3, "Hank Pym"], ARRAY: ["Alkhema", "Hank Pym"]}
    )  # fmt: skip
    answers(game, "vanquish Hank Pym at Manufacturing Array", "vanquish Hank Pym at Research Lab")
    assert options(game)[:2] == [
        "vanquish Hank Pym with Heavy Attack Sentry of Strength 3 at Research Lab",
        "vanquish Hank Pym with Heavy Attack Sentry of Strength 3 (used this turn) at Research Lab",
    ]
    answers(game, "vanquish Hank Pym with Heavy Attack Sentry of Strength 3 at Research Lab")
    assert len(at(game, LAB)) == 2
    assert at_rest(game)


def test_giant_sentry_may_be_paid_for_with_two_other_sentries() -> None:
    game = ultron(hands=[["Giant Sentry", "Duplicate Sentry", "Reconfigure", "Flying Sentry"], []], power=[1, 0])
    answers(game, "play Giant Sentry", "play Giant Sentry to Research Lab")
    assert options(game) == ["discard Duplicate Sentry from hand"]
    answers(game, "discard Duplicate Sentry from hand", "discard Flying Sentry from hand")
    assert titles(seat(game).hand) == ["Reconfigure"]
    assert titles(seat(game).discard) == ["Duplicate Sentry", "Flying Sentry"]
    assert (power(game), strength(game, "Giant Sentry")) == (1, 6)
    assert at_rest(game)


def test_giant_sentry_may_be_paid_for_with_power_instead() -> None:
    game = ultron(hands=[["Giant Sentry", "Duplicate Sentry", "Flying Sentry", "Flying Sentry"], []], power=[7, 0])
    answers(game, "play Giant Sentry", "play Giant Sentry to Research Lab")
    assert options(game) == ["pay 6 Power", "discard two other Sentries"]
    answers(game, "pay 6 Power")
    assert power(game) == 1
    assert len(seat(game).hand) == 3
    assert at_rest(game)


def test_giant_sentry_itself_alkhema_and_jocasta_do_not_pay_for_it() -> None:
    hand = ["Giant Sentry", "Alkhema", "Jocasta", "Flying Sentry"]
    assert "play Giant Sentry" not in options(ultron(hands=[hand, []], power=[5, 0]))
    assert "play Giant Sentry" in options(ultron(hands=[hand, []], power=[6, 0]))


def test_a_surcharge_does_not_touch_the_sentries_that_pay_for_giant_sentry() -> None:
    game = ultron(
        hands=[["Giant Sentry", "Flying Sentry", "Flying Sentry"], []], power=[6, 0], events=["Lockdown at the Raft"],
    )  # fmt: skip
    answers(game, "play Giant Sentry", "play Giant Sentry to Research Lab")
    assert options(game) == ["discard Flying Sentry from hand"]
    answers(game, "discard Flying Sentry from hand", "discard Flying Sentry from hand")
    assert power(game) == 6
    assert at_rest(game)


def test_how_giant_sentry_is_paid_for_does_not_tell_what_else_is_in_hand() -> None:
    """Who can pay the Power is always asked; whoever discards is asked for each of the two, choice or not."""
    game = ultron(hands=[["Giant Sentry", "Reconfigure"], []], power=[6, 0])
    answers(game, "play Giant Sentry", "play Giant Sentry to Research Lab")
    assert options(game) == ["pay 6 Power"]
    assert "options" not in game.view(1)["decision"]


def test_alkhema_must_defeat_another_character_where_she_is_played() -> None:
    game = ultron(
        hands=[["Alkhema"], []], power=[3, 0], at={LAB: ["Captain Marvel", "Duplicate Sentry"], BASE: ["Vision"]}
    )
    answers(game, "play Alkhema")
    assert options(game) == ["play Alkhema to Research Lab", "play Alkhema to Reconfiguration Base"]
    answers(game, "play Alkhema to Research Lab")
    assert options(game) == ["defeat Captain Marvel at Research Lab", "defeat Duplicate Sentry at Research Lab"]
    answers(game, "defeat Captain Marvel at Research Lab")
    assert at(game, LAB) == ["Duplicate Sentry", "Alkhema"]
    assert titles(table(game).fate_discard) == ["Captain Marvel"]
    assert seat(game).discard == []
    assert at_rest(game)


def test_alkhema_defeats_an_ally_of_her_own_side_if_nobody_else_is_there() -> None:
    game = ultron(hands=[["Alkhema"], []], power=[3, 0], at={LAB: ["Duplicate Sentry"]})
    answers(game, "play Alkhema")
    assert at(game, LAB) == ["Alkhema"]
    assert titles(seat(game).discard) == ["Duplicate Sentry"]
    assert at_rest(game)


def test_alkhema_cannot_be_played_where_there_is_nobody_else() -> None:
    assert "play Alkhema" not in options(ultron(hands=[["Alkhema"], []], power=[3, 0]))
    assert "play Alkhema" not in options(ultron(hands=[["Alkhema"], []], power=[3, 0], at={LAB: ["Assembly Line"]}))


def test_alkhema_heeds_a_protector() -> None:
    game = ultron(hands=[["Alkhema"], []], power=[3, 0], at={LAB: ["Vision", "Thor"]})
    answers(game, "play Alkhema")
    assert at(game, LAB) == ["Vision", "Alkhema"]


def test_alkhema_at_a_global_event_may_hit_another_villains_ally() -> None:
    raft = "Lockdown at the Raft"
    game = ultron(hands=[["Alkhema"], []], power=[4, 0], events=[raft], at={raft: ["Leah"]})
    answers(game, "play Alkhema")
    assert at(game, raft) == ["Alkhema"]
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert at_rest(game)


def test_jocasta_may_relocate_a_hero_from_any_domain_to_any_other() -> None:
    game = ultron(hands=[["Jocasta"], []], power=[4, 0], at={LAB: ["Vision"], "Hel": ["Thor"]})
    answers(game, "play Jocasta", "play Jocasta to Manufacturing Array")
    assert power(game) == 0
    assert options(game) == ["relocate Vision at Research Lab", "relocate Thor at Hel", "decline"]
    answers(game, "relocate Vision at Research Lab")
    assert len(options(game)) == 7
    answers(game, "relocate Vision to Odin's Vault")
    assert at(game, LAB) == []
    assert at(game, "Odin's Vault") == ["Vision"]
    assert at_rest(game)


def test_jocasta_may_leave_the_heroes_alone_and_asks_nothing_without_any() -> None:
    game = ultron(hands=[["Jocasta"], []], power=[4, 0], at={"Hel": ["Thor"]})
    answers(game, "play Jocasta", "play Jocasta to Research Lab", "decline")
    assert at(game, "Hel") == ["Thor"]
    assert at_rest(game)
    game = ultron(hands=[["Jocasta"], []], power=[4, 0])
    assert at_rest(answers(game, "play Jocasta", "play Jocasta to Research Lab"))


def test_a_hero_whom_jocasta_relocates_is_not_played() -> None:
    game = ultron(hands=[["Jocasta"], ["Fenris Wolf"]], power=[4, 0], at={LAB: ["Mockingbird"]})
    answers(game, "play Jocasta", "play Jocasta to Research Lab", "relocate Mockingbird at Research Lab")
    answers(game, "relocate Mockingbird to Hel")
    assert at_rest(game)


# -- Effects ---------------------------------------------------------------------------------------------------------


def test_reconfigure_gains_a_power_for_each_location_with_a_sentry() -> None:
    game = ultron(
        hands=[["Reconfigure"], []], events=["Helicarrier Alert"],
        at={LAB: ["Duplicate Sentry", "Flying Sentry"], BASE: ["Giant Sentry"], ARRAY: ["Alkhema"],
        "Helicarrier Alert": ["Heavy Attack Sentry"]},
    )  # fmt: skip
    answers(game, "play Reconfigure")
    assert power(game) == 2
    assert titles(seat(game).discard) == ["Reconfigure"]
    assert at_rest(game)


def test_reconfigure_may_be_played_for_nothing() -> None:
    """A ruling: each of no locations is carried out in full."""
    game = answers(ultron(hands=[["Reconfigure"], []]), "play Reconfigure")
    assert power(game) == 0
    assert titles(seat(game).discard) == ["Reconfigure"]


def test_reconfigure_is_one_gain_of_power() -> None:
    game = ultron(hands=[["Reconfigure"], []], at={**FOUR_SENTRIES, BASE: ["Duplicate Sentry", "Vision"]})
    answers(game, "play Reconfigure")
    assert power(game) == 3


SIX = ["Thor", "Vision", "Hulk", "Wasp", "Falcon", "Hawkeye"]


def test_assimilate_knowledge_puts_six_fate_cards_back_in_any_order() -> None:
    game = ultron(hands=[["Assimilate Knowledge"], []], power=[1, 0], fate_deck=[*SIX, "Angela"])
    before = len(table(game).fate_deck)
    answers(game, "play Assimilate Knowledge")
    assert options(game) == [f"put back {name} from the Fate deck" for name in SIX]
    answers(game, *(f"put back {name} from the Fate deck" for name in SIX[:-1]))
    assert titles(table(game).fate_deck[-7:]) == ["Angela", *SIX]  # the last one is on top
    assert len(table(game).fate_deck) == before
    assert at_rest(game)


def test_assimilate_knowledge_is_seen_by_ultron_alone() -> None:
    game = ultron(hands=[["Assimilate Knowledge"], []], power=[1, 0], fate_deck=SIX)
    answers(game, "play Assimilate Knowledge")
    assert any("Thor" in line for line in log(game, 0))
    assert not any("Thor" in line for line in log(game, 1))
    assert "options" not in game.view(1)["decision"]


def test_what_was_seen_before_the_reshuffle_keeps_its_place_on_top() -> None:
    """A ruling: what the Fate deck holds is taken; its discard pile, shuffled, gives the rest."""
    game = ultron(
        hands=[["Assimilate Knowledge"], []], power=[1, 0], empty=["fate_deck"], fate_deck=["Thor", "Vision"],
        fate_discard=["Hulk"] * 5 + ["Angela"] * 4,
    )  # fmt: skip
    answers(game, "play Assimilate Knowledge")
    assert table(game).fate_discard == []
    assert options(game)[:2] == ["put back Thor from the Fate deck", "put back Vision from the Fate deck"]
    seen = len(table(game).fate_deck)
    assert seen == 11
    while not at_rest(game):
        answers(game, options(game)[-1])
    assert {"Thor", "Vision"} <= set(titles(table(game).fate_deck[-6:]))
    assert len(table(game).fate_deck) == 11


def test_assimilate_knowledge_is_content_with_fewer_cards_but_not_with_none() -> None:
    laid: Any = {"hands": [["Assimilate Knowledge"], []], "power": [1, 0], "empty": ["fate_deck"]}
    game = ultron(**laid, fate_deck=["Thor", "Vision"])
    answers(game, "play Assimilate Knowledge", "put back Thor from the Fate deck")
    assert titles(table(game).fate_deck) == ["Thor", "Vision"]
    assert at_rest(game)
    assert "play Assimilate Knowledge" not in options(ultron(**laid))


def test_encephalo_ray_puts_a_lasting_minus_token_on_each_hero_of_the_domain() -> None:
    game = ultron(
        hands=[["Encephalo-Ray"], []], power=[2, 0],
        at={LAB: ["Hulk", "Wasp", "Duplicate Sentry"], BASE: ["Mockingbird"], "Hel": ["Thor"]}, tokens={"Wasp": 1},
    )  # fmt: skip
    answers(game, "play Encephalo-Ray")
    heroes = ("Hulk", "Wasp", "Mockingbird", "Thor")
    assert [strength(game, hero) for hero in heroes] == [4, 3, 1, 5]
    assert strength(game, "Duplicate Sentry") == 2
    answers(game, "done", "1: move to Hel")
    assert [strength(game, hero) for hero in heroes] == [4, 3, 1, 5]


def test_encephalo_ray_may_be_played_without_a_hero() -> None:
    """A ruling: each of no Heroes is carried out in full."""
    game = ultron(hands=[["Encephalo-Ray"], []], power=[2, 0], at={"Hel": ["Thor"]})
    answers(game, "play Encephalo-Ray")
    assert (power(game), strength(game, "Thor")) == (0, 5)
    assert at_rest(game)


def test_every_contingency_covered_finds_the_next_item_or_effect() -> None:
    laid: Any = {
        "hands": [["Every Contingency Covered"], []],
        "power": [1, 0],
        "decks": [["Alkhema", "Technoforming", "Assembly Line", "Reconfigure"], []],
        "empty": ["0.deck"],
    }
    game = ultron(**laid)
    answers(game, "play Every Contingency Covered")
    assert options(game) == ["look for an Item", "look for an Effect"]
    answers(game, "look for an Item")
    assert titles(seat(game).hand) == ["Assembly Line"]
    assert sorted(titles(seat(game).deck)) == ["Alkhema", "Reconfigure", "Technoforming"]
    assert at_rest(game)
    game = answers(ultron(**laid), "play Every Contingency Covered", "look for an Effect")
    assert titles(seat(game).hand) == ["Technoforming"]
    assert sorted(titles(seat(game).deck)) == ["Alkhema", "Assembly Line", "Reconfigure"]


def test_every_contingency_covered_may_find_nothing() -> None:
    game = ultron(
        hands=[["Every Contingency Covered"], []],
        power=[1, 0],
        empty=["0.deck"],
        decks=[["Alkhema", "Reconfigure"], []],
    )
    answers(game, "play Every Contingency Covered", "look for an Item")
    assert seat(game).hand == []
    assert sorted(titles(seat(game).deck)) == ["Alkhema", "Reconfigure"]
    assert titles(seat(game).discard) == ["Every Contingency Covered"]
    assert at_rest(game)


def test_a_deck_that_runs_out_while_cards_are_revealed_is_made_anew_once() -> None:
    """A ruling: the discard pile gives the rest; what has been revealed is not part of it."""
    game = ultron(
        hands=[["Every Contingency Covered"], []], power=[1, 0], empty=["0.deck"], decks=[["Alkhema"], []],
        discards=[["Assembly Line", "Jocasta"], []],
    )  # fmt: skip
    answers(game, "play Every Contingency Covered", "look for an Item")
    assert titles(seat(game).hand) == ["Assembly Line"]
    assert sorted(titles(seat(game).deck)) == ["Alkhema", "Jocasta"]
    assert titles(seat(game).discard) == ["Every Contingency Covered"]


def test_cards_that_reveal_need_a_card_to_reveal() -> None:
    laid: Any = {"hands": [["Every Contingency Covered"], []], "power": [1, 0], "empty": ["0.deck"]}
    assert "play Every Contingency Covered" not in options(ultron(**laid))
    assert "play Every Contingency Covered" in options(ultron(**laid, discards=[["Jocasta"], []]))
    machine: Any = {"at": {LAB: ["Assembly Line"]}, "mover": ARRAY, "empty": ["0.deck"]}
    assert "activate Assembly Line at Research Lab" not in options(ultron(**machine))
    assert "activate Assembly Line at Research Lab" in options(ultron(**machine, discards=[["Jocasta"], []]))


def test_technoforming_strengthens_an_ally_and_may_send_it_to_an_event() -> None:
    game = ultron(
        hands=[["Technoforming"], []], power=[1, 0], events=[INVASION], at={LAB: ["Alkhema"], BASE: ["Jocasta"]}
    )
    answers(game, "play Technoforming", "strengthen Alkhema at Research Lab")
    assert options(game) == [f"relocate Alkhema to {INVASION}", "decline"]
    answers(game, f"relocate Alkhema to {INVASION}")
    assert at(game, INVASION) == ["Alkhema"]
    assert (strength(game, "Alkhema"), strength(game, "Jocasta")) == (4, 3)
    assert at_rest(game)


def test_technoforming_need_not_send_the_ally_anywhere() -> None:
    game = ultron(hands=[["Technoforming"], []], power=[1, 0], events=[INVASION], at={LAB: ["Alkhema"]})
    answers(game, "play Technoforming", "decline")
    assert (at(game, LAB), strength(game, "Alkhema")) == (["Alkhema"], 4)
    game = ultron(hands=[["Technoforming"], []], power=[1, 0], at={LAB: ["Alkhema"]})
    answers(game, "play Technoforming")
    assert (at(game, LAB), strength(game, "Alkhema")) == (["Alkhema"], 4)
    assert at_rest(game)


def test_technoforming_needs_an_ally_of_ones_own() -> None:
    laid: Any = {"hands": [["Technoforming"], []], "power": [1, 0]}
    assert "play Technoforming" not in options(ultron(**laid, at={"Hel": ["Leah"], LAB: ["Vision"]}))
    assert "play Technoforming" in options(ultron(**laid, events=[INVASION], at={INVASION: ["Jocasta"]}))


def test_technoforming_cannot_send_an_ally_to_another_villains_event() -> None:
    game = ultron(hands=[["Technoforming"], []], power=[1, 0], events=["Conquer Valhalla"], at={LAB: ["Alkhema"]})
    answers(game, "play Technoforming")
    assert at(game, LAB) == ["Alkhema"]
    assert at_rest(game)


@clause("MV-141")
def test_the_token_of_technoforming_may_resolve_the_event_where_the_ally_is() -> None:
    game = ultron(hands=[["Technoforming"], []], power=[1, 0], events=[INVASION], at={INVASION: ["Alkhema", "Jocasta"]})
    answers(game, "play Technoforming", f"strengthen Alkhema at {INVASION}")
    assert power(game) == 6
    assert titles(seat(game).discard) == ["Alkhema", "Jocasta", "Technoforming"]
    assert at_rest(game)


# -- Items -----------------------------------------------------------------------------------------------------------


@clause("MV-266")
def test_impervious_alloy_gives_two_strength_per_copy() -> None:
    game = ultron(
        hands=[["Impervious Alloy", "Impervious Alloy"], []], power=[4, 0], mover=COMPLEX,
        at={LAB: ["Alkhema"], BASE: ["Vision"]},
    )  # fmt: skip
    answers(game, "play Impervious Alloy")
    assert strength(game, "Alkhema") == 5
    answers(game, "play Impervious Alloy")
    assert strength(game, "Alkhema") == 7
    assert on(game, "Alkhema") == ["Impervious Alloy", "Impervious Alloy"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-266")
def test_impervious_alloy_goes_on_ones_own_allies_only() -> None:
    game = ultron(
        hands=[["Impervious Alloy"], []], power=[2, 0],
        at={LAB: ["Alkhema", "Thor"], BASE: ["Jocasta"], "Hel": ["Leah"]},
    )  # fmt: skip
    answers(game, "play Impervious Alloy")
    assert options(game) == [
        "play Impervious Alloy on Alkhema at Research Lab",
        "play Impervious Alloy on Jocasta at Reconfiguration Base",
    ]
    nobody = ultron(hands=[["Impervious Alloy"], []], power=[2, 0], at={LAB: ["Thor"], "Hel": ["Leah"]})
    assert "play Impervious Alloy" not in options(nobody)


@clause("MV-267")
def test_impervious_alloy_leaves_play_with_its_ally() -> None:
    game = ultron(mover=BASE, at={LAB: [["Alkhema", "Impervious Alloy"], "Thor"]})
    answers(game, "vanquish Thor at Research Lab")
    assert titles(seat(game).discard) == ["Impervious Alloy", "Alkhema"]


@clause("MV-267")
def test_no_card_can_remove_impervious_alloy_itself() -> None:
    """A ruling: Molecular Rearranger may name it, but nothing happens; other cards cannot choose it."""
    laid: Any = {"at": {LAB: [["Alkhema", "Impervious Alloy"]], BASE: ["Assembly Line"]}, "hands": [[], []]}
    game = fated("Molecular Rearranger", **laid)
    answers(game, "remove every Impervious Alloy")
    assert on(game, "Alkhema") == ["Impervious Alloy"]
    assert seat(game, 1).discard == []
    assert at_rest(game)
    assert titles(seat(game, 1).domain_items) == ["Assembly Line"]


@clause("MV-114")
def test_impervious_alloy_relocates_with_its_ally() -> None:
    game = ultron(at={LAB: [["Alkhema", "Impervious Alloy"]]})
    answers(game, "relocate Alkhema at Research Lab", "relocate Alkhema to Reconfiguration Base")
    assert at(game, BASE) == ["Alkhema"]
    assert on(game, "Alkhema") == ["Impervious Alloy"]


def test_assembly_line_finds_an_ally_and_gains_a_power() -> None:
    game = ultron(
        mover=ARRAY, at={LAB: ["Assembly Line"]}, empty=["0.deck"],
        decks=[["Reconfigure", "Assembly Line", "Jocasta", "Alkhema"], []],
    )  # fmt: skip
    answers(game, "activate Assembly Line at Research Lab")
    assert titles(seat(game).hand) == ["Jocasta"]
    assert sorted(titles(seat(game).deck)) == ["Alkhema", "Assembly Line", "Reconfigure"]
    assert power(game) == 1
    assert "activate Assembly Line at Research Lab" not in options(game)
    assert at_rest(game)


def test_assembly_line_gains_its_power_without_an_ally_in_the_deck() -> None:
    game = ultron(mover=ARRAY, at={LAB: ["Assembly Line"]}, empty=["0.deck"], decks=[["Reconfigure"], []])
    answers(game, "activate Assembly Line at Research Lab")
    assert seat(game).hand == []
    assert titles(seat(game).deck) == ["Reconfigure"]
    assert power(game) == 1


def test_assembly_line_needs_an_activate_action() -> None:
    game = ultron(mover=BASE, at={LAB: ["Assembly Line"]})
    assert not [option for option in options(game) if option.startswith("activate")]


# -- his Fate deck: Heroes -------------------------------------------------------------------------------------------


def test_hank_pym_keeps_the_discard_pile_from_being_used() -> None:
    laid: Any = {"specialties": [["Transformation"], []], "hands": [["Duplicate Sentry"], []], "power": [1, 0]}
    play = ("play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    game = ultron(**laid, discards=[["Alkhema", "Reconfigure"], []], at={BASE: ["Hank Pym"]})
    answers(game, *play)
    assert at_rest(game)
    assert titles(seat(game).discard) == ["Alkhema", "Reconfigure"]
    elsewhere = ultron(**laid, discards=[["Alkhema", "Reconfigure"], []], at={"Hel": ["Hank Pym"]})
    answers(elsewhere, *play)
    assert "take back Alkhema from the discard pile" in options(elsewhere)


def test_hank_pym_hits_every_villain_in_whose_domain_he_is() -> None:
    discards = {0: ["Dísir", "Draugr Swordsman"]}
    game = lay(HELA, ULTRON, at={"Hel": ["Hank Pym", "Draugr Swordsman"]}, discards=discards, power=[2, 0])
    assert "play Dísir from the discard pile" not in options(game)
    assert strength(game, "Draugr Swordsman") == 2
    game = lay(HELA, ULTRON, at={LAB: ["Hank Pym"], "Hel": ["Draugr Swordsman"]}, discards=discards, power=[2, 0])
    assert "play Dísir from the discard pile" in options(game)
    assert strength(game, "Draugr Swordsman") == 3


def test_hank_pym_does_not_keep_an_empty_deck_from_being_made_anew() -> None:
    """A ruling: his ban is about what cards do, not about forming a new deck."""
    game = ultron(at={LAB: ["Hank Pym"]}, empty=["0.deck"], discards=[["Alkhema"] * 5, []])
    answers(game, "done")
    assert titles(seat(game).hand) == ["Alkhema"] * 4
    assert seat(game).discard == []


def test_mockingbird_takes_two_power_from_the_targeted_player() -> None:
    game = answers(fated("Mockingbird", power=[5, 5]), "fate Ultron: Mockingbird to Research Lab")
    assert (power(game), power(game, 1)) == (5, 3)
    assert at_rest(game)


def test_mockingbird_takes_no_more_than_there_is() -> None:
    game = answers(fated("Mockingbird", power=[5, 1]), "fate Ultron: Mockingbird to Research Lab")
    assert (power(game), power(game, 1)) == (5, 0)


def test_scarlet_witch_makes_the_player_discard_every_card_of_a_type() -> None:
    game = fated("Scarlet Witch", hands=[["Leah"], ["Alkhema", "Reconfigure", "Technoforming", "Assembly Line"]])
    answers(game, "fate Ultron: Scarlet Witch to Research Lab")
    assert (asked(game), options(game)) == (0, ["name Ally", "name Item", "name Effect", "name Specialty"])
    answers(game, "name Effect")
    assert titles(seat(game, 1).hand) == ["Alkhema", "Assembly Line"]
    assert titles(seat(game, 1).discard) == ["Reconfigure", "Technoforming"]
    assert "Ultron reveals Alkhema from hand" in log(game, 0)
    assert titles(seat(game).hand) == ["Leah"]
    assert at_rest(game)


def test_scarlet_witch_may_name_a_type_that_is_not_there() -> None:
    game = fated("Scarlet Witch", hands=[[], ["Alkhema", "Reconfigure"]])
    answers(game, "fate Ultron: Scarlet Witch to Research Lab", "name Specialty")
    assert titles(seat(game, 1).hand) == ["Alkhema", "Reconfigure"]
    assert "Ultron reveals Reconfigure from hand" in log(game, 0)
    assert at_rest(game)


def test_scarlet_witch_asks_nothing_of_an_empty_hand() -> None:
    assert at_rest(answers(fated("Scarlet Witch"), "fate Ultron: Scarlet Witch to Research Lab"))


def test_wasp_may_relocate_a_hero_of_the_targeted_domain_to_any_other_location() -> None:
    game = fated("Wasp", at={BASE: ["Vision"], "Gjoll": ["Thor"]})
    answers(game, "fate Ultron: Wasp to Research Lab")
    assert (asked(game), options(game)) == (
        0,
        ["relocate Wasp at Research Lab", "relocate Vision at Reconfiguration Base", "decline"],
    )
    answers(game, "relocate Vision at Reconfiguration Base")
    assert f"relocate Vision to {BASE}" not in options(game)
    assert len(options(game)) == 7
    answers(game, "relocate Vision to Hel")
    assert at(game, "Hel") == ["Vision"]
    assert at(game, LAB) == ["Wasp"]
    assert at_rest(game)


def test_wasp_may_move_herself_or_nobody() -> None:
    game = fated("Wasp")
    answers(game, "fate Ultron: Wasp to Research Lab", "relocate Wasp at Research Lab", f"relocate Wasp to {BASE}")
    assert at(game, BASE) == ["Wasp"]
    game = answers(fated("Wasp"), "fate Ultron: Wasp to Research Lab", "decline")
    assert at(game, LAB) == ["Wasp"]
    assert at_rest(game)


@clause("MV-272")
def test_wonder_man_brings_vision_from_play() -> None:
    game = ultron(
        mover=BASE, at={LAB: ["Wonder Man", "Giant Sentry"], "Hel": ["Vision"]}, tokens={"Vision": 1},
        fate_discard=["Vision"],
    )  # fmt: skip
    answers(game, "vanquish Wonder Man at Research Lab")
    assert at(game, LAB) == ["Vision"]
    assert at(game, "Hel") == []
    assert strength(game, "Vision") == 5
    assert titles(table(game).fate_discard) == ["Vision", "Wonder Man"]
    assert at_rest(game)


@clause("MV-272")
def test_wonder_man_brings_vision_from_the_fate_discard_pile_or_else_from_the_fate_deck() -> None:
    laid: Any = {"mover": BASE, "at": {LAB: ["Wonder Man", "Giant Sentry"]}, "empty": ["fate_deck"]}
    game = ultron(**laid, fate_discard=["Thor", "Vision"], fate_deck=["Vision"])
    answers(game, "vanquish Wonder Man at Research Lab")
    assert at(game, LAB) == ["Vision"]
    assert titles(table(game).fate_discard) == ["Thor", "Wonder Man"]
    assert titles(table(game).fate_deck) == ["Vision"]
    game = ultron(**laid, fate_deck=["Thor", "Vision", "Hulk"])
    answers(game, "vanquish Wonder Man at Research Lab")
    assert at(game, LAB) == ["Vision"]
    assert sorted(titles(table(game).fate_deck)) == ["Hulk", "Thor"]
    assert at_rest(game)


@clause("MV-272")
def test_vision_stays_where_he_is_if_wonder_man_was_there_too() -> None:
    game = ultron(mover=BASE, at={LAB: ["Wonder Man", "Giant Sentry", "Vision"]})
    answers(game, "vanquish Wonder Man at Research Lab")
    assert at(game, LAB) == ["Vision"]


@clause("MV-272")
def test_wonder_man_defeated_in_another_domain_brings_vision_there() -> None:
    """Played to Hela's Domain like any Hero, he meets Fenris Wolf."""
    game = lay(
        HELA, ULTRON, hands=[["Fenris Wolf"], []], at={"Hel": ["Wonder Man", "Midgard Serpent"]}, empty=["fate_deck"],
        fate_discard=["Vision"],
    )  # fmt: skip
    answers(game, "vanquish Wonder Man at Hel", "0: play Fenris Wolf to Hel")
    assert at(game, "Hel") == ["Vision", "Fenris Wolf"]


@clause("MV-272")
def test_a_removed_wonder_man_brings_nobody() -> None:
    game = lay(
        HELA, ULTRON, hands=[["Soul for a Soul"], []], power=[1, 0], at={LAB: ["Wonder Man"], "Hel": ["Vision"]},
        marked=["Wonder Man"],
    )  # fmt: skip
    answers(game, "play Soul for a Soul", "decline")
    assert at(game, LAB) == []
    assert at(game, "Hel") == ["Vision"]


# -- his Fate deck: the other cards ----------------------------------------------------------------------------------


@clause("MV-289")
def test_molecular_rearranger_removes_every_copy_of_an_ally_from_the_domain() -> None:
    game = fated(
        "Molecular Rearranger", events=[INVASION], discards={1: ["Duplicate Sentry"]},
        at={LAB: ["Duplicate Sentry", "Flying Sentry"], BASE: [["Duplicate Sentry", "Impervious Alloy"]],
        INVASION: ["Duplicate Sentry"]},
    )  # fmt: skip
    assert (asked(game), options(game)) == (
        0,
        ["remove every Duplicate Sentry", "remove every Flying Sentry", "remove every Impervious Alloy"],
    )
    answers(game, "remove every Duplicate Sentry")
    assert [at(game, place) for place in (LAB, BASE, INVASION)] == [["Flying Sentry"], [], ["Duplicate Sentry"]]
    assert titles(seat(game, 1).discard) == ["Duplicate Sentry"] * 2 + ["Impervious Alloy", "Duplicate Sentry"]
    assert titles(table(game).fate_discard) == ["Molecular Rearranger"]
    assert at_rest(game)


@clause("MV-289")
def test_molecular_rearranger_removes_every_copy_of_an_item() -> None:
    game = fated("Molecular Rearranger", at={LAB: ["Assembly Line", "Alkhema"], BASE: ["Assembly Line"]})
    answers(game, "remove every Assembly Line")
    assert titles(seat(game, 1).discard) == ["Assembly Line", "Assembly Line"]
    assert at(game, LAB) == ["Alkhema"]
    assert at_rest(game)


@clause("MV-289", "MV-097")
def test_molecular_rearranger_hits_only_who_has_an_ally_or_an_item() -> None:
    game = fated("Molecular Rearranger", at={LAB: ["Vision"], "Hel": ["Leah"]}, specialties={1: ["Transformation"]})
    assert titles(table(game).fate_discard) == ["Molecular Rearranger"]
    assert at(game, "Hel") == ["Leah"]
    assert at_rest(game)


def test_molecular_rearranger_takes_allies_and_items_of_others_in_the_domain_too() -> None:
    game = lay(
        HELA, ULTRON, KILLMONGER, THANOS, hands={}, power={}, fate_deck=["Molecular Rearranger"],
        at={LAB: ["Explosives", "Ebony Maw"]},
    )  # fmt: skip
    answers(game, "fate", "remove every Explosives")
    assert titles(seat(game, 2).discard) == ["Explosives"]
    assert at(game, LAB) == ["Ebony Maw"]


def test_molecular_rearranger_leaves_stones_alone() -> None:
    game = lay(
        HELA, ULTRON, THANOS, hands={}, power={}, fate_deck=["Molecular Rearranger"],
        at={LAB: [["Alkhema", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "fate")
    assert at(game, LAB) == ["Mind Stone"]
    assert titles(seat(game, 1).discard) == ["Alkhema"]


def test_deactivation_switch_goes_on_a_specialty_of_the_targeted_player() -> None:
    game = fated("Deactivation Switch", specialties=[["Hand of Glory"], ["Transformation", "Ultimate"]])
    assert options(game) == [
        "fate Ultron: Deactivation Switch on Transformation",
        "fate Ultron: Deactivation Switch on Ultimate",
    ]
    answers(game, "fate Ultron: Deactivation Switch on Ultimate")
    assert on(game, "Ultimate") == ["Deactivation Switch"]
    assert at_rest(game)


def test_deactivation_switch_without_a_specialty_is_discarded() -> None:
    game = fated("Deactivation Switch", specialties=[["Hand of Glory"], []], at={LAB: ["Alkhema"]})
    assert titles(table(game).fate_discard) == ["Deactivation Switch"]
    assert "Deactivation Switch is discarded without effect" in log(game)


def test_a_switched_off_tile_does_nothing() -> None:
    """A ruling: triggers and lasting effects are off, tiles and Stones included."""
    off: Any = {"power": [1, 0], "discards": [["Reconfigure", "Alkhema"], []], "hands": [["Duplicate Sentry"], []]}
    game = ultron(**off, specialties=[[["Transformation", "Deactivation Switch"]], []])
    assert at_rest(answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab"))
    game = ultron(specialties=[[["Optimization", "Deactivation Switch"]], []], mover=BASE, at={LAB: ["Alkhema"]})
    assert not [option for option in options(game) if option.startswith("relocate")]
    game = ultron(specialties=[[["Ultimate", "Deactivation Switch"]], []], step="start")
    assert power(game) == 0
    stone = lay(
        THANOS, ULTRON, specialties=[[["Time Stone", "Deactivation Switch"], "Space Stone"], []], mover="Sanctuary II"
    )
    assert [option for option in options(stone) if option.startswith("activate")] == ["activate Space Stone"]


def test_a_switched_off_tile_still_counts_for_the_objective_and_the_order() -> None:
    """A ruling: objectives look at where a tile is, not at whether it can be used."""
    tiles = [["Transformation", "Deactivation Switch"], "Optimization", ["Ultimate", "Deactivation Switch"]]
    game = ultron(specialties=[tiles, []], power=[12, 0])
    answers(game, "reveal Age of Ultron")
    assert won(game) == 0
    stones = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone"]
    game = lay(
        THANOS, ULTRON, specialties=[[[stones[0], "Deactivation Switch"], *stones[1:]], []],
        at={LAB: [["Ebony Maw", "Time Stone"]]},
    )  # fmt: skip
    answers(game, "relocate Ebony Maw at Research Lab", "relocate Ebony Maw to Titan")
    assert won(game) == 0


def test_two_power_remove_deactivation_switch_at_once() -> None:
    game = ultron(
        specialties=[[["Transformation", "Deactivation Switch"]], []], power=[3, 0],
        discards=[["Reconfigure", "Alkhema"], []], hands=[["Duplicate Sentry"], []],
    )  # fmt: skip
    answers(game, "pay 2 Power to remove Deactivation Switch on Transformation")
    assert power(game) == 1
    assert titles(table(game).fate_discard) == ["Deactivation Switch"]
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    assert "take back Alkhema from the discard pile" in options(game)


def test_deactivation_switch_cannot_be_removed_with_less_power_or_in_anothers_turn() -> None:
    remove = "pay 2 Power to remove Deactivation Switch on Transformation"
    tiles = [["Transformation", "Deactivation Switch"]]
    assert remove not in options(ultron(specialties=[tiles, []], power=[1, 0]))
    assert remove in options(ultron(specialties=[tiles, []], power=[2, 0]))
    assert remove not in options(lay(HELA, ULTRON, specialties=[[], tiles], power=[2, 2]))


def test_one_of_two_switches_still_holds_the_tile() -> None:
    tiles = [["Transformation", "Deactivation Switch", "Deactivation Switch"]]
    game = ultron(specialties=[tiles, []], power=[3, 0], discards=[["Alkhema"], []], hands=[["Duplicate Sentry"], []])
    answers(game, "pay 2 Power to remove Deactivation Switch on Transformation")
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    assert on(game, "Transformation") == ["Deactivation Switch"]
    assert at_rest(game)


def test_ultimate_may_be_switched_on_before_moving_and_gains_its_power_then() -> None:
    """A ruling: the Power can be paid at any time of the turn."""
    remove = "pay 2 Power to remove Deactivation Switch on Ultimate"
    laid: Any = {"step": "start", "specialties": [[["Ultimate", "Deactivation Switch"]], []], "power": [2, 0]}
    game = ultron(**laid)
    assert options(game) == [remove, "go on to moving"]
    answers(game, remove)
    assert power(game) == 1
    answers(game, "move to Manufacturing Array")
    game = answers(ultron(**laid), "go on to moving", "move to Manufacturing Array", remove)
    assert power(game) == 0
    assert at_rest(game)


def test_two_switches_on_ultimate_are_one_choice_before_moving() -> None:
    remove = "pay 2 Power to remove Deactivation Switch on Ultimate"
    tile = ["Ultimate", "Deactivation Switch", "Deactivation Switch"]
    game = ultron(step="start", specialties=[[tile], []], power=[4, 0])
    assert options(game) == [remove, "go on to moving"]
    answers(game, remove)
    assert (power(game), options(game)) == (2, [remove, "go on to moving"])
    answers(game, remove)
    assert power(game) == 1
    assert options(game)[0].startswith("move to ")


def test_a_switch_on_another_tile_asks_nothing_before_moving() -> None:
    game = ultron(step="start", specialties=[[["Transformation", "Deactivation Switch"]], []], power=[2, 0])
    assert options(game)[0].startswith("move to ")


@clause("MV-268")
def test_under_invasion_of_stark_enterprises_ultron_gains_one_power_less_each_time() -> None:
    game = answers(ultron(events=[INVASION], mover=ARRAY), "gain 3 Power")
    assert power(game) == 2
    game = answers(ultron(events=[INVASION], mover=LAB), "gain 1 Power")
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-268")
def test_invasion_of_stark_enterprises_does_not_touch_others() -> None:
    game = lay(HELA, ULTRON, events=[INVASION], mover="Hel")
    answers(game, "gain 2 Power")
    assert power(game) == 2


@clause("MV-268", "MV-263")
def test_under_the_invasion_ultimate_gains_nothing() -> None:
    game = ultron(step="start", specialties=[["Ultimate"], []], events=[INVASION])
    assert power(game) == 0


@clause("MV-148")
def test_invasion_of_stark_enterprises_comes_into_play_against_ultron_alone() -> None:
    assert titles(table(fated(INVASION)).events) == [INVASION]
    own = answers(ultron(fate_deck=[INVASION]), "fate")
    assert titles(table(own).fate_discard) == [INVASION]
    assert table(own).events == []


@clause("MV-269")
def test_resolving_invasion_of_stark_enterprises_gains_six_power() -> None:
    game = invaded("Alkhema", "Duplicate Sentry")
    assert power(game) == 6
    assert table(game).events == []
    answers(game, "gain 1 Power")
    assert power(game) == 7


@clause("MV-269")
def test_strength_six_does_not_resolve_it() -> None:
    game = invaded("Alkhema")
    assert power(game) == 0
    assert titles(table(game).events) == [INVASION]


@clause("MV-270")
def test_vision_and_invasion_of_stark_enterprises_take_one_power_together() -> None:
    """A ruling: exactly 1 less while at least one of them is in force."""
    game = ultron(events=[INVASION], at={BASE: ["Vision"]}, mover=ARRAY)
    answers(game, "gain 3 Power")
    assert power(game) == 2


@clause("MV-271")
def test_when_one_of_the_two_is_gone_the_other_takes_effect() -> None:
    game = ultron(events=[INVASION], at={ARRAY: ["Vision", "Heavy Attack Sentry", "Alkhema"]}, mover=ARRAY)
    answers(game, "vanquish Vision at Manufacturing Array", "gain 3 Power")
    assert power(game) == 2
    game = invaded("Alkhema", "Duplicate Sentry", at={INVASION: ["Alkhema", "Duplicate Sentry"], BASE: ["Vision"]})
    before = power(game)
    answers(game, "gain 1 Power")
    assert power(game) == before


@clause("MV-271")
def test_vision_in_the_domain_takes_one_from_the_reward_of_the_invasion() -> None:
    """A ruling: the penalty has stopped when the reward comes, and Vision applies."""
    at_event = {INVASION: ["Alkhema", "Duplicate Sentry"]}
    assert power(invaded(at={**at_event, BASE: ["Vision"]})) == 5
    assert power(invaded(at={**at_event, "Hel": ["Vision"]})) == 6


# -- his cards in the hands of others --------------------------------------------------------------------------------


def test_taskmaster_copies_reconfigure_for_his_own_domain_where_no_sentry_is() -> None:
    game = lay(
        TASKMASTER, ULTRON, hands={}, power=[1, 0], mover="Camp Hammond", at=FOUR_SENTRIES,
        specialties=[[["Photographic Reflexes", "Reconfigure"]], []],
    )  # fmt: skip
    answers(game, "activate Photographic Reflexes")
    assert (power(game), power(game, 1)) == (1, 0)
    assert titles(seat(game, 1).discard) == ["Reconfigure"]
    assert at_rest(game)


def test_ultron_has_four_locations_with_two_actions_in_each_row() -> None:
    game = ultron()
    assert [location.title for location in seat(game).locations] == LOCATIONS
    assert all((len(location.top), len(location.bottom)) == (2, 2) for location in seat(game).locations)
    assert spot(game, ARRAY).icons[2].power == 3
    assert find(ultron(at={LAB: ["Jocasta"]}), "Jocasta").cost == 4
