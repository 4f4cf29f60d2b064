"""Play in lines: what happened is told, a question asked, an answer typed. For pipes and screen readers too."""

from __future__ import annotations

import re

from longbox.kernel.errors import IllegalAnswer, LongboxError
from longbox.kernel.game import Game
from longbox.terminal import saves
from longbox.terminal.interrupt import Interrupts
from longbox.terminal.picture import Row
from longbox.terminal.screen import Line, Screen
from longbox.terminal.show import changed
from longbox.terminal.sitting import Sitting
from longbox.terminal.speech import spoken, t

LABELS = 20  # columns of the help page


class Quit(Exception):
    """Somebody leaves the table."""


class LinePlay(Sitting):
    """A sitting in lines of text."""

    screen: Screen

    def __init__(self, game: Game, save: saves.Save, screen: Screen, brief: bool = False) -> None:
        super().__init__(game, save, screen)
        self.brief = brief
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.interrupts = Interrupts()
        self.shows_all = False
        self.shown_rows: list[Row] = []
        self.shown_moment: tuple[int, int] | None = None
        self.commands |= {"table": self.table, "quit": self.quit, "exit": self.quit, "help": self.help}

    # -- the course of the game --------------------------------------------------------------------------------------

    def play(self) -> int:
        """Plays until the game is over or somebody leaves; the exit code."""
        self.keep()
        try:
            with self.interrupts:
                while not self.game.over:
                    self.goes_on()
        except KeyboardInterrupt:
            self.screen.says()  # the terminal has written ^C where the answer would stand
            return self.leaves()
        except Quit:
            return self.leaves()
        self.tells(self.viewer)
        self.save.notes.over = True
        self.keep()
        self.shows_result()
        return self.says_farewell(self.screen, "play")

    def goes_on(self) -> None:
        """The next thing: a bot answers, a forced answer is taken, or a person is asked."""
        decision = self.game.decision
        if decision is None:
            self.asks_about_stuck_game()
        elif decision.seat in self.bots:
            self.bot_answers(decision.seat)
            if not self.people:
                self.tells(None)
        else:
            self.sits_down(decision.seat)
            self.tells(decision.seat)
            if self.is_forced():
                shown = spoken().option(self.options()[0])
                self.screen.says(t(decision.prompt), " ", t("There is one answer only: {answer}.", answer=shown))
                self.answers(0)
            else:
                self.keep()
                self.asks(decision.seat)
        self.interrupts.check()

    def sits_down(self, seat: int) -> None:
        """Where several people share the screen, the next one is called and the last one's hand taken out of sight."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        name = self.names[seat]
        if self.screen.is_typed and self.at_screen is not None:
            self.screen.clears()
            self.reads(t("Pass the screen to {name}, who presses Enter.", name=name) + " ")
            self.screen.clears()
        else:
            self.screen.title(t("{name} is asked now.", name=name))
        self.at_screen = seat

    def asks_about_stuck_game(self) -> None:
        self.screen.says(t(str(self.game.stuck)))
        self.keep()
        self.screen.says(
            t("Please report it with the record: {path}. Now: undo, save FILE, or quit.", path=self.save.path)
        )
        while self.game.decision is None:
            typed = self.reads()
            command, _, words = typed.partition(" ")
            try:
                if command not in ("undo", "save", "quit", "exit", "log", "help"):
                    raise IllegalAnswer(t("The game stands still: undo, save FILE, or quit."))
                self.commands[command](words.strip())
            except LongboxError as error:
                self.screen.says(t(str(error)))

    # -- a question --------------------------------------------------------------------------------------------------

    def asks(self, seat: int) -> None:
        """Shows the table and the question, and listens until there is another question."""
        number = self.game.answers
        if not self.brief:
            self.shows_what_changed(seat)
        self.shows_question()
        while self.game.decision is not None and self.game.answers == number:
            typed = self.reads()
            if typed:
                try:
                    self.understands(typed)
                except LongboxError as error:
                    self.screen.says(t(str(error)))
            else:
                self.screen.says(t("Type a number, the words of an answer, or help."))

    def reads(self, prompt: str = "> ") -> str:
        with self.interrupts.waiting():
            typed = self.screen.asks(prompt)
        if typed is None:
            raise Quit
        return " ".join(typed.split())

    def understands(self, typed: str) -> None:
        """An answer in full, a number, a command, or the beginning of an answer: in this order."""
        spellings = self.spellings()
        if self.sure_of == self.game.answers and typed.casefold() in ("y", "yes", t("yes"), t("yes")[0]):
            typed = f"{self.drawn.end}!"
        is_sure = typed.endswith("!")
        said = typed.rstrip("!").strip() if is_sure else typed
        in_full = [place for place, spelled in enumerate(spellings) if said in spelled]
        if in_full:
            self.takes(in_full[0], is_sure)
        elif number := re.fullmatch(r"#?(\d+)[.)]?", said):
            self.takes(self.numbered(int(number[1])), is_sure)
        elif self.is_command(said):
            command, _, words = said.partition(" ")
            self.commands[self.full_command(command)](words.strip())
        else:
            self.takes(self.meant(said), is_sure)

    def is_command(self, typed: str) -> bool:
        return self.full_command(typed.partition(" ")[0]) in self.commands

    def takes(self, place: int, is_sure: bool) -> None:
        notation = self.options()[place]["notation"]
        if not is_sure and (useful := self.forgotten(notation)):
            self.sure_of = self.game.answers
            again = spoken().option(self.options()[place]).split()[0]
            self.screen.says(
                self.could_still(useful),
                " ",
                t("To end the turn all the same, say yes or {word} again.", word=again),
            )
            return
        self.answers(notation)
        self.keep()

    # -- showing -----------------------------------------------------------------------------------------------------

    def tells(self, seat: int | None) -> None:
        """What happened since this seat was told last."""
        news = self.news(seat)
        if news:
            self.screen.says()
        for line in self.told(news):
            self.screen.says(*line, indent=2, hang=4)

    def shows_what_changed(self, seat: int) -> None:
        """The whole table at the beginning of a turn; after that what is no longer as it was shown."""
        shown = self.picture()
        rows, moment = shown.table(), (seat, shown.view["turn"])
        news = rows if self.shows_all or moment != self.shown_moment else changed(rows, self.shown_rows)
        if news:
            self.screen.says()
        self.screen.rows(news)
        self.shown_rows, self.shown_moment = rows, moment

    def shows_question(self) -> None:
        shown = self.picture()
        name = self.names[shown.view["decision"]["seat"]]
        self.screen.title(t("{name}, turn {turn}.", name=name, turn=shown.view["turn"]) + f" {self.question()}")
        options = self.options()
        wide = len(str(len(options)))
        for number, option in enumerate(options, 1):
            if option["notation"] == self.drawn.end and number > 1:
                self.screen.says()
            about = shown.option(option)
            said = spoken().option(option)
            line: Line = [(f"{number:>{wide}}  ", "bold"), said, (f"  ({about})" if about else "", "dim")]
            self.screen.says(*line, indent=2, hang=wide + 2)

    def shows_result(self) -> None:
        first, *others = self.results()
        self.screen.title(first)
        for line in others:
            self.screen.says(line, hang=4)

    # -- commands ----------------------------------------------------------------------------------------------------

    def look(self, words: str) -> None:
        if words:
            super().look(words)
        else:
            self.screen.rows(self.picture().table())
            self.shows_question()

    def table(self, words: str) -> None:
        """How much of the table is shown without being asked for."""
        ways = {"changes": (False, False), "full": (False, True), "off": (True, False)}
        if words not in ways:
            raise IllegalAnswer(
                t("The table can be shown in {count} ways: {ways}.", count=len(ways), ways=", ".join(ways))
            )
        self.brief, self.shows_all = ways[words]
        self.screen.says(t("The table: {way}.", way=words))

    def quit(self, words: str) -> None:
        raise Quit

    def help(self, words: str) -> None:
        self.screen.says(
            t("Answer with the number of an option, with its words, or with the beginning of its words:"),
            f" 2, {self.example(0)}, {self.example(1)}. ",
            t("An empty line does nothing."),
        )
        self.screen.says()
        table = t("the whole table after every answer; table changes: only what changed; table off: nothing")
        for typed, does in [*self.can_be_typed("play"), ("table full", table)]:
            self.screen.says(typed.ljust(LABELS), does, hang=LABELS)

    # -- leaving -----------------------------------------------------------------------------------------------------

    def leaves(self) -> int:
        if not self.is_torn:
            self.keep()
        return self.says_farewell(self.screen, "play")
