"""Power: gained by an action, paid for cards and abilities, lying open on the portrait."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import offered
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    clause,
    lay,
    options,
    power,
    table,
)


@clause("MV-058")
@pytest.mark.parametrize(
    ("villain", "place", "amount"),
    [
        (THANOS, "The Infinity Well", 3), (THANOS, "Titan", 1), (THANOS, "Sanctuary II", 2), (HELA, "Gjoll", 1),
        (KILLMONGER, "The Golden City", 2), (ULTRON, "Manufacturing Array", 3), (TASKMASTER, "Armory", 1),
    ],
)  # fmt: skip
def test_an_icon_gives_as_much_power_as_it_shows(villain: str, place: str, amount: int) -> None:
    game = lay(villain, HELA if villain != HELA else THANOS, mover=place, power=[4, 2])
    assert offered(game, "gain") == [f"gain {amount} Power"]
    answers(game, f"gain {amount} Power")
    assert (power(game), power(game, 1)) == (4 + amount, 2)


@clause("MV-059")
def test_power_pays_for_cards_and_abilities_and_is_gone_then() -> None:
    game = lay(
        mover="Gjoll", hands=[["Leah"], []], power=[3, 0], specialties=[["Hand of Glory"], []], fate_discard=["Balder"],
        at={"Hel": ["Nightsword", "Thor", "Iron Man"]},
    )  # fmt: skip
    answers(game, "play Leah", "play Leah to Niflheim")
    assert power(game) == 1
    answers(game, "activate Nightsword at Hel")  # for Iron Man's 1 Power
    assert power(game) == 0


@clause("MV-059")
def test_nobody_ever_owes_power() -> None:
    game = lay(mover="Odin's Vault", hands=[["Leah", "Draugr Swordsman"], []], power=[2, 0])
    answers(game, "play Draugr Swordsman", "play Draugr Swordsman to Hel")
    assert power(game) == 1
    assert not offered(game, "play")


@clause("MV-060")
def test_everybody_sees_everybodys_power() -> None:
    game = lay(HELA, THANOS, ULTRON, power=[3, 0, 12])
    for viewer in (None, 0, 1, 2):
        assert [player["power"] for player in game.view(viewer)["seats"]] == [3, 0, 12]


def test_paying_for_one_thing_leaves_less_for_the_next() -> None:
    game = lay(mover="Odin's Vault", hands=[["Leah", "Nightsword"], []], power=[3, 0])
    answers(game, "play Leah", "play Leah to Hel")
    assert "play Nightsword" not in options(game)
    answers(game, "gain 3 Power", "play Nightsword", "play Nightsword to Hel")
    assert power(game) == 2
    assert table(game).used_icons == [1, 3, 2]
