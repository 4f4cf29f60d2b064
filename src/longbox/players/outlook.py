"""How a game looks for a seat, as a number: what a bot that searches wants to make large.

Each family says how far a world is played out and what its end is worth. Here, and only here, a table itself is read:
it is one that the bot has imagined.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from longbox.games.catalog import playable
from longbox.kernel.game import Game, Score
from longbox.players import Advice


class Outlook(Protocol):
    """What a family's games are judged by."""

    rounds: float  # how many rounds a world is played out

    def is_plain(self, view: Mapping[str, Any], first: Advice) -> bool:
        """Whether the rule of thumb knows as much as trying out would tell."""
        ...

    def worth(self, game: Game, seat: int) -> float:
        """From 0, lost, to 1, won."""
        ...

    def went_well(self, game: Game, seat: int) -> bool: ...

    def says(self, worlds: int, well: int, otherwise: int) -> str:
        """That an answer went well in so many worlds, and the rule of thumb's otherwise in so many."""
        ...


class Legendary:
    """Winning together comes first, being ahead of the others second; a lost game is better lost late and dearly."""

    rounds = math.inf

    def is_plain(self, view: Mapping[str, Any], first: Advice) -> bool:
        options = view["decision"]["options"]
        return len(options) == 1 or (options[-1]["verb"] == "end the turn" and first.notation.startswith("play "))

    def worth(self, game: Game, seat: int) -> float:
        table: Any = game.table
        taken: float = 1 - len(table.tactics) / len(table.box.tactics[table.mastermind.title])
        result = game.result
        if result is None:
            return 0.3 * taken
        share = self.share(result.scores, seat)
        return 0.9 + 0.1 * share if result.outcome == "victory" else 0.35 * taken + 0.05 * share

    def share(self, scores: Sequence[Score], seat: int) -> float:
        """How far ahead of the best of the others."""
        others = [score.total for score in scores if score.seat != seat]
        if not others:
            return 0.5
        ahead = scores[seat].total - max(others)
        return max(0.0, min(1.0, 0.5 + ahead / 40))

    def went_well(self, game: Game, seat: int) -> bool:
        return game.result is not None and game.result.outcome == "victory"

    def says(self, worlds: int, well: int, otherwise: int) -> str:
        return f"Of {worlds} games imagined to the end, this wins {well}; the rule of thumb's answer wins {otherwise}."


class Villainous:
    """Only one wins: what counts is to be nearer to winning than whoever is nearest of the others."""

    rounds = 2.0

    def is_plain(self, view: Mapping[str, Any], first: Advice) -> bool:
        return len(view["decision"]["options"]) == 1

    def worth(self, game: Game, seat: int) -> float:
        table: Any = game.table
        if game.result is not None:
            return 1.0 if seat in game.result.winners else 0.0
        gauges: list[float] = [each.gauge.value for each in table.seats]
        mine = gauges.pop(seat)
        power: int = table.seats[seat].power
        return 0.5 + 0.4 * (mine - max(gauges)) + 0.005 * min(power, 8)

    def went_well(self, game: Game, seat: int) -> bool:
        return self.worth(game, seat) > 0.5

    def says(self, worlds: int, well: int, otherwise: int) -> str:
        return (
            f"Of {worlds} imagined ways to go on, this leaves you ahead in {well}; the rule of thumb's answer in "
            f"{otherwise}."
        )


OUTLOOKS: dict[str, Outlook] = {"legendary": Legendary(), "villainous": Villainous()}


def outlook_of(game: str) -> Outlook | None:
    return OUTLOOKS.get(playable(game).info.family)
