"""Recruiting Heroes, from the HQ and from the Officers."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.legendary_1e.words import OFFICER, beneath, in_space
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

HQ = ["Surge of Power", "Odinson", "Web-Shooters", "Call Lightning", "God of Thunder"]  # cost 4, 3, 2, 6, 8


@clause("L1-073")
def test_a_recruited_hero_is_paid_for_and_goes_to_the_discard_pile() -> None:
    game = lay(recruit=4, hq=HQ, hands=[["Odinson"], []])
    answers(game, "recruit Surge of Power from HQ 1")
    assert table(game).recruit == 0
    assert titles(seat(game).discard) == ["Surge of Power"]
    assert titles(seat(game).hand) == ["Odinson"]
    assert at_rest(game)


@clause("L1-073")
def test_heroes_are_recruited_one_by_one() -> None:
    game = lay(recruit=5, hq=HQ)
    answers(game, "recruit Odinson from HQ 2")
    assert table(game).recruit == 2
    assert "recruit Web-Shooters from HQ 3" in options(game)
    answers(game, "recruit Web-Shooters from HQ 3")
    assert titles(seat(game).discard) == ["Odinson", "Web-Shooters"]
    assert table(game).recruit == 0


@clause("L1-074")
def test_a_hero_that_costs_more_than_the_recruit_left_cannot_be_recruited() -> None:
    game = lay(recruit=3, hq=HQ, hands=[[], []])
    assert options(game) == [
        "recruit Odinson from HQ 2",
        "recruit Web-Shooters from HQ 3",
        "recruit an Officer",
        "end the turn",
    ]
    before = game.digest()
    with pytest.raises(IllegalAnswer):
        game.answer("recruit Surge of Power from HQ 1")
    assert game.digest() == before


@clause("L1-075")
def test_a_recruited_heros_space_is_filled_at_once_from_the_hero_deck() -> None:
    game = lay(recruit=4, hq=HQ, hero_deck=["Keen Senses", "Quick Draw"])
    answers(game, "recruit Surge of Power from HQ 1")
    assert titles(table(game).hq) == ["Keen Senses", *HQ[1:]]


@clause("L1-075")
def test_a_kod_heros_space_is_filled_at_once_from_the_hero_deck() -> None:
    city = {"Sewers": "Whirlwind", "Bank": "Ultron", "Rooftops": "Venom", "Streets": "Ultron", "Bridge": "Abomination"}
    game = lay(hq=HQ, hero_deck=["Keen Senses"], city=city, villain_deck=["Doctor Octopus"], step="villain_deck")
    answers(game, "KO Web-Shooters from HQ 3")
    assert titles(table(game).hq) == [*HQ[:2], "Keen Senses", *HQ[3:]]


@clause("L1-075")
def test_a_captured_heros_space_is_filled_at_once_from_the_hero_deck() -> None:
    game = lay(hq=HQ, hero_deck=["Keen Senses"], villain_deck=["Skrull Queen Veranke"], step="villain_deck")
    assert beneath(game, in_space(game, "Sewers")) == ["God of Thunder"]
    assert titles(table(game).hq) == [*HQ[:4], "Keen Senses"]


@clause("L1-076")
def test_the_hero_that_comes_up_may_be_recruited_in_the_same_turn() -> None:
    game = lay(recruit=5, hq=HQ, hero_deck=["Quick Draw"])
    answers(game, "recruit Web-Shooters from HQ 3", "recruit Quick Draw from HQ 3")
    assert titles(seat(game).discard) == ["Web-Shooters", "Quick Draw"]
    assert table(game).recruit == 0


@clause("L1-077")
def test_officers_are_recruited_from_their_stack_for_three_each() -> None:
    game = answers(lay(recruit=7), "recruit an Officer", "recruit an Officer")
    assert (len(table(game).officers), table(game).recruit) == (28, 1)
    assert titles(seat(game).discard) == [OFFICER, OFFICER]
    assert "recruit an Officer" not in options(game)
    assert at_rest(game)


@clause("L1-077")
def test_there_is_no_limit_to_the_officers_of_a_turn_but_the_stack() -> None:
    game = answers(lay(recruit=30, officers=7), *["recruit an Officer"] * 7)
    assert (len(table(game).officers), table(game).recruit) == (0, 9)
    assert "recruit an Officer" not in options(game)
