"""Portals to the Dark Dimension."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, table, titles

PORTALS = "Portals to the Dark Dimension"
SPACES = ["Sewers", "Bank", "Rooftops", "Streets", "Bridge"]
FULL = dict.fromkeys(SPACES, "Sentinel")  # Sentinels have 3 attack


def after(twists: int, *next_cards: str, **wanted: Any) -> Game:
    """So many Twists have been played, one at the beginning of each turn, and these cards after them."""
    cards = [*["Scheme Twist"] * twists, *next_cards]
    game = lay(scheme=PORTALS, step="villain_deck", villain_deck=cards, **wanted)
    return answers(game, *["end the turn"] * (len(cards) - 1))


def attacks(game: Game) -> list[int]:
    return [table(game).attack_of(villain) for villain in table(game).villains()]


@clause("L1-011", "L1-012")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_seven_twists_are_in_the_villain_deck(seats: int) -> None:
    game = lay(scheme=PORTALS, seats=seats)
    assert titles(table(game).villain_deck).count("Scheme Twist") == 7


@clause("L1-042", "L1-043", "L1-044")
def test_the_first_portal_opens_above_the_mastermind_who_has_one_more_attack() -> None:
    game = after(1, city=FULL)
    assert table(game).attack_of(table(game).mastermind) == 8
    assert attacks(game) == [3, 3, 3, 3, 3]
    assert titles(table(game).ko) == []
    assert at_rest(game)


def test_without_a_portal_nobody_has_more_attack() -> None:
    game = lay(scheme=PORTALS, city=FULL)
    assert (table(game).attack_of(table(game).mastermind), attacks(game)) == (7, [3, 3, 3, 3, 3])


@clause("L1-013")
def test_the_portal_stays_above_the_mastermind_for_all_its_fights() -> None:
    game = after(1, attack=16)
    answers(game, "fight Red Skull")
    assert "fight Red Skull" in options(game)
    assert table(game).attack_of(table(game).mastermind) == 8
    assert "fight Red Skull" not in options(after(1, attack=7))


@clause("L1-044")
@pytest.mark.parametrize("twists", [2, 3, 4, 5, 6])
def test_each_portal_after_it_opens_above_the_leftmost_space_without_one(twists: int) -> None:
    game = after(twists, city=FULL)
    open_spaces = twists - 1
    assert attacks(game) == [3] * (5 - open_spaces) + [4] * open_spaces
    assert table(game).attack_of(table(game).mastermind) == 8
    assert (len(titles(table(game).portals)), titles(table(game).ko)) == (twists, [])
    assert at_rest(game)


@clause("L1-013")
def test_the_bonus_belongs_to_the_space_and_not_to_the_villain() -> None:
    game = after(2, "Hand Ninjas", city={"Sewers": "Hand Ninjas", "Bank": "Sentinel"})
    assert attacks(game) == [3, 3, 3]
    city = {"Sewers": "Hand Ninjas", "Bank": "Hand Ninjas", "Rooftops": "Hand Ninjas", "Streets": "Sentinel"}
    game = after(2, "Hand Ninjas", city=city)
    assert titles(table(game).city) == [*["Hand Ninjas"] * 4, "Sentinel"]
    assert attacks(game) == [3, 3, 3, 3, 4]
    assert at_rest(game)


@clause("L1-198")
def test_mystique_becomes_a_portal_as_any_twist_does() -> None:
    city = {**FULL, "Bridge": "Mystique"}
    game = lay(
        scheme=PORTALS,
        step="villain_deck",
        villain_deck=["Hand Ninjas"],
        city=city,
        twists=1,
        hq=["God of Thunder"] * 5,
    )
    assert [portal and portal.title for portal in table(game).portals] == [None, None, None, None, "Mystique", None]
    assert attacks(game) == [3, 3, 3, 3, 4]
    assert titles(table(game).escaped) == []
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_with_the_seventh_twist() -> None:
    game = after(7)
    assert game.result is not None
    assert game.result.outcome == "defeat"


def test_evil_does_not_win_with_the_sixth_twist() -> None:
    game = after(6)
    assert table(game).scheme.danger(table(game)) == (6, 7)
    assert at_rest(game)
