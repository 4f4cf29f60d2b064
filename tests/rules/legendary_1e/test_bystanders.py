"""Bystanders: captured, carried along, rescued."""

from __future__ import annotations

from tests.rules.legendary_1e.words import beneath, ended, in_space, totals
from tests.words import answers, at_rest, clause, lay, seat, table, titles


@clause("L1-048")
def test_a_bystander_is_captured_by_the_villain_nearest_to_the_villain_deck() -> None:
    city = {"Rooftops": "Abomination", "Bridge": "Ultron"}
    game = lay(city=city, villain_deck=["Bystander"], step="villain_deck")
    assert beneath(game, in_space(game, "Rooftops")) == ["Bystander"]
    assert beneath(game, in_space(game, "Bridge")) == beneath(game, table(game).mastermind) == []
    assert at_rest(game)


@clause("L1-049")
def test_the_mastermind_captures_a_bystander_when_the_city_is_empty() -> None:
    game = lay(villain_deck=["Bystander"], step="villain_deck")
    assert beneath(game, table(game).mastermind) == ["Bystander"]
    assert at_rest(game)


@clause("L1-050")
def test_everybody_sees_who_holds_how_many_bystanders() -> None:
    city = {"Bank": ["Abomination", "Bystander", "Bystander"], "Bridge": "Ultron"}
    game = lay(seats=3, city=city, mastermind_holds=["Bystander"])
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        held = {holder: [card["title"] for card in cards] for holder, cards in view["held"].items()}
        assert held[view["city"][1]["id"]] == ["Bystander", "Bystander"]
        assert held[view["mastermind_space"][0]["id"]] == ["Bystander"]
        assert view["city"][4]["id"] not in held


@clause("L1-051")
def test_captured_bystanders_travel_with_their_villain() -> None:
    city = {"Sewers": ["Abomination", "Bystander", "Bystander"]}
    game = lay(city=city, villain_deck=["Ultron"], step="villain_deck")
    assert in_space(game, "Bank").title == "Abomination"
    assert beneath(game, in_space(game, "Bank")) == ["Bystander", "Bystander"]
    assert beneath(game, in_space(game, "Sewers")) == []


@clause("L1-052")
def test_whoever_defeats_a_villain_rescues_the_bystanders_it_holds() -> None:
    city = {"Bank": ["Abomination", "Bystander", "Bystander"], "Streets": ["Ultron", "Bystander"]}
    game = lay(city=city, attack=5)
    answers(game, "fight Abomination in the Bank")
    assert titles(seat(game, 0).victory) == ["Abomination", "Bystander", "Bystander"]
    assert titles(seat(game, 1).victory) == []
    assert len(table(game).held) == 1
    assert beneath(game, in_space(game, "Streets")) == ["Bystander"]
    assert at_rest(game)


@clause("L1-052")
def test_whoever_defeats_the_mastermind_rescues_the_bystanders_it_holds() -> None:
    game = lay(
        mastermind_holds=["Bystander", "Bystander"], attack=7, tactics=["Endless Resources", "Negablast Grenades"]
    )
    answers(game, "fight Red Skull")
    assert titles(seat(game).victory) == ["Endless Resources", "Bystander", "Bystander"]
    assert table(game).held == {}


@clause("L1-053")
def test_a_bystander_is_worth_one_victory_point() -> None:
    game = lay(victory=[[], ["Bystander"] * 7], attack=7, tactics=["Endless Resources"])
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 5, 1: 7}
    assert ended(game).individual_winners == (1,)


@clause("L1-106")
def test_rescuing_a_bystander_takes_the_top_one_of_the_stack() -> None:
    game = lay(hands=[["Web-Shooters"]], bystanders=9)
    top = table(game).bystanders[-1]
    answers(game, "play Web-Shooters")
    assert len(table(game).bystanders) == 8
    assert seat(game).victory == [top]
    assert at_rest(game)


@clause("L1-107")
def test_rescuing_a_bystander_frees_none_that_a_villain_holds() -> None:
    game = lay(hands=[["Web-Shooters"]], bystanders=9, city={"Bank": ["Abomination", "Bystander"]})
    answers(game, "play Web-Shooters")
    assert beneath(game, in_space(game, "Bank")) == ["Bystander"]
    assert len(table(game).bystanders) == 8


@clause("L1-107")
def test_captured_bystanders_stay_captured_even_when_the_stack_is_empty() -> None:
    game = lay(hands=[["Web-Shooters"]], bystanders=0, city={"Bank": ["Abomination", "Bystander"]})
    answers(game, "play Web-Shooters")
    assert beneath(game, in_space(game, "Bank")) == ["Bystander"]
    assert seat(game).victory == []
    assert at_rest(game)
