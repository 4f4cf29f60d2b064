"""Thor's cards."""

from __future__ import annotations

import pytest

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


@clause("L1-070")
@pytest.mark.parametrize("earlier", ["Growing Anger", "Odinson", "Astonishing Strength"])
def test_any_earlier_strength_card_switches_odinson_on_be_it_of_thor_or_not(earlier: str) -> None:
    game = answers(lay(hands=[[earlier, "Odinson"]], decks={0: ["S.H.I.E.L.D. Officer"]}), f"play {earlier}")
    before = table(game).recruit
    answers(game, "play Odinson")
    assert table(game).recruit - before == 4
    assert at_rest(game)


@clause("L1-070", "L1-063")
def test_odinson_is_the_only_card_of_thor_that_counts_as_strength() -> None:
    others = ["Surge of Power", "Call Lightning", "God of Thunder"]
    game = answers(lay(hands=[[*others, "Odinson", "Odinson"]]), *(f"play {title}" for title in others))
    before = table(game).recruit
    answers(game, "play Odinson")
    assert table(game).recruit - before == 2
    answers(game, "play Odinson")
    assert table(game).recruit - before == 2 + 4
    assert at_rest(game)


@clause("L1-065")
def test_odinson_gives_its_bonus_once_however_many_strength_heroes_came_before() -> None:
    game = lay(hands=[["Growing Anger", "Growing Anger", "Hulk Smash!", "Odinson"]])
    answers(game, "play Growing Anger", "play Growing Anger", "play Hulk Smash!", "play Odinson")
    assert table(game).recruit == 4
    assert at_rest(game)


@clause("L1-066")
def test_a_strength_hero_played_later_does_not_switch_odinson_on() -> None:
    game = answers(lay(hands=[["Odinson", "Growing Anger"]]), "play Odinson", "play Growing Anger")
    assert (table(game).recruit, table(game).attack) == (2, 3)
    assert at_rest(game)


@clause("L1-132")
def test_a_strength_hero_in_hand_does_not_switch_odinson_on() -> None:
    game = answers(lay(hands=[["Odinson", "Growing Anger"]]), "play Odinson")
    assert table(game).recruit == 2
    assert at_rest(game)


@clause("L1-205")
def test_surge_of_power_counts_its_own_recruit_towards_eight() -> None:
    game = answers(lay(hands=[["Surge of Power"]], recruit=6), "play Surge of Power")
    assert (table(game).recruit, table(game).attack) == (8, 3)
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


@clause("L1-203")
def test_god_of_thunder_spends_attack_before_recruit() -> None:
    game = lay(hands=[["God of Thunder", "S.H.I.E.L.D. Trooper"]], city={"Bridge": "Sabretooth"})
    answers(game, "play S.H.I.E.L.D. Trooper", "play God of Thunder", "fight Sabretooth on the Bridge")
    assert (table(game).recruit, table(game).attack) == (1, 0)
    assert at_rest(game)


@clause("L1-203")
def test_god_of_thunder_lets_no_attack_pay_for_a_hero() -> None:
    game = answers(lay(hands=[["God of Thunder"]], hq=["God of Thunder"], attack=9), "play God of Thunder")
    assert "recruit an Officer" in options(game)
    assert "recruit God of Thunder from HQ 1" not in options(game)
    assert at_rest(game)


@clause("L1-203")
def test_god_of_thunder_lasts_until_the_end_of_the_turn() -> None:
    game = lay(hands=[["God of Thunder"]], villain_deck=["Bystander", "Bystander"], city={"Bridge": "Sentinel"})
    answers(game, "play God of Thunder", "end the turn")
    assert not table(game).recruit_is_attack
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert at_rest(game)
