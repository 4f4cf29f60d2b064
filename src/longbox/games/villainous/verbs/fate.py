"""Fate: revealing the top card, choosing whom it hits and where, and playing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.choose import Placed, options_for
from longbox.games.villainous.verbs.events import may_enter, puts_into_play
from longbox.games.villainous.verbs.place import attaches, lays, takes
from longbox.games.villainous.verbs.settle import settles
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat, Table


async def fates(you: Seat) -> None:
    """A fate action: the top card hits another player of one's choice."""
    await _draws(you, you.others)


async def draws_fate_on_self(you: Seat) -> None:
    """Draws a Fate card and plays it on oneself."""
    await _draws(you, [you])


async def _draws(you: Seat, targets: list[Seat]) -> None:
    table = you.table
    if not has_fate_card(table):
        return
    card: Any = table.fate_deck.pop()
    table.resolving.append(card)
    table.tell("reveals_fate", you.index, card)
    match card.kind:
        case "event":
            is_played = await _plays_event(you, card, targets)
        case "hero":
            is_played = await _plays_revealed_hero(you, card, targets)
        case "fate item":
            is_played = await _plays_item(you, card, targets)
        case _:
            is_played = await _plays_effect(you, card, targets)
    if card in table.resolving:
        table.resolving.remove(card)
        table.fate_discard.append(card)
    if not is_played:
        table.tell("fate_without_effect", you.index, card)
    await settles(table)


def has_fate_card(table: Table) -> bool:
    """Sees to it that a card lies on the Fate deck; False if there is none left."""
    if not table.fate_deck and table.fate_discard:
        table.tell("reshuffles_fate", number=len(table.fate_discard))
        for card in table.fate_discard:
            table.hides(card)
        table.fate_deck.extend(table.fate_discard)
        table.fate_discard.clear()
        table.shuffles(table.fate_deck)
    return bool(table.fate_deck)


async def _plays_event(you: Seat, event: Card, targets: Sequence[Seat]) -> bool:
    """A Targeted Event hits whom it names, unless that is who drew it; a Global Event hits everybody."""
    table = you.table
    named = table.seat_of(event.villain) if event.villain is not None else None
    if event.villain is not None and (named is None or named is you or named not in targets):
        return False
    if not may_enter(table, event):
        return False
    table.resolving.remove(event)
    await puts_into_play(you, event)
    return True


async def _plays_revealed_hero(you: Seat, hero: Card, targets: Sequence[Seat]) -> bool:
    options = [
        Placed(f"fate {target.villain.title}:", hero, location.to, location)
        for target in targets
        for location in target.locations
    ]
    chosen: Any = await you.asks(f"Where does {hero.title} go?", options, rule="fate_hero")
    you.table.resolving.remove(hero)
    await plays_hero(you, hero, chosen.spot)
    return True


async def _plays_item(you: Seat, item: Any, targets: Sequence[Seat]) -> bool:
    """An Item that Fate attaches; discarded where nothing can bear it."""
    table = you.table
    options = [
        Placed(f"fate {target.villain.title}:", item, f"on{option.notation}", (option.card, target))
        for target in targets
        for option in options_for(you, "", item.bearers(you, target))
    ]
    if not options:
        return False
    chosen: Any = await you.asks(f"What does {item.title} go on?", options, rule="fate_item")
    bearer, target = chosen.spot
    table.resolving.remove(item)
    puts_on(table, item, bearer)
    table.tell("attaches", you.index, item, other=bearer)
    await carries_out(table, item, item.played(you, target))
    return True


def puts_on(table: Table, item: Card, bearer: Card) -> None:
    """Attaches an Item that lies nowhere. One that switches its bearer off makes the table forget it."""
    attaches(table, item, bearer)
    if item.switches_off:
        table.leaves_play(bearer)


async def _plays_effect(you: Seat, effect: Any, targets: list[Seat]) -> bool:
    hit = effect.targets(you, targets)
    if not hit:
        return False
    options = [Option(f"fate {target.villain.title}:", effect) for target in hit]
    chosen = await you.asks(f"Who is hit by {effect.title}?", options, rule="fate")
    target = hit[options.index(chosen)]
    you.table.tell("plays_fate", you.index, effect, place=target.villain.title)
    await carries_out(you.table, effect, effect.played(you, target))
    return True


async def plays_hero(you: Seat, hero: Any, spot: Card, acts: bool = True) -> None:
    """Plays a Hero, which lies nowhere, to a location; `acts` is False where its own ability does not trigger."""
    table = you.table
    target = table.owner_of(spot)
    assert target is not None
    lays(table, hero, spot)
    table.tell("plays_to", you.index, hero, place=spot.to)
    await _opens_window(target, hero, spot)
    if acts and "played" in hero.does and table.holder.get(hero) is spot:
        await carries_out(you.table, hero, hero.played(you, target))
    await settles(table)


async def _opens_window(target: Seat, hero: Card, spot: Card) -> None:
    """Cards of the Domain's player that answer a Hero there: those in play, and those that could be in hand.

    Whoever might hold such a card is asked, so that being asked tells nothing.
    """
    table = target.table
    for card in table.answering("hero_played"):
        if target.controls(card):
            await carries_out(table, card, card.hero_played(target, hero, spot))
    if target.hand:
        for face in target.villain.hand_watchers:
            unseen: Any = next((card for card in target.hand + target.deck if type(card) is face), None)
            if unseen is not None:
                await carries_out(table, unseen, unseen.hero_played(target, hero, spot))


async def brings_hero(you: Seat, hero: Card, spot: Card, acts: bool = True) -> None:
    """A Hero that was found comes to a location: played there, or relocated if it is in play already."""
    table = you.table
    if hero in table.holder:
        await you.relocates(hero, spot)
        return
    takes(table, hero)
    await plays_hero(you, hero, spot, acts)
