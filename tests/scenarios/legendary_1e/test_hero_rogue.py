"""Rogue's cards."""

from __future__ import annotations

from longbox.games.legendary.traits import COVERT, RANGED, STRENGTH, X_MEN
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


def test_energy_drain_alone_kos_nothing() -> None:
    game = answers(lay(hands=[["Energy Drain", "Wound"]]), "play Energy Drain")
    assert table(game).recruit == 2
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


@clause("L1-112")
def test_energy_drain_kos_any_card_for_a_recruit_after_another_covert_hero() -> None:
    game = lay(hands=[["Copy Powers", "Energy Drain", "Wound", "Odinson"]], discards=[["S.H.I.E.L.D. Agent"]])
    answers(game, "play Copy Powers", "play Energy Drain")
    assert options(game) == [
        "KO Wound from hand",
        "KO Odinson from hand",
        "KO S.H.I.E.L.D. Agent from the discard pile",
        "decline",
    ]
    answers(game, "KO Odinson from hand")
    assert table(game).recruit == 3
    assert titles(table(game).ko) == ["Odinson"]
    assert at_rest(game)


def test_energy_drain_gives_two_recruit_when_nothing_is_koed() -> None:
    game = lay(hands=[["Copy Powers", "Energy Drain", "Wound"]])
    answers(game, "play Copy Powers", "play Energy Drain", "decline")
    assert table(game).recruit == 2
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


def test_energy_drain_gives_two_recruit_when_there_is_nothing_to_ko() -> None:
    game = answers(lay(hands=[["Copy Powers", "Energy Drain"]]), "play Copy Powers", "play Energy Drain")
    assert table(game).recruit == 2
    assert at_rest(game)


def test_borrowed_brawn_alone_gives_one_attack() -> None:
    game = answers(lay(hands=[["Energy Drain", "Borrowed Brawn"]]), "play Energy Drain", "play Borrowed Brawn")
    assert table(game).attack == 1
    assert at_rest(game)


def test_borrowed_brawn_gives_four_attack_after_another_strength_hero() -> None:
    game = answers(lay(hands=[["Odinson", "Borrowed Brawn"]]), "play Odinson", "play Borrowed Brawn")
    assert table(game).attack == 4
    assert at_rest(game)


def test_copy_powers_is_played_as_a_copy_with_points_and_superpower() -> None:
    game = answers(lay(hands=[["Odinson", "Copy Powers"]]), "play Odinson", "play Copy Powers")
    assert table(game).recruit == 2 + (2 + 2)  # the Odinson it copies switches the copy's Superpower on
    assert at_rest(game)


def test_copy_powers_without_another_hero_does_nothing() -> None:
    game = answers(lay(hands=[["Copy Powers", "Odinson"]]), "play Copy Powers")
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert at_rest(game)


def test_copy_powers_chooses_once_for_each_face_played() -> None:
    game = lay(hands=[["Odinson", "Odinson", "S.H.I.E.L.D. Trooper", "Copy Powers"]])
    answers(game, "play Odinson", "play Odinson", "play S.H.I.E.L.D. Trooper", "play Copy Powers")
    assert options(game) == ["copy Odinson", "copy S.H.I.E.L.D. Trooper"]
    answers(game, "copy S.H.I.E.L.D. Trooper")
    assert (table(game).recruit, table(game).attack) == (6, 2)
    assert at_rest(game)


def test_copy_powers_may_copy_a_hero_koed_since_it_was_played() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Trooper", "Copy Powers"]], attack=2, city={"Bridge": "Sentinel"})
    answers(game, "play S.H.I.E.L.D. Trooper", "fight Sentinel on the Bridge", "KO S.H.I.E.L.D. Trooper from play")
    answers(game, "play Copy Powers")
    assert table(game).attack == 1
    assert at_rest(game)


def test_copy_powers_is_of_both_classes_but_keeps_title_cost_and_team() -> None:
    game = answers(lay(hands=[["Repulsor Rays", "Copy Powers"]]), "play Repulsor Rays", "play Copy Powers")
    copy = seat(game).played[-1]
    assert [table(game).has_trait(copy, trait) for trait in (COVERT, RANGED, X_MEN)] == [True, True, True]
    assert not table(game).has_trait(copy, STRENGTH)
    assert table(game).colors_of(copy) == (COVERT, RANGED)
    assert [copy.title, copy.cost, copy.team] == ["Copy Powers", 5, X_MEN]
    assert table(game).attack == 2 + 3
    assert at_rest(game)


def test_copy_powers_switches_on_superpowers_of_either_class() -> None:
    game = lay(hands=[["Odinson", "Copy Powers", "Energy Drain", "Growing Anger"]])
    answers(game, "play Odinson", "play Copy Powers", "play Energy Drain", "decline", "play Growing Anger")
    assert table(game).attack == 3
    assert at_rest(game)


def test_copy_powers_does_not_take_the_team_of_the_copied_hero() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Agent", "Copy Powers", "Legendary Commander"]])
    answers(game, "play S.H.I.E.L.D. Agent", "play Copy Powers", "play Legendary Commander")
    assert table(game).recruit == 2
    assert table(game).attack == 1 + 1  # the Agent alone
    assert at_rest(game)


def test_copy_powers_is_only_covert_again_in_the_next_turn() -> None:
    game = lay(hands=[["Repulsor Rays", "Copy Powers"]], villain_deck=["Bystander"])
    answers(game, "play Repulsor Rays", "play Copy Powers")
    copy = seat(game).played[-1]
    answers(game, "end the turn")
    assert not table(game).has_trait(copy, RANGED)
    assert table(game).colors_of(copy) == (COVERT,)
    assert at_rest(game)


def test_copy_powers_copies_what_another_copy_powers_was_played_as() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Trooper", "Copy Powers", "Copy Powers"]])
    answers(game, "play S.H.I.E.L.D. Trooper", "play Copy Powers", "play Copy Powers")
    assert table(game).attack == 3
    assert at_rest(game)


def test_copy_powers_finds_nothing_in_a_copy_powers_that_copied_nothing() -> None:
    game = answers(lay(hands=[["Copy Powers", "Copy Powers"]]), "play Copy Powers", "play Copy Powers")
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert not table(game).copied
    assert at_rest(game)


@clause("L1-209")
def test_a_copy_pays_the_cost_to_play() -> None:
    game = lay(hands=[["Optic Blast", "Copy Powers", "Wound", "S.H.I.E.L.D. Agent", "Odinson"]])
    answers(game, "play Optic Blast", "discard Wound from hand", "play Copy Powers")
    assert options(game) == ["discard S.H.I.E.L.D. Agent from hand", "discard Odinson from hand"]
    answers(game, "discard Odinson from hand")
    assert table(game).attack == 6
    assert titles(seat(game).hand) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).discard) == ["Wound", "Odinson"]
    assert at_rest(game)


def test_copy_powers_cannot_copy_a_hero_whose_cost_to_play_cannot_be_paid() -> None:
    game = lay(hands=[["Optic Blast", "Wound", "Copy Powers"]])
    answers(game, "play Optic Blast", "discard Wound from hand", "play Copy Powers")
    assert table(game).attack == 3
    assert at_rest(game)


def test_a_copy_of_lightning_bolt_weakens_the_rooftops_again() -> None:
    game = lay(hands=[["Lightning Bolt", "Copy Powers"]], city={"Rooftops": "Sabretooth"})
    answers(game, "play Lightning Bolt", "play Copy Powers")
    assert table(game).attack_of(table(game).villains()[0]) == 1
    assert at_rest(game)


def test_a_copy_of_diving_block_stops_wounds() -> None:
    game = lay(hands=[["Diving Block", "Copy Powers", "Crazed Rampage"]], seats=1, decks={0: ["Odinson"]})
    answers(game, "play Diving Block", "play Copy Powers", "play Crazed Rampage")
    assert options(game) == ["reveal Diving Block from play", "reveal Copy Powers from play", "decline"]
    answers(game, "reveal Copy Powers from play")
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


@clause("L1-125")
def test_steal_abilities_discards_every_top_card_and_plays_copies_in_the_order_chosen() -> None:
    game = lay(
        seats=3,
        hands=[["Steal Abilities"]],
        decks={0: ["Odinson"], 1: ["S.H.I.E.L.D. Trooper"], 2: ["Growing Anger"]},
    )
    answers(game, "play Steal Abilities")
    assert [titles(seat(game, index).discard) for index in range(3)] == [
        ["Odinson"],
        ["S.H.I.E.L.D. Trooper"],
        ["Growing Anger"],
    ]
    assert options(game) == [
        "play a copy of Odinson",
        "play a copy of S.H.I.E.L.D. Trooper",
        "play a copy of Growing Anger",
    ]
    answers(game, "play a copy of S.H.I.E.L.D. Trooper", "play a copy of Growing Anger")
    assert table(game).attack == 4 + 1 + 3
    assert table(game).recruit == 4
    assert [titles(seat(game, index).discard) for index in range(3)] == [
        ["Odinson"],
        ["S.H.I.E.L.D. Trooper"],
        ["Growing Anger"],
    ]
    assert at_rest(game)


def test_copies_of_steal_abilities_are_heroes_played_this_turn_but_none_of_your_heroes() -> None:
    game = lay(
        hands=[["Steal Abilities", "Repulsor Rays"]],
        decks={0: ["Repulsor Rays"], 1: ["Wound"]},
        city={"Bridge": "Sentinel"},
    )
    answers(game, "play Steal Abilities")
    assert table(game).attack == 4 + 2
    assert titles(table(game).turn_played) == ["Steal Abilities", "Repulsor Rays"]
    assert titles(seat(game).your_heroes) == ["Repulsor Rays", "Steal Abilities"]
    assert titles(seat(game).played) == ["Steal Abilities"]
    answers(game, "play Repulsor Rays")
    assert table(game).attack == 6 + 3
    answers(game, "fight Sentinel on the Bridge")
    assert options(game) == ["KO Steal Abilities from play", "KO Repulsor Rays from play"]


def test_steal_abilities_gives_nothing_for_cards_that_are_no_heroes() -> None:
    game = lay(hands=[["Steal Abilities"]], decks={0: ["Wound"], 1: ["Wound"]})
    answers(game, "play Steal Abilities")
    assert (table(game).recruit, table(game).attack) == (0, 4)
    assert [titles(seat(game, index).discard) for index in range(2)] == [["Wound"], ["Wound"]]
    assert at_rest(game)


@clause("L1-088")
def test_steal_abilities_takes_nothing_from_a_player_without_cards() -> None:
    game = lay(hands=[["Steal Abilities"], []], empty=["1.deck", "1.hand"], decks={0: ["S.H.I.E.L.D. Trooper"]})
    answers(game, "play Steal Abilities")
    assert table(game).attack == 4 + 1
    assert titles(seat(game, 1).discard) == []
    assert at_rest(game)


def test_steal_abilities_shuffles_the_discard_pile_of_a_player_with_an_empty_deck() -> None:
    game = lay(
        hands=[["Steal Abilities"], []],
        empty=["1.deck", "1.hand"],
        decks={0: ["Wound"]},
        discards={1: ["S.H.I.E.L.D. Trooper"]},
    )
    answers(game, "play Steal Abilities")
    assert table(game).attack == 4 + 1
    assert titles(seat(game, 1).discard) == ["S.H.I.E.L.D. Trooper"]
    assert at_rest(game)


def test_a_stolen_hero_whose_cost_to_play_cannot_be_paid_gives_nothing() -> None:
    game = lay(hands=[["Steal Abilities"]], decks={0: ["Optic Blast"], 1: ["Determination"]})
    answers(game, "play Steal Abilities")
    assert (table(game).recruit, table(game).attack) == (0, 4)
    assert titles(table(game).turn_played) == ["Steal Abilities"]
    assert at_rest(game)


def test_the_player_pays_the_cost_to_play_of_a_stolen_hero() -> None:
    game = lay(hands=[["Steal Abilities", "Wound", "Odinson"]], decks={0: ["Wound"], 1: ["Optic Blast"]})
    answers(game, "play Steal Abilities", "0: discard Wound from hand")
    assert table(game).attack == 4 + 3
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).discard) == ["Wound", "Wound"]
    assert titles(seat(game, 1).discard) == ["Optic Blast"]
    assert at_rest(game)


def test_copy_powers_copies_steal_abilities() -> None:
    game = lay(
        hands=[["Steal Abilities", "Copy Powers"]],
        decks={0: ["Wound", "S.H.I.E.L.D. Trooper"], 1: ["Wound", "S.H.I.E.L.D. Agent"]},
    )
    answers(game, "play Steal Abilities", "play Copy Powers", "play a copy of S.H.I.E.L.D. Agent")
    assert (table(game).recruit, table(game).attack) == (1, 4 + 4 + 1)
    assert at_rest(game)


def test_a_stolen_copy_powers_copies_a_hero_played_this_turn() -> None:
    hand = ["S.H.I.E.L.D. Trooper", "Odinson", "Steal Abilities"]
    game = lay(hands=[hand], decks={0: ["Wound"], 1: ["Copy Powers"]})
    answers(game, *(f"play {title}" for title in hand))
    assert options(game) == ["copy S.H.I.E.L.D. Trooper", "copy Odinson"]
    answers(game, "copy S.H.I.E.L.D. Trooper")
    assert table(game).attack == 1 + 4 + 1
    assert titles(seat(game, 1).discard) == ["Copy Powers"]
    assert at_rest(game)


def test_a_stolen_unending_energy_may_return_to_its_owner_and_is_copied_all_the_same() -> None:
    game = lay(hands=[["Steal Abilities"]], decks={0: ["Wound"], 1: ["Unending Energy"]})
    answers(game, "play Steal Abilities", "1: return it to your hand")
    assert table(game).attack == 4 + 4
    assert "Unending Energy" in titles(seat(game, 1).hand)
    assert at_rest(game)
