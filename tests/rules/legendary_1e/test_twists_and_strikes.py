"""Scheme Twists and Master Strikes."""

from __future__ import annotations

from tests.rules.legendary_1e.words import AGENT, CUBE, TROOPER, VIRUS, ended, told
from tests.words import answers, at_rest, clause, lay, seat, table, titles


@clause("L1-042")
def test_a_twist_does_what_the_scheme_says() -> None:
    hands = [[AGENT], ["Mission Accomplished"]]
    game = lay(scheme=VIRUS, hands=hands, villain_deck=["Scheme Twist"], step="villain_deck")
    answers(game, "1: reveal Mission Accomplished from hand")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], []]
    assert at_rest(game)


@clause("L1-042")
def test_the_same_twist_does_something_else_under_another_scheme() -> None:
    game = lay(scheme=CUBE, hands=[[AGENT], [AGENT]], villain_deck=["Scheme Twist"], step="villain_deck")
    assert [titles(player.discard) for player in table(game).seats] == [[], []]
    assert at_rest(game)


@clause("L1-043")
def test_a_twist_goes_to_the_ko_pile_after_its_effect() -> None:
    game = lay(scheme=VIRUS, villain_deck=["Scheme Twist"], step="villain_deck")
    assert titles(table(game).ko) == ["Scheme Twist"]
    assert (table(game).beside_scheme, table(game).resolving) == ([], [])
    assert told(game, "twist", "gains") == ["twist", "gains", "gains"]


@clause("L1-043")
def test_a_twist_stays_where_the_scheme_puts_it() -> None:
    game = lay(scheme=CUBE, villain_deck=["Scheme Twist"], step="villain_deck")
    assert titles(table(game).beside_scheme) == ["Scheme Twist"]
    assert (table(game).ko, table(game).resolving) == ([], [])


@clause("L1-044")
def test_numbered_twist_effects_follow_the_count_of_all_twists_so_far() -> None:
    game = lay(scheme=CUBE, villain_deck=["Scheme Twist"] * 8, step="villain_deck")
    wounds = [30 - len(table(game).wounds)]
    for _ in range(6):
        answers(game, "end the turn")
        wounds.append(30 - len(table(game).wounds))
    assert wounds == [0, 0, 0, 0, 2, 4, 10]
    assert len(table(game).beside_scheme) == 7
    answers(game, "end the turn")
    assert ended(game).outcome == "defeat"


@clause("L1-045")
def test_a_master_strike_does_what_the_mastermind_says() -> None:
    hands = [["Wound", AGENT, TROOPER], ["Odinson"], ["Wound"]]
    game = lay(seats=3, hands=hands, villain_deck=["Master Strike"], step="villain_deck")
    answers(game, "0: KO S.H.I.E.L.D. Trooper from hand")
    assert [titles(player.hand) for player in table(game).seats] == [["Wound", AGENT], [], ["Wound"]]
    assert titles(table(game).ko) == [TROOPER, "Odinson", "Master Strike"]
    assert at_rest(game)


@clause("L1-045")
def test_the_same_strike_does_something_else_under_another_mastermind() -> None:
    game = lay(mastermind="Loki", hands=[[AGENT], ["Odinson"]], villain_deck=["Master Strike"], step="villain_deck")
    answers(game, "1: reveal Odinson from hand")
    assert [titles(player.discard) for player in table(game).seats] == [["Wound"], []]
    assert titles(table(game).ko) == ["Master Strike"]


@clause("L1-046")
def test_a_master_strike_goes_to_the_ko_pile_when_it_is_done() -> None:
    game = lay(hands=[["Wound", AGENT, TROOPER], []], villain_deck=["Master Strike"], step="villain_deck")
    assert titles(table(game).ko) == []
    assert titles(table(game).resolving) == ["Master Strike"]
    answers(game, "KO S.H.I.E.L.D. Agent from hand")
    assert titles(table(game).ko) == [AGENT, "Master Strike"]
    assert table(game).resolving == []
    assert len(seat(game).hand) == 2
