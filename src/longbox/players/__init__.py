"""Bots. A bot sees what its seat sees, a view with the decision in it, and answers in the game's notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from longbox.kernel.errors import LongboxError

KINDS = {
    "bot": "follows rules of thumb",
    "random": "answers at random",
}


@dataclass(frozen=True)
class Advice:
    """An answer, and in a sentence why."""

    notation: str
    reason: str


class Player(Protocol):
    """Anything that answers decisions."""

    def advises(self, view: Mapping[str, Any]) -> Advice:
        """The answer to the decision in a view of the seat that is asked."""
        ...


def player(kind: str, seed: int = 0) -> Player:
    """A bot of one of the KINDS."""
    match kind:
        case "bot":
            from longbox.players.thumb import Thumb

            return Thumb()
        case "random":
            from longbox.players.random import Random

            return Random(seed)
    raise LongboxError(f"There is no player {kind!r}: choose from {', '.join(KINDS)}.")
