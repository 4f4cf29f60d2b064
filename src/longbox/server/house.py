"""The house: every table, opened from its journal when somebody comes and put away when nobody has come for long."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Sequence
from typing import Any

import structlog

from longbox.games.catalog import playable, replay, start
from longbox.kernel.errors import BadRecord, GameStuck, IllegalSetup
from longbox.kernel.game import Game, Setup
from longbox.kernel.record import Record
from longbox.server import entries, measures, summary
from longbox.server.bots import Bots
from longbox.server.clock import Clock
from longbox.server.entries import Opened, SeatKept
from longbox.server.gathering import Around, Gathering
from longbox.server.journal import Journal
from longbox.server.people import Invites, Luck, People
from longbox.server.plain import plain_name
from longbox.server.protocol import (
    MOST_NAME,
    NAMELESS,
    Branch,
    Frame,
    ImportTable,
    Join,
    OpenTable,
    SeatRecord,
    SeatWish,
    TableInfo,
)
from longbox.server.protocol import Opened as OpenedTable
from longbox.server.refusal import NotKept, Refusal
from longbox.server.seeing import log_lines, result_info
from longbox.server.sitting import Sitting, opened_by, record_of
from longbox.server.store import Kept, Known

IDLE_SECONDS = 120  # a table that nobody looks at for so long leaves the memory
STUCK_SECONDS = 10  # a reader who has not read a message for so long is given up
ROUND_SECONDS = 5  # how often the house looks around
DAY_SECONDS = 24 * 3600
MOST_IMPORTED = 20_000  # answers of a record that is brought along
MOST_LISTED, MOST_PAST = 50, 200
DRAWN_DIGITS = 15  # of a seed: a browser holds no longer number exactly, and shall be able to deal the game again

log = structlog.get_logger()


class House:
    """Opens, finds and puts away tables. Clock, luck, journal and bots are passed in."""

    def __init__(
        self, journal: Journal, bots: Bots, clock: Clock, luck: Luck, secret: bytes, pace: float = 0.6
    ) -> None:
        self.journal = journal
        self.clock = clock
        self.luck = luck
        self.people = People(journal, clock, luck)
        self.invites = Invites(secret)
        self.around = Around(journal, bots, clock, pace, self.invites)
        self.tables: dict[str, Gathering] = {}
        self._loading: dict[str, asyncio.Task[Gathering]] = {}
        self._replaying = asyncio.Semaphore(1)  # long records are played through one after the other
        self._cleaned = 0.0

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self, host: Known, wish: OpenTable) -> OpenedTable:
        """A new table with a new game."""
        if "arranged" in wish.options:
            raise Refusal("A table cannot be arranged by hand here.", 422, "options")
        seed = wish.seed if wish.seed is not None else int.from_bytes(self.luck(8)) % 10**DRAWN_DIGITS
        setup = Setup(wish.game, len(wish.seats), seed, wish.options)
        game = self._started(setup)
        return await self._opens(host, wish.seats, game.record, known=wish.seed is not None)

    def _started(self, setup: Setup) -> Game:
        try:
            return start(setup)
        except IllegalSetup as error:
            raise Refusal(str(error), 422, "options") from error
        except Exception as error:
            log.error("a set-up broke", game=setup.game, seed=setup.seed, options=setup.options, exc_info=True)
            raise Refusal("This set-up breaks the game. It has been written down; try another.", 500) from error

    async def bring(self, host: Known, wish: ImportTable) -> OpenedTable:
        """A table that goes on with the game of a record."""
        try:
            record = Record.parse(wish.record)
            if len(record.answers) > MOST_IMPORTED:
                raise Refusal(f"No more than {MOST_IMPORTED:,} answers can be brought along.", 413, "record")
            playable(record.game).info.check_seats(record.seats)
            await self._played(record)
        except (BadRecord, IllegalSetup, GameStuck) as error:
            raise Refusal(f"The record cannot be played: {error}", 422, "record") from error
        seats = wish.seats or [SeatWish("you"), *[SeatWish("bot")] * (record.seats - 1)]
        return await self._opens(host, seats, record, known=True)

    async def _played(self, record: Record) -> None:
        """Plays a record through, away from the tables; a game that its last answer broke is a game all the same."""
        async with self._replaying:
            try:
                await asyncio.to_thread(replay, record)
            except GameStuck:
                before = Record(record.game, record.rules, record.seats, record.seed, record.options)
                before.answers = record.answers[:-1]
                await asyncio.to_thread(replay, before)

    async def branch(self, host: Known, table: str, wish: Branch) -> OpenedTable:
        """What if: a new table from a moment of a finished game."""
        finished = await self._finished(table)
        record = finished.record()
        if wish.answers > len(record.answers):
            raise Refusal(f"The game had only {len(record.answers)} answers.", 422, "answers")
        record.answers = record.answers[: wish.answers]
        seats = wish.seats or [SeatWish("you"), *[SeatWish("bot")] * (record.seats - 1)]
        return await self._opens(host, seats, record, known=True)

    async def _opens(self, host: Known, wishes: Sequence[SeatWish], record: Record, known: bool) -> OpenedTable:
        if len(wishes) != record.seats:
            raise Refusal(f"The game has {record.seats} seats, not {len(wishes)}.", 422, "seats")
        meets = any(wish.kind == "link" for wish in wishes)
        seats = [seat_kept(wish, index, host, meets) for index, wish in enumerate(wishes)]
        table = self.luck(12).hex()
        opened = opened_by(record, seats, host.person, int(self.clock.now()), known, record.answers)
        sitting = await asyncio.to_thread(Sitting, table, opened)
        await self.journal.does(self._writes, sitting, opened)
        self._keeps(Gathering(sitting, self.around))
        return OpenedTable(table, sitting.seats_of(host.person))

    def _writes(self, sitting: Sitting, opened: Opened) -> None:
        """The first entry of a table and its summary, in one piece; runs in the journal's thread."""
        store = self.journal.store
        store.append(sitting.table, 0, entries.written(opened), opened.host)
        short = summary.summary_of(sitting)
        store.summarize(sitting.table, sitting.touched, short.phase, 1, summary.written(short), ())

    # -- finding -----------------------------------------------------------------------------------------------------

    async def gather(self, table: str) -> Gathering:
        """The table of that name, from memory or from its journal."""
        found = self.tables.get(table)
        if found is not None and not found.is_broken:
            found.used = self.clock.now()
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._loads(table))
        return await asyncio.shield(self._loading[table])

    async def _loads(self, table: str) -> Gathering:
        try:
            kept = await self.journal.does(self.journal.store.entries, table)
            if not kept:
                raise Refusal("There is no such table.", 404)
            sitting = await asyncio.to_thread(self._sitting_of, table, kept)
            return self._keeps(Gathering(sitting, self.around))
        finally:
            del self._loading[table]

    def _sitting_of(self, table: str, kept: Sequence[bytes]) -> Sitting:
        try:
            return Sitting.of(table, [entries.read(entry) for entry in kept])
        except BadRecord as error:
            raise Refusal(f"This table cannot be played on: {error} Its record can be downloaded.") from error
        except Exception as error:
            log.error("a table cannot be opened", table=table, trouble=traceback.format_exc())
            raise Refusal("This table cannot be opened: something in it is broken.", 500) from error

    def _keeps(self, gathering: Gathering) -> Gathering:
        self.tables[gathering.sitting.table] = gathering
        measures.tables.set(len(self.tables))
        return gathering

    async def known_table(self, table: str, person: int) -> Gathering:
        """A table at which somebody sits, or which they watch; to others it is not there."""
        gathering = await self.gather(table)
        if not gathering.sitting.knows(person):
            raise Refusal("There is no such table.", 404)
        return gathering

    async def _finished(self, table: str) -> Sitting:
        """A finished game; one that goes on is nobody's to look through."""
        sitting = (await self.gather(table)).sitting
        if sitting.phase != "over":
            raise Refusal("The game goes on: what is hidden stays hidden until it is over.", 403)
        return sitting

    # -- coming ------------------------------------------------------------------------------------------------------

    async def join(self, person: Known, table: str, wish: Join) -> OpenedTable:
        """Takes the seat of an invitation, or comes to watch."""
        gathering = await self.gather(table)
        if self.invites.is_for(wish.invite, table, None):
            await gathering.watches(person.person)
            return OpenedTable(table, gathering.sitting.seats_of(person.person))
        for seat in gathering.sitting.seats:
            if self.invites.is_for(wish.invite, table, seat.index):
                wished = plain_name(wish.name, MOST_NAME) if wish.name else ""
                name = wished or (seat.name if person.name == NAMELESS else person.name)
                await gathering.sits(seat.index, person.person, name)
                return OpenedTable(table, gathering.sitting.seats_of(person.person))
        raise Refusal("This invitation is not valid.", 403, "invite")

    # -- what there is -----------------------------------------------------------------------------------------------

    async def lobby(self, person: int) -> list[TableInfo]:
        """The tables of somebody that are not finished, the one touched last first."""
        return await self._listed(person, False, MOST_LISTED)

    async def history(self, person: int) -> list[TableInfo]:
        """The finished games of somebody, the last one first."""
        return await self._listed(person, True, MOST_PAST)

    async def _listed(self, person: int, over: bool, most: int) -> list[TableInfo]:
        found = await self.journal.does(self.journal.store.tables_of, person, over, most)
        listed = [await self._info(kept, person) for kept in found]
        # A summary may be older than the table: a finished game may have been gone on with, and the other way round.
        listed = [info for info in listed if (info.phase == "over") == over]
        return sorted(listed, key=lambda info: info.touched, reverse=True)

    async def _info(self, kept: Kept, person: int) -> TableInfo:
        loaded = self.tables.get(kept.name)
        if loaded is None and kept.stale:
            try:
                loaded = await self.gather(kept.name)
            except Refusal as refused:
                log.warning("an old summary is shown", table=kept.name, why=str(refused))
        if loaded is not None:
            return loaded.info(person)
        return summary.table_info(summary.read(kept.summary), person, (), 0, self.invites)

    async def statistics(self, person: int) -> list[SeatRecord]:
        found = await self.journal.does(self.journal.store.statistics, person)
        return [SeatRecord(*row) for row in found]

    async def record(self, table: str, person: int) -> str:
        """The record of a finished game, or of one that cannot go on."""
        kept = [entries.read(entry) for entry in await self.journal.does(self.journal.store.entries, table)]
        try:
            sitting = (await self.gather(table)).sitting
        except Refusal as refused:
            # Played under other rules, say: nothing can be replayed here, but its people may take it along.
            if refused.status == 404 or not _sat_at(kept, person):
                raise
            return str(record_of(kept))
        if sitting.phase == "over" or (sitting.phase == "frozen" and person in sitting.people() | {sitting.host}):
            return str(sitting.record())
        raise Refusal("The game goes on: its record would tell what is hidden.", 403)

    async def frame(self, table: str, at: int | None, seat: int | None) -> Frame:
        """One moment of a finished game, through the eyes of a seat or of everybody."""
        sitting = await self._finished(table)
        answers = len(sitting.given)
        at = answers if at is None else at
        if not 0 <= at <= answers:
            raise Refusal(f"The game had {answers} answers.", 422, "at")
        if seat is not None and not 0 <= seat < len(sitting.seats):
            raise Refusal("There is no such seat.", 422, "seat")
        game = sitting.game.fork()
        if at < answers:
            game.undo(answers - at)
        first, end = sitting.lines_after(at - 1) if at else 0, sitting.lines_after(at)
        return Frame(
            at=at,
            answers=list(sitting.record().answers),
            seats=[given.seat for given in sitting.given],
            view=game.view(seat),
            log=log_lines(sitting, () if seat is None else (seat,), first)[: end - first],
            result=result_info(game.result),
        )

    # -- looking around ----------------------------------------------------------------------------------------------

    async def looks_around(self) -> None:
        """From time to time: gives up readers who do not read, and puts away tables that nobody looks at."""
        while True:
            await self.clock.sleep(ROUND_SECONDS)
            await self.tidies()

    async def tidies(self) -> None:
        for gathering in list(self.tables.values()):
            for socket in gathering.sockets:
                if socket.is_stuck(STUCK_SECONDS):
                    socket.drop("slow")
            if gathering.is_idle and self.clock.now() - gathering.used > IDLE_SECONDS:
                await gathering.summarizes()
                if gathering.is_idle:
                    self._puts_away(gathering)
        if self.clock.now() - self._cleaned > DAY_SECONDS:
            self._cleaned = self.clock.now()
            await self._cleans()

    async def _cleans(self) -> None:
        try:
            await self.people.forgets_expired()
        except NotKept:
            log.warning("expired tokens are kept a day longer")

    def _puts_away(self, gathering: Gathering) -> None:
        gathering.stops()
        if self.tables.get(gathering.sitting.table) is gathering:
            del self.tables[gathering.sitting.table]
        measures.tables.set(len(self.tables))

    async def closes(self) -> None:
        """Says goodbye to everybody: they may come again."""
        for gathering in self.tables.values():
            gathering.stops()
            for socket in gathering.sockets:
                socket.close("The server is being restarted.", again=True)
            await gathering.summarizes()


def seat_kept(wish: SeatWish, index: int, host: Known, meets: bool) -> SeatKept:
    """Who sits on a seat of a new table. A host without a name who meets others is not "You" to them."""
    name = plain_name(wish.name, MOST_NAME) if wish.name else ""
    match wish.kind:
        case "bot":
            return SeatKept("bot", name or f"Bot {index + 1}", None, wish.strength)
        case "link":
            return SeatKept("link", name or f"Player {index + 1}")
        case "here":
            return SeatKept("here", name or f"Player {index + 1}", host.person)
    called = f"Player {index + 1}" if meets and host.name == NAMELESS else host.name
    return SeatKept("you", name or called, host.person)


def _sat_at(kept: Sequence[Any], person: int) -> bool:
    """Whether somebody sat at a table, as its journal says."""
    opened = kept[0]
    seated = {seat.person for seat in opened.seats} | {opened.host}
    return person in seated | {entry.person for entry in kept if isinstance(entry, entries.Sat)}
