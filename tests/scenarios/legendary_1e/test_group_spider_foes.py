"""The cards of the Spider-Foes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.words import answers, at_rest, clause, enters, escapes, lay, options, seat, table, titles

OCTOPUS = "Doctor Octopus"


@clause("L1-124")
def test_doctor_octopus_makes_the_new_hand_eight_cards_for_this_turn_only() -> None:
    game = lay(attack=4, city={"Bridge": OCTOPUS}, villain_deck=["Bystander"] * 3)
    answers(game, f"fight {OCTOPUS} on the Bridge", "end the turn")
    assert len(seat(game).hand) == 8
    answers(game, "1: end the turn")
    assert len(seat(game, 1).hand) == 6
    answers(game, "0: end the turn")
    assert len(seat(game).hand) == 6
    assert at_rest(game)


def test_two_doctors_octopus_still_make_it_eight_cards() -> None:
    game = lay(attack=8, city={"Bridge": OCTOPUS, "Bank": OCTOPUS}, villain_deck=["Bystander"])
    answers(game, f"fight {OCTOPUS} on the Bridge", f"fight {OCTOPUS} in the Bank", "end the turn")
    assert len(seat(game).hand) == 8
    assert at_rest(game)


@clause("L1-196", "L1-040")
def test_green_goblin_entering_captures_a_bystander_from_the_stack() -> None:
    game = enters("Green Goblin", bystanders=5)
    goblin = table(game).city[0]
    assert goblin is not None
    assert titles(table(game).held[goblin]) == ["Bystander"]
    assert len(table(game).bystanders) == 4
    assert at_rest(game)


@clause("L1-123", "L1-196")
def test_green_goblin_captures_nothing_from_an_empty_stack() -> None:
    game = enters("Green Goblin", bystanders=0)
    assert table(game).held == {}
    assert at_rest(game)


@clause("L1-041")
def test_an_escape_is_finished_before_green_goblin_captures() -> None:
    city = {"Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel", "Bridge": "Sabretooth"}
    game = enters(
        "Green Goblin",
        hq=["God of Thunder"] * 5,
        hands=[["Optic Blast"], ["Odinson"]],
        city={"Sewers": "Sentinel", **city},
    )
    assert options(game) == ["reveal Optic Blast from hand", "decline"]
    assert table(game).held == {}
    answers(game, "0: decline")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], ["Wound"]]
    kinds = [event.kind for event in game.log()]
    assert kinds.index("captures") > kinds.index("gains")
    assert at_rest(game)


@clause("L1-195")
def test_the_lizard_fought_in_the_sewers_wounds_every_other_player() -> None:
    game = lay(seats=3, attack=3, city={"Sewers": "The Lizard"})
    answers(game, "fight The Lizard in the Sewers")
    assert [titles(each.discard) for each in table(game).seats] == [[], ["Wound"], ["Wound"]]
    assert at_rest(game)


@clause("L1-195")
@pytest.mark.parametrize("where", ["in the Bank", "on the Rooftops", "on the Streets", "on the Bridge"])
def test_the_lizard_fought_elsewhere_wounds_nobody(where: str) -> None:
    game = lay(seats=3, attack=3, city={where.rsplit(maxsplit=1)[-1]: "The Lizard"})
    answers(game, f"fight The Lizard {where}")
    assert [titles(each.discard) for each in table(game).seats] == [[], [], []]
    assert at_rest(game)


@clause("L1-166")
def test_the_lizard_fought_in_the_sewers_by_a_lone_player_wounds_nobody() -> None:
    game = lay(seats=1, attack=3, city={"Sewers": "The Lizard"})
    answers(game, "fight The Lizard in the Sewers")
    assert seat(game).discard == []
    assert len(table(game).wounds) == 30
    assert at_rest(game)


@pytest.mark.parametrize("place", ["hands", "played"])
def test_venom_can_be_fought_with_a_covert_hero_in_hand_or_played(place: str) -> None:
    piles: dict[str, Any] = {"hands": [["Odinson"]], place: [["Oddball"]]}
    game = lay(attack=5, city={"Bridge": "Venom"}, **piles)
    answers(game, "fight Venom on the Bridge")
    assert titles(seat(game).victory) == ["Venom"]
    assert [titles(each.discard) for each in table(game).seats] == [[], []]
    assert at_rest(game)


def test_venom_cannot_be_fought_without_a_covert_hero_whatever_the_attack() -> None:
    game = lay(attack=20, hands=[["Odinson"], ["Oddball"]], discards=[["Oddball"]], city={"Bridge": "Venom"})
    assert "fight Venom on the Bridge" not in options(game)


def test_venom_escaping_wounds_each_player() -> None:
    game = escapes("Venom", hands=[["Oddball"], ["Odinson"]])
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], ["Wound"]]
    assert at_rest(game)
