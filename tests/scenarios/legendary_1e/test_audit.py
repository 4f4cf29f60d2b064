"""Cases that lie between cards: what an audit of all of them together found."""

from __future__ import annotations

import pytest

from longbox.kernel.game import Game
from tests.words import answers, asked, at_rest, clause, enters, escapes, lay, options, seat, table, titles

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


# -- what the log says -----------------------------------------------------------------------------------------------


def _told(game: Game, kind: str) -> list[tuple[int, str | None, str]]:
    """Of every event of a kind: how deep it stands, whose effect it was, and its words."""
    return [(event.depth, event.cause, event.text) for event in game.log() if event.kind == kind]


def test_what_a_defeat_brings_is_told_beneath_the_card_that_brings_it() -> None:
    game = lay(hands=[["Diamond Form"]], city={"Bridge": "Sabretooth"})
    answers(game, "play Diamond Form", "fight Sabretooth on the Bridge", "reveal Diamond Form from play")
    assert _told(game, "gets_recruit") == [(1, "Diamond Form", "Player 1 gets 3 Recruit")]
    assert at_rest(game)


def test_what_an_escape_costs_is_told_beneath_the_escape() -> None:
    game = escapes("Blob", "Bystander", hq=["Odinson", *["God of Thunder"] * 4], hands=[["Wound"], [AGENT]])
    assert _told(game, "kos_from_hq") == [(1, "Blob", "Player 1 KOs Odinson from the HQ")]
    assert _told(game, "discards") == [
        (1, "Blob", "Player 1 discards Wound"),
        (1, "Blob", f"Player 2 discards {AGENT}"),
    ]
    assert at_rest(game)


def test_no_points_are_not_told() -> None:
    game = answers(lay(hands=[["Covert Operation"]]), "play Covert Operation")
    assert _told(game, "gets_attack") == []
    game = answers(lay(hands=[["Covert Operation"]], victory=[["Bystander"]]), "play Covert Operation")
    assert _told(game, "gets_attack") == [(1, "Covert Operation", "Player 1 gets 1 Attack")]
    assert at_rest(game)


def test_healing_is_told_and_the_wounds_beneath_it() -> None:
    game = answers(lay(hands=[["Wound", "Wound"]]), "heal")
    assert _told(game, "heals") == [(0, None, "Player 1 heals")]
    assert _told(game, "kos") == [(1, None, "Player 1 KOs Wound")] * 2
    assert at_rest(game)


def test_the_parts_of_a_solo_score_are_words() -> None:
    game = lay(seats=1, tactics=["Endless Resources"], attack=7, twists=2, villains_escaped=1, bystanders_carried_off=1)
    answers(game, "fight Red Skull")
    assert game.result is not None
    parts = (("Endless Resources", 5), ("Bystanders carried off", -4), ("Scheme Twists", -6), ("Villains escaped", -1))
    assert (game.result.scores[0].total, game.result.scores[0].parts) == (-6, parts)


def test_the_parts_of_an_attack_add_up_to_it() -> None:
    city = {"Rooftops": ["Sabretooth", "Bystander"], "Bridge": "Sentinel"}
    game = lay(hands=[["Lightning Bolt", "Tidal Wave"]], city=city, scheme="Midtown Bank Robbery")
    answers(game, "play Lightning Bolt", "play Tidal Wave")
    parts = {enemy.title: [part for _, part in table(game).attack_parts(enemy)] for enemy in table(game).enemies()}
    assert parts == {"Sabretooth": [5, 1, -2], "Sentinel": [3, -2], "Red Skull": [7, -2]}
    assert [table(game).attack_of(enemy) for enemy in table(game).enemies()] == [4, 1, 5]
    assert at_rest(game)


# -- copies of copies ------------------------------------------------------------------------------------------------

NO_CARDS = ["0.deck", "0.hand", "1.deck", "1.hand"]


def test_a_stolen_copy_powers_does_not_copy_the_steal_abilities_that_plays_it() -> None:
    game = lay(hands=[["Steal Abilities"]], empty=NO_CARDS, decks={0: ["Copy Powers"]})
    answers(game, "play Steal Abilities")
    assert table(game).attack == 4
    assert titles(seat(game).discard) == ["Copy Powers"]
    assert at_rest(game)


def test_a_stolen_copy_powers_copies_another_hero_instead_and_only_once() -> None:
    game = lay(hands=[["Odinson", "Steal Abilities"]], empty=NO_CARDS, decks={0: ["Copy Powers"]})
    answers(game, "play Odinson", "play Steal Abilities")
    assert (table(game).recruit, table(game).attack) == (6, 4)
    assert at_rest(game)


def test_nor_does_it_while_another_copy_powers_is_that_steal_abilities() -> None:
    hand = ["Steal Abilities", "Copy Powers"]
    game = lay(hands=[hand], empty=NO_CARDS, decks={0: [AGENT, "Copy Powers"]})
    answers(game, "play Steal Abilities", "play Copy Powers", "copy Steal Abilities")
    assert (table(game).recruit, table(game).attack) == (2, 8)
    assert at_rest(game)


def test_everybody_sees_what_each_copy_was_played_as() -> None:
    hand = ["Copy Powers", "Copy Powers", "Odinson", "Surge of Power"]
    game = answers(lay(hands=[hand]), "play Odinson", "play Copy Powers", "play Surge of Power")
    answers(game, "play Copy Powers", "copy Surge of Power")
    shown = [(card["title"], card.get("played_as")) for card in game.view(1)["seats"][0]["played"]]
    assert shown == [
        ("Odinson", None),
        ("Copy Powers", "Thor: Odinson"),
        ("Surge of Power", None),
        ("Copy Powers", "Thor: Surge of Power"),
    ]
    assert at_rest(game)
