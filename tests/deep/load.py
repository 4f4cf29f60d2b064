"""Many tables on one server process: how long an answer takes from the hand of a player to its acknowledgement.

python -m tests.deep.load --live 100 --idle 0 --seconds 60
python -m tests.deep.load --live 0 --idle 1000 --seconds 120
python -m tests.deep.load --live 100 --idle 900 --untuned      as if the garbage collector were left alone
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.deep.kills import GAMES, Server

LIVE_PAUSE = 1.0  # seconds between two answers at a table where people play fast
IDLE_PAUSE = 60.0
UNTUNED = "import longbox.server.run as run, sys; run.warms_up = lambda: None; from longbox.cli import main; main()"


@dataclass
class Times:
    """How long each answer took, in milliseconds."""

    taken: list[float] = field(default_factory=list)

    def line(self) -> str:
        ordered = sorted(self.taken)
        shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1}
        at = {name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for name, share in shares.items()}
        return f"{len(ordered):,} answers: {', '.join(f'{name} {taken:.1f} ms' for name, taken in at.items())}"


class Table:
    """A table with two people, each with a connection of their own."""

    def __init__(self, number: int, pause: float, times: Times) -> None:
        self.game = GAMES[number % len(GAMES)]
        self.pause, self.times = pause, times
        self.luck = random.Random(number)
        # As from a proxy: everybody has an address of their own, so that nobody is too much for the server's limits.
        self.forwarded = {"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.asked: list[dict[str, Any] | None] = [None, None]  # what each of the two is asked
        self.acknowledged = asyncio.Event()

    async def opens(self, client: httpx.AsyncClient) -> None:
        """Ann opens the table, Ben comes by link."""
        self.tokens = [
            (await client.post("/api/people", json={"name": name}, headers=self.forwarded)).json()["token"]
            for name in ("Ann", "Ben")
        ]
        bearer = [{"authorization": f"Bearer {token}", **self.forwarded} for token in self.tokens]
        wish = {"game": self.game, "seats": [{"kind": "you"}, {"kind": "link"}]}
        self.table = (await client.post("/api/tables", json=wish, headers=bearer[0])).json()["table"]
        info = (await client.get(f"/api/tables/{self.table}", headers=bearer[0])).json()
        invite = {"invite": info["seats"][1]["invite"]}
        (await client.post(f"/api/tables/{self.table}/join", json=invite, headers=bearer[1])).raise_for_status()

    async def plays(self, origin: str) -> None:
        """Both sit down; whoever is asked answers after a pause, until the connection ends."""
        address = f"{origin.replace('http', 'ws')}/api/tables/{self.table}/socket"
        with suppress(ConnectionClosed):
            async with self._line(address, origin) as ann, self._line(address, origin) as ben:
                for socket, token in zip((ann, ben), self.tokens, strict=True):
                    await socket.send(json.dumps({"type": "hello", "token": token}))
                for seat, socket in enumerate((ann, ben)):
                    self._sees(seat, json.loads(await socket.recv()))
                async with asyncio.TaskGroup() as group:
                    for seat, socket in enumerate((ann, ben)):
                        group.create_task(self._listens(seat, socket))
                    group.create_task(self._answers((ann, ben)))

    def _line(self, address: str, origin: str) -> connect:
        headers = self.forwarded
        return connect(address, origin=Origin(origin), additional_headers=headers, max_size=None, compression=None)

    async def _listens(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            heard = time.perf_counter()
            state = json.loads(text)
            if state["type"] != "state":
                raise AssertionError(text)
            self._sees(seat, state)
            if state["answered"] is not None:
                self.times.taken.append((heard - self.sent) * 1000)
                self.acknowledged.set()

    async def _answers(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        while True:
            await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
            decision = self.asked[0] or self.asked[1]
            if decision is None:
                return
            seat, number = decision["seat"], decision["number"]
            notation = decision["options"][-1]["notation"]
            said = {"type": "answer", "id": number, "seat": seat, "number": number, "notation": notation}
            self.acknowledged.clear()
            self.sent = time.perf_counter()
            await sockets[seat].send(json.dumps(said))
            await self.acknowledged.wait()

    def _sees(self, seat: int, state: dict[str, Any]) -> None:
        decision = state["view"]["decision"] or {}
        self.asked[seat] = decision if "options" in decision else None


async def load(live: int, idle: int, seconds: float, home: Path, untuned: bool = False) -> Times:
    """Plays at so many tables for so long."""
    times = Times()
    tables = [Table(number, LIVE_PAUSE if number < live else IDLE_PAUSE, times) for number in range(live + idle)]
    async with await Server.starts(home, words=("-c", UNTUNED) if untuned else ("-m", "longbox")) as server:
        await _all_open(tables, server.origin)
        playing = [asyncio.create_task(table.plays(server.origin)) for table in tables]
        await asyncio.sleep(5 + len(tables) / 50)  # until everybody sits
        times.taken.clear()
        await asyncio.sleep(seconds)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await server.stops()
    return times


async def _all_open(tables: list[Table], origin: str) -> None:
    async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60) as client:
        for start in range(0, len(tables), 20):
            await asyncio.gather(*(table.opens(client) for table in tables[start : start + 20]))


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--live", type=int, default=100)
    words.add_argument("--idle", type=int, default=0)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--untuned", action="store_true")
    given = words.parse_args()
    gc.disable()  # while the garbage of two thousand clients is collected, no clock can be read
    with tempfile.TemporaryDirectory() as home:
        times = asyncio.run(load(given.live, given.idle, given.seconds, Path(home), given.untuned))
    busy = f"; {os.getloadavg()[0]:.1f} processes wanted the {os.cpu_count()} cores"
    print(f"{given.live} live and {given.idle} idle tables, {given.seconds:.0f} s: {times.line()}{busy}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
