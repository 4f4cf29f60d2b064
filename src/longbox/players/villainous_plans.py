"""What each villain is after: a plan values cards, places and targets, and says in words why.

Values are rough: 1 is what a good ordinary action is worth. A plan knows only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from longbox.players.villainous_board import Board, Piece, Side, Spot

Worth = tuple[float, str]  # how much it is worth, and why

AVERAGE = 1.0  # what the next card of one's deck may be worth in hand
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
        return 0.6 * (AVERAGE - self.keep(title))

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
        return self.target(target) * share, f"It is needed against {target.title} {_at(spot)}."

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


def _at(spot: Spot) -> str:
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


class HelaPlan(Plan):
    """Everybody to Odin's Vault; Heroes with Soul Marks are prey."""

    keeps = {  # noqa: RUF012
        "Hand of Glory": 1.2,
        "Hela's Bidding": 0.7,
        "Raise the Dead": 1.3,
        "Nightsword": 1.1,
        "Marked by Death": 1.0,
        "Dísir": 2.0,
        "Draugr Swordsman": 2.0,
    }
    penalties = {"Conquer Valhalla": 1.5}  # noqa: RUF012

    @property
    def vault(self) -> Spot:
        return self.me.location("Odin's Vault")

    @property
    def gathered(self) -> int:
        return len(self.vault.allies_of(self.me.index)) + int(self.board.view["vault_marks"])

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        if spot.title == "Odin's Vault":
            return 2.2 + 0.25 * self.gathered + 0.05 * strength, "At Odin's Vault it counts towards the eight."
        bonus = 1.0 if title == "Leah" and any(map(self.can_mark, spot.heroes)) else 0.0
        return 0.5 + 0.1 * strength + bonus, "An Ally on the board is a force."

    def target(self, piece: Piece) -> float:
        value = super().target(piece)
        if value and piece.spot is self.vault:
            value += 1.5 + 0.3 * self.gathered
        if value and piece.is_marked:
            value += 2.3
        return value

    def loss(self, ally: Piece) -> float:
        return super().loss(ally) + (1.4 if ally.spot is self.vault else 0)

    def can_mark(self, hero: Piece) -> bool:
        if hero.is_marked or hero.title in ("Angela", "Balder", "Valkyrior", "Hulk"):
            return False
        return not hero.bears("Odin-Force")

    def mark(self, hero: Piece) -> float:
        """What a Soul Mark on a Hero is worth."""
        if not self.can_mark(hero) or hero.spot is None:
            return 0.0
        if not self.board.is_at_home(hero):
            if "Death's Embrace" in self.me.hand or "Price of Life" in self.me.hand:
                return 1.0
            return 0.6 if self.me.special("Hela's Bidding") else 0.3
        force = hero.spot.force_of(self.me.index)
        if hero.strength <= force:
            return 2.2
        return 1.4 - 0.08 * (hero.strength - force)

    def keep(self, title: str) -> float:
        """What can be played from the discard pile may as well lie there."""
        is_barred = any(event.title == "Conquer Valhalla" for event in self.board.events)
        is_raised = title == "Draugr Swordsman" and self.me.special("Raise the Dead") is not None
        if (title == "Dísir" or is_raised) and not is_barred:
            return 0.5
        return super().keep(title)

    def _marked(self) -> list[Piece]:
        return [hero for hero in self.board.heroes if hero.is_marked]

    def effect(self, title: str) -> Worth:
        match title:
            case "Marked by Death":
                return max(map(self.mark, self.board.heroes), default=0.0), "A marked Hero is worth a Mark at the Vault."
            case "Death's Embrace":
                value = max((self.to_niflheim(hero) for hero in self._marked()), default=0.0)
                return value, "At Niflheim the marked Hero can be hunted, and is out of the way."
            case "Hel to Pay":
                values = [self.vanquish(it)[0] for it in self.targets() if it.is_marked]
                return max(values, default=0.0), "One more vanquish action brings a Mark."
            case "Price of Life":
                away = [hero for hero in self._marked() if not self.board.is_at_home(hero)]
                return max((hero.strength * self.price for hero in away), default=0.0), "It pays."
            case "Soul for a Soul":
                return self._soul_for_a_soul(), "It rids you of Heroes without a fight."
        return super().effect(title)

    def _soul_for_a_soul(self) -> float:
        if not self._marked():
            return 0.0
        given = min(self._marked(), key=lambda hero: self.target(hero) - 2.3)
        rest = [hero for spot in self.me.locations for hero in spot.heroes if hero is not given]
        return max((self.target(hero) for hero in rest), default=0.0) - 0.3

    def to_niflheim(self, hero: Piece) -> float:
        if hero.spot is self.vault:
            return 1.8 + 0.2 * self.gathered
        if hero.spot is not None and not self.board.is_at_home(hero):
            niflheim = self.me.location("Niflheim")
            return 1.6 if niflheim.force_of(self.me.index) >= hero.strength else 0.7
        return 0.0

    def item_to(self, title: str, spot: Spot) -> Worth:
        if title == "Nightsword":
            return 0.8 + 0.7 * any(map(self.can_mark, spot.heroes)), "Heroes there can be marked with it."
        return super().item_to(title, spot)

    def activate(self, piece: Piece) -> Worth:
        if piece.title == "Nightsword" and piece.spot is not None:
            return max(map(self.mark, piece.spot.heroes), default=0.0), "A marked Hero is worth a Mark at the Vault."
        if piece.title == "Hand of Glory":
            return self._hand_of_glory(), "A Hero from the dead, marked, where your Allies wait for it."
        return super().activate(piece)

    def _hand_of_glory(self) -> float:
        dead = [self.board.facts[card["face"]] for card in self.board.view["fate_discard"]]
        strengths = [card.numbers.get("strength", 0) for card in dead if card.kind == "hero"]
        able = [number for number in strengths if number <= self.me.power]
        force = max((spot.force_of(self.me.index) for spot in self.me.locations if spot is not self.vault), default=0)
        preyed = [number for number in able if number <= force]
        return max((2.4 - number * self.price for number in preyed), default=0.0)

    def strengthen(self, ally: Piece) -> float:
        return super().strengthen(ally) + (0.2 if ally.spot is self.vault else 0)


class TaskmasterPlan(Plan):
    """Trains Allies where the equipment is, and posts whoever is strong enough to a place of their own."""

    keeps = {  # noqa: RUF012
        "Training Dummy": 2.4,
        "Training Academy": 1.0,
        "Taskmaster's Sword": 1.6,
        "Taskmaster's Bow": 0.8,
        "Taskmaster's Shield": 0.7,
        "Conduct Exercise": 1.2,
        "Redeploy": 1.2,
        "Shadow Initiative": 1.4,
        "Lesson Plan": 1.3,
        "Photographic Reflexes": 0.7,
        "Trainer for Hire": 0.95,
    }
    penalties = {"Government Work": 2.5}  # noqa: RUF012

    NEEDED = 5

    def trainers(self, spot: Spot) -> float:
        own = [piece for piece in spot.of(self.me.index) if piece.kind == "item"]
        weights = {"Training Dummy": 1.5, "Taskmaster's Sword": 0.7, "Training Academy": 0.5}
        return sum(weights.get(piece.title, 0) for piece in own)

    @property
    def gym(self) -> Spot:
        """The location with the best equipment."""
        best = {"Solomon Institute": 0.2, "Camp Hammond": 0.1}
        return max(self.me.locations, key=lambda spot: self.trainers(spot) + best.get(spot.title, 0))

    def carried(self, ally: Piece) -> int:
        sword = ally.spot is not None and ally.spot.has("Taskmaster's Sword", self.me.index)
        return ally.strength - sword

    def is_posted(self, spot: Spot, besides: Piece | None = None) -> bool:
        return any(ally.strength >= self.NEEDED and ally is not besides for ally in spot.allies_of(self.me.index))

    @property
    def posted(self) -> int:
        return sum(map(self.is_posted, [spot for spot in self.board.spots if not spot.is_event]))

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        if strength + spot.has("Taskmaster's Sword", self.me.index) >= self.NEEDED and not self.is_posted(spot):
            return 3.5 + 0.4 * self.posted, "With Strength 5 it holds a location of its own."
        trainees = [ally for ally in self.trainable(spot) if ally.title != title]
        value = 0.7 + 0.15 * strength + 0.5 * min(2.5, self.trainers(spot)) - 0.25 * len(trainees)
        return value, "There it can be trained."

    def relocate(self, piece: Piece, spot: Spot) -> Worth:
        if piece.kind == "item" and piece.title in ("Training Dummy", "Taskmaster's Sword") and piece.spot is not None:
            return self._equips(piece, spot)
        return super().relocate(piece, spot)

    def _equips(self, item: Piece, spot: Spot) -> Worth:
        assert item.spot is not None
        if spot.is_event:
            return NOTHING
        value = self.item_to(item.title, spot)[0] - self.item_to(item.title, item.spot)[0] - 0.4
        return value, "There it trains somebody."

    def trainable(self, spot: Spot) -> list[Piece]:
        return [ally for ally in spot.allies_of(self.me.index) if self.carried(ally) < self.NEEDED]

    def item_to(self, title: str, spot: Spot) -> Worth:
        trainable = len(self.trainable(spot))
        match title:
            case "Training Dummy":
                return 1.5 + 0.3 * min(3, trainable) + 0.2 * (spot is self.gym), "It trains the Allies there."
            case "Taskmaster's Sword":
                return 0.6 + 0.5 * min(3, trainable), "Every Ally there is stronger for it."
            case "Training Academy":
                prey = any(it.strength <= spot.force_of(self.me.index) for it in spot.opposing(self.me.index))
                already = spot.has(title, self.me.index)
                return (0.5 if already else 0.8) + 0.5 * trainable * prey, "A fight there will train everybody."
            case "Taskmaster's Bow":
                return 0.8, "It gives one more vanquish action."
            case "Taskmaster's Shield":
                return 0.4 + 0.3 * self.is_posted(spot), "It saves an Ally there."
        return super().item_to(title, spot)

    def strengthen(self, ally: Piece) -> float:
        if self.carried(ally) >= self.NEEDED:
            return 0.2
        return 1.0 + 0.25 * ally.strength

    def effect(self, title: str) -> Worth:
        match title:
            case "Conduct Exercise":
                best = self.activations()
                return (best[0][0] if best else 0.0), "It is one more activation."
            case "Redeploy":
                moves = sorted((self.best_move(ally)[0] for ally in self.board.own_allies), reverse=True)
                return sum(moves[:3]), "Several Allies go where they belong."
            case "Shadow Initiative":
                return self._shadow(), "From its own place in another Domain an Ally counts too."
            case "Trainer for Hire":
                return 2.5 * self.price, "It pays."
        return super().effect(title)

    def shadowed(self, ally: Piece) -> float:
        """What it is worth to send an Ally into another Domain, with a token."""
        if not self.board.is_at_home(ally):
            return -1.0
        if self.carried(ally) + 1 >= self.NEEDED:
            assert ally.spot is not None
            is_alone = ally.strength >= self.NEEDED and not self.is_posted(ally.spot, besides=ally)
            return 0.3 if is_alone else 3.2
        return -0.5

    def _shadow(self) -> float:
        return max(map(self.shadowed, self.board.own_allies), default=0.0)

    def loss(self, ally: Piece) -> float:
        if ally.strength >= self.NEEDED:
            return 4.0
        return super().loss(ally) + 0.5 * max(0, ally.tokens)

    def loss_of(self, force: Sequence[Piece], target: Piece) -> float:
        spot = target.spot
        assert spot is not None
        if spot.has("Training Academy", self.me.index):
            return 0.3 - 0.9 * len(self.trainable(spot))
        lost = sum(map(self.loss, force))
        spared = any(it.title == "Trainees" and it not in force for it in spot.allies_of(self.me.index))
        if spared and force:
            lost -= max(map(self.loss, force)) - 0.4
        return lost

    def activate(self, piece: Piece) -> Worth:
        match piece.title:
            case "Training Dummy" if piece.spot is not None:
                best = max(map(self.strengthen, self.trainable(piece.spot)), default=0.0)
                return best, "It makes an Ally stronger for good."
            case "Lesson Plan":
                return 1.2, "It finds what the plan needs."
            case "Photographic Reflexes":
                return (0.8 if piece.attached else 0.0), "It plays the copied Effect."
        return super().activate(piece)


class UltronPlan(Plan):
    """One tile after the other: two Sentries, an armoured Duplicate, four posts, and twelve Power."""

    keeps = {  # noqa: RUF012
        "Impervious Alloy": 1.6,
        "Assembly Line": 1.3,
        "Reconfigure": 1.0,
        "Every Contingency Covered": 0.9,
        "Encephalo-Ray": 0.8,
        "Technoforming": 0.5,
        "Assimilate Knowledge": 0.4,
        "Jocasta": 0.9,
    }
    penalties = {"Invasion of Stark Enterprises": 3.0}  # noqa: RUF012
    SENTRIES = ("Duplicate Sentry", "Flying Sentry", "Heavy Attack Sentry", "Giant Sentry")

    @property
    def stage(self) -> int:
        return 4 - len(self.me.upgrades)

    @property
    def price(self) -> float:
        if self.stage == 3:
            return 0.85
        return super().price if self.me.power < 9 or self.stage < 2 else 0.3

    def is_sentry(self, piece: Piece) -> bool:
        return piece.title in self.SENTRIES and piece.seat == self.me.index

    def sentries(self, spot: Spot) -> list[Piece]:
        return [piece for piece in spot.pieces if self.is_sentry(piece)]

    @property
    def duplicates(self) -> list[Piece]:
        return [it for spot in self.me.locations for it in spot.pieces if it.title == "Duplicate Sentry"]

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        value, why = 0.4 + 0.08 * strength, "An Ally on the board is a force."
        if title not in self.SENTRIES:
            return value, why
        if not self.sentries(spot):
            value += (0.7, 0.7, 2.2, 0.5)[min(3, self.stage)]
            why = "Every location should have its Sentry."
        if self.stage == 0:
            value += 1.5
            why = "Two Sentries make the Transformation."
        if self.stage <= 1 and title == "Duplicate Sentry" and not self.duplicates:
            value += 1.2 if self.stage else 0.3
            why = "A Duplicate Sentry can be armoured for the Optimization."
        return value, why

    def loss(self, ally: Piece) -> float:
        value = super().loss(ally) + 0.5 * ally.bears("Impervious Alloy")
        if self.stage <= 1 and ally.title == "Duplicate Sentry":
            value += 0.5 + ally.bears("Impervious Alloy")
        if self.stage == 2 and ally.spot is not None and self.sentries(ally.spot) == [ally]:
            value += 1.5
        return value

    def attach(self, title: str, bearer: Piece) -> Worth:
        if self.stage <= 1 and bearer.title == "Duplicate Sentry" and bearer.bears(title) < 2:
            return 2.2 + bearer.bears(title), "Two of them on a Duplicate Sentry make the Optimization."
        return 0.5 + 0.3 * (self.stage > 1), "It makes the Sentry stronger for good."

    def effect(self, title: str) -> Worth:
        match title:
            case "Reconfigure":
                manned = sum(bool(self.sentries(spot)) for spot in self.me.locations)
                return manned * self.price, f"It brings {manned} Power."
            case "Encephalo-Ray":
                heroes = [hero for spot in self.me.locations for hero in spot.heroes]
                return 0.7 * len(heroes), "All the Heroes in the way are weaker for good."
            case "Every Contingency Covered":
                return (1.6 if self.stage == 1 else 0.8), "It finds what the next tile needs."
            case "Technoforming":
                return 0.55, "It makes an Ally stronger for good."
            case "Assimilate Knowledge":
                return 0.3, "It tells what Fate has in store."
        return super().effect(title)

    def activate(self, piece: Piece) -> Worth:
        if piece.title == "Assembly Line":
            return 1.0 + self.price, "It brings an Ally and a Power."
        return super().activate(piece)

    def strengthen(self, ally: Piece) -> float:
        return super().strengthen(ally) + 0.1 * ally.bears("Impervious Alloy")


class ThanosPlan(Plan):
    """Sends Stones into the world, and Allies after them."""

    keeps = {  # noqa: RUF012
        "Consult the Well": 2.0,
        "Death's Favor": 0.9,
        "Space Throne": 1.7,
        "Deliver Judgment": 1.2,
        "The Mad Titan": 1.0,
        "Warp Reality": 0.7,
        "Taste of Cosmic Power": 0.8,
        "A Small Price to Pay...": 0.7,
    }
    penalties = {"Sacrifices Must Be Made": 4.0}  # noqa: RUF012

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.holding = [
            spot for side in board.others for spot in side.locations if spot.stones
        ]  # where Stones are that are not home

    @property
    def unclaimed(self) -> int:
        return len(self.board.view["unclaimed_stones"])

    @property
    def collected(self) -> int:
        return sum(it.kind == "stone" for it in self.me.specialties)

    def carriers(self, spot: Spot) -> list[Piece]:
        """Other players' Allies that carry a Stone there."""
        return [it for it in spot.pieces if it.kind == "ally" and it.stones and it.seat != self.me.index]

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        if spot.seat != self.me.index:
            return self.hunting(strength, spot)
        return 0.9 + 0.18 * strength, "Whoever is here can be sent after a Stone."

    def hunting(self, strength: int, spot: Spot) -> Worth:
        """What another Ally is worth where a Stone is."""
        if not spot.stones:
            return 0.0, ""
        mine = spot.allies_of(self.me.index)
        carriers = self.carriers(spot)
        if not carriers:
            if any(ally.stones for ally in mine):
                return 0.1, ""
            return 4.5, f"Nobody guards the Stone {_at(spot)}."
        needed = min(it.strength for it in carriers)
        force = spot.force_of(self.me.index)
        if force >= needed:
            spare = len(mine) > 1
            return (0.4 if spare else 2.0), f"Somebody must take up the Stone {_at(spot)}."
        if force + strength >= needed:
            return 3.0, f"Strong enough for the Stone {_at(spot)}."
        return 2.2 * strength / (needed - force), f"It comes closer to the Stone {_at(spot)}."

    def goals(self, piece: Piece) -> list[Spot]:
        spots = super().goals(piece)
        if piece.kind != "ally" or piece.spot is None:
            return spots
        home = piece.spot.seat
        spots += [spot for spot in self.holding if spot is not piece.spot and (not piece.stones or spot.seat == home)]
        return spots

    def relocate(self, piece: Piece, spot: Spot) -> Worth:
        if piece.kind != "ally" or piece.spot is None:
            return NOTHING
        if piece.stones and piece.spot.seat != self.me.index:
            if spot.seat == self.me.index:
                return 6.0 + self.presence(piece.title, piece.strength, spot)[0] * 0.1, "It brings the Stone home."
            return NOTHING
        return super().relocate(piece, spot)

    def staying(self, piece: Piece) -> float:
        assert piece.spot is not None
        if piece.spot.is_event or piece.spot.seat == self.me.index:
            return super().staying(piece)
        if not self.carriers(piece.spot):
            return 0.3
        others = [ally for ally in piece.spot.allies_of(self.me.index) if ally is not piece]
        return 1.2 if len(others) < 2 else 0.6

    def targets(self) -> list[Piece]:
        found = super().targets()
        for spot in self.holding:
            found += [piece for piece in self.carriers(spot) if any(self.board.forces(piece))]
        return found

    def target(self, piece: Piece) -> float:
        if piece.spot in self.holding and piece.kind == "ally" and piece.stones:
            return 4.0
        value = super().target(piece)
        if value and piece.title == "Adam Warlock":
            value += 0.4 * self.collected
        return value

    def loss_of(self, force: Sequence[Piece], target: Piece) -> float:
        if not target.stones or target.spot not in self.holding:
            return super().loss_of(force, target)
        lost = [ally for ally in force if ally.title != "Ebony Maw"]
        remaining = [ally for ally in target.spot.allies_of(self.me.index) if ally not in lost]
        return sum(map(self.loss, lost)) + (0.0 if remaining else 1.2)

    def loss(self, ally: Piece) -> float:
        return super().loss(ally) + 2.5 * ally.stones

    def effect(self, title: str) -> Worth:
        match title:
            case "Consult the Well":
                return 2.6 - 0.5 * len(self.holding) if self.unclaimed else 0.0, "A Stone must be found to be taken."
            case "Deliver Judgment":
                return self._judgment(), "Two Allies arrive at the Stone, stronger than before."
            case "The Mad Titan":
                return self._mad_titan(), "Power alone defeats whoever is in the way."
            case "Taste of Cosmic Power":
                return self._taste(), "It strengthens an Ally, which may strike at once."
            case "Warp Reality":
                wanted = [name for name in self.me.discard if name in ("Consult the Well", "Deliver Judgment")]
                return (1.3 if wanted else 0.2), "It brings back the best Effect."
            case "A Small Price to Pay...":
                others = sum(side.stones > 0 for side in self.board.others)
                return (1 + others) * self.price, "It pays."
        return super().effect(title)

    def _judgment(self) -> float:
        allies = [ally for ally in self.board.own_allies if not ally.stones and not _is_at_event(ally)]
        best = 0.0
        for spot in self.holding:
            coming = sorted((it.strength + 1 for it in allies if it.spot is not spot), reverse=True)[:2]
            staying = [it.strength + 1 for it in spot.allies_of(self.me.index)]
            needed = min((it.strength for it in self.carriers(spot)), default=0)
            is_enough = sum(coming) + sum(staying) >= needed and len(coming) + len(staying) > 1
            best = max(best, 3.5 if is_enough else 1.0 if coming else 0.0)
        return best

    def mad_titan(self, piece: Piece) -> float:
        """What it is worth to defeat somebody for their Strength in Power."""
        if piece.strength > self.me.power or piece.spot is None:
            return 0.0
        bonus = 1.0 if piece.stones else 0.0
        return self.target(piece) + bonus - piece.strength * self.price

    def _mad_titan(self) -> float:
        spots = {ally.spot for ally in self.board.own_allies if ally.spot is not None}
        return max((self.mad_titan(it) for spot in spots for it in spot.opposing(self.me.index)), default=0.0)

    def _taste(self) -> float:
        best = 0.6
        for ally in self.board.own_allies:
            if ally.spot is None:
                continue
            for piece in ally.spot.opposing(self.me.index):
                if piece.strength <= ally.strength + 1 and not piece.is_protected:
                    best = max(best, 0.6 + self.target(piece))
        return best

    def strengthen(self, ally: Piece) -> float:
        best = max(
            (
                self.target(piece)
                for piece in (ally.spot.opposing(self.me.index) if ally.spot is not None else ())
                if piece.strength <= ally.strength + 1
            ),
            default=0.0,
        )
        return super().strengthen(ally) + best

    def item_to(self, title: str, spot: Spot) -> Worth:
        if title == "Death's Favor":
            return (0.0 if spot.has(title, self.me.index) else 0.9), "It gives one more action there."
        if title == "Space Throne":
            return 1.7 + 0.1 * (spot.title == "The Infinity Well"), "It gives one more relocate action there."
        return super().item_to(title, spot)

    def activate(self, piece: Piece) -> Worth:
        if piece.kind == "stone" and piece.spot is not None and piece.spot.seat != self.me.index:
            return NOTHING
        return super().activate(piece)


def _is_at_event(piece: Piece) -> bool:
    return piece.spot is not None and piece.spot.is_event


class KillmongerPlan(Plan):
    """Klaw first, then Black Panther, then two Explosives into the world."""

    keeps = {  # noqa: RUF012
        "Explosives": 2.2,
        "Heart-Shaped Herb": 1.4,
        "Rage of K'Liluna": 1.0,
        "Stolen Wisdom": 1.0,
        "Armored Rhino": 1.0,
        "Hacking Rig": 0.9,
        "Killmonger's Fury": 1.0,
        "Execute Plan": 1.0,
        "Overpower": 0.7,
        "Wound": 1.2,
        "Weapons Cache": 1.0,
    }
    penalties = {"Stolen Antiquities": 5.0}  # noqa: RUF012

    @property
    def has_mines(self) -> bool:
        return bool(self.board.view["mines_taken"])

    @property
    def challenged(self) -> bool:
        """Whether Klaw is gone."""
        return self.me.special("Challenge for the Throne") is not None

    def _own(self, title: str) -> list[Piece]:
        return [it for spot in self.me.locations for it in spot.pieces if it.title == title]

    @property
    def goal(self) -> Piece | None:
        """Who must be defeated next."""
        klaw = self._own("Klaw")
        return next(iter(klaw or self._own("Black Panther")), None)

    @property
    def planted(self) -> int:
        return sum(
            it.title == "Explosives" and it.seat == self.me.index for side in self.board.others for it in side.pieces
        )

    def target(self, piece: Piece) -> float:
        value = super().target(piece)
        if value and piece.kind == "rival":
            value += 4.0
        if value and piece.title == "Black Panther":
            value += 4.5 if self.challenged else 0.5
        if value and self.goal is not None and piece is not self.goal and piece.spot is self.goal.spot:
            value += 0.8 if self.goal.is_protected and piece.facts.traits else 0.0
        return value

    @contextmanager
    def arriving(self, spot: Spot) -> Iterator[None]:
        """Armored Rhino goes where the mover goes."""
        changed = []
        if self.me.special("Armored Rhino") is not None:
            left = self.me.here.heroes if self.me.here is not None else []
            changed = [(hero, 1) for hero in left] + [(hero, -min(1, hero.strength)) for hero in spot.heroes]
        for hero, change in changed:
            hero.strength += change
        yield
        for hero, change in changed:
            hero.strength -= change

    def reduction(self, spot: Spot) -> int:
        """By how much Weapons Caches there could weaken somebody this turn."""
        caches = [it for it in spot.of(self.me.index) if it.title == "Weapons Cache" and not it.is_used]
        return min(3 * len(caches), self.me.power)

    def presence(self, title: str, strength: int, spot: Spot) -> Worth:
        goal = self.goal
        if goal is not None and goal.spot is spot:
            lacking = goal.strength - spot.force_of(self.me.index)
            if lacking > 0:
                return 1.2 + 0.3 * strength, f"It is needed against {goal.title}."
            return 0.6, "An Ally on the board is a force."
        if spot.seat != self.me.index and not spot.is_event:
            side = self.board.sides[spot.seat or 0]
            covered = 0.0 if spot.is_covered else 0.35 * spot.tops
            return self.danger(side) * covered, f"It covers a row of {side.villain}."
        bonus = 0.6 if title == "W'Kabi" else 0.0
        return 0.6 + 0.12 * strength + bonus, "An Ally on the board is a force."

    def spots_for(self, title: str) -> list[Spot]:
        spots = super().spots_for(title)
        if title == "Dog of War":
            spots += [spot for side in self.board.others for spot in side.locations]
        return spots

    def bearers(self, title: str) -> Sequence[Piece]:
        return [piece for spot in self.me.locations for piece in spot.opposing(self.me.index)]

    def attach(self, title: str, bearer: Piece) -> Worth:
        value = 0.4 + 0.35 * self.target(bearer) - 0.4 * bearer.bears("Wound")
        return value, f"{bearer.title} is easier to defeat with it."

    def item_to(self, title: str, spot: Spot) -> Worth:
        match title:
            case "Explosives":
                missing = 2 - self.planted - len(self._own(title))
                return (2.4 if missing > 0 else 0.7), "Two of them must go into other Domains."
            case "Weapons Cache":
                goal = self.goal
                at_goal = goal is not None and goal.spot is spot
                return 0.5 + 1.0 * at_goal + 0.4 * bool(spot.opposing(self.me.index)), "It weakens whoever is there."
        return super().item_to(title, spot)

    def effect(self, title: str) -> Worth:
        match title:
            case "Killmonger's Fury":
                weak = [it for it in self.bearers(title) if it.strength <= 4 and not it.is_protected]
                weak = [it for it in weak if it.title != "Butterball"]
                return max(map(self.target, weak), default=0.0), "It defeats whoever is weak enough, without a fight."
            case "Execute Plan":
                best = self.activations()
                return (best[0][0] if best else 0.0), "It is one more activation."
            case "Taunt":
                return max((self.taunt(it)[0] for it in self.bearers(title)), default=0.0), "It brings them to your Allies."
            case "Overpower":
                return 0.3 * len([it for it in self.board.own_allies if self.board.is_at_home(it)]), "All are stronger."
        return super().effect(title)

    def taunt(self, piece: Piece) -> tuple[float, Spot | None]:
        """What it is worth to move an opponent about in the own Domain, and to where."""
        if piece.spot is None:
            return 0.0, None
        here = piece.spot.force_of(self.me.index)
        best = max(self.me.locations, key=lambda spot: spot.force_of(self.me.index))
        if here < piece.strength <= best.force_of(self.me.index):
            return 0.7 * self.target(piece), best
        return 0.0, None

    def activate(self, piece: Piece) -> Worth:
        match piece.title:
            case "Control the Mines":
                ready = bool(self._own("Explosives"))
                return (6.0 if ready else 0.0), "It plants Explosives where they must go."
            case "Challenge for the Throne":
                is_open = not self.has_mines and self.goal is None
                return (2.5 if is_open else 0.0), "Black Panther must come and be defeated for the mines."
            case "Hacking Rig":
                most = max(side.power for side in self.board.others)
                gain = (most + 1) // 2 if most > self.me.power else 0
                return gain * self.price, f"It brings {gain} Power."
            case "Explosives":
                return self._blast(piece), "It clears the place."
        return super().activate(piece)

    def _blast(self, item: Piece) -> float:
        """Explosives are for other Domains; one too many may go off."""
        if item.spot is None or not self.board.is_at_home(item):
            return 0.0
        if len(self._own("Explosives")) + self.planted <= 2:
            return 0.0
        weak = [it for it in item.spot.opposing(self.me.index) if it.strength <= 4 and not it.is_protected]
        return sum(sorted(map(self.target, weak))[-2:]) - 0.8

    def cache(self, item: Piece) -> float:
        """What it is worth to use a Weapons Cache now."""
        if item.spot is None:
            return 0.0
        best = 0.0
        here = self.me.here
        can_vanquish = here is not None and "vanquish" in here.free_actions()
        has_fury = "Killmonger's Fury" in self.me.hand and self.me.power >= 4
        can_play = here is not None and "play a card" in here.free_actions()
        for piece in item.spot.opposing(self.me.index):
            if piece.is_protected:
                continue
            lacking = piece.strength - item.spot.force_of(self.me.index)
            worth = self.target(piece)
            if can_vanquish and 0 < lacking <= min(3, self.me.power) and self.board.fighters(item.spot):
                best = max(best, worth - lacking * self.price)
            over = piece.strength - 4
            if has_fury and can_play and 0 < over <= min(3, self.me.power - 2):
                best = max(best, worth - over * self.price)
        return best


PLANS: dict[str, type[Plan]] = {
    "Hela": HelaPlan,
    "Taskmaster": TaskmasterPlan,
    "Ultron": UltronPlan,
    "Thanos": ThanosPlan,
    "Killmonger": KillmongerPlan,
}
