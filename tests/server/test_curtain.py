"""Several people at one screen: nobody's hand is sent before its owner is there."""

from __future__ import annotations

from longbox.server import protocol as p
from tests.server.test_playing import games
from tests.server.world import Client, World, plays, refusal


def one_screen(world: World, game: str = "legendary-1e") -> Client:
    ann = world.person()
    return ann.comes(ann.opens("you", "here", game=game, seed=7, first_seat=0))


def hands(client: Client) -> list[bool]:
    """For each seat, whether its hand is there to be seen."""
    return [isinstance(seat["hand"], list) for seat in client.state.view["seats"]]


@games
def test_behind_the_curtain_there_is_nothing(world: World, game: str) -> None:
    client = one_screen(world, game)
    assert client.state.curtain == 0
    assert client.state.seat is None
    assert client.state.view == client.gathering.sitting.game.view()
    assert hands(client) == [False, False]


@games
def test_whoever_is_called_sees_their_own_hand_and_no_other(world: World, game: str) -> None:
    client = one_screen(world, game)
    assert isinstance(client.uncovers(0), p.State)
    assert (client.state.seat, client.state.curtain) == (0, None)
    assert hands(client) == [True, False]


@games
def test_the_curtain_falls_when_the_other_is_asked(world: World, game: str) -> None:
    client = one_screen(world, game)
    for _ in range(40):
        if client.state.curtain is not None:
            assert hands(client) == [False, False]
            assert "options" not in client.decision
            client.uncovers(client.state.curtain)
        plays(client, answers=1)


@games
def test_the_log_names_no_secret_of_the_one_who_has_left_the_screen(world: World, game: str) -> None:
    client = one_screen(world, game)
    for _ in range(80):
        if client.state.curtain is not None:
            client.uncovers(client.state.curtain)
        plays(client, answers=1)
        eyes = client.state.seat
        told = client.gathering.sitting.game.log(eyes)
        assert [line.cards for line in client.log] == [list(event.cards) for event in told]


def test_only_the_one_who_is_called_opens_the_curtain(world: World) -> None:
    client = one_screen(world)
    assert "is called to the screen" in refusal(client.uncovers(1))
    assert "not sit on that seat" in refusal(client.uncovers(5))
    assert client.state.curtain == 0


def test_nobody_answers_through_the_curtain(world: World) -> None:
    client = one_screen(world)
    assert "curtain is closed" in refusal(client.answers("end the turn", 0, 0))
    assert "curtain is closed" in refusal(client.hints(0))


def test_a_reload_closes_the_curtain_again(world: World) -> None:
    client = one_screen(world)
    client.uncovers(0)
    again = client.somebody.comes(client.table, seen=len(client.log), log_of=client.state.log_of)
    assert again.state.curtain == 0
    assert again.state.log_from == 0, "what was seen through other eyes is told anew"


def test_a_friend_by_link_needs_no_curtain(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = ann.opens("you", "here", "link", seed=7, first_seat=2)
    ben.takes(table, 2)
    far = ben.comes(table)
    assert far.state.curtain is None
    assert hands(far) == [False, False, True]
    near = ann.comes(table)
    assert near.state.curtain is None, "nobody here is asked yet"
    assert hands(near) == [False, False, False]


def test_when_the_game_is_over_there_is_nothing_to_hide(world: World) -> None:
    client = one_screen(world)
    while client.state.result is None:
        if client.state.curtain is not None:
            client.uncovers(client.state.curtain)
        plays(client, answers=1)
    assert client.state.curtain is None
    assert client.state.seat is not None
