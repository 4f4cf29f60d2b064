"""The Legacy Virus."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, table, titles

VIRUS = "The Legacy Virus"


def twist(**wanted: Any) -> Game:
    """The turn begins with a Twist."""
    return lay(scheme=VIRUS, step="villain_deck", villain_deck=["Scheme Twist"], **wanted)


@clause("L1-011", "L1-012")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_stack_has_six_wounds_a_player_and_the_villain_deck_eight_twists(seats: int) -> None:
    game = lay(scheme=VIRUS, seats=seats)
    assert len(table(game).wounds) == 6 * seats
    assert titles(table(game).villain_deck).count("Scheme Twist") == 8


@clause("L1-042", "L1-043", "L1-109")
def test_twist_gives_a_wound_to_each_player_who_reveals_no_tech_hero() -> None:
    game = answers(twist(seats=3, hands={1: ["Arc Reactor", "Odinson"]}), "1: reveal Arc Reactor from hand")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], [], ["Wound"]]
    assert (titles(table(game).ko), len(table(game).wounds)) == (["Scheme Twist"], 16)
    assert at_rest(game)


@clause("L1-136")
def test_the_owner_of_a_tech_hero_may_take_the_wound() -> None:
    game = answers(twist(hands={1: ["Arc Reactor"]}), "1: decline")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], ["Wound"]]
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_when_a_twist_takes_the_last_wound() -> None:
    game = twist(wounds=2)
    assert game.result is not None
    assert (game.result.outcome, len(table(game).wounds)) == ("defeat", 0)


def test_evil_does_not_win_while_a_wound_is_left() -> None:
    game = twist(wounds=3)
    assert len(table(game).wounds) == 1
    assert at_rest(game)


@clause("L1-005", "L1-013")
def test_evil_wins_the_moment_another_card_gives_the_last_wound() -> None:
    game = lay(scheme=VIRUS, mastermind="Loki", step="villain_deck", villain_deck=["Master Strike"], wounds=1)
    assert game.result is not None
    assert game.result.outcome == "defeat"
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], []]


def test_danger_counts_the_wounds_that_are_gone() -> None:
    game = lay(scheme=VIRUS, seats=2, wounds=5)
    assert table(game).scheme.danger(table(game)) == (7, 12)
