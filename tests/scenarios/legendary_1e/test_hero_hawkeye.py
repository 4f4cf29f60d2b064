"""Hawkeye's cards."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

AGENT = "S.H.I.E.L.D. Agent"
DRAW = "each other player draws a card"
DISCARD = "each other player discards a card"


def test_quick_draw_gives_one_attack_and_draws_a_card() -> None:
    game = answers(lay(hands=[["Quick Draw"]], decks=[["Odinson", AGENT]]), "play Quick Draw")
    assert table(game).attack == 1
    assert titles(seat(game).hand) == ["Odinson"]
    assert at_rest(game)


def test_quick_draw_draws_nothing_without_deck_and_discard_pile() -> None:
    game = answers(lay(empty=["0.deck", "0.hand"], hands=[["Quick Draw"]]), "play Quick Draw")
    assert (table(game).attack, titles(seat(game).hand)) == (1, [])
    assert at_rest(game)


@clause("L1-064")
def test_team_player_gives_three_attack_after_another_avenger() -> None:
    game = answers(lay(hands=[["Odinson", "Team Player"]]), "play Odinson", "play Team Player")
    assert table(game).attack == 3
    assert at_rest(game)


@clause("L1-064")
def test_team_player_gives_two_attack_after_an_x_men_hero() -> None:
    game = lay(hands=[["Mental Discipline", "Team Player"]])
    answers(game, "play Mental Discipline", "play Team Player")
    assert table(game).attack == 2
    assert at_rest(game)


def test_covering_fire_after_a_tech_hero_may_let_each_other_player_draw() -> None:
    hands, decks = [["Team Player", "Covering Fire"], [], []], [[AGENT], ["Odinson"], ["Call Lightning"]]
    game = lay(seats=3, hands=hands, decks=decks)
    answers(game, "play Team Player", "play Covering Fire")
    assert options(game) == [DRAW, DISCARD]
    answers(game, DRAW)
    assert [titles(player.hand) for player in table(game).seats] == [[], ["Odinson"], ["Call Lightning"]]
    assert table(game).attack == 5
    assert table(game).extra_draws == 0
    assert at_rest(game)


def test_covering_fire_after_a_tech_hero_may_let_each_other_player_discard() -> None:
    hands = [["Team Player", "Covering Fire", "Wound"], ["Odinson", AGENT], []]
    game = lay(seats=3, hands=hands)
    answers(game, "play Team Player", "play Covering Fire", DISCARD)
    assert asked(game) == 1
    assert options(game) == ["discard Odinson from hand", f"discard {AGENT} from hand"]
    answers(game, "1: discard Odinson from hand")
    assert [titles(player.hand) for player in table(game).seats] == [["Wound"], [AGENT], []]
    assert [titles(player.discard) for player in table(game).seats] == [[], ["Odinson"], []]
    assert at_rest(game)


def test_covering_fire_does_nothing_to_others_as_the_first_tech_hero() -> None:
    game = lay(hands=[["Odinson", "Covering Fire"], ["Odinson"]])
    answers(game, "play Odinson", "play Covering Fire")
    assert titles(seat(game, 1).hand) == ["Odinson"]
    assert table(game).attack == 3
    assert at_rest(game)


def test_covering_fire_asks_nothing_in_a_solo_game() -> None:
    game = lay(seats=1, hands=[["Team Player", "Covering Fire"]])
    answers(game, "play Team Player", "play Covering Fire")
    assert table(game).attack == 5
    assert at_rest(game)


def test_impossible_trick_shot_rescues_three_bystanders_for_every_enemy_defeated_this_turn() -> None:
    city = {"Bank": ["Abomination", "Bystander"]}
    game = lay(
        hands=[["Impossible Trick Shot"]], city=city, attack=15, tactics=["Negablast Grenades", "Endless Resources"]
    )
    stack = len(table(game).bystanders)
    answers(game, "play Impossible Trick Shot")
    assert titles(seat(game).victory) == []
    answers(game, "fight Abomination in the Bank")
    assert titles(seat(game).victory).count("Bystander") == 4
    answers(game, "fight Red Skull")
    assert titles(seat(game).victory).count("Bystander") == 7
    assert len(table(game).bystanders) == stack - 6
    assert at_rest(game)


@clause("L1-123")
def test_impossible_trick_shot_rescues_no_more_than_the_stack_has() -> None:
    game = lay(hands=[["Impossible Trick Shot"]], city={"Bank": "Abomination"}, bystanders=2)
    answers(game, "play Impossible Trick Shot", "fight Abomination in the Bank")
    assert titles(seat(game).victory) == ["Abomination", "Bystander", "Bystander"]
    assert at_rest(game)


def test_impossible_trick_shot_rescues_nobody_for_enemies_defeated_before_it() -> None:
    game = lay(hands=[["Impossible Trick Shot"]], city={"Bank": "Abomination"}, attack=9)
    answers(game, "fight Abomination in the Bank", "play Impossible Trick Shot")
    assert titles(seat(game).victory) == ["Abomination"]
    assert at_rest(game)


def test_impossible_trick_shot_is_over_with_the_turn() -> None:
    city = {"Bank": "Abomination"}
    game = lay(hands=[["Impossible Trick Shot"], ["Silent Sniper"]], city=city, villain_deck=["Bystander"])
    answers(game, "play Impossible Trick Shot", "end the turn", "1: play Silent Sniper")
    assert titles(seat(game, 1).victory) == ["Abomination", "Bystander"]
    assert at_rest(game)
