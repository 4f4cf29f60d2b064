"""A page: lines that are said to it are kept, and drawn as one thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from longbox.terminal.picture import Row
from longbox.terminal.screen import Line, Part, breaks

# Colours that people with any kind of colour vision tell apart; what they mean always stands there in words too.
COLORS: Mapping[str, str] = {
    "red": "#e8743b",
    "green": "#2fbf95",
    "yellow": "#f0e442",
    "cyan": "#c9c9d6",
    "blue": "#6cb8ee",
}


class Page:
    """What a command has to say: lines and rows, in order."""

    def __init__(self) -> None:
        self.parts: list[RenderableType] = []
        self.lines: list[str] = []

    def says(self, *parts: Part, indent: int = 0, hang: int = 0) -> None:
        words = text(parts)
        self.lines.append(words.plain)
        self.parts.append(Hanging(words, indent, hang))

    def rows(self, rows: Sequence[Row], indent: int = 0) -> None:
        self.lines += [f"{label} {text(line).plain}".strip() for label, line in rows]
        self.parts.append(grid(rows))

    def drawn(self) -> RenderableType:
        return Group(*self.parts)


class Hanging:
    """Words that begin `indent` columns in; where they are wrapped, the later lines stand `hang` columns further in."""

    def __init__(self, words: Text, indent: int = 0, hang: int = 0) -> None:
        self.words = words
        self.indent = indent
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(self.hang + 10, options.max_width - self.indent)
        for number, line in enumerate(self.words.divide(breaks(self.words.plain, width, self.hang))):
            line.rstrip()
            yield Text.assemble(" " * (self.indent + (self.hang if number else 0)), line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least, most = Measurement.get(console, options, self.words)
        return Measurement(least, most + self.indent)


def grid(rows: Sequence[Row]) -> Table:
    """Rows with their labels in one column. What goes on in a further line stands a little further in."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for label, line in rows:
        table.add_row(Text(label, "bold"), Hanging(text(line), hang=2))
    return table


def text(line: Line) -> Text:
    """A line in the full screen's own colours."""
    return Text.assemble(*(part if isinstance(part, str) else (part[0], _style(part[1])) for part in line))


def _style(style: str) -> str:
    return " ".join(COLORS.get(word, word) for word in style.split())
