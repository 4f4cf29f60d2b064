"""The printed facts of the family's cards, for whoever shows them."""

from __future__ import annotations

from typing import Any

from longbox.games.facts import CardFacts
from longbox.games.villainous import box

NUMBERS = ("cost", "strength", "activation_cost")


def facts() -> list[CardFacts]:
    """Every printed face of the box."""
    return [_facts_of(face, copies) for face, copies in box.faces()]


def _facts_of(face: Any, copies: int) -> CardFacts:
    return CardFacts(
        game=box.GAME,
        face=face.face(),
        title=face.title,
        kind=face.kind,
        unit=face.unit_name,
        copies=copies,
        numbers={
            name: value
            for name in NUMBERS
            if (value := getattr(face, name, None)) is not None and not face.marks.get(name, "+").isalpha()
        },
        marks=dict(face.marks),
        traits=("Protector",) if face.gives_protector else (),
        needs=(),
        rarity=None,
        rule=" ".join(face.rule().split()),
        source=face.source.value,
        clause=face.clause,
    )
