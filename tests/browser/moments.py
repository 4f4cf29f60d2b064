"""Moments of games for tests and pictures: records of games that bots have played to their end, or a part of them."""

from __future__ import annotations

from functools import cache

import longbox
from longbox.kernel.record import Record
from longbox.players.thumb import Thumb

MOST_ANSWERS = 2_000


@cache
def record(game: str, seats: int, seed: int, part: float = 1.0) -> str:
    """Such a part of all the answers of the game: 0 is its first question, 1 its end."""
    whole = Record.parse(_whole(game, seats, seed))
    whole.answers = whole.answers[: int(part * len(whole.answers))]
    whole.digest = None
    return str(whole)


@cache
def _whole(game: str, seats: int, seed: int) -> str:
    table = longbox.new(game, seats=seats, seed=seed)
    bot = Thumb()
    for _ in range(MOST_ANSWERS):
        if table.decision is None:
            break
        table.answer(bot.advises(table.view(table.decision.seat)).notation)
    return str(table.record)
