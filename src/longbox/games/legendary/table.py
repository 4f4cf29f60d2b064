"""The Legendary table: every zone and number, and the two nouns everything hangs on, Seat and Table.

A seat's verbs live in `verbs/`, one module for each thing a player does; here they are only listed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from longbox.games.legendary.box import Box
from longbox.games.legendary.cards import Card, Mastermind, Scheme
from longbox.games.legendary.traits import HeroClass, Trait
from longbox.games.legendary.verbs import (
    capture,
    choose,
    city,
    draw,
    fight,
    gain,
    heal,
    hq,
    ko,
    play,
    recruit,
    reveal,
    villain_deck,
)
from longbox.games.legendary.verbs import (
    discard as discarding,
)
from longbox.kernel import table as kernel
from longbox.kernel.game import Ended
from longbox.kernel.table import Counted, Held, Hidden, Pile, Printed, Private, Public, Slots

MASTERMIND_PORTAL = 5  # the portal space above the Mastermind comes after the five of the city


class Seat(kernel.Seat):
    """A player: their five piles, and everything a player does."""

    table: "Table"

    deck: Counted[Pile[Card]]
    hand: Private[Pile[Card]]
    played: Public[Pile[Card]]
    discard: Public[Pile[Card]]
    victory: Public[Pile[Card]]

    # choosing
    asks = choose.asks
    may = choose.may
    picks = choose.picks
    picks_own = choose.picks_own
    picks_seen = choose.picks_seen
    picks_several = choose.picks_several
    picks_enemy = choose.picks_enemy
    picks_player = choose.picks_player
    picks_space = choose.picks_space
    picks_from_hq = hq.picks_from_hq
    # cards of one's own
    draws = draw.draws
    draws_new_hand = draw.draws_new_hand
    reveals_top = draw.reveals_top
    reveals_top_cards = draw.reveals_top_cards
    looks_at_top = draw.looks_at_top
    draws_card = draw.draws_card
    puts_into_hand = draw.puts_into_hand
    puts_on_deck = draw.puts_on_deck
    puts_back = draw.puts_back
    keeps_for_new_hand = draw.keeps_for_new_hand
    discards = discarding.discards
    discards_one = discarding.discards_one
    discards_down_to = discarding.discards_down_to
    discards_top = discarding.discards_top
    takes_back = discarding.takes_back
    kos = ko.kos
    kos_one = ko.kos_one
    may_ko = ko.may_ko
    may_ko_several = ko.may_ko_several
    kos_from_hq = hq.kos_from_hq
    kos_whole_hq = hq.kos_whole_hq
    shows = reveal.shows
    # points and playing
    gets_recruit = play.gets_recruit
    gets_attack = play.gets_attack
    plays = play.plays
    plays_copy = play.plays_copy
    plays_as = play.plays_as
    keeps_until_end_of_turn = play.keeps_until_end_of_turn
    # taking cards
    gains = gain.gains
    gains_wound = gain.gains_wound
    gains_officer = gain.gains_officer
    gains_held_heroes = gain.gains_held_heroes
    gives_from_hq = hq.gives_from_hq
    passes_cards_left = gain.passes_cards_left
    recruits = recruit.recruits
    recruits_free = recruit.recruits_free
    recruits_officer = recruit.recruits_officer
    heals = heal.heals
    # enemies
    fights = fight.fights
    defeats = fight.defeats
    rescues = capture.rescues
    rescues_held = capture.rescues_held
    has_captured = capture.has_captured
    captures_hero = capture.captures_hero
    plays_villain_cards = villain_deck.plays_villain_cards
    plays_twist = villain_deck.plays_twist
    brings_into_city = city.brings_into_city
    moves_villain = city.moves_villain

    @property
    def everyone(self) -> "list[Seat]":
        """Every player in the order of an effect on each: the one whose turn it is, then clockwise."""
        seats, active = self.table.seats, self.table.active
        return seats[active:] + seats[:active]

    @property
    def others(self) -> "list[Seat]":
        """Every other player, in the same order."""
        return [seat for seat in self.everyone if seat is not self]

    @property
    def left_neighbor(self) -> "Seat":
        return self.table.seats[(self.index + 1) % len(self.table.seats)]

    @property
    def your_heroes(self) -> list[Card]:
        """Heroes in hand and those played this turn that are still there."""
        return [card for card in self.hand + self.played if card.is_hero]

    def heroes_with(self, trait: Trait) -> list[Card]:
        return [card for card in self.your_heroes if self.table.has_trait(card, trait)]

    def has_hero(self, trait: Trait) -> bool:
        has_trait = self.table.has_trait
        return any(has_trait(card, trait) for card in self.hand) or any(has_trait(card, trait) for card in self.played)

    @property
    def other_heroes_played(self) -> Sequence[Any]:
        """The Heroes played this turn before the one that is being played now, which is always the last of them:
        whatever a Hero plays besides itself, it has no more to count afterwards."""
        return self.table.turn_played[:-1]

    @property
    def faces_played(self) -> list[Any]:
        """What those Heroes were played as: a copy bears the face that it copied."""
        copied = self.table.copied
        return [copied.get(card, card) for card in self.other_heroes_played]

    def is_playing(self, face: Card) -> bool:
        """Whether a card that is played as such a face is not done with yet."""
        copied = self.table.copied
        return any(type(copied.get(card, card)) is type(face) for card in self.table.causes)

    def count_played(self, trait: Trait) -> int:
        has_trait = self.table.has_trait
        return sum(has_trait(card, trait) for card in self.table.turn_played[:-1])

    def colors(self) -> set[HeroClass]:
        """The different colours among your Heroes; grey is one of them."""
        return {color for card in self.your_heroes for color in self.table.colors_of(card) if color is not None}

    @property
    def this_card(self) -> Card:
        """The cardboard whose effect is going on: not the face it copies."""
        card: Card = self.table.causes[-1]
        return card

    def fought_in(self, *spaces: str) -> bool:
        """Whether the Villain just defeated stood in one of these spaces."""
        return self.table.fought_in in spaces

    def victory_of_group(self, name: str) -> list[Card]:
        """The Villains of a group in the Victory Pile."""
        return [card for card in self.victory if card.is_villain and card.unit_name == name]

    def all_cards(self) -> Iterator[Card]:
        """Everything a player owns that is no Victory Pile card."""
        for pile in (self.deck, self.hand, self.played, self.discard):
            yield from pile


class Table(kernel.Table):
    """The board: decks, stacks, the city, the HQ, and the numbers of the turn."""

    seat_class: ClassVar[type[kernel.Seat]] = Seat
    seats: list[Seat]

    box: Printed[Box]
    mastermind: Printed[Mastermind]
    scheme: Printed[Scheme]
    led_group: Printed[str]
    mastermind_bonus: Printed[int]
    has_showdown: Printed[bool]
    variants: Printed[frozenset[str]]  # the variants of the box that this game is played with

    mastermind_space: Public[Pile[Card]]
    scheme_space: Public[Pile[Card]]
    tactics: Counted[Pile[Card]]
    villain_deck: Counted[Pile[Card]]
    hero_deck: Counted[Pile[Card]]
    resolving: Public[Pile[Card]]  # Villain Deck cards while they are carried out
    hq: Public[Slots[Card]]
    city: Public[Slots[Card]]  # from the entry to the exit
    held: Public[Held[Card]]  # what lies beneath enemies
    beside_scheme: Public[Pile[Card]]
    portals: Public[Slots[Card]]  # above the city spaces, and last above the Mastermind
    officers: Counted[Pile[Card]]
    wounds: Counted[Pile[Card]]
    bystanders: Counted[Pile[Card]]
    ko: Public[Pile[Card]]
    escaped: Public[Pile[Card]]

    # the turn
    turn: Public[int]
    recruit: Public[int]
    attack: Public[int]
    recruit_made: Public[int]
    attack_made: Public[int]
    turn_played: Public[list[Card]]  # Heroes played this turn, in order; copies count
    copied: Hidden[dict[Card, Card]]  # a card played as a copy -> the face it has this turn; shown with the card
    set_aside: Hidden[list[Card]]  # cards that join the next hand besides those drawn; public only once played
    next_hand: Public[int]  # how many cards the end of this turn draws
    next_hand_extra: Public[int]
    extra_draws: Public[int]  # cards drawn this turn besides the hand one began with
    recruits_this_turn: Public[int]
    villains_defeated: Public[int]
    masterminds_defeated: Public[int]
    has_healed: Public[bool]
    recruit_is_attack: Public[bool]
    fought_in: Public[str | None]
    extra_turns: Public[int]

    # the game
    passed_in_secret: Public[bool]  # cards changed hands unseen: nobody can know any more who holds what
    twists: Public[int]
    villains_escaped: Public[int]
    bystanders_carried_off: Public[int]
    killbots_escaped: Public[int]
    is_won: Public[bool]
    showdown_turns: Public[list[int]]  # whose Showdown Turns are still to come
    showdown_totals: Public[dict[int, int]]
    outcome: Public[str | None]
    reason: Public[str | None]

    @property
    def you(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.active]

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    # -- what cards are ----------------------------------------------------------------------------------------------

    def has_trait(self, card: Any, trait: Trait) -> bool:
        """Whether a card is of a team or a Hero Class. A copy has the copied class besides its own."""
        if card.team is trait or card.hero_class is trait:
            return True
        return bool(self.copied) and card in self.copied and self.copied[card].hero_class is trait

    def colors_of(self, card: Card) -> tuple[HeroClass | None, ...]:
        if card in self.copied:
            return card.hero_class, self.copied[card].hero_class
        return (card.hero_class,)

    # -- enemies -----------------------------------------------------------------------------------------------------

    def villains(self) -> list[Card]:
        """The Villains in the city, from the entry on."""
        return [card for card in self.city if card is not None]

    def enemies(self) -> list[Card]:
        """Everybody who can be defeated: the Villains in the city, and the Mastermind while a Tactic is left."""
        return [*self.villains(), self.mastermind] if self.tactics else self.villains()

    def attack_parts(self, enemy: Card) -> list[tuple[Card, int]]:
        """An enemy's attack with the card that each part of it comes from."""
        parts: list[tuple[Card, int]] = [(enemy, self._own_attack(enemy))]
        if change := self.scheme.attack_change(self, enemy):
            parts.append((self.scheme, change))
        for card in self.answering("attack_change"):
            if change := card.attack_change(self, enemy):
                parts.append((card, change))
        if enemy is self.mastermind:
            for card in self.answering("mastermind_attack_change"):
                parts.append((card, card.mastermind_attack_change(self)))
        return parts

    def attack_of(self, enemy: Card) -> int:
        """What it takes to fight an enemy now; never below 0.

        The sum of `attack_parts`, added up without making the list: this is asked more often than anything else.
        """
        attack = self._own_attack(enemy) + self.scheme.attack_change(self, enemy)
        for card in self.answering("attack_change"):
            attack += card.attack_change(self, enemy)
        if enemy is self.mastermind:
            for card in self.answering("mastermind_attack_change"):
                attack += card.mastermind_attack_change(self)
        return max(0, attack)

    def _own_attack(self, enemy: Any) -> int:
        if enemy is self.mastermind:
            return (enemy.attack or 0) + self.mastermind_bonus
        if enemy.is_villain:
            attack: int = enemy.attack_now(self)
            return attack
        return self.scheme.villain_attack(self, enemy)

    def space_of(self, villain: Card) -> str:
        """The name of the city space in which a Villain stands."""
        return self.box.city[self.city.index(villain)].name

    def stands_in(self, enemy: Card, space: str) -> bool:
        """Whether an enemy stands in this city space; the Mastermind stands in none."""
        return enemy in self.city and self.space_of(enemy) == space

    def standing(self, enemy: Card) -> str | None:
        """Where an enemy is, as options say it: `on the Bridge`."""
        return None if enemy is self.mastermind else self.box.city[self.city.index(enemy)].where

    def held_bystanders(self, enemy: Card) -> int:
        held = self.held.get(enemy)
        return sum(card.kind == "bystander" for card in held) if held else 0

    def held_heroes(self, enemy: Card) -> list[Card]:
        return [card for card in self.held.get(enemy, ()) if card.is_hero]

    # -- the HQ ------------------------------------------------------------------------------------------------------

    def hq_heroes(self, most: int | None = None) -> list[Card]:
        """The Heroes in the HQ, left to right; with `most`, those that cost no more."""
        return [card for card in self.hq if card is not None and (most is None or (card.cost or 0) <= most)]

    def costliest_hq_heroes(self) -> list[Card]:
        """The Hero in the HQ that costs most, or all that share that cost."""
        heroes = self.hq_heroes()
        most = max((card.cost or 0 for card in heroes), default=0)
        return [card for card in heroes if (card.cost or 0) == most]

    def leaves_hq(self, card: Card) -> None:
        """Takes a Hero out of the HQ and fills the space at once from the Hero Deck."""
        space = self.hq.index(card)
        self.hq[space] = None
        self.fills_hq(space)

    def fills_hq(self, space: int) -> None:
        if self.hero_deck:
            self.hq[space] = card = self.hero_deck.pop()
            self.tell("enters_hq", card=card, number=space + 1)
        self.checks_evil()

    # -- effects and the end -----------------------------------------------------------------------------------------

    def checks_evil(self) -> None:
        """Ends the game the moment the Scheme's condition is true; a won game cannot be lost any more."""
        if not self.is_won and self.scheme.evil_wins(self):
            self.ends("defeat", self.scheme.title)

    def ends(self, outcome: str, reason: str) -> None:
        self.outcome = outcome
        self.reason = reason
        self.tell("game_ends", place=outcome, card=self.scheme if outcome == "defeat" else None)
        raise Ended

    @property
    def hides_owners(self) -> bool:
        return self.passed_in_secret

    def meters(self) -> list[dict[str, Any]]:
        """How near evil is to winning, how near the players are, and how much time is left."""
        value, most = self.scheme.danger(self)
        tactics = len(self.box.tactics[self.mastermind.title])
        return [
            {"name": "danger", "value": value, "most": most},
            {"name": "Tactics left", "value": len(self.tactics), "most": tactics},
            {"name": "Villain Deck", "value": len(self.villain_deck)},
        ]

    def shown_numbers(self, card: Any) -> dict[str, Any]:
        """Enemies show their attack with all that counts into it, and copies what they were played as."""
        if card is self.mastermind or card in self.city:
            parts = self.attack_parts(card)
            return {
                "attack": max(0, sum(part for _, part in parts)),
                "attack_parts": [[why.title, part] for why, part in parts],
            }
        if card in self.copied:
            return {"played_as": self.copied[card].face()}
        return {}
