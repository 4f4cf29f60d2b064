"""Play in lines: what happened is told, a question asked, an answer typed. For pipes and screen readers too."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from longbox.games.catalog import cards
from longbox.kernel.errors import GameStuck, IllegalAnswer, LongboxError
from longbox.kernel.game import Game
from longbox.players import Player, player
from longbox.rulebook import RULEBOOKS, Clause, clause, search
from longbox.terminal import exits, saves
from longbox.terminal.interrupt import Interrupts
from longbox.terminal.lookup import find_cards, near
from longbox.terminal.picture import Picture, Row
from longbox.terminal.screen import Line, Screen
from longbox.terminal.show import changed, picture, picture_of, told
from longbox.terminal.words import matching

YOU = "you"
HELP = """
Answer with the number of an option, with its words, or with the beginning of its words: 2, {answer}, {beginning}.
An empty line does nothing.

look                the whole table; one thing in full by {looks}
card NAME           what a card says
why                 the rule and the card behind the question; {why}: behind an answer, or why not
rules WORDS         the rulebook in our words
hint                what a simple player would answer, and why
log                 what happened lately; log 50 goes further back
undo, undo 3        take back your last answers; redo gives them again
table full          the whole table after every answer; table changes: only what changed; table off: nothing
save, save FILE     the game is saved after every answer; with a name, a copy of its record is put there
quit                leave; the game is kept: longbox play --resume goes on
{end}ends the turn without being asked whether you are sure
"""
LABELS = 20  # columns of the help page


class Quit(Exception):
    """Somebody leaves the table."""


class LinePlay:
    """One game at this terminal. `seats` says who sits where: `you`, or a kind of bot."""

    def __init__(self, game: Game, save: saves.Save, screen: Screen, brief: bool = False) -> None:
        self.game = game
        self.save = save
        self.seats = save.notes.seats
        self.screen = screen
        self.brief = brief
        self.cards = cards(game.setup.game)
        self.drawn = picture_of(game.setup.game)  # how the family draws its table
        shown = self.drawn(game.view())
        self.names = [shown.name(seat) for seat in range(len(self.seats))]
        self.people = [seat for seat, kind in enumerate(self.seats) if kind == YOU]
        self.bots: dict[int, Player] = {seat: player(kind, seat) for seat, kind in enumerate(self.seats) if kind != YOU}
        self.heard = [0] * len(self.seats)  # how much of the log each seat was told
        self.heard_by_any = 0  # and how much of it was told at this screen at all
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.unsaved: str | None = None
        self.sure_of: int | None = None  # the question at which somebody was asked whether to end the turn
        self.interrupts = Interrupts()
        self.shows_all = False
        self.shown_rows: list[Row] = []
        self.shown_moment: tuple[int, int] | None = None
        self.is_torn = False  # an answer was broken off: the last save is better than what is in memory
        self.commands: dict[str, Callable[[str], None]] = {
            "look": self.look,
            "card": self.card,
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "log": self.log,
            "undo": self.undo,
            "redo": self.redo,
            "table": self.table,
            "save": self.save_copy,
            "quit": self.quit,
            "exit": self.quit,
            "help": self.help,
        }

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
        return self.leaves_finished()

    def skips_all_but_this_turn(self) -> None:
        """Who resumes a game is told what happened since the turn began, not since the game did."""
        events = self.game.log()
        begins = max((place for place, event in enumerate(events) if event.kind == "turn_begins"), default=0)
        self.heard = [begins] * len(self.seats)
        self.heard_by_any = begins

    @property
    def viewer(self) -> int | None:
        """Whose eyes are on the screen; nobody's where only bots play or several people share it."""
        return self.people[0] if len(self.people) == 1 else None

    def goes_on(self) -> None:
        """The next thing: a bot answers, a forced answer is taken, or a person is asked."""
        decision = self.game.decision
        if decision is None:
            self.asks_about_stuck_game()
        elif decision.seat in self.bots:
            self.answers(self.bots[decision.seat].advises(self.game.view(decision.seat)).notation)
            if not self.people:
                self.tells(None)
        else:
            self.sits_down(decision.seat)
            self.tells(decision.seat)
            if self.is_forced():
                self.screen.says(f"{decision.prompt} There is one answer only: {decision.options[0].notation}.")
                self.answers(0)
            else:
                self.keep()
                self.asks(decision.seat)
        self.interrupts.check()

    def is_forced(self) -> bool:
        """Whether a card asks and one answer is all there is. The turn itself is never ended for somebody."""
        decision = self.game.decision
        return decision is not None and len(decision.options) == 1 and decision.source is not None

    def answers(self, given: int | str) -> None:
        """Gives an answer; a game that breaks over it is kept, and what can be done is asked next."""
        self.is_torn = True
        with suppress(GameStuck):
            self.game.answer(given)
        self.is_torn = False

    def sits_down(self, seat: int) -> None:
        """Where several people share the screen, the next one is called and the last one's hand taken out of sight."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        name = self.names[seat]
        if self.screen.is_typed and self.at_screen is not None:
            self.screen.clears()
            self.reads(f"Pass the screen to {name}, who presses Enter. ")
            self.screen.clears()
        else:
            self.screen.title(f"{name} is asked now.")
        self.at_screen = seat

    def asks_about_stuck_game(self) -> None:
        self.screen.says(str(self.game.stuck))
        self.keep()
        self.screen.says(f"Please report it with the record: {self.save.path}. Now: undo, save FILE, or quit.")
        while self.game.decision is None:
            typed = self.reads()
            command, _, words = typed.partition(" ")
            try:
                if command not in ("undo", "save", "quit", "exit", "log", "help"):
                    raise IllegalAnswer("The game stands still: undo, save FILE, or quit.")
                self.commands[command](words.strip())
            except LongboxError as error:
                self.screen.says(str(error))

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
                    self.screen.says(str(error))
            else:
                self.screen.says("Type a number, the words of an answer, or help.")

    def reads(self, prompt: str = "> ") -> str:
        with self.interrupts.waiting():
            typed = self.screen.asks(prompt)
        if typed is None:
            raise Quit
        return " ".join(typed.split())

    def understands(self, typed: str) -> None:
        """An answer in full, a number, a command, or the beginning of an answer: in this order."""
        options = self.options()
        notations = [option["notation"] for option in options]
        if self.sure_of == self.game.answers and typed.casefold() in ("y", "yes"):
            typed = f"{self.drawn.end}!"
        is_sure = typed.endswith("!")
        spoken = typed.rstrip("!").strip() if is_sure else typed
        if spoken in notations:
            self.takes(notations.index(spoken), is_sure)
        elif number := re.fullmatch(r"#?(\d+)[.)]?", spoken):
            self.takes(self.numbered(int(number[1])), is_sure)
        elif self.is_command(spoken):
            command, _, words = spoken.partition(" ")
            self.commands[self.full_command(command)](words.strip())
        else:
            self.takes(self.meant(spoken, notations), is_sure)

    def is_command(self, typed: str) -> bool:
        return self.full_command(typed.partition(" ")[0]) in self.commands

    def full_command(self, word: str) -> str:
        return {"?": "help", "l": "look", "q": "quit", "h": "help", "u": "undo"}.get(word.casefold(), word.casefold())

    def numbered(self, number: int) -> int:
        count = len(self.options())
        if not 1 <= number <= count:
            raise IllegalAnswer(f"There is no option {number}: choose from 1 to {count}.")
        return number - 1

    def meant(self, typed: str, notations: Sequence[str]) -> int:
        """The one option that the words mean; otherwise an error that helps on."""
        found = matching(typed, notations)
        if len(found) == 1:
            return found[0]
        if found:
            meanings = "; ".join(f"{place + 1} {notations[place]}" for place in found[:6])
            raise IllegalAnswer(f"{typed[:60]!r} could mean: {meanings}.")
        missing = self.picture().why_not(lambda names: matching(typed, names))
        guess = near(typed, [*notations, *self.commands])
        hint = f" Did you mean {guess!r}?" if guess else " Type help for what can be typed."
        raise IllegalAnswer(missing or f"{typed[:60]!r} is none of the answers.{hint}")

    def takes(self, place: int, is_sure: bool) -> None:
        options = self.options()
        notation = options[place]["notation"]
        asks = notation == self.drawn.end and not is_sure and self.sure_of != self.game.answers
        if asks and (useful := self.picture().useful(options)):
            self.sure_of = self.game.answers
            others = f" (and {len(useful) - 3} more)" if len(useful) > 3 else ""
            self.screen.says(
                f"You could still {', '.join(useful[:3])}{others}."
                f" To end the turn all the same, say yes or {self.drawn.end.split()[0]} again."
            )
            return
        self.answers(notation)
        self.keep()

    def options(self) -> list[dict[str, Any]]:
        """The options in the order in which they are shown: grouped, the end of the turn last."""
        found: list[dict[str, Any]] = list(self.view()["decision"]["options"])
        found.sort(key=self.group)
        return found

    def group(self, option: Mapping[str, Any]) -> int:
        first = self.drawn.first
        if option["notation"] == self.drawn.end:
            return len(first) + 1
        return first.index(option["verb"]) if option["verb"] in first else len(first)

    # -- showing -----------------------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        decision = self.game.decision
        return self.game.view(decision.seat if decision is not None else self.viewer)

    def picture(self) -> Picture:
        return picture(self.view())

    def tells(self, seat: int | None) -> None:
        """What happened since this seat was told last."""
        events = self.game.log(seat)
        news = events[self.heard_by_any if seat is None else self.heard[seat] :]
        self.heard_by_any = len(events)
        if seat is not None:
            self.heard[seat] = len(events)
        if news:
            self.screen.says()
        for line in told(news):
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

    def shows_table(self) -> None:
        self.screen.rows(self.picture().table())

    def shows_question(self) -> None:
        shown = self.picture()
        decision = shown.view["decision"]
        source = self.cards[decision["source"]].title + ": " if decision["source"] in self.cards else ""
        name = self.names[decision["seat"]]
        self.screen.title(f"{name}, turn {shown.view['turn']}. {source}{decision['prompt']}")
        options = self.options()
        wide = len(str(len(options)))
        for number, option in enumerate(options, 1):
            if option["notation"] == self.drawn.end and number > 1:
                self.screen.says()
            about = shown.option(option)
            line: Line = [(f"{number:>{wide}}  ", "bold"), option["notation"], (f"  ({about})" if about else "", "dim")]
            self.screen.says(*line, indent=2, hang=wide + 2)

    def shows_result(self) -> None:
        result = self.game.result
        if result is None:
            return
        names = self.names
        self.screen.title(f"{result.outcome.capitalize()}. {result.reason}")
        shown = self.picture()
        for score in result.scores:
            self.screen.says(shown.score(score.seat, score.total, score.parts), hang=4)
        if len(names) > 1 and set(result.individual_winners) not in (set(), set(result.winners)):
            self.screen.says(
                f"First among the players: {' and '.join(names[seat] for seat in result.individual_winners)}."
            )
        if marks := self.save.notes.undone_after_seeing:
            self.screen.says(f"Answers taken back after hidden cards had been seen: {marks}.")

    # -- commands ----------------------------------------------------------------------------------------------------

    def look(self, words: str) -> None:
        shown = self.picture()
        looks: Mapping[str, Callable[[], list[Any]]] = {**shown.looks(), "table": shown.table}
        if not words:
            self.shows_table()
            self.shows_question()
            return
        if words == "log":
            self.log("")
            return
        found = [name for name in looks if name.startswith(words.casefold())]
        if not found:
            raise IllegalAnswer(f"There is nothing to look at under {words[:40]!r}: {', '.join([*looks, 'log'])}.")
        self.screen.rows(looks[found[0]]())

    def card(self, words: str) -> None:
        if not words:
            raise IllegalAnswer(f"Which card? For example: {self.example(3)}.")
        shown = self.picture()
        for facts in find_cards(words, self.cards, shown.faces_in_sight())[:5]:
            self.screen.says(*shown.rule(facts), hang=2)

    def example(self, number: int) -> str:
        examples = self.drawn.examples
        return examples[number] if len(examples) > number else "help"

    def why(self, words: str) -> None:
        """The rule and the card behind the question; or behind an answer; or why something is none."""
        view = self.view()
        decision = view["decision"]
        if not words:
            self.screen.says(f"The question: {decision['prompt']}")
            if decision["source"] in self.cards:
                self.screen.says("It is asked by ", *self.picture().rule(self.cards[decision["source"]]), hang=2)
            self.shows_clause(decision["clause"])
            for line in self.picture().why():
                self.screen.says(*line, indent=2, hang=2)
            return
        options = self.options()
        number = re.fullmatch(r"\d+", words)
        found = [self.numbered(int(words))] if number else matching(words, [it["notation"] for it in options])
        if found:
            for place in found[:3]:
                self.why_option(options[place])
            return
        shown = self.picture()
        missing = shown.why_not(lambda names: matching(words, names))
        if missing:
            self.screen.says(missing)
        if re.fullmatch(r"[A-Z]+\d*-\d+", words):
            self.shows_clause(words)
        elif not missing:
            self.card(words)

    def why_option(self, option: Mapping[str, Any]) -> None:
        self.screen.says((option["notation"], "bold"))
        if option["face"] in self.cards:
            self.screen.says(*self.picture().rule(self.cards[option["face"]]), indent=2, hang=2)
        event = f"{option['verb'].casefold().split()[0]}s"  # the rules name the clause behind each kind of event
        self.shows_clause(self.game.rules.clauses.get(event) or self.view()["decision"]["clause"])

    def shows_clause(self, id: str | None) -> None:
        if id is None:
            self.screen.says("No single rule of the book stands behind it: it is what the card says.")
            return
        try:
            self.says_clause(clause(id))
        except LookupError as error:
            raise IllegalAnswer(str(error)) from error

    def says_clause(self, found: Clause) -> None:
        self.screen.says((f"{found.id} {found.title}. ", "bold"), found.text, indent=2, hang=2)
        if found.ruling:
            self.screen.says("How we decide it: ", found.ruling, indent=4, hang=2)

    def rules(self, words: str) -> None:
        game = self.game.setup.game
        if not words:
            raise IllegalAnswer(f"Which rule? For example: {self.example(4)}.")
        found = search(words, game) if game in RULEBOOKS else []
        for each in found[:4]:
            self.says_clause(each)
        if not found:
            self.screen.says(f"No rule speaks of {words!r}.")
        elif len(found) > 4:
            self.screen.says(f"{len(found) - 4} more: longbox rules {words!r} shows them all.")

    def hint(self, words: str) -> None:
        advice = player("bot").advises(self.view())
        number = [option["notation"] for option in self.options()].index(advice.notation) + 1
        self.screen.says(("Hint: ", "bold"), f"{number} {advice.notation}. {advice.reason}")

    def log(self, words: str) -> None:
        decision = self.game.decision
        events = self.game.log(decision.seat if decision is not None else self.viewer)
        for line in told(events[-(int(words) if words.isdigit() else 20) :]):
            self.screen.says(*line, indent=2, hang=4)

    def undo(self, words: str) -> None:
        """Takes back so many answers of people; what bots and forced answers did between goes with them."""
        wanted, found, steps = _number(words), 0, 0
        before, taken = _ids(self.view()), ""
        while self.game.answers and found < wanted:
            taken = self.game.record.answers[-1]
            self.game.undo()
            steps += 1
            found += self.asks_person(self.game)
        if found < wanted:
            if steps:
                self.game.redo(steps)
            raise IllegalAnswer(
                f"Of your answers only {found} can be taken back." if found else "There is nothing to undo."
            )
        self.screen.says(f"Taken back: {taken}." if wanted == 1 else f"{wanted} answers taken back.")
        if before - _ids(self.view()):
            self.save.notes.undone_after_seeing += wanted
            self.screen.says("Cards had been seen by then that were hidden before: this is marked in the result.")
        self.after_undo()

    def redo(self, words: str) -> None:
        wanted, found = _number(words), 0
        while self.game.undone and found < wanted:
            self.game.redo()
            found += self.asks_person(self.game) or not self.game.undone
        if not found:
            raise IllegalAnswer("There is nothing to redo.")
        self.screen.says("Given again.")
        self.after_undo()

    def asks_person(self, game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.seat in self.bots:
            return False
        return len(decision.options) > 1 or decision.source is None

    def after_undo(self) -> None:
        told_so_far = len(self.game.log())
        self.heard = [min(heard, told_so_far) for heard in self.heard]
        self.heard_by_any = min(self.heard_by_any, told_so_far)
        self.sure_of = None
        self.keep()

    def table(self, words: str) -> None:
        """How much of the table is shown without being asked for."""
        ways = {"changes": (False, False), "full": (False, True), "off": (True, False)}
        if words not in ways:
            raise IllegalAnswer(f"The table can be shown in {len(ways)} ways: {', '.join(ways)}.")
        self.brief, self.shows_all = ways[words]
        self.screen.says(f"The table: {words}.")

    def save_copy(self, words: str) -> None:
        if not words:
            self.keep()
            self.screen.says(self.unsaved or f"Saved as {self.save.path}.")
            return
        path = Path(words).expanduser()
        try:
            if path.exists() and not path.read_bytes().startswith(b"longbox record"):
                raise IllegalAnswer(f"{path} is there already and is no record: choose another name.")
            saves.write_safely(path, str(self.game.record))
        except OSError as error:
            raise IllegalAnswer(f"{path} cannot be written: {error.strerror or error}. The game goes on.") from error
        self.screen.says(f"A copy of the record is in {path}.")

    def quit(self, words: str) -> None:
        raise Quit

    def help(self, words: str) -> None:
        shown = self.picture()
        answer, beginning, why, *_ = shown.examples or ("play thor", "p th", "why 3", "")
        looks = ", ".join(f"look {name}" for name in shown.looks() if not name[-1].isdigit())
        end = f"{shown.end.split()[0]}!".ljust(LABELS)
        page = HELP.strip().format(answer=answer, beginning=beginning, why=why, looks=looks, end=end)
        for line in page.splitlines():
            hang = LABELS if line[:LABELS].endswith(" ") else 0
            self.screen.says(line, hang=hang)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Saves. What goes wrong is said once, and the game goes on in memory."""
        try:
            self.save.write(self.game.record)
        except OSError as error:
            if self.unsaved is None:
                self.screen.says(
                    f"The game cannot be saved in {self.save.path.parent} ({error.strerror or error}). It goes on here;"
                    " the last save stays as it was. 'save FILE' tries another place."
                )
            self.unsaved = f"Not saved: {error.strerror or error}."
        else:
            if self.unsaved is not None:
                self.screen.says("The game is saved again.")
            self.unsaved = None

    def leaves(self) -> int:
        if not self.is_torn:
            self.keep()
        if self.unsaved is not None:
            return self.prints_record()
        self.screen.says(f"The game is kept as {self.save.name}. To go on: longbox play --resume")
        return exits.FAULT if self.game.stuck is not None else exits.DONE

    def leaves_finished(self) -> int:
        if self.unsaved is not None:
            return self.prints_record()
        self.screen.says(f"The whole game is kept: longbox replay {self.save.path}")
        return exits.DONE

    def prints_record(self) -> int:
        """The last means, so that nothing is lost."""
        self.screen.says("The disk would not take the game, so here is its record; put it into a file to go on:")
        self.screen.says()
        self.screen.out.write(str(self.game.record))
        self.screen.out.flush()
        return exits.NOT_SAVED


def _number(words: str) -> int:
    if words and not (words.isdigit() and int(words)):
        raise IllegalAnswer(f"How many answers? A number such as 2, not {words[:40]!r}.")
    return int(words or 1)


def _ids(value: Any) -> set[str]:
    """What a viewer calls every card in a view, those in the question too."""
    if isinstance(value, dict):
        own = {value[key] for key in ("id", "card") if isinstance(value.get(key), str)}
        return own.union(*map(_ids, value.values()))
    if isinstance(value, list):
        return set().union(*map(_ids, value))
    return set()
