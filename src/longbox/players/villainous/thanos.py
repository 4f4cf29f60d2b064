"""Thanos: what he is after, and what cards, places and targets are worth to him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from longbox.players.villainous.board import Board, Piece, Spot
from longbox.players.villainous.plan import NOTHING, Plan, Worth, at


class ThanosPlan(Plan):
    """Sends Stones into the world, and Allies after them."""

    keeps: ClassVar = {
        "Consult the Well": 2.0,
        "Death's Favor": 0.9,
        "Space Throne": 1.7,
        "Deliver Judgment": 1.2,
        "The Mad Titan": 1.0,
        "Warp Reality": 0.7,
        "Taste of Cosmic Power": 0.8,
        "A Small Price to Pay...": 0.7,
    }
    penalties: ClassVar = {"Sacrifices Must Be Made": 4.0}

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
            return 4.5, f"Nobody guards the Stone {at(spot)}."
        needed = min(it.strength for it in carriers)
        force = spot.force_of(self.me.index)
        if force >= needed:
            spare = len(mine) > 1
            return (0.4 if spare else 2.0), f"Somebody must take up the Stone {at(spot)}."
        if force + strength >= needed:
            return 3.0, f"Strong enough for the Stone {at(spot)}."
        return 2.2 * strength / (needed - force), f"It comes closer to the Stone {at(spot)}."

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
