"""Cuts the lines to a server, again and again: whoever comes back is asked the same question, and has missed nothing.

python -m tests.deep.drops --times 200
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deep.kills import GAMES, Server, Sitter


@dataclass
class Findings:
    """How long it took to be back at the table, in seconds, and how often an answer was on its way."""

    back: list[float] = field(default_factory=list)
    unsure: int = 0

    @property
    def p95(self) -> float:
        return sorted(self.back)[int(len(self.back) * 0.95)]

    def line(self) -> str:
        return (
            f"{len(self.back)} lines cut, {self.unsure} of them with an answer on its way; nothing lost or doubled;"
            f" back at the question: p95 {self.p95 * 1000:.0f} ms, worst {max(self.back) * 1000:.0f} ms"
        )


class Player:
    """Somebody with a bad line: what they have is put together from the pieces that came through."""

    def __init__(self, sitter: Sitter, origin: str, luck: random.Random) -> None:
        self.sitter, self.origin, self.luck = sitter, origin, luck
        self.ids = itertools.count(1)
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.known = 0  # answers that were acknowledged
        self.on_its_way = False  # one more answer, of which nobody knows whether it arrived

    async def comes(self, seen: int = 0) -> ClientConnection:
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{self.sitter.table}/socket"
        line = await connect(address, origin=Origin(self.origin), max_size=None, compression=None)
        hello = {"type": "hello", "token": self.sitter.token, "seen": seen, "log_of": self.state.get("log_of", "")}
        await line.send(json.dumps(hello))
        self.sees(json.loads(await line.recv()))
        return line

    def sees(self, state: dict[str, Any]) -> None:
        assert state["type"] == "state", state
        self.log[state["log_from"] :] = state["log"]
        self.state = state
        answers = state["table"]["answers"]
        assert self.known <= answers <= self.known + self.on_its_way, f"{answers} answers, {self.known} acknowledged"
        if answers > self.known:
            self.known, self.on_its_way = answers, False

    async def says(self, line: ClientConnection) -> int:
        decision = self.state["view"]["decision"]
        notation = self.luck.choice(decision["options"])["notation"]
        said = {"id": next(self.ids), "seat": decision["seat"], "number": decision["number"], "notation": notation}
        await line.send(json.dumps({"type": "answer", **said}))
        self.on_its_way = True
        return int(decision["number"]) + 1

    async def answers(self, line: ClientConnection) -> None:
        """One answer, until it is known to have arrived; or the one before it, which was still on its way."""
        then = await self.says(line)
        while self.state["table"]["answers"] < then:
            told = json.loads(await line.recv())
            if told["type"] == "refused":
                assert "is being asked now" in told["error"], told
            else:
                self.sees(told)

    async def plays(self, line: ClientConnection) -> None:
        """A few answers, and sometimes one more that nobody waits for."""
        for _ in range(self.luck.randrange(4)):
            if self.is_asked:
                await self.answers(line)
        if self.is_asked and self.luck.random() < 0.5:
            await self.says(line)

    @property
    def is_asked(self) -> bool:
        return self.state["view"]["decision"] is not None


async def drops(times: int, home: Path, seed: int = 0) -> Findings:
    """Cuts the line so many times, with one table after the other being played."""
    luck, findings = random.Random(seed), Findings()
    async with await Server.starts(home) as server:
        while len(findings.back) < times:
            sitter = Sitter(GAMES[luck.randrange(len(GAMES))])
            await sitter.opens(server.origin)
            await _one_table(Player(sitter, server.origin, luck), times, findings)
        await server.stops()
    return findings


async def _one_table(player: Player, times: int, findings: Findings) -> None:
    line = await player.comes()
    while player.is_asked and len(findings.back) < times:
        await player.plays(line)
        findings.unsure += player.on_its_way
        await asyncio.sleep(player.luck.uniform(0, 0.01))
        line.transport.abort()
        began = time.perf_counter()
        line = await player.comes(seen=len(player.log))
        findings.back.append(time.perf_counter() - began)
    pieces = list(player.log)
    await line.close()
    line = await player.comes()
    assert player.log == pieces, "the log that came in pieces is another one than the whole"
    await line.close()


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--times", type=int, default=200)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as home:
        print(asyncio.run(drops(given.times, Path(home), given.seed)).line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
