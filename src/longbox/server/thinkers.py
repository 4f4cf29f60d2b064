"""Processes that think for hard bots, so that the server itself never waits: one that dies or hangs is replaced.

A question goes to whichever is free. The more questions wait, the shorter each is thought about, so that a full house
is answered in time as well.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from longbox.kernel.game import Game
from longbox.players import Advice, asks, player
from longbox.players.search import MILLISECONDS
from longbox.players.worker import question
from longbox.server.protocol import Strength

COMMAND = (sys.executable, "-m", "longbox.players.worker")
LEAST_MILLISECONDS = 100


class Thinkers:
    """Answers for bots of every strength; hard ones think in a process of their own."""

    def __init__(self, count: int | None = None, command: Sequence[str] = COMMAND) -> None:
        # One core is left to whoever answers people.
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [_Worker(command) for _ in range(self._count)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._waiting = 0

    async def advises(self, game: Game, seat: int, strength: Strength) -> Advice:
        assert game.decision is not None
        if strength != "hard":
            return asks(player(strength, game.decision.number), game)
        async with self._worker() as worker:
            return await worker.advises(question(str(game.record), seat, self._milliseconds()))

    def _milliseconds(self) -> float:
        return max(LEAST_MILLISECONDS, MILLISECONDS / (1 + self._waiting / self._count))

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[_Worker]:
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        try:
            yield worker
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


class _Worker:
    """One process, begun when it is first needed and again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._is_spent = False

    async def advises(self, line: str) -> Advice:
        """The answer to one question. Whatever goes wrong, or if nobody waits any more, the process is done for."""
        try:
            return Advice(**json.loads(await self._answer(line)))
        except BaseException:
            self._kills()
            raise

    async def _answer(self, line: str) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._is_spent or self._process.returncode is not None:
            await self.close()
            pipe = asyncio.subprocess.PIPE
            # In a session of its own: who interrupts the server from the keyboard does not mean the workers.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, start_new_session=True
            )
            self._is_spent = False
        return self._process

    def _kills(self) -> None:
        self._is_spent = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def close(self) -> None:
        """Ends the process and waits until it is gone."""
        if self._process is not None:
            self._kills()
            await self._process.wait()
            self._process = None
