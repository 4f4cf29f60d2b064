"""Storm's cards."""

from __future__ import annotations

from longbox.kernel.game import Game
from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


def attacks(game: Game) -> dict[str, int]:
    """Every enemy's attack now."""
    return {enemy.title: table(game).attack_of(enemy) for enemy in table(game).enemies()}


def test_gathering_stormclouds_alone_draws_nothing() -> None:
    game = lay(hands=[["Odinson", "Gathering Stormclouds"]], decks={0: ["Wound"]})
    answers(game, "play Odinson", "play Gathering Stormclouds")
    assert table(game).recruit == 2 + 2
    assert titles(seat(game).hand) == []
    assert at_rest(game)


def test_gathering_stormclouds_draws_a_card_after_another_ranged_hero() -> None:
    game = lay(hands=[["Gathering Stormclouds"] * 2], decks={0: ["Wound", "Odinson"]})
    answers(game, "play Gathering Stormclouds", "play Gathering Stormclouds")
    assert table(game).recruit == 2 + 2
    assert titles(seat(game).hand) == ["Wound"]
    assert at_rest(game)


CITY = {"Sewers": "Juggernaut", "Bank": "Blob", "Rooftops": "Sabretooth", "Streets": "Mystique", "Bridge": "Sentinel"}
UNCHANGED = {"Juggernaut": 6, "Blob": 4, "Sabretooth": 5, "Mystique": 5, "Sentinel": 3, "Red Skull": 7}


def test_lightning_bolt_weakens_only_the_rooftops() -> None:
    game = answers(lay(hands=[["Lightning Bolt"]], city=CITY), "play Lightning Bolt")
    assert attacks(game) == {**UNCHANGED, "Sabretooth": 3}
    assert table(game).attack == 2
    assert at_rest(game)


def test_lightning_bolt_lowers_what_a_fight_on_the_rooftops_costs() -> None:
    game = lay(hands=[["Lightning Bolt"]], city={"Rooftops": "Sabretooth", "Bank": "Blob"}, attack=1)
    assert "fight Sabretooth on the Rooftops" not in options(game)
    answers(game, "play Lightning Bolt")
    assert table(game).attack == 3
    answers(game, "fight Sabretooth on the Rooftops", "decline")
    assert table(game).attack == 0
    assert titles(seat(game).victory) == ["Sabretooth"]
    assert at_rest(game)


@clause("L1-138")
def test_two_lightning_bolts_make_a_villain_free_but_never_cheaper() -> None:
    game = lay(hands=[["Lightning Bolt", "Lightning Bolt", "Odinson"]], city={"Rooftops": "Sentinel"})
    answers(game, "play Lightning Bolt")
    assert attacks(game)["Sentinel"] == 1
    answers(game, "play Lightning Bolt")
    assert attacks(game)["Sentinel"] == 0
    answers(game, "fight Sentinel on the Rooftops", "KO Lightning Bolt from play")
    assert table(game).attack == 4
    assert at_rest(game)


def test_lightning_bolt_follows_the_space_and_not_the_villain() -> None:
    game = lay(hands=[["Lightning Bolt", "Spinning Cyclone"]], city={"Rooftops": "Sabretooth", "Bank": "Blob"})
    answers(game, "play Lightning Bolt", "play Spinning Cyclone", "move Blob in the Bank", "put it on the Rooftops")
    assert attacks(game) == {"Sabretooth": 5, "Blob": 2, "Red Skull": 7}
    assert at_rest(game)


def test_lightning_bolt_lasts_until_the_end_of_the_turn() -> None:
    game = lay(hands=[["Lightning Bolt"]], city={"Rooftops": "Sabretooth"}, villain_deck=["Bystander"])
    answers(game, "play Lightning Bolt", "end the turn")
    assert attacks(game) == {"Sabretooth": 5, "Red Skull": 7}
    assert at_rest(game)


def test_spinning_cyclone_moves_a_villain_and_rescues_its_bystanders() -> None:
    game = lay(
        hands=[["Spinning Cyclone"]],
        city={"Bridge": ["Sabretooth", "Bystander", "Bystander"], "Bank": ["Blob", "Bystander"]},
        bystanders=10,
    )
    answers(game, "play Spinning Cyclone")
    assert options(game) == ["move Blob in the Bank", "move Sabretooth on the Bridge", "decline"]
    answers(game, "move Sabretooth on the Bridge")
    assert options(game) == [
        "put it in the Sewers",
        "put it in the Bank",
        "put it on the Rooftops",
        "put it on the Streets",
    ]
    answers(game, "put it in the Sewers")
    sewers, bank, *others = table(game).city
    assert [sewers and sewers.title, bank and bank.title, others] == ["Sabretooth", "Blob", [None] * 3]
    assert titles(seat(game).victory) == ["Bystander", "Bystander"]
    assert len(table(game).bystanders) == 10
    assert table(game).attack == 4
    assert at_rest(game)


def test_spinning_cyclone_exchanges_two_villains_and_rescues_only_from_the_one_chosen() -> None:
    game = lay(
        hands=[["Spinning Cyclone"]],
        city={"Bridge": ["Sabretooth", "Bystander"], "Bank": ["Blob", "Bystander", "Bystander"]},
    )
    answers(game, "play Spinning Cyclone", "move Sabretooth on the Bridge", "put it in the Bank")
    sewers, bank, rooftops, streets, bridge = table(game).city
    assert bank is not None
    assert bridge is not None
    assert (bank.title, bridge.title) == ("Sabretooth", "Blob")
    assert sewers is rooftops is streets is None
    assert titles(seat(game).victory) == ["Bystander"]
    assert table(game).held_bystanders(bridge) == 2
    assert at_rest(game)


def test_spinning_cyclone_triggers_no_ambush() -> None:
    game = lay(hands=[["Spinning Cyclone"]], city={"Bridge": "Juggernaut"}, discards=[["Odinson", "Odinson"]])
    answers(game, "play Spinning Cyclone", "move Juggernaut on the Bridge", "put it in the Sewers")
    assert titles(seat(game).discard) == ["Odinson", "Odinson"]
    assert at_rest(game)


def test_spinning_cyclone_may_be_declined() -> None:
    game = lay(hands=[["Spinning Cyclone"]], city={"Bridge": ["Sabretooth", "Bystander"]})
    answers(game, "play Spinning Cyclone", "decline")
    bridge = table(game).city[4]
    assert bridge is not None
    assert table(game).held_bystanders(bridge) == 1
    assert not seat(game).victory
    assert at_rest(game)


@clause("L1-139")
def test_spinning_cyclone_asks_nothing_with_an_empty_city() -> None:
    game = lay(hands=[["Spinning Cyclone"]], mastermind_holds=["Bystander"])
    answers(game, "play Spinning Cyclone")
    assert table(game).attack == 4
    assert table(game).held_bystanders(table(game).mastermind) == 1
    assert at_rest(game)


def test_tidal_wave_weakens_only_the_bridge() -> None:
    game = answers(lay(hands=[["Odinson", "Tidal Wave"]], city=CITY), "play Odinson", "play Tidal Wave")
    assert attacks(game) == {**UNCHANGED, "Sentinel": 1}
    assert table(game).attack == 5
    assert at_rest(game)


def test_tidal_wave_weakens_the_mastermind_too_after_another_ranged_hero() -> None:
    game = lay(hands=[["Repulsor Rays", "Tidal Wave"]], city=CITY)
    answers(game, "play Repulsor Rays", "play Tidal Wave")
    assert attacks(game) == {**UNCHANGED, "Sentinel": 1, "Red Skull": 5}
    assert table(game).shown_numbers(table(game).mastermind) == {
        "attack": 5,
        "attack_parts": [["Red Skull", 7], ["Tidal Wave", -2]],
    }
    assert at_rest(game)


def test_tidal_wave_lowers_what_the_mastermind_costs_to_fight() -> None:
    game = lay(hands=[["Repulsor Rays", "Tidal Wave"]], tactics=["Negablast Grenades", "Endless Resources"])
    answers(game, "play Repulsor Rays", "play Tidal Wave")
    assert table(game).attack == 7
    answers(game, "fight Red Skull")
    assert table(game).attack == 2 + 3
    answers(game, "fight Red Skull")
    assert table(game).outcome == "victory"


@clause("L1-138")
def test_a_copy_of_tidal_wave_weakens_the_mastermind_although_the_first_one_could_not() -> None:
    game = lay(hands=[["Tidal Wave", "Copy Powers", "Copy Powers"]], city={"Bridge": "Sentinel"})
    answers(game, "play Tidal Wave", "play Copy Powers")
    assert attacks(game) == {"Sentinel": 0, "Red Skull": 5}
    answers(game, "play Copy Powers")
    assert attacks(game) == {"Sentinel": 0, "Red Skull": 3}
    assert at_rest(game)


def test_tidal_wave_lasts_until_the_end_of_the_turn() -> None:
    game = lay(hands=[["Repulsor Rays", "Tidal Wave"]], city={"Bridge": "Sabretooth"}, villain_deck=["Bystander"])
    answers(game, "play Repulsor Rays", "play Tidal Wave", "end the turn")
    assert attacks(game) == {"Sabretooth": 5, "Red Skull": 7}
    assert at_rest(game)
