"""What the book leaves open, as Longbox decides it. Each test names the ruling; many rulings about single cards are
tested with those cards, and those about a clause of the rulebook with that clause."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.villainous import box
from longbox.games.villainous.cards import Card, Event
from longbox.kernel.game import Game
from tests.rules.villainous.words import events, offered, places, told
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
    find,
    lay,
    marked,
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

STONES = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone", "Time Stone"]


def face(title: str) -> Any:
    return next(face for face, _ in box.faces() if face.title == title)


# -- Soul Marks ------------------------------------------------------------------------------------------------------


def test_a_hero_holds_at_most_one_soul_mark() -> None:
    """RV-001."""
    game = lay(hands=[["Marked by Death"], []], power=[1, 0], at={"Hel": ["Thor"]}, marked=["Thor"])
    assert not offered(game, "play")
    assert marked(game) == ["Thor"]


def test_a_soul_mark_at_odins_vault_is_no_card_and_blocks_nothing() -> None:
    """RV-001: it counts until a card removes it."""
    game = lay(mover="Odin's Vault", vault_marks=7, hands=[["Leah"], []], power=[2, 0])
    assert {"discard cards", "play Leah", "gain 3 Power"} < set(options(game))
    assert at(game, "Odin's Vault") == []
    assert not offered(game, "relocate")
    game = lay(THANOS, HELA, vault_marks=7, fate_deck=["Angela"])
    answers(game, "fate", "fate Hela: Angela to Hel")
    assert table(game).vault_marks == 6


def test_the_soul_mark_of_a_hero_hela_defeats_by_a_card_goes_to_the_vault_too() -> None:
    """RV-001: by vanquish action or by a card or reward that she resolves."""
    game = lay(
        mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Titan": ["Thor"], "Hel": ["Vision"]},
        marked=["Thor", "Vision"],
    )  # fmt: skip
    answers(game, "play Soul for a Soul", "remove Thor at Titan", "defeat Vision at Hel")
    assert table(game).vault_marks == 1
    assert marked(game) == []


@pytest.mark.parametrize("way", ["vanquish", "defeat by a card", "Price of Life", "Odin-Force", "Balder", "removal"])
def test_in_every_other_way_a_soul_mark_goes_back_to_the_supply(way: str) -> None:
    """RV-002."""
    match way:
        case "vanquish":
            game = lay(THANOS, HELA, at={"Titan": ["Iron Man", "Ebony Maw"]}, marked=["Iron Man"])
            answers(game, "vanquish Iron Man at Titan")
        case "defeat by a card":
            game = lay(
                KILLMONGER, HELA, hands=[["Killmonger's Fury"], []], power=[2, 0], at={"Warrior Falls": ["Vision"]},
                marked=["Vision"],
            )  # fmt: skip
            answers(game, "play Killmonger's Fury")
        case "Price of Life":
            game = lay(hands=[["Price of Life"], []], at={"Titan": ["Vision"]}, marked=["Vision"])
            answers(game, "play Price of Life")
        case "removal":
            game = lay(
                mover="Gjoll",
                hands=[["Soul for a Soul"], []],
                power=[1, 0],
                at={"Titan": ["Vision"]},
                marked=["Vision"],
            )
            answers(game, "play Soul for a Soul")
        case _:
            game = lay(THANOS, HELA, mover="Knowhere", at={"Hel": ["Iron Man"]}, marked=["Iron Man"], fate_deck=[way])
            answers(game, "fate", *([] if way == "Odin-Force" else [f"fate Hela: {way} to Gjoll"]))
    assert at_rest(game)
    assert (marked(game), table(game).vault_marks) == ([], 0)


# -- playing what cannot be carried out ------------------------------------------------------------------------------


def test_an_ally_that_is_forced_into_play_does_as_much_as_possible() -> None:
    """RV-008: Trainer for Hire brings Alkhema although nobody is there for her to defeat."""
    game = lay(
        TASKMASTER, ULTRON, hands=[["Trainer for Hire"], []], mover="Training Room", empty=["1.deck"],
        decks=[[], ["Alkhema"]], discards=[[], []],
    )  # fmt: skip
    answers(game, "play Trainer for Hire", "play Alkhema to Research Lab")
    assert at(game, "Research Lab") == ["Alkhema"]
    assert power(game) == 3 + 1
    assert at_rest(game)


def test_an_own_ally_must_be_hit_if_there_is_nobody_else() -> None:
    """RV-008: the mandatory defeat never hits the card itself."""
    game = lay(ULTRON, HELA, hands=[["Alkhema"], []], power=[3, 0], at={"Research Lab": ["Duplicate Sentry"]})
    answers(game, "play Alkhema")
    assert at(game, "Research Lab") == ["Alkhema"]
    assert titles(seat(game).discard) == ["Duplicate Sentry"]


# -- Stones ----------------------------------------------------------------------------------------------------------


def consults(*villains: str, **wanted: Any) -> Game:
    """Thanos has just given the second player the only Stone left, the Time Stone."""
    game = lay(
        THANOS,
        *villains,
        hands=wanted.pop("hands", [["Consult the Well"], []]),
        power=[2, 0],
        unclaimed=["Time Stone"],
        **wanted,
    )
    return answers(game, "play Consult the Well")


def test_only_allies_in_the_own_domain_receive_a_stone() -> None:
    """RV-010: Allies at Events or in foreign Domains do not count."""
    game = consults(
        ULTRON, events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Alkhema"], "Titan": ["Flying Sentry"], "Research Lab": ["Duplicate Sentry"]},
    )  # fmt: skip
    assert on(game, "Duplicate Sentry") == ["Time Stone"]


def test_with_allies_elsewhere_only_an_ally_from_hand_must_be_played() -> None:
    """RV-010, RV-011: using the hand is compulsory."""
    game = consults(
        ULTRON, hands=[["Consult the Well"], ["Giant Sentry", "Reconfigure"]], events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Duplicate Sentry"]},
    )  # fmt: skip
    assert (asked(game), options(game)) == (1, ["play Giant Sentry from hand"])
    answers(game, "1: play Giant Sentry from hand", "1: play Giant Sentry to Research Lab")
    assert on(game, "Giant Sentry") == ["Time Stone"]
    assert (power(game, 1), titles(seat(game, 1).hand)) == (0, ["Reconfigure"])


def test_of_several_allies_in_hand_the_receiver_chooses() -> None:
    """RV-011."""
    game = consults(ULTRON, hands=[["Consult the Well"], ["Giant Sentry", "Jocasta"]])
    assert asked(game) == 1
    assert sorted(options(game)) == ["play Giant Sentry from hand", "play Jocasta from hand"]


def test_without_any_ally_anywhere_the_stone_is_put_at_a_location_of_the_receivers_choice() -> None:
    """RV-011."""
    game = consults(ULTRON, empty=["1.deck"], decks=[[], ["Reconfigure"]], discards=[[], ["Technoforming"]])
    assert asked(game) == 1
    assert len(options(game)) == 4
    answers(game, "1: put Time Stone to Research Lab")
    assert at(game, "Research Lab") == ["Time Stone"]
    assert table(game).covering(spot(game, "Research Lab")) is None


def test_nobody_but_thanos_moves_his_carrier() -> None:
    """RV-012: effects of others that would relocate it do nothing to it."""
    game = lay(
        ULTRON, HELA, THANOS, fate_deck=["Captain Marvel"],
        at={"Hel": [["Ebony Maw", "Time Stone"], "Black Dwarf", "Leah"]},
    )  # fmt: skip
    answers(game, "fate", "fate Hela: Captain Marvel to Gjoll")
    assert at(game, "Hel") == ["Ebony Maw"]
    assert sorted(at(game, "Gjoll")) == ["Black Dwarf", "Captain Marvel", "Leah"]


def test_thanos_moves_a_carrier_home_or_to_another_stone_in_the_same_domain() -> None:
    """RV-012: never to an Event and never into a further foreign Domain."""
    game = lay(
        THANOS, HELA, ULTRON, events=["Helicarrier Alert"],
        at={"Hel": [["Ebony Maw", "Time Stone"]], "Gjoll": ["Mind Stone"], "Research Lab": ["Power Stone"]},
    )  # fmt: skip
    answers(game, "relocate Ebony Maw at Hel")
    assert places(game, "relocate Ebony Maw") == {"Gjoll", *titles(seat(game).locations)}


@pytest.mark.parametrize("way", ["used in a vanquish", "returned to hand", "defeated", "removed"])
def test_a_stone_stays_behind_in_whatever_way_its_carrier_leaves(way: str) -> None:
    """RV-013."""
    cards = {"returned to hand": "Hatut Zeraze", "defeated": "Black Widow", "removed": "Molecular Rearranger"}
    if way == "used in a vanquish":
        game = lay(HELA, THANOS, at={"Hel": [["Dísir", "Time Stone"], "Iron Man"]})
        answers(game, "vanquish Iron Man at Hel")
    else:
        game = lay(ULTRON, HELA, THANOS, fate_deck=[cards[way]], at={"Hel": [["Draugr Swordsman", "Time Stone"]]})
        answers(game, "fate")
        while not at_rest(game):
            answers(game, next(option for option in options(game) if option.endswith((" Hel", "Draugr Swordsman"))))
    assert "Time Stone" in at(game, "Hel")
    assert not {"Dísir", "Draugr Swordsman"} & set(at(game, "Hel"))


def test_a_stone_is_no_item_to_remove_or_to_name() -> None:
    """RV-013: never counted as copies, Items to remove or Items to return."""
    for card in ("Everett K. Ross", "Shuri", "Hatut Zeraze"):
        game = lay(ULTRON, HELA, THANOS, fate_deck=[card], at={"Hel": ["Time Stone"]})
        answers(game, "fate", f"fate Hela: {card} to Gjoll")
        assert at_rest(game)
        assert at(game, "Hel") == ["Time Stone"]
    game = lay(ULTRON, HELA, THANOS, fate_deck=["Molecular Rearranger"], at={"Hel": ["Time Stone"]})
    answers(game, "fate")
    assert told(game, "fate_without_effect") == ["fate_without_effect"]


def test_the_domains_villain_controls_the_stone_that_thanos_ally_carries_there() -> None:
    """RV-014: activation and counting; but neither carrier nor Stone can be relocated by that Villain."""
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": [["Ebony Maw", "Time Stone"]]})
    answers(game, "activate Time Stone on Ebony Maw at Hel")
    assert power(game) == 1
    assert titles(seat(game).stones) == ["Time Stone"]
    assert seat(game, 1).stones == []
    game = lay(HELA, THANOS, at={"Hel": [["Ebony Maw", "Time Stone"]]})
    assert not offered(game, "relocate")
    game = lay(THANOS, HELA, mover="Sanctuary II", at={"Hel": [["Ebony Maw", "Time Stone"]]})
    assert not offered(game, "activate")


def test_the_location_itself_must_hold_the_stone() -> None:
    """RV-015: attached or not."""
    game = lay(THANOS, HELA, at={"Titan": ["Ebony Maw"], "Hel": [["Leah", "Time Stone"]], "Gjoll": ["Mind Stone"]})
    answers(game, "relocate Ebony Maw at Titan")
    assert places(game, "relocate Ebony Maw") == {"Sanctuary II", "The Infinity Well", "Knowhere", "Hel", "Gjoll"}


def test_nobody_finds_a_stone_for_themselves_nor_for_thanos() -> None:
    """RV-016: with two players, Thanos' opponent discards it."""
    game = lay(HELA, THANOS, fate_deck=["A Stone Is Found"])
    answers(game, "fate")
    assert at_rest(game)
    assert (titles(table(game).fate_discard), len(table(game).unclaimed_stones)) == (["A Stone Is Found"], 6)
    game = lay(HELA, THANOS, ULTRON, fate_deck=["A Stone Is Found"], at={"Research Lab": ["Alkhema"]})
    answers(game, "fate")
    assert len(seat(game, 2).stones) == 1


@pytest.mark.parametrize(("villains", "found"), [((HELA, THANOS), 1), ((THANOS, HELA), 0)])
def test_drawn_through_avengers_assemble_the_stone_is_for_who_draws_it_and_never_for_thanos(
    villains: tuple[str, str], found: int
) -> None:
    """RV-016."""
    game = lay(
        *villains,
        step="start",
        events=["Avengers Assemble!"],
        fate_deck=["A Stone Is Found"],
        unclaimed=["Mind Stone"],
        at={"Hel": ["Leah"], "Titan": ["Ebony Maw"]},
    )
    assert len(table(game).claimed_stones) == found
    assert len(seat(game, 0).stones) == found


def test_thanos_receives_a_stone_straight_among_his_specialties() -> None:
    """RV-058: by a copied Consult the Well."""
    game = lay(
        TASKMASTER, THANOS, mover="Camp Hammond", power=[2, 0], unclaimed=["Time Stone"],
        specialties=[[["Photographic Reflexes", "Consult the Well"]], []],
    )  # fmt: skip
    answers(game, "activate Photographic Reflexes")
    assert titles(seat(game, 1).specialties) == ["Time Stone"]
    assert power(game) == 0
    assert at_rest(game)


def finds_a_stone(answer: str, **wanted: Any) -> Game:
    game = lay(
        ULTRON, HELA, THANOS, fate_deck=["A Stone Is Found"], unclaimed=["Time Stone"],
        at={"Hel": ["Leah"], **wanted.pop("at", {})}, **wanted,
    )  # fmt: skip
    return answers(game, "fate", answer)


def test_the_free_activation_of_a_found_stone_is_optional_and_costs_nothing_even_beside_iron_man() -> None:
    """RV-060: once, at once, even in another player's turn, and without a surcharge."""
    game = finds_a_stone("1: activate the Time Stone", at={"Gjoll": ["Iron Man"]})
    assert (power(game, 1), len(seat(game, 1).hand)) == (1, 1)
    game = finds_a_stone("1: decline")
    assert (power(game, 1), len(seat(game, 1).hand)) == (0, 0)
    assert on(game, "Leah") == ["Time Stone"]
    assert at_rest(game)


def test_the_free_activation_is_the_stones_use_in_that_turn() -> None:
    """RV-060: it uses up that Stone's activation."""
    game = lay(
        HELA, ULTRON, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        unclaimed=["Time Stone"], at={"Hel": ["Leah"]}, mover="Hel",
    )  # fmt: skip
    answers(game, "0: activate the Time Stone", "move to Gjoll")
    assert power(game) == 1
    assert not offered(game, "activate")
    game = lay(
        HELA, ULTRON, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=["A Stone Is Found"],
        unclaimed=["Time Stone"], at={"Hel": ["Leah"]}, mover="Hel",
    )  # fmt: skip
    answers(game, "0: decline", "move to Gjoll")
    assert offered(game, "activate") == ["activate Time Stone on Leah at Hel"]


def test_a_card_of_thanos_defeats_a_carrier_in_another_domain_and_his_ally_there_takes_the_stone() -> None:
    """RV-063."""
    game = lay(
        THANOS, HELA, mover="Titan", hands=[["The Mad Titan"], []], power=[2, 0],
        at={"Hel": [["Leah", "Time Stone"], "The Legions of Thanos"]},
    )  # fmt: skip
    answers(game, "play The Mad Titan")
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert on(game, "The Legions of Thanos") == ["Time Stone"]


def test_thanos_chooses_who_takes_up_a_stone_and_one_ally_may_carry_several() -> None:
    """RV-064: whatever made the Stone unattached."""
    game = lay(
        HELA, THANOS, at={"Hel": [["Dísir", "Time Stone"], ["Ebony Maw", "Mind Stone"], "Black Dwarf", "Iron Man"]},
    )  # fmt: skip
    answers(game, "vanquish Iron Man at Hel")
    assert asked(game) == 1
    answers(game, next(option for option in options(game) if "Ebony Maw" in option))
    assert sorted(on(game, "Ebony Maw")) == ["Mind Stone", "Time Stone"]
    assert at_rest(game)


def test_black_swans_bonus_is_the_strength_of_the_strongest_opposing_ally_beside_a_stone() -> None:
    """RV-065: recomputed continuously, and only while a Stone is there."""
    game = lay(THANOS, HELA, at={"Hel": ["Black Swan", "Leah", "Midgard Serpent", "Ebony Maw"], "Gjoll": ["Leah"]})
    assert strength(game, "Black Swan") == 1
    game = lay(THANOS, HELA, at={"Hel": ["Black Swan", ["Leah", "Time Stone"], "Midgard Serpent", "Thor"]})
    assert strength(game, "Black Swan") == 1 + 5


# -- Villains --------------------------------------------------------------------------------------------------------


def test_ultron_reveals_at_most_one_tile_in_a_turn_without_an_action_and_in_order() -> None:
    """RV-018."""
    game = lay(
        ULTRON,
        HELA,
        mover="Stark Industries Industrial Complex",
        at={
            "Research Lab": [
                "Flying Sentry",
                "Flying Sentry",
                ["Duplicate Sentry", "Impervious Alloy", "Impervious Alloy"],
            ]
        },
    )
    assert offered(game, "reveal") == ["reveal Transformation"]
    before = [option for option in options(game) if not option.startswith("reveal")]
    answers(game, "reveal Transformation")
    while not at_rest(game):
        answers(game, next(option for option in options(game) if "Flying" in option))
    assert not offered(game, "reveal")
    assert options(game) == before
    answers(game, "done", "move to Hel", "done", "move to Research Lab")
    assert offered(game, "reveal") == ["reveal Optimization"]


def test_taskmasters_locations_may_be_in_any_domain_but_no_event_counts() -> None:
    """RV-019."""
    three = {"Armory": ["Anaconda"], "Camp Hammond": ["Crossbones"], "Training Room": ["Death Shield"]}
    tokens = {"Anaconda": 2, "Crossbones": 2, "Death Shield": 2, "Jagged Bow": 2}
    game = lay(TASKMASTER, HELA, mover="Armory", at={**three, "Hel": ["Jagged Bow"]}, tokens=tokens)
    answers(game, "done")
    assert won(game) == 0
    game = lay(
        TASKMASTER, HELA, mover="Armory", at={**three, "Avengers Assemble!": ["Jagged Bow"]}, tokens=tokens,
        events=["Avengers Assemble!"],
    )  # fmt: skip
    answers(game, "done")
    assert won(game) is None


def test_a_copied_effect_costs_its_own_cost_and_must_be_playable() -> None:
    """RV-020: the 1 Power buys the attachment only."""
    reflexes = [[["Photographic Reflexes", "Encephalo-Ray"]], []]
    game = lay(TASKMASTER, ULTRON, mover="Camp Hammond", power=[1, 0], specialties=reflexes)
    assert not offered(game, "activate")
    game = lay(TASKMASTER, ULTRON, mover="Camp Hammond", power=[2, 0], specialties=reflexes, at={"Armory": ["Thor"]})
    answers(game, "activate Photographic Reflexes")
    assert (power(game), strength(game, "Thor")) == (0, 4)
    assert titles(seat(game, 1).discard) == ["Encephalo-Ray"]
    game = lay(
        TASKMASTER, ULTRON, mover="Camp Hammond", power=[9, 0],
        specialties=[[["Photographic Reflexes", "Technoforming"]], []], at={"Research Lab": ["Alkhema"]},
    )  # fmt: skip
    assert not offered(game, "activate")  # Taskmaster has no Ally of his own to strengthen


@pytest.mark.parametrize("villain", [HELA, TASKMASTER])
def test_any_villain_removes_butterball_for_three_power_and_a_card_from_hand(villain: str) -> None:
    """RV-021: before moving, by the player in whose Domain he is."""
    place, card = {HELA: ("Hel", "Leah"), TASKMASTER: ("Armory", "Anaconda")}[villain]
    game = lay(
        villain, ULTRON, step="start", at={place: ["Butterball"]}, power=[3, 3], hands=[[card], ["Alkhema"]],
    )  # fmt: skip
    answers(game, options(game)[0])
    while not offered(game, "move to"):
        answers(game, options(game)[0])
    assert at(game, place) == []
    assert (power(game), titles(seat(game).discard)) == (0, [card])
    assert titles(table(game).fate_discard) == ["Butterball"]


@pytest.mark.parametrize(("held", "cards"), [(2, ["Leah"]), (3, [])])
def test_butterball_stays_with_who_lacks_power_or_a_card(held: int, cards: list[str]) -> None:
    """RV-021."""
    game = lay(HELA, ULTRON, step="start", at={"Hel": ["Butterball"]}, power=[held, 0], hands=[cards, []])
    assert all(option.startswith("move to") for option in options(game))


def test_butterball_can_be_removed_and_relocated_by_effects_but_not_defeated() -> None:
    """RV-021."""
    game = lay(
        KILLMONGER, HELA, hands=[["Taunt"], []], at={"Warrior Falls": ["Butterball", "Knight"], "The Golden City": []}
    )
    assert not offered(game, "vanquish")
    answers(game, "play Taunt", "relocate Butterball at Warrior Falls", "relocate Butterball to The Great Mound")
    assert at(game, "The Great Mound") == ["Butterball"]
    game = lay(
        mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Hel": ["Butterball"]}, marked=["Butterball"]
    )
    answers(game, "play Soul for a Soul")
    assert at(game, "Hel") == []


def test_any_location_and_any_hero_mean_those_of_every_domain() -> None:
    """RV-022: Jocasta, Blood Spider and Falcon."""
    for villain, card, cost in ((ULTRON, "Jocasta", 4), (TASKMASTER, "Blood Spider", 2)):
        home = {ULTRON: "Research Lab", TASKMASTER: "Training Room"}[villain]
        game = lay(villain, HELA, THANOS, mover=home, hands=[[card], [], []], power=[cost, 0, 0],
                   at={"Hel": ["Thor"], "Titan": ["Vision"]})  # fmt: skip
        answers(game, f"play {card}", f"play {card} to {home}")
        assert options(game) == ["relocate Thor at Hel", "relocate Vision at Titan", "decline"]
    game = lay(ULTRON, HELA, THANOS, fate_deck=["Falcon"], at={"Titan": ["Balder"], "Research Lab": ["Iron Man"]})
    answers(game, "fate", "fate Hela: Falcon to Hel")
    assert sorted(options(game)) == ["decline", "relocate Balder at Titan", "relocate Iron Man at Research Lab"]


# -- the printed facts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "title",
    ["Scarlet Spider Clone", "Solo", "Found by the Avengers", "Protected Vibranium", "Lockdown at the Raft",
     "Helicarrier Alert", "Avengers Assemble!", "Leah", "Midgard Serpent", "Hel to Pay", "Knight", "Hacking Rig",
     "Anaconda", "Training Academy"],
)  # fmt: skip
def test_a_text_that_rests_on_one_source_says_so(title: str) -> None:
    """RV-023: adopted as written, until a second source appears."""
    assert face(title).source.value == "single source"


def test_dora_milaje_has_strength_two() -> None:
    """RV-023."""
    assert face("Dora Milaje").strength == 2


def test_every_card_of_a_villains_fate_deck_bears_that_villains_icon_and_the_common_ones_none() -> None:
    """RV-024: it matters only for Events."""
    for villain in box.villain_faces().values():
        assert sum(card.copies for card in box.fate_of(villain)) == 11
        assert {card.villain for card in box.fate_of(villain)} == {villain}
        assert sum(issubclass(card, Event) for card in box.fate_of(villain)) == 1
    assert {card.villain for card in box.fate_of(None)} == {None}
    game = lay(KILLMONGER, HELA, THANOS, fate_deck=["Valkyrior"])
    answers(game, "fate")
    assert len(options(game)) == 8  # Hela's Hero comes to whomever the Fate player likes


@pytest.mark.parametrize(
    ("title", "number", "value"),
    [
        ("Invasion of Stark Enterprises", "strength", 7), ("Conquer Valhalla", "strength", 7),
        ("Government Work", "strength", 7), ("Jocasta", "cost", 4), ("Every Contingency Covered", "cost", 1),
    ],
)  # fmt: skip
def test_where_the_sources_differ_the_number_is_the_rulebooks_or_the_majoritys(
    title: str, number: str, value: int
) -> None:
    """RV-025."""
    assert getattr(face(title), number) == value


def test_the_power_stone_may_split_its_tokens() -> None:
    """RV-025: two tokens among up to two Allies."""
    at_titan = {"Titan": ["Ebony Maw", "Black Dwarf"]}
    game = lay(THANOS, HELA, mover="Sanctuary II", specialties=[["Power Stone"], []], at=at_titan)
    answers(game, "activate Power Stone", "strengthen Ebony Maw at Titan", "strengthen Black Dwarf at Titan")
    assert (strength(game, "Ebony Maw"), strength(game, "Black Dwarf")) == (5, 7)
    game = lay(THANOS, HELA, mover="Sanctuary II", specialties=[["Power Stone"], []], at=at_titan)
    answers(game, "activate Power Stone", "strengthen Ebony Maw at Titan", "strengthen Ebony Maw at Titan")
    assert (strength(game, "Ebony Maw"), strength(game, "Black Dwarf")) == (6, 6)


def test_the_order_of_icons_in_a_row_changes_nothing() -> None:
    """RV-026: every action of a location is on offer at once, whatever its place."""
    for villain in box.villain_faces().values():
        for location in villain.locations:
            game = lay(villain.title, HELA if villain.title != HELA else THANOS, mover=location.title)
            kinds = {icon.words for icon in location.icons if icon.kind == "gain" or icon.kind == "fate"}
            assert kinds <= set(options(game))


# -- actions and Strength --------------------------------------------------------------------------------------------


def test_an_ally_does_not_go_from_one_foreign_location_to_another() -> None:
    """RV-028: except by Thanos' own rule."""
    game = lay(KILLMONGER, HELA, THANOS, mover="Warrior Falls", at={"Hel": ["Dog of War"]})
    answers(game, "relocate Dog of War at Hel")
    assert places(game, "relocate Dog of War") == set(titles(seat(game).locations))


def test_an_ally_goes_from_a_foreign_domain_straight_to_an_open_event() -> None:
    """RV-028: own or foreign Domain location to an open Event."""
    game = lay(
        KILLMONGER, HELA, mover="Warrior Falls", at={"Hel": ["Dog of War"]}, events=["Helicarrier Alert"],
    )  # fmt: skip
    answers(game, "relocate Dog of War at Hel")
    assert "relocate Dog of War to Helicarrier Alert" in options(game)


def test_a_card_that_says_defeat_a_character_may_take_an_own_ally() -> None:
    """RV-029: only the vanquish action may not."""
    game = lay(
        KILLMONGER, HELA, hands=[["Killmonger's Fury"], []], power=[2, 0], at={"Warrior Falls": ["King", "Rook"]},
    )  # fmt: skip
    answers(game, "play Killmonger's Fury")
    assert sorted(options(game)) == ["defeat King at Warrior Falls", "defeat Rook at Warrior Falls"]


def test_a_defeat_of_all_takes_protectors_and_others_together() -> None:
    """RV-031: the reward of Avengers Assemble!"""
    game = lay(
        THANOS,
        HELA,
        mover="Titan",
        events=["Avengers Assemble!"],
        hands=[["Ebony Maw"], []],
        power=[3, 0],
        at={
            "Avengers Assemble!": ["Black Dwarf"],
            "Knowhere": ["Thor", "Vision"],
            "Sanctuary II": ["Balder"],
            "Hel": ["Thor"],
        },
    )
    answers(game, "play Ebony Maw", "play Ebony Maw to Avengers Assemble!")
    assert at(game, "Knowhere") == at(game, "Sanctuary II") == []
    assert at(game, "Hel") == ["Thor"]


def test_a_protector_that_stays_shields_the_others_against_a_defeat_of_all() -> None:
    """RV-031: if a Protector is not defeated by a mass effect, the other Heroes there are not either."""
    game = lay(
        THANOS, HELA, mover="Titan", events=["Avengers Assemble!"], hands=[["Ebony Maw"], []], power=[3, 0],
        at={"Avengers Assemble!": ["Black Dwarf"], "Knowhere": [["Butterball", "Odin-Force"], "Vision"]},
    )  # fmt: skip
    answers(game, "play Ebony Maw", "play Ebony Maw to Avengers Assemble!")
    assert at(game, "Knowhere") == ["Butterball", "Vision"]
    assert at_rest(game)


def test_what_a_hero_bears_travels_with_it() -> None:
    """RV-038: Items, Soul Marks and Strength tokens, on every relocation."""
    game = lay(
        KILLMONGER, HELA, hands=[["Taunt"], []], at={"Warrior Falls": [["Vision", "Wound"]]}, tokens={"Vision": 1},
        marked=["Vision"],
    )  # fmt: skip
    answers(game, "play Taunt", "relocate Vision at Warrior Falls", "relocate Vision to The Great Mound")
    assert on(game, "Vision") == ["Wound"]
    assert (strength(game, "Vision"), marked(game)) == (4 + 1 - 2, ["Vision"])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_none_of_the_allies_used_against_a_hero_at_nothing_is_discarded(number: int) -> None:
    """RV-059."""
    allies = ["Leah", "Dísir", "Fenris Wolf"][:number]
    game = lay(at={"Hel": ["Vision", *allies]}, tokens={"Vision": -4})
    answers(game, "vanquish Vision at Hel")
    if not at_rest(game):
        answers(game, max(options(game), key=len))
    assert at(game, "Hel") == allies
    assert seat(game).discard == []


def test_at_least_one_ally_of_some_strength_is_needed_against_a_hero_at_nothing() -> None:
    """RV-059."""
    game = lay(at={"Hel": ["Vision", "Leah"]}, tokens={"Vision": -4, "Leah": -2})
    assert not offered(game, "vanquish")


def test_an_opposing_ally_or_a_rival_at_nothing_costs_the_allies_used() -> None:
    """RV-059: the rule is for Heroes."""
    game = lay(HELA, KILLMONGER, at={"Hel": ["Dog of War", "Leah"]}, tokens={"Dog of War": -2})
    answers(game, "vanquish Dog of War at Hel")
    assert titles(seat(game).discard) == ["Leah"]
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"The Golden City": ["Rook"]}, tokens={"Klaw": -5})
    answers(game, "vanquish Klaw at The Golden City")
    assert titles(seat(game).discard) == ["Rook"]


# -- Hela ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", [True, False])
def test_nothing_stops_the_reshuffle_of_an_empty_deck(event: bool) -> None:
    """RV-037: Conquer Valhalla and Hank Pym stop card abilities, not the rules."""
    wanted: dict[str, Any] = {"events": ["Conquer Valhalla"]} if event else {"at": {"Hel": ["Hank Pym"]}}
    game = lay(empty=["0.deck"], discards=[["Leah", "Dísir", "Nightsword"], []], **wanted)
    answers(game, "done")
    assert sorted(titles(seat(game).hand)) == ["Dísir", "Leah", "Nightsword"]
    game = lay(THANOS, HELA, fate_deck=["Fate Intervenes"], discards=[[], ["Leah", "Dísir"]], **wanted)
    answers(game, "fate")
    assert seat(game, 1).discard == []


@pytest.mark.parametrize(
    ("villain", "wanted", "beginning"),
    [
        (HELA, {"discards": [["Dísir"], []], "power": [2, 0], "at": {"Hel": ["Hank Pym"]}}, "play"),
        (
            THANOS,
            {
                "hands": [["Warp Reality"], []],
                "discards": [["Warp Reality"], []],
                "power": [1, 0],
                "at": {"Titan": ["Hank Pym"]},
            },
            "play",
        ),
        (
            THANOS,
            {
                "specialties": [["Soul Stone"], []],
                "discards": [["Ebony Maw"], []],
                "mover": "Sanctuary II",
                "at": {"Titan": ["Hank Pym"]},
            },
            "activate",
        ),
        (
            TASKMASTER,
            {
                "specialties": [["Lesson Plan"], []],
                "discards": [["Redeploy"], []],
                "mover": "Camp Hammond",
                "empty": ["0.deck"],
                "power": [1, 0],
                "at": {"Armory": ["Hank Pym"]},
            },
            "activate",
        ),
        (
            TASKMASTER,
            {"discards": [["Crossbones"], []], "power": [2, 0], "at": {"Training Room": ["Hank Pym"]}},
            "play",
        ),
    ],
)
def test_no_card_plays_or_finds_anything_in_a_barred_discard_pile(
    villain: str, wanted: dict[str, Any], beginning: str
) -> None:
    """RV-037."""
    other = HELA if villain != HELA else THANOS
    assert not offered(lay(villain, other, **wanted), beginning)
    assert offered(lay(villain, other, **{**wanted, "at": {}}), beginning)


def test_a_barred_discard_pile_is_not_counted() -> None:
    """RV-037."""
    for wanted in ({"events": ["Conquer Valhalla"]}, {"at": {"Gjoll": ["Hank Pym"], "Hel": ["Draugr Swordsman"]}}):
        at_hel = {"at": {"Hel": ["Draugr Swordsman"]}} | wanted
        game = lay(discards=[["Draugr Swordsman"], []], **at_hel)
        assert strength(game, "Draugr Swordsman") == 2


def test_fenris_wolf_comes_from_an_event_but_neither_from_deck_nor_discard_pile() -> None:
    """RV-039: from hand, or relocated from any place in play."""
    game = lay(
        THANOS, HELA, fate_deck=["Thor"], events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Fenris Wolf"]}
    )
    answers(game, "fate", "fate Hela: Thor to Gjoll", "1: relocate Fenris Wolf to Gjoll")
    assert at(game, "Gjoll") == ["Thor", "Fenris Wolf"]
    game = lay(
        THANOS, HELA, fate_deck=["Thor"], hands=[[], ["Leah"]], decks=[[], ["Fenris Wolf"]],
    )  # fmt: skip
    answers(game, "fate", "fate Hela: Thor to Gjoll")
    assert options(game) == ["decline"]


def test_midgard_serpent_stays_when_everybody_it_defeats_is_at_nothing() -> None:
    """RV-044."""
    game = lay(at={"Hel": ["Midgard Serpent", "Iron Man", "Vision"]}, tokens={"Iron Man": -3, "Vision": -4})
    answers(game, "vanquish everybody possible with Midgard Serpent at Hel")
    assert at(game, "Hel") == ["Midgard Serpent"]
    game = lay(at={"Hel": ["Midgard Serpent", "Iron Man", "Vision"]}, tokens={"Iron Man": -3})
    answers(game, "vanquish everybody possible with Midgard Serpent at Hel")
    assert at(game, "Hel") == []


def test_each_marked_hero_that_midgard_serpent_defeats_gives_its_mark_and_drax_and_butterball_stay() -> None:
    """RV-044."""
    game = lay(
        HELA,
        THANOS,
        at={"Hel": ["Midgard Serpent", "Iron Man", "Vision", "Drax the Destroyer", "Butterball", "Ebony Maw"]},
        marked=["Iron Man", "Vision"],
    )
    answers(game, "vanquish everybody possible with Midgard Serpent at Hel")
    assert at(game, "Hel") == ["Drax the Destroyer", "Butterball"]
    assert table(game).vault_marks == 2


# -- Taskmaster's cards ----------------------------------------------------------------------------------------------


def test_training_academy_saves_all_allies_used_and_is_applied_first() -> None:
    """RV-043: Trainees are not asked then; the tokens go on Allies still there."""
    game = lay(
        TASKMASTER, HELA, mover="Armory", at={"Armory": ["Training Academy", "Trainees", "Anaconda", "Iron Man"]},
    )  # fmt: skip
    answers(game, "vanquish Iron Man at Armory", "vanquish Iron Man with Anaconda at Armory")
    assert at(game, "Armory") == ["Trainees", "Anaconda"]
    assert titles(seat(game).discard) == ["Training Academy"]
    assert (strength(game, "Anaconda"), strength(game, "Trainees")) == (3 + 1 + 1, 1 + 1 + 1)
    assert at_rest(game)


def test_taskmasters_shield_does_not_save_an_ally_used_in_a_vanquish() -> None:
    """RV-043: it is discarded, neither defeated nor removed."""
    game = lay(TASKMASTER, HELA, mover="Armory", at={"Armory": ["Taskmaster's Shield", "Anaconda", "Iron Man"]})
    answers(game, "vanquish Iron Man at Armory")
    assert at(game, "Armory") == ["Taskmaster's Shield"]
    assert at_rest(game)


def test_the_ally_of_trainer_for_hire_belongs_to_the_other_player_at_a_location_taskmaster_chooses() -> None:
    """RV-046: that player makes its choices; Taskmaster gains the printed cost and 1."""
    game = lay(
        TASKMASTER, HELA, mover="Training Room", hands=[["Trainer for Hire"], []], at={"Hel": ["Thor"]},
        empty=["1.deck"], decks=[[], ["Hel to Pay", "Leah"]],
    )  # fmt: skip
    answers(game, "play Trainer for Hire", "0: play Leah to Hel", "1: attach a Soul Mark to Thor at Hel")
    assert marked(game) == ["Thor"]
    assert seat(game, 1).controls(find(game, "Leah"))
    assert power(game) == 3
    assert titles(seat(game, 1).deck) == ["Hel to Pay"]
    assert at_rest(game)


def test_trainer_for_hire_is_not_playable_without_an_ally_to_train() -> None:
    """RV-046."""
    game = lay(
        TASKMASTER, HELA, mover="Training Room", hands=[["Trainer for Hire"], []], empty=["1.deck"],
        discards=[[], ["Nightsword"]],
    )  # fmt: skip
    assert not offered(game, "play")


def test_clones_brought_by_a_clone_bring_nobody() -> None:
    """RV-047."""
    game = lay(
        HELA, TASKMASTER, fate_deck=["Scarlet Spider Clone"], empty=["fate_deck"],
        fate_discard=["Scarlet Spider Clone"], at={"Gjoll": ["Scarlet Spider Clone"]},
    )  # fmt: skip
    answers(game, "fate", "fate Taskmaster: Scarlet Spider Clone to Armory")
    while not at_rest(game):
        answers(game, options(game)[0])
    assert at(game, "Armory") == ["Scarlet Spider Clone"] * 3
    assert at(game, "Gjoll") == []


# -- Events and Fate -------------------------------------------------------------------------------------------------


def test_hulk_is_relocated_by_the_player_who_would_have_defeated_him_and_counts_as_not_defeated() -> None:
    """RV-048: the Allies used are discarded; no Soul Mark, no reward."""
    game = lay(
        HELA, THANOS, ULTRON, at={"Hel": ["Hulk", "Midgard Serpent"]},
    )  # fmt: skip
    answers(game, "vanquish Hulk at Hel")
    assert len(options(game)) == 8
    answers(game, "0: relocate Hulk to Titan")
    assert at(game, "Titan") == ["Hulk"]
    assert strength(game, "Hulk") == 6
    assert titles(seat(game).discard) == ["Midgard Serpent"]
    assert not told(game, "defeats")


def test_nothing_is_attached_to_hulk() -> None:
    """RV-048: Soul Marks, Odin-Force and Wound are refused."""
    game = lay(hands=[["Marked by Death"], []], power=[1, 0], at={"Hel": ["Hulk"]})
    assert not offered(game, "play")
    game = lay(
        KILLMONGER, HELA, hands=[["Wound"], []], power=[1, 0], at={"Warrior Falls": ["Hulk"]}, fate_deck=["Odin-Force"]
    )
    answers(game, "play Wound")
    assert on(game, "Klaw") == ["Contested Mines", "Wound"]
    game = lay(THANOS, HELA, at={"Hel": ["Hulk"]}, fate_deck=["Odin-Force"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Odin-Force"]


def test_avengers_assemble_hits_the_active_player_at_once() -> None:
    """RV-049: whoever drew it, on themselves and with their own choices."""
    game = lay(HELA, THANOS, fate_deck=["Avengers Assemble!", "Thor"])
    answers(game, "fate")
    assert asked(game) == 0
    assert places(game, "fate Hela: Thor") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}
    answers(game, "fate Hela: Thor to Hel")
    assert at(game, "Hel") == ["Thor"]
    assert at_rest(game)


@pytest.mark.parametrize(("mode", "kept"), [("inevitable", 1), ("undying", 2)])
def test_a_global_event_drawn_through_avengers_assemble_follows_the_mode(mode: str, kept: int) -> None:
    """RV-049."""
    game = lay(
        HELA, THANOS, mode=mode, step="start", events=["Avengers Assemble!"], fate_deck=["Helicarrier Alert"],
    )  # fmt: skip
    assert len(table(game).events) == kept
    assert offered(game, "move to")


@pytest.mark.parametrize("event", ["Conquer Valhalla", "Sacrifices Must Be Made"])
def test_every_targeted_event_drawn_through_avengers_assemble_is_discarded(event: str) -> None:
    """RV-049."""
    game = lay(HELA, THANOS, step="start", events=["Avengers Assemble!"], fate_deck=[event])
    assert titles(table(game).events) == ["Avengers Assemble!"]
    assert titles(table(game).fate_discard) == [event]


def test_the_reward_of_avengers_assemble_leaves_butterball_and_moves_hulk_on() -> None:
    """RV-049."""
    game = lay(
        THANOS, HELA, mover="Titan", events=["Avengers Assemble!"], hands=[["Ebony Maw"], []], power=[3, 0],
        at={"Avengers Assemble!": ["Black Dwarf"], "Knowhere": ["Butterball", "Iron Man"], "Sanctuary II": ["Hulk"]},
    )  # fmt: skip
    answers(game, "play Ebony Maw", "play Ebony Maw to Avengers Assemble!", "relocate Hulk to Hel")
    assert at(game, "Knowhere") == ["Butterball"]
    assert at(game, "Hel") == ["Hulk"]
    assert at_rest(game)


def test_an_event_is_a_location_for_what_happens_at_a_location() -> None:
    """RV-055: Alkhema at a Global Event hits somebody else's Ally there."""
    game = lay(
        ULTRON, HELA, hands=[["Alkhema"], []], power=[3, 0], events=["Avengers Assemble!"],
        at={"Avengers Assemble!": ["Leah"]},
    )  # fmt: skip
    answers(game, "play Alkhema")
    assert at(game, "Avengers Assemble!") == ["Alkhema"]
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert at_rest(game)


def test_what_speaks_of_your_domain_never_means_an_event() -> None:
    """RV-055."""
    game = lay(
        KILLMONGER, HELA, hands=[["Killmonger's Fury"], []], power=[2, 0], events=["Avengers Assemble!"],
        at={"Avengers Assemble!": ["Leah", "Rook"]},
    )  # fmt: skip
    assert not offered(game, "play")


def test_any_specialty_can_be_switched_off_and_still_counts_for_its_objective() -> None:
    """RV-056: Stones and objective tiles included."""
    game = lay(ULTRON, THANOS, fate_deck=["Deactivation Switch"], specialties=[[], ["Time Stone"]])
    answers(game, "fate")
    assert on(game, "Time Stone") == ["Deactivation Switch"]
    game = lay(
        THANOS, ULTRON, mover="Sanctuary II", specialties=[[["Time Stone", "Deactivation Switch"]], []],
    )  # fmt: skip
    assert not offered(game, "activate")
    game = lay(
        THANOS, ULTRON, mover="Sanctuary II", specialties=[[["Time Stone", "Deactivation Switch"], *STONES[:5]], []],
    )  # fmt: skip
    answers(game, "done")
    assert won(game) == 0


def test_the_owner_pays_two_power_at_any_time_of_the_own_turn_to_switch_it_on_again() -> None:
    """RV-056."""
    game = lay(
        THANOS, ULTRON, mover="Sanctuary II", specialties=[[["Time Stone", "Deactivation Switch"]], []], power=[2, 0]
    )
    answers(game, "pay 2 Power to remove Deactivation Switch on Time Stone")
    assert power(game) == 0
    assert titles(table(game).fate_discard) == ["Deactivation Switch"]
    assert offered(game, "activate") == ["activate Time Stone"]
    game = lay(
        THANOS, ULTRON, mover="Sanctuary II", specialties=[[["Time Stone", "Deactivation Switch"]], []], power=[1, 0]
    )
    assert not offered(game, "pay")


def test_every_ally_in_a_domain_means_foreign_ones_too_but_none_at_events() -> None:
    """RV-061: Captain Marvel, Overpower, Scott Lang."""
    game = lay(
        KILLMONGER, HELA, TASKMASTER, hands=[["Overpower"], [], []], power=[2, 0, 0], events=["Avengers Assemble!"],
        at={"Warrior Falls": ["King", "Anaconda", "Scott Lang"], "Avengers Assemble!": ["Rook"]},
    )  # fmt: skip
    assert (strength(game, "King"), strength(game, "Anaconda"), strength(game, "Rook")) == (3, 2, 2)
    answers(game, "play Overpower")
    assert (strength(game, "King"), strength(game, "Anaconda"), strength(game, "Rook")) == (4, 3, 2)


def test_a_hero_played_by_a_card_is_played() -> None:
    """RV-066: its own ability and Fenris Wolf answer; the owner of the Domain is the targeted player."""
    game = lay(
        THANOS,
        HELA,
        hands=[[], ["Fenris Wolf"]],
        power=[0, 4],
        fate_deck=["Revive Souls"],
        fate_discard=["Mockingbird"],
    )
    answers(game, "fate", "0: play Mockingbird to Hel", "1: play Fenris Wolf to Hel")
    assert at(game, "Hel") == ["Mockingbird", "Fenris Wolf"]
    assert power(game, 1) == 2
    assert at_rest(game)


def test_an_extra_action_of_no_location_is_never_blocked_and_there_once() -> None:
    """RV-067: Heart-Shaped Herb's play-a-card action."""
    game = lay(
        KILLMONGER, HELA, mover="The Great Mound", at={"The Great Mound": ["Thor"]}, power=[4, 0],
        specialties=[["Heart-Shaped Herb"], []], hands=[["Rook", "King"], []],
    )  # fmt: skip
    answers(game, "play Rook", "play Rook to Warrior Falls")
    assert not offered(game, "play")


@pytest.mark.parametrize("use", ["activate Time Stone", "vanquish Balder at Titan"])
def test_deaths_favor_is_one_more_action_in_a_turn_used_in_either_way(use: str) -> None:
    """RV-068: at its location, for each copy."""
    wanted: dict[str, Any] = {
        "specialties": [["Time Stone"], []], "at": {"Titan": ["Death's Favor", "Balder", "Ebony Maw"]},
    }  # fmt: skip
    game = lay(THANOS, HELA, mover="Titan", **wanted)
    assert {"activate Time Stone", "vanquish Balder at Titan"} < set(options(game))
    answers(game, use)
    assert not offered(game, "activate", "vanquish")
    game = lay(THANOS, HELA, mover="The Infinity Well", **wanted)
    assert not offered(game, "activate", "vanquish")


def test_stolen_wisdom_replaces_the_whole_draw_and_takes_what_items_there_are() -> None:
    """RV-069."""
    game = lay(
        KILLMONGER,
        HELA,
        specialties=[["Stolen Wisdom"], []],
        empty=["0.deck"],
        decks=[["Knight", "Wound", "King"], []],
    )
    answers(game, "done", "look for two Items")
    assert titles(seat(game).hand) == ["Wound"]
    assert asked(game) == 1


def test_sacrifices_must_be_made_counts_the_allies_in_play_when_it_begins_wherever_they_are() -> None:
    """RV-070: settled one by one in his order; a carrier that is removed leaves its Stone behind."""
    game = lay(
        THANOS,
        HELA,
        step="start",
        mover="Titan",
        events=["Sacrifices Must Be Made"],
        at={
            "Knowhere": ["Ebony Maw"],
            "Hel": [["Black Swan", "Time Stone"]],
            "Sacrifices Must Be Made": ["Black Dwarf"],
        },
    )
    while not offered(game, "move to"):
        answers(game, options(game)[0])
    assert sorted(titles(seat(game).discard)) == ["Black Dwarf", "Black Swan", "Ebony Maw"]
    assert at(game, "Hel") == ["Time Stone"]
    assert (power(game), at(game, "Knowhere")) == (0, [])


def test_reductions_come_first_and_never_go_below_nothing_then_surcharges() -> None:
    """RV-071: W'Kabi takes 1 from nothing, Iron Man adds 1; for free skips all of it."""
    game = lay(
        KILLMONGER, THANOS, mover="The Great Mound", power=[1, 0],
        at={"The Great Mound": ["W'Kabi", "Iron Man", "Explosives"]},
    )  # fmt: skip
    assert seat(game).activation_cost_of(find(game, "Explosives")) == 1
    game = lay(mover="Odin's Vault", hands=[["Leah"], []], power=[3, 0], events=["Lockdown at the Raft"])
    answers(game, "play Leah", "play Leah to Hel")
    assert power(game) == 0
    game = lay(
        THANOS, HELA, mover="Sanctuary II", events=["Lockdown at the Raft"], specialties=[["Soul Stone"], []],
        discards=[["Ebony Maw"], []],
    )  # fmt: skip
    answers(game, "activate Soul Stone", "play Ebony Maw to Titan")
    assert (power(game), at(game, "Titan")) == (0, ["Ebony Maw"])


def test_the_other_cost_of_giant_sentry_skips_surcharges() -> None:
    """RV-071."""
    game = lay(
        ULTRON,
        HELA,
        events=["Lockdown at the Raft"],
        hands=[["Giant Sentry", "Flying Sentry", "Duplicate Sentry"], []],
    )
    answers(game, "play Giant Sentry", "play Giant Sentry to Research Lab")
    while not at_rest(game):
        answers(game, options(game)[0])
    assert at(game, "Research Lab") == ["Giant Sentry"]
    assert sorted(titles(seat(game).discard)) == ["Duplicate Sentry", "Flying Sentry"]
    assert power(game) == 0


def test_a_card_returned_to_hand_frees_what_it_bore() -> None:
    """RV-072: Items to their discard piles, tokens to the Vault, a Stone stays at the location."""
    game = lay(
        HELA, ULTRON, THANOS, fate_deck=["Hatut Zeraze"], tokens={"Duplicate Sentry": -2},
        at={"Research Lab": [["Duplicate Sentry", "Impervious Alloy", "Time Stone"]]},
    )  # fmt: skip
    answers(game, "fate", "fate Ultron: Hatut Zeraze to Research Lab")
    assert titles(seat(game, 1).hand) == ["Duplicate Sentry"]
    assert titles(seat(game, 1).discard) == ["Impervious Alloy"]
    assert at(game, "Research Lab") == ["Hatut Zeraze", "Time Stone"]
    assert table(game).tokens == {}


@pytest.mark.parametrize(
    ("at_lab", "in_play", "gained"),
    [(["Vision"], True, 2), (["Vision"], False, 2), ([], True, 2), ([], False, 3)],
)
def test_vision_and_the_invasion_take_one_power_together(at_lab: list[str], in_play: bool, gained: int) -> None:
    """RV-073: exactly 1 less in total, as long as either is there."""
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", at={"Research Lab": at_lab},
        events=["Invasion of Stark Enterprises"] if in_play else [],
    )  # fmt: skip
    answers(game, "gain 3 Power")
    assert power(game) == gained


def test_a_hero_that_defeats_when_played_hits_anybody_else_of_that_kind_at_its_location() -> None:
    """RV-075: own, foreign and other players' characters, Klaw included; never itself; Protector is obeyed."""
    game = lay(
        HELA, KILLMONGER, THANOS, fate_deck=["Gamora"],
        at={"The Golden City": ["Rook", "Black Swan", "Thor", "Falcon"], "Warrior Falls": ["King"]},
    )  # fmt: skip
    answers(game, "fate", "fate Killmonger: Gamora to The Golden City")
    assert sorted(options(game)) == [
        "defeat Black Swan at The Golden City", "defeat Klaw at The Golden City", "defeat Rook at The Golden City",
        "defeat Thor at The Golden City",
    ]  # fmt: skip
    game = lay(HELA, KILLMONGER, THANOS, fate_deck=["Gamora"])
    answers(game, "fate", "fate Killmonger: Gamora to Warrior Falls")
    assert at(game, "Warrior Falls") == ["Gamora"]
    assert at_rest(game)


def test_black_widow_may_hit_foreign_allies_too_but_no_hero() -> None:
    """RV-075."""
    game = lay(
        HELA, KILLMONGER, THANOS, fate_deck=["Black Widow"], at={"The Golden City": ["Rook", "Black Swan", "Falcon"]},
    )  # fmt: skip
    answers(game, "fate", "fate Killmonger: Black Widow to The Golden City")
    assert sorted(options(game)) == [
        "decline", "defeat Black Swan at The Golden City", "defeat Rook at The Golden City",
    ]  # fmt: skip
    assert [event.card for event in events(game, "reveals_fate")] == ["Black Widow"]
    assert isinstance(find(game, "Black Widow"), Card)
