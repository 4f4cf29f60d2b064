"""What any villain is after: a plan values cards, places and targets, and says in words why.

Values are rough: 1 is what a good ordinary action is worth. A plan knows only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from longbox.players.villainous.board import Board, Piece, Side, Spot

Worth = tuple[float, str]  # how much it is worth, and why

DRAWN = 0.25  # what it is worth that a card is drawn for one that is played

NOTHING: Worth = (0.0, "It gains nothing.")

# How much a Hero or an Event bothers whoever has it, beyond covering a row.
NUISANCES = {
    "Vision": 1.0,
    "Iron Man": 0.6,
    "She-Hulk": 0.3,
    "Hank Pym": 0.4,
    "Scott Lang": 0.8,
    "Butterball": 0.0,
    "Nebula": 0.2,
}
PENALTIES = {
    "Avengers Assemble!": 6.0,
    "Helicarrier Alert": 2.5,
    "Lockdown at the Raft": 3.0,
    "Protected Vibranium": 1.5,
}
# What activating a Stone is worth to anybody.
STONES = {
    "Mind Stone": 1.4,
    "Power Stone": 1.5,
    "Reality Stone": 1.0,
    "Soul Stone": 1.6,
    "Space Stone": 0.8,
    "Time Stone": 1.2,
}


class Plan:
    """The plan of any villain; each of them refines it."""

    keeps: ClassVar[dict[str, float]] = {}  # what cards are worth in hand, where no better judgement is written
    penalties: ClassVar[dict[str, float]] = {}  # of the Events that name this villain
    average: ClassVar[float] = 1.0  # what the next card of the deck may be worth in hand

    def __init__(self, board: Board) -> None:
        self.board = board
        self.me = board.me

    # -- prices ------------------------------------------------------------------------------------------------------

    @property
    def price(self) -> float:
        """What 1 Power is worth."""
        if self.me.power < 4:
            return 0.45
        return 0.3 if self.me.power < 9 else 0.12

    # -- cards -------------------------------------------------------------------------------------------------------

    def play(self, title: str, spot: Spot) -> Worth:
        """What it is worth to play an Ally or an Item to a spot."""
        facts = self.board.card(title)
        if facts.kind == "ally":
            return self.ally_to(title, facts.numbers.get("strength", 0), spot)
        return self.item_to(title, spot)

    def item_to(self, title: str, spot: Spot) -> Worth:
        return self.keeps.get(title, 0.6), "It will be of use there."

    def attach(self, title: str, bearer: Piece) -> Worth:
        """What it is worth to attach an Item."""
        return self.keeps.get(title, 0.6) + bearer.strength * 0.05, "It is well placed there."

    def bearers(self, title: str) -> Sequence[Piece]:
        """What an Item could be attached to."""
        return [piece for piece in self.board.own_allies if self.board.is_at_home(piece)]

    def effect(self, title: str) -> Worth:
        """What it is worth to play an Effect or a Specialty."""
        return self.keeps.get(title, 0.8), "It helps."

    def best_play(self, title: str) -> Worth:
        """What playing a card is worth at its best, the cost not counted."""
        facts = self.board.card(title)
        match facts.kind:
            case "ally":
                return max((self.play(title, spot) for spot in self.spots_for(title)), default=NOTHING)
            case "item" if self.is_attached(title):
                return max((self.attach(title, bearer) for bearer in self.bearers(title)), default=NOTHING)
            case "item":
                return max((self.play(title, spot) for spot in self.me.locations), default=NOTHING)
        return self.effect(title)

    def is_attached(self, title: str) -> bool:
        return title in ("Impervious Alloy", "Wound")

    def spots_for(self, title: str) -> list[Spot]:
        return [*self.me.locations, *self.board.events]

    def net_play(self, title: str) -> Worth:
        """The same with the cost counted, and that a card is drawn for it."""
        value, why = self.best_play(title)
        return (value + DRAWN - self.cost(title) * self.price if value > 0 else value), why

    def cost(self, title: str) -> int:
        return self.board.cost(title)

    def keep(self, title: str) -> float:
        """What a card is worth in hand."""
        now = self.best_play(title)[0] - 0.5 * self.cost(title) * self.price
        return max(0.6 * self.keeps.get(title, 0.0), now)

    def waste(self, title: str) -> float:
        """What it is worth to discard a card and draw another one for it."""
        return 0.6 * (self.average - self.keep(title))

    @property
    def junk(self) -> list[str]:
        """The cards in hand that are better discarded."""
        return [title for title in self.me.hand if self.waste(title) > 0]

    # -- Allies and what stands against them -------------------------------------------------------------------------

    def ally_to(self, title: str, strength: int, spot: Spot) -> Worth:
        """What another Ally of such Strength is worth at a spot."""
        if spot.is_event:
            return self.help_against(spot, strength)
        clearing = self.clearing(spot, strength)
        base, why = self.presence(title, strength, spot)
        if clearing[0] > 0.3:
            return base + clearing[0], clearing[1]
        return base, why

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        return 0.5 + 0.1 * strength, "An Ally on the board is a force."

    def clearing(self, spot: Spot, strength: int) -> Worth:
        """What more Strength at a spot is worth against those who stand there."""
        targets = [it for it in spot.opposing(self.me.index) if not it.is_protected and it.title != "Butterball"]
        if not targets or spot.seat != self.me.index:
            return NOTHING
        target = max(targets, key=lambda it: self.target(it) / (1 + it.strength))
        lacking = target.strength - spot.force_of(self.me.index)
        if lacking <= 0:
            return NOTHING
        share = 0.9 if strength >= lacking else 0.5 * strength / lacking
        return self.target(target) * share, f"It is needed against {target.title} {at(spot)}."

    def target(self, piece: Piece) -> float:
        """What it is worth that somebody in one's own Domain goes."""
        spot = piece.spot
        if spot is None or spot.seat != self.me.index:
            return 0.0
        value = 0.5 + NUISANCES.get(piece.title, 0.1)
        covering = [it for it in spot.opposing(self.me.index) if it.kind != "item"]
        value += 0.55 * spot.tops / len(covering) if covering else 0
        if any(item.title == "Odin-Force" for item in piece.attached):
            value += 0.3
        return value

    def loss(self, ally: Piece) -> float:
        """What it costs to lose an Ally."""
        return 0.35 + 0.12 * ally.strength + 0.25 * len(ally.attached) + 0.2 * max(0, ally.tokens)

    def vanquish(self, target: Piece) -> tuple[float, Sequence[Piece]]:
        """What it is worth to vanquish somebody, and with whom."""
        is_free = target.kind == "hero" and target.strength == 0
        best: tuple[float, Sequence[Piece]] = (-9.0, ())
        for force in self.board.forces(target):
            lost = 0.0 if is_free else self.loss_of(force, target)
            if self.target(target) - lost > best[0]:
                best = (self.target(target) - lost, force)
        return best

    def loss_of(self, force: Sequence[Piece], target: Piece) -> float:
        return sum(map(self.loss, force))

    def targets(self) -> list[Piece]:
        """Who could be vanquished with a vanquish action now."""
        found = [piece for spot in self.me.locations for piece in spot.opposing(self.me.index)]
        return [
            piece
            for piece in found
            if not piece.is_protected and piece.title != "Butterball" and any(self.board.forces(piece))
        ]

    def help_against(self, event: Spot, strength: int) -> Worth:
        penalty = self.penalty(event)
        lacking = event.needed - event.gathered
        if strength >= lacking:
            return penalty, f"It resolves {event.title}."
        share = strength / event.needed * (0.8 + 0.6 * event.gathered / event.needed)
        return penalty * share, f"It works against {event.title}."

    def penalty(self, event: Spot) -> float:
        facts = self.board.card(event.title)
        if facts.unit not in ("Fate", self.me.villain):
            return 0.0
        penalty = PENALTIES.get(event.title, self.penalties.get(event.title, 2.0))
        if event.title == "Avengers Assemble!":  # its reward defeats them all
            penalty += 0.7 * sum(self.target(hero) for spot in self.me.locations for hero in spot.heroes)
        return penalty

    @contextmanager
    def arriving(self, spot: Spot) -> Iterator[None]:
        """For a while, as if the mover were at a location already."""
        yield

    # -- relocating --------------------------------------------------------------------------------------------------

    def relocate(self, piece: Piece, spot: Spot) -> Worth:
        """What it is worth to bring a piece of one's own from where it is to a spot."""
        if piece.kind != "ally" or piece.spot is None:
            return NOTHING
        here = self.staying(piece)
        there, why = self.ally_to(piece.title, self.carried(piece), spot)
        return there - here - 0.2, why

    def carried(self, ally: Piece) -> int:
        """The Strength that an Ally takes along when it leaves."""
        return ally.strength

    def staying(self, piece: Piece) -> float:
        """What it is worth that an Ally stays where it is: as much as if it came there."""
        assert piece.spot is not None
        if piece.spot.is_event:
            return 9.0
        with piece.spot.without(piece):
            return self.ally_to(piece.title, self.carried(piece), piece.spot)[0]

    def goals(self, piece: Piece) -> list[Spot]:
        if piece.spot is None or piece.spot.is_event:
            return []
        events = [] if piece.stones else self.board.events
        return [spot for spot in [*self.me.locations, *events] if spot is not piece.spot]

    def best_move(self, piece: Piece) -> tuple[float, Spot | None, str]:
        best: tuple[float, Spot | None, str] = (0.0, None, "")
        for spot in self.goals(piece):
            value, why = self.relocate(piece, spot)
            if value > best[0]:
                best = (value, spot, why)
        return best

    # -- activating --------------------------------------------------------------------------------------------------

    def activations(self) -> list[tuple[float, Piece]]:
        """What each card with an Activated Ability is worth now, the dearest first."""
        pieces = [it for spot in self.board.spots for piece in spot.pieces for it in (piece, *piece.attached)]
        own = [it for it in [*pieces, *self.me.specialties] if it.seat == self.me.index and not it.is_used]
        found = [(self.activate(piece)[0] - self.activation_cost(piece) * self.price, piece) for piece in own]
        found.sort(key=lambda entry: -entry[0])
        return [(value, piece) for value, piece in found if value > 0 and self.can_pay(piece)]

    def can_pay(self, piece: Piece) -> bool:
        return self.activation_cost(piece) <= self.me.power + 2

    def activation_cost(self, piece: Piece) -> int:
        cost: int = piece.facts.numbers.get("activation_cost", 0)
        return cost + any(it.title == "Iron Man" for it in self.me.pieces)

    def activate(self, piece: Piece) -> Worth:
        if piece.kind == "stone":
            return self.stone(piece.title), "A Stone serves whoever has it."
        return NOTHING

    def stone(self, title: str) -> float:
        if title == "Reality Stone":
            return max((self.target(it) for it in self.targets()), default=0.0)
        if title == "Power Stone" and not self.board.own_allies:
            return 0.0
        if title == "Soul Stone":
            kinds = [self.board.card(name).kind for name in self.me.discard]
            return STONES[title] if "ally" in kinds else 0.0
        if title == "Space Stone":
            return sum(max(0.0, self.best_move(ally)[0]) for ally in self.board.own_allies)
        return STONES[title]

    # -- others ------------------------------------------------------------------------------------------------------

    def danger(self, side: Side) -> float:
        """How much it matters to hold a player back: most of all whoever is ahead."""
        return 0.25 + 2.0 * side.gauge**2

    def hurts(self, side: Side, spot: Spot, hero: str, strength: int) -> float:
        """How much a Hero hurts another player at a location of theirs."""
        covered = 0.15 if spot.is_covered else 0.5
        value = 0.4 + covered * spot.tops + NUISANCES.get(hero, 0.1)
        if strength <= spot.force_of(side.index):
            value *= 0.7
        return value + weak_spot(side, spot, hero, strength)

    def hit(self, side: Side, spot: Spot, hero: str, strength: int) -> float:
        return self.danger(side) * self.hurts(side, spot, hero, strength)

    def fate(self) -> Worth:
        worst = max(self.board.others, key=self.danger)
        return 0.5 + self.danger(worst), f"{worst.villain} is {worst.gauge:.0%} there and must be held back."

    def strengthen(self, ally: Piece) -> float:
        """What a +1 Strength token on an Ally is worth."""
        assert ally.spot is not None
        targets = [it for it in ally.spot.opposing(self.me.index) if not it.is_protected]
        lacking = [it.strength - ally.spot.force_of(self.me.index) for it in targets]
        return 0.5 + (0.8 if 1 in lacking else 0) + 0.01 * ally.strength

    def piece(self, piece: Piece) -> float:
        """What a piece in play is worth to this seat: below 0 if it does harm."""
        if piece.kind == "ally":
            if piece.seat == self.me.index:
                return self.loss(piece)
            owner = self.board.sides[piece.seat or 0]
            if self.board.is_at_home(piece):
                return -self.target(piece) - 0.5 * self.danger(owner)
            return -self.danger(owner) * (0.2 + 0.1 * piece.strength + 0.2 * piece.stones)
        if piece.kind in ("hero", "rival"):
            if piece.spot is None or piece.spot.seat is None:
                return 0.0
            if self.board.is_at_home(piece):
                return -self.target(piece)
            side = self.board.sides[piece.spot.seat]
            return self.hit(side, piece.spot, piece.title, piece.strength) * 0.6
        if piece.seat == self.me.index:
            return max(0.3, self.keeps.get(piece.title, 0.5))
        return -0.4 * self.danger(self.board.sides[piece.seat]) if piece.seat is not None else 0.1


def at(spot: Spot) -> str:
    return f"at {spot.title}"


def weak_spot(side: Side, spot: Spot, hero: str, strength: int) -> float:
    """Where a villain's plan suffers most from a Hero."""
    match side.villain:
        case "Hela":
            gathered = len(spot.allies_of(side.index))
            if spot.title == "Odin's Vault":
                return (0.8 + 0.3 * gathered) if not spot.heroes else 0.4
        case "Killmonger":
            if hero == "Black Panther":
                return 3.0
            if spot.title == "The Golden City":
                return 0.5
        case "Thanos":
            if hero == "Adam Warlock":
                return 2.5
            if spot.title in ("Knowhere", "Sanctuary II"):
                return 0.4
        case "Ultron":
            return 0.3 if spot.title == "Manufacturing Array" else 0.1
        case "Taskmaster":
            if hero == "Scott Lang":
                return 0.5 * len(spot.allies_of(side.index))
            return 0.3 if spot.title in ("Solomon Institute", "Camp Hammond") else 0.1
    return 0.0
