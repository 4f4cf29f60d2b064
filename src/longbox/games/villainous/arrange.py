"""Lays a table by hand for a scenario: named cards onto spots and into piles, numbers as wanted; the rest as dealt.

Named cards are new cardboard, so that what was dealt is not disturbed; only tiles and Stones are taken from where they
lie. A spot takes a list of cards, each a name or a list of a name and what is attached to it:

    at={"Hel": ["Thor", ["Fenris Wolf", "Mind Stone"]], "Conquer Valhalla": ["Dísir"]}
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.games.villainous import box
from longbox.games.villainous.cards import Card, Event
from longbox.games.villainous.steps import STEPS
from longbox.games.villainous.table import Seat, Table
from longbox.games.villainous.verbs.fate import puts_on
from longbox.games.villainous.verbs.place import lays
from longbox.kernel import table as kernel
from longbox.kernel.errors import IllegalSetup

NUMBERS = ("turn", "vault_marks", "mines_taken", "has_upgraded")


def arrange(table: kernel.Table, wanted: Mapping[str, Any]) -> None:
    """Carries out an arrangement; an unknown name or zone is refused with a sentence."""
    assert isinstance(table, Table)
    _Arranger(table, wanted).carry_out()


class _Arranger:
    def __init__(self, table: Table, wanted: Mapping[str, Any]) -> None:
        self.table = table
        self.wanted = wanted
        self.faces = {face.title.casefold(): face for face, _ in box.faces()}
        self.ways: dict[str, Callable[[Any], None]] = {
            "hands": self.for_seats("hand"),
            "empty": self.empties,
            "active": self.sets_active,
            "events": self.brings_events,
            "at": self.lays_at,
            "specialties": self.gives_specialties,
            "decks": self.for_seats("deck"),
            "discards": self.for_seats("discard"),
            "fate_deck": lambda names: self.table.fate_deck.extend(reversed(self.make_all(names))),
            "fate_discard": lambda names: self.table.fate_discard.extend(self.make_all(names)),
            "unclaimed": self.keeps_unclaimed,
            "upgrades": self.keeps_upgrades,
            "power": self.gives_power,
            "movers": self.moves_all,
            "mover": self.moves_active,
            "tokens": lambda wanted: self.counts(self.table.tokens, wanted),
            "weakened": lambda wanted: self.counts(self.table.weakened, wanted),
            "marked": self.marks,
            "used_icons": self.uses_icons,
            **{name: self.numbers(name) for name in NUMBERS},
            "step": self.sets_step,
        }

    def carry_out(self) -> None:
        self.table.step = "act"
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

    def makes(self, name: Any) -> Any:
        face = self.face_named(name)
        if face.kind in ("stone", "tile", "upgrade", "rival"):
            return self.takes_tile(face)
        if face.is_fate:
            return self.table.prints_for(None, face)[0]
        owner = self.table.seat_of(face.villain) if face.villain is not None else None
        if owner is None:
            raise IllegalSetup(f"{face.title} is a card of {face.unit_name}, whom nobody plays here.")
        return self.table.prints_for(owner, face)[0]

    def face_named(self, name: Any) -> type[Card]:
        key = str(name).casefold()
        if key in self.faces:
            return self.faces[key]
        near = difflib.get_close_matches(key, self.faces, n=1)
        hint = f" Did you mean {self.faces[near[0]].title!r}?" if near else ""
        raise IllegalSetup(f"There is no card {name!r} in this box.{hint}")

    def takes_tile(self, face: Any) -> Any:
        """A tile from where it lies. If its other side shows, that one does not show any more."""
        tile = self.found(face)
        self.drops(tile)
        if tile.is_stone:
            self.table.claimed_stones.append(tile)
        elif face.reverse is not None:
            other = self.found(face.reverse)
            self.drops(other)
            self.table.turned_down.append(other)
        return tile

    def found(self, face: type[Card]) -> Any:
        tile = next((card for card in self.table.census if type(card) is face), None)
        if tile is None:
            raise IllegalSetup(f"{face.title} belongs to {face.unit_name}, whom nobody plays here.")
        return tile

    def drops(self, card: Any) -> None:
        """Takes a card out of wherever it lies."""
        table = self.table
        table.leaves_play(card)
        table.holder.pop(card, None)
        piles: list[Any] = [table.unclaimed_stones, table.turned_down, *table.at.values(), *table.attached.values()]
        piles += [pile for seat in table.seats for pile in (seat.specialties, seat.upgrades)]
        for pile in piles:
            if card in pile:
                pile.remove(card)
        table.attached = {bearer: held for bearer, held in table.attached.items() if held}

    def make_all(self, names: Any) -> list[Any]:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise IllegalSetup(f"A zone takes a list of card names, not {names!r}.")
        return [self.makes(name) for name in names]

    def seats(self, value: Any) -> list[tuple[Seat, Any]]:
        """A list with an entry for each seat, or a dict from seat to entry."""
        entries = list(enumerate(value)) if isinstance(value, list | tuple) else list(dict(value).items())
        try:
            return [(self.table.seats[int(seat)], entry) for seat, entry in entries]
        except (IndexError, ValueError) as error:
            last = len(self.table.seats) - 1
            raise IllegalSetup(f"There is no such seat: the game has seats 0 to {last}.") from error

    def in_play(self, name: str) -> Card:
        """The last card of this name that was laid; a name with a number means an earlier one: `Dísir 1`."""
        title, _, number = name.rpartition(" ")
        known = name.casefold() in self.faces
        face = self.face_named(name if known else title)
        cards = [card for card in self.table.holder if type(card) is face]
        if not cards:
            raise IllegalSetup(f"{name!r} is not in play: lay it with `at`.")
        return cards[-1] if known else cards[int(number) - 1]

    # -- ways --------------------------------------------------------------------------------------------------------

    def empties(self, names: Sequence[str]) -> None:
        """Takes everything out of some piles, out of the game: `fate_deck`, `0.deck`."""
        for name in names:
            seat, _, pile = name.rpartition(".")
            owner: Any = self.table.seats[int(seat)] if seat else self.table
            if not isinstance(getattr(owner, pile, None), list):
                raise IllegalSetup(f"There is no pile {name!r} to empty.")
            getattr(owner, pile).clear()

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

        return lay

    def brings_events(self, names: Sequence[str]) -> None:
        for event in self.make_all(names):
            if not isinstance(event, Event):
                raise IllegalSetup(f"{event.title} is no Event.")
            self.table.events.append(event)
            self.table.at[event] = []
            self.table.enters_play(event)

    def lays_at(self, spots: Mapping[str, Any]) -> None:
        by_name = {spot.title.casefold(): spot for spot in self.table.at}
        for name, entries in spots.items():
            if name.casefold() not in by_name:
                known = ", ".join(spot.title for spot in self.table.at)
                raise IllegalSetup(f"There is no location or Event {name!r} here: choose from {known}.")
            for entry in entries:
                first, *attached = self.make_all([entry] if isinstance(entry, str) else entry)
                lays(self.table, first, by_name[name.casefold()])
                self.attach(first, attached)

    def attach(self, bearer: Card, attached: Sequence[Card]) -> None:
        for item in attached:
            puts_on(self.table, item, bearer)

    def gives_specialties(self, value: Any) -> None:
        for seat, entries in self.seats(value):
            for entry in entries:
                first, *attached = self.make_all([entry] if isinstance(entry, str) else entry)
                seat.specialties.append(first)
                self.table.enters_play(first)
                self.attach(first, attached)

    def keeps_unclaimed(self, names: Sequence[str]) -> None:
        """Of the unclaimed Stones only these are left."""
        keep = [self.face_named(name) for name in names]
        self.table.unclaimed_stones = [stone for stone in self.table.unclaimed_stones if type(stone) in keep]

    def keeps_upgrades(self, value: Any) -> None:
        """Of the tiles not revealed yet only these are left."""
        for seat, names in self.seats(value):
            keep = [self.face_named(name) for name in names]
            seat.upgrades = [tile for tile in seat.upgrades if type(tile) in keep]

    def gives_power(self, value: Any) -> None:
        for seat, amount in self.seats(value):
            seat.power = amount

    def moves_all(self, value: Any) -> None:
        for seat, name in self.seats(value):
            seat.mover = next(
                (place for place in seat.locations if place.title.casefold() == str(name).casefold()), None
            )
            if seat.mover is None and name is not None:
                known = ", ".join(place.title for place in seat.locations)
                raise IllegalSetup(f"{seat.villain.title} has no location {name!r}: choose from {known}.")

    def moves_active(self, name: str) -> None:
        self.moves_all({self.table.active: name})

    def counts(self, counters: dict[Card, int], wanted: Mapping[str, int]) -> None:
        for name, number in wanted.items():
            counters[self.in_play(name)] = number

    def marks(self, names: Sequence[str]) -> None:
        self.table.marked += [self.in_play(name) for name in names]

    def uses_icons(self, places: Sequence[int]) -> None:
        self.table.used_icons = list(places)

    def numbers(self, name: str) -> Callable[[Any], None]:
        def set_number(value: int) -> None:
            if not isinstance(value, int):
                raise IllegalSetup(f"{name} is a number, not {value!r}.")
            setattr(self.table, name, value)

        return set_number

    def sets_active(self, seat: int) -> None:
        self.table.active = self.seats({seat: None})[0][0].index

    def sets_step(self, step: str) -> None:
        if step not in STEPS:
            raise IllegalSetup(f"There is no step {step!r}: choose from {', '.join(STEPS)}.")
        self.table.step = step
