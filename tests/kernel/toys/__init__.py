"""Two tiny games that prove the kernel: it was not made for them, and no family of cards stands in the way."""

from __future__ import annotations

from typing import Any

from longbox.games.catalog import Playable
from longbox.kernel import luck
from longbox.kernel.errors import BadRecord
from longbox.kernel.game import Game, Setup
from longbox.kernel.record import Record
from tests.kernel.toys.market import MARKET
from tests.kernel.toys.outpost import OUTPOST

TOYS: dict[str, Playable] = {"market": MARKET, "outpost": OUTPOST}


def new(game: str = "market", seats: int = 2, seed: int = 1, **options: Any) -> Game:
    toy = TOYS[game]
    table = toy.deal([f"Player {seat + 1}" for seat in range(seats)], seed, options)
    return Game(toy.rules, Setup(game, seats, seed, options), table)


def replay(text: str) -> Game:
    """The game of a record, played through; its digest must be the one written there."""
    record = Record.parse(text)
    game = new(record.game, record.seats, record.seed, **record.options)
    for answer in record.answers:
        game.answer(answer)
    if record.digest not in (None, game.digest()):
        raise BadRecord(1, "the answers lead to another table than the digest says.")
    return game


def played(game: Game, answers: int = 100_000, state: int = 1) -> Game:
    """The game after so many random answers, or at its end."""
    while (decision := game.decision) is not None and answers:
        state, choice = luck.below(state * 0x9E3779B97F4A7C15 % 2**64, len(decision.options))
        game.answer(choice)
        answers -= 1
    return game


def every(seeds: int = 4) -> list[tuple[str, int, int]]:
    """Toy, seats and seed for tests over many games."""
    return [(name, seats, seed) for name, toy in TOYS.items() for seats in toy.info.seats for seed in range(seeds)]
