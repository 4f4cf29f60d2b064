"""Fighting Villains."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.legendary_1e.words import AGENT, TROOPER, board, told
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-078")
def test_a_fight_costs_the_villains_attack_and_what_is_left_stays() -> None:
    game = answers(lay(attack=7, city={"Bank": "Whirlwind"}), "fight Whirlwind in the Bank")
    assert (table(game).attack, board(game)) == (3, {})
    assert titles(seat(game).victory) == ["Whirlwind"]
    assert at_rest(game)


@clause("L1-079")
def test_a_villain_is_fought_only_with_enough_attack() -> None:
    game = lay(attack=3, city={"Bank": "Whirlwind"})
    assert "fight Whirlwind in the Bank" not in options(game)
    with pytest.raises(IllegalAnswer):
        game.answer("fight Whirlwind in the Bank")
    assert "fight Whirlwind in the Bank" in options(lay(attack=4, city={"Bank": "Whirlwind"}))


@clause("L1-080")
def test_several_villains_may_be_fought_in_one_turn() -> None:
    game = lay(attack=9, city={"Bank": "Whirlwind", "Rooftops": "Abomination", "Streets": "The Lizard"})
    answers(game, "fight Whirlwind in the Bank", "fight Abomination on the Rooftops")
    assert titles(seat(game).victory) == ["Whirlwind", "Abomination"]
    assert (table(game).attack, board(game)) == (0, {"Streets": "The Lizard"})
    assert at_rest(game)


@clause("L1-081")
def test_a_villain_can_be_fought_in_any_space_of_the_city() -> None:
    city = {"Sewers": "Ultron", "Bank": "Ultron", "Rooftops": "Ultron", "Streets": "Ultron", "Bridge": "Ultron"}
    game = lay(attack=6, city=city)
    assert [option for option in options(game) if option.startswith("fight")] == [
        "fight Ultron in the Sewers",
        "fight Ultron in the Bank",
        "fight Ultron on the Rooftops",
        "fight Ultron on the Streets",
        "fight Ultron on the Bridge",
    ]
    answers(game, "fight Ultron on the Rooftops")
    assert list(board(game)) == ["Sewers", "Bank", "Streets", "Bridge"]


@clause("L1-082")
def test_a_defeated_villain_goes_to_the_victory_pile_with_the_bystanders_it_held() -> None:
    game = lay(attack=5, city={"Streets": ["Venom", "Bystander"]}, hands=[["Dangerous Rescue"], []])
    answers(game, "fight Venom on the Streets")
    assert titles(seat(game).victory) == ["Venom", "Bystander"]
    assert (table(game).held, titles(table(game).escaped), titles(table(game).ko)) == ({}, [], [])


@clause("L1-083")
def test_a_fight_effect_is_carried_out_each_time_the_villain_is_defeated() -> None:
    game = lay(attack=6, city={"Bank": "Sentinel", "Streets": "Sentinel"}, hands=[[AGENT, TROOPER], []])
    answers(game, "fight Sentinel in the Bank", "KO S.H.I.E.L.D. Trooper from hand", "fight Sentinel on the Streets")
    assert titles(table(game).ko) == [TROOPER, AGENT]
    assert at_rest(game)


@clause("L1-083")
def test_first_the_payment_then_the_victory_pile_then_the_bystanders_then_the_fight_effect() -> None:
    game = lay(attack=4, city={"Bank": ["Sentinel", "Bystander"]}, hands=[[AGENT, TROOPER], []])
    answers(game, "fight Sentinel in the Bank")
    assert table(game).attack == 1
    assert titles(seat(game).victory) == ["Sentinel", "Bystander"]
    assert options(game) == ["KO S.H.I.E.L.D. Agent from hand", "KO S.H.I.E.L.D. Trooper from hand"]
    answers(game, "KO S.H.I.E.L.D. Agent from hand")
    assert told(game, "fights", "defeats", "rescues", "kos") == ["fights", "defeats", "rescues", "kos"]
