"""Set-up: who plays which villain; then the Domains, the decks, the Fate deck and the first hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longbox.games.options import GameInfo, SetupOption
from longbox.games.villainous import box
from longbox.games.villainous.cards import Card, Event, Villain
from longbox.games.villainous.steps import HAND_SIZE
from longbox.games.villainous.table import Seat, Table
from longbox.games.villainous.traits import INEVITABLE, MODES, OMNIPOTENT
from longbox.kernel import luck
from longbox.kernel.errors import IllegalSetup


def game_info() -> GameInfo:
    """Every option of the set-up with its legal values."""
    return GameInfo(
        box.GAME,
        box.TITLE,
        box.SEATS,
        (
            SetupOption(
                "villains",
                "several",
                "who plays whom, in the order of the seats",
                tuple(box.villain_faces()),
                each_seat=True,
            ),
            SetupOption(
                "mode", "one", "omnipotent: no Events; inevitable: one Global Event; undying: any", MODES, INEVITABLE
            ),
            SetupOption("first_seat", "number", "which seat begins, from 0", default=None),
        ),
        family="villainous",
    )


def deal(names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Table:
    """The whole table as it stands before the first turn."""
    table = Table.empty(names, seed)
    chosen = _villains(len(names), seed, options.get("villains", ()))
    _lays_board(table, options.get("mode", INEVITABLE))
    for seat, villain in zip(table.seats, chosen, strict=True):
        _lays_domain(table, seat, villain)
    _builds_fate_deck(table, chosen)
    for seat in table.seats:
        _builds_deck(table, seat)
    table.active = _first_seat(table, options.get("first_seat"))
    for seat, power in zip(table.everyone, box.STARTING_POWER, strict=False):
        seat.power = power
    return table


def _villains(seats: int, seed: int, chosen: Sequence[str]) -> list[type[Villain]]:
    """The villains of the seats; those that were not chosen are drawn, by a luck of their own."""
    faces = box.villain_faces()
    if len(chosen) > seats:
        raise IllegalSetup(f"{len(chosen)} villains are too many for {seats} players: {', '.join(chosen)}.")
    state = luck.from_seed(seed, "villains")
    taken = list(chosen)
    rest = [name for name in faces if name not in taken]
    while len(taken) < seats:
        state, place = luck.below(state, len(rest))
        taken.append(rest.pop(place))
    return [faces[name] for name in taken]


def _lays_board(table: Table, mode: str) -> None:
    table.mode = mode
    table.owners = []
    table.fate_deck, table.fate_discard, table.events, table.resolving, table.revealed = [], [], [], [], []
    table.unclaimed_stones, table.turned_down = [], []
    table.at, table.attached, table.holder = {}, {}, {}
    table.tokens, table.weakened, table.marked, table.claimed_stones = {}, {}, [], []
    table.vault_marks = table.turn = table.in_one_change = 0
    table.mines_taken = table.has_upgraded = False
    table.used_icons, table.used_cards, table.pending = [], [], []
    table.outcome = table.winner = None


def _lays_domain(table: Table, seat: Seat, face: type[Villain]) -> None:
    seat.villain = table.prints_for(seat, face)[0]
    seat.domain = [seat.villain]
    table.enters_play(seat.villain)
    seat.locations = [table.prints_for(seat, location)[0] for location in face.locations]
    for location in seat.locations:
        table.at[location] = []
    seat.mover = None
    seat.power = 0
    seat.specialties, seat.upgrades, seat.hand, seat.discard = [], [], [], []
    seat.villain.sets_up(seat)


def _builds_fate_deck(table: Table, villains: Sequence[type[Villain]]) -> None:
    """The common Fate cards and those of everybody in the game; without Events in the easy mode."""
    for villain in (None, *villains):
        for face in box.fate_of(villain):
            if not (table.mode == OMNIPOTENT and issubclass(face, Event)):
                table.fate_deck += table.prints_for(None, face, face.copies)
    table.shuffles(table.fate_deck)


def _builds_deck(table: Table, seat: Seat) -> None:
    deck: list[Card] = []
    for face in box.deck_of(type(seat.villain)):
        deck += table.prints_for(seat, face, face.copies)
    table.shuffles(deck)
    seat.deck, seat.hand = deck[:-HAND_SIZE], deck[-HAND_SIZE:]


def _first_seat(table: Table, given: int | None) -> int:
    drawn = table.rolls(len(table.seats))
    if given is None:
        return drawn
    if not 0 <= given < len(table.seats):
        raise IllegalSetup(f"first_seat is a seat from 0 to {len(table.seats) - 1}, not {given!r}.")
    return given
