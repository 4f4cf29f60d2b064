"""Bots. A bot sees what its seat sees, a view with the decision in it, and answers in the game's notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.players.worlds import Worlds

STRENGTHS = {
    "easy": "follows rules of thumb, but often answers at random",
    "normal": "follows rules of thumb",
    "hard": "tries its answers out in worlds that it imagines",
}
KINDS = {**STRENGTHS, "random": "answers at random"}
NORMAL = "normal"  # who sits where nobody says more than `a bot`


@dataclass(frozen=True)
class Advice:
    """An answer, and in a sentence why."""

    notation: str
    reason: str


class Player(Protocol):
    """Anything that answers decisions."""

    def advises(self, view: Mapping[str, Any], worlds: Worlds | None = None) -> Advice:
        """The answer to the decision in a view of the seat that is asked.

        Whoever tries answers out does so in `worlds`, which tell no more than the view; without them nobody can.
        """
        ...


def player(kind: str, seed: int = 0, playouts: int | None = None) -> Player:
    """A bot of one of the KINDS. One that tries answers out does so as long as at a table, or so many playouts long."""
    match kind:
        case "easy":
            from longbox.players.careless import Careless

            return Careless(seed)
        case "normal":
            from longbox.players.thumb import Thumb

            return Thumb()
        case "hard":
            from longbox.players.search import Search

            return Search(seed) if playouts is None else Search(seed, None, playouts)
        case "random":
            from longbox.players.random import Random

            return Random(seed)
    raise LongboxError(f"There is no player {kind!r}: choose from {', '.join(KINDS)}.")


def asks(who: Player, game: Game) -> Advice:
    """What a bot answers to the question of a game, told only what the seat that is asked may know."""
    decision = game.decision
    assert decision is not None, "a game that goes on asks something"
    return who.advises(game.view(decision.seat), Worlds(game, decision.seat))
