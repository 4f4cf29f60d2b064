"""Unleash the Power of the Cosmic Cube."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import at_rest, clause, lay, table, titles

CUBE = "Unleash the Power of the Cosmic Cube"


def twist(number: int, seats: int = 2, **wanted: Any) -> Game:
    """The turn begins with the Twist of this number."""
    wanted = {"step": "villain_deck", "villain_deck": ["Scheme Twist"], "twists": number - 1, **wanted}
    return lay(scheme=CUBE, seats=seats, **wanted)


@clause("L1-011", "L1-012", "L1-190")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_eight_twists_are_in_the_villain_deck(seats: int) -> None:
    game = lay(scheme=CUBE, seats=seats)
    assert titles(table(game).villain_deck).count("Scheme Twist") == 8
    assert titles(table(game).beside_scheme) == []


@clause("L1-042", "L1-044", "L1-125", "L1-190")
@pytest.mark.parametrize(("number", "wounds"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 3)])
def test_each_player_gains_the_wounds_of_the_number_of_the_twist(number: int, wounds: int) -> None:
    game = twist(number, seats=3)
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"] * wounds] * 3
    assert at_rest(game)


@clause("L1-043", "L1-190")
@pytest.mark.parametrize("number", [1, 5, 7])
def test_twists_stay_beside_the_scheme(number: int) -> None:
    game = twist(number)
    assert (titles(table(game).beside_scheme), titles(table(game).ko)) == (["Scheme Twist"], [])
    assert at_rest(game)


@clause("L1-123", "L1-190")
def test_the_seventh_twist_gives_what_wounds_there_are_in_the_order_of_turns() -> None:
    game = twist(7, active=1, wounds=4)
    assert [len(player.discard) for player in table(game).seats] == [1, 3]
    assert at_rest(game)


@clause("L1-005", "L1-190")
def test_evil_wins_with_the_eighth_twist_and_everybody_loses() -> None:
    game = twist(8, victory=[["Sentinel"], []])
    assert game.over
    assert game.result is not None
    assert (game.result.outcome, game.result.winners, game.result.individual_winners) == ("defeat", (), ())


@clause("L1-190")
def test_the_seventh_twist_does_not_end_the_game() -> None:
    assert not twist(7).over


def test_danger_counts_the_twists() -> None:
    game = twist(3)
    assert table(game).scheme.danger(table(game)) == (3, 8)
