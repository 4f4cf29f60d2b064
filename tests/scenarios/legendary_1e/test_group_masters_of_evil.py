"""The cards of the Masters of Evil."""

from __future__ import annotations

import pytest

from tests.words import answers, at_rest, clause, escapes, lay, options, seat, table, titles


@clause("L1-129", "L1-130")
def test_baron_zemo_rescues_a_bystander_for_each_avenger_in_hand_and_played() -> None:
    game = lay(
        attack=6,
        hands=[["Odinson", "Optic Blast"], ["Odinson"]],
        played=[["Surge of Power", "S.H.I.E.L.D. Agent"]],
        discards=[["Odinson"] * 5],
        decks=[["Odinson"] * 5],
        bystanders=10,
        city={"Bridge": "Baron Zemo"},
    )
    answers(game, "fight Baron Zemo on the Bridge")
    assert titles(seat(game).victory) == ["Baron Zemo", "Bystander", "Bystander"]
    assert len(table(game).bystanders) == 8
    assert at_rest(game)


def test_baron_zemo_rescues_nobody_without_an_avenger() -> None:
    game = lay(attack=6, hands=[["Optic Blast"]], city={"Bridge": "Baron Zemo"})
    answers(game, "fight Baron Zemo on the Bridge")
    assert titles(seat(game).victory) == ["Baron Zemo"]
    assert at_rest(game)


def test_baron_zemo_rescues_as_many_as_the_stack_has() -> None:
    game = lay(attack=6, hands=[["Odinson"] * 3], bystanders=1, city={"Bridge": "Baron Zemo"})
    answers(game, "fight Baron Zemo on the Bridge")
    assert titles(seat(game).victory) == ["Baron Zemo", "Bystander"]
    assert at_rest(game)


def test_the_fighter_of_melter_decides_on_the_top_card_of_every_deck() -> None:
    game = lay(seats=3, attack=5, decks=[["Odinson"], ["Surge of Power"], ["Wound"]], city={"Bridge": "Melter"})
    answers(game, "fight Melter on the Bridge")
    assert options(game) == ["KO Odinson of Player 1", "leave Odinson of Player 1"]
    answers(game, "0: leave Odinson of Player 1", "0: KO Surge of Power of Player 2", "0: leave Wound of Player 3")
    assert titles(table(game).ko) == ["Surge of Power"]
    assert [each.deck[-1].title for each in table(game).seats if each.index != 1] == ["Odinson", "Wound"]
    assert "Surge of Power" not in titles(seat(game, 1).deck)
    assert at_rest(game)


def test_all_top_cards_are_revealed_before_the_first_is_decided_on_for_melter() -> None:
    game = lay(attack=5, decks=[["Odinson"], ["Surge of Power"]], city={"Bridge": "Melter"})
    answers(game, "fight Melter on the Bridge")
    assert [event.card for event in game.log(1) if event.kind == "reveals_top"] == ["Odinson", "Surge of Power"]
    assert table(game).ko == []


def test_melter_passes_over_a_player_without_cards_and_reshuffles_for_one_with_a_discard_pile() -> None:
    empty = ["0.hand", "0.deck", "1.hand", "1.deck"]
    game = lay(attack=5, empty=empty, discards={1: ["Call Lightning"]}, city={"Bridge": "Melter"})
    answers(game, "fight Melter on the Bridge", "0: KO Call Lightning of Player 2")
    assert titles(table(game).ko) == ["Call Lightning"]
    assert seat(game, 1).deck == seat(game, 1).discard == []
    assert at_rest(game)


def test_ultron_escaping_wounds_every_player_who_reveals_no_tech_hero() -> None:
    game = escapes("Ultron", hands=[["Arc Reactor"], ["Odinson"]])
    answers(game, "0: reveal Arc Reactor from hand")
    assert [titles(each.discard) for each in table(game).seats] == [[], ["Wound"]]
    assert at_rest(game)


def test_a_player_may_decline_to_reveal_to_ultron() -> None:
    game = answers(escapes("Ultron", hands=[["Arc Reactor"], ["Odinson"]]), "0: decline")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], ["Wound"]]
    assert at_rest(game)


def test_ultron_fought_does_nothing() -> None:
    game = answers(lay(attack=6, city={"Bridge": "Ultron"}), "fight Ultron on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [[], []]
    assert at_rest(game)


def test_ultron_scores_one_more_for_each_tech_hero_among_all_cards_of_its_owner() -> None:
    game = lay(
        attack=20,
        tactics=["Endless Resources"],
        victory=[["Ultron"]],
        hands=[["Arc Reactor", "Odinson"], ["Arc Reactor"]],
        played=[["Arc Reactor"]],
        discards=[["Mission Accomplished"]],
        decks=[["Arc Reactor", "S.H.I.E.L.D. Agent"]],
        ko=["Arc Reactor"],
    )
    answers(game, "fight Red Skull")
    assert game.result is not None
    assert dict(game.result.scores[0].parts)["Ultron"] == 2 + 4


def test_ultron_scores_two_without_tech_heroes() -> None:
    game = lay(attack=20, tactics=["Endless Resources"], victory=[["Ultron"]], hands=[["Odinson"], ["Arc Reactor"]])
    answers(game, "fight Red Skull")
    assert game.result is not None
    assert dict(game.result.scores[0].parts)["Ultron"] == 2


@clause("L1-194")
@pytest.mark.parametrize("where", ["Rooftops", "Bridge"])
def test_whirlwind_fought_on_the_rooftops_or_the_bridge_kos_two_heroes_of_the_fighter(where: str) -> None:
    game = lay(
        attack=4, hands=[["Odinson", "Wound"], ["Odinson"]], played=[["Surge of Power"] * 2], city={where: "Whirlwind"}
    )
    answers(game, f"fight Whirlwind on the {where}")
    assert options(game) == ["KO Odinson from hand", "KO Surge of Power from play"]
    answers(game, "KO Surge of Power from play", "KO Odinson from hand")
    assert titles(table(game).ko) == ["Surge of Power", "Odinson"]
    assert titles(seat(game).hand) == ["Wound"]
    assert titles(seat(game).played) == ["Surge of Power"]
    assert titles(seat(game, 1).hand) == ["Odinson"]
    assert at_rest(game)


@clause("L1-194")
@pytest.mark.parametrize(
    ("space", "where"), [("Sewers", "in the Sewers"), ("Bank", "in the Bank"), ("Streets", "on the Streets")]
)
def test_whirlwind_fought_elsewhere_kos_nothing(space: str, where: str) -> None:
    game = lay(attack=4, hands=[["Odinson", "Odinson"]], city={space: "Whirlwind"})
    answers(game, f"fight Whirlwind {where}")
    assert table(game).ko == []
    assert at_rest(game)


@clause("L1-126")
def test_whirlwind_kos_the_only_hero_there_is() -> None:
    game = lay(attack=4, hands=[["Odinson", "Wound"]], city={"Bridge": "Whirlwind"})
    answers(game, "fight Whirlwind on the Bridge", "KO Odinson from hand")
    assert titles(table(game).ko) == ["Odinson"]
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)
