"""A game: a table, the steps that move it on, and the answers that were given."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel.decisions import Decision, Option
from longbox.kernel.errors import GameStuck, IllegalAnswer
from longbox.kernel.log import Event, Log
from longbox.kernel.record import Record
from longbox.kernel.table import Frozen, Table
from longbox.kernel.view import view_for

Effect = Coroutine[Decision, Option | None, Any]
Step = Callable[[Any], Effect]

# A step base is kept at least every so many answers, so that undo never replays more than these.
_BASES_APART = 48
# A game that goes on so long without a question will never ask one.
_MOST_SILENT_STEPS = 10_000


class Ended(Exception):
    """Raised by a family's table the moment the game is over."""


@dataclass(frozen=True)
class Score:
    """What one seat made of the game, with the parts that add up to it."""

    seat: int
    total: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Result:
    """How a game ended: the outcome in one word, who won, the scores, and the reason in a sentence.

    `individual_winners` are those who stand first among the players, where the game names such.
    """

    outcome: str
    winners: tuple[int, ...]
    individual_winners: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: str


@dataclass(frozen=True)
class Rules:
    """What a family tells the kernel about one of its games."""

    game: str
    version: int  # rises when a rule's behaviour changes, so that an old record is not replayed under other rules
    table: type[Table]
    first_step: str
    steps: Mapping[str, Step]
    result: Callable[[Any], Result]
    sentences: Mapping[str, str]  # what the log says for each kind of event
    clauses: Mapping[str, str]  # the rulebook clause behind each kind of event


@dataclass(frozen=True)
class Setup:
    """What a game was started from. With the answers it is the whole game."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class _Base:
    """The table at the beginning of a step, and how far the game had come by then."""

    answers: int
    told: int
    table: Frozen


class Game:
    """One game being played. Forks and undo go back to the beginning of a step and give its few answers again."""

    def __init__(self, rules: Rules, setup: Setup, table: Table) -> None:
        self.rules = rules
        self.setup = setup
        self.table = table
        self.decision: Decision | None = None
        self.stuck: GameStuck | None = None
        self.over = False
        self.keeps_bases = True
        self._answers: list[Option] = []
        self._choices: list[int] = []  # where each answer stood among its options: the quick way to give it again
        self._undone: list[str] = []
        self._bases: list[_Base] = []
        self._effect: Effect
        table.step = table.step or rules.first_step
        table.told = Log()
        self._begin_step()
        self._go_on(None)

    # -- playing -----------------------------------------------------------------------------------------------------

    def answer(self, given: Option | str | int, number: int | None = None) -> None:
        """Answers the decision. With `number`, only if that is still the question being asked."""
        decision = self.decision
        if decision is None:
            raise self.stuck or IllegalAnswer("The game is over: there is no question to answer.")
        if number is not None and number != decision.number:
            raise IllegalAnswer(f"That answers question {number}; question {decision.number} is being asked now.")
        choice = decision.index(given)
        option = decision.options[choice]
        if self._undone:
            self._undone.clear()
        self._choices.append(choice)
        self._answers.append(option)
        self._go_on(option)

    def _go_on(self, option: Option | None) -> None:
        """Runs the effects up to the next question."""
        send = self._effect.send
        silent_steps = 0
        try:
            while True:
                try:
                    decision = send(option)
                except StopIteration as done:
                    self.table.step = done.value
                    silent_steps += 1
                    if silent_steps > _MOST_SILENT_STEPS:
                        raise RuntimeError(f"{silent_steps} steps in a row asked nobody anything") from None
                    self._begin_step()
                    send = self._effect.send
                    option = None
                else:
                    if not decision.options:
                        raise RuntimeError(f"the question {decision.prompt!r} has no answer")
                    break
        except Ended:
            self.decision = None
            self.over = True
        except Exception as error:
            self._get_stuck(error)
        else:
            decision.number = len(self._answers)
            self.decision = decision

    def _begin_step(self) -> None:
        table = self.table
        if self.keeps_bases:
            self._keep_base()
        self._effect = self.rules.steps[table.step](table)

    def _keep_base(self) -> None:
        """Remembers this beginning of a step; of the earlier ones only as many as undo needs."""
        bases = self._bases
        told = self.table.told
        base = _Base(len(self._answers), len(told) if told is not None else 0, self.table.frozen())
        if len(bases) > 1 and base.answers - bases[-2].answers < _BASES_APART:
            bases[-1] = base
        else:
            bases.append(base)

    def _get_stuck(self, error: Exception) -> None:
        """The table goes back to the beginning of the step; the record keeps the answers that led here.

        Only a quiet fork has nothing to go back to: its table stays as the broken effect left it.
        """
        card = self.table.causes[-1] if self.table.causes else None
        step = self.table.step
        whose = f"the effect of {card.title}" if card is not None else f"the step {step!r}"
        self.stuck = GameStuck(
            f"Something broke in {whose}: {error!r}. The game stands at the beginning of the step; its record is kept,"
            " and undo takes back the answer that led here."
        )
        self.stuck.__cause__ = error
        self.decision = None
        if self.keeps_bases:
            self._lay(self._bases[-1])
        raise self.stuck

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.table.seats)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.rules.result(self.table) if self.over else None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat may see, as plain data; what everybody may see without a seat."""
        return view_for(self, seat)

    def log(self, seat: int | None = None, after: int = 0) -> list[Event]:
        """What happened so far, as one seat may know it; without the first `after` events, which it has already."""
        told = self.table.told
        if told is None:
            return []
        return told.seen_by(seat, self.table.called, self.rules.sentences, self.rules.clauses, after)

    def digest(self) -> str:
        """A short text that is the same only for the same table after the same number of answers."""
        return f"{len(self._answers)}-{self.table.digest()}"

    @property
    def record(self) -> Record:
        """The whole game as text: set-up and answers."""
        return Record(
            self.setup.game,
            self.rules.version,
            self.setup.seats,
            self.setup.seed,
            dict(self.setup.options),
            [option.notation for option in self._answers],
            self.digest(),
        )

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self._answers)

    @property
    def answers_in_step(self) -> int:
        """How many answers the step going on has had; 0 between two steps."""
        return len(self._answers) - self._bases[-1].answers if self._bases else 0

    def step_began(self) -> tuple[Table, list[Option]]:
        """A copy of the table as the step found it, with what had been told by then, and the answers given since: what
        a game can be begun from anew."""
        base, told = self._bases[-1], self.table.told
        table = self.rules.table.thawed(base.table)
        table.told = told.cut(base.told) if told is not None else None
        return table, self._answers[base.answers :]

    @property
    def undone(self) -> int:
        """How many answers can be given again by redo."""
        return len(self._undone)

    # -- forks and undo ----------------------------------------------------------------------------------------------

    def fork(self, quiet: bool = False) -> Game:
        """A game of its own that stands exactly here. A quiet one keeps no log and no bases: it is for playing out.

        A quiet game itself can be forked only where it keeps bases; it says so.
        """
        if not self._bases or not self.keeps_bases:
            raise ValueError("This game keeps no bases (it is a quiet fork): fork the game it came from.")
        if self.stuck is not None:
            raise self.stuck
        base = self._bases[-1]
        fork = object.__new__(type(self))
        fork.rules = self.rules
        fork.setup = self.setup
        fork.stuck = None
        fork.keeps_bases = not quiet
        fork._undone = []
        fork._bases = self._bases[:]
        fork._answers = self._answers
        fork._choices = self._choices
        fork._stand_at(base, len(self._answers), self.table.told if not quiet else None)
        return fork

    def undo(self, answers: int = 1) -> None:
        """Takes back the last answers; `redo` gives them again."""
        if not 1 <= answers <= len(self._answers):
            raise IllegalAnswer(
                f"Only {len(self._answers)} answers can be taken back, not {answers}."
                if self._answers
                else "Nothing has been answered yet: there is nothing to undo."
            )
        if not self._bases or not self.keeps_bases:
            raise ValueError("This game keeps no bases (it is a quiet fork): it cannot undo.")
        target = len(self._answers) - answers
        taken = [option.notation for option in self._answers[target:]]
        while self._bases[-1].answers > target:
            self._bases.pop()
        self._stand_at(self._bases[-1], target, self.table.told)
        self._undone += reversed(taken)

    def redo(self, answers: int = 1) -> None:
        """Gives the last undone answers again."""
        if not 1 <= answers <= len(self._undone):
            raise IllegalAnswer(f"Only {len(self._undone)} undone answers can be given again, not {answers}.")
        undone = self._undone
        for _ in range(answers):
            notation = undone.pop()
            kept = undone[:]
            try:
                self.answer(notation)
            finally:
                undone[:] = kept

    def _lay(self, base: _Base) -> None:
        told = self.table.told
        self.table = self.rules.table.thawed(base.table)
        self.table.told = told.cut(base.told) if told is not None else None

    def _stand_at(self, base: _Base, answers: int, told: Log | None) -> None:
        """Lays the table of `base` and gives the answers since then again, up to `answers`."""
        again = self._choices[base.answers : answers]
        self._answers = self._answers[: base.answers]
        self._choices = self._choices[: base.answers]
        self.table = self.rules.table.thawed(base.table)
        self.table.told = told.cut(base.told) if told is not None else None
        self.decision = None
        self.over = False
        self.stuck = None
        self._effect = self.rules.steps[self.table.step](self.table)
        self._go_on(None)
        for choice in again:
            decision = self.decision
            assert decision is not None, "an answer was given here before"
            option = decision.options[choice]
            self._choices.append(choice)
            self._answers.append(option)
            self._go_on(option)
