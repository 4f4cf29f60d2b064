"""What is printed on the cards of a game, as plain data for whoever shows them: the same words for every family."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class CardFacts:
    """One printed face. `marks` are the signs printed after a number: `2+`, `6*`."""

    game: str
    face: str  # tells it from every other face of its game; views name cards by it
    title: str
    kind: str
    unit: str  # the Hero, the group, the Mastermind that it belongs to
    copies: int
    numbers: Mapping[str, int]
    marks: Mapping[str, str]
    traits: tuple[str, ...]  # team and class
    needs: tuple[str, ...]  # icons that an ability asks for
    rarity: str | None
    rule: str
    source: str
    clause: str | None
    notes: tuple[str, ...] = ()  # what it changes in the set-up

    def printed(self, name: str) -> str:
        """A number as it is printed; nothing where there is none."""
        return f"{self.numbers.get(name, '')}{self.marks.get(name, '')}"

    def plain(self) -> dict[str, Any]:
        return asdict(self)
