"""Playing Villain cards: what can be played, to where, for how much, and what happens then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from longbox.games.villainous.verbs.carry import carries_out
from longbox.games.villainous.verbs.choose import DECLINE, Placed, options_for
from longbox.games.villainous.verbs.fate import puts_on
from longbox.games.villainous.verbs.place import lays, takes, takes_off, to_discard
from longbox.games.villainous.verbs.settle import settles
from longbox.kernel.decisions import Option

if TYPE_CHECKING:
    from longbox.games.villainous.cards import Card
    from longbox.games.villainous.table import Seat

_PAY = "pay"


# -- what can be played ----------------------------------------------------------------------------------------------


def playable(you: Seat) -> list[Card]:
    """The cards that the seat can play now, each face of a pile once: from hand, and what may be from the discard."""
    seen: set[type[Card]] = set()
    found: list[Card] = []
    for card in you.hand:
        face = type(card)
        if face not in seen:
            seen.add(face)
            if can_play(you, card):
                found.append(card)
    return found + _playable_from_discard(you) if you.discard else found


def _playable_from_discard(you: Seat) -> list[Card]:
    permitting = you.table.registered.get("lets_play_from_discard", ())
    faces: dict[type[Card], Card] = {}
    card: Any
    for card in you.discard:
        if card.plays_from_discard or any(other.lets_play_from_discard(you, card) for other in permitting):
            faces.setdefault(type(card), card)
    if not faces or not you.may_use_discard():
        return []
    return [card for card in faces.values() if can_play(you, card)]


def can_play(you: Seat, card: Any) -> bool:
    """Whether the seat can pay for a card, may play it, and can carry it out in full."""
    if you.cost_of(card) > you.power and card.alternative_cost(you) is None:
        return False
    return can_play_free(you, card)


def can_play_free(you: Seat, card: Any) -> bool:
    """The same, the cost aside."""
    forbidding = you.table.registered.get("forbids_playing")
    if forbidding and any(other.forbids_playing(you, card) for other in forbidding):
        return False
    if "may_be_played" in card.does and not card.may_be_played(you):
        return False
    match card.kind:
        case "ally":
            return not card.is_choosy or bool(playable_spots(you, card))
        case "item":
            return bool(card.bearers(you)) if card.attaches else not card.is_choosy or bool(playable_spots(you, card))
    return True


def playable_spots(you: Seat, card: Any, forced: bool = False) -> list[Card]:
    """The spots to which the seat can play a card; a `forced` one enters even where it cannot be carried out."""
    table = you.table
    spots: list[Card] = [*you.locations]
    if card.is_ally:
        if card.plays_into_foreign_domains and not forced:
            spots += [location for seat in you.others for location in seat.locations]
        if table.events and not forced:
            spots += you.open_events()
    forbidding = table.registered.get("forbids_playing_to", ())
    if card.is_choosy or forbidding:
        spots = [
            spot
            for spot in spots
            if card.may_lie_at(table, spot)
            and (forced or card.may_be_played_to(you, spot))
            and not any(other.forbids_playing_to(you, card, spot) for other in forbidding)
        ]
    return spots


# -- playing ---------------------------------------------------------------------------------------------------------


async def plays(you: Seat, card: Any) -> None:
    """Plays a card from hand, or from where a rule lets it be played, and pays for it."""
    is_from_hand = card in you.hand
    spots = playable_spots(you, card) if _goes_to_spot(card) else []
    if not is_from_hand and not card.plays_from_discard:  # what lets it be played speaks of one's own Domain
        spots = [spot for spot in spots if spot in you.locations]
    place = await _chooses_place(you, card, spots)
    await _pays_for(you, card)
    takes(you.table, card)
    await _carries_out_play(you, card, place, is_from_hand)


async def plays_free(you: Seat, card: Any, spots: Sequence[Card] | None = None, forced: bool = False) -> None:
    """Plays a card, from wherever it lies, without paying: to one of some spots, or to any that the rules allow.

    A `forced` card enters one's own Domain even if it cannot be carried out in full.
    """
    if spots is None:
        spots = playable_spots(you, card, forced) if _goes_to_spot(card) else ()
    place = await _chooses_place(you, card, spots)
    takes(you.table, card)
    await _carries_out_play(you, card, place, False)


def _goes_to_spot(card: Any) -> bool:
    return card.is_ally or (card.is_item and not card.attaches)


async def _chooses_place(you: Seat, card: Any, spots: Sequence[Card]) -> Any:
    """The spot or the bearer of a card; None for Effects and Specialties."""
    if card.is_item and card.attaches:
        return await _chooses_bearer(you, card)
    rule = "play_item" if card.is_item else "play_to"
    return await you.picks_spot("play", card, spots, f"Where does {card.title} go?", rule=rule)


async def _chooses_bearer(you: Seat, item: Any) -> Card:
    options = [
        Placed("play", item, f"on{option.notation}", option.card) for option in options_for(you, "", item.bearers(you))
    ]
    chosen: Any = await you.asks(f"What does {item.title} go on?", options, rule="attach")
    bearer: Card = chosen.spot
    return bearer


async def _pays_for(you: Seat, card: Any) -> None:
    cost = you.cost_of(card)
    other = card.alternative_cost(you) if "alternative_cost" in card.does else None
    ways = [Option(_PAY, f"{cost} Power")] if cost <= you.power else []
    if "alternative_cost" in card.does:
        if other is not None:
            ways.append(Option(other))
        # Asked where it can be paid with Power: otherwise the others would learn what else is in hand.
        secret = cost <= you.power
        if (await you.asks(f"How do you pay for {card.title}?", ways, rule="cost", secret=secret)).verb != _PAY:
            await carries_out(you.table, card, card.pays_alternative(you))
            return
    await you.pays(cost)


async def _carries_out_play(you: Seat, card: Any, place: Any, is_from_hand: bool) -> None:
    table = you.table
    if card.kind == "effect":
        await _carries_out_effect(you, card, is_from_hand)
        return
    if card.kind == "specialty":
        you.specialties.append(card)
        table.enters_play(card)
        table.tell("plays", you.index, card)
    elif place.is_spot:
        lays(table, card, place)
        table.tell("plays_to", you.index, card, place=place.to)
    else:
        puts_on(table, card, place)
        table.tell("attaches", you.index, card, other=place)
    if "played" in card.does:
        await carries_out(table, card, card.played(you))
    for other in table.answering("card_played"):
        await carries_out(table, other, other.card_played(you, card))
    await settles(table)


async def _carries_out_effect(you: Seat, effect: Any, is_from_hand: bool) -> None:
    table = you.table
    table.resolving.append(effect)
    table.tell("plays", you.index, effect)
    await carries_out(table, effect, effect.played(you))
    if is_from_hand:
        for other in table.answering("effect_played"):
            if await carries_out(table, other, other.effect_played(you, effect)):
                break
    if effect in table.resolving:
        table.resolving.remove(effect)
        to_discard(table, effect)
    await settles(table)


async def plays_as_own(you: Seat, effect: Any) -> None:
    """Plays an Effect of somebody else that is attached to a card of one's own: pays for it and carries it out.

    Then it goes to its owner's discard pile.
    """
    table = you.table
    await you.pays(you.cost_of(effect))
    takes_off(table, effect)
    await _carries_out_effect(you, effect, False)


async def attaches_effect(you: Seat, effect: Card, bearer: Card) -> None:
    """An Effect that was just carried out is attached to a card of one's own."""
    table = you.table
    table.resolving.remove(effect)
    puts_on(table, effect, bearer)
    table.tell("attaches", you.index, effect, other=bearer)


async def may_bring_another(you: Seat, ally: Card, spot: Card, prompt: str) -> None:
    """May bring another Ally to the spot of one's Ally for free: play it from hand, or relocate it from elsewhere.

    Asked of everybody who has cards in hand, so that being asked does not tell whether there is an Ally among them.
    """
    playable = [card for card in you.hand if card.is_ally and spot in playable_spots(you, card)]
    movable = [card for card in you.allies if card is not ally and spot in you.destinations(card, by_card=True)]
    options = options_for(you, "play", [card for card in playable if can_play_free(you, card)])
    options += [*options_for(you, "relocate", movable), Option(DECLINE)]
    chosen: Any = await you.asks(prompt, options, rule="play_to", secret=bool(you.hand))
    if chosen.verb == "relocate":
        await you.relocates(chosen.card, spot)
    elif chosen.verb == "play":
        await plays_free(you, chosen.card, [spot])


async def may_play_or_relocate_here(you: Seat, ally: Any, spot: Card, prompt: str) -> None:
    """May play an Ally from hand, or relocate it from anywhere in play, to a spot, for free.

    Asked even where the Ally is not in hand, as far as the others cannot know that.
    """
    table = you.table
    is_in_play = ally in table.holder
    options: list[Option] = []
    if is_in_play and spot in you.destinations(ally, by_card=True):
        options.append(Placed("relocate", ally, spot.to, spot))
    elif ally in you.hand and spot in playable_spots(you, ally) and can_play_free(you, ally):
        options.append(Placed("play", ally, spot.to, spot))
    options.append(Option(DECLINE))
    chosen = await you.asks(prompt, options, secret=not is_in_play)
    if chosen.verb == "relocate":
        await you.relocates(ally, spot)
    elif chosen.verb == "play":
        await plays_free(you, ally, [spot])
