"""Wounds, and Healing."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.legendary_1e.words import AGENT, TROOPER
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-109")
def test_a_gained_wound_comes_from_the_stack_into_the_discard_pile() -> None:
    game = lay(hands=[["Crazed Rampage"], []])
    answers(game, "play Crazed Rampage")
    assert len(table(game).wounds) == 28
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], ["Wound"]]
    assert seat(game).hand == []


@clause("L1-110")
def test_wounds_give_neither_recruit_nor_attack_and_fill_the_hand() -> None:
    game = lay(seats=1, hands=[[]], decks=[["Wound"] * 6], villain_deck=["Bystander"])
    answers(game, "end the turn")
    assert titles(seat(game).hand) == ["Wound"] * 6
    assert options(game) == ["heal", "end the turn"]
    assert (table(game).recruit, table(game).attack) == (0, 0)


@clause("L1-111")
def test_a_wound_is_no_hero_and_cannot_be_kod_as_one() -> None:
    game = lay(attack=3, city={"Bank": "Sentinel"}, hands=[["Wound", "Wound"]])
    answers(game, "fight Sentinel in the Bank")
    assert (titles(table(game).ko), titles(seat(game).hand)) == ([], ["Wound", "Wound"])
    assert at_rest(game)


@clause("L1-112")
def test_a_wound_is_a_card_and_can_be_kod_as_one() -> None:
    game = lay(hands=[["Dangerous Rescue", "Wound"]], played=[["Covert Operation"]], discards=[["Wound", AGENT]])
    answers(game, "play Dangerous Rescue")
    assert options(game) == [
        "KO Wound from hand",
        "KO Wound from the discard pile",
        "KO S.H.I.E.L.D. Agent from the discard pile",
        "decline",
    ]
    answers(game, "KO Wound from the discard pile")
    assert (titles(table(game).ko), titles(seat(game).discard)) == (["Wound"], [AGENT])
    assert at_rest(game)


@clause("L1-113")
def test_some_heroes_remove_wounds_and_healing_stays_possible() -> None:
    game = lay(hands=[["Unstoppable Hulk", "Wound"]], discards=[["Wound"]])
    answers(game, "play Unstoppable Hulk", "KO Wound from the discard pile")
    assert (table(game).attack, seat(game).discard) == (4, [])
    assert "heal" in options(game)
    answers(game, "heal")
    assert titles(table(game).ko) == ["Wound", "Wound"]
    assert at_rest(game)


@clause("L1-114", "L1-199")
def test_healing_kos_all_wounds_in_hand_and_only_those() -> None:
    game = lay(hands=[["Wound", AGENT, "Wound", "Wound"]], discards=[["Wound"]])
    answers(game, "heal")
    assert titles(table(game).ko) == ["Wound", "Wound", "Wound"]
    assert (titles(seat(game).hand), titles(seat(game).discard)) == ([AGENT], ["Wound"])
    assert len(table(game).wounds) == 30, "they do not go back to the stack"
    assert "heal" not in options(game)
    assert at_rest(game)


@clause("L1-114")
def test_without_a_wound_in_hand_there_is_nothing_to_heal() -> None:
    assert "heal" not in options(lay(hands=[[AGENT]], discards=[["Wound"]]))


@clause("L1-115")
def test_recruiting_rules_healing_out() -> None:
    game = answers(lay(hands=[["Wound"]], recruit=3), "recruit an Officer")
    assert "heal" not in options(game)
    with pytest.raises(IllegalAnswer):
        game.answer("heal")
    game = answers(lay(hands=[["Wound"]], recruit=3, hq=["Odinson"]), "recruit Odinson from HQ 1")
    assert "heal" not in options(game)


@clause("L1-115")
@pytest.mark.parametrize("villain", ["Abomination", "Hand Ninjas"])
def test_defeating_a_villain_rules_healing_out(villain: str) -> None:
    game = answers(lay(hands=[["Wound"]], attack=5, city={"Bank": villain}), f"fight {villain} in the Bank")
    assert "heal" not in options(game)


@clause("L1-115")
def test_defeating_a_villain_without_a_fight_rules_healing_out_too() -> None:
    game = lay(hands=[["Silent Sniper", "Wound"]], city={"Bank": ["Abomination", "Bystander"]})
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == ["Abomination", "Bystander"]
    assert "heal" not in options(game)


@clause("L1-115")
def test_what_was_done_last_turn_does_not_matter() -> None:
    game = lay(seats=1, hands=[[]], decks=[["Wound", *[AGENT] * 5]], recruit=3, villain_deck=["Bystander"])
    answers(game, "recruit an Officer", "end the turn")
    assert "heal" in options(game)


@clause("L1-116")
def test_after_healing_nothing_can_be_recruited_and_no_villain_fought() -> None:
    game = lay(hands=[["Wound", TROOPER]], recruit=9, attack=6, city={"Bank": "Abomination"}, hq=["Odinson"])
    answers(game, "heal")
    assert options(game) == ["play S.H.I.E.L.D. Trooper", "end the turn"]
    for refused in ("recruit an Officer", "recruit Odinson from HQ 1", "fight Abomination in the Bank"):
        with pytest.raises(IllegalAnswer):
            game.answer(refused)
    answers(game, "play S.H.I.E.L.D. Trooper")
    assert options(game) == ["fight Red Skull", "end the turn"], "with 7 Attack only the Mastermind is no Villain"


@clause("L1-117")
def test_playing_and_drawing_do_not_rule_healing_out() -> None:
    game = lay(hands=[["Quick Draw", "Mission Accomplished"]], decks=[["Wound", "Wound"]])
    answers(game, "play Quick Draw", "play Mission Accomplished")
    assert titles(seat(game).hand) == ["Wound", "Wound"]
    answers(game, "heal")
    assert titles(table(game).ko) == ["Wound", "Wound"]
    assert at_rest(game)


@clause("L1-118")
def test_defeating_the_mastermind_does_not_rule_healing_out() -> None:
    tactics = ["Endless Resources", "Negablast Grenades"]
    game = answers(lay(hands=[["Wound"]], attack=7, tactics=tactics), "fight Red Skull")
    answers(game, "heal")
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


@clause("L1-118")
def test_the_mastermind_can_be_fought_after_healing() -> None:
    tactics = ["Endless Resources", "Negablast Grenades"]
    game = answers(lay(hands=[["Wound"]], attack=7, tactics=tactics), "heal", "fight Red Skull")
    assert titles(seat(game).victory) == ["Endless Resources"]
    assert at_rest(game)
