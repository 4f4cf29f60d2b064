"""How often each side wins: counted right, alike whatever the number of processes, and only where there are sides."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalSetup, LongboxError
from longbox.lab import balance as balancing
from longbox.lab import sharing
from longbox.lab.balance import Played, balance, counted

PLAYED = [
    Played(0, ("Hela", "Thanos"), "Hela", 10),
    Played(1, ("Thanos", "Hela"), "Hela", 20),
    Played(2, ("Hela", "Ultron", "Thanos"), "Ultron", 12),
    Played(3, ("Hela", "Thanos"), None, 60),
]


def test_each_side_is_counted_over_the_games_it_was_in() -> None:
    sides = {row["side"]: row for row in counted(PLAYED)["sides"]}
    assert {side: (row["games"], row["wins"]) for side, row in sides.items()} == {
        "Hela": (4, 2),
        "Thanos": (4, 0),
        "Ultron": (1, 1),
    }
    assert sides["Hela"]["share"] == 0.5
    assert sides["Hela"]["rounds"] == {"median": 15, "mean": 15.0, "least": 10, "most": 20}
    assert sides["Thanos"]["rounds"] is None
    assert [(row["seats"], row["games"], row["wins"]) for row in sides["Hela"]["by_seats"]] == [(2, 3, 2), (3, 1, 0)]


def test_a_line_up_is_the_same_whoever_sits_where() -> None:
    two, three = counted(PLAYED)["line_ups"]
    assert (two["sides"], two["games"], two["unfinished"]) == (["Hela", "Thanos"], 3, 1)
    assert two["wins"] == {"Hela": 2, "Thanos": 0}
    assert three["wins"] == {"Hela": 0, "Thanos": 0, "Ultron": 1}


def test_games_that_nobody_won_in_time_are_counted_as_unfinished() -> None:
    found = counted(PLAYED)
    assert found["unfinished"] == 1
    assert [(row["seats"], row["games"], row["unfinished"]) for row in found["by_seats"]] == [(2, 3, 1), (3, 1, 0)]


def test_a_game_that_lasts_too_long_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "MOST_ROUNDS", 2)
    assert balancing.plays("villainous", 3, 2, "normal").winner is None


def test_games_are_the_same_whatever_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LEAST", 2)
    done: list[int] = []
    alone = balance("villainous", 4, seed=5, seats=[2], processes=1, progress=done.append)
    assert alone == balance("villainous", 4, seed=5, seats=[2], processes=2)
    assert done == [1, 2, 3, 4]
    assert (alone["game"], alone["games"], alone["player"]) == ("villainous", 4, "normal")


def test_where_all_win_or_lose_together_nothing_can_be_weighed() -> None:
    with pytest.raises(LongboxError, match="there are no sides"):
        balance("legendary-1e", 1, processes=1)
    with pytest.raises(IllegalSetup, match="seats 2 to 4 players"):
        balance("villainous", 1, seats=[5])
