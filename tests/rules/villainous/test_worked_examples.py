"""The examples that the rulebook works through."""

from __future__ import annotations

from tests.rules.villainous.words import offered, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    find,
    lay,
    on,
    options,
    power,
    seat,
    strength,
    table,
    titles,
)


@clause("MV-290")
def test_the_icon_with_a_two_takes_two_power() -> None:
    game = lay(mover="Hel")
    answers(game, "gain 2 Power")
    assert power(game) == 2
    assert at_rest(game)


@clause("MV-291")
def test_a_card_of_cost_three_is_put_at_any_own_location_for_three_power() -> None:
    """No Item of the box costs 3: under Protected Vibranium, one of 2 does."""
    game = lay(
        mover="Odin's Vault", hands=[["Nightsword"], []], power=[3, 0], events=["Protected Vibranium"],
    )  # fmt: skip
    answers(game, "play Nightsword", "play Nightsword to Gjoll")
    assert power(game) == 0
    assert at(game, "Gjoll") == ["Nightsword"]
    assert at_rest(game)


@clause("MV-291")
def test_with_two_power_it_cannot_be_played() -> None:
    game = lay(mover="Odin's Vault", hands=[["Nightsword"], []], power=[2, 0], events=["Protected Vibranium"])
    assert not offered(game, "play")


@clause("MV-292")
def test_an_ability_of_cost_two_is_used_for_two_power() -> None:
    game = lay(
        KILLMONGER, HELA, mover="The Great Mound", at={"The Great Mound": ["Explosives"]}, power=[2, 0],
        specialties=[["Challenge for the Throne", "Control the Mines"], []], mines_taken=True,
    )  # fmt: skip
    answers(game, "activate Control the Mines")
    answers(game, options(game)[0])
    while not at_rest(game):
        answers(game, options(game)[0])
    assert power(game) == 0
    assert not seat(game).has_in_domain(find(game, "Explosives"))
    assert told(game, "activates", "relocates") == ["activates", "relocates"]


@clause("MV-292")
def test_with_one_power_it_cannot_be_used() -> None:
    game = lay(
        KILLMONGER, HELA, mover="The Great Mound", at={"The Great Mound": ["Explosives"]}, power=[1, 0],
        specialties=[["Challenge for the Throne", "Control the Mines"], []], mines_taken=True,
    )  # fmt: skip
    assert "activate Control the Mines" not in options(game)


@clause("MV-293")
def test_of_three_allies_the_two_that_suffice_are_discarded_with_the_hero() -> None:
    game = lay(
        ULTRON, HELA, mover="Reconfiguration Base", at={
            "Research Lab": ["Thor", ["Duplicate Sentry", "Impervious Alloy"], "Alkhema", "Flying Sentry"],
        }, tokens={"Alkhema": -2, "Flying Sentry": -1},
    )  # fmt: skip
    assert [strength(game, name) for name in ("Duplicate Sentry", "Alkhema", "Flying Sentry")] == [4, 1, 2]
    answers(game, "vanquish Thor at Research Lab", "vanquish Thor with Duplicate Sentry and Alkhema at Research Lab")
    assert at(game, "Research Lab") == ["Flying Sentry"]
    assert sorted(titles(seat(game).discard)) == ["Alkhema", "Duplicate Sentry", "Impervious Alloy"]
    assert titles(table(game).fate_discard) == ["Thor"]
    assert on(game, "Flying Sentry") == []
    assert at_rest(game)
