"""The Brotherhood's cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.words import answers, asked, at_rest, clause, enters, escapes, lay, options, seat, table, titles

VIRUS = "The Legacy Virus"


@pytest.mark.parametrize("place", ["hands", "played"])
def test_blob_can_be_fought_with_an_x_men_hero_in_hand_or_played(place: str) -> None:
    piles: dict[str, Any] = {"hands": [["Odinson"]], place: [["Optic Blast"]]}
    game = lay(attack=4, city={"Bridge": "Blob"}, **piles)
    answers(game, "fight Blob on the Bridge")
    assert titles(seat(game).victory) == ["Blob"]
    assert table(game).attack == 0
    assert at_rest(game)


def test_blob_cannot_be_fought_without_an_x_men_hero_whatever_the_attack() -> None:
    game = lay(hands=[["Odinson"]], attack=20, discards=[["Optic Blast"]], city={"Bridge": "Blob", "Bank": "Sentinel"})
    assert "fight Sentinel in the Bank" in options(game)
    assert "fight Blob on the Bridge" not in options(game)


def test_an_effect_that_defeats_blob_needs_no_x_men_hero() -> None:
    game = lay(hands=[["Silent Sniper"]], city={"Bridge": ["Blob", "Bystander"]})
    answers(game, "play Silent Sniper")
    assert titles(seat(game).victory) == ["Blob", "Bystander"]
    assert at_rest(game)


def test_juggernaut_entering_makes_each_player_ko_two_heroes_from_the_discard_pile() -> None:
    game = enters(
        "Juggernaut",
        discards=[["Odinson", "Surge of Power", "Call Lightning", "Wound"], ["Odinson", "Wound"]],
        hands=[["Odinson"], ["Odinson"]],
    )
    assert options(game) == [
        "KO Odinson from the discard pile",
        "KO Surge of Power from the discard pile",
        "KO Call Lightning from the discard pile",
    ]
    answers(game, "0: KO Surge of Power from the discard pile", "0: KO Odinson from the discard pile")
    assert titles(seat(game).discard) == ["Call Lightning", "Wound"]
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert titles(table(game).ko) == ["Surge of Power", "Odinson", "Odinson"]
    assert titles(seat(game).hand) == titles(seat(game, 1).hand) == ["Odinson"]
    assert at_rest(game)


def test_juggernaut_entering_kos_nothing_where_no_hero_is_in_a_discard_pile() -> None:
    game = enters("Juggernaut", discards=[["Wound"], []])
    assert table(game).ko == []
    assert titles(seat(game).discard) == ["Wound"]
    assert at_rest(game)


def test_juggernaut_escaping_makes_each_player_ko_two_heroes_from_hand() -> None:
    game = escapes(
        "Juggernaut",
        hands=[["Odinson", "Surge of Power", "Wound", "Odinson"], ["Wound"]],
        discards=[["Call Lightning"], ["Call Lightning"]],
    )
    answers(game, "0: KO Odinson from hand", "0: KO Odinson from hand")
    assert titles(seat(game).hand) == ["Surge of Power", "Wound"]
    assert titles(seat(game, 1).hand) == ["Wound"]
    assert titles(table(game).ko) == ["Odinson", "Odinson"]
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Call Lightning"]
    assert at_rest(game)


def test_juggernaut_has_no_fight_effect() -> None:
    game = lay(attack=6, hands=[["Odinson"]], discards=[["Odinson"], ["Odinson"]], city={"Bridge": "Juggernaut"})
    answers(game, "fight Juggernaut on the Bridge")
    assert table(game).ko == []
    assert at_rest(game)


@clause("L1-198", "L1-043")
def test_mystique_escaping_is_the_next_twist_and_ends_beside_the_cosmic_cube() -> None:
    game = escapes("Mystique", twists=4, beside_scheme=["Scheme Twist"] * 4)
    assert table(game).twists == 5
    assert table(game).villains_escaped == 1
    assert titles(table(game).beside_scheme) == ["Scheme Twist"] * 4 + ["Mystique"]
    assert table(game).escaped == table(game).ko == table(game).resolving == []
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


@clause("L1-198", "L1-043")
def test_mystique_escaping_under_the_legacy_virus_ends_in_the_ko_pile() -> None:
    game = escapes("Mystique", scheme=VIRUS, twists=3, hands=[["Arc Reactor"], ["Odinson"]])
    answers(game, "0: reveal Arc Reactor from hand")
    assert table(game).twists == 4
    assert titles(table(game).ko) == ["Mystique"]
    assert table(game).escaped == table(game).beside_scheme == []
    assert seat(game).discard == []
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


@clause("L1-198")
def test_mystique_escaping_as_the_eighth_twist_of_the_cosmic_cube_wins_for_evil() -> None:
    game = escapes("Mystique", twists=7)
    assert game.over
    assert game.result is not None
    assert game.result.outcome == "defeat"


def test_what_mystique_carries_off_lies_in_the_escaped_pile_without_her() -> None:
    game = escapes("Mystique", "Bystander", hands=[["Odinson"], ["Odinson"]])
    assert titles(table(game).escaped) == ["Bystander"]
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Odinson"]
    assert at_rest(game)


def test_mystique_fought_is_no_twist() -> None:
    game = answers(lay(attack=5, city={"Bridge": "Mystique"}), "fight Mystique on the Bridge")
    assert table(game).twists == 0
    assert titles(seat(game).victory) == ["Mystique"]
    assert at_rest(game)


@clause("L1-193")
def test_sabretooth_fought_wounds_every_player_who_reveals_no_x_men_hero() -> None:
    game = lay(attack=5, hands=[["Optic Blast"], ["Odinson"]], city={"Bridge": "Sabretooth"})
    answers(game, "fight Sabretooth on the Bridge", "0: reveal Optic Blast from hand")
    assert seat(game).discard == []
    assert titles(seat(game).hand) == ["Optic Blast"]
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


@clause("L1-135", "L1-193")
def test_an_x_men_hero_already_played_answers_sabretooth() -> None:
    game = lay(attack=5, played=[["Optic Blast"]], hands=[[]], city={"Bridge": "Sabretooth"})
    answers(game, "fight Sabretooth on the Bridge", "reveal Optic Blast from play")
    assert seat(game).discard == []
    assert titles(seat(game).played) == ["Optic Blast"]
    assert at_rest(game)


@clause("L1-136", "L1-193")
def test_a_player_may_decline_to_reveal_and_take_sabretooths_wound() -> None:
    game = lay(attack=5, hands=[["Optic Blast"], ["Optic Blast"]], city={"Bridge": "Sabretooth"})
    answers(game, "fight Sabretooth on the Bridge", "0: decline", "1: reveal Optic Blast from hand")
    assert titles(seat(game).discard) == ["Wound"]
    assert seat(game, 1).discard == []
    assert at_rest(game)


@clause("L1-039", "L1-193")
def test_sabretooth_escaping_does_the_same() -> None:
    game = escapes("Sabretooth", seats=3, hands=[["Odinson"], ["Optic Blast"], ["Odinson"]])
    assert asked(game) == 1
    answers(game, "1: reveal Optic Blast from hand")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], [], ["Wound"]]
    assert titles(table(game).escaped) == ["Sabretooth"]
    assert at_rest(game)
