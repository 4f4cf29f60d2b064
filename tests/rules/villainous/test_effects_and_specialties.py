"""Effects, carried out once; Specialties, lasting and used once in a turn; the kinds of card of one Villain only."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import offered, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    find,
    lay,
    log,
    on,
    options,
    power,
    seat,
    table,
    titles,
)


@clause("MV-117")
def test_an_effect_is_paid_for_carried_out_and_discarded() -> None:
    game = lay(
        ULTRON, HELA, hands=[["Encephalo-Ray"], []], power=[3, 0], at={"Research Lab": ["Thor"]},
    )  # fmt: skip
    answers(game, "play Encephalo-Ray")
    assert power(game) == 1
    assert table(game).tokens == {find(game, "Thor"): -1}
    assert titles(seat(game).discard) == ["Encephalo-Ray"]
    assert (table(game).resolving, titles(seat(game).hand)) == ([], [])
    assert at_rest(game)


@clause("MV-117")
def test_nothing_is_left_in_play_of_an_effect() -> None:
    game = lay(ULTRON, HELA, hands=[["Reconfigure"], []], at={"Research Lab": ["Flying Sentry"]})
    answers(game, "play Reconfigure")
    assert power(game) == 1
    assert titles(seat(game).discard) == ["Reconfigure"]
    assert not [card for card in table(game).holder if card.title == "Reconfigure"]
    answers(game, "done")
    assert power(game) == 1


@clause("MV-118")
def test_a_specialty_is_paid_for_and_put_among_the_specialties() -> None:
    game = lay(hands=[["Raise the Dead"], []], power=[3, 0])
    answers(game, "play Raise the Dead")
    assert power(game) == 1
    assert titles(seat(game).specialties) == ["Raise the Dead"]
    assert at_rest(game)
    assert seat(game).has_in_domain(find(game, "Raise the Dead"))


@clause("MV-118")
def test_what_else_its_card_asks_for_must_be_met() -> None:
    game = lay(KILLMONGER, HELA, hands=[["Heart-Shaped Herb"], []], power=[9, 0])
    assert at(game, "The Golden City") == ["Klaw"]
    assert not offered(game, "play")
    game = lay(
        KILLMONGER,
        HELA,
        hands=[["Heart-Shaped Herb"], []],
        power=[9, 0],
        specialties=[["Challenge for the Throne"], []],
    )
    assert offered(game, "play") == ["play Heart-Shaped Herb"]


@clause("MV-119")
def test_a_specialty_is_used_in_ones_own_turn() -> None:
    game = lay(
        HELA, KILLMONGER, step="start", mover="Hel", specialties=[[], ["Rage of K'Liluna"]],
        hands=[[], ["Knight", "King"]], discards=[[], ["Killmonger's Fury"]],
    )  # fmt: skip
    assert asked(game) == 0
    assert all(option.startswith("move") for option in options(game))
    answers(game, "move to Gjoll", "done")
    assert asked(game) == 1
    assert any("Rage of K'Liluna" in option for option in options(game))


@clause("MV-119")
@pytest.mark.parametrize("villain", [HELA, TASKMASTER])
def test_a_specialty_that_names_other_turns_answers_in_them(villain: str) -> None:
    """The card's own timing overrules the general rule."""
    if villain == HELA:
        game = lay(
            THANOS, HELA, at={"Titan": ["Iron Man", "Ebony Maw"]}, marked=["Iron Man"],
            specialties=[[], ["Hela's Bidding"]],
        )  # fmt: skip
        answers(game, "vanquish Iron Man at Titan")
        assert power(game, 1) == 3
    else:
        game = lay(
            ULTRON, TASKMASTER, hands=[["Reconfigure"], []], power=[0, 1], specialties=[[], ["Photographic Reflexes"]],
        )  # fmt: skip
        answers(game, "play Reconfigure", "1: pay 1 Power and copy Reconfigure")
        assert on(game, "Photographic Reflexes") == ["Reconfigure"]
    assert at_rest(game)


@clause("MV-120")
def test_the_same_specialty_is_not_used_twice_in_a_turn() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", hands=[["Conduct Exercise"], []], power=[9, 0],
        specialties=[["Lesson Plan"], []], discards=[["Training Dummy", "Training Academy"], []],
    )  # fmt: skip
    answers(game, "activate Lesson Plan", "find Training Dummy from the discard pile")
    assert not offered(game, "activate")
    assert "play Conduct Exercise" not in options(game)  # there would be nothing to activate
    assert log(game)[-1]


@clause("MV-120")
def test_a_specialty_can_be_used_again_in_the_next_turn() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", specialties=[["Time Stone"], []])
    answers(game, "activate Time Stone")
    assert table(game).used_cards == [find(game, "Time Stone")]
    answers(game, "done")
    assert table(game).used_cards == []


@clause("MV-121")
def test_different_specialties_are_used_in_the_same_turn() -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Time Stone", "Mind Stone"], []],
        at={"Sanctuary II": ["Death's Favor"]}, hands=[[], []], decks=[["Ebony Maw", "Black Swan"], []],
    )  # fmt: skip
    answers(game, "activate Time Stone", "activate Mind Stone", "find Black Swan from the deck")
    assert titles(seat(game).hand) == ["Ebony Maw", "Black Swan"]
    assert power(game) == 1
    assert told(game, "activates") == ["activates"] * 2


@clause("MV-122")
def test_a_switched_off_specialty_stays_where_it_is() -> None:
    game = lay(
        ULTRON, HELA, step="start", mover="Research Lab", specialties=[[["Ultimate", "Deactivation Switch"]], []],
    )  # fmt: skip
    assert power(game) == 0
    assert titles(seat(game).specialties) == ["Ultimate"]


@clause("MV-122")
def test_only_what_lies_at_locations_can_be_defeated_or_removed() -> None:
    game = lay(
        HELA, KILLMONGER, ULTRON, THANOS,
        specialties=[["Hand of Glory"], ["Armored Rhino"], ["Transformation"], ["Time Stone"]],
    )  # fmt: skip
    for player in table(game).seats:
        assert player.specialties
        assert player.domain_items == []
        assert not [card for card in player.specialties if card in table(game).holder]


@clause("MV-123")
def test_a_rival_follows_killmongers_guide() -> None:
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"The Golden City": ["Knight"]})
    answers(game, "vanquish Klaw at The Golden City")
    assert titles(seat(game).specialties) == ["Contested Mines", "Challenge for the Throne"]
    assert table(game).fate_discard == []
    assert titles(seat(game).discard) == ["Knight"]
    assert at_rest(game)


@clause("MV-123")
def test_an_upgrade_follows_ultrons_guide() -> None:
    game = lay(ULTRON, HELA, at={"Research Lab": ["Flying Sentry", "Duplicate Sentry"]})
    answers(game, "reveal Transformation", "remove Flying Sentry at Research Lab")
    assert titles(seat(game).specialties) == ["Transformation"]
    assert titles(seat(game).discard) == ["Flying Sentry", "Duplicate Sentry"]
    assert at_rest(game)


@clause("MV-123")
def test_a_stone_follows_thanos_guide() -> None:
    game = lay(HELA, THANOS, mover="Gjoll", at={"Hel": [["Leah", "Time Stone"]]})
    answers(game, "activate Time Stone on Leah at Hel")
    assert (power(game), len(seat(game).hand)) == (1, 1)
    assert at_rest(game)
