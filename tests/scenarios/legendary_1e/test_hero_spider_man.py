"""Spider-Man's cards."""

from __future__ import annotations

import pytest

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

REVEALERS = pytest.mark.parametrize("card", ["Astonishing Strength", "Great Responsibility", "Web-Shooters"])


@clause("L1-206")
@REVEALERS
@pytest.mark.parametrize("top", ["S.H.I.E.L.D. Agent", "Keen Senses", "Wound"])
def test_a_top_card_that_costs_two_or_less_is_drawn(card: str, top: str) -> None:
    game = answers(lay(hands=[[card]], decks={0: [top, "Odinson"]}), f"play {card}")
    assert titles(seat(game).hand) == [top]
    assert seat(game).deck[-1].title == "Odinson"
    assert table(game).extra_draws == 1
    assert at_rest(game)


@clause("L1-206")
@REVEALERS
def test_a_top_card_that_costs_three_stays_on_the_deck(card: str) -> None:
    game = answers(lay(hands=[[card]], decks={0: ["S.H.I.E.L.D. Officer"]}), f"play {card}")
    assert titles(seat(game).hand) == []
    assert seat(game).deck[-1].title == "S.H.I.E.L.D. Officer"
    assert table(game).extra_draws == 0
    assert at_rest(game)


@REVEALERS
def test_the_revealed_card_is_seen_by_everybody(card: str) -> None:
    game = answers(lay(hands=[[card]], decks={0: ["S.H.I.E.L.D. Officer"]}), f"play {card}")
    assert [event.card for event in game.log(1) if event.kind == "reveals_top"] == ["S.H.I.E.L.D. Officer"]


@clause("L1-088")
@REVEALERS
def test_the_discard_pile_is_shuffled_when_no_card_lies_on_the_deck(card: str) -> None:
    game = lay(hands=[[card]], empty=["0.deck", "0.hand"], discards=[["Keen Senses"]])
    answers(game, f"play {card}")
    assert titles(seat(game).hand) == ["Keen Senses"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


@clause("L1-088")
@REVEALERS
def test_nothing_is_drawn_where_no_card_is_left(card: str) -> None:
    game = answers(lay(hands=[[card]], empty=["0.deck", "0.hand"]), f"play {card}")
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_astonishing_strength_gives_a_recruit_and_great_responsibility_an_attack() -> None:
    game = lay(hands=[["Astonishing Strength", "Great Responsibility"]], decks={0: ["Odinson"]})
    answers(game, "play Astonishing Strength", "play Great Responsibility")
    assert (table(game).recruit, table(game).attack) == (1, 1)
    assert at_rest(game)


@clause("L1-207", "L1-106", "L1-107")
def test_web_shooters_rescues_a_bystander_from_the_stack_and_none_that_is_captured() -> None:
    game = lay(
        hands=[["Web-Shooters"]],
        decks={0: ["Odinson"]},
        city={"Bridge": ["Sabretooth", "Bystander"]},
        bystanders=10,
    )
    answers(game, "play Web-Shooters")
    assert titles(seat(game).victory) == ["Bystander"]
    assert len(table(game).bystanders) == 9
    assert table(game).held_bystanders(table(game).villains()[0]) == 1
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert at_rest(game)


@clause("L1-123")
def test_web_shooters_rescues_nobody_from_an_empty_stack_and_reveals_all_the_same() -> None:
    game = lay(hands=[["Web-Shooters"]], decks={0: ["Wound"]}, bystanders=0)
    answers(game, "play Web-Shooters")
    assert titles(seat(game).victory) == []
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


def test_the_amazing_spider_man_takes_the_cheap_cards_of_the_top_three_into_hand() -> None:
    game = lay(
        hands=[["The Amazing Spider-Man"]],
        decks={0: ["Keen Senses", "Odinson", "Wound", "S.H.I.E.L.D. Agent"]},
    )
    answers(game, "play The Amazing Spider-Man")
    assert titles(seat(game).hand) == ["Keen Senses", "Wound"]
    assert titles(seat(game).deck)[-2:] == ["S.H.I.E.L.D. Agent", "Odinson"]
    assert at_rest(game)


def test_the_amazing_spider_man_puts_the_others_back_in_the_order_chosen() -> None:
    deck = ["Odinson", "S.H.I.E.L.D. Officer", "Call Lightning", "Wound"]
    game = answers(lay(hands=[["The Amazing Spider-Man"]], decks={0: deck}), "play The Amazing Spider-Man")
    assert options(game) == ["put back Odinson", "put back S.H.I.E.L.D. Officer", "put back Call Lightning"]
    answers(game, "put back S.H.I.E.L.D. Officer")
    assert options(game) == ["put back Odinson", "put back Call Lightning"]
    answers(game, "put back Odinson")
    assert titles(seat(game).hand) == []
    assert titles(seat(game).deck)[-4:] == ["Wound", "S.H.I.E.L.D. Officer", "Odinson", "Call Lightning"]
    assert at_rest(game)


def test_the_amazing_spider_man_asks_no_order_of_cards_that_are_alike() -> None:
    deck = ["Odinson", "Odinson", "S.H.I.E.L.D. Agent"]
    game = answers(lay(hands=[["The Amazing Spider-Man"]], decks={0: deck}), "play The Amazing Spider-Man")
    assert titles(seat(game).hand) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).deck)[-2:] == ["Odinson", "Odinson"]
    assert at_rest(game)


def test_the_amazing_spider_man_reveals_to_everybody() -> None:
    deck = ["Odinson", "S.H.I.E.L.D. Officer", "Keen Senses"]
    game = answers(lay(hands=[["The Amazing Spider-Man"]], decks={0: deck}), "play The Amazing Spider-Man")
    shown = [event.card for event in game.log(1) if event.kind == "reveals_top"]
    assert shown == deck


def test_the_amazing_spider_man_puts_cards_into_hand_without_drawing_them() -> None:
    game = lay(
        hands=[["Keen Senses", "The Amazing Spider-Man", "Berserker Rage"]],
        decks={0: ["Wound"] * 6},
    )
    answers(game, "play Keen Senses", "play The Amazing Spider-Man", "play Berserker Rage")
    assert titles(seat(game).hand) == ["Wound"] * 6
    assert table(game).extra_draws == 3
    assert table(game).attack == 1 + 3
    assert at_rest(game)


@clause("L1-088")
def test_the_amazing_spider_man_reshuffles_for_the_cards_that_are_missing() -> None:
    game = lay(
        hands=[["The Amazing Spider-Man"]],
        empty=["0.deck", "0.hand"],
        decks={0: ["Odinson"]},
        discards=[["Wound", "Keen Senses", "S.H.I.E.L.D. Agent"]],
    )
    answers(game, "play The Amazing Spider-Man")
    assert len(seat(game).hand) == 2
    assert len(seat(game).deck) == 2
    assert seat(game).deck[-1].title == "Odinson"
    assert titles(seat(game).discard) == []
    assert at_rest(game)


@clause("L1-126")
def test_the_amazing_spider_man_reveals_what_there_is() -> None:
    game = lay(hands=[["The Amazing Spider-Man"]], empty=["0.deck", "0.hand"], discards=[["Wound"]])
    answers(game, "play The Amazing Spider-Man")
    assert titles(seat(game).hand) == ["Wound"]
    assert titles(seat(game).deck) == []
    assert at_rest(game)
