"""Everything that can be wrong with what somebody asks for, each with one sentence fit to be shown to them."""

from __future__ import annotations


class LongboxError(Exception):
    """A request that cannot be carried out; the message says why and what to do."""


class IllegalAnswer(LongboxError):
    """The answer is not among the options, or answers another question. The game stands as it was."""


class IllegalSetup(LongboxError):
    """The game cannot be set up like this."""


class BadRecord(LongboxError):
    """The text is not a record that can be replayed; `line` is where it goes wrong (from 1)."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line


class GameStuck(LongboxError):
    """A card's effect broke. The table is back at the beginning of the step, and the record is kept."""
