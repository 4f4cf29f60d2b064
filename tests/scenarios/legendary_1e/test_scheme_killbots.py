"""Replace Earth's Leaders with Killbots."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

KILLBOTS = "Replace Earth's Leaders with Killbots"
DEAR = ["God of Thunder"] * 5  # an HQ in which no escape KOs a Hero
ALL_BUT_BRIDGE = dict.fromkeys(["Sewers", "Bank", "Rooftops", "Streets"], "Sentinel")


def plays(*cards: str, **wanted: Any) -> Game:
    """The turn begins with the first of these Villain Deck cards."""
    return lay(scheme=KILLBOTS, step="villain_deck", villain_deck=list(cards), **wanted)


def attacks(game: Game) -> list[int]:
    return [table(game).attack_of(villain) for villain in table(game).villains()]


@clause("L1-011", "L1-012", "L1-019")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_three_twists_lie_beside_the_scheme_and_five_with_eighteen_bystanders_in_the_deck(seats: int) -> None:
    game = lay(scheme=KILLBOTS, seats=seats)
    deck = titles(table(game).villain_deck)
    assert (deck.count("Bystander"), deck.count("Scheme Twist")) == (18, 5)
    assert titles(table(game).beside_scheme) == ["Scheme Twist"] * 3
    assert (len(table(game).bystanders), table(game).twists) == (12, 0)


@clause("L1-013", "L1-124")
def test_a_bystander_from_the_villain_deck_enters_the_city_as_a_killbot() -> None:
    game = plays("Bystander", city={"Sewers": "Sentinel"})
    assert [card and card.title for card in table(game).city] == ["Bystander", "Sentinel", None, None, None]
    assert attacks(game) == [3, 3]
    assert table(game).held == {}
    assert at_rest(game)


@clause("L1-042", "L1-043")
def test_each_twist_beside_the_scheme_makes_the_killbots_stronger() -> None:
    game = plays("Scheme Twist", "Scheme Twist", city={"Bank": "Bystander", "Bridge": "Sentinel"})
    assert (attacks(game), len(table(game).beside_scheme), titles(table(game).ko)) == ([4, 3], 4, [])
    answers(game, "end the turn")
    assert attacks(game) == [5, 3]
    assert at_rest(game)


def test_a_defeated_killbot_is_a_bystander_in_the_victory_pile() -> None:
    game = lay(scheme=KILLBOTS, city={"Bank": "Bystander"}, attack=4, hands=[["Covert Operation"]])
    answers(game, "fight Bystander in the Bank", "play Covert Operation")
    assert titles(seat(game).victory) == ["Bystander"]
    assert seat(game).victory[0].victory_points(seat(game)) == 1
    assert table(game).attack == 4 - 3 + 1
    assert at_rest(game)


def test_a_killbot_cannot_be_fought_with_less_than_its_attack() -> None:
    game = lay(scheme=KILLBOTS, city={"Bank": "Bystander"}, attack=2)
    assert options(game)[-1] == "end the turn"
    assert "fight Bystander in the Bank" not in options(game)


@clause("L1-115")
def test_to_defeat_a_killbot_is_to_defeat_a_villain() -> None:
    game = lay(scheme=KILLBOTS, city={"Bank": "Bystander"}, attack=3, hands=[["Wound"]])
    assert "heal" in options(game)
    answers(game, "fight Bystander in the Bank")
    assert "heal" not in options(game)


def test_an_escaping_killbot_is_an_escaped_villain_but_no_bystander_carried_off() -> None:
    hq = ["Odinson", *["God of Thunder"] * 4]
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": "Bystander"}, hq=hq, hands=[["Oddball"], ["Oddball"]])
    counted = table(game).killbots_escaped, table(game).villains_escaped, table(game).bystanders_carried_off
    assert counted == (1, 1, 0)
    assert (titles(table(game).escaped), titles(table(game).ko)) == (["Bystander"], ["Odinson"])
    assert [titles(player.hand) for player in table(game).seats] == [["Oddball"], ["Oddball"]]
    assert at_rest(game)


def test_a_bystander_carried_off_by_a_villain_is_no_killbot() -> None:
    city = {**ALL_BUT_BRIDGE, "Bridge": ["Supreme HYDRA", "Bystander"]}
    game = plays("Hand Ninjas", city=city, hq=DEAR, hands=[[], []], killbots_escaped=4)
    counted = table(game).killbots_escaped, table(game).villains_escaped, table(game).bystanders_carried_off
    assert counted == (4, 1, 1)
    assert table(game).scheme.danger(table(game)) == (4, 5)
    assert at_rest(game)


def test_a_bystander_captured_from_the_stack_is_no_killbot() -> None:
    game = plays("Green Goblin")
    assert (titles(table(game).city), attacks(game)) == (["Green Goblin"], [6])
    assert table(game).held_bystanders(table(game).villains()[0]) == 1
    assert at_rest(game)


@clause("L1-005")
def test_evil_wins_with_the_fifth_killbot_escaped() -> None:
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": "Bystander"}, killbots_escaped=4)
    assert game.result is not None
    assert (game.result.outcome, table(game).killbots_escaped) == ("defeat", 5)


def test_evil_does_not_win_with_the_fourth_killbot_escaped() -> None:
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": "Bystander"}, killbots_escaped=3, hq=DEAR)
    assert table(game).killbots_escaped == 4
    assert at_rest(game)
