"""What is printed in places of text: action icons, sources of facts, game modes."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Icon:
    """An action icon. `kind` tells what it lets a player do, `power` how much a gain-power icon gives."""

    __slots__ = ("kind", "power", "words")

    def __init__(self, kind: str, words: str, power: int = 0) -> None:
        self.kind = kind
        self.words = words
        self.power = power

    def __repr__(self) -> str:
        return f"<{self.words}>"


GAIN_1 = Icon("gain", "gain 1 Power", 1)
GAIN_2 = Icon("gain", "gain 2 Power", 2)
GAIN_3 = Icon("gain", "gain 3 Power", 3)
PLAY = Icon("play", "play a card")
ACTIVATE = Icon("activate", "activate")
RELOCATE = Icon("relocate", "relocate")
VANQUISH = Icon("vanquish", "vanquish")
FATE = Icon("fate", "fate")
DISCARD = Icon("discard", "discard cards")


class Source(enum.Enum):
    """Where the facts of a card come from, as honest as the reference is."""

    RULEBOOK = "rulebook"  # the rulebook shows the card
    SOURCED = "sourced"  # at least two independent sources agree
    SINGLE = "single source"
    ORIGINAL = "original"  # ours: no source knows the text


RULEBOOK, SOURCED, SINGLE, ORIGINAL = Source

OMNIPOTENT = "omnipotent"  # no Events
INEVITABLE = "inevitable"  # one Global Event at a time
UNDYING = "undying"  # any number of them
MODES = (OMNIPOTENT, INEVITABLE, UNDYING)


@dataclass(frozen=True)
class Gauge:
    """How near a villain is to winning: from 0 to 1, with what it is made of in words."""

    value: float
    parts: tuple[str, ...]
