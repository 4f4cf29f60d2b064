"""Kills a server under load with -9, again and again: no acknowledged answer may be lost.

python -m tests.deep.kills --times 100
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.typing import Origin

TABLES = 6
GAMES = ("legendary-1e", "villainous")


@dataclass
class Server:
    """One life of a server."""

    process: asyncio.subprocess.Process
    origin: str
    seconds: float  # until it listened

    @classmethod
    async def starts(cls, home: Path, port: int = 0, words: Sequence[str] = ("-m", "longbox")) -> Server:
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *words, "serve", "--port", str(port), "--no-browser"),
            env={**os.environ, "LONGBOX_HOME": str(home)},
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        assert "http://" in line, f"the server says {line!r}"
        return cls(process, line.split()[3], time.perf_counter() - began)

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(self, *trouble: object) -> None:
        """No server outlives a proof that failed."""
        if self.process.returncode is None:
            await self.dies()

    async def dies(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stops(self) -> None:
        self.process.terminate()
        await self.process.wait()


@dataclass
class Sitter:
    """Somebody who plays a table alone as fast as the server lets them, and remembers what was acknowledged."""

    game: str
    token: str = ""
    table: str = ""
    acknowledged: dict[int, str] = field(default_factory=dict)
    resumed: list[float] = field(default_factory=list)

    async def opens(self, origin: str) -> None:
        async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60) as client:
            self.token = (await client.post("/api/people", json={})).json()["token"]
            seats = [{"kind": "you"}, {"kind": "you"}]
            wish = {"game": self.game, "seats": seats}
            told = await client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {self.token}"})
            self.table = told.json()["table"]

    async def plays(self, origin: str, until: int | None = None) -> None:
        """Plays until so many answers are acknowledged, or else until the server is gone."""
        address = f"{origin.replace('http', 'ws')}/api/tables/{self.table}/socket"
        began = time.perf_counter()
        try:
            async with connect(address, origin=Origin(origin), max_size=None, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": self.token}))
                state = json.loads(await socket.recv())
                self.resumed.append(time.perf_counter() - began)
                self.compares(state["table"]["answers"])
                await self._goes_on(socket, state, until)
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):
            return  # the server is gone, perhaps in the middle of the handshake

    def compares(self, answers: int) -> None:
        """What the server remembers is at least what it has acknowledged."""
        known = len(self.acknowledged)
        assert answers >= known, f"{answers} answers are there, but {known} were acknowledged"

    async def _goes_on(self, socket: ClientConnection, state: dict[str, Any], until: int | None) -> None:
        while state["view"]["decision"] is not None:
            if len(self.acknowledged) == until:
                return
            decision = state["view"]["decision"]
            # The last options end turns and say enough: so a game comes to its end.
            notation = decision["options"][-1]["notation"]
            number = decision["number"]
            said = {"type": "answer", "id": number, "seat": decision["seat"], "number": number, "notation": notation}
            await socket.send(json.dumps(said))
            state = json.loads(await socket.recv())
            assert state["type"] == "state", state
            self.acknowledged[number] = notation
        await socket.wait_closed()

    async def answers(self, origin: str) -> int:
        """How many answers the server has, as it tells somebody who looks into the lobby."""
        async with httpx.AsyncClient(base_url=origin, timeout=60) as client:
            info = await client.get(f"/api/tables/{self.table}", headers={"authorization": f"Bearer {self.token}"})
        return int(info.raise_for_status().json()["answers"])

    def is_kept(self, home: Path) -> None:
        """Looks into the store itself: every acknowledged answer stands there, word for word."""
        with closing(sqlite3.connect(home / "tables" / "tables.sqlite3")) as database:
            rows = database.execute("SELECT entry FROM journal WHERE name = ? ORDER BY number", (self.table,))
            entries = [json.loads(entry) for (entry,) in rows]
        kept = [entry["notation"] for entry in entries if entry["type"] == "answered"]
        for number, notation in self.acknowledged.items():
            assert kept[number] == notation, f"answer {number} was {notation!r}; the journal has {kept[number]!r}"


@dataclass
class Findings:
    """What was measured over all lives of the server."""

    kills: int = 0
    acknowledged: int = 0
    listening: list[float] = field(default_factory=list)
    resumed: list[float] = field(default_factory=list)

    def line(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged answers, 0 lost;"
            f" listening after {worst(self.listening)}, first state of a resumed game after {worst(self.resumed)}"
        )


def worst(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.2f} s (median), {ordered[-1]:.2f} s (worst)"


async def kills(times: int, home: Path, seed: int = 0, longest: float = 1.5) -> Findings:
    """Starts and kills a server so many times, with several tables being played."""
    luck, findings = random.Random(seed), Findings()
    sitters = [Sitter(GAMES[number % 2]) for number in range(TABLES)]
    async with await Server.starts(home) as server:
        for sitter in sitters:
            await sitter.opens(server.origin)
        await server.stops()
    for _ in range(times):
        async with await Server.starts(home) as server:
            findings.listening.append(server.seconds)
            sitters = [await _renewed(sitter, server.origin, findings) for sitter in sitters]
            playing = [asyncio.create_task(sitter.plays(server.origin)) for sitter in sitters]
            await asyncio.sleep(luck.uniform(0.05, longest))
            await server.dies()
            await asyncio.gather(*playing)
            findings.kills += 1
    for sitter in sitters:
        sitter.is_kept(home)
        findings.acknowledged += len(sitter.acknowledged)
        findings.resumed += sitter.resumed[1:]
    return findings


async def _renewed(sitter: Sitter, origin: str, findings: Findings) -> Sitter:
    """A new table for whoever has played long enough on the old one."""
    if len(sitter.acknowledged) < 250:
        return sitter
    sitter.compares(await sitter.answers(origin))
    findings.acknowledged += len(sitter.acknowledged)
    findings.resumed += sitter.resumed[1:]
    new = Sitter(sitter.game)
    await new.opens(origin)
    return new


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--times", type=int, default=100)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as home:
        findings = asyncio.run(kills(given.times, Path(home), given.seed))
    print(findings.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
