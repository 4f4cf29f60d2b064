"""The common Fate deck: every Hero and Global Event that meets every villain."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    find,
    lay,
    on,
    options,
    power,
    seat,
    shows,
    strength,
    table,
    titles,
)


def vanquishes(game: Game) -> list[str]:
    """Whom the seat that is asked can vanquish, one at a time."""
    return [option for option in options(game) if option.startswith("vanquish")]


# -- Heroes that act when they are played ----------------------------------------------------------------------------


def test_black_widow_defeats_an_ally_at_her_location_whoever_it_belongs_to() -> None:
    game = lay(
        HELA, THANOS, fate_deck=["Black Widow"], at={"Titan": ["Black Dwarf", "Leah"], "Knowhere": ["Ebony Maw"]}
    )
    answers(game, "fate", "fate Thanos: Black Widow to Titan")
    assert options(game) == ["defeat Black Dwarf at Titan", "defeat Leah at Titan", "decline"]
    answers(game, "0: defeat Leah at Titan")
    assert at(game, "Titan") == ["Black Dwarf", "Black Widow"]
    assert titles(seat(game, 0).discard) == ["Leah"]
    assert at_rest(game)


def test_black_widow_need_not_defeat_anybody_and_sees_nobody_elsewhere() -> None:
    game = lay(HELA, THANOS, fate_deck=["Black Widow"], at={"Titan": ["Black Dwarf"]})
    answers(game, "fate", "fate Thanos: Black Widow to Titan", "decline")
    assert at(game, "Titan") == ["Black Dwarf", "Black Widow"]
    game = lay(HELA, THANOS, fate_deck=["Black Widow"], at={"Titan": ["Black Dwarf"]})
    answers(game, "fate", "fate Thanos: Black Widow to Knowhere")
    assert at(game, "Titan") == ["Black Dwarf"]
    assert at_rest(game)


@pytest.mark.parametrize(("before", "after"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_nick_fury_takes_half_of_the_power_rounded_up(before: int, after: int) -> None:
    game = lay(HELA, THANOS, power=[7, before], fate_deck=["Nick Fury"])
    answers(game, "fate", "fate Thanos: Nick Fury to Titan")
    assert (power(game, 0), power(game, 1)) == (7, after)
    assert at_rest(game)


def test_falcon_brings_a_weak_hero_from_any_domain_to_his_location() -> None:
    heroes = {"Titan": ["Captain America"], "Hel": ["Hawkeye", "She-Hulk"]}
    game = lay(HELA, THANOS, fate_deck=["Falcon"], at=heroes)
    answers(game, "fate", "fate Thanos: Falcon to Knowhere")
    assert options(game) == ["relocate Hawkeye at Hel", "relocate Captain America at Titan", "decline"]
    answers(game, "relocate Hawkeye at Hel")
    assert at(game, "Knowhere") == ["Falcon", "Hawkeye"]
    assert at(game, "Hel") == ["She-Hulk"]
    assert at_rest(game)


def test_falcon_may_leave_everybody_where_they_are_and_moves_no_strong_hero() -> None:
    game = lay(HELA, THANOS, fate_deck=["Falcon"], at={"Hel": ["Hawkeye"]})
    answers(game, "fate", "fate Thanos: Falcon to Titan", "decline")
    assert at(game, "Hel") == ["Hawkeye"]
    game = lay(HELA, THANOS, fate_deck=["Falcon"], at={"Hel": ["Captain America"]}, tokens={"Captain America": 1})
    answers(game, "fate", "fate Thanos: Falcon to Titan")  # Strength 4 by now
    assert at(game, "Hel") == ["Captain America"]
    assert at_rest(game)


def test_hawkeye_defeats_an_ally_of_the_target_at_an_event() -> None:
    game = lay(
        HELA,
        THANOS,
        events=["Helicarrier Alert"],
        fate_deck=["Hawkeye"],
        at={"Helicarrier Alert": ["Black Dwarf"], "Titan": ["Ebony Maw"]},
    )
    answers(game, "fate", "fate Thanos: Hawkeye to Titan")
    assert options(game) == ["defeat Black Dwarf at Helicarrier Alert", "decline"]
    answers(game, "0: defeat Black Dwarf at Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == []
    assert titles(seat(game, 1).discard) == ["Black Dwarf"]


def test_hawkeye_hits_neither_allies_of_others_nor_allies_at_locations() -> None:
    game = lay(
        HELA,
        THANOS,
        events=["Helicarrier Alert"],
        fate_deck=["Hawkeye"],
        at={"Helicarrier Alert": ["Leah"], "Titan": ["Ebony Maw"]},
    )
    answers(game, "fate", "fate Thanos: Hawkeye to Titan")
    assert at(game, "Helicarrier Alert") == ["Leah"]
    assert at(game, "Titan") == ["Ebony Maw", "Hawkeye"]
    assert at_rest(game)


def test_captain_marvel_gathers_every_ally_of_the_domain_at_her_location() -> None:
    allies = {"Titan": ["Ebony Maw"], "Sanctuary II": ["Black Dwarf", "Leah"], "Hel": ["Dísir"]}
    game = lay(HELA, THANOS, fate_deck=["Captain Marvel"], at=allies)
    answers(game, "fate", "fate Thanos: Captain Marvel to Knowhere")
    assert at(game, "Knowhere") == ["Captain Marvel", "Black Dwarf", "Leah", "Ebony Maw"]
    assert (at(game, "Titan"), at(game, "Sanctuary II")) == ([], [])
    assert at_rest(game)


def test_captain_marvel_leaves_other_domains_and_heroes_alone() -> None:
    laid = {"Titan": ["Vision"], "Hel": ["Dísir"]}
    game = lay(HELA, THANOS, fate_deck=["Captain Marvel"], at=laid)
    answers(game, "fate", "fate Thanos: Captain Marvel to Knowhere")
    assert (at(game, "Knowhere"), at(game, "Titan"), at(game, "Hel")) == (["Captain Marvel"], ["Vision"], ["Dísir"])


def test_captain_america_strengthens_every_hero_of_the_domain_for_good() -> None:
    heroes = {"Titan": ["Falcon"], "Hel": ["Vision"]}
    game = lay(HELA, THANOS, fate_deck=["Captain America"], at=heroes)
    answers(game, "fate", "fate Thanos: Captain America to Titan")
    assert (strength(game, "Captain America"), strength(game, "Falcon"), strength(game, "Vision")) == (4, 3, 4)
    answers(game, "done")
    assert strength(game, "Falcon") == 3


def test_captain_america_strengthens_no_ally_and_no_hero_who_comes_later() -> None:
    game = lay(HELA, THANOS, fate_deck=["Captain America", "Falcon"], at={"Titan": ["Ebony Maw"]})
    answers(game, "fate", "fate Thanos: Captain America to Titan")
    assert table(game).tokens == {find(game, "Captain America"): 1}
    assert "Ebony Maw" in at(game, "Titan")


# -- Heroes whose rule lasts -----------------------------------------------------------------------------------------


@clause("MV-287")
def test_iron_man_makes_every_activation_in_the_domain_dearer() -> None:
    for place, cost in (("Sanctuary II", 1), ("Hel", 0)):
        game = lay(THANOS, HELA, mover="Titan", at={place: ["Iron Man"]}, specialties=[["Mind Stone"], []])
        assert seat(game).activation_cost_of(find(game, "Mind Stone")) == cost


def test_vision_takes_one_power_from_every_gain() -> None:
    game = lay(HELA, THANOS, mover="Hel", at={"Gjoll": ["Vision"]})
    answers(game, "gain 2 Power")
    assert power(game) == 1
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": ["Vision"]})
    answers(game, "gain 1 Power")
    assert power(game) == 0


def test_vision_costs_nobody_else_anything() -> None:
    game = lay(HELA, THANOS, mover="Hel", at={"Titan": ["Vision"]})
    answers(game, "gain 2 Power")
    assert power(game) == 2


def test_she_hulk_lets_nothing_be_played_or_relocated_to_events() -> None:
    game = lay(
        HELA,
        THANOS,
        events=["Helicarrier Alert"],
        hands=[["Leah"], []],
        power=[2, 0],
        at={"Hel": ["She-Hulk"], "Gjoll": ["Dísir"]},
    )
    answers(game, "relocate Dísir at Gjoll")
    assert "relocate Dísir to Helicarrier Alert" not in options(game)
    game.undo()
    answers(game, "play Leah")
    assert options(game) == [f"play Leah to {place}" for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault")]


def test_she_hulk_in_another_domain_is_no_hindrance() -> None:
    game = lay(
        HELA,
        THANOS,
        events=["Helicarrier Alert"],
        hands=[["Leah"], []],
        power=[2, 0],
        at={"Titan": ["She-Hulk"], "Gjoll": ["Dísir"]},
    )
    answers(game, "relocate Dísir at Gjoll", "relocate Dísir to Helicarrier Alert", "play Leah")
    answers(game, "play Leah to Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == ["Dísir", "Leah"]


@clause("MV-288")
@shows("Thor")
def test_thor_must_be_defeated_before_any_other_hero_at_his_location() -> None:
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"The Great Mound": ["Thor", "Falcon", "King", "Rook"]})
    assert vanquishes(game) == ["vanquish Thor at The Great Mound"]
    answers(game, "vanquish Thor at The Great Mound")
    assert at(game, "The Great Mound") == ["Falcon"]


def test_thor_shields_nobody_at_another_location() -> None:
    elsewhere = {"The Great Mound": ["Falcon", "King"], "The Golden City": ["Thor"]}
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at=elsewhere)
    assert vanquishes(game) == ["vanquish Falcon at The Great Mound"]


def test_hulk_is_not_defeated_but_grows_and_goes_to_another_domain() -> None:
    game = lay(HELA, THANOS, ULTRON, at={"Hel": ["Hulk", "Midgard Serpent"]})
    answers(game, "vanquish Hulk at Hel")
    assert len(options(game)) == 8
    assert not any("Hel" in option.split(" to ")[1] for option in options(game))
    answers(game, "0: relocate Hulk to Research Lab")
    assert at(game, "Research Lab") == ["Hulk"]
    assert strength(game, "Hulk") == 6
    assert titles(seat(game).discard) == ["Midgard Serpent"]


def test_hulk_can_be_removed_like_anybody_else() -> None:
    game = lay(mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Titan": ["Hulk"]}, marked=["Hulk"])
    answers(game, "play Soul for a Soul")
    assert at(game, "Titan") == []
    assert titles(table(game).fate_discard) == ["Hulk"]


def test_nothing_can_be_attached_to_hulk() -> None:
    game = lay(ULTRON, HELA, THANOS, fate_deck=["Odin-Force"], at={"Hel": ["Hulk"]})
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Odin-Force"]
    assert on(game, "Hulk") == []
    assert table(game).markable([find(game, "Hulk")]) == []
    game = lay(ULTRON, HELA, THANOS, fate_deck=["Odin-Force"], at={"Hel": ["Hulk", "Falcon"]})
    answers(game, "fate")
    assert on(game, "Falcon") == ["Odin-Force"]


# -- Events ----------------------------------------------------------------------------------------------------------


def resolved_by_leah(event: str, there: list[str], **laid: Any) -> Game:
    """Hela plays Leah to an Event at which there is nearly enough Strength."""
    hands = laid.pop("hands", [["Leah"], []])
    game = lay(HELA, THANOS, events=[event], at={event: there, **laid.pop("at", {})}, hands=hands, power=[9, 0], **laid)
    answers(game, "play Leah")
    if f"play Leah to {event}" in options(game):
        answers(game, f"play Leah to {event}")
    return game


@pytest.mark.parametrize(
    ("event", "item", "ally"),
    [("Protected Vibranium", 1, 0), ("Lockdown at the Raft", 0, 1), ("Helicarrier Alert", 0, 0)],
)
def test_an_event_makes_items_or_allies_dearer_for_everybody(event: str, item: int, ally: int) -> None:
    game = lay(ULTRON, HELA, events=[event], hands=[["Impervious Alloy", "Duplicate Sentry"], ["Nightsword", "Leah"]])
    for player in table(game).seats:
        assert [player.cost_of(card) - (card.cost or 0) for card in player.hand] == [item, ally]


def test_effects_cost_what_they_cost_under_both_events() -> None:
    game = lay(mode="undying", events=["Protected Vibranium", "Lockdown at the Raft"], hands=[["Soul for a Soul"], []])
    [effect] = seat(game).hand
    assert seat(game).cost_of(effect) == effect.cost


def test_protected_vibranium_lets_those_who_resolve_it_find_an_item() -> None:
    game = resolved_by_leah("Protected Vibranium", ["Midgard Serpent", "Leah"], discards=[["Nightsword"], []])
    assert asked(game) == 0
    answers(game, "find Nightsword from the discard pile")
    assert titles(seat(game).hand) == ["Nightsword"]
    assert titles(table(game).fate_discard) == ["Protected Vibranium"]


def test_protected_vibranium_gives_nothing_to_those_who_have_no_ally_there() -> None:
    game = resolved_by_leah("Protected Vibranium", ["Midgard Serpent", "Leah"], discards=[["Nightsword"], []])
    answers(game, "decline")
    assert titles(seat(game).hand) == []
    assert at_rest(game), "Thanos, without an Ally there, is not asked"


def test_lockdown_at_the_raft_lets_those_who_resolve_it_find_an_ally() -> None:
    game = resolved_by_leah(
        "Lockdown at the Raft", ["Midgard Serpent", "Leah"], empty=["0.deck"], discards=[["Dísir"], []]
    )
    answers(game, "find Dísir from the discard pile")
    assert titles(seat(game).hand) == ["Dísir"]


def test_lockdown_at_the_raft_finds_no_item() -> None:
    game = resolved_by_leah(
        "Lockdown at the Raft", ["Midgard Serpent", "Leah"], empty=["0.deck"], discards=[["Nightsword"], []]
    )
    assert seat(game).hand == []


@pytest.mark.parametrize(("events", "size"), [(["Helicarrier Alert"], 3), ([], 4)])
def test_helicarrier_alert_makes_everybody_draw_up_to_three(events: list[str], size: int) -> None:
    game = lay(HELA, THANOS, events=events, hands=[[], []])
    answers(game, "done")
    assert len(seat(game).hand) == size
    answers(game, options(game)[0], "1: done")
    assert len(seat(game, 1).hand) == size


def test_helicarrier_alert_draws_three_cards_for_those_who_resolve_it() -> None:
    game = resolved_by_leah("Helicarrier Alert", ["Midgard Serpent"])
    assert (len(seat(game, 0).hand), len(seat(game, 1).hand)) == (3, 0)
    answers(game, "done")
    assert len(seat(game).hand) == 4, "its penalty is over"


def test_avengers_assemble_makes_who_drew_it_and_everybody_who_begins_a_turn_fate_themselves() -> None:
    game = lay(fate_deck=["Avengers Assemble!", "Vision", "Falcon"])
    answers(game, "fate")
    assert options(game) == [f"fate Hela: Vision to {place}" for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault")]
    answers(game, "0: fate Hela: Vision to Hel", "done")
    assert [option.split(" to ")[0] for option in options(game)] == ["fate Thanos: Falcon"] * 4
    answers(game, "1: fate Thanos: Falcon to Titan")
    assert (at(game, "Hel"), at(game, "Titan")) == (["Vision"], ["Falcon"])


def test_nobody_fates_themselves_once_avengers_assemble_is_resolved() -> None:
    game = resolved_by_leah("Avengers Assemble!", ["Midgard Serpent", "Leah", "Leah"], fate_deck=["Falcon"])
    answers(game, "done")
    assert all(option.startswith("move to") for option in options(game))


def test_avengers_assemble_rids_those_who_resolve_it_of_all_their_heroes() -> None:
    heroes = {"Hel": ["Vision"], "Gjoll": ["Falcon"], "Titan": ["Hawkeye"]}
    game = resolved_by_leah("Avengers Assemble!", ["Midgard Serpent", "Leah", "Leah"], at=heroes)
    assert (at(game, "Hel"), at(game, "Gjoll"), at(game, "Titan")) == ([], [], ["Hawkeye"])
