"""The KO pile, S.H.I.E.L.D. Heroes, and gaining cards."""

from __future__ import annotations

from tests.rules.legendary_1e.words import AGENT, OFFICER, TROOPER
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


@clause("L1-101")
def test_all_kod_cards_lie_in_one_open_pile_and_never_come_back() -> None:
    game = lay(
        seats=1,
        city={"Bank": "Sentinel", "Bridge": "Abomination"},
        attack=3,
        hands=[[AGENT, "Odinson"]],
        empty=["0.deck", "0.hand"],
        hq=["Keen Senses", *["God of Thunder"] * 4],
        villain_deck=["Scheme Twist", "Bystander", "Bystander"],
    )
    answers(game, "fight Sentinel in the Bank", "KO Odinson from hand", "end the turn")
    assert titles(table(game).ko) == ["Odinson", "Keen Senses"], "one from a hand, one from the HQ (a Twist alone)"
    assert [card["title"] for card in game.view()["ko"]] == ["Odinson", "Keen Senses"]
    answers(game, "end the turn", "end the turn")
    assert titles(table(game).ko) == ["Odinson", "Keen Senses"]
    assert titles(seat(game).all_cards()) == [AGENT]


@clause("L1-102", "L1-104")
def test_one_of_your_heroes_may_be_kod_from_hand_or_from_play_but_not_from_elsewhere() -> None:
    game = lay(
        attack=3,
        city={"Bank": "Sentinel"},
        hands=[[TROOPER, "Odinson", AGENT]],
        discards=[["Keen Senses"]],
        decks=[["Quick Draw"]],
    )
    answers(game, "play S.H.I.E.L.D. Agent", "fight Sentinel in the Bank")
    assert options(game) == [
        "KO S.H.I.E.L.D. Trooper from hand",
        "KO Odinson from hand",
        "KO S.H.I.E.L.D. Agent from play",
    ]
    answers(game, "KO S.H.I.E.L.D. Agent from play")
    assert (titles(table(game).ko), seat(game).played) == ([AGENT], [])
    assert at_rest(game)


@clause("L1-103")
def test_what_a_kod_hero_gave_when_it_was_played_stays() -> None:
    game = lay(attack=2, city={"Bank": "Sentinel"}, hands=[[TROOPER, "Growing Anger", "Odinson"]])
    answers(game, "play S.H.I.E.L.D. Trooper", "play Growing Anger")
    assert table(game).attack == 5
    answers(game, "fight Sentinel in the Bank", "KO Growing Anger from play")
    assert table(game).attack == 2
    answers(game, "play Odinson")
    assert table(game).recruit == 4, "it was played this turn, wherever it lies now"
    assert at_rest(game)


@clause("L1-104")
def test_agents_troopers_and_officers_are_heroes() -> None:
    for name in (AGENT, TROOPER, OFFICER):
        game = lay(attack=3, city={"Bank": "Sentinel"}, hands=[["Wound", name]])
        answers(game, "fight Sentinel in the Bank", f"KO {name} from hand")
        assert (titles(table(game).ko), titles(seat(game).hand)) == ([name], ["Wound"])


@clause("L1-105")
def test_grey_is_a_colour_of_its_own_when_colours_are_counted() -> None:
    game = lay(hands=[["Avengers Assemble!", "Odinson", AGENT, TROOPER]])
    assert table(answers(game, "play Avengers Assemble!")).recruit == 3
    game = lay(hands=[["Avengers Assemble!", "Odinson"]])
    assert table(answers(game, "play Avengers Assemble!")).recruit == 2


@clause("L1-108")
def test_a_gained_card_goes_to_the_discard_pile() -> None:
    game = lay(attack=3, city={"Bank": "HYDRA Kidnappers"}, hands=[[], []])
    answers(game, "fight HYDRA Kidnappers in the Bank", "gain an Officer")
    assert (titles(seat(game).discard), seat(game).hand) == ([OFFICER], [])
    assert len(table(game).officers) == 29
    assert at_rest(game)
