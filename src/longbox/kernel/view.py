"""What one seat may see, made from the declared zones by whitelisting: what is not declared visible is not there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from longbox.kernel.cards import Card
from longbox.kernel.decisions import Option
from longbox.kernel.table import Declared, Field, Kind, Sees, Table, cards_in

if TYPE_CHECKING:
    from longbox.kernel.game import Game

Names = Callable[[Card], str]  # what a viewer calls a piece of cardboard


def view_for(game: Game, viewer: int | None) -> dict[str, Any]:
    """The whole view: the table, the question as this viewer may know it, and how the game stands."""
    table = game.table
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise IndexError(f"There is no seat {viewer}: the game has {len(table.seats)}.")
    names = _aliases(table, viewer, f"alias/{game.setup.seed}")
    shown = _declared_view(table, table, None, viewer, names)
    shown["seats"] = [
        {"name": seat.name, **_declared_view(seat, table, seat.index, viewer, names)} for seat in table.seats
    ]
    shown["meters"] = table.meters()
    shown["game"] = game.setup.game
    shown["viewer"] = viewer
    shown["over"] = game.over
    shown["decision"] = decision_view(game, viewer, names)
    return shown


def decision_view(game: Game, viewer: int | None, names: Names) -> dict[str, Any] | None:
    """The question as a viewer may know it; its options only for whoever is asked."""
    decision = game.decision
    if decision is None:
        return None
    shown: dict[str, Any] = {"number": decision.number, "seat": decision.seat}
    shown["source"] = decision.source.face() if decision.source is not None else None
    shown["clause"] = decision.clause
    shown["prompt"] = decision.prompt
    if viewer == decision.seat:
        shown["options"] = [_option_view(option, names) for option in decision.options]
    return shown


def _option_view(option: Option, names: Names) -> dict[str, Any]:
    card = option.what if isinstance(option.what, Card) else None
    shown: dict[str, Any] = {
        "notation": option.notation,
        "verb": option.verb,
        "place": option.place,
        "card": names(card) if card is not None else None,
        "face": card.face() if card is not None else None,
    }
    if option.cards:
        shown["cards"] = [names(other) for other in option.cards]
    return shown


def _declared_view(
    owner: Declared, table: Table, owner_seat: int | None, viewer: int | None, names: Names
) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for field in owner.fields:
        sees = sees_of(field, owner_seat, viewer)
        if sees is not Sees.NOBODY:
            shown[field.name] = field_view(field, sees, getattr(owner, field.name), table, names)
    return shown


def sees_of(field: Field, owner_seat: int | None, viewer: int | None) -> Sees:
    """What a field shows to a viewer: everything, how many cards, or nothing."""
    sees = field.sees
    if sees is Sees.EVERYONE or (sees is Sees.OWNER and viewer is not None and owner_seat == viewer):
        return Sees.EVERYONE
    return Sees.NOBODY if sees is Sees.NOBODY or field.kind is Kind.NOTE else Sees.COUNT


def field_view(field: Field, sees: Sees, value: Any, table: Table, names: Names) -> Any:
    """The value of a field that shows something."""
    kind = field.kind
    if sees is Sees.COUNT:
        return {"count": sum(1 for _ in cards_in(field, value))}
    if kind is Kind.NOTE:
        return _note_view(value)
    if kind is Kind.HELD:
        return {names(holder): [_card_view(card, table, names) for card in held] for holder, held in value.items()}
    return [None if card is None else _card_view(card, table, names) for card in value]


def _card_view(card: Card, table: Table, names: Names) -> dict[str, Any]:
    return {"id": names(card), "face": card.face(), "title": card.title, **table.shown_numbers(card)}


def _note_view(value: Any) -> Any:
    """Notes that refer to cards name them by their face."""
    if isinstance(value, Card):
        return value.face()
    if isinstance(value, list):
        return [_note_view(item) for item in value]
    if isinstance(value, dict):
        return {_note_view(key): _note_view(item) for key, item in value.items()}
    return value


def _aliases(table: Table, viewer: int | None, secret: str) -> Names:
    """What one viewer calls the cards: stable while a card stays in sight, new after it went out of sight. Nobody can
    foretell it who does not know the secret."""
    salt = hashlib.blake2b(secret.encode(), digest_size=16).digest()
    veils = table.veils

    def alias(card: Card) -> str:
        return _alias(salt, viewer, card.uid, veils[card.uid])

    return alias


@lru_cache(maxsize=1 << 16)  # some dozens of games in full sight
def _alias(salt: bytes, viewer: int | None, uid: int, veil: int) -> str:
    return hashlib.blake2b(f"{viewer}/{uid}/{veil}".encode(), digest_size=6, key=salt).hexdigest()
