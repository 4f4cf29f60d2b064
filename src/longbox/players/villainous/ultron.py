"""Ultron: what he is after, and what cards, places and targets are worth to him."""

from __future__ import annotations

from typing import ClassVar

from longbox.players.villainous.board import Piece, Spot
from longbox.players.villainous.plan import Plan, Worth


class UltronPlan(Plan):
    """One tile after the other: two Sentries, an armoured Duplicate, four posts, and twelve Power."""

    keeps: ClassVar = {
        "Impervious Alloy": 1.6,
        "Assembly Line": 1.3,
        "Reconfigure": 1.0,
        "Every Contingency Covered": 0.9,
        "Encephalo-Ray": 0.8,
        "Technoforming": 0.5,
        "Assimilate Knowledge": 0.4,
        "Jocasta": 0.9,
    }
    penalties: ClassVar = {"Invasion of Stark Enterprises": 3.0}
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
