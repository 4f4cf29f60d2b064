"""The same board, read from the table itself: for worlds that a bot has imagined, where views would cost the most."""

from __future__ import annotations

from typing import Any

from longbox.games.catalog import cards
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.players.glance import glance
from longbox.players.villainous.board import Board, Piece, Side, Spot, by_title


class Imagined(Board):
    """Knows what the seat would see there, and no more."""

    def __init__(self, game: Game, seat: int) -> None:
        table: Any = game.table
        self.view = glance(game, seat)
        self.table = table
        self.facts = cards(game.setup.game)
        self.by_title = by_title(game.setup.game)
        self.sides = [self._seat(each, each.index == seat) for each in table.seats]
        self.seat_of = {side.villain: side.index for side in self.sides}
        self.me = self.sides[seat]
        self.pieces: dict[str, Piece] = {}
        self.events = [self._event(event) for event in table.events]
        spots = [*zip(self.events, table.events, strict=True)]
        for side, each in zip(self.sides, table.seats, strict=True):
            side.locations = [self._location(location, side.index) for location in each.locations]
            spots += zip(side.locations, each.locations, strict=True)
            side.specialties = [self._card(card, None, side.index) for card in each.specialties]
        for spot, card in spots:
            spot.pieces = [self._card(each, spot, spot.seat) for each in table.at[card]]

    def _seat(self, seat: Any, is_own: bool) -> Side:
        return Side(
            index=seat.index,
            name=seat.name,
            villain=seat.villain.title,
            power=seat.power,
            gauge=round(100 * seat.gauge.value) / 100,
            mover=seat.mover.title if seat.mover is not None else None,
            hand=[card.title for card in seat.hand] if is_own else [],
            hand_size=len(seat.hand),
            deck_size=len(seat.deck),
            discard=[card.title for card in seat.discard],
            upgrades=[card.title for card in seat.upgrades],
        )

    def _event(self, event: Any) -> Spot:
        return Spot(str(event.uid), event.title, None, (), event.strength or 0, self.table.strength_at(event))

    def _location(self, location: Any, seat: int) -> Spot:
        return Spot(str(location.uid), location.title, seat, self.table.shown_numbers(location)["actions"])

    def _card(self, card: Any, spot: Spot | None, domain: int | None) -> Piece:
        table, facts = self.table, self.facts[card.face()]
        piece = Piece(str(card.uid), facts, self._controls(facts, domain), spot)
        if card.is_character and card in table.holder:
            piece.strength = table.strength_of(card)
            piece.tokens = table.tokens.get(card, 0)
            piece.is_marked = card in table.marked
            piece.is_protected = table.protector_of(card) is not None
        else:
            piece.is_used = card in table.used_cards
        self.pieces[piece.id] = piece
        attached: list[Card] = table.attached.get(card, [])
        piece.attached = [self._card(item, spot, domain) for item in attached]
        return piece
