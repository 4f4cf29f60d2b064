"""Where cardboard goes: onto a spot, onto a bearer, out of play. Everything that enters or leaves play passes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Table


def lays(table: Table, card: Card, spot: Card) -> None:
    """A card that lies nowhere is put at a spot and answers its moments from now on."""
    table.at[spot].append(card)
    table.holder[card] = spot
    table.enters_play(card)


def attaches(table: Table, card: Card, bearer: Card) -> None:
    """A card that lies nowhere is attached to another and answers its moments from now on."""
    table.attached.setdefault(bearer, []).append(card)
    table.holder[card] = bearer
    table.enters_play(card)


def moves(table: Table, card: Card, spot: Card) -> None:
    """A card in play goes to another spot, with all that is attached to it."""
    table.at[table.holder[card]].remove(card)
    table.at[spot].append(card)
    table.holder[card] = spot


def takes_off(table: Table, card: Card) -> None:
    """A card in play lies nowhere any more; what is attached to it, its tokens and its Soul Mark have gone before."""
    holder = table.holder.pop(card)
    if holder.is_spot:
        table.at[holder].remove(card)
    else:
        detaches(table, card, holder)
    table.leaves_play(card)


def detaches(table: Table, card: Card, bearer: Card) -> None:
    rest = table.attached[bearer]
    rest.remove(card)
    if not rest:
        del table.attached[bearer]


def strips(table: Table, card: Card) -> None:
    """Everything on a card that leaves play: Items to their discard piles, Stones stay behind, the rest is put away."""
    spot = table.holder.get(card)
    for item in table.attached.get(card, [])[:]:
        if item.kind == "tile":  # it lies under a Rival and goes with it
            continue
        takes_off(table, item)
        if item.is_stone and spot is not None:
            lays(table, item, spot)
            table.tell("stone_left", card=item, place=spot.at)
        else:
            to_discard(table, item)
    table.tokens.pop(card, None)
    table.weakened.pop(card, None)
    if card in table.marked:
        table.marked.remove(card)


def to_discard(table: Table, card: Card) -> None:
    """A card that lies nowhere goes to the discard pile it belongs to."""
    owner = table.owner_of(card)
    (table.fate_discard if owner is None else owner.discard).append(card)


def out_of_play(table: Table, card: Card) -> None:
    """A card in play goes to its discard pile."""
    strips(table, card)
    takes_off(table, card)
    to_discard(table, card)


def takes(table: Table, card: Card) -> None:
    """Takes a card out of whatever pile it lies in, so that it can be put somewhere else."""
    piles = [table.resolving, table.revealed, table.fate_discard, table.fate_deck]
    for seat in table.seats:
        piles += [seat.hand, seat.discard, seat.deck]
    next(pile for pile in piles if card in pile).remove(card)
