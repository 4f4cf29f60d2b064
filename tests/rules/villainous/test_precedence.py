"""Cards before the rulebook, prohibitions before permissions, and nothing played that cannot be done in full."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import offered, places
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
    lay,
    marked,
    on,
    options,
    power,
    seat,
    titles,
)


@clause("MV-055")
def test_a_card_that_says_otherwise_is_followed() -> None:
    """Cards are played from hand; Dísir says that it may come from the discard pile."""
    game = lay(discards=[["Dísir", "Leah"], []], power=[4, 0])
    assert offered(game, "play") == ["play Dísir from the discard pile"]
    answers(game, "play Dísir from the discard pile", "play Dísir to Hel")
    assert (at(game, "Hel"), titles(seat(game).discard), power(game)) == (["Dísir"], ["Leah"], 2)


@clause("MV-055")
def test_an_ally_may_enter_another_domain_where_its_card_says_so() -> None:
    game = lay(KILLMONGER, HELA, hands=[["Dog of War", "King"], []], power=[3, 0])
    answers(game, "play Dog of War")
    assert len(options(game)) == 8
    answers(game, "play Dog of War to Hel")
    assert at(game, "Hel") == ["Dog of War"]
    game = lay(KILLMONGER, HELA, hands=[["Dog of War", "King"], []], power=[3, 0])
    answers(game, "play King")
    assert len(options(game)) == 4


@clause("MV-056")
def test_a_prohibition_is_stronger_than_a_permission() -> None:
    game = lay(discards=[["Dísir"], []], power=[4, 0], events=["Conquer Valhalla"])
    assert not offered(game, "play")


@clause("MV-056")
def test_a_permission_that_arrives_later_does_not_lift_a_prohibition() -> None:
    game = lay(
        mover="Odin's Vault", discards=[["Draugr Swordsman"], []], hands=[["Raise the Dead"], []], power=[4, 0],
        events=["Conquer Valhalla"],
    )  # fmt: skip
    answers(game, "play Raise the Dead")
    assert not offered(game, "play")
    free = lay(mover="Odin's Vault", discards=[["Draugr Swordsman"], []], hands=[["Raise the Dead"], []], power=[4, 0])
    answers(free, "play Raise the Dead")
    assert offered(free, "play") == ["play Draugr Swordsman from the discard pile"]


@clause("MV-056")
def test_a_specialty_that_lets_more_be_played_does_not_let_items_be_played_under_stolen_antiquities() -> None:
    game = lay(
        KILLMONGER, HELA, at={"Warrior Falls": []}, hands=[["Explosives", "Knight"], []], power=[9, 0],
        specialties=[["Heart-Shaped Herb"], []], events=["Stolen Antiquities"],
    )  # fmt: skip
    assert offered(game, "play") == ["play Knight"]


@clause("MV-057")
def test_an_attaching_item_without_an_ally_is_not_playable() -> None:
    game = lay(ULTRON, HELA, hands=[["Impervious Alloy"], []], power=[2, 0], at={"Research Lab": ["Thor"]})
    assert not offered(game, "play")


@clause("MV-057")
def test_taking_back_an_effect_needs_one_in_the_discard_pile() -> None:
    game = lay(THANOS, HELA, hands=[["Warp Reality"], []], power=[1, 0], discards=[["Ebony Maw"], []])
    assert not offered(game, "play")
    game = lay(THANOS, HELA, hands=[["Warp Reality"], []], power=[1, 0], discards=[["Ebony Maw", "Warp Reality"], []])
    assert offered(game, "play") == ["play Warp Reality"]


@clause("MV-057")
@pytest.mark.parametrize(
    ("villain", "card"),
    [
        (HELA, "Marked by Death"), (HELA, "Death's Embrace"), (HELA, "Hel to Pay"), (HELA, "Price of Life"),
        (HELA, "Soul for a Soul"), (THANOS, "Deliver Judgment"), (THANOS, "The Mad Titan"),
        (THANOS, "Taste of Cosmic Power"), (KILLMONGER, "Killmonger's Fury"), (KILLMONGER, "Execute Plan"),
        (ULTRON, "Technoforming"), (TASKMASTER, "Shadow Initiative"), (TASKMASTER, "Conduct Exercise"),
    ],
)  # fmt: skip
def test_a_card_without_what_it_needs_is_not_playable(villain: str, card: str) -> None:
    """RV-009: mandatory parts need a legal object when the card is played."""
    game = lay(villain, HELA if villain != HELA else THANOS, hands=[[card], []], power=[9, 0])
    assert not offered(game, "play")


@clause("MV-057")
@pytest.mark.parametrize(
    ("villain", "card"),
    [
        (ULTRON, "Encephalo-Ray"), (ULTRON, "Reconfigure"), (KILLMONGER, "Overpower"), (TASKMASTER, "Redeploy"),
        (HELA, "Leah"), (KILLMONGER, "King"), (ULTRON, "Jocasta"), (TASKMASTER, "Black Ant"),
        (TASKMASTER, "Blood Spider"), (TASKMASTER, "Diamondback"),
    ],
)  # fmt: skip
def test_what_may_be_done_or_is_done_to_each_never_stands_in_the_way(villain: str, card: str) -> None:
    """RV-009: `may`, `up to` and `each` never matter."""
    game = lay(villain, HELA if villain != HELA else THANOS, hands=[[card], []], power=[9, 0])
    assert offered(game, "play") == [f"play {card}"]


@clause("MV-057")
def test_an_ally_that_must_defeat_somebody_goes_only_where_somebody_is() -> None:
    """RV-008: only to a location or Event where another character is that can be defeated."""
    game = lay(
        ULTRON, HELA, hands=[["Alkhema"], []], power=[3, 0], events=["Helicarrier Alert"],
        at={"Research Lab": ["Thor"], "Manufacturing Array": ["Duplicate Sentry"], "Helicarrier Alert": ["Leah"]},
    )  # fmt: skip
    answers(game, "play Alkhema")
    assert places(game, "play Alkhema") == {"Research Lab", "Manufacturing Array", "Helicarrier Alert"}
    game = lay(ULTRON, HELA, hands=[["Alkhema"], []], power=[3, 0], at={"Research Lab": ["Assembly Line"]})
    assert not offered(game, "play")


@clause("MV-057")
def test_a_fate_hero_does_as_much_as_possible() -> None:
    """RV-009: a Hero is always playable; a Fate Effect without an object is discarded."""
    game = lay(HELA, KILLMONGER, fate_deck=["Shuri"], at={"The Golden City": []})
    answers(game, "fate", "fate Killmonger: Shuri to Warrior Falls")
    assert at(game, "Warrior Falls") == ["Shuri"]
    assert at_rest(game)
    assert marked(game) == []
    assert not [bearer for bearer in (on(game, "Shuri"),) if bearer]
