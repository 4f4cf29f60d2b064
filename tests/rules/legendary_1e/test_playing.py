"""Playing the hand: what is in it, what cards give, where they lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.playthroughs.players import chooser, play_out
from tests.rules.legendary_1e.words import AGENT, GAME, TROOPER
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-054")
@pytest.mark.parametrize("seed", range(6))
def test_only_heroes_and_wounds_ever_come_into_a_hand(seed: int) -> None:
    met = set()
    for game in play_out(GAME, seats=1 + seed % 5, seed=seed, choose=chooser("random", seed)):
        met |= {card.kind for player in table(game).seats for card in player.hand}
    assert met <= {"hero", "basic", "wound"}
    assert {"hero", "basic"} <= met


@clause("L1-056")
def test_a_card_gives_the_recruit_and_attack_in_its_icons() -> None:
    game = answers(lay(hands=[["Surge of Power", TROOPER, AGENT, "Diamond Form"]]), "play Surge of Power")
    assert (table(game).recruit, table(game).attack) == (2, 0)
    answers(game, "play S.H.I.E.L.D. Trooper")
    assert (table(game).recruit, table(game).attack) == (2, 1)
    answers(game, "play S.H.I.E.L.D. Agent")
    assert (table(game).recruit, table(game).attack) == (3, 1)
    answers(game, "play Diamond Form")
    assert (table(game).recruit, table(game).attack) == (3, 6)
    assert at_rest(game)


@clause("L1-057")
def test_a_number_with_a_plus_is_the_least_that_the_card_gives() -> None:
    assert table(answers(lay(hands=[["Odinson"]]), "play Odinson")).recruit == 2
    assert table(answers(lay(hands=[["Odinson"]], played=[["Growing Anger"]]), "play Odinson")).recruit == 4


@clause("L1-058")
def test_played_cards_lie_before_their_player_until_the_turn_ends() -> None:
    game = lay(hands=[[AGENT, TROOPER, "Odinson"], []], discards=[[], []], villain_deck=["Bystander"])
    answers(game, "play S.H.I.E.L.D. Agent", "play S.H.I.E.L.D. Trooper", "play Odinson")
    assert titles(seat(game).played) == [AGENT, TROOPER, "Odinson"]
    assert seat(game).discard == []
    answers(game, "end the turn")
    assert seat(game).played == []
    assert titles(seat(game).discard) == [AGENT, TROOPER, "Odinson"]


@clause("L1-060")
def test_points_add_up_and_every_payment_lowers_them() -> None:
    game = lay(
        hands=[["Call Lightning", "Growing Anger", AGENT, AGENT, AGENT, AGENT]],
        city={"Bank": "The Lizard", "Rooftops": "The Lizard"},
    )
    answers(game, "play Call Lightning", "play Growing Anger", *["play S.H.I.E.L.D. Agent"] * 4)
    assert (table(game).recruit, table(game).attack) == (4, 5)
    answers(game, "fight The Lizard in the Bank")
    assert (table(game).recruit, table(game).attack) == (4, 2)
    assert "fight The Lizard on the Rooftops" not in options(game)
    answers(game, "recruit an Officer")
    assert (table(game).recruit, table(game).attack) == (1, 2)


@clause("L1-060")
def test_recruit_pays_for_no_fight_and_attack_for_no_recruiting() -> None:
    assert "fight Abomination in the Bank" not in options(lay(recruit=20, city={"Bank": "Abomination"}))
    assert "recruit an Officer" not in options(lay(attack=20))


@clause("L1-060")
def test_unspent_points_are_gone_at_the_end_of_the_turn() -> None:
    game = answers(lay(seats=1, recruit=9, attack=9, villain_deck=["Bystander"]), "end the turn")
    assert (table(game).recruit, table(game).attack, table(game).recruit_made, table(game).attack_made) == (0, 0, 0, 0)


@clause("L1-110")
def test_a_wound_in_hand_can_never_be_played() -> None:
    game = lay(hands=[["Wound"] * 6])
    assert options(game) == ["heal", "end the turn"]
    assert (table(game).recruit, table(game).attack) == (0, 0)


def test_alike_cards_in_hand_are_one_choice_and_each_is_played_once() -> None:
    game = lay(hands=[[AGENT] * 4])
    for one, two in pairwise(range(4)):
        assert options(game).count("play S.H.I.E.L.D. Agent") == 1
        answers(game, "play S.H.I.E.L.D. Agent")
        assert table(game).recruit == two == one + 1
