"""Where lines go: coloured and wrapped on a terminal, plain and whole into a pipe. Nothing depends on the colour."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

Part = str | tuple[str, str]  # words, or words and their style
Line = Sequence[Part]

WHOLE = 100_000  # columns: wide enough that nothing is wrapped


class Screen:
    """Prints lines. `NO_COLOR` and a pipe take the colour away, a pipe the wrapping too (unless COLUMNS is set)."""

    def __init__(self, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.out = out if out is not None else sys.stdout
        self.source = source if source is not None else sys.stdin
        self.is_terminal = self.out.isatty()
        self.is_typed = self.source.isatty()
        width = None if self.is_terminal or os.environ.get("COLUMNS", "").isdigit() else WHOLE
        self.console = Console(file=self.out, width=width, highlight=False, markup=False, emoji=False)

    def says(self, *parts: Part, indent: int = 0, hang: int = 0) -> None:
        """One line; where it is wrapped, the next ones begin `hang` columns further in."""
        text = Text.assemble(*parts)
        width = max(30, self.console.width - indent)
        for number, line in enumerate(text.divide(breaks(text.plain, width, hang))):
            line.rstrip()
            prefix = " " * (indent + (hang if number else 0))
            self.console.print(Text.assemble(prefix, line), soft_wrap=True)

    def rows(self, rows: Sequence[tuple[str, Line]], indent: int = 2) -> None:
        """Lines with a label before them, all the labels in one column."""
        wide = max((len(label) for label, _ in rows), default=0) + 2
        for label, line in rows:
            self.says((label.ljust(wide), "bold"), *line, indent=indent, hang=wide)

    def title(self, words: str) -> None:
        self.says()
        self.says((words, "bold"))

    def asks(self, prompt: str) -> str | None:
        """A line that somebody types; None where there will be no more."""
        if self.is_typed and self.is_terminal and self.source is sys.stdin:
            try:
                return input(prompt)
            except EOFError:
                self.says()
                return None
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.says()
            return None
        if not self.is_typed:
            self.says(line.rstrip("\n"))  # as if it had been typed, so that what comes out can be read
        return line.rstrip("\r\n")

    def clears(self) -> None:
        """Nothing that was shown stays in sight."""
        if self.is_terminal:
            self.console.clear()
            self.out.write("\033[3J")  # what was scrolled away too
            self.out.flush()


def breaks(words: str, width: int, hang: int) -> list[int]:
    """Where a text is broken: after the last space that fits, the later lines being narrower by `hang`."""
    places: list[int] = []
    start = 0
    while len(words) - start > (room := width - (hang if places else 0)):
        space = words.rfind(" ", start, start + room + 1)
        start = space + 1 if space > start else start + room
        places.append(start)
    return places
