"""Deadpool's cards."""

from __future__ import annotations

from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles

AGENT, TROOPER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"
HOLD_THIS = "play Here, Hold This for a Second"
DO_OVER = "Hey, Can I Get a Do-Over?"
RANDOM_ACTS = "Random Acts of Unkindness"


def test_hold_this_has_a_villain_of_ones_choice_capture_a_bystander() -> None:
    game = lay(hands=[["Here, Hold This for a Second"]], city={"Bridge": "Blob", "Sewers": "Abomination"})
    stack = len(table(game).bystanders)
    answers(game, HOLD_THIS)
    assert options(game) == ["give a Bystander to Abomination in the Sewers", "give a Bystander to Blob on the Bridge"]
    answers(game, "give a Bystander to Blob on the Bridge")
    assert {enemy.title: titles(held) for enemy, held in table(game).held.items()} == {"Blob": ["Bystander"]}
    assert len(table(game).bystanders) == stack - 1
    assert table(game).recruit == 2
    assert at_rest(game)


def test_hold_this_gives_the_only_villain_a_bystander_unasked() -> None:
    game = answers(lay(hands=[["Here, Hold This for a Second"]], city={"Bank": "Blob"}), HOLD_THIS)
    assert {enemy.title: titles(held) for enemy, held in table(game).held.items()} == {"Blob": ["Bystander"]}
    assert at_rest(game)


@clause("L1-139")
def test_hold_this_finds_no_captor_in_an_empty_city() -> None:
    game = lay(hands=[["Here, Hold This for a Second"]])
    stack = len(table(game).bystanders)
    answers(game, HOLD_THIS)
    assert table(game).held == {}
    assert len(table(game).bystanders) == stack
    assert at_rest(game)


def test_hold_this_asks_nothing_when_no_bystander_is_left() -> None:
    city = {"Bridge": "Blob", "Sewers": "Abomination"}
    game = answers(lay(hands=[["Here, Hold This for a Second"]], city=city, bystanders=0), HOLD_THIS)
    assert table(game).held == {}
    assert at_rest(game)


@clause("L1-208")
def test_oddball_gives_one_more_attack_for_each_other_odd_cost_hero_played() -> None:
    hand = [DO_OVER, "Team Player", "Oddball", AGENT, "Oddball", DO_OVER]
    game = lay(hands=[hand])
    answers(game, f"play {DO_OVER}", "decline", "play Team Player", "play Oddball", f"play {AGENT}")
    before = table(game).attack
    answers(game, "play Oddball")
    assert table(game).attack - before == 4
    assert at_rest(game)


@clause("L1-208", "L1-132")
def test_oddball_counts_neither_itself_nor_what_is_played_later_or_still_in_hand() -> None:
    game = lay(hands=[["Team Player", "Oddball", "Quick Draw"]], decks=[[AGENT]])
    answers(game, "play Team Player", "play Oddball")
    assert table(game).attack == 2 + 2
    answers(game, "play Quick Draw")
    assert table(game).attack == 2 + 2 + 1
    assert at_rest(game)


@clause("L1-137", "L1-135", "L1-136")
def test_oddball_and_healing_factor_beat_sabretooth_and_the_played_wolverine_may_be_shown() -> None:
    hands = [["Healing Factor", "Oddball", AGENT, AGENT, AGENT, AGENT], [AGENT]]
    for answer, wounds in (("reveal Healing Factor from play", []), ("decline", ["Wound"])):
        game = lay(hands=hands, city={"Bridge": "Sabretooth"})
        answers(game, "play Healing Factor", "play Oddball")
        assert table(game).attack == 5
        answers(game, "fight Sabretooth on the Bridge", answer)
        assert titles(seat(game).discard) == wounds
        assert titles(seat(game).victory) == ["Sabretooth"]
        assert at_rest(game)


def test_do_over_as_the_first_hero_discards_the_hand_and_draws_four_cards() -> None:
    game = lay(hands=[[DO_OVER, "Wound", AGENT]], decks=[["Odinson"] * 5])
    answers(game, f"play {DO_OVER}")
    assert options(game) == ["do it over", "decline"]
    answers(game, "do it over")
    assert titles(seat(game).hand) == ["Odinson"] * 4
    assert titles(seat(game).discard) == ["Wound", AGENT]
    assert table(game).attack == 2
    assert at_rest(game)


def test_do_over_declined_keeps_the_hand() -> None:
    game = lay(hands=[[DO_OVER, "Wound", AGENT]])
    answers(game, f"play {DO_OVER}", "decline")
    assert titles(seat(game).hand) == ["Wound", AGENT]
    assert titles(seat(game).discard) == []
    assert at_rest(game)


def test_do_over_is_not_offered_after_another_hero() -> None:
    game = lay(hands=[[AGENT, DO_OVER, "Wound"]])
    answers(game, f"play {AGENT}", f"play {DO_OVER}")
    assert titles(seat(game).hand) == ["Wound"]
    assert table(game).attack == 2
    assert at_rest(game)


@clause("L1-126")
def test_do_over_with_nothing_to_discard_still_draws_four_cards() -> None:
    game = lay(hands=[[DO_OVER]], decks=[["Odinson"] * 4])
    answers(game, f"play {DO_OVER}", "do it over")
    assert titles(seat(game).hand) == ["Odinson"] * 4
    assert at_rest(game)


def test_do_over_lets_unending_energy_return_before_the_four_cards_are_drawn() -> None:
    game = lay(hands=[[DO_OVER, "Unending Energy", AGENT]], decks=[["Odinson"] * 4])
    answers(game, f"play {DO_OVER}", "do it over", "return it to your hand")
    assert titles(seat(game).hand) == ["Unending Energy", *["Odinson"] * 4]
    assert titles(seat(game).discard) == [AGENT]
    assert at_rest(game)


@clause("L1-200")
def test_random_acts_takes_a_wound_into_hand_and_passes_it_to_the_left() -> None:
    game = lay(hands=[[RANDOM_ACTS, AGENT], ["Odinson"]])
    wounds = len(table(game).wounds)
    answers(game, f"play {RANDOM_ACTS}")
    assert options(game) == ["gain a Wound", "decline"]
    answers(game, "gain a Wound", "0: pass Wound from hand")
    assert titles(seat(game).hand) == [AGENT, "Odinson"]
    assert titles(seat(game, 1).hand) == ["Wound"]
    assert titles(seat(game).discard) == []
    assert len(table(game).wounds) == wounds - 1
    assert table(game).attack == 6
    assert at_rest(game)


@clause("L1-200")
def test_random_acts_without_the_wound_still_passes_cards_around() -> None:
    game = lay(seats=3, hands=[[RANDOM_ACTS, AGENT, TROOPER], ["Odinson", "Wound"], ["Call Lightning"]])
    answers(game, f"play {RANDOM_ACTS}", "decline", "0: pass S.H.I.E.L.D. Trooper from hand")
    assert asked(game) == 1
    assert options(game) == ["pass Odinson from hand", "pass Wound from hand"]
    answers(game, "1: pass Wound from hand")
    assert titles(seat(game).hand) == [AGENT, "Call Lightning"]
    assert titles(seat(game, 1).hand) == ["Odinson", TROOPER]
    assert titles(seat(game, 2).hand) == ["Wound"]
    assert at_rest(game)


@clause("L1-123")
def test_random_acts_offers_no_wound_from_an_empty_stack() -> None:
    game = lay(hands=[[RANDOM_ACTS, AGENT], ["Odinson"]], wounds=0)
    answers(game, f"play {RANDOM_ACTS}")
    assert (titles(seat(game).hand), titles(seat(game, 1).hand)) == (["Odinson"], [AGENT])
    assert at_rest(game)


def test_random_acts_passes_nothing_from_an_empty_hand() -> None:
    game = lay(hands=[[RANDOM_ACTS], ["Odinson"]])
    answers(game, f"play {RANDOM_ACTS}", "decline")
    assert (titles(seat(game).hand), titles(seat(game, 1).hand)) == (["Odinson"], [])
    assert at_rest(game)


def test_diving_block_may_stop_the_wound_of_random_acts() -> None:
    game = lay(hands=[[RANDOM_ACTS, "Diving Block"], ["Odinson"]], decks=[[AGENT]])
    answers(game, f"play {RANDOM_ACTS}", "gain a Wound", "reveal Diving Block from hand")
    assert options(game) == ["pass Diving Block from hand", "pass S.H.I.E.L.D. Agent from hand"]
    answers(game, "pass S.H.I.E.L.D. Agent from hand")
    assert (titles(seat(game).hand), titles(seat(game, 1).hand)) == (["Diving Block", "Odinson"], [AGENT])
    assert at_rest(game)
