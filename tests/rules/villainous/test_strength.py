"""Strength: printed, by tokens for good, by cards as long as they are there; and never below nothing."""

from __future__ import annotations

from tests.rules.villainous.words import offered
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
    options,
    seat,
    spot,
    strength,
    table,
    titles,
)


@clause("MV-100")
def test_strength_is_what_is_printed_with_tokens_and_what_cards_in_play_add() -> None:
    game = lay(
        TASKMASTER, HELA, tokens={"Anaconda": 2},
        at={"Armory": ["Anaconda", "Taskmaster's Sword", "Scott Lang", "Thor"], "Camp Hammond": ["Crossbones"]},
    )  # fmt: skip
    assert strength(game, "Anaconda") == 3 + 2 + 1 - 1
    assert strength(game, "Crossbones") == 3
    assert strength(game, "Thor") == 5
    parts = table(game).strength_parts(find(game, "Anaconda"))
    assert sorted(parts) == [("Anaconda", 3), ("Scott Lang", -1), ("Strength tokens", 2), ("Taskmaster's Sword", 1)]


@clause("MV-100")
def test_every_character_shows_its_strength_to_everybody() -> None:
    game = lay(at={"Hel": ["Thor", "Draugr Swordsman"]}, discards=[["Draugr Swordsman"], []], tokens={"Thor": -1})
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        place = next(spot["id"] for spot in view["seats"][0]["locations"] if spot["title"] == "Hel")
        assert {card["title"]: card["strength"] for card in view["at"][place]} == {"Thor": 4, "Draugr Swordsman": 3}


@clause("MV-101")
def test_a_token_stays_when_what_gave_it_is_gone() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Institute of Technology", hands=[["Overpower"], []], power=[2, 0],
        at={"Warrior Falls": ["Knight"]},
    )  # fmt: skip
    answers(game, "play Overpower")
    assert titles(seat(game).discard) == ["Overpower"]
    assert strength(game, "Knight") == 6
    answers(game, "done")
    assert strength(game, "Knight") == 6


@clause("MV-101")
def test_a_token_is_gone_when_its_character_leaves_play() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", at={"Titan": ["Ebony Maw", "Iron Man"]}, tokens={"Ebony Maw": 2, "Iron Man": 1}
    )
    answers(game, "vanquish Iron Man at Titan")
    assert table(game).tokens == {}


@clause("MV-101")
def test_tokens_travel_with_their_character() -> None:
    """RV-038: Items, Soul Marks, Strength tokens and Stones travel with their character."""
    game = lay(at={"Gjoll": ["Leah"]}, tokens={"Leah": 2})
    answers(game, "relocate Leah at Gjoll", "relocate Leah to Hel")
    assert strength(game, "Leah") == 4


@clause("MV-102")
def test_what_a_card_takes_comes_back_when_the_card_goes() -> None:
    game = lay(
        TASKMASTER, HELA, mover="Armory", at={"Armory": ["Scott Lang", "Anaconda", "Crossbones", "Death Shield"]},
    )  # fmt: skip
    assert [strength(game, name) for name in ("Anaconda", "Crossbones", "Death Shield")] == [2, 2, 3]
    answers(game, "vanquish Scott Lang at Armory", "vanquish Scott Lang with Crossbones at Armory")
    assert [strength(game, name) for name in ("Anaconda", "Death Shield")] == [3, 3]
    assert "Scott Lang" not in at(game, "Armory")


@clause("MV-102")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    game = lay(KILLMONGER, HELA, at={"Warrior Falls": ["Weapons Cache", "Thor"]}, power=[3, 0])
    answers(game, next(option for option in options(game) if "Weapons Cache" in option))
    while not at_rest(game):
        answers(game, options(game)[0])
    assert strength(game, "Thor") == 2
    answers(game, "done")
    assert strength(game, "Thor") == 5


@clause("MV-103")
def test_a_hero_at_nothing_stays() -> None:
    game = lay(
        ULTRON, HELA, hands=[["Encephalo-Ray"], []], power=[2, 0], at={"Manufacturing Array": ["Scarlet Spider Clone"]},
    )  # fmt: skip
    answers(game, "play Encephalo-Ray")
    assert at(game, "Manufacturing Array") == ["Scarlet Spider Clone"]
    assert strength(game, "Scarlet Spider Clone") == 0
    assert at_rest(game)


@clause("MV-104")
def test_an_ally_at_nothing_does_not_vanquish_but_is_relocated_and_its_ability_works() -> None:
    game = lay(
        ULTRON, HELA, mover="Reconfiguration Base",
        at={"Reconfiguration Base": ["Heavy Attack Sentry", "Scott Lang"], "Research Lab": ["Thor"]},
        tokens={"Heavy Attack Sentry": -3},
    )  # fmt: skip
    assert strength(game, "Heavy Attack Sentry") == 0
    assert not offered(game, "vanquish")
    game = lay(
        ULTRON, HELA, mover="Research Lab", at={
            "Research Lab": ["Heavy Attack Sentry"], "Manufacturing Array": ["Hank Pym", "Duplicate Sentry"],
        }, tokens={"Heavy Attack Sentry": -3},
    )  # fmt: skip
    assert offered(game, "vanquish") == ["vanquish Hank Pym at Manufacturing Array"]  # by the Sentry's own action
    assert "relocate Heavy Attack Sentry at Research Lab" in options(game)


@clause("MV-105")
def test_a_hero_at_nothing_still_blocks_and_is_vanquished_without_loss() -> None:
    game = lay(mover="Hel", at={"Hel": ["Vision"], "Gjoll": ["Leah"]}, tokens={"Vision": -4})
    assert "gain 2 Power" not in options(game)
    assert not offered(game, "vanquish")  # nobody is there to do it
    game = lay(at={"Hel": ["Vision", "Leah"]}, tokens={"Vision": -4})
    answers(game, "vanquish Vision at Hel")
    assert at(game, "Hel") == ["Leah"]
    assert titles(table(game).fate_discard) == ["Vision"]


@clause("MV-106")
def test_strength_below_nothing_reads_as_nothing_but_is_not_forgotten() -> None:
    """RV-030: the signed sum is kept; every reading is at least 0."""
    game = lay(
        KILLMONGER, HELA, mover="Institute of Technology", hands=[["Overpower", "Overpower"], []], power=[4, 0],
        at={"Warrior Falls": ["Dog of War"]}, tokens={"Dog of War": -3},
    )  # fmt: skip
    assert strength(game, "Dog of War") == 0
    answers(game, "play Overpower")
    assert strength(game, "Dog of War") == 0
    answers(game, "play Overpower")
    assert strength(game, "Dog of War") == 1


@clause("MV-106")
def test_an_ally_below_nothing_takes_nothing_from_the_others_at_an_event() -> None:
    """RV-030: every reading is at least 0."""
    game = lay(events=["Conquer Valhalla"], at={"Conquer Valhalla": ["Leah", "Draugr Swordsman"]}, tokens={"Leah": -5})
    assert table(game).strength_at(spot(game, "Conquer Valhalla")) == 2
