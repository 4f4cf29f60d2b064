"""The play-a-card action: one card from hand for its cost, to any place where it may go."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import offered, places, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    THANOS,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    lay,
    options,
    power,
    seat,
    spot,
    strength,
    table,
    titles,
)


@clause("MV-067")
def test_one_action_plays_one_card() -> None:
    game = lay(mover="Niflheim", hands=[["Leah", "Draugr Swordsman", "Nightsword"], []], power=[9, 0])
    answers(game, "play Leah", "play Leah to Hel")
    assert not offered(game, "play")
    assert titles(seat(game).hand) == ["Draugr Swordsman", "Nightsword"]


@clause("MV-067")
def test_only_cards_in_hand_are_played() -> None:
    game = lay(
        hands=[["Leah"], ["Ebony Maw"]], decks=[["Nightsword"], []], discards=[["Fenris Wolf"], []], power=[9, 9],
        fate_discard=["Thor"],
    )  # fmt: skip
    assert offered(game, "play") == ["play Leah"]


@clause("MV-068")
def test_the_cost_is_paid_before_the_card_takes_effect() -> None:
    game = lay(
        ULTRON, HELA, mover="Research Lab", hands=[["Alkhema"], []], power=[5, 0], at={"Research Lab": ["Thor"]},
    )  # fmt: skip
    answers(game, "play Alkhema")
    assert power(game) == 2
    assert at(game, "Research Lab") == ["Alkhema"]
    assert told(game, "pays", "plays_to", "defeats") == ["pays", "plays_to", "defeats"]


@clause("MV-069")
def test_a_card_too_dear_is_not_offered_and_asking_for_it_is_refused() -> None:
    hand = ["Leah", "Dísir", "Nightsword", "Raise the Dead", "Draugr Swordsman", "Midgard Serpent"]
    game = lay(mover="Hel", hands=[hand, []], power=[1, 0])
    assert offered(game, "play") == ["play Draugr Swordsman"]
    with pytest.raises(IllegalAnswer):
        game.answer("play Leah")
    assert (power(game), titles(seat(game).hand)) == (1, hand)


@clause("MV-069")
def test_power_that_just_suffices_is_enough() -> None:
    game = lay(hands=[["Midgard Serpent"], []], power=[3, 0])
    answers(game, "play Midgard Serpent", "play Midgard Serpent to Hel")
    assert power(game) == 0


@clause("MV-070")
def test_a_card_for_nothing_needs_an_action_too() -> None:
    hero = {"Niflheim": ["Thor"], "Hel": ["Vision"]}
    blocked = lay(
        mover="Niflheim", hands=[["Price of Life"], []], at={**hero, "Titan": ["Iron Man"]}, marked=["Iron Man"]
    )
    assert not offered(blocked, "play")
    spent = lay(
        mover="Niflheim", hands=[["Price of Life", "Draugr Swordsman"], []], at={"Titan": ["Iron Man"]},
        marked=["Iron Man"], power=[1, 0],
    )  # fmt: skip
    assert "play Price of Life" in options(spent)
    answers(spent, "play Draugr Swordsman", "play Draugr Swordsman to Hel")
    assert not offered(spent, "play")


@clause("MV-070")
def test_a_small_price_to_pay_needs_an_action_too() -> None:
    game = lay(THANOS, HELA, mover="Titan", at={"Titan": ["Thor"]}, hands=[["A Small Price to Pay..."], []])
    assert not offered(game, "play")
    game = lay(THANOS, HELA, mover="Titan", hands=[["A Small Price to Pay..."] * 2, []])
    answers(game, "play A Small Price to Pay...")
    assert power(game) == 1
    assert not offered(game, "play")


@clause("MV-071")
def test_an_ally_goes_to_one_of_four_locations_or_an_open_event() -> None:
    game = lay(
        HELA, THANOS, mode="undying", hands=[["Leah"], []], power=[2, 0],
        events=["Helicarrier Alert", "Conquer Valhalla", "Sacrifices Must Be Made", "Avengers Assemble!"],
    )  # fmt: skip
    answers(game, "play Leah")
    assert places(game, "play Leah") == {
        "Niflheim", "Hel", "Gjoll", "Odin's Vault", "Helicarrier Alert", "Conquer Valhalla", "Avengers Assemble!",
    }  # fmt: skip


@clause("MV-072")
def test_an_item_goes_to_one_of_four_locations_and_nowhere_else() -> None:
    game = lay(
        mode="undying", hands=[["Nightsword"], []], power=[2, 0], events=["Helicarrier Alert", "Conquer Valhalla"]
    )
    answers(game, "play Nightsword")
    assert places(game, "play Nightsword") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}


@clause("MV-073")
def test_a_card_may_be_played_away_from_the_mover() -> None:
    for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault"):
        game = lay(mover="Hel", hands=[["Leah"], []], power=[2, 0])
        answers(game, "play Leah", f"play Leah to {place}")
        assert at(game, place) == ["Leah"]
        assert at_rest(game)


@clause("MV-074")
def test_an_ally_played_to_an_event_is_paid_for_as_usual() -> None:
    game = lay(KILLMONGER, HELA, hands=[["Knight"], []], power=[4, 0], events=["Helicarrier Alert"])
    answers(game, "play Knight", "play Knight to Helicarrier Alert")
    assert power(game) == 1
    assert at(game, "Helicarrier Alert") == ["Knight"]
    assert table(game).strength_at(spot(game, "Helicarrier Alert")) == strength(game, "Knight") == 5
    assert at_rest(game)


@clause("MV-069")
def test_an_ally_that_cannot_be_paid_for_does_not_get_to_an_event_either() -> None:
    game = lay(KILLMONGER, HELA, hands=[["Knight"], []], power=[2, 0], events=["Helicarrier Alert"])
    assert not offered(game, "play")
