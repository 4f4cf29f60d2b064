"""The Henchmen's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-182", "L1-083", "L1-102", "L1-104")
def test_sentinel_kos_one_of_the_fighters_heroes_from_hand_or_play() -> None:
    game = lay(
        attack=3,
        hands=[["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Agent", "Wound"], ["Odinson"]],
        played=[["S.H.I.E.L.D. Agent"]],
        discards=[["Odinson"]],
        city={"Bridge": "Sentinel"},
    )
    answers(game, "fight Sentinel on the Bridge")
    assert options(game) == ["KO S.H.I.E.L.D. Agent from hand", "KO S.H.I.E.L.D. Agent from play"]
    answers(game, "KO S.H.I.E.L.D. Agent from play")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).hand) == ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Agent", "Wound"]
    assert seat(game).played == []
    assert titles(seat(game, 1).hand) == ["Odinson"]
    assert at_rest(game)


@clause("L1-103")
def test_a_hero_kod_for_a_sentinel_leaves_its_points() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Trooper"]], attack=3, city={"Bridge": "Sentinel"})
    answers(game, "play S.H.I.E.L.D. Trooper", "fight Sentinel on the Bridge")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Trooper"]
    assert table(game).attack == 1
    assert at_rest(game)


@clause("L1-111", "L1-182")
def test_sentinel_kos_nothing_of_a_player_who_has_only_wounds() -> None:
    game = lay(attack=3, hands=[["Wound", "Wound"]], city={"Bridge": "Sentinel"})
    answers(game, "fight Sentinel on the Bridge")
    assert table(game).ko == []
    assert titles(seat(game).hand) == ["Wound", "Wound"]
    assert at_rest(game)


def test_doombot_legion_kos_one_of_the_top_two_cards_and_puts_the_other_back() -> None:
    game = lay(attack=3, decks=[["Odinson", "Wound", "Surge of Power"]], city={"Bridge": "Doombot Legion"})
    answers(game, "fight Doombot Legion on the Bridge")
    assert options(game) == ["KO Odinson", "KO Wound"]
    answers(game, "KO Wound")
    assert titles(table(game).ko) == ["Wound"]
    assert titles(seat(game).deck[-2:]) == ["Surge of Power", "Odinson"]
    assert at_rest(game)


def test_only_the_fighter_of_a_doombot_legion_sees_the_two_cards() -> None:
    game = lay(attack=3, decks=[["Odinson", "Surge of Power"]], city={"Bridge": "Doombot Legion"})
    answers(game, "fight Doombot Legion on the Bridge", "KO Odinson")
    mine, theirs = (next(event for event in game.log(who) if event.kind == "looks_at_top") for who in (0, 1))
    assert mine.cards == ("Odinson", "Surge of Power")
    assert theirs.cards == ()
    assert "Surge of Power" not in "".join(event.text for event in game.log(1))
    assert at_rest(game)


def test_doombot_legion_reshuffles_the_discard_pile_beneath_a_deck_of_one() -> None:
    game = lay(
        attack=3,
        empty=["0.hand", "0.deck"],
        decks=[["Odinson"]],
        discards=[["Surge of Power"]],
        city={"Bridge": "Doombot Legion"},
    )
    answers(game, "fight Doombot Legion on the Bridge", "KO Odinson")
    assert titles(seat(game).deck) == ["Surge of Power"]
    assert seat(game).discard == []
    assert at_rest(game)


def test_doombot_legion_kos_the_only_card_there_is_and_nothing_where_there_is_none() -> None:
    for cards in (["Odinson"], []):
        game = lay(attack=3, empty=["0.hand", "0.deck"], discards=[cards], city={"Bridge": "Doombot Legion"})
        answers(game, "fight Doombot Legion on the Bridge")
        assert titles(table(game).ko) == cards
        assert seat(game).deck == seat(game).discard == []
        assert at_rest(game)


def test_hand_ninjas_give_one_recruit() -> None:
    game = answers(lay(attack=3, recruit=2, city={"Bridge": "Hand Ninjas"}), "fight Hand Ninjas on the Bridge")
    assert (table(game).recruit, table(game).attack) == (3, 0)
    assert at_rest(game)


def test_other_henchmen_give_no_recruit() -> None:
    game = lay(attack=3, recruit=2, city={"Bridge": "Savage Land Mutates"})
    answers(game, "fight Savage Land Mutates on the Bridge")
    assert table(game).recruit == 2
    assert at_rest(game)


def test_savage_land_mutates_make_the_new_hand_one_card_larger_for_this_turn_only() -> None:
    game = lay(attack=3, city={"Bridge": "Savage Land Mutates"}, villain_deck=["Bystander"] * 3)
    answers(game, "fight Savage Land Mutates on the Bridge", "end the turn")
    assert len(seat(game).hand) == 7
    answers(game, "1: end the turn", "0: end the turn")
    assert len(seat(game, 1).hand) == 6
    assert len(seat(game).hand) == 6
    assert at_rest(game)


def test_each_savage_land_mutate_adds_a_card_and_so_they_do_to_doctor_octopus() -> None:
    mutates = {"Bridge": "Savage Land Mutates", "Bank": "Savage Land Mutates"}
    game = lay(attack=6, city=mutates, villain_deck=["Bystander"])
    answers(game, "fight Savage Land Mutates on the Bridge", "fight Savage Land Mutates in the Bank", "end the turn")
    assert len(seat(game).hand) == 8
    game = lay(attack=7, city={"Bridge": "Savage Land Mutates", "Bank": "Doctor Octopus"}, villain_deck=["Bystander"])
    answers(game, "fight Savage Land Mutates on the Bridge", "fight Doctor Octopus in the Bank", "end the turn")
    assert len(seat(game).hand) == 9
    assert at_rest(game)
