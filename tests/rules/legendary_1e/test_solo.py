"""Playing alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.legendary_1e.words import (
    BANK,
    CIVIL_WAR,
    CUBE,
    PRISON,
    VIRUS,
    beneath,
    dealt,
    ended,
    groups_in,
    heroes_of,
    in_space,
    kinds,
    told,
    totals,
)
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

WON: dict[str, Any] = {"attack": 7, "tactics": ["Endless Resources"]}  # one fight from the win: 5 Victory Points


@clause("L1-157")
def test_three_heroes_make_the_solo_hero_deck() -> None:
    for seed in range(10):
        found = heroes_of(dealt(1, seed, scheme=CUBE))
        assert (len(found), found.total()) == (3, 42)


@clause("L1-158")
def test_always_leads_is_ignored() -> None:
    with_brotherhood = sum(
        "Brotherhood" in groups_in(dealt(1, seed, mastermind="Magneto", scheme=CUBE).villain_deck, "villain")
        for seed in range(70)
    )
    assert 2 <= with_brotherhood <= 25, "one group of seven, as often as any other"


@clause("L1-159")
def test_two_schemes_are_never_drawn() -> None:
    drawn = {dealt(1, seed).scheme.title for seed in range(80)}
    assert not {CIVIL_WAR, PRISON} & drawn
    assert len(drawn) == 6


@clause("L1-160", "L1-161", "L1-162", "L1-163", "L1-164")
def test_the_solo_villain_deck_is_small() -> None:
    for seed in range(20):
        deck = dealt(1, seed, scheme=VIRUS).villain_deck
        assert kinds(deck) == {"villain": 8, "henchman": 3, "bystander": 1, "strike": 1, "twist": 8}
        assert list(groups_in(deck, "villain").values()) == [8]
        assert list(groups_in(deck, "henchman").values()) == [3]
        assert len(deck) == 21


@clause("L1-162")
def test_a_scheme_that_sets_the_number_of_bystanders_sets_it_here_too() -> None:
    assert kinds(dealt(1, scheme=BANK).villain_deck)["bystander"] == 12


@clause("L1-164")
def test_the_solo_wound_stack_follows_the_scheme() -> None:
    assert len(dealt(1, scheme=VIRUS).wounds) == 6


@clause("L1-165")
def test_after_each_twist_a_hero_of_six_or_less_in_the_hq_is_kod() -> None:
    hq = ["Odinson", "God of Thunder", "Call Lightning", "Diamond Form", "Keen Senses"]
    game = lay(seats=1, scheme=VIRUS, hq=hq, villain_deck=["Scheme Twist"], step="villain_deck", hero_deck=["Oddball"])
    assert titles(seat(game).discard) == ["Wound"], "the Twist's own effect comes first"
    assert options(game) == ["KO Odinson from HQ 1", "KO Call Lightning from HQ 3", "KO Keen Senses from HQ 5"]
    answers(game, "KO Call Lightning from HQ 3")
    assert titles(table(game).hq) == [*hq[:2], "Oddball", *hq[3:]]
    assert titles(table(game).ko) == ["Scheme Twist", "Call Lightning"]
    assert at_rest(game)


@clause("L1-165")
def test_no_hero_is_kod_where_all_cost_more() -> None:
    game = lay(seats=1, hq=["God of Thunder"] * 5, villain_deck=["Scheme Twist"], step="villain_deck")
    assert titles(table(game).ko) == []
    assert at_rest(game)


@clause("L1-165")
def test_with_several_players_a_twist_kos_no_hero() -> None:
    game = lay(seats=2, hq=["Odinson"] * 5, villain_deck=["Scheme Twist"], step="villain_deck")
    assert titles(table(game).ko) == []
    assert at_rest(game)


@clause("L1-166")
def test_what_strikes_each_other_player_strikes_nobody() -> None:
    game = lay(seats=1, attack=3, city={"Sewers": "The Lizard"})
    answers(game, "fight The Lizard in the Sewers")
    assert (len(table(game).wounds), seat(game).discard) == (30, [])
    assert at_rest(game)


def test_what_strikes_each_player_strikes_the_solo_player() -> None:
    game = lay(seats=1, attack=5, city={"Bank": "Sabretooth"})
    answers(game, "fight Sabretooth in the Bank")
    assert titles(seat(game).discard) == ["Wound"]


# Scoring


@clause("L1-167")
def test_a_solo_win_without_penalties_scores_the_victory_points() -> None:
    game = answers(lay(seats=1, victory=[["Sabretooth"] * 8 + ["Bystander"]], **WON), "fight Red Skull")
    assert (ended(game).outcome, totals(game)) == ("victory", {0: 30})
    assert ended(game).winners == (0,)


@clause("L1-167")
def test_a_solo_loss_or_draw_has_no_score() -> None:
    lost = lay(seats=1, twists=7, villain_deck=["Scheme Twist"], step="villain_deck", victory=[["Sabretooth"]])
    drawn = answers(lay(seats=1, empty=["villain_deck"], victory=[["Sabretooth"]]), "end the turn")
    assert [ended(game).outcome for game in (lost, drawn)] == ["defeat", "draw"]
    for game in (lost, drawn):
        assert (ended(game).scores, ended(game).winners, ended(game).individual_winners) == ((), (), ())


@clause("L1-168", "L1-169", "L1-170")
@pytest.mark.parametrize(
    ("counted", "penalty"),
    [
        ({"bystanders_carried_off": 2}, -8),
        ({"twists": 6}, -18),
        ({"villains_escaped": 3}, -3),
        ({"bystanders_carried_off": 1, "twists": 5, "villains_escaped": 3}, -22),
    ],
)
def test_bystanders_twists_and_escapes_cost_points(counted: dict[str, int], penalty: int) -> None:
    game = answers(lay(seats=1, victory=[["Sabretooth"] * 11 + ["Bystander"] * 2], **WON, **counted), "fight Red Skull")
    assert totals(game) == {0: 40 + penalty}
    assert sum(points for _, points in ended(game).scores[0].parts if points < 0) == penalty


@clause("L1-168", "L1-169", "L1-170")
def test_the_penalties_are_counted_as_the_game_goes() -> None:
    """A Villain escapes with two Bystanders, then a Twist comes, then the Mastermind falls."""
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    game = lay(
        seats=1,
        city={**city, "Bridge": ["Abomination", "Bystander", "Bystander"]},
        villain_deck=["Sentinel", "Scheme Twist"],
        step="villain_deck",
        hq=["God of Thunder"] * 5,
        hands=[["Wound"]],
        empty=["0.deck", "0.hand"],
        tactics=["Endless Resources"],
        decks=[["Hulk Smash!", "X-Men United"]],
        victory=[["Sabretooth"] * 5],
    )
    answers(game, "end the turn")
    while "fight Red Skull" not in options(game):
        answers(game, next(option for option in options(game) if option.startswith("play")))
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 15 + 5 - 2 * 4 - 1 * 3 - 1 * 1}


@clause("L1-169", "L1-170")
def test_a_mystique_that_became_a_twist_counts_as_twist_and_escape() -> None:
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    game = lay(
        seats=1,
        city={**city, "Bridge": "Mystique"},
        villain_deck=["Sentinel"],
        step="villain_deck",
        hq=["God of Thunder"] * 5,
        hands=[["Growing Anger", "Hulk Smash!"]],
        tactics=["Endless Resources"],
    )
    assert (table(game).twists, table(game).villains_escaped) == (1, 1)
    assert told(game, "escapes", "twist") == ["escapes", "twist"]
    answers(game, "play Growing Anger", "play Hulk Smash!", "fight Red Skull")
    assert totals(game) == {0: 5 - 3 - 1}


def test_a_solo_escape_has_its_usual_costs() -> None:
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    hq = ["Odinson", *["God of Thunder"] * 4]
    game = lay(
        seats=1,
        hands=[["Odinson"]],
        city={**city, "Bridge": ["Abomination", "Bystander"]},
        villain_deck=["Green Goblin"],
        step="villain_deck",
        hq=hq,
    )
    assert (titles(table(game).ko), titles(seat(game).discard)) == (["Odinson"], ["Odinson"])
    assert beneath(game, in_space(game, "Sewers")) == ["Bystander"]
    assert at_rest(game)
