"""Thanos: his objective, what is peculiar to him, every card of his deck, and every card of his Fate deck."""

from __future__ import annotations

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

LEGIONS = "The Legions of Thanos"
FIVE = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone"]


def offered(game: Game, beginning: str) -> list[str]:
    return [option for option in options(game) if option.startswith(beginning)]


# -- the objective ---------------------------------------------------------------------------------------------------


@clause("MV-194", "MV-189", "MV-199", "MV-170")
def test_the_sixth_stone_brought_home_wins_at_once() -> None:
    game = lay(THANOS, HELA, specialties=[FIVE, []], at={"Hel": [["Ebony Maw", "Time Stone"]]})
    assert won(game) is None
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert won(game) == 0
    assert game.result is not None
    assert game.result.reason == "Thanos has fulfilled the objective."


@clause("MV-194")
def test_five_stones_do_not_win() -> None:
    game = lay(THANOS, HELA, specialties=[FIVE[:4], []], at={"Hel": [["Ebony Maw", "Time Stone"]]})
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert len(seat(game).specialties) == 5
    assert won(game) is None
    assert at_rest(game)


@clause("MV-189")
def test_a_stone_that_his_ally_still_carries_elsewhere_does_not_count() -> None:
    game = lay(THANOS, HELA, specialties=[FIVE, []], at={"Hel": [[LEGIONS, "Time Stone"]]})
    answers(game, "done")
    assert won(game) is None
    assert seat(game).gauge.parts == ("5 of 6 Stones collected", "1 carried by his Allies elsewhere")


@clause("MV-203")
def test_adam_warlock_in_his_domain_prevents_the_win() -> None:
    lies = {"Hel": [["Ebony Maw", "Time Stone"]], "Titan": ["Adam Warlock"]}
    game = lay(THANOS, HELA, specialties=[FIVE, []], at=lies)
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert won(game) is None
    assert seat(game).gauge.parts == ("6 of 6 Stones collected", "Adam Warlock stands in his Domain")
    assert seat(game).gauge.value < 1
    assert at_rest(game)


@clause("MV-203")
def test_he_wins_the_moment_adam_warlock_is_defeated() -> None:
    lies = {"Titan": ["Adam Warlock", "Black Dwarf"]}
    game = lay(THANOS, HELA, specialties=[[*FIVE, "Time Stone"], []], at=lies)
    answers(game, "vanquish Adam Warlock at Titan")
    assert won(game) == 0


@clause("MV-203", "MV-171")
def test_he_wins_in_anothers_turn_when_adam_warlock_is_relocated_away() -> None:
    game = lay(
        HELA, THANOS, hands=[["Death's Embrace"], []], specialties=[[], [*FIVE, "Time Stone"]],
        at={"Titan": ["Adam Warlock"]}, marked=["Adam Warlock"],
    )  # fmt: skip
    answers(game, "play Death's Embrace")
    assert at(game, "Niflheim") == ["Adam Warlock"]
    assert won(game) == 1


@clause("MV-203")
def test_adam_warlock_in_another_domain_prevents_nothing() -> None:
    lies = {"Hel": [["Ebony Maw", "Time Stone"]], "Gjoll": ["Adam Warlock"]}
    game = lay(THANOS, HELA, specialties=[FIVE, []], at=lies)
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert won(game) == 0


def test_adam_warlock_prevents_nobody_else_from_winning() -> None:
    lies = {"Odin's Vault": ["Leah"] * 3, "Hel": ["Adam Warlock"]}
    game = lay(HELA, THANOS, at=lies, vault_marks=4, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) == 0


def test_the_gauge_tells_stones_collected_carried_and_found() -> None:
    lies = {"Hel": [["Leah", "Time Stone"], [LEGIONS, "Soul Stone"]]}
    game = lay(THANOS, HELA, specialties=[["Mind Stone"], []], at=lies)
    assert seat(game).gauge.parts == (
        "1 of 6 Stones collected",
        "1 carried by his Allies elsewhere",
        "1 in other hands",
    )
    assert 1 / 6 < seat(game).gauge.value < 3 / 6


# -- relocating to Stones --------------------------------------------------------------------------------------------


@clause("MV-195")
def test_his_allies_may_go_to_a_location_of_another_domain_where_a_stone_is() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Ebony Maw"], "Hel": [["Leah", "Mind Stone"]]})
    answers(game, "relocate Ebony Maw at Titan")
    assert options(game) == [
        "relocate Ebony Maw to Sanctuary II",
        "relocate Ebony Maw to The Infinity Well",
        "relocate Ebony Maw to Knowhere",
        "relocate Ebony Maw to Hel",
    ]
    answers(game, "relocate Ebony Maw to Hel")
    assert at(game, "Hel") == ["Leah", "Ebony Maw"]
    assert on(game, "Leah") == ["Mind Stone"]
    assert at_rest(game)


@clause("MV-195")
def test_the_location_itself_must_hold_the_stone() -> None:
    """A Stone elsewhere in that Domain opens nothing, nor does an unclaimed one."""
    game = lay(THANOS, HELA, at={"Titan": ["Ebony Maw"], "Hel": ["Mind Stone"], "Gjoll": ["Leah"]})
    answers(game, "relocate Ebony Maw at Titan")
    assert "relocate Ebony Maw to Hel" in options(game)
    assert "relocate Ebony Maw to Gjoll" not in options(game)
    assert len(offered(game, "relocate")) == 4


def test_no_stone_no_way_into_another_domain() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Ebony Maw"], "Hel": ["Leah"]})
    answers(game, "relocate Ebony Maw at Titan")
    assert len(options(game)) == 3


def test_an_ally_without_a_stone_may_go_on_from_one_foreign_domain_to_a_stone_in_the_next() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"], "Ebony Maw"], "Armory": ["Time Stone"]}
    game = lay(THANOS, HELA, TASKMASTER, at=lies)
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Armory")
    assert at(game, "Armory") == ["Ebony Maw"]
    assert on(game, "Ebony Maw") == ["Time Stone"]


@clause("MV-199", "MV-183")
def test_an_ally_that_carries_a_stone_goes_home_or_to_another_stone_in_the_same_domain() -> None:
    game = lay(
        THANOS, HELA, TASKMASTER, events=["Helicarrier Alert"],
        at={"Hel": [["Ebony Maw", "Mind Stone"]], "Gjoll": ["Time Stone"], "Armory": ["Soul Stone"]},
    )  # fmt: skip
    answers(game, "relocate Ebony Maw at Hel")
    assert options(game) == [
        "relocate Ebony Maw to Sanctuary II",
        "relocate Ebony Maw to Titan",
        "relocate Ebony Maw to The Infinity Well",
        "relocate Ebony Maw to Knowhere",
        "relocate Ebony Maw to Gjoll",
    ]
    answers(game, "relocate Ebony Maw to Gjoll")
    assert on(game, "Ebony Maw") == ["Mind Stone", "Time Stone"]


def test_one_ally_may_bring_several_stones_home() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Ebony Maw", "Mind Stone", "Time Stone"]]})
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert titles(seat(game).specialties) == ["Mind Stone", "Time Stone"]
    assert on(game, "Ebony Maw") == []


def test_other_villains_do_not_get_into_a_domain_by_a_stone() -> None:
    game = lay(HELA, THANOS, ULTRON, at={"Hel": ["Leah"], "Research Lab": ["Mind Stone"]})
    answers(game, "relocate Leah at Hel")
    assert options(game) == ["relocate Leah to Niflheim", "relocate Leah to Gjoll", "relocate Leah to Odin's Vault"]


# -- vanquishing for Stones ------------------------------------------------------------------------------------------


@clause("MV-196", "MV-198", "MV-197")
def test_he_may_vanquish_the_carrier_where_his_allies_are_and_the_stone_goes_to_one_that_is_left() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"], "Fenris Wolf", "Dísir", "Black Dwarf", LEGIONS]}
    game = lay(THANOS, HELA, at=lies)
    assert offered(game, "vanquish") == ["vanquish Leah at Hel"]
    answers(game, "vanquish Leah at Hel")
    assert options(game) == [
        f"vanquish Leah with {LEGIONS} at Hel",
        "vanquish Leah with Black Dwarf at Hel",
        f"vanquish Leah with Black Dwarf and {LEGIONS} at Hel",
    ]
    answers(game, f"vanquish Leah with {LEGIONS} at Hel")
    assert at(game, "Hel") == ["Fenris Wolf", "Dísir", "Black Dwarf"]
    assert on(game, "Black Dwarf") == ["Mind Stone"]
    assert titles(seat(game).discard) == [LEGIONS]
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert at_rest(game)


@clause("MV-201")
def test_if_none_of_his_allies_is_left_the_stone_stays_there_unattached() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Leah", "Mind Stone"], LEGIONS]})
    answers(game, "vanquish Leah at Hel")
    assert at(game, "Hel") == ["Mind Stone"]
    assert seat(game, 1).controls(find(game, "Mind Stone"))
    assert titles(seat(game).specialties) == []
    assert at_rest(game)


@clause("MV-196")
def test_allies_too_weak_cannot_vanquish_the_carrier() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Midgard Serpent", "Mind Stone"], LEGIONS], "Gjoll": ["Black Dwarf"]})
    assert offered(game, "vanquish") == []


@clause("MV-197")
def test_allies_in_other_domains_that_carry_nothing_cannot_be_vanquished() -> None:
    game = lay(THANOS, HELA, at={"Hel": ["Mind Stone", "Leah", "Black Dwarf"], "Gjoll": ["Dísir", "Ebony Maw"]})
    assert offered(game, "vanquish") == []


def test_heroes_in_other_domains_cannot_be_vanquished_by_the_action() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Leah", "Mind Stone"], "Iron Man", "Black Dwarf"]})
    assert offered(game, "vanquish") == ["vanquish Leah at Hel"]


@clause("MV-188", "MV-201")
def test_the_villain_of_that_domain_may_vanquish_his_carrier_to_keep_the_stone() -> None:
    game = lay(HELA, THANOS, at={"Hel": [[LEGIONS, "Mind Stone"], "Dísir"]})
    answers(game, f"vanquish {LEGIONS} at Hel")
    assert at(game, "Hel") == ["Mind Stone"]
    assert titles(seat(game, 1).discard) == [LEGIONS]
    assert titles(seat(game).discard) == ["Dísir"]
    assert seat(game).controls(find(game, "Mind Stone"))


@clause("MV-188")
def test_his_allies_in_a_foreign_domain_cover_the_top_row() -> None:
    game = lay(HELA, THANOS, mover="Hel", at={"Hel": [LEGIONS]}, hands=[["Leah"], []], power=[2, 0])
    assert "gain 2 Power" not in options(game)
    assert "play Leah" in options(game)


@clause("MV-202")
def test_an_unattached_stone_attaches_itself_to_his_ally_that_arrives() -> None:
    game = lay(THANOS, HELA, at={"Titan": [LEGIONS], "Hel": ["Mind Stone"]})
    answers(game, f"relocate {LEGIONS} at Titan", f"relocate {LEGIONS} to Hel")
    assert at(game, "Hel") == [LEGIONS]
    assert on(game, LEGIONS) == ["Mind Stone"]
    assert at_rest(game)


def test_of_several_allies_where_a_stone_becomes_free_thanos_chooses_in_anybodys_turn() -> None:
    lies = {"Hel": [[LEGIONS, "Mind Stone"], "Black Swan", "Ebony Maw", "Fenris Wolf"]}
    game = lay(HELA, THANOS, at=lies)
    answers(game, f"vanquish {LEGIONS} at Hel")
    assert asked(game) == 1
    assert options(game) == ["give the Stone to Black Swan at Hel", "give the Stone to Ebony Maw at Hel"]
    answers(game, "give the Stone to Black Swan at Hel")
    assert on(game, "Black Swan") == ["Mind Stone"]
    assert at_rest(game)


@clause("MV-183")
def test_a_relocated_loose_stone_that_meets_his_ally_is_taken_up() -> None:
    game = lay(HELA, THANOS, at={"Hel": ["Mind Stone"], "Gjoll": [LEGIONS]})
    answers(game, "relocate Mind Stone at Hel", "relocate Mind Stone to Gjoll")
    assert on(game, LEGIONS) == ["Mind Stone"]


# -- Allies ----------------------------------------------------------------------------------------------------------


def test_the_legions_of_thanos_have_no_ability() -> None:
    game = lay(THANOS, HELA, hands=[[LEGIONS], []], power=[1, 0])
    answers(game, f"play {LEGIONS}", f"play {LEGIONS} to Titan")
    assert (strength(game, LEGIONS), power(game)) == (2, 0)
    assert at_rest(game)


def test_black_dwarf_can_neither_be_played_nor_relocated_to_an_event() -> None:
    game = lay(
        THANOS, HELA, hands=[["Black Dwarf"], []], power=[3, 0], events=["Avengers Assemble!"],
        at={"Titan": ["Black Dwarf", LEGIONS]},
    )  # fmt: skip
    answers(game, "relocate Black Dwarf at Titan")
    assert len(options(game)) == 3
    assert "relocate Black Dwarf to Avengers Assemble!" not in options(game)
    answers(game, "relocate Black Dwarf to Knowhere", "play Black Dwarf")
    assert options(game) == [
        "play Black Dwarf to Sanctuary II",
        "play Black Dwarf to Titan",
        "play Black Dwarf to The Infinity Well",
        "play Black Dwarf to Knowhere",
    ]


def test_other_allies_can_be_relocated_to_an_event() -> None:
    game = lay(THANOS, HELA, events=["Avengers Assemble!"], at={"Titan": [LEGIONS]})
    answers(game, f"relocate {LEGIONS} at Titan")
    assert f"relocate {LEGIONS} to Avengers Assemble!" in options(game)


def test_black_dwarf_may_be_relocated_to_a_stone() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Black Dwarf"], "Hel": ["Mind Stone"]})
    answers(game, "relocate Black Dwarf at Titan", "relocate Black Dwarf to Hel")
    assert on(game, "Black Dwarf") == ["Mind Stone"]


def test_black_swan_gains_the_strength_of_the_strongest_opposing_ally_where_a_stone_is() -> None:
    lies = {"Hel": [["Midgard Serpent", "Mind Stone"], "Leah", "Black Swan", "Black Dwarf", "Thor"]}
    game = lay(THANOS, HELA, at=lies, tokens={"Leah": 2})
    assert strength(game, "Black Swan") == 1 + 5


def test_black_swans_bonus_follows_every_change() -> None:
    lies = {"Hel": [["Midgard Serpent", "Mind Stone"], "Leah", "Black Swan"]}
    game = lay(THANOS, HELA, at=lies, tokens={"Leah": 1})
    assert strength(game, "Black Swan") == 6
    table(game).tokens[find(game, "Leah")] = 5
    assert strength(game, "Black Swan") == 8


def test_black_swan_gains_nothing_where_no_stone_is() -> None:
    game = lay(THANOS, HELA, at={"Hel": ["Midgard Serpent", "Black Swan"], "Gjoll": ["Mind Stone"]})
    assert strength(game, "Black Swan") == 1


def test_black_swan_gains_nothing_where_no_opposing_ally_is() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Black Swan", "Mind Stone"], "Ebony Maw", "Thor"]})
    assert strength(game, "Black Swan") == 1


def test_black_swan_alone_vanquishes_a_carrier_and_is_weak_again() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Midgard Serpent", "Mind Stone"], "Black Swan", LEGIONS]})
    answers(game, "vanquish Midgard Serpent at Hel", "vanquish Midgard Serpent with Black Swan at Hel")
    assert at(game, "Hel") == [LEGIONS]
    assert on(game, LEGIONS) == ["Mind Stone"]


def test_corvus_glaive_may_bring_legions_along_into_another_domain() -> None:
    lies = {"Titan": ["Corvus Glaive"], "Knowhere": [LEGIONS], "Hel": [["Leah", "Mind Stone"]]}
    game = lay(THANOS, HELA, at=lies)
    answers(game, "relocate Corvus Glaive at Titan", "relocate Corvus Glaive to Hel")
    assert options(game) == [f"relocate {LEGIONS} at Knowhere", "decline"]
    answers(game, f"relocate {LEGIONS} at Knowhere")
    assert at(game, "Hel") == ["Leah", "Corvus Glaive", LEGIONS]
    assert at_rest(game)


def test_corvus_glaive_may_come_alone() -> None:
    lies = {"Titan": ["Corvus Glaive", LEGIONS], "Hel": [["Leah", "Mind Stone"]]}
    game = lay(THANOS, HELA, at=lies)
    answers(game, "relocate Corvus Glaive at Titan", "relocate Corvus Glaive to Hel", "decline")
    assert at(game, "Titan") == [LEGIONS]
    assert at_rest(game)


def test_corvus_glaive_brings_legions_from_an_event_but_no_other_ally() -> None:
    game = lay(
        THANOS, HELA, events=["Avengers Assemble!"],
        at={"Titan": ["Corvus Glaive", "Ebony Maw"], "Avengers Assemble!": [LEGIONS], "Hel": [["Leah", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "relocate Corvus Glaive at Titan", "relocate Corvus Glaive to Hel")
    assert options(game) == [f"relocate {LEGIONS} at Avengers Assemble!", "decline"]
    answers(game, f"relocate {LEGIONS} at Avengers Assemble!")
    assert at(game, "Hel") == ["Leah", "Corvus Glaive", LEGIONS]
    assert at(game, "Avengers Assemble!") == []


@clause("MV-202")
def test_corvus_glaive_takes_up_a_loose_stone_before_he_brings_legions_along() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Corvus Glaive", LEGIONS], "Hel": ["Mind Stone"]})
    answers(game, "relocate Corvus Glaive at Titan", "relocate Corvus Glaive to Hel")
    assert on(game, "Corvus Glaive") == ["Mind Stone"]
    answers(game, f"relocate {LEGIONS} at Titan")
    assert at(game, "Hel") == ["Corvus Glaive", LEGIONS]
    assert on(game, "Corvus Glaive") == ["Mind Stone"]
    assert at_rest(game)


@pytest.mark.parametrize("goal", ["Knowhere", "Avengers Assemble!"])
def test_corvus_glaive_brings_nobody_home_or_to_an_event(goal: str) -> None:
    game = lay(THANOS, HELA, events=["Avengers Assemble!"], at={"Titan": ["Corvus Glaive", LEGIONS]})
    answers(game, "relocate Corvus Glaive at Titan", f"relocate Corvus Glaive to {goal}")
    assert at(game, goal) == ["Corvus Glaive"]
    assert at_rest(game)


def test_corvus_glaive_brings_nobody_when_he_moves_within_a_foreign_domain() -> None:
    lies = {"Hel": ["Corvus Glaive"], "Titan": [LEGIONS], "Gjoll": ["Mind Stone"]}
    game = lay(THANOS, HELA, at=lies)
    answers(game, "relocate Corvus Glaive at Hel", "relocate Corvus Glaive to Gjoll")
    assert at(game, "Titan") == [LEGIONS]
    assert at_rest(game)


def test_corvus_glaive_does_not_take_a_stone_out_of_a_third_domain() -> None:
    """Legions that carry a Stone in another Domain do not come along."""
    lies = {"Titan": ["Corvus Glaive"], "Armory": [[LEGIONS, "Time Stone"]], "Hel": ["Mind Stone"]}
    game = lay(THANOS, HELA, TASKMASTER, at=lies)
    answers(game, "relocate Corvus Glaive at Titan", "relocate Corvus Glaive to Hel")
    assert at(game, "Armory") == [LEGIONS]
    assert at_rest(game)


@clause("MV-211")
def test_ebony_maw_stays_after_he_vanquished_a_carrier_and_takes_the_stone() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Leah", "Mind Stone"], "Ebony Maw"]})
    answers(game, "vanquish Leah at Hel")
    assert at(game, "Hel") == ["Ebony Maw"]
    assert on(game, "Ebony Maw") == ["Mind Stone"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


@clause("MV-211")
def test_others_used_together_with_ebony_maw_are_discarded() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Midgard Serpent", "Mind Stone"], "Ebony Maw", LEGIONS]})
    answers(game, "vanquish Midgard Serpent at Hel")
    assert at(game, "Hel") == ["Ebony Maw"]
    assert titles(seat(game).discard) == [LEGIONS]


@clause("MV-211")
def test_ebony_maw_is_discarded_for_a_hero_and_for_an_ally_without_a_stone() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Iron Man", "Ebony Maw"]})
    answers(game, "vanquish Iron Man at Titan")
    assert titles(seat(game).discard) == ["Ebony Maw"]


PROXIMA = {"hands": [["Proxima Midnight"], []], "power": [2, 0]}


def test_proxima_midnight_goes_only_to_where_such_a_character_is() -> None:
    lies = {"Titan": ["Iron Man"], "Knowhere": [LEGIONS], "Sanctuary II": ["Vision"]}
    game = lay(THANOS, HELA, **PROXIMA, at=lies)
    answers(game, "play Proxima Midnight")
    assert options(game) == ["play Proxima Midnight to Titan", "play Proxima Midnight to Knowhere"]
    answers(game, "play Proxima Midnight to Titan")
    assert at(game, "Titan") == ["Proxima Midnight"]
    assert at(game, "Knowhere") == [LEGIONS]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


def test_proxima_midnight_must_hit_an_own_ally_if_it_is_the_only_one_there() -> None:
    game = lay(THANOS, HELA, **PROXIMA, at={"Titan": [LEGIONS, "Vision"]})
    answers(game, "play Proxima Midnight")
    assert at(game, "Titan") == ["Vision", "Proxima Midnight"]
    assert titles(seat(game).discard) == [LEGIONS]


def test_proxima_midnight_cannot_be_played_without_a_target() -> None:
    game = lay(THANOS, HELA, **PROXIMA, at={"Titan": ["Vision"], "Hel": ["Leah"]})
    assert "play Proxima Midnight" not in options(game)


def test_proxima_midnight_leaves_a_choice_among_several() -> None:
    game = lay(THANOS, HELA, **PROXIMA, at={"Titan": [LEGIONS, "Iron Man", "Nebula"]})
    answers(game, "play Proxima Midnight")
    assert options(game) == [f"defeat {LEGIONS} at Titan", "defeat Iron Man at Titan", "defeat Nebula at Titan"]
    answers(game, "defeat Nebula at Titan")
    assert at(game, "Titan") == [LEGIONS, "Iron Man", "Proxima Midnight"]
    assert at_rest(game)


def test_proxima_midnight_does_not_get_past_a_protector() -> None:
    game = lay(THANOS, HELA, **PROXIMA, at={"Titan": ["Iron Man", "Thor"]})
    assert "play Proxima Midnight" not in options(game)


def test_proxima_midnight_at_a_global_event_may_hit_anothers_ally() -> None:
    game = lay(THANOS, HELA, **PROXIMA, events=["Avengers Assemble!"], at={"Avengers Assemble!": ["Leah"]})
    answers(game, "play Proxima Midnight")
    assert at(game, "Avengers Assemble!") == ["Proxima Midnight"]
    assert titles(seat(game, 1).discard) == ["Leah"]


def test_proxima_midnight_does_nothing_when_she_is_relocated() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Iron Man"], "Knowhere": ["Proxima Midnight"]}, mover="Titan")
    answers(game, "relocate Proxima Midnight at Knowhere", "relocate Proxima Midnight to Titan")
    assert at(game, "Titan") == ["Iron Man", "Proxima Midnight"]


# -- Effects ---------------------------------------------------------------------------------------------------------

WELL = {"hands": [["Consult the Well"], []], "power": [2, 0]}


@clause("MV-210", "MV-175")
def test_consult_the_well_gives_another_player_a_stone_and_may_send_an_ally_after_it() -> None:
    lies = {"Hel": ["Leah"], "Titan": ["Ebony Maw"]}
    game = lay(THANOS, HELA, **WELL, at=lies, unclaimed=["Time Stone"])
    answers(game, "play Consult the Well")
    assert on(game, "Leah") == ["Time Stone"]
    assert options(game) == ["relocate Ebony Maw at Titan", "decline"]
    answers(game, "relocate Ebony Maw at Titan")
    assert at(game, "Hel") == ["Leah", "Ebony Maw"]
    assert titles(seat(game).discard) == ["Consult the Well"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-210")
def test_consult_the_well_need_not_send_anybody() -> None:
    lies = {"Hel": ["Leah"], "Titan": ["Ebony Maw"]}
    game = lay(THANOS, HELA, **WELL, at=lies)
    answers(game, "play Consult the Well", "decline")
    assert at(game, "Titan") == ["Ebony Maw"]
    assert len(table(game).unclaimed_stones) == 5
    assert at_rest(game)


@clause("MV-210")
def test_consult_the_well_leaves_the_choice_of_the_player() -> None:
    game = lay(THANOS, HELA, ULTRON, hands=[["Consult the Well"], [], []], power=[2, 0, 0], at={"Hel": ["Leah"]})
    answers(game, "play Consult the Well")
    assert options(game) == ["give a Stone to Hela", "give a Stone to Ultron"]
    answers(game, "give a Stone to Hela")
    assert len(titles(seat(game, 1).stones)) == 1
    assert at_rest(game)


def test_consult_the_well_sends_allies_from_an_event_too_but_no_carrier_from_another_domain() -> None:
    game = lay(
        THANOS, HELA, TASKMASTER, hands=[["Consult the Well"], [], []], power=[2, 0, 0],
        events=["Avengers Assemble!"], unclaimed=["Time Stone"],
        at={"Hel": ["Leah"], "Avengers Assemble!": [LEGIONS], "Armory": [["Ebony Maw", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "play Consult the Well", "give a Stone to Hela")
    assert options(game) == [f"relocate {LEGIONS} at Avengers Assemble!", "decline"]


def test_consult_the_well_cannot_be_played_when_no_stone_is_unclaimed() -> None:
    game = lay(THANOS, HELA, **WELL, unclaimed=[])
    assert "play Consult the Well" not in options(game)


PRICE = {"hands": [["A Small Price to Pay..."], [], []]}


def test_a_small_price_to_pay_gains_one_power_and_one_for_each_other_villain_with_stones() -> None:
    lies = {"Hel": [["Leah", "Mind Stone", "Soul Stone"]], "Research Lab": ["Time Stone"]}
    game = lay(THANOS, HELA, ULTRON, **PRICE, at=lies)
    answers(game, "play A Small Price to Pay...")
    assert power(game) == 3
    assert titles(seat(game).discard) == ["A Small Price to Pay..."]
    assert at_rest(game)


def test_a_small_price_to_pay_does_not_count_his_own_stones() -> None:
    game = lay(THANOS, HELA, ULTRON, **PRICE, specialties=[["Mind Stone"], [], []])
    answers(game, "play A Small Price to Pay...")
    assert power(game) == 1


@clause("MV-193")
def test_a_small_price_to_pay_counts_a_stone_that_his_ally_still_carries_elsewhere() -> None:
    game = lay(THANOS, HELA, ULTRON, **PRICE, at={"Hel": [[LEGIONS, "Mind Stone"]]})
    answers(game, "play A Small Price to Pay...")
    assert power(game) == 2


def test_a_small_price_to_pay_is_one_gain_for_vision() -> None:
    game = lay(THANOS, HELA, ULTRON, **PRICE, at={"Hel": ["Mind Stone"], "Titan": ["Vision"]})
    answers(game, "play A Small Price to Pay...")
    assert power(game) == 1


TASTE = {"hands": [["Taste of Cosmic Power"], []], "power": [2, 0]}


def test_taste_of_cosmic_power_strengthens_an_ally_that_may_vanquish_alone_and_stays() -> None:
    game = lay(THANOS, HELA, **TASTE, at={"Titan": [LEGIONS, "Iron Man", "Vision"]})
    answers(game, "play Taste of Cosmic Power")
    assert strength(game, LEGIONS) == 3
    assert options(game) == ["vanquish Iron Man at Titan", "decline"]
    answers(game, "vanquish Iron Man at Titan")
    assert at(game, "Titan") == [LEGIONS, "Vision"]
    assert table(game).tokens == {find(game, LEGIONS): 1}
    assert titles(seat(game).discard) == ["Taste of Cosmic Power"]
    assert at_rest(game)


def test_taste_of_cosmic_power_need_not_vanquish() -> None:
    game = lay(THANOS, HELA, **TASTE, at={"Titan": [LEGIONS, "Iron Man"]})
    answers(game, "play Taste of Cosmic Power", "decline")
    assert at(game, "Titan") == [LEGIONS, "Iron Man"]
    assert strength(game, LEGIONS) == 3


def test_taste_of_cosmic_power_uses_that_ally_alone() -> None:
    game = lay(THANOS, HELA, **TASTE, at={"Titan": [LEGIONS, "Ebony Maw", "Vision"]})
    answers(game, "play Taste of Cosmic Power", f"strengthen {LEGIONS} at Titan")
    assert at(game, "Titan") == [LEGIONS, "Ebony Maw", "Vision"]
    assert at_rest(game)


def test_taste_of_cosmic_power_needs_an_ally_but_no_target() -> None:
    assert "play Taste of Cosmic Power" not in options(lay(THANOS, HELA, **TASTE, at={"Titan": ["Iron Man"]}))
    game = lay(THANOS, HELA, **TASTE, at={"Titan": [LEGIONS]})
    answers(game, "play Taste of Cosmic Power")
    assert strength(game, LEGIONS) == 3
    assert at_rest(game)


def test_taste_of_cosmic_power_vanquishes_in_a_foreign_domain_and_the_ally_takes_the_stone() -> None:
    game = lay(THANOS, HELA, **TASTE, at={"Hel": [["Fenris Wolf", "Mind Stone"], LEGIONS, "Leah"]})
    answers(game, "play Taste of Cosmic Power")
    assert options(game) == ["vanquish Fenris Wolf at Hel", "vanquish Leah at Hel", "decline"]
    answers(game, "vanquish Fenris Wolf at Hel")
    assert at(game, "Hel") == [LEGIONS, "Leah"]
    assert on(game, LEGIONS) == ["Mind Stone"]


def test_taste_of_cosmic_power_that_ripens_an_event_ends_there() -> None:
    lies = {"Helicarrier Alert": ["Corvus Glaive", "Black Swan"]}
    game = lay(THANOS, HELA, **TASTE, events=["Helicarrier Alert"], at=lies)
    answers(game, "play Taste of Cosmic Power", "strengthen Black Swan at Helicarrier Alert")
    assert table(game).events == []
    assert titles(seat(game).discard) == ["Corvus Glaive", "Black Swan", "Taste of Cosmic Power"]
    assert len(seat(game).hand) == 3
    assert at_rest(game)


JUDGMENT = {"hands": [["Deliver Judgment"], []], "power": [3, 0]}


def test_deliver_judgment_sends_up_to_two_allies_to_a_stone_and_strengthens_all_there() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"], "Black Swan"], "Titan": [LEGIONS], "Knowhere": ["Ebony Maw", "Black Dwarf"]}
    game = lay(THANOS, HELA, **JUDGMENT, at=lies)
    answers(game, "play Deliver Judgment", f"relocate {LEGIONS} at Titan", "relocate Ebony Maw at Knowhere")
    assert at(game, "Hel") == ["Leah", "Black Swan", LEGIONS, "Ebony Maw"]
    tokens = {card.title: number for card, number in table(game).tokens.items()}
    assert tokens == {"Black Swan": 1, LEGIONS: 1, "Ebony Maw": 1}
    assert titles(seat(game).discard) == ["Deliver Judgment"]
    assert at_rest(game)


def test_deliver_judgment_need_not_send_anybody() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"], "Black Swan"], "Titan": [LEGIONS]}
    game = lay(THANOS, HELA, **JUDGMENT, at=lies)
    answers(game, "play Deliver Judgment", "decline")
    assert {card.title: number for card, number in table(game).tokens.items()} == {"Black Swan": 1}
    assert at(game, "Titan") == [LEGIONS]


def test_deliver_judgment_may_choose_among_locations_with_stones() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"]], "Gjoll": ["Time Stone"], "Titan": [LEGIONS]}
    game = lay(THANOS, HELA, **JUDGMENT, at=lies)
    answers(game, "play Deliver Judgment")
    assert options(game) == ["deliver judgment to Hel", "deliver judgment to Gjoll"]
    answers(game, "deliver judgment to Gjoll", f"relocate {LEGIONS} at Titan")
    assert on(game, LEGIONS) == ["Time Stone"]
    assert strength(game, LEGIONS) == 3
    assert at_rest(game)


def test_deliver_judgment_needs_a_location_with_a_stone() -> None:
    game = lay(THANOS, HELA, **JUDGMENT, specialties=[["Mind Stone"], []], at={"Titan": [LEGIONS]})
    assert "play Deliver Judgment" not in options(game)


def test_deliver_judgment_can_be_played_without_an_ally() -> None:
    game = lay(THANOS, HELA, **JUDGMENT, at={"Hel": ["Mind Stone"]})
    answers(game, "play Deliver Judgment")
    assert table(game).tokens == {}
    assert at_rest(game)


TITAN: dict[str, list[list[str]]] = {"hands": [["The Mad Titan"], []]}


def test_the_mad_titan_pays_the_strength_of_a_character_and_defeats_it_without_using_an_ally() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[5, 0], at={"Titan": [LEGIONS, "Vision", "Iron Man"]})
    answers(game, "play The Mad Titan")
    assert options(game) == ["defeat Vision at Titan", "defeat Iron Man at Titan"]
    answers(game, "defeat Vision at Titan")
    assert power(game) == 1
    assert at(game, "Titan") == [LEGIONS, "Iron Man"]
    assert titles(seat(game).discard) == ["The Mad Titan"]
    assert at_rest(game)


def test_the_mad_titan_is_not_played_for_what_he_cannot_pay() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[3, 0], at={"Titan": [LEGIONS, "Vision"]})
    assert "play The Mad Titan" not in options(game)


def test_the_mad_titan_takes_the_current_strength() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[3, 0], at={"Titan": [LEGIONS, "Vision"]}, weakened={"Vision": 1})
    answers(game, "play The Mad Titan")
    assert (at(game, "Titan"), power(game)) == ([LEGIONS], 0)


def test_the_mad_titan_needs_an_ally_at_the_same_location() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[9, 0], at={"Titan": ["Vision"], "Knowhere": [LEGIONS, "Ebony Maw"]})
    assert "play The Mad Titan" not in options(game)


def test_the_mad_titan_reaches_into_foreign_domains_and_the_stone_goes_to_his_ally_there() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[5, 0], at={"Hel": [["Midgard Serpent", "Mind Stone"], LEGIONS]})
    answers(game, "play The Mad Titan")
    assert at(game, "Hel") == [LEGIONS]
    assert on(game, LEGIONS) == ["Mind Stone"]
    assert power(game) == 0


def test_the_mad_titan_reaches_an_opposing_ally_at_an_event() -> None:
    lies = {"Avengers Assemble!": [LEGIONS, "Leah"]}
    game = lay(THANOS, HELA, **TITAN, power=[2, 0], events=["Avengers Assemble!"], at=lies)
    answers(game, "play The Mad Titan")
    assert at(game, "Avengers Assemble!") == [LEGIONS]


def test_the_mad_titan_obeys_protectors() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[4, 0], at={"Titan": [LEGIONS, "Vision", "Thor"]})
    assert "play The Mad Titan" not in options(game)


WARP = {"hands": [["Warp Reality"], []], "power": [1, 0]}


def test_warp_reality_takes_an_effect_back_from_the_discard_pile() -> None:
    pile = ["Consult the Well", "Ebony Maw", "The Mad Titan", "Space Throne"]
    game = lay(THANOS, HELA, **WARP, discards=[pile, []])
    answers(game, "play Warp Reality")
    assert options(game) == [
        "take back Consult the Well from the discard pile",
        "take back The Mad Titan from the discard pile",
    ]
    answers(game, "take back The Mad Titan from the discard pile")
    assert titles(seat(game).hand) == ["The Mad Titan"]
    assert titles(seat(game).discard) == ["Consult the Well", "Ebony Maw", "Space Throne", "Warp Reality"]
    assert at_rest(game)


def test_warp_reality_cannot_take_itself_back() -> None:
    game = lay(THANOS, HELA, **WARP, discards=[["Ebony Maw", "Space Throne"], []])
    assert "play Warp Reality" not in options(game)


# -- Items -----------------------------------------------------------------------------------------------------------


def test_deaths_favor_gives_one_action_that_is_activate_or_vanquish() -> None:
    game = lay(
        THANOS, HELA, mover="Titan", specialties=[["Time Stone", "Space Stone"], []],
        at={"Titan": ["Death's Favor"], "Knowhere": ["Nebula", "Ebony Maw"]},
    )  # fmt: skip
    assert "activate Time Stone" in options(game)
    assert "vanquish Nebula at Knowhere" in options(game)
    answers(game, "activate Time Stone")
    assert power(game) == 1
    assert offered(game, "activate") == offered(game, "vanquish") == []
    assert at_rest(game)


def test_deaths_favor_used_to_vanquish_activates_nothing_more() -> None:
    game = lay(
        THANOS, HELA, mover="Titan", specialties=[["Time Stone"], []],
        at={"Titan": ["Death's Favor"], "Knowhere": ["Nebula", "Ebony Maw"]},
    )  # fmt: skip
    answers(game, "vanquish Nebula at Knowhere")
    assert at(game, "Knowhere") == []
    assert offered(game, "activate") == []


def test_deaths_favor_adds_to_the_printed_action() -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Time Stone", "Soul Stone", "Mind Stone"], []],
        at={"Sanctuary II": ["Death's Favor"]}, decks=[[LEGIONS] * 4, []], empty=["0.deck"],
    )  # fmt: skip
    answers(game, "activate Time Stone", "activate Mind Stone")
    assert offered(game, "activate") == []


def test_deaths_favor_is_not_blocked() -> None:
    lies = {"Titan": ["Death's Favor", "Thor"]}
    game = lay(THANOS, HELA, mover="Titan", specialties=[["Time Stone"], []], at=lies)
    assert "activate Time Stone" in options(game)


def test_deaths_favor_elsewhere_than_the_mover_gives_nothing() -> None:
    lies = {"Titan": ["Death's Favor"]}
    game = lay(THANOS, HELA, mover="Knowhere", specialties=[["Time Stone"], []], at=lies)
    assert offered(game, "activate") == []


def test_there_is_at_most_one_deaths_favor_at_a_location() -> None:
    game = lay(
        THANOS, HELA, hands=[["Death's Favor"], []], power=[2, 0],
        at={"Titan": ["Death's Favor"], "Knowhere": ["Death's Favor"]},
    )  # fmt: skip
    answers(game, "relocate Death's Favor at Titan")
    assert options(game) == ["relocate Death's Favor to Sanctuary II", "relocate Death's Favor to The Infinity Well"]
    answers(game, "relocate Death's Favor to Sanctuary II", "play Death's Favor")
    assert options(game) == ["play Death's Favor to Titan", "play Death's Favor to The Infinity Well"]
    answers(game, "play Death's Favor to Titan")
    assert at(game, "Titan") == ["Death's Favor"]
    assert power(game) == 0
    assert at_rest(game)


def test_space_throne_gives_a_relocate_action_where_the_mover_is() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", at={"Sanctuary II": ["Space Throne"], "Titan": [LEGIONS]})
    answers(game, f"relocate {LEGIONS} at Titan", f"relocate {LEGIONS} to Knowhere")
    assert at(game, "Knowhere") == [LEGIONS]
    assert offered(game, "relocate") == []


def test_space_throne_elsewhere_gives_nothing() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", at={"Titan": ["Space Throne", LEGIONS]})
    assert offered(game, "relocate") == []


def test_space_throne_adds_to_the_printed_action_and_is_not_blocked() -> None:
    game = lay(THANOS, HELA, mover="Knowhere", at={"Knowhere": ["Space Throne", LEGIONS, "Ebony Maw"]})
    answers(game, f"relocate {LEGIONS} at Knowhere", f"relocate {LEGIONS} to Titan")
    answers(game, "relocate Ebony Maw at Knowhere", "relocate Ebony Maw to Titan")
    assert offered(game, "relocate") == []
    covered = lay(THANOS, HELA, mover="Knowhere", at={"Knowhere": ["Space Throne", LEGIONS, "Thor"]})
    assert f"relocate {LEGIONS} at Knowhere" in options(covered)


# -- his Fate deck ---------------------------------------------------------------------------------------------------


def test_drax_the_destroyer_is_vanquished_only_by_two_allies_or_more() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Drax the Destroyer", "Black Dwarf"]})
    assert offered(game, "vanquish") == []
    game = lay(THANOS, HELA, at={"Titan": ["Drax the Destroyer", "Black Dwarf", LEGIONS]})
    answers(game, "vanquish Drax the Destroyer at Titan")
    assert at(game, "Titan") == []
    assert sorted(titles(seat(game).discard)) == ["Black Dwarf", LEGIONS]


def test_drax_the_destroyer_falls_to_a_card_like_anybody() -> None:
    game = lay(THANOS, HELA, **TITAN, power=[5, 0], at={"Titan": ["Drax the Destroyer", LEGIONS]})
    answers(game, "play The Mad Titan")
    assert at(game, "Titan") == [LEGIONS]


def test_drax_the_destroyer_is_not_vanquished_by_one_ally_with_taste_of_cosmic_power() -> None:
    game = lay(THANOS, HELA, **TASTE, at={"Titan": ["Drax the Destroyer", "Black Dwarf"]})
    answers(game, "play Taste of Cosmic Power")
    assert at(game, "Titan") == ["Drax the Destroyer", "Black Dwarf"]
    assert at_rest(game)


def test_gamora_defeats_an_ally_of_thanos_and_grows() -> None:
    lies = {"Titan": ["Ebony Maw", LEGIONS, "Iron Man"]}
    game = lay(HELA, THANOS, fate_deck=["Gamora"], at=lies)
    answers(game, "fate", "fate Thanos: Gamora to Titan")
    assert asked(game) == 0
    assert options(game) == ["defeat Ebony Maw at Titan", f"defeat {LEGIONS} at Titan", "defeat Iron Man at Titan"]
    answers(game, "defeat Ebony Maw at Titan")
    assert at(game, "Titan") == [LEGIONS, "Iron Man", "Gamora"]
    assert strength(game, "Gamora") == 5
    assert titles(seat(game, 1).discard) == ["Ebony Maw"]
    assert at_rest(game)


@pytest.mark.parametrize("victim", ["Leah", "Iron Man"])
def test_gamora_does_not_grow_by_anybody_else(victim: str) -> None:
    game = lay(THANOS, HELA, fate_deck=["Gamora"], at={"Hel": [victim]})
    answers(game, "fate", "fate Hela: Gamora to Hel")
    assert at(game, "Hel") == ["Gamora"]
    assert strength(game, "Gamora") == 3
    assert at_rest(game)


def test_gamora_grows_by_his_ally_in_a_foreign_domain_and_the_stone_stays_there() -> None:
    game = lay(THANOS, HELA, fate_deck=["Gamora"], at={"Hel": [[LEGIONS, "Mind Stone"]]})
    answers(game, "fate", "fate Hela: Gamora to Hel")
    assert at(game, "Hel") == ["Gamora", "Mind Stone"]
    assert strength(game, "Gamora") == 5


def test_gamora_alone_does_nothing_to_herself() -> None:
    game = lay(HELA, THANOS, fate_deck=["Gamora"])
    answers(game, "fate", "fate Thanos: Gamora to Titan")
    assert at(game, "Titan") == ["Gamora"]
    assert strength(game, "Gamora") == 3
    assert at_rest(game)


def test_gamora_does_not_get_past_a_protector_but_can_defeat_him() -> None:
    game = lay(THANOS, HELA, fate_deck=["Gamora"], at={"Hel": ["Iron Man", "Thor"]})
    answers(game, "fate", "fate Hela: Gamora to Hel")
    assert at(game, "Hel") == ["Iron Man", "Gamora"]


def test_nebula_takes_power_for_each_stone_and_grows_by_it() -> None:
    lies = {"Hel": [["Leah", "Mind Stone"], [LEGIONS, "Time Stone"]], "Gjoll": ["Soul Stone"]}
    game = lay(THANOS, HELA, fate_deck=["Nebula"], at=lies, power=[5, 5])
    answers(game, "fate", "fate Hela: Nebula to Odin's Vault")
    assert (power(game), power(game, 1)) == (5, 2)
    assert strength(game, "Nebula") == 6
    assert at_rest(game)


def test_nebula_takes_no_more_power_than_there_is() -> None:
    game = lay(HELA, THANOS, fate_deck=["Nebula"], specialties=[[], FIVE], power=[5, 2])
    answers(game, "fate", "fate Thanos: Nebula to Titan")
    assert power(game, 1) == 0
    assert strength(game, "Nebula") == 5


def test_nebula_takes_nothing_from_who_has_no_stone() -> None:
    game = lay(THANOS, HELA, fate_deck=["Nebula"], specialties=[FIVE, []], power=[5, 5])
    answers(game, "fate", "fate Hela: Nebula to Hel")
    assert power(game, 1) == 5
    assert strength(game, "Nebula") == 3
    assert at_rest(game)


def test_what_did_it_cost_makes_the_target_discard_a_card_of_its_choice_for_each_stone() -> None:
    game = lay(
        THANOS, HELA, fate_deck=["What Did It Cost?"], hands=[[], ["Leah", "Dísir", "Fenris Wolf"]],
        at={"Hel": [["Leah", "Mind Stone"]], "Gjoll": ["Time Stone"]},
    )  # fmt: skip
    answers(game, "fate")
    assert asked(game) == 1
    answers(game, "1: discard Leah from hand")
    answers(game, "1: discard Fenris Wolf from hand")
    assert titles(seat(game, 1).hand) == ["Dísir"]
    assert titles(table(game).fate_discard) == ["What Did It Cost?"]
    assert at_rest(game)


def test_what_did_it_cost_is_limited_to_the_hand() -> None:
    game = lay(HELA, THANOS, fate_deck=["What Did It Cost?"], specialties=[[], FIVE], hands=[[], [LEGIONS, LEGIONS]])
    answers(game, "fate")
    assert titles(seat(game, 1).hand) == []
    assert titles(seat(game, 1).discard) == [LEGIONS, LEGIONS]
    assert at_rest(game)


def test_what_did_it_cost_hits_only_who_has_stones() -> None:
    game = lay(
        HELA, THANOS, ULTRON, fate_deck=["What Did It Cost?"], specialties=[[], ["Mind Stone"], []],
        hands=[["Leah"], [LEGIONS], []], at={"Hel": ["Soul Stone"]},
    )  # fmt: skip
    answers(game, "fate")
    assert titles(seat(game).hand) == ["Leah"]
    assert titles(seat(game, 1).hand) == []


def test_what_did_it_cost_is_discarded_where_nobody_has_a_stone() -> None:
    game = lay(THANOS, HELA, fate_deck=["What Did It Cost?"], hands=[[], ["Leah"]], specialties=[FIVE, []])
    answers(game, "fate")
    assert titles(seat(game, 1).hand) == ["Leah"]
    assert titles(table(game).fate_discard) == ["What Did It Cost?"]
    assert at_rest(game)


@clause("MV-204")
def test_sacrifices_must_be_made_before_moving_for_each_of_his_allies() -> None:
    game = lay(
        THANOS, HELA, step="start", events=["Sacrifices Must Be Made"], power=[1, 0], hands=[["Warp Reality"], []],
        at={"Titan": ["Ebony Maw"], "Hel": ["Black Swan"], "Knowhere": [LEGIONS]},
    )  # fmt: skip
    assert options(game) == [
        "pay 1 Power for Ebony Maw at Titan",
        f"pay 1 Power for {LEGIONS} at Knowhere",
        "pay 1 Power for Black Swan at Hel",
        "discard a card for Ebony Maw at Titan",
        f"discard a card for {LEGIONS} at Knowhere",
        "discard a card for Black Swan at Hel",
        "remove Ebony Maw at Titan",
        f"remove {LEGIONS} at Knowhere",
        "remove Black Swan at Hel",
    ]
    answers(game, "pay 1 Power for Black Swan at Hel")
    assert power(game) == 0
    assert len(options(game)) == 4
    answers(game, "discard a card for Ebony Maw at Titan")
    assert at(game, "Knowhere") == []
    assert titles(seat(game).discard) == ["Warp Reality", LEGIONS]
    assert at(game, "Titan") == ["Ebony Maw"]
    assert at(game, "Hel") == ["Black Swan"]
    assert offered(game, "move") != []


@clause("MV-204")
def test_sacrifices_must_be_made_counts_allies_at_events_and_leaves_stones_behind() -> None:
    game = lay(
        THANOS, HELA, step="start", events=["Sacrifices Must Be Made"],
        at={"Sacrifices Must Be Made": [LEGIONS], "Hel": [["Ebony Maw", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "remove Ebony Maw at Hel")
    assert at(game, "Sacrifices Must Be Made") == []
    assert at(game, "Hel") == ["Mind Stone"]
    assert sorted(titles(seat(game).discard)) == ["Ebony Maw", LEGIONS]
    assert len(offered(game, "move")) == 3


@clause("MV-204")
def test_sacrifices_must_be_made_asks_nothing_of_thanos_without_allies_nor_of_others() -> None:
    game = lay(THANOS, HELA, step="start", events=["Sacrifices Must Be Made"], power=[1, 0])
    assert len(offered(game, "move")) == 3
    game = lay(HELA, THANOS, step="start", events=["Sacrifices Must Be Made"], at={"Hel": ["Leah"]}, power=[1, 1])
    assert len(offered(game, "move")) == 3
    assert at(game, "Hel") == ["Leah"]


def test_sacrifices_must_be_made_lets_him_choose_the_card_to_discard() -> None:
    game = lay(
        THANOS, HELA, step="start", events=["Sacrifices Must Be Made"], hands=[["Warp Reality", LEGIONS], []],
        at={"Titan": ["Ebony Maw"]},
    )  # fmt: skip
    assert options(game) == ["discard a card for Ebony Maw at Titan", "remove Ebony Maw at Titan"]
    answers(game, "discard a card for Ebony Maw at Titan", f"discard {LEGIONS} from hand")
    assert titles(seat(game).hand) == ["Warp Reality"]
    assert at(game, "Titan") == ["Ebony Maw"]


@clause("MV-205", "MV-150")
def test_resolving_sacrifices_must_be_made_removes_an_ally_of_each_other_player_of_his_choice() -> None:
    game = lay(
        THANOS, HELA, KILLMONGER, events=["Sacrifices Must Be Made"], hands=[[LEGIONS], [], []], power=[1, 0, 0],
        at={"Sacrifices Must Be Made": ["Ebony Maw", LEGIONS], "Hel": ["Leah"], "Gjoll": ["Dísir"]},
    )  # fmt: skip
    answers(game, f"play {LEGIONS}", f"play {LEGIONS} to Sacrifices Must Be Made")
    assert options(game) == ["remove Leah at Hel", "remove Dísir at Gjoll"]
    answers(game, "remove Dísir at Gjoll")
    assert titles(seat(game, 1).discard) == ["Dísir"]
    assert at(game, "Hel") == ["Leah"]
    assert table(game).events == []
    assert sorted(titles(seat(game).discard)) == ["Ebony Maw", LEGIONS, LEGIONS]
    assert titles(table(game).fate_discard) == ["Sacrifices Must Be Made"]
    assert at_rest(game)


@clause("MV-150")
def test_only_thanos_can_bring_allies_to_sacrifices_must_be_made() -> None:
    game = lay(HELA, THANOS, events=["Sacrifices Must Be Made"], hands=[["Leah"], []], power=[2, 0])
    answers(game, "play Leah")
    assert "play Leah to Sacrifices Must Be Made" not in options(game)
    assert len(options(game)) == 4


def test_the_log_of_a_stone_that_comes_home() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Ebony Maw", "Mind Stone"]]})
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert log(game)[-1] == "Thanos collects the Mind Stone"
    assert spot(game, "Titan") in table(game).holder.values()
