"""How `--help` looks: two columns of plain words, without boxes, so that a screen reader and a pipe can read it."""

from __future__ import annotations

import textwrap
from io import StringIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

LABELS = 20  # columns for names; a longer name has a line of its own
WIDEST = 100  # longer lines are hard to read


class Help:
    """Writes one panel of a help page after the other."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        _prints(console, f"{_plain(panel.title)}:")
        for entry in panel.entries:
            self._entry(console, entry)
        _prints(console, "")

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            _prints(console, f"Usage: {_plain(usage)}\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        for paragraph in filter(None, _plain(description).split("\n\n")):
            _prints(console, _wrapped(paragraph, "", "", console), "")

    def _entry(self, console: Console, entry: HelpEntry) -> None:
        label = " ".join(_names(entry))
        says = _plain(entry.description)
        if entry.default not in (None, "", "False", "None"):
            says += f" [{entry.default}]"
        indent = " " * (LABELS + 2)
        if len(label) > LABELS - 2:
            _prints(console, f"  {label}", _wrapped(says, indent, indent, console))
        else:
            _prints(console, _wrapped(says, f"  {label}".ljust(LABELS + 2), indent, console))


def _names(entry: HelpEntry) -> list[str]:
    """What a person types: a positional by its place's name, an option by its longest name."""
    if entry.positional_label:
        return [entry.positional_label]
    names = [*entry.positive_names[:1], *entry.positive_shorts[:1]]
    return [*names, entry.metavar] if entry.metavar else names


def _wrapped(words: str, first: str, later: str, console: Console) -> str:
    width = min(console.width, WIDEST)
    return textwrap.fill(words, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def _plain(shown: Any) -> str:
    """The words of whatever it is, without colour and without line breaks of its own."""
    if shown is None:
        return ""
    if isinstance(shown, str):
        return shown.strip()
    from rich.console import Console

    wide = Console(file=StringIO(), width=10_000, color_system=None, highlight=False, markup=False)
    with wide.capture() as capture:
        wide.print(shown)
    return "\n".join(line.rstrip() for line in capture.get().strip().splitlines())


def _prints(console: Console, *lines: str) -> None:
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
