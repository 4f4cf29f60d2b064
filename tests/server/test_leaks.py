"""What has leaked on other platforms does not leak here. One test for each kind, for every game."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.kernel.game import Game
from longbox.kernel.unseen import exchange, unseen
from longbox.players import Advice
from longbox.server import protocol as p
from longbox.server.seeing import Pictures
from longbox.server.socket import Socket, encoded
from tests.server.conftest import Worlds
from tests.server.test_cheating import handshake
from tests.server.test_playing import games, two
from tests.server.web import Web
from tests.server.world import Client, World, by_thumb, plays

MOMENTS = 25


def otherwise(game: Game, viewer: int | None, state: int) -> Game:
    """The same game, with the cards that a viewer cannot know exchanged."""
    other = copy.copy(game)
    other.table = game.table.copy()
    other.table.told = game.table.told
    exchange(unseen(other.table, viewer), state)
    return other


def everything_sent(client: Client) -> bytes:
    """All that the server would send to somebody who comes to the table now."""
    socket = Socket(client.socket.person, client.socket.name, client.line, client.world.clock)
    client.gathering._pictures = Pictures(client.gathering.sitting)
    return encoded(client.gathering.state(socket, None))


def sent_otherwise(client: Client, state: int) -> bytes:
    """The same, had the cards that this client cannot know lain otherwise."""
    sitting = client.gathering.sitting
    game = sitting.game
    sitting.game = otherwise(game, client.state.seat, state)
    try:
        return everything_sent(client)
    finally:
        sitting.game = game


def moments(world: World, game: str) -> Iterator[tuple[Client, ...]]:
    """Ann, Ben and a spectator, at one moment of a game after the other."""
    ann, ben = two(world, game, seed=11)
    eve = world.person("Eve").watches(ann.table)
    for _ in range(MOMENTS):
        plays(ann, ben, answers=3)
        if ann.state.result is not None:
            return
        yield ann, ben, eve


@games
def test_no_byte_that_anybody_is_sent_depends_on_a_card_they_cannot_know(world: World, game: str) -> None:
    differ = 0
    for place, clients in enumerate(moments(world, game)):
        for client in clients:
            assert everything_sent(client) == sent_otherwise(client, place)
            sitting = client.gathering.sitting
            differ += otherwise(sitting.game, client.state.seat, place).digest() != sitting.game.digest()
    assert differ > MOMENTS, "there is something to be hidden"


@games
def test_secrets_in_the_undo_stack_or_the_initial_state(world: World, game: str) -> None:
    ann, ben = two(world, game)
    first = json.loads(ben.line.sent[0])
    assert everything_sent(ben) == sent_otherwise(ben, 1)
    plays(ann, ben, answers=10)
    last = [given.person for given in ann.gathering.sitting.given][-1]
    asking, asked = (ann, ben) if last == ann.socket.person else (ben, ann)
    asking.undoes(9)
    if asking.state.undo.asked_by is not None:
        asked.agrees()
    assert ann.state.table.answers == 9
    for client in (ann, ben):
        assert everything_sent(client) == sent_otherwise(client, 2)
    assert set(first) == {"type", *p.State.__struct_fields__}
    assert set(first["undo"]) == set(p.UndoInfo.__struct_fields__)


@games
def test_spectators_given_what_players_were_not(world: World, game: str) -> None:
    for ann, ben, eve in moments(world, game):
        for player_ in (ann, ben):
            assert shows_no_more(without_ids(eve.state.view), without_ids(player_.state.view))
        assert [line.cards for line in eve.log] == [[] for _ in eve.log]


def without_ids(view: Any) -> Any:
    """A view without the names that each viewer has for the pieces of cardboard."""
    text = json.dumps(view)
    for id in {card["id"] for card in cards_in(view)}:
        text = text.replace(id, "a card")
    return json.loads(text)


def cards_in(view: Any) -> Iterator[dict[str, Any]]:
    """Every card that is shown somewhere in a view."""
    if isinstance(view, dict):
        if "id" in view and "face" in view:
            yield view
        for value in view.values():
            yield from cards_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from cards_in(value)


def shows_no_more(spectator: Any, player_: Any) -> bool:
    """Whether everything in the one view is in the other, or there is more of it there."""
    if isinstance(spectator, dict) and set(spectator) == {"count"}:
        return True
    if isinstance(spectator, dict):
        shared = {name: value for name, value in spectator.items() if name != "viewer"}
        return all(name in player_ and shows_no_more(value, player_[name]) for name, value in shared.items())
    if isinstance(spectator, list):
        return len(spectator) == len(player_) and all(map(shows_no_more, spectator, player_))
    return bool(spectator == player_)


@games
def test_names_of_cards_that_nobody_has_seen(world: World, game: str) -> None:
    looked_for = 0
    for clients in moments(world, game):
        for client in clients:
            table = client.gathering.sitting.game.table
            groups = unseen(table, client.state.seat).values()
            hidden = {pile[place].title for spots in groups for pile, place in spots}
            seen = {card["title"] for card in cards_in(client.state.view)}
            told = " ".join(line.text for line in client.log)
            for title in hidden - seen:
                if title not in told and not any(title in other for other in seen | {json.dumps(client.state.view)}):
                    looked_for += 1
                    assert title not in " ".join(client.line.sent), f"{title} was sent to {client.socket.name}"
    assert looked_for > 100


@games
def test_names_in_the_log(world: World, game: str) -> None:
    shown = 0
    for ann, ben, eve in moments(world, game):
        for mine, theirs, public in zip(ann.log, ben.log, eve.log, strict=True):
            assert (mine.kind, mine.card, mine.number) == (public.kind, public.card, public.number)
            if mine.cards and not theirs.cards:
                shown += 1
                assert theirs.text == public.text
                assert not any(title in theirs.text for title in set(mine.cards) - {theirs.card})
    assert shown


@games
def test_strength_icons_counters_or_placement_of_a_face_down_card(world: World, game: str) -> None:
    for clients in moments(world, game):
        for client in clients:
            for zone in zones(client.state.view):
                if isinstance(zone, dict) and "count" in zone:
                    assert set(zone) == {"count"}


def zones(view: dict[str, Any]) -> Iterator[Any]:
    for owner in (view, *view["seats"]):
        yield from owner.values()


@games
def test_ids_that_encode_identity_or_the_order_of_a_deck(world: World, game: str) -> None:
    for place, clients in enumerate(moments(world, game)):
        ids = [{card["id"] for card in cards_in(client.state.view)} for client in clients]
        assert not ids[0] & ids[1]
        assert not ids[0] & ids[2]
        uids = {str(card.uid) for card in clients[0].gathering.sitting.game.table.census}
        assert not uids & set.union(*ids)
        for client in clients:
            lain = json.loads(sent_otherwise(client, place))["view"]
            assert {card["id"] for card in cards_in(lain)} == {card["id"] for card in cards_in(client.state.view)}


@games
def test_the_size_of_a_message_that_differs_with_a_hidden_card(world: World, game: str) -> None:
    for clients in moments(world, game):
        for client in clients:
            assert len({len(sent_otherwise(client, state)) for state in range(4)}) == 1


def test_the_size_of_a_message_that_is_compressed(web: Web) -> None:
    table = web.opens(web.token(), "you", "you")
    offered = f"Origin: {web.origin}\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
    said = handshake(web, table, offered)
    assert said.startswith(b"HTTP/1.1 101")
    assert b"permessage-deflate" not in said.lower()


@games
def test_the_moment_at_which_a_message_comes(worlds: Worlds, game: str) -> None:
    """A bot that has to think longer about some cards than about others answers no later than with others."""
    thought: set[float] = set()

    async def thinks(game: Game, seat: int, strength: p.Strength) -> Advice:
        seconds = sum(json.dumps(game.view(seat)).encode()) % 5 / 10
        thought.add(seconds)
        await world.clock.sleep(seconds)
        return await by_thumb(game, seat, strength)

    world = worlds(thinks=thinks, pace=0.6)
    ann = world.person()
    client = ann.comes(ann.opens("you", "bot", game=game, first_seat=1))
    for answers in range(1, 9):
        if client.is_asked():
            client.answers()
            break
        world.passes(0.55)
        assert client.state.table.answers == answers - 1
        world.passes(0.05)
        assert client.state.table.answers == answers
    assert len(thought) > 1


@games
def test_the_state_of_the_generator_in_a_save(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben)
    record = world.does(world.house.record(ann.table, ann.socket.person))
    words = {line.split(" ")[0] for line in record.partition("answers\n")[0].splitlines()}
    assert words <= {"longbox", "game", "rules", "seats", "seed", "option"}
    luck = str(ann.gathering.sitting.game.table.luck)
    for client in (ann, ben):
        assert luck not in record + " ".join(client.line.sent)


@games
def test_a_bot_that_sees_more_than_its_seat(world: World, game: str) -> None:
    for place, (ann, ben, _) in enumerate(moments(world, game)):
        seat = (ann if ann.is_asked() else ben).decision["seat"]
        true = ann.gathering.sitting.game
        bots = world.house.around.bots
        here, there = (world.does(bots.advises(each, seat, "normal")) for each in (true, otherwise(true, seat, place)))
        assert here == there


@games
def test_a_hint_that_the_others_hear(world: World, game: str) -> None:
    ann, ben = two(world, game)
    asked, other = (ann, ben) if ann.is_asked() else (ben, ann)
    heard = len(other.heard)
    assert isinstance(asked.hints(asked.decision["seat"]), p.Advice)
    assert len(other.heard) == heard


@games
def test_being_asked_what_only_the_holder_of_a_certain_card_is_asked(world: World, game: str) -> None:
    """What the others are told of a question does not depend on the hand of whoever is asked."""
    for place, (ann, ben, eve) in enumerate(moments(world, game)):
        for client in (ben if ann.is_asked() else ann, eve):
            told = json.loads(sent_otherwise(client, place))["view"]["decision"]
            assert told == client.state.view["decision"]
            assert "options" not in told


@pytest.mark.parametrize("game", ["villainous"])
def test_everything_is_open_when_the_game_is_over_and_not_before(world: World, game: str) -> None:
    ann, ben = two(world, game)
    plays(ann, ben)
    frame = world.does(world.house.frame(ann.table, 0, 1))
    assert isinstance(frame.view["seats"][1]["hand"], list)
