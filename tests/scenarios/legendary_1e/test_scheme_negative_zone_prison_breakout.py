"""Negative Zone Prison Breakout."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Game
from tests.words import at_rest, clause, lay, table, titles

BREAKOUT = "Negative Zone Prison Breakout"
DEAR = ["God of Thunder"] * 5  # an HQ in which no escape KOs a Hero
FULL = dict.fromkeys(["Sewers", "Bank", "Rooftops", "Streets", "Bridge"], "Sentinel")


def twist(*next_cards: str, **wanted: Any) -> Game:
    """The turn begins with a Twist, and these cards follow."""
    return lay(scheme=BREAKOUT, step="villain_deck", villain_deck=["Scheme Twist", *next_cards], **wanted)


@clause("L1-011", "L1-012")
@pytest.mark.parametrize(("seats", "groups"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_one_more_henchman_group_and_eight_twists_are_in_the_villain_deck(seats: int, groups: int) -> None:
    game = lay(scheme=BREAKOUT, seats=seats)
    henchmen = [card.title for card in table(game).villain_deck if card.kind == "henchman"]
    assert len(set(henchmen)) == groups
    assert len(henchmen) == 10 * groups
    assert titles(table(game).villain_deck).count("Scheme Twist") == 8


@clause("L1-159")
def test_the_breakout_is_refused_in_a_solo_game() -> None:
    with pytest.raises(IllegalSetup, match="2 to 5 players"):
        lay(scheme=BREAKOUT, seats=1)


@clause("L1-042", "L1-043")
def test_twist_plays_two_cards_one_after_the_other() -> None:
    game = twist("Sentinel", "Hand Ninjas", "Supreme HYDRA")
    assert [card and card.title for card in table(game).city] == ["Hand Ninjas", "Sentinel", None, None, None]
    assert (table(game).villain_deck[-1].title, titles(table(game).ko)) == ("Supreme HYDRA", ["Scheme Twist"])
    assert at_rest(game)


def test_a_twist_among_the_two_plays_two_cards_of_its_own_first() -> None:
    game = twist("Scheme Twist", "Sentinel", "Hand Ninjas", "Supreme HYDRA", "Sentinel")
    assert titles(table(game).city) == ["Supreme HYDRA", "Hand Ninjas", "Sentinel"]
    assert (table(game).twists, titles(table(game).ko)) == (2, ["Scheme Twist", "Scheme Twist"])
    assert at_rest(game)


@clause("L1-126")
def test_twist_plays_the_only_card_that_is_left() -> None:
    game = twist("Sentinel", empty=["villain_deck"])
    assert (titles(table(game).city), titles(table(game).villain_deck)) == (["Sentinel"], [])
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_with_the_twelfth_villain_escaped() -> None:
    game = twist("Sentinel", "Hand Ninjas", city=FULL, villains_escaped=10, hq=DEAR)
    assert game.result is not None
    assert (game.result.outcome, table(game).villains_escaped) == ("defeat", 12)


def test_evil_does_not_win_with_the_eleventh_villain_escaped() -> None:
    game = twist("Sentinel", "Hand Ninjas", city=FULL, villains_escaped=9, hq=DEAR)
    assert table(game).villains_escaped == 11
    assert table(game).scheme.danger(table(game)) == (11, 12)
    assert at_rest(game)
