"""The aim of the game: who plays, how the players win, how evil wins."""

from __future__ import annotations

import pytest

from longbox.games.catalog import new
from longbox.kernel.errors import IllegalAnswer, IllegalSetup
from tests.rules.legendary_1e.words import AGENT, GAME, VIRUS, ended, totals
from tests.words import answers, at_rest, clause, lay, options, seat, table

ALL_BUT_LAST = ["Ruthless Dictator", "Negablast Grenades", "HYDRA Conspiracy", "Endless Resources"]


@clause("L1-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_players_can_play_and_each_has_a_deck_of_their_own(seats: int) -> None:
    game = new(GAME, seats=seats, seed=3)
    assert len(table(game).seats) == game.seats == seats
    owned = [card for player in table(game).seats for card in player.all_cards()]
    assert len(owned) == len(set(owned))
    assert len(owned) >= 12 * seats


@clause("L1-001")
@pytest.mark.parametrize("seats", [0, 6, -1, True, 2.0])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(IllegalSetup, match="seats 1 to 5 players"):
        new(GAME, seats=seats, seed=3)


@clause("L1-001")
def test_the_mastermind_is_nobodys_seat_and_its_strike_asks_only_the_players() -> None:
    game = lay(seats=3, villain_deck=["Master Strike"], step="villain_deck", hands=[["Odinson", "Web-Shooters"]] * 3)
    asked = []
    while table(game).step == "villain_deck":
        assert game.decision is not None
        asked.append(game.decision.seat)
        game.answer(0)
    assert asked == [0, 1, 2]
    assert at_rest(game)


@clause("L1-002")
def test_the_players_win_together_with_the_fourth_tactic_and_not_before() -> None:
    game = lay(seats=3, attack=28, tactics=ALL_BUT_LAST, decks=[[AGENT] * 12])
    for fights in range(1, 4):
        answers(game, "fight Red Skull", *([f"KO {AGENT}", f"discard {AGENT}"] if fights == 1 else []))
        assert at_rest(game), f"after {fights} defeats the game goes on"
    answers(game, "fight Red Skull")
    assert (ended(game).outcome, ended(game).winners) == ("victory", (0, 1, 2))


@clause("L1-003")
def test_of_the_winners_the_one_with_most_victory_points_wins_individually() -> None:
    game = lay(
        seats=3,
        attack=7,
        tactics=["Endless Resources"],
        victory=[["Sabretooth"] * 5, ["Sabretooth"] * 5 + ["Bystander"] * 2, ["Sabretooth"] * 3],
    )
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 20, 1: 17, 2: 9}
    assert ended(game).winners == (0, 1, 2)
    assert ended(game).individual_winners == (0,)


@clause("L1-003")
def test_players_level_on_the_highest_total_share_the_individual_win() -> None:
    game = lay(
        seats=3,
        attack=7,
        tactics=["Endless Resources"],
        victory=[["Sabretooth"], ["Bystander"] * 8, ["Bystander"] * 7],
    )
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 8, 1: 8, 2: 7}
    assert ended(game).individual_winners == (0, 1)


@clause("L1-004")
def test_victory_points_come_from_the_victory_pile_alone() -> None:
    game = lay(
        attack=7,
        tactics=["Endless Resources"],
        victory=[["Sabretooth", "Bystander", "Bystander"], []],
        hands=[["God of Thunder"], ["Odinson"]],
        discards=[["Call Lightning"], ["Surge of Power"]],
    )
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 10, 1: 0}
    assert dict(ended(game).scores[0].parts) == {"Sabretooth": 3, "Bystander": 2, "Endless Resources": 5}


@clause("L1-005")
def test_everybody_loses_when_the_scheme_comes_true() -> None:
    game = lay(twists=7, villain_deck=["Scheme Twist"], step="villain_deck", victory=[["Sabretooth"] * 9, []])
    assert ended(game).outcome == "defeat"
    assert (ended(game).winners, ended(game).individual_winners) == ((), ())


@clause("L1-005")
def test_one_twist_short_of_it_the_game_goes_on() -> None:
    game = lay(twists=6, villain_deck=["Scheme Twist"], step="villain_deck")
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_at_once_in_the_middle_of_an_effect() -> None:
    """The Wound stack is empty after the first of two Wounds: nobody is asked or wounded any more."""
    game = lay(scheme=VIRUS, attack=12, wounds=1, city={"Bank": "Sabretooth", "Streets": "Abomination"})
    answers(game, "fight Sabretooth in the Bank")
    assert ended(game).outcome == "defeat"
    assert (len(seat(game, 0).discard), len(seat(game, 1).discard)) == (1, 0)
    with pytest.raises(IllegalAnswer, match="game is over"):
        game.answer("fight Abomination on the Streets")


@clause("L1-005")
def test_a_scheme_whose_condition_is_not_met_leaves_the_turn_alone() -> None:
    game = lay(scheme=VIRUS, attack=12, wounds=4, city={"Bank": "Sabretooth", "Streets": "Abomination"})
    answers(game, "fight Sabretooth in the Bank")
    assert at_rest(game)
    assert "fight Abomination on the Streets" in options(game)
