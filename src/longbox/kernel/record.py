"""A record: the whole game as text. It is the save file, the replay, the bug report and the test script.

    longbox record 1
    game legendary-1e
    rules 1
    seats 2
    seed 7
    option mastermind "Red Skull"
    answers
    play S.H.I.E.L.D. Agent
    ...
    digest 41-5be0c7a6...

Every line after `answers` is one answer in the game's own notation.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel.errors import BadRecord

FORMAT = 1
MOST_CHARACTERS = 4_000_000  # a game of ten thousand answers is a tenth of this


@dataclass
class Record:
    """Set-up and answers of one game; `digest` is what the table must come to."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    digest: str | None = None

    def __str__(self) -> str:
        lines = [f"longbox record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines += [f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        lines += ["answers", *self.answers]
        if self.digest is not None:
            lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"

    @property
    def first_answer_line(self) -> int:
        """The line of the text on which the first answer stands."""
        return 7 + len(self.options)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads a record, or says on which line it stops being one."""
        if len(text) > MOST_CHARACTERS:
            raise BadRecord(1, f"the text has {len(text):,} characters; no record is longer than {MOST_CHARACTERS:,}.")
        return _Reader(text.splitlines()).record()


class _Reader:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def record(self) -> Record:
        if self.numbered("longbox record") > FORMAT:
            raise BadRecord(1, "the record comes from a newer Longbox: update to read it.")
        record = Record(self.word("game"), self.numbered("rules"), self.numbered("seats"), self.numbered("seed"))
        while self.line().startswith("option "):
            name, value = self.option()
            if name in record.options:
                raise BadRecord(self.at, f"option {name!r} is given a second time.")
            record.options[name] = value
        self.word("answers", empty=True)
        record.answers = self.lines[self.at :]
        if record.answers and record.answers[-1].startswith("digest "):
            record.digest = record.answers.pop()[len("digest ") :].strip()
        for place, answer in enumerate(record.answers):
            if not answer.strip():
                raise BadRecord(self.at + place + 1, "an answer is missing (the line is empty).")
        return record

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise BadRecord(self.at + 1, "the record ends too early; the rest of the file is missing.")
        return self.lines[self.at]

    def word(self, key: str, empty: bool = False) -> str:
        line = self.line()
        rest = line[len(key) :]
        if not line.startswith(key) or (rest.strip() == "") != empty or (rest and not rest.startswith(" ")):
            wanted = f"{key!r}" if empty else f"'{key} …'"
            raise BadRecord(self.at + 1, f"expected {wanted}, found {line[:60]!r}.")
        self.at += 1
        return rest.strip()

    def numbered(self, key: str) -> int:
        words = self.word(key)
        if not re.fullmatch(r"-?[0-9]{1,20}", words):
            raise BadRecord(self.at, f"{key!r} needs a whole number, found {words[:60]!r}.")
        return int(words)

    def option(self) -> tuple[str, Any]:
        name, _, value = self.word("option").partition(" ")
        try:
            return name, json.loads(value)
        except (ValueError, RecursionError) as error:
            reason = error.msg if isinstance(error, json.JSONDecodeError) else "it is too large"
            raise BadRecord(self.at, f"the value of option {name!r} cannot be read ({reason}).") from error
