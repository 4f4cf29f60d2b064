"""Allies: where they are put, and what becomes of them in another Domain."""

from __future__ import annotations

from tests.rules.villainous.words import offered, places
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    lay,
    options,
    seat,
    spot,
    strength,
    table,
    titles,
)


@clause("MV-107")
def test_an_ally_is_put_at_any_own_location_or_an_open_event() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Institute of Technology", hands=[["Knight"], []], power=[3, 0],
        events=["Helicarrier Alert", "Conquer Valhalla"],
    )  # fmt: skip
    answers(game, "play Knight")
    assert places(game, "play Knight") == {
        "Warrior Falls", "Institute of Technology", "The Great Mound", "The Golden City", "Helicarrier Alert",
    }  # fmt: skip
    answers(game, "play Knight to Institute of Technology")
    assert table(game).covering(spot(game, "Institute of Technology")) is None  # on the bottom side: it covers nothing
    assert at_rest(game)


@clause("MV-108")
def test_an_ally_in_another_domain_blocks_like_a_hero() -> None:
    game = lay(HELA, KILLMONGER, mover="Hel", at={"Hel": ["Dog of War", "Dísir"]}, hands=[["Leah"], []], power=[2, 0])
    assert options(game) == ["play Leah", "discard cards", "done"]
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at={"Warrior Falls": ["Dog of War"]})
    assert "fate" in options(game)


@clause("MV-108")
def test_an_ally_goes_into_another_domain_only_where_its_text_allows_it() -> None:
    game = lay(KILLMONGER, HELA, hands=[["Rook", "Dog of War"], []], power=[3, 0])
    answers(game, "play Dog of War")
    assert {"Niflheim", "Hel", "Gjoll", "Odin's Vault"} < places(game, "play Dog of War")
    game = lay(KILLMONGER, HELA, hands=[["Rook", "Dog of War"], []], power=[3, 0])
    answers(game, "play Rook")
    assert not places(game, "play Rook") & {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}


@clause("MV-109")
def test_an_ally_in_another_domain_is_still_an_ally_and_no_hero() -> None:
    game = lay(
        HELA, KILLMONGER, hands=[["Marked by Death"], []], power=[1, 0], at={"Hel": ["Dog of War"]},
    )  # fmt: skip
    assert not offered(game, "play")  # no Hero to mark
    game = lay(
        ULTRON, KILLMONGER, hands=[["Encephalo-Ray"], []], power=[2, 0], at={"Research Lab": ["Dog of War", "Thor"]}
    )
    answers(game, "play Encephalo-Ray")
    assert (strength(game, "Dog of War"), strength(game, "Thor")) == (2, 4)


@clause("MV-109")
def test_an_ally_in_another_domain_is_used_and_relocated_by_its_own_player_only() -> None:
    in_hel = {"Hel": ["Dog of War", "Vision", "Dísir"]}
    game = lay(HELA, KILLMONGER, at=in_hel)
    assert offered(game, "relocate") == ["relocate Dísir at Hel"]
    assert offered(game, "vanquish") == ["vanquish Dog of War at Hel"]  # and nobody lends a hand against Vision
    game = lay(KILLMONGER, HELA, mover="Warrior Falls", at=in_hel)
    assert offered(game, "relocate") == ["relocate Dog of War at Hel"]
    assert not offered(game, "vanquish")


@clause("MV-110")
def test_the_domains_player_vanquishes_it_like_a_hero() -> None:
    game = lay(HELA, KILLMONGER, at={"Hel": ["Dog of War", "Dísir"]})
    answers(game, "vanquish Dog of War at Hel")
    assert at(game, "Hel") == []
    assert titles(seat(game, 1).discard) == ["Dog of War"]
    assert titles(seat(game).discard) == ["Dísir"]
    assert table(game).fate_discard == []
    assert at_rest(game)
