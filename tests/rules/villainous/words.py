"""More words for the tests of the general rules: dealing without a turn, ending a turn, reading log and view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from longbox.games.villainous.table import Table
from longbox.kernel.game import Game
from longbox.kernel.log import Event
from tests.scenarios.villainous.words import PLAYABLE, answers, asked, options

HERO_SPOTS = ("Niflheim", "Hel", "Gjoll", "Odin's Vault")


def dealt(*villains: str, seats: int | None = None, seed: int = 1, **chosen: Any) -> Table:
    """A table as it stands before anybody's first turn; the villains that are not named are drawn."""
    count = seats or len(villains)
    PLAYABLE.info.check_seats(count)
    if villains:
        chosen["villains"] = list(villains)
    table = PLAYABLE.deal([f"Player {seat + 1}" for seat in range(count)], seed, PLAYABLE.info.check_options(chosen))
    assert isinstance(table, Table)
    return table


def lying(table: Table) -> list[Any]:
    """Every card that lies somewhere."""
    return [card for _, card in table.places()]


def told(game: Game, *wanted: str) -> list[str]:
    """The kinds of events so far, in order; only those wanted, if any are named."""
    return [event.kind for event in game.log() if not wanted or event.kind in wanted]


def events(game: Game, kind: str, viewer: int | None = None) -> list[Event]:
    """The events of one kind, as a viewer knows them."""
    return [event for event in game.log(viewer) if event.kind == kind]


def offered(game: Game, *beginnings: str) -> list[str]:
    """The options that begin like this."""
    return [option for option in options(game) if option.startswith(beginnings)]


def places(game: Game, verb: str) -> set[str]:
    """Where the options of this beginning lead to: `play Dísir to Hel` leads to Hel."""
    return {option.removeprefix(verb).removeprefix(" to ") for option in offered(game, verb)}


def plays_on(game: Game, turns: int) -> Game:
    """So many players move to the first location they can and do nothing there."""
    for _ in range(turns):
        seat = asked(game)
        if offered(game, "move to"):
            answers(game, options(game)[0])
        answers(game, f"{seat}: done")
    return game


def shown(view: dict[str, Any], owner: int | None, zone: str) -> list[str]:
    """The titles in a zone of a view: of a seat, or of the middle of the table."""
    place = view if owner is None else view["seats"][owner]
    return [card["title"] for card in place[zone]]


def shown_at(view: dict[str, Any], place: str) -> list[str]:
    """The titles at a location or Event, as a view shows them."""
    spots = [spot for seat in view["seats"] for spot in seat["locations"]] + view["events"]
    where = next(spot["id"] for spot in spots if spot["title"] == place)
    return [card["title"] for card in view["at"][where]]


def at_the(places_: Iterable[str], *cards: Any) -> dict[str, list[Any]]:
    """The same cards at each of some places."""
    return {place: list(cards) for place in places_}
