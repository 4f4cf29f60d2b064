"""How a game ended, and how near everybody came."""

from __future__ import annotations

from longbox.games.villainous.table import Seat, Table
from longbox.kernel.game import Result, Score


def result(table: Table) -> Result:
    """One villain wins. The scores say how much of the objective everybody had fulfilled, in percent."""
    assert table.outcome is not None
    assert table.winner is not None
    winner = table.winner
    villain = table.seats[winner].villain
    scores = tuple(_score(seat, is_winner=seat.index == winner) for seat in table.seats)
    reason = f"{villain.title} has fulfilled the objective."
    return Result(table.outcome, (winner,), (winner,), scores, reason)


def _score(seat: Seat, is_winner: bool) -> Score:
    percent = 100 if is_winner else min(99, round(100 * seat.gauge.value))
    return Score(seat.index, percent, (("objective", percent),))
