"""Killmonger: what he is after, and what cards, places and targets are worth to him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from longbox.players.villainous.board import Piece, Spot
from longbox.players.villainous.plan import Plan, Worth


class KillmongerPlan(Plan):
    """Klaw first, then Black Panther, then two Explosives into the world."""

    keeps: ClassVar = {
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
    penalties: ClassVar = {"Stolen Antiquities": 5.0}

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
                value = max((self.taunt(it)[0] for it in self.bearers(title)), default=0.0)
                return value, "It brings them to your Allies."
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
