"""Playing at a table: answers, the log, chat, presence, hints, and who is waited for."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

import longbox
from longbox.server import protocol as p
from longbox.server.gathering import SAYINGS
from tests.server.world import Client, World, plays, refusal

GAMES = ("legendary-1e", "villainous")
games = pytest.mark.parametrize("game", GAMES)


def two(world: World, game: str = "legendary-1e", **options: Any) -> tuple[Client, Client]:
    """Ann, who opened the table, and Ben, who came by link; both are connected."""
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "link", game=game, **options)
    ben.takes(table, 1)
    return ann.comes(table), ben.comes(table)


@games
def test_an_answer_is_acknowledged_by_the_state_it_led_to(world: World, game: str) -> None:
    ann = world.person()
    client = ann.comes(ann.opens("you", "you", game=game))
    number = client.decision["number"]
    reply = client.answers()
    assert isinstance(reply, p.State)
    assert reply.view["decision"]["number"] == number + 1
    assert reply.table.answers == 1


@games
def test_the_others_see_what_was_answered_each_through_their_own_eyes(world: World, game: str) -> None:
    ann, ben = two(world, game, first_seat=0, **({"mastermind": "Loki"} if game == "legendary-1e" else {}))
    ann.answers()
    assert ben.state.table.answers == 1
    assert ben.state.seat == 1
    assert "options" not in ben.decision
    hands = [client.state.view["seats"][0]["hand"] for client in (ann, ben)]
    assert isinstance(hands[0], list)
    assert set(hands[1]) == {"count"}


@games
def test_a_game_is_played_to_its_end_and_told_to_everybody(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben)
    for client in (ann, ben):
        assert client.phase() == "over"
        assert client.state.result is not None
        assert client.state.result.outcome == client.state.table.outcome
        assert client.state.view["over"]
    assert refusal(ann.answers("end the turn", 0, 1)) == "The game is over."


@games
def test_the_line_of_a_finished_game_sets_the_same_game_up_again(world: World, game: str) -> None:
    ann, ben = two(world, game)
    first = ann.state.view["seats"]
    assert ann.state.table.again is None
    plays(ann, ben)
    assert ann.state.table.again is not None
    words = shlex.split(ann.state.table.again)
    assert words[:3] == ["longbox", "play", game]
    again = longbox.new(game, int(words[words.index("--players") + 1]), int(words[words.index("--seed") + 1]))
    strangers = [{name: zone for name, zone in seat.items() if name != "hand"} for seat in again.view(0)["seats"]]
    assert strangers == [{name: zone for name, zone in seat.items() if name != "hand"} for seat in first]


@games
def test_the_log_comes_in_pieces_that_make_up_the_whole(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben, answers=60)
    sitting = ann.gathering.sitting
    for client, seat in ((ann, 0), (ben, 1)):
        assert [line.text for line in client.log] == [event.text for event in sitting.game.log(seat)]


@games
def test_each_line_of_the_log_says_how_many_answers_had_been_given(world: World, game: str) -> None:
    ann, ben = two(world, game)
    lines = [0] * len(ann.log)
    for answers in range(1, 40):
        plays(ann, ben, answers=1)
        lines += [answers] * (len(ann.log) - len(lines))
    assert [line.answers for line in ann.log] == lines


def test_nobody_answers_while_a_seat_waits_for_a_friend(world: World) -> None:
    ann = world.person("Ann")
    table = ann.opens("you", "link", first_seat=0)
    client = ann.comes(table)
    assert client.phase() == "waiting"
    assert client.state.table.seats[1].invite is not None
    assert "Still missing: Player 2" in refusal(client.answers())
    world.person("Ben").joins(table, client.state.table.seats[1].invite, "Benny")
    info = client.state.table
    assert info.phase == "playing"
    assert client.state.table.seats[1].name == "Benny"
    assert client.state.table.seats[1].invite is None
    assert isinstance(client.answers(), p.State)


def test_people_without_a_name_are_called_by_their_seats_where_they_meet(world: World) -> None:
    host, guest = world.person(p.NAMELESS), world.person(p.NAMELESS)
    alone = host.comes(host.opens("you", "here"))
    assert [seat.name for seat in alone.state.table.seats] == ["You", "Player 2"]
    client = host.comes(host.opens("you", "link"))
    guest.takes(client.table, 1)
    assert [seat.name for seat in client.state.table.seats] == ["Player 1", "Player 2"]


def test_only_the_host_is_shown_the_invitations(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "link", "link")
    ben.takes(table, 1)
    seen = ben.comes(table).state.table
    assert [seat.invite for seat in seen.seats] == [None, None, None]
    assert seen.watch is None
    assert not seen.host


def test_who_is_connected_is_known_to_all(world: World) -> None:
    ann, ben = two(world)
    assert [seat.present for seat in ann.state.table.seats] == [True, True]
    ben.leaves()
    assert [seat.present for seat in ann.state.table.seats] == [True, False]


def test_words_and_phrases_reach_everybody_with_the_name_of_who_said_them(world: World) -> None:
    ann, ben = two(world)
    carl = world.person("Carl").watches(ann.table)
    assert isinstance(ann.says("Good <b>evening</b>"), p.State)
    assert isinstance(carl.says(phrase="hello"), p.State)
    for client in (ann, ben, carl):
        assert [(said.number, said.who, said.seat, said.words, said.phrase) for said in client.said] == [
            (1, "Ann", 0, "Good <b>evening</b>", None),
            (2, "Carl", None, None, "hello"),
        ]


def test_what_was_said_is_said_again_to_those_who_come_back(world: World) -> None:
    ann, ben = two(world)
    ben.leaves()
    ann.says("one")
    ann.says("two")
    assert [said.words for said in ben.somebody.comes(ben.table).said] == ["one", "two"]
    assert [said.words for said in ben.somebody.comes(ben.table, heard=1).said] == ["two"]


@pytest.mark.parametrize(
    ("words", "phrase", "why"),
    [
        (None, None, "Say either"),
        ("hello", "hello", "Say either"),
        ("\u0000 \u200b", None, "Say either"),
        (None, "swearing", "no such phrase"),
    ],
)
def test_what_says_nothing_is_refused(world: World, words: str | None, phrase: str | None, why: str) -> None:
    ann, _ = two(world)
    assert why in refusal(ann.says(words, phrase))
    assert ann.said == []


def test_too_much_talk_has_to_wait(world: World) -> None:
    ann, ben = two(world)
    for _ in range(SAYINGS):
        ann.says(phrase="hello")
    assert "wait a moment" in refusal(ann.says(phrase="hello"))
    assert isinstance(ben.says(phrase="hello"), p.State)
    world.passes(11)
    assert isinstance(ann.says(phrase="hello"), p.State)


@games
def test_a_hint_names_an_answer_and_says_why(world: World, game: str) -> None:
    ann, ben = two(world, game)
    asked = ann if ann.is_asked() else ben
    other = ben if asked is ann else ann
    seat = asked.decision["seat"]
    advice = asked.hints(seat)
    assert isinstance(advice, p.Advice)
    assert advice.notation in [option["notation"] for option in asked.decision["options"]]
    assert advice.reason
    assert "not sit on that seat" in refusal(other.hints(seat))
    assert "somebody else's turn" in refusal(other.hints(1 - seat))


@games
def test_whoever_plays_several_seats_sees_the_one_that_is_asked(world: World, game: str) -> None:
    ann = world.person()
    client = ann.comes(ann.opens("you", "you", game=game))
    for _ in range(60):
        assert client.state.curtain is None
        assert client.state.seat == client.decision["seat"]
        plays(client, answers=1)


def test_a_spectator_sees_what_everybody_sees(world: World) -> None:
    ann, ben = two(world)
    carl = world.person("Carl").watches(ann.table)
    plays(ann, ben, answers=20)
    assert carl.state.seat is None
    assert carl.state.view == ann.gathering.sitting.game.view()
    assert [line.text for line in carl.log] == [event.text for event in ann.gathering.sitting.game.log()]
    assert ann.state.table.watchers == 1
