"""Escapes and ambushes."""

from __future__ import annotations

from tests.rules.legendary_1e.words import AGENT, CUBE, TROOPER, beneath, board, events, in_space, told
from tests.words import answers, asked, at_rest, clause, lay, options, table, titles

FULL = {"Sewers": "Whirlwind", "Bank": "Ultron", "Rooftops": "Venom", "Streets": "Supreme HYDRA"}
DEAR = ["God of Thunder"] * 5  # nothing in the HQ can be KO'd by an escape


@clause("L1-034")
def test_a_villain_pushed_off_the_bridge_escapes_and_lies_face_up_among_the_escaped() -> None:
    city = {**FULL, "Bridge": "Abomination"}
    game = lay(city=city, villain_deck=["Green Goblin"], step="villain_deck", hq=DEAR)
    assert titles(table(game).escaped) == ["Abomination"]
    assert board(game) == {
        "Sewers": "Green Goblin",
        "Bank": "Whirlwind",
        "Rooftops": "Ultron",
        "Streets": "Venom",
        "Bridge": "Supreme HYDRA",
    }
    for viewer in (None, 0, 1):
        assert [card["title"] for card in game.view(viewer)["escaped"]] == ["Abomination"]
    assert at_rest(game)


@clause("L1-034")
def test_nobody_escapes_while_a_space_is_free() -> None:
    city = {"Sewers": "Whirlwind", "Bank": "Ultron", "Streets": "Venom", "Bridge": "Abomination"}
    game = lay(city=city, villain_deck=["Supreme HYDRA"], step="villain_deck", hq=DEAR)
    assert titles(table(game).escaped) == []
    assert board(game)["Bridge"] == "Abomination"


@clause("L1-035")
def test_an_escape_kos_a_hero_in_the_hq_that_costs_six_or_less() -> None:
    hq = ["Odinson", "Silent Sniper", "Call Lightning", "Keen Senses", "God of Thunder"]
    city = {**FULL, "Bridge": "Abomination"}
    game = lay(seats=3, active=1, city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=hq)
    assert asked(game) == 1, "the player whose turn it is chooses"
    assert options(game) == ["KO Odinson from HQ 1", "KO Call Lightning from HQ 3", "KO Keen Senses from HQ 4"]
    top = table(game).hero_deck[-1]
    answers(game, "KO Call Lightning from HQ 3")
    assert titles(table(game).ko) == ["Call Lightning"]
    assert table(game).hq[2] is top
    assert len(titles(table(game).hq)) == 5
    assert at_rest(game)


@clause("L1-035")
def test_no_hero_is_kod_where_all_cost_seven_or_more_and_the_escape_goes_on() -> None:
    city = {**FULL, "Bridge": ["Sabretooth", "Bystander"]}
    game = lay(city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=DEAR, hands=[[AGENT], [TROOPER]])
    assert titles(table(game).ko) == []
    assert [titles(player.discard) for player in table(game).seats] == [[AGENT, "Wound"], [TROOPER, "Wound"]]
    assert at_rest(game)


@clause("L1-036", "L1-037")
def test_each_player_discards_one_card_however_many_bystanders_are_carried_off() -> None:
    city = {**FULL, "Bridge": ["Abomination", "Bystander", "Bystander", "Bystander"]}
    hands = [[AGENT, TROOPER]] * 3
    game = lay(seats=3, active=2, city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=DEAR, hands=hands)
    assert options(game) == ["discard S.H.I.E.L.D. Agent from hand", "discard S.H.I.E.L.D. Trooper from hand"]
    answers(game, "2: discard S.H.I.E.L.D. Agent from hand", "0: discard S.H.I.E.L.D. Trooper from hand")
    answers(game, "1: discard S.H.I.E.L.D. Agent from hand")
    assert [titles(player.hand) for player in table(game).seats] == [[AGENT], [TROOPER], [TROOPER]]
    assert [titles(player.discard) for player in table(game).seats] == [[TROOPER], [AGENT], [AGENT]]
    assert titles(table(game).escaped) == ["Abomination", "Bystander", "Bystander", "Bystander"]
    assert not any(player.victory for player in table(game).seats)
    assert table(game).bystanders_carried_off == 3
    assert at_rest(game)


@clause("L1-036")
def test_nobody_discards_when_the_escaping_villain_holds_no_bystander() -> None:
    city = {**FULL, "Streets": ["Supreme HYDRA", "Bystander"], "Bridge": "Abomination"}
    game = lay(city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=DEAR)
    assert at_rest(game)
    assert [len(player.hand) for player in table(game).seats] == [6, 6]


@clause("L1-036")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    city = {**FULL, "Bridge": ["Abomination", "Bystander"]}
    game = lay(city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=DEAR, hands=[[], []])
    assert at_rest(game)
    assert [len(player.discard) for player in table(game).seats] == [0, 0]


@clause("L1-038", "L1-039")
def test_first_the_hq_hero_then_the_discards_then_the_escape_effect() -> None:
    city = {**FULL, "Bridge": ["Sabretooth", "Bystander"]}
    game = lay(
        city=city,
        villain_deck=["Doctor Octopus"],
        step="villain_deck",
        hq=["Odinson", "Keen Senses", *DEAR[:3]],
        hands=[[AGENT, TROOPER], [AGENT, TROOPER]],
    )
    answers(game, "0: KO Odinson from HQ 1", "0: discard S.H.I.E.L.D. Agent from hand")
    answers(game, "1: discard S.H.I.E.L.D. Trooper from hand")
    wanted = "escapes", "kos_from_hq", "enters_hq", "discards", "gains"
    assert told(game, *wanted) == ["escapes", "kos_from_hq", "enters_hq", "discards", "discards", "gains", "gains"]
    assert [titles(player.discard) for player in table(game).seats] == [[AGENT, "Wound"], [TROOPER, "Wound"]]
    assert at_rest(game)


@clause("L1-039")
def test_an_escape_effect_is_carried_out_when_the_villain_escapes() -> None:
    hands = [["Card Shark", AGENT], [AGENT]]
    city = {**FULL, "Bridge": "Sabretooth"}
    game = lay(city=city, villain_deck=["Doctor Octopus"], step="villain_deck", hq=DEAR, hands=hands)
    answers(game, "0: reveal Card Shark from hand")
    assert [titles(player.discard) for player in table(game).seats] == [[], ["Wound"]]
    assert at_rest(game)


@clause("L1-039")
def test_a_villain_that_stays_in_the_city_does_not_carry_out_its_escape_effect() -> None:
    game = lay(city={"Sewers": "Sabretooth"}, villain_deck=["Doctor Octopus"], step="villain_deck")
    assert [titles(player.discard) for player in table(game).seats] == [[], []]


@clause("L1-040")
def test_an_ambush_is_carried_out_when_the_villain_enters_the_city() -> None:
    game = lay(villain_deck=["Green Goblin"], step="villain_deck", bystanders=5, scheme=CUBE)
    assert beneath(game, in_space(game, "Sewers")) == ["Bystander"]
    assert len(table(game).bystanders) == 4
    assert at_rest(game)


@clause("L1-040")
def test_a_villain_that_is_only_pushed_does_not_ambush_again() -> None:
    game = lay(city={"Sewers": "Green Goblin"}, villain_deck=["Abomination"], step="villain_deck", bystanders=5)
    assert beneath(game, in_space(game, "Bank")) == []
    assert len(table(game).bystanders) == 5


@clause("L1-041")
def test_an_escape_is_finished_before_the_newcomer_ambushes() -> None:
    city = {**FULL, "Bridge": "Sabretooth"}
    game = lay(city=city, villain_deck=["Green Goblin"], step="villain_deck", hq=["Odinson", *DEAR[:4]])
    order = told(game, "enters_city", "escapes", "kos_from_hq", "gains", "captures")
    assert order == ["enters_city", "escapes", "kos_from_hq", "gains", "gains", "captures"]
    assert [event.other for event in events(game, "captures")] == ["Green Goblin"]
    assert at_rest(game)
