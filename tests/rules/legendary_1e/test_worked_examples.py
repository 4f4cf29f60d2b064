"""The worked examples of the rulebook, each by its name."""

from __future__ import annotations

import pytest

from tests.rules.legendary_1e.words import AGENT, BANK, TROOPER, board, in_space
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-061")
def test_figure_of_five_recruit_and_five_attack() -> None:
    hand = ["Surge of Power", "Card Shark", "Repulsor Rays", AGENT, AGENT, AGENT]
    game = lay(hands=[hand], decks=[[TROOPER]])
    answers(game, "play Surge of Power", "play Card Shark", "play Repulsor Rays", *[f"play {AGENT}"] * 3)
    assert (table(game).recruit, table(game).attack) == (5, 5)
    assert titles(seat(game).played) == hand
    assert at_rest(game)


@clause("L1-068")
def test_odinson_on_his_own_gives_two() -> None:
    assert table(answers(lay(hands=[["Odinson"]]), "play Odinson")).recruit == 2


@clause("L1-069")
def test_odinson_after_another_strength_card_gives_four() -> None:
    game = answers(lay(hands=[["Perfect Teamwork", "Odinson"]]), "play Perfect Teamwork")
    assert table(game).recruit == 0
    answers(game, "play Odinson")
    assert table(game).recruit == 4


@clause("L1-070")
@pytest.mark.parametrize("earlier", ["Perfect Teamwork", "Growing Anger", "Odinson"])
def test_any_strength_card_before_it_will_do_for_odinson(earlier: str) -> None:
    """Thor's only Strength card is Odinson itself, so the card of Thor and the second copy are the same case."""
    game = answers(lay(hands=[[earlier, "Odinson"]]), f"play {earlier}")
    before = table(game).recruit
    answers(game, "play Odinson")
    assert table(game).recruit - before == 4


@clause("L1-071")
def test_two_odinsons_in_a_row_give_six() -> None:
    game = answers(lay(hands=[["Odinson", "Odinson"]]), "play Odinson")
    assert table(game).recruit == 2
    answers(game, "play Odinson")
    assert table(game).recruit == 6
    assert at_rest(game)


@clause("L1-127")
def test_told_to_ko_two_bystanders_with_only_one_one_kos_that_one() -> None:
    game = lay(
        seats=3,
        mastermind="Loki",
        attack=10,
        tactics=["Whispers and Lies", "Cruel Ruler"],
        victory=[["Bystander"], ["Sabretooth", "Bystander"], ["Bystander", "Bystander", "Bystander"]],
    )
    answers(game, "fight Loki")
    assert titles(table(game).ko) == ["Bystander", "Bystander", "Bystander"]
    assert [titles(player.victory) for player in table(game).seats] == [
        ["Bystander", "Whispers and Lies"],
        ["Sabretooth"],
        ["Bystander"],
    ]
    assert at_rest(game)


@clause("L1-131")
def test_perfect_teamwork_with_four_colours() -> None:
    """Itself, two of a second colour played, two of a third and one of a fourth in hand."""
    hand = ["Keen Senses", "Keen Senses", "Perfect Teamwork", "Team Player", "Team Player", "Optic Blast"]
    game = answers(lay(hands=[hand], decks=[["Mission Accomplished"]]), "play Keen Senses", "play Keen Senses")
    before = table(game).attack
    answers(game, "play Perfect Teamwork")
    assert table(game).attack - before == 4
    assert at_rest(game)


@clause("L1-132")
def test_legendary_commander_counts_the_two_played_and_not_the_two_in_hand() -> None:
    game = lay(hands=[[AGENT, "High-Tech Weaponry", "Legendary Commander", AGENT, TROOPER]])
    answers(game, "play S.H.I.E.L.D. Agent", "play High-Tech Weaponry")
    before = table(game).attack
    answers(game, "play Legendary Commander")
    assert table(game).attack - before == 1 + 2
    assert at_rest(game)


@clause("L1-133")
def test_arc_reactor_counts_the_tech_heroes_played_before_it() -> None:
    hand = ["Team Player", "High-Tech Weaponry", "Arc Reactor", "Team Player"]
    game = answers(lay(hands=[hand]), "play Team Player", "play High-Tech Weaponry")
    before = table(game).attack
    answers(game, "play Arc Reactor")
    assert table(game).attack - before == 3 + 2
    assert at_rest(game)


@clause("L1-137")
@pytest.mark.parametrize(("choice", "wounds"), [("reveal Healing Factor from play", 0), ("decline", 1)])
def test_sabretooth_and_the_wolverine_that_was_played(choice: str, wounds: int) -> None:
    game = lay(hands=[["Healing Factor", "Oddball", *[AGENT] * 4], []], city={"Streets": "Sabretooth"})
    answers(game, "play Healing Factor", "play Oddball")
    assert table(game).attack == 5
    answers(game, "fight Sabretooth on the Streets")
    assert options(game) == ["reveal Healing Factor from play", "decline"]
    answers(game, f"0: {choice}")
    assert (titles(seat(game).victory), board(game)) == (["Sabretooth"], {})
    assert titles(seat(game).discard) == ["Wound"] * wounds
    assert titles(seat(game).hand) == [AGENT] * 4
    assert at_rest(game)


@clause("L1-140")
def test_the_bank_robbery_leaves_a_mastermind_with_bystanders_alone() -> None:
    game = lay(scheme=BANK, city={"Bank": ["Whirlwind", *["Bystander"] * 3]}, mastermind_holds=["Bystander"] * 3)
    assert table(game).attack_of(in_space(game, "Bank")) == 4 + 3
    assert table(game).attack_of(table(game).mastermind) == 7
