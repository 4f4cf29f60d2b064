"""The server's face: every request of the protocol, the socket of a table, and the pages of the browser client."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from longbox.languages import ENGLISH, languages
from longbox.server import facts, measures, protocol
from longbox.server.guard import PUBLIC, Guard, Rates, Turnstile, address_of
from longbox.server.house import House
from longbox.server.protocol import (
    MOST_BYTES,
    PHRASES,
    VERSION,
    Branch,
    Enter,
    ImportTable,
    Join,
    Lobby,
    OpenTable,
    Problem,
    Report,
    Reported,
)
from longbox.server.refusal import Refusal
from longbox.server.replies import PRINTED, body, number_in, reply
from longbox.server.sockets import table_socket
from longbox.server.store import Known

STATIC = Path(__file__).parent / "static"
MOST_RECORD = 4_500_000  # bytes of a request that brings a record

NOT_BUILT = """\
Longbox is running, but the browser client has not been built.
In a checkout: cd web && npm ci && npm run build, or simply: python3 start.py
The terminal plays without it: longbox play
"""

log = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """What whoever starts the server decides."""

    origins: tuple[str, ...]
    public: bool = False
    scans: Path | None = None
    static: Path = STATIC
    rates: Rates | None = None


class Server:
    """The requests of the protocol, one method for each of its CALLS."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.turnstile = Turnstile(settings.rates or (PUBLIC if settings.public else Rates()))
        self.scans_folder = facts.Scans(settings.scans)

    # -- who asks ----------------------------------------------------------------------------------------------------

    async def who(self, request: Request) -> Known:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Refusal("Enter first: this needs a token.", 401)
        return await self.house.people.who(token)

    async def takes(self, request: Request, kind: type[Any], most: int = MOST_BYTES) -> Any:
        return await body(request, kind, most, self.house.clock, self.turnstile.rates.hello)

    def counts(self, what: str, request: Request) -> None:
        self.turnstile.passes(what, address_of(request))

    # -- people and tables -------------------------------------------------------------------------------------------

    async def enter(self, request: Request) -> Response:
        self.counts("enter", request)
        wish: Enter = await self.takes(request, Enter)
        if wish.password is not None:
            self.counts("password", request)
        return reply(await self.house.people.enter(wish))

    async def lobby(self, request: Request) -> Response:
        tables = []
        if "authorization" in request.headers:
            tables = await self.house.lobby((await self.who(request)).person)
        return reply(Lobby(VERSION, self.settings.public, facts.games(), tables, list(PHRASES), languages()))

    async def open_table(self, request: Request) -> Response:
        who = await self.who(request)
        self.counts("open", request)
        return reply(await self.house.open(who, await self.takes(request, OpenTable)))

    async def import_table(self, request: Request) -> Response:
        who = await self.who(request)
        self.counts("open", request)
        return reply(await self.house.bring(who, await self.takes(request, ImportTable, MOST_RECORD)))

    async def branch(self, request: Request) -> Response:
        who = await self.who(request)
        self.counts("open", request)
        return reply(await self.house.branch(who, table_of(request), await self.takes(request, Branch)))

    async def join(self, request: Request) -> Response:
        who = await self.who(request)
        return reply(await self.house.join(who, table_of(request), await self.takes(request, Join)))

    async def table(self, request: Request) -> Response:
        who = await self.who(request)
        return reply((await self.house.known_table(table_of(request), who.person)).info(who.person))

    async def report(self, request: Request) -> Response:
        who = await self.who(request)
        self.counts("open", request)
        gathering = await self.house.known_table(table_of(request), who.person)
        wish: Report = await self.takes(request, Report)
        return reply(Reported(await gathering.report(wish.words)))

    async def record(self, request: Request) -> Response:
        who = await self.who(request)
        text = await self.house.record(table_of(request), who.person)
        named = {"Content-Disposition": 'attachment; filename="game.longbox"', "Cache-Control": "no-store"}
        return PlainTextResponse(text, headers=named)

    async def replay(self, request: Request) -> Response:
        await self.who(request)
        at, seat = number_in(request, "at"), number_in(request, "seat")
        return reply(await self.house.frame(table_of(request), at, seat))

    async def history(self, request: Request) -> Response:
        return reply(await self.house.history((await self.who(request)).person))

    async def statistics(self, request: Request) -> Response:
        return reply(await self.house.statistics((await self.who(request)).person))

    # -- what is printed ---------------------------------------------------------------------------------------------

    async def cards(self, request: Request) -> Response:
        return reply(facts.faces(request.path_params["game"]), kept=PRINTED)

    async def rules(self, request: Request) -> Response:
        asked = request.query_params
        found = facts.rules(asked.get("words", ""), asked.get("game"), asked.get("language", ENGLISH))
        return reply(found, kept=PRINTED)

    async def rule(self, request: Request) -> Response:
        language = request.query_params.get("language", ENGLISH)
        return reply(facts.rule(request.path_params["clause"], language), kept=PRINTED)

    async def words(self, request: Request) -> Response:
        return reply(facts.words(request.path_params["language"]), kept=PRINTED)

    async def scans(self, request: Request) -> Response:
        return reply(self.scans_folder.addresses())

    async def scan(self, request: Request) -> Response:
        path, kind = self.scans_folder.file(request.path_params["name"])
        return FileResponse(path, media_type=kind, headers={"Cache-Control": "private, max-age=3600"})

    # -- the page and those who watch over the server ----------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        index = self.settings.static / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def health(self, request: Request) -> Response:
        sound = self.house.journal.is_running
        return reply({"sound": sound, "tables": len(self.house.tables)}, 200 if sound else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def socket(self, websocket: WebSocket) -> None:
        await table_socket(websocket, self.house, self.turnstile)

    # -- everything together -----------------------------------------------------------------------------------------

    def routes(self) -> list[Any]:
        asked = [
            Route(call.path, self._guarded(getattr(self, call.name)), methods=[call.method]) for call in protocol.CALLS
        ]
        return [
            *asked,
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            Route("/scans/{name}", self._guarded(self.scan)),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/", self.page),
            Mount("/assets", Assets(directory=self.settings.static / "assets", check_dir=False)),
            Mount("/", Files(directory=self.settings.static, check_dir=False)),
        ]

    def _guarded(self, does: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Every refusal becomes a Problem, and so does what nobody has foreseen: a stranger sees no traceback."""

        async def guarded(request: Request) -> Response:
            try:
                self.counts("ask", request)
                return await does(request)
            except Refusal as refused:
                measures.refusals.labels(refused.status).inc()
                return reply(Problem(str(refused), refused.about), refused.status)
            except Exception:
                report = secrets.token_hex(6)
                log.error("a request broke", path=request.url.path, report=report, exc_info=True)
                return reply(Problem(f"Something broke here. It has been written down as {report}."), 500)

        return guarded


class Files(StaticFiles):
    """The files of the browser client. It may be built while the server runs: until then none of them is there."""

    async def check_config(self) -> None:
        pass


class Assets(Files):
    """Files whose names change with what is in them: a browser may keep them for ever."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def table_of(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


async def not_served(request: Request, error: Exception) -> Response:
    """What the routes themselves refuse: no such address, or not in this way."""
    assert isinstance(error, HTTPException), "this is called for nothing else"
    sentence = "This is not done here." if error.status_code == 405 else "There is nothing here."
    return reply(Problem(sentence), error.status_code)


def application(house: House, settings: Settings) -> ASGIApp:
    """The whole server as an ASGI application."""
    server = Server(house, settings)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        looking = asyncio.create_task(house.looks_around())
        yield
        looking.cancel()
        await house.closes()

    tls = any(origin.startswith("https:") for origin in settings.origins)
    app = Starlette(routes=server.routes(), exception_handlers={HTTPException: not_served}, lifespan=running)
    return Guard(app, settings.origins, tls)
