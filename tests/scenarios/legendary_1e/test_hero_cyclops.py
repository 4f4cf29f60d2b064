"""Cyclops's cards."""

from __future__ import annotations

import pytest

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"
COSTLY = [("Determination", (3, 0)), ("Optic Blast", (0, 3))]


@clause("L1-209")
@pytest.mark.parametrize(("card", "points"), COSTLY)
def test_another_card_is_discarded_from_hand_before_the_card_gives_anything(card: str, points: tuple[int, int]) -> None:
    game = lay(hands=[[card, AGENT, "Wound"]])
    answers(game, f"play {card}")
    assert options(game) == ["discard S.H.I.E.L.D. Agent from hand", "discard Wound from hand"]
    assert (table(game).recruit, table(game).attack) == (0, 0)
    answers(game, "discard Wound from hand")
    assert (table(game).recruit, table(game).attack) == points
    assert titles(seat(game).hand) == [AGENT]
    assert titles(seat(game).discard) == ["Wound"]
    assert titles(seat(game).played) == [card]
    assert at_rest(game)


@clause("L1-209")
@pytest.mark.parametrize(("card", "points"), COSTLY)
def test_as_the_only_card_in_hand_it_cannot_be_played(card: str, points: tuple[int, int]) -> None:
    game = lay(hands=[[card]])
    assert f"play {card}" not in options(game)
    assert at_rest(game)


@clause("L1-209")
@pytest.mark.parametrize(("card", "points"), COSTLY)
def test_the_discarded_card_may_be_another_of_the_same(card: str, points: tuple[int, int]) -> None:
    game = answers(lay(hands=[[card, card]]), f"play {card}")
    assert (table(game).recruit, table(game).attack) == points
    assert (titles(seat(game).hand), titles(seat(game).discard)) == ([], [card])
    assert at_rest(game)


def test_unending_energy_discarded_by_a_card_may_return_to_hand() -> None:
    game = lay(hands=[["Determination", "Unending Energy"]])
    answers(game, "play Determination")
    assert options(game) == ["return it to your hand", "decline"]
    assert game.decision is not None
    assert titles([game.decision.source]) == ["Unending Energy"]
    answers(game, "return it to your hand")
    assert table(game).recruit == 3
    assert titles(seat(game).hand) == ["Unending Energy"]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


def test_unending_energy_stays_discarded_if_its_owner_declines() -> None:
    game = lay(hands=[["Determination", "Unending Energy"]])
    answers(game, "play Determination", "decline")
    assert titles(seat(game).hand) == []
    assert titles(seat(game).discard) == ["Unending Energy"]
    assert at_rest(game)


def test_unending_energy_returns_in_another_players_turn() -> None:
    hands = [["Team Player", "Covering Fire"], ["Unending Energy", AGENT]]
    game = lay(hands=hands)
    answers(game, "play Team Player", "play Covering Fire", "each other player discards a card")
    answers(game, "1: discard Unending Energy from hand", "1: return it to your hand")
    assert sorted(titles(seat(game, 1).hand)) == [AGENT, "Unending Energy"]
    assert titles(seat(game, 1).discard) == []
    assert at_rest(game)


def test_unending_energy_discarded_from_the_deck_comes_to_hand() -> None:
    game = lay(hands=[["Hypnotic Charm"]], decks=[["Unending Energy", "Odinson"]])
    answers(game, "play Hypnotic Charm", "discard Unending Energy", "return it to your hand")
    assert titles(seat(game).hand) == ["Unending Energy"]
    assert seat(game).deck[-1].title == "Odinson"
    assert at_rest(game)


def test_unending_energy_counts_once_when_discarding_down_and_may_then_return() -> None:
    hand = ["Unending Energy", AGENT, AGENT, TROOPER, TROOPER, "Wound"]
    game = lay(
        hands=[[AGENT], hand], mastermind="Magneto", step="villain_deck", villain_deck=["Master Strike"], active=0
    )
    answers(game, "1: decline", "1: discard Unending Energy from hand")
    assert options(game) == [f"discard {title} from hand" for title in (AGENT, TROOPER, "Wound")]
    answers(game, "1: discard Wound from hand", "1: return it to your hand")
    assert titles(seat(game, 1).hand) == [AGENT, AGENT, TROOPER, TROOPER, "Unending Energy"]
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


@clause("L1-085")
def test_unending_energy_is_discarded_at_the_end_of_the_turn_like_any_card() -> None:
    game = lay(hands=[["Unending Energy"]], decks=[[AGENT] * 6])
    answers(game, "end the turn")
    assert "Unending Energy" in titles(seat(game).discard)
    assert "Unending Energy" not in titles(seat(game).hand)


@clause("L1-036")
def test_unending_energy_does_not_return_when_a_villain_carries_bystanders_off() -> None:
    city = {
        "Sewers": "Blob",
        "Bank": "Blob",
        "Rooftops": "Blob",
        "Streets": "Blob",
        "Bridge": ["Abomination", "Bystander"],
    }
    hq = ["Call Lightning", "God of Thunder", "God of Thunder", "God of Thunder", "God of Thunder"]
    game = lay(hands=[["Unending Energy"], [AGENT]], city=city, hq=hq, step="villain_deck", villain_deck=["Sentinel"])
    assert titles(seat(game).discard) == ["Unending Energy"]
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_x_men_united_gives_two_more_attack_for_each_other_x_men_hero_played() -> None:
    game = lay(hands=[["Mental Discipline", "Psychic Link", "X-Men United", "Card Shark"]], decks=[[AGENT]])
    answers(game, "play Mental Discipline", "play Psychic Link", "decline", "play X-Men United")
    assert table(game).attack == 3 + 6 + 2 * 2
    assert at_rest(game)


def test_x_men_united_gives_six_attack_without_an_x_men_hero_before_it() -> None:
    game = lay(hands=[["Odinson", "X-Men United", "Mental Discipline"]])
    answers(game, "play Odinson", "play X-Men United", "play Mental Discipline")
    assert table(game).attack == 6
    assert at_rest(game)
