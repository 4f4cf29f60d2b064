"""Hulk's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


def test_growing_anger_alone_gives_two_attack() -> None:
    game = answers(lay(hands=[["Unstoppable Hulk", "Growing Anger"]]), "play Unstoppable Hulk", "play Growing Anger")
    assert table(game).attack == 2 + 2
    assert at_rest(game)


def test_growing_anger_gives_three_attack_after_another_strength_hero() -> None:
    game = answers(lay(hands=[["Odinson", "Growing Anger"]]), "play Odinson", "play Growing Anger")
    assert table(game).attack == 3
    assert at_rest(game)


@clause("L1-113")
def test_unstoppable_hulk_kos_a_wound_from_the_discard_pile_for_two_attack_and_healing_stays_open() -> None:
    game = lay(hands=[["Unstoppable Hulk", "Wound"]], discards=[["Wound", "S.H.I.E.L.D. Agent"]])
    answers(game, "play Unstoppable Hulk")
    assert options(game) == ["KO Wound from hand", "KO Wound from the discard pile", "decline"]
    answers(game, "KO Wound from the discard pile")
    assert table(game).attack == 4
    assert titles(seat(game).discard) == ["S.H.I.E.L.D. Agent"]
    assert titles(table(game).ko) == ["Wound"]
    assert "heal" in options(game)
    assert at_rest(game)


def test_unstoppable_hulk_kos_a_wound_from_hand() -> None:
    game = lay(hands=[["Unstoppable Hulk", "Wound", "Wound"]])
    answers(game, "play Unstoppable Hulk", "KO Wound from hand")
    assert table(game).attack == 4
    assert titles(seat(game).hand) == ["Wound"]
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


def test_unstoppable_hulk_gives_two_attack_when_the_player_keeps_the_wound() -> None:
    game = answers(lay(hands=[["Unstoppable Hulk", "Wound"]]), "play Unstoppable Hulk", "decline")
    assert table(game).attack == 2
    assert titles(seat(game).hand) == ["Wound"]
    assert not table(game).ko
    assert at_rest(game)


def test_unstoppable_hulk_asks_nothing_when_everybody_knows_that_no_wound_is_in_hand() -> None:
    game = lay(hands=[["Unstoppable Hulk", "S.H.I.E.L.D. Agent"]], discards=[["Odinson"]])
    answers(game, "play Unstoppable Hulk")
    assert table(game).attack == 2
    assert at_rest(game)


def test_unstoppable_hulk_asks_when_the_others_cannot_know_whether_a_wound_is_in_hand() -> None:
    game = lay(hands=[["Unstoppable Hulk", "S.H.I.E.L.D. Agent"]], discards=[["Odinson"]], decks={0: ["Wound"]})
    answers(game, "play Unstoppable Hulk")
    assert options(game) == ["decline"]
    answers(game, "decline")
    assert table(game).attack == 2
    assert at_rest(game)


def test_crazed_rampage_gives_every_player_a_wound() -> None:
    game = answers(lay(seats=3, hands=[["Crazed Rampage"]], wounds=5), "play Crazed Rampage")
    assert table(game).attack == 4
    assert [titles(seat(game, index).discard) for index in range(3)] == [["Wound"]] * 3
    assert len(table(game).wounds) == 2
    assert at_rest(game)


@clause("L1-123", "L1-125")
def test_crazed_rampage_gives_the_last_wounds_in_turn_order() -> None:
    game = lay(seats=3, active=1, hands={1: ["Crazed Rampage"]}, wounds=2, ko=["Wound"])
    answers(game, "play Crazed Rampage")
    assert [titles(seat(game, index).discard) for index in range(3)] == [[], ["Wound"], ["Wound"]]
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


def test_hulk_smash_alone_gives_five_attack() -> None:
    game = answers(lay(hands=[["Repulsor Rays", "Hulk Smash!"]]), "play Repulsor Rays", "play Hulk Smash!")
    assert table(game).attack == 2 + 5
    assert at_rest(game)


def test_hulk_smash_gives_ten_attack_after_another_strength_hero() -> None:
    game = answers(lay(hands=[["Growing Anger", "Hulk Smash!"]]), "play Growing Anger", "play Hulk Smash!")
    assert table(game).attack == 2 + 10
    assert at_rest(game)
