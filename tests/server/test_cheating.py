"""Every known attempt to cheat is refused, and the table stands as it did. One test for each, for every game."""

from __future__ import annotations

import asyncio
import socket as network
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.server import protocol as p
from longbox.server.guard import PUBLIC, Rates
from longbox.server.house import STUCK_SECONDS
from longbox.server.people import TOKEN_SECONDS
from longbox.server.refusal import Refusal
from longbox.server.socket import MOST_WAITING
from tests.server.conftest import Worlds
from tests.server.test_playing import games, two
from tests.server.web import Talk, Web, answer
from tests.server.web import web as serving
from tests.server.world import Client, World, plays, refusal, settle


@contextmanager
def unchanged(client: Client) -> Iterator[None]:
    """Whatever is tried, the table is the same afterwards, in memory and on the disk."""
    sitting = client.gathering.sitting
    before = (sitting.game.digest(), sitting.entries)
    yield
    assert (sitting.game.digest(), sitting.entries) == before
    kept = client.world.does(client.world.journal.does(client.world.journal.store.length, client.table))
    assert kept == sitting.entries


def asked_and_other(world: World, game: str) -> tuple[Client, Client]:
    """Whoever is asked, and whoever is not."""
    ann, ben = two(world, game)
    plays(ann, ben, answers=4)
    return (ann, ben) if ann.is_asked() else (ben, ann)


# -- seats and tokens ------------------------------------------------------------------------------------------------


@games
def test_another_seats_token(world: World, game: str) -> None:
    asked, other = asked_and_other(world, game)
    with unchanged(asked):
        notation = asked.decision["options"][0]["notation"]
        assert "do not sit on that seat" in refusal(other.answers(notation))


@games
def test_a_spectators_token(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    eve = world.person("Eve").watches(asked.table)
    with unchanged(asked):
        notation = asked.decision["options"][0]["notation"]
        assert "do not sit on that seat" in refusal(eve.answers(notation))
        assert "do not sit on that seat" in refusal(eve.uncovers(asked.decision["seat"]))
        assert "do not sit on that seat" in refusal(eve.hints(asked.decision["seat"]))


@games
def test_an_expired_token(worlds: Worlds, game: str) -> None:
    world = worlds()
    asked, _ = asked_and_other(world, game)
    world.clock.time += TOKEN_SECONDS + 61
    with unchanged(asked), pytest.raises(Refusal, match="enter again"):
        world.does(world.house.people.who(asked.somebody.token))


@pytest.mark.parametrize("size", [0, 1, 15, 32, 63])
def test_a_truncated_token(web: Web, size: int) -> None:
    token = web.token()
    table = web.opens(token, "you", "you")
    with web.talk(table) as talk:
        talk.says({"type": "hello", "token": token[:size]})
        told = talk.hears()
        assert (told["type"], told["again"]) == ("closed", False)
        assert talk.hears() == {"type": "closed", "code": 1008}


def test_a_token_of_somebody_who_has_no_place_at_the_table(web: Web) -> None:
    table = web.opens(web.token("Ann"), "you", "you")
    with web.talk(table, web.token("Eve")) as talk:
        assert talk.hears()["error"] == "There is no such table."


def test_no_token_before_anything_else(web: Web) -> None:
    table = web.opens(web.token("Ann"), "you", "you")
    with web.talk(table) as talk:
        talk.says({"type": "answer", "id": 1, "seat": 0, "number": 0, "notation": "end the turn"})
        assert "must be a hello" in talk.hears()["error"]


@games
def test_a_seat_stolen_by_a_second_join(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    eve = world.person("Eve")
    with unchanged(asked):
        with pytest.raises(Refusal, match="taken this seat already"):
            eve.takes(asked.table, 1)
        with pytest.raises(Refusal, match="taken this seat already"):
            eve.takes(asked.table, 0)
        with pytest.raises(Refusal, match="not valid"):
            eve.joins(asked.table, "x" * 64)


def test_two_who_take_one_seat_at_the_same_time(world: World) -> None:
    table = world.person("Ann").opens("you", "link")
    guests = [world.person(name) for name in ("Ben", "Carl", "Dora")]
    invite = world.house.invites(table, 1)

    async def all_at_once() -> list[Any]:
        joining = [world.house.join(guest.known, table, p.Join(invite)) for guest in guests]
        return await asyncio.gather(*joining, return_exceptions=True)

    told = world.does(all_at_once())
    assert [isinstance(each, p.Opened) for each in told] == [True, False, False]


# -- questions -------------------------------------------------------------------------------------------------------


@games
def test_out_of_turn(world: World, game: str) -> None:
    asked, other = asked_and_other(world, game)
    with unchanged(asked):
        own = 1 - asked.decision["seat"]
        assert "somebody else's turn" in refusal(other.answers("end the turn", seat=own))


@games
def test_twice_on_one_question(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    said = p.Answer(7, asked.decision["seat"], asked.decision["number"], asked.decision["options"][0]["notation"])
    assert isinstance(asked.sends(said), p.State)
    with unchanged(asked):
        assert f"answers question {said.number}" in refusal(asked.sends(said))


@games
@pytest.mark.parametrize("number", [0, 3, 5, 1_000_000])
def test_an_old_or_future_question_number(world: World, game: str, number: int) -> None:
    asked, _ = asked_and_other(world, game)
    with unchanged(asked):
        assert "question 4 is being asked now" in refusal(asked.answers(number=number))


@games
def test_after_the_end(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben)
    with unchanged(ann):
        for number in (ann.state.table.answers, ann.state.table.answers - 1):
            assert refusal(ann.answers("end the turn", 0, number)) == "The game is over."


@games
def test_two_sockets_racing_one_question(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    twin = asked.somebody.comes(asked.table)
    entries = asked.gathering.sitting.entries
    decision = asked.decision

    async def both() -> None:
        said = [
            p.Answer(50 + at, decision["seat"], decision["number"], decision["options"][-at]["notation"])
            for at in (0, 1)
        ]
        await asyncio.gather(asked.gathering.hears(asked.socket, said[0]), twin.gathering.hears(twin.socket, said[1]))
        await settle()

    world.does(both())
    assert asked.gathering.sitting.entries == entries + 1
    told = [message for client in (asked, twin) for message in client.heard if isinstance(message, p.Refused)]
    assert [message.error.partition(";")[0] for message in told] == [f"That answers question {decision['number']}"]


@games
def test_an_option_not_offered(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    with unchanged(asked):
        for notation in ("win the game", "0", "\x00", "end the turn; end the turn", "x" * 500):
            assert "not among the answers" in refusal(asked.answers(notation))


@games
@pytest.mark.parametrize("field", ["id", "seat", "number"])
@pytest.mark.parametrize("value", [-1, 10**30, 0.5, True, None, "0", [], {}, "missing"])
def test_a_negative_huge_float_bool_or_missing_index(web: Web, game: str, field: str, value: Any) -> None:
    token = web.token()
    table = web.opens(token, "you", "you", game=game)
    with web.talk(table, token) as talk:
        said = answer(talk.hears())
        said[field] = value
        if value == "missing":
            del said[field]
        talk.says(said)
        told = talk.hears()
        assert told["type"] == "refused"
        assert told["number"] == 0
    assert web.info(token, table)["answers"] == 0


# -- taking back, exporting, looking ---------------------------------------------------------------------------------


@games
def test_undo_past_revealed_information(world: World, game: str) -> None:
    ann, ben = two(world, game)
    while not (ann.gathering.sitting.given and ann.gathering.sitting.given[-1].reveals):
        plays(ann, ben, answers=1)
    last = ann.gathering.sitting.given[-1].person
    asking = ann if last == ann.socket.person else ben
    with unchanged(ann):
        asking.undoes(ann.state.table.answers - 1)
        asking.agrees()  # one's own consent is none
    assert asking.state.undo.asked_by is not None


@games
def test_undo_of_anothers_action(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben, answers=1)
    other = ben if ann.gathering.sitting.given[-1].person == ann.socket.person else ann
    with unchanged(ann):
        other.undoes(0)
    assert other.state.undo.asked_by == other.somebody.known.name


@games
def test_export_or_replay_of_a_running_game(world: World, game: str) -> None:
    asked, _ = asked_and_other(world, game)
    house = world.house
    with unchanged(asked):
        for person in (asked.socket.person, world.person("Eve").known.person):
            with pytest.raises(Refusal, match="goes on"):
                world.does(house.record(asked.table, person))
        with pytest.raises(Refusal, match="goes on"):
            world.does(house.frame(asked.table, 0, 0))
        with pytest.raises(Refusal, match="goes on"):
            world.does(house.branch(asked.somebody.known, asked.table, p.Branch(1)))


@games
def test_export_of_a_running_game_by_one_who_plays_alone(world: World, game: str) -> None:
    ann = world.person()
    table = ann.opens("you", "bot", game=game)
    with pytest.raises(Refusal, match="goes on"):
        world.does(world.house.record(table, ann.known.person))


@games
def test_asking_for_anothers_view(world: World, game: str) -> None:
    asked, other = asked_and_other(world, game)
    with unchanged(asked):
        assert "do not sit on that seat" in refusal(other.uncovers(asked.decision["seat"]))
        assert "do not sit on that seat" in refusal(other.hints(asked.decision["seat"]))
    seat = asked.decision["seat"]
    assert all(isinstance(told, p.State | p.Refused) for told in other.heard)
    for told in other.heard:
        if isinstance(told, p.State):
            assert told.seat != seat
            assert "count" in told.view["seats"][seat]["hand"]


def test_a_seat_that_is_not_ones_own_cannot_be_taken_over(world: World) -> None:
    asked, other = asked_and_other(world, "legendary-1e")
    with unchanged(asked):
        assert "is here" in refusal(other.replaces(asked.decision["seat"], "easy"))


def test_a_seed_that_the_host_has_chosen_is_told_to_every_guest(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    for seed, known in ((None, False), (7, True)):
        table = ann.opens("you", "link", seed=seed)
        ben.takes(table, 1)
        assert ben.info(table).known is known


# -- where it comes from ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", ""])
def test_a_foreign_or_missing_origin(web: Web, origin: str) -> None:
    token = web.token()
    table = web.opens(token, "you", "you")
    for method, path in (("POST", "/api/people"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/join")):
        reply = web.asks(method, path, {}, token, origin=origin)
        assert (reply.status_code, "another page" in reply.text) == (403, True)
    assert handshake(web, table, f"Origin: {origin}\r\n" if origin else "").startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:1", "localhost.evil.example:8000"])
def test_a_name_that_is_not_the_servers(web: Web, host: str) -> None:
    reply = web.asks("GET", "/api/lobby", host=host, origin="")
    assert (reply.status_code, "not called by that name" in reply.text) == (403, True)


def handshake(web: Web, table: str, headers: str) -> bytes:
    """What the server says to a WebSocket's first words."""
    with raw(web, table, headers) as line:
        return line.recv(4096)


@contextmanager
def raw(web: Web, table: str, headers: str | None = None) -> Iterator[network.socket]:
    """A line to the socket of a table, below the frames."""
    host, _, port = web.origin.removeprefix("http://").partition(":")
    origin = f"Origin: {web.origin}\r\n" if headers is None else headers
    with network.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"{origin}\r\n".encode()
        )
        yield line


# -- what frames can be ----------------------------------------------------------------------------------------------


def frame(payload: bytes, opcode: int = 1, fin: bool = True, length: int | None = None) -> bytes:
    """A frame of a client, masked with zeros; its length may lie."""
    size = len(payload) if length is None else length
    head = bytes([(128 if fin else 0) | opcode])
    head += bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


@contextmanager
def hello_said(web: Web) -> Iterator[tuple[network.socket, str, str]]:
    """A raw line on which hello has been said and answered."""
    token = web.token()
    table = web.opens(token, "you", "you")
    with raw(web, table) as line:
        line.recv(4096)
        line.sendall(frame(f'{{"type":"hello","token":"{token}"}}'.encode()))
        assert b'"state"' in line.recv(100_000)
        yield line, token, table


def ends(line: network.socket) -> bool:
    """Whether the server ends the line."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def test_an_oversized_frame(web: Web) -> None:
    token = web.token()
    table = web.opens(token, "you", "you")
    with web.talk(table, token) as talk:
        talk.hears()
        talk.says({"type": "say", "id": 1, "words": "x" * p.MOST_BYTES})
        assert talk.hears() == {"type": "closed", "code": 1009}
    assert web.info(token, table)["answers"] == 0


def test_an_oversized_message_in_many_frames(web: Web) -> None:
    with hello_said(web) as (line, _, _):
        line.sendall(frame(b"x" * 4000, fin=False))
        for _ in range(8):
            line.sendall(frame(b"x" * 4000, 0, fin=False))
        assert ends(line)


def test_a_message_in_more_frames_than_anybody_needs(web: Web) -> None:
    with hello_said(web) as (line, _, _):
        line.sendall(frame(b"x", fin=False) + frame(b"", 0, fin=False) * 5000)
        assert ends(line)


def test_a_message_in_a_few_frames_is_a_message(web: Web) -> None:
    with hello_said(web) as (line, _, _):
        line.sendall(frame(b'{"type":"say","id"', fin=False) + frame(b':1,"phrase":"hello"}', 0))
        assert b'"said"' in line.recv(100_000)


def test_a_never_ending_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longbox.server.wire.MOST_SECONDS", 0.3)
    with serving(tmp_path) as web, hello_said(web) as (line, _, _):
        line.sendall(frame(b"half of wh", length=100))
        assert ends(line)


def test_a_line_on_which_nothing_is_said(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(hello=0.3)) as web:
        token = web.token()
        with web.talk(web.opens(token, "you", "you")) as talk:
            assert talk.hears()["error"] == "Nothing was said in time."


def test_a_body_that_never_ends(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(hello=0.3)) as web:
        host, _, port = web.origin.removeprefix("http://").partition(":")
        with network.create_connection((host, int(port)), timeout=30) as line:
            line.sendall(
                f"POST /api/people HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {web.origin}\r\n"
                "Content-Length: 100\r\n\r\n{".encode()
            )
            assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_a_binary_frame(web: Web) -> None:
    token = web.token()
    with web.talk(web.opens(token, "you", "you"), token) as talk:
        talk.hears()
        talk.says(b'{"type":"redo","id":1}')
        assert talk.hears()["error"] == "Messages are text."
        assert talk.hears()["code"] == 1003


@pytest.mark.parametrize("payload", [frame(b"\xff\xfe"), b"\xff" * 20, frame(b"", 3), b"\x81\x01x"])
def test_bytes_that_are_no_frames(web: Web, payload: bytes) -> None:
    with hello_said(web) as (line, _, _):
        line.sendall(payload)
        assert ends(line)


def test_floods(tmp_path: Path) -> None:
    """A flood is heard no faster than anybody else, and holds up nobody but whoever sends it."""
    with serving(tmp_path, rates=Rates(frames=20)) as web:
        ann, eve = web.token("Ann"), web.token("Eve")
        table = web.opens(ann, "you", "link")
        web.asks("POST", f"/api/tables/{table}/join", {"invite": web.info(ann, table)["seats"][1]["invite"]}, eve)
        with web.talk(table, eve) as flood, web.talk(table, ann) as talk:
            began = time.monotonic()
            for number in range(60):
                flood.says({"type": "redo", "id": number})
            told = [talk.hears()]
            while not told[-1]["table"]["seats"][1]["present"]:
                told.append(talk.hears())
            talk.says({"type": "say", "id": 1, "phrase": "hello"})
            assert talk.hears_about(1)["type"] == "state"
            in_between = time.monotonic() - began
            while flood.hears().get("id") != 59:
                pass
            assert time.monotonic() - began > 1.9  # 20 at once, and 20 in each second that follows
            assert in_between < 1.9


def test_whoever_is_quick_is_heard_a_little_later_and_not_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(frames=20)) as web:
        token = web.token()
        with web.talk(web.opens(token, "you", "you"), token) as talk:
            state, began = talk.hears(), time.monotonic()
            for number in range(50):
                talk.says(answer(state, number))
                state = talk.hears()
                assert state["answered"] == number
            assert time.monotonic() - began > 1.4


def test_a_clock_that_is_set_back_keeps_nobody_waiting(world: World) -> None:
    ann, _ = two(world)
    waits = [ann.socket.waits(20) for _ in range(25)]
    assert waits[:20] == [0] * 20
    assert waits[20:] == pytest.approx([0.05] * 5, rel=1e-3)
    world.clock.time -= 3600
    assert ann.socket.waits(20) == pytest.approx(0.05, rel=1e-3)
    world.clock.time += 1
    assert ann.socket.waits(20) == 0


def test_more_lines_than_one_address_needs(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(sockets=3)) as web:
        token = web.token()
        table = web.opens(token, "you", "you")
        with web.talk(table, token), web.talk(table, token), web.talk(table, token) as talk:
            assert talk.hears()["type"] == "state"
            assert handshake(web, table, f"Origin: {web.origin}\r\n").startswith(b"HTTP/1.1 429")
        wait_until(lambda: not handshake(web, table, f"Origin: {web.origin}\r\n").startswith(b"HTTP/1.1 429"))


def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(200):
        if is_so():
            return
        time.sleep(0.02)
    raise AssertionError("it has not come about")


@pytest.mark.parametrize(
    ("body", "most", "refused"),
    [({"name": "Ann"}, PUBLIC.enter, 200), ({"name": "Ann", "password": "a guess"}, PUBLIC.password, 422)],
)
def test_requests_as_from_a_machine_gun(tmp_path: Path, body: dict[str, str], most: str, refused: int) -> None:
    times = int(most.partition("/")[0])
    with serving(tmp_path, public=True) as web:
        told = [web.asks("POST", "/api/people", body).status_code for _ in range(times * 2)]
        assert told[:times] == [refused] * times
        assert 429 in told
        # Others come in meanwhile.
        elsewhere = {"x-forwarded-for": "203.0.113.7"}
        assert web.asks("POST", "/api/people", {"name": "Ben"}, **elsewhere).status_code == 200


def test_a_slow_reader_holds_up_nobody_and_is_given_up(world: World) -> None:
    ann, ben = two(world)
    ben.line.reads.clear()
    plays(ann, answers=1) if ann.is_asked() else ann.says(phrase="hello")
    world.passes(STUCK_SECONDS + 1)
    world.does(world.house.tidies())
    assert ben.line.aborted
    assert ben.socket.ended.is_set()
    assert isinstance(ann.says(phrase="hello"), p.State)


def test_what_waits_for_a_slow_reader_does_not_grow_without_end(world: World) -> None:
    ann, ben = two(world)
    ben.line.reads.clear()
    for _ in range(MOST_WAITING + 5):
        ann.says(phrase="hello")
        world.clock.time += 20
    assert ben.line.aborted


def test_states_that_wait_for_a_slow_reader_become_one(world: World) -> None:
    ann = world.person()
    first = ann.comes(ann.opens("you", "you"))
    second = ann.comes(first.table)
    second.line.reads.clear()
    plays(first, answers=10)
    second.line.reads.set()
    world.does(settle())
    assert second.state.view == first.state.view
    assert len(second.heard) <= 4


# -- words and records -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", ["<script>alert(1)</script>", "\x1b[2J\x07", "\u202egnp.exe", "a\nb\r\nc\u2028d", "\ud7ff"]
)
def test_markup_and_control_characters_in_names_and_chat(world: World, words: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben " + words)
    table = ann.opens("you", "link")
    ben.joins(table, world.house.invites(table, 1), "Ben " + words)
    client = ben.comes(table)
    client.says(words + "!")
    names = [seat.name for seat in client.state.table.seats]
    for shown in (*names, client.said[-1].words or ""):
        assert shown.isprintable(), shown
    assert not set(names[1]) & set("<>&[]{}")


@games
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace("digest", "win the game\ndigest"), "is not among the answers"),
        (lambda text: text[:-20] + "0" * 19 + "\n", "another table than the digest says"),
        (lambda text: text.replace("record 1", "record 2"), "newer Longbox"),
        (lambda text: text.replace("rules ", "rules 99"), "under version"),
        (lambda text: text.replace("seed ", "seed x"), "whole number"),
        (lambda text: text.replace("seats 2", "seats 9"), "seats"),
        (lambda text: text.replace("answers", "option arranged 5\nanswers"), "by name what lies where"),
        (lambda text: text[: text.index("answers")], "ends too early"),
        (lambda text: "", "ends too early"),
        (lambda text: "\x00" * 1000, "expected"),
    ],
)
def test_a_save_file_with_an_illegal_answer_a_wrong_digest_or_a_version_from_the_future(
    world: World, game: str, change: Callable[[str], str], says: str
) -> None:
    played = longbox.new(game, seats=2, seed=5)
    for _ in range(9):
        assert played.decision is not None
        played.answer(0)
    ann = world.person()
    text = change(str(played.record))
    with pytest.raises(Refusal, match=says) as refused:
        world.does(world.house.bring(ann.known, p.ImportTable(text)))
    assert refused.value.status == 422


def test_a_save_file_of_a_gigabyte(web: Web) -> None:
    token = web.token()
    host, _, port = web.origin.removeprefix("http://").partition(":")
    with network.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(
            f"POST /api/tables/import HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {web.origin}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Length: {10**9}\r\n\r\n{{".encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 413")
    large = web.asks("POST", "/api/tables/import", {"record": "x" * 4_600_000}, token)
    assert large.status_code == 413
    long = web.asks("POST", "/api/tables/import", {"record": "x" * 4_100_000}, token)
    assert long.status_code == 422


def test_a_save_file_that_would_keep_the_server_busy_for_long(world: World) -> None:
    head = str(longbox.new("legendary-1e", seats=2, seed=5).record).partition("digest")[0]
    with pytest.raises(Refusal, match="No more than"):
        world.does(world.house.bring(world.person().known, p.ImportTable(head + "end the turn\n" * 30_000)))


def test_nobody_is_told_what_the_server_keeps_to_itself(web: Web) -> None:
    token = web.token()
    table = web.opens(token, "you", "bot")
    with web.talk(table, token) as talk:
        told = str(talk.hears())
    seed = str(web.house.tables[table].sitting.opened.seed)
    assert seed not in told
    assert token not in told
    assert isinstance(talk, Talk)
