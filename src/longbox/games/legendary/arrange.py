"""Lays a table by hand for a scenario: named cards into any zone, numbers as wanted; the rest stays as dealt.

Named cards are new cardboard, so that what was dealt is not disturbed. A zone that is named keeps what it has beneath
(decks), or holds exactly what is named (every other pile). `docs/scenarios.md` shows one example of each.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.games.legendary.box import Box
from longbox.games.legendary.cards import Card
from longbox.games.legendary.steps import STEPS
from longbox.games.legendary.table import Seat, Table
from longbox.kernel.errors import IllegalSetup

SEAT_PILES = {"hands": "hand", "played": "played", "discards": "discard", "victory": "victory", "decks": "deck"}
BOARD_PILES = ("ko", "escaped", "beside_scheme")
BOARD_DECKS = ("villain_deck", "hero_deck")
STACKS = ("wounds", "bystanders", "officers")
NUMBERS = (
    "recruit",
    "attack",
    "recruit_made",
    "attack_made",
    "twists",
    "villains_escaped",
    "bystanders_carried_off",
    "killbots_escaped",
    "turn",
)


def arrange(box: Box, table: Table, wanted: Mapping[str, Any]) -> None:
    """Carries out an arrangement; an unknown name or zone is refused with a sentence."""
    _Arranger(box, table, wanted).carry_out()


class _Arranger:
    def __init__(self, box: Box, table: Table, wanted: Mapping[str, Any]) -> None:
        self.table = table
        self.wanted = wanted
        self.faces: dict[str, list[type[Card]]] = {}
        for face, _ in box.faces:
            for name in {face.title, face.face()}:
                self.faces.setdefault(name.casefold(), []).append(face)
        self.ways: dict[str, Callable[[Any], None]] = {
            "empty": self.empties,
            "hq": self.fills_hq,
            "city": self.fills_city,
            "mastermind_holds": self.gives_mastermind,
            "tactics": self.orders_tactics,
            "active": self.sets_active,
            "step": self.sets_step,
            **{name: self.for_seats(pile) for name, pile in SEAT_PILES.items()},
            **{name: self.lays(name) for name in BOARD_PILES},
            **{name: self.tops(name) for name in BOARD_DECKS},
            **{name: self.sizes(name) for name in STACKS},
            **{name: self.numbers(name) for name in NUMBERS},
        }

    def carry_out(self) -> None:
        self.table.step = "main"
        self.table.turn = 1
        for name in self.wanted:
            if name not in self.ways:
                near = difflib.get_close_matches(name, self.ways, n=1)
                hint = f" Did you mean {near[0]!r}?" if near else f" There are: {', '.join(self.ways)}."
                raise IllegalSetup(f"Nothing can be arranged under the name {name!r}.{hint}")
        for name, carry_out in self.ways.items():
            if name in self.wanted:
                carry_out(self.wanted[name])

    # -- cards -------------------------------------------------------------------------------------------------------

    def makes(self, name: Any) -> Card:
        found = self.faces.get(str(name).casefold(), [])
        if len(found) == 1:
            return self.table.prints(found[0])[0]
        if found:
            raise IllegalSetup(f"{name!r} is more than one card: {', '.join(face.face() for face in found)}.")
        near = difflib.get_close_matches(str(name).casefold(), self.faces, n=1)
        hint = f" Did you mean {self.faces[near[0]][0].title!r}?" if near else ""
        raise IllegalSetup(f"There is no card {name!r} in this box.{hint}")

    def make_all(self, names: Any) -> list[Card]:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise IllegalSetup(f"A zone takes a list of card names, not {names!r}.")
        return [self.makes(name) for name in names]

    def seats(self, value: Any) -> list[tuple[Seat, Any]]:
        """A list with an entry for each seat, or a dict from seat to entry."""
        entries = list(enumerate(value)) if isinstance(value, list | tuple) else list(dict(value).items())
        try:
            return [(self.table.seats[int(seat)], entry) for seat, entry in entries]
        except (IndexError, ValueError) as error:
            raise IllegalSetup(
                f"There is no such seat: the game has seats 0 to {len(self.table.seats) - 1}."
            ) from error

    # -- ways --------------------------------------------------------------------------------------------------------

    def empties(self, names: Sequence[str]) -> None:
        """Takes everything out of some zones, out of the game: `hero_deck`, `0.deck`."""
        for name in names:
            seat, _, pile = name.rpartition(".")
            owner: Any = self.table.seats[int(seat)] if seat else self.table
            if not isinstance(getattr(owner, pile, None), list):
                raise IllegalSetup(f"There is no zone {name!r} to empty.")
            zone = getattr(owner, pile)
            zone[:] = [None] * len(zone) if pile in ("hq", "city") else []

    def for_seats(self, pile: str) -> Callable[[Any], None]:
        def lay(value: Any) -> None:
            for seat, names in self.seats(value):
                zone: list[Card] = getattr(seat, pile)
                cards = self.make_all(names)
                if pile == "deck":
                    zone += reversed(cards)
                    continue
                if pile == "hand":
                    seat.deck[:0] = zone
                zone[:] = cards
                if pile == "played":
                    self.table.turn_played += cards

        return lay

    def lays(self, name: str) -> Callable[[Any], None]:
        return lambda names: getattr(self.table, name).extend(self.make_all(names))

    def tops(self, name: str) -> Callable[[Any], None]:
        return lambda names: getattr(self.table, name).extend(reversed(self.make_all(names)))

    def sizes(self, name: str) -> Callable[[Any], None]:
        def cut(size: int) -> None:
            stack = getattr(self.table, name)
            if not isinstance(size, int) or not 0 <= size <= len(stack):
                raise IllegalSetup(f"The {name} stack has {len(stack)} cards; it can be cut to fewer, not to {size!r}.")
            del stack[size:]

        return cut

    def numbers(self, name: str) -> Callable[[Any], None]:
        def set_number(value: int) -> None:
            if isinstance(value, bool) or not isinstance(value, int):
                raise IllegalSetup(f"{name} is a number, not {value!r}.")
            setattr(self.table, name, value)
            made = f"{name}_made"
            if name in ("recruit", "attack") and made not in self.wanted:
                setattr(self.table, made, value)

        return set_number

    def fills_hq(self, names: Sequence[str | None]) -> None:
        if len(names) > len(self.table.hq):
            raise IllegalSetup(f"The HQ has {len(self.table.hq)} spaces, not {len(names)}.")
        for space, name in enumerate(names):
            self.table.hq[space] = self.makes(name) if name is not None else None

    def fills_city(self, spaces: Mapping[str, Any]) -> None:
        """Space -> card, or [card, what it holds...]."""
        by_name = {space.name.casefold(): place for place, space in enumerate(self.table.box.city)}
        for name, entry in spaces.items():
            if name.casefold() not in by_name:
                raise IllegalSetup(f"There is no city space {name!r}: choose from {', '.join(by_name)}.")
            first, *held = self.make_all([entry] if isinstance(entry, str) else entry)
            self.table.city[by_name[name.casefold()]] = first
            if held:
                self.table.held[first] = held

    def gives_mastermind(self, names: Sequence[str]) -> None:
        self.table.held[self.table.mastermind] = self.make_all(names)

    def orders_tactics(self, names: Sequence[str]) -> None:
        """The Tactics still there, the next one first."""
        by_name = {card.title.casefold(): card for card in self.table.tactics}
        for name in names:
            if name.casefold() not in by_name:
                raise IllegalSetup(f"{name!r} is no Tactic of {self.table.mastermind.title}.")
        self.table.tactics = [by_name[name.casefold()] for name in reversed(names)]

    def sets_active(self, seat: int) -> None:
        self.table.active = self.seats({seat: None})[0][0].index

    def sets_step(self, step: str) -> None:
        if step not in STEPS:
            raise IllegalSetup(f"There is no step {step!r}: choose from {', '.join(STEPS)}.")
        self.table.step = step
