"""The turn as steps: its start, what comes before moving, moving, one action at a time, and the draw at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longbox.games.villainous.table import Seat, Table
from longbox.games.villainous.traits import (
    ACTIVATE,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
)
from longbox.games.villainous.verbs import relocate, vanquish
from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.choose import options_for
from longbox.games.villainous.verbs.icons import Source, spends
from longbox.games.villainous.verbs.play import playable
from longbox.games.villainous.verbs.settle import settles
from longbox.games.villainous.verbs.tiles import next_upgrade
from longbox.kernel.decisions import Decision, Option

HAND_SIZE = 4

DONE = "done"
MOVE_ON = "go on to moving"
FROM_DISCARD = "from the discard pile"
REVEAL = "reveal"


# -- before the actions ----------------------------------------------------------------------------------------------


async def start(table: Table) -> str:
    """The turn begins: whatever happens at its very start."""
    you = table.you
    table.turn += 1
    table.tell("turn_begins", you.index, number=table.turn)
    for card in table.answering("turn_starts"):
        await carries_out(table, card, card.turn_starts(you))
    table.pending = [*table.registered.get("before_moving", ())]
    return "before" if any(card.may_be_used(you) for card in table.registered.get("before_moving", ())) else "move"


async def before(table: Table) -> str:
    """Before moving: what happens by itself, then one thing after the other that must or may be done.

    Looked at anew each time: Power gained by one thing may pay for another.
    """
    you = table.you
    pending: list[Any] = table.pending
    usable = [card for card in pending if table.is_in_play(card) and card.may_be_used(you)]
    if not usable:
        return "move"
    card: Any = next((card for card in usable if card.before_moving_is == "automatic"), None)
    if card is None:
        options = _uses(you, usable)
        if all(card.before_moving_is == "optional" for card in usable):
            options.append(Option(MOVE_ON))
        chosen = await you.asks("What do you do before moving?", options, rule="before")
        if chosen.verb == MOVE_ON:
            return "move"
        card = chosen.what
    table.pending.remove(card)
    await carries_out(table, card, card.before_moving(you))
    await settles(table)
    return "before"


async def move(table: Table) -> str:
    """The mover goes to another of the four locations."""
    you = table.you
    table.pending.clear()
    options = [Option("move", place=location.to) for location in you.locations if location is not you.mover]
    goals = [location for location in you.locations if location is not you.mover]
    chosen = await Decision(you.index, "Where do you move?", options, None, table.clause("move"))
    you.mover = goals[options.index(chosen)]
    table.tell("moves", you.index, place=you.mover.to)
    await settles(table)
    return "act"


# -- the actions -----------------------------------------------------------------------------------------------------


async def act(table: Table) -> str:
    """The player does one thing, or is done."""
    you = table.you
    icons = you.available()
    options = actions(you, icons)
    did = await Decision(you.index, _prompt(you), options, None, table.clause("act"))
    if did.verb == DONE:
        return "draw"
    await _does(you, did, icons)
    return "act"


def _prompt(you: Seat) -> str:
    covering = you.table.covering(you.mover) if you.mover is not None else None
    if covering is None:
        return "What do you do?"
    return f"What do you do? {covering.title} covers the top row {you.mover.at if you.mover else ''}."


def actions(you: Seat, icons: dict[Any, Source]) -> list[Option]:
    """Everything the player can do now, each with something it can be done to."""
    table = you.table
    options = [Option(icon.words) for icon in icons if icon.power]
    if PLAY in icons:
        hand = you.hand
        options += [Option("play", card, None if card in hand else FROM_DISCARD) for card in playable(you)]
    if ACTIVATE in icons:
        options += options_for(you, "activate", you.activations())
    if RELOCATE in icons:
        movable = [card for card in you.allies + you.loose_items if relocate.has_destination(you, card)]
        options += options_for(you, "relocate", movable)
    if VANQUISH in icons:
        options += vanquish.choices(you)
    if FATE in icons and (table.fate_deck or table.fate_discard):
        options.append(Option(FATE.words))
    if DISCARD in icons and you.hand:
        options.append(Option(DISCARD.words))
    _adds_uses(you, options)
    options.append(Option(DONE))
    return options


def _adds_uses(you: Seat, options: list[Option]) -> None:
    """What can be done without an action."""
    usable = you.table.registered.get("used")
    if usable:
        options += [_Use(option) for option in _uses(you, [card for card in usable if card.may_be_used(you)])]
    if you.upgrades and (tile := next_upgrade(you)) is not None:
        options.append(Option(REVEAL, tile))


def _uses(you: Seat, cards: Sequence[Any]) -> list[Option]:
    """An option for each thing that some cards offer, alike ones once."""
    by_verb: dict[str, list[Any]] = {}
    for card in cards:
        by_verb.setdefault(card.use_verb, []).append(card)
    return [option for verb, alike in by_verb.items() for option in options_for(you, verb, alike)]


class _Use(Option):
    """What a card offers without an action."""

    __slots__ = ("words",)

    def __init__(self, option: Option) -> None:
        super().__init__(option.verb, option.what, option.place)
        self.words = option.notation

    @property
    def notation(self) -> str:
        return self.words


async def _does(you: Seat, did: Option, icons: dict[Any, Source]) -> None:
    card: Any = did.what
    if isinstance(did, _Use):
        await carries_out(you.table, card, card.used(you))
        await settles(you.table)
        return
    match did.verb:
        case "play":
            spends(you, icons[PLAY])
            await you.plays(card)
        case "activate":
            spends(you, icons[ACTIVATE])
            await you.activates(card)
        case "relocate":
            spends(you, icons[RELOCATE])
            await relocate.sends(you, card, you.destinations(card))
        case "vanquish" | vanquish.EVERYBODY_WITH:
            spends(you, icons[VANQUISH])
            await vanquish.carries_out_choice(you, did)
        case "fate":
            spends(you, icons[FATE])
            await you.fates()
        case "discard cards":
            spends(you, icons[DISCARD])
            await you.discards_several(1, len(you.hand))
            await settles(you.table)
        case "reveal":
            await you.reveals_upgrade()
        case _:
            icon = next(icon for icon in icons if icon.words == did.verb)
            spends(you, icons[icon])
            await you.gains_power(icon.power)


# -- the end of the turn ---------------------------------------------------------------------------------------------


async def draw(table: Table) -> str:
    """The hand is drawn up, what lasted until the end of the turn is over, and the turn passes on."""
    you = table.you
    if not await _draws_otherwise(you):
        size = HAND_SIZE + sum(card.hand_size_change(you) for card in table.registered.get("hand_size_change", ()))
        if len(you.hand) < size:
            await you.draws(size - len(you.hand))
    resets_turn(table)
    await settles(table)
    table.active = (table.active + 1) % len(table.seats)
    return "start"


async def _draws_otherwise(you: Seat) -> bool:
    for card in you.table.answering("instead_of_draw"):
        if await carries_out(you.table, card, card.instead_of_draw(you)):
            return True
    return False


def resets_turn(table: Table) -> None:
    """Everything that lasts until the end of the turn."""
    table.used_icons.clear()
    table.used_cards.clear()
    table.pending.clear()
    table.weakened.clear()
    table.has_upgraded = False


STEPS = {"start": start, "before": before, "move": move, "act": act, "draw": draw}
