"""What differs from box to box. A rule never asks which box it is in: it asks the box for the number or the word."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import TypeVar

from longbox.games.legendary.cards import (
    Basic,
    Card,
    Group,
    Henchman,
    Hero,
    HeroUnit,
    Mastermind,
    Scheme,
    Tactic,
    Villain,
)


@dataclass(frozen=True)
class Space:
    """A city space: its name, and how one says that something is there."""

    name: str
    where: str


@dataclass(frozen=True)
class Counts:
    """What goes into the decks for a number of players."""

    villain_groups: int
    henchman_groups: int
    bystanders: int
    heroes: int
    strikes: int = 5
    henchmen_of_a_group: int = 10


@dataclass(frozen=True)
class Solo:
    """How the solo game differs."""

    ignores_always_leads: bool
    twist_kos_hero_costing: int
    penalties: Mapping[str, int]  # what is subtracted from the score, by the counter on the table


@dataclass(frozen=True)
class FirstGame:
    """The opening set-up that the rulebook suggests."""

    mastermind: str
    scheme: str
    heroes: tuple[str, ...]
    villains: tuple[str, ...]  # in the order in which more players add them
    henchmen: tuple[str, ...]


CardType = TypeVar("CardType", bound=Card)


@dataclass(frozen=True)
class Box:
    """One box of the family: its cards, its numbers, its words."""

    game: str
    title: str
    rules_version: int
    package: str
    city: tuple[Space, ...]
    counts: Mapping[int, Counts]
    starting_deck: tuple[tuple[type[Basic], int], ...]
    officer: type[Basic]
    supplies: Mapping[type[Card], int]  # copies in the box of what is no Hero, Villain, Mastermind or Scheme
    first_game: FirstGame
    solo: Solo
    twist_modes: Mapping[str, int]
    mastermind_modes: Mapping[str, int]
    clauses: Mapping[str, str]  # the rulebook clause behind a question or an event
    variants: Mapping[str, str] = field(default_factory=dict)  # other readings of a card that a table may agree on
    hq_size: int = 5
    hand_size: int = 6
    escape_kos_hero_costing: int = 6
    superpower_is_optional: bool = False
    mastermind_fight_bars_healing: bool = False
    words: Mapping[str, str] = field(default_factory=dict)  # where this box says another word for the same thing

    def clause(self, rule: str | None) -> str | None:
        return self.clauses.get(rule) if rule is not None else None

    @cached_property
    def modules(self) -> list[ModuleType]:
        """Every card file of the box, in the order of its folders and file names."""
        package = importlib.import_module(self.package)
        found = []
        for folder in sorted(name for _, name, is_folder in pkgutil.iter_modules(package.__path__) if is_folder):
            inner = importlib.import_module(f"{self.package}.{folder}")
            for _, name, _ in sorted(pkgutil.iter_modules(inner.__path__), key=lambda entry: entry[1]):
                found.append(importlib.import_module(f"{self.package}.{folder}.{name}"))
        return found

    def printed(self, kind: type[CardType]) -> list[type[CardType]]:
        """Every printed face of a kind, as the card files write them down."""
        return [
            face
            for module in self.modules
            for face in vars(module).values()
            if isinstance(face, type) and issubclass(face, kind) and face.__module__ == module.__name__
        ]

    @cached_property
    def heroes(self) -> dict[str, list[type[Hero]]]:
        """Hero -> its faces."""
        found: dict[str, list[type[Hero]]] = {}
        for face in self.printed(Hero):
            if isinstance(face.__dict__.get("unit"), HeroUnit):
                found.setdefault(face.unit_name, []).append(face)
        return found

    @cached_property
    def villains(self) -> dict[str, list[type[Villain]]]:
        """Villain Group -> its faces."""
        found: dict[str, list[type[Villain]]] = {}
        for face in self.printed(Villain):
            if not issubclass(face, Henchman) and isinstance(face.__dict__.get("group"), Group):
                found.setdefault(face.unit_name, []).append(face)
        return found

    @cached_property
    def henchmen(self) -> dict[str, type[Henchman]]:
        return {face.title: face for face in self.printed(Henchman)}

    @cached_property
    def masterminds(self) -> dict[str, type[Mastermind]]:
        return {face.title: face for face in self.printed(Mastermind)}

    @cached_property
    def tactics(self) -> dict[str, list[type[Tactic]]]:
        """Mastermind -> its Tactics."""
        found: dict[str, list[type[Tactic]]] = {}
        for face in self.printed(Tactic):
            found.setdefault(face.unit_name, []).append(face)
        return found

    @cached_property
    def schemes(self) -> dict[str, type[Scheme]]:
        return {face.title: face for face in self.printed(Scheme)}

    @cached_property
    def faces(self) -> list[tuple[type[Card], int]]:
        """Every printed face of the box, with the number of copies in it."""
        groups: list[Sequence[type[Card]]] = [*self.heroes.values(), *self.villains.values(), *self.tactics.values()]
        groups += [list(self.henchmen.values()), list(self.masterminds.values()), list(self.schemes.values())]
        return [(face, face.copies) for group in groups for face in group] + list(self.supplies.items())
