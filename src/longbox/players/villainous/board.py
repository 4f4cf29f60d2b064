"""A table of the Villainous family, read from the view of a seat: who has what where, in nouns that plans can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from longbox.games.catalog import cards
from longbox.games.facts import CardFacts

# Actions that a card adds to its location: what is printed on it, as its text says.
GRANTED = {
    "Space Throne": "relocate",
    "Taskmaster's Bow": "vanquish",
    "Heavy Attack Sentry": "vanquish",
    "Death's Favor": "vanquish",
}
MOST_COMBINED = 7  # of more Allies than these, only the weakest ones that suffice are looked at


@dataclass(eq=False)
class Piece:
    """A card in play."""

    id: str
    facts: CardFacts
    seat: int | None  # who controls it; None for what Fate brought
    spot: Spot | None
    strength: int = 0
    tokens: int = 0
    is_marked: bool = False
    is_protected: bool = False
    is_used: bool = False
    attached: list[Piece] = field(default_factory=list)

    def __post_init__(self) -> None:
        # Asked for hundreds of times in one decision: kept, not looked up.
        self.title = self.facts.title
        self.kind = self.facts.kind
        self.is_character = self.kind in ("ally", "hero", "rival")

    @property
    def stones(self) -> int:
        return sum(item.kind == "stone" for item in self.attached)

    def bears(self, title: str) -> int:
        return sum(item.title == title for item in self.attached)


@dataclass(eq=False)
class Spot:
    """A location or an Event, with what lies there."""

    id: str
    title: str
    seat: int | None  # whose location it is; None for an Event
    actions: Sequence[Mapping[str, Any]] = ()
    needed: int = 0  # the Strength that resolves an Event
    gathered: int = 0
    pieces: list[Piece] = field(default_factory=list)

    @property
    def is_event(self) -> bool:
        return self.seat is None

    def of(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat]

    def allies_of(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat and piece.kind == "ally"]

    def opposing(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.is_character and piece.seat != seat]

    @property
    def heroes(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == "hero"]

    @property
    def stones(self) -> int:
        return sum((piece.kind == "stone") + piece.stones for piece in self.pieces)

    @property
    def tops(self) -> int:
        """How many actions its top row has."""
        return sum(action["row"] == "top" for action in self.actions)

    @property
    def is_covered(self) -> bool:
        return any("blocked_by" in action for action in self.actions)

    def force_of(self, seat: int) -> int:
        return sum(ally.strength for ally in self.allies_of(seat))

    def has(self, title: str, seat: int) -> bool:
        return any(piece.title == title and piece.seat == seat for piece in self.pieces)

    @contextmanager
    def without(self, piece: Piece) -> Iterator[None]:
        """For a while, as if a piece were not there."""
        pieces = self.pieces
        self.pieces = [other for other in pieces if other is not piece]
        yield
        self.pieces = pieces

    def free_actions(self) -> Iterator[str]:
        """The actions there that are neither covered nor used, with those that cards add."""
        for action in self.actions:
            if "blocked_by" not in action and "used" not in action:
                yield action["action"]
        for piece in self.pieces:
            if piece.title in GRANTED and piece.seat == self.seat and not piece.is_used:
                yield GRANTED[piece.title]


@dataclass(eq=False)
class Side:
    """What is public about one player."""

    index: int
    name: str
    villain: str
    power: int
    gauge: float
    mover: str | None
    hand: list[str]  # titles; empty where it cannot be seen
    hand_size: int
    deck_size: int
    discard: list[str]
    upgrades: list[str]
    locations: list[Spot] = field(default_factory=list)
    specialties: list[Piece] = field(default_factory=list)

    def location(self, title: str) -> Spot:
        return next(spot for spot in self.locations if spot.title == title)

    @property
    def here(self) -> Spot | None:
        return next((spot for spot in self.locations if spot.title == self.mover), None)

    @property
    def pieces(self) -> list[Piece]:
        return [piece for spot in self.locations for piece in spot.pieces]

    @property
    def stones(self) -> int:
        return sum(spot.stones for spot in self.locations) + sum(it.kind == "stone" for it in self.specialties)

    def special(self, title: str) -> Piece | None:
        return next((piece for piece in self.specialties if piece.title == title), None)


@cache
def by_title(game: str) -> dict[str, CardFacts]:
    return {card.title: card for card in cards(game).values()}


class Board:
    """Everything one seat knows of the table."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.facts = cards(view["game"])
        self.by_title = by_title(view["game"])
        gauges = {meter["seat"]: meter["value"] / 100 for meter in view["meters"]}
        self.sides = [self._side(index, side, gauges[index]) for index, side in enumerate(view["seats"])]
        self.seat_of = {side.villain: side.index for side in self.sides}
        self.me = self.sides[seat]
        self.events = [
            Spot(event["id"], event["title"], None, (), event.get("strength", 0), event.get("gathered", 0))
            for event in view["events"]
        ]
        self.pieces: dict[str, Piece] = {}
        for side, shown in zip(self.sides, view["seats"], strict=True):
            side.locations = [
                Spot(place["id"], place["title"], side.index, place["actions"]) for place in shown["locations"]
            ]
            side.specialties = [self._piece(card, None, side.index) for card in shown["specialties"]]
        for spot in self.spots:
            spot.pieces = [self._piece(card, spot, spot.seat) for card in view["at"].get(spot.id, ())]

    def _side(self, index: int, side: Mapping[str, Any], gauge: float) -> Side:
        hand = side["hand"]
        is_open = isinstance(hand, list)
        return Side(
            index=index,
            name=side["name"],
            villain=side["domain"][0]["title"],
            power=side["power"],
            gauge=gauge,
            mover=self.facts[side["mover"]].title if side["mover"] is not None else None,
            hand=[card["title"] for card in hand] if is_open else [],
            hand_size=len(hand) if is_open else hand["count"],
            deck_size=side["deck"]["count"],
            discard=[card["title"] for card in side["discard"]],
            upgrades=[card["title"] for card in side["upgrades"]],
        )

    def _piece(self, card: Mapping[str, Any], spot: Spot | None, domain: int | None) -> Piece:
        facts = self.facts[card["face"]]
        piece = Piece(
            id=card["id"],
            facts=facts,
            seat=self._controls(facts, domain),
            spot=spot,
            strength=card.get("strength", 0),
            tokens=card.get("tokens", 0),
            is_marked=card.get("soul_mark", False),
            is_protected="protected_by" in card,
            is_used=card.get("used", False),
        )
        self.pieces[piece.id] = piece
        piece.attached = [self._piece(item, spot, domain) for item in self.view["attached"].get(piece.id, ())]
        return piece

    def _controls(self, facts: CardFacts, domain: int | None) -> int | None:
        """Whose a card in play is."""
        if facts.kind == "stone":
            return domain
        return None if facts.kind in ("hero", "fate item", "rival") else self.seat_of.get(facts.unit)

    # -- nouns -------------------------------------------------------------------------------------------------------

    @property
    def spots(self) -> list[Spot]:
        return [spot for side in self.sides for spot in side.locations] + self.events

    @property
    def others(self) -> list[Side]:
        return [side for side in self.sides if side is not self.me]

    @cached_property
    def own_allies(self) -> list[Piece]:
        """One's own Allies, wherever they are."""
        return [ally for spot in self.spots for ally in spot.allies_of(self.me.index)]

    @cached_property
    def heroes(self) -> list[Piece]:
        return [hero for spot in self.spots for hero in spot.heroes]

    def spot(self, words: str | None) -> Spot | None:
        """The spot that an option's place names: `to Hel`, `at Odin's Vault`, `on Thor at Hel`."""
        if words is None:
            return None
        found = [spot for spot in self.spots if words.endswith(spot.title)]
        return max(found, key=lambda spot: len(spot.title), default=None)

    def is_at_home(self, piece: Piece) -> bool:
        return piece.spot is not None and piece.spot.seat == self.me.index

    def card(self, title: str) -> CardFacts:
        return self.by_title[title]

    def cost(self, title: str) -> int:
        """What the seat pays for a card, with the surcharges of Events."""
        facts = self.by_title[title]
        cost = facts.numbers.get("cost", 0)
        dearer = {"ally": "Lockdown at the Raft", "item": "Protected Vibranium"}.get(facts.kind)
        return cost + any(event.title == dearer for event in self.events)

    def fighters(self, spot: Spot) -> list[Piece]:
        return [ally for ally in spot.allies_of(self.me.index) if ally.strength > 0]

    def forces(self, target: Piece) -> Iterator[tuple[Piece, ...]]:
        """The sets of one's own Allies that can vanquish somebody; none of them has an Ally too many."""
        assert target.spot is not None
        fighters = sorted(self.fighters(target.spot), key=lambda ally: ally.strength)[-MOST_COMBINED:]
        least = 2 if target.title == "Drax the Destroyer" else 1
        for count in range(least, len(fighters) + 1):
            for force in combinations(fighters, count):
                total = sum(ally.strength for ally in force)
                if total >= target.strength and (
                    count == least or total - min(ally.strength for ally in force) < target.strength
                ):
                    yield force
