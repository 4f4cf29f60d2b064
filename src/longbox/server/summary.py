"""What the lobby and the history say of a table, kept beside its journal so that they need not play it through."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec import Struct

from longbox.games.catalog import playable
from longbox.games.options import setup_words
from longbox.server.protocol import Phase, SeatInfo, SeatKind, Strength, TableInfo
from longbox.server.sitting import Seat, Sitting
from longbox.server.store import Outcome

Invite = Callable[[str, int | None], str]  # of a table and a seat of it, or of its watchers


class SeatSummary(Struct):
    """One seat of a table."""

    kind: SeatKind
    name: str
    person: int | None
    bot: Strength | None
    side: str | None
    waits: bool


class Summary(Struct):
    """A table in short, for everybody who may know of it."""

    table: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatSummary]
    host: int
    created: int
    touched: int
    answers: int
    turn: str | None
    outcome: str | None
    setup: dict[str, Any]
    again: str | None
    known: bool


written = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Summary).decode


def summary_of(sitting: Sitting) -> Summary:
    """A table as it stands."""
    setup = sitting.game.setup
    result = sitting.game.result
    asked = sitting.asked
    return Summary(
        table=sitting.table,
        game=setup.game,
        title=playable(setup.game).info.title,
        phase=sitting.phase,
        seats=[_seat(sitting, seat) for seat in sitting.seats],
        host=sitting.host,
        created=sitting.opened.at,
        touched=sitting.touched,
        answers=len(sitting.given),
        turn=asked.name if asked is not None else None,
        outcome=result.outcome if result is not None else None,
        setup={name: value for name, value in setup.options.items() if name != "arranged"},
        again=shlex.join(["longbox", "play", *setup_words(setup)]) if result is not None else None,
        known=sitting.opened.known,
    )


def _seat(sitting: Sitting, seat: Seat) -> SeatSummary:
    return SeatSummary(seat.kind, seat.name, seat.person, seat.bot, sitting.sides[seat.index], seat.waits)


def table_info(
    summary: Summary, person: int | None, present: Collection[int], watchers: int, invite: Invite
) -> TableInfo:
    """A table as one person may know it."""
    host = person == summary.host
    return TableInfo(
        table=summary.table,
        game=summary.game,
        title=summary.title,
        phase=summary.phase,
        seats=[
            _seat_info(summary, index, person, present, invite if host else None) for index in range(len(summary.seats))
        ],
        host=host,
        watchers=watchers,
        watch=invite(summary.table, None) if host else None,
        created=summary.created,
        touched=summary.touched,
        answers=summary.answers,
        turn=summary.turn,
        outcome=summary.outcome,
        setup=summary.setup,
        again=summary.again,
        known=summary.known,
    )


def _seat_info(
    summary: Summary, index: int, person: int | None, present: Collection[int], invite: Invite | None
) -> SeatInfo:
    seat = summary.seats[index]
    return SeatInfo(
        index=index,
        kind=seat.kind,
        name=seat.name,
        taken=seat.kind == "bot" or seat.person is not None,
        present=seat.bot is not None or seat.person in present,
        strength=seat.bot,
        yours=seat.person is not None and seat.person == person,
        side=seat.side,
        invite=invite(summary.table, index)
        if invite is not None and seat.kind == "link" and seat.person is None
        else None,
    )


def outcomes_of(sitting: Sitting) -> list[Outcome]:
    """What the people made of a finished game. A game whose deal somebody may have known counts for nobody."""
    result = sitting.game.result
    if result is None or sitting.opened.known:
        return []
    return [
        Outcome(
            seat.index,
            seat.person,
            sitting.game.setup.game,
            sitting.sides[seat.index] or sitting.setting,
            seat.index in result.winners,
            sitting.seconds,
        )
        for seat in sitting.seats
        if seat.person is not None and seat.bot is None
    ]
