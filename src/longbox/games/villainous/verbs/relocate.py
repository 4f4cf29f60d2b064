"""Relocating: where a card may go, going there, and what arriving brings about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.place import moves
from longbox.games.villainous.verbs.settle import puts_in_order, settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat


def destinations(you: Seat, card: Any, by_card: bool = False) -> list[Card]:
    """The spots to which a seat may relocate an Ally or Item of its own; `by_card` lets Allies leave Events."""
    table = you.table
    origin = table.holder.get(card)
    spots: list[Card] = []
    if origin is None or not origin.is_spot:
        return []
    is_home = table.owners[origin.uid] == you.index
    if not card.is_ally:
        spots = [spot for spot in you.locations if spot is not origin] if is_home else []
    elif origin.kind == "event" and not by_card:
        spots = []
    else:
        carries = table.carries_stone(card)
        spots = [spot for spot in you.locations if spot is not origin]
        if not carries and table.events:
            spots += [event for event in you.open_events() if event is not origin]
        spots += you.villain.more_destinations(you, card)
    return [spot for spot in spots if may_go(you, card, spot)]


def may_go(you: Seat, card: Card, spot: Card) -> bool:
    """Whether nothing forbids the seat to relocate a card of its own to a spot."""
    if "may_lie_at" in card.does and not card.may_lie_at(you.table, spot):
        return False
    forbidding = you.table.registered.get("forbids_relocating")
    return not forbidding or not any(other.forbids_relocating(you, card, spot) for other in forbidding)


def has_destination(you: Seat, card: Any) -> bool:
    return bool(destinations(you, card))


async def relocates(you: Seat, card: Any, spot: Card) -> bool:
    """Relocates a card in play; False if it may not be moved by this player, or to there.

    A Hero goes to any location; an Ally that carries a Stone hardly anywhere.
    """
    table = you.table
    origin = table.holder[card]
    if origin is spot or not _may_be_moved(you, card, spot):
        return False
    moves(table, card, spot)
    table.tell("relocates", you.index, card, place=spot.to)
    await puts_in_order(table)
    if card.is_ally and "relocated" in card.does:
        owner = table.owner_of(card)
        assert owner is not None
        await carries_out(table, card, card.relocated(owner, origin, spot))
    await settles(table)
    return True


def _may_be_moved(you: Seat, card: Card, spot: Card) -> bool:
    """Only Allies go to Events, and never one that carries a Stone.

    A carrier goes to its own player's Domain; in somebody else's, only from one Stone to another. Other players move a
    carrier of Thanos nowhere, and any other only within the Domain where it is.
    """
    table = you.table
    if "may_lie_at" in card.does and not card.may_lie_at(table, spot):
        return False
    if spot.kind == "event" and (not card.is_ally or table.carries_stone(card)):
        return False
    if not card.is_ally or not table.carries_stone(card):
        return True
    owner: Any = table.owner_of(card)
    here, there = table.owners[table.holder[card].uid], table.owners[spot.uid]
    if owner is not you:
        return here == there and not owner.villain.collects_stones
    return there == you.index or (there == here and bool(table.stones_at(spot)))


async def performs_relocate(you: Seat, cards: Sequence[Card], optional: bool = False, by_card: bool = True) -> Any:
    """Relocates one of some cards of one's own, by the common rule; the card, or None."""
    candidates = [card for card in cards if destinations(you, card, by_card)]
    card = await you.picks("relocate", candidates, "Choose what to relocate.", optional, rule="relocate")
    if card is not None:
        await sends(you, card, destinations(you, card, by_card))
    return card


async def sends(you: Seat, card: Card, spots: Sequence[Card]) -> None:
    """Relocates a card to one of some spots of one's own choice."""
    spot = await you.picks_spot("relocate", card, spots, "Choose where to.", rule="relocate")
    if spot is not None:
        await relocates(you, card, spot)


async def relocates_several(you: Seat, most: int, cards: Sequence[Card] | None = None, to: Card | None = None) -> int:
    """Relocates up to so many different Allies of one's own, each once; to one spot, or each by the common rule."""
    moved: list[Card] = []
    while len(moved) < most:
        allies = [card for card in (you.allies if cards is None else cards) if card not in moved]
        candidates = [card for card in allies if _goals(you, card, to)]
        if not candidates:
            break
        card = await you.picks("relocate", candidates, "You may relocate an Ally.", optional=True, rule="relocate")
        if card is None:
            break
        moved.append(card)
        await sends(you, card, _goals(you, card, to))
    return len(moved)


def _goals(you: Seat, card: Card, to: Card | None) -> list[Card]:
    """Where an Ally may be sent: to the spot that a card names, if it may lie there, or by the common rule."""
    table = you.table
    if to is None:
        return destinations(you, card, by_card=True)
    is_there = table.holder.get(card) is to or card not in table.holder
    return [to] if not is_there and may_go(you, card, to) and _may_be_moved(you, card, to) else []


async def relocates_one_of(
    you: Seat, cards: Sequence[Card], spots: Sequence[Card], prompt: str, optional: bool = False
) -> Any:
    """Relocates one of some characters or Items to one of some spots, both of one's own choice; the card, or None.

    Only those are offered that may be moved there.
    """
    table = you.table
    card = await you.picks("relocate", movable(you, cards, spots), prompt, optional)
    if card is None:
        return None
    goals = [spot for spot in spots if _may_take(you, card, spot)]
    await sends(you, card, goals)
    return card if table.holder.get(card) in goals else None


async def relocates_all(you: Seat, cards: Sequence[Card], spot: Card) -> None:
    """Relocates all of some cards that the seat can relocate there to one spot: all of this is one change."""
    table = you.table
    table.in_one_change += 1
    for card in movable(you, cards, [spot]):
        await relocates(you, card, spot)
    table.in_one_change -= 1
    await settles(table)


def movable(you: Seat, cards: Sequence[Card], spots: Sequence[Card]) -> list[Card]:
    """Those of some cards, one's own or not, that the seat can relocate to one of some spots."""
    return [card for card in cards if any(_may_take(you, card, spot) for spot in spots)]


def _may_take(you: Seat, card: Card, spot: Card) -> bool:
    """Whether this seat can relocate some card, its own or not, to a spot."""
    if you.table.holder.get(card) is spot or not _may_be_moved(you, card, spot):
        return False
    return not you.controls(card) or may_go(you, card, spot)
