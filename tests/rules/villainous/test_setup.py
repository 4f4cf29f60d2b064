"""What lies where before the first turn, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.villainous import box
from longbox.games.villainous.cards import Event, Tile
from tests.rules.villainous.words import dealt, lying, plays_on, shown
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    PLAYABLE,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    asked,
    clause,
    deal,
    lay,
    marked,
    seat,
    table,
    titles,
)

ALL = [THANOS, HELA, KILLMONGER, ULTRON, TASKMASTER]
SEEDS = range(25)


@clause("MV-005")
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_of_villains_that_nobody_plays_stays_out_of_the_game(seed: int) -> None:
    laid = dealt(seats=2 + seed % 3, seed=seed)
    playing = {type(seat.villain) for seat in laid.seats}
    assert {card.villain for card in lying(laid)} - {None} == playing
    assert {getattr(card, "villain", None) for card in laid.census} - {None} == playing


@clause("MV-005")
def test_everybody_has_the_domain_the_deck_and_the_fate_deck_of_their_villain() -> None:
    laid = dealt(THANOS, HELA)
    for player, name in zip(laid.seats, (THANOS, HELA), strict=True):
        villain = box.villain_faces()[name]
        assert titles(player.domain) == [name]
        assert titles(player.locations) == [face.title for face in villain.locations]
        assert {card.villain for card in [*player.deck, *player.hand]} == {villain}
        fate = Counter(type(card) for card in laid.fate_deck if card.villain is villain)
        assert fate == {face: face.copies for face in box.fate_of(villain)}


@clause("MV-006")
@pytest.mark.parametrize("name", ALL)
def test_a_domain_has_four_locations_in_their_order_and_an_area_for_specialties(name: str) -> None:
    laid = dealt(name, HELA if name != HELA else THANOS)
    player = laid.seats[0]
    assert len(player.locations) == 4
    assert [type(place) for place in player.locations] == list(box.villain_faces()[name].locations)
    assert [*laid.at] == [*laid.seats[0].locations, *laid.seats[1].locations]  # the locations are all the spots
    assert player.specialties == []
    view = deal([name, HELA if name != HELA else THANOS]).view(1)
    assert shown(view, 0, "locations") == titles(player.locations)


@clause("MV-007")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_mover_stands_on_the_portrait_at_first(seed: int) -> None:
    assert {player.mover for player in dealt(seats=4, seed=seed).seats} == {None}


@clause("MV-008", "MV-010")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_has_a_hand_of_four_a_deck_of_twenty_six_and_an_empty_discard_pile(seed: int) -> None:
    for player in dealt(seats=2 + seed % 3, seed=seed).seats:
        assert (len(player.hand), len(player.deck), player.discard) == (4, 26, [])
        everything = Counter(type(card) for card in [*player.hand, *player.deck])
        assert everything == {face: face.copies for face in box.deck_of(type(player.villain))}


@clause("MV-008")
def test_the_villain_decks_are_shuffled_by_the_seed() -> None:
    orders = {tuple(titles(dealt(HELA, THANOS, seed=seed).seats[0].deck)) for seed in range(20)}
    assert len(orders) == 20
    again = [titles(dealt(HELA, THANOS, seed=7).seats[0].deck) for _ in range(2)]
    assert again[0] == again[1]


@clause("MV-008")
def test_nobody_sees_into_a_villain_deck() -> None:
    game = deal([HELA, THANOS])
    for viewer in (None, 0, 1):
        assert [player["deck"] for player in game.view(viewer)["seats"]] == [{"count": 26}] * 2


@clause("MV-009")
@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 48), (4, 59)])
def test_the_fate_deck_is_the_common_one_and_those_of_everybody_together(seats: int, cards: int) -> None:
    for seed in range(10):
        laid = dealt(seats=seats, seed=seed)
        assert len(laid.fate_deck) == cards
        assert laid.fate_discard == []
        assert Counter(card.unit_name for card in laid.fate_deck) == {
            "Fate": 15, **{player.villain.title: 11 for player in laid.seats},
        }  # fmt: skip


@clause("MV-009")
def test_the_fate_deck_is_shuffled_and_nobody_sees_into_it() -> None:
    assert len({tuple(titles(dealt(HELA, THANOS, seed=seed).fate_deck)) for seed in range(20)}) == 20
    game = deal([HELA, THANOS])
    for viewer in (None, 0, 1):
        assert game.view(viewer)["fate_deck"] == {"count": len(table(game).fate_deck)}


@clause("MV-011")
def test_only_its_player_sees_a_hand() -> None:
    game = deal([HELA, THANOS, ULTRON])
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        for owner in range(3):
            hand = view["seats"][owner]["hand"]
            if owner == viewer:
                assert [card["title"] for card in hand] == titles(seat(game, owner).hand)
            else:
                assert hand == {"count": 4}


@clause("MV-012")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_choose_who_begins(first: int) -> None:
    """RV-051: the host's choice."""
    assert {dealt(seats=3, seed=seed, first_seat=first).active for seed in SEEDS} == {first}


@clause("MV-012")
def test_unless_the_host_chooses_the_seed_says_who_begins() -> None:
    """RV-051: random by seed, unless the host chooses."""
    drawn = [dealt(HELA, THANOS, ULTRON, seed=seed).active for seed in range(60)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [dealt(HELA, THANOS, ULTRON, seed=seed).active for seed in range(60)]


def test_who_begins_does_not_change_what_was_dealt() -> None:
    hands = [titles(dealt(HELA, THANOS, first_seat=first).seats[0].hand) for first in (0, 1, None)]
    assert hands[0] == hands[1] == hands[2]


@clause("MV-013")
def test_turns_pass_clockwise() -> None:
    game = deal([HELA, THANOS, ULTRON, TASKMASTER], first_seat=2)
    order = []
    for _ in range(6):
        order.append(asked(game))
        plays_on(game, 1)
    assert order == [2, 3, 0, 1, 2, 3]


@clause("MV-014")
@pytest.mark.parametrize(
    ("seats", "first", "powers"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [2, 0, 1]), (4, 0, [0, 1, 2, 2]), (4, 2, [2, 2, 0, 1])],
)
def test_who_begins_has_no_power_the_next_one_has_one_the_others_two(seats: int, first: int, powers: list[int]) -> None:
    for seed in range(5):
        assert [player.power for player in dealt(seats=seats, seed=seed, first_seat=first).seats] == powers


@clause("MV-014")
@pytest.mark.parametrize("seed", SEEDS)
def test_so_it_is_when_the_seed_says_who_begins(seed: int) -> None:
    laid = dealt(seats=4, seed=seed)
    assert [player.power for player in laid.everyone] == [0, 1, 2, 2]


@clause("MV-015")
def test_everybody_can_read_every_objective() -> None:
    game = deal([THANOS, HELA, KILLMONGER, ULTRON])
    rules = {fact.face: fact.rule for fact in PLAYABLE.facts()}
    for viewer in (None, 0, 1, 2, 3):
        view = game.view(viewer)
        for owner, name in enumerate((THANOS, HELA, KILLMONGER, ULTRON)):
            portrait = view["seats"][owner]["domain"][0]
            assert portrait["title"] == name
            assert rules[portrait["face"]].startswith("You win w")
        assert [meter["name"] for meter in view["meters"]] == [THANOS, HELA, KILLMONGER, ULTRON]
        assert all(meter["parts"] for meter in view["meters"])


@clause("MV-016")
def test_thanos_brings_six_unclaimed_stones() -> None:
    laid = dealt(THANOS, HELA)
    assert sorted(titles(laid.unclaimed_stones)) == [
        "Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone", "Time Stone",
    ]  # fmt: skip
    assert laid.claimed_stones == []
    assert not any(laid.is_in_play(stone) for stone in laid.unclaimed_stones)


@clause("MV-016")
def test_killmonger_finds_klaw_on_his_mines_at_the_golden_city() -> None:
    laid = dealt(KILLMONGER, HELA)
    city = laid.seats[0].locations[3]
    assert titles(laid.at[city]) == ["Klaw"]
    assert titles(laid.attached[laid.at[city][0]]) == ["Contested Mines"]
    assert laid.seats[0].specialties == []
    assert not laid.mines_taken


@clause("MV-016")
def test_ultron_has_four_tiles_in_order_and_none_is_revealed() -> None:
    game = deal([ULTRON, HELA])
    player = seat(game)
    assert titles(reversed(player.upgrades)) == ["Transformation", "Optimization", "Ultimate", "Age of Ultron"]
    assert player.specialties == []
    assert shown(game.view(1), 0, "upgrades") == titles(player.upgrades)


@clause("MV-016")
def test_no_soul_mark_is_in_play_at_first() -> None:
    game = deal([HELA, THANOS])
    assert (table(game).vault_marks, marked(game)) == (0, [])
    game = lay(hands=[["Marked by Death"], []], power=[1, 0], at={"Hel": ["Thor"]})
    answers(game, "play Marked by Death")
    assert marked(game) == ["Thor"]


@clause("MV-016")
def test_taskmaster_has_no_set_up_of_his_own() -> None:
    laid = dealt(TASKMASTER, HELA)
    assert not any(laid.at.values())
    assert not laid.attached
    assert not [card for card in lying(laid) if isinstance(card, Tile)]


@pytest.mark.parametrize("seed", range(40))
def test_every_card_of_a_random_set_up_lies_in_exactly_one_place(seed: int) -> None:
    mode = ("omnipotent", "inevitable", "undying")[seed % 3]
    laid = dealt(seats=2 + seed % 3, seed=seed, mode=mode)
    everything = lying(laid)
    assert len(everything) == len(set(everything))
    assert set(everything) == set(laid.census)
    assert laid.mode == mode
    assert any(isinstance(card, Event) for card in laid.fate_deck) is (mode != "omnipotent")
