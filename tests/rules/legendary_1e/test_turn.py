"""The shape of a turn: the Villain Deck, then playing, recruiting and fighting in any order, then the clean-up."""

from __future__ import annotations

from itertools import permutations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.legendary_1e.words import AGENT, OFFICER, TROOPER, beneath, board, told
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles


@clause("L1-027")
def test_a_turn_is_the_villain_deck_then_ones_cards_then_the_clean_up() -> None:
    game = lay(villain_deck=["Bystander"] * 2, step="villain_deck", hands=[[AGENT] * 3])
    answers(game, "play S.H.I.E.L.D. Agent", "play S.H.I.E.L.D. Agent", "play S.H.I.E.L.D. Agent", "recruit an Officer")
    answers(game, "end the turn")
    order = told(game, "turn_begins", "plays_villain_card", "plays", "recruits", "discards_hand", "draws")
    first_turn = ["turn_begins", "plays_villain_card", "plays", "plays", "plays", "recruits", "discards_hand", "draws"]
    assert order == [*first_turn, "turn_begins", "plays_villain_card"]
    assert asked(game) == 1


@clause("L1-027")
@pytest.mark.parametrize(
    "early", ["recruit an Officer", "fight Abomination in the Bank", "play Odinson", "end the turn"]
)
def test_nothing_else_can_be_done_before_the_villain_deck_card_is_finished(early: str) -> None:
    game = lay(
        villain_deck=["Master Strike"],
        step="villain_deck",
        hands=[["Odinson", AGENT], []],
        recruit=3,
        attack=5,
        city={"Bank": "Abomination"},
    )
    with pytest.raises(IllegalAnswer, match="not among the answers"):
        game.answer(early)
    answers(game, "0: KO S.H.I.E.L.D. Agent from hand", early)
    assert game.stuck is None


@clause("L1-027")
def test_after_the_clean_up_only_the_next_player_can_act() -> None:
    game = lay(recruit=6, villain_deck=["Bystander"])
    answers(game, "end the turn")
    assert asked(game) == 1
    with pytest.raises(IllegalAnswer):
        game.answer("recruit an Officer")
    assert (table(game).recruit, table(game).attack) == (0, 0)


@clause("L1-028")
def test_each_turn_plays_exactly_one_villain_card_and_asks_nobody() -> None:
    game = lay(seats=3, villain_deck=["Bystander"] * 6)
    for _ in range(6):
        before = len(table(game).villain_deck)
        answers(game, "end the turn")
        assert len(table(game).villain_deck) == before - 1
        assert at_rest(game), "no question came in between"
    assert told(game).count("plays_villain_card") == 6


@clause("L1-029")
def test_the_four_types_of_villain_deck_card_are_treated_each_in_its_way() -> None:
    game = lay(
        hands=[[], []],
        empty=["0.deck", "0.hand", "1.deck", "1.hand"],
        villain_deck=["Abomination", "Bystander", "Scheme Twist", "Master Strike"],
    )
    answers(game, "end the turn")
    assert board(game) == {"Sewers": "Abomination"}
    answers(game, "end the turn")
    assert beneath(game, table(game).city[0]) == ["Bystander"]
    answers(game, "end the turn")
    assert (table(game).twists, titles(table(game).beside_scheme)) == (1, ["Scheme Twist"])
    answers(game, "end the turn")
    assert sorted(titles(table(game).ko)) == ["Master Strike"]
    assert board(game) == {"Sewers": "Abomination"}


@clause("L1-055")
@pytest.mark.parametrize("order", list(permutations(["Odinson", "Growing Anger", "Mission Accomplished"])))
def test_cards_are_played_one_at_a_time_in_any_order(order: tuple[str, ...]) -> None:
    game = lay(hands=[["Odinson", "Growing Anger", "Mission Accomplished"]])
    for number, name in enumerate(order, 1):
        answers(game, f"play {name}")
        assert at_rest(game)
        assert titles(seat(game).played) == list(order[:number])
    strength = [name for name in order if name != "Mission Accomplished"]
    odinson_second = strength.index("Odinson") == 1
    assert table(game).recruit == (4 if odinson_second else 2)
    assert table(game).attack == (2 if odinson_second else 3)


@clause("L1-055")
def test_a_cards_effect_is_finished_before_the_next_card_can_be_played() -> None:
    game = lay(hands=[["Stack the Deck", "Odinson"]], decks=[[AGENT, TROOPER]])
    answers(game, "play Stack the Deck")
    assert not [option for option in options(game) if option.startswith("play")]
    with pytest.raises(IllegalAnswer):
        game.answer("play Odinson")


@clause("L1-059")
def test_nobody_needs_to_play_every_card() -> None:
    game = lay(hands=[["Odinson", "Growing Anger", AGENT], []], discards=[[], []], villain_deck=["Bystander"])
    answers(game, "play S.H.I.E.L.D. Agent", "end the turn")
    assert sorted(titles(seat(game).discard)) == ["Growing Anger", "Odinson", AGENT]


@clause("L1-072")
def test_playing_recruiting_and_fighting_may_be_mixed_freely() -> None:
    game = lay(
        hands=[["Surge of Power", AGENT, "Growing Anger"]],
        recruit=3,
        attack=3,
        city={"Bank": "Abomination"},
        hq=["Odinson", "Odinson", "Odinson", "Odinson", "Odinson"],
        hero_deck=["Odinson", "Odinson"],
    )
    answers(game, "play Surge of Power", "play S.H.I.E.L.D. Agent", "recruit Odinson from HQ 1")
    answers(game, "play Growing Anger", "fight Abomination in the Bank", "recruit an Officer")
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert titles(seat(game).discard) == ["Odinson", OFFICER]
    assert titles(seat(game).victory) == ["Abomination"]
    assert at_rest(game)
