"""Taking back at a table: free, marked, with consent, or refused."""

from __future__ import annotations

import pytest

from longbox.server import protocol as p
from tests.server.test_playing import games, two
from tests.server.world import Client, World, plays, refusal


def alone(world: World, *kinds: str, game: str = "legendary-1e") -> Client:
    ann = world.person()
    return ann.comes(ann.opens(*(kinds or ("you", "you")), game=game, seed=7, first_seat=0))


def answers_until_something_is_revealed(client: Client) -> int:
    """Plays on until an answer reveals something; how many answers there are then."""
    while client.state.undo.free < client.state.table.answers or not client.state.table.answers:
        client.answers()
    while client.state.undo.free != client.state.table.answers:
        client.answers()
    return client.state.table.answers


@games
def test_undo_goes_back_to_the_very_same_view_and_redo_to_where_it_was(world: World, game: str) -> None:
    client = alone(world, game=game)
    views = []
    for _ in range(12):
        views.append(client.state.view)
        client.answers()
    last = client.state.view
    assert isinstance(client.undoes(3), p.State)
    assert client.state.view == views[3]
    for _ in range(9):
        assert isinstance(client.redoes(), p.State)
    assert client.state.view == last
    assert "Nothing was taken back" in refusal(client.redoes())


@games
def test_the_log_after_an_undo_is_the_log_of_what_is_left(world: World, game: str) -> None:
    client = alone(world, game=game)
    plays(client, answers=30)
    client.undoes(11)
    plays(client, answers=5)
    left = client.gathering.sitting.game.log()
    assert [(line.kind, line.card) for line in client.log] == [(event.kind, event.card) for event in left]


def test_a_card_that_was_only_played_is_taken_back_freely_and_unmarked(world: World) -> None:
    client = alone(world)
    client.answers("play S.H.I.E.L.D. Trooper")
    assert client.state.undo.free == 0
    client.undoes(0)
    assert client.state.undo.marked == 0
    assert client.state.undo.redo == 1


def test_whoever_plays_alone_may_take_back_what_was_revealed_but_it_is_marked(world: World) -> None:
    client = alone(world)
    client.answers("end the turn")
    assert client.state.undo.free == 1, "the next card of the Villain Deck is seen"
    assert isinstance(client.undoes(0), p.State)
    assert client.state.undo.marked == 1


def test_bots_neither_consent_nor_refuse(world: World) -> None:
    client = alone(world, "you", "bot")
    client.answers("end the turn")
    world.passes(60)
    assert client.state.table.answers > 1
    assert client.state.undo.last == 0
    assert isinstance(client.undoes(0), p.State)
    assert client.state.table.answers == 0


def test_after_redo_bots_answer_again_what_they_answered(world: World) -> None:
    client = alone(world, "you", "bot")
    client.answers("end the turn")
    world.passes(60)
    before = client.state.view
    client.undoes(0)
    client.redoes()
    world.passes(60)
    assert client.state.view == before
    assert client.state.undo.redo == 0


def test_own_answers_that_revealed_nothing_need_nobodys_consent(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("play S.H.I.E.L.D. Trooper")
    assert ann.state.undo.free == 0
    assert ben.state.undo.free == 1, "it is not Ben's answer"
    assert isinstance(ann.undoes(0), p.State)
    assert ann.state.table.answers == ben.state.table.answers == 0


def test_what_was_revealed_is_taken_back_only_when_the_others_agree(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("end the turn")
    ann.undoes(0)
    assert ben.state.undo.asked_by == "Ann"
    assert ben.state.undo.asked_to == 0
    assert ben.state.undo.waits_for_you
    assert not ann.state.undo.waits_for_you
    assert ann.state.table.answers == 1
    ben.agrees()
    assert ann.state.table.answers == 0
    assert ann.state.undo.marked == 1
    assert ann.state.undo.asked_by is None


def test_a_no_is_a_no_and_the_asker_may_withdraw(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("end the turn")
    for somebody in (ben, ann):
        ann.undoes(0)
        somebody.agrees(False)
        assert ann.state.undo.asked_by is None
        assert ann.state.table.answers == 1
    assert "Nobody is waiting" in refusal(ben.agrees())


def test_a_wish_to_undo_lapses_when_somebody_answers(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("end the turn")
    ann.undoes(0)
    plays(ann, ben, answers=1)
    assert ben.state.undo.asked_by is None
    assert "Nobody is waiting" in refusal(ben.agrees())


def test_of_three_all_the_others_must_agree(world: World) -> None:
    ann, ben, carl = (world.person(name) for name in ("Ann", "Ben", "Carl"))
    table = ann.opens("you", "link", "link", first_seat=0, seed=7)
    ben.takes(table, 1)
    carl.takes(table, 2)
    clients = [somebody.comes(table) for somebody in (ann, ben, carl)]
    clients[0].answers("end the turn")
    clients[0].undoes(0)
    clients[1].agrees()
    assert clients[0].state.table.answers == 1
    assert not clients[1].state.undo.waits_for_you
    clients[2].agrees()
    assert clients[0].state.table.answers == 0


def test_only_its_own_player_gives_an_answer_again(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    ann.answers("play S.H.I.E.L.D. Trooper")
    ann.undoes(0)
    assert "somebody else's answer" in refusal(ben.redoes())
    assert isinstance(ann.redoes(), p.State)


def test_a_new_answer_forgets_what_was_taken_back(world: World) -> None:
    client = alone(world)
    client.answers("play S.H.I.E.L.D. Trooper")
    client.undoes(0)
    client.answers("end the turn")
    assert client.state.undo.redo == 0


@pytest.mark.parametrize("answers", [1, 2, 1_000_000])
def test_there_is_no_undo_of_what_was_not_answered(world: World, answers: int) -> None:
    client = alone(world)
    client.answers("play S.H.I.E.L.D. Trooper")
    assert "nothing to take back" in refusal(client.undoes(answers))


def test_a_finished_game_of_one_person_can_be_taken_up_again(world: World) -> None:
    client = alone(world)
    plays(client)
    answers = client.state.table.answers
    assert client.phase() == "over"
    client.undoes(answers - 1)
    assert client.is_asked()
    assert world.does(world.house.history(client.socket.person)) == []
    assert len(world.does(world.house.lobby(client.socket.person))) == 1


def test_a_finished_game_among_people_stays_finished(world: World) -> None:
    ann, ben = two(world)
    plays(ann, ben)
    assert "The game is over" in refusal(ann.undoes(ann.state.table.answers - 1))


def test_spectators_can_take_nothing_back(world: World) -> None:
    ann, ben = two(world, first_seat=0, seed=7)
    carl = world.person("Carl").watches(ann.table)
    ann.answers("play S.H.I.E.L.D. Trooper")
    assert carl.state.undo.oldest == carl.state.undo.free == 1
    assert "Only those who sit" in refusal(carl.undoes(0))
    assert ben.state.table.answers == 1
