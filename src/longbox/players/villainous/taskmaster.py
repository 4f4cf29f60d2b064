"""Taskmaster: what he is after, and what cards, places and targets are worth to him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.players.villainous.board import Piece, Spot
from longbox.players.villainous.plan import NOTHING, Plan, Worth


class TaskmasterPlan(Plan):
    """Trains Allies where the equipment is, and posts whoever is strong enough to a place of their own."""

    keeps: ClassVar = {
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
    penalties: ClassVar = {"Government Work": 2.5}

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
