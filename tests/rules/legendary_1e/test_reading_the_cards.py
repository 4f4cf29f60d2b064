"""How card texts are read: who does what first, which Heroes are yours, what was played, what is revealed."""

from __future__ import annotations

import pytest

from tests.rules.legendary_1e.words import AGENT, BANK, INVASION, TROOPER, beneath, ended, in_space
from tests.words import answers, asked, at_rest, clause, lay, options, seat, table, titles


@clause("L1-124")
def test_what_a_card_says_goes_before_the_general_rule() -> None:
    game = lay(seats=1, attack=4, city={"Bank": "Doctor Octopus"}, villain_deck=["Bystander"] * 2)
    answers(game, "fight Doctor Octopus in the Bank", "end the turn")
    assert len(seat(game).hand) == 8
    answers(game, "end the turn")
    assert len(seat(game).hand) == 6, "for that one turn only"


@clause("L1-125")
def test_an_effect_on_each_player_begins_with_the_active_one_and_goes_clockwise() -> None:
    hands = [[AGENT, TROOPER]] * 3
    game = lay(seats=3, active=1, attack=4, city={"Bank": "Super-Skrull"}, hands=hands)
    answers(game, "fight Super-Skrull in the Bank")
    answers(game, *[f"{player}: KO S.H.I.E.L.D. Agent from hand" for player in (1, 2, 0)])
    assert [titles(player.hand) for player in table(game).seats] == [[TROOPER]] * 3
    assert at_rest(game)


@clause("L1-126")
def test_as_much_of_an_effect_is_done_as_can_be() -> None:
    game = lay(attack=4, city={"Bridge": "Whirlwind"}, hands=[["Wound", "Odinson"]])
    answers(game, "fight Whirlwind on the Bridge", "KO Odinson from hand")
    assert (titles(table(game).ko), titles(seat(game).hand)) == (["Odinson"], ["Wound"])
    assert at_rest(game)


@clause("L1-128")
def test_a_choice_that_is_nobodys_is_the_active_players() -> None:
    hq = ["Call Lightning", "Unending Energy", "Odinson", "Diving Block", "Keen Senses"]
    game = lay(seats=3, active=2, hq=hq, villain_deck=["Skrull Queen Veranke"], step="villain_deck")
    assert asked(game) == 2
    assert [option.split(" from ")[0].removeprefix("capture ") for option in options(game)] == [hq[0], hq[1], hq[3]]
    answers(game, options(game)[1])
    assert beneath(game, in_space(game, "Sewers")) == ["Unending Energy"]
    assert at_rest(game)


@clause("L1-129", "L1-130")
def test_your_heroes_are_those_in_hand_and_those_played_this_turn_and_no_others() -> None:
    game = lay(
        attack=6,
        city={"Bank": "Baron Zemo"},
        hands=[["Odinson", "Team Player", AGENT], ["Odinson"]],
        decks=[["Odinson"] * 5],
        discards=[["Growing Anger"] * 5],
        bystanders=9,
    )
    answers(game, "play Odinson", "fight Baron Zemo in the Bank")
    assert titles(seat(game).victory) == ["Baron Zemo", "Bystander", "Bystander"]
    assert len(table(game).bystanders) == 7
    assert at_rest(game)


@clause("L1-132")
def test_played_this_turn_counts_no_card_still_in_hand() -> None:
    game = lay(hands=[["Legendary Commander", AGENT, AGENT]])
    answers(game, "play S.H.I.E.L.D. Agent", "play Legendary Commander")
    assert table(game).attack == 2
    game = answers(lay(hands=[["Legendary Commander", AGENT, AGENT]]), "play Legendary Commander")
    assert table(game).attack == 1


# Revealing


@clause("L1-134", "L1-135")
def test_revealing_a_card_from_hand_only_shows_it() -> None:
    game = lay(attack=5, city={"Bank": "Sabretooth"}, hands=[["Card Shark", AGENT], []])
    answers(game, "fight Sabretooth in the Bank", "0: reveal Card Shark from hand")
    assert titles(seat(game).hand) == ["Card Shark", AGENT]
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert (seat(game).discard, titles(seat(game, 1).discard)) == ([], ["Wound"])
    shown = [event for event in game.log() if event.kind == "reveals"]
    assert [(event.seat, event.card) for event in shown] == [(0, "Card Shark")], "everybody sees it"
    assert at_rest(game)


@clause("L1-135")
def test_a_card_that_was_played_this_turn_may_be_revealed_too() -> None:
    game = lay(attack=3, city={"Bank": "Sabretooth"}, hands=[["Card Shark", AGENT], []], decks=[[AGENT]])
    answers(game, "play Card Shark", "fight Sabretooth in the Bank")
    assert options(game) == ["reveal Card Shark from play", "decline"]
    answers(game, "reveal Card Shark from play")
    assert (titles(seat(game).played), seat(game).discard) == (["Card Shark"], [])
    assert at_rest(game)


@clause("L1-135")
def test_a_card_in_the_discard_pile_cannot_be_revealed() -> None:
    game = lay(attack=5, city={"Bank": "Sabretooth"}, discards=[["Card Shark"], []])
    answers(game, "fight Sabretooth in the Bank")
    assert titles(seat(game).discard) == ["Card Shark", "Wound"]
    assert at_rest(game)


@clause("L1-136")
def test_the_owner_may_decline_to_reveal() -> None:
    game = lay(attack=5, city={"Bank": "Sabretooth"}, hands=[["Card Shark"], []])
    answers(game, "fight Sabretooth in the Bank", "0: decline")
    assert titles(seat(game).discard) == ["Wound"]
    assert not [event for event in game.log() if event.kind == "reveals"]
    assert at_rest(game)


# Attack


@clause("L1-138")
def test_no_effect_brings_a_villains_attack_below_zero() -> None:
    game = lay(hands=[["Lightning Bolt"] * 2], city={"Rooftops": "The Lizard", "Bank": "The Lizard"})
    lizard, other = in_space(game, "Rooftops"), in_space(game, "Bank")
    answers(game, "play Lightning Bolt")
    assert table(game).attack_of(lizard) == 1
    answers(game, "play Lightning Bolt")
    assert (table(game).attack_of(lizard), table(game).attack_of(other)) == (0, 3)
    answers(game, "fight The Lizard on the Rooftops")
    assert table(game).attack == 4, "nothing is paid, and nothing won"
    assert at_rest(game)


# Masterminds


@clause("L1-139")
def test_a_mastermind_is_no_villain() -> None:
    game = lay(hands=[["Here, Hold This for a Second", "Spinning Cyclone"]], bystanders=5)
    answers(game, "play Here, Hold This for a Second", "play Spinning Cyclone")
    assert at_rest(game), "with the city empty there is nobody to choose"
    assert (table(game).held, len(table(game).bystanders)) == ({}, 5)


@clause("L1-139")
def test_only_villains_are_offered_where_a_villain_is_chosen() -> None:
    city = {"Bank": "Abomination", "Bridge": "Ultron"}
    game = answers(lay(hands=[["Here, Hold This for a Second"]], city=city), "play Here, Hold This for a Second")
    assert len(options(game)) == 2
    assert not [option for option in options(game) if "Red Skull" in option]


# Heroes carried off


@clause("L1-141")
@pytest.mark.parametrize(("already", "outcome"), [(5, "defeat"), (4, None)])
def test_heroes_carried_off_beneath_an_escaping_villain_count_for_the_secret_invasion(
    already: int, outcome: str | None
) -> None:
    city = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}
    game = lay(
        scheme=INVASION,
        escaped=["Odinson"] * already,
        city={**city, "Bridge": ["Skrull Queen Veranke", "Quick Draw"]},
        villain_deck=["Sentinel"],
        step="villain_deck",
        hq=["God of Thunder"] * 5,
    )
    assert titles(table(game).escaped) == ["Odinson"] * already + ["Skrull Queen Veranke", "Quick Draw"]
    assert (ended(game).outcome if game.over else None) == outcome


# The bank robbery


@clause("L1-013", "L1-140")
def test_the_bank_robbery_strengthens_villains_only() -> None:
    city = {"Bank": ["Abomination", "Bystander", "Bystander", "Bystander"], "Bridge": "Ultron"}
    game = lay(scheme=BANK, city=city, mastermind_holds=["Bystander"] * 3, attack=7)
    laid = table(game)
    assert laid.attack_of(in_space(game, "Bank")) == 8
    assert laid.attack_of(in_space(game, "Bridge")) == 6
    assert laid.attack_of(laid.mastermind) == 7
    assert options(game)[-3:] == ["fight Ultron on the Bridge", "fight Red Skull", "end the turn"]
