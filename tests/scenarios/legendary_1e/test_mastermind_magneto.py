"""Magneto's Master Strike and Tactics."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"
TACTICS = ["Bitter Captor", "Crushing Shockwave", "Electromagnetic Bubble", "Xavier's Nemesis"]


def strikes(**wanted: Any) -> Game:
    """The turn begins with a Master Strike."""
    return lay(mastermind="Magneto", step="villain_deck", villain_deck=["Master Strike"], **wanted)


def ready(tactic: str, **wanted: Any) -> Game:
    """Seat 0 can fight Magneto and would take this Tactic, the three others are left."""
    others = [name for name in TACTICS if name != tactic]
    return lay(mastermind="Magneto", tactics=[tactic, *others], **{"attack": 8, **wanted})


def takes(tactic: str, **wanted: Any) -> Game:
    return answers(ready(tactic, **wanted), "fight Magneto")


@clause("L1-045", "L1-046", "L1-125", "L1-191")
def test_strike_makes_each_player_discard_down_to_four_cards() -> None:
    game = strikes(active=1, hands=[[AGENT] * 5, ["Odinson", AGENT, AGENT, TROOPER, TROOPER, "Oddball"]])
    answers(game, f"1: discard {TROOPER} from hand", "1: discard Oddball from hand", f"0: discard {AGENT} from hand")
    assert titles(seat(game, 1).hand) == ["Odinson", AGENT, AGENT, TROOPER]
    assert titles(seat(game, 1).discard) == [TROOPER, "Oddball"]
    assert titles(seat(game, 0).hand) == [AGENT] * 4
    assert at_rest(game)


@clause("L1-191")
def test_strike_takes_nothing_from_four_cards() -> None:
    game = strikes(hands=[[AGENT] * 4, [AGENT] * 3])
    assert [len(player.hand) for player in table(game).seats] == [4, 3]
    assert at_rest(game)


@clause("L1-134", "L1-191")
def test_a_revealed_x_man_averts_the_strike() -> None:
    game = strikes(hands=[["Keen Senses", *[AGENT] * 5], [AGENT] * 4])
    answers(game, "0: reveal Keen Senses from hand")
    assert titles(seat(game).hand) == ["Keen Senses", *[AGENT] * 5]
    assert at_rest(game)


@clause("L1-136", "L1-191")
def test_the_owner_of_an_x_man_may_discard_instead() -> None:
    game = strikes(hands=[["Keen Senses", *[AGENT] * 5], [AGENT] * 4])
    answers(game, "decline", *[f"discard {AGENT} from hand"] * 2)
    assert titles(seat(game).hand) == ["Keen Senses", *[AGENT] * 3]
    assert at_rest(game)


@clause("L1-191")
def test_magneto_leads_the_brotherhood_and_has_eight_attack_and_five_points() -> None:
    game = lay(mastermind="Magneto")
    assert sum(card.unit_name == "Brotherhood" for card in table(game).villain_deck) == 8
    assert (table(game).attack_of(table(game).mastermind), table(game).mastermind.vp) == (8, 5)


@clause("L1-097", "L1-192")
def test_bitter_captor_recruits_an_x_man_for_free() -> None:
    game = takes("Bitter Captor", hq=["Odinson", "Berserker Rage", "Oddball", "Tidal Wave", "Diving Block"])
    assert options(game) == ["recruit Berserker Rage from HQ 2", "recruit Tidal Wave from HQ 4"]
    answers(game, "recruit Berserker Rage from HQ 2")
    assert titles(seat(game).discard) == ["Berserker Rage"]
    assert (table(game).recruit, len(table(game).hq_heroes())) == (0, 5)
    assert at_rest(game)


@clause("L1-192")
def test_bitter_captor_must_recruit_the_only_x_man() -> None:
    game = takes("Bitter Captor", hq=["Odinson", "Oddball", "Oddball", "Tidal Wave", "Diving Block"])
    assert titles(seat(game).discard) == ["Tidal Wave"]
    assert at_rest(game)


@clause("L1-192")
def test_bitter_captor_recruits_nobody_else() -> None:
    hq = ["Odinson", "Oddball", "Oddball", "Web-Shooters", "Diving Block"]
    game = takes("Bitter Captor", hq=hq)
    assert (titles(table(game).hq), titles(seat(game).discard)) == (hq, [])
    assert at_rest(game)


def test_crushing_shockwave_gives_two_wounds_to_each_other_player_who_reveals_no_x_man() -> None:
    game = takes("Crushing Shockwave", seats=3, hands={1: ["Keen Senses", AGENT]})
    answers(game, "1: reveal Keen Senses from hand")
    assert [titles(player.discard) for player in table(game).seats] == [[], [], ["Wound", "Wound"]]
    assert at_rest(game)


@clause("L1-136")
def test_the_owner_of_an_x_man_may_take_the_shockwave() -> None:
    game = answers(takes("Crushing Shockwave", hands={1: ["Keen Senses", AGENT]}), "1: decline")
    assert titles(seat(game, 1).discard) == ["Wound", "Wound"]
    assert at_rest(game)


@clause("L1-123", "L1-126")
def test_crushing_shockwave_gives_the_last_wound_there_is() -> None:
    game = takes("Crushing Shockwave", wounds=1)
    assert titles(seat(game, 1).discard) == ["Wound"]
    assert at_rest(game)


def test_electromagnetic_bubble_adds_an_x_man_from_hand_to_the_six_new_cards() -> None:
    game = takes("Electromagnetic Bubble", hands=[["Keen Senses", "Tidal Wave", "Odinson"]], played=[["Optic Blast"]])
    assert options(game) == [
        "keep Keen Senses from hand",
        "keep Tidal Wave from hand",
        "keep Optic Blast from play",
    ]
    answers(game, "keep Tidal Wave from hand")
    assert titles(seat(game).hand) == ["Keen Senses", "Tidal Wave", "Odinson"]
    answers(game, "end the turn")
    assert len(seat(game).hand) == 7
    assert titles(seat(game).hand)[-1] == "Tidal Wave"
    assert sorted(titles(seat(game).discard)) == ["Keen Senses", "Odinson", "Optic Blast"]
    assert at_rest(game)


@clause("L1-129")
def test_electromagnetic_bubble_takes_a_played_x_man_as_well() -> None:
    game = takes("Electromagnetic Bubble", hands=[["Odinson"]], played=[["Keen Senses"]])
    answers(game, "end the turn")
    assert len(seat(game).hand) == 7
    assert titles(seat(game).hand)[-1] == "Keen Senses"
    assert (titles(seat(game).played), titles(seat(game).discard)) == ([], ["Odinson"])
    assert at_rest(game)


def test_a_kept_hero_can_still_be_played_this_turn() -> None:
    game = takes("Electromagnetic Bubble", hands=[["Keen Senses"]])
    answers(game, "play Keen Senses", "end the turn")
    assert len(seat(game).hand) == 7
    assert titles(seat(game).hand)[-1] == "Keen Senses"
    assert (titles(seat(game).played), titles(seat(game).discard)) == ([], [])
    assert at_rest(game)


def test_a_kept_hero_is_not_shuffled_into_the_new_deck() -> None:
    game = takes("Electromagnetic Bubble", empty=["0.deck", "0.hand"], hands=[[AGENT, "Keen Senses", TROOPER]])
    answers(game, "keep Keen Senses from hand", "end the turn")
    assert sorted(titles(seat(game).hand)) == ["Keen Senses", AGENT, TROOPER]
    assert titles(seat(game).hand)[-1] == "Keen Senses"
    assert (titles(seat(game).deck), titles(seat(game).discard)) == ([], [])
    assert at_rest(game)


def test_a_kept_hero_does_not_come_back_when_it_is_ko_d_meanwhile() -> None:
    game = ready("Electromagnetic Bubble", hands=[["Keen Senses", AGENT]], city={"Bank": "Sentinel"}, attack=11)
    answers(game, "fight Magneto", "keep Keen Senses from hand")
    answers(game, "fight Sentinel in the Bank", "KO Keen Senses from hand", "end the turn")
    assert len(seat(game).hand) == 6
    assert "Keen Senses" not in titles(seat(game).hand)
    assert titles(table(game).ko) == ["Keen Senses"]
    assert at_rest(game)


def test_electromagnetic_bubble_lasts_for_one_turn() -> None:
    game = takes("Electromagnetic Bubble", hands=[["Keen Senses"]], villain_deck=["Bystander"] * 3)
    answers(game, "0: end the turn", "1: end the turn", "0: end the turn")
    assert len(seat(game).hand) == 6
    assert "Keen Senses" in titles(seat(game).discard)
    assert at_rest(game)


@clause("L1-130")
def test_electromagnetic_bubble_does_nothing_without_an_x_man_in_hand_or_play() -> None:
    game = takes("Electromagnetic Bubble", hands=[["Odinson"]], discards=[["Keen Senses"]])
    answers(game, "end the turn")
    assert len(seat(game).hand) == 6
    assert "Keen Senses" in titles(seat(game).discard)
    assert at_rest(game)


def test_what_is_kept_is_told_to_its_owner_alone() -> None:
    game = answers(takes("Electromagnetic Bubble", hands=[["Keen Senses", AGENT]]), "keep Keen Senses from hand")
    texts = ["\n".join(event.text for event in game.log(viewer)) for viewer in (0, 1)]
    assert "for the new hand: Keen Senses" in texts[0]
    assert "Keen Senses" not in texts[1]


@clause("L1-106", "L1-129")
def test_xaviers_nemesis_rescues_a_bystander_for_each_x_man_in_hand_and_play() -> None:
    hands, played = [["Keen Senses", "Odinson", AGENT]], [["Optic Blast", "Tidal Wave", "Oddball"]]
    game = takes("Xavier's Nemesis", hands=hands, played=played)
    assert titles(seat(game).victory) == ["Xavier's Nemesis", *["Bystander"] * 3]
    assert at_rest(game)


@clause("L1-130")
def test_xaviers_nemesis_does_not_count_x_men_elsewhere() -> None:
    game = takes("Xavier's Nemesis", hands=[["Odinson"], ["Keen Senses"]], discards=[["Keen Senses"]])
    assert titles(seat(game).victory) == ["Xavier's Nemesis"]
    assert at_rest(game)


@clause("L1-122", "L1-126")
def test_xaviers_nemesis_rescues_no_more_bystanders_than_there_are() -> None:
    game = takes("Xavier's Nemesis", hands=[["Keen Senses", "Optic Blast"]], bystanders=1)
    assert titles(seat(game).victory) == ["Xavier's Nemesis", "Bystander"]
    assert at_rest(game)
