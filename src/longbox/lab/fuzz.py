"""Random games of everything the catalog offers, with every law looked at at every decision.

A game is known by its seed alone: the seed says which set-up is played, and how. So the same faults are found whatever
the number of processes, and one command plays a single game again.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from longbox.games import catalog
from longbox.games.options import GameInfo, SetupOption
from longbox.kernel import luck
from longbox.kernel.errors import GameStuck, IllegalSetup
from longbox.kernel.game import Game
from longbox.lab.laws import BrokenLaw, Inspector, digests_elsewhere
from longbox.lab.sharing import shared
from longbox.players import player

DECISION_CAP = 20_000  # a game whose rules bring it to an end has ended long before
ENOUGH = 600  # decisions of a game whose rules do not: players who answer at random may go round for ever
SECONDS_CAP = 300  # for one game: an effect that never comes to an end is stopped, and named
MOST_SET_UPS = 5_000  # the round of set-ups is not made longer than this

Chosen = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Fault:
    """A game that broke a law or broke down, and the command that plays it again."""

    what: str
    seed: int
    seats: int
    set_up: str
    answers: int
    command: str


@dataclass(frozen=True)
class _Played:
    """What became of one game."""

    seed: int
    seats: int
    chosen: Chosen
    decisions: int
    longest_step: int
    outcome: str
    record: str
    fault: str | None


@dataclass
class Report:
    """What a batch of games came to."""

    game: str
    games: int = 0
    decisions: int = 0
    set_ups: int = 0
    longest_step: int = 0
    values_met: list[str] = field(default_factory=list)
    outcomes: dict[str, int] = field(default_factory=dict)
    replayed_elsewhere: int = 0
    seconds: float = 0.0
    faults: list[Fault] = field(default_factory=list)

    @property
    def decisions_per_s(self) -> int:
        return round(self.decisions / self.seconds) if self.seconds else 0

    def plain(self) -> dict[str, Any]:
        """The report for a protocol."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "set_ups_covered": self.set_ups,
            "values_met": self.values_met,
            "most_questions_in_a_step": self.longest_step,
            "outcomes": ", ".join(f"{count} {outcome}" for outcome, count in sorted(self.outcomes.items())),
            "replayed_elsewhere": self.replayed_elsewhere,
            "decisions_per_s": self.decisions_per_s,
            "faults": [asdict(fault) for fault in self.faults],
        }


def fuzz(
    game: str,
    games: int = 100,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    cap: int | None = None,
    elsewhere: bool = True,
    thorough: bool = False,
) -> Report:
    """Plays games with the seeds from `seed` on; `progress` is told now and then how many are done.

    With `elsewhere`, one game in ten is played again from its record in another process under another hash seed.
    Thorough games look at every law for every viewer at every decision; otherwise viewers and dear laws take turns.
    """
    info = catalog.playable(game).info
    for count in seats or ():
        info.check_seats(count)
    begun = perf_counter()
    seats = tuple(sorted(seats)) if seats else None
    seeds = range(seed, seed + games)
    played: list[_Played] = []
    for batch in shared(partial(_plays_several, game, seats, cap, thorough), seeds, processes):
        played += batch
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda each: each.seed)
    report = Report(game, len(played), sum(each.decisions for each in played))
    report.set_ups = len({(each.seats, each.chosen) for each in played})
    report.values_met = _values_met(info, played)
    report.longest_step = max((each.longest_step for each in played), default=0)
    report.outcomes = dict(Counter(each.outcome for each in played))
    report.seconds = perf_counter() - begun
    report.faults = [_fault(game, each, each.fault, seats) for each in played if each.fault is not None]
    if elsewhere:
        again = [each for each in played if each.seed % 10 == 0 and each.fault is None]
        report.replayed_elsewhere = len(again)
        report.faults += _replayed_elsewhere(game, again, seats)
    return report


def _fault(game: str, played: _Played, what: str, seats: Sequence[int] | None) -> Fault:
    command = f"longbox fuzz {game} --games 1 --seed {played.seed}"
    command += "".join(f" --seats {count}" for count in seats or ())
    set_up = ", ".join(f"{name} {value}" for name, value in played.chosen) or "all drawn"
    return Fault(what, played.seed, played.seats, set_up, played.decisions, command)


def _replayed_elsewhere(game: str, again: Sequence[_Played], seats: Sequence[int] | None) -> list[Fault]:
    if not again:
        return []
    try:
        there = digests_elsewhere([each.record for each in again], hash_seed=again[0].seed % 1000 + 1)
    except BrokenLaw as broken:
        return [_fault(game, again[0], str(broken), seats)]
    return [
        _fault(game, each, f"Its record comes to {digest} in another process.", seats)
        for each, digest in zip(again, there, strict=True)
        if not each.record.rstrip().endswith(f"digest {digest}")
    ]


def _plays_several(
    game: str, seats: Sequence[int] | None, cap: int | None, thorough: bool, seeds: Sequence[int]
) -> list[_Played]:
    return [_plays(game, seed, seats, cap, thorough) for seed in seeds]


def cap_of(game: str) -> int:
    """After how many decisions a game that has not ended is left."""
    return DECISION_CAP if catalog.playable(game).ends else ENOUGH


# -- one game --------------------------------------------------------------------------------------------------------


def _plays(name: str, seed: int, seats: Sequence[int] | None, cap: int | None, thorough: bool) -> _Played:
    """Plays the game of one seed with an inspector beside it."""
    playing = catalog.playable(name)
    cap = cap or cap_of(name)
    count, wished = set_up(playing.info, seed, seats)
    game: Game | None = None
    chosen: Chosen = wished
    longest = 0
    fault: str | None = None
    try:
        with _time_limit(SECONDS_CAP):
            game, chosen = _started(name, count, seed, wished)
            inspector = Inspector(game, seed, thorough)
            chooser = _Chooser(seed)
            inspector.looks()
            while not game.over and game.answers < cap:
                inspector.answers(chooser.chooses(game))
                longest = max(longest, game.answers_in_step)
                inspector.looks()
            if playing.ends and not game.over:
                raise BrokenLaw(f"The game has not ended after {cap:,} decisions.")
    except BrokenLaw as broken:
        fault = f"{type(broken).__name__}: {broken}"
    except Exception as error:
        fault = _where(error)
    answers = game.answers if game is not None else 0
    result = game.result if game is not None else None
    outcome = "fault" if fault is not None else result.outcome if result is not None else "unfinished"
    record = str(game.record) if game is not None and fault is None else ""
    return _Played(seed, count, chosen, answers, longest, outcome, record, fault)


def _where(error: Exception) -> str:
    """What broke, and the innermost line of our own in which it did."""
    cause = error.__cause__ if isinstance(error, GameStuck) and error.__cause__ is not None else error
    frames = traceback.extract_tb(cause.__traceback__)
    place = f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


class _Chooser:
    """Chooses at random, in one of three moods: any answer; seldom the last one, which mostly ends or declines
    something; or mostly what the rules of thumb say, so that games go far and meet what only strong players meet."""

    def __init__(self, seed: int) -> None:
        self.luck = luck.from_seed(seed, "fuzz answers")
        self.mood = seed % 3
        self.thumb = player("normal")

    def rolls(self, limit: int) -> int:
        self.luck, number = luck.below(self.luck, limit)
        return number

    def chooses(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None
        options = len(decision.options)
        if self.mood == 2 and self.rolls(8):
            return decision.index(self.thumb.advises(game.view(decision.seat)).notation)
        choice = self.rolls(options)
        if self.mood == 1 and choice == options - 1 > 0 and self.rolls(8):
            return self.rolls(options - 1)
        return choice


@contextlib.contextmanager
def _time_limit(seconds: int) -> Iterator[None]:
    """Breaks into an effect that never comes to an end: the game is stuck then, and names the card."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def breaks_in(*_: Any) -> None:
        raise TimeoutError(f"it took more than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, breaks_in)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# -- set-ups ---------------------------------------------------------------------------------------------------------


def set_up(info: GameInfo, seed: int, seats: Sequence[int] | None = None) -> tuple[int, Chosen]:
    """Seats and options for a seed. Seeds that follow each other go round everything that is otherwise drawn, one of
    each with every number of seats; modes, flags and the rest are drawn beside."""
    drawn = [option for option in info.options if _is_drawn(option)]
    rounds = _rounds(drawn, [count for count in info.seats if seats is None or count in seats])
    count, values = rounds[seed % len(rounds)]
    flags: list[tuple[str, Any]] = []
    extras: list[tuple[str, Any]] = []
    state = luck.from_seed(seed, "fuzz options")
    for option in info.options:
        state, mood = luck.below(state, 6 if option.kind == "flag" else 3)
        if mood == 0 and option not in drawn:
            state, value = _value(option, count, state, seed)
            (flags if option.kind == "flag" else extras).append((option.name, value))
    # What comes first is kept where not all of it goes together.
    named = [(option.name, _in_some_order(value, state)) for option, value in zip(drawn, values, strict=True)]
    return count, (*flags, *named, *extras)


def _is_drawn(option: SetupOption) -> bool:
    """Whether the set-up draws one of a few things: these are gone round."""
    return option.default is None and (option.kind == "one" or option.each_seat)


def _rounds(drawn: Sequence[SetupOption], counts: Sequence[int]) -> list[tuple[int, tuple[Any, ...]]]:
    """Every number of seats with every way to fill what is drawn, shuffled once for all."""
    rounds = [
        (count, values) for count in counts for values in itertools.product(*(_ways(each, count) for each in drawn))
    ][:MOST_SET_UPS]
    luck.shuffle(luck.from_seed(0, "fuzz set-ups"), rounds)
    return rounds


def _ways(option: SetupOption, seats: int) -> Sequence[Any]:
    """Every value; where each seat has one of its own, every choice of as many as there are seats."""
    return list(itertools.combinations(option.values, seats)) if option.each_seat else option.values


def _in_some_order(value: Any, state: int) -> Any:
    if not isinstance(value, tuple):
        return value
    order = list(value)
    luck.shuffle(state, order)
    return order


def _values_met(info: GameInfo, played: Sequence[_Played]) -> list[str]:
    """How many values of each option were chosen in some game, out of how many there are."""
    met: dict[str, set[Any]] = {}
    for each in played:
        for name, value in each.chosen:
            met.setdefault(name, set()).add(tuple(sorted(value)) if isinstance(value, tuple) else value)
    counts = {each.seats for each in played}
    lines = [f"seats {len(counts)} of {len(info.seats)}"]
    for option in info.options:
        ways = {way for count in info.seats for way in _ways(option, count)}
        if option.kind == "several" and not option.each_seat:
            ways = {(value,) for value in option.values}
        if ways:
            lines.append(f"{option.name} {len(met.get(option.name, set()) & ways)} of {len(ways)}")
    return lines


def _value(option: SetupOption, seats: int, state: int, seed: int) -> tuple[int, Any]:
    match option.kind:
        case "flag":
            return state, True
        case "several":
            return state, [option.values[seed % len(option.values)]]
        case "one":
            state, place = luck.below(state, len(option.values))
            return state, option.values[place]
        case "numbers":
            numbers = []
            for _ in range(seats):
                state, number = luck.below(state, 4)
                numbers.append(number)
            return state, numbers
    return luck.below(state, seats)


def _started(name: str, seats: int, seed: int, wished: Chosen) -> tuple[Game, Chosen]:
    """The game with as many of the wished options, from the first on, as go together."""
    for kept in range(len(wished), 0, -1):
        with contextlib.suppress(IllegalSetup):
            return catalog.new(name, seats, seed, **dict(wished[:kept])), _hashable(wished[:kept])
    return catalog.new(name, seats, seed), ()


def _hashable(chosen: Chosen) -> Chosen:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in chosen)
