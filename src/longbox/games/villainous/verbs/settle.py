"""After every change: standing rules put things in order, ripe Events are resolved, objectives are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.villainous.verbs import events

if TYPE_CHECKING:
    from longbox.games.villainous.table import Table


async def settles(table: Table) -> None:
    """Until nothing changes any more. In the middle of what counts as one change, it waits for the end of that."""
    if table.in_one_change:
        return
    unsettled = True
    while unsettled:
        unsettled = await puts_in_order(table)
        for event in table.events:
            gathered = table.at[event]
            if gathered and table.strength_at(event) >= (event.strength or 0):
                await events.resolves_event(table, event)
                unsettled = True
                break
    table.checks_objectives()


async def puts_in_order(table: Table) -> bool:
    """What standing rules bring about at once, such as a Stone that is taken up; whether that was anything."""
    standing = table.registered.get("settles")
    changed = False
    if standing and not table.in_one_change:
        for card in standing[:]:
            changed |= await card.settles(table)
    return changed
