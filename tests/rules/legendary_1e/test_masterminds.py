"""Fighting the Mastermind, its Tactics, and winning with the fourth."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.legendary_1e.words import AGENT, VIRUS, beneath, dealt, ended, told, totals
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

RESOURCES, CONSPIRACY = "Endless Resources", "HYDRA Conspiracy"
GRENADES, DICTATOR = "Negablast Grenades", "Ruthless Dictator"


@clause("L1-092")
def test_without_the_showdown_the_fourth_defeat_wins_at_once() -> None:
    game = lay(attack=7, tactics=[RESOURCES], recruit=3)
    answers(game, "fight Red Skull")
    assert ended(game).outcome == "victory"


@clause("L1-092")
def test_with_the_showdown_the_fourth_defeat_does_not_end_the_game() -> None:
    game = lay(attack=7, tactics=[RESOURCES], recruit=3, showdown=True, villain_deck=["Bystander"])
    answers(game, "fight Red Skull")
    assert at_rest(game)
    answers(game, "end the turn")
    assert (table(game).step, asked(game)) == ("showdown", 1)


@clause("L1-093")
def test_the_fourth_tactic_wins_even_when_the_villain_deck_is_empty() -> None:
    game = lay(attack=7, tactics=[RESOURCES], empty=["villain_deck"])
    answers(game, "fight Red Skull")
    assert ended(game).outcome == "victory"


@clause("L1-093")
def test_the_last_tactics_fight_effect_happens_and_nothing_after_it() -> None:
    game = lay(attack=7, tactics=[DICTATOR], decks=[["Odinson", AGENT, "Keen Senses"]])
    answers(game, "fight Red Skull")
    assert options(game) == ["KO Odinson", "KO S.H.I.E.L.D. Agent", "KO Keen Senses"]
    answers(game, "KO S.H.I.E.L.D. Agent", "discard Odinson")
    assert ended(game).outcome == "victory"
    assert (titles(table(game).ko), titles(seat(game).discard)) == ([AGENT], ["Odinson"])


@clause("L1-093")
def test_the_last_tactic_wins_whatever_its_fight_effect_causes() -> None:
    """Its Wounds empty the stack, by which evil would have won: too late."""
    game = lay(mastermind="Magneto", scheme=VIRUS, wounds=2, attack=8, tactics=["Crushing Shockwave"])
    answers(game, "fight Magneto")
    assert len(table(game).wounds) == 0
    assert ended(game).outcome == "victory"
    game = lay(mastermind="Magneto", scheme=VIRUS, wounds=2, attack=8, tactics=["Crushing Shockwave", "Bitter Captor"])
    answers(game, "fight Magneto")
    assert ended(game).outcome == "defeat", "a Tactic that is not the last wins nothing"


@clause("L1-094")
@pytest.mark.parametrize(("mastermind", "attack"), [("Red Skull", 7), ("Magneto", 8), ("Dr. Doom", 9), ("Loki", 10)])
def test_the_mastermind_is_fought_with_its_own_attack(mastermind: str, attack: int) -> None:
    game = lay(mastermind=mastermind, attack=attack - 1)
    assert f"fight {mastermind}" not in options(game)
    with pytest.raises(IllegalAnswer):
        game.answer(f"fight {mastermind}")
    game = lay(mastermind=mastermind, attack=attack)
    assert options(game).count(f"fight {mastermind}") == 1
    answers(game, f"fight {mastermind}")
    assert (table(game).attack, len(table(game).tactics)) == (0, 3)


@clause("L1-095")
def test_each_tactic_comes_first_as_often_as_any_other() -> None:
    first = Counter(dealt(2, seed, mastermind="Red Skull").tactics[-1].title for seed in range(400))
    assert set(first) == {RESOURCES, CONSPIRACY, GRENADES, DICTATOR}
    assert all(70 <= times <= 130 for times in first.values()), first


@clause("L1-095")
def test_the_player_does_not_choose_the_tactic() -> None:
    game = lay(attack=7, tactics=[GRENADES, RESOURCES, CONSPIRACY])
    answers(game, "fight Red Skull")
    assert at_rest(game)
    assert titles(seat(game).victory) == [GRENADES]
    assert sorted(titles(table(game).tactics)) == [RESOURCES, CONSPIRACY]


@clause("L1-096")
def test_the_tactic_lies_in_the_victory_pile_and_scores_what_is_printed_on_it() -> None:
    game = lay(attack=14, tactics=[RESOURCES, CONSPIRACY])
    answers(game, "fight Red Skull", "fight Red Skull")
    assert titles(seat(game).victory) == [RESOURCES, CONSPIRACY]
    assert totals(game) == {0: 10, 1: 0}


@clause("L1-097")
def test_a_tactics_fight_effect_happens_once_it_lies_in_the_victory_pile() -> None:
    game = lay(
        attack=7,
        tactics=[CONSPIRACY, RESOURCES],
        victory=[["HYDRA Kidnappers"], ["Viper"]],
        hands=[[], []],
        decks=[["Odinson", "Keen Senses", "Quick Draw", AGENT]],
    )
    answers(game, "fight Red Skull")
    assert titles(seat(game).hand) == ["Odinson", "Keen Senses", "Quick Draw"]
    assert titles(seat(game).victory) == ["HYDRA Kidnappers", CONSPIRACY]
    assert told(game, "defeats_mastermind", "draws") == ["defeats_mastermind", "draws", "draws"]
    assert at_rest(game)


@clause("L1-098", "L1-099")
def test_each_of_the_four_fights_costs_the_same_and_several_fit_in_one_turn() -> None:
    game = lay(attack=29, tactics=[DICTATOR, CONSPIRACY, RESOURCES, GRENADES], decks=[[AGENT] * 6])
    for left, follows in ((22, [f"KO {AGENT}", f"discard {AGENT}"]), (15, []), (8, [])):
        assert table(game).attack_of(table(game).mastermind) == 7
        answers(game, "fight Red Skull", *follows)
        assert table(game).attack == left
    answers(game, "fight Red Skull")
    assert ended(game).outcome == "victory"


@clause("L1-099")
def test_with_fourteen_attack_red_skull_is_beaten_twice_in_a_turn() -> None:
    game = lay(attack=14, tactics=[RESOURCES, CONSPIRACY, GRENADES])
    answers(game, "fight Red Skull", "fight Red Skull")
    assert (len(seat(game).victory), table(game).attack) == (2, 0)
    assert "fight Red Skull" not in options(game)
    assert at_rest(game)


@clause("L1-100")
def test_any_tactic_rescues_all_the_bystanders_then_under_the_mastermind() -> None:
    game = lay(attack=14, tactics=[RESOURCES, CONSPIRACY, GRENADES], mastermind_holds=["Bystander"] * 3)
    answers(game, "fight Red Skull")
    assert titles(seat(game).victory) == [RESOURCES, "Bystander", "Bystander", "Bystander"]
    assert beneath(game, table(game).mastermind) == []
    answers(game, "fight Red Skull")
    assert titles(seat(game).victory)[4:] == [CONSPIRACY]
