"""Events: coming into play, their penalty, Allies at them, their resolution and their reward."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import events, offered, places, plays_on, shown, told
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
    marked,
    options,
    power,
    seat,
    spot,
    strength,
    table,
    titles,
)

# -- coming into play ------------------------------------------------------------------------------------------------


@clause("MV-136")
def test_a_global_event_comes_into_play_without_a_question() -> None:
    game = lay(HELA, THANOS, ULTRON, fate_deck=["Lockdown at the Raft"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Lockdown at the Raft"]
    assert table(game).fate_discard == []
    assert at_rest(game)


@clause("MV-137")
def test_the_penalty_of_a_second_global_event_never_applies() -> None:
    game = lay(
        fate_deck=["Protected Vibranium"], events=["Helicarrier Alert"], hands=[["Nightsword"], []], power=[2, 0]
    )
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Protected Vibranium"]
    answers(game, "play Nightsword", "play Nightsword to Hel")
    assert power(game) == 0


@clause("MV-148", "MV-152")
def test_a_targeted_event_comes_into_play_beside_a_global_one() -> None:
    game = lay(HELA, THANOS, fate_deck=["Sacrifices Must Be Made"], events=["Helicarrier Alert"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Helicarrier Alert", "Sacrifices Must Be Made"]
    assert at_rest(game)


@clause("MV-148")
def test_nobody_else_can_be_chosen_for_a_targeted_event() -> None:
    game = lay(HELA, THANOS, ULTRON, KILLMONGER, fate_deck=["Invasion of Stark Enterprises"])
    answers(game, "fate")
    assert at_rest(game)  # nobody was asked
    event = table(game).events[0]
    assert [event.names(player) for player in table(game).seats] == [False, False, True, False]


@clause("MV-152")
def test_a_targeted_event_does_not_keep_a_global_one_out() -> None:
    game = lay(THANOS, HELA, fate_deck=["Helicarrier Alert"], events=["Conquer Valhalla"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Conquer Valhalla", "Helicarrier Alert"]


@clause("MV-149")
def test_a_targeted_event_is_shown_with_the_villain_it_names_and_is_in_no_domain() -> None:
    game = lay(THANOS, HELA, events=["Conquer Valhalla"], at={"Conquer Valhalla": ["Leah"]})
    assert shown(game.view(0), None, "events") == ["Conquer Valhalla"]
    assert spot(game, "Conquer Valhalla").villain is type(seat(game, 1).villain)
    assert not seat(game, 1).has_in_domain(find(game, "Leah"))
    assert spot(game, "Conquer Valhalla") not in seat(game, 1).locations


@clause("MV-151")
def test_who_draws_the_event_that_names_them_discards_it() -> None:
    game = lay(fate_deck=["Conquer Valhalla"], discards=[["Dísir"], []], power=[2, 0])
    answers(game, "fate")
    assert table(game).events == []
    assert titles(table(game).fate_discard) == ["Conquer Valhalla"]
    assert offered(game, "play") == ["play Dísir from the discard pile"]
    assert at_rest(game)


# -- penalties -------------------------------------------------------------------------------------------------------


@clause("MV-138")
def test_a_global_penalty_holds_for_everybody_until_the_event_is_resolved() -> None:
    game = lay(
        HELA, THANOS, mover="Odin's Vault", hands=[["Leah", "Dísir", "Midgard Serpent"], ["Ebony Maw"]], power=[8, 3],
        events=["Lockdown at the Raft"], at={"Lockdown at the Raft": ["Black Dwarf"]},
    )  # fmt: skip
    assert seat(game).cost_of(seat(game).hand[0]) == 3
    assert seat(game, 1).cost_of(seat(game, 1).hand[0]) == 4
    answers(game, "play Leah", "play Leah to Lockdown at the Raft")
    assert power(game) == 5
    while not at_rest(game):
        answers(game, options(game)[-1])
    assert titles(table(game).fate_discard) == ["Lockdown at the Raft"]
    assert seat(game).cost_of(seat(game).hand[0]) == 2
    assert seat(game, 1).cost_of(seat(game, 1).hand[0]) == 3


@clause("MV-138")
def test_a_targeted_penalty_is_for_the_named_villain_only() -> None:
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", events=["Invasion of Stark Enterprises"], power=[0, 0],
    )  # fmt: skip
    answers(game, "gain 3 Power", "done")
    assert power(game) == 2
    answers(game, "move to Hel", "gain 2 Power")
    assert power(game, 1) == 2


# -- Allies at Events ------------------------------------------------------------------------------------------------


@clause("MV-139")
def test_less_strength_than_the_event_has_does_not_resolve_it() -> None:
    game = lay(
        KILLMONGER, HELA, events=["Helicarrier Alert"], at={"Helicarrier Alert": ["King", "Rook"]},
        tokens={"Rook": -1}, hands=[["Dog of War"], []], power=[1, 0],
    )  # fmt: skip
    assert titles(table(game).events) == ["Helicarrier Alert"]
    assert table(game).strength_at(spot(game, "Helicarrier Alert")) == 5
    answers(game, "play Dog of War", "play Dog of War to Helicarrier Alert")
    assert table(game).events == []
    assert sorted(titles(seat(game).discard)) == ["Dog of War", "King", "Rook"]


@clause("MV-139")
def test_exactly_its_strength_resolves_an_event() -> None:
    game = lay(
        KILLMONGER, HELA, events=["Helicarrier Alert"], at={"Helicarrier Alert": ["King"]}, hands=[["Rook"], []],
        power=[2, 0],
    )  # fmt: skip
    answers(game, "play Rook", "play Rook to Helicarrier Alert")
    assert table(game).events == []
    assert titles(table(game).fate_discard) == ["Helicarrier Alert"]


@clause("MV-140")
def test_allies_come_to_an_event_from_hand_and_from_a_domain() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Warrior Falls", events=["Avengers Assemble!"], hands=[["Rook"], []], power=[2, 0],
        at={"Warrior Falls": ["King"], "Hel": ["Dog of War"]},
    )  # fmt: skip
    answers(game, "play Rook", "play Rook to Avengers Assemble!")
    assert sorted(offered(game, "relocate")) == ["relocate Dog of War at Hel", "relocate King at Warrior Falls"]
    answers(game, "relocate Dog of War at Hel", "relocate Dog of War to Avengers Assemble!")
    assert at(game, "Avengers Assemble!") == ["Rook", "Dog of War"]


@clause("MV-141")
def test_a_token_that_completes_the_strength_resolves_the_event_at_once() -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Power Stone"], []], events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Ebony Maw", "Draugr Swordsman"]}, tokens={"Draugr Swordsman": -1},
    )  # fmt: skip
    assert table(game).strength_at(spot(game, "Helicarrier Alert")) == 5
    answers(game, "activate Power Stone")
    assert table(game).events == []
    assert told(game, "tokens", "event_resolves") == ["tokens", "event_resolves"]


@clause("MV-141")
def test_allies_of_several_villains_add_up() -> None:
    game = lay(
        KILLMONGER, THANOS, HELA, events=["Avengers Assemble!"], hands=[["King"], [], []], power=[2, 0, 0],
        at={"Avengers Assemble!": ["Ebony Maw", "Leah"]},
    )  # fmt: skip
    answers(game, "play King", "play King to Avengers Assemble!")
    assert table(game).events == []
    assert [titles(player.discard) for player in table(game).seats] == [["King"], ["Ebony Maw"], ["Leah"]]


@clause("MV-142")
def test_everybody_with_an_ally_there_is_rewarded_and_nobody_else() -> None:
    game = lay(
        THANOS,
        ULTRON,
        HELA,
        mover="Titan",
        events=["Helicarrier Alert"],
        hands=[["Black Swan"], [], []],
        power=[2, 0, 0],
        at={"Helicarrier Alert": ["The Legions of Thanos", "Flying Sentry"]},
    )
    answers(game, "play Black Swan", "play Black Swan to Helicarrier Alert")
    while not at_rest(game):
        answers(game, "decline")
    assert [len(player.hand) for player in table(game).seats] == [3, 3, 0]
    assert [event.seat for event in events(game, "event_rewards")] == [0, 1]


@clause("MV-143")
def test_the_penalty_is_over_when_the_reward_comes() -> None:
    """RV-032: the penalty stops first, then the rewards."""
    game = lay(
        ULTRON, HELA, events=["Invasion of Stark Enterprises"], hands=[["Flying Sentry"], []], power=[2, 0],
        at={"Invasion of Stark Enterprises": [["Duplicate Sentry", "Impervious Alloy"]]},
    )  # fmt: skip
    answers(game, "play Flying Sentry", "play Flying Sentry to Invasion of Stark Enterprises")
    assert power(game) == 6


@clause("MV-143")
def test_vision_counts_when_the_event_that_did_the_same_is_over() -> None:
    """RV-032: Vision starts applying when the penalty has stopped: 5 Power, not 6."""
    game = lay(
        ULTRON, HELA, events=["Invasion of Stark Enterprises"], hands=[["Flying Sentry"], []], power=[2, 0],
        at={"Invasion of Stark Enterprises": [["Duplicate Sentry", "Impervious Alloy"]], "Research Lab": ["Vision"]},
    )  # fmt: skip
    answers(game, "play Flying Sentry", "play Flying Sentry to Invasion of Stark Enterprises")
    assert power(game) == 5


@clause("MV-143")
def test_the_item_of_the_reward_can_be_played_though_the_event_forbade_it() -> None:
    game = lay(
        KILLMONGER, HELA, events=["Stolen Antiquities"], hands=[["Knight"], []], power=[3, 0],
        discards=[["Hacking Rig"], []], empty=["0.deck"],
    )  # fmt: skip
    answers(game, "play Knight", "play Knight to Stolen Antiquities")
    answers(game, "find Hacking Rig from the discard pile", "play Hacking Rig to Warrior Falls")
    assert at(game, "Warrior Falls") == ["Hacking Rig"]
    assert titles(seat(game).discard) == ["Knight"]


@clause("MV-143")
def test_rewards_go_clockwise_from_the_player_whose_turn_it_is() -> None:
    """RV-032: each Villain with an Ally there, active player first, then clockwise."""
    game = lay(
        HELA, THANOS, ULTRON, active=1, movers={1: "Titan"}, events=["Helicarrier Alert"],
        at={"Helicarrier Alert": ["Leah", "Flying Sentry"]}, hands=[[], ["The Legions of Thanos"], []], power=[0, 1, 0],
    )  # fmt: skip
    answers(game, "1: play The Legions of Thanos", "play The Legions of Thanos to Helicarrier Alert")
    assert [event.seat for event in events(game, "event_rewards")] == [1, 2, 0]


@clause("MV-143")
def test_allies_of_the_event_are_discarded_after_the_rewards() -> None:
    """RV-032: used Allies cannot be found by the reward yet."""
    game = lay(
        HELA, THANOS, events=["Lockdown at the Raft"], at={"Lockdown at the Raft": ["Midgard Serpent"]},
        hands=[["Fenris Wolf"], []], power=[3, 0], empty=["0.deck"], discards=[["Nightsword", "Leah", "Dísir"], []],
    )  # fmt: skip
    answers(game, "play Fenris Wolf", "play Fenris Wolf to Lockdown at the Raft")
    assert set(options(game)) - {"decline"} == {"find Leah from the discard pile", "find Dísir from the discard pile"}
    answers(game, "find Leah from the discard pile")
    assert sorted(titles(seat(game).discard)) == ["Dísir", "Fenris Wolf", "Midgard Serpent", "Nightsword"]
    assert titles(seat(game).hand) == ["Leah"]


@clause("MV-144")
def test_event_allies_and_attachments_all_go_to_their_own_piles() -> None:
    game = lay(
        ULTRON, HELA, events=["Helicarrier Alert"], hands=[["Duplicate Sentry"], []], power=[1, 0],
        at={"Helicarrier Alert": [["Duplicate Sentry", "Impervious Alloy"], "Draugr Swordsman"]},
        tokens={"Draugr Swordsman": -2},
    )  # fmt: skip
    answers(game, "play Duplicate Sentry", "play Duplicate Sentry to Helicarrier Alert")
    assert table(game).events == []
    assert titles(table(game).fate_discard) == ["Helicarrier Alert"]
    assert sorted(titles(seat(game).discard)) == ["Duplicate Sentry", "Duplicate Sentry", "Impervious Alloy"]
    assert titles(seat(game, 1).discard) == ["Draugr Swordsman"]
    assert not [holder for holder in table(game).at if holder.kind == "event"]
    assert table(game).tokens == {}


@clause("MV-145")
def test_what_is_attached_counts_at_the_event() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab", events=["Helicarrier Alert"],
        at={"Research Lab": [["Duplicate Sentry", "Impervious Alloy", "Impervious Alloy"]]},
    )  # fmt: skip
    answers(game, "relocate Duplicate Sentry at Research Lab", "relocate Duplicate Sentry to Helicarrier Alert")
    assert table(game).events == []  # 2 + 2 + 2 of 6
    assert len(seat(game).hand) == 3


@clause("MV-146")
def test_effects_on_a_domain_do_not_reach_an_event() -> None:
    game = lay(
        KILLMONGER, HELA, hands=[["Overpower"], []], power=[2, 0], events=["Avengers Assemble!"],
        at={"Warrior Falls": ["King"], "Avengers Assemble!": ["Knight"]},
    )  # fmt: skip
    answers(game, "play Overpower")
    assert (strength(game, "King"), strength(game, "Knight")) == (5, 5)


@clause("MV-146")
def test_captain_marvel_and_molecular_rearranger_do_not_reach_an_event() -> None:
    game = lay(
        HELA, THANOS, fate_deck=["Captain Marvel"], events=["Avengers Assemble!"],
        at={"Knowhere": ["Ebony Maw"], "Avengers Assemble!": ["Black Dwarf"]},
    )  # fmt: skip
    answers(game, "fate", "fate Thanos: Captain Marvel to Titan")
    assert at(game, "Titan") == ["Captain Marvel", "Ebony Maw"]
    assert at(game, "Avengers Assemble!") == ["Black Dwarf"]
    game = lay(
        HELA, THANOS, fate_deck=["Molecular Rearranger"], events=["Avengers Assemble!"],
        at={"Knowhere": ["The Legions of Thanos"] * 3, "Avengers Assemble!": ["The Legions of Thanos"]},
    )  # fmt: skip
    answers(game, "fate")
    assert at(game, "Knowhere") == []
    assert at(game, "Avengers Assemble!") == ["The Legions of Thanos"]


@clause("MV-147")
def test_nobody_is_vanquished_at_an_event() -> None:
    game = lay(
        ULTRON, THANOS, mover="Reconfiguration Base", events=["Avengers Assemble!"],
        at={"Avengers Assemble!": ["Giant Sentry", "Black Swan"]},
    )  # fmt: skip
    assert not offered(game, "vanquish")


@clause("MV-150")
@pytest.mark.parametrize("event", ["Conquer Valhalla", "Stolen Antiquities", "Invasion of Stark Enterprises"])
def test_nobody_but_the_named_villain_brings_allies_to_a_targeted_event(event: str) -> None:
    for villain, mover, ally, cost in (
        (HELA, "Niflheim", "Leah", 2), (KILLMONGER, "Warrior Falls", "King", 2),
        (ULTRON, "Research Lab", "Flying Sentry", 2),
    ):  # fmt: skip
        others = [name for name in (HELA, KILLMONGER, ULTRON) if name != villain]
        home = {HELA: "Hel", KILLMONGER: "The Great Mound", ULTRON: "Manufacturing Array"}[villain]
        game = lay(
            villain,
            *others,
            mover=mover,
            hands=[[ally], [], []],
            power=[cost, 0, 0],
            events=[event],
            at={home: [ally]},
        )
        is_named = spot(game, event).villain is type(seat(game).villain)
        answers(game, f"relocate {ally} at {home}")
        assert (event in places(game, f"relocate {ally}")) is is_named
        game.undo()
        answers(game, f"play {ally}")
        assert (event in places(game, f"play {ally}")) is is_named


def test_an_event_lasts_over_the_turns_of_everybody() -> None:
    game = lay(events=["Helicarrier Alert"], at={"Helicarrier Alert": ["Leah"]})
    answers(game, "done")
    plays_on(game, 4)
    assert titles(table(game).events) == ["Helicarrier Alert"]
    assert at(game, "Helicarrier Alert") == ["Leah"]
    assert asked(game) == 1
    assert marked(game) == []


def test_a_penalty_on_drawing_holds_for_everybody() -> None:
    game = lay(HELA, TASKMASTER, events=["Helicarrier Alert"])
    answers(game, "done")
    plays_on(game, 1)
    assert [len(player.hand) for player in table(game).seats] == [3, 3]
