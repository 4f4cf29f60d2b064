"""Secret Invasion of the Skrull Shapeshifters."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

INVASION = "Secret Invasion of the Skrull Shapeshifters"
DEAR = ["God of Thunder"] * 5  # an HQ in which no escape KOs a Hero
ALL_BUT_BRIDGE = dict.fromkeys(["Sewers", "Bank", "Rooftops", "Streets"], "Sentinel")


def plays(*cards: str, **wanted: Any) -> Game:
    """The turn begins with the first of these Villain Deck cards."""
    return lay(scheme=INVASION, step="villain_deck", villain_deck=list(cards), **wanted)


def attacks(game: Game) -> list[int]:
    return [table(game).attack_of(villain) for villain in table(game).villains()]


@clause("L1-011", "L1-012")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_six_heroes_twelve_of_whose_cards_lie_in_the_villain_deck_with_the_skrulls(seats: int) -> None:
    game = lay(scheme=INVASION, seats=seats)
    deck = table(game).villain_deck
    heroes = [card for card in deck if card.is_hero]
    assert len(heroes) == 12
    assert len(table(game).hero_deck) == 6 * 14 - 12 - 5
    everywhere = [*heroes, *table(game).hero_deck, *table(game).hq_heroes()]
    assert len({card.unit_name for card in everywhere}) == 6
    assert sum(card.unit_name == "Skrulls" for card in deck) == 8
    assert titles(deck).count("Scheme Twist") == 8


@clause("L1-018")
def test_the_skrulls_stand_beside_the_group_that_the_mastermind_leads() -> None:
    game = lay(scheme=INVASION, mastermind="Magneto", seats=2)
    groups = {card.unit_name for card in table(game).villain_deck if card.kind == "villain"}
    assert groups == {"Skrulls", "Brotherhood"}


@clause("L1-013")
def test_a_hero_from_the_villain_deck_enters_the_city_as_a_skrull_and_does_nothing_else() -> None:
    game = plays("Web-Shooters", city={"Sewers": "Sentinel"})
    assert [card and card.title for card in table(game).city] == ["Web-Shooters", "Sentinel", None, None, None]
    assert attacks(game) == [4, 3]
    assert titles(seat(game).victory) == []
    assert at_rest(game)


def test_who_defeats_such_a_skrull_gains_the_hero() -> None:
    game = lay(scheme=INVASION, attack=11, city={"Bank": ["God of Thunder", "Bystander"], "Bridge": "Supreme HYDRA"})
    answers(game, "fight God of Thunder in the Bank")
    assert titles(seat(game).discard) == ["God of Thunder"]
    assert titles(seat(game).victory) == ["Bystander"]
    assert (table(game).attack, table(game).recruit, titles(table(game).city)) == (1, 0, ["Supreme HYDRA"])
    assert at_rest(game)


def test_a_real_villain_still_goes_to_the_victory_pile() -> None:
    game = answers(lay(scheme=INVASION, attack=6, city={"Bank": "Supreme HYDRA"}), "fight Supreme HYDRA in the Bank")
    assert (titles(seat(game).discard), titles(seat(game).victory)) == ([], ["Supreme HYDRA"])
    assert at_rest(game)


@clause("L1-079")
def test_such_a_skrull_cannot_be_fought_with_less_than_its_attack() -> None:
    game = lay(scheme=INVASION, attack=9, city={"Bank": "God of Thunder"})
    assert "fight God of Thunder in the Bank" not in options(game)


@clause("L1-042", "L1-043", "L1-075")
def test_twist_moves_the_costliest_hero_of_the_hq_into_the_city() -> None:
    hq = ["Odinson", "Oddball", "God of Thunder", "Call Lightning", "Growing Anger"]
    game = plays("Scheme Twist", hq=hq, city={"Sewers": "Sentinel"}, hero_deck=["Diving Block"])
    assert titles(table(game).city) == ["God of Thunder", "Sentinel"]
    assert titles(table(game).hq) == ["Odinson", "Oddball", "Diving Block", "Call Lightning", "Growing Anger"]
    assert (attacks(game), titles(table(game).ko)) == ([10, 3], ["Scheme Twist"])
    assert at_rest(game)


@clause("L1-128")
def test_the_current_player_chooses_among_heroes_of_equal_cost() -> None:
    hq = ["Odinson", "Call Lightning", "Growing Anger", "Diving Block", "Oddball"]
    game = plays("Scheme Twist", hq=hq, active=1)
    assert options(game) == ["unmask Call Lightning from HQ 2", "unmask Diving Block from HQ 4"]
    answers(game, "1: unmask Diving Block from HQ 4")
    assert (titles(table(game).city), attacks(game)) == (["Diving Block"], [8])
    assert at_rest(game)


def test_twist_does_nothing_with_an_empty_hq() -> None:
    game = plays("Scheme Twist", empty=["hq"])
    assert titles(table(game).city) == []
    assert at_rest(game)


@clause("L1-005", "L1-034")
def test_evil_wins_with_the_sixth_hero_escaped() -> None:
    escaped = ["Odinson"] * 5
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": "Oddball"}, escaped=escaped)
    assert game.result is not None
    assert (game.result.outcome, titles(table(game).escaped)) == ("defeat", [*escaped, "Oddball"])


@clause("L1-141")
@pytest.mark.parametrize("carrier", ["Skrull Queen Veranke", "Skrull Shapeshifters"])
def test_a_hero_carried_off_beneath_a_villain_counts(carrier: str) -> None:
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": [carrier, "Oddball"]}, escaped=["Odinson"] * 5)
    assert game.result is not None
    assert game.result.outcome == "defeat"


def test_villains_and_bystanders_that_escape_do_not_count() -> None:
    city = {**ALL_BUT_BRIDGE, "Bridge": ["Supreme HYDRA", "Bystander"]}
    game = plays("Hand Ninjas", city=city, escaped=["Odinson"] * 5, hq=DEAR, hands=[[], []])
    assert titles(table(game).escaped) == [*["Odinson"] * 5, "Supreme HYDRA", "Bystander"]
    assert table(game).scheme.danger(table(game)) == (5, 6)
    assert at_rest(game)


def test_evil_does_not_win_with_the_fifth_hero_escaped() -> None:
    game = plays("Hand Ninjas", city={**ALL_BUT_BRIDGE, "Bridge": "Oddball"}, escaped=["Odinson"] * 4, hq=DEAR)
    assert table(game).scheme.danger(table(game)) == (5, 6)
    assert table(game).villains_escaped == 1
    assert at_rest(game)
