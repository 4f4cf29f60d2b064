"""Vanquishing: which characters, with which sets of Allies, and what becomes of the Allies that were used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.choose import ENOUGH, Gather, listed, options_for, state_of, state_words
from longbox.games.villainous.verbs.defeat import defeats, defeats_all
from longbox.games.villainous.verbs.place import out_of_play
from longbox.games.villainous.verbs.settle import settles
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat

EVERYBODY_WITH = "vanquish everybody possible with"
_MOST_LISTED = 5  # with more Allies than these, they are picked one by one instead of as a set


def targets(you: Seat) -> list[Card]:
    """Every character that the seat can vanquish now: with Allies of its own at that place, strong enough."""
    owners, index, at = you.table.owners, you.index, you.table.at
    found: list[Card] = []
    for location in you.locations:
        cards = at[location]
        if len(cards) > 1:
            opposing = [card for card in cards if card.is_character and owners[card.uid] != index]
            if opposing:
                found += [card for card in opposing if _has_force(you, card, location)]
    found += [card for card in you.villain.more_targets(you) if _has_force(you, card, you.table.holder[card])]
    return found


def targets_with(you: Seat, force: Sequence[Card]) -> list[Card]:
    """The characters at the place of some Allies of one's own that these alone can vanquish, wherever that is."""
    table = you.table
    fighters = [(ally, strength) for ally in force if (strength := table.strength_of(ally)) > 0]
    opposing = you.opposing_at(table.holder[force[0]]) if fighters else []
    return [
        card
        for card in opposing
        if table.may_be_defeated(card) and _suffices(you, card, fighters, table.strength_of(card))
    ]


def fighters_at(you: Seat, spot: Card) -> list[tuple[Card, int]]:
    """One's own Allies at a spot that can take part in a vanquish action, with their Strength."""
    table = you.table
    index, owners = you.index, table.owners
    allies = [card for card in table.at[spot] if card.is_ally and owners[card.uid] == index]
    return [(card, strength) for card in allies if (strength := table.strength_of(card)) > 0]


def _has_force(you: Seat, target: Any, spot: Card) -> bool:
    fighters = fighters_at(you, spot)
    if not fighters or not you.table.may_be_defeated(target):
        return False
    return _suffices(you, target, fighters, you.table.strength_of(target))


def _suffices(you: Seat, target: Any, force: Sequence[tuple[Card, int]], needed: int) -> bool:
    if not force or sum(strength for _, strength in force) < needed:
        return False
    allies = [ally for ally, _ in force]
    return "may_be_vanquished_with" not in target.does or target.may_be_vanquished_with(allies)


def choices(you: Seat) -> list[Option]:
    """What a vanquish action can be: against one character, or against all that a card can vanquish at once."""
    options = options_for(you, "vanquish", targets(you))
    for card in you.table.registered.get("mass_vanquish", ()):
        if you.controls(card) and card.mass_vanquish(you):
            options.append(Option(EVERYBODY_WITH, card, you.table.holder[card].at))
    return options


async def carries_out_choice(you: Seat, chosen: Option, spares: bool = False) -> None:
    """The vanquish action as it was chosen; `spares` keeps the Allies used."""
    if chosen.verb == EVERYBODY_WITH:
        await vanquishes_all(you, chosen.card, spares)
    else:
        await vanquishes(you, chosen.card, await picks_force(you, chosen.card), spares)


async def performs_vanquish(you: Seat, among: Sequence[Card] | None = None, spares: bool = False) -> None:
    """A vanquish action that a card gives, against one of some characters if it says so."""
    if among is None:
        options = choices(you)
    else:
        options = options_for(you, "vanquish", [card for card in targets(you) if card in among])
    if options:
        await carries_out_choice(you, await you.asks("Choose whom to vanquish.", options, rule="vanquish"), spares)


async def picks_force(you: Seat, target: Any) -> list[Card]:
    """Allies at the target's place whose Strength suffices."""
    fighters = fighters_at(you, you.table.holder[target])
    needed = you.table.strength_of(target)
    if len(fighters) > _MOST_LISTED:
        return await _picks_one_by_one(you, target, fighters, needed)
    options = [_option(you, target, force) for force in _forces(you, target, fighters, needed)]
    prompt = f"Which Allies vanquish {target.title}, of Strength {needed}?"
    chosen: Any = await you.asks(prompt, options, rule="vanquish_set")
    return [*chosen.cards]


def _forces(you: Seat, target: Card, fighters: Sequence[tuple[Card, int]], needed: int) -> Iterator[list[Card]]:
    """Every distinct set of Allies that suffices, small ones first; alike Allies stand for each other."""
    alike: dict[tuple[Any, ...], list[tuple[Card, int]]] = {}
    for fighter in fighters:
        alike.setdefault((type(fighter[0]), *state_of(you.table, fighter[0])), []).append(fighter)
    groups = list(alike.values())
    sets = [
        [fighter for group, count in zip(groups, counts, strict=True) for fighter in group[:count]]
        for counts in product(*(range(len(group) + 1) for group in groups))
    ]
    for force in sorted(sets, key=len):
        if _suffices(you, target, force, needed):
            yield [ally for ally, _ in force]


def _option(you: Seat, target: Card, force: list[Card]) -> Gather:
    return Gather("vanquish", target, you.table.holder[target].at, force, _force_words(you, target, force))


def _force_words(you: Seat, target: Card, force: Sequence[Card]) -> str:
    """The Allies by name, alike ones counted; namesakes at the place that differ are described."""
    table = you.table
    here = you.allies_at(table.holder[target])
    names: dict[str, int] = {}
    for ally in force:
        states = {state_of(table, other) for other in here if type(other) is type(ally)}
        name = ally.title if len(states) == 1 else f"{ally.title} {state_words(table, ally)}"
        names[name] = names.get(name, 0) + 1
    return listed([name if count == 1 else f"{count} {name}" for name, count in names.items()])


async def _picks_one_by_one(you: Seat, target: Card, fighters: Sequence[tuple[Card, int]], needed: int) -> list[Card]:
    """Picks in the order in which the Allies lie; only picks that still lead to a set that suffices."""
    chosen: list[tuple[Card, int]] = []
    rest = list(fighters)
    prompt = f"Choose Allies that vanquish {target.title}, of Strength {needed}."
    while rest:
        usable = [n for n in range(len(rest)) if _suffices(you, target, chosen + rest[n:], needed)]
        options = options_for(you, "use", [rest[n][0] for n in usable])
        if _suffices(you, target, chosen, needed):
            options.append(Option(ENOUGH))
        option = await you.asks(prompt, options, rule="vanquish_set")
        if option.verb == ENOUGH:
            break
        place = next(n for n, (ally, _) in enumerate(rest) if ally is option.what)
        chosen.append(rest[place])
        rest = rest[place + 1 :]
    return [ally for ally, _ in chosen]


async def vanquishes(you: Seat, target: Any, force: Sequence[Card], spares: bool = False) -> None:
    """Defeats a character with Allies at its place, which are discarded for it: all of this is one change."""
    table = you.table
    spot = table.holder[target]
    is_free = spares or (target.is_hero and table.strength_of(target) == 0)
    staying = [ally for ally in force if _stays(you, ally, target)]
    table.tell("vanquishes", you.index, target, number=len(force), place=_force_words(you, target, force))
    table.in_one_change += 1
    is_defeated = await defeats(you, target)
    await _discards_force(you, force, staying if is_defeated else [], spot, is_free, is_defeated)
    table.in_one_change -= 1
    await settles(table)


def _stays(you: Seat, ally: Any, target: Card) -> bool:
    return "stays_after_vanquish" in ally.does and ally.stays_after_vanquish(you, target)


async def vanquishes_all(you: Seat, ally: Any, spares: bool = False) -> None:
    """One Ally vanquishes several characters at once, as its text allows."""
    table = you.table
    spot = table.holder[ally]
    victims = ally.mass_vanquish(you)
    is_free = spares or all(victim.is_hero and table.strength_of(victim) == 0 for victim in victims)
    table.tell("vanquishes_all", you.index, ally, number=len(victims), place=spot.at)
    table.in_one_change += 1
    fallen = await defeats_all(you, victims)
    await _discards_force(you, [ally], [], spot, is_free, bool(fallen))
    table.in_one_change -= 1
    await settles(table)


async def _discards_force(
    you: Seat, force: Sequence[Any], staying: Sequence[Card], spot: Card, is_free: bool, is_defeated: bool
) -> None:
    """Discards the Allies that were used, unless a card keeps all or one of them; then those who answer their use.

    Nobody was vanquished where something else happened instead of the defeat: that keeps no Ally.
    """
    table = you.table
    keeps_all = is_free
    for card in table.answering("instead_of_discarding_all_used") if is_defeated else ():
        if await carries_out(you.table, card, card.instead_of_discarding_all_used(you, spot)):
            keeps_all = True
            break
    for ally in force:
        is_there = table.holder.get(ally) is spot
        if is_there and not keeps_all and ally not in staying and not await _is_kept(you, ally, spot, force):
            table.tell("discards_used", you.index, ally)
            out_of_play(table, ally)
    for ally in force:
        if "used_in_vanquish" in ally.does:
            await carries_out(you.table, ally, ally.used_in_vanquish(you, spot))


async def _is_kept(you: Seat, ally: Card, spot: Card, force: Sequence[Card]) -> bool:
    for card in you.table.answering("instead_of_discarding_used"):
        if await carries_out(you.table, card, card.instead_of_discarding_used(you, ally, spot, force)):
            return True
    return False
