"""Nick Fury's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, options, seat, table, titles


def test_high_tech_weaponry_alone_gives_two_attack() -> None:
    game = lay(hands=[["Battlefield Promotion", "High-Tech Weaponry"]])
    answers(game, "play Battlefield Promotion", "decline", "play High-Tech Weaponry")
    assert table(game).attack == 2
    assert at_rest(game)


def test_high_tech_weaponry_gives_three_attack_after_another_tech_hero() -> None:
    game = lay(hands=[["High-Tech Weaponry", "High-Tech Weaponry"]])
    answers(game, "play High-Tech Weaponry", "play High-Tech Weaponry")
    assert table(game).attack == 2 + 3
    assert at_rest(game)


def test_battlefield_promotion_kos_an_agent_and_gains_an_officer_into_hand() -> None:
    game = lay(hands=[["Battlefield Promotion", "S.H.I.E.L.D. Agent"]], officers=30)
    answers(game, "play Battlefield Promotion", "KO S.H.I.E.L.D. Agent from hand", "gain an Officer")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).hand) == ["S.H.I.E.L.D. Officer"]
    assert len(table(game).officers) == 29
    assert at_rest(game)


def test_battlefield_promotion_chooses_among_shield_heroes_in_hand_and_discard_pile() -> None:
    game = lay(
        hands=[["Battlefield Promotion", "S.H.I.E.L.D. Agent", "Pure Fury", "Odinson", "Wound"]],
        discards=[["S.H.I.E.L.D. Trooper", "Growing Anger"]],
        played=[["S.H.I.E.L.D. Officer"]],
    )
    answers(game, "play Battlefield Promotion")
    assert options(game) == [
        "KO S.H.I.E.L.D. Agent from hand",
        "KO Pure Fury from hand",
        "KO S.H.I.E.L.D. Trooper from the discard pile",
        "decline",
    ]
    answers(game, "KO S.H.I.E.L.D. Trooper from the discard pile", "gain an Officer")
    assert titles(seat(game).discard) == ["Growing Anger"]
    assert at_rest(game)


def test_battlefield_promotion_may_ko_without_gaining_an_officer() -> None:
    game = lay(hands=[["Battlefield Promotion", "S.H.I.E.L.D. Agent"]])
    answers(game, "play Battlefield Promotion", "KO S.H.I.E.L.D. Agent from hand", "decline")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).hand) == []
    assert len(table(game).officers) == 30
    assert at_rest(game)


def test_battlefield_promotion_gains_nothing_when_declined() -> None:
    game = answers(
        lay(hands=[["Battlefield Promotion", "S.H.I.E.L.D. Agent"]]), "play Battlefield Promotion", "decline"
    )
    assert titles(seat(game).hand) == ["S.H.I.E.L.D. Agent"]
    assert not table(game).ko
    assert len(table(game).officers) == 30
    assert at_rest(game)


def test_battlefield_promotion_gains_nothing_without_a_shield_hero() -> None:
    game = answers(lay(hands=[["Battlefield Promotion", "Odinson", "Wound"]]), "play Battlefield Promotion")
    assert options(game) == ["decline"]  # the Agents in the deck might be in hand as far as the others know
    answers(game, "decline")
    assert titles(seat(game).hand) == ["Odinson", "Wound"]
    assert at_rest(game)


@clause("L1-123")
def test_battlefield_promotion_kos_although_no_officer_is_left() -> None:
    game = lay(hands=[["Battlefield Promotion", "S.H.I.E.L.D. Agent"]], officers=0)
    answers(game, "play Battlefield Promotion", "KO S.H.I.E.L.D. Agent from hand")
    assert titles(table(game).ko) == ["S.H.I.E.L.D. Agent"]
    assert titles(seat(game).hand) == []
    assert at_rest(game)


@clause("L1-132")
def test_legendary_commander_counts_shield_heroes_played_and_none_in_hand() -> None:
    shield = ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Officer"]
    game = lay(hands=[["Legendary Commander", *shield, *shield, "Odinson"]])
    answers(game, "play S.H.I.E.L.D. Agent", "play S.H.I.E.L.D. Officer", "play Odinson", "play Legendary Commander")
    assert table(game).attack == 1 + 2
    assert at_rest(game)


def test_legendary_commander_alone_gives_one_attack() -> None:
    game = answers(lay(hands=[["Odinson", "Legendary Commander"]]), "play Odinson", "play Legendary Commander")
    assert table(game).attack == 1
    assert at_rest(game)


def test_legendary_commander_counts_another_one_and_a_shield_hero_koed_since() -> None:
    game = lay(
        hands=[["S.H.I.E.L.D. Trooper", "Legendary Commander", "Legendary Commander"]],
        attack=2,
        city={"Bridge": "Sentinel"},
    )
    answers(game, "play S.H.I.E.L.D. Trooper", "fight Sentinel on the Bridge", "KO S.H.I.E.L.D. Trooper from play")
    answers(game, "play Legendary Commander")
    assert table(game).attack == 1 + 1
    answers(game, "play Legendary Commander")
    assert table(game).attack == 2 + 1 + 2
    assert at_rest(game)


def test_pure_fury_defeats_an_enemy_weaker_than_the_shield_heroes_in_the_ko_pile_without_paying() -> None:
    game = lay(
        hands=[["Pure Fury", "S.H.I.E.L.D. Agent"]],
        ko=["S.H.I.E.L.D. Agent"] * 2 + ["S.H.I.E.L.D. Trooper", "Legendary Commander", "Odinson", "Wound"],
        city={"Bridge": ["Sentinel", "Bystander"], "Sewers": "Abomination"},
        attack=1,
    )
    answers(game, "play Pure Fury")
    assert options(game) == ["KO S.H.I.E.L.D. Agent from hand", "KO Pure Fury from play"]  # the Sentinel's Fight effect
    answers(game, "KO S.H.I.E.L.D. Agent from hand")
    assert titles(seat(game).victory) == ["Sentinel", "Bystander"]
    assert table(game).attack == 1
    assert titles(table(game).city) == ["Abomination"]
    assert at_rest(game)


def test_pure_fury_spares_an_enemy_whose_attack_equals_the_number_of_shield_heroes() -> None:
    game = lay(hands=[["Pure Fury"]], ko=["S.H.I.E.L.D. Agent"] * 3 + ["Odinson"], city={"Bridge": "Sentinel"})
    answers(game, "play Pure Fury")
    assert titles(table(game).city) == ["Sentinel"]
    assert not seat(game).victory
    assert at_rest(game)


def test_pure_fury_chooses_among_villains_and_the_mastermind_and_may_not_decline() -> None:
    game = lay(
        hands=[["Pure Fury"]],
        ko=["S.H.I.E.L.D. Agent"] * 8,
        city={"Bridge": "Sabretooth", "Bank": "Blob"},
        tactics=["Endless Resources", "Negablast Grenades"],
    )
    answers(game, "play Pure Fury")
    assert options(game) == ["defeat Blob in the Bank", "defeat Sabretooth on the Bridge", "defeat Red Skull"]
    answers(game, "defeat Red Skull")
    assert titles(seat(game).victory) == ["Endless Resources"]
    assert table(game).recruit == 4
    assert table(game).attack == 0
    assert at_rest(game)


def test_pure_fury_defeats_blob_without_an_x_men_hero() -> None:
    game = lay(hands=[["Pure Fury"]], ko=["S.H.I.E.L.D. Agent"] * 5, city={"Bank": "Blob"}, attack=9)
    assert "fight Blob in the Bank" not in options(game)
    answers(game, "play Pure Fury")
    assert titles(seat(game).victory) == ["Blob"]
    assert table(game).attack == 9
    assert at_rest(game)


def test_pure_fury_wins_with_the_last_tactic() -> None:
    game = lay(hands=[["Pure Fury"]], ko=["S.H.I.E.L.D. Agent"] * 8, tactics=["Endless Resources"])
    answers(game, "play Pure Fury")
    assert game.over
    assert table(game).outcome == "victory"


def test_pure_fury_looks_at_the_attack_as_it_is_now() -> None:
    game = lay(hands=[["Lightning Bolt", "Pure Fury"]], ko=["S.H.I.E.L.D. Agent"] * 4, city={"Rooftops": "Sabretooth"})
    answers(game, "play Lightning Bolt", "play Pure Fury", "decline")
    assert titles(seat(game).victory) == ["Sabretooth"]
    assert at_rest(game)
