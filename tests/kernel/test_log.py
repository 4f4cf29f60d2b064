"""The log is told once, grows only, and says to each viewer what that viewer may know."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from longbox.kernel.cards import Card
from longbox.kernel.log import Log, Told
from tests.kernel.sketch import Lamp, ask, sketch, texts
from tests.kernel.toys import every, new, played


def told(kind: str = "shines", secret: tuple[Card, ...] = (), to: tuple[int, ...] = (), **parts: Any) -> Told:
    return (
        kind,
        parts.get("depth", 0),
        parts.get("cause"),
        parts.get("seat", 0),
        parts.get("card", Lamp(1)),
        parts.get("number"),
        parts.get("place"),
        parts.get("other"),
        secret,
        to,
    )


SENTENCES = {"shines": "{who} lights {card}.", "draws": "{who} draws {number:lamp}{cards}.", "moves": "{card}, {place}"}


def seen(log: Log, viewer: int | None = None, after: int = 0) -> list[str]:
    events = log.seen_by(viewer, ["Ann", "Bob"], SENTENCES, {"draws": "K-1"}, after)
    return [event.text for event in events]


def test_an_event_reads_as_a_sentence() -> None:
    log = Log()
    log.add(told())
    log.add(told("draws", seat=1, number=1))
    log.add(told("draws", seat=1, number=2))
    log.add(told("moves", place="north"))
    assert seen(log) == ["Ann lights Lamp.", "Bob draws 1 lamp.", "Bob draws 2 lamps.", "Lamp, north"]


def test_secret_cards_are_named_only_to_those_who_were_shown_them() -> None:
    log = Log()
    log.add(told("draws", seat=0, number=1, secret=(Lamp(4),), to=(0,)))
    assert seen(log, 0) == ["Ann draws 1 lamp: Lamp."]
    assert seen(log, 1) == ["Ann draws 1 lamp."]
    assert seen(log, None) == ["Ann draws 1 lamp."]
    event = log.seen_by(1, ["Ann", "Bob"], SENTENCES, {})[0]
    assert event.cards == ()
    assert "cards" not in event.plain()


def test_an_event_carries_its_cause_its_depth_and_its_clause() -> None:
    log = Log()
    log.add(told("draws", depth=2, cause=Lamp(7), number=1))
    assert log.seen_by(None, ["Ann"], SENTENCES, {"draws": "K-1"})[0].plain() == {
        "kind": "draws",
        "depth": 2,
        "cause": "Lamp",
        "seat": 0,
        "card": "Lamp",
        "number": 1,
        "clause": "K-1",
        "text": "Ann draws 1 lamp.",
    }


def test_a_log_that_was_cut_goes_on_alone() -> None:
    log = Log()
    for number in range(5):
        log.add(told("moves", place=str(number)))
    branch = log.cut(3)
    branch.add(told("moves", place="branch"))
    log.add(told("moves", place="trunk"))
    assert [entry[6] for entry in branch] == ["0", "1", "2", "branch"]
    assert [entry[6] for entry in log] == ["0", "1", "2", "3", "4", "trunk"]
    assert [entry[6] for entry in branch.cut(2)] == ["0", "1"]
    assert [entry[6] for entry in branch.cut(4).cut(4)] == ["0", "1", "2", "branch"]
    assert len(branch) == 4


@pytest.mark.parametrize("after", range(8))
def test_a_log_can_be_read_from_any_event_on(after: int) -> None:
    log = Log()
    for number in range(7):
        log.add(told("moves", place=str(number)))
        log = log.cut(len(log))
    assert [entry[6] for entry in log.after(after)] == [str(number) for number in range(after, 7)]
    assert len(seen(log, after=after)) == 7 - after


def test_a_log_of_a_fork_of_a_fork_of_a_fork_can_be_read_and_cut_however_long_the_chain() -> None:
    log = Log()
    for number in range(3 * sys.getrecursionlimit()):
        log.add(told("moves", place=str(number)))
        log = log.cut(len(log))
    assert len(list(log)) == len(log) == 3 * sys.getrecursionlimit()
    assert len(list(log.cut(5))) == 5


def test_effects_inside_effects_stand_deeper_and_name_their_cause() -> None:
    async def first(table: Any) -> str:
        table.tell("shines", 0, table.shelf[0])
        table.causes.append(table.shelf[0])
        table.depth += 1
        table.tell("counts", number=2)
        await ask("on")
        return "first"

    game = sketch(first)
    assert [(event.depth, event.cause) for event in game.log()] == [(0, None), (1, "Lamp")]
    assert texts(game) == ["Player 1 lights Lamp.", "2 lamps shine."]


def test_undo_takes_back_what_was_told() -> None:
    game = played(new("outpost", 3), 9)
    before, length = game.log(1), len(game.log(1))
    played(game, 6)
    assert len(game.log(1)) > length
    game.undo(6)
    assert game.log(1) == before


def test_a_fork_tells_nothing_to_its_original() -> None:
    game = played(new("market", 2, 3), 10)
    fork, before = game.fork(), game.log(0)
    assert fork.log(0) == before
    played(fork)
    assert game.log(0) == before
    assert fork.log(0)[: len(before)] == before


@pytest.mark.parametrize(("name", "seats", "seed"), every(2))
def test_the_log_after_any_number_of_events_is_the_end_of_the_whole(name: str, seats: int, seed: int) -> None:
    game = played(new(name, seats, seed), 15).fork()
    played(game, 5)
    for viewer in (None, 0):
        whole = game.log(viewer)
        assert all(game.log(viewer, after=number) == whole[number:] for number in range(len(whole) + 2))
