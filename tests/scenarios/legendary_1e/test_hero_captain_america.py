"""Captain America's cards."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

AGENT = "S.H.I.E.L.D. Agent"


@clause("L1-105", "L1-129")
def test_avengers_assemble_gives_one_recruit_for_each_colour_played_and_held() -> None:
    game = lay(hands=[["Odinson", "Avengers Assemble!", AGENT, AGENT]])
    answers(game, "play Odinson", "play Avengers Assemble!")
    assert table(game).recruit == 2 + 3
    assert at_rest(game)


@clause("L1-130")
def test_avengers_assemble_counts_its_own_colour_but_no_wound_and_no_hero_elsewhere() -> None:
    game = lay(hands=[["Avengers Assemble!", "Wound"], ["Odinson"]], discards=[["Odinson"]], decks=[["Call Lightning"]])
    answers(game, "play Avengers Assemble!")
    assert table(game).recruit == 1
    assert at_rest(game)


@clause("L1-213", "L1-105")
def test_perfect_teamwork_with_agents_gives_two_attack() -> None:
    game = lay(hands=[["Perfect Teamwork", AGENT, AGENT]])
    answers(game, "play Perfect Teamwork")
    assert table(game).attack == 2
    assert at_rest(game)


@clause("L1-131", "L1-213")
def test_perfect_teamwork_gives_four_attack_for_four_colours_played_and_held() -> None:
    played, held = ["Mission Accomplished", "Team Player"], ["Quick Draw", "Avengers Assemble!", "Surge of Power"]
    game = lay(hands=[["Perfect Teamwork", *held]], played=[played])
    answers(game, "play Perfect Teamwork")
    assert table(game).attack == 4
    assert at_rest(game)


@clause("L1-213")
def test_perfect_teamwork_alone_gives_one_attack() -> None:
    game = answers(lay(hands=[["Perfect Teamwork"]]), "play Perfect Teamwork")
    assert table(game).attack == 1
    assert at_rest(game)


def test_diving_block_shown_from_hand_in_another_players_turn_draws_a_card_instead_of_the_wound() -> None:
    hands = [["Diving Block", AGENT], [AGENT]]
    game = lay(hands=hands, decks=[["Odinson"]], active=1, attack=5, city={"Bridge": "Sabretooth"})
    wounds = len(table(game).wounds)
    answers(game, "1: fight Sabretooth on the Bridge")
    assert asked(game) == 0
    assert options(game) == ["reveal Diving Block from hand", "decline"]
    answers(game, "0: reveal Diving Block from hand")
    assert titles(seat(game).hand) == ["Diving Block", AGENT, "Odinson"]
    assert titles(seat(game).discard) == []
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert len(table(game).wounds) == wounds - 1
    assert at_rest(game)


def test_diving_block_kept_hidden_lets_the_wound_come() -> None:
    game = lay(hands=[["Diving Block"], [AGENT]], active=1, attack=5, city={"Bridge": "Sabretooth"})
    answers(game, "1: fight Sabretooth on the Bridge", "0: decline")
    assert titles(seat(game).discard) == ["Wound"]
    assert titles(seat(game).hand) == ["Diving Block"]
    assert at_rest(game)


def test_diving_block_played_this_turn_may_be_shown_too() -> None:
    game = lay(hands=[["Diving Block"]], decks=[["Odinson"]], attack=1, city={"Bridge": "Sabretooth"})
    answers(game, "play Diving Block", "fight Sabretooth on the Bridge")
    assert options(game) == ["reveal Diving Block from play", "decline"]
    answers(game, "reveal Diving Block from play")
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


def test_diving_block_is_asked_for_each_wound_anew() -> None:
    hands = [["Diving Block"], [AGENT]]
    game = lay(
        hands=hands, decks=[["Odinson", "Odinson"]], step="villain_deck", villain_deck=["Scheme Twist"], twists=6
    )
    answers(game, "0: reveal Diving Block from hand", "0: decline", "0: reveal Diving Block from hand")
    assert titles(seat(game).hand) == ["Diving Block", "Odinson", "Odinson"]
    assert titles(seat(game).discard) == ["Wound"]
    assert titles(seat(game, 1).discard) == ["Wound", "Wound", "Wound"]
    assert at_rest(game)


@clause("L1-123")
def test_diving_block_cannot_be_shown_when_no_wound_is_left_to_gain() -> None:
    game = lay(hands=[["Diving Block"]], attack=5, city={"Bridge": "Sabretooth"}, wounds=0)
    hand = titles(seat(game).hand)
    answers(game, "fight Sabretooth on the Bridge")
    assert titles(seat(game).hand) == hand
    assert at_rest(game)


def test_diving_block_in_the_deck_prevents_no_wound_though_its_owner_is_asked() -> None:
    game = lay(hands=[[AGENT]], decks=[["Diving Block"]], attack=5, city={"Bridge": "Sabretooth"})
    answers(game, "fight Sabretooth on the Bridge")
    assert options(game) == ["decline"]
    answers(game, "decline")
    assert titles(seat(game).discard) == ["Wound"]
    assert at_rest(game)


def test_a_day_unlike_any_other_gives_three_more_attack_for_each_other_avenger_played() -> None:
    game = lay(hands=[["Odinson", "Team Player", "A Day Unlike Any Other", "Odinson"]])
    answers(game, "play Odinson", "play Team Player", "play A Day Unlike Any Other")
    assert table(game).attack == 3 + 3 + 2 * 3
    assert at_rest(game)


def test_a_day_unlike_any_other_gives_three_attack_without_an_avenger_before_it() -> None:
    game = lay(hands=[["Mental Discipline", "A Day Unlike Any Other", "Odinson"]])
    answers(game, "play Mental Discipline", "play A Day Unlike Any Other", "play Odinson")
    assert table(game).attack == 3
    assert at_rest(game)
