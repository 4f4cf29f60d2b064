"""The player who tries answers out: finds what wins, answers in time, and is no worse off than with rules of thumb."""

from __future__ import annotations

import re
import time

import pytest

import longbox
from longbox.games.catalog import new
from longbox.kernel.game import Game
from longbox.players import asks, player
from longbox.players.glance import glance
from longbox.players.quick import quick
from longbox.players.search import LEAST_WORLDS, Search, Tried
from longbox.players.thumb import Thumb
from longbox.players.worlds import Worlds
from longbox.testing import arrange


def position(game: str, seats: int, seed: int, answers: int) -> Game:
    """A game some answers old, at a question that has more than one answer."""
    found = longbox.new(game, seats, seed)
    thumb, drawn = Thumb(), player("random", seed)
    while (decision := found.decision) is not None:
        if found.answers >= answers and len(decision.options) > 1:
            break
        view = found.view(decision.seat)
        found.answer((drawn if found.answers % 5 == 0 else thumb).advises(view).notation)
    return found


@pytest.mark.parametrize(("game", "seats"), [("legendary-1e", (1, 2, 3, 5)), ("villainous", (2, 3, 4))])
def test_who_plays_worlds_out_answers_as_the_rules_of_thumb_do(game: str, seats: tuple[int, ...]) -> None:
    fast, thumb, asked = quick(game), Thumb(), 0
    for seed in range(8):
        drawn = player("random", seed)
        played = new(game, seats[seed % len(seats)], seed).fork(quiet=True)
        while (decision := played.decision) is not None and played.answers < 400:
            view = glance(played, decision.seat)
            place = fast(played)
            assert decision.options[place].notation == thumb.advises(view).notation, decision.prompt
            asked += 1
            played.answer(drawn.advises(view).notation if seed % 2 else place)
    assert asked > 500


def nearly_lost() -> Game:
    """Eleven of twelve Villains have escaped and the city is full: the next Villain card drives the twelfth out."""
    return arrange(
        "legendary-1e",
        mastermind="Red Skull",
        scheme="Negative Zone Prison Breakout",
        active=0,
        hands=[[], []],
        attack=7,
        city={
            "Sewers": "Sabretooth",
            "Bank": "Blob",
            "Rooftops": "Mystique",
            "Streets": "Green Goblin",
            "Bridge": "Doctor Octopus",
        },
        escaped=["Sabretooth"] * 11,
    )


@pytest.mark.parametrize("seed", range(3))
def test_it_sees_what_the_rules_of_thumb_overlook_and_says_why(seed: int) -> None:
    at = nearly_lost()
    assert asks(Thumb(), at).notation == "fight Red Skull"
    advice = asks(Search(seed, None, 200), at)
    assert advice.notation.startswith("fight ")
    assert advice.notation != "fight Red Skull"
    found = re.fullmatch(
        r"Of (\d+) games imagined to the end, this wins (\d+); the rule of thumb's answer wins (\d+)\.", advice.reason
    )
    assert found is not None
    worlds, wins, otherwise = map(int, found.groups())
    assert worlds >= wins > otherwise


def test_the_same_playouts_give_the_same_answer() -> None:
    for game in ("legendary-1e", "villainous"):
        at = position(game, 2, 4, 30)
        first, second = (asks(Search(7, None, 60), at) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("game", ["legendary-1e", "villainous"])
def test_its_answers_are_among_the_options_and_its_reasons_are_sentences(game: str) -> None:
    for seed in range(6):
        at = position(game, 2, seed, 15 + 10 * seed)
        advice = asks(Search(seed, None, 40), at)
        assert at.decision is not None
        assert advice.notation in at.decision.notations
        assert advice.reason.endswith(".")


@pytest.mark.parametrize("game", ["legendary-1e", "villainous"])
def test_it_answers_within_its_time_and_leaves_the_game_alone(game: str) -> None:
    at = position(game, 2, 2, 40)
    before = at.digest(), str(at.record)
    begun = time.monotonic()
    asks(Search(0, milliseconds=200), at)
    assert time.monotonic() - begun < 2  # it is checked at every answer of a playout; the rest is a slow machine's
    assert (at.digest(), str(at.record)) == before


def test_without_worlds_or_time_it_follows_the_rules_of_thumb() -> None:
    at = position("villainous", 3, 1, 20)
    assert at.decision is not None
    view = at.view(at.decision.seat)
    thumbs = Thumb().advises(view)
    assert Search().advises(view) == thumbs
    assert Search(0, milliseconds=0).advises(view, Worlds(at, at.decision.seat)) == thumbs


def test_answers_between_which_there_is_no_difference_are_given_up_early() -> None:
    tried = Tried("stay", 0, [0.0] * 3, [True] * 3)
    assert tried.is_hopeless(), "three worlds without any difference: the answers are the same"
    assert not Tried("go", 0, [0.0, 0.1, 0.0], [True] * 3).is_hopeless()


def test_a_better_answer_has_to_prove_itself() -> None:
    steady = Tried("go", 0, [0.1, 0.12] * LEAST_WORLDS, [True] * 2 * LEAST_WORLDS)
    assert steady.is_better()
    assert not Tried("go", 0, [0.1, 0.12], [True] * 2).is_better()
    by_chance = Tried("go", 0, [0.9, -0.8] * LEAST_WORLDS, [True] * 2 * LEAST_WORLDS)
    assert not by_chance.is_better()
    assert Tried("go", 0, [-0.1, -0.12] * LEAST_WORLDS, [True] * 2 * LEAST_WORLDS).is_hopeless()
