"""A playthrough: from what it is played again, and how a game is written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from longbox.kernel.game import Game, Result
from tests.playthroughs.players import BOT, chooser, play_out

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """One game: its name, and everything from which it is played again."""

    name: str
    seats: int
    seed: int
    style: str
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "legendary-1e"

    @property
    def is_by_bots(self) -> bool:
        """Bots learn: such a game is replayed from its record, but they would not play it again."""
        return self.style == BOT

    def play(self) -> Game:
        """Plays it from the first question to the end."""
        last = None
        for game in play_out(self.game, self.seats, self.seed, chooser(self.style, self.seed), **self.options):
            last = game
        assert last is not None
        return last

    @property
    def record_file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def log_file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.log"


def told(game: Game) -> str:
    """The public log and the result as text: what a change of the rules shows as a readable difference."""
    lines = ["  " * event.depth + event.text for event in game.log()]
    assert game.result is not None
    return "\n".join([*lines, "", *_result_lines(game.result)]) + "\n"


def _result_lines(result: Result) -> list[str]:
    lines = [f"{result.outcome}: {result.reason}", f"won together: {_seats(result.winners)}"]
    lines.append(f"won individually: {_seats(result.individual_winners)}")
    for score in result.scores:
        parts = ", ".join(f"{name} {points}" for name, points in score.parts)
        lines.append(f"Player {score.seat + 1}: {score.total} ({parts})")
    return lines


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(f"Player {seat + 1}" for seat in seats) or "nobody"
