"""What comes up over the table: pages to read, looks, a question whether one is sure, the curtain, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static

from longbox.terminal.full.page import grid
from longbox.terminal.full.panes import Choices
from longbox.terminal.picture import Row
from longbox.terminal.speech import t

# Opening and closing can be awaited; here nobody waits (`_ =`): Textual does both in its own time.
CLOSING = ("escape", "enter", "q", "f1", "f2", "f4", "f5", "f6")


class Pages(ModalScreen[None]):
    """Something to read. It lies over the table and is closed by any of the keys that open such a page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(CLOSING), "dismiss(None)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, heading: str, drawn: RenderableType, at_end: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self.drawn = drawn
        self.at_end = at_end  # what is said last is read first

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False) as page:
            page.border_title = self.heading
            page.border_subtitle = t("Esc closes, arrows scroll")
            yield Static(self.drawn, classes="shown")

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#page").scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#page").scroll_relative(y=lines, animate=False)


class Looks(ModalScreen[None]):
    """Everything there is to look at: its names on the left, what is seen on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(CLOSING), "dismiss(None)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, looks: Mapping[str, Callable[[], list[Row]]]) -> None:
        super().__init__()
        self.looks = looks

    def compose(self) -> ComposeResult:
        with Horizontal(id="looks") as looks:
            looks.border_title = t("Look")
            looks.border_subtitle = t("Arrows choose, Esc closes")
            yield Choices(*map(_label, self.looks), id="names", compact=True)
            with VerticalScroll(id="seen", can_focus=False):
                yield Static("", classes="shown")

    def on_mount(self) -> None:
        self.query_one(Choices).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        rows = list(self.looks.values())[event.option_index]()
        self.query_one(".shown", Static).update(grid(rows))
        self.query_one("#seen").scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#seen").scroll_relative(y=lines, animate=False)


class Sure(ModalScreen[bool]):
    """Asks whether somebody is sure. Enter alone means no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n,1", "dismiss(False)", show=False),
        Binding("y,j,2", "dismiss(True)", show=False),
    ]

    def __init__(self, warning: str, no: str, yes: str) -> None:
        super().__init__()
        self.warning = warning
        self.answers = [no, yes]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sure", can_focus=False) as sure:
            sure.border_title = t("Are you sure?")
            yield Static(Text(self.warning))
            yield Choices(*(Text(f"{number} {said}") for number, said in enumerate(self.answers, 1)), compact=True)

    def on_mount(self) -> None:
        self.query_one(Choices).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(event.option_index == 1)


class Curtain(Screen[None]):
    """Hides the table until the next person sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.called = name

    def compose(self) -> ComposeResult:
        yield Static(
            Text(t("Pass the screen to {name}, who presses Enter.", name=self.called), justify="center"), id="curtain"
        )

    def on_click(self) -> None:
        _ = self.dismiss(None)


class Ending(ModalScreen[str]):
    """How the game ended. One may leave, or go back to the table and look at it, or undo."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('look')", show=False)]

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = lines
        self.choices = {
            "quit": t("leave the table"),
            "look": t("look at the table"),
            "undo": t("take back the last answer"),
        }

    def compose(self) -> ComposeResult:
        first, *others = self.lines
        with VerticalScroll(id="ending", can_focus=False) as ending:
            ending.border_title = t("The end")
            yield Static(Text(first, "bold", justify="center"), id="outcome")
            yield Static(Text("\n".join(others)))
            yield Choices(*map(Text, self.choices.values()), compact=True)

    def on_mount(self) -> None:
        self.query_one(Choices).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(list(self.choices)[event.option_index])


def _label(name: str) -> Text:
    """`HQ` stays as it is, `hand` begins with a capital."""
    said = t(name)
    return Text(said[:1].upper() + said[1:])
