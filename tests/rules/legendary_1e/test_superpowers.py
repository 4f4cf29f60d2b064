"""Superpowers: what switches them on, and how often."""

from __future__ import annotations

import pytest

from tests.rules.legendary_1e.words import AGENT, OFFICER, TROOPER
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-062")
def test_a_superpower_needs_a_card_of_its_class_played_before_it() -> None:
    assert table(answers(lay(hands=[["Repulsor Rays"]]), "play Repulsor Rays")).attack == 2
    game = answers(lay(hands=[["Repulsor Rays", "Surge of Power"]]), "play Surge of Power", "play Repulsor Rays")
    assert table(game).attack == 3
    assert at_rest(game)


@clause("L1-062")
def test_a_card_of_its_class_still_in_hand_does_not_switch_it_on() -> None:
    assert table(answers(lay(hands=[["Repulsor Rays", "Surge of Power"]]), "play Repulsor Rays")).attack == 2


@clause("L1-062")
def test_what_was_played_last_turn_counts_no_more() -> None:
    game = lay(seats=1, hands=[["Growing Anger"]], decks=[["Odinson"] + [AGENT] * 5], villain_deck=["Bystander"])
    answers(game, "play Growing Anger", "end the turn", "play Odinson")
    assert table(game).recruit == 2


@clause("L1-063")
@pytest.mark.parametrize("earlier", ["Endless Invention", "Keen Senses", "Surge of Power", "Dangerous Rescue"])
def test_a_card_of_another_class_does_not_switch_it_on(earlier: str) -> None:
    game = answers(lay(hands=[[earlier, "Odinson"]]), f"play {earlier}")
    before = table(game).recruit
    assert table(answers(game, "play Odinson")).recruit - before == 2


@clause("L1-063", "L1-143")
@pytest.mark.parametrize("grey", [AGENT, TROOPER, OFFICER])
def test_a_grey_card_switches_no_class_superpower_on(grey: str) -> None:
    game = answers(lay(hands=[[grey, "Odinson"]]), f"play {grey}")
    before = table(game).recruit
    assert table(answers(game, "play Odinson")).recruit - before == 2


@clause("L1-064")
@pytest.mark.parametrize(
    ("earlier", "attack"),
    [
        ("Odinson", 3),
        ("Endless Invention", 3),
        ("Mental Discipline", 2),
        ("Here, Hold This for a Second", 2),
        (AGENT, 2),
    ],
)
def test_a_team_superpower_needs_an_earlier_card_of_the_team(earlier: str, attack: int) -> None:
    game = answers(lay(hands=[[earlier, "Team Player"]]), f"play {earlier}", "play Team Player")
    assert table(game).attack == attack
    assert at_rest(game)


@clause("L1-065")
def test_a_superpower_is_used_once_however_many_cards_match() -> None:
    hand = ["Growing Anger", "Growing Anger", "Growing Anger", "Odinson"]
    game = answers(lay(hands=[hand]), *["play Growing Anger"] * 3)
    assert table(game).recruit == 0
    assert table(answers(game, "play Odinson")).recruit == 4


@clause("L1-066")
def test_a_later_card_does_not_switch_on_an_earlier_ones_superpower() -> None:
    game = answers(lay(hands=[["Odinson", "Growing Anger"]]), "play Odinson", "play Growing Anger")
    assert (table(game).recruit, table(game).attack) == (2, 3)
    assert at_rest(game)


@clause("L1-067")
def test_a_superpower_that_says_nothing_of_may_happens_without_a_question() -> None:
    game = lay(hands=[["Odinson"]], played=[["Growing Anger"]])
    answers(game, "play Odinson")
    assert at_rest(game)
    assert table(game).recruit == 4
    game = answers(lay(hands=[["Crazed Rampage", "Unstoppable Hulk"]]), "play Crazed Rampage")
    assert at_rest(game)
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], ["Wound"]]


@clause("L1-067")
def test_a_superpower_that_says_may_asks() -> None:
    game = lay(hands=[["Dangerous Rescue", "Wound"]], played=[["Covert Operation"]])
    answers(game, "play Dangerous Rescue")
    assert options(game) == ["KO Wound from hand", "decline"]
    answers(game, "decline")
    assert (titles(seat(game).hand), titles(seat(game).victory)) == (["Wound"], [])
    assert at_rest(game)
