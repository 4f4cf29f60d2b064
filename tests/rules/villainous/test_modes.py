"""The three ways of playing: without Events, with one Global Event at a time, with any number of them."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.villainous.cards import Event
from tests.rules.villainous.words import dealt, events, lying, offered
from tests.scenarios.villainous.words import (
    HELA,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at_rest,
    clause,
    deal,
    lay,
    log,
    options,
    power,
    seat,
    strength,
    table,
    titles,
)


@clause("MV-017")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_omnipotent_mode_there_is_no_event_in_the_game(seats: int) -> None:
    for seed in range(10):
        laid = dealt(seats=seats, seed=seed, mode="omnipotent")
        assert not [card for card in laid.census if isinstance(card, Event)]
        assert len(laid.fate_deck) == 15 + 11 * seats - 4 - seats
        assert laid.events == []


@clause("MV-018")
def test_in_omnipotent_mode_a_card_does_what_it_says_besides_events() -> None:
    game = lay(
        ULTRON, HELA, mode="omnipotent", hands=[["Technoforming"], []], power=[1, 0],
        at={"Research Lab": ["Duplicate Sentry"]},
    )  # fmt: skip
    answers(game, "play Technoforming")
    assert strength(game, "Duplicate Sentry") == 3
    assert at_rest(game)


@clause("MV-018")
def test_what_a_card_says_about_allies_at_events_is_nothing_in_omnipotent_mode() -> None:
    game = lay(mode="omnipotent", at={"Titan": ["Ebony Maw"]}, fate_deck=["Hawkeye"])
    answers(game, "fate", "fate Thanos: Hawkeye to Titan")
    assert at_rest(game)
    assert seat(game, 1).discard == []


@clause("MV-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inevitable_mode_has_four_global_events_and_a_targeted_one_for_each_villain(seats: int) -> None:
    for seed in range(10):
        laid = dealt(seats=seats, seed=seed, mode="inevitable")
        found = Counter(card.unit_name for card in lying(laid) if isinstance(card, Event))
        assert found == {"Fate": 4, **{player.villain.title: 1 for player in laid.seats}}
        assert {card.title for card in lying(laid) if isinstance(card, Event) and card.villain is None} == {
            "Protected Vibranium", "Lockdown at the Raft", "Helicarrier Alert", "Avengers Assemble!",
        }  # fmt: skip


@clause("MV-019")
def test_inevitable_is_the_mode_unless_another_is_chosen() -> None:
    assert dealt(HELA, THANOS).mode == "inevitable"
    assert deal([HELA, THANOS]).view(1)["mode"] == "inevitable"


@clause("MV-019", "MV-137")
def test_in_inevitable_mode_a_second_global_event_is_discarded() -> None:
    game = lay(mode="inevitable", events=["Helicarrier Alert"], fate_deck=["Protected Vibranium"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Helicarrier Alert"]
    assert titles(table(game).fate_discard) == ["Protected Vibranium"]
    assert [event.card for event in events(game, "fate_without_effect")] == ["Protected Vibranium"]
    assert at_rest(game)


@clause("MV-020")
def test_in_undying_mode_every_global_event_comes_into_play() -> None:
    game = lay(mode="undying", events=["Helicarrier Alert", "Lockdown at the Raft"], fate_deck=["Protected Vibranium"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Helicarrier Alert", "Lockdown at the Raft", "Protected Vibranium"]
    assert table(game).fate_discard == []
    assert "The Event Protected Vibranium, of Strength 8, comes into play" in log(game)
    assert at_rest(game)


@clause("MV-021")
def test_in_undying_mode_all_penalties_apply_at_once() -> None:
    game = lay(
        mode="undying", mover="Odin's Vault", hands=[["Leah", "Nightsword"], []], power=[6, 0],
        events=["Protected Vibranium", "Lockdown at the Raft", "Helicarrier Alert", "Conquer Valhalla"],
        discards=[["Dísir"], []],
    )  # fmt: skip
    assert offered(game, "play") == ["play Leah", "play Nightsword"]  # and no Dísir, by Conquer Valhalla
    answers(game, "play Leah", "play Leah to Hel")
    assert power(game) == 3
    answers(game, "play Nightsword", "play Nightsword to Hel")
    assert power(game) == 0
    answers(game, "done")
    assert len(seat(game).hand) == 3


@clause("MV-021")
def test_in_undying_mode_a_penalty_is_still_too_dear_together_with_another() -> None:
    game = lay(
        mode="undying", hands=[["Leah", "Nightsword"], []], power=[2, 0],
        events=["Protected Vibranium", "Lockdown at the Raft"],
    )  # fmt: skip
    assert not offered(game, "play")


def test_the_mode_is_one_of_three() -> None:
    for mode in ("omnipotent", "inevitable", "undying"):
        assert deal([TASKMASTER, HELA], mode=mode).view(None)["mode"] == mode
    assert "done" in options(lay(mode="undying"))
