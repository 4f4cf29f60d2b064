"""A whole server without a network: the real house and store, a clock that stands still, and lines made of lists."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from longbox.kernel.game import Game
from longbox.players import Advice, player
from longbox.server import protocol as p
from longbox.server.bots import Bots, Thinks
from longbox.server.clock import Clock
from longbox.server.gathering import Gathering
from longbox.server.house import House
from longbox.server.journal import Journal
from longbox.server.refusal import NotKept, Refusal
from longbox.server.socket import Socket
from longbox.server.store import Known, Store

P = ParamSpec("P")
T = TypeVar("T")

NOON = 1_800_000_000.0
decode: Callable[[str], p.ServerMessage] = msgspec.json.Decoder(p.ServerMessage).decode


class StillClock(Clock):
    """Time passes only when a test says so."""

    def __init__(self) -> None:
        self.time = NOON
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, next(self._order), waking))
        await waking

    async def passes(self, seconds: float) -> None:
        """Lets time pass, and whoever sleeps wake in turn."""
        until = self.time + seconds
        while self._sleepers and min(self._sleepers)[0] <= until:
            first = min(self._sleepers)
            self._sleepers.remove(first)
            self.time = max(self.time, first[0])
            if not first[2].done():
                first[2].set_result(None)
            await settle()
        self.time = until


async def settle() -> None:
    """Lets everything happen that waits for nothing."""
    for _ in range(50):
        await asyncio.sleep(0)


class PromptJournal(Journal):
    """Writes at once, in the loop itself: what a test does happens in one order only."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def does(self, call: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        try:
            self.store.begin()
            result = call(*args, **more)
            self.store.commit()
        except Refusal:
            self.store.roll_back()
            raise
        except Exception as error:
            self.store.roll_back()
            raise NotKept from error
        return result

    @property
    def is_running(self) -> bool:
        return True

    def close(self) -> None:
        self.store.close()


class QuickStore(Store):
    """A store that does not wait for the disk: nobody pulls the plug of a test."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.database.execute("PRAGMA synchronous = OFF")


class Line:
    """A transport that remembers what was sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.aborted = False
        self.reads = asyncio.Event()
        self.reads.set()

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.closed = code

    def abort(self) -> None:
        self.aborted = True


class Luck:
    """Bytes that are always the same ones in the same order."""

    def __init__(self) -> None:
        self._count = itertools.count()

    def __call__(self, size: int) -> bytes:
        return hashlib.blake2b(str(next(self._count)).encode(), digest_size=size).digest()


async def by_thumb(game: Game, seat: int, strength: p.Strength) -> Advice:
    """Answers at once by rules of thumb, whatever the strength."""
    return player("normal").advises(game.view(seat))


class World:
    """A server, and the people who come to it."""

    def __init__(
        self,
        folder: Path,
        thinks: Thinks = by_thumb,
        pace: float = 0,
        store: Callable[[Path], Store] = QuickStore,
        journal: Callable[[Store], Journal] = PromptJournal,
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = folder
        self.clock = StillClock()
        self.luck = Luck()
        self.thinks, self.pace, self._store, self._journal = thinks, pace, store, journal
        self._starts()

    def _starts(self) -> None:
        self.journal = self._journal(self._store(self.folder / "tables.sqlite3"))
        bots = Bots(self.thinks, self.clock)
        self.house = House(self.journal, bots, self.clock, self.luck, b"secret of the house", self.pace)

    def restarts(self) -> None:
        """As after a kill: nothing is said to anybody, and only what is on the disk is left."""
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.does(settle())
        self.journal.close()
        self._starts()

    def close(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.does(settle())
        self.journal.close()
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def does(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(self._settled(work))

    @staticmethod
    async def _settled(work: Coroutine[Any, Any, T]) -> T:
        result = await work
        await settle()
        return result

    def passes(self, seconds: float) -> None:
        self.does(self.clock.passes(seconds))

    def person(self, name: str = "Ann") -> Somebody:
        entered = self.does(self.house.people.enter(p.Enter(name)))
        return Somebody(self, entered.token, self.does(self.house.people.who(entered.token)))

    def gathering(self, table: str) -> Gathering:
        return self.does(self.house.gather(table))


class Somebody:
    """A person who has entered."""

    def __init__(self, world: World, token: str, known: Known) -> None:
        self.world, self.token, self.known = world, token, known

    def opens(self, *kinds: str, game: str = "legendary-1e", seed: int | None = None, **options: Any) -> str:
        """A new table; a kind may name a strength: `bot hard`."""
        wishes = [p.SeatWish(*self._kind(kind)) for kind in kinds]
        wish = p.OpenTable(game, wishes, options, seed)
        return self.world.does(self.world.house.open(self.known, wish)).table

    @staticmethod
    def _kind(kind: str) -> tuple[Any, ...]:
        word, _, strength = kind.partition(" ")
        return (word, None, strength) if strength else (word,)

    def joins(self, table: str, invite: str, name: str | None = None) -> list[int]:
        return self.world.does(self.world.house.join(self.known, table, p.Join(invite, name))).seats

    def takes(self, table: str, seat: int) -> list[int]:
        """Takes the seat of an invitation that the host has passed on."""
        return self.joins(table, self.world.house.invites(table, seat))

    def watches(self, table: str) -> Client:
        self.joins(table, self.world.house.invites(table, None))
        return self.comes(table)

    def comes(self, table: str, **hello: Any) -> Client:
        return Client(self, table, p.Hello(self.token, **hello))

    def info(self, table: str) -> p.TableInfo:
        return self.world.gathering(table).info(self.known.person)


class Client:
    """Somebody's connection to a table."""

    def __init__(self, somebody: Somebody, table: str, hello: p.Hello) -> None:
        self.world, self.table, self.somebody = somebody.world, table, somebody
        self.line = Line()
        self.ids = itertools.count(1)
        self._heard: list[p.ServerMessage] = []
        self.gathering = self.world.gathering(table)
        self.socket = Socket(somebody.known.person, somebody.known.name, self.line, self.world.clock)
        self.world.does(self._comes(hello))

    async def _comes(self, hello: p.Hello) -> None:
        self.gathering.comes(self.socket, hello)
        self.running = asyncio.create_task(self.socket.run(self.gathering.state))
        await settle()

    def leaves(self) -> None:
        self.world.does(self._leaves())

    async def _leaves(self) -> None:
        self.gathering.leaves(self.socket)
        self.running.cancel()
        await settle()

    # -- saying ------------------------------------------------------------------------------------------------------

    def sends(self, message: p.ClientMessage) -> p.ServerMessage:
        """Sends a message; what came back for it."""
        before = len(self.line.sent)
        self.world.does(self._sends(message))
        id = getattr(message, "id", None)
        return [reply for reply in self.heard[before:] if id in (_id(reply), None)][-1]

    async def _sends(self, message: p.ClientMessage) -> None:
        await self.gathering.hears(self.socket, message)
        await settle()

    def answers(
        self, notation: str | None = None, seat: int | None = None, number: int | None = None
    ) -> p.ServerMessage:
        """Answers the question that is asked; with the first option unless something else is said."""
        decision = self.decision
        return self.sends(
            p.Answer(
                next(self.ids),
                decision["seat"] if seat is None else seat,
                decision["number"] if number is None else number,
                decision["options"][0]["notation"] if notation is None else notation,
            )
        )

    def undoes(self, answers: int) -> p.ServerMessage:
        return self.sends(p.Undo(next(self.ids), answers))

    def redoes(self) -> p.ServerMessage:
        return self.sends(p.Redo(next(self.ids)))

    def agrees(self, agrees: bool = True) -> p.ServerMessage:
        return self.sends(p.Agree(next(self.ids), agrees))

    def uncovers(self, seat: int) -> p.ServerMessage:
        return self.sends(p.Uncover(next(self.ids), seat))

    def says(self, words: str | None = None, phrase: str | None = None) -> p.ServerMessage:
        return self.sends(p.Say(next(self.ids), phrase, words))

    def replaces(self, seat: int, strength: Any) -> p.ServerMessage:
        return self.sends(p.Replace(next(self.ids), seat, strength))

    def hints(self, seat: int = 0) -> p.ServerMessage:
        return self.sends(p.Hint(next(self.ids), seat))

    # -- seeing ------------------------------------------------------------------------------------------------------

    @property
    def heard(self) -> list[p.ServerMessage]:
        self._heard += [decode(text) for text in self.line.sent[len(self._heard) :]]
        return self._heard

    @property
    def state(self) -> p.State:
        """The last state that was told."""
        return next(message for message in reversed(self.heard) if isinstance(message, p.State))

    def phase(self) -> p.Phase:
        return self.state.table.phase

    @property
    def decision(self) -> dict[str, Any]:
        decision: dict[str, Any] = self.state.view["decision"]
        return decision

    @property
    def log(self) -> list[p.LogLine]:
        """The log as a client puts it together from all states."""
        lines: list[p.LogLine] = []
        for message in self.heard:
            if isinstance(message, p.State):
                assert message.log_from <= len(lines), "a state leaves no gap in the log"
                lines[message.log_from :] = message.log
        return lines

    @property
    def said(self) -> list[p.Said]:
        return [message for message in self.heard if isinstance(message, p.Said)]

    def is_asked(self) -> bool:
        """Whether the question is for this client, and it may see it."""
        decision = self.state.view["decision"]
        return decision is not None and "options" in decision


def _id(message: p.ServerMessage) -> int | None:
    if isinstance(message, p.State):
        return message.answered
    return message.id if isinstance(message, p.Refused | p.Advice) else None


def refusal(message: p.ServerMessage) -> str:
    """The sentence of a refusal; an error where the message is none."""
    assert isinstance(message, p.Refused), message
    return message.error


async def silent(game: Any, seat: int, strength: Any) -> Advice:
    """A bot that never answers."""
    await asyncio.Event().wait()
    raise AssertionError("nobody wakes this bot")


def plays(*clients: Client, answers: int = 10_000) -> None:
    """Whoever is asked answers by rules of thumb, until so many answers are given or nobody is asked."""
    thumb = player("normal")
    for _ in range(answers):
        asked = next((client for client in clients if client.is_asked()), None)
        if asked is None:
            return
        reply = asked.answers(thumb.advises(asked.state.view).notation)
        assert isinstance(reply, p.State), reply
