"""Radiation's cards."""

from __future__ import annotations

import pytest

from tests.words import answers, at_rest, enters, escapes, lay, options, seat, table, titles


@pytest.mark.parametrize("where", ["Streets", "Bridge"])
def test_abomination_fought_on_the_streets_or_the_bridge_rescues_three_bystanders(where: str) -> None:
    game = lay(attack=5, bystanders=10, city={where: "Abomination"})
    answers(game, f"fight Abomination on the {where}")
    assert titles(seat(game).victory) == ["Abomination", "Bystander", "Bystander", "Bystander"]
    assert len(table(game).bystanders) == 7
    assert at_rest(game)


@pytest.mark.parametrize("where", ["in the Sewers", "in the Bank", "on the Rooftops"])
def test_abomination_fought_elsewhere_rescues_nobody(where: str) -> None:
    game = lay(attack=5, bystanders=10, city={where.rsplit(maxsplit=1)[-1]: "Abomination"})
    answers(game, f"fight Abomination {where}")
    assert titles(seat(game).victory) == ["Abomination"]
    assert len(table(game).bystanders) == 10
    assert at_rest(game)


def test_abomination_rescues_as_many_as_the_stack_has() -> None:
    game = answers(lay(attack=5, bystanders=2, city={"Bridge": "Abomination"}), "fight Abomination on the Bridge")
    assert titles(seat(game).victory) == ["Abomination", "Bystander", "Bystander"]
    assert at_rest(game)


def test_the_leader_entering_plays_the_top_card_of_the_villain_deck_after_he_stands_in_the_city() -> None:
    game = enters("The Leader", villain_deck=["Sentinel", "Blob"])
    assert titles(table(game).city) == ["Sentinel", "The Leader"]
    assert table(game).villain_deck[-1].title == "Blob"
    assert at_rest(game)


def test_a_second_leader_played_by_the_first_plays_a_card_too() -> None:
    game = enters("The Leader", villain_deck=["The Leader", "Bystander", "Blob"])
    newcomer = table(game).city[0]
    assert newcomer is not None
    assert titles(table(game).city) == ["The Leader", "The Leader"]
    assert titles(table(game).held[newcomer]) == ["Bystander"]
    assert at_rest(game)


def test_the_leader_as_the_last_card_of_the_villain_deck_plays_nothing() -> None:
    game = enters("The Leader", empty=["villain_deck"])
    assert titles(table(game).city) == ["The Leader"]
    assert at_rest(game)


def test_the_leader_fought_plays_nothing() -> None:
    game = lay(attack=4, villain_deck=["Sentinel"], city={"Bridge": "The Leader"})
    answers(game, "fight The Leader on the Bridge")
    assert titles(table(game).city) == []
    assert at_rest(game)


def test_maestro_kos_as_many_heroes_as_there_are_strength_heroes_counted_first() -> None:
    game = lay(
        attack=6,
        hands=[["Odinson", "Surge of Power", "Wound"]],
        played=[["Odinson", "S.H.I.E.L.D. Agent"]],
        discards=[["Odinson"]],
        city={"Bridge": "Maestro"},
    )
    answers(game, "fight Maestro on the Bridge")
    assert options(game) == [
        "KO Odinson from hand",
        "KO Surge of Power from hand",
        "KO Odinson from play",
        "KO S.H.I.E.L.D. Agent from play",
    ]
    answers(game, "KO Odinson from hand", "KO S.H.I.E.L.D. Agent from play")
    assert titles(table(game).ko) == ["Odinson", "S.H.I.E.L.D. Agent"]
    assert titles(seat(game).hand) == ["Surge of Power", "Wound"]
    assert titles(seat(game).played) == ["Odinson"]
    assert at_rest(game)


def test_maestro_kos_nothing_without_strength_heroes() -> None:
    game = lay(attack=6, hands=[["Surge of Power"], ["Odinson"]], city={"Bridge": "Maestro"})
    answers(game, "fight Maestro on the Bridge")
    assert table(game).ko == []
    assert at_rest(game)


def test_zzzax_fought_wounds_every_player_who_reveals_no_strength_hero() -> None:
    game = lay(seats=3, attack=5, hands=[["Surge of Power"], ["Odinson"], ["Odinson"]], city={"Bridge": "Zzzax"})
    answers(game, "fight Zzzax on the Bridge", "1: reveal Odinson from hand", "2: decline")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], [], ["Wound"]]
    assert at_rest(game)


def test_zzzax_escaping_does_the_same() -> None:
    game = escapes("Zzzax", hands=[["Surge of Power"], ["Odinson"]])
    answers(game, "1: reveal Odinson from hand")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], []]
    assert at_rest(game)
