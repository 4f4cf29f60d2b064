"""Bots at the table: their pace, their failures, and the seats they take over and give back."""

from __future__ import annotations

import pytest

from longbox.kernel.game import Game
from longbox.players import Advice
from longbox.server import protocol as p
from longbox.server.bots import MOST_SECONDS
from tests.server.conftest import Worlds
from tests.server.test_playing import games, two
from tests.server.world import World, plays, refusal, silent


@games
def test_a_bot_plays_its_seat_to_the_end_of_the_game(world: World, game: str) -> None:
    ann = world.person()
    client = ann.comes(ann.opens("you", "bot", game=game))
    for _ in range(2000):
        if client.state.result is not None:
            break
        plays(client, answers=1)
        world.passes(1)
    assert client.phase() == "over"


def test_a_bot_waits_a_moment_so_that_people_can_follow(worlds: Worlds) -> None:
    world = worlds(pace=0.6)
    ann = world.person()
    client = ann.comes(ann.opens("you", "bot", first_seat=1))
    world.passes(0.5)
    assert client.state.table.answers == 0
    world.passes(0.2)
    assert client.state.table.answers == 1


def test_bots_do_not_play_when_nobody_is_there(worlds: Worlds) -> None:
    world = worlds(pace=0.6)
    ann = world.person()
    table = ann.opens("bot", "bot")
    client = ann.comes(table)
    world.passes(3)
    client.leaves()
    world.passes(1)
    answers = ann.info(table).answers
    assert answers > 0
    world.passes(60)
    assert ann.info(table).answers == answers
    ann.comes(table)
    world.passes(3)
    assert ann.info(table).answers > answers


async def broken(game: Game, seat: int, strength: p.Strength) -> Advice:
    raise OSError("the worker has died")


async def cheating(game: Game, seat: int, strength: p.Strength) -> Advice:
    return Advice("win the game", "It would be nice.")


@pytest.mark.parametrize("thinks", [broken, cheating, silent])
def test_a_bot_that_dies_hangs_or_answers_nonsense_stalls_nothing(worlds: Worlds, thinks: object) -> None:
    world = worlds(thinks=thinks)
    ann = world.person()
    client = ann.comes(ann.opens("you", "bot hard", first_seat=1))
    world.passes(MOST_SECONDS + 1)
    assert client.state.table.answers >= 1


def test_a_bot_takes_an_absent_players_seat_and_gives_it_back(world: World) -> None:
    ann, ben = two(world, first_seat=1)
    assert "is here" in refusal(ann.replaces(1, "normal"))
    ben.leaves()
    assert isinstance(ann.replaces(1, "normal"), p.State)
    assert ann.state.table.seats[1].strength == "normal"
    world.passes(60)
    assert ann.is_asked()
    back = ben.somebody.comes(ben.table)
    assert back.state.seat == 1
    assert isinstance(back.replaces(1, None), p.State)
    assert back.state.table.seats[1].strength is None
    plays(ann, answers=1)
    while not back.is_asked():
        plays(ann, answers=1)
    assert isinstance(back.answers(), p.State)


def test_a_bot_may_play_for_somebody_who_needs_a_break(world: World) -> None:
    ann, ben = two(world, first_seat=1)
    assert isinstance(ben.replaces(1, "easy"), p.State)
    world.passes(60)
    assert ann.is_asked()
    assert "A bot plays this seat" in refusal(ben.answers("end the turn", 1, 0))


def test_a_seat_for_which_nobody_came_may_be_given_to_a_bot_and_back_to_its_guest(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "link", first_seat=1)
    client = ann.comes(table)
    client.replaces(1, "normal")
    assert client.phase() == "playing"
    world.passes(60)
    assert client.is_asked()
    ben.takes(table, 1)
    assert client.state.table.seats[1].strength is None
    assert client.state.table.seats[1].name == "Ben"


def test_only_the_host_says_how_strong_the_bots_are(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "link", "bot", first_seat=0)
    ben.takes(table, 1)
    host, guest = ann.comes(table), ben.comes(table)
    assert isinstance(host.replaces(2, "hard"), p.State)
    assert "Whoever opened the table" in refusal(guest.replaces(2, "easy"))
    assert "Nobody sits on this seat" in refusal(host.replaces(2, None))
    assert "no such seat" in refusal(host.replaces(3, "easy"))


def test_spectators_put_bots_on_no_seat(world: World) -> None:
    ann, ben = two(world)
    carl = world.person("Carl").watches(ann.table)
    ben.leaves()
    assert "Only those who sit" in refusal(carl.replaces(1, "easy"))


def test_bots_wait_while_somebody_wishes_to_undo(worlds: Worlds) -> None:
    world = worlds(pace=5)
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "bot", "link", first_seat=0, seed=7)
    ben.takes(table, 2)
    asking, asked = ann.comes(table), ben.comes(table)
    asking.answers("end the turn")
    asking.undoes(0)
    world.passes(60)
    assert asking.state.table.answers == 1
    asked.agrees(False)
    world.passes(60)
    assert asking.state.table.answers > 1
