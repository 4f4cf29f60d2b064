"""The disk fails: nothing is acknowledged that was not kept, nothing that was kept is lost, and the others go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from longbox.players import player
from longbox.server import protocol as p
from longbox.server.journal import Journal
from longbox.server.refusal import NotKept, Refusal
from longbox.server.store import Store
from tests.server.conftest import Worlds
from tests.server.test_playing import two
from tests.server.world import Client, PromptJournal, QuickStore, World, plays, refusal, settle

P = ParamSpec("P")
T = TypeVar("T")

CALLS = 200
COUNTED = ("append", "entries", "length", "summarize", "add_report", "tables_of", "commit")


class Failing(QuickStore):
    """A store whose n-th call fails: as a full disk does, before or after the write is really there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.calls = 0
        self.fails_at = 0
        self.after = False

    def counted(self, call: Callable[..., Any], *args: Any) -> Any:
        self.calls += 1
        if self.calls != self.fails_at:
            return call(*args)
        if self.after:
            call(*args)
        raise sqlite3.OperationalError("database or disk is full")


def _fails(name: str) -> Callable[..., Any]:
    def method(self: Failing, *args: Any) -> Any:
        return self.counted(lambda *given: getattr(Store, name)(self, *given), *args)

    return method


for _name in COUNTED:
    setattr(Failing, _name, _fails(_name))


def script(clients: tuple[Client, ...], store: Failing, calls: int) -> int:
    """Goes on with the game until the store has been called so often; how many answers were acknowledged."""
    thumb = player("normal")
    acknowledged = clients[0].state.table.answers
    while store.calls < calls:
        asked = next((client for client in clients if client.is_asked()), None)
        assert asked is not None, "the game is not over before the script is"
        reply = asked.answers(thumb.advises(asked.state.view).notation)
        if isinstance(reply, p.State):
            acknowledged = reply.table.answers
        else:
            # Where the write was there after all, the table goes on from it.
            assert "could not keep" in refusal(reply) or "is being asked now" in refusal(reply)
    return acknowledged


def failing(worlds: Worlds) -> tuple[World, Failing]:
    world = worlds(store=Failing)
    store = world.journal.store
    assert isinstance(store, Failing)
    return world, store


@pytest.mark.parametrize("after", [False, True], ids=["before the write", "after the write"])
@pytest.mark.parametrize("tenth", range(10))
def test_whatever_call_of_the_store_fails_nothing_acknowledged_is_lost(worlds: Worlds, tenth: int, after: bool) -> None:
    """Every n of a script of 200 calls, a tenth of them in each test."""
    for fails_at in range(tenth + 1, CALLS, 10):
        world, store = failing(worlds)
        ann, ben = two(world, seed=7)
        store.calls, store.fails_at, store.after = 0, fails_at, after
        acknowledged = script((ann, ben), store, fails_at + 6)
        plays(ann, ben, answers=1)
        digest, answers = ann.gathering.sitting.game.digest(), ann.gathering.sitting.game.answers
        assert answers >= acknowledged
        world.restarts()
        kept = world.gathering(ann.table).sitting
        assert kept.game.digest() == digest, f"call {fails_at}"


def test_a_full_disk_refuses_clearly_and_changes_nothing(worlds: Worlds) -> None:
    world, store = failing(worlds)
    ann, ben = two(world)
    asked = ann if ann.is_asked() else ben
    before = asked.state.view
    store.calls, store.fails_at = 0, 1
    assert "could not keep" in refusal(asked.answers())
    assert asked.gathering.sitting.game.view(asked.state.seat) == before
    assert isinstance(asked.answers(), p.State)


def test_while_the_disk_is_full_for_one_the_others_see_nothing_that_did_not_happen(worlds: Worlds) -> None:
    world, store = failing(worlds)
    ann, ben = two(world)
    asked, other = (ann, ben) if ann.is_asked() else (ben, ann)
    heard = len(other.heard)
    store.calls, store.fails_at = 0, 1
    asked.answers()
    assert len(other.heard) == heard


def test_a_table_cannot_be_opened_on_a_full_disk(worlds: Worlds) -> None:
    world, store = failing(worlds)
    ann = world.person()
    store.calls, store.fails_at = 0, 1
    with pytest.raises(NotKept):
        ann.opens("you", "bot")
    assert world.house.tables == {}
    assert ann.opens("you", "bot")


def test_bots_go_on_when_the_disk_has_room_again(worlds: Worlds) -> None:
    world, store = failing(worlds)
    ann = world.person()
    table = ann.opens("you", "bot", first_seat=1)
    store.calls, store.fails_at = 0, 1
    client = ann.comes(table)
    assert client.state.table.answers == 0
    world.passes(10)
    assert client.state.table.answers > 0


def test_a_really_full_disk_is_a_refusal(world: World) -> None:
    ann, ben = two(world)
    database = world.journal.store.database
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    refused = 0
    for _ in range(4000):
        asked = ann if ann.is_asked() else ben
        if not isinstance(asked.says("x" * 280), p.State):
            refused += 1
            break
        world.passes(20)
    assert refused, "the store has become full"
    database.execute("PRAGMA max_page_count = 1000000")
    plays(ann, ben, answers=3)
    digest = ann.gathering.sitting.game.digest()
    world.restarts()
    assert world.gathering(ann.table).sitting.game.digest() == digest


class Unhurried(PromptJournal):
    """A journal that is still on its way when everything else has happened."""

    async def does(self, call: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        result = await super().does(call, *args, **more)
        await settle()
        return result


def test_what_is_being_written_happens_though_whoever_sent_it_is_gone(worlds: Worlds) -> None:
    world = worlds(journal=Unhurried)
    ann, ben = two(world)
    asked, other = (ann, ben) if ann.is_asked() else (ben, ann)
    decision = asked.decision
    said = p.Answer(1, decision["seat"], decision["number"], decision["options"][0]["notation"])

    async def sends_and_is_gone() -> None:
        sending = await begins_to_write(asked, said)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    world.does(sends_and_is_gone())
    world.does(settle())
    assert world.journal.store.length(ann.table) == ann.gathering.sitting.entries
    assert other.state.table.answers == 1
    plays(ann, ben, answers=3)
    assert other.state.table.answers == 4


def test_a_server_that_is_ended_ends_what_it_is_writing(worlds: Worlds) -> None:
    world = worlds(journal=Unhurried)
    ann, ben = two(world)
    asked = ann if ann.is_asked() else ben
    decision = asked.decision
    said = p.Answer(1, decision["seat"], decision["number"], decision["options"][0]["notation"])

    async def sends_while_the_server_ends() -> None:
        sending = await begins_to_write(asked, said)
        await world.house.closes()
        await sending

    world.does(sends_while_the_server_ends())
    assert asked.gathering.sitting.game.answers == 1
    assert isinstance(asked.heard[-1], p.Closed)


async def begins_to_write(client: Client, said: p.Answer) -> asyncio.Task[None]:
    """Sends an answer, and comes back as soon as the journal has it, though the table has not."""
    sending = asyncio.create_task(client.gathering.hears(client.socket, said))
    while client.world.journal.store.length(client.table) == client.gathering.sitting.entries:
        await asyncio.sleep(0)
    return sending


# -- the thread that really writes -----------------------------------------------------------------------------------


def journaled(path: Path, work: Callable[[Journal], Any]) -> Any:
    """Runs some work on a journal with its own thread."""
    journal = Journal(Failing(path / "tables.sqlite3"))
    try:
        return asyncio.run(work(journal))
    finally:
        journal.close()


def test_calls_that_come_together_share_a_write_and_all_are_kept(tmp_path: Path) -> None:
    async def work(journal: Journal) -> list[bytes]:
        calls = [journal.does(journal.store.append, "t", number, b"%d" % number) for number in range(500)]
        await asyncio.gather(*calls)
        return await journal.does(journal.store.entries, "t")

    assert journaled(tmp_path, work) == [b"%d" % number for number in range(500)]


def test_one_failing_call_of_a_group_leaves_the_others_alone(tmp_path: Path) -> None:
    async def work(journal: Journal) -> tuple[list[Any], list[bytes]]:
        await journal.does(journal.store.append, "t", 0, b"first")
        calls = [journal.does(journal.store.append, "t", number, b"x") for number in (1, 0, 2)]
        told = await asyncio.gather(*calls, return_exceptions=True)
        return told, await journal.does(journal.store.entries, "t")

    told, kept = journaled(tmp_path, work)
    assert [type(each) for each in told] == [type(None), NotKept, type(None)]
    assert kept == [b"first", b"x", b"x"]


def test_when_a_group_cannot_be_committed_nobody_of_it_is_told_that_it_was_kept(tmp_path: Path) -> None:
    async def work(journal: Journal) -> tuple[Any, list[bytes]]:
        store = journal.store
        assert isinstance(store, Failing)
        store.calls, store.fails_at = 0, 2  # the append, then the commit
        told = await asyncio.gather(journal.does(store.append, "t", 0, b"x"), return_exceptions=True)
        return told, await journal.does(store.entries, "t")

    told, kept = journaled(tmp_path, work)
    assert [type(each) for each in told] == [NotKept]
    assert kept == []


def test_a_refusal_of_the_store_is_told_as_it_is(tmp_path: Path) -> None:
    def refuses() -> None:
        raise Refusal("No.", 403)

    async def work(journal: Journal) -> Any:
        return await journal.does(refuses)

    with pytest.raises(Refusal, match="No"):
        journaled(tmp_path, work)


def test_everything_written_is_on_the_disk_before_anybody_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    settings = [store.database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    store.close()
    assert settings == ["wal", 2]
