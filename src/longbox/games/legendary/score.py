"""How a game ended, and what everybody made of it."""

from __future__ import annotations

from longbox.games.legendary.table import Seat, Table
from longbox.kernel.game import Result, Score

REASONS = {
    "victory": "{} is defeated for the fourth time.",
    "defeat": "Evil wins: {} has come true.",
    "draw": "The {} has run out, and nobody has won.",
}

PENALTIES = {
    "bystanders_carried_off": "Bystanders carried off",
    "twists": "Scheme Twists",
    "villains_escaped": "Villains escaped",
}


def result(table: Table) -> Result:
    """Everybody wins or loses together; the most Victory Points win individually, unless evil did."""
    assert table.outcome is not None
    reason = REASONS[table.outcome].format(table.reason)
    if table.is_solo:
        return _solo_result(table, reason)
    scores = tuple(_score(seat) for seat in table.seats)
    everybody = tuple(range(len(table.seats)))
    most = max(score.total for score in scores)
    first = tuple(score.seat for score in scores if score.total == most)
    return Result(
        table.outcome,
        everybody if table.outcome == "victory" else (),
        first if table.outcome != "defeat" else (),
        scores,
        reason,
    )


def _score(seat: Seat) -> Score:
    """Victory Points, card by card, those of a face added up."""
    parts: dict[str, int] = {}
    for card in seat.victory:
        points = card.victory_points(seat)
        parts[card.title] = parts.get(card.title, 0) + points
    return Score(seat.index, sum(parts.values()), tuple(parts.items()))


def _solo_result(table: Table, reason: str) -> Result:
    """A score is kept only for a win, and what went wrong is taken off it."""
    assert table.outcome is not None
    if table.outcome != "victory":
        return Result(table.outcome, (), (), (), reason)
    score = _score(table.seats[0])
    penalties = tuple(
        (PENALTIES[counter], -each * getattr(table, counter))
        for counter, each in table.box.solo.penalties.items()
        if getattr(table, counter)
    )
    total = score.total + sum(points for _, points in penalties)
    return Result(table.outcome, (0,), (0,), (Score(0, total, score.parts + penalties),), reason)
