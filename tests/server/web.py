"""The whole server as browsers meet it, on a port of its own, and a browser without a page."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from longbox.server import run
from longbox.server.app import Settings, application
from longbox.server.bots import Bots
from longbox.server.clock import Clock
from longbox.server.house import House
from longbox.server.journal import Journal
from tests.server.world import Luck, QuickStore, by_thumb

SECONDS = 20  # after which a test that waits has failed


class Talk:
    """One WebSocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def says(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hears(self) -> Any:
        """The next message; once the server has ended the talk, `closed` with its code."""
        try:
            return json.loads(self.socket.recv(timeout=SECONDS))
        except ConnectionClosed as closed:
            return {"type": "closed", "code": closed.rcvd.code if closed.rcvd is not None else None}

    def hears_about(self, id: int) -> Any:
        """What comes back for one message."""
        while True:
            heard = self.hears()
            if heard["type"] == "closed" or id in (heard.get("id"), heard.get("answered")):
                return heard


class Web:
    """A server, and requests to it as its own page makes them."""

    def __init__(self, origin: str, house: House) -> None:
        self.origin = origin
        self.house = house
        self.client = httpx.Client(base_url=origin, timeout=SECONDS)

    def asks(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> httpx.Response:
        """A request; a header given as empty is left out."""
        sent = {"origin": self.origin, **headers}
        if token is not None:
            sent["authorization"] = f"Bearer {token}"
        sent = {name: value for name, value in sent.items() if value}
        content = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else None
        return self.client.request(method, path, content=content, headers=sent)

    def token(self, name: str = "Ann") -> str:
        return str(self.asks("POST", "/api/people", {"name": name}).json()["token"])

    def opens(self, token: str, *kinds: str, game: str = "legendary-1e", **options: Any) -> str:
        wish = {"game": game, "seats": [{"kind": kind} for kind in kinds], "options": options}
        return str(self.asks("POST", "/api/tables", wish, token).json()["table"])

    def info(self, token: str, table: str) -> Any:
        return self.asks("GET", f"/api/tables/{table}", token=token).json()

    @contextmanager
    def talk(self, table: str, token: str | None = None, origin: str = "") -> Iterator[Talk]:
        """The socket of a table; with a token, hello is said already."""
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, origin=Origin(origin or self.origin), max_size=None, open_timeout=SECONDS) as socket:
            talk = Talk(socket)
            if token is not None:
                talk.says({"type": "hello", "token": token})
            yield talk


@contextmanager
def web(
    folder: Path, clock: Clock | None = None, public: bool = False, origins: tuple[str, ...] = (), **settings: Any
) -> Iterator[Web]:
    """A server that runs as long as it is needed."""
    journal = Journal(QuickStore(folder / "tables.sqlite3"))
    clock = clock or Clock()
    house = House(journal, Bots(by_thumb, clock), clock, Luck(), b"secret of the house", pace=0)
    listening = run.listen("127.0.0.1", 0)
    origin = f"http://127.0.0.1:{listening.getsockname()[1]}"
    app = application(house, Settings((origin, *origins), public, **{"static": folder / "static", **settings}))
    ready = threading.Event()
    serving = run.Serving(run.config_of(app), ready.set)
    thread = threading.Thread(target=asyncio.run, args=[serving.serve(sockets=[listening])])
    thread.start()
    try:
        assert ready.wait(SECONDS), "the server listens"
        running = Web(origin, house)
        with running.client:
            yield running
    finally:
        serving.should_exit = True
        thread.join()
        listening.close()
        journal.close()


def answer(state: Any, id: int = 1, **changes: Any) -> dict[str, Any]:
    """The first answer to the question of a state."""
    decision = state["view"]["decision"]
    options = decision.get("options") or [{"notation": "end the turn"}]
    said = {"type": "answer", "id": id, "seat": decision["seat"], "number": decision["number"]}
    return {**said, "notation": options[0]["notation"], **changes}
