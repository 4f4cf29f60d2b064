"""What one seat may see, made from the declared zones by whitelisting: what is not declared visible is not there."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from longbox.kernel.cards import Card
from longbox.kernel.decisions import Option
from longbox.kernel.table import Declared, Field, Kind, Sees, Table, cards_in

if TYPE_CHECKING:
    from longbox.kernel.game import Game


def view_for(game: Game, viewer: int | None) -> dict[str, Any]:
    """The whole view: the table, the question as this viewer may know it, and how the game stands."""
    table = game.table
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise IndexError(f"There is no seat {viewer}: the game has {len(table.seats)}.")
    salt = alias_salt(game)
    shown = table_view(table, viewer, salt)
    shown["meters"] = table.meters()
    shown["game"] = game.setup.game
    shown["viewer"] = viewer
    shown["over"] = game.over
    shown["decision"] = _decision_view(game, viewer, salt)
    return shown


def alias_salt(game: Game) -> bytes:
    """What makes aliases unpredictable to whoever does not know the seed."""
    return hashlib.blake2b(f"alias/{game.setup.seed}".encode(), digest_size=16).digest()


def table_view(table: Table, viewer: int | None, salt: bytes) -> dict[str, Any]:
    shown = _declared_view(table, table, None, viewer, salt)
    shown["seats"] = [
        {"name": seat.name, **_declared_view(seat, table, seat.index, viewer, salt)} for seat in table.seats
    ]
    return shown


def _decision_view(game: Game, viewer: int | None, salt: bytes) -> dict[str, Any] | None:
    decision = game.decision
    if decision is None:
        return None
    shown: dict[str, Any] = {"number": decision.number, "seat": decision.seat}
    shown["source"] = decision.source.face() if decision.source is not None else None
    shown["clause"] = decision.clause
    shown["prompt"] = decision.prompt
    if viewer == decision.seat:
        shown["options"] = [_option_view(option, game.table, viewer, salt) for option in decision.options]
    return shown


def _option_view(option: Option, table: Table, viewer: int | None, salt: bytes) -> dict[str, Any]:
    card = option.what if isinstance(option.what, Card) else None
    shown: dict[str, Any] = {
        "notation": option.notation,
        "verb": option.verb,
        "place": option.place,
        "card": alias(table, card, viewer, salt) if card is not None else None,
        "face": card.face() if card is not None else None,
    }
    if option.cards:
        shown["cards"] = [alias(table, other, viewer, salt) for other in option.cards]
    return shown


def _declared_view(
    owner: Declared, table: Table, owner_seat: int | None, viewer: int | None, salt: bytes
) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for field in owner.fields:
        sees = field.sees
        if sees is Sees.NOBODY:
            continue
        value = getattr(owner, field.name)
        if sees is Sees.EVERYONE or (sees is Sees.OWNER and owner_seat == viewer and viewer is not None):
            shown[field.name] = _open_view(field, value, table, viewer, salt)
        elif field.kind is Kind.NOTE:
            continue
        else:
            shown[field.name] = {"count": sum(1 for _ in cards_in(field, value))}
    return shown


def _open_view(field: Field, value: Any, table: Table, viewer: int | None, salt: bytes) -> Any:
    if field.kind is Kind.NOTE:
        return _note_view(value)
    if field.kind is Kind.HELD:
        return {
            alias(table, holder, viewer, salt): [_card_view(card, table, viewer, salt) for card in held]
            for holder, held in value.items()
        }
    return [None if card is None else _card_view(card, table, viewer, salt) for card in value]


def _card_view(card: Card, table: Table, viewer: int | None, salt: bytes) -> dict[str, Any]:
    return {
        "id": alias(table, card, viewer, salt),
        "face": card.face(),
        "title": card.title,
        **table.shown_numbers(card),
    }


def _note_view(value: Any) -> Any:
    """Notes that refer to cards name them by their face."""
    if isinstance(value, Card):
        return value.face()
    if isinstance(value, list):
        return [_note_view(item) for item in value]
    if isinstance(value, dict):
        return {_note_view(key): _note_view(item) for key, item in value.items()}
    return value


def alias(table: Table, card: Card, viewer: int | None, salt: bytes) -> str:
    """What one viewer calls a piece of cardboard: stable while it stays in sight, new after it went out of sight."""
    words = f"{viewer}/{card.uid}/{table.veils[card.uid]}".encode()
    return hashlib.blake2b(words, digest_size=6, key=salt).hexdigest()
