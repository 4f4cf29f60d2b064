"""The player who answers at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longbox.kernel import luck
from longbox.players import Advice
from longbox.players.worlds import Worlds


class Random:
    """Takes any of the options, each as likely as the others. The same seed answers the same."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = luck.from_seed(seed, "random player")

    def advises(self, view: Mapping[str, Any], worlds: Worlds | None = None) -> Advice:
        options = view["decision"]["options"]
        self.luck, place = luck.below(self.luck, len(options))
        return Advice(options[place]["notation"], "It was drawn at random.")
