"""Choosing. Every question of the family is asked here.

A question with one answer is not asked: the answer is taken. The exception is a question about cards that the others
cannot see (`secret`): whether it is asked at all would tell them something about these cards. It is asked of everybody
who might hold such a card, as often as of somebody with every choice.
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


def could_hold(you: Seat, which: Which) -> bool:
    """Whether, as far as everybody at the table knows, there could be such a card in this hand.

    What a player owns is public, as every card is gained in sight of all; which of it is in hand is not. Once cards
    have changed hands unseen, it could be in any hand. To be asked depends on this alone, so being asked tells nothing.
    """
    if you.table.is_solo:
        return any(map(which, you.hand))
    if not you.hand:
        return False
    owners = you.table.seats if you.table.passed_in_secret else [you]
    return any(which(card) for owner in owners for pile in (owner.hand, owner.deck) for card in pile)


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
    you: Seat,
    verb: str,
    candidates: Candidates,
    prompt: str,
    optional: bool = False,
    rule: str | None = None,
    secret: bool = False,
) -> Card | None:
    """One of the candidates; None where there are none, or where it is optional and the seat declines."""
    options = options_for(verb, candidates)
    if not options:
        return None
    if optional:
        options.append(Option(DECLINE))
    chosen = await asks(you, prompt, options, rule, secret)
    if chosen.verb == DECLINE:
        return None
    return next(card for card, _ in candidates if card is chosen.what)


async def picks_own(
    you: Seat, verb: str, piles: Sequence[str], prompt: str, which: Which | None = None, rule: str | None = None
) -> Card | None:
    """One of the seat's own cards from some of its piles; None where there are none."""
    candidates = own_cards(you, piles, which)
    hides = "hand" in piles and could_hold(you, which or _any_card)
    return await picks(you, verb, candidates, prompt, rule=rule, secret=hides and _leaves_open(you, candidates))


async def picks_seen(you: Seat, verb: str, cards: Sequence[Card], prompt: str) -> Card | None:
    """One of some cards that the seat alone has looked at; None where there are none."""
    return await picks(you, verb, [(card, None) for card in cards], prompt, secret=len(cards) > 1)


def _any_card(card: Card) -> bool:
    return True


def _leaves_open(you: Seat, candidates: Candidates) -> bool:
    """Whether, with other cards in hand, there could be a choice: more than one card is in hand or open to all."""
    return len(you.hand) + sum(where != _PILES["hand"] for _, where in candidates) > 1


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
        hides = any(where == _PILES["hand"] for _, where in candidates) and _leaves_open(you, candidates)
        chosen = await asks(you, prompt, options, secret=hides)
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
