"""Which cards a seat has seen: only to tell whether an answer revealed something. Nothing of it leaves the server."""

from __future__ import annotations

from collections.abc import Iterable

from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.table import Sees, cards_in


def in_sight(game: Game, seat: int) -> set[int]:
    """The cards that lie open to a seat, and those it is being asked about."""
    found: set[int] = set()
    for owner in (game.table, *game.table.seats):
        index = getattr(owner, "index", None)
        for field in owner.fields:
            if field.holds_cards and (field.sees is Sees.EVERYONE or (field.sees is Sees.OWNER and index == seat)):
                found.update(card.uid for card in cards_in(field, getattr(owner, field.name)))
    decision = game.decision
    if decision is not None and decision.seat == seat:
        for option in decision.options:
            found.update(card.uid for card in (option.what, *option.cards) if isinstance(card, Card))
    return found


def told(game: Game, after: int, seats: Iterable[int]) -> set[int]:
    """The cards that the log has named since its first `after` lines, to everybody or to one of these seats."""
    assert game.table.told is not None, "a game that is served keeps its log"
    asking = set(seats)
    found: set[int] = set()
    for _, _, cause, _, card, _, _, other, secret, to in game.table.told.after(after):
        named = (cause, card, other, *(secret if asking.intersection(to) else ()))
        found.update(each.uid for each in named if each is not None)
    return found


class Sight:
    """What the people at a table have seen, so far as it matters for the next answer."""

    def __init__(self, game: Game, seats: Iterable[int]) -> None:
        self.luck = game.table.luck
        self.by_seat = {seat: in_sight(game, seat) for seat in seats}

    def goes_on(self, game: Game, lines: int, answering: Iterable[int]) -> bool:
        """Whether the answer just given has shown somebody something that whoever gave it did not know.

        `lines` is how long the log was before it, `answering` are the seats of whoever gave it. Where chance was
        asked, the answer is taken to have revealed it.
        """
        before, luck = self.by_seat, self.luck
        self.luck = game.table.luck
        self.by_seat = {seat: in_sight(game, seat) for seat in before}
        known = set().union(*(before[seat] for seat in answering if seat in before))
        if self.luck != luck or told(game, lines, before) - known:
            return True
        return any(now - before[seat] - known for seat, now in self.by_seat.items())
