"""The words scenarios of the Villainous family are written in: lay a table, speak the notation, look."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from longbox.games.villainous.game import playables
from longbox.games.villainous.table import Seat, Table
from longbox.kernel.game import Game, Setup

clause = pytest.mark.clause  # @clause("MV-043"): this test proves that clause of the rulebook
shows = pytest.mark.shows  # @shows("Thor"): this scenario shows a rule that is no method of the face

HELA, THANOS, KILLMONGER, ULTRON, TASKMASTER = "Hela", "Thanos", "Killmonger", "Ultron", "Taskmaster"
PLAYABLE = playables()[0]


def deal(villains: Sequence[str] = (HELA, THANOS), seats: int | None = None, seed: int = 1, **options: Any) -> Game:
    """A game as it is dealt; seat 0 begins."""
    count = seats or len(villains)
    options = {"villains": [*villains], "first_seat": 0, **options}
    checked = PLAYABLE.info.check_options(options)
    table = PLAYABLE.deal([f"Player {seat + 1}" for seat in range(count)], seed, checked)
    return Game(PLAYABLE.rules, Setup(PLAYABLE.info.game, count, seed, checked), table)


def lay(*villains: str, **wanted: Any) -> Game:
    """A table with these villains, Hela and Thanos unless the scenario names others; seat 0 acts. Hands are empty and
    nobody has Power unless the scenario says so."""
    seated = list(villains) or [HELA, THANOS]
    seed, mode = wanted.pop("seed", 1), wanted.pop("mode", "inevitable")
    checked = PLAYABLE.info.check_options({"villains": seated, "first_seat": 0, "mode": mode})
    wanted = {
        "active": 0,
        "hands": [[] for _ in seated],
        "power": [0 for _ in seated],
        "movers": {0: _FIRST_MOVER[seated[0]]},
        **wanted,
    }
    if "mover" in wanted:
        del wanted["movers"]
    hands = wanted["hands"]
    if isinstance(hands, dict):
        wanted["hands"] = [hands.get(seat, []) for seat in range(len(seated))]
    table = PLAYABLE.deal([f"Player {seat + 1}" for seat in range(len(seated))], seed, checked)
    PLAYABLE.arrange(table, json.loads(json.dumps(wanted)))
    return Game(PLAYABLE.rules, Setup(PLAYABLE.info.game, len(seated), seed, checked), table)


# Where the mover stands unless a scenario says otherwise.
_FIRST_MOVER = {
    HELA: "Niflheim",
    THANOS: "Knowhere",
    KILLMONGER: "Warrior Falls",
    ULTRON: "Research Lab",
    TASKMASTER: "Armory",
}


def answers(game: Game, *notations: str) -> Game:
    """Gives answers one after the other. `1: decline` also checks that it is seat 1 who is asked."""
    for notation in notations:
        seat, colon, words = notation.partition(": ")
        is_seat = bool(colon) and seat.isdigit()
        if is_seat:
            assert game.decision is not None, "the game is over"
            assert game.decision.seat == int(seat), f"seat {game.decision.seat} is asked, not {seat}: {game.decision}"
        game.answer(words if is_seat else notation)
    return game


def options(game: Game) -> list[str]:
    """What can be answered now."""
    assert game.decision is not None, "the game is over"
    return game.decision.notations


def asked(game: Game) -> int:
    """The seat that is asked now."""
    assert game.decision is not None, "the game is over"
    return game.decision.seat


def table(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def seat(game: Game, index: int = 0) -> Seat:
    return table(game).seats[index]


def titles(pile: Iterable[Any]) -> list[str]:
    """The titles of a pile, in order."""
    return [card.title for card in pile]


def spot(game: Game, name: str) -> Any:
    """A location or an Event in play."""
    return next(spot for spot in table(game).at if spot.title == name)


def at(game: Game, name: str) -> list[str]:
    """What lies at a location or an Event, attached cards not counted."""
    return titles(table(game).at[spot(game, name)])


def find(game: Game, name: str) -> Any:
    """A card in play by its title: the one that came last."""
    cards = [card for card in table(game).holder if card.title == name]
    cards += [card for seat in table(game).seats for card in seat.specialties if card.title == name]
    assert cards, f"{name} is not in play"
    return cards[-1]


def on(game: Game, name: str) -> list[str]:
    """What is attached to a card."""
    return titles(table(game).attached.get(find(game, name), []))


def strength(game: Game, name: str) -> int:
    return table(game).strength_of(find(game, name))


def power(game: Game, index: int = 0) -> int:
    return seat(game, index).power


def marked(game: Game) -> list[str]:
    """The Heroes with a Soul Mark."""
    return titles(table(game).marked)


def won(game: Game) -> int | None:
    """The seat that has won; None while the game goes on."""
    return game.result.winners[0] if game.result is not None else None


def log(game: Game, viewer: int | None = None) -> list[str]:
    return [event.text for event in game.log(viewer)]


def at_rest(game: Game) -> bool:
    """Whether the game stands between two steps, at the question what to do: every effect is finished."""
    return game.decision is not None and "done" in game.decision.notations and not game.table.causes
