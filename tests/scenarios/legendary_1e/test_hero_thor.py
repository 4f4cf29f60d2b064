"""Thor's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-068", "L1-210")
def test_odinson_alone_gives_two_recruit() -> None:
    game = answers(lay(hands=[["Odinson"]]), "play Odinson")
    assert table(game).recruit == 2
    assert at_rest(game)


@clause("L1-069")
def test_odinson_gives_four_recruit_after_another_strength_hero() -> None:
    game = answers(lay(hands=[["Growing Anger", "Odinson"]]), "play Growing Anger", "play Odinson")
    assert table(game).recruit == 4
    assert at_rest(game)


@clause("L1-071")
def test_two_odinsons_give_two_and_then_four_recruit() -> None:
    game = answers(lay(hands=[["Odinson", "Odinson"]]), "play Odinson")
    assert table(game).recruit == 2
    answers(game, "play Odinson")
    assert table(game).recruit == 6
    assert at_rest(game)


@clause("L1-205")
def test_surge_of_power_counts_eight_recruit_made_even_when_spent() -> None:
    game = lay(hands=[["Surge of Power"]], recruit=3, recruit_made=6)
    answers(game, "recruit an Officer", "play Surge of Power")
    assert (table(game).recruit, table(game).attack) == (2, 3)
    assert at_rest(game)


@clause("L1-205")
def test_surge_of_power_gives_no_attack_below_eight_recruit() -> None:
    game = answers(lay(hands=[["Surge of Power"]], recruit=5), "play Surge of Power")
    assert (table(game).recruit, table(game).attack) == (7, 0)
    assert at_rest(game)


@clause("L1-204")
def test_call_lightning_gives_three_more_attack_after_a_ranged_hero() -> None:
    game = answers(lay(hands=[["Surge of Power", "Call Lightning"]]), "play Surge of Power", "play Call Lightning")
    assert table(game).attack == 6
    assert at_rest(game)


@clause("L1-204")
def test_call_lightning_alone_gives_three_attack() -> None:
    game = answers(lay(hands=[["Odinson", "Call Lightning"]]), "play Odinson", "play Call Lightning")
    assert table(game).attack == 3
    assert at_rest(game)


@clause("L1-203")
def test_god_of_thunder_lets_recruit_pay_for_a_fight() -> None:
    game = lay(hands=[["God of Thunder"]], city={"Bridge": "Abomination"})
    assert "fight Abomination on the Bridge" not in options(game)
    answers(game, "play God of Thunder", "fight Abomination on the Bridge")
    assert table(game).recruit == 0
    assert "Abomination" in titles(seat(game).victory)
    assert at_rest(game)


@clause("L1-203")
def test_recruit_pays_for_no_fight_without_god_of_thunder() -> None:
    game = lay(recruit=9, city={"Bridge": "Abomination"})
    assert "fight Abomination on the Bridge" not in options(game)
