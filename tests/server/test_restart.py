"""The server stops at any moment and comes back: every table stands at the very same question."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from longbox.server import protocol as p
from longbox.server.house import IDLE_SECONDS
from longbox.server.refusal import Refusal
from longbox.server.store import Store
from tests.server.test_playing import games, two
from tests.server.world import World, plays


@games
def test_after_a_restart_everybody_is_asked_the_same_question_as_before(world: World, game: str) -> None:
    ann, ben = two(world, game)
    for answers in (1, 7, 40):
        plays(ann, ben, answers=answers)
        before = [client.state for client in (ann, ben)]
        world.restarts()
        ann, ben = ann.somebody.comes(ann.table), ben.somebody.comes(ben.table)
        for client, state in zip((ann, ben), before, strict=True):
            assert client.state.view == state.view
            assert client.state.undo == state.undo
            assert [line.text for line in client.log] == [
                event.text for event in client.gathering.sitting.game.log(state.seat)
            ]


@games
def test_everything_that_happened_at_a_table_is_there_after_a_restart(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben, answers=12)
    ann.says("hello again")
    ben.replaces(1, "easy")
    ann.undoes(11)
    ben.agrees()
    before = ann.state
    ben.leaves()
    world.restarts()
    after = ann.somebody.comes(ann.table)
    assert after.state.undo.redo == before.undo.redo
    assert after.state.table.seats[1].strength == "easy"
    assert [said.words for said in after.said] == ["hello again"]
    assert after.state.view == before.view


def test_tokens_and_invitations_outlive_a_restart(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "link")
    invite = ann.info(table).seats[1].invite
    assert invite is not None
    world.restarts()
    assert ben.joins(table, invite) == [1]
    assert world.does(world.house.people.who(ann.token)).name == "Ann"


def test_a_finished_game_is_finished_after_a_restart_and_counts_once(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben)
    before = world.does(world.house.statistics(ann.socket.person))
    world.restarts()
    assert world.does(world.house.statistics(ann.socket.person)) == before
    assert [info.phase for info in world.does(world.house.history(ann.socket.person))] == ["over"]
    assert sum(record.games for record in before) == 1


def test_a_reconnecting_client_gets_only_what_it_has_not_seen(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben, answers=10)
    seen, log_of = len(ann.log), ann.state.log_of
    ann.leaves()
    plays(ben, answers=1)
    back = ann.somebody.comes(ann.table, seen=seen, log_of=log_of)
    assert back.state.log_from == seen


def test_after_an_undo_in_its_absence_a_client_gets_the_whole_log(world: World) -> None:
    ann = world.person("Ann")
    first = ann.comes(ann.opens("you", "you"))
    plays(first, answers=10)
    second = ann.comes(first.table)
    seen, log_of = len(second.log), second.state.log_of
    second.leaves()
    first.undoes(5)
    plays(first, answers=10)
    assert ann.comes(first.table, seen=seen, log_of=log_of).state.log_from == 0


def test_a_client_that_claims_to_have_seen_more_than_there_is_gets_everything(world: World) -> None:
    ann, _ = two(world)
    back = ann.somebody.comes(ann.table, seen=100_000, log_of=ann.state.log_of)
    assert back.state.log_from == 0


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben, answers=20)
    view = ann.state.view
    ann.leaves()
    world.does(world.house.tidies())
    assert ann.table in world.house.tables
    ben.leaves()
    world.clock.time += IDLE_SECONDS + 1
    world.does(world.house.tidies())
    assert ann.table not in world.house.tables
    listed = world.does(world.house.lobby(ann.socket.person))
    assert [(info.answers, info.turn) for info in listed] == [(20, ann.state.table.turn)]
    assert ann.somebody.comes(ann.table).state.view == view


def test_the_lobby_tells_of_every_table_as_it_is_though_its_summary_is_older(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben, answers=9)
    world.restarts()
    (listed,) = world.does(world.house.lobby(ann.socket.person))
    assert listed.answers == 9


def test_two_servers_do_not_share_one_store(world: World) -> None:
    with pytest.raises(Refusal, match="Another Longbox server"):
        Store(world.folder / "tables.sqlite3")


def test_a_store_of_a_newer_longbox_is_left_alone(world: World) -> None:
    world.journal.store.database.execute("PRAGMA user_version = 99")
    world.journal.close()
    with pytest.raises(Refusal, match="newer Longbox"):
        Store(world.folder / "tables.sqlite3")
    with closing(sqlite3.connect(world.folder / "tables.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA user_version = 1")
    world.restarts()


def test_a_table_of_other_rules_is_not_played_on_but_its_people_may_take_its_record_along(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = two(world)
    plays(ann, ben, answers=9)
    record = str(ann.gathering.sitting.record())
    rules = ann.gathering.sitting.game.rules
    monkeypatch.setattr("longbox.server.sitting.started", _of_other_rules)
    world.restarts()
    with pytest.raises(Refusal, match="cannot be played on"):
        ann.somebody.comes(ann.table)
    kept = world.does(world.house.record(ann.table, ann.socket.person))
    assert kept == record[: record.rindex("digest")]
    assert f"rules {rules.version}" in kept
    stranger = world.person("Eve")
    with pytest.raises(Refusal):
        world.does(world.house.record(ann.table, stranger.known.person))
    (listed,) = world.does(world.house.lobby(ann.socket.person))
    assert isinstance(listed, p.TableInfo)


def _of_other_rules(record: object) -> None:
    from longbox.kernel.errors import BadRecord

    raise BadRecord(3, "the game was played under version 1 of the rules; this Longbox has 2.")
