"""Dr. Doom's Master Strike and Tactics."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"


def strikes(**wanted: Any) -> Game:
    """The turn begins with a Master Strike."""
    return lay(mastermind="Dr. Doom", step="villain_deck", villain_deck=["Master Strike"], **wanted)


def takes(tactic: str, *later: str, **wanted: Any) -> Game:
    """Seat 0 fights Dr. Doom and takes this Tactic; another is left, so the game goes on."""
    others = later or ("Treasures of Latveria" if tactic != "Treasures of Latveria" else "Dark Technology",)
    game = lay(mastermind="Dr. Doom", attack=9, tactics=[tactic, *others], **wanted)
    return answers(game, "fight Dr. Doom")


@clause("L1-045", "L1-046", "L1-125")
def test_strike_makes_players_with_six_cards_put_two_of_them_on_their_deck_in_the_order_they_choose() -> None:
    game = strikes(
        seats=3,
        active=1,
        hands=[[AGENT] * 6, ["Odinson", AGENT, AGENT, TROOPER, TROOPER, "Growing Anger"], [TROOPER] * 6],
    )
    assert options(game) == [f"put back {name} from hand" for name in ("Odinson", AGENT, TROOPER, "Growing Anger")]
    answers(game, "1: put back Growing Anger from hand", "1: put back Odinson from hand")
    assert titles(seat(game, 1).hand) == [AGENT, AGENT, TROOPER, TROOPER]
    assert titles(seat(game, 1).deck)[-2:] == ["Growing Anger", "Odinson"]
    answers(game, f"2: put back {TROOPER} from hand", f"2: put back {TROOPER} from hand")
    answers(game, f"0: put back {AGENT} from hand", f"0: put back {AGENT} from hand")
    assert [len(player.hand) for player in table(game).seats] == [4, 4, 4]
    assert titles(table(game).ko) == ["Master Strike"]
    assert at_rest(game)


def test_strike_leaves_players_alone_who_have_five_or_seven_cards() -> None:
    game = strikes(hands=[[AGENT] * 5, [AGENT] * 7])
    assert [len(player.hand) for player in table(game).seats] == [5, 7]
    assert at_rest(game)


@clause("L1-134")
def test_a_revealed_tech_hero_averts_the_strike_and_stays_in_hand() -> None:
    game = strikes(hands=[["Diving Block", *[AGENT] * 5], [AGENT] * 5])
    answers(game, "0: reveal Diving Block from hand")
    assert titles(seat(game).hand) == ["Diving Block", *[AGENT] * 5]
    assert at_rest(game)


@clause("L1-136")
def test_the_owner_of_a_tech_hero_may_suffer_the_strike_instead() -> None:
    game = strikes(hands=[["Diving Block", *[AGENT] * 5], [AGENT] * 5])
    answers(game, "decline", "put back Diving Block from hand", f"put back {AGENT} from hand")
    assert titles(seat(game).deck)[-2:] == ["Diving Block", AGENT]
    assert at_rest(game)


def test_a_hero_of_another_class_does_not_avert_the_strike() -> None:
    game = strikes(hands=[["Odinson", *[AGENT] * 5], [AGENT] * 5])
    assert options(game) == ["put back Odinson from hand", f"put back {AGENT} from hand"]


def test_dr_doom_leads_the_doombots_and_has_nine_attack_and_five_points() -> None:
    game = lay(mastermind="Dr. Doom")
    assert titles(table(game).villain_deck).count("Doombot Legion") == 10
    assert (table(game).attack_of(table(game).mastermind), table(game).mastermind.vp) == (9, 5)


@clause("L1-097")
def test_dark_technology_recruits_a_tech_or_ranged_hero_for_free() -> None:
    hq = ["Odinson", "Diving Block", "Unstoppable Hulk", "God of Thunder", "Covert Operation"]
    game = takes("Dark Technology", hq=hq, recruit=1)
    assert options(game) == ["recruit Diving Block from HQ 2", "recruit God of Thunder from HQ 4", "decline"]
    assert titles(seat(game).victory) == ["Dark Technology"]
    answers(game, "recruit God of Thunder from HQ 4")
    assert titles(seat(game).discard) == ["God of Thunder"]
    assert (table(game).recruit, len(table(game).hq_heroes())) == (1, 5)
    assert at_rest(game)


def test_dark_technology_may_be_declined() -> None:
    game = answers(takes("Dark Technology", hq=["Diving Block"]), "decline")
    assert titles(seat(game).discard) == []
    assert table(game).hq[0] is not None
    assert at_rest(game)


def test_dark_technology_does_nothing_without_such_a_hero() -> None:
    hq = ["Odinson", "Growing Anger", "Unstoppable Hulk", "Covert Operation", "Oddball"]
    game = takes("Dark Technology", hq=hq)
    assert titles(table(game).hq) == hq
    assert at_rest(game)


def test_monarchs_decree_lets_each_other_player_draw_a_card() -> None:
    game = takes("Monarch's Decree", seats=3)
    assert options(game) == ["each other player draws a card", "each other player discards a card"]
    answers(game, "0: each other player draws a card")
    assert [len(player.hand) for player in table(game).seats] == [6, 7, 7]
    assert at_rest(game)


@clause("L1-125")
def test_monarchs_decree_makes_each_other_player_discard_a_card_of_their_choice() -> None:
    game = takes("Monarch's Decree", seats=3, hands=[[AGENT], [AGENT, "Odinson"], [TROOPER, "Oddball"]])
    answers(
        game, "0: each other player discards a card", "1: discard Odinson from hand", "2: discard Oddball from hand"
    )
    assert [titles(player.hand) for player in table(game).seats] == [[AGENT], [AGENT], [TROOPER]]
    assert [titles(player.discard) for player in table(game).seats] == [[], ["Odinson"], ["Oddball"]]
    assert at_rest(game)


def test_monarchs_decree_takes_nothing_from_an_empty_hand() -> None:
    game = answers(takes("Monarch's Decree", hands=[[AGENT], []]), "each other player discards a card")
    assert [titles(player.discard) for player in table(game).seats] == [[], []]
    assert at_rest(game)


@clause("L1-166")
def test_monarchs_decree_asks_nothing_in_a_solo_game() -> None:
    game = takes("Monarch's Decree", seats=1)
    assert (len(seat(game).hand), titles(seat(game).discard)) == (6, [])
    assert at_rest(game)


def test_secrets_of_time_travel_gives_one_more_whole_turn() -> None:
    game = takes("Secrets of Time Travel", villain_deck=["Bystander"] * 3)
    answers(game, "end the turn")
    assert (asked(game), table(game).active, table(game).turn) == (0, 0, 2)
    assert (len(seat(game).hand), table(game).attack) == (6, 0)
    assert table(game).held_bystanders(table(game).mastermind) == 1
    answers(game, "end the turn")
    assert (asked(game), table(game).active, table(game).turn) == (1, 1, 3)
    assert at_rest(game)


def test_another_tactic_lets_the_turn_pass_on() -> None:
    game = answers(takes("Dark Technology", "Secrets of Time Travel", hq=["Odinson"] * 5), "end the turn")
    assert table(game).active == 1


@clause("L1-171", "L1-172")
def test_the_final_showdown_begins_in_place_of_the_turn_that_secrets_of_time_travel_would_give() -> None:
    game = lay(mastermind="Dr. Doom", attack=9, tactics=["Secrets of Time Travel"], showdown=True)
    answers(game, "fight Dr. Doom", "end the turn")
    assert (table(game).step, table(game).active, table(game).turn) == ("showdown", 1, 1)
    answers(game, "1: end the turn")
    assert (table(game).step, table(game).active) == ("showdown", 0)


def test_treasures_of_latveria_make_the_next_hand_three_cards_larger() -> None:
    game = takes("Treasures of Latveria", villain_deck=["Bystander"] * 3)
    assert len(seat(game).hand) == 6
    answers(game, "0: end the turn")
    assert [len(player.hand) for player in table(game).seats] == [9, 6]
    assert at_rest(game)


def test_treasures_of_latveria_work_only_once() -> None:
    game = takes("Treasures of Latveria", villain_deck=["Bystander"] * 3)
    answers(game, "0: end the turn", "1: end the turn", "0: end the turn")
    assert [len(player.hand) for player in table(game).seats] == [6, 6]
    assert at_rest(game)
