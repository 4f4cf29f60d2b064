"""A table at which people sit: its game, its seats, and what was said. It is what its journal makes of it.

Everything that changes a sitting is an entry: it is checked first, written into the journal, and then carried out
here. Nothing in this file waits or writes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from longbox.games.catalog import playable, started
from longbox.kernel.errors import GameStuck, IllegalAnswer
from longbox.kernel.game import Game
from longbox.kernel.record import Record
from longbox.server.entries import (
    Answered,
    Broken,
    Entry,
    GivenAgain,
    Opened,
    Replaced,
    Sat,
    SeatKept,
    Spoken,
    TakenBack,
    Watched,
)
from longbox.server.protocol import Phase, Said, SeatKind, Strength
from longbox.server.refusal import Refusal
from longbox.server.seen import Sight

MOST_SAID = 100  # so much of the chat is said again to those who come back
LONGEST_THOUGHT = 300  # seconds between two answers that still count as playing


@dataclass
class Seat:
    """Who sits on one seat of a table, and whether a bot plays it."""

    index: int
    kind: SeatKind
    name: str
    person: int | None
    bot: Strength | None

    @property
    def waits(self) -> bool:
        """Whether the seat is kept for somebody who has not come yet."""
        return self.kind == "link" and self.person is None and self.bot is None


@dataclass(frozen=True)
class Given:
    """Who gave an answer, and whether it revealed something."""

    seat: int
    person: int | None
    reveals: bool


@dataclass
class Wish:
    """Somebody wishes to undo, and others have to agree. A restart of the server forgets it."""

    person: int
    name: str
    to: int
    waits_for: set[int] = field(default_factory=set)


class Sitting:
    """One table, its people and its game."""

    def __init__(self, table: str, opened: Opened) -> None:
        self.table = table
        self.opened = opened
        self.seats = [
            Seat(index, kept.kind, kept.name, kept.person, kept.bot) for index, kept in enumerate(opened.seats)
        ]
        self.watchers: set[int] = set()
        self.entries = 1
        self.touched = opened.at
        self.seconds = 0
        self.undos = 0
        self.marked = 0
        self.said: deque[Said] = deque(maxlen=MOST_SAID)
        self.spoken = 0
        self.wish: Wish | None = None
        self.report: str | None = None
        self.game = started(self._record(()))
        self.sides, self.setting = _sides(self.game)
        self.given: list[Given] = []
        self._taken_back: list[Given] = []
        self._told = [self.lines]
        self._give_first(opened.answers)
        self._sight = Sight(self.game, self._watching_seats())

    @classmethod
    def of(cls, table: str, entries: Sequence[Entry]) -> Sitting:
        """The table as its journal says."""
        opened = entries[0]
        assert isinstance(opened, Opened), "the journal of a table begins with its opening"
        sitting = cls(table, opened)
        for entry in entries[1:]:
            sitting.apply(entry)
        return sitting

    # -- what everybody may know of it -------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.report is not None or self.game.stuck is not None:
            return "frozen"
        if self.game.over:
            return "over"
        return "waiting" if any(seat.waits for seat in self.seats) else "playing"

    @property
    def host(self) -> int:
        return self.opened.host

    @property
    def lines(self) -> int:
        """How long the log is."""
        told = self.game.table.told
        return len(told) if told is not None else 0

    @property
    def number(self) -> int | None:
        """The question that is being asked."""
        return self.game.decision.number if self.game.decision is not None else None

    @property
    def asked(self) -> Seat | None:
        """The seat whose answer is waited for."""
        return self.seats[self.game.decision.seat] if self.game.decision is not None else None

    @property
    def moment(self) -> tuple[int, int]:
        """The same only while nobody has answered or taken back."""
        return len(self.given), self.undos

    def answers_before_line(self, line: int) -> int:
        """How many answers had been given when a line of the log was told."""
        return bisect_right(self._told, line)

    def lines_after(self, answers: int) -> int:
        """How long the log was when so many answers had been given."""
        return self._told[answers]

    def seats_of(self, person: int) -> list[int]:
        return [seat.index for seat in self.seats if seat.person == person]

    def people(self) -> set[int]:
        """Everybody who sits on a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def knows(self, person: int) -> bool:
        """Whether somebody sits here, opened the table or came to watch."""
        return person == self.host or person in self.people() or person in self.watchers

    def name_of(self, person: int) -> str | None:
        """What the table calls somebody who sits at it."""
        return next((seat.name for seat in self.seats if seat.person == person), None)

    def record(self) -> Record:
        return self.game.record

    # -- carrying out what the journal says --------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carries out what is written down already. A game that breaks stays at the answer that broke it."""
        self.entries += 1
        self._passes(entry)
        match entry:
            case Answered():
                self._answer(entry)
            case TakenBack():
                self._take_back(entry)
            case GivenAgain():
                self._give_again()
            case Sat(seat=index, person=person, name=name):
                seat = self.seats[index]
                seat.person, seat.name, seat.bot = person, name, None
                self._looks_anew()
            case Watched(person=person):
                self.watchers.add(person)
            case Replaced(seat=index, bot=bot):
                self.seats[index].bot = bot
            case Spoken():
                self.spoken += 1
                self.said.append(Said(self.spoken, entry.who, entry.seat, entry.at, entry.phrase, entry.words))
            case Broken(report=report):
                self.report = report

    def _passes(self, entry: Entry) -> None:
        if isinstance(entry, Answered):
            self.seconds += min(max(0, entry.at - self.touched), LONGEST_THOUGHT)
        self.touched = max(self.touched, entry.at)

    def _answer(self, entry: Answered) -> None:
        self._taken_back.clear()
        self._moves(entry.seat, entry.person, lambda: self.game.answer(entry.notation))

    def _give_again(self) -> None:
        again = self._taken_back.pop()
        self._moves(again.seat, again.person, self.game.redo)

    def _moves(self, seat: int, person: int | None, move: Callable[[], None]) -> None:
        """One answer more, whoever gave it and in whatever way."""
        self.wish = None
        lines = self.lines
        try:
            move()
        except GameStuck:
            # The game keeps the answer that broke it and says what is wrong: the table is frozen.
            self.given.append(Given(seat, person, True))
            self._told.append(self.lines)
            return
        reveals = self._sight.goes_on(self.game, lines, self.seats_of(person) if person is not None else ())
        self.given.append(Given(seat, person, reveals))
        self._told.append(self.lines)

    def _take_back(self, entry: TakenBack) -> None:
        self.wish = None
        self.report = None
        self.undos += 1
        self.marked += entry.marked
        self.game.undo(len(self.given) - entry.to)
        self._taken_back += reversed(self.given[entry.to :])
        del self.given[entry.to :]
        del self._told[entry.to + 1 :]
        self._looks_anew()

    def _give_first(self, answers: Sequence[str]) -> None:
        """The answers that the table was opened with; whoever brought them may know what they revealed."""
        for answer in answers:
            assert self.game.decision is not None, "the record was replayed before the table was opened"
            seat = self.game.decision.seat
            with suppress(GameStuck):  # the game itself remembers that it is stuck
                self.game.answer(answer)
            self.given.append(Given(seat, None, True))
            self._told.append(self.lines)

    def _looks_anew(self) -> None:
        self._sight = Sight(self.game, self._watching_seats())

    def _watching_seats(self) -> list[int]:
        return [seat.index for seat in self.seats if seat.person is not None]

    def _record(self, answers: Iterable[str]) -> Record:
        opened = self.opened
        return Record(opened.game, opened.rules, len(opened.seats), opened.seed, dict(opened.options), list(answers))

    # -- what may be done --------------------------------------------------------------------------------------------

    def expects(self) -> None:
        """Refuses every answer while the game is not going on."""
        match self.phase:
            case "waiting":
                names = ", ".join(seat.name for seat in self.seats if seat.waits)
                raise Refusal(f"The game begins when everybody has come. Still missing: {names}.")
            case "over":
                raise Refusal("The game is over.")
            case "frozen":
                raise Refusal("This game is frozen: take the last answer back, or download its record.")

    def check_answer(self, seat: int, number: int, notation: str) -> str:
        """The answer as the game spells it; a Refusal where it is none."""
        self.expects()
        decision = self.game.decision
        assert decision is not None, "a game that goes on asks something"
        if number != decision.number:
            raise Refusal(f"That answers question {number}; question {decision.number} is being asked now.")
        if seat != decision.seat:
            raise Refusal("It is somebody else's turn to answer.", 403)
        try:
            return decision.options[decision.index(notation)].notation
        except IllegalAnswer as error:
            raise Refusal(str(error), 422, "notation") from error

    def check_redo(self, person: int | None) -> Given:
        """The answer that would be given again; a person gives only answers of their own again."""
        self.expects()
        if not self._taken_back:
            raise Refusal("Nothing was taken back that could be given again.")
        again = self._taken_back[-1]
        mine = self.seats_of(person) if person is not None else ()
        if person is not None and again.seat not in mine and self.seats[again.seat].bot is None:
            raise Refusal("That was somebody else's answer.", 403)
        return again

    @property
    def redoable(self) -> int:
        return len(self._taken_back)


def opened_by(
    record: Record, seats: Sequence[SeatKept], host: int, at: int, known: bool, answers: Sequence[str] = ()
) -> Opened:
    """The opening of a table for the game of a record."""
    return Opened(
        at, record.game, record.rules, record.seed, dict(record.options), list(seats), host, known, list(answers)
    )


def record_of(entries: Sequence[Entry]) -> Record:
    """The record of a table that cannot be played on, say because the rules have changed since."""
    opened = entries[0]
    assert isinstance(opened, Opened), "the journal of a table begins with its opening"
    answers = list(opened.answers)
    taken_back: list[str] = []
    for entry in entries[1:]:
        match entry:
            case Answered(notation=notation):
                answers.append(notation)
                taken_back.clear()
            case TakenBack(to=to):
                taken_back += reversed(answers[to:])
                del answers[to:]
            case GivenAgain():
                answers.append(taken_back.pop())
    return Record(opened.game, opened.rules, len(opened.seats), opened.seed, dict(opened.options), answers)


def _sides(game: Game) -> tuple[list[str | None], str]:
    """Who is played on each seat, where the game deals sides; and against whom, where everybody plays against one."""
    table = game.table
    sides = [called if called != name else None for called, name in zip(table.called, table.names, strict=True)]
    masterminds = game.view().get("mastermind_space") or [{"title": playable(game.setup.game).info.title}]
    return list(sides), str(masterminds[0]["title"])
