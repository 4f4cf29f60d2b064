"""Cases that lie between cards: what an audit of all of them together found."""

from __future__ import annotations

import pytest

from tests.words import answers, asked, at_rest, clause, enters, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"

# -- being asked tells nothing of a hand -----------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [["Wound", "Wound", AGENT], ["Wound", AGENT, AGENT]])
def test_a_player_with_one_hero_among_the_cards_in_hand_is_asked_as_one_with_more(hand: list[str]) -> None:
    game = enters("Master Strike", hands=[[], hand])
    assert (asked(game), options(game)) == (1, [f"KO {AGENT} from hand"])
    answers(game, f"1: KO {AGENT} from hand")
    assert titles(table(game).ko) == [AGENT, "Master Strike"]
    assert at_rest(game)


def test_a_player_whose_only_hero_was_played_is_asked_as_one_who_holds_more() -> None:
    game = lay(hands=[["Wound", AGENT]], city={"Bridge": "Sentinel"}, attack=3)
    answers(game, f"play {AGENT}", "fight Sentinel on the Bridge")
    assert options(game) == [f"KO {AGENT} from play"]
    answers(game, f"KO {AGENT} from play")
    assert titles(table(game).ko) == [AGENT]
    assert at_rest(game)


def test_nobody_is_asked_where_everybody_knows_the_only_answer() -> None:
    game = enters("Master Strike", hands=[[AGENT], [TROOPER]])
    assert titles(table(game).ko) == [AGENT, TROOPER, "Master Strike"]
    assert at_rest(game)


def test_a_player_who_plays_alone_is_never_asked_for_the_only_answer() -> None:
    game = enters("Master Strike", seats=1, hands=[["Wound", "Wound", AGENT]])
    assert titles(table(game).ko) == [AGENT, "Master Strike"]
    assert at_rest(game)


def test_electromagnetic_bubble_asks_even_where_only_one_x_man_is_in_hand() -> None:
    game = lay(mastermind="Magneto", tactics=["Electromagnetic Bubble"], hands=[["Odinson", "Optic Blast"]], attack=8)
    answers(game, "fight Magneto")
    assert options(game) == ["keep Optic Blast from hand"]


@pytest.mark.parametrize("top", [[AGENT, AGENT], [AGENT, TROOPER]])
def test_the_doombots_ask_whether_the_cards_looked_at_are_alike_or_not(top: list[str]) -> None:
    game = lay(city={"Bridge": "Doombot Legion"}, decks={0: top}, attack=3)
    answers(game, "fight Doombot Legion on the Bridge")
    assert options(game) == [f"KO {title}" for title in dict.fromkeys(top)]
    answers(game, f"KO {AGENT}")
    assert titles(table(game).ko) == [AGENT]
    assert seat(game).deck[-1].title == top[1]
    assert at_rest(game)


def test_ruthless_dictator_asks_twice_even_where_the_three_cards_are_alike() -> None:
    game = lay(decks={0: [AGENT] * 3}, tactics=["Ruthless Dictator", "Endless Resources"], attack=7)
    answers(game, "fight Red Skull", f"KO {AGENT}", f"discard {AGENT}")
    assert (titles(table(game).ko), titles(seat(game).discard), seat(game).deck[-1].title) == ([AGENT], [AGENT], AGENT)
    assert at_rest(game)


def test_a_single_card_looked_at_leaves_no_choice_to_hide() -> None:
    game = lay(city={"Bridge": "Doombot Legion"}, empty=["0.deck"], decks={0: [AGENT]}, attack=3)
    answers(game, "fight Doombot Legion on the Bridge")
    assert titles(table(game).ko) == [AGENT]
    assert at_rest(game)


@pytest.mark.parametrize(("first", "second"), [("Wound", AGENT), (AGENT, TROOPER)])
def test_discarding_two_cards_takes_two_answers_wherever_they_lie_in_hand(first: str, second: str) -> None:
    hand = ["Odinson", "Odinson", "Odinson", "Wound", AGENT, TROOPER]
    game = enters("Master Strike", mastermind="Magneto", hands=[[], hand], empty=["1.deck"])
    answers(game, f"1: discard {first} from hand", f"1: discard {second} from hand")
    assert titles(seat(game, 1).discard) == [first, second]
    assert at_rest(game)


def test_ymirs_patient_says_enough_even_when_the_last_wound_in_hand_is_gone() -> None:
    game = lay(hands=[[], ["Wound", AGENT]], decks={1: ["Wound"]}, city={"Bridge": "Ymir, Frost Giant King"}, attack=6)
    answers(game, "fight Ymir, Frost Giant King on the Bridge", "choose Player 2", "1: KO Wound from hand")
    assert (asked(game), options(game)) == (1, ["enough"])
    answers(game, "1: enough")
    assert titles(table(game).ko) == ["Wound"]
    assert at_rest(game)


# -- a Villain that is gone before its Ambush ------------------------------------------------------------------------


def _crowd(first: str) -> dict[str, object]:
    """Mystique, pushed out by `first`, becomes a Twist, and so many Villains follow that `first` escapes too."""
    return {
        "scheme": "Negative Zone Prison Breakout",
        "hq": ["God of Thunder"] * 5,
        "city": {**dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel"), "Bridge": "Mystique"},
        "villain_deck": ["The Leader", "The Leader", "Sentinel", "Scheme Twist", "Sentinel", "Sentinel", "Sentinel"],
    }


@clause("L1-041")
def test_a_villain_that_escaped_before_its_ambush_captures_no_bystander() -> None:
    game = enters("Green Goblin", **_crowd("Green Goblin"))
    assert "Green Goblin" in titles(table(game).escaped)
    assert table(game).held == {}
    assert len(table(game).bystanders) == 28
    assert at_rest(game)


def test_a_villain_that_escaped_before_its_ambush_captures_no_hero() -> None:
    game = enters("Skrull Shapeshifters", **_crowd("Skrull Shapeshifters"))
    assert "Skrull Shapeshifters" in titles(table(game).escaped)
    assert table(game).held == {}
    assert titles(table(game).hq) == ["God of Thunder"] * 5
    assert at_rest(game)
