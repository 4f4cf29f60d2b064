"""One person's connection to one table: what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec
import structlog
from msgspec import Struct

from longbox.server import measures
from longbox.server.clock import Clock
from longbox.server.protocol import Advice, Closed, Refused, Said, State

MOST_WAITING = 64  # messages for a reader who does not read

log = structlog.get_logger()

encoded = msgspec.json.Encoder().encode


class Transport(Protocol):
    """What carries messages to a client."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    def abort(self) -> None:
        """Ends the connection at once, whatever is still on its way."""
        ...


class Due(Struct):
    """A state that has to be sent; it is made when its turn comes, so that nobody is sent an old one."""

    answered: int | None = None


class Socket:
    """A client at a table. What is told to it waits in a queue; a task of its own sends it."""

    def __init__(self, person: int, name: str, transport: Transport, clock: Clock) -> None:
        self.person = person
        self.name = name
        self.transport = transport
        self.clock = clock
        self.uncovered: int | None = None
        self.lines = 0  # how much of the log it has
        self.log_of = ""
        self.heard = 0
        self.sending_since: float | None = None
        self._waiting: deque[Due | Refused | Advice | Said | Closed] = deque()
        self._news = asyncio.Event()
        self.ended = asyncio.Event()
        self._paid_until = 0.0

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: Refused | Advice | Said | Closed) -> None:
        self._wait(message)

    def tell_state(self, answered: int | None = None) -> None:
        """The table has changed. Several changes that wait together are told as one."""
        last = self._waiting[-1] if self._waiting else None
        if answered is None and isinstance(last, Due):
            return
        self._wait(Due(answered))

    def _wait(self, message: Due | Refused | Advice | Said | Closed) -> None:
        if self.ended.is_set():
            return
        if len(self._waiting) >= MOST_WAITING:
            self.drop("slow")
            return
        self._waiting.append(message)
        self._news.set()

    async def run(self, state: Callable[[Socket, int | None], State]) -> None:
        """Sends what waits until the connection ends; `state` makes the state of the moment."""
        while not self.ended.is_set():
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                message = self._waiting.popleft()
                told = state(self, message.answered) if isinstance(message, Due) else message
                self.sending_since = self.clock.now()
                await self.transport.send(encoded(told).decode())
                self.sending_since = None
                if isinstance(told, Closed):
                    await self.transport.close(1000 if told.again else 1008, "")
                    self.ended.set()
                    return

    # -- ending ------------------------------------------------------------------------------------------------------

    def close(self, error: str, again: bool) -> None:
        """Says why, then ends the connection."""
        self.tell(Closed(error, again))

    def drop(self, why: str) -> None:
        """Ends the connection at once: nobody is listening, or too much is coming."""
        if not self.ended.is_set():
            measures.dropped.labels(why).inc()
            log.info("dropped a socket", why=why)
            self.ended.set()
            self.transport.abort()

    def is_stuck(self, seconds: float) -> bool:
        """Whether a message has been on its way for longer than that."""
        return self.sending_since is not None and self.clock.now() - self.sending_since > seconds

    def waits(self, most: int) -> float:
        """Counts a message; how many seconds it has to wait so that there are no more than `most` in a second.

        A second's worth may come at once. What is more is not refused: whoever is quick, or was held up and now says
        much at once, is heard a little later, and a flood holds up nobody but itself.
        """
        now = self.clock.now()
        # Also where the clock was set back, no more is owed than one second.
        self._paid_until = min(max(self._paid_until, now), now + 1) + 1 / most
        return max(0.0, self._paid_until - now - 1)
