"""The player who tries answers out: each in the same imagined worlds, played out by rules of thumb, the best one taken.

What the rules of thumb say stands until another answer has proved better: chance alone must not look like it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import luck
from longbox.kernel.errors import GameStuck
from longbox.kernel.game import Game
from longbox.players import Advice
from longbox.players.outlook import Outlook, outlook_of
from longbox.players.quick import Quick, quick
from longbox.players.thumb import Thumb
from longbox.players.worlds import Worlds

MILLISECONDS = 1500  # what one answer may take, where nobody says otherwise
LEAST_WORLDS = 6  # before an answer may be given up
ALIKE_WORLDS = 3  # after so many without any difference two answers are the same
SURE = 1.5  # standard errors by which an answer has to be better than the rule of thumb's
MOST_FAILURES = 3  # worlds in a row that could not be drawn or played


class OutOfBudget(Exception):
    """No more worlds can be played out."""


@dataclass
class Tried:
    """What became of one answer: how much more it was worth than the rule of thumb's, world by world."""

    notation: str
    place: int
    gains: list[float] = field(default_factory=list)
    well: list[bool] = field(default_factory=list)  # in which worlds all went well

    @property
    def worlds(self) -> int:
        return len(self.gains)

    @property
    def gain(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        n = len(self.gains)
        if n < 2:
            return math.inf
        mean = self.gain
        return math.sqrt(sum((gain - mean) ** 2 for gain in self.gains) / (n - 1) / n)

    def is_hopeless(self) -> bool:
        if self.worlds >= ALIKE_WORLDS and not any(self.gains):
            return True
        return self.worlds >= LEAST_WORLDS and self.gain + self.error <= 0

    def is_better(self) -> bool:
        return self.worlds >= LEAST_WORLDS and self.gain > SURE * self.error


class Search:
    """Thinks so many milliseconds about each answer, or so many playouts long, which answers the same every time."""

    def __init__(self, seed: int = 0, milliseconds: float | None = MILLISECONDS, playouts: int | None = None) -> None:
        self.seed = seed
        self.milliseconds = milliseconds
        self.playouts = playouts
        self.thumb = Thumb()

    def advises(self, view: Mapping[str, Any], worlds: Worlds | None = None) -> Advice:
        first = self.thumb.advises(view)
        outlook = outlook_of(view["game"])
        if worlds is None or outlook is None or outlook.is_plain(view, first):
            return first
        trial = Trial(view, first, worlds, outlook, self._budget())
        trial.runs(luck.from_seed(self.seed, f"search/{view['decision']['number']}"))
        return trial.verdict()

    def _budget(self) -> Budget:
        until = time.monotonic() + self.milliseconds / 1000 if self.milliseconds is not None else math.inf
        return Budget(until, self.playouts if self.playouts is not None else math.inf)


@dataclass
class Budget:
    """What may still be spent."""

    until: float  # by the monotonic clock
    playouts: float

    def spends_playout(self) -> None:
        if self.playouts <= 0:
            raise OutOfBudget
        self.playouts -= 1

    def checks_time(self) -> None:
        if time.monotonic() > self.until:
            raise OutOfBudget


class Trial:
    """One question: its answers side by side, in the same worlds."""

    def __init__(
        self, view: Mapping[str, Any], first: Advice, worlds: Worlds, outlook: Outlook, budget: Budget
    ) -> None:
        self.seat: int = view["decision"]["seat"]
        self.first = first
        self.worlds = worlds
        self.outlook = outlook
        self.budget = budget
        self.answers: Quick = quick(view["game"])
        options: Sequence[Mapping[str, Any]] = view["decision"]["options"]
        self.tried = [Tried(option["notation"], place) for place, option in enumerate(options)]
        self.thumbs = next(each for each in self.tried if each.notation == first.notation)

    def runs(self, state: int) -> None:
        """Until one answer is left, or the budget is spent. A world counts only if all were tried out in it."""
        alive = [self.thumbs, *(each for each in self.tried if each is not self.thumbs)]
        failures = 0
        while len(alive) > 1 and failures < MOST_FAILURES:
            state, number = luck.below(state, 1 << 32)
            try:
                tried = self.tries(alive, number)
            except OutOfBudget:
                return
            failures = 0 if tried else failures + 1
            alive = [each for each in alive if each is self.thumbs or not each.is_hopeless()]

    def tries(self, alive: Sequence[Tried], number: int) -> bool:
        """Plays out one world with each answer; false where that world cannot be drawn or played."""
        self.budget.checks_time()
        world = self.worlds.draws(luck.from_seed(number, "draws"))
        if world is None:
            return False
        try:
            ends = [self.plays_out(world, each.place) for each in alive]
        except GameStuck:
            return False  # a card's effect breaks on such a table: no ground for advice
        worth_of_first = self.outlook.worth(ends[0], self.seat)
        for each, end in zip(alive, ends, strict=True):
            each.gains.append(self.outlook.worth(end, self.seat) - worth_of_first)
            each.well.append(self.outlook.went_well(end, self.seat))
        return True

    def plays_out(self, world: Game, place: int) -> Game:
        """What becomes of an answer in a world, everybody following rules of thumb from then on."""
        self.budget.spends_playout()
        game = world.fork(quiet=True)
        table: Any = game.table
        last = table.turn + self.outlook.rounds * len(table.seats)
        game.answer(place)
        while (decision := game.decision) is not None and table.turn <= last:
            self.budget.checks_time()
            game.answer(self.answers(game) if len(decision.options) > 1 else 0)
        return game

    def verdict(self) -> Advice:
        """The best of those that proved better than the rule of thumb's; otherwise that."""
        better = [each for each in self.tried if each.is_better()]
        if not better:
            return self.confirmed()
        best = max(better, key=lambda each: each.gain)
        worlds = best.worlds
        return Advice(best.notation, self.outlook.says(worlds, sum(best.well), sum(self.thumbs.well[:worlds])))

    def confirmed(self) -> Advice:
        first = self.thumbs
        if first.worlds < LEAST_WORLDS:
            return self.first
        reason = f"{self.first.reason} In {first.worlds} imagined worlds nothing proved better."
        return Advice(self.first.notation, reason)
