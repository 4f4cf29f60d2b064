"""The table: where every piece of cardboard lies, who sees it, and every number in play.

A family declares its table once, as annotations:

    class Seat(kernel.Seat):
        deck: Counted[Pile[Card]]          # everybody sees how many, nobody which
        hand: Private[Pile[Card]]          # its seat sees the cards, the others how many
        discard: Public[Pile[Card]]

From them the kernel writes the copying, the views and the digest, so that nothing can be forgotten in one of them.
A table holds numbers, words, cardboard, and lists and dicts of these: nothing that runs.
"""

import enum
import hashlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin

from longbox.kernel import luck
from longbox.kernel.cards import Card
from longbox.kernel.log import Log

T = TypeVar("T")


class Sees(enum.Enum):
    """Who sees what lies in a zone or what a number is."""

    EVERYONE = "everyone"
    OWNER = "owner"  # the others see how many
    COUNT = "count"  # everybody sees how many, nobody which
    NOBODY = "nobody"


class Kind(enum.Enum):
    """What a field of the table holds. Only the first three are places where cardboard lies."""

    PILE = "pile"
    SLOTS = "slots"
    HELD = "held"
    NOTE = "note"  # a number, a word, or lists and dicts that refer to cards without holding them
    PRINTED = "printed"  # never changes during a game


C = TypeVar("C", bound=Card)

Pile = Annotated[list[C], Kind.PILE]
Slots = Annotated[list[C | None], Kind.SLOTS]
Held = Annotated[dict[C, list[C]], Kind.HELD]

Public = Annotated[T, Sees.EVERYONE]
Private = Annotated[T, Sees.OWNER]
Counted = Annotated[T, Sees.COUNT]
Hidden = Annotated[T, Sees.NOBODY]
Printed = Annotated[T, Kind.PRINTED, Sees.NOBODY]


@dataclass(frozen=True)
class Field:
    """One declared zone or number."""

    name: str
    kind: Kind
    sees: Sees
    copied: str  # how a copy of it is written in Python, `@` being the original

    @property
    def holds_cards(self) -> bool:
        return self.kind in (Kind.PILE, Kind.SLOTS, Kind.HELD)


Frozen = tuple[Any, ...]


def _fields_of(cls: type) -> Iterator[Field]:
    """The declared fields, those of the classes above first. Words in quotes are forward references: not fields."""
    for owner in reversed(cls.__mro__):
        for name, hint in inspect.get_annotations(owner).items():
            if isinstance(hint, str) and hint.startswith(_DECLARING):
                raise TypeError(f"{owner.__name__}.{name}: a module that declares tables must not postpone annotations")
            marks = getattr(hint, "__metadata__", ())
            sees = next((mark for mark in marks if isinstance(mark, Sees)), None)
            if sees is not None:
                kind = next((mark for mark in marks if isinstance(mark, Kind)), Kind.NOTE)
                copied = _copy_words(kind, get_args(hint)[0])
                if copied is None:
                    raise TypeError(f"{owner.__name__}.{name}: the kernel does not know how to copy {hint}")
                yield Field(name, kind, sees, copied)


_DECLARING = ("Public[", "Private[", "Counted[", "Hidden[", "Printed[")


def _copy_words(kind: Kind, held_type: Any) -> str | None:
    """How to write a copy of a value of a declared type; None where a copy would share something that changes."""
    if kind is Kind.PRINTED:
        return "@"
    origin, inner = get_origin(held_type), get_args(held_type)
    if origin is list and _never_changes(inner[0]):
        return "@[:]"
    if origin is dict and _never_changes(inner[0]):
        if _never_changes(inner[1]):
            return "@.copy()"
        if get_origin(inner[1]) is list and _never_changes(get_args(inner[1])[0]):
            return "{key: value[:] for key, value in @.items()}"
    return "@" if _never_changes(held_type) else None


def _never_changes(held_type: Any) -> bool:
    """Whether no value of this type can change: numbers, words, cardboard, and tuples and choices of these."""
    origin = get_origin(held_type) or held_type
    return origin not in (list, dict, set) and all(map(_never_changes, get_args(held_type)))


Copiers = tuple[Callable[[Any], Frozen], Callable[[Any, Frozen], None], Callable[[Any, Any], None]]


def _copiers(fields: tuple[Field, ...]) -> Copiers:
    """Writes the copying functions of a class: many times faster than going through the fields by name."""
    out = "".join(field.copied.replace("@", f"self.{field.name}") + ", " for field in fields)
    into = [f" self.{field.name} = " + field.copied.replace("@", f"data[{n}]") for n, field in enumerate(fields)]
    written: dict[str, Any] = {}
    across = [f" other.{field.name} = " + field.copied.replace("@", f"self.{field.name}") for field in fields]
    freeze = [f"def freeze(self): return ({out})"]
    thaw = ["def thaw(self, data):", *into, " pass"]
    copy = ["def copy_to(self, other):", *across, " pass"]
    exec("\n".join([*freeze, *thaw, *copy]), written)
    return written["freeze"], written["thaw"], written["copy_to"]


class Declared:
    """What declares its fields by annotations, and is copied by code written from them.

    Modules that declare tables must not postpone their annotations: the kernel reads them as they are.
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    freeze: ClassVar[Callable[[Any], Frozen]]
    _thaw: ClassVar[Callable[[Any, Frozen], None]]
    _copy_to: ClassVar[Callable[[Any, Any], None]]

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_fields_of(cls))
        cls.freeze, cls._thaw, cls._copy_to = _copiers(cls.fields)


class Seat(Declared):
    """One player's side of the table."""

    table: "Table"
    index: int

    @property
    def name(self) -> str:
        return self.table.names[self.index]


class Table(Declared):
    """Everything that a game is made of between two steps."""

    seat_class: ClassVar[type[Seat]] = Seat

    seats: list[Any]
    told: Log | None  # where events are told; None in a game that nobody watches

    names: Printed[list[str]]
    census: Printed[list[Card]]  # all cardboard of this game; the place in the list is the card's uid
    luck: Hidden[int]
    step: Public[str]
    active: Public[int]
    depth: Hidden[int]
    causes: Hidden[list[Any]]  # whose effects are going on, the innermost last
    veils: Hidden[list[int]]  # how often each card went out of sight: what a viewer calls it changes with it
    registered: Hidden[dict[str, list[Any]]]

    @classmethod
    def empty(cls, names: Sequence[str], seed: int) -> Self:
        """A table with seats and nothing on it; the family's set-up fills it."""
        table = cls.__new__(cls)
        table.names = list(names)
        table.census = []
        table.luck = luck.from_seed(seed, "deal")
        table.step = ""
        table.active = 0
        table.depth = 0
        table.causes = []
        table.veils = []
        table.registered = {}
        table.told = None
        table.seats = [table.seat_class.__new__(table.seat_class) for _ in names]
        for index, seat in enumerate(table.seats):
            seat.table = table
            seat.index = index
        return table

    # -- cardboard ---------------------------------------------------------------------------------------------------

    def prints(self, face: type[C], copies: int = 1) -> list[C]:
        """New cardboard of one face. Where it lies is the caller's business."""
        made = [face(len(self.census) + number) for number in range(copies)]
        self.census += made
        self.veils += [0] * copies
        return made

    def hides(self, card: Card) -> None:
        """The card goes where some viewers can no longer follow it."""
        self.veils[card.uid] += 1

    def places(self) -> Iterator[tuple[str, Card]]:
        """Every piece of cardboard that lies somewhere, with the name of its zone."""
        for owner, prefix in [(self, "")] + [(seat, f"{seat.index}.") for seat in self.seats]:
            for field in owner.fields:
                if field.holds_cards:
                    for card in cards_in(field, getattr(owner, field.name)):
                        yield prefix + field.name, card

    # -- luck --------------------------------------------------------------------------------------------------------

    def shuffles(self, pile: list[C]) -> None:
        self.luck = luck.shuffle(self.luck, pile)

    def rolls(self, limit: int) -> int:
        self.luck, number = luck.below(self.luck, limit)
        return number

    # -- moments -----------------------------------------------------------------------------------------------------

    def register(self, moment: str, card: Card) -> None:
        """From now on the card answers this moment."""
        self.registered.setdefault(moment, []).append(card)

    def unregister(self, moment: str, card: Card) -> None:
        self.registered[moment].remove(card)

    def answering(self, moment: str) -> Sequence[Any]:
        """The cards that answer a moment, in the order of the rule; a copy, since answering may change who answers."""
        cards = self.registered.get(moment)
        return self.in_order(moment, cards[:]) if cards else ()

    def in_order(self, moment: str, cards: list[Any]) -> list[Any]:
        """Who answers first. Unless the family's rule says otherwise: who registered first."""
        return cards

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        card: Card | None = None,
        number: int | None = None,
        place: str | None = None,
        other: Card | None = None,
        secret: Iterable[Card] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:
        """Puts an event into the log. Everything but `secret` is public; `secret` are cards shown only `to` some."""
        if self.told is not None:
            cause = self.causes[-1] if self.causes else None
            shown = tuple(secret) if secret is not None else ()
            self.told.add((kind, self.depth, cause, seat, card, number, place, other, shown, to))

    # -- copies ------------------------------------------------------------------------------------------------------

    def frozen(self) -> Frozen:
        """The whole table as plain copied data: the base of forks. It shares nothing that can change."""
        return self.freeze(), [seat.freeze() for seat in self.seats]

    @classmethod
    def thawed(cls, frozen: Frozen) -> Self:
        """A new table from frozen data, which itself stays as it is."""
        table = cls.__new__(cls)
        own, seats = frozen
        table._thaw(own)
        table.told = None
        table.seats = made = []
        seat_class = cls.seat_class
        for index, seat_data in enumerate(seats):
            seat = seat_class.__new__(seat_class)
            seat.table = table
            seat.index = index
            seat._thaw(seat_data)
            made.append(seat)
        return table

    def copy(self) -> Self:
        """A table of its own that lies exactly as this one; what happens on it is not told."""
        table = self.__new__(type(self))
        self._copy_to(table)
        table.told = None
        table.seats = made = []
        for seat in self.seats:
            copied = seat.__new__(type(seat))
            copied.table = table
            copied.index = seat.index
            seat._copy_to(copied)
            made.append(copied)
        return table

    def digest(self) -> str:
        """The same for equal tables in every process; different for different ones."""
        text: list[str] = []
        _spell((_unprinted(self), [_unprinted(seat) for seat in self.seats]), text)
        return hashlib.blake2b("".join(text).encode(), digest_size=12).hexdigest()

    # -- what a family adds to the views -----------------------------------------------------------------------------

    @property
    def called(self) -> Sequence[str]:
        """What the log calls the players."""
        return self.names

    @property
    def hides_owners(self) -> bool:
        """Whether cards went from seat to seat unseen, so that nobody knows any more which seat owns which."""
        return False

    def meters(self) -> list[dict[str, Any]]:
        """Public numbers that say how the game stands: a `name`, a `value`, and `most` where it has a limit."""
        return []

    def shown_numbers(self, card: Any) -> dict[str, Any]:
        """Public numbers of a card that everybody sees now, such as its attack with everything counted in."""
        return {}


def cards_in(field: Field, value: Any) -> Iterator[Card]:
    """The cardboard that lies in one field."""
    if field.kind is Kind.HELD:
        for held in value.values():
            yield from held
    else:
        for card in value:
            if card is not None:
                yield card


def _unprinted(owner: Declared) -> list[Any]:
    return [getattr(owner, field.name) for field in owner.fields if field.kind is not Kind.PRINTED]


def _spell(value: Any, text: list[str]) -> None:
    if isinstance(value, Card):
        text.append(f"{type(value).__qualname__}#{value.uid},")
    elif isinstance(value, list | tuple):
        text.append("[")
        for item in value:
            _spell(item, text)
        text.append("]")
    elif isinstance(value, dict):
        text.append("{")
        for key, item in value.items():
            _spell(key, text)
            _spell(item, text)
        text.append("}")
    elif value is None or isinstance(value, int | str):
        text.append(f"{value!r},")
    else:
        raise TypeError(f"a table cannot hold {value!r}")
