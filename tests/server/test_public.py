"""A server in public: behind a proxy that speaks TLS for it, with strangers at the door."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from longbox.kernel.errors import LongboxError
from longbox.server import run
from longbox.server.guard import HEADERS, PUBLIC, Rates, Turnstile, address_of
from longbox.server.refusal import Refusal
from longbox.terminal.serve import origin_of, proxy_of
from tests.server.test_cheating import handshake
from tests.server.web import Web, answer
from tests.server.web import web as serving

OUTSIDE = "https://longbox.example"


def public(folder: Path, **settings: Any) -> Any:
    return serving(folder, public=True, origins=(OUTSIDE,), **settings)


def as_proxy(web: Web, method: str, path: str, body: Any = None, **headers: str) -> Any:
    """A request as the proxy hands it on."""
    passed = {"host": "longbox.example", "origin": OUTSIDE, "x-forwarded-proto": "https", **headers}
    return web.asks(method, path, body, **passed)


# -- who may come in -------------------------------------------------------------------------------------------------


def test_the_page_is_told_to_ask_for_a_name(tmp_path: Path) -> None:
    with public(tmp_path) as web:
        assert as_proxy(web, "GET", "/api/lobby").json()["public"] is True


def test_a_name_needs_no_password_and_one_with_a_password_is_kept(tmp_path: Path) -> None:
    with public(tmp_path) as web:
        assert as_proxy(web, "POST", "/api/people", {"name": "Ann"}).status_code == 200
        with_password = {"name": "Ben", "password": "long enough for Ben"}
        assert as_proxy(web, "POST", "/api/people", with_password).status_code == 200
        assert as_proxy(web, "POST", "/api/people", {"name": "Ben"}).status_code == 403
        assert as_proxy(web, "POST", "/api/people", {**with_password, "password": "guessed"}).status_code == 403
        assert as_proxy(web, "POST", "/api/people", with_password).status_code == 200


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("longbox.example", OUTSIDE, 200),
        ("longbox.example", "http://longbox.example", 403),
        ("longbox.example", "https://evil.example", 403),
        ("longbox.example", "", 403),
        ("evil.example", OUTSIDE, 403),
    ],
)
def test_only_the_page_of_its_own_name_is_heard(tmp_path: Path, host: str, origin: str, status: int) -> None:
    with public(tmp_path) as web:
        assert as_proxy(web, "POST", "/api/people", {}, host=host, origin=origin).status_code == status


def test_a_socket_of_another_page_is_not_opened(tmp_path: Path) -> None:
    with public(tmp_path) as web:
        token = as_proxy(web, "POST", "/api/people", {"name": "Ann"}).json()["token"]
        table = web.opens(token, "you", "bot")
        assert handshake(web, table, "Origin: https://evil.example\r\n").startswith(b"HTTP/1.1 403")
        with web.talk(table, token, origin=OUTSIDE) as talk:
            assert talk.hears()["type"] == "state"


# -- what browsers are told ------------------------------------------------------------------------------------------


def test_behind_tls_browsers_are_told_to_come_by_tls_only(tmp_path: Path) -> None:
    with public(tmp_path) as web:
        for path in ("/", "/api/lobby", "/nothing"):
            headers = as_proxy(web, "GET", path).headers
            assert headers["strict-transport-security"] == "max-age=31536000"
            assert {name: headers[name] for name in HEADERS} == HEADERS


def test_without_tls_nobody_is_sent_where_there_is_none(web: Web) -> None:
    assert "strict-transport-security" not in web.asks("GET", "/").headers


def test_there_is_no_cookie_that_a_foreign_page_could_use_or_a_line_give_away(tmp_path: Path) -> None:
    """Tokens are sent by the page itself, in a header: a cookie would need Secure, HttpOnly and SameSite."""
    with public(tmp_path) as web:
        entered = as_proxy(web, "POST", "/api/people", {"name": "Ann", "password": "long enough for Ann"})
        token = entered.json()["token"]
        replies = [entered, as_proxy(web, "GET", "/"), as_proxy(web, "GET", "/api/lobby")]
        assert all("set-cookie" not in reply.headers for reply in replies)
        as_cookie = as_proxy(web, "GET", "/api/history", cookie=f"token={token}; authorization=Bearer {token}")
        assert as_cookie.status_code == 401


# -- whom the proxy speaks for ---------------------------------------------------------------------------------------


def seen_from(proxies: tuple[str, ...], client: str, forwarded: str) -> str:
    """The address under which a request is counted that comes from `client` and says it was forwarded."""
    seen: list[str] = []

    async def looks(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(address_of(HTTPConnection(scope)))

    async def asks() -> None:
        config = run.config_of(looks, proxies)
        config.load()
        scope = {"type": "http", "client": (client, 5), "headers": [(b"x-forwarded-for", forwarded.encode())]}
        await config.loaded_app(scope, nothing, nothing)

    nothing: Any = None
    asyncio.run(asks())
    return seen[0]


@pytest.mark.parametrize(
    ("proxies", "client", "forwarded", "seen"),
    [
        ((), "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ((), "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ((), "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ((), "10.0.0.2", "203.0.113.7", "10.0.0.2"),
        (("10.0.0.0/8",), "10.0.0.2", "203.0.113.7", "203.0.113.7"),
        (("10.0.0.2/32",), "10.0.0.2", "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ((), "127.0.0.1", "2001:db8::1", "2001:db8::/64"),
        ((), "127.0.0.1", "2001:db8::5:6:7:8", "2001:db8::/64"),
        ((), "127.0.0.1", "::ffff:203.0.113.7", "::ffff:203.0.113.7"),
        ((), "127.0.0.1", "no address", "no address"),
        ((), "::2", "203.0.113.7", "::/64"),
    ],
)
def test_only_a_trusted_proxy_is_believed_whom_it_speaks_for(
    proxies: tuple[str, ...], client: str, forwarded: str, seen: str
) -> None:
    assert seen_from(proxies, client, forwarded) == seen


def test_everybody_behind_the_proxy_is_counted_for_themselves(tmp_path: Path) -> None:
    with public(tmp_path, rates=Rates(enter="2/minute")) as web:
        for visitor in ("203.0.113.1", "203.0.113.2"):
            told = [
                as_proxy(web, "POST", "/api/people", {}, **{"x-forwarded-for": visitor}).status_code for _ in range(3)
            ]
            assert told == [200, 200, 429]


def test_whoever_drags_through_a_replay_is_not_too_quick() -> None:
    turnstile = Turnstile(PUBLIC)
    for _ in range(60 * 30):  # as many pictures as a minute of dragging asks for
        turnstile.passes("ask", "203.0.113.1")


def test_whoever_asks_without_end_is_told_to_wait() -> None:
    turnstile = Turnstile(Rates(ask="50/minute"))
    for _ in range(50):
        turnstile.passes("ask", "203.0.113.1")
    with pytest.raises(Refusal, match="too much at once"):
        turnstile.passes("ask", "203.0.113.1")


def test_a_game_is_played_on_a_public_server(tmp_path: Path) -> None:
    with public(tmp_path) as web:
        token = as_proxy(web, "POST", "/api/people", {"name": "Ann"}).json()["token"]
        with web.talk(web.opens(token, "you", "you"), token, origin=OUTSIDE) as talk:
            state = talk.hears()
            for number in range(1, 61):
                talk.says(answer(state, number))
                state = talk.hears()
                assert state["answered"] == number


# -- how it is asked for ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://longbox.example", OUTSIDE),
        ("https://LongBox.example/", OUTSIDE),
        ("https://longbox.example/lobby?x", OUTSIDE),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
    ],
)
def test_an_origin_is_taken_as_people_give_it(given: str, origin: str) -> None:
    assert origin_of(given) == origin


@pytest.mark.parametrize("given", ["longbox.example", "ftp://longbox.example", "https://", ""])
def test_what_is_no_origin_is_refused(given: str) -> None:
    with pytest.raises(LongboxError, match="An origin begins with"):
        origin_of(given)


@pytest.mark.parametrize("given", ["proxy.example", "*", "10.0.0.1/8", ""])
def test_what_is_no_proxy_is_refused(given: str) -> None:
    assert proxy_of("10.0.0.0/8") == "10.0.0.0/8"
    with pytest.raises(LongboxError, match="A proxy is named by its address"):
        proxy_of(given)
