"""Events: coming into play, and being resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.villainous.traits import UNDYING
from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.place import out_of_play

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat, Table


def may_enter(table: Table, event: Card) -> bool:
    """Whether an Event can come into play: of Global Events only one at a time, unless the mode is Undying."""
    if event.villain is not None or table.mode == UNDYING:
        return True
    return all(other.villain is not None for other in table.events)


async def puts_into_play(you: Seat, event: Any) -> None:
    """An Event, which lies nowhere, comes into play."""
    table = you.table
    table.events.append(event)
    table.at[event] = []
    table.enters_play(event)
    table.tell("event_enters", you.index, event, number=event.strength)
    await carries_out(you.table, event, event.played(you))


async def resolves_event(table: Table, event: Any) -> None:
    """The penalty ends; then everybody with an Ally there gets the reward; then Event and Allies are discarded."""
    table.tell("event_resolves", card=event, number=table.strength_at(event))
    table.events.remove(event)
    table.resolving.append(event)
    table.leaves_play(event)
    for seat in table.everyone:
        if seat.has_ally_at(event):
            table.tell("event_rewards", seat.index, event)
            await carries_out(table, event, event.reward(seat))
    for ally in [*table.at[event]]:
        if table.holder.get(ally) is event:
            await _leaves(table, ally, event)
    table.resolving.remove(event)
    del table.at[event]
    table.fate_discard.append(event)


async def _leaves(table: Table, ally: Any, event: Any) -> None:
    owner = table.owner_of(ally)
    assert owner is not None
    does = "instead_of_leaving_event" in ally.does
    if not does or not await carries_out(table, ally, ally.instead_of_leaving_event(owner, event)):
        table.tell("discards_used", owner.index, ally)
        out_of_play(table, ally)
