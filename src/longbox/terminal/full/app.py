"""The full screen itself: keys and typed words go to the sitting, and what it says is shown."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Input, OptionList, Static

from longbox.games.catalog import playable
from longbox.kernel.errors import IllegalAnswer, LongboxError
from longbox.kernel.game import Game
from longbox.kernel.log import Event
from longbox.players import asks
from longbox.terminal import saves
from longbox.terminal.full.keys import keys, what_keys_do
from longbox.terminal.full.page import Page, text
from longbox.terminal.full.panes import MOST_LINES, Answers, Board, CardPane, Foot, News, Scroll, answer_id
from longbox.terminal.full.screens import Curtain, Ending, Looks, Pages, Sure
from longbox.terminal.sitting import Sitting
from longbox.terminal.speech import spoken, t

INK = Theme(
    name="longbox",
    primary="#0072b2",
    secondary="#56b4e9",
    accent="#f0e442",
    warning="#e69f00",
    error="#d55e00",
    success="#009e73",
    foreground="#f4f1e6",
    background="#12131c",
    surface="#191b28",
    panel="#232638",
    dark=True,
)

LEAST = (80, 24)  # columns and lines that the table wants
NARROW, LOW = 60, 20  # with fewer, what can be spared gives way
WIDE, TALL = 112, 34  # from which on there is room for more
VAST = (160, 45)  # from which on there is room for what the cards on the table say
AT_TABLE = ("moves", "scrolls", "help", "why", "hint", "card", "look", "log", "undo", "redo")  # actions of its keys
NOTICE = 3  # lines that fit above the place where one types; what says more opens a page


class FullScreen(App[None]):
    """One sitting at a game, on the whole terminal."""

    CSS_PATH = "full.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "moves(False)", show=False, priority=True),
        Binding("down", "moves(True)", show=False, priority=True),
        Binding("pageup", "scrolls(-5)", show=False, priority=True),
        Binding("pagedown", "scrolls(5)", show=False, priority=True),
        Binding("escape", "clears", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+y", "redo", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, game: Game, save: saves.Save, resumed: bool = False, pace: float = 0.4) -> None:
        # Without colours only those of the terminal itself are left, and even these are taken away by Textual.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (NARROW, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW, "-short"), (TALL, "-tall")]
        self.page = Page()
        self.sitting = Sitting(game, save, self.page)
        leaves, helps = (lambda words: self.action_leave()), (lambda words: self.action_help())
        self.sitting.commands |= {"look": self.look, "help": helps, "quit": leaves, "exit": leaves}
        if resumed:
            self.sitting.skips_all_but_this_turn()
        self.pace = pace  # seconds between two answers where only bots play
        self.at_screen: int | None = self.sitting.viewer
        self.is_asking = False
        self.is_numbered = False  # whether the last answer was a number: many a hand presses Enter after it
        self.options: list[dict[str, Any]] = []
        self.told: dict[int | None, list[Event]] = {}  # the log as each seat had been shown it at its last question
        self.title = playable(game.setup.game).info.title

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="table"):
            with Vertical(id="main"):
                yield Board("board")
                yield Static(id="question")
                with Horizontal(id="below"):
                    yield Answers(id="answers", compact=True)
                    yield News("news-below")
            with Vertical(id="side"):
                yield CardPane("card")
                yield News("news-beside")
        yield Static(id="notice")
        yield Input(id="typed", compact=True)
        yield Foot(id="foot")

    def on_mount(self) -> None:
        self.register_theme(INK)
        if not self.no_color:
            self.theme = INK.name
        for key, (action, _) in keys().items():
            self.bind(key, action)
        self.query_one(Board).border_title = f" {t('The table')} "
        for news in self.query(News):
            news.border_title = f"{t('What happened')} "
        self.query_one(Input).focus()
        self.sitting.keep()
        self.goes_on()

    # -- the course of the game --------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def goes_on(self) -> None:
        """Everything up to the next question to somebody at this screen."""
        sitting = self.sitting
        while not sitting.game.over:
            decision = sitting.game.decision
            if decision is None:
                self.stands_still()
                return
            if decision.seat in sitting.bots:
                await self.waits_for_bot(decision.seat)
            else:
                await self.sits_down(decision.seat)
                if not sitting.is_forced():
                    self.asks(decision.seat)
                    return
                self.takes_forced()
        self.ends()

    async def waits_for_bot(self, seat: int) -> None:
        """A bot may think for seconds: the screen stays awake."""
        sitting = self.sitting
        self.asks_nothing(t("{name} is thinking.", name=sitting.names[seat]))
        advice = await asyncio.to_thread(asks, sitting.bots[seat], sitting.game)
        sitting.answers(advice.notation)
        if not sitting.people:
            self.shows_table(None)
            await asyncio.sleep(self.pace)

    async def sits_down(self, seat: int) -> None:
        """Where several people share the screen, a curtain falls between them."""
        if len(self.sitting.people) > 1 and seat != self.at_screen:
            self.shows_nothing()
            await self.push_screen_wait(Curtain(self.sitting.names[seat]))
            self.at_screen = seat

    def takes_forced(self) -> None:
        prompt = t(self.sitting.view()["decision"]["prompt"])
        shown = spoken().option(self.sitting.options()[0])
        self.page.says(f"{prompt} {t('There is one answer only: {answer}.', answer=shown)}")
        self.sitting.answers(0)

    def asks(self, seat: int) -> None:
        sitting = self.sitting
        sitting.keep()
        self.options = sitting.options()
        self.is_asking = True
        self.shows_table(seat)
        self.query_one("#question", Static).update(
            Text.assemble((f" {sitting.names[seat]} ", "reverse bold"), f" {sitting.question()}")
        )
        self.shows_answers()
        self.notes("\n".join(self.takes_page().lines[-NOTICE:]))

    def asks_nothing(self, words: str) -> None:
        """What stands where a question would, while there is none."""
        self.query_one("#question", Static).update(Text(f" {words}"))
        self.query_one(Answers).clear_options()

    def stands_still(self) -> None:
        """A card's effect broke: the game is kept, and can be taken back."""
        self.sitting.keep()
        self.shows_table(self.sitting.viewer)
        self.asks_nothing(t(str(self.sitting.game.stuck)))
        self.notes(
            t("Please report it with the record: {path}. Now: undo, save FILE, or quit.", path=self.sitting.save.path)
        )

    def ends(self) -> None:
        self.sitting.save.notes.over = True
        self.sitting.keep()
        self.is_asking = False
        self.shows_table(self.sitting.viewer)
        first, *_ = self.sitting.results()
        self.asks_nothing(first)
        self.opens(Ending(self.sitting.results()), self.after_ending)

    def after_ending(self, chosen: str | None) -> None:
        if chosen == "quit":
            self.action_leave()
        elif chosen == "undo":
            self.action_undo()
        else:
            self.notes(t("The game is over. F7 takes the last answer back, F10 leaves the table."))

    # -- showing -----------------------------------------------------------------------------------------------------

    def shows_table(self, seat: int | None) -> None:
        """The table, its headline and the log, through the eyes of a seat."""
        self.shows_board()
        self.shows_news(seat)

    def shows_board(self) -> None:
        shown = self.sitting.picture()
        moment = t("{name}, turn {turn}.", name=shown.name(shown.view["active"]), turn=shown.view["turn"])
        title = f"{self.title}   " if self.size.width >= WIDE else ""
        headline = Text.assemble((title, "bold"), f"{moment}   ", text(shown.headline()))
        self.query_one("#headline", Static).update(headline)
        self.query_one(Board).shows(shown.board(in_full=self.size.width >= VAST[0] and self.size.height >= VAST[1]))

    def shows_answers(self, marked: int = 0) -> None:
        words = [spoken().option(option) for option in self.options]
        brief = self.size.height < TALL
        answers = self.query_one(Answers)
        answers.shows(self.sitting.game.answers, self.sitting.picture(), self.options, words, brief)
        answers.highlighted = marked

    def on_resize(self) -> None:
        """There may be room for more now, or for too little."""
        _ = self.call_after_refresh(self.fits)

    def fits(self) -> None:
        columns, lines = self.size
        self.query_one(Foot).shows(keys(), columns)
        if columns < LEAST[0] or lines < LEAST[1]:
            hint = t("Too small: the table wants {columns} x {lines}", columns=LEAST[0], lines=LEAST[1])
        else:
            hint = t("Enter takes the marked answer; or type a number or words")
        self.query_one(Input).placeholder = hint
        if self.is_asking or self.sitting.game.over:
            self.shows_board()
        if self.is_asking:
            self.shows_answers(self.query_one(Answers).highlighted or 0)

    def shows_news(self, seat: int | None) -> None:
        """The latest of the log; what this seat was shown at its last question already is dim."""
        earlier, new = self.told.get(seat, []), self.sitting.game.log(seat, len(self.told.get(seat, [])))
        self.told[seat] = [*earlier, *new]
        lines = self.sitting.told(earlier[-MOST_LINES:])
        news = self.sitting.told(new)[-MOST_LINES:]
        for pane in self.query(News):
            pane.shows([*lines, *news], len(news))

    def shows_nothing(self) -> None:
        """Nothing of the last person's hand stays on the screen."""
        for pane in self.query(Scroll):
            pane.shown.update("")
        self.asks_nothing("")
        self.takes_page()
        self.notes("")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What arrives late, from an earlier question, is not meant for this one."""
        if self.is_asking and event.option.id == answer_id(self.sitting.game.answers, event.option_index):
            title, lines = self.card_of(event.option_index)
            self.query_one(CardPane).shows(title, lines)

    def card_of(self, place: int) -> tuple[str, Sequence[Any]]:
        """The card that an answer is about, or the one that asks; without either, the answer itself."""
        sitting, option = self.sitting, self.options[place]
        shown = sitting.picture()
        faces = (option["face"], sitting.view()["decision"]["source"])
        facts = next((sitting.cards[face] for face in faces if face in sitting.cards), None)
        if facts is None:
            about = shown.option(option)
            return spoken().option(option), [[about or (t("This answer is about no card."), "dim")]]
        return facts.title, shown.face(facts)

    def notes(self, words: str) -> None:
        """A few words above the place where one types."""
        notice = self.query_one("#notice", Static)
        notice.update(Text(words))
        notice.display = bool(words)

    def says_briefly(self, heading: str) -> None:
        """What a command had to say: in a line or two, or on a page of its own."""
        lines = self.page.lines
        if len(lines) <= NOTICE and sum(map(len, lines)) < NOTICE * (self.size.width - 4):
            self.takes_page()
            self.notes("\n".join(lines))
        else:
            self.opens_page(heading)

    def opens_page(self, heading: str) -> None:
        self.opens(Pages(heading, self.takes_page().drawn()))

    def takes_page(self) -> Page:
        """What was said; what is said next goes on a new page."""
        page, self.page = self.page, Page()
        self.sitting.screen = self.page
        return page

    def opens(self, over: Screen[Any], after: Callable[[Any], None] | None = None) -> None:
        """Something comes up over the table."""
        _ = self.push_screen(over, after)  # Textual opens it in its own time: nobody here waits for that

    # -- answers -----------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        """A number is taken as soon as no other can be meant; words mark the first answer that they may mean."""
        typed = event.value.strip()
        is_late = not event.input.value.startswith(event.value)  # an earlier key has given an answer since
        if not typed or is_late or not self.is_asking:
            return
        self.is_numbered = False
        if typed == "?":
            self.query_one(Input).clear()
            self.action_help()
        elif typed.isdigit():
            self.types_number(int(typed))
        elif found := self.sitting.alike(typed):
            self.query_one(Answers).highlighted = found[0]

    def types_number(self, number: int) -> None:
        if 1 <= number <= len(self.options):
            self.query_one(Answers).highlighted = number - 1
            if number * 10 > len(self.options):
                self.takes(number - 1)
                self.is_numbered = not self.is_asking

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = " ".join(event.value.split())
        self.query_one(Input).clear()
        marked = self.query_one(Answers).highlighted
        if typed:
            self.understands(typed)
        elif self.is_numbered:
            self.is_numbered = False
            self.notes(t("The number was enough: this Enter was not taken for another answer."))
        elif self.is_asking and marked is not None:
            self.takes(marked)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == answer_id(self.sitting.game.answers, event.option_index):
            self.takes(event.option_index)

    def understands(self, typed: str) -> None:
        """A command, or the words of an answer."""
        word, _, words = typed.partition(" ")
        command = self.sitting.full_command(word)
        try:
            if command in self.sitting.commands and not self.is_answer(typed):
                self.obeys(command, words, typed)
            elif self.is_asking:
                self.takes(self.place_of(typed.rstrip("! ")), is_sure=typed.endswith("!"))
            else:
                raise IllegalAnswer(t("Nothing is asked now."))
        except LongboxError as error:
            self.notes(t(str(error)))

    def is_answer(self, typed: str) -> bool:
        """Whether an answer reads exactly like this, be it a command's word too."""
        return self.is_asking and any(typed in spelled for spelled in self.sitting.spellings())

    def place_of(self, typed: str) -> int:
        if re.fullmatch(r"\d+", typed):
            return self.sitting.numbered(int(typed))
        return self.sitting.meant(typed)

    def takes(self, place: int, is_sure: bool = False) -> None:
        """Gives an answer; the end of the turn is asked back once while something useful could still be done."""
        if not self.is_asking:
            return
        self.query_one(Input).clear()
        notation = self.options[place]["notation"]
        useful = [] if is_sure else self.sitting.forgotten(notation)
        if not useful:
            self.gives(notation)
            return
        self.sitting.sure_of = self.sitting.game.answers

        def after(is_sure: bool | None) -> None:
            if is_sure:
                self.gives(notation)

        end = spoken().option(self.options[place])
        self.opens(Sure(self.sitting.could_still(useful), t("go on with the turn"), end), after)

    def gives(self, notation: str) -> None:
        self.is_asking = False
        self.notes("")
        self.sitting.answers(notation)
        self.goes_on()

    # -- keys --------------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table mean nothing while something lies over it, except leaving."""
        return True if action not in AT_TABLE or len(self.screen_stack) == 1 else None

    def action_moves(self, down: bool) -> None:
        self.is_numbered = False
        self.query_one(Answers).moves(down)

    def action_scrolls(self, lines: int) -> None:
        self.query_one(Board).scroll_relative(y=lines, animate=False)

    def action_clears(self) -> None:
        self.query_one(Input).clear()
        self.notes("")

    def obeys(self, command: str, words: str = "", typed: str = "") -> None:
        """A command of the sitting, as line play has it. What it has to say is said briefly, or on a page."""
        if self.is_thinking() and command not in ("help", "quit", "exit"):
            return
        if command in ("why", "hint") and not self.is_asking:
            raise IllegalAnswer(t("Nothing is asked now."))
        answers = self.sitting.game.answers
        self.sitting.commands[command](words)
        if self.sitting.game.answers != answers:
            self.told.clear()
            self.is_asking = False
            self.goes_on()
        elif self.page.lines:
            self.says_briefly(typed)

    def is_thinking(self) -> bool:
        """Whether a bot is at work: what it answers must not meet another table."""
        decision = self.sitting.game.decision
        return decision is not None and not self.is_asking

    def action_why(self) -> None:
        """The question and its rule, and those of the marked answer."""
        marked = self.query_one(Answers).highlighted
        if self.is_asking and marked is not None:
            self.sitting.why_question()
            self.page.says()
            self.page.says((t("The marked answer:"), "bold"))
            self.sitting.why_option(self.options[marked])
            self.opens_page(t("Why?"))

    def action_hint(self) -> None:
        """The hint marks its answer, so that Enter follows it."""
        if self.is_asking:
            place, reason = self.sitting.advice()
            self.query_one(Answers).highlighted = place
            self.is_numbered = False
            said = spoken().option(self.options[place])
            self.notes(f"{t('Hint:')} {place + 1} {said}. {t(reason)}")

    def action_card(self) -> None:
        marked = self.query_one(Answers).highlighted
        if self.is_asking and marked is not None:
            title, lines = self.card_of(marked)
            for line in lines:
                self.page.says(*line)
            self.opens_page(title)

    def action_look(self) -> None:
        if not self.is_thinking():
            shown = self.sitting.picture()
            looks = {name: look for name, look in shown.looks().items() if not name[-1].isdigit()}
            self.opens(Looks({**looks, "table": shown.table}))

    def look(self, words: str) -> None:
        """Looks at what is named; where nothing is, one chooses from all there is."""
        if words:
            self.sitting.look(words)
        else:
            self.action_look()

    def action_log(self) -> None:
        if not self.is_thinking():
            self.sitting.log("100")
            self.opens(Pages(t("What happened"), self.takes_page().drawn(), at_end=True))

    def action_undo(self) -> None:
        self.understands("undo")

    def action_redo(self) -> None:
        self.understands("redo")

    def action_help(self) -> None:
        answer, beginning = self.sitting.example(0), self.sitting.example(1)
        self.page.says(t("Arrows mark an answer and Enter takes it. A number takes it at once; words do with Enter:"))
        self.page.says(t("{answer}, or the beginning of its words: {beginning}.", answer=answer, beginning=beginning))
        self.page.says()
        self.page.rows([(key, [does]) for key, does in what_keys_do().items()])
        self.page.says()
        self.page.says((t("What can be typed besides answers:"), "bold"))
        self.page.rows([(typed, [does]) for typed, does in self.sitting.can_be_typed("table")])
        self.opens_page(t("Help"))

    def action_leave(self) -> None:
        if not self.sitting.is_torn:
            self.sitting.keep()
        self.exit()
