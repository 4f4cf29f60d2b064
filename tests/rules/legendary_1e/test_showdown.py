"""The Final Showdown."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.errors import IllegalAnswer
from longbox.kernel.game import Game
from tests.rules.legendary_1e.words import AGENT, TROOPER, VIRUS, ended, told, totals
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

PLAYS_AGENT, PLAYS_TROOPER = f"play {AGENT}", f"play {TROOPER}"


def won(hands: list[list[str]], decks: list[list[str]] | None = None, **wanted: Any) -> Game:
    """Seat 0 has just taken the fourth Tactic. Its own cards for the Showdown are the top of its deck."""
    wanted.setdefault("empty", [f"{index}.{pile}" for index in range(len(hands)) for pile in ("deck", "hand")])
    game = lay(
        seats=len(hands),
        attack=7,
        tactics=["Endless Resources"],
        showdown=True,
        hands=[[], *hands[1:]],
        decks=decks or [hands[0]],
        **wanted,
    )
    return answers(game, "fight Red Skull")


def plays_everything(game: Game) -> Game:
    """The seat whose Showdown Turn it is plays its hand from left to right and ends the turn."""
    turn = asked(game)
    while game.decision is not None and asked(game) == turn:
        before = len(table(game).showdown_turns)
        answers(game, options(game)[0])
        if len(table(game).showdown_turns) != before:
            break
    return game


@clause("L1-171")
def test_the_turn_of_the_fourth_tactic_is_first_completed_as_usual() -> None:
    game = won([[AGENT] * 7, [AGENT]], recruit=1, villain_deck=["Bystander"])
    assert at_rest(game)
    assert table(game).recruit == 5
    answers(game, "recruit an Officer")
    villain_cards = len(table(game).villain_deck)
    answers(game, "end the turn")
    assert len(seat(game, 0).hand) == 6
    assert told(game, "draws", "showdown_begins") == ["draws", "showdown_begins"]
    assert (table(game).step, asked(game), len(table(game).villain_deck)) == ("showdown", 1, villain_cards)


@clause("L1-171", "L1-178")
def test_evil_can_no_longer_win_in_the_rest_of_that_turn() -> None:
    game = lay(
        showdown=True, scheme=VIRUS, wounds=1, attack=20, tactics=["Endless Resources"], city={"Bank": "Sabretooth"}
    )
    answers(game, "fight Red Skull", "fight Sabretooth in the Bank")
    assert (len(table(game).wounds), table(game).attack) == (0, 8)
    assert "fight Red Skull" not in options(game), "and the Mastermind cannot be fought a fifth time"
    assert at_rest(game)


@clause("L1-171")
def test_an_empty_villain_deck_makes_no_draw_of_a_won_game() -> None:
    game = won([[AGENT] * 6, [AGENT]], empty=["villain_deck"])
    answers(game, "end the turn")
    assert (table(game).step, game.over) == ("showdown", False)


@clause("L1-172")
def test_showdown_turns_begin_left_of_the_winner_who_comes_last() -> None:
    game = lay(seats=4, active=2, attack=7, tactics=["Endless Resources"], showdown=True)
    answers(game, "fight Red Skull", "end the turn")
    order: list[int] = []
    while not game.over and len(order) < 4:
        order.append(asked(game))
        plays_everything(game)
    assert order == [3, 0, 1, 2]


@clause("L1-173")
def test_in_a_showdown_turn_nothing_is_recruited_fought_or_played_from_the_villain_deck() -> None:
    hands = [[AGENT], ["God of Thunder", "Call Lightning", "Wound"]]
    game = won(hands, city={"Bank": "The Lizard"}, villain_deck=["Abomination"])
    before = len(table(game).villain_deck)
    answers(game, "end the turn", "1: play God of Thunder", "1: play Call Lightning")
    assert (table(game).recruit, table(game).attack) == (5, 6)
    assert options(game) == ["end the turn"]
    for refused in ("recruit an Officer", "fight The Lizard in the Bank", "heal", "fight Red Skull"):
        with pytest.raises(IllegalAnswer):
            game.answer(refused)
    answers(game, "end the turn")
    assert len(table(game).villain_deck) == before


@clause("L1-174")
def test_hand_cards_do_in_the_showdown_what_they_always_do() -> None:
    game = won([[AGENT], ["Quick Draw", "Odinson"]], decks=[[AGENT], ["Growing Anger"]])
    answers(game, "end the turn", "1: play Quick Draw")
    assert titles(seat(game, 1).hand) == ["Odinson", "Growing Anger"]
    answers(game, "1: play Growing Anger", "1: play Odinson")
    assert (table(game).recruit, table(game).attack) == (4, 3)


@clause("L1-175")
def test_the_showdown_total_is_all_recruit_and_attack_made() -> None:
    game = won([[AGENT], ["God of Thunder", "Call Lightning", "Repulsor Rays", TROOPER, "Wound"]])
    answers(game, "end the turn")
    for card in ("God of Thunder", "Call Lightning", "Repulsor Rays", TROOPER):
        answers(game, f"1: play {card}")
    assert (table(game).recruit_made, table(game).attack_made) == (5, 3 + 3 + 3 + 1)
    answers(game, "1: end the turn")
    assert table(game).showdown_totals == {1: 15}


@clause("L1-175")
def test_what_was_made_in_the_turn_of_the_win_does_not_count() -> None:
    game = won([[AGENT], [AGENT, AGENT]])
    assert table(game).attack_made + table(game).recruit_made > 10
    answers(game, "end the turn", PLAYS_AGENT, PLAYS_AGENT, "end the turn", PLAYS_AGENT, "end the turn")
    assert table(game).showdown_totals == {0: 1, 1: 2}


@clause("L1-176")
def test_no_new_hand_is_drawn_after_a_showdown_turn() -> None:
    game = won([[AGENT], [AGENT, TROOPER]], decks=[[AGENT], [AGENT] * 9])
    answers(game, "end the turn", PLAYS_AGENT, "1: end the turn")
    player = seat(game, 1)
    assert (player.hand, player.played, len(player.deck)) == ([], [], 9)
    assert sorted(titles(player.discard)) == [AGENT, TROOPER]
    assert asked(game) == 0


@clause("L1-177", "L1-178")
def test_the_highest_total_wins_the_mastermind_card() -> None:
    game = won([[TROOPER] * 3, [AGENT], [AGENT, TROOPER, TROOPER, TROOPER]], victory=[[], [], ["Bystander"]])
    answers(game, "end the turn")
    plays_everything(plays_everything(game))
    assert not game.over, "the win is only recorded when the Showdown is over"
    plays_everything(game)
    assert table(game).showdown_totals == {0: 3, 1: 1, 2: 4}
    assert titles(seat(game, 2).victory) == ["Bystander", "Red Skull"]
    assert table(game).mastermind_space == []
    assert totals(game) == {0: 5, 1: 0, 2: 6}
    assert (ended(game).outcome, ended(game).winners) == ("victory", (0, 1, 2))
    assert ended(game).individual_winners == (2,), "with the Mastermind's own 5 points"


@clause("L1-179")
def test_the_tied_discard_draw_six_and_go_again_alone() -> None:
    game = won(
        [[AGENT, AGENT], [AGENT, TROOPER], [AGENT]],
        decks=[[AGENT] * 6 + [TROOPER] * 6, [TROOPER] * 6, [TROOPER] * 6],
    )
    answers(game, "end the turn", PLAYS_AGENT, PLAYS_TROOPER, "1: end the turn", PLAYS_AGENT, "2: end the turn")
    answers(game, PLAYS_AGENT, PLAYS_AGENT, "0: end the turn")
    assert told(game).count("super_showdown") == 1
    assert [titles(player.hand) for player in table(game).seats] == [[TROOPER] * 6, [TROOPER] * 6, []]
    assert table(game).showdown_turns == [1, 0], "in the order of the first round"
    answers(game, PLAYS_TROOPER, "1: end the turn", *[PLAYS_TROOPER] * 2, "0: end the turn")
    assert titles(seat(game, 0).victory)[-1] == "Red Skull"
    assert ended(game).outcome == "victory"


@clause("L1-180")
def test_super_showdowns_go_on_until_one_is_alone_at_the_top() -> None:
    game = won([[AGENT] * 3, [AGENT]], decks=[[AGENT] * 18, [AGENT] * 17])
    answers(game, "end the turn")
    for round_ in range(2):
        for player in (1, 0):
            answers(game, PLAYS_AGENT, f"{player}: end the turn")
        assert told(game).count("super_showdown") == round_ + 1
    answers(game, PLAYS_AGENT, "1: end the turn", PLAYS_AGENT, PLAYS_AGENT, "0: end the turn")
    assert (ended(game).outcome, titles(seat(game, 0).victory)) == ("victory", ["Endless Resources", "Red Skull"])
    assert told(game).count("super_showdown") == 2


def test_the_showdown_of_a_solo_game_wins_the_mastermind_card() -> None:
    game = won([[AGENT] * 6])
    answers(game, "end the turn")
    assert table(game).step == "showdown"
    plays_everything(game)
    assert totals(game) == {0: 10}


def test_a_showdown_that_nobody_needs_is_not_held_after_a_defeat_or_draw() -> None:
    lost = lay(showdown=True, twists=7, villain_deck=["Scheme Twist"], step="villain_deck")
    drawn = answers(lay(showdown=True, empty=["villain_deck"]), "end the turn")
    assert [ended(game).outcome for game in (lost, drawn)] == ["defeat", "draw"]
