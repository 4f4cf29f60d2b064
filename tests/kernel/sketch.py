"""A table with hardly anything on it, for steps that a test writes itself."""

from collections.abc import Sequence
from typing import Any, ClassVar

from longbox.kernel import cards, table
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.game import Game, Result, Rules, Setup, Step
from longbox.kernel.table import Hidden, Pile, Private, Public


class Lamp(cards.Card):
    """It shines."""

    __slots__ = ()


class Seat(table.Seat):
    hand: Private[Pile[cards.Card]]


class Table(table.Table):
    seat_class: ClassVar[type[table.Seat]] = Seat

    shelf: Public[Pile[cards.Card]]
    score: Public[int]
    deep: Hidden[int]


def ask(*words: str, seat: int = 0, source: cards.Card | None = None) -> Decision:
    return Decision(seat, "Which?", [Option(word) for word in words], source)


def sketch(first: Step, seats: int = 2, **steps: Step) -> Game:
    """A game that begins with `first`; the other steps are called by their names."""
    laid = Table.empty([f"Player {seat + 1}" for seat in range(seats)], 1)
    laid.shelf, laid.score, laid.deep = list(laid.prints(Lamp, 3)), 0, 0
    for seat in laid.seats:
        seat.hand = list(laid.prints(Lamp))
    rules = Rules("sketch", 1, Table, "first", {"first": first, **steps}, _result, _SENTENCES, {})
    return Game(rules, Setup("sketch", seats, 1), laid)


def _result(laid: Any) -> Result:
    return Result("victory", (0,), (0,), (), "It is over.")


_SENTENCES = {"shines": "{who} lights {card}.", "counts": "{number:lamp} shine{place}."}


def texts(game: Game, viewer: int | None = None) -> Sequence[str]:
    return [event.text for event in game.log(viewer)]
