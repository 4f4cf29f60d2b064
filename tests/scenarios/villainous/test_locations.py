"""Every location of every Domain: the actions of its two rows, and which of them a Hero covers."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games.villainous import box
from longbox.games.villainous.cards import Location
from tests.scenarios.villainous.words import HELA, KILLMONGER, THANOS, answers, lay, seat, shows, spot, table

LOCATIONS = [location for villain in box.villain_faces().values() for location in villain.locations]


def each_of(locations: list[type[Location]]) -> pytest.MarkDecorator:
    """One test for each location, which shows what is printed at it."""
    return pytest.mark.parametrize(
        "location",
        [pytest.param(each, marks=shows(each.face()), id=each.title) for each in locations],
    )


def moved_to(location: type[Location], hero: str | None = None) -> Any:
    """The game of its villain, who has just moved there; nobody covers anything but the Hero."""
    assert location.villain is not None
    villain = location.villain.title
    elsewhere = next(other.title for other in location.villain.locations if other is not location)
    laid = {location.title: [hero]} if hero is not None else {}
    if villain == KILLMONGER and location.title != "Warrior Falls":
        laid["Warrior Falls"] = ["Klaw"]  # who begins at The Golden City
    game = lay(villain, THANOS if villain == HELA else HELA, mover=elsewhere, step="move", at=laid)
    return answers(game, f"move to {location.title}")


@each_of(LOCATIONS)
def test_all_printed_actions_of_a_location_can_be_taken_by_who_moves_there(location: type[Location]) -> None:
    game = moved_to(location)
    assert list(seat(game).available()) == list(dict.fromkeys(location.icons))
    assert [each["action"] for each in table(game).shown_numbers(spot(game, location.title))["actions"]] == [
        icon.words for icon in location.icons
    ]


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.title)
def test_a_hero_covers_the_top_row_of_a_location_and_not_the_bottom_row(location: type[Location]) -> None:
    game = moved_to(location, hero="Vision")
    assert list(seat(game).available()) == list(dict.fromkeys(location.bottom))
    shown = table(game).shown_numbers(spot(game, location.title))["actions"]
    assert [each.get("blocked_by") for each in shown] == ["Vision"] * len(location.top) + [None] * len(location.bottom)


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.title)
def test_each_gain_of_a_location_gives_as_much_as_is_printed_once(location: type[Location]) -> None:
    game = moved_to(location)
    gains = [icon for icon in location.icons if icon.power]
    for icon in gains:
        before = seat(game).power
        answers(game, icon.words)
        assert seat(game).power == before + icon.power
    assert not [icon for icon in seat(game).available() if icon.power]
    assert sum(icon.power for icon in gains) == seat(game).power


def test_every_villain_has_four_locations_of_the_same_kind() -> None:
    assert len(LOCATIONS) == 20
    assert len({location.title for location in LOCATIONS}) == 20
    assert all(location.top and location.bottom for location in LOCATIONS)
