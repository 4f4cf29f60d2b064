"""Every game that can be played: its name, its options, and how to set it up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from longbox.games.facts import CardFacts
from longbox.games.options import GameInfo
from longbox.kernel.errors import BadRecord, IllegalAnswer, IllegalSetup
from longbox.kernel.game import Game, Rules, Setup
from longbox.kernel.record import Record
from longbox.kernel.table import Table

MOST_DIGITS = 18  # of a seed, so that every record can be read again


@dataclass(frozen=True)
class Playable:
    """What the catalog knows about one game."""

    info: GameInfo
    rules: Rules
    deal: Callable[[Sequence[str], int, Mapping[str, Any]], Table]
    arrange: Callable[[Table, Mapping[str, Any]], None]
    box: Any  # the family's own description of the box; its `faces` are pairs of card class and copies
    facts: Callable[[], Sequence[CardFacts]]
    moments: Mapping[str, str] = field(default_factory=dict)  # every method by which a card may act, and when that is
    ends: bool = True  # whether the rules bring every game to an end, however it is played


@cache
def _playables() -> dict[str, Playable]:
    # Families are loaded when somebody asks for a game: the command line starts faster without them.
    from longbox.games.legendary import game as legendary
    from longbox.games.villainous import game as villainous

    found = [*legendary.playables(), *villainous.playables()]
    return {playable.info.game: playable for playable in found}


def games() -> list[GameInfo]:
    """Every game with its seats and set-up options."""
    return [playable.info for playable in _playables().values()]


def playable(game: str) -> Playable:
    found = _playables()
    if game not in found:
        raise IllegalSetup(f"There is no game {game!r}. It can be one of: {', '.join(found)}.")
    return found[game]


@cache
def cards(game: str) -> dict[str, CardFacts]:
    """Every printed face of a game, under the name by which views call it."""
    return {facts.face: facts for facts in playable(game).facts()}


def new(game: str, seats: int = 2, seed: int | None = None, **options: Any) -> Game:
    """A new game. What is not chosen is drawn by the set-up rules, from the seed; without a seed, at random."""
    return start(Setup(game, seats, secrets.randbits(48) if seed is None else seed, options))


def start(setup: Setup) -> Game:
    """The game that a set-up describes."""
    chosen = playable(setup.game)
    chosen.info.check_seats(setup.seats)
    if isinstance(setup.seed, bool) or not isinstance(setup.seed, int):
        raise IllegalSetup(f"A seed is a whole number, not {setup.seed!r}.")
    if abs(setup.seed) >= 10**MOST_DIGITS:
        raise IllegalSetup(f"A seed has no more than {MOST_DIGITS} digits.")
    options = dict(setup.options)
    arranged = options.pop("arranged", None)
    checked = chosen.info.check_options(options)
    table = chosen.deal([f"Player {seat + 1}" for seat in range(setup.seats)], setup.seed, checked)
    if arranged is not None:
        checked["arranged"] = arranged
        _arrange(chosen, table, arranged)
    return Game(chosen.rules, Setup(setup.game, setup.seats, setup.seed, checked), table)


def _arrange(chosen: Playable, table: Table, arranged: Any) -> None:
    """Lays what was arranged, which may come from a record that anybody wrote."""
    if not isinstance(arranged, Mapping):
        raise IllegalSetup(f"An arrangement says by name what lies where, unlike {str(arranged)[:60]!r}.")
    try:
        chosen.arrange(table, arranged)
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise IllegalSetup(f"The table cannot be arranged like this: {error}.") from error


def replay(text: str | Record) -> Game:
    """The game that a record describes, played through. A faulty record is refused with the line that is wrong."""
    record = text if isinstance(text, Record) else Record.parse(text)
    game = started(record)
    for place, answer in enumerate(record.answers):
        line = record.first_answer_line + place
        if game.over:
            raise BadRecord(line, f"the game was over before this answer ({answer[:60]!r}).")
        try:
            game.answer(answer)
        except IllegalAnswer as error:
            raise BadRecord(line, str(error)) from error
    if record.digest is not None and record.digest != game.digest():
        raise BadRecord(
            record.first_answer_line + len(record.answers),
            "the answers lead to another table than the digest says: the record was changed.",
        )
    return game


def started(record: Record) -> Game:
    """The game of a record before its first answer."""
    try:
        version = playable(record.game).rules.version
        if record.rules != version:
            raise BadRecord(
                3, f"the game was played under version {record.rules} of the rules; this Longbox has {version}."
            )
        return start(Setup(record.game, record.seats, record.seed, record.options))
    except IllegalSetup as error:
        raise BadRecord(2, str(error)) from error
