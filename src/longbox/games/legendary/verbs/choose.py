"""Choosing. Every question of the family is asked here.

A question with one answer is not asked: the answer is taken. The exception is a question whose very asking would tell
the others what is in a hand; it is asked of everybody who might hold such a card (`secret`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from longbox.games.legendary.cards import Card
from longbox.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat

Which = Callable[[Card], bool]
Candidates = list[tuple[Card, str | None]]  # cards with the words that say where they are

ENOUGH = "enough"
DECLINE = "decline"

_PILES = {
    "hand": "from hand",
    "played": "from play",
    "discard": "from the discard pile",
    "victory": "from the Victory Pile",
    "deck": "from the deck",
}


def own_cards(you: Seat, piles: Sequence[str], which: Which | None = None) -> Candidates:
    """The cards of some of a seat's piles, each with its place."""
    return [(card, _PILES[pile]) for pile in piles for card in getattr(you, pile) if which is None or which(card)]


def options_for(verb: str, candidates: Candidates) -> list[Option]:
    """One option for each face at each place: two alike cards in one place are the same choice."""
    seen: set[tuple[type[Card], str | None]] = set()
    options = []
    for card, where in candidates:
        key = (type(card), where)
        if key not in seen:
            seen.add(key)
            options.append(Option(verb, card, where))
    return options


async def asks(
    you: Seat, prompt: str, options: Sequence[Option], rule: str | None = None, secret: bool = False
) -> Option:
    """Asks this seat. The card whose effect is going on is the source of the question."""
    if len(options) == 1 and not (secret and len(you.table.seats) > 1):
        return options[0]
    causes = you.table.causes
    source = causes[-1] if causes else None
    clause = you.table.box.clause(rule) or getattr(source, "clause", None)
    return await Decision(you.index, prompt, options, source, clause)


async def may(you: Seat, verb: str, prompt: str) -> bool:
    """A yes or no: `verb` says what happens with yes."""
    return (await asks(you, prompt, (Option(verb), Option(DECLINE)))).verb == verb


async def picks(
    you: Seat, verb: str, candidates: Candidates, prompt: str, optional: bool = False, rule: str | None = None
) -> Card | None:
    """One of the candidates; None where there are none, or where it is optional and the seat declines."""
    options = options_for(verb, candidates)
    if not options:
        return None
    if optional:
        options.append(Option(DECLINE))
    chosen = await asks(you, prompt, options, rule, _tells_of_hand(candidates))
    if chosen.verb == DECLINE:
        return None
    return next(card for card, _ in candidates if card is chosen.what)


def _tells_of_hand(candidates: Candidates) -> bool:
    """Whether not to be asked would tell the others that all these cards, some of them in hand, are alike."""
    return len(candidates) > 1 and any(where == _PILES["hand"] for _, where in candidates)


async def picks_several(you: Seat, verb: str, candidates: Candidates, prompt: str, least: int, most: int) -> list[Card]:
    """Several of the candidates, picked one by one in the order in which they lie, so that no set is met twice."""
    rest = candidates[:]
    picked: list[Card] = []
    least = min(least, len(rest))
    while rest and len(picked) < most:
        needed = least - len(picked)
        options = options_for(verb, rest[: len(rest) - max(0, needed - 1)])
        if needed <= 0:
            options.append(Option(ENOUGH))
        chosen = await asks(you, prompt, options, secret=_tells_of_hand(rest))
        if chosen.verb == ENOUGH:
            break
        place = next(n for n, (card, _) in enumerate(rest) if card is chosen.what)
        picked.append(rest[place][0])
        rest = rest[place + 1 :]
    return picked


async def picks_enemy(
    you: Seat, verb: str, enemies: Sequence[Card], prompt: str, optional: bool = False
) -> Card | None:
    """One of some Villains in the city or the Mastermind."""
    table = you.table
    return await picks(you, verb, [(enemy, table.standing(enemy)) for enemy in enemies], prompt, optional)


async def picks_space(you: Seat, verb: str, prompt: str, besides: int) -> int:
    """A city space other than one."""
    spaces = [place for place in range(len(you.table.city)) if place != besides]
    options = [Option(verb, place=you.table.box.city[place].where) for place in spaces]
    return spaces[options.index(await asks(you, prompt, options))]


async def picks_player(you: Seat, verb: str, prompt: str) -> Seat:
    """One of the players, oneself included."""
    seats = you.everyone
    options = [Option(verb, seat.name) for seat in seats]
    return seats[options.index(await asks(you, prompt, options))]
