"""A table in memory with everybody who looks at it. One message after the other changes it.

The order never changes: check, journal, carry out, acknowledge, tell the others.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import structlog

from longbox.server import entries, measures, summary, undoing
from longbox.server.bots import Bots
from longbox.server.clock import Clock
from longbox.server.entries import Answered, Broken, Entry, GivenAgain, Replaced, Sat, Spoken, TakenBack, Watched
from longbox.server.journal import Journal
from longbox.server.plain import plain
from longbox.server.protocol import (
    MOST_WORDS,
    PHRASES,
    Advice,
    Agree,
    Answer,
    ClientMessage,
    Hello,
    Hint,
    Redo,
    Refused,
    Replace,
    Said,
    Say,
    State,
    Strength,
    TableInfo,
    Uncover,
    Undo,
)
from longbox.server.refusal import NotKept, Refusal
from longbox.server.seeing import Pictures, log_lines, log_of, look, result_info, shares_screen
from longbox.server.sitting import Sitting, Wish
from longbox.server.socket import Socket

ENTRIES_APART = 50  # the summary in the store is at most so many entries old
HINTS: Strength = "hard"  # who is asked for a hint
WAIT_FOR_DISK = 2.0  # seconds until a bot tries again to have its answer kept
SAYINGS, SAYING_SECONDS = 5, 10  # so often somebody may say something within so many seconds

log = structlog.get_logger()


@dataclass
class Around:
    """What every table needs of its surroundings."""

    journal: Journal
    bots: Bots
    clock: Clock
    pace: float  # seconds before a bot answers, so that people can follow
    invite: summary.Invite


class Gathering:
    """One table, whoever is connected to it, and the bots whose turn it is."""

    def __init__(self, sitting: Sitting, around: Around) -> None:
        self.sitting = sitting
        self.around = around
        self.sockets: list[Socket] = []
        self.used = around.clock.now()
        self.is_broken = False
        self._pictures = Pictures(sitting)
        self._lock = asyncio.Lock()
        self._is_doubtful = False
        self._summarized = (0, "")  # after how many entries, and in what phase
        self._bots_task: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()  # what clients have asked for
        self._thinking: set[asyncio.Task[None]] = set()  # what may be given up at any time
        self._hint_tasks: dict[Socket, asyncio.Task[None]] = {}
        self._sayings: dict[int, list[float]] = {}

    # -- coming and going --------------------------------------------------------------------------------------------

    def comes(self, socket: Socket, hello: Hello) -> None:
        """A client is connected: it is told everything that it has not seen."""
        socket.heard = hello.heard
        if hello.log_of == self._log_of(socket) and hello.seen <= self.sitting.lines:
            socket.lines, socket.log_of = hello.seen, hello.log_of
        self.sockets.append(socket)
        socket.tell_state()
        for said in self.sitting.said:
            if said.number > hello.heard:
                socket.tell(said)
        self._tell_all(but=socket)
        self.goes_on()

    def leaves(self, socket: Socket) -> None:
        """A client is gone."""
        self.used = self.around.clock.now()
        self.sockets.remove(socket)
        self._tell_all()

    def is_present(self, person: int) -> bool:
        return any(socket.person == person for socket in self.sockets)

    @property
    def is_idle(self) -> bool:
        return not self.sockets and not self._lock.locked()

    # -- telling -----------------------------------------------------------------------------------------------------

    def info(self, person: int | None) -> TableInfo:
        """The table as one person may know it."""
        present = {socket.person for socket in self.sockets}
        watchers = len(present - self.sitting.people())
        return summary.table_info(summary.summary_of(self.sitting), person, present, watchers, self.around.invite)

    def state(self, socket: Socket, answered: int | None) -> State:
        """The table as one client may see it, with the log lines that it has not had."""
        sitting = self.sitting
        seen = look(sitting, socket.person, socket.uncovered)
        this_log = log_of(sitting, seen.eyes)
        if socket.log_of.partition(".")[2] != this_log.partition(".")[2]:
            socket.lines = 0
        first = min(socket.lines, sitting.lines)
        told = State(
            table=self.info(socket.person),
            seat=seen.viewer,
            curtain=seen.curtain,
            view=self._pictures.view(seen.viewer),
            log=log_lines(sitting, seen.eyes, first),
            log_from=first,
            log_of=this_log,
            undo=undoing.info(sitting, socket.person),
            result=result_info(sitting.game.result),
            trouble=self._trouble(),
            answered=answered,
        )
        socket.lines, socket.log_of = sitting.lines, this_log
        return told

    def _log_of(self, socket: Socket) -> str:
        return log_of(self.sitting, look(self.sitting, socket.person, socket.uncovered).eyes)

    def _trouble(self) -> str | None:
        if self.sitting.phase != "frozen":
            return None
        report = f" The report is {self.sitting.report}." if self.sitting.report else ""
        return (
            "Something broke in the rules, and this game stands still."
            f" Take the last answer back and go another way, or download the record.{report}"
        )

    def _tell_all(self, but: Socket | None = None) -> None:
        for socket in self.sockets:
            if socket is not but:
                socket.tell_state()

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def hears(self, socket: Socket, message: ClientMessage) -> None:
        """Does what a client asks for, or tells it why not.

        What has begun is done to its end, though the client may be gone before: what the journal has must happen.
        """
        await asyncio.shield(self._begins(self._hears(socket, message), self._doing))

    async def _hears(self, socket: Socket, message: ClientMessage) -> None:
        self.used = self.around.clock.now()
        try:
            if isinstance(message, Hello):
                raise Refusal("You are here already.")
            if isinstance(message, Hint):
                self._hints(socket, message)
                return
            async with self._lock:
                await self._is_certain()
                await self._does(socket, message)
        except Refusal as refused:
            measures.refusals.labels(refused.status).inc()
            id = None if isinstance(message, Hello) else message.id
            socket.tell(Refused(id, str(refused), self.sitting.number))
        self.goes_on()

    async def _does(self, socket: Socket, message: ClientMessage) -> None:
        match message:
            case Answer():
                with measures.answer_seconds.time():
                    await self._answers(socket, message)
            case Undo():
                await self._undoes(socket, message)
            case Redo():
                await self._redoes(socket, message)
            case Agree():
                await self._agrees(socket, message)
            case Uncover():
                self._uncovers(socket, message)
            case Say():
                await self._says(socket, message)
            case Replace():
                await self._replaces(socket, message)

    def _done(self, socket: Socket, id: int) -> None:
        """Acknowledges, then tells the others."""
        socket.tell_state(id)
        self._tell_all(but=socket)

    def _now(self) -> int:
        return int(self.around.clock.now())

    # -- answers -----------------------------------------------------------------------------------------------------

    async def _answers(self, socket: Socket, message: Answer) -> None:
        self._may_play(socket, message.seat)
        notation = self.sitting.check_answer(message.seat, message.number, message.notation)
        await self._keeps(Answered(self._now(), message.seat, socket.person, notation))
        measures.answers.labels("person").inc()
        self._done(socket, message.id)
        await self._summarizes()

    def _may_play(self, socket: Socket, seat: int) -> None:
        """Refuses whoever does not sit here, and whoever has not opened the curtain."""
        if seat not in self.sitting.seats_of(socket.person):
            raise Refusal("You do not sit on that seat.", 403, "seat")
        if self.sitting.seats[seat].bot is not None:
            raise Refusal("A bot plays this seat at present.", 409, "seat")
        if shares_screen(self.sitting, socket.person) and socket.uncovered != seat:
            raise Refusal("The curtain is closed for this seat.", 403, "seat")

    def _uncovers(self, socket: Socket, message: Uncover) -> None:
        if message.seat not in self.sitting.seats_of(socket.person):
            raise Refusal("You do not sit on that seat.", 403, "seat")
        asked = look(self.sitting, socket.person, socket.uncovered).curtain
        if asked is not None and asked != message.seat:
            raise Refusal(f"{self.sitting.seats[asked].name} is called to the screen.", 409, "seat")
        socket.uncovered = message.seat
        socket.tell_state(message.id)

    def _hints(self, socket: Socket, message: Hint) -> None:
        """Begins to think about a hint, outside the order of messages: the table does not wait for it."""
        self._may_play(socket, message.seat)
        self.sitting.expects()
        decision = self.sitting.game.decision
        if decision is None or decision.seat != message.seat:
            raise Refusal("It is somebody else's turn to answer.", 403, "seat")
        if socket in self._hint_tasks:
            raise Refusal("A hint is being thought about already.", 429)
        advising = self._advises(socket, message, decision.number)
        self._hint_tasks[socket] = self._begins(advising, self._thinking)

    async def _advises(self, socket: Socket, message: Hint, number: int) -> None:
        try:
            advice = await self.around.bots.advises(self.sitting.game, message.seat, HINTS)
            socket.tell(Advice(message.id, message.seat, number, advice.notation, advice.reason))
        finally:
            del self._hint_tasks[socket]

    # -- taking back -------------------------------------------------------------------------------------------------

    async def _undoes(self, socket: Socket, message: Undo) -> None:
        wish = undoing.wishes(self.sitting, socket.person, message.answers)
        if wish is None:
            await self._takes_back(message.answers)
        else:
            self.sitting.wish = wish
        self._done(socket, message.id)

    async def _takes_back(self, to: int) -> None:
        await self._keeps(TakenBack(self._now(), to, undoing.marks(self.sitting, to)))
        lines = self.sitting.lines_after(to)
        for socket in self.sockets:
            socket.lines = min(socket.lines, lines)
        await self._summarizes()

    async def _redoes(self, socket: Socket, message: Redo) -> None:
        again = self.sitting.check_redo(socket.person)
        if self.sitting.seats[again.seat].bot is None:
            self._may_play(socket, again.seat)
        await self._keeps(GivenAgain(self._now()))
        self._done(socket, message.id)
        await self._summarizes()

    async def _agrees(self, socket: Socket, message: Agree) -> None:
        wish = self.sitting.wish
        if wish is None or socket.person not in (wish.person, *wish.waits_for):
            raise Refusal("Nobody is waiting for your consent.")
        if not message.agrees:
            self.sitting.wish = None
        elif socket.person in wish.waits_for:
            await self._consents(wish, socket.person)
        self._done(socket, message.id)

    async def _consents(self, wish: Wish, person: int) -> None:
        if wish.waits_for == {person}:
            await self._takes_back(wish.to)
        else:
            wish.waits_for.discard(person)

    # -- talking -----------------------------------------------------------------------------------------------------

    async def _says(self, socket: Socket, message: Say) -> None:
        words = plain(message.words, MOST_WORDS) if message.words is not None else None
        if (message.phrase is None) == (not words):
            raise Refusal("Say either a phrase or some words.", 422, "words")
        if message.phrase is not None and message.phrase not in PHRASES:
            raise Refusal("There is no such phrase.", 422, "phrase")
        self._may_say(socket.person)
        own = self.sitting.seats_of(socket.person)
        name = self.sitting.name_of(socket.person) or socket.name
        await self._keeps(Spoken(self._now(), name, own[0] if own else None, message.phrase, words))
        self._said(self.sitting.said[-1])
        socket.tell_state(message.id)

    def _may_say(self, person: int) -> None:
        now = self.around.clock.now()
        recent = [at for at in self._sayings.get(person, ()) if now - at < SAYING_SECONDS]
        if len(recent) >= SAYINGS:
            raise Refusal("That is a lot of talk: wait a moment.", 429)
        self._sayings[person] = [*recent, now]

    def _said(self, said: Said) -> None:
        for socket in self.sockets:
            socket.tell(said)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def sits(self, seat: int, person: int, name: str) -> None:
        """Somebody takes the seat of an invitation; who sits there already may come again."""
        async with self._lock:
            await self._is_certain()
            kept = self.sitting.seats[seat]
            if kept.person == person:
                return
            if kept.kind != "link" or kept.person is not None:
                raise Refusal("Somebody has taken this seat already.", 403)
            await self._keeps(Sat(self._now(), seat, person, name), person)
            self._tell_all()
            await self._summarizes()
        self.goes_on()

    async def watches(self, person: int) -> None:
        """Somebody comes to watch."""
        async with self._lock:
            await self._is_certain()
            if not self.sitting.knows(person):
                await self._keeps(Watched(self._now(), person), person)

    async def _replaces(self, socket: Socket, message: Replace) -> None:
        if message.seat >= len(self.sitting.seats):
            raise Refusal("There is no such seat.", 422, "seat")
        self._may_replace(socket.person, message)
        await self._keeps(Replaced(self._now(), message.seat, message.strength))
        self._done(socket, message.id)
        await self._summarizes()

    def _may_replace(self, person: int, message: Replace) -> None:
        sitting, seat = self.sitting, self.sitting.seats[message.seat]
        host = person == sitting.host
        if sitting.phase in ("over", "frozen"):
            raise Refusal("The game does not go on.")
        if seat.person == person:
            return
        if not host and sitting.name_of(person) is None:
            raise Refusal("Only those who sit at the table can do that.", 403)
        if seat.person is None:
            if not host:
                raise Refusal("Whoever opened the table decides about this seat.", 403)
            if message.strength is None:
                raise Refusal("Nobody sits on this seat who could play.", 422, "strength")
        elif message.strength is None:
            if not host:
                raise Refusal("Its own player can take the seat back.", 403)
        elif self.is_present(seat.person):
            raise Refusal(f"{seat.name} is here.", 403)

    # -- the journal -------------------------------------------------------------------------------------------------

    async def _keeps(self, entry: Entry, person: int | None = None) -> None:
        """Journals an entry, and only then carries it out."""
        journal, sitting = self.around.journal, self.sitting
        try:
            await journal.does(journal.store.append, sitting.table, sitting.entries, entries.written(entry), person)
        except NotKept:
            self._is_doubtful = True
            raise
        try:
            sitting.apply(entry)
        except Exception as error:
            await self._breaks(error)
            raise Refusal(
                "Something broke at this table. What was kept is safe; come back in a moment.", 500
            ) from error
        if sitting.game.stuck is not None and sitting.report is None:
            await self._freezes(sitting.game.stuck)

    async def _is_certain(self) -> None:
        """After a failed write, looks what the disk has: it alone knows."""
        if self.is_broken:
            raise Refusal("This table is being opened anew; come back in a moment.", 503)
        if not self._is_doubtful:
            return
        journal, sitting = self.around.journal, self.sitting
        if await journal.does(journal.store.length, sitting.table) != sitting.entries:
            kept = await journal.does(journal.store.entries, sitting.table)
            self.sitting = Sitting.of(sitting.table, [entries.read(entry) for entry in kept])
            self._pictures = Pictures(self.sitting)
            for socket in self.sockets:
                socket.lines = 0
            self._tell_all()
        self._is_doubtful = False

    async def _freezes(self, error: Exception) -> None:
        """The rules have broken in this one game: it stands still, and a report keeps what is needed to mend them."""
        measures.frozen.inc()
        report = await self._reports("".join(traceback.format_exception(error)))
        log.error("a game broke", table=self.sitting.table, report=report, error=repr(error.__cause__ or error))
        if report is not None:
            await self._keeps(Broken(self._now(), report))

    async def _reports(self, words: str) -> str | None:
        """Keeps a report; None where the disk would not take it."""
        try:
            return await self.report(words)
        except NotKept:
            return None

    async def report(self, words: str) -> str:
        """Keeps the record of this moment with some words; the id of the report."""
        journal, report = self.around.journal, secrets.token_hex(6)
        record = str(self.sitting.record())
        await journal.does(journal.store.add_report, report, self.sitting.table, self._now(), words, record)
        return report

    async def _breaks(self, error: Exception) -> None:
        """Something broke outside the rules: the table leaves the memory, and is opened anew from its journal."""
        self.is_broken = True
        report = await self._reports("".join(traceback.format_exception(error)))
        log.error("a table broke", table=self.sitting.table, report=report, error=repr(error))
        for socket in self.sockets:
            socket.close(f"Something broke at this table (report {report}).", again=True)

    async def _summarizes(self) -> None:
        """Keeps the summary where the lobby would otherwise say something old. Failing is harmless: it is made anew."""
        entries_then, phase_then = self._summarized
        if self.sitting.phase != phase_then or self.sitting.entries - entries_then >= ENTRIES_APART:
            await self.summarizes()

    async def summarizes(self) -> None:
        """Keeps what the lobby, the history and the statistics say of this table."""
        journal, sitting = self.around.journal, self.sitting
        self._summarized = (sitting.entries, sitting.phase)
        short = summary.summary_of(sitting)
        try:
            await journal.does(
                journal.store.summarize,
                sitting.table,
                sitting.touched,
                short.phase,
                sitting.entries,
                summary.written(short),
                summary.outcomes_of(sitting),
            )
        except NotKept:
            log.warning("a summary was not kept", table=sitting.table)

    # -- bots --------------------------------------------------------------------------------------------------------

    def goes_on(self) -> None:
        """Where it is a bot's turn, and somebody is there to see it, the bot begins to think."""
        if (self._bots_task is None or self._bots_task.done()) and self._bot_turn() is not None:
            self._bots_task = self._begins(self._bots_play(), self._thinking)

    def _bot_turn(self) -> int | None:
        """The seat of the bot whose turn it is."""
        sitting = self.sitting
        if self.is_broken or not self.sockets or sitting.phase != "playing" or sitting.wish is not None:
            return None
        return sitting.asked.index if sitting.asked is not None and sitting.asked.bot is not None else None

    async def _bots_play(self) -> None:
        while (seat := self._bot_turn()) is not None:
            sitting, moment = self.sitting, self.sitting.moment
            due = self.around.clock.now() + self.around.pace
            bot = sitting.seats[seat].bot
            assert bot is not None, "it is the turn of a bot"
            try:
                if sitting.redoable:
                    # What a bot has answered, it answers again: redo goes on until a person is asked.
                    await self._pauses(due)
                    await self._bot_moves(moment, GivenAgain(self._now()))
                else:
                    advice = await self.around.bots.advises(sitting.game, seat, bot)
                    await self._pauses(due)
                    await self._bot_moves(moment, Answered(self._now(), seat, None, advice.notation))
            except NotKept:
                await self.around.clock.sleep(WAIT_FOR_DISK)
            except Refusal as refused:
                log.warning("a bot was refused", table=sitting.table, why=str(refused))

    async def _pauses(self, due: float) -> None:
        """A bot thinks within its pause: when it answers does not tell how long it had to think about its cards."""
        await self.around.clock.sleep(min(self.around.pace, due - self.around.clock.now()))

    async def _bot_moves(self, moment: tuple[int, int], entry: Entry) -> None:
        """Carries out what a bot answered, unless the table has changed while it thought."""
        async with self._lock:
            await self._is_certain()
            if self.sitting.moment == moment and self._bot_turn() is not None:
                await self._keeps(entry)
                measures.answers.labels("bot").inc()
                self._tell_all()
                await self._summarizes()

    def _begins(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]]) -> asyncio.Task[None]:
        """Does something that nobody has to wait for."""
        task = asyncio.create_task(work)
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(self._ends)
        return task

    def _ends(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            log.error("something at a table broke", table=self.sitting.table, exc_info=task.exception())

    def stops(self) -> None:
        """The table leaves the memory."""
        for task in self._thinking:
            task.cancel()
