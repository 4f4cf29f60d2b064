"""The end of a turn: everything is discarded, a new hand is drawn, and the discard pile becomes the deck if need be."""

from __future__ import annotations

from collections import Counter

from tests.rules.legendary_1e.words import AGENT, OFFICER, TROOPER, told
from tests.words import answers, asked, at_rest, clause, lay, seat, table, titles


@clause("L1-084", "L1-085", "L1-086")
def test_played_and_unplayed_cards_are_discarded_and_six_drawn() -> None:
    hand = [AGENT, TROOPER, "Odinson", "Growing Anger", "Wound"]
    deck = ["Keen Senses", "Quick Draw", AGENT, TROOPER, "Odinson", OFFICER]
    game = lay(hands=[hand, [AGENT]], discards=[["Web-Shooters"], []], decks=[deck], villain_deck=["Bystander"])
    answers(game, "play S.H.I.E.L.D. Agent", "play Odinson", "end the turn")
    assert seat(game).played == []
    assert Counter(titles(seat(game).discard)) == Counter([*hand, "Web-Shooters"])
    assert titles(seat(game).hand) == deck
    assert asked(game) == 1
    assert titles(seat(game, 1).hand) == [AGENT], "nobody else discards or draws"
    assert at_rest(game)


@clause("L1-087")
def test_the_discard_pile_becomes_the_deck_when_the_deck_runs_out_in_a_draw() -> None:
    discards = ["Odinson"] * 10
    game = lay(
        empty=["0.deck", "0.hand"],
        hands=[[], []],
        decks=[[AGENT, TROOPER]],
        discards=[discards, []],
        villain_deck=["Bystander"],
    )
    answers(game, "end the turn")
    assert Counter(titles(seat(game).hand)) == {AGENT: 1, TROOPER: 1, "Odinson": 4}
    assert titles(seat(game).deck) == ["Odinson"] * 6
    assert seat(game).discard == []
    assert told(game).count("reshuffles") == 1


@clause("L1-087")
def test_the_new_deck_is_shuffled() -> None:
    discards = ["Odinson", "Keen Senses", "Quick Draw", AGENT, TROOPER, OFFICER, "Web-Shooters", "Wound"]
    orders = set()
    for seed in range(12):
        game = lay(
            seed=seed, hands=[[], []], discards=[discards, []], empty=["0.deck", "0.hand"], villain_deck=["Bystander"]
        )
        answers(game, "end the turn")
        orders.add(tuple(titles([*seat(game).hand, *seat(game).deck])))
    assert len(orders) == 12
    assert len({tuple(sorted(order)) for order in orders}) == 1


@clause("L1-087")
def test_what_was_just_played_and_held_is_shuffled_in_too() -> None:
    game = lay(seats=1, hands=[[AGENT] * 6], discards=[[]], empty=["0.deck", "0.hand"], villain_deck=["Bystander"])
    answers(game, "play S.H.I.E.L.D. Agent", "end the turn")
    assert titles(seat(game).hand) == [AGENT] * 6
    assert (seat(game).deck, seat(game).discard) == ([], [])


@clause("L1-088")
def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    game = lay(
        seats=1,
        empty=["0.deck", "0.hand"],
        hands=[[]],
        decks=[["Card Shark", *[AGENT] * 5]],
        discards=[["Odinson"]],
        villain_deck=["Bystander"],
    )
    answers(game, "end the turn")
    assert (len(seat(game).hand), seat(game).deck, titles(seat(game).discard)) == (6, [], ["Odinson"])
    assert "reshuffles" not in told(game)
    answers(game, "play Card Shark")
    assert told(game, "reshuffles", "reveals_top") == ["reshuffles", "reveals_top"]
    assert (titles(seat(game).deck), seat(game).discard) == (["Odinson"], [])
    assert at_rest(game)


@clause("L1-088")
def test_with_deck_and_discard_pile_empty_one_draws_what_there_is() -> None:
    game = lay(seats=1, empty=["0.deck", "0.hand"], hands=[[AGENT] * 3], discards=[[]], villain_deck=["Bystander"])
    answers(game, "end the turn")
    assert titles(seat(game).hand) == [AGENT] * 3
    assert at_rest(game)


@clause("L1-088")
def test_with_deck_and_discard_pile_empty_nothing_is_revealed() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Card Shark"], []], discards=[[], []])
    answers(game, "play Card Shark")
    assert "reveals_top" not in told(game)
    assert (table(game).attack, seat(game).hand) == (2, [])
    assert at_rest(game)
