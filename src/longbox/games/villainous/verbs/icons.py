"""The actions a player has: the icons at the mover's location, what covers them, and what cards grant besides.

Several sources of the same action are used up in an order that loses nothing, so nobody is asked which of them it is:
what an Ally grants first (it may leave), then the top row (it may be covered), the bottom row, what other cards grant,
and last what another icon can be used as.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.villainous.traits import Icon

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat

# What pays for an action: the place of an icon of the location, the card that grants it, or both for a converted icon.
Source = tuple[int | None, "Card | None"]


def available(you: Seat) -> dict[Icon, Source]:
    """Every action that can be taken now, each with what would be used up for it."""
    table = you.table
    found: dict[Icon, Source] = {}
    granting: list[Any] = [card for card in table.registered.get("grants", ()) if card not in table.used_cards]
    for card in granting:
        if card.is_ally:
            for icon in card.grants(you):
                found.setdefault(icon, (None, card))
    _adds_printed(you, found)
    others = [(card.grants(you), card) for card in granting if not card.is_ally]
    for icons, card in sorted(others, key=lambda entry: len(entry[0])):
        for icon in icons:
            found.setdefault(icon, (None, card))
    for card in table.registered.get("converts", ()):
        if card not in table.used_cards:
            _adds_converted(you, found, card)
    return found


def _adds_printed(you: Seat, found: dict[Icon, Source]) -> None:
    location = you.mover
    if location is None:
        return
    table = you.table
    tops = len(location.top)
    used = table.used_icons
    first = tops if table.covering(location) is not None else 0
    icons = location.icons
    for place in range(first, len(icons)):
        if place not in used:
            found.setdefault(icons[place], (place, None))


def _adds_converted(you: Seat, found: dict[Icon, Source], card: Any) -> None:
    for icon, (place, granted_by) in list(found.items()):
        other = card.converts(you, icon) if place is not None and granted_by is None else None
        if other is not None:
            found.setdefault(other, (place, card))


def spends(you: Seat, source: Source) -> None:
    """Uses up what pays for an action."""
    place, card = source
    if place is not None:
        you.table.used_icons.append(place)
    if card is not None:
        you.table.used_cards.append(card)
