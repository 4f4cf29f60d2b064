"""The cards everybody shares: Agents, Troopers, Officers, Wounds and Bystanders."""

from __future__ import annotations

import pytest

from longbox.games.legendary.boxes.core1 import CORE1
from longbox.games.legendary.boxes.core1.basics import Agent, Officer, Trooper
from longbox.games.legendary.cards import Basic, Bystander, Wound
from longbox.games.legendary.traits import COVERT, GREY, INSTINCT, RANGED, SHIELD, STRENGTH, TECH
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

BASICS = pytest.mark.parametrize("title", ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Officer"])


@clause("L1-142", "L1-143", "L1-215", "L1-216")
@pytest.mark.parametrize(
    ("face", "copies", "cost", "recruit", "attack"),
    [(Agent, 40, 0, 1, None), (Trooper, 20, 0, None, 1), (Officer, 30, 3, 2, None)],
)
def test_the_numbers_of_the_grey_heroes(
    face: type[Basic], copies: int, cost: int, recruit: int | None, attack: int | None
) -> None:
    assert (face.copies, face.cost, face.recruit, face.attack) == (copies, cost, recruit, attack)
    assert (face.team, face.hero_class, face.power) == (SHIELD, GREY, ())
    assert CORE1.supplies[face] == copies


@clause("L1-053", "L1-110")
def test_the_numbers_of_wounds_and_bystanders() -> None:
    assert (CORE1.supplies[Wound], CORE1.supplies[Bystander]) == (30, 30)
    assert (Wound.attack, Wound.vp, Wound.is_hero) == (None, None, False)
    assert (Bystander.attack, Bystander.vp, Bystander.is_hero) == (None, 1, False)


@clause("L1-056", "L1-215", "L1-216")
def test_agent_trooper_and_officer_give_their_points() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Officer"]])
    answers(game, "play S.H.I.E.L.D. Agent")
    assert (table(game).recruit, table(game).attack) == (1, 0)
    answers(game, "play S.H.I.E.L.D. Trooper")
    assert (table(game).recruit, table(game).attack) == (1, 1)
    answers(game, "play S.H.I.E.L.D. Officer")
    assert (table(game).recruit, table(game).attack) == (3, 1)
    assert at_rest(game)


@clause("L1-077", "L1-215")
def test_an_officer_is_recruited_for_three_from_its_own_stack() -> None:
    game = lay(recruit=6, officers=30)
    answers(game, "recruit an Officer", "recruit an Officer")
    assert table(game).recruit == 0
    assert len(table(game).officers) == 28
    assert titles(seat(game).discard) == ["S.H.I.E.L.D. Officer"] * 2
    assert at_rest(game)


@clause("L1-074", "L1-123")
@pytest.mark.parametrize(("recruit", "officers"), [(2, 30), (3, 0)])
def test_no_officer_is_offered_for_too_little_recruit_or_from_an_empty_stack(recruit: int, officers: int) -> None:
    game = lay(recruit=recruit, officers=officers)
    assert "recruit an Officer" not in options(game)
    assert at_rest(game)


@clause("L1-104")
@BASICS
def test_a_grey_hero_is_one_of_your_heroes(title: str) -> None:
    game = lay(hands=[[title, "Wound"]], attack=3, city={"Bridge": "Sentinel"})
    answers(game, "fight Sentinel on the Bridge", f"KO {title} from hand")
    assert titles(table(game).ko) == [title]
    assert at_rest(game)


@clause("L1-143")
@BASICS
def test_a_grey_hero_has_no_class_for_superpowers(title: str) -> None:
    game = lay(hands=[[title]])
    hero = seat(game).hand[0]
    classes = (STRENGTH, INSTINCT, COVERT, TECH, RANGED)
    assert [table(game).has_trait(hero, trait) for trait in classes] == [False] * 5
    assert at_rest(game)


@clause("L1-143")
def test_grey_heroes_switch_on_no_superpower() -> None:
    game = lay(hands=[["S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Trooper", "Growing Anger"]])
    answers(game, "play S.H.I.E.L.D. Trooper", "play S.H.I.E.L.D. Trooper", "play Growing Anger")
    assert table(game).attack == 1 + 1 + 2
    assert at_rest(game)


@clause("L1-105")
def test_grey_is_one_colour_where_colours_are_counted() -> None:
    game = lay(hands=[["Perfect Teamwork", "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Officer"]])
    answers(game, "play Perfect Teamwork")
    assert table(game).attack == 2
    assert at_rest(game)


@clause("L1-110", "L1-116")
def test_a_wound_is_never_played_and_gives_nothing() -> None:
    game = lay(hands=[["Wound"] * 6])
    assert options(game) == ["heal", "end the turn"]
    assert (table(game).recruit, table(game).attack) == (0, 0)


@clause("L1-111")
def test_a_wound_is_none_of_your_heroes() -> None:
    game = lay(hands=[["Wound", "Wound"]], attack=3, city={"Bridge": "Sentinel"})
    answers(game, "fight Sentinel on the Bridge")
    assert titles(seat(game).hand) == ["Wound", "Wound"]
    assert not table(game).ko
    assert at_rest(game)


@clause("L1-114")
def test_healing_kos_every_wound_in_hand_and_none_elsewhere() -> None:
    game = answers(lay(hands=[["Wound", "Odinson", "Wound"]], discards=[["Wound"]]), "heal")
    assert titles(seat(game).hand) == ["Odinson"]
    assert titles(seat(game).discard) == ["Wound"]
    assert titles(table(game).ko) == ["Wound", "Wound"]
    assert at_rest(game)


def test_nobody_heals_without_a_wound_in_hand() -> None:
    game = lay(hands=[["Odinson"]], discards=[["Wound"]])
    assert "heal" not in options(game)


@clause("L1-115")
def test_nobody_heals_after_recruiting() -> None:
    game = lay(hands=[["Wound"]], recruit=3)
    assert "heal" in options(game)
    answers(game, "recruit an Officer")
    assert "heal" not in options(game)
    assert at_rest(game)


@clause("L1-115")
def test_nobody_heals_after_defeating_a_villain() -> None:
    game = lay(hands=[["Wound"]], attack=3, city={"Bridge": "Sentinel"})
    assert "heal" in options(game)
    answers(game, "fight Sentinel on the Bridge")
    assert "heal" not in options(game)
    assert at_rest(game)


@clause("L1-116")
def test_healing_ends_recruiting_and_fighting_villains_for_the_turn() -> None:
    game = lay(hands=[["Wound", "Odinson"]], recruit=9, attack=9, city={"Bridge": "Sentinel"})
    answers(game, "heal")
    assert options(game) == ["play Odinson", "fight Red Skull", "end the turn"]


@clause("L1-053", "L1-091")
def test_a_bystander_in_the_victory_pile_is_worth_one_point() -> None:
    game = lay(victory=[["Bystander"] * 7], hands=[[]], attack=7, tactics=["Endless Resources"])
    owner = seat(game)
    assert sum(card.victory_points(owner) for card in owner.victory) == 7
    answers(game, "fight Red Skull")
    assert game.over
    assert game.result is not None
    assert [score.total for score in game.result.scores] == [7 + 5, 0]


@clause("L1-004")
def test_a_hero_or_a_wound_is_worth_no_points() -> None:
    game = lay(
        hands=[["Wound", "Odinson"]], discards=[["S.H.I.E.L.D. Officer"]], attack=7, tactics=["Endless Resources"]
    )
    answers(game, "fight Red Skull")
    assert game.result is not None
    assert [score.total for score in game.result.scores] == [5, 0]
