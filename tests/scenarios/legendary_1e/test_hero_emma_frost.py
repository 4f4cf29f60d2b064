"""Emma Frost's cards."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, lay, options, seat, table, titles

AGENT = "S.H.I.E.L.D. Agent"
BOTH = ["play Covert Operation", "play Shadowed Thoughts"]
HAND = ["Covert Operation", "Shadowed Thoughts"]


def test_mental_discipline_gives_one_recruit_and_draws_a_card() -> None:
    game = answers(lay(hands=[["Mental Discipline"]], decks=[["Odinson", AGENT]]), "play Mental Discipline")
    assert table(game).recruit == 1
    assert titles(seat(game).hand) == ["Odinson"]
    assert at_rest(game)


def test_mental_discipline_draws_nothing_without_deck_and_discard_pile() -> None:
    game = lay(empty=["0.deck", "0.hand"], hands=[["Mental Discipline"]])
    answers(game, "play Mental Discipline")
    assert (table(game).recruit, titles(seat(game).hand)) == (1, [])
    assert at_rest(game)


def test_shadowed_thoughts_plays_a_villain_card_for_two_more_attack_after_a_covert_hero() -> None:
    game = lay(hands=[HAND], villain_deck=["Abomination", "Blob"])
    left = len(table(game).villain_deck)
    answers(game, *BOTH)
    assert options(game) == ["play the Villain card", "decline"]
    answers(game, "play the Villain card")
    assert titles(table(game).city) == ["Abomination"]
    assert len(table(game).villain_deck) == left - 1
    assert table(game).attack == 4
    assert at_rest(game)


def test_shadowed_thoughts_gives_the_attack_only_when_the_villain_card_is_carried_out() -> None:
    discard = [AGENT, "Odinson", "Call Lightning"]
    game = lay(hands=[HAND], discards=[discard], villain_deck=["Juggernaut"])
    answers(game, *BOTH, "play the Villain card")
    assert table(game).attack == 2
    answers(game, "KO S.H.I.E.L.D. Agent from the discard pile")
    assert table(game).attack == 2
    answers(game, "KO Odinson from the discard pile")
    assert table(game).attack == 4
    assert at_rest(game)


def test_shadowed_thoughts_declined_plays_nothing_and_gives_two_attack() -> None:
    game = lay(hands=[HAND], villain_deck=["Abomination"])
    left = len(table(game).villain_deck)
    answers(game, *BOTH, "decline")
    assert titles(table(game).city) == []
    assert (len(table(game).villain_deck), table(game).attack) == (left, 2)
    assert at_rest(game)


def test_shadowed_thoughts_offers_nothing_as_the_first_covert_hero() -> None:
    game = lay(hands=[["Odinson", "Shadowed Thoughts"]], villain_deck=["Abomination"])
    answers(game, "play Odinson", "play Shadowed Thoughts")
    assert titles(table(game).city) == []
    assert table(game).attack == 2
    assert at_rest(game)


def test_shadowed_thoughts_gives_nothing_more_when_the_villain_deck_is_empty() -> None:
    game = answers(lay(hands=[HAND], empty=["villain_deck"]), *BOTH)
    assert table(game).attack == 2
    assert at_rest(game)


def test_psychic_link_lets_every_player_who_shows_an_x_men_hero_draw() -> None:
    hands = [["Psychic Link", "Optic Blast"], ["Card Shark"], ["Odinson"]]
    game = lay(seats=3, hands=hands, decks=[[AGENT], ["Odinson"], ["Call Lightning"]])
    answers(game, "play Psychic Link")
    assert options(game) == ["reveal Optic Blast from hand", "decline"]
    answers(game, "0: reveal Optic Blast from hand", "1: reveal Card Shark from hand")
    assert titles(seat(game).hand) == ["Optic Blast", AGENT]
    assert titles(seat(game, 1).hand) == ["Card Shark", "Odinson"]
    assert titles(seat(game, 2).hand) == ["Odinson"]
    assert table(game).attack == 3
    assert at_rest(game)


def test_psychic_link_draws_nothing_for_who_declines() -> None:
    game = lay(hands=[["Psychic Link", "Optic Blast"], ["Card Shark"]])
    answers(game, "play Psychic Link", "0: decline", "1: decline")
    assert (titles(seat(game).hand), titles(seat(game, 1).hand)) == (["Optic Blast"], ["Card Shark"])
    assert at_rest(game)


def test_psychic_link_cannot_be_shown_for_itself() -> None:
    game = answers(lay(hands=[["Psychic Link"], ["Odinson"]]), "play Psychic Link")
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_psychic_link_may_be_shown_for_another_psychic_link() -> None:
    game = lay(hands=[["Psychic Link", "Psychic Link"], ["Psychic Link"]], decks=[[AGENT, AGENT]])
    answers(game, "play Psychic Link")
    assert options(game) == ["reveal Psychic Link from hand", "decline"]
    answers(game, "0: decline")
    assert asked(game) == 1
    answers(game, "1: decline", "play Psychic Link")
    assert options(game) == ["reveal Psychic Link from play", "decline"]
    answers(game, "0: reveal Psychic Link from play", "1: decline")
    assert titles(seat(game).hand) == [AGENT]
    assert at_rest(game)


def test_diamond_form_gives_three_recruit_for_every_villain_and_mastermind_defeated_this_turn() -> None:
    city = {"Bridge": "Blob", "Bank": "Abomination"}
    game = lay(
        hands=[["Diamond Form", "Optic Blast"]],
        city=city,
        attack=20,
        tactics=["Negablast Grenades", "HYDRA Conspiracy"],
    )
    answers(game, "play Diamond Form")
    assert table(game).recruit == 0
    answers(game, "fight Blob on the Bridge")
    assert table(game).recruit == 3
    answers(game, "fight Red Skull")
    assert table(game).recruit == 6
    assert at_rest(game)


def test_diamond_form_gives_nothing_for_enemies_defeated_before_it() -> None:
    game = lay(hands=[["Diamond Form"]], city={"Bank": "Abomination"}, attack=9)
    answers(game, "fight Abomination in the Bank", "play Diamond Form")
    assert table(game).recruit == 0
    assert at_rest(game)


def test_diamond_form_is_over_with_the_turn() -> None:
    city = {"Bank": "Abomination"}
    game = lay(hands=[["Diamond Form"], ["Silent Sniper"]], city=city, villain_deck=["Bystander"])
    answers(game, "play Diamond Form", "end the turn", "1: play Silent Sniper")
    assert titles(seat(game, 1).victory) == ["Abomination", "Bystander"]
    assert table(game).recruit == 0
    assert at_rest(game)


def test_two_diamond_forms_count_twice() -> None:
    game = lay(hands=[["Diamond Form", "Diamond Form"]], city={"Bank": "Abomination"})
    answers(game, "play Diamond Form", "play Diamond Form", "fight Abomination in the Bank")
    assert table(game).recruit == 6
    assert at_rest(game)
