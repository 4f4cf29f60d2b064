"""The six Infinity Stones, whoever has them: how they come into play, what they do, how they move and stay."""

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
    lay,
    log,
    on,
    options,
    power,
    seat,
    strength,
    table,
    titles,
    won,
)

LEGIONS = "The Legions of Thanos"
SIX = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone", "Time Stone"]

# A villain who receives a Stone, an Ally, one of the four locations, and a card that is no Ally.
RECEIVERS = [
    (HELA, "Leah", "Hel", "Marked by Death"),
    (KILLMONGER, "Knight", "Warrior Falls", "Weapons Cache"),
    (ULTRON, "Duplicate Sentry", "Research Lab", "Reconfigure"),
    (TASKMASTER, "Anaconda", "Armory", "Conduct Exercise"),
]
EVERY_RECEIVER = pytest.mark.parametrize(("villain", "ally", "place", "other"), RECEIVERS)


def offered(game: Game, beginning: str) -> list[str]:
    return [option for option in options(game) if option.startswith(beginning)]


def gives(villain: str = HELA, stone: str | None = "Time Stone", *others: str, **wanted: Any) -> Game:
    """Thanos has played Consult the Well, and this villain, on seat 1, receives a Stone."""
    hand = wanted.pop("hand", [])
    wanted["hands"] = {0: ["Consult the Well"], 1: hand}
    wanted["power"] = {0: 2, 1: wanted.pop("has", 0)}
    if stone is not None:
        wanted["unclaimed"] = [stone]
    game = lay(THANOS, villain, *others, **wanted)
    answers(game, "play Consult the Well")
    return answers(game, f"give a Stone to {villain}") if others else game


def holds(game: Game, index: int) -> list[str]:
    """The Stones that a seat controls."""
    return titles(seat(game, index).stones)


def uses(stone: str, villain: str = HELA, **wanted: Any) -> Game:
    """It is the turn of Hela at Gjoll, or of Thanos at Sanctuary II, and the Stone can be activated if anything can."""
    if villain == THANOS:
        wanted.setdefault("mover", "Sanctuary II")
        return lay(THANOS, HELA, specialties=[[stone], []], **wanted)
    wanted.setdefault("mover", "Gjoll")
    return lay(HELA, THANOS, at={"Hel": [stone], **wanted.pop("at", {})}, **wanted)


# -- before they are found -------------------------------------------------------------------------------------------


@clause("MV-174", "MV-173")
def test_the_six_stones_start_unclaimed_and_only_where_thanos_plays() -> None:
    game = deal((THANOS, HELA))
    assert sorted(titles(table(game).unclaimed_stones)) == SIX
    assert holds(game, 0) == holds(game, 1) == []
    without = deal((HELA, ULTRON))
    assert table(without).unclaimed_stones == []
    assert not any(card.is_stone for card in table(without).census)  # type: ignore[attr-defined]


@clause("MV-176")
def test_the_stone_is_a_random_one() -> None:
    found = {holds(gives(HELA, None, at={"Hel": ["Leah"]}, seed=seed), 1)[0] for seed in range(60)}
    assert sorted(found) == SIX


@clause("MV-176")
def test_the_same_seed_gives_the_same_stone() -> None:
    first, second = (holds(gives(HELA, None, at={"Hel": ["Leah"]}, seed=7), 1) for _ in range(2))
    assert first == second


@clause("MV-176")
def test_a_stone_that_was_found_is_not_found_again() -> None:
    game = gives(HELA, "Time Stone", at={"Hel": ["Leah"]})
    assert table(game).unclaimed_stones == []
    assert holds(game, 1) == ["Time Stone"]


# -- entering play ---------------------------------------------------------------------------------------------------


@EVERY_RECEIVER
@clause("MV-177", "MV-173")
def test_every_villain_attaches_the_stone_to_an_ally_in_the_domain(
    villain: str, ally: str, place: str, other: str
) -> None:
    game = gives(villain, at={place: [ally]})
    assert on(game, ally) == ["Time Stone"]
    assert holds(game, 1) == ["Time Stone"]
    assert at_rest(game)


@clause("MV-177")
def test_the_receiver_chooses_among_several_allies() -> None:
    game = gives(HELA, at={"Hel": ["Leah", "Dísir"], "Gjoll": ["Dísir"]})
    assert asked(game) == 1
    assert options(game) == [
        "attach the Stone to Leah at Hel",
        "attach the Stone to Dísir at Hel",
        "attach the Stone to Dísir at Gjoll",
    ]
    answers(game, "attach the Stone to Dísir at Gjoll")
    assert on(game, "Dísir") == ["Time Stone"]
    assert at(game, "Gjoll") == ["Dísir"]
    assert at_rest(game)


@clause("MV-177")
def test_allies_at_events_and_in_foreign_domains_do_not_receive_a_stone() -> None:
    lies = {"Avengers Assemble!": ["Leah"], "Titan": ["Fenris Wolf"]}
    game = gives(HELA, events=["Avengers Assemble!"], at=lies, hand=["Dísir"])
    assert offered(game, "play Dísir to") == [
        "play Dísir to Niflheim",
        "play Dísir to Hel",
        "play Dísir to Gjoll",
        "play Dísir to Odin's Vault",
    ]
    answers(game, "1: play Dísir to Gjoll")
    assert on(game, "Dísir") == ["Time Stone"]


def test_allies_of_others_in_the_domain_do_not_receive_the_stone_but_those_of_thanos_take_it_up() -> None:
    """Where nobody can bear it, the Stone lies loose, and an Ally of Thanos at that place takes it at once."""
    game = gives(HELA, at={"Hel": [LEGIONS]}, empty=["1.deck"])
    answers(game, "1: put Time Stone to Hel")
    assert on(game, LEGIONS) == ["Time Stone"]
    assert holds(game, 1) == ["Time Stone"]


@EVERY_RECEIVER
@clause("MV-178")
def test_without_an_ally_in_the_domain_one_from_hand_is_played_for_free(
    villain: str, ally: str, place: str, other: str
) -> None:
    game = gives(villain, hand=[other, ally, other])
    assert (asked(game), options(game)) == (1, [f"play {ally} from hand"])
    answers(game, f"play {ally} from hand")
    assert len(options(game)) == 4
    answers(game, f"1: play {ally} to {place}")
    assert at(game, place) == [ally]
    assert on(game, ally) == ["Time Stone"]
    assert titles(seat(game, 1).hand) == [other, other]
    assert power(game, 1) == 0
    assert at_rest(game)


@clause("MV-178")
def test_the_receiver_chooses_among_several_allies_in_hand_and_must_use_one() -> None:
    game = gives(HELA, hand=["Leah", "Dísir", "Marked by Death"])
    assert options(game) == ["play Leah from hand", "play Dísir from hand"]
    answers(game, "1: play Dísir from hand", "1: play Dísir to Hel")
    assert on(game, "Dísir") == ["Time Stone"]
    assert titles(seat(game, 1).hand) == ["Leah", "Marked by Death"]


def test_an_ally_played_for_a_stone_has_its_when_played_ability() -> None:
    game = gives(HELA, hand=["Leah"], at={"Hel": ["Thor"]})
    answers(game, "1: play Leah to Hel", "1: attach a Soul Mark to Thor at Hel")
    assert titles(table(game).marked) == ["Thor"]
    assert on(game, "Leah") == ["Time Stone"]
    assert at_rest(game)


def test_an_ally_forced_into_play_enters_even_where_its_ability_finds_nobody() -> None:
    game = gives(ULTRON, hand=["Alkhema"])
    answers(game, "1: play Alkhema to Research Lab")
    assert on(game, "Alkhema") == ["Time Stone"]
    assert at_rest(game)


def test_an_ally_forced_into_play_uses_its_ability_where_it_can() -> None:
    game = gives(ULTRON, hand=["Alkhema"], at={"Research Lab": ["Iron Man"]})
    answers(game, "1: play Alkhema to Research Lab")
    assert at(game, "Research Lab") == ["Alkhema"]
    assert on(game, "Alkhema") == ["Time Stone"]


def test_a_second_ally_that_comes_along_does_not_receive_the_stone() -> None:
    """Black Ant brings another Ally; the Stone is for the one that was played for it."""
    game = gives(TASKMASTER, hand=["Black Ant", "Anaconda"])
    answers(game, "1: play Black Ant from hand", "1: play Black Ant to Armory")
    while not at_rest(game):
        answers(game, next(option for option in options(game) if option != "decline"))
    assert on(game, "Black Ant") == ["Time Stone"]
    assert on(game, "Anaconda") == []


@EVERY_RECEIVER
@clause("MV-179")
def test_without_an_ally_in_hand_cards_are_revealed_until_one_comes(
    villain: str, ally: str, place: str, other: str
) -> None:
    game = gives(villain, hand=[other], empty=["1.deck"], decks={1: [other, other, ally, other]})
    assert asked(game) == 1
    answers(game, f"play {ally} to {place}")
    assert on(game, ally) == ["Time Stone"]
    assert titles(seat(game, 1).deck) == [other, other, other]
    assert titles(table(game).revealed) == []
    assert titles(seat(game, 1).hand) == [other]
    assert log(game).count(f"{villain} reveals {other}") == 2
    assert at_rest(game)


@clause("MV-179", "MV-158")
def test_a_deck_without_an_ally_is_renewed_from_the_discard_pile() -> None:
    game = gives(HELA, empty=["1.deck"], decks={1: ["Nightsword"]}, discards={1: ["Leah"]})
    answers(game, "1: play Leah to Hel")
    assert on(game, "Leah") == ["Time Stone"]
    assert titles(seat(game, 1).deck) == ["Nightsword"]
    assert titles(seat(game, 1).discard) == []


@clause("MV-179")
def test_without_any_ally_the_stone_lies_unattached_at_a_location_the_receiver_chooses() -> None:
    game = gives(HELA, hand=["Nightsword"], empty=["1.deck"], decks={1: ["Hel to Pay"]})
    assert options(game) == [
        "put Time Stone to Niflheim",
        "put Time Stone to Hel",
        "put Time Stone to Gjoll",
        "put Time Stone to Odin's Vault",
    ]
    answers(game, "1: put Time Stone to Gjoll")
    assert at(game, "Gjoll") == ["Time Stone"]
    assert holds(game, 1) == ["Time Stone"]
    assert titles(seat(game, 1).deck) == ["Hel to Pay"]
    assert at_rest(game)


@clause("MV-191", "MV-210")
def test_a_stone_that_thanos_receives_is_collected_at_once() -> None:
    copied: dict[int, Any] = {0: [["Photographic Reflexes", "Consult the Well"]]}
    game = lay(
        TASKMASTER, THANOS, mover="Solomon Institute", specialties=copied, power=[2, 0], unclaimed=["Soul Stone"],
        at={"Titan": [LEGIONS]},
    )  # fmt: skip
    answers(game, "activate Photographic Reflexes")
    assert titles(seat(game, 1).specialties) == ["Soul Stone"]
    assert on(game, LEGIONS) == []
    assert titles(seat(game, 1).discard) == ["Consult the Well"]
    assert at_rest(game)


@clause("MV-191", "MV-171")
def test_thanos_wins_in_anothers_turn_by_the_stone_that_he_receives() -> None:
    copied: dict[int, Any] = {0: [["Photographic Reflexes", "Consult the Well"]], 1: SIX[:5]}
    game = lay(TASKMASTER, THANOS, mover="Solomon Institute", specialties=copied, power=[2, 0])
    answers(game, "activate Photographic Reflexes")
    assert won(game) == 1


# -- A Stone Is Found ------------------------------------------------------------------------------------------------


def found(*villains: str, stone: str = "Time Stone", **wanted: Any) -> Game:
    """The active player, Thanos unless the scenario names others, has drawn A Stone Is Found."""
    game = lay(*(villains or (THANOS, HELA)), fate_deck=["A Stone Is Found"], unclaimed=[stone], **wanted)
    return answers(game, "fate")


@clause("MV-206", "MV-175")
def test_a_stone_is_found_gives_a_stone_with_one_free_activation_at_once() -> None:
    game = found(at={"Hel": ["Leah"]})
    assert on(game, "Leah") == ["Time Stone"]
    assert (asked(game), options(game)) == (1, ["activate the Time Stone", "decline"])
    answers(game, "activate the Time Stone")
    assert (power(game, 1), len(seat(game, 1).hand)) == (1, 1)
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]
    assert at_rest(game)


@clause("MV-206")
def test_the_activation_may_be_declined() -> None:
    game = found(at={"Hel": ["Leah"]})
    answers(game, "1: decline")
    assert (power(game, 1), len(seat(game, 1).hand)) == (0, 0)
    assert at_rest(game)


@clause("MV-206")
def test_the_free_activation_costs_nothing_even_with_iron_man() -> None:
    game = found(at={"Hel": ["Leah", "Iron Man"]})
    answers(game, "1: activate the Time Stone")
    assert power(game, 1) == 1


@clause("MV-206")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    game = found(stone="Soul Stone", at={"Hel": ["Leah"]})
    assert on(game, "Leah") == ["Soul Stone"]
    assert at_rest(game)


@clause("MV-206", "MV-181")
def test_the_free_activation_uses_up_the_stone_for_this_turn() -> None:
    game = lay(
        HELA, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        unclaimed=["Time Stone"], at={"Hel": ["Leah"]},
    )  # fmt: skip
    answers(game, "activate the Time Stone", "move to Gjoll")
    assert offered(game, "activate") == []
    game = lay(
        HELA, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        unclaimed=["Time Stone"], at={"Hel": ["Leah"]},
    )  # fmt: skip
    answers(game, "decline", "move to Gjoll")
    assert offered(game, "activate") == ["activate Time Stone on Leah at Hel"]


@clause("MV-208")
def test_the_fate_player_chooses_the_receiver_who_is_neither_thanos_nor_the_fate_player() -> None:
    game = found(HELA, THANOS, ULTRON, TASKMASTER, at={"Research Lab": ["Duplicate Sentry"], "Armory": ["Anaconda"]})
    assert (asked(game), options(game)) == (0, ["fate Ultron: A Stone Is Found", "fate Taskmaster: A Stone Is Found"])
    answers(game, "fate Taskmaster: A Stone Is Found", "3: decline")
    assert on(game, "Anaconda") == ["Time Stone"]
    assert at_rest(game)


@clause("MV-208")
def test_against_thanos_alone_a_stone_is_found_is_discarded_without_effect() -> None:
    game = found(HELA, THANOS, at={"Hel": ["Leah"]})
    assert titles(table(game).unclaimed_stones) == ["Time Stone"]
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]
    assert at_rest(game)


@clause("MV-207")
def test_with_no_unclaimed_stone_a_stone_is_found_does_nothing() -> None:
    game = lay(THANOS, HELA, fate_deck=["A Stone Is Found"], unclaimed=[], at={"Hel": ["Leah"]})
    answers(game, "fate")
    assert on(game, "Leah") == []
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]
    assert at_rest(game)


@clause("MV-209")
def test_thanos_who_draws_a_stone_is_found_for_himself_discards_it() -> None:
    game = lay(
        THANOS, HELA, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        at={"Titan": [LEGIONS], "Hel": ["Leah"]},
    )  # fmt: skip
    assert len(table(game).unclaimed_stones) == 6
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]


def test_anybody_else_who_draws_a_stone_is_found_for_himself_is_the_receiver() -> None:
    game = lay(
        HELA, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        unclaimed=["Time Stone"], at={"Hel": ["Leah"]},
    )  # fmt: skip
    answers(game, "0: decline")
    assert on(game, "Leah") == ["Time Stone"]


# -- whose it is and how often it is used ----------------------------------------------------------------------------

ACTIVATING = [
    (HELA, "Leah", "Gjoll"),
    (KILLMONGER, "Knight", "The Great Mound"),
    (ULTRON, "Duplicate Sentry", "Manufacturing Array"),
    (TASKMASTER, "Anaconda", "Solomon Institute"),
]


@pytest.mark.parametrize(("villain", "ally", "mover"), ACTIVATING)
@clause("MV-180", "MV-193")
def test_the_villain_of_the_domain_activates_the_stone_for_nothing(villain: str, ally: str, mover: str) -> None:
    game = lay(villain, THANOS, mover=mover, at={mover: [[ally, "Time Stone"]]})
    answers(game, f"activate Time Stone on {ally} at {mover}")
    assert (power(game), len(seat(game).hand)) == (1, 1)
    assert at_rest(game)


@clause("MV-193")
def test_a_stone_on_an_ally_of_thanos_elsewhere_still_belongs_to_the_domain() -> None:
    lies = {"Hel": [[LEGIONS, "Time Stone"]]}
    game = lay(HELA, THANOS, mover="Gjoll", at=lies)
    assert offered(game, "activate") == [f"activate Time Stone on {LEGIONS} at Hel"]
    assert holds(game, 0) == ["Time Stone"]
    game = lay(THANOS, HELA, mover="Sanctuary II", at=lies)
    assert offered(game, "activate") == []
    assert holds(game, 0) == []


@clause("MV-193")
def test_the_domains_player_can_neither_move_that_stone_nor_its_bearer() -> None:
    game = lay(HELA, THANOS, at={"Hel": [[LEGIONS, "Time Stone"]]})
    assert offered(game, "relocate") == []


@clause("MV-181")
def test_a_stone_is_activated_once_in_a_turn_but_another_one_may_follow() -> None:
    """Sanctuary II and Death's Favor give two activate actions."""
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Time Stone", "Mind Stone"], []],
        at={"Sanctuary II": ["Death's Favor"]}, empty=["0.deck"], decks=[[LEGIONS, LEGIONS, LEGIONS], []],
    )  # fmt: skip
    answers(game, "activate Time Stone")
    assert offered(game, "activate") == ["activate Mind Stone"]
    answers(game, "activate Mind Stone", f"find {LEGIONS} from the deck")
    assert len(seat(game).hand) == 2
    assert at_rest(game)


@clause("MV-181")
def test_a_stone_that_was_used_stays_used_wherever_it_goes_until_the_turn_ends() -> None:
    """Conduct Exercise would be a second activate action, if there were anything to activate."""
    game = lay(
        TASKMASTER, THANOS, mover="Solomon Institute", at={"Armory": ["Time Stone"]},
        hands=[["Conduct Exercise"], []], empty=["0.deck"],
    )  # fmt: skip
    assert "play Conduct Exercise" in options(game)
    answers(game, "activate Time Stone at Armory", "relocate Time Stone at Armory")
    answers(game, "relocate Time Stone to Training Room")
    assert "play Conduct Exercise" not in options(game)
    answers(game, "done")
    assert table(game).used_cards == []


def test_iron_man_makes_the_activation_of_a_stone_dearer() -> None:
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": ["Time Stone"], "Niflheim": ["Iron Man"]})
    assert offered(game, "activate") == []
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": ["Time Stone"], "Niflheim": ["Iron Man"]}, power=[1, 0])
    answers(game, "activate Time Stone at Hel")
    assert power(game) == 1


@clause("MV-192")
def test_both_sides_of_a_stone_do_the_same() -> None:
    carried = uses("Time Stone")
    collected = uses("Time Stone", THANOS)
    answers(carried, "activate Time Stone at Hel")
    answers(collected, "activate Time Stone")
    for game in (carried, collected):
        assert (power(game), len(seat(game).hand)) == (1, 1)


# -- moving and staying ----------------------------------------------------------------------------------------------


@clause("MV-182", "MV-183")
def test_a_stone_and_its_carrier_are_relocated_only_inside_the_domain() -> None:
    game = lay(
        HELA, THANOS, events=["Helicarrier Alert"], at={"Hel": ["Time Stone"], "Gjoll": [["Leah", "Mind Stone"]]}
    )
    answers(game, "relocate Time Stone at Hel")
    assert options(game) == [
        "relocate Time Stone to Niflheim",
        "relocate Time Stone to Gjoll",
        "relocate Time Stone to Odin's Vault",
    ]
    answers(game, "relocate Time Stone to Niflheim")
    assert at(game, "Niflheim") == ["Time Stone"]
    game = lay(HELA, THANOS, events=["Helicarrier Alert"], at={"Gjoll": [["Leah", "Mind Stone"]]})
    answers(game, "relocate Leah at Gjoll")
    assert options(game) == ["relocate Leah to Niflheim", "relocate Leah to Hel", "relocate Leah to Odin's Vault"]
    answers(game, "relocate Leah to Hel")
    assert on(game, "Leah") == ["Mind Stone"]


@clause("MV-182")
def test_an_attached_stone_is_not_relocated_by_itself() -> None:
    game = lay(HELA, THANOS, at={"Gjoll": [["Leah", "Mind Stone"]]})
    assert offered(game, "relocate") == ["relocate Leah at Gjoll"]


@clause("MV-183")
def test_shadow_initiative_cannot_send_a_carrier_away() -> None:
    game = lay(
        TASKMASTER, THANOS, hands=[["Shadow Initiative"], []], power=[1, 0],
        at={"Armory": [["Anaconda", "Mind Stone"]], "Training Room": ["Diamondback"]},
    )  # fmt: skip
    answers(game, "play Shadow Initiative", "relocate Diamondback to Titan")
    assert at(game, "Titan") == ["Diamondback"]
    game = lay(
        TASKMASTER, THANOS, hands=[["Shadow Initiative"], []], power=[1, 0],
        at={"Armory": [["Anaconda", "Mind Stone"]]},
    )  # fmt: skip
    assert "play Shadow Initiative" not in options(game)


@clause("MV-200")
def test_captain_marvel_leaves_the_carrier_of_thanos_where_it_is() -> None:
    lies = {"Hel": [[LEGIONS, "Mind Stone"], "Leah"], "Niflheim": ["Ebony Maw"]}
    game = lay(THANOS, HELA, fate_deck=["Captain Marvel"], at=lies)
    answers(game, "fate", "fate Hela: Captain Marvel to Gjoll")
    assert at(game, "Hel") == [LEGIONS]
    assert sorted(at(game, "Gjoll")) == ["Captain Marvel", "Ebony Maw", "Leah"]


@pytest.mark.parametrize("hero", ["Everett K. Ross", "Shuri", "Hatut Zeraze"])
@clause("MV-184")
def test_no_hero_removes_or_returns_a_stone(hero: str) -> None:
    lies = {"Hel": ["Mind Stone", ["Midgard Serpent", "Time Stone"]]}
    game = lay(KILLMONGER, HELA, THANOS, fate_deck=[hero], at=lies)
    answers(game, "fate", f"fate Hela: {hero} to Gjoll")
    assert sorted(holds(game, 1)) == ["Mind Stone", "Time Stone"]
    assert at(game, "Gjoll") == [hero]
    assert at_rest(game)


@clause("MV-184")
def test_molecular_rearranger_does_not_name_a_stone() -> None:
    game = lay(
        HELA, ULTRON, THANOS, fate_deck=["Molecular Rearranger"],
        at={"Research Lab": ["Mind Stone", ["Giant Sentry", "Time Stone"]], "Titan": [LEGIONS]},
    )  # fmt: skip
    answers(game, "fate")
    seen = options(game)
    assert not any("Stone" in option for option in seen)
    answers(game, next(option for option in seen if "Ultron" in option))
    assert sorted(holds(game, 1)) == ["Mind Stone", "Time Stone"]
    assert at(game, "Research Lab") == ["Mind Stone", "Time Stone"]


@clause("MV-185")
def test_a_carrier_used_in_a_vanquish_leaves_its_stone_behind() -> None:
    game = lay(HELA, THANOS, at={"Hel": [["Dísir", "Mind Stone"], "Iron Man"]})
    answers(game, "vanquish Iron Man at Hel")
    assert at(game, "Hel") == ["Mind Stone"]
    assert titles(seat(game).discard) == ["Dísir"]
    assert holds(game, 0) == ["Mind Stone"]
    assert at_rest(game)


@clause("MV-185")
def test_a_defeated_carrier_leaves_its_stone_behind() -> None:
    game = lay(THANOS, HELA, fate_deck=["Black Widow"], at={"Hel": [["Leah", "Mind Stone"]]})
    answers(game, "fate", "fate Hela: Black Widow to Hel", "defeat Leah at Hel")
    assert at(game, "Hel") == ["Black Widow", "Mind Stone"]
    assert holds(game, 1) == ["Mind Stone"]


@clause("MV-185")
def test_a_carrier_that_returns_to_hand_leaves_its_stone_behind() -> None:
    game = lay(KILLMONGER, HELA, THANOS, fate_deck=["Hatut Zeraze"], at={"Hel": [["Leah", "Mind Stone"]]})
    answers(game, "fate", "fate Hela: Hatut Zeraze to Gjoll")
    assert titles(seat(game, 1).hand) == ["Leah"]
    assert at(game, "Hel") == ["Mind Stone"]


@clause("MV-185")
def test_a_removed_carrier_leaves_its_stone_behind() -> None:
    game = lay(
        THANOS, HELA, events=["Sacrifices Must Be Made"], hands=[["Black Swan"], []], power=[2, 0],
        at={"Sacrifices Must Be Made": ["Ebony Maw", LEGIONS], "Hel": [["Leah", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "play Black Swan", "play Black Swan to Sacrifices Must Be Made")
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert at(game, "Hel") == ["Mind Stone"]
    assert at_rest(game)


@clause("MV-186", "MV-187")
def test_a_new_ally_of_the_domain_does_not_take_up_a_loose_stone() -> None:
    game = lay(HELA, THANOS, at={"Hel": ["Mind Stone"]}, hands=[["Leah"], []], power=[2, 0])
    answers(game, "play Leah", "play Leah to Hel")
    assert at(game, "Hel") == ["Mind Stone", "Leah"]
    assert on(game, "Leah") == []
    assert titles(seat(game).specialties) == []
    assert at_rest(game)


def test_a_new_stone_does_not_bring_a_loose_one_along() -> None:
    game = gives(HELA, at={"Hel": ["Mind Stone", "Leah"]})
    assert on(game, "Leah") == ["Time Stone"]
    assert at(game, "Hel") == ["Mind Stone", "Leah"]


@clause("MV-190")
def test_a_collected_stone_is_a_specialty_of_thanos() -> None:
    game = lay(THANOS, HELA, at={"Hel": [[LEGIONS, "Mind Stone"]]})
    answers(game, f"relocate {LEGIONS} at Hel", f"relocate {LEGIONS} to Titan")
    assert on(game, LEGIONS) == []
    assert titles(seat(game).specialties) == ["Mind Stone"]
    assert holds(game, 0) == ["Mind Stone"]
    assert holds(game, 1) == []
    assert offered(game, "relocate") == []


@clause("MV-190", "MV-184")
def test_a_collected_stone_cannot_be_removed() -> None:
    game = lay(KILLMONGER, THANOS, fate_deck=["Shuri"], specialties=[[], ["Mind Stone"]])
    answers(game, "fate", "fate Thanos: Shuri to Titan")
    assert titles(seat(game, 1).specialties) == ["Mind Stone"]
    assert strength(game, "Shuri") == 3
    assert at_rest(game)


def test_a_deactivation_switch_puts_a_collected_stone_out_of_use_but_it_counts() -> None:
    switched: list[Any] = [[["Time Stone", "Deactivation Switch"], *SIX[:4]], [], []]
    lies = {"Hel": [[LEGIONS, "Space Stone"]]}
    game = lay(
        THANOS, HELA, ULTRON, mover="Sanctuary II", specialties=switched, at={**lies, "Sanctuary II": ["Space Throne"]}
    )
    assert "activate Time Stone" not in options(game)
    assert "activate Mind Stone" in options(game)
    answers(game, f"relocate {LEGIONS} at Hel", f"relocate {LEGIONS} to Titan")
    assert won(game) == 0


# -- the Mind Stone --------------------------------------------------------------------------------------------------


@clause("MV-212")
def test_the_mind_stone_finds_any_card_of_the_deck() -> None:
    game = uses("Mind Stone", empty=["0.deck"], decks=[["Leah", "Nightsword", "Leah"], []])
    answers(game, "activate Mind Stone at Hel")
    assert options(game) == ["find Leah from the deck", "find Nightsword from the deck"]
    answers(game, "find Nightsword from the deck")
    assert titles(seat(game).hand) == ["Nightsword"]
    assert titles(seat(game).deck) == ["Leah", "Leah"]
    assert "Hela finds Nightsword" in log(game, viewer=1)
    assert at_rest(game)


@clause("MV-212")
def test_the_mind_stone_does_not_find_what_lies_in_the_discard_pile() -> None:
    game = uses("Mind Stone", empty=["0.deck"], discards=[["Leah"], []])
    assert offered(game, "activate") == []


@clause("MV-212")
def test_the_mind_stone_shuffles_the_deck() -> None:
    deck = ["Leah", "Nightsword", "Dísir", "Hel to Pay", "Price of Life", "Fenris Wolf", "Raise the Dead"]
    orders = set()
    for seed in range(5):
        game = uses("Mind Stone", empty=["0.deck"], decks=[deck, []], seed=seed)
        answers(game, "activate Mind Stone at Hel", "find Leah from the deck")
        orders.add(tuple(titles(seat(game).deck)))
    assert len(orders) > 1


# -- the Power Stone -------------------------------------------------------------------------------------------------


@clause("MV-213")
def test_the_power_stone_strengthens_two_allies() -> None:
    game = uses("Power Stone", at={"Gjoll": ["Leah"], "Niflheim": ["Dísir"]})
    answers(game, "activate Power Stone at Hel", "strengthen Leah at Gjoll", "strengthen Dísir at Niflheim")
    assert (strength(game, "Leah"), strength(game, "Dísir")) == (3, 4)
    assert at_rest(game)


@clause("MV-213")
def test_the_power_stone_may_strengthen_one_ally_twice() -> None:
    game = uses("Power Stone", at={"Gjoll": ["Leah"], "Niflheim": ["Dísir"]})
    answers(game, "activate Power Stone at Hel", "strengthen Leah at Gjoll", "strengthen Leah at Gjoll")
    assert (strength(game, "Leah"), strength(game, "Dísir")) == (4, 3)


@clause("MV-213")
def test_the_power_stone_needs_an_ally_of_ones_own() -> None:
    game = uses("Power Stone", at={"Gjoll": [LEGIONS]})
    assert offered(game, "activate") == []


def test_the_power_stone_ends_when_its_first_token_resolves_the_event_of_the_only_ally() -> None:
    lies = {"Helicarrier Alert": ["Midgard Serpent"]}
    game = uses("Power Stone", events=["Helicarrier Alert"], at=lies)
    answers(game, "activate Power Stone at Hel")
    assert table(game).events == []
    assert table(game).tokens == {}
    assert titles(seat(game).discard) == ["Midgard Serpent"]
    assert at_rest(game)


# -- the Reality Stone -----------------------------------------------------------------------------------------------


@clause("MV-214")
def test_the_reality_stone_vanquishes_and_the_allies_stay() -> None:
    game = uses("Reality Stone", at={"Gjoll": ["Leah", "Dísir", "Thor"]})
    answers(game, "activate Reality Stone at Hel")
    assert at(game, "Gjoll") == ["Leah", "Dísir"]
    assert titles(table(game).fate_discard) == ["Thor"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


@clause("MV-214")
def test_the_reality_stone_needs_somebody_who_can_be_vanquished() -> None:
    game = uses("Reality Stone", at={"Gjoll": ["Leah", "Thor"]})
    assert offered(game, "activate") == []


@clause("MV-214")
def test_the_reality_stone_vanquishes_a_carrier_for_thanos_and_his_ally_takes_the_stone() -> None:
    game = uses(
        "Reality Stone", THANOS, at={"Hel": [["Leah", "Mind Stone"], LEGIONS], "Titan": ["Nebula", "Ebony Maw"]}
    )
    answers(game, "activate Reality Stone")
    assert options(game) == ["vanquish Nebula at Titan", "vanquish Leah at Hel"]
    answers(game, "vanquish Leah at Hel")
    assert at(game, "Hel") == [LEGIONS]
    assert on(game, LEGIONS) == ["Mind Stone"]


def test_the_reality_stone_spares_its_own_carrier() -> None:
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": [["Dísir", "Reality Stone"], "Iron Man"]}, power=[1, 0])
    answers(game, "activate Reality Stone on Dísir at Hel")
    assert at(game, "Hel") == ["Dísir"]
    assert on(game, "Dísir") == ["Reality Stone"]


# -- the Soul Stone --------------------------------------------------------------------------------------------------


@clause("MV-215")
def test_the_soul_stone_plays_an_ally_from_the_discard_pile_for_free() -> None:
    game = uses("Soul Stone", discards=[["Leah", "Nightsword", "Midgard Serpent"], []])
    answers(game, "activate Soul Stone at Hel")
    assert options(game) == ["play Leah from the discard pile", "play Midgard Serpent from the discard pile"]
    answers(game, "play Midgard Serpent from the discard pile", "play Midgard Serpent to Gjoll")
    assert at(game, "Gjoll") == ["Midgard Serpent"]
    assert titles(seat(game).discard) == ["Leah", "Nightsword"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-215")
def test_the_soul_stone_needs_an_ally_in_the_discard_pile() -> None:
    assert offered(uses("Soul Stone", discards=[["Nightsword"], []]), "activate") == []
    barred = uses("Soul Stone", discards=[["Leah"], []], events=["Conquer Valhalla"])
    assert offered(barred, "activate") == []


@clause("MV-215", "MV-153")
def test_an_ally_from_the_soul_stone_has_its_when_played_ability() -> None:
    game = uses("Soul Stone", THANOS, discards=[["Proxima Midnight"], []], at={"Titan": ["Nebula"]})
    answers(game, "activate Soul Stone")
    assert at(game, "Titan") == ["Proxima Midnight"]
    assert power(game) == 0


def test_the_soul_stone_does_not_play_proxima_midnight_where_nobody_can_be_hit() -> None:
    game = uses("Soul Stone", THANOS, discards=[["Proxima Midnight"], []], at={"Titan": ["Thor"]})
    assert offered(game, "activate") == []


def test_the_soul_stone_may_play_to_an_event() -> None:
    game = uses("Soul Stone", discards=[["Leah"], []], events=["Avengers Assemble!"])
    answers(game, "activate Soul Stone at Hel")
    assert "play Leah to Avengers Assemble!" in options(game)


# -- the Space Stone -------------------------------------------------------------------------------------------------


@clause("MV-216")
def test_the_space_stone_relocates_any_number_of_allies_each_once() -> None:
    game = uses("Space Stone", at={"Gjoll": ["Leah"], "Niflheim": ["Dísir", "Fenris Wolf"]})
    answers(game, "activate Space Stone at Hel")
    answers(game, "relocate Dísir at Niflheim", "relocate Dísir to Hel")
    assert options(game) == ["relocate Fenris Wolf at Niflheim", "relocate Leah at Gjoll", "decline"]
    answers(game, "relocate Leah at Gjoll", "relocate Leah to Odin's Vault", "decline")
    assert at(game, "Hel") == ["Space Stone", "Dísir"]
    assert at(game, "Odin's Vault") == ["Leah"]
    assert at(game, "Niflheim") == ["Fenris Wolf"]
    assert at_rest(game)


@clause("MV-216")
def test_the_space_stone_may_relocate_nobody() -> None:
    game = uses("Space Stone", at={"Gjoll": ["Leah"]})
    answers(game, "activate Space Stone at Hel", "decline")
    assert at(game, "Gjoll") == ["Leah"]
    assert at_rest(game)


@clause("MV-216")
def test_the_space_stone_keeps_to_the_limits_of_relocating() -> None:
    """Allies leave an Event by it; a carrier stays in the Domain; nobody goes into a foreign Domain."""
    lies = {"Avengers Assemble!": ["Dísir"], "Gjoll": [["Leah", "Mind Stone"]], "Titan": [LEGIONS]}
    game = uses("Space Stone", events=["Avengers Assemble!"], at=lies)
    answers(game, "activate Space Stone at Hel", "relocate Leah at Gjoll")
    assert options(game) == ["relocate Leah to Niflheim", "relocate Leah to Hel", "relocate Leah to Odin's Vault"]
    answers(game, "relocate Leah to Niflheim", "relocate Dísir at Avengers Assemble!", "relocate Dísir to Hel")
    assert at(game, "Hel") == ["Space Stone", "Dísir"]
    assert at_rest(game)


@clause("MV-216", "MV-194")
def test_with_the_space_stone_thanos_brings_several_stones_home_at_once() -> None:
    lies = {"Hel": [[LEGIONS, "Mind Stone"]], "Gjoll": [["Ebony Maw", "Time Stone"]]}
    game = lay(
        THANOS, HELA, mover="Sanctuary II", at=lies,
        specialties=[["Space Stone", "Power Stone", "Soul Stone", "Reality Stone"], []],
    )  # fmt: skip
    answers(game, "activate Space Stone", f"relocate {LEGIONS} at Hel", f"relocate {LEGIONS} to Titan")
    assert won(game) is None
    answers(game, "relocate Ebony Maw at Gjoll", "relocate Ebony Maw to Titan")
    assert won(game) == 0


# -- the Time Stone --------------------------------------------------------------------------------------------------


@clause("MV-217")
def test_the_time_stone_gives_a_power_and_a_card() -> None:
    game = uses("Time Stone", empty=["0.deck"], decks=[["Leah", "Dísir"], []])
    answers(game, "activate Time Stone at Hel")
    assert power(game) == 1
    assert titles(seat(game).hand) == ["Leah"]
    assert at_rest(game)


@clause("MV-217")
def test_the_time_stone_gives_no_power_under_vision_but_still_a_card() -> None:
    game = uses("Time Stone", at={"Gjoll": ["Vision"]})
    answers(game, "activate Time Stone at Hel")
    assert (power(game), len(seat(game).hand)) == (0, 1)


@clause("MV-217")
def test_the_time_stone_with_nothing_to_draw_still_gives_a_power() -> None:
    game = uses("Time Stone", empty=["0.deck"])
    answers(game, "activate Time Stone at Hel")
    assert (power(game), len(seat(game).hand)) == (1, 0)
