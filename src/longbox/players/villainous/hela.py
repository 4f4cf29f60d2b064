"""Hela: what she is after, and what cards, places and targets are worth to her."""

from __future__ import annotations

from typing import ClassVar

from longbox.players.villainous.board import Piece, Spot
from longbox.players.villainous.plan import Plan, Worth


class HelaPlan(Plan):
    """Everybody to Odin's Vault; Heroes with Soul Marks are prey."""

    keeps: ClassVar = {
        "Hand of Glory": 1.2,
        "Hela's Bidding": 0.7,
        "Raise the Dead": 1.3,
        "Nightsword": 1.1,
        "Marked by Death": 1.0,
        "Dísir": 2.0,
        "Draugr Swordsman": 2.0,
    }
    penalties: ClassVar = {"Conquer Valhalla": 1.5}
    average: ClassVar = 1.4  # a third of her deck are Allies, and each of them is an eighth of what she needs

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
        value = 0.6 * super().target(piece)  # who fights everybody has no Allies left to gather
        if value and piece.spot is self.vault:
            value += 1.5 + 0.3 * self.gathered
        if value and piece.is_marked:
            value += 2.3
        return value

    def loss(self, ally: Piece) -> float:
        return super().loss(ally) + (3.5 if ally.spot is self.vault else 0)

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
                return max(
                    map(self.mark, self.board.heroes), default=0.0
                ), "A marked Hero is worth a Mark at the Vault."
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
