"""The guard at the door: who may speak to the server at all, how often, and what browsers are told to forbid."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longbox.server.protocol import Problem
from longbox.server.refusal import Refusal
from longbox.server.replies import reply

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        " font-src 'self'; connect-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self';"
        " base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SAFE = ("GET", "HEAD")
# What whoever watches over the server asks for, by whatever name they know it.
FOR_WATCHMEN = ("/healthz",)


class Guard:
    """Turns away what comes from other pages, and puts the security headers on everything that goes out."""

    def __init__(self, app: ASGIApp, origins: Collection[str], tls: bool) -> None:
        self.app = app
        self.origins = frozenset(origins)
        self.hosts = frozenset(urlsplit(origin).netloc for origin in origins)
        self.headers = {**HEADERS, **({"Strict-Transport-Security": "max-age=31536000"} if tls else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        trouble = self.trouble(scope)
        if trouble is not None:
            await reply(Problem(trouble), 403)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    def trouble(self, scope: Scope) -> str | None:
        """Why a request is turned away; None where it is not."""
        headers = Headers(scope=scope)
        if scope["path"] in FOR_WATCHMEN:
            return None
        if headers.get("host") not in self.hosts:
            return "This server is not called by that name."
        origin = headers.get("origin")
        is_changing = scope["type"] == "websocket" or scope["method"] not in SAFE
        if origin not in self.origins and (is_changing or origin is not None):
            return "This comes from another page than the server's own."
        return None


@dataclass(frozen=True)
class Rates:
    """How often one address may do what, and how much one client may have open."""

    enter: str = "600/minute"
    password: str = "60/minute"
    open: str = "300/minute"
    ask: str = "6000/minute"
    sockets: int = 1000  # open at once, of one address
    frames: int = 200  # messages of one socket that are heard within a second; the others wait
    hello: float = 10  # seconds for the first message of a socket, and for the body of a request


# A server in public has to do with strangers. A whole class may sit behind one address, and whoever drags through a
# replay asks for thirty pictures a second: only passwords are tried by nobody more often than this.
PUBLIC = Rates(enter="60/minute", password="10/minute", open="120/hour", ask="3000/minute", sockets=100, frames=30)


class Turnstile:
    """Counts what each address does, and refuses too much of it."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {
            "enter": parse(rates.enter),
            "password": parse(rates.password),
            "open": parse(rates.open),
            "ask": parse(rates.ask),
        }
        self._sockets: dict[str, int] = {}

    def passes(self, what: str, address: str) -> None:
        """Counts one request of an address."""
        if not self._limiter.hit(self._items[what], what, address):
            raise Refusal("That is too much at once: wait a while.", 429)

    def opens(self, address: str) -> None:
        """One socket more of an address."""
        if self._sockets.get(address, 0) >= self.rates.sockets:
            raise Refusal("Too many connections are open from there.", 429)
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def closes(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from; behind a proxy, uvicorn has put the right address here.

    Whoever has one IPv6 address has millions of them: their network counts.
    """
    if connection.client is None:
        return "nowhere"
    try:
        address = ip_address(connection.client.host)
    except ValueError:
        return connection.client.host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((int(address), 64), strict=False))
    return connection.client.host
