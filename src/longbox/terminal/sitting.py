"""One sitting at a game: who sits where, what may be asked besides answering, and how the game is kept.

It knows no screen but something that lines can be said to: line play has them said to a terminal, the full screen onto
its pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from longbox.games.catalog import cards
from longbox.kernel.errors import GameStuck, IllegalAnswer
from longbox.kernel.game import Game
from longbox.players import NORMAL, Player, asks, player
from longbox.rulebook import RULEBOOKS, Clause, clause, search
from longbox.terminal import exits, saves
from longbox.terminal.lookup import find_cards, near
from longbox.terminal.picture import Picture, Row
from longbox.terminal.screen import Part, Screen
from longbox.terminal.show import called, picture, picture_of, told
from longbox.terminal.speech import spoken, t
from longbox.terminal.words import matching

YOU = "you"


class Says(Protocol):
    """Where lines go."""

    def says(self, *parts: Part, indent: int = 0, hang: int = 0) -> None: ...

    def rows(self, rows: Sequence[Row], indent: int = 2) -> None: ...


class Sitting:
    """One game at this terminal. The save's notes say who sits where: `you`, or a kind of bot."""

    screen: Says

    def __init__(self, game: Game, save: saves.Save, screen: Says) -> None:
        self.game = game
        self.save = save
        self.seats = save.notes.seats
        self.screen = screen
        self.cards = cards(game.setup.game)
        self.drawn = picture_of(game.setup.game)  # how the family draws its table
        shown = self.drawn(game.view())
        self.names = [shown.name(seat) for seat in range(len(self.seats))]
        self.called = called(game)
        self.people = [seat for seat, kind in enumerate(self.seats) if kind == YOU]
        self.bots: dict[int, Player] = {seat: player(kind, seat) for seat, kind in enumerate(self.seats) if kind != YOU}
        self.heard = [0] * len(self.seats)  # how much of the log each seat was told
        self.heard_by_any = 0  # and how much of it was told at this screen at all
        self.unsaved: str | None = None
        self.sure_of: int | None = None  # the question at which somebody was asked whether to end the turn
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
            "save": self.save_copy,
        }

    def skips_all_but_this_turn(self) -> None:
        """Who resumes a game is told what happened since the turn began, not since the game did."""
        events = self.game.log()
        begins = max((place for place, event in enumerate(events) if event.kind == "turn_begins"), default=0)
        self.heard = [begins] * len(self.seats)
        self.heard_by_any = begins

    # -- the question ------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose eyes are on the screen; nobody's where only bots play or several people share it."""
        return self.people[0] if len(self.people) == 1 else None

    def view(self) -> dict[str, Any]:
        decision = self.game.decision
        return self.game.view(decision.seat if decision is not None else self.viewer)

    def picture(self) -> Picture:
        return picture(self.view())

    def is_forced(self) -> bool:
        """Whether a card asks and one answer is all there is. The turn itself is never ended for somebody."""
        decision = self.game.decision
        return decision is not None and len(decision.options) == 1 and decision.source is not None

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

    def question(self) -> str:
        """The question, with the card that asks it."""
        decision = self.view()["decision"]
        source = self.cards[decision["source"]].title + ": " if decision["source"] in self.cards else ""
        return f"{source}{t(decision['prompt'])}"

    # -- answers -----------------------------------------------------------------------------------------------------

    def answers(self, given: int | str) -> None:
        """Gives an answer; a game that breaks over it is kept, and what can be done is asked next."""
        self.is_torn = True
        with suppress(GameStuck):
            self.game.answer(given)
        self.is_torn = False

    def bot_answers(self, seat: int) -> None:
        self.answers(asks(self.bots[seat], self.game).notation)

    def forgotten(self, notation: str) -> list[str]:
        """What somebody who ends the turn with this answer could still do, and has not been told yet."""
        if notation != self.drawn.end or self.sure_of == self.game.answers:
            return []
        options = self.options()
        useful = set(self.picture().useful(options))
        return [spoken().option(option) for option in options if option["notation"] in useful]

    def could_still(self, useful: Sequence[str]) -> str:
        said = ", ".join(useful[:3])
        if len(useful) > 3:
            said = t("{answers} (and {count} more)", answers=said, count=len(useful) - 3)
        return t("You could still {answers}.", answers=said)

    def numbered(self, number: int) -> int:
        count = len(self.options())
        if not 1 <= number <= count:
            raise IllegalAnswer(t("There is no option {number}: choose from 1 to {count}.", number=number, count=count))
        return number - 1

    def spellings(self) -> list[list[str]]:
        """What may be typed for each option: its notation, and how the language that is spoken says it."""
        return [[option["notation"], spoken().option(option)] for option in self.options()]

    def alike(self, typed: str) -> list[int]:
        """The options that the words may mean, in the game's own words or in those that are shown."""
        spelled = self.spellings()
        found = matching(typed, [own for own, _ in spelled])
        return found or matching(typed, [shown for _, shown in spelled])

    def meant(self, typed: str) -> int:
        """The one option that the words mean; otherwise an error that helps on."""
        found = self.alike(typed)
        if len(found) == 1:
            return found[0]
        shown = [said for _, said in self.spellings()]
        if found:
            meanings = "; ".join(f"{place + 1} {shown[place]}" for place in found[:6])
            raise IllegalAnswer(t("{typed} could mean: {meanings}.", typed=repr(typed[:60]), meanings=meanings))
        missing = self.picture().why_not(lambda names: matching(typed, names))
        guess = near(typed, [*shown, *self.commands])
        hint = t("Did you mean {guess}?", guess=repr(guess)) if guess else t("Type help for what can be typed.")
        raise IllegalAnswer(missing or f"{t('{typed} is none of the answers.', typed=repr(typed[:60]))} {hint}")

    # -- commands ----------------------------------------------------------------------------------------------------

    def full_command(self, word: str) -> str:
        return {"?": "help", "l": "look", "q": "quit", "h": "help", "u": "undo"}.get(word.casefold(), word.casefold())

    def look(self, words: str) -> None:
        shown = self.picture()
        looks: Mapping[str, Callable[[], list[Any]]] = {**shown.looks(), "table": shown.table}
        if words == "log":
            self.log("")
            return
        wanted = words.casefold()
        found = [name for name in looks if name.casefold().startswith(wanted) or t(name).casefold() == wanted]
        if not found:
            names = ", ".join([*looks, "log"])
            raise IllegalAnswer(
                t("There is nothing to look at under {words}: {names}.", words=repr(words[:40]), names=names)
            )
        self.screen.rows(looks[found[0]]())

    def card(self, words: str) -> None:
        if not words:
            raise IllegalAnswer(t("Which card? For example: {example}.", example=self.example(3)))
        shown = self.picture()
        for facts in find_cards(words, self.cards, shown.faces_in_sight())[:5]:
            self.screen.says(*shown.rule(facts), hang=2)

    def can_be_typed(self, command: str) -> list[tuple[str, str]]:
        """What can be typed besides an answer, and what it does. `command` is the one that goes on with a kept game."""
        looks = ", ".join(f"look {name}" for name in self.picture().looks() if not name[-1].isdigit())
        why, again = self.example(2), f"longbox {command} --resume"
        return [
            ("look", t("the whole table; one thing in full by {looks}", looks=looks)),
            ("card NAME", t("what a card says")),
            ("why", t("the rule and the card behind the question; {why}: behind an answer, or why not", why=why)),
            ("rules WORDS", t("the rulebook in our words")),
            ("hint", t("what a simple player would answer, and why")),
            ("log", t("what happened lately; log 50 goes further back")),
            ("undo, undo 3", t("take back your last answers; redo gives them again")),
            (
                "save, save FILE",
                t("the game is saved after every answer; with a name, a copy of its record is put there"),
            ),
            ("quit", t("leave; the game is kept: {again} goes on", again=again)),
            (f"{self.drawn.end.split()[0]}!", t("ends the turn without being asked whether you are sure")),
        ]

    def example(self, number: int) -> str:
        examples = self.drawn.examples
        return examples[number] if len(examples) > number else "help"

    def why(self, words: str) -> None:
        """The rule and the card behind the question; or behind an answer; or why something is none."""
        if not words:
            self.why_question()
            return
        options = self.options()
        found = [self.numbered(int(words))] if re.fullmatch(r"\d+", words) else self.alike(words)
        if found:
            for place in found[:3]:
                self.why_option(options[place])
            return
        missing = self.picture().why_not(lambda names: matching(words, names))
        if missing:
            self.screen.says(missing)
        if re.fullmatch(r"[A-Z]+\d*-\d+", words):
            self.shows_clause(words)
        elif not missing:
            self.card(words)

    def why_question(self) -> None:
        decision = self.view()["decision"]
        self.screen.says(t("The question: {prompt}", prompt=t(decision["prompt"])))
        if decision["source"] in self.cards:
            self.screen.says(t("It is asked by"), " ", *self.picture().rule(self.cards[decision["source"]]), hang=2)
        self.shows_clause(decision["clause"])
        for line in self.picture().why():
            self.screen.says(*line, indent=2, hang=2)

    def why_option(self, option: Mapping[str, Any]) -> None:
        self.screen.says((spoken().option(option), "bold"))
        if option["face"] in self.cards:
            self.screen.says(*self.picture().rule(self.cards[option["face"]]), indent=2, hang=2)
        event = f"{option['verb'].casefold().split()[0]}s"  # the rules name the clause behind each kind of event
        self.shows_clause(self.game.rules.clauses.get(event) or self.view()["decision"]["clause"])

    def shows_clause(self, id: str | None) -> None:
        if id is None:
            self.screen.says(t("No single rule of the book stands behind it: it is what the card says."))
            return
        try:
            self.says_clause(clause(id, spoken().language))
        except LookupError as error:
            raise IllegalAnswer(t(str(error))) from error

    def says_clause(self, found: Clause) -> None:
        self.screen.says((f"{found.id} {found.title}. ", "bold"), found.text, indent=2, hang=2)
        if found.ruling:
            self.screen.says(t("How we decide it:"), " ", found.ruling, indent=4, hang=2)

    def rules(self, words: str) -> None:
        game = self.game.setup.game
        if not words:
            raise IllegalAnswer(t("Which rule? For example: {example}.", example=self.example(4)))
        found = search(words, game, spoken().language) if game in RULEBOOKS else []
        for each in found[:4]:
            self.says_clause(each)
        if not found:
            self.screen.says(t("No rule speaks of {words}.", words=repr(words)))
        elif len(found) > 4:
            self.screen.says(
                t("{count} more: longbox rules {words} shows them all.", count=len(found) - 4, words=repr(words))
            )

    def hint(self, words: str) -> None:
        place, reason = self.advice()
        shown = spoken().option(self.options()[place])
        self.screen.says((f"{t('Hint:')} ", "bold"), f"{place + 1} {shown}. {t(reason)}")

    def advice(self) -> tuple[int, str]:
        """What a simple player would answer: the option's place, and why."""
        advice = player(NORMAL).advises(self.view())
        return [option["notation"] for option in self.options()].index(advice.notation), advice.reason

    def log(self, words: str) -> None:
        decision = self.game.decision
        events = self.game.log(decision.seat if decision is not None else self.viewer)
        for line in self.told(events[-(int(words) if words.isdigit() else 20) :]):
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
                t("Of your answers only {count} can be taken back.", count=found)
                if found
                else t("There is nothing to undo.")
            )
        self.screen.says(self.taken_back(taken) if wanted == 1 else t("{count} answers taken back.", count=wanted))
        if before - _ids(self.view()):
            self.save.notes.undone_after_seeing += wanted
            self.screen.says(t("Cards had been seen by then that were hidden before: this is marked in the result."))
        self.after_undo()

    def taken_back(self, notation: str) -> str:
        """The answer stands among the options again, so it can be said as it is shown."""
        shown = next((spoken().option(it) for it in self.options() if it["notation"] == notation), notation)
        return t("Taken back: {answer}.", answer=shown)

    def redo(self, words: str) -> None:
        wanted, found = _number(words), 0
        while self.game.undone and found < wanted:
            self.game.redo()
            found += self.asks_person(self.game) or not self.game.undone
        if not found:
            raise IllegalAnswer(t("There is nothing to redo."))
        self.screen.says(t("Given again."))
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
        self.save.notes.over = False
        self.keep()

    def save_copy(self, words: str) -> None:
        if not words:
            self.keep()
            self.screen.says(self.unsaved or t("Saved as {path}.", path=self.save.path))
            return
        path = Path(words).expanduser()
        try:
            if path.exists() and not path.read_bytes().startswith(b"longbox record"):
                raise IllegalAnswer(t("{path} is there already and is no record: choose another name.", path=path))
            saves.write_safely(path, str(self.game.record))
        except OSError as error:
            reason = error.strerror or error
            raise IllegalAnswer(
                t("{path} cannot be written: {reason}. The game goes on.", path=path, reason=reason)
            ) from error
        self.screen.says(t("A copy of the record is in {path}.", path=path))

    # -- telling -----------------------------------------------------------------------------------------------------

    def news(self, seat: int | None) -> list[Any]:
        """What happened since this seat was told last; from now on it is told."""
        events = self.game.log(seat)
        news = events[self.heard_by_any if seat is None else self.heard[seat] :]
        self.heard_by_any = len(events)
        if seat is not None:
            self.heard[seat] = len(events)
        return news

    def told(self, events: Sequence[Any]) -> list[Any]:
        return told(events, self.game.setup.game, self.called)

    def results(self) -> list[str]:
        """How the game ended, and how everybody came out of it."""
        result = self.game.result
        if result is None:
            return []
        shown = self.picture()
        lines = [f"{t(result.outcome).capitalize()}. {t(result.reason)}"]
        lines += [shown.score(score.seat, score.total, score.parts) for score in result.scores]
        if len(self.names) > 1 and set(result.individual_winners) not in (set(), set(result.winners)):
            names = t(" and ").join(self.names[seat] for seat in result.individual_winners)
            lines.append(t("First among the players: {names}.", names=names))
        if marks := self.save.notes.undone_after_seeing:
            lines.append(t("Answers taken back after hidden cards had been seen: {count}.", count=marks))
        return lines

    # -- keeping -----------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Saves. What goes wrong is said once, and the game goes on in memory."""
        try:
            self.save.write(self.game.record)
        except OSError as error:
            reason = error.strerror or error
            if self.unsaved is None:
                folder = self.save.path.parent
                self.screen.says(
                    t("The game cannot be saved in {folder} ({reason}).", folder=folder, reason=reason),
                    " ",
                    t("It goes on here; the last save stays as it was. 'save FILE' tries another place."),
                )
            self.unsaved = t("Not saved: {reason}.", reason=reason)
        else:
            if self.unsaved is not None:
                self.screen.says(t("The game is saved again."))
            self.unsaved = None

    def says_farewell(self, screen: Screen, command: str) -> int:
        """What is said when everybody has left, and the exit code; where the disk would not take it, the record too."""
        if self.unsaved is not None:
            # The last means, so that nothing is lost.
            screen.says(t("The disk would not take the game, so here is its record; put it into a file to go on:"))
            screen.says()
            screen.out.write(str(self.game.record))
            screen.out.flush()
            return exits.NOT_SAVED
        if self.game.over:
            screen.says(t("The whole game is kept: {command}", command=f"longbox replay {self.save.path}"))
            return exits.DONE
        again = f"longbox {command} --resume"
        screen.says(t("The game is kept as {name}. To go on: {command}", name=self.save.name, command=again))
        return exits.FAULT if self.game.stuck is not None else exits.DONE


def _number(words: str) -> int:
    if words and not (words.isdigit() and int(words)):
        raise IllegalAnswer(t("How many answers? A number such as 2, not {words}.", words=words[:40]))
    return int(words or 1)


def _ids(value: Any) -> set[str]:
    """What a viewer calls every card in a view, those in the question too."""
    if isinstance(value, dict):
        own = {value[key] for key in ("id", "card") if isinstance(value.get(key), str)}
        return own.union(*map(_ids, value.values()))
    if isinstance(value, list):
        return set().union(*map(_ids, value))
    return set()
