"""The store: one SQLite file. Only the journal's writer calls on it, from one thread.

Whatever is written is on the disk before anybody is told (WAL with synchronous=FULL).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from longbox.server.refusal import Refusal

VERSION = 1
TABLES = """
CREATE TABLE people (
    person INTEGER PRIMARY KEY, name TEXT NOT NULL, key TEXT UNIQUE, password TEXT, created INTEGER NOT NULL
);
CREATE TABLE tokens (hash BLOB PRIMARY KEY, person INTEGER NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    name TEXT PRIMARY KEY, touched INTEGER NOT NULL, phase TEXT NOT NULL, entries INTEGER NOT NULL,
    summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE people_at (person INTEGER, name TEXT, PRIMARY KEY (person, name)) WITHOUT ROWID;
CREATE TABLE journal (name TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (name, number)) WITHOUT ROWID;
CREATE TABLE results (
    name TEXT, seat INTEGER, person INTEGER NOT NULL, game TEXT NOT NULL, side TEXT NOT NULL, won INTEGER NOT NULL,
    seconds INTEGER NOT NULL, PRIMARY KEY (name, seat)
) WITHOUT ROWID;
CREATE INDEX results_of ON results (person);
CREATE TABLE reports (
    report TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, words TEXT NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Known:
    """A person as the store knows them."""

    person: int
    name: str
    password: str | None = None


@dataclass(frozen=True)
class Kept:
    """The summary of a table, and whether the journal has gone on since it was written."""

    name: str
    summary: bytes
    stale: bool


@dataclass(frozen=True)
class Outcome:
    """What a seat of a person made of a finished game."""

    seat: int
    person: int
    game: str
    side: str
    won: bool
    seconds: int


class Store:
    """The tables of one SQLite file. One server at a time may have it open."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.database = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
        try:
            self._prepare(path)
        except Exception as error:
            self.database.close()
            if not isinstance(error, sqlite3.DatabaseError):
                raise
            if "locked" in str(error):
                raise Refusal(f"Another Longbox server has its tables in {path.parent}: stop it first.") from error
            raise Refusal(f"The tables in {path} cannot be opened: {error}.") from error

    def _prepare(self, path: Path) -> None:
        does = self.database.execute
        does("PRAGMA locking_mode = EXCLUSIVE")
        does("PRAGMA journal_mode = WAL")
        does("PRAGMA synchronous = FULL")
        does("BEGIN IMMEDIATE")
        (version,) = does("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise Refusal(f"The tables in {path} come from a newer Longbox: update to open them.")
        if version == 0:
            for statement in TABLES.split(";\n"):
                does(statement)
            does(f"PRAGMA user_version = {VERSION}")
        does("COMMIT")

    def close(self) -> None:
        self.database.close()

    # -- groups of writes --------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.database.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.database.execute("COMMIT")

    def save(self) -> None:
        """From here on everything can be taken back without the rest of the group."""
        self.database.execute("SAVEPOINT one")

    def release(self) -> None:
        self.database.execute("RELEASE one")

    def take_back(self) -> None:
        self.database.execute("ROLLBACK TO one")
        self.database.execute("RELEASE one")

    def roll_back(self) -> None:
        if self.database.in_transaction:
            self.database.execute("ROLLBACK")

    # -- people ------------------------------------------------------------------------------------------------------

    def add_person(self, name: str, key: str | None, password: str | None, at: int) -> int:
        added = self.database.execute(
            "INSERT INTO people (name, key, password, created) VALUES (?, ?, ?, ?)", (name, key, password, at)
        )
        assert added.lastrowid is not None
        return added.lastrowid

    def person_called(self, key: str) -> Known | None:
        """Whoever has taken this name with a password."""
        found = self.database.execute("SELECT person, name, password FROM people WHERE key = ?", (key,)).fetchone()
        return Known(*found) if found else None

    def add_token(self, hashed: bytes, person: int, expires: int) -> None:
        self.database.execute("INSERT INTO tokens VALUES (?, ?, ?)", (hashed, person, expires))

    def person_with(self, hashed: bytes, now: int) -> Known | None:
        """The person of a token that has not expired."""
        found = self.database.execute(
            "SELECT person, name FROM tokens JOIN people USING (person) WHERE hash = ? AND expires > ?", (hashed, now)
        ).fetchone()
        return Known(*found) if found else None

    def drop_expired(self, now: int) -> None:
        self.database.execute("DELETE FROM tokens WHERE expires <= ?", (now,))

    # -- tables ------------------------------------------------------------------------------------------------------

    def append(self, name: str, number: int, entry: bytes, person: int | None = None) -> None:
        """The next entry of a table; a person who comes to it with this entry finds it in the lobby."""
        self.database.execute("INSERT INTO journal VALUES (?, ?, ?)", (name, number, entry))
        if person is not None:
            self.database.execute("INSERT OR IGNORE INTO people_at VALUES (?, ?)", (person, name))

    def entries(self, name: str) -> list[bytes]:
        """The whole journal of a table, in order."""
        found = self.database.execute("SELECT entry FROM journal WHERE name = ? ORDER BY number", (name,))
        return [entry for (entry,) in found]

    def length(self, name: str) -> int:
        """How many entries the journal of a table has."""
        (found,) = self.database.execute("SELECT count(*) FROM journal WHERE name = ?", (name,)).fetchone()
        return int(found)

    def summarize(
        self, name: str, touched: int, phase: str, entries: int, summary: bytes, outcomes: Sequence[Outcome]
    ) -> None:
        """What the lobby, the history and the statistics say of a table after so many entries."""
        self.database.execute(
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", (name, touched, phase, entries, summary)
        )
        self.database.execute("DELETE FROM results WHERE name = ?", (name,))
        for each in outcomes:
            row = (name, each.seat, each.person, each.game, each.side, each.won, each.seconds)
            self.database.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)", row)

    def tables_of(self, person: int, over: bool, most: int) -> list[Kept]:
        """Tables of a person, the one touched last first: the finished ones, or the others."""
        found = self.database.execute(
            "SELECT name, summary, entries <> (SELECT count(*) FROM journal WHERE journal.name = tables.name)"
            " FROM people_at JOIN tables USING (name) WHERE person = ? AND (phase = 'over') = ?"
            " ORDER BY touched DESC LIMIT ?",
            (person, over, most),
        )
        return [Kept(name, summary, bool(stale)) for name, summary, stale in found]

    def statistics(self, person: int) -> list[tuple[str, str, int, int, int]]:
        """For each game and side: how many games, how many won, how many seconds."""
        found = self.database.execute(
            "SELECT game, side, count(*), sum(won), sum(seconds) FROM results WHERE person = ?"
            " GROUP BY game, side ORDER BY game, side",
            (person,),
        )
        return list(found)

    def add_report(self, report: str, name: str, at: int, words: str, record: str) -> None:
        self.database.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?)", (report, name, at, words, record))
