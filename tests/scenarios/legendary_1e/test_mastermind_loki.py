"""Loki's Master Strike and Tactics."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

AGENT = "S.H.I.E.L.D. Agent"
TACTICS = ["Cruel Ruler", "Maniacal Tyrant", "Vanishing Illusions", "Whispers and Lies"]


def strikes(**wanted: Any) -> Game:
    """The turn begins with a Master Strike."""
    return lay(mastermind="Loki", step="villain_deck", villain_deck=["Master Strike"], **wanted)


def takes(tactic: str, **wanted: Any) -> Game:
    """Seat 0 fights Loki and takes this Tactic, the three others are left."""
    others = [name for name in TACTICS if name != tactic]
    return answers(lay(mastermind="Loki", attack=10, tactics=[tactic, *others], **wanted), "fight Loki")


@clause("L1-045", "L1-046", "L1-109")
def test_strike_gives_a_wound_to_each_player_who_reveals_no_strength_hero() -> None:
    game = answers(strikes(seats=3, hands={1: ["Odinson", AGENT]}), "1: reveal Odinson from hand")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], [], ["Wound"]]
    assert titles(table(game).ko) == ["Master Strike"]
    assert at_rest(game)


@clause("L1-136")
def test_the_owner_of_a_strength_hero_may_take_the_wound() -> None:
    game = answers(strikes(hands={1: ["Odinson", AGENT]}), "1: decline")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], ["Wound"]]
    assert at_rest(game)


@clause("L1-123")
def test_strike_gives_no_wound_from_an_empty_stack() -> None:
    game = strikes(wounds=1)
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], []]
    assert at_rest(game)


def test_loki_leads_the_enemies_of_asgard_and_has_ten_attack_and_five_points() -> None:
    game = lay(mastermind="Loki")
    assert sum(card.unit_name == "Enemies of Asgard" for card in table(game).villain_deck) == 8
    assert (table(game).attack_of(table(game).mastermind), table(game).mastermind.vp) == (10, 5)


def test_cruel_ruler_defeats_a_villain_of_ones_choice_for_free_with_all_that_follows() -> None:
    city = {"Sewers": "Supreme HYDRA", "Rooftops": ["HYDRA Kidnappers", "Bystander"]}
    game = takes("Cruel Ruler", city=city)
    assert options(game) == ["defeat Supreme HYDRA in the Sewers", "defeat HYDRA Kidnappers on the Rooftops"]
    answers(game, "defeat HYDRA Kidnappers on the Rooftops")
    assert titles(seat(game).victory) == ["Cruel Ruler", "HYDRA Kidnappers", "Bystander"]
    assert titles(table(game).city) == ["Supreme HYDRA"]
    assert len(options(game)) == 2  # the Fight effect: an Officer or not
    answers(game, options(game)[0])
    assert (titles(seat(game).discard), table(game).attack) == (["S.H.I.E.L.D. Officer"], 0)
    assert at_rest(game)


def test_cruel_ruler_must_take_the_only_villain() -> None:
    game = takes("Cruel Ruler", city={"Bank": "Supreme HYDRA"})
    assert titles(seat(game).victory) == ["Cruel Ruler", "Supreme HYDRA"]
    assert at_rest(game)


@clause("L1-139")
def test_cruel_ruler_does_nothing_in_an_empty_city() -> None:
    game = takes("Cruel Ruler")
    assert (titles(seat(game).victory), len(table(game).tactics)) == (["Cruel Ruler"], 3)
    assert at_rest(game)


def test_cruel_ruler_as_the_last_tactic_counts_both_defeats_before_the_game_ends() -> None:
    game = lay(
        mastermind="Loki",
        attack=5,
        tactics=["Cruel Ruler"],
        hands=[["Impossible Trick Shot"]],
        city={"Bank": "Supreme HYDRA"},
    )
    answers(game, "play Impossible Trick Shot", "fight Loki")
    assert game.result is not None
    assert game.result.outcome == "victory"
    assert titles(seat(game).victory) == ["Cruel Ruler", "Supreme HYDRA", *["Bystander"] * 6]


def test_maniacal_tyrant_kos_up_to_four_discarded_cards() -> None:
    game = takes("Maniacal Tyrant", hands=[["Wound"]], discards=[["Wound", AGENT, "Wound", "Odinson", "Wound", AGENT]])
    answers(game, "KO Wound from the discard pile", "KO Wound from the discard pile")
    rest = ["KO Odinson", "KO Wound", f"KO {AGENT}"]
    assert options(game) == [*(f"{choice} from the discard pile" for choice in rest), "enough"]
    answers(game, "KO Wound from the discard pile", f"KO {AGENT} from the discard pile")
    assert titles(seat(game).discard) == [AGENT, "Odinson"]
    assert titles(table(game).ko) == ["Wound", "Wound", "Wound", AGENT]
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


def test_maniacal_tyrant_kos_no_fifth_card() -> None:
    game = answers(takes("Maniacal Tyrant", discards=[["Wound"] * 5]), *["KO Wound from the discard pile"] * 4)
    assert titles(seat(game).discard) == ["Wound"]
    assert at_rest(game)


def test_maniacal_tyrant_may_ko_nothing() -> None:
    game = answers(takes("Maniacal Tyrant", discards=[["Wound", AGENT]]), "enough")
    assert (titles(seat(game).discard), titles(table(game).ko)) == (["Wound", AGENT], [])
    assert at_rest(game)


def test_maniacal_tyrant_asks_nothing_with_an_empty_discard_pile() -> None:
    game = takes("Maniacal Tyrant")
    assert titles(table(game).ko) == []
    assert at_rest(game)


@clause("L1-125")
def test_vanishing_illusions_make_each_other_player_ko_a_villain_from_the_victory_pile() -> None:
    piles = [["Blob"], ["Bystander", "Sabretooth", "Negablast Grenades", "Sentinel"], ["Viper", "Bystander"]]
    game = takes("Vanishing Illusions", seats=3, victory=piles)
    assert options(game) == ["KO Sabretooth from the Victory Pile", "KO Sentinel from the Victory Pile"]
    answers(game, "1: KO Sentinel from the Victory Pile")
    assert titles(seat(game, 0).victory) == ["Blob", "Vanishing Illusions"]
    assert titles(seat(game, 1).victory) == ["Bystander", "Sabretooth", "Negablast Grenades"]
    assert titles(seat(game, 2).victory) == ["Bystander"]
    assert titles(table(game).ko) == ["Sentinel", "Viper"]
    assert at_rest(game)


def test_vanishing_illusions_take_neither_bystanders_nor_tactics() -> None:
    scheme = "Replace Earth's Leaders with Killbots"
    game = takes("Vanishing Illusions", scheme=scheme, victory={1: ["Bystander", "Negablast Grenades"]})
    assert titles(seat(game, 1).victory) == ["Bystander", "Negablast Grenades"]
    assert at_rest(game)


def test_whispers_and_lies_ko_two_bystanders_of_each_other_player() -> None:
    game = takes("Whispers and Lies", seats=3, victory=[["Bystander"] * 3, ["Bystander"] * 3, ["Blob", "Sentinel"]])
    assert titles(seat(game, 0).victory) == [*["Bystander"] * 3, "Whispers and Lies"]
    assert titles(seat(game, 1).victory) == ["Bystander"]
    assert titles(seat(game, 2).victory) == ["Blob", "Sentinel"]
    assert titles(table(game).ko) == ["Bystander", "Bystander"]
    assert at_rest(game)


@clause("L1-126", "L1-127")
def test_whispers_and_lies_ko_the_only_bystander() -> None:
    game = takes("Whispers and Lies", victory={1: ["Bystander", "Blob"]})
    assert titles(seat(game, 1).victory) == ["Blob"]
    assert titles(table(game).ko) == ["Bystander"]
    assert at_rest(game)
