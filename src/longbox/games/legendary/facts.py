"""The printed facts of the family's cards, for whoever shows them."""

from __future__ import annotations

from typing import Any

from longbox.games.facts import CardFacts
from longbox.games.legendary.box import Box

NUMBERS = ("cost", "recruit", "attack", "vp")


def facts(box: Box) -> list[CardFacts]:
    """Every printed face of a box."""
    return [_facts_of(box, face, copies) for face, copies in box.faces]


def _facts_of(box: Box, face: Any, copies: int) -> CardFacts:
    numbers = {name: value for name in NUMBERS if (value := getattr(face, name, None)) is not None}
    team, hero_class, rarity = face.team, face.hero_class, getattr(face, "rarity", None)
    return CardFacts(
        game=box.game,
        face=face.face(),
        title=face.title,
        kind=face.kind,
        unit=face.unit_name,
        copies=copies,
        numbers=numbers,
        marks=_marks(face),
        traits=tuple(trait.value for trait in (team, hero_class) if trait is not None),
        needs=tuple(icon.value for icon in getattr(face, "power", ())),
        rarity=rarity.value if rarity is not None else None,
        rule=" ".join(face.rule().split()),
        source=face.source.value,
        clause=face.clause,
        notes=_notes(face) if face.kind == "scheme" else (),
    )


def _marks(face: Any) -> dict[str, str]:
    """`+` after points that may become more, and the sign after what depends on something."""
    marks = {name: "+" for name in ("recruit", "attack") if getattr(face, f"{name}_plus", False)}
    if getattr(face, "starred_attack", False):
        marks["attack"] = "*"
    if sign := getattr(face, "starred_vp", ""):
        marks["vp"] = sign
    return marks


def _notes(scheme: Any) -> tuple[str, ...]:
    """What a Scheme changes in the set-up."""
    least, most = scheme.players
    notes = [f"Twists: {_by_players(scheme.twists)}"]
    if (least, most) != (1, 5):
        notes.append(f"{least} to {most} players")
    if scheme.twists_beside:
        notes.append(f"{scheme.twists_beside} Twists beside the Scheme at the start")
    if scheme.heroes is not None:
        notes.append(f"Heroes: {_by_players(scheme.heroes)}")
    if scheme.bystanders is not None:
        notes.append(f"{scheme.bystanders} Bystanders in the Villain Deck")
    if scheme.extra_henchman_groups:
        notes.append(f"Henchman Groups: {scheme.extra_henchman_groups} more")
    if scheme.required_group:
        notes.append(f"needs {scheme.required_group}")
    if scheme.heroes_in_villain_deck:
        notes.append(f"{scheme.heroes_in_villain_deck} Hero cards in the Villain Deck")
    if scheme.wounds_per_player is not None:
        notes.append(f"{scheme.wounds_per_player} Wounds for each player in the stack")
    return tuple(notes)


def _by_players(value: Any) -> str:
    """A number, or what it is for how many players."""
    if isinstance(value, int):
        return str(value)
    return ", ".join(f"{number} with {players} players" for players, number in value.items())
