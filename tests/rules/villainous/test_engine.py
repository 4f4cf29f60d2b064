"""The rules of the turn and of the table: moving, actions, playing, relocating, vanquishing, Fate, Events, Stones."""

from __future__ import annotations

import pytest

from longbox.games.villainous.cards import REGISTERED, Card
from longbox.kernel.errors import IllegalSetup
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

# -- set-up ----------------------------------------------------------------------------------------------------------


@clause("MV-001")
def test_two_to_four_players_with_different_villains() -> None:
    for seats in (2, 3, 4):
        villains = [each.villain.title for each in table(deal((), seats=seats)).seats]
        assert len(set(villains)) == seats
    with pytest.raises(IllegalSetup):
        deal((HELA, HELA))
    with pytest.raises(IllegalSetup):
        deal((HELA, THANOS, ULTRON), seats=2)


@clause("MV-005")
def test_nothing_of_a_villain_nobody_plays_is_in_the_game() -> None:
    units = {card.unit_name for card in table(deal((HELA, ULTRON))).census if isinstance(card, Card)}
    assert units == {"Hela", "Ultron", "Fate"}
    assert table(deal((HELA, ULTRON))).unclaimed_stones == []


@clause("MV-007", "MV-035")
def test_the_mover_starts_on_the_portrait_and_may_go_to_any_location() -> None:
    game = deal((HELA, THANOS))
    assert seat(game).mover is None
    assert options(game) == ["move to Niflheim", "move to Hel", "move to Gjoll", "move to Odin's Vault"]


@clause("MV-010", "MV-014", "MV-012")
def test_four_cards_each_and_power_in_turn_order() -> None:
    game = deal((HELA, THANOS, ULTRON, TASKMASTER), first_seat=2)
    assert [len(each.hand) for each in table(game).seats] == [4, 4, 4, 4]
    assert [each.power for each in table(game).seats] == [2, 2, 0, 1]
    assert asked(game) == 2


@clause("MV-017")
def test_the_easy_mode_has_no_events() -> None:
    easy, normal = deal((HELA, THANOS), mode="omnipotent"), deal((HELA, THANOS))
    assert not any(card.kind == "event" for card in table(easy).fate_deck)
    assert any(card.kind == "event" for card in table(normal).fate_deck)


@clause("MV-174")
def test_the_stones_start_unclaimed() -> None:
    game = deal((HELA, THANOS))
    assert len(table(game).unclaimed_stones) == 6
    assert [table(game).spot_of(stone) for stone in table(game).unclaimed_stones] == [None] * 6


# -- moving and actions ----------------------------------------------------------------------------------------------


@clause("MV-034", "MV-036")
def test_the_mover_must_go_to_another_location_of_the_own_domain() -> None:
    game = lay(step="move", mover="Hel", events=["Helicarrier Alert"])
    assert options(game) == ["move to Niflheim", "move to Gjoll", "move to Odin's Vault"]


@clause("MV-037", "MV-039", "MV-058")
def test_the_actions_are_those_of_the_movers_location() -> None:
    game = lay(mover="Hel", hands=[["Leah"], []])
    assert options(game) == ["gain 2 Power", "discard cards", "done"]
    answers(game, "gain 2 Power")
    assert power(game) == 2


@clause("MV-038")
def test_an_icon_is_used_once_and_two_of_a_kind_twice() -> None:
    game = lay(mover="Odin's Vault", hands=[["Leah"] * 3, []], power=[9, 0])
    answers(game, "play Leah", "play Leah to Hel", "play Leah", "play Leah to Hel")
    assert "play Leah" not in options(game)
    answers(game, "gain 3 Power")
    assert options(game) == ["discard cards", "done"]


@clause("MV-048", "MV-049", "MV-132")
def test_a_hero_covers_the_top_row_and_never_the_bottom_row() -> None:
    game = lay(mover="Hel", at={"Hel": ["Thor"]}, hands=[["Leah"], []])
    assert options(game) == ["discard cards", "done"]
    assert game.decision is not None
    assert game.decision.prompt == "What do you do? Thor covers the top row at Hel."


@clause("MV-048")
def test_an_opponents_ally_covers_the_top_row_and_an_own_one_does_not() -> None:
    assert "gain 2 Power" not in options(lay(mover="Hel", at={"Hel": ["Ebony Maw"]}))
    assert "gain 2 Power" in options(lay(mover="Hel", at={"Hel": ["Leah"]}))


@clause("MV-051", "MV-050")
def test_an_action_uncovered_in_mid_turn_is_available_at_once() -> None:
    game = lay(mover="Niflheim", at={"Niflheim": ["Iron Man", "Dísir"]}, hands=[["Leah"], []], power=[2, 0])
    assert "play Leah" not in options(game)
    answers(game, "vanquish Iron Man at Niflheim")
    assert "play Leah" in options(game)


def test_an_action_covered_in_mid_turn_is_gone_at_once() -> None:
    game = lay(mover="Gjoll", specialties=[["Hand of Glory"], []], power=[2, 0], fate_discard=["Black Widow"])
    assert "gain 1 Power" in options(game)
    answers(game, "activate Hand of Glory", "play Black Widow to Gjoll")
    assert "gain 1 Power" not in options(game)


@clause("MV-052")
def test_uncovering_does_not_give_back_a_used_action() -> None:
    game = lay(mover="Hel", at={"Hel": ["Iron Man", "Dísir"]}, used_icons=[0], hands=[[], []])
    assert options(game) == ["done"]
    game = lay(
        mover="Niflheim", at={"Niflheim": ["Iron Man", "Dísir"]}, used_icons=[0], hands=[["Leah"], []], power=[2, 0]
    )
    answers(game, "vanquish Iron Man at Niflheim")
    assert "play Leah" not in options(game)


@clause("MV-053")
def test_another_hero_covers_when_one_leaves() -> None:
    game = lay(mover="Niflheim", at={"Niflheim": ["Vision", "Iron Man", "Dísir"]}, hands=[["Leah"], []], power=[2, 0])
    answers(game, "vanquish Iron Man at Niflheim")
    assert "play Leah" not in options(game)


@clause("MV-054", "MV-273")
def test_an_action_gained_by_a_card_is_never_blocked_and_used_before_the_printed_one() -> None:
    """The Sentry's own vanquish action comes first: it would be gone with the Sentry."""
    game = lay(
        ULTRON,
        HELA,
        mover="Reconfiguration Base",
        at={
            "Reconfiguration Base": ["Iron Man", "Heavy Attack Sentry"],
            "Research Lab": ["Black Widow", "Duplicate Sentry"],
        },
    )
    answers(game, "vanquish Iron Man at Reconfiguration Base")
    assert at(game, "Reconfiguration Base") == []
    answers(game, "vanquish Black Widow at Research Lab")
    assert not any(option.startswith("vanquish") for option in options(game))


def test_a_card_elsewhere_gives_no_action() -> None:
    game = lay(ULTRON, HELA, mover="Research Lab", at={"Reconfiguration Base": ["Iron Man", "Heavy Attack Sentry"]})
    assert not any(option.startswith("vanquish") for option in options(game))


def test_the_view_says_what_every_location_offers_and_what_blocks_it() -> None:
    game = lay(mover="Hel", at={"Hel": ["Thor"]}, used_icons=[3])
    shown = game.view()["seats"][0]["locations"][1]
    assert shown["actions"][0] == {"action": "gain 2 Power", "row": "top", "blocked_by": "Thor"}
    assert shown["actions"][3] == {"action": "discard cards", "row": "bottom", "used": True}


# -- the end of the turn ---------------------------------------------------------------------------------------------


@clause("MV-041", "MV-045", "MV-046")
def test_the_hand_is_drawn_up_to_four_and_the_turn_passes_on() -> None:
    game = lay(hands=[["Leah"], []])
    answers(game, "done")
    assert len(seat(game).hand) == 4
    assert asked(game) == 1
    assert table(game).turn == 2
    assert seat(game, 1).hand == []


@clause("MV-042")
def test_more_than_four_cards_are_kept() -> None:
    game = lay(hands=[["Leah"] * 6, []])
    answers(game, "done")
    assert len(seat(game).hand) == 6


@clause("MV-043", "MV-044")
def test_an_empty_deck_is_made_of_the_discard_pile_and_then_there_is_nothing() -> None:
    game = lay(empty=["0.deck"], discards=[["Leah", "Dísir"], []])
    answers(game, "done")
    assert len(seat(game).hand) == 2
    assert seat(game).deck == seat(game).discard == []


@clause("MV-075", "MV-076")
def test_discarding_takes_any_number_of_cards_and_draws_nothing() -> None:
    game = lay(mover="Hel", hands=[["Leah", "Dísir", "Nightsword"], []])
    answers(game, "discard cards", "discard Leah from hand", "discard Nightsword from hand")
    assert titles(seat(game).hand) == ["Dísir"]
    assert titles(seat(game).discard) == ["Leah", "Nightsword"]
    assert "discard cards" not in options(game)


# -- playing cards ---------------------------------------------------------------------------------------------------


@clause("MV-068", "MV-069", "MV-071", "MV-073")
def test_an_ally_goes_to_any_own_location_or_an_event_for_its_cost() -> None:
    game = lay(hands=[["Dísir", "Midgard Serpent"], []], power=[2, 0], events=["Helicarrier Alert"])
    assert "play Midgard Serpent" not in options(game)
    answers(game, "play Dísir")
    places = ("Niflheim", "Hel", "Gjoll", "Odin's Vault", "Helicarrier Alert")
    assert options(game) == [f"play Dísir to {place}" for place in places]
    answers(game, "play Dísir to Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == ["Dísir"]
    assert power(game) == 0
    assert not seat(game).has_in_domain(find(game, "Dísir"))


@clause("MV-072", "MV-111", "MV-116")
def test_an_item_goes_to_the_own_domain_only() -> None:
    game = lay(hands=[["Nightsword"], []], power=[2, 0], events=["Helicarrier Alert"])
    answers(game, "play Nightsword")
    assert len(options(game)) == 4
    assert "play Nightsword to Helicarrier Alert" not in options(game)


@clause("MV-112", "MV-113", "MV-266")
def test_an_attached_item_needs_an_own_ally_in_the_domain() -> None:
    laid = {"hands": [["Impervious Alloy"], []], "power": [2, 0]}
    assert "play Impervious Alloy" not in options(lay(ULTRON, HELA, **laid, at={"Hel": ["Duplicate Sentry"]}))
    game = lay(
        ULTRON, HELA, **laid, at={"Research Lab": ["Duplicate Sentry"], "Manufacturing Array": ["Flying Sentry"]}
    )
    answers(game, "play Impervious Alloy")
    answers(game, "play Impervious Alloy on Flying Sentry at Manufacturing Array")
    assert strength(game, "Flying Sentry") == 5
    assert on(game, "Flying Sentry") == ["Impervious Alloy"]


def test_namesakes_that_differ_are_told_apart() -> None:
    sentries = {"Research Lab": ["Duplicate Sentry", ["Duplicate Sentry", "Impervious Alloy"], "Duplicate Sentry"]}
    game = lay(ULTRON, HELA, hands=[["Impervious Alloy"], []], power=[2, 0], at=sentries)
    answers(game, "play Impervious Alloy")
    assert options(game) == [
        "play Impervious Alloy on Duplicate Sentry of Strength 2 at Research Lab",
        "play Impervious Alloy on Duplicate Sentry of Strength 4 with Impervious Alloy at Research Lab",
    ]


@clause("MV-117")
def test_an_effect_goes_to_the_discard_pile_after_it_is_carried_out() -> None:
    game = lay(hands=[["Marked by Death"], []], power=[1, 0], at={"Hel": ["Thor"]})
    answers(game, "play Marked by Death")
    assert titles(seat(game).discard) == ["Marked by Death"]
    assert log(game)[-2:] == ["Hela plays Marked by Death", "Thor receives a Soul Mark"]


# -- activating ------------------------------------------------------------------------------------------------------


@clause("MV-181", "MV-063")
def test_a_stone_is_activated_once_in_a_turn_however_many_activate_actions_there_are() -> None:
    game = lay(
        TASKMASTER, THANOS, mover="Solomon Institute", at={"Armory": ["Time Stone"]}, hands=[["Conduct Exercise"], []]
    )
    assert "play Conduct Exercise" in options(game)
    answers(game, "activate Time Stone at Armory")
    assert power(game) == 1
    assert "play Conduct Exercise" not in options(game)


@clause("MV-062", "MV-064")
def test_an_ability_of_cost_zero_needs_an_activate_action() -> None:
    game = lay(TASKMASTER, THANOS, mover="Armory", at={"Armory": ["Time Stone"]}, hands=[["Conduct Exercise"], []])
    assert "activate Time Stone at Armory" not in options(game)
    answers(game, "play Conduct Exercise")
    assert power(game) == 1
    assert len(seat(game).hand) == 1


@clause("MV-287")
def test_iron_man_surcharges_every_activation_of_his_domains_player_and_of_nobody_else() -> None:
    laid = {"mover": "Solomon Institute", "power": [1, 0]}
    game = lay(TASKMASTER, THANOS, **laid, at={"Armory": ["Time Stone", "Iron Man"]})
    answers(game, "activate Time Stone at Armory")
    assert power(game) == 1
    game = lay(TASKMASTER, THANOS, **laid, at={"Armory": ["Time Stone"], "Titan": ["Iron Man"]})
    answers(game, "activate Time Stone at Armory")
    assert power(game) == 2


@clause("MV-066")
def test_an_own_item_elsewhere_can_be_activated() -> None:
    game = lay(KILLMONGER, HELA, mover="The Great Mound", at={"Hel": ["Explosives", "Leah", "Midgard Serpent"]})
    answers(game, "activate Explosives at Hel")
    assert options(game) == ["defeat Leah at Hel", "decline"]
    answers(game, "defeat Leah at Hel")
    assert at(game, "Hel") == ["Midgard Serpent"]
    assert titles(seat(game).discard) == ["Explosives"]
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert at_rest(game)


# -- relocating ------------------------------------------------------------------------------------------------------


@clause("MV-077", "MV-078", "MV-082", "MV-085")
def test_relocating_moves_an_own_ally_or_item_within_the_domain_or_an_ally_to_an_event() -> None:
    game = lay(
        events=["Conquer Valhalla", "Helicarrier Alert"],
        at={"Hel": ["Leah", "Nightsword", "Thor"], "Titan": ["Ebony Maw"]},
    )
    assert [option for option in options(game) if "relocate" in option] == [
        "relocate Leah at Hel",
        "relocate Nightsword at Hel",
    ]
    answers(game, "relocate Leah at Hel")
    places = ("Niflheim", "Gjoll", "Odin's Vault", "Conquer Valhalla", "Helicarrier Alert")
    assert options(game) == [f"relocate Leah to {place}" for place in places]
    answers(game, "relocate Leah to Conquer Valhalla")
    assert at(game, "Conquer Valhalla") == ["Leah"]
    assert not any("relocate" in option for option in options(game))


@clause("MV-150")
def test_nobody_else_brings_allies_to_a_targeted_event() -> None:
    game = lay(THANOS, HELA, mover="Titan", events=["Conquer Valhalla"], at={"Titan": ["Ebony Maw"]})
    answers(game, "relocate Ebony Maw at Titan")
    assert "relocate Ebony Maw to Conquer Valhalla" not in options(game)


@clause("MV-086")
def test_the_relocate_action_takes_nobody_from_an_event() -> None:
    game = lay(events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Leah"]})
    assert not any("relocate" in option for option in options(game))


@clause("MV-079", "MV-080")
def test_an_ally_comes_home_from_another_domain_and_no_item_goes_there() -> None:
    game = lay(at={"Titan": ["Leah"], "Hel": ["Nightsword"]})
    answers(game, "relocate Leah at Titan")
    assert options(game) == [f"relocate Leah to {place}" for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault")]
    game = lay(at={"Titan": ["Leah"], "Hel": ["Nightsword"]})
    answers(game, "relocate Nightsword at Hel")
    assert all("Titan" not in option for option in options(game))


# -- vanquishing -----------------------------------------------------------------------------------------------------


@clause("MV-090", "MV-091", "MV-092", "MV-293")
def test_any_sufficient_set_of_allies_vanquishes_and_only_those_used_are_discarded() -> None:
    game = lay(at={"Hel": ["Thor", "Dísir", "Leah", "Dísir"]})
    answers(game, "vanquish Thor at Hel")
    assert options(game) == [
        "vanquish Thor with Dísir and Leah at Hel",
        "vanquish Thor with 2 Dísir at Hel",
        "vanquish Thor with 2 Dísir and Leah at Hel",
    ]
    answers(game, "vanquish Thor with Dísir and Leah at Hel")
    assert at(game, "Hel") == ["Dísir"]
    assert titles(seat(game).discard) == ["Dísir", "Leah"]
    assert titles(table(game).fate_discard) == ["Thor"]


@clause("MV-089")
def test_allies_elsewhere_cannot_help() -> None:
    game = lay(at={"Hel": ["Thor", "Dísir"], "Gjoll": ["Midgard Serpent"]})
    assert not any("Thor" in option for option in options(game))


@clause("MV-087", "MV-088")
def test_only_opposing_characters_of_the_own_domain_can_be_vanquished() -> None:
    game = lay(at={"Hel": ["Leah", "Midgard Serpent"], "Titan": ["Iron Man", "Midgard Serpent"]})
    assert not any(option.startswith("vanquish") for option in options(game))


@clause("MV-110", "MV-109")
def test_an_opposing_ally_is_vanquished_like_a_hero_and_goes_to_its_own_discard_pile() -> None:
    game = lay(at={"Hel": ["Ebony Maw", "Midgard Serpent"]})
    answers(game, "vanquish Ebony Maw at Hel")
    assert titles(seat(game, 1).discard) == ["Ebony Maw"]
    assert titles(seat(game).discard) == ["Midgard Serpent"]


@clause("MV-104", "MV-103", "MV-106")
def test_an_ally_of_strength_zero_stays_and_cannot_take_part() -> None:
    game = lay(at={"Hel": ["Black Widow", "Leah"]}, tokens={"Leah": -3, "Black Widow": -2})
    assert strength(game, "Leah") == 0
    assert not any(option.startswith("vanquish") for option in options(game))
    assert "relocate Leah at Hel" in options(game)


@clause("MV-105")
def test_the_ally_used_against_a_hero_of_strength_zero_is_not_discarded() -> None:
    game = lay(at={"Hel": ["Black Widow", "Leah", "Dísir"]}, tokens={"Black Widow": -2})
    answers(game, "vanquish Black Widow at Hel", "vanquish Black Widow with Leah and Dísir at Hel")
    assert at(game, "Hel") == ["Leah", "Dísir"]


def test_with_many_allies_they_are_picked_one_by_one_and_any_sufficient_set_can_be_reached() -> None:
    crowd = ["Leah", "Draugr Swordsman", "Fenris Wolf", "Midgard Serpent", "Dísir", "Thor", "Dísir"]
    game = lay(at={"Hel": crowd})
    answers(game, "vanquish Thor at Hel")
    assert "enough" not in options(game)
    answers(game, "use Draugr Swordsman at Hel")
    assert "use Leah at Hel" not in options(game)
    answers(game, "use Fenris Wolf at Hel", "enough")
    assert sorted(titles(seat(game).discard)) == ["Draugr Swordsman", "Fenris Wolf"]
    assert "Thor" not in at(game, "Hel")


@clause("MV-133", "MV-134")
def test_a_protector_must_be_defeated_first() -> None:
    game = lay(at={"Hel": ["Iron Man", "Thor", "Midgard Serpent"]})
    assert "vanquish Thor at Hel" in options(game)
    assert "vanquish Iron Man at Hel" not in options(game)
    two = lay(at={"Hel": [["Iron Man", "Odin-Force"], "Thor", "Midgard Serpent"]})
    assert {"vanquish Thor at Hel", "vanquish Iron Man at Hel"} <= set(options(two))


@clause("MV-135")
def test_a_protector_shields_no_ally_and_no_hero_elsewhere() -> None:
    game = lay(at={"Hel": ["Ebony Maw", "Thor", "Midgard Serpent"], "Gjoll": ["Iron Man", "Dísir"]})
    assert {"vanquish Ebony Maw at Hel", "vanquish Iron Man at Gjoll"} <= set(options(game))


@clause("MV-115")
def test_what_was_attached_goes_to_its_discard_pile() -> None:
    game = lay(
        ULTRON, HELA, mover="Reconfiguration Base", at={"Research Lab": ["Thor", ["Flying Sentry", "Impervious Alloy"]]}
    )
    answers(game, "vanquish Thor at Research Lab")
    assert titles(seat(game).discard) == ["Impervious Alloy", "Flying Sentry"]


def test_hulk_goes_elsewhere_instead_of_being_defeated() -> None:
    game = lay(HELA, THANOS, at={"Hel": ["Hulk", "Midgard Serpent"]}, marked=[])
    answers(game, "vanquish Hulk at Hel")
    assert options(game) == [
        f"relocate Hulk to {place}" for place in ("Sanctuary II", "Titan", "The Infinity Well", "Knowhere")
    ]
    answers(game, "relocate Hulk to Titan")
    assert strength(game, "Hulk") == 6
    assert at(game, "Titan") == ["Hulk"]
    assert titles(seat(game).discard) == ["Midgard Serpent"]
    assert at_rest(game)


# -- Fate ------------------------------------------------------------------------------------------------------------


@clause("MV-094", "MV-095", "MV-096", "MV-125", "MV-126", "MV-127")
def test_a_hero_goes_to_any_location_of_any_other_player() -> None:
    game = lay(HELA, THANOS, ULTRON, hands={}, events=["Helicarrier Alert"], fate_deck=["Adam Warlock"])
    answers(game, "fate")
    assert log(game)[-1] == "Hela reveals Adam Warlock from the Fate deck"
    assert len(options(game)) == 8
    assert options(game)[0] == "fate Thanos: Adam Warlock to Sanctuary II"
    assert options(game)[-1] == "fate Ultron: Adam Warlock to Stark Industries Industrial Complex"


@clause("MV-099")
def test_the_fate_deck_is_made_anew_from_its_discard_pile() -> None:
    game = lay(empty=["fate_deck"], fate_discard=["Thor"])
    answers(game, "fate", "fate Thanos: Thor to Titan")
    assert at(game, "Titan") == ["Thor"]
    assert "fate" not in options(lay(empty=["fate_deck"]))


@clause("MV-136", "MV-137")
def test_one_global_event_at_a_time() -> None:
    game = lay(fate_deck=["Helicarrier Alert"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Helicarrier Alert"]
    second = lay(events=["Avengers Assemble!"], fate_deck=["Helicarrier Alert"])
    answers(second, "fate")
    assert titles(table(second).fate_discard) == ["Helicarrier Alert"]


@clause("MV-020", "MV-021", "MV-152")
def test_in_the_hard_mode_every_event_comes_into_play_and_targeted_ones_never_count() -> None:
    game = lay(mode="undying", events=["Avengers Assemble!"], fate_deck=["Helicarrier Alert"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Avengers Assemble!", "Helicarrier Alert"]
    game = lay(events=["Conquer Valhalla"], fate_deck=["Helicarrier Alert"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Conquer Valhalla", "Helicarrier Alert"]


@clause("MV-138")
def test_a_penalty_holds_until_the_event_is_resolved() -> None:
    game = lay(events=["Helicarrier Alert"])
    answers(game, "done")
    assert len(seat(game).hand) == 3


@clause("MV-141", "MV-142", "MV-143", "MV-144", "MV-147")
def test_an_event_is_resolved_by_all_allies_there_and_rewards_everybody_who_has_one() -> None:
    game = lay(
        HELA,
        THANOS,
        events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Ebony Maw"], "Hel": ["Leah"]},
    )
    answers(game, "relocate Leah at Hel", "relocate Leah to Helicarrier Alert")
    assert [len(each.hand) for each in table(game).seats] == [3, 3]
    assert titles(seat(game).discard) == ["Leah"]
    assert titles(seat(game, 1).discard) == ["Ebony Maw"]
    assert titles(table(game).fate_discard) == ["Helicarrier Alert"]
    assert at_rest(game)


@clause("MV-142")
def test_nobody_else_gets_the_reward() -> None:
    game = lay(
        events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Midgard Serpent"]}, hands=[["Leah"], []], power=[2, 0]
    )
    answers(game, "play Leah", "play Leah to Helicarrier Alert")
    assert [len(each.hand) for each in table(game).seats] == [3, 0]


def test_a_flying_sentry_may_leave_a_resolved_event_alive() -> None:
    game = lay(
        ULTRON,
        HELA,
        events=["Helicarrier Alert"],
        at={"Helicarrier Alert": [["Flying Sentry", "Impervious Alloy"]], "Research Lab": ["Duplicate Sentry"]},
    )
    answers(game, "relocate Duplicate Sentry at Research Lab", "relocate Duplicate Sentry to Helicarrier Alert")
    answers(game, "relocate Flying Sentry to Research Lab")
    assert at(game, "Research Lab") == ["Flying Sentry"]
    assert titles(seat(game).discard) == ["Duplicate Sentry"]


def test_avengers_assemble_hits_whoevers_turn_it_is_and_then_everybody_at_the_start_of_the_turn() -> None:
    game = lay(fate_deck=["Avengers Assemble!", "Thor", "Iron Man"])
    answers(game, "fate", "0: fate Hela: Thor to Hel", "0: done")
    assert asked(game) == 1
    answers(game, "1: fate Thanos: Iron Man to Titan")
    assert at(game, "Titan") == ["Iron Man"]
    assert options(game)[0] == "move to Sanctuary II"


def test_vision_takes_one_power_of_every_gain() -> None:
    assert power(answers(lay(mover="Hel", at={"Niflheim": ["Vision"]}), "gain 2 Power")) == 1
    assert power(answers(lay(mover="Hel", at={"Titan": ["Vision"]}), "gain 2 Power")) == 2
    assert power(answers(lay(mover="Gjoll", at={"Niflheim": ["Vision"]}), "gain 1 Power")) == 0


# -- the Infinity Stones ---------------------------------------------------------------------------------------------


@clause("MV-176", "MV-177", "MV-210", "MV-180")
def test_a_received_stone_goes_onto_an_ally_of_the_own_domain() -> None:
    game = lay(
        THANOS,
        HELA,
        hands=[["Consult the Well"], []],
        power=[2, 0],
        unclaimed=["Time Stone"],
        at={"Hel": ["Leah"], "Gjoll": ["Dísir"]},
    )
    answers(game, "play Consult the Well", "1: attach the Stone to Dísir at Gjoll")
    assert on(game, "Dísir") == ["Time Stone"]
    assert titles(seat(game, 1).stones) == ["Time Stone"]
    assert seat(game).stones == []
    assert at_rest(game)


@clause("MV-178")
def test_without_an_ally_in_the_domain_one_is_played_from_hand_for_free() -> None:
    game = lay(
        THANOS,
        HELA,
        hands=[["Consult the Well"], ["Leah", "Nightsword", "Dísir"]],
        power=[2, 0],
        at={"Titan": ["Leah"]},
        unclaimed=["Time Stone"],
    )
    answers(game, "play Consult the Well", "1: play Leah from hand", "1: play Leah to Hel")
    assert on(game, "Leah") == ["Time Stone"]
    assert titles(seat(game, 1).hand) == ["Nightsword", "Dísir"]
    assert power(game, 1) == 0


@clause("MV-179", "MV-157")
def test_without_an_ally_in_hand_cards_are_revealed_until_one_comes() -> None:
    game = lay(
        THANOS,
        HELA,
        hands=[["Consult the Well"], ["Nightsword"]],
        power=[2, 0],
        empty=["1.deck"],
        decks=[[], ["Nightsword", "Hel to Pay", "Leah", "Dísir"]],
    )
    answers(game, "play Consult the Well", "1: play Leah to Hel")
    assert at(game, "Hel") == ["Leah"]
    assert sorted(titles(seat(game, 1).deck)) == ["Dísir", "Hel to Pay", "Nightsword"]
    assert table(game).revealed == []


def test_without_any_ally_the_stone_lies_at_a_location_of_the_receivers_choice() -> None:
    game = lay(
        THANOS,
        HELA,
        hands=[["Consult the Well"], ["Nightsword"]],
        power=[2, 0],
        empty=["1.deck"],
        unclaimed=["Time Stone"],
    )
    answers(game, "play Consult the Well", "1: put Time Stone to Hel")
    assert at(game, "Hel") == ["Time Stone"]


@clause("MV-207", "MV-057")
def test_with_no_unclaimed_stone_nothing_is_found() -> None:
    assert "play Consult the Well" not in options(
        lay(THANOS, HELA, hands=[["Consult the Well"], []], power=[2, 0], unclaimed=[])
    )
    game = lay(THANOS, HELA, unclaimed=[], fate_deck=["A Stone Is Found"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]


@clause("MV-206", "MV-208")
def test_a_stone_is_found_gives_a_stone_and_one_free_activation_at_once() -> None:
    game = lay(
        THANOS,
        HELA,
        at={"Hel": ["Leah"], "Gjoll": ["Iron Man"]},
        unclaimed=["Time Stone"],
        fate_deck=["A Stone Is Found"],
    )
    answers(game, "fate", "1: activate the Time Stone")
    assert power(game, 1) == 1
    assert titles(table(game).used_cards) == ["Time Stone"]
    assert at_rest(game)


def test_a_stone_is_found_never_goes_to_thanos_nor_to_who_resolves_it() -> None:
    game = lay(HELA, THANOS, fate_deck=["A Stone Is Found"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["A Stone Is Found"]


@clause("MV-195", "MV-202")
def test_thanos_relocates_to_a_location_with_a_stone_and_takes_up_a_loose_one() -> None:
    game = lay(THANOS, HELA, at={"Knowhere": ["Ebony Maw"], "Hel": ["Time Stone"]})
    answers(game, "relocate Ebony Maw at Knowhere")
    assert [option for option in options(game) if "Hel" in option or "Gjoll" in option] == ["relocate Ebony Maw to Hel"]
    answers(game, "relocate Ebony Maw to Hel")
    assert on(game, "Ebony Maw") == ["Time Stone"]
    assert titles(seat(game, 1).stones) == ["Time Stone"]


@clause("MV-196", "MV-197", "MV-198", "MV-211")
def test_thanos_vanquishes_the_carrier_where_he_has_allies_and_takes_the_stone() -> None:
    game = lay(
        THANOS,
        HELA,
        at={"Hel": [["Dísir", "Time Stone"], "Leah", "Ebony Maw", "The Legions of Thanos"]},
    )
    assert "vanquish Leah at Hel" not in options(game)
    answers(game, "vanquish Dísir at Hel", "vanquish Dísir with Ebony Maw at Hel")
    answers(game, "give the Stone to The Legions of Thanos at Hel")
    assert at(game, "Hel") == ["Leah", "Ebony Maw", "The Legions of Thanos"]
    assert on(game, "The Legions of Thanos") == ["Time Stone"]
    assert at_rest(game)


@clause("MV-201", "MV-185")
def test_with_no_ally_left_the_stone_stays_behind() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Leah", "Time Stone"], "The Legions of Thanos"]})
    answers(game, "vanquish Leah at Hel")
    assert at(game, "Hel") == ["Time Stone"]
    assert titles(seat(game).discard) == ["The Legions of Thanos"]


@clause("MV-189", "MV-190", "MV-199")
def test_a_stone_brought_home_is_a_specialty() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Ebony Maw", "Time Stone"]]})
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert titles(seat(game).specialties) == ["Time Stone"]
    assert on(game, "Ebony Maw") == []
    assert titles(seat(game).stones) == ["Time Stone"]


@clause("MV-183", "MV-182")
def test_a_carrier_goes_to_no_event_and_out_of_no_domain() -> None:
    game = lay(events=["Helicarrier Alert"], at={"Hel": [["Leah", "Time Stone"]], "Gjoll": ["Mind Stone"]})
    answers(game, "relocate Leah at Hel")
    assert options(game) == [f"relocate Leah to {place}" for place in ("Niflheim", "Gjoll", "Odin's Vault")]
    game = lay(
        THANOS,
        HELA,
        ULTRON,
        hands={},
        events=["Helicarrier Alert"],
        at={"Hel": [["Ebony Maw", "Time Stone"]], "Gjoll": ["Mind Stone"], "Research Lab": ["Soul Stone"]},
    )
    answers(game, "relocate Ebony Maw at Hel")
    assert options(game) == [
        f"relocate Ebony Maw to {place}"
        for place in ("Sanctuary II", "Titan", "The Infinity Well", "Knowhere", "Gjoll")
    ]


@clause("MV-188", "MV-193")
def test_the_domains_villain_activates_the_stone_and_may_vanquish_thanos_ally() -> None:
    game = lay(mover="Gjoll", at={"Hel": [["The Legions of Thanos", "Time Stone"], "Dísir"]})
    assert "activate Time Stone on The Legions of Thanos at Hel" in options(game)
    game = lay(at={"Hel": [["The Legions of Thanos", "Time Stone"], "Dísir"]})
    answers(game, "vanquish The Legions of Thanos at Hel")
    assert at(game, "Hel") == ["Time Stone"]


@clause("MV-194", "MV-203")
def test_six_stones_win_unless_adam_warlock_is_in_thanos_domain() -> None:
    stones = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone"]
    game = lay(THANOS, HELA, specialties=[stones, []], at={"Hel": [["Ebony Maw", "Time Stone"]]})
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Titan")
    assert won(game) == 0
    game = lay(
        THANOS, HELA, specialties=[stones, []], at={"Hel": [["Ebony Maw", "Time Stone"]], "Titan": ["Adam Warlock"]}
    )
    answers(game, "relocate Ebony Maw at Hel", "relocate Ebony Maw to Knowhere")
    assert won(game) is None


# -- finding and revealing -------------------------------------------------------------------------------------------


@clause("MV-212", "MV-163")
def test_a_card_found_in_the_deck_is_shown_to_all_and_the_deck_is_shuffled() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Mind Stone"]}, empty=["0.deck"], decks=[["Leah", "Dísir", "Dísir"], []])
    answers(game, "activate Mind Stone at Hel")
    assert options(game) == ["find Dísir from the deck", "find Leah from the deck"]
    answers(game, "find Leah from the deck")
    assert titles(seat(game).hand) == ["Leah"]
    assert "Hela finds Leah" in log(game, 1)
    assert at_rest(game)


@clause("MV-215", "MV-153")
def test_the_soul_stone_plays_an_ally_from_the_discard_pile_with_its_ability() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Soul Stone", "Thor"]}, discards=[["Leah"], []])
    answers(game, "activate Soul Stone at Hel", "play Leah to Hel", "attach a Soul Mark to Thor at Hel")
    assert at(game, "Hel") == ["Soul Stone", "Thor", "Leah"]
    assert power(game) == 0


def test_hela_may_not_find_in_her_discard_pile_under_conquer_valhalla() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Soul Stone"]}, discards=[["Leah"], []], events=["Conquer Valhalla"])
    assert "activate Soul Stone at Hel" not in options(game)


@clause("MV-214")
def test_the_reality_stone_keeps_the_allies_used() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Reality Stone", "Iron Man", "Dísir"]}, power=[1, 0])
    answers(game, "activate Reality Stone at Hel")
    assert at(game, "Hel") == ["Reality Stone", "Dísir"]


@clause("MV-213")
def test_the_power_stone_gives_two_tokens() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Power Stone", "Dísir"], "Gjoll": ["Leah"]})
    answers(game, "activate Power Stone at Hel", "strengthen Dísir at Hel", "strengthen Leah at Gjoll")
    assert (strength(game, "Dísir"), strength(game, "Leah")) == (4, 3)


@clause("MV-216")
def test_the_space_stone_relocates_any_number_of_allies_each_once() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Space Stone", "Dísir"], "Gjoll": ["Leah"]})
    answers(game, "activate Space Stone at Hel", "relocate Dísir at Hel", "relocate Dísir to Niflheim")
    assert options(game) == ["relocate Leah at Gjoll", "decline"]
    answers(game, "decline")
    assert at_rest(game)


# -- Killmonger's and Ultron's tiles, Taskmaster ---------------------------------------------------------------------


@clause("MV-240", "MV-242", "MV-241")
def test_klaw_blocks_like_a_hero_and_his_tiles_become_specialties() -> None:
    game = lay(KILLMONGER, HELA, at={"The Golden City": ["Explosives"]})
    golden_city = spot(game, "The Golden City")
    assert table(game).covering(golden_city) is find(game, "Klaw")
    assert on(game, "Klaw") == ["Contested Mines"]
    game = lay(KILLMONGER, HELA, mover="The Great Mound", at={"The Golden City": ["Explosives"]}, tokens={"Klaw": -1})
    answers(game, "activate Explosives at The Golden City", "defeat Klaw at The Golden City")
    assert titles(seat(game).specialties) == ["Contested Mines", "Challenge for the Throne"]
    assert titles(table(game).turned_down) == ["Control the Mines", "Klaw"]
    assert table(game).covering(spot(game, "The Golden City")) is None
    assert at_rest(game)


@clause("MV-243", "MV-245", "MV-247")
def test_the_mines_are_taken_by_defeating_black_panther_and_contested_while_he_is_there() -> None:
    tiles = [["Challenge for the Throne", "Contested Mines"], []]
    game = lay(
        KILLMONGER,
        HELA,
        mover="The Great Mound",
        specialties=tiles,
        fate_discard=["Black Panther"],
        at={"The Golden City": ["Explosives"]},
    )
    answers(game, "activate Challenge for the Throne", "bring Black Panther to The Golden City")
    assert strength(game, "Black Panther") == 6
    assert not table(game).mines_taken
    game = lay(
        KILLMONGER,
        HELA,
        mover="The Great Mound",
        specialties=tiles,
        tokens={"Black Panther": -2},
        at={"The Golden City": ["Explosives", "Black Panther"]},
    )
    answers(game, "activate Explosives at The Golden City", "defeat Black Panther at The Golden City")
    assert table(game).mines_taken
    assert titles(seat(game).specialties) == ["Challenge for the Throne", "Control the Mines"]
    assert titles(table(game).turned_down) == ["Klaw", "Contested Mines"]


@clause("MV-244", "MV-238", "MV-239")
def test_two_explosives_planted_elsewhere_win() -> None:
    game = lay(
        KILLMONGER,
        HELA,
        mover="The Great Mound",
        power=[2, 0],
        mines_taken=True,
        specialties=[["Challenge for the Throne", "Control the Mines"], []],
        at={"The Golden City": ["Explosives"], "Hel": ["Explosives"]},
    )
    answers(game, "activate Control the Mines")
    answers(game, "relocate Explosives at The Golden City", "relocate Explosives to Gjoll")
    assert won(game) == 0


@clause("MV-246")
def test_black_panther_in_the_domain_turns_the_tile() -> None:
    game = lay(
        HELA,
        KILLMONGER,
        hands=[["Death's Embrace"], []],
        mines_taken=True,
        fate_deck=["Black Panther"],
        specialties=[[], ["Challenge for the Throne", "Control the Mines"]],
        at={"Hel": ["Explosives", "Explosives"]},
    )
    answers(game, "fate", "fate Killmonger: Black Panther to Warrior Falls")
    assert titles(seat(game, 1).specialties) == ["Challenge for the Throne", "Contested Mines"]
    assert won(game) is None


@clause("MV-260", "MV-261")
def test_ultron_reveals_one_tile_in_a_turn_in_their_order() -> None:
    game = lay(
        ULTRON,
        HELA,
        at={
            "Research Lab": [
                "Duplicate Sentry",
                "Flying Sentry",
                ["Duplicate Sentry", "Impervious Alloy", "Impervious Alloy"],
            ]
        },
    )
    answers(game, "reveal Transformation", "remove Flying Sentry at Research Lab")
    answers(game, "remove Duplicate Sentry of Strength 2 at Research Lab")
    assert titles(seat(game).specialties) == ["Transformation"]
    assert not any(option.startswith("reveal") for option in options(game))
    assert titles(seat(game).upgrades) == ["Age of Ultron", "Ultimate", "Optimization"]


def test_transformation_takes_a_card_back_when_a_sentry_is_played() -> None:
    game = lay(
        ULTRON,
        HELA,
        hands=[["Duplicate Sentry"], []],
        power=[1, 0],
        specialties=[["Transformation"], []],
        discards=[["Impervious Alloy"], []],
    )
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Research Lab")
    answers(game, "take back Impervious Alloy from the discard pile")
    assert titles(seat(game).hand) == ["Impervious Alloy"]


@clause("MV-262")
def test_optimization_uses_a_play_action_to_relocate_once() -> None:
    game = lay(
        ULTRON,
        HELA,
        mover="Stark Industries Industrial Complex",
        specialties=[["Optimization"], []],
        at={"Research Lab": ["Duplicate Sentry"]},
    )
    answers(game, "relocate Duplicate Sentry at Research Lab", "relocate Duplicate Sentry to Manufacturing Array")
    assert not any(option.startswith("relocate") for option in options(game))


@clause("MV-263", "MV-047")
def test_ultimate_gives_one_power_before_moving() -> None:
    game = lay(ULTRON, HELA, step="start", specialties=[["Ultimate"], []])
    assert power(game) == 1
    assert options(game)[0].startswith("move")


@clause("MV-264", "MV-259")
def test_age_of_ultron_wins() -> None:
    game = lay(ULTRON, HELA, upgrades=[["Age of Ultron"]], power=[12, 0])
    answers(game, "reveal Age of Ultron")
    assert won(game) == 0
    assert "reveal Age of Ultron" not in options(lay(ULTRON, HELA, upgrades=[["Age of Ultron"]], power=[11, 0]))


@clause("MV-276", "MV-277", "MV-278")
def test_taskmaster_copies_an_effect_of_somebody_else() -> None:
    game = lay(
        HELA,
        TASKMASTER,
        hands=[["Marked by Death"], []],
        power=[1, 3],
        specialties=[[], ["Photographic Reflexes"]],
        at={"Armory": ["Thor", "Vision"]},
    )
    answers(game, "play Marked by Death", "attach a Soul Mark to Thor at Armory")
    answers(game, "1: pay 1 Power and copy Marked by Death", "0: done", "1: move to Solomon Institute")
    assert on(game, "Photographic Reflexes") == ["Marked by Death"]
    answers(game, "activate Photographic Reflexes")
    assert titles(table(game).marked) == ["Thor", "Vision"]
    assert power(game, 1) == 1
    assert titles(seat(game).discard) == ["Marked by Death"]


# -- the program -----------------------------------------------------------------------------------------------------


def test_a_face_registers_for_the_moments_it_has_written_and_for_no_others() -> None:
    game = lay(at={"Hel": ["Iron Man"]})
    assert find(game, "Iron Man").answers == ("activation_cost_change",)
    assert find(game, "Iron Man") in table(game).registered["activation_cost_change"]
    answers(lay(at={"Hel": ["Iron Man", "Dísir"]}), "vanquish Iron Man at Hel")
    assert set(find(game, "Iron Man").answers) <= set(REGISTERED)


def test_a_card_that_left_play_answers_no_more() -> None:
    game = lay(at={"Hel": ["Iron Man", "Dísir"]})
    iron_man = find(game, "Iron Man")
    answers(game, "vanquish Iron Man at Hel")
    assert iron_man not in table(game).registered["activation_cost_change"]
