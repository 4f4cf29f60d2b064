"""Villains in the city: entering, pushing, standing."""

from __future__ import annotations

import pytest

from tests.rules.legendary_1e.words import AGENT, TROOPER, board, box
from tests.words import answers, at_rest, clause, lay, table, titles


@clause("L1-030")
def test_a_villain_enters_the_city_face_up_in_the_sewers() -> None:
    game = lay(villain_deck=["Abomination"], step="villain_deck")
    assert board(game) == {"Sewers": "Abomination"}
    for viewer in (None, 0, 1):
        assert [card and card["title"] for card in game.view(viewer)["city"]] == ["Abomination", None, None, None, None]
    assert at_rest(game)


@clause("L1-031")
def test_the_city_has_five_spaces_in_the_order_of_the_board() -> None:
    assert [space.name for space in box().city] == ["Sewers", "Bank", "Rooftops", "Streets", "Bridge"]


@clause("L1-031")
def test_ten_villains_in_a_row_never_share_a_space_and_none_is_lost() -> None:
    entering = ["Abomination", "Whirlwind", "The Lizard", "Ultron", "Supreme HYDRA"] * 2
    game = lay(seats=1, villain_deck=entering, step="villain_deck", hq=["God of Thunder"] * 5)
    for entered in range(1, 11):
        assert len(board(game)) == min(entered, 5)
        assert len(table(game).escaped) == max(0, entered - 5)
        assert titles(table(game).city) == entering[:entered][::-1][:5]
        if entered < 10:
            answers(game, "end the turn")


@clause("L1-032")
def test_whoever_stands_in_the_way_is_pushed_on_and_pushes_the_next() -> None:
    game = lay(city={"Sewers": "Whirlwind", "Bank": "Ultron"}, villain_deck=["Abomination"], step="villain_deck")
    assert board(game) == {"Sewers": "Abomination", "Bank": "Whirlwind", "Rooftops": "Ultron"}


@clause("L1-033")
def test_an_empty_space_stops_the_pushing_and_is_not_closed_up() -> None:
    game = lay(city={"Sewers": "Whirlwind", "Rooftops": "Ultron"}, villain_deck=["Abomination"], step="villain_deck")
    assert board(game) == {"Sewers": "Abomination", "Bank": "Whirlwind", "Rooftops": "Ultron"}


@clause("L1-033")
def test_a_villain_enters_empty_sewers_without_moving_anybody() -> None:
    game = lay(city={"Bank": "Whirlwind", "Bridge": "Ultron"}, villain_deck=["Abomination"], step="villain_deck")
    assert board(game) == {"Sewers": "Abomination", "Bank": "Whirlwind", "Bridge": "Ultron"}


@clause("L1-033")
def test_nobody_moves_up_when_a_villain_is_defeated() -> None:
    game = lay(city={"Sewers": "Whirlwind", "Bank": "Ultron", "Rooftops": "Venom"}, attack=6)
    answers(game, "fight Ultron in the Bank")
    assert board(game) == {"Sewers": "Whirlwind", "Rooftops": "Venom"}


@clause("L1-047")
@pytest.mark.parametrize("card", ["Bystander", "Scheme Twist", "Master Strike"])
def test_the_city_stays_as_it_is_when_no_villain_is_played(card: str) -> None:
    city = {"Sewers": "Whirlwind", "Bank": "Ultron", "Bridge": "Abomination"}
    game = lay(hands=[[AGENT, TROOPER], []], city=city, villain_deck=[card], step="villain_deck")
    if card == "Master Strike":
        answers(game, "KO S.H.I.E.L.D. Agent from hand")
    assert board(game) == city
    assert at_rest(game)
