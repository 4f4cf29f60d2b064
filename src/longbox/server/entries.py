"""What the journal keeps of a table. Its entries, carried out in their order, are the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from longbox.server.protocol import SeatKind, Strength


class SeatKept(Struct):
    """Who sits on a seat when the table is opened."""

    kind: SeatKind
    name: str
    person: int | None = None
    bot: Strength | None = None


class Opened(Struct, tag="opened"):
    """The first entry. `answers` were given before the table was opened: it goes on from a record."""

    at: int
    game: str
    rules: int
    seed: int
    options: dict[str, Any]
    seats: list[SeatKept]
    host: int
    known: bool
    answers: list[str] = []


class Sat(Struct, tag="sat"):
    """Somebody took the seat of an invitation."""

    at: int
    seat: int
    person: int
    name: str


class Watched(Struct, tag="watched"):
    """Somebody came to watch."""

    at: int
    person: int


class Answered(Struct, tag="answered"):
    """A seat answered; without a person it was a bot."""

    at: int
    seat: int
    person: int | None
    notation: str


class TakenBack(Struct, tag="taken_back"):
    """Back to when `to` answers had been given; `marked` of those taken back had revealed something."""

    at: int
    to: int
    marked: int


class GivenAgain(Struct, tag="given_again"):
    """The last answer taken back was given again."""

    at: int


class Replaced(Struct, tag="replaced"):
    """A bot plays this seat from now on, or its person again."""

    at: int
    seat: int
    bot: Strength | None


class Spoken(Struct, tag="spoken"):
    """Somebody said something."""

    at: int
    who: str
    seat: int | None
    phrase: str | None
    words: str | None


class Broken(Struct, tag="broken"):
    """The last answer broke the game; the report tells more."""

    at: int
    report: str


Entry = Opened | Sat | Watched | Answered | TakenBack | GivenAgain | Replaced | Spoken | Broken

written = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Entry).decode
