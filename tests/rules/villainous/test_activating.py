"""The activate action: one card of one's own with an Activated Ability, its cost, its ability."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import offered, plays_on, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    find,
    lay,
    marked,
    options,
    power,
    seat,
    strength,
    table,
    titles,
)


@clause("MV-061")
def test_an_activate_action_uses_one_ability_and_is_spent_then() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Nightsword", "Nightsword", "Thor", "Vision"]})
    assert offered(game, "activate") == ["activate Nightsword at Hel"]
    answers(game, "activate Nightsword at Hel", "attach a Soul Mark to Vision at Hel")
    assert marked(game) == ["Vision"]
    assert not offered(game, "activate")


@clause("MV-061")
def test_only_ones_own_cards_can_be_activated() -> None:
    game = lay(
        ULTRON, TASKMASTER, mover="Manufacturing Array", at={"Armory": ["Training Dummy", "Anaconda"]}, power=[9, 9],
        specialties=[[], ["Lesson Plan"]],
    )  # fmt: skip
    assert not offered(game, "activate")


@clause("MV-061")
def test_items_and_specialties_can_be_activated_and_the_activation_cost_is_paid() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", at={"Armory": ["Training Dummy", "Anaconda"]}, power=[2, 0],
        specialties=[["Lesson Plan"], []],
    )  # fmt: skip
    assert offered(game, "activate") == ["activate Training Dummy at Armory", "activate Lesson Plan"]
    answers(game, "activate Lesson Plan")
    assert power(game) == 1
    answers(game, options(game)[0])
    assert len(seat(game).hand) == 1
    assert at_rest(game)


@clause("MV-062")
def test_an_activated_ability_does_nothing_by_itself() -> None:
    game = lay(ULTRON, HELA, mover="Research Lab", at={"Research Lab": ["Assembly Line"]}, decks=[["Alkhema"], []])
    for _ in range(4):
        answers(game, "done")
        plays_on(game, 1)
        answers(game, "move to Reconfiguration Base" if "move to Reconfiguration Base" in options(game) else
                options(game)[0])  # fmt: skip
        assert not offered(game, "activate")
    assert "activates" not in told(game)
    assert power(game) == 0


@clause("MV-063")
def test_two_uses_need_two_activate_actions_and_two_payments() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", hands=[["Conduct Exercise"], []], power=[2, 0],
        at={"Armory": ["Training Dummy", "Training Dummy", "Anaconda"], "Training Room": ["Iron Man"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Armory")  # 1 Power, for Iron Man
    assert (power(game), strength(game, "Anaconda")) == (1, 4)
    assert not offered(game, "activate")
    answers(game, "play Conduct Exercise")
    assert (power(game), strength(game, "Anaconda")) == (0, 5)
    assert at_rest(game)


@clause("MV-063", "MV-069")
def test_a_second_use_that_cannot_be_paid_is_not_offered() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", hands=[["Conduct Exercise"], []], power=[1, 0],
        at={"Armory": ["Training Dummy", "Training Dummy", "Anaconda"], "Training Room": ["Iron Man"]},
    )  # fmt: skip
    answers(game, "activate Training Dummy at Armory")
    assert "play Conduct Exercise" not in options(game)


@clause("MV-064")
@pytest.mark.parametrize("place", ["Niflheim", "Hel", "Odin's Vault"])
def test_an_ability_for_nothing_cannot_be_used_where_there_is_no_activate_action(place: str) -> None:
    game = lay(mover=place, at={"Gjoll": ["Nightsword", "Thor"]})
    with pytest.raises(IllegalAnswer):
        game.answer("activate Nightsword at Gjoll")
    assert marked(game) == []


@clause("MV-065")
def test_playing_a_card_with_an_activated_ability_costs_its_playing_cost_and_does_nothing_else() -> None:
    game = lay(mover="Hel", hands=[["Hand of Glory"], []], power=[9, 0], fate_discard=["Thor"])
    answers(game, "play Hand of Glory")
    assert power(game) == 7
    assert titles(seat(game).specialties) == ["Hand of Glory"]
    assert titles(table(game).fate_discard) == ["Thor"]
    assert at_rest(game)


@clause("MV-065")
def test_a_card_with_an_activation_cost_is_played_by_who_cannot_pay_that() -> None:
    game = lay(TASKMASTER, HELA, mover="Camp Hammond", hands=[["Lesson Plan"], []], power=[1, 0])
    answers(game, "play Lesson Plan")
    assert power(game) == 0
    assert not offered(game, "activate")


@clause("MV-066")
def test_an_item_of_ones_own_in_another_domain_is_activated_from_home() -> None:
    game = lay(
        KILLMONGER, HELA, mover="The Great Mound", at={"Hel": ["Leah", "Dísir", "Explosives", "Midgard Serpent"]}
    )
    answers(game, "activate Explosives at Hel", "defeat Leah at Hel", "defeat Dísir at Hel")
    assert at(game, "Hel") == ["Midgard Serpent"]
    assert titles(seat(game).discard) == ["Explosives"]
    assert titles(seat(game, 1).discard) == ["Leah", "Dísir"]
    assert at_rest(game)


def test_what_can_achieve_nothing_is_not_offered() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", specialties=[["Reality Stone", "Soul Stone"], []])
    assert not offered(game, "activate")
    assert find(game, "Reality Stone") in seat(game).specialties
