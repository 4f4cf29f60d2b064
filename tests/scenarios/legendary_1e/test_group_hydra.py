"""HYDRA's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, escapes, lay, options, seat, table, titles

ARMIES, KIDNAPPERS, SUPREME = "Endless Armies of HYDRA", "HYDRA Kidnappers", "Supreme HYDRA"


@clause("L1-184")
def test_endless_armies_play_two_villain_deck_cards_in_order() -> None:
    game = lay(attack=4, city={"Bridge": ARMIES}, villain_deck=["Sentinel", "Scheme Twist", "Blob"])
    answers(game, f"fight {ARMIES} on the Bridge")
    assert titles(table(game).city) == ["Sentinel"]
    assert table(game).twists == 1
    assert [event.card for event in game.log() if event.kind == "plays_villain_card"] == ["Sentinel", "Scheme Twist"]
    assert table(game).villain_deck[-1].title == "Blob"
    assert at_rest(game)


@clause("L1-184")
def test_the_first_card_of_endless_armies_is_done_with_before_the_second_is_played() -> None:
    game = lay(attack=4, city={"Bridge": ARMIES}, villain_deck=["Green Goblin", "Bystander"], bystanders=5)
    answers(game, f"fight {ARMIES} on the Bridge")
    goblin = table(game).city[0]
    assert goblin is not None
    assert [event.card for event in game.log() if event.kind == "captures"] == ["Bystander", "Bystander"]
    assert len(table(game).held[goblin]) == 2
    assert len(table(game).bystanders) == 4
    assert at_rest(game)


@clause("L1-184")
def test_endless_armies_play_only_what_the_villain_deck_still_has() -> None:
    for cards in ([], ["Sentinel"]):
        game = lay(attack=4, city={"Bridge": ARMIES}, empty=["villain_deck"], villain_deck=cards)
        answers(game, f"fight {ARMIES} on the Bridge")
        assert titles(table(game).city) == cards
        assert at_rest(game)


@clause("L1-183", "L1-108")
def test_hydra_kidnappers_may_give_an_officer_into_the_discard_pile() -> None:
    game = lay(attack=3, hands=[["Odinson"]], city={"Bridge": KIDNAPPERS})
    answers(game, f"fight {KIDNAPPERS} on the Bridge")
    assert options(game) == ["gain an Officer", "decline"]
    answers(game, "gain an Officer")
    assert titles(seat(game).discard) == ["S.H.I.E.L.D. Officer"]
    assert titles(seat(game).hand) == ["Odinson"]
    assert len(table(game).officers) == 29
    assert at_rest(game)


@clause("L1-183")
def test_the_officer_of_hydra_kidnappers_may_be_declined() -> None:
    game = lay(attack=3, city={"Bridge": KIDNAPPERS})
    answers(game, f"fight {KIDNAPPERS} on the Bridge", "decline")
    assert seat(game).discard == []
    assert len(table(game).officers) == 30
    assert at_rest(game)


@clause("L1-123")
def test_hydra_kidnappers_ask_nothing_when_no_officer_is_left() -> None:
    game = lay(attack=3, officers=0, ko=["S.H.I.E.L.D. Officer"], city={"Bridge": KIDNAPPERS})
    answers(game, f"fight {KIDNAPPERS} on the Bridge")
    assert seat(game).discard == []
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Officer"]
    assert at_rest(game)


@clause("L1-186")
def test_supreme_hydra_scores_three_for_each_other_hydra_villain_in_the_pile() -> None:
    game = lay(
        attack=20,
        tactics=["Endless Resources"],
        victory=[[SUPREME, KIDNAPPERS, KIDNAPPERS, "Sentinel"], ["Viper"]],
    )
    answers(game, "fight Red Skull")
    assert game.result is not None
    mine = dict(game.result.scores[0].parts)
    assert (mine[SUPREME], mine[KIDNAPPERS]) == (9, 2)
    assert game.result.scores[0].total == 9 + 2 + 1 + 5


@clause("L1-186")
def test_supreme_hydra_alone_scores_three_and_hydra_named_tactics_are_no_villains() -> None:
    game = lay(attack=20, tactics=["HYDRA Conspiracy"], victory=[[SUPREME], [KIDNAPPERS]])
    answers(game, "fight Red Skull")
    assert game.result is not None
    assert dict(game.result.scores[0].parts)[SUPREME] == 3


@clause("L1-185")
def test_viper_fought_wounds_every_player_without_a_hydra_villain_and_counts_herself() -> None:
    game = lay(seats=3, attack=5, victory={1: [KIDNAPPERS], 2: ["Sentinel"]}, city={"Bridge": "Viper"})
    answers(game, "fight Viper on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [[], [], ["Wound"]]
    assert at_rest(game)


@clause("L1-185")
def test_viper_as_printed_wounds_a_fighter_without_another_hydra_villain() -> None:
    game = lay(printed_viper=True, attack=5, victory={1: [KIDNAPPERS]}, city={"Bridge": "Viper"})
    answers(game, "fight Viper on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], []]
    assert titles(seat(game).victory) == ["Viper"]
    assert at_rest(game)


@clause("L1-185")
def test_viper_as_printed_spares_a_fighter_with_another_hydra_villain() -> None:
    game = lay(printed_viper=True, attack=5, victory=[[KIDNAPPERS], []], city={"Bridge": "Viper"})
    answers(game, "fight Viper on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [[], ["Wound"]]
    assert at_rest(game)


@clause("L1-185")
def test_viper_escaping_wounds_every_player_without_a_hydra_villain() -> None:
    for printed in (False, True):
        game = escapes("Viper", seats=3, printed_viper=printed, victory={1: [SUPREME]})
        assert [titles(each.discard) for each in table(game).seats] == [["Wound"], [], ["Wound"]]
        assert titles(table(game).escaped) == ["Viper"]
        assert at_rest(game)


def test_a_tactic_that_names_hydra_saves_nobody_from_viper() -> None:
    game = escapes("Viper", victory=[["HYDRA Conspiracy"], [KIDNAPPERS]])
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], []]
    assert at_rest(game)
