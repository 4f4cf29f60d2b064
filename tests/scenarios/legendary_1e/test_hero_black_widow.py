"""Black Widow's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

SABRETOOTH = {"Bridge": ["Sabretooth", "Bystander"]}


@clause("L1-202")
def test_mission_accomplished_draws_a_card_and_rescues_nobody_as_the_first_tech_hero() -> None:
    game = lay(hands=[["Mission Accomplished"]], decks=[["Odinson"]])
    stack = len(table(game).bystanders)
    answers(game, "play Mission Accomplished")
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).victory) == []
    assert len(table(game).bystanders) == stack
    assert at_rest(game)


@clause("L1-202", "L1-106", "L1-107")
def test_mission_accomplished_rescues_a_bystander_of_the_stack_after_another_tech_hero() -> None:
    hand = ["Mission Accomplished", "Mission Accomplished"]
    game = lay(hands=[hand], decks=[["Odinson", "Blob", "Odinson"]], city={"Bridge": ["Abomination", "Bystander"]})
    stack = len(table(game).bystanders)
    answers(game, "play Mission Accomplished", "play Mission Accomplished")
    assert titles(seat(game).victory) == ["Bystander"]
    assert len(table(game).bystanders) == stack - 1
    assert [titles(held) for held in table(game).held.values()] == [["Bystander"]]
    assert at_rest(game)


@clause("L1-123")
def test_mission_accomplished_rescues_nobody_from_an_empty_stack() -> None:
    game = lay(hands=[["Mission Accomplished", "Mission Accomplished"]], bystanders=0)
    answers(game, "play Mission Accomplished", "play Mission Accomplished")
    assert titles(seat(game).victory) == []
    assert at_rest(game)


@clause("L1-088")
def test_mission_accomplished_draws_nothing_without_deck_and_discard_pile() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Mission Accomplished"]])
    answers(game, "play Mission Accomplished")
    assert titles(seat(game).hand) == []
    assert at_rest(game)


@clause("L1-201", "L1-112", "L1-101")
def test_dangerous_rescue_kos_a_card_of_any_kind_from_hand_or_discard_pile_and_rescues_a_bystander() -> None:
    hand = ["Covert Operation", "Dangerous Rescue", "Wound", "S.H.I.E.L.D. Agent"]
    game = lay(hands=[hand], discards=[["Wound", "Odinson"]], decks=[["Call Lightning"]])
    answers(game, "play Covert Operation", "play Dangerous Rescue")
    assert options(game) == [
        "KO Wound from hand",
        "KO S.H.I.E.L.D. Agent from hand",
        "KO Wound from the discard pile",
        "KO Odinson from the discard pile",
        "decline",
    ]
    answers(game, "KO Wound from the discard pile")
    assert titles(table(game).ko) == ["Wound"]
    assert titles(seat(game).discard) == ["Odinson"]
    assert titles(seat(game).hand) == ["Wound", "S.H.I.E.L.D. Agent"]
    assert titles(seat(game).victory) == ["Bystander"]
    assert table(game).attack == 2
    assert at_rest(game)


@clause("L1-201")
def test_dangerous_rescue_kos_from_hand_too() -> None:
    game = lay(hands=[["Covert Operation", "Dangerous Rescue", "Odinson"]])
    answers(game, "play Covert Operation", "play Dangerous Rescue", "KO Odinson from hand")
    assert (titles(table(game).ko), titles(seat(game).hand)) == (["Odinson"], [])
    assert titles(seat(game).victory) == ["Bystander"]
    assert at_rest(game)


@clause("L1-201")
def test_dangerous_rescue_declined_kos_and_rescues_nothing() -> None:
    game = lay(hands=[["Covert Operation", "Dangerous Rescue", "Wound"]])
    answers(game, "play Covert Operation", "play Dangerous Rescue", "decline")
    assert titles(table(game).ko) == []
    assert titles(seat(game).victory) == []
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


@clause("L1-062")
def test_dangerous_rescue_asks_nothing_as_the_first_covert_hero() -> None:
    game = lay(hands=[["Odinson", "Dangerous Rescue", "Wound"]])
    answers(game, "play Odinson", "play Dangerous Rescue")
    assert titles(seat(game).victory) == []
    assert at_rest(game)


def test_dangerous_rescue_without_a_card_to_ko_rescues_nobody() -> None:
    game = lay(hands=[["Covert Operation", "Dangerous Rescue"]])
    answers(game, "play Covert Operation", "play Dangerous Rescue")
    assert titles(seat(game).victory) == []
    assert at_rest(game)


def test_dangerous_rescue_kos_even_when_no_bystander_is_left() -> None:
    game = lay(hands=[["Covert Operation", "Dangerous Rescue", "Wound"]], bystanders=0)
    answers(game, "play Covert Operation", "play Dangerous Rescue", "KO Wound from hand")
    assert titles(table(game).ko) == ["Wound"]
    assert titles(seat(game).victory) == []
    assert at_rest(game)


def test_covert_operation_gives_one_attack_for_each_bystander_in_the_victory_pile() -> None:
    game = lay(hands=[["Covert Operation"]], victory=[["Bystander", "Sabretooth", "Bystander", "Bystander"]])
    answers(game, "play Covert Operation")
    assert table(game).attack == 3
    assert at_rest(game)


def test_covert_operation_counts_no_bystanders_elsewhere() -> None:
    game = lay(hands=[["Covert Operation"]], victory=[["Sabretooth"], ["Bystander"]], city=SABRETOOTH)
    answers(game, "play Covert Operation")
    assert table(game).attack == 0
    assert at_rest(game)


def test_silent_sniper_defeats_an_enemy_with_a_bystander_of_ones_choice_without_paying() -> None:
    city = {
        "Rooftops": ["Abomination", "Bystander"],
        "Streets": "Ymir, Frost Giant King",
        "Bank": ["Blob", "Bystander"],
    }
    game = lay(hands=[["Silent Sniper"]], city=city, mastermind_holds=["Bystander"])
    answers(game, "play Silent Sniper")
    assert options(game) == ["defeat Blob in the Bank", "defeat Abomination on the Rooftops", "defeat Red Skull"]
    answers(game, "defeat Abomination on the Rooftops")
    assert table(game).attack == 4
    assert titles(seat(game).victory) == ["Abomination", "Bystander"]
    assert titles(table(game).city) == ["Blob", "Ymir, Frost Giant King"]
    assert at_rest(game)


def test_silent_sniper_carries_out_the_fight_effect() -> None:
    game = lay(hands=[["Silent Sniper"]], city=SABRETOOTH)
    wounds = len(table(game).wounds)
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == ["Sabretooth", "Bystander"]
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Wound"]
    assert len(table(game).wounds) == wounds - 2
    assert table(game).villains_defeated == 1
    assert at_rest(game)


def test_silent_sniper_defeats_a_villain_that_may_not_be_fought() -> None:
    game = lay(hands=[["Silent Sniper"]], city={"Bridge": ["Blob", "Bystander"]}, attack=9)
    assert "fight Blob on the Bridge" not in options(game)
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == ["Blob", "Bystander"]
    assert table(game).attack == 13
    assert at_rest(game)


def test_silent_sniper_defeats_the_mastermind_and_takes_a_tactic() -> None:
    game = lay(
        hands=[["Silent Sniper"]], mastermind_holds=["Bystander"], tactics=["Negablast Grenades", "HYDRA Conspiracy"]
    )
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == ["Negablast Grenades", "Bystander"]
    assert titles(table(game).tactics) == ["HYDRA Conspiracy"]
    assert table(game).attack == 7
    assert at_rest(game)


@clause("L1-093")
def test_silent_sniper_may_win_the_game() -> None:
    game = lay(hands=[["Silent Sniper"]], mastermind_holds=["Bystander"], tactics=["Negablast Grenades"])
    answers(game, "play Silent Sniper")
    assert game.over
    assert table(game).outcome == "victory"


def test_silent_sniper_leaves_enemies_without_bystanders_alone() -> None:
    game = lay(hands=[["Silent Sniper"]], city={"Bridge": "Abomination"})
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == []
    assert titles(table(game).city) == ["Abomination"]
    assert len(table(game).tactics) == 4
    assert at_rest(game)


def test_silent_sniper_cannot_defeat_a_mastermind_without_tactics() -> None:
    game = lay(hands=[["Silent Sniper"]], mastermind_holds=["Bystander"], tactics=[])
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == []
    assert at_rest(game)
