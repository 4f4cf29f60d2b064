"""A view of which only that is made which somebody looks at: for playing out, where whole views would cost the most.

It reads as the view of the seat does, in the same words, except that cards are called by their numbers. So it is only
for worlds that a bot has drawn for itself; nobody is shown one.
"""

from __future__ import annotations

from typing import Any

from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.table import Declared, Field, Sees, Table
from longbox.kernel.view import decision_view, field_view, sees_of


def glance(game: Game, seat: int) -> dict[str, Any]:
    """What `seat` sees of a game, each part made when it is asked for."""
    return _Whole(game, seat)


class _Part(dict[str, Any]):
    """The fields of the table or of a seat, as the viewer sees them."""

    def __init__(self, owner: Declared, owner_seat: int | None, table: Table, viewer: int) -> None:
        self.owner = owner
        self.owner_seat = owner_seat
        self.table = table
        self.viewer = viewer

    def __missing__(self, name: str) -> Any:
        field = _field(type(self.owner), name)
        sees = sees_of(field, self.owner_seat, self.viewer)
        if sees is Sees.NOBODY:
            raise KeyError(name)
        self[name] = made = field_view(field, sees, getattr(self.owner, name), self.table, _number)
        return made


class _Side(_Part):
    def __missing__(self, name: str) -> Any:
        return self.owner.name if name == "name" else super().__missing__(name)  # type: ignore[attr-defined]


class _Whole(_Part):
    def __init__(self, game: Game, viewer: int) -> None:
        super().__init__(game.table, None, game.table, viewer)
        self.game = game

    def __missing__(self, name: str) -> Any:
        match name:
            case "decision":
                made: Any = decision_view(self.game, self.viewer, _number)
            case "seats":
                made = [_Side(seat, seat.index, self.table, self.viewer) for seat in self.table.seats]
            case "meters":
                made = self.table.meters()
            case "game":
                made = self.game.setup.game
            case "viewer":
                made = self.viewer
            case "over":
                made = self.game.over
            case _:
                return super().__missing__(name)
        self[name] = made
        return made


def _number(card: Card) -> str:
    return str(card.uid)


_FIELDS: dict[type[Declared], dict[str, Field]] = {}


def _field(owner: type[Declared], name: str) -> Field:
    """The field of that name."""
    if owner not in _FIELDS:
        _FIELDS[owner] = {field.name: field for field in owner.fields}
    return _FIELDS[owner][name]
