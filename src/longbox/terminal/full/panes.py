"""The parts of the full screen. Each shows what it is given and knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text
from textual.containers import VerticalScroll
from textual.content import Content
from textual.style import Style
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from longbox.terminal.full.page import Hanging, grid, text
from longbox.terminal.picture import Picture, Row
from longbox.terminal.screen import Line

MOST_LINES = 50  # of the log: older ones are on a page of their own


class Scroll(VerticalScroll, can_focus=False):
    """A pane that may hold more than fits. The keys that scroll it are the screen's: typing never loses its place."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.shown = Static("", classes="shown")

    def compose(self) -> Any:
        yield self.shown


class Board(Scroll):
    """The table."""

    def shows(self, rows: Sequence[Row]) -> None:
        self.shown.update(grid(rows))


class News(Scroll):
    """What happened, the latest at the bottom; what is new since the last answer is not dim."""

    def shows(self, lines: Sequence[Line], new: int) -> None:
        old = len(lines) - new
        drawn = [self._line(line, place < old) for place, line in enumerate(lines)][-MOST_LINES:]
        self.shown.update(Group(*drawn))
        self.call_after_refresh(self.scroll_end, animate=False)

    def _line(self, line: Line, is_old: bool) -> Hanging:
        depth, *words = line
        told = text(words)
        if is_old:
            told.stylize("dim")
        return Hanging(told, min(len(str(depth)), 6), 2)


class CardPane(Scroll):
    """The card that the highlighted answer is about, in full."""

    def shows(self, title: str, lines: Sequence[Line]) -> None:
        self.border_title = f"{title} "
        self.shown.update(Group(*(Hanging(text(line)) for line in lines)))
        self.scroll_home(animate=False)


class Choices(OptionList):
    """Something to choose from. Without colours the marked one is light and dark turned round, on top of being bold."""

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        style = super().get_visual_style(*component_classes, partial=partial)
        is_marked = "option-list--option-highlighted" in component_classes
        return style + Style(reverse=True) if is_marked and self.app.no_color else style


class Answers(Choices, can_focus=False):
    """Every legal answer with its number. The end of the turn stands apart."""

    def shows(
        self, question: int, picture: Picture, options: Sequence[Mapping[str, Any]], words: Sequence[str], brief: bool
    ) -> None:
        """`brief` where there are few lines: what an answer is about is cut off then rather than wrapped."""
        wide = len(str(len(options)))
        self.clear_options()
        for number, (option, said) in enumerate(zip(options, words, strict=True), 1):
            if option["notation"] == picture.end and number > 1:
                self.add_option(None)
            about = picture.option(option)
            answer = text([(f"{number:>{wide}} ", "bold"), said])
            drawn = Answer(answer, text([(f"  {about}", "dim")] if about else []), wide + 1, brief)
            self.add_option(Option(drawn, id=answer_id(question, number - 1)))
        self.highlighted = 0 if options else None

    def moves(self, down: bool) -> None:
        if down:
            self.action_cursor_down()
        else:
            self.action_cursor_up()


class Answer:
    """How an answer is drawn: itself always whole, what it is about as far as there is room."""

    def __init__(self, answer: Text, about: Text, hang: int, brief: bool) -> None:
        self.answer = answer
        self.whole = Text.assemble(answer, about)
        self.hang = hang
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief and self.answer.cell_len <= options.max_width:
            line = self.whole.copy()
            line.truncate(options.max_width, overflow="ellipsis")
            yield line
        else:
            yield Hanging(self.whole, hang=self.hang)


class Foot(Static):
    """The keys, in one line. Where not all fit, which some languages need more room for, the first ones here stay."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"foot--key"}
    auto_links = False  # they can be clicked, but are not underlined for it
    FIRST = ("f1", "f10", "f3", "f7", "f5", "f2", "f4", "f6", "f8")

    def shows(self, keys: Mapping[str, tuple[str, str]], columns: int) -> None:
        kept: set[str] = set()
        for key in self.FIRST:
            columns -= len(f"{key} {keys[key][1]} ")
            if columns < 0:
                break
            kept.add(key)
        parts: list[tuple[str, Style]] = []
        for key, (action, says) in keys.items():
            if key in kept:
                pressed = Style.from_meta({"@click": f"app.{action}"})
                parts += [(key.upper(), self.get_visual_style("foot--key") + pressed), (f" {says} ", pressed)]
        self.update(Content.assemble(*parts))


def answer_id(question: int, place: int) -> str:
    """Tells an answer from one that stood at the same place at another question."""
    return f"answer-{question}-{place}"
