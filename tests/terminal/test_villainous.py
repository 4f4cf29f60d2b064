"""The table of the Villainous family in lines."""

from __future__ import annotations

from pathlib import Path

import longbox
from longbox.terminal import exits
from tests.terminal.sitting import Sitting

LINE_UP = ["Hela", "Killmonger"]


def sat(*typed: str) -> Sitting:
    game = longbox.new("villainous", 2, 7, villains=LINE_UP, first_seat=0)
    return Sitting(game, *typed)


def test_everything_there_is_to_look_at_is_shown(home: Path) -> None:
    looks = ("hand", "domain", "events", "objectives", "fate", "discard", "specialties", "players", "domain 2", "hela")
    sitting = sat(*(f"look {name}" for name in looks), "quit")
    assert sitting.code == exits.DONE
    for words in ("Objective", " %: ", "Fate deck", "Killmonger", "Odin's Vault", "Top:", "Bottom:"):
        assert words in sitting.shown


def test_an_action_that_is_not_there_says_where_it_is(home: Path) -> None:
    sitting = sat("move to gjoll", "why fate", "why vanquish", "quit")
    assert "your Domain has it at" in sitting.shown


def test_a_whole_game_of_hints_is_told_to_its_end(home: Path) -> None:
    game = longbox.new("villainous", 2, 7, villains=LINE_UP, first_seat=0)
    sitting = Sitting(game, seats=["normal", "normal"])
    assert sitting.code == exits.DONE
    assert "has fulfilled the objective" in sitting.shown
    assert "100 % of the objective" in sitting.shown
