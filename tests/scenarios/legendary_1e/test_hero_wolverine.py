"""Wolverine's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, lay, options, seat, table, titles


def test_keen_senses_alone_draws_nothing() -> None:
    game = answers(lay(hands=[["Odinson", "Keen Senses"]], decks={0: ["Wound"]}), "play Odinson", "play Keen Senses")
    assert table(game).attack == 1
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_keen_senses_draws_a_card_after_another_instinct_hero() -> None:
    game = lay(hands=[["Unstoppable Hulk", "Keen Senses"]], decks={0: ["Wound", "Odinson"]})
    answers(game, "play Unstoppable Hulk", "decline", "play Keen Senses")
    assert table(game).attack == 2 + 1
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


def test_healing_factor_kos_a_wound_and_draws_a_card() -> None:
    game = lay(hands=[["Healing Factor", "Wound"]], discards=[["Wound"]], decks={0: ["Odinson", "Odinson"]})
    answers(game, "play Healing Factor")
    assert options(game) == ["KO Wound from hand", "KO Wound from the discard pile", "decline"]
    answers(game, "KO Wound from hand")
    assert table(game).attack == 2
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).discard) == ["Wound"]
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


def test_healing_factor_kos_a_wound_from_the_discard_pile() -> None:
    game = lay(hands=[["Healing Factor"]], discards=[["Wound", "Odinson"]], decks={0: ["Growing Anger"]})
    answers(game, "play Healing Factor", "KO Wound from the discard pile")
    assert titles(seat(game).hand) == ["Growing Anger"]
    assert titles(seat(game).discard) == ["Odinson"]
    assert at_rest(game)


def test_healing_factor_draws_nothing_when_the_player_keeps_the_wound() -> None:
    game = answers(lay(hands=[["Healing Factor", "Wound"]]), "play Healing Factor", "decline")
    assert titles(seat(game).hand) == ["Wound"]
    assert not table(game).ko
    assert at_rest(game)


def test_healing_factor_draws_nothing_without_a_wound() -> None:
    game = answers(lay(hands=[["Healing Factor", "Odinson"]], discards=[["Odinson"]]), "play Healing Factor")
    assert titles(seat(game).hand) == ["Odinson"]
    assert table(game).attack == 2
    assert at_rest(game)


def test_frenzied_slashing_alone_draws_nothing() -> None:
    game = answers(lay(hands=[["Frenzied Slashing"]], decks={0: ["Wound", "Wound"]}), "play Frenzied Slashing")
    assert table(game).attack == 2
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_frenzied_slashing_draws_two_cards_after_another_instinct_hero() -> None:
    game = lay(hands=[["Keen Senses", "Frenzied Slashing"]], decks={0: ["Wound", "Odinson", "Wound"]})
    answers(game, "play Keen Senses", "play Frenzied Slashing")
    assert table(game).attack == 1 + 2
    assert titles(seat(game).hand) == ["Wound", "Odinson"]
    assert at_rest(game)


def test_berserker_rage_alone_draws_three_cards_for_no_attack() -> None:
    game = lay(hands=[["Berserker Rage"]], decks={0: ["Wound", "Odinson", "Wound", "Odinson"]})
    answers(game, "play Berserker Rage")
    assert titles(seat(game).hand) == ["Wound", "Odinson", "Wound"]
    assert table(game).attack == 0
    assert at_rest(game)


def test_berserker_rage_gives_an_attack_for_each_card_drawn_this_turn() -> None:
    game = lay(hands=[["Endless Invention", "Keen Senses", "Berserker Rage"]], decks={0: ["Wound"] * 5})
    answers(game, "play Endless Invention", "play Keen Senses", "play Berserker Rage")
    assert table(game).attack == 1 + (1 + 3)
    assert at_rest(game)


def test_berserker_rage_does_not_count_the_hand_drawn_at_the_end_of_the_turn_before() -> None:
    game = lay(
        hands=[[]],
        decks={0: ["Keen Senses", "Berserker Rage", *["Wound"] * 8]},
        villain_deck=["Bystander", "Bystander"],
    )
    answers(game, "end the turn", "1: end the turn", "0: play Keen Senses", "play Berserker Rage")
    assert table(game).attack == 1 + 3
    assert at_rest(game)


def test_berserker_rage_counts_the_cards_it_could_draw() -> None:
    game = lay(hands=[["Keen Senses", "Berserker Rage"]], empty=["0.deck", "0.hand"], discards=[["Wound"]])
    answers(game, "play Keen Senses", "play Berserker Rage")
    assert titles(seat(game).hand) == ["Wound"]
    assert table(game).attack == 1 + 1
    assert at_rest(game)


def test_berserker_rage_counts_cards_that_were_discarded_again() -> None:
    game = lay(hands=[["Keen Senses", "Endless Invention", "Optic Blast", "Berserker Rage"]], decks={0: ["Wound"] * 5})
    answers(game, "play Keen Senses", "play Endless Invention", "play Optic Blast", "discard Wound from hand")
    answers(game, "play Berserker Rage")
    assert table(game).attack == 1 + 3 + (1 + 3)
    assert titles(seat(game).hand) == ["Wound"] * 3
    assert at_rest(game)
