"""The box: its villains and cards, as the card files write them down, and its numbers."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import TypeVar

from longbox.games.villainous import villains
from longbox.games.villainous.cards import Card, FateCard, Stone, Tile, Villain, VillainCard

GAME = "villainous"
TITLE = "Marvel Villainous: Infinite Power"
RULES_VERSION = 3
SEATS = (2, 3, 4)
STARTING_POWER = (0, 1, 2, 2)  # in turn order

Face = TypeVar("Face", bound=Card)


@cache
def modules() -> list[ModuleType]:
    """Every card file: the villains by file name, then the common Fate cards."""
    names = sorted(name for _, name, _ in pkgutil.iter_modules(villains.__path__))
    paths = [*(f"{villains.__name__}.{name}" for name in names), "longbox.games.villainous.fate.common"]
    return [importlib.import_module(path) for path in paths]


def printed(kind: type[Face]) -> list[type[Face]]:
    """Every printed face of a kind. What bears no copies of its own (a shared class of a file) is none."""
    return [
        face
        for module in modules()
        for face in vars(module).values()
        if isinstance(face, type)
        and issubclass(face, kind)
        and face.__module__ == module.__name__
        and not face.__dict__.get("is_kind")
    ]


@cache
def villain_faces() -> dict[str, type[Villain]]:
    return {face.title: face for face in printed(Villain)}


@cache
def deck_of(villain: type[Villain]) -> list[type[VillainCard]]:
    """The faces of a villain's own deck."""
    return [face for face in printed(VillainCard) if face.villain is villain]


@cache
def fate_of(villain: type[Villain] | None) -> list[type[FateCard]]:
    """The faces of a villain's Fate deck; without a villain, of the common one."""
    return [face for face in printed(FateCard) if face.villain is villain]


@cache
def stones() -> list[type[Stone]]:
    return printed(Stone)


@cache
def faces() -> list[tuple[type[Card], int]]:
    """Every printed face of the box, with the number of copies in it."""
    found: list[type[Card]] = [*printed(Villain)]
    found += [location for villain in printed(Villain) for location in villain.locations]
    found += [*printed(VillainCard), *printed(FateCard), *printed(Tile)]
    return [(face, face.copies) for face in found]


class Contents:
    """The box as the catalog asks for it; the card files are read only then."""

    @property
    def faces(self) -> list[tuple[type[Card], int]]:
        """Every printed face of the box, with the number of copies in it."""
        return faces()
