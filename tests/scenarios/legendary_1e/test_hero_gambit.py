"""Gambit's cards."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

AGENT = "S.H.I.E.L.D. Agent"
LEAVE = f"leave {AGENT} on the deck"
DISCARD = f"discard {AGENT}"


def test_stack_the_deck_draws_two_cards_and_puts_one_of_the_hand_on_the_deck() -> None:
    game = lay(hands=[["Stack the Deck", "Wound"]], decks=[["Odinson", "Call Lightning", AGENT]])
    answers(game, "play Stack the Deck")
    assert options(game) == [
        "put back Wound from hand",
        "put back Odinson from hand",
        "put back Call Lightning from hand",
    ]
    answers(game, "put back Wound from hand")
    assert titles(seat(game).hand) == ["Odinson", "Call Lightning"]
    assert titles(seat(game).deck[-2:]) == [AGENT, "Wound"]
    assert at_rest(game)


@clause("L1-126")
def test_stack_the_deck_draws_what_there_is_and_puts_that_back() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Stack the Deck"]], decks=[["Odinson"]])
    answers(game, "play Stack the Deck")
    assert (titles(seat(game).hand), titles(seat(game).deck)) == ([], ["Odinson"])
    assert at_rest(game)


def test_stack_the_deck_does_nothing_without_any_card() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Stack the Deck"]])
    answers(game, "play Stack the Deck")
    assert (titles(seat(game).hand), titles(seat(game).deck)) == ([], [])
    assert at_rest(game)


@clause("L1-211")
def test_card_shark_draws_an_x_men_hero() -> None:
    game = answers(lay(hands=[["Card Shark"]], decks=[["Optic Blast", AGENT]]), "play Card Shark")
    assert titles(seat(game).hand) == ["Optic Blast"]
    assert seat(game).deck[-1].title == AGENT
    assert (table(game).attack, table(game).extra_draws) == (2, 1)
    assert at_rest(game)


@clause("L1-211")
def test_card_shark_leaves_any_other_card_on_the_deck() -> None:
    for top in (AGENT, "Odinson", "Wound"):
        game = answers(lay(hands=[["Card Shark"]], decks=[[top, "Optic Blast"]]), "play Card Shark")
        assert titles(seat(game).hand) == []
        assert seat(game).deck[-1].title == top
        assert (table(game).attack, table(game).extra_draws) == (2, 0)
        assert at_rest(game)


@clause("L1-088")
def test_card_shark_shuffles_the_discard_pile_to_have_a_card_to_reveal() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Card Shark"]], discards=[["Optic Blast"]])
    answers(game, "play Card Shark")
    assert (titles(seat(game).hand), titles(seat(game).discard)) == (["Optic Blast"], [])
    assert at_rest(game)


def test_card_shark_reveals_nothing_without_any_card() -> None:
    game = answers(lay(empty=["0.deck", "0.hand"], hands=[["Card Shark"]]), "play Card Shark")
    assert (table(game).attack, titles(seat(game).hand)) == (2, [])
    assert at_rest(game)


def test_hypnotic_charm_discards_the_top_card_of_ones_deck() -> None:
    game = lay(hands=[["Hypnotic Charm"], ["Odinson"]], decks=[[AGENT, "Odinson"]])
    answers(game, "play Hypnotic Charm")
    assert options(game) == [DISCARD, LEAVE]
    answers(game, DISCARD)
    assert titles(seat(game).discard) == [AGENT]
    assert seat(game).deck[-1].title == "Odinson"
    assert table(game).recruit == 2
    assert at_rest(game)


def test_hypnotic_charm_leaves_the_top_card_if_one_likes() -> None:
    game = lay(hands=[["Hypnotic Charm"]], decks=[[AGENT, "Odinson"]])
    answers(game, "play Hypnotic Charm", LEAVE)
    assert titles(seat(game).discard) == []
    assert titles(seat(game).deck[-2:]) == ["Odinson", AGENT]
    assert at_rest(game)


def test_hypnotic_charm_after_an_instinct_hero_treats_every_other_deck_alike() -> None:
    decks = [[AGENT, AGENT], ["Odinson", AGENT], ["Wound", AGENT]]
    game = lay(seats=3, hands=[["Quick Draw", "Hypnotic Charm"]], decks=decks)
    answers(game, "play Quick Draw", "play Hypnotic Charm", LEAVE)
    assert asked(game) == 0
    assert options(game) == ["discard Odinson", "leave Odinson on the deck"]
    answers(game, "0: discard Odinson", "0: leave Wound on the deck")
    assert [titles(player.discard) for player in table(game).seats] == [[], ["Odinson"], []]
    assert [player.deck[-1].title for player in table(game).seats] == [AGENT, AGENT, "Wound"]
    assert at_rest(game)


def test_hypnotic_charm_leaves_other_decks_alone_as_the_first_instinct_hero() -> None:
    game = lay(hands=[["Odinson", "Hypnotic Charm"]], decks=[[AGENT], ["Odinson"]])
    answers(game, "play Odinson", "play Hypnotic Charm", LEAVE)
    assert titles(seat(game, 1).discard) == []
    assert seat(game, 1).deck[-1].title == "Odinson"
    assert at_rest(game)


def test_hypnotic_charm_passes_over_a_player_without_any_card() -> None:
    empty = ["0.deck", "0.hand", "1.deck", "1.hand"]
    game = lay(empty=empty, hands=[["Hypnotic Charm"]], played=[["Quick Draw"]], decks=[[], []])
    answers(game, "play Hypnotic Charm")
    assert [titles(player.discard) for player in table(game).seats] == [[], []]
    assert at_rest(game)


def test_hypnotic_charm_can_do_nothing_to_others_in_a_solo_game() -> None:
    game = lay(seats=1, hands=[["Hypnotic Charm"]], played=[["Quick Draw"]], decks=[[AGENT]])
    answers(game, "play Hypnotic Charm", DISCARD)
    assert titles(seat(game).discard) == [AGENT]
    assert at_rest(game)


def test_high_stakes_jackpot_gives_attack_equal_to_the_cost_of_the_top_card_which_stays() -> None:
    for top, attack in (("God of Thunder", 12), (AGENT, 4), ("Wound", 4)):
        game = answers(lay(hands=[["High Stakes Jackpot"]], decks=[[top, "Odinson"]]), "play High Stakes Jackpot")
        assert table(game).attack == attack
        assert seat(game).deck[-1].title == top
        assert titles(seat(game).hand) == titles(seat(game).discard) == []
        assert at_rest(game)


def test_high_stakes_jackpot_gives_four_attack_without_any_card_to_reveal() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["High Stakes Jackpot"]])
    answers(game, "play High Stakes Jackpot")
    assert table(game).attack == 4
    assert at_rest(game)
