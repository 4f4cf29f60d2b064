"""The Infinity Stones: entering play, being taken up, being collected. His own file calls on these for Thanos."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.find import is_ally
from longbox.games.villainous.verbs.place import attaches, lays, takes_off
from longbox.games.villainous.verbs.settle import settles

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat, Table


async def receives_stone(you: Seat) -> Any:
    """Receives a random unclaimed Stone, on an Ally in one's own Domain; the Stone, or None if none is unclaimed.

    Who has no Ally there must play one from hand for free; who has none there either, reveals cards until one comes.
    """
    table = you.table
    if not table.unclaimed_stones:
        return None
    stone = table.unclaimed_stones.pop(table.rolls(len(table.unclaimed_stones)))
    table.resolving.append(stone)
    table.tell("receives_stone", you.index, stone)
    allies = you.domain_allies
    if not you.villain.collects_stones and not allies:
        allies = await _brings_ally(you)
    await _puts_stone(you, stone, allies)
    table.claimed_stones.append(stone)
    await settles(table)
    return stone


async def _brings_ally(you: Seat) -> list[Card]:
    """The Ally that came into the Domain to bear the Stone, if one could and has stayed."""
    allies = [card for card in you.hand if is_ally(card)]
    secret = len(you.hand) > 1 and bool(allies)
    if not allies:
        allies = await you.reveals_until(is_ally)
    prompt = "Choose the Ally that will bear the Stone."
    ally = await you.picks("play", allies, prompt, secret=secret, rule="stone_hand")
    if ally is not None:
        await you.plays_free(ally, forced=True)
    return [ally] if ally in you.domain_allies else []


async def _puts_stone(you: Seat, stone: Any, allies: Sequence[Card]) -> None:
    """The Stone goes onto one of some Allies, to a location where there is none, or at once to Thanos' Specialties."""
    table = you.table
    if you.villain.collects_stones:
        table.resolving.remove(stone)
        collects(you, stone)
        return
    bearer = await you.picks("attach the Stone to", allies, f"Who bears the {stone.title}?", rule="stone")
    if bearer is not None:
        table.resolving.remove(stone)
        attaches(table, stone, bearer)
        table.tell("attaches", you.index, stone, other=bearer)
    else:
        spot = await you.picks_spot("put", stone, you.locations, f"Where does the {stone.title} lie?", rule="stone")
        table.resolving.remove(stone)
        lays(table, stone, spot)
        table.tell("stone_left", you.index, stone, place=spot.at)


def collects(thanos: Seat, stone: Card) -> None:
    """A Stone, which lies nowhere, is turned to its Specialty side in Thanos' Domain."""
    thanos.specialties.append(stone)
    thanos.table.enters_play(stone)
    thanos.table.tell("stone_collected", thanos.index, stone)


async def settles_stones(thanos: Seat) -> bool:
    """Stones in Thanos' Domain become Specialties; those lying where he has an Ally go onto it at once."""
    table = thanos.table
    changed = False
    for stone in table.claimed_stones:
        holder = table.holder.get(stone)
        if holder is None:  # collected
            continue
        spot = table.spot_of(stone)
        assert spot is not None
        if table.owners[spot.uid] == thanos.index:
            takes_off(table, stone)
            collects(thanos, stone)
            changed = True
        elif holder is spot and thanos.has_ally_at(spot):
            await _takes_up(thanos, stone, spot)
            changed = True
    return changed


async def _takes_up(thanos: Seat, stone: Card, spot: Card) -> None:
    table = thanos.table
    prompt = f"Who takes up the {stone.title}?"
    ally = await thanos.picks("give the Stone to", thanos.allies_at(spot), prompt, rule="stone_collect")
    takes_off(table, stone)
    attaches(table, stone, ally)
    table.tell("attaches", thanos.index, stone, other=ally)


def locations_with_stones(table: Table) -> list[Card]:
    """Every location where a Stone is, attached or not."""
    spots = dict.fromkeys(table.spot_of(stone) for stone in table.claimed_stones)
    return [spot for spot in spots if spot is not None]
