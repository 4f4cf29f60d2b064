"""Records at the server: export, import, replay, branches, history, statistics and reports."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.kernel.table import Table
from longbox.server import protocol as p
from longbox.server.refusal import Refusal
from tests.server.conftest import Worlds
from tests.server.test_playing import games, two
from tests.server.world import Client, Somebody, World, plays, refusal


def finished(world: World, game: str = "legendary-1e", **options: Any) -> tuple[Client, Client]:
    ann, ben = two(world, game, **options)
    plays(ann, ben)
    return ann, ben


def record_of(client: Client) -> str:
    return client.world.does(client.world.house.record(client.table, client.socket.person))


def bring(somebody: Somebody, record: str, *kinds: Any) -> p.Opened:
    wish = p.ImportTable(record, [p.SeatWish(kind) for kind in kinds])
    return somebody.world.does(somebody.world.house.bring(somebody.known, wish))


@games
def test_the_record_of_a_finished_game_replays_to_the_same_table(world: World, game: str) -> None:
    ann, _ = finished(world, game)
    assert longbox.replay(record_of(ann)).digest() == ann.gathering.sitting.game.digest()


@games
def test_the_replay_shows_every_moment_as_it_was(world: World, game: str) -> None:
    ann, ben = two(world, game)
    views: list[Any] = []
    while ann.state.result is None:
        views.append(ann.state.view)
        plays(ann, ben, answers=1)
    views.append(ann.state.view)
    lines: list[p.LogLine] = []
    for at in [0, 1, 2, len(views) // 2, len(views) - 1]:
        frame = world.does(world.house.frame(ann.table, at, 0))
        assert frame.view == views[at]
        assert len(frame.answers) == len(frame.seats) == len(views) - 1
        assert all(line.answers == at for line in frame.log)
        lines += frame.log
    assert frame.result == ann.state.result
    assert world.does(world.house.frame(ann.table, None, None)).at == len(views) - 1
    assert {line.text for line in lines} <= {line.text for line in ann.log}


@pytest.mark.parametrize(("at", "seat"), [(100_000, 0), (1, 5)])
def test_a_moment_or_a_seat_that_there_was_not_is_refused(world: World, at: int, seat: int) -> None:
    ann, _ = finished(world)
    with pytest.raises(Refusal):
        world.does(world.house.frame(ann.table, at, seat))


@games
def test_what_if_from_any_moment_of_a_finished_game(worlds: Worlds, game: str) -> None:
    world = worlds(pace=1)
    ann, _ = finished(world, game)
    moment = ann.state.table.answers // 2
    before = world.does(world.house.frame(ann.table, moment, 0))
    opened = world.does(world.house.branch(ann.somebody.known, ann.table, p.Branch(moment)))
    other = ann.somebody.comes(opened.table)
    assert opened.seats == [0]
    assert other.state.table.answers == moment
    assert other.state.view == before.view
    assert other.state.table.known, "whoever has seen the end knows what comes"
    world.passes(60)
    plays(other, answers=1)
    assert ann.state.table.answers != moment, "the finished game stays as it is"


def test_there_is_no_branch_of_more_than_was_answered(world: World) -> None:
    ann, _ = finished(world)
    with pytest.raises(Refusal, match="had only"):
        world.does(world.house.branch(ann.somebody.known, ann.table, p.Branch(100_000)))


@games
def test_a_record_that_is_brought_along_goes_on_where_it_stood(worlds: Worlds, game: str) -> None:
    world = worlds(pace=1)
    played = longbox.new(game, seats=2, seed=5)
    for _ in range(15):
        assert played.decision is not None
        played.answer(0)
    ann = world.person("Ann")
    opened = bring(ann, str(played.record))
    assert opened.seats == [0]
    client = ann.comes(opened.table)
    assert client.state.view == played.view(0)
    assert client.state.table.known
    assert [seat.kind for seat in client.state.table.seats] == ["you", "bot"]


def test_a_finished_record_that_is_brought_along_can_be_replayed(world: World) -> None:
    ann, _ = finished(world)
    eve = world.person("Eve")
    opened = bring(eve, record_of(ann), "you", "here")
    assert world.does(world.house.frame(opened.table, 3, 1)).at == 3
    assert world.does(world.house.statistics(eve.known.person)) == [], "it is not Eve's game"
    assert [info.known for info in world.does(world.house.history(eve.known.person))] == [True]


def test_the_seats_must_be_as_many_as_the_record_has(world: World) -> None:
    record = str(longbox.new("legendary-1e", seats=2, seed=5).record)
    with pytest.raises(Refusal, match="has 2 seats"):
        bring(world.person(), record, "you")


def test_history_and_statistics_know_who_won_as_whom(world: World) -> None:
    ann, ben = finished(world, "villainous", villains=["Hela", "Thanos"])
    result = ann.state.result
    assert result is not None
    for client, side, seat in ((ann, "Hela", 0), (ben, "Thanos", 1)):
        (listed,) = world.does(world.house.history(client.socket.person))
        assert (listed.phase, listed.outcome) == ("over", result.outcome)
        (row,) = world.does(world.house.statistics(client.socket.person))
        assert (row.game, row.side, row.games, row.wins) == ("villainous", side, 1, int(seat in result.winners))
        assert world.does(world.house.lobby(client.socket.person)) == []


def test_games_against_one_enemy_are_counted_by_that_enemy(world: World) -> None:
    ann, _ = finished(world, mastermind="Loki")
    (row,) = world.does(world.house.statistics(ann.socket.person))
    assert row.side == "Loki"


def test_time_away_from_the_table_is_not_counted_as_playing(world: World) -> None:
    ann, ben = two(world)
    world.clock.time += 3600
    plays(ann, ben, answers=1)
    world.clock.time += 20
    plays(ann, ben)
    (row,) = world.does(world.house.statistics(ann.socket.person))
    assert row.seconds == 320


def test_a_report_keeps_the_record_of_the_moment_with_the_words(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben, answers=5)
    report = world.does(ann.gathering.report("The Blob looks odd."))
    row = world.journal.store.database.execute("SELECT * FROM reports").fetchone()
    assert row[0] == report
    assert row[3] == "The Blob looks odd."
    assert longbox.replay(row[4]).digest() == ann.gathering.sitting.game.digest()


# -- a game that breaks ----------------------------------------------------------------------------------------------


def broken(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Client, Client]:
    """A table whose game broke at the second answer."""
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("play S.H.I.E.L.D. Trooper")
    with monkeypatch.context() as patched:
        breaks_the_second_turn(patched)
        ann.answers("end the turn")
    return ann, ben


def breaks_the_second_turn(patched: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def breaks(self: Table, kind: str, *given: Any, **more: Any) -> None:
        if kind == "turn_begins" and 2 in (*given, *more.values()):
            raise ZeroDivisionError("a card divides by nothing")
        tell(self, kind, *given, **more)

    patched.setattr(Table, "tell", breaks)


def test_a_game_that_breaks_is_frozen_and_says_so_to_everybody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = broken(world, monkeypatch)
    for client in (ann, ben):
        assert client.phase() == "frozen"
        assert client.state.trouble is not None
        assert f"The report is {client.gathering.sitting.report}" in client.state.trouble
        assert "Traceback" not in client.line.sent[-1]
        assert "ZeroDivision" not in client.line.sent[-1]
    assert "frozen" in refusal(ann.answers("end the turn", 0, 1))
    assert world.journal.store.database.execute("SELECT count(*) FROM reports").fetchone() == (1,)


def test_the_players_of_a_frozen_game_may_take_its_record_along(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = broken(world, monkeypatch)
    for client in (ann, ben):
        assert record_of(client).splitlines()[-2] == "end the turn"
    with pytest.raises(Refusal, match="goes on"):
        world.does(world.house.record(ann.table, world.person("Eve").known.person))


def test_the_players_of_a_frozen_game_may_take_one_answer_back_and_go_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = broken(world, monkeypatch)
    assert "nothing to take back" in refusal(ben.undoes(0))
    assert isinstance(ben.undoes(1), p.State)
    assert ann.phase() == "playing"
    assert isinstance(ann.answers("end the turn"), p.State)
    assert ann.state.table.answers == 2


def test_other_tables_go_on_while_one_is_frozen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    other, its_ben = two(world)
    broken(world, monkeypatch)
    plays(other, its_ben, answers=5)
    assert other.state.table.answers == 5


def test_a_frozen_game_is_frozen_after_a_restart(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = broken(world, monkeypatch)
    world.restarts()
    # The rules have been mended meanwhile; its people still decide whether the answer stands.
    assert ann.somebody.comes(ann.table).phase() == "frozen"


def test_a_record_whose_last_answer_breaks_the_game_makes_a_frozen_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = broken(world, monkeypatch)
    record = record_of(ann)
    breaks_the_second_turn(monkeypatch)
    client = ann.somebody.comes(bring(ann.somebody, record).table)
    assert client.phase() == "frozen"
    assert isinstance(client.undoes(1), p.State)
    assert client.phase() == "playing"


def test_a_record_that_breaks_the_game_before_its_end_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = broken(world, monkeypatch)
    head, _, _ = record_of(ann).partition("digest")
    breaks_the_second_turn(monkeypatch)
    with pytest.raises(Refusal, match="cannot be played"):
        bring(ann.somebody, head + "end the turn\nend the turn\n")
