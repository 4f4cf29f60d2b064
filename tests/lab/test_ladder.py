"""The ladder: counted right, the same from the same seeds, each deal fair to both."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.errors import IllegalSetup, LongboxError
from longbox.lab.ladder import Answers, Deal, counted, ladder
from longbox.lab.shares import interval

PAIR = ("normal", "hard")

PLAYED = [
    Deal(0, {"normal": 2, "hard": 2}, {"normal": 1, "hard": 1}, {PAIR: (1, 1)}, {"hard": Answers(10, 2.0, 0.5)}),
    Deal(1, {"normal": 2, "hard": 2}, {"normal": 0, "hard": 2}, {PAIR: (0, 2)}, {"hard": Answers(30, 6.0, 1.2)}),
    Deal(2, {"normal": 2, "hard": 2}, {"normal": 0, "hard": 1}, {PAIR: (0, 1)}, {}),
]


@pytest.mark.parametrize(("games", "wins", "low", "high"), [(100, 50, 0.404, 0.596), (10, 0, 0.0, 0.278), (0, 0, 0, 1)])
def test_the_interval_is_that_of_wilson(games: int, wins: int, low: float, high: float) -> None:
    assert list(interval(wins, games)) == pytest.approx([low, high], abs=0.001)


def test_a_rung_counts_where_one_of_the_two_was_better() -> None:
    (rung,) = counted(PLAYED, PAIR)["rungs"]
    assert (rung["weaker"], rung["stronger"]) == PAIR
    assert (rung["weaker_better"], rung["stronger_better"], rung["share"]) == (1, 4, 0.8)
    assert (rung["low"], rung["high"]) == pytest.approx(interval(4, 5), abs=1e-4)


def test_each_player_has_its_wins_and_how_long_it_thought() -> None:
    normal, hard = counted(PLAYED, PAIR)["players"]
    assert (normal["games"], normal["wins"], normal["answers"], normal["longest_ms"]) == (6, 1, 0, None)
    assert (hard["games"], hard["wins"]) == (6, 4)
    assert (hard["answers"], hard["mean_ms"], hard["longest_ms"]) == (40, 200.0, 1200.0)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for row in found["players"]:
        del row["mean_ms"], row["longest_ms"]
    return found


@pytest.mark.parametrize(("game", "together"), [("legendary-1e", True), ("villainous", False)])
def test_the_same_seeds_give_the_same_ladder(game: str, together: bool) -> None:
    kinds, told = ["random", "easy", "normal"], list[int]()
    found = without_times(ladder(game, 3, 5, 2, kinds, 4, 1, told.append))
    assert found == without_times(ladder(game, 3, 5, 2, kinds, 4, 2))
    assert told == [1, 2, 3]
    assert found["together"] is together
    assert sum(row["weaker_better"] + row["stronger_better"] for row in found["rungs"]) > 0
    games = {row["player"]: row["games"] for row in found["players"]}
    assert games == ({"random": 3, "easy": 3, "normal": 3} if together else {"random": 6, "easy": 12, "normal": 6})


def test_rules_of_thumb_are_better_than_chance() -> None:
    (rung,) = ladder("villainous", 5, kinds=["random", "normal"], processes=1)["rungs"]
    assert rung["stronger_better"] >= 9


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(LongboxError, match="at least two players"):
        ladder("villainous", kinds=["normal"])
    with pytest.raises(LongboxError, match="at least two players"):
        ladder("villainous", kinds=["normal", "normal"])
    with pytest.raises(LongboxError, match="no player 'cat'"):
        ladder("villainous", kinds=["normal", "cat"])
    with pytest.raises(IllegalSetup):
        ladder("villainous", seats=9)
