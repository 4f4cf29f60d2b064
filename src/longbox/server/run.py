"""Starts the server: its port, its store, its log, and how its garbage is collected."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import structlog
import uvicorn
from starlette.types import ASGIApp

from longbox.games.catalog import cards, games
from longbox.kernel.errors import LongboxError
from longbox.server.app import STATIC, Settings, application
from longbox.server.bots import Bots
from longbox.server.clock import Clock
from longbox.server.house import House
from longbox.server.journal import Journal
from longbox.server.protocol import MOST_BYTES
from longbox.server.store import Store
from longbox.server.thinkers import Thinkers
from longbox.server.wire import ImpatientProtocol

SECRET_BYTES = 32
PING_SECONDS, PONG_SECONDS = 20.0, 20.0
DEAD_LINE_SECONDS = 30  # the system gives up a client that takes nothing for so long
GOODBYE_SECONDS = 3
MOST_PORT = 65_535
OWN_PROXIES = ("127.0.0.1", "::1")
THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")  # it calls itself by several names
EVERYWHERE = ("0.0.0.0", "::")


@dataclass(frozen=True)
class Wishes:
    """What whoever starts the server asks for."""

    folder: Path  # where tables are kept
    host: str = "127.0.0.1"
    port: int = 8000
    public: bool = False
    origins: tuple[str, ...] = ()  # besides its own address
    proxies: tuple[str, ...] = ()  # besides those on this machine
    scans: Path | None = None
    static: Path = STATIC
    pace: float = 0.6


class CannotListen(LongboxError):
    """The port cannot be had; the sentence says why and what to do."""


def serve(wishes: Wishes, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop; `ready` hears the address once the server listens."""
    listening = listen(wishes.host, wishes.port)
    try:
        logs(wishes.public)
        journal = Journal(Store(wishes.folder / "tables.sqlite3"))
        try:
            asyncio.run(_serves(wishes, listening, journal, ready))
        finally:
            journal.close()
    finally:
        listening.close()


async def _serves(wishes: Wishes, listening: socket.socket, journal: Journal, ready: Callable[[str], None]) -> None:
    clock = Clock()
    thinkers = Thinkers()
    bots = Bots(thinkers.advises, clock)
    house = House(journal, bots, clock, secrets.token_bytes, secret_in(wishes.folder), wishes.pace)
    own = own_origins(wishes.host, listening.getsockname()[1])
    app = application(house, Settings((*own, *wishes.origins), wishes.public, wishes.scans, wishes.static))
    warms_up()
    try:
        await Serving(config_of(app, wishes.proxies), lambda: ready(own[0])).serve(sockets=[listening])
    finally:
        await thinkers.close()


def config_of(app: ASGIApp, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn carries the application."""
    return uvicorn.Config(
        app,
        http="h11",
        ws=ImpatientProtocol,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        # Compressed, a message would tell by its size what is in it; and it would cost more time than the line saves.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        # Only a proxy may say whom it speaks for; from anybody else the same words are a lie.
        forwarded_allow_ips=[*OWN_PROXIES, *proxies],
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


class Serving(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            # Whoever is told to end has ended well by now: uvicorn would die of the signal after all.
            self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """The socket that listens; a sentence where the port is taken or not allowed."""
    if not 0 <= port <= MOST_PORT:  # the system would take what is left of the number
        raise CannotListen(f"A port is a number up to {MOST_PORT}, unlike {port}.")
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise CannotListen(f"There is no address {host} with a port {port} here: {error}.") from error
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_LINE_SECONDS * 1000)
    try:
        listening.bind(place)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotListen(_why_not(error, host, port)) from error
    listening.setblocking(False)
    return listening


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program: choose another with --port, or --port 0 for any free one."
    if error.errno == errno.EACCES:
        return f"Port {port} is not for everybody: choose one from 1024 on with --port."
    return f"The server cannot listen on {host}, port {port}: {error.strerror or error}."


def own_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses by which a browser may call this server; the first is told to whoever starts it."""
    called = outer_address() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    names = [called, *(THIS_MACHINE if host in EVERYWHERE or called in THIS_MACHINE else ())]
    return tuple(f"http://{name}" if port == 80 else f"http://{name}:{port}" for name in names)


def outer_address() -> str:
    """By which address others in the same house reach this machine; where there is no network, only itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which way it would go
        except OSError:
            return "127.0.0.1"
        address: str = asking.getsockname()[0]
        return address


def secret_in(folder: Path) -> bytes:
    """The server's own secret, from which invitations are made; made at the first start, for its owner's eyes only."""
    path = folder / "secret"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
    return path.read_bytes()


def warms_up() -> None:
    """Loads what every table needs and tells the garbage collector that it stays.

    A full pass over a few thousand games takes tens of milliseconds in which nobody is answered. What is loaded now is
    never garbage, and what games are made of hardly ever goes in circles: so passes may be rare.
    """
    for info in games():
        cards(info.game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def logs(public: bool) -> None:
    """One line for each thing worth knowing, on the error stream: for machines in public, for people at home."""
    level = logging.INFO if public else logging.WARNING
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    show = structlog.processors.JSONRenderer() if public else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            show,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
