"""A decision: whose it is, why it is asked, and every legal answer."""

from __future__ import annotations

import difflib
from collections.abc import Generator, Sequence

from longbox.kernel.cards import Card
from longbox.kernel.errors import IllegalAnswer


class Option:
    """One legal answer. Its notation reads like a sentence and is unique within its decision."""

    __slots__ = ("place", "verb", "what")

    cards: Sequence[Card] = ()  # other cards that it is about, where a family's options have some

    def __init__(self, verb: str, what: Card | str | int | None = None, place: str | None = None) -> None:
        self.verb = verb
        self.what = what
        self.place = place

    @property
    def notation(self) -> str:
        """`fight Sabretooth on the Bridge`: the verb, what it is done to, and where that is."""
        words = self.verb
        if self.what is not None:
            words += f" {self.what.title if isinstance(self.what, Card) else self.what}"
        if self.place is not None:
            words += f" {self.place}"
        return words

    @property
    def card(self) -> Card:
        """The cardboard this option is about; an error where it is about none."""
        if not isinstance(self.what, Card):
            raise TypeError(f"the option {self.notation!r} is not about a card")
        return self.what

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Decision:
    """A question to one seat. Awaiting it inside an effect yields the option that was chosen.

    `source` is the card that asks and `clause` the rule that says so: together they answer "why?".
    """

    __slots__ = ("clause", "number", "options", "prompt", "seat", "source")

    def __init__(
        self, seat: int, prompt: str, options: Sequence[Option], source: Card | None = None, clause: str | None = None
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.source = source
        self.clause = clause
        self.number = 0

    def __await__(self) -> Generator[Decision, Option, Option]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt} {[option.notation for option in self.options]}>"

    @property
    def notations(self) -> list[str]:
        return [option.notation for option in self.options]

    def index(self, given: Option | str | int) -> int:
        """Where `given` stands among the options; refuses anything that is not one of them."""
        options = self.options
        if isinstance(given, Option):
            for place, option in enumerate(options):
                if option is given:
                    return place
            given = given.notation
        if isinstance(given, str):
            return self._index_of_words(given)
        if isinstance(given, bool) or not isinstance(given, int):
            raise IllegalAnswer(f"An answer is an option, its notation or its number, not {given!r}.")
        if not 0 <= given < len(options):
            raise IllegalAnswer(f"There is no option {given}: choose from 0 to {len(options) - 1}.")
        return given

    def _index_of_words(self, words: str) -> int:
        notations = self.notations
        if words in notations:
            return notations.index(words)
        plain = [_plain(notation) for notation in notations]
        if plain.count(_plain(words)) == 1:
            return plain.index(_plain(words))
        near = difflib.get_close_matches(_plain(words), plain, n=1)
        hint = f" Did you mean {notations[plain.index(near[0])]!r}?" if near else ""
        raise IllegalAnswer(f"{words[:80]!r} is not among the answers to {self.prompt!r}.{hint}")


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())
