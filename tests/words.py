"""The words scenarios are written in: lay a table, speak the notation, look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from longbox.games.legendary.table import Seat, Table
from longbox.kernel.game import Game
from longbox.testing import arrange

clause = pytest.mark.clause  # @clause("L1-043"): this test proves that clause of the rulebook


def lay(seats: int = 2, seed: int = 1, **wanted: Any) -> Game:
    """A First Edition table, seat 0 to act. A quiet Scheme and Mastermind unless the scenario names others."""
    wanted.setdefault("mastermind", "Red Skull")
    wanted.setdefault("scheme", "Unleash the Power of the Cosmic Cube")
    wanted.setdefault("active", 0)
    return arrange("legendary-1e", seats=seats, seed=seed, **wanted)


def enters(name: str, **wanted: Any) -> Game:
    """A turn begins: this Villain enters the city, and its Ambush, if any, is carried out or asks."""
    return lay(step="villain_deck", villain_deck=[name, *wanted.pop("villain_deck", [])], **wanted)


def escapes(name: str, *held: str, **wanted: Any) -> Game:
    """A turn begins in a full city: a Sentinel pushes this Villain off the Bridge, with what it holds.
    No Hero in the HQ is cheap enough to be KO'd for it."""
    city: dict[str, Any] = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    wanted.setdefault("hq", ["God of Thunder"] * 5)
    return enters("Sentinel", city={**city, "Bridge": [name, *held]}, **wanted)


def answers(game: Game, *notations: str) -> Game:
    """Gives answers one after the other. `1: decline` also checks that it is seat 1 who is asked."""
    for notation in notations:
        seat, colon, words = notation.partition(": ")
        names_seat = bool(colon) and seat.isdigit()
        if names_seat:
            assert game.decision is not None, "the game is over"
            assert game.decision.seat == int(seat), f"seat {game.decision.seat} is asked, not {seat}: {game.decision}"
        game.answer(words if names_seat else notation)
    return game


def options(game: Game) -> list[str]:
    """What can be answered now."""
    assert game.decision is not None, "the game is over"
    return game.decision.notations


def asked(game: Game) -> int:
    """The seat that is asked now."""
    assert game.decision is not None, "the game is over"
    return game.decision.seat


def table(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def seat(game: Game, index: int = 0) -> Seat:
    return table(game).seats[index]


def titles(pile: Iterable[Any]) -> list[str]:
    """The titles of a pile, in order; empty spaces are left out."""
    return [card.title for card in pile if card is not None]


def at_rest(game: Game) -> bool:
    """Whether the game stands between two steps, at the question what to do: every effect is finished."""
    return game.decision is not None and game.table.step == "main" and not game.table.causes
