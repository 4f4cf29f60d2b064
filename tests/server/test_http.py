"""Every request of the protocol, and what is answered to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from longbox.server import protocol as p
from longbox.server.app import NOT_BUILT, Server
from longbox.server.guard import HEADERS
from tests.server.web import Web, answer
from tests.server.web import web as serving

ANYBODY = {"enter", "lobby", "cards", "rules", "rule", "words", "scans"}


def path_of(call: p.Call, table: str) -> str:
    fills = {"table": table, "game": "villainous", "clause": "L1-043", "language": "de"}
    return call.path.format(**fills)


@pytest.mark.parametrize("call", p.CALLS, ids=lambda call: call.name)
def test_every_call_of_the_protocol_is_answered_as_it_promises(web: Web, call: p.Call) -> None:
    token = web.token()
    table = finished(web, token)
    fills: dict[str, Any] = {
        "open_table": {"game": "villainous", "seats": [{"kind": "you"}, {"kind": "bot"}]},
        "import_table": {"record": web.asks("GET", f"/api/tables/{table}/record", token=token).text},
        "join": {"invite": web.info(token, table)["watch"]},
        "branch": {"answers": 3},
    }
    body = fills.get(call.name, {}) if call.takes is not None else None
    reply = web.asks(call.method, path_of(call, table), body, token)
    assert reply.status_code == 200, reply.text
    if call.gives is not None:
        msgspec.json.decode(reply.content, type=call.gives, strict=True)
    else:
        assert reply.text.startswith("longbox record 1")


def finished(web: Web, token: str) -> str:
    """A table whose game is over at once: it was brought along."""
    import longbox
    from longbox.players import player

    game, thumb = longbox.new("legendary-1e", seats=2, seed=7), player("normal")
    while game.decision is not None:
        game.answer(thumb.advises(game.view(game.decision.seat)).notation)
    return str(web.asks("POST", "/api/tables/import", {"record": str(game.record)}, token).json()["table"])


@pytest.mark.parametrize("call", [call for call in p.CALLS if call.name not in ANYBODY], ids=lambda call: call.name)
@pytest.mark.parametrize("token", [None, "x" * 64])
def test_whoever_has_not_entered_is_told_to(web: Web, call: p.Call, token: str | None) -> None:
    reply = web.asks(call.method, path_of(call, "t"), {} if call.takes else None, token)
    assert reply.status_code == 401
    assert msgspec.json.decode(reply.content, type=p.Problem).error


@pytest.mark.parametrize("call", [call for call in p.CALLS if "{table}" in call.path], ids=lambda call: call.name)
def test_a_table_that_there_is_not_is_not_there(web: Web, call: p.Call) -> None:
    bodies = {"join": {"invite": "x" * 64}, "branch": {"answers": 1}}
    body = bodies.get(call.name, {}) if call.takes is not None else None
    reply = web.asks(call.method, path_of(call, "nowhere"), body, web.token())
    assert (reply.status_code, "no such table" in reply.text) == (404, True)


def test_every_call_has_a_method_of_its_own() -> None:
    assert [call.name for call in p.CALLS if not callable(getattr(Server, call.name, None))] == []


def test_a_game_is_played_through_the_socket(web: Web) -> None:
    token = web.token()
    with web.talk(web.opens(token, "you", "you"), token) as talk:
        state = talk.hears()
        for number in range(5):
            assert state["type"] == "state"
            assert state["table"]["answers"] == number
            talk.says(answer(state, number + 1))
            state = talk.hears()
            assert state["answered"] == number + 1


def test_the_lobby_shows_every_game_with_its_options(web: Web) -> None:
    lobby = msgspec.json.decode(web.asks("GET", "/api/lobby").content, type=p.Lobby)
    assert [game.game for game in lobby.games] == ["legendary-1e", "villainous"]
    assert {"mastermind", "scheme", "heroes"} <= {option.name for option in lobby.games[0].options}
    assert lobby.tables == []
    assert lobby.languages == ["en", "de"]
    assert not lobby.public


def test_the_lobby_shows_ones_own_tables_and_no_others(web: Web) -> None:
    ann, ben = web.token("Ann"), web.token("Ben")
    table = web.opens(ann, "you", "link")
    listed = web.asks("GET", "/api/lobby", token=ann).json()["tables"]
    assert [info["table"] for info in listed] == [table]
    assert web.asks("GET", "/api/lobby", token=ben).json()["tables"] == []


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        (b"", 400, "not JSON"),
        (b"{", 400, "not JSON"),
        (b'{"name": "\xff"}', 400, "not JSON"),
        (b"[" * 5000, 422, "cannot be understood"),
        (b"[]", 422, "cannot be understood"),
        (b'{"name": 5}', 422, "cannot be understood"),
        (b'{"name": ""}', 422, "cannot be understood"),
        (b'{"name": "' + b"x" * 25 + b'"}', 422, "cannot be understood"),
        (b'{"nam": "Ann"}', 422, "unknown field"),
        (b'{"name": "' + b"x" * 20_000 + b'"}', 413, "too large"),
    ],
)
def test_a_request_that_is_not_right_is_refused_in_a_sentence(web: Web, body: bytes, status: int, says: str) -> None:
    reply = web.asks("POST", "/api/people", body)
    assert reply.status_code == status
    assert says in msgspec.json.decode(reply.content, type=p.Problem).error


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"seats": [{"kind": "you"}] * 5, "game": "villainous"}, "seats 2 to 4"),
        ({"options": {"mastermind": "Thanos"}}, "There is no 'Thanos'"),
        ({"options": {"colour": "red"}}, "has no option"),
        ({"options": {"mastermind": ["Loki"]}}, "There is no"),
        ({"options": {"heroes": {"a": 1}}}, "heroes"),
        ({"options": {"first_seat": "x"}}, "whole number"),
        ({"options": {"first_seat": 9}}, "first_seat"),
        ({"options": {"first_game": 1}}, "true or false"),
        ({"options": {"arranged": {}}}, "arranged by hand"),
        ({"seed": 10**30}, "no more than 18 digits"),
        ({"seed": 10**18}, "no more than 18 digits"),
        ({"seed": True}, "cannot be understood"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_a_sentence(web: Web, wish: dict[str, Any], says: str) -> None:
    seats = [{"kind": "you"}, {"kind": "bot"}]
    reply = web.asks("POST", "/api/tables", {"game": "legendary-1e", "seats": seats, **wish}, web.token())
    assert reply.status_code == 422, reply.text
    assert says in reply.json()["error"]


@pytest.mark.parametrize(("at", "seat"), [("x", "0"), ("1", "-1"), ("9" * 30, "0"), ("²", "0")])
def test_a_moment_that_is_no_number_is_refused(web: Web, at: str, seat: str) -> None:
    token = web.token()
    reply = web.asks("GET", f"/api/tables/{finished(web, token)}/replay?at={at}&seat={seat}", token=token)
    assert reply.status_code == 422


def test_the_rulebook_is_searched_and_opened(web: Web) -> None:
    found = web.asks("GET", "/api/rules?words=healing wounds&game=legendary-1e").json()
    assert any("ound" in rule["title"] for rule in found[:3])
    assert len(web.asks("GET", "/api/rules?game=villainous").json()) > 50
    assert web.asks("GET", "/api/rules/L1-043").json()["id"] == "L1-043"
    for path in ("/api/rules/L1-999", "/api/rules?game=chess", "/api/words/xx", "/api/games/chess/cards"):
        assert web.asks("GET", path).status_code == 404


def test_the_rulebook_answers_in_the_language_asked_for(web: Web) -> None:
    found = web.asks("GET", "/api/rules?words=Wunden heilen&game=legendary-1e&language=de").json()
    assert (found[0]["id"], found[0]["title"]) == ("L1-114", "Deine Wunden heilen")
    english, german = (web.asks("GET", f"/api/rules/L1-114?language={it}").json() for it in ("en", "de"))
    assert german == found[0]
    assert english == web.asks("GET", "/api/rules/L1-114").json()
    assert english["text"] != german["text"]
    for path in ("/api/rules?language=tlh", "/api/rules?words=wound&language=tlh", "/api/rules/L1-114?language=tlh"):
        reply = web.asks("GET", path)
        assert reply.status_code == 404
        assert 'no rulebook in "tlh"' in reply.json()["error"]


# -- the page, the scans, and those who watch over the server --------------------------------------------------------


def test_every_answer_bears_the_security_headers(web: Web) -> None:
    for path in ("/", "/api/lobby", "/healthz", "/nothing", "/assets/nothing.js", "/api/nothing"):
        reply = web.asks("GET", path)
        for name, value in HEADERS.items():
            assert reply.headers[name] == value, path
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


def test_what_belongs_to_somebody_is_kept_by_nobody(web: Web) -> None:
    token = web.token()
    assert web.asks("GET", "/api/lobby", token=token).headers["cache-control"] == "no-store"


def test_without_a_built_client_the_page_says_how_to_build_it(web: Web) -> None:
    assert web.asks("GET", "/").text == NOT_BUILT


def test_the_built_client_is_served_and_its_assets_may_be_kept_for_ever(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "outside.txt").write_text("secret")
    with serving(tmp_path, static=static) as web:
        assert "the page" in web.asks("GET", "/").text
        script = web.asks("GET", "/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for path in ("/../outside.txt", "/assets/../../outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt"):
            assert "secret" not in web.asks("GET", path).text


def test_a_players_own_scans_are_found_by_the_name_of_the_card(tmp_path: Path) -> None:
    scans = tmp_path / "scans"
    scans.mkdir()
    for name in ("Odinson.jpg", "Hulk- Unstoppable Hulk.PNG", "notes.txt", "hela.webp", "evil.svg"):
        (scans / name).write_bytes(b"picture")
    (tmp_path / "outside.png").write_bytes(b"secret")
    (scans / "Loki.png").symlink_to(tmp_path / "outside.png")
    with serving(tmp_path, scans=scans) as web:
        found = web.asks("GET", "/api/scans").json()
        assert found["Thor: Odinson"] == "/scans/Odinson.jpg"
        assert found["Hulk: Unstoppable Hulk"] == "/scans/Hulk-%20Unstoppable%20Hulk.PNG"
        assert found["Hela"] == "/scans/hela.webp"
        assert "Loki" not in found
        picture = web.asks("GET", found["Hulk: Unstoppable Hulk"])
        assert (picture.content, picture.headers["content-type"]) == (b"picture", "image/png")
        for path in ("Loki.png", "notes.txt", "evil.svg", "..%2foutside.png", "%2e%2e/outside.png", "nothing.png"):
            reply = web.asks("GET", f"/scans/{path}")
            assert (reply.status_code, b"secret" in reply.content) == (404, False), path


def test_health_and_measures_are_told(web: Web) -> None:
    assert web.asks("GET", "/healthz", origin="", host="10.0.0.7").json()["sound"] is True
    token = web.token()
    with web.talk(web.opens(token, "you", "you"), token) as talk:
        talk.says(answer(talk.hears()))
        talk.hears()
        told = web.asks("GET", "/metrics").text
    assert 'longbox_answers_total{by="person"}' in told
    assert "longbox_sockets 1.0" in told
    assert token not in told


def test_an_unforeseen_fault_is_a_sentence_and_no_traceback(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: Any) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(web.house, "history", breaks)
    reply = web.asks("GET", "/api/history", token=web.token())
    assert reply.status_code == 500
    assert "written down as" in reply.json()["error"]
    assert "inside" not in reply.text


def test_a_method_that_there_is_not_is_refused(web: Web) -> None:
    assert web.asks("DELETE", "/api/lobby").status_code == 405
    assert web.asks("GET", "/api/nothing").status_code == 404
