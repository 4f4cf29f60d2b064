"""Midtown Bank Robbery."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

ROBBERY = "Midtown Bank Robbery"
DEAR = ["God of Thunder"] * 5  # an HQ in which no escape KOs a Hero


def twist(*next_cards: str, **wanted: Any) -> Game:
    """The turn begins with a Twist, and these cards follow."""
    return lay(scheme=ROBBERY, step="villain_deck", villain_deck=["Scheme Twist", *next_cards], **wanted)


def attacks(game: Game) -> list[int]:
    return [table(game).attack_of(villain) for villain in table(game).villains()]


@clause("L1-011", "L1-012", "L1-019")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_twelve_bystanders_and_eight_twists_are_in_the_villain_deck(seats: int) -> None:
    game = lay(scheme=ROBBERY, seats=seats)
    deck = titles(table(game).villain_deck)
    assert (deck.count("Bystander"), deck.count("Scheme Twist")) == (12, 8)
    assert len(table(game).bystanders) == 18


@clause("L1-013", "L1-140")
def test_a_villain_has_one_more_attack_for_each_bystander_it_holds() -> None:
    city = {"Sewers": ["Sentinel", "Bystander", "Bystander"], "Bridge": "Sentinel"}
    game = lay(scheme=ROBBERY, city=city, attack=4, hands=[[]])
    assert attacks(game) == [5, 3]
    assert options(game) == ["fight Sentinel on the Bridge", "end the turn"]


@clause("L1-140")
def test_a_hero_beneath_a_villain_is_no_bystander() -> None:
    game = lay(scheme=ROBBERY, city={"Bank": ["Skrull Queen Veranke", "Odinson", "Bystander"]})
    assert attacks(game) == [4]


@clause("L1-139", "L1-140")
def test_the_mastermind_gets_nothing_for_its_bystanders() -> None:
    game = lay(scheme=ROBBERY, mastermind_holds=["Bystander", "Bystander"])
    assert table(game).attack_of(table(game).mastermind) == 7


@clause("L1-042", "L1-043")
def test_twist_lets_the_villain_in_the_bank_capture_two_bystanders_and_plays_another_card() -> None:
    game = twist("Master Strike", city={"Sewers": "Sentinel", "Bank": "Sentinel"}, hands=[[], []])
    assert attacks(game) == [3, 5]
    assert len(table(game).bystanders) == 16
    assert titles(table(game).ko) == ["Master Strike", "Scheme Twist"]
    assert at_rest(game)


def test_the_villain_captures_before_the_other_card_moves_it_on() -> None:
    game = twist("Hand Ninjas", city={"Sewers": "Supreme HYDRA", "Bank": "Sentinel"})
    assert titles(table(game).city) == ["Hand Ninjas", "Supreme HYDRA", "Sentinel"]
    assert attacks(game) == [3, 6, 5]
    assert at_rest(game)


def test_twist_plays_another_card_without_a_villain_in_the_bank_and_nobody_captures() -> None:
    game = twist("Hand Ninjas", city={"Rooftops": "Sentinel"})
    assert titles(table(game).city) == ["Hand Ninjas", "Sentinel"]
    assert (attacks(game), len(table(game).bystanders)) == ([3, 3], 18)
    assert at_rest(game)


def test_a_second_twist_in_a_row_acts_in_full() -> None:
    game = twist("Scheme Twist", "Hand Ninjas", "Sentinel", city={"Bank": "Sentinel"})
    assert titles(table(game).city) == ["Hand Ninjas", "Sentinel"]
    assert (attacks(game), table(game).twists) == ([3, 7], 2)
    assert at_rest(game)


@clause("L1-122", "L1-126")
def test_the_villain_captures_the_only_bystander_left() -> None:
    game = twist("Hand Ninjas", city={"Bank": "Sentinel"}, bystanders=1)
    assert attacks(game) == [3, 4]
    assert at_rest(game)


@clause("L1-005", "L1-013", "L1-037")
def test_evil_wins_with_the_eighth_bystander_carried_off() -> None:
    city = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}
    city_and_robber = {**city, "Bridge": ["Sentinel", "Bystander", "Bystander"]}
    game = lay(
        scheme=ROBBERY,
        step="villain_deck",
        villain_deck=["Hand Ninjas"],
        city=city_and_robber,
        bystanders_carried_off=6,
    )
    assert game.result is not None
    assert (game.result.outcome, table(game).bystanders_carried_off) == ("defeat", 8)


def test_evil_does_not_win_with_the_seventh_bystander_carried_off() -> None:
    city = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}
    city_and_robber = {**city, "Bridge": ["Sentinel", "Bystander", "Bystander"]}
    game = lay(
        scheme=ROBBERY,
        step="villain_deck",
        villain_deck=["Hand Ninjas"],
        city=city_and_robber,
        bystanders_carried_off=5,
        hq=DEAR,
        hands=[[], []],
    )
    assert table(game).bystanders_carried_off == 7
    assert titles(table(game).escaped) == ["Sentinel", "Bystander", "Bystander"]
    assert at_rest(game)


def test_rescued_bystanders_bring_evil_no_nearer() -> None:
    game = lay(scheme=ROBBERY, attack=5, bystanders_carried_off=7, hands=[[]], city={"Bank": ["Sentinel", "Bystander"]})
    answers(game, "fight Sentinel in the Bank")
    assert (titles(seat(game).victory), table(game).attack) == (["Sentinel", "Bystander"], 1)
    assert table(game).scheme.danger(table(game)) == (7, 8)
    assert at_rest(game)
