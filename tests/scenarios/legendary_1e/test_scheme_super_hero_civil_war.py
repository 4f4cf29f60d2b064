"""Super Hero Civil War."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, table, titles

WAR = "Super Hero Civil War"
OLD = ["Odinson", "Oddball", "God of Thunder", "Call Lightning", "Growing Anger"]
NEW = ["Diving Block", "Web-Shooters", "Tidal Wave", "Keen Senses", "Arc Reactor"]


def twist(*hero_deck: str) -> Game:
    """The turn begins with a Twist, and the Hero Deck is just this, its top card first."""
    return lay(
        scheme=WAR,
        step="villain_deck",
        villain_deck=["Scheme Twist"],
        empty=["hero_deck"],
        hq=OLD,
        hero_deck=list(hero_deck),
    )


@clause("L1-011", "L1-012")
@pytest.mark.parametrize(("seats", "twists", "heroes"), [(2, 8, 4), (3, 8, 5), (4, 5, 5), (5, 5, 6)])
def test_twists_and_heroes_depend_on_the_number_of_players(seats: int, twists: int, heroes: int) -> None:
    game = lay(scheme=WAR, seats=seats)
    assert titles(table(game).villain_deck).count("Scheme Twist") == twists
    assert len(table(game).hero_deck) == 14 * heroes - 5
    assert table(game).scheme.danger(table(game)) == (0, 14 * heroes - 5)


@clause("L1-159")
def test_the_civil_war_is_refused_in_a_solo_game() -> None:
    with pytest.raises(IllegalSetup, match="2 to 5 players"):
        lay(scheme=WAR, seats=1)


@clause("L1-042", "L1-043", "L1-075")
def test_twist_kos_every_hero_in_the_hq_and_fills_it_again() -> None:
    game = twist(*NEW, "Odinson")
    assert titles(table(game).ko) == [*OLD, "Scheme Twist"]
    assert titles(table(game).hq) == NEW
    assert titles(table(game).hero_deck) == ["Odinson"]
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_when_a_twist_takes_the_last_hero_of_the_deck() -> None:
    game = twist(*NEW)
    assert game.result is not None
    assert (game.result.outcome, titles(table(game).hq)) == ("defeat", NEW)


@clause("L1-121")
def test_evil_wins_when_the_deck_cannot_fill_the_hq() -> None:
    game = twist(*NEW[:3])
    assert game.result is not None
    assert (game.result.outcome, titles(table(game).hq), titles(table(game).ko)) == ("defeat", NEW[:3], OLD)


@clause("L1-005")
def test_evil_wins_the_moment_a_recruit_is_replaced_by_the_last_hero() -> None:
    game = lay(scheme=WAR, empty=["hero_deck"], hero_deck=["Odinson"], hq=OLD, recruit=3)
    answers(game, "recruit Odinson from HQ 1")
    assert game.result is not None
    assert game.result.outcome == "defeat"


def test_evil_does_not_win_while_a_hero_is_left_in_the_deck() -> None:
    game = lay(scheme=WAR, empty=["hero_deck"], hero_deck=["Odinson", "Oddball"], hq=OLD, recruit=3)
    answers(game, "recruit Odinson from HQ 1")
    assert titles(table(game).hero_deck) == ["Oddball"]
    assert table(game).scheme.danger(table(game)) == (50, 51)
    assert at_rest(game)
