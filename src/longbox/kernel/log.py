"""What happened, told as structured events. Words are made from them later, for one viewer and in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longbox.kernel.cards import Card

# kind, depth, cause, seat, card, number, place, other card, secret cards, who is shown the secret cards
Told = tuple[
    str,
    int,
    Card | None,
    int | None,
    Card | None,
    int | None,
    str | None,
    Card | None,
    tuple[Card, ...],
    tuple[int, ...],
]


@dataclass(frozen=True)
class Event:
    """One thing that happened, as one viewer may know it. `cards` are named only to those who saw them.

    `depth` says how deep inside other effects it happened, `cause` whose effect it was, `clause` the rule behind it.
    """

    kind: str
    depth: int
    cause: str | None
    seat: int | None
    card: str | None
    number: int | None
    place: str | None
    other: str | None
    cards: tuple[str, ...]
    clause: str | None
    text: str

    def plain(self) -> dict[str, Any]:
        """The event for a protocol: without what is not there."""
        return {name: value for name, value in vars(self).items() if value not in (None, ())}


class _Number(int):
    """Counts in a sentence: `{number:card}` is `1 card` or `2 cards`."""

    def __format__(self, noun: str) -> str:
        return f"{int(self)} {noun}{'' if self == 1 else 's'}" if noun else str(int(self))


class Log:
    """A list of events that only grows. A fork's log goes on from its original's without copying it."""

    __slots__ = ("_before", "_lines", "_upto")

    def __init__(self, before: Log | None = None, upto: int = 0) -> None:
        self._before = before
        self._upto = upto
        self._lines: list[Told] = []

    def __len__(self) -> int:
        return self._upto + len(self._lines)

    def add(self, told: Told) -> None:
        self._lines.append(told)

    def cut(self, length: int) -> Log:
        """A log of the first `length` events that can grow on its own."""
        log = self
        while log._before is not None and length <= log._upto:
            log = log._before
        return Log(log, length)

    def __iter__(self) -> Iterator[Told]:
        return self.after(0)

    def after(self, number: int) -> Iterator[Told]:
        """The events that came after the first `number`."""
        # A loop, since a bot that lives on forks of forks makes this chain longer than Python may recurse.
        parts: list[tuple[list[Told], int, int]] = []
        log: Log | None = self
        length = len(self)
        while log is not None and length > number:
            if length > log._upto:
                parts.append((log._lines, max(0, number - log._upto), length - log._upto))
                length = log._upto
            log = log._before
        for lines, first, last in reversed(parts):
            yield from lines[first:last]

    def seen_by(
        self,
        viewer: int | None,
        names: Sequence[str],
        sentences: Mapping[str, str],
        clauses: Mapping[str, str],
        after: int = 0,
    ) -> list[Event]:
        """The events after the first so many, by whitelisting: secret cards only to the seats they were shown to."""
        return [event_for(viewer, told, names, sentences, clauses) for told in self.after(after)]


def event_for(
    viewer: int | None, told: Told, names: Sequence[str], sentences: Mapping[str, str], clauses: Mapping[str, str]
) -> Event:
    """One told event as one viewer may know it."""
    kind, depth, cause, seat, card, number, place, other, secret, to = told
    cards = tuple(shown.title for shown in secret) if viewer is not None and viewer in to else ()
    title = card.title if card else None
    other_title = other.title if other else None
    text = sentences[kind].format(
        who=names[seat] if seat is not None else "",
        card=title,
        number=_Number(number or 0),
        place=place or "",
        other=other_title,
        cards=f": {', '.join(cards)}" if cards else "",
    )
    cause_title = cause.title if cause else None
    return Event(kind, depth, cause_title, seat, title, number, place, other_title, cards, clauses.get(kind), text)
