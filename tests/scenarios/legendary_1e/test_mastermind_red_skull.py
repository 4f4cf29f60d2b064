"""Red Skull's Master Strike and Tactics."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"
TACTICS = ["Endless Resources", "HYDRA Conspiracy", "Negablast Grenades", "Ruthless Dictator"]


def strikes(**wanted: Any) -> Game:
    """The turn begins with a Master Strike."""
    return lay(step="villain_deck", villain_deck=["Master Strike"], **wanted)


def takes(tactic: str, **wanted: Any) -> Game:
    """Seat 0 fights Red Skull and takes this Tactic, the three others are left."""
    others = [name for name in TACTICS if name != tactic]
    return answers(lay(attack=7, tactics=[tactic, *others], **wanted), "fight Red Skull")


@clause("L1-045", "L1-046", "L1-125", "L1-187")
def test_strike_makes_each_player_ko_a_hero_from_hand() -> None:
    game = strikes(active=1, hands=[[AGENT, "Odinson"], [TROOPER, "Oddball", AGENT]])
    answers(game, "1: KO Oddball from hand", f"0: KO {AGENT} from hand")
    assert [titles(player.hand) for player in table(game).seats] == [["Odinson"], [TROOPER, AGENT]]
    assert titles(table(game).ko) == ["Oddball", AGENT, "Master Strike"]
    assert at_rest(game)


@clause("L1-104", "L1-111")
def test_strike_takes_no_wound() -> None:
    game = strikes(hands=[["Wound", AGENT, TROOPER], ["Wound", "Wound"]])
    assert options(game) == [f"KO {AGENT} from hand", f"KO {TROOPER} from hand"]
    answers(game, f"0: KO {TROOPER} from hand")
    assert [titles(player.hand) for player in table(game).seats] == [["Wound", AGENT], ["Wound", "Wound"]]
    assert at_rest(game)


def test_strike_takes_nothing_from_the_discard_pile_of_a_player_without_cards() -> None:
    game = strikes(hands=[[], []], discards=[["Odinson"], ["Odinson"]])
    assert titles(table(game).ko) == ["Master Strike"]
    assert at_rest(game)


@clause("L1-187")
def test_red_skull_leads_hydra_and_has_seven_attack() -> None:
    game = lay()
    assert sum(card.unit_name == "HYDRA" for card in table(game).villain_deck) == 8
    assert (table(game).attack_of(table(game).mastermind), table(game).mastermind.vp) == (7, 5)


@clause("L1-096", "L1-097")
def test_endless_resources_give_four_recruit() -> None:
    game = takes("Endless Resources", recruit=1)
    assert (table(game).recruit, table(game).attack) == (5, 0)
    assert titles(seat(game).victory) == ["Endless Resources"]
    assert at_rest(game)


@clause("L1-095")
def test_endless_resources_give_nothing_while_another_tactic_is_taken() -> None:
    game = takes("Negablast Grenades")
    assert (table(game).recruit, len(table(game).tactics)) == (0, 3)
    assert at_rest(game)


@clause("L1-188")
def test_hydra_conspiracy_draws_two_cards_and_one_for_each_hydra_villain() -> None:
    game = takes("HYDRA Conspiracy", hands=[[AGENT]], victory=[["Viper", "Supreme HYDRA", "Sentinel", "Mystique"]])
    assert len(seat(game).hand) == 5
    assert at_rest(game)


@clause("L1-188")
def test_hydra_conspiracy_draws_two_cards_without_a_hydra_villain_of_ones_own() -> None:
    game = takes("HYDRA Conspiracy", hands=[[AGENT]], victory=[["Sentinel"], ["Viper"]])
    assert [len(player.hand) for player in table(game).seats] == [3, 6]
    assert at_rest(game)


@clause("L1-126", "L1-188")
def test_hydra_conspiracy_draws_no_more_than_there_is() -> None:
    game = takes("HYDRA Conspiracy", empty=["0.deck", "0.hand"], discards=[["Odinson"]], victory=[["Viper"]])
    assert titles(seat(game).hand) == ["Odinson"]
    assert at_rest(game)


def test_negablast_grenades_give_three_attack() -> None:
    game = takes("Negablast Grenades")
    assert (table(game).recruit, table(game).attack) == (0, 3)
    assert at_rest(game)


def test_negablast_grenades_give_nothing_while_another_tactic_is_taken() -> None:
    game = takes("Endless Resources")
    assert table(game).attack == 0
    assert at_rest(game)


@clause("L1-189")
def test_ruthless_dictator_kos_one_of_the_top_three_cards_discards_one_and_leaves_one() -> None:
    game = takes("Ruthless Dictator", decks=[["Odinson", "Oddball", "Growing Anger", "Diving Block"]])
    assert options(game) == ["KO Odinson", "KO Oddball", "KO Growing Anger"]
    answers(game, "KO Growing Anger")
    assert options(game) == ["discard Odinson", "discard Oddball"]
    answers(game, "discard Odinson")
    assert titles(table(game).ko) == ["Growing Anger"]
    assert titles(seat(game).discard) == ["Odinson"]
    assert titles(seat(game).deck)[-2:] == ["Diving Block", "Oddball"]
    assert at_rest(game)


@clause("L1-126", "L1-189")
def test_ruthless_dictator_with_two_cards_kos_one_and_discards_the_other() -> None:
    game = takes("Ruthless Dictator", empty=["0.deck", "0.hand"], decks=[["Odinson", "Oddball"]])
    answers(game, "KO Oddball")
    assert (titles(table(game).ko), titles(seat(game).discard), titles(seat(game).deck)) == (
        ["Oddball"],
        ["Odinson"],
        [],
    )
    assert at_rest(game)


@clause("L1-126", "L1-189")
def test_ruthless_dictator_does_nothing_without_any_card() -> None:
    game = takes("Ruthless Dictator", empty=["0.deck", "0.hand"])
    assert (titles(table(game).ko), titles(seat(game).discard)) == ([], [])
    assert at_rest(game)


@clause("L1-087", "L1-189")
def test_ruthless_dictator_shuffles_the_discard_pile_when_the_deck_is_too_short() -> None:
    wanted = {"decks": [["Odinson"]], "discards": [["Oddball", "Growing Anger"]]}
    game = takes("Ruthless Dictator", empty=["0.deck", "0.hand"], **wanted)
    assert sorted(options(game)) == ["KO Growing Anger", "KO Oddball", "KO Odinson"]
    answers(game, "KO Oddball", "discard Growing Anger")
    assert (titles(seat(game).deck), titles(seat(game).discard)) == (["Odinson"], ["Growing Anger"])
    assert at_rest(game)
