"""Says nonsense to a server: broken messages, and well-typed ones that are wrong. Nothing of it may break anything.

python -m tests.deep.malformed --broken 200000 --wrong 50000 --requests 5000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from longbox.server import protocol as p
from longbox.server import sockets
from tests.server.test_playing import two
from tests.server.web import web
from tests.server.world import Client, World, decode

BATCH = 40
GAMES = ("legendary-1e", "villainous")
VALUES: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 5, 2**31, 2**53 + 1, 10**40, 0.0, -0.5, 1e308),
    *("", "0", "end the turn", "\x00", "\u202e", "\ud800", "x" * 600, "hello", "hard", "0" * 64),
    *([], {}, [[]], {"a": []}, [None] * 20),
]
NAMES = ["type", "id", "seat", "number", "notation", "answers", "agrees", "phrase", "words", "strength", "token", "x"]
TYPES = ["answer", "undo", "redo", "agree", "uncover", "hint", "say", "replace", "hello", "state", "", "ANSWER"]


class Nonsense:
    """Messages that nobody should send, always the same ones for a seed."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def broken(self, state: p.State) -> str:
        """A text that is no message, or nearly one."""
        match self.luck.randrange(6):
            case 0:
                return "".join(chr(self.luck.randrange(1, 0xD7FF)) for _ in range(self.luck.randrange(60)))
            case 1:
                text = self._text(self.wrong(state))
                return text[: self.luck.randrange(len(text))]
            case 2:
                signs = list(self._text(self.wrong(state)))
                signs[self.luck.randrange(len(signs))] = self.luck.choice('{}[]":,0-e\\\x00\x7fé')
                return "".join(signs)
            case 3:
                return self.luck.choice(["[", '{"a":', '"', "[[", "-", "1e", "\\"]) * self.luck.randrange(1, 3000)
            case 4:
                return json.dumps({self.luck.choice(NAMES): self.luck.choice(VALUES) for _ in range(6)})
        message = json.loads(self._text(self.wrong(state)))
        message[self.luck.choice([*message, "x"])] = self.luck.choice(VALUES)
        return json.dumps(message)

    def wrong(self, state: p.State) -> p.ClientMessage:
        """A message with the right types and hardly anything else right."""
        luck = self.luck
        id, seat, number = luck.randrange(1000), luck.randrange(7), luck.randrange(120)
        match luck.randrange(10):
            case 0 | 1 | 2:
                return p.Answer(id, seat, luck.choice([number, state.table.answers]), self._notation(state))
            case 3:
                return p.Undo(id, luck.choice([number, 0, 1_000_000, max(0, state.table.answers - 1)]))
            case 4:
                return p.Redo(id)
            case 5:
                return p.Agree(id, luck.random() < 0.5)
            case 6:
                return p.Uncover(id, seat)
            case 7:
                return p.Hint(id, seat)
            case 8:
                return p.Say(id, luck.choice([None, "hello", "rude"]), luck.choice([None, "<b>", "\u200b", "words"]))
        return p.Replace(id, seat, luck.choice([None, "easy", "normal", "hard"]))

    def _notation(self, state: p.State) -> str:
        decision = state.view["decision"] or {}
        offered: list[str] = [option["notation"] for option in decision.get("options", [])]
        return self.luck.choice([*offered, "end the turn", "0", "\x00", "play Hulk", "x" * 500])

    @staticmethod
    def _text(message: p.ClientMessage) -> str:
        return msgspec.json.encode(message).decode()


class Mouth:
    """A wire on which one message after the other comes in."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    async def receive(self) -> str:
        await asyncio.sleep(0)
        if not self.texts:
            raise EOFError
        return self.texts.pop(0)


def says(client: Client, texts: list[str]) -> Counter[str]:
    """Says all this through the door that every message comes through; what came back, by kind."""
    before = len(client.line.sent)
    mouth: Any = Mouth(texts)

    async def hears() -> None:
        with suppress(EOFError):
            await sockets._hears(mouth, client.socket, client.gathering, 10**9)

    client.world.does(hears())
    told = client.line.sent[before:]
    assert not client.running.done(), "the client is still told what happens"
    for text in told:
        assert "written down as" not in text, f"something broke: {text[:300]}"
        assert "Traceback" not in text
    return Counter(type(decode(text)).__name__ for text in told)


def still_sound(world: World, client: Client) -> None:
    """The table is what its journal says, and goes on."""
    digest = client.gathering.sitting.game.digest()
    world.restarts()
    assert world.gathering(client.table).sitting.game.digest() == digest


def nonsense(world: World, game: str, broken: int, wrong: int, seed: int) -> Counter[str]:
    """So much nonsense at one table of a game, from both of its players and a spectator."""
    mouth, heard = Nonsense(seed), Counter[str]()
    clients = [*two(world, game)]
    clients.append(world.person("Eve").watches(clients[0].table))
    for start in range(0, broken + wrong, BATCH):
        client = clients[start // BATCH % 3]
        kinds = ["broken" if at < broken else "wrong" for at in range(start, min(start + BATCH, broken + wrong))]
        texts = []
        for kind in kinds:
            made = mouth.broken(client.state) if kind == "broken" else mouth.wrong(client.state)
            texts.append(made if isinstance(made, str) else msgspec.json.encode(made).decode())
        heard += says(client, texts)
        world.passes(20)
        for each in clients:
            _forgets(each)
    still_sound(world, clients[0])
    return heard


def _forgets(client: Client) -> None:
    """A long test need not remember everything that was ever said."""
    last = client.state
    client.line.sent.clear()
    client._heard[:] = []
    client.line.sent.append(msgspec.json.encode(last).decode())


def requests(folder: Path, count: int, seed: int) -> Counter[int]:
    """So many senseless requests over HTTP; the statuses that came back."""
    mouth, statuses = Nonsense(seed), Counter[int]()
    luck = mouth.luck
    with web(folder) as server:
        token = server.token()
        table = server.opens(token, "you", "bot")
        for _ in range(count):
            call = luck.choice(p.CALLS)
            place = luck.choice([table, "x", "%00", "..", "é"])
            path = call.path.format(table=place, game=luck.choice(["villainous", place]), clause=place, language="de")
            query = "?" + "&".join(f"{name}={quote(repr(luck.choice(VALUES)))}" for name in ("at", "seat", "words"))
            body = {name: luck.choice(VALUES) for name in luck.sample([*NAMES, "game", "seats", "record", "name"], 3)}
            said = luck.choice([json.dumps(body), json.dumps(luck.choice(VALUES)), "{", "\x00"]).encode()
            sent = said if call.method == "POST" else None
            reply = server.asks(call.method, path + query, sent, luck.choice([token, None]))
            statuses[reply.status_code] += 1
            assert reply.status_code < 500, f"{call.method} {path} {said!r}: {reply.text}"
        assert server.asks("GET", "/healthz").json()["sound"]
    return statuses


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--broken", type=int, default=200_000)
    words.add_argument("--wrong", type=int, default=50_000)
    words.add_argument("--requests", type=int, default=5_000)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    for number, game in enumerate(GAMES):
        with tempfile.TemporaryDirectory() as folder:
            world = World(Path(folder))
            heard = nonsense(world, game, given.broken // 2, given.wrong // 2, given.seed + number)
            world.close()
        print(f"{game}: {given.broken // 2:,} broken and {given.wrong // 2:,} wrong messages; heard back {dict(heard)}")
    with tempfile.TemporaryDirectory() as folder:
        statuses = requests(Path(folder), given.requests, given.seed)
    print(f"{given.requests:,} requests over HTTP; statuses {dict(statuses)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
