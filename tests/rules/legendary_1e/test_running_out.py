"""When a deck or a stack runs dry."""

from __future__ import annotations

import pytest

from tests.rules.legendary_1e.words import BANK, CUBE, VIRUS, beneath, ended, in_space, totals
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles


@clause("L1-119")
def test_with_the_last_villain_card_the_turn_is_played_to_its_end_and_the_game_is_a_draw() -> None:
    game = lay(
        empty=["villain_deck"], villain_deck=["Bystander"], step="villain_deck", recruit=3, attack=5, hq=["Odinson"]
    )
    assert at_rest(game)
    assert len(table(game).villain_deck) == 0
    answers(game, "recruit Odinson from HQ 1", "end the turn")
    assert ended(game).outcome == "draw"
    assert ended(game).winners == ()
    assert len(seat(game).hand) == 6, "the turn is finished, new hand and all"


@clause("L1-119")
def test_with_one_villain_card_left_the_next_turn_comes() -> None:
    game = lay(empty=["villain_deck"], villain_deck=["Bystander", "Bystander"], step="villain_deck")
    answers(game, "end the turn")
    assert (asked(game), game.over) == (1, False)
    answers(game, "end the turn")
    assert ended(game).outcome == "draw"


@clause("L1-119")
def test_an_empty_hero_deck_ends_the_game_in_a_draw_as_well() -> None:
    game = lay(empty=["hero_deck"], hero_deck=["Odinson"], recruit=4, hq=["Surge of Power"])
    answers(game, "recruit Surge of Power from HQ 1")
    assert titles(table(game).hq)[0] == "Odinson"
    assert at_rest(game)
    answers(game, "end the turn")
    assert ended(game).outcome == "draw"


@clause("L1-119", "L1-126")
def test_a_villain_deck_emptied_in_mid_turn_ends_the_game_with_that_turn() -> None:
    city = {"Bank": "Endless Armies of HYDRA", "Bridge": "Abomination"}
    game = lay(empty=["villain_deck"], villain_deck=["The Lizard"], attack=9, city=city)
    answers(game, "fight Endless Armies of HYDRA in the Bank")
    assert titles(table(game).city) == ["The Lizard", "Abomination"], "one of two cards, as there is only one"
    answers(game, "fight Abomination on the Bridge", "end the turn")
    assert ended(game).outcome == "draw"


@clause("L1-119")
def test_an_extra_turn_is_not_taken_when_the_villain_deck_has_run_out() -> None:
    tactics = ["Secrets of Time Travel", "Dark Technology"]
    game = lay(mastermind="Dr. Doom", empty=["villain_deck"], attack=9, tactics=tactics)
    answers(game, "fight Dr. Doom", "end the turn")
    assert ended(game).outcome == "draw"


@clause("L1-119")
def test_a_win_later_in_that_turn_takes_precedence() -> None:
    game = lay(empty=["villain_deck"], attack=7, tactics=["Endless Resources"])
    answers(game, "fight Red Skull")
    assert ended(game).outcome == "victory"


@clause("L1-119")
def test_evil_winning_later_in_that_turn_takes_precedence() -> None:
    game = lay(scheme=VIRUS, empty=["villain_deck"], wounds=2, hands=[["Crazed Rampage"], []])
    answers(game, "play Crazed Rampage")
    assert ended(game).outcome == "defeat"


@clause("L1-119")
def test_with_the_last_card_a_twist_that_completes_the_scheme_evil_wins() -> None:
    game = lay(empty=["villain_deck"], twists=7, villain_deck=["Scheme Twist"], step="villain_deck")
    assert ended(game).outcome == "defeat"


@clause("L1-120")
def test_in_a_draw_whoever_has_most_victory_points_wins_individually() -> None:
    game = lay(empty=["villain_deck"], victory=[["Sabretooth"] * 4, ["Sabretooth"] * 5])
    answers(game, "end the turn")
    assert totals(game) == {0: 12, 1: 15}
    assert (ended(game).outcome, ended(game).winners, ended(game).individual_winners) == ("draw", (), (1,))


@clause("L1-120")
def test_in_a_draw_players_level_on_points_share_the_individual_victory() -> None:
    game = lay(seats=3, empty=["villain_deck"], victory=[["Sabretooth"], ["Bystander"] * 3, []])
    answers(game, "end the turn")
    assert ended(game).individual_winners == (0, 1)


@clause("L1-121")
def test_an_hq_space_that_cannot_be_filled_stays_empty_and_the_turn_goes_on() -> None:
    game = lay(empty=["hero_deck"], recruit=7, hq=["Surge of Power", "Odinson"], hands=[["Odinson"], []])
    answers(game, "recruit Surge of Power from HQ 1")
    assert (table(game).hq[0], len(titles(table(game).hq))) == (None, 4)
    answers(game, "recruit Odinson from HQ 2", "play Odinson")
    assert (len(titles(table(game).hq)), table(game).recruit) == (3, 2)
    answers(game, "end the turn")
    assert ended(game).outcome == "draw"


@clause("L1-122")
@pytest.mark.parametrize("stack", ["bystanders", "wounds", "officers"])
def test_an_empty_stack_does_not_end_the_game(stack: str) -> None:
    game = lay(scheme=CUBE, **{stack: 0}, recruit=3, villain_deck=["Bystander"] * 4)
    assert ("recruit an Officer" in options(game)) == (stack != "officers")
    for _ in range(4):
        answers(game, "end the turn")
        assert at_rest(game)


@clause("L1-123")
def test_a_wound_that_is_not_there_is_not_gained_and_kod_ones_are_not_used_again() -> None:
    game = lay(wounds=0, ko=["Wound"] * 10, hands=[["Crazed Rampage"], []])
    answers(game, "play Crazed Rampage")
    assert [player.discard for player in table(game).seats] == [[], []]
    assert len(table(game).ko) == 10
    assert at_rest(game)


@clause("L1-123")
def test_the_last_wound_goes_to_whoever_comes_first() -> None:
    game = lay(seats=3, active=1, wounds=2, hands=[[], ["Crazed Rampage"], []])
    answers(game, "play Crazed Rampage")
    assert [titles(player.discard) for player in table(game).seats] == [[], ["Wound"], ["Wound"]]


@clause("L1-123")
def test_a_bystander_that_is_not_there_is_neither_rescued_nor_captured() -> None:
    game = lay(bystanders=0, ko=["Bystander"] * 3, hands=[["Web-Shooters"]], villain_deck=["Green Goblin"])
    answers(game, "play Web-Shooters")
    assert seat(game).victory == []
    answers(game, "end the turn")
    assert beneath(game, in_space(game, "Sewers")) == []
    game = lay(
        scheme=BANK,
        bystanders=1,
        city={"Bank": "Abomination"},
        villain_deck=["Scheme Twist", "Ultron"],
        step="villain_deck",
    )
    assert beneath(game, in_space(game, "Bank")) == ["Bystander"], "one of two, as there is only one"


@clause("L1-123")
def test_an_officer_that_is_not_there_is_not_gained() -> None:
    game = lay(officers=0, ko=["S.H.I.E.L.D. Officer"], attack=3, city={"Bank": "HYDRA Kidnappers"})
    answers(game, "fight HYDRA Kidnappers in the Bank")
    assert (seat(game).discard, len(table(game).ko)) == ([], 1)
    assert at_rest(game)
