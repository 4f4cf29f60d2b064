"""Moments of games for tests and pictures: records of games that bots have played so far."""

from __future__ import annotations

from functools import cache
from typing import Any

import longbox
from longbox.players import player

MOST_ANSWERS = 2_000


@cache
def record(game: str, seats: int, seed: int, answers: int = MOST_ANSWERS, first_game: bool = False) -> str:
    """After so many answers, or at the end of the game if it ends before."""
    options: dict[str, Any] = {"first_game": True} if first_game else {}
    table = longbox.new(game, seats=seats, seed=seed, **options)
    bot = player("bot")
    for _ in range(answers):
        if table.decision is None:
            break
        table.answer(bot.advises(table.view(table.decision.seat)).notation)
    return str(table.record)
