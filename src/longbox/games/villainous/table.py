"""The Villainous table: every zone and number, and the two nouns everything hangs on, Seat and Table.

A *spot* is where cards lie: a Location of a Domain or an Event, both of them cardboard. `at` says what lies at each
spot, `attached` what is attached to a card; `holder` is the same the other way round. A seat's verbs live in `verbs/`,
one module for each thing a player does; here they are only listed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from longbox.games.villainous.cards import Card, Event, Location, Stone, Villain
from longbox.games.villainous.clauses import CLAUSES
from longbox.games.villainous.traits import Gauge
from longbox.games.villainous.verbs import (
    activate,
    choose,
    defeat,
    draw,
    fate,
    find,
    icons,
    play,
    relocate,
    stones,
    tiles,
    tokens,
    vanquish,
)
from longbox.games.villainous.verbs import marks as soul_marks
from longbox.games.villainous.verbs import power as powers
from longbox.kernel import table as kernel
from longbox.kernel.game import Ended
from longbox.kernel.table import Counted, Held, Hidden, Pile, Printed, Private, Public


class Seat(kernel.Seat):
    """A player: the Domain, the deck, and everything a player does."""

    table: "Table"

    villain: Printed[Villain]
    domain: Public[Pile[Card]]  # the villain: the portrait
    locations: Public[Pile[Location]]
    specialties: Public[Pile[Card]]
    upgrades: Public[Pile[Card]]  # tiles not revealed yet, the next one last
    deck: Counted[Pile[Card]]
    hand: Private[Pile[Card]]
    discard: Public[Pile[Card]]
    mover: Public[Location | None]  # None: on the portrait
    power: Public[int]

    # choosing
    asks = choose.asks
    may = choose.may
    picks = choose.picks
    picks_several = choose.picks_several
    picks_way = choose.picks_way
    picks_spot = choose.picks_spot
    picks_player = choose.picks_player
    picks_words = choose.picks_words
    picks_title = choose.picks_title
    # power, tokens, Soul Marks
    gains_power = powers.gains_power
    loses_power = powers.loses_power
    pays = powers.pays
    puts_tokens = tokens.puts_tokens
    weakens = tokens.weakens
    marks = soul_marks.marks
    removes_mark = soul_marks.removes_mark
    removes_vault_mark = soul_marks.removes_vault_mark
    # cards of one's own
    draws = draw.draws
    discards = draw.discards
    discards_one = draw.discards_one
    discards_several = draw.discards_several
    takes_back = draw.takes_back
    reveals_hand = draw.reveals_hand
    shuffles_discard_into_deck = draw.shuffles_discard_into_deck
    discards_from_play = defeat.discards_from_play
    returns_to_hand = defeat.returns_to_hand
    # finding
    finds = find.finds
    finds_fate = find.finds_fate
    puts_into_hand = find.puts_into_hand
    reveals_until = find.reveals_until
    orders_top_of_fate = find.orders_top_of_fate
    # actions and what cards do like them
    plays = play.plays
    plays_free = play.plays_free
    plays_as_own = play.plays_as_own
    may_bring_another = play.may_bring_another
    may_play_or_relocate_here = play.may_play_or_relocate_here
    attaches_effect = play.attaches_effect
    activates = activate.activates
    activates_free = activate.activates_free
    performs_activate = activate.performs_activate
    relocates = relocate.relocates
    performs_relocate = relocate.performs_relocate
    relocates_several = relocate.relocates_several
    relocates_one_of = relocate.relocates_one_of
    relocates_all = relocate.relocates_all
    performs_vanquish = vanquish.performs_vanquish
    vanquishes = vanquish.vanquishes
    vanquishes_all = vanquish.vanquishes_all
    defeats = defeat.defeats
    defeats_all = defeat.defeats_all
    defeats_one = defeat.defeats_one
    removes = defeat.removes
    removes_one = defeat.removes_one
    removes_all = defeat.removes_all
    # Fate
    fates = fate.fates
    draws_fate_on_self = fate.draws_fate_on_self
    plays_hero = fate.plays_hero
    brings_hero = fate.brings_hero
    # Stones and tiles
    receives_stone = stones.receives_stone
    turns_over = tiles.turns_over
    takes_tiles_under = tiles.takes_tiles_under
    reveals_upgrade = tiles.reveals_upgrade
    # nouns that have a module of their own
    available = icons.available
    activations = activate.activations
    activation_cost_of = activate.activation_cost_of
    destinations = relocate.destinations
    movable = relocate.movable
    vanquish_targets = vanquish.targets
    vanquish_choices = vanquish.choices
    vanquish_targets_with = vanquish.targets_with
    playable_spots = play.playable_spots
    can_play = play.can_play
    can_play_free = play.can_play_free

    @property
    def others(self) -> "list[Seat]":
        """Every other player, clockwise from the one whose turn it is."""
        return [seat for seat in self.table.everyone if seat is not self]

    def controls(self, card: Card) -> bool:
        """Whether a card in play is this seat's: the villain's own, or a Stone in the Domain."""
        if card.is_stone:
            return self.has_in_domain(card)
        return self.table.owners[card.uid] == self.index

    def has_in_domain(self, card: Card) -> bool:
        """Whether a card lies in this Domain: at a location, attached there, or among the Specialties."""
        spot = self.table.spot_of(card)
        if spot is not None:
            return self.table.owners[spot.uid] == self.index
        return card in self.specialties or self.table.holder.get(card) in self.specialties

    @property
    def domain_cards(self) -> list[Card]:
        """What lies at the four locations, whoever it belongs to; what is attached to it does not count."""
        at = self.table.at
        first, second, third, fourth = self.locations
        return at[first] + at[second] + at[third] + at[fourth]

    @property
    def domain_characters(self) -> list[Card]:
        return [card for card in self.domain_cards if card.is_character]

    @property
    def domain_heroes(self) -> list[Card]:
        return [card for card in self.domain_cards if card.is_hero]

    @property
    def domain_allies(self) -> list[Card]:
        """One's own Allies in one's own Domain."""
        owners, index = self.table.owners, self.index
        return [card for card in self.domain_cards if card.is_ally and owners[card.uid] == index]

    @property
    def domain_items(self) -> list[Card]:
        """The Items in the Domain, attached or not, that an effect can remove or return."""
        return [card for card in self.domain_cards_and_attached if card.is_item and card.can_be_removed]

    @property
    def domain_cards_and_attached(self) -> list[Card]:
        """What lies at the four locations, with what is attached to it or to a Specialty."""
        cards = self.domain_cards
        return cards + [item for card in cards + self.specialties for item in self.table.attached.get(card, ())]

    @property
    def allies(self) -> list[Card]:
        """One's own Allies in play, wherever they are."""
        owners, index = self.table.owners, self.index
        return [
            card for cards in self.table.at.values() for card in cards if card.is_ally and owners[card.uid] == index
        ]

    @property
    def items(self) -> list[Card]:
        """One's own Items in play at locations, attached ones and Stones not counted."""
        owners, index = self.table.owners, self.index
        return [
            card for cards in self.table.at.values() for card in cards if card.is_item and owners[card.uid] == index
        ]

    @property
    def loose_items(self) -> list[Card]:
        """One's own Items and Stones that lie unattached at locations of one's own Domain."""
        owners, index = self.table.owners, self.index
        return [card for card in self.domain_cards if card.is_item and (card.is_stone or owners[card.uid] == index)]

    @property
    def stones(self) -> list[Card]:
        """The Infinity Stones one controls: those in the Domain."""
        return [stone for stone in self.table.claimed_stones if self.has_in_domain(stone)]

    def allies_at(self, spot: Card) -> list[Card]:
        owners, index = self.table.owners, self.index
        return [card for card in self.table.at[spot] if card.is_ally and owners[card.uid] == index]

    def opposing_at(self, spot: Card) -> list[Card]:
        """The characters at a spot that this seat does not control."""
        owners, index = self.table.owners, self.index
        return [card for card in self.table.at[spot] if card.is_character and owners[card.uid] != index]

    def has_ally_at(self, spot: Card) -> bool:
        owners, index = self.table.owners, self.index
        return any(card.is_ally and owners[card.uid] == index for card in self.table.at[spot])

    def open_events(self) -> list[Card]:
        """The Events to which this seat can bring Allies: the global ones, and the one that names it."""
        return [event for event in self.table.events if event.names(self)]

    def may_use_discard(self) -> bool:
        """Whether cards may do something with the seat's discard pile."""
        forbidding = self.table.registered.get("forbids_using_discard")
        return not forbidding or not any(card.forbids_using_discard(self) for card in forbidding)

    def cost_of(self, card: Card) -> int:
        """What the seat pays to play a card: reductions first, never below 0, then surcharges."""
        cost = card.cost or 0
        changing = self.table.registered.get("cost_change")
        if changing:
            changes = [other.cost_change(self, card) for other in changing]
            cost = max(0, cost + sum(change for change in changes if change < 0))
            cost += sum(change for change in changes if change > 0)
        return cost

    def counts_hand(self, which: choose.Which) -> int:
        return sum(map(which, self.hand))

    @property
    def gauge(self) -> Gauge:
        return self.villain.gauge(self)


class Table(kernel.Table):
    """The middle of the table, what lies where, and the numbers of the turn."""

    seat_class: ClassVar[type[kernel.Seat]] = Seat
    seats: list[Seat]

    owners: Printed[list[int]]  # by uid: the seat whose card or location it is; -1 for Fate cards and Stones
    mode: Public[str]

    fate_deck: Counted[Pile[Card]]
    fate_discard: Public[Pile[Card]]
    events: Public[Pile[Event]]
    at: Public[Held[Card]]  # spot -> what lies there, attached cards not counted
    attached: Public[Held[Card]]  # bearer -> what is attached to it
    resolving: Public[Pile[Card]]  # Effects, Fate cards and Events while they are carried out
    revealed: Public[Pile[Card]]  # cards taken out of a deck or pile for an effect
    unclaimed_stones: Public[Pile[Stone]]
    turned_down: Public[Pile[Card]]  # the sides of tiles that do not show

    holder: Hidden[dict[Card, Card]]  # card -> the spot where it lies or its bearer
    tokens: Hidden[dict[Card, int]]  # +1 and -1 Strength tokens; shown with the card
    weakened: Hidden[dict[Card, int]]  # Strength lost until the end of the turn; shown with the card
    marked: Hidden[list[Card]]  # Heroes with a Soul Mark; shown with the card
    claimed_stones: Public[list[Card]]
    vault_marks: Public[int]
    mines_taken: Public[bool]

    # the turn
    turn: Public[int]
    used_icons: Public[list[int]]  # places of the icons of the mover's location that were used
    used_cards: Public[list[Card]]  # what has been used that can be used once in a turn
    pending: Public[list[Card]]  # what may or must still be carried out before moving
    has_upgraded: Public[bool]
    in_one_change: Hidden[int]  # above 0 in the middle of something that counts as one change

    # the end
    outcome: Public[str | None]
    winner: Public[int | None]

    @property
    def you(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.active]

    @property
    def everyone(self) -> list[Seat]:
        """Every player: the one whose turn it is, then clockwise."""
        return self.seats[self.active :] + self.seats[: self.active]

    def seat_of(self, villain: type[Villain]) -> Seat | None:
        """Who plays this villain; None if nobody does."""
        return next((seat for seat in self.seats if isinstance(seat.villain, villain)), None)

    def owner_of(self, card: Card) -> Seat | None:
        """Whose card or location it is; None for Fate cards and Stones."""
        owner = self.owners[card.uid]
        return self.seats[owner] if owner >= 0 else None

    def prints_for(self, seat: Seat | None, face: type[Card], copies: int = 1) -> list[Any]:
        """New cardboard of one face that belongs to a seat, or to none."""
        self.owners += [seat.index if seat is not None else -1] * copies
        return self.prints(face, copies)

    def lays_out(self, card: Card, holder: Card) -> None:
        """For set-up: puts a card at a spot, or beneath another card."""
        (self.at[holder] if holder.is_spot else self.attached.setdefault(holder, [])).append(card)
        self.holder[card] = holder
        self.enters_play(card)

    def turned_down_side(self, face: type[Card]) -> Card:
        """The side of a tile that does not show now."""
        return next(card for card in self.turned_down if type(card) is face)

    # -- where things are --------------------------------------------------------------------------------------------

    def spot_of(self, card: Card) -> Card | None:
        """The location or Event where a card is, by itself or attached; None where it is at none."""
        holder = self.holder.get(card)
        if holder is None or holder.is_spot:
            return holder
        return self.holder.get(holder)

    def is_in_play(self, card: Card) -> bool:
        return card in self.holder or card in self.events or any(card in seat.specialties for seat in self.seats)

    def domain_of(self, card: Card) -> Seat | None:
        """In whose Domain a card or location lies; None at an Event and out of play."""
        spot = card if card.is_spot else self.spot_of(card)
        if spot is not None:
            return self.owner_of(spot)
        holder = self.holder.get(card)
        return next((seat for seat in self.seats if card in seat.specialties or holder in seat.specialties), None)

    def location(self, face: type[Location]) -> Card | None:
        """The location of this face; None if its villain is not in the game."""
        return next((place for seat in self.seats for place in seat.locations if type(place) is face), None)

    @property
    def locations(self) -> list[Card]:
        """Every location of every Domain, those of the active player first."""
        return [location for seat in self.everyone for location in seat.locations]

    @property
    def heroes(self) -> list[Card]:
        """Every Hero in play, those in the Domain of the active player first."""
        return [card for location in self.locations for card in self.at[location] if card.is_hero]

    def characters_at(self, spot: Card) -> list[Card]:
        return [card for card in self.at[spot] if card.is_character]

    def heroes_at(self, spot: Card) -> list[Card]:
        return [card for card in self.at[spot] if card.is_hero]

    def stones_at(self, spot: Card) -> list[Card]:
        """The Infinity Stones at a spot, attached or not."""
        return [stone for stone in self.claimed_stones if self.spot_of(stone) is spot]

    def carries_stone(self, card: Card) -> bool:
        attached = self.attached.get(card)
        return attached is not None and any(item.is_stone for item in attached)

    def covering(self, location: Card) -> Card | None:
        """The card that covers the top row of a location: a Hero, a Rival or somebody else's Ally."""
        owners = self.owners
        for card in self.at[location]:
            if card.covers or (card.is_ally and owners[card.uid] != owners[location.uid]):
                return card
        return None

    # -- Strength ----------------------------------------------------------------------------------------------------

    def strength_of(self, card: Card) -> int:
        """The Strength of a character with everything counted in; never below 0."""
        strength = card.strength or 0
        if "own_strength" in card.does:
            strength += card.own_strength(self)
        if card in self.tokens:
            strength += self.tokens[card]
        if card in self.attached:
            for item in self.attached[card]:
                strength += item.strength or 0
        changing = self.registered.get("strength_change")
        if changing:
            for other in changing:
                strength += other.strength_change(self, card)
        if card in self.weakened:
            strength -= self.weakened[card]
        return max(0, strength)

    def strength_parts(self, card: Card) -> list[tuple[str, int]]:
        """The same in parts, each with what it comes from; the parts that are 0 are left out."""
        parts = [(card.title, card.strength or 0), ("its ability", card.own_strength(self))]
        parts.append(("Strength tokens", self.tokens.get(card, 0)))
        parts += [(item.title, item.strength or 0) for item in self.attached.get(card, ())]
        parts += [(other.title, other.strength_change(self, card)) for other in self.answering("strength_change")]
        parts.append(("until the end of the turn", -self.weakened.get(card, 0)))
        return parts[:1] + [part for part in parts[1:] if part[1]]

    def strength_at(self, event: Card) -> int:
        """The Strength of all Allies at an Event together."""
        return sum(map(self.strength_of, self.at[event]))

    # -- what can be done to whom ------------------------------------------------------------------------------------

    def has_protector(self, card: Card) -> bool:
        return card.gives_protector or any(item.gives_protector for item in self.attached.get(card, ()))

    def protectors_at(self, spot: Card) -> list[Card]:
        return [card for card in self.at[spot] if card.is_hero and self.has_protector(card)]

    def protector_of(self, card: Card) -> Card | None:
        """The Hero that must be defeated before this one; None where there is none."""
        spot = self.holder.get(card)
        if not card.is_hero or spot is None or self.has_protector(card):
            return None
        return next((other for other in self.at[spot] if other.is_hero and self.has_protector(other)), None)

    def may_be_defeated(self, card: Card) -> bool:
        """Whether a character in play can be defeated at all now."""
        return not card.never_defeated and self.protector_of(card) is None

    def fall_together(self, characters: Sequence[Card], spot: Card) -> list[Card]:
        """Those of some characters at a spot that can be defeated at once: Protectors fall with those they protect."""
        able = [card for card in characters if not card.never_defeated]
        if any(card not in able for card in self.protectors_at(spot)):
            return [card for card in able if not card.is_hero or self.has_protector(card)]
        return able

    def may_be_marked(self, card: Card) -> bool:
        """Whether a Soul Mark can be attached to a Hero in play."""
        if not card.is_hero or card in self.marked or card.bars_marks or card.bars_attaching:
            return False
        return not any(item.bars_marks for item in self.attached.get(card, ()))

    def markable(self, cards: Sequence[Card]) -> list[Card]:
        return [card for card in cards if self.may_be_marked(card)]

    # -- moments -----------------------------------------------------------------------------------------------------

    def enters_play(self, card: Card) -> None:
        """The card answers its moments from now on."""
        for moment in card.answers:
            self.register(moment, card)

    def leaves_play(self, card: Card) -> None:
        for moment in card.answers:
            registered = self.registered.get(moment)
            if registered and card in registered:  # what is switched off has been forgotten already
                registered.remove(card)

    # -- the end -----------------------------------------------------------------------------------------------------

    def checks_objectives(self) -> None:
        """Ends the game the moment an objective is fulfilled: the active player first, then clockwise."""
        active = self.active
        for seat in self.seats[active:]:
            if seat.villain.has_won(seat) and not self._is_barred(seat):
                self.wins(seat)
        for seat in self.seats[:active]:
            if seat.villain.has_won(seat) and not self._is_barred(seat):
                self.wins(seat)

    def _is_barred(self, seat: Seat) -> bool:
        return any(card.forbids_winning(seat) for card in self.registered.get("forbids_winning", ()))

    def wins(self, seat: Seat) -> None:
        self.outcome = "victory"
        self.winner = seat.index
        self.tell("game_ends", seat.index, seat.villain)
        raise Ended

    # -- views -------------------------------------------------------------------------------------------------------

    @property
    def called(self) -> list[str]:
        """The log calls everybody by the villain."""
        return [seat.villain.title for seat in self.seats]

    def meters(self) -> list[dict[str, Any]]:
        """How near every villain is to the objective, in percent, with the parts in words."""
        found = []
        for seat in self.seats:
            gauge = seat.gauge
            value = round(100 * gauge.value)
            found.append(
                {"name": seat.villain.title, "seat": seat.index, "value": value, "most": 100, "parts": [*gauge.parts]}
            )
        return found

    def shown_numbers(self, card: Any) -> dict[str, Any]:
        """Characters and Events show their Strength, locations their actions and what blocks them."""
        if card.is_character and card in self.holder:
            return self._shown_character(card)
        if card.kind == "event" and card in self.events:
            return {"strength": card.strength, "gathered": self.strength_at(card)}
        if card.kind == "location":
            return {"actions": [*self._shown_actions(card)]}
        shown = {"cost": card.cost} if card.cost is not None else {}
        return {**shown, "used": True} if card in self.used_cards else shown

    def _shown_character(self, card: Any) -> dict[str, Any]:
        shown = {"strength": self.strength_of(card), "strength_parts": [[*part] for part in self.strength_parts(card)]}
        if tokens := self.tokens.get(card):
            shown["tokens"] = tokens
        if card in self.marked:
            shown["soul_mark"] = True
        if protector := self.protector_of(card):
            shown["protected_by"] = protector.title
        return shown

    def _shown_actions(self, location: Any) -> Iterator[dict[str, Any]]:
        covering = self.covering(location)
        is_here = location is self.you.mover and self.step == "act"
        for place, icon in enumerate(location.icons):
            is_top = place < len(location.top)
            shown: dict[str, Any] = {"action": icon.words, "row": "top" if is_top else "bottom"}
            if is_top and covering is not None:
                shown["blocked_by"] = covering.title
            if is_here and place in self.used_icons:
                shown["used"] = True
            yield shown

    @staticmethod
    def clause(rule: str | None) -> str | None:
        """The rulebook clause behind a question."""
        return CLAUSES.get(rule) if rule is not None else None
