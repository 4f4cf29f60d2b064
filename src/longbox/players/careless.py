"""The player who knows the rules of thumb but is often with the mind elsewhere: an easy opponent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longbox.kernel import luck
from longbox.players import Advice
from longbox.players.random import Random
from longbox.players.thumb import Thumb
from longbox.players.worlds import Worlds

ONE_IN = 5  # so many questions, one of which is answered without thinking


class Careless:
    """Answers one question in five at random, the others by rules of thumb. The same seed answers the same."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = luck.from_seed(seed, "careless player")
        self.random = Random(seed)
        self.thumb = Thumb()

    def advises(self, view: Mapping[str, Any], worlds: Worlds | None = None) -> Advice:
        self.luck, drawn = luck.below(self.luck, ONE_IN)
        return (self.thumb if drawn else self.random).advises(view)
