"""Fate cards: their kinds, whom they may hit, where Heroes stand, what Protector shields."""

from __future__ import annotations

import pytest

from longbox.games.villainous import box
from longbox.games.villainous.cards import Event, FateCard
from tests.rules.villainous.words import offered, places, plays_on
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
    on,
    options,
    power,
    seat,
    spot,
    table,
    titles,
)


@clause("MV-124")
def test_every_fate_card_is_a_hero_an_effect_an_item_or_an_event() -> None:
    kinds = {face.kind for face in box.printed(FateCard)}
    assert kinds == {"hero", "fate effect", "fate item", "event"}


@clause("MV-125")
@pytest.mark.parametrize("card", ["Adam Warlock", "Angela", "Black Panther", "Hank Pym", "Scarlet Spider Clone"])
def test_a_fate_card_of_one_villain_may_be_played_against_another(card: str) -> None:
    game = lay(ULTRON, HELA, THANOS, KILLMONGER, fate_deck=[card])
    answers(game, "fate")
    assert len(options(game)) == 12
    assert {option.split(":")[0] for option in options(game)} == {"fate Hela", "fate Thanos", "fate Killmonger"}


@clause("MV-125")
def test_adam_warlock_comes_to_helas_domain() -> None:
    game = lay(ULTRON, HELA, fate_deck=["Adam Warlock"])
    answers(game, "fate", "fate Hela: Adam Warlock to Hel")
    assert at(game, "Hel") == ["Adam Warlock"]
    assert at_rest(game)


@clause("MV-126")
@pytest.mark.parametrize("place", ["Niflheim", "Hel", "Gjoll", "Odin's Vault"])
def test_a_hero_comes_to_the_top_side_of_any_location_of_the_target(place: str) -> None:
    game = lay(ULTRON, HELA, fate_deck=["Thor"])
    answers(game, "fate")
    assert places(game, "fate Hela: Thor") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}
    answers(game, f"fate Hela: Thor to {place}")
    assert table(game).covering(spot(game, place)) is find(game, "Thor")


@clause("MV-128")
def test_a_hero_stays_until_somebody_does_something_about_it() -> None:
    game = lay(HELA, THANOS, at={"Hel": ["Thor"], "Titan": ["Vision"]})
    answers(game, "done")
    for _ in range(5):
        plays_on(game, 2)
    assert (at(game, "Hel"), at(game, "Titan")) == (["Thor"], ["Vision"])
    assert table(game).covering(spot(game, "Hel")) is find(game, "Thor")


@clause("MV-129")
def test_a_fate_card_may_have_conditions_of_its_own() -> None:
    game = lay(
        HELA, ULTRON, THANOS, fate_deck=["Deactivation Switch"], specialties=[["Hand of Glory"], [], ["Mind Stone"]]
    )
    answers(game, "fate")  # Ultron has no Specialty, and Hela cannot hit herself
    assert on(game, "Mind Stone") == ["Deactivation Switch"]
    assert [player.power for player in table(game).seats] == [0, 0, 0]


@clause("MV-132")
def test_a_hero_with_an_item_covers_as_one_and_frees_the_row_when_both_leave() -> None:
    """RV-057: an attached Item covers nothing by itself."""
    game = lay(
        THANOS,
        HELA,
        mover="Knowhere",
        at={"Knowhere": [["Iron Man", "Odin-Force"], "Ebony Maw"], "Titan": ["Black Swan"]},
    )
    assert table(game).covering(spot(game, "Knowhere")) is find(game, "Iron Man")
    answers(game, "vanquish Iron Man at Knowhere")
    assert table(game).covering(spot(game, "Knowhere")) is None
    assert offered(game, "relocate") == ["relocate Black Swan at Titan"]


@clause("MV-132")
def test_a_switch_on_a_specialty_covers_no_location() -> None:
    game = lay(HELA, ULTRON, specialties=[[["Hand of Glory", "Deactivation Switch"]], []])
    assert [table(game).covering(place) for place in seat(game).locations] == [None] * 4


@clause("MV-133")
def test_beside_a_protector_no_other_hero_can_be_vanquished() -> None:
    game = lay(mover="Hel", at={"Gjoll": ["Thor", "Falcon", "Midgard Serpent"], "Niflheim": ["Falcon", "Leah"]})
    assert offered(game, "vanquish Falcon", "vanquish Thor") == [
        "vanquish Falcon at Niflheim",
        "vanquish Thor at Gjoll",
    ]


@clause("MV-133")
def test_when_the_protector_is_gone_the_others_can_be_vanquished() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", at={"Knowhere": ["Dora Milaje", "Thor", "Falcon", "Ebony Maw"], "Titan": []},
    )  # fmt: skip
    assert offered(game, "vanquish") == ["vanquish Dora Milaje at Knowhere"]  # Thor is too strong for Ebony Maw
    game = lay(
        KILLMONGER, HELA, hands=[["Killmonger's Fury", "Killmonger's Fury"], []], power=[4, 0],
        mover="Institute of Technology", at={"Warrior Falls": ["Dora Milaje", "Falcon"]},
    )  # fmt: skip
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == ["Falcon"]
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == []


@clause("MV-134")
def test_of_several_protectors_the_defeating_player_chooses() -> None:
    game = lay(at={"Hel": ["Thor", "Dora Milaje", "Falcon", "Midgard Serpent", "Leah"]})
    assert offered(game, "vanquish Thor", "vanquish Dora", "vanquish Falcon") == [
        "vanquish Thor at Hel", "vanquish Dora Milaje at Hel",
    ]  # fmt: skip


@clause("MV-135")
def test_a_protector_shields_heroes_against_cards_too() -> None:
    """RV-031: other Heroes at the same location, against every defeat by vanquish action or card."""
    game = lay(
        KILLMONGER, HELA, hands=[["Killmonger's Fury"], []], power=[2, 0],
        at={"Warrior Falls": ["Thor", "Falcon"], "The Great Mound": ["Vision"]},
    )  # fmt: skip
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == ["Thor", "Falcon"]
    assert at(game, "The Great Mound") == []


@clause("MV-135")
def test_a_protector_shields_neither_allies_nor_klaw() -> None:
    """RV-031: it does not protect Allies or Klaw."""
    game = lay(
        KILLMONGER, THANOS, mover="Warrior Falls", at={"The Golden City": ["Thor", "Knight", "Black Swan", "Falcon"]},
    )  # fmt: skip
    assert offered(game, "vanquish") == [
        "vanquish Klaw at The Golden City",
        "vanquish Thor at The Golden City",
        "vanquish Black Swan at The Golden City",
    ]


@clause("MV-135")
def test_a_protector_is_no_shield_against_removal() -> None:
    """RV-031: removal is unaffected."""
    game = lay(
        mover="Gjoll",
        hands=[["Soul for a Soul"], []],
        power=[1, 0],
        at={"Titan": ["Thor", "Vision"]},
        marked=["Vision"],
    )
    answers(game, "play Soul for a Soul")
    assert at(game, "Titan") == ["Thor"]
    assert power(game) == 0


@clause("MV-288")
def test_thor_has_strength_five_and_protector_and_nothing_else() -> None:
    game = lay(HELA, THANOS, at={"Titan": ["Thor"]})
    thor = find(game, "Thor")
    assert (thor.strength, thor.gives_protector, thor.answers) == (5, True, ())
    assert not thor.does & {"played", "defeated", "own_strength"}
    assert titles(table(game).protectors_at(spot(game, "Titan"))) == ["Thor"]


@clause("MV-127")
def test_no_hero_comes_to_a_targeted_event_either() -> None:
    game = lay(ULTRON, HELA, mode="undying", events=["Helicarrier Alert", "Conquer Valhalla"], fate_deck=["Thor"])
    answers(game, "fate")
    assert len(options(game)) == 4


@clause("MV-148")
@pytest.mark.parametrize(
    ("villain", "event"),
    [
        (THANOS, "Sacrifices Must Be Made"), (HELA, "Conquer Valhalla"), (KILLMONGER, "Stolen Antiquities"),
        (ULTRON, "Invasion of Stark Enterprises"), (TASKMASTER, "Government Work"),
    ],
)  # fmt: skip
def test_each_targeted_event_names_one_villain(villain: str, event: str) -> None:
    face = next(face for face in box.printed(Event) if face.title == event)
    assert face.villain is box.villain_faces()[villain]
    assert titles([face]) == [event]
