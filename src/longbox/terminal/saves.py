"""Saved games: a record in a file of its own, and beside it who plays which seat.

Every save goes to a new file first and takes the old one's place only when it is safely on the disk: whatever happens,
the last good save stays.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from longbox.kernel.errors import BadRecord, LongboxError
from longbox.kernel.record import MOST_CHARACTERS, Record

ENDING = ".longbox"


class NoSuchSave(LongboxError):
    """There is no saved game of that name."""


def home() -> Path:
    """Where this person's games are kept: LONGBOX_HOME, or the place that the system has for such things."""
    if wanted := os.environ.get("LONGBOX_HOME"):
        return Path(wanted)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Longbox"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Longbox"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longbox"


@dataclass
class Notes:
    """What a record does not say: who sits where, and whether the game is over."""

    seats: list[str]
    over: bool = False
    undone_after_seeing: int = 0  # answers taken back after hidden cards had been seen

    @classmethod
    def parse(cls, text: str) -> Notes:
        """Notes from a file; where they cannot be read, none: the record alone is enough to go on."""
        try:
            data: dict[str, Any] = json.loads(text)
            seats = [str(kind) for kind in data["seats"]]
            return cls(seats, bool(data.get("over")), int(data.get("undone_after_seeing", 0)))
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls([])


@dataclass
class Save:
    """One game's place on the disk."""

    path: Path
    notes: Notes
    written: str | None = field(default=None, repr=False)  # what this program wrote there last

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)

    def write(self, record: Record) -> None:
        """Keeps the record; an OSError leaves the last save as it was."""
        if self.written is not None and self.path.exists() and _text(self.path) != self.written:
            self.path = _free_path(self.path.parent, self.name)  # somebody else plays this save on: both are kept
        text = str(record)
        write_safely(self.path, text)
        self.written = text
        write_safely(self.path.with_suffix(".json"), json.dumps(vars(self.notes)) + "\n")


def begin(game: str, seats: list[str], now: datetime | None = None) -> Save:
    """A place for a new game; nothing is written yet."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    return Save(_free_path(home() / "games", f"{stamp}-{game}"), Notes(seats))


def saved() -> list[Save]:
    """Every saved game, the one played last first."""
    try:
        paths = [path for path in (home() / "games").iterdir() if path.suffix == ENDING]
        paths.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
    return [Save(path, _notes_beside(path)) for path in paths]


def unfinished() -> list[Save]:
    return [save for save in saved() if not save.notes.over]


def find(name: str | None) -> Save:
    """The unfinished game played last; or one by its name, or by the path of a record anywhere."""
    if name is None:
        found = unfinished()
        if not found:
            raise NoSuchSave("There is no unfinished game to resume: begin one with 'longbox play'.")
        return found[0]
    matching = [save for save in saved() if save.name == name or save.path.name == name]
    matching += [save for save in unfinished() if save.name.endswith(f"-{name}")]  # by the game
    if matching:
        return matching[0]
    path = Path(name)
    if path.exists():
        return Save(path, _notes_beside(path))
    names = [save.name for save in unfinished()]
    known = f" Unfinished games: {', '.join(names[:5])}." if names else " No unfinished game is kept."
    raise NoSuchSave(f"There is no file and no saved game {name!r}.{known}")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is wrong with a record is said with the file's name."""
    try:
        yield
    except BadRecord as error:
        error.args = (f"{path}, {error}",)
        raise


def read_record(path: Path) -> tuple[Record, str]:
    """The record in a file, with its text; whatever is wrong with the file is said in one sentence."""
    try:
        if path.is_dir():
            raise LongboxError(f"{path} is a folder, not a record.")
        if path.stat().st_size > 4 * MOST_CHARACTERS:
            raise BadRecord(1, "the file is far longer than any record.")
        text = _text(path)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "this is not text: the file is damaged, or no record.") from error
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {error.strerror or error}.") from error
    return Record.parse(text), text


def write_safely(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes sure that the new name is on the disk too, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _text(path: Path) -> str:
    with path.open(encoding="utf-8", newline="") as file:
        return file.read()


def _free_path(folder: Path, name: str) -> Path:
    path, number = folder / f"{name}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{ENDING}", number + 1
    return path


def _notes_beside(path: Path) -> Notes:
    try:
        return Notes.parse(_text(path.with_suffix(".json")))
    except (OSError, UnicodeDecodeError):
        return Notes([])
