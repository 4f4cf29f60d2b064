"""Choosing. Every question of the family but the turn's own is asked here.

A question with one answer is not asked: the answer is taken. The exception is a question whose very asking would tell
the others what is in a hand or a deck (`secret`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.cards import Card
from longbox.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from longbox.games.villainous.table import Seat, Table

Which = Callable[[Card], bool]

ENOUGH = "enough"
DECLINE = "decline"
_USED = "(used this turn)"


class Described(Option):
    """An option about a card that has to be told from others of its name at the same place."""

    __slots__ = ("words",)

    def __init__(self, verb: str, what: Card, place: str | None, words: str) -> None:
        super().__init__(verb, what, place)
        self.words = words

    @property
    def notation(self) -> str:
        place = f" {self.place}" if self.place is not None else ""
        return f"{self.verb} {self.card.title} {self.words}{place}"


class Gather(Option):
    """An option about a card with several others: `vanquish Thor with Fenris Wolf and Dísir at Odin's Vault`."""

    __slots__ = ("cards", "words")

    def __init__(self, verb: str, what: Card, place: str | None, cards: Sequence[Card], words: str) -> None:
        super().__init__(verb, what, place)
        self.cards = cards
        self.words = words

    @property
    def notation(self) -> str:
        place = f" {self.place}" if self.place is not None else ""
        return f"{self.verb} {self.card.title} with {self.words}{place}"


class Placed(Option):
    """An option that brings a card to a spot: `play Dísir to Hel`, `fate Hela: Thor to Niflheim`."""

    __slots__ = ("spot",)

    def __init__(self, verb: str, what: Card | None, place: str, spot: Any) -> None:
        super().__init__(verb, what, place)
        self.spot = spot


# -- how options name cards ------------------------------------------------------------------------------------------


def place_of(you: Seat, card: Card) -> str | None:
    """Where a card is, as options say it."""
    table = you.table
    holder = table.holder.get(card)
    if holder is not None:
        if holder.is_spot:
            return holder.at
        spot = table.holder.get(holder)
        return f"on {holder.title} {spot.at}" if spot is not None else f"on {holder.title}"
    if card in you.hand:
        return "from hand"
    if card in you.discard:
        return "from the discard pile"
    if card in table.fate_discard:
        return "from the Fate discard pile"
    if card in you.deck:
        return "from the deck"
    return "from the Fate deck" if card in table.fate_deck else None


def state_of(table: Table, card: Card) -> tuple[Any, ...]:
    """What tells a card from another of its face at the same place; equal for alike choices."""
    holder = table.holder.get(card)
    if holder is None:
        return ()
    if not holder.is_spot:
        return card in table.used_cards, *state_of(table, holder)
    attached = table.attached.get(card)
    worn = tuple(sorted(item.title for item in attached)) if attached else ()
    strength = table.strength_of(card) if card.is_character else 0
    weakened = table.weakened.get(card, 0)
    return strength, worn, card in table.marked, table.tokens.get(card, 0), weakened, card in table.used_cards


def state_words(table: Table, card: Card) -> str:
    """The same in words; of something attached, the state of its bearer."""
    holder = table.holder.get(card)
    if holder is not None and not holder.is_spot:
        words = state_words(table, holder)
        said = [f"(bearer {words})"] if words else []
        return " ".join([*said, _USED] if card in table.used_cards else said)
    said = [f"of Strength {table.strength_of(card)}"] if card.is_character else []
    attached = [item.title for item in table.attached.get(card, ())]
    if card in table.marked:
        attached.append("a Soul Mark")
    if attached:
        said.append(f"with {listed(attached)}")
    if tokens := table.tokens.get(card, 0):
        said.append(f"({tokens:+d} in tokens)")
    if weakened := table.weakened.get(card, 0):
        said.append(f"(-{weakened} this turn)")
    if card in table.used_cards:
        said.append(_USED)
    return " ".join(said)


def listed(names: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def options_for(you: Seat, verb: str, cards: Sequence[Card]) -> list[Option]:
    """One option for each card, alike ones at the same place once; namesakes that differ are described."""
    table = you.table
    groups: dict[tuple[type[Card], str | None], list[Card]] = {}
    options: list[Option] = []
    for card in cards:
        key = (type(card), place_of(you, card))
        if key not in groups:
            groups[key] = [card]
            options.append(Option(verb, card, key[1]))
        else:
            groups[key].append(card)
    if len(options) == len(cards):
        return options
    return [
        described
        for (_, place), alike in groups.items()
        for described in (_told_apart(table, verb, alike, place) if len(alike) > 1 else [Option(verb, alike[0], place)])
    ]


def _told_apart(table: Table, verb: str, cards: list[Card], place: str | None) -> list[Option]:
    by_state: dict[tuple[Any, ...], Card] = {}
    for card in cards:
        by_state.setdefault(state_of(table, card), card)
    if len(by_state) == 1:
        return [Option(verb, cards[0], place)]
    found: list[Option] = []
    said: list[str] = []
    for card in by_state.values():
        words = state_words(table, card)
        said.append(words)
        if said.count(words) > 1:
            words = f"{words} ({said.count(words)})".strip()
        found.append(Described(verb, card, place, words))
    return found


def find_picked(cards: Sequence[Card], option: Option) -> Card:
    return next(card for card in cards if card is option.what)


# -- asking ----------------------------------------------------------------------------------------------------------


async def asks(
    you: Seat, prompt: str, options: Sequence[Option], rule: str | None = None, secret: bool = False
) -> Option:
    """Asks this seat. The card whose effect is going on is the source of the question."""
    if len(options) == 1 and not secret:
        return options[0]
    table = you.table
    source = table.causes[-1] if table.causes else None
    clause = table.clause(rule) or getattr(source, "clause", None)
    return await Decision(you.index, prompt, options, source, clause)


async def may(you: Seat, verb: str, prompt: str, rule: str | None = None) -> bool:
    """A yes or no: `verb` says what happens with yes."""
    return (await asks(you, prompt, (Option(verb), Option(DECLINE)), rule)).verb == verb


async def picks(
    you: Seat,
    verb: str,
    cards: Sequence[Card],
    prompt: str,
    optional: bool = False,
    secret: bool | None = None,
    rule: str | None = None,
) -> Any:
    """One of some cards; None where there is none, or where it is optional and the seat declines.

    What lies in a hand or a deck is chosen in secret: the others do not learn that there was no choice.
    """
    if not cards and not secret:
        return None
    options = options_for(you, verb, cards)
    if optional or not options:
        options.append(Option(DECLINE))
    if secret is None:
        secret = len(cards) > 1 and any(card in you.hand or card in you.deck for card in cards)
    chosen = await asks(you, prompt, options, rule, secret)
    return None if chosen.verb == DECLINE else find_picked(cards, chosen)


async def picks_way(you: Seat, verbs: Sequence[str], cards: Sequence[Card], prompt: str) -> tuple[str, Any]:
    """One of some cards together with what is done about it: each of the verbs can be chosen for each of the cards."""
    options = [option for verb in verbs for option in options_for(you, verb, cards)]
    chosen = await asks(you, prompt, options)
    return chosen.verb, find_picked(cards, chosen)


async def picks_several(
    you: Seat,
    verb: str,
    cards: Sequence[Card],
    prompt: str,
    least: int,
    most: int,
    rule: str | None = None,
    secret: bool = False,
) -> list[Any]:
    """Several of some cards, picked one by one in the order in which they lie, so that no set is met twice.

    In secret, it is asked even where there is no choice: the others do not learn how many cards there were.
    """
    rest = list(cards)
    picked: list[Card] = []
    least = min(least, len(rest))
    while rest and len(picked) < most:
        needed = least - len(picked)
        if needed == len(rest) and not secret:
            return picked + rest
        options = options_for(you, verb, rest[: len(rest) - max(0, needed - 1)])
        if needed <= 0:
            options.append(Option(ENOUGH))
        chosen = await asks(you, prompt, options, rule, secret)
        if chosen.verb == ENOUGH:
            break
        place = next(n for n, card in enumerate(rest) if card is chosen.what)
        picked.append(rest[place])
        rest = rest[place + 1 :]
    return picked


async def picks_spot(
    you: Seat,
    verb: str,
    card: Card | None,
    spots: Sequence[Card],
    prompt: str,
    optional: bool = False,
    rule: str | None = None,
) -> Any:
    """The spot to which a card goes; None where there is none, or where it is optional and the seat declines.

    Without a card, just a spot: `send Allies to Hel`.
    """
    options: list[Option] = [Placed(verb, card, spot.to, spot) for spot in spots]
    if not options:
        return None
    if optional:
        options.append(Option(DECLINE))
    chosen = await asks(you, prompt, options, rule)
    return chosen.spot if isinstance(chosen, Placed) else None


async def picks_player(you: Seat, verb: str, seats: Sequence[Seat], prompt: str, optional: bool = False) -> Any:
    """One of some players, named by their villains; None where there is none or the seat declines."""
    options = [Option(verb, seat.villain) for seat in seats]
    if not options:
        return None
    if optional:
        options.append(Option(DECLINE))
    chosen = await asks(you, prompt, options)
    return next((seat for seat in seats if seat.villain is chosen.what), None)


async def picks_words(you: Seat, verb: str, words: Sequence[str], prompt: str) -> str:
    """One of some words: a type of card, for example."""
    options = [Option(verb, word) for word in words]
    return words[options.index(await asks(you, prompt, options))]


async def picks_title(you: Seat, verb: str, cards: Sequence[Card], prompt: str) -> Any:
    """A title among those of some cards: one of the cards that bear it; None where there is no card."""
    by_title: dict[str, Card] = {}
    for card in cards:
        by_title.setdefault(card.title, card)
    if not by_title:
        return None
    return (await asks(you, prompt, [Option(verb, card) for card in by_title.values()])).what
