"""The Skrulls' cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, enters, escapes, lay, options, seat, table, titles

PAIBOK, VERANKE, SHAPESHIFTERS = "Paibok the Power Skrull", "Skrull Queen Veranke", "Skrull Shapeshifters"
HQ = ["Mission Accomplished", "Odinson", "God of Thunder", "Arc Reactor", "Surge of Power"]  # cost 2, 3, 8, 5, 4
INVASION = "Secret Invasion of the Skrull Shapeshifters"


def test_paibok_gives_each_player_a_different_hero_of_the_fighters_choice() -> None:
    game = lay(
        seats=3, attack=8, hq=HQ, hero_deck=["Call Lightning", "Optic Blast", "Oddball"], city={"Bridge": PAIBOK}
    )
    answers(game, f"fight {PAIBOK} on the Bridge", "0: give God of Thunder from HQ 3")
    assert options(game) == [
        "give Mission Accomplished from HQ 1",
        "give Odinson from HQ 2",
        "give Arc Reactor from HQ 4",
        "give Surge of Power from HQ 5",
    ]
    answers(game, "0: give Odinson from HQ 2", "0: give Mission Accomplished from HQ 1")
    assert [titles(each.discard) for each in table(game).seats] == [
        ["God of Thunder"],
        ["Odinson"],
        ["Mission Accomplished"],
    ]
    assert titles(table(game).hq) == ["Call Lightning", "Optic Blast", "Oddball", "Arc Reactor", "Surge of Power"]
    assert table(game).recruits_this_turn == 0
    assert at_rest(game)


def test_paibok_gives_two_players_two_alike_heroes_from_different_spaces() -> None:
    game = lay(attack=8, hq=["Odinson"] * 5, hero_deck=["Oddball", "Optic Blast"], city={"Bridge": PAIBOK})
    answers(game, f"fight {PAIBOK} on the Bridge", "give Odinson from HQ 4")
    assert "give Odinson from HQ 4" not in options(game)
    answers(game, "give Odinson from HQ 2")
    assert titles(seat(game).discard) == titles(seat(game, 1).discard) == ["Odinson"]
    assert titles(table(game).hq) == ["Odinson", "Oddball", "Odinson", "Optic Blast", "Odinson"]
    assert at_rest(game)


@clause("L1-126")
def test_paibok_gives_as_many_heroes_as_the_hq_has_in_turn_order() -> None:
    game = lay(attack=8, active=1, empty=["hero_deck"], hq=[None, "Odinson", None, None, None], city={"Bridge": PAIBOK})
    answers(game, f"1: fight {PAIBOK} on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [[], ["Odinson"]]
    assert titles(table(game).hq) == []
    assert at_rest(game)


def test_paibok_gives_nothing_from_an_empty_hq() -> None:
    game = lay(attack=8, empty=["hero_deck", "hq"], city={"Bridge": PAIBOK})
    answers(game, f"fight {PAIBOK} on the Bridge")
    assert [titles(each.discard) for each in table(game).seats] == [[], []]
    assert at_rest(game)


@clause("L1-197")
def test_veranke_captures_the_costliest_hero_and_has_its_cost_as_attack() -> None:
    game = enters(VERANKE, hq=HQ, hero_deck=["Optic Blast"])
    veranke = table(game).city[0]
    assert veranke is not None
    assert titles(table(game).held[veranke]) == ["God of Thunder"]
    assert table(game).attack_of(veranke) == 8
    assert titles(table(game).hq) == ["Mission Accomplished", "Odinson", "Optic Blast", "Arc Reactor", "Surge of Power"]
    assert at_rest(game)


@clause("L1-128", "L1-197")
def test_the_player_whose_turn_it_is_chooses_among_the_costliest_heroes_for_veranke() -> None:
    game = enters(VERANKE, active=1, hq=["Odinson", "Arc Reactor", "Surge of Power", "Oddball", "Arc Reactor"])
    assert options(game) == [
        "capture Arc Reactor from HQ 2",
        "capture Oddball from HQ 4",
        "capture Arc Reactor from HQ 5",
    ]
    answers(game, "1: capture Oddball from HQ 4")
    veranke = table(game).city[0]
    assert veranke is not None
    assert titles(table(game).held[veranke]) == ["Oddball"]
    assert table(game).attack_of(veranke) == 5
    assert at_rest(game)


@clause("L1-197")
def test_who_defeats_veranke_gains_the_hero_beneath_her_and_rescues_what_else_she_holds() -> None:
    game = lay(attack=8, city={"Bank": [VERANKE, "God of Thunder", "Bystander"]})
    answers(game, f"fight {VERANKE} in the Bank")
    assert table(game).attack == 0
    assert titles(seat(game).discard) == ["God of Thunder"]
    assert titles(seat(game).victory) == [VERANKE, "Bystander"]
    assert table(game).held == {}
    assert at_rest(game)


@clause("L1-197")
def test_veranke_cannot_be_fought_for_less_than_the_cost_of_her_hero() -> None:
    game = lay(attack=7, city={"Bank": [VERANKE, "God of Thunder"]})
    assert f"fight {VERANKE} in the Bank" not in options(game)


def test_veranke_without_a_hero_to_capture_has_no_attack_and_gives_none() -> None:
    game = enters(VERANKE, empty=["hq", "hero_deck"])
    assert table(game).held == {}
    answers(game, f"fight {VERANKE} in the Sewers")
    assert seat(game).discard == []
    assert titles(seat(game).victory) == [VERANKE]
    assert at_rest(game)


@clause("L1-141")
def test_veranke_escaping_takes_her_hero_along_and_it_counts_for_the_secret_invasion() -> None:
    game = escapes(VERANKE, "Odinson", scheme=INVASION, escaped=["Odinson"] * 5)
    assert titles(table(game).escaped) == ["Odinson"] * 5 + [VERANKE, "Odinson"]
    assert game.result is not None
    assert game.result.outcome == "defeat"


@clause("L1-141")
def test_the_fifth_hero_carried_off_does_not_yet_complete_the_secret_invasion() -> None:
    game = escapes(SHAPESHIFTERS, "Odinson", scheme=INVASION, escaped=["Odinson"] * 4)
    assert titles(table(game).escaped) == ["Odinson"] * 4 + [SHAPESHIFTERS, "Odinson"]
    assert table(game).scheme.danger(table(game)) == (5, 6)
    assert at_rest(game)


@clause("L1-141")
def test_shapeshifters_carrying_off_the_sixth_hero_complete_the_secret_invasion() -> None:
    game = escapes(SHAPESHIFTERS, "Odinson", scheme=INVASION, escaped=["Odinson"] * 5)
    assert game.result is not None
    assert game.result.outcome == "defeat"


def test_shapeshifters_capture_the_hero_in_the_rightmost_space_and_have_its_cost_as_attack() -> None:
    game = enters(SHAPESHIFTERS, hq=HQ, hero_deck=["Optic Blast"])
    skrulls = table(game).city[0]
    assert skrulls is not None
    assert titles(table(game).held[skrulls]) == ["Surge of Power"]
    assert table(game).attack_of(skrulls) == 4
    assert titles(table(game).hq) == ["Mission Accomplished", "Odinson", "God of Thunder", "Arc Reactor", "Optic Blast"]
    assert at_rest(game)


def test_shapeshifters_capture_nothing_while_the_rightmost_space_is_empty() -> None:
    game = enters(SHAPESHIFTERS, empty=["hero_deck"], hq=["Odinson", None, None, None, None])
    skrulls = table(game).city[0]
    assert skrulls is not None
    assert table(game).held == {}
    assert table(game).attack_of(skrulls) == 0
    assert titles(table(game).hq) == ["Odinson"]
    assert at_rest(game)


def test_who_defeats_shapeshifters_gains_the_hero_beneath_them() -> None:
    game = lay(attack=5, city={"Bank": [SHAPESHIFTERS, "Arc Reactor"]})
    answers(game, f"fight {SHAPESHIFTERS} in the Bank")
    assert titles(seat(game).discard) == ["Arc Reactor"]
    assert titles(seat(game).victory) == [SHAPESHIFTERS]
    assert table(game).held == {}
    assert at_rest(game)


def test_shapeshifters_cannot_be_fought_for_less_than_the_cost_of_their_hero() -> None:
    game = lay(attack=4, city={"Bank": [SHAPESHIFTERS, "Arc Reactor"]})
    assert f"fight {SHAPESHIFTERS} in the Bank" not in options(game)


@clause("L1-125")
def test_super_skrull_makes_each_player_ko_a_hero_beginning_with_the_one_whose_turn_it_is() -> None:
    hands = [["Odinson", "Surge of Power"]] * 3
    game = lay(seats=3, active=1, attack=4, hands=hands, played={1: ["Oddball"]}, city={"Bridge": "Super-Skrull"})
    answers(
        game,
        "1: fight Super-Skrull on the Bridge",
        "1: KO Oddball from play",
        "2: KO Odinson from hand",
        "0: KO Surge of Power from hand",
    )
    assert titles(table(game).ko) == ["Oddball", "Odinson", "Surge of Power"]
    assert [titles(each.hand) for each in table(game).seats] == [
        ["Odinson"],
        ["Odinson", "Surge of Power"],
        ["Surge of Power"],
    ]
    assert at_rest(game)


def test_super_skrull_kos_nothing_of_a_player_without_heroes() -> None:
    game = lay(attack=4, hands=[["Wound"], ["Wound", "Odinson"]], city={"Bridge": "Super-Skrull"})
    answers(game, "fight Super-Skrull on the Bridge", "1: KO Odinson from hand")
    assert titles(table(game).ko) == ["Odinson"]
    assert titles(seat(game).hand) == titles(seat(game, 1).hand) == ["Wound"]
    assert at_rest(game)
