"""The cards of the Enemies of Asgard."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, clause, enters, escapes, lay, options, seat, table, titles

YMIR = "Ymir, Frost Giant King"


def test_destroyer_fought_kos_all_shield_heroes_in_hand_and_played_but_nothing_else() -> None:
    game = lay(
        attack=7,
        hands=[["S.H.I.E.L.D. Agent", "Odinson", "S.H.I.E.L.D. Trooper", "Wound"], ["S.H.I.E.L.D. Agent"]],
        played=[["S.H.I.E.L.D. Officer", "Surge of Power"]],
        discards=[["S.H.I.E.L.D. Agent"]],
        city={"Bridge": "Destroyer"},
    )
    answers(game, "fight Destroyer on the Bridge")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Officer"]
    assert titles(seat(game).hand) == ["Odinson", "Wound"]
    assert titles(seat(game).played) == ["Surge of Power"]
    assert titles(seat(game).discard) == titles(seat(game, 1).hand) == ["S.H.I.E.L.D. Agent"]
    assert at_rest(game)


def test_destroyer_fought_kos_nothing_of_a_player_without_shield_heroes() -> None:
    game = lay(attack=7, hands=[["Odinson"]], city={"Bridge": "Destroyer"})
    answers(game, "fight Destroyer on the Bridge")
    assert table(game).ko == []
    assert at_rest(game)


def test_destroyer_escaping_makes_each_player_ko_two_of_their_heroes() -> None:
    game = escapes("Destroyer", hands=[["Odinson", "Surge of Power", "Wound", "Call Lightning"], ["Odinson", "Wound"]])
    answers(game, "0: KO Surge of Power from hand", "0: KO Odinson from hand", "1: KO Odinson from hand")
    assert titles(seat(game).hand) == ["Wound", "Call Lightning"]
    assert titles(seat(game, 1).hand) == ["Wound"]
    assert titles(table(game).ko) == ["Surge of Power", "Odinson", "Odinson"]
    assert at_rest(game)


def test_destroyer_escaping_kos_nothing_of_a_hand_without_heroes() -> None:
    game = escapes("Destroyer", hands=[["Wound"], ["Wound"]], discards=[["Odinson"], ["Odinson"]])
    assert table(game).ko == []
    assert at_rest(game)


def test_enchantress_fought_draws_three_cards() -> None:
    game = lay(
        attack=6,
        hands=[[]],
        decks=[["Odinson", "Surge of Power", "Call Lightning", "God of Thunder"]],
        city={"Bridge": "Enchantress"},
    )
    answers(game, "fight Enchantress on the Bridge")
    assert sorted(titles(seat(game).hand)) == ["Call Lightning", "Odinson", "Surge of Power"]
    assert seat(game).deck[-1].title == "God of Thunder"
    assert len(seat(game, 1).hand) == 6
    assert at_rest(game)


def test_enchantress_draws_as_many_cards_as_there_are() -> None:
    game = lay(attack=6, empty=["0.hand", "0.deck"], discards=[["Odinson"]], city={"Bridge": "Enchantress"})
    answers(game, "fight Enchantress on the Bridge")
    assert titles(seat(game).hand) == ["Odinson"]
    assert seat(game).deck == seat(game).discard == []
    assert at_rest(game)


def test_frost_giant_fought_wounds_every_player_who_reveals_no_ranged_hero() -> None:
    game = lay(seats=3, attack=4, hands=[["Odinson"], ["Surge of Power"], []], city={"Bridge": "Frost Giant"})
    answers(game, "fight Frost Giant on the Bridge", "1: reveal Surge of Power from hand")
    assert [titles(each.discard) for each in table(game).seats] == [["Wound"], [], ["Wound"]]
    assert at_rest(game)


def test_a_player_may_decline_to_reveal_to_a_frost_giant() -> None:
    game = lay(attack=4, hands=[["Surge of Power"], []], city={"Bridge": "Frost Giant"})
    answers(game, "fight Frost Giant on the Bridge")
    assert options(game) == ["reveal Surge of Power from hand", "decline"]
    answers(game, "0: decline")
    assert titles(seat(game).discard) == ["Wound"]
    assert at_rest(game)


def test_frost_giant_escaping_does_the_same() -> None:
    game = escapes("Frost Giant", hands=[["Surge of Power"], ["Odinson"]])
    answers(game, "0: reveal Surge of Power from hand")
    assert seat(game).discard == []
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


@clause("L1-040")
def test_ymir_entering_wounds_every_player_who_reveals_no_ranged_hero() -> None:
    game = enters(YMIR, hands=[["Odinson"], ["Call Lightning"]])
    answers(game, "1: reveal Call Lightning from hand")
    assert titles(seat(game).discard) == ["Wound"]
    assert seat(game, 1).discard == []
    assert at_rest(game)


def test_a_player_may_decline_to_reveal_to_ymir() -> None:
    game = answers(enters(YMIR, hands=[["Call Lightning"], ["Odinson"]]), "0: decline")
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


def test_ymir_fought_lets_the_fighter_ko_wounds_from_hand_and_discard_pile() -> None:
    game = lay(
        attack=6, hands=[["Wound", "Odinson", "Wound"], ["Wound"]], discards=[["Wound"], ["Wound"]], city={"Bank": YMIR}
    )
    answers(game, f"fight {YMIR} in the Bank", "choose Player 1")
    assert options(game) == ["KO Wound from hand", "KO Wound from the discard pile", "enough"]
    answers(game, "KO Wound from hand", "KO Wound from hand", "KO Wound from the discard pile")
    assert titles(table(game).ko) == ["Wound"] * 3
    assert titles(seat(game).hand) == ["Odinson"]
    assert seat(game).discard == []
    assert titles(seat(game, 1).hand) == titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


def test_the_player_whom_ymirs_fighter_chose_decides_how_many_wounds_to_ko() -> None:
    game = lay(seats=3, attack=6, hands=[["Wound"], [], ["Wound", "Wound"]], city={"Bank": YMIR})
    answers(game, f"fight {YMIR} in the Bank", "0: choose Player 3", "2: KO Wound from hand", "2: enough")
    assert titles(seat(game, 2).hand) == titles(seat(game).hand) == ["Wound"]
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


def test_no_wound_at_all_need_be_kod_for_ymir() -> None:
    game = lay(attack=6, hands=[["Wound"]], city={"Bank": YMIR})
    answers(game, f"fight {YMIR} in the Bank", "choose Player 1", "enough")
    assert table(game).ko == []
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


def test_a_player_who_can_have_no_wound_is_not_asked_for_ymir() -> None:
    game = lay(attack=6, hands=[["Wound"], ["Odinson"]], city={"Bank": YMIR})
    answers(game, f"fight {YMIR} in the Bank", "choose Player 2")
    assert table(game).ko == []
    assert at_rest(game)


def test_a_player_whose_wound_may_be_in_hand_or_deck_is_asked_for_ymir_even_without_one_in_hand() -> None:
    game = lay(attack=6, hands=[[], ["Odinson"]], decks={1: ["Wound"]}, city={"Bank": YMIR})
    answers(game, f"fight {YMIR} in the Bank", "choose Player 2")
    assert asked(game) == 1
    assert options(game) == ["enough"]
    answers(game, "1: enough")
    assert table(game).ko == []
    assert at_rest(game)
