"""The printed facts of every face, names and numbers only: as our cards say, and as the reference says.

`facts.json` is written from the reference by `python -m tests.scenarios.legendary_1e.facts`; where the reference is not
at hand the cards are compared with it alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from longbox.games.catalog import playable

Facts = dict[str, dict[str, Any]]  # face -> what is printed on it

TABLE = Path(__file__).with_name("facts.json")
REFERENCE = Path(__file__).parents[3].parent / "shared" / "reference" / "legendary_1e.yaml"

TEAMS = {
    "avengers": "Avengers",
    "x-men": "X-Men",
    "shield": "S.H.I.E.L.D.",
    "spider-friends": "Spider Friends",
}
SOURCES = {"rulebook": "rulebook", "multi": "sourced", "single": "single source", "inferred": "original"}
SETUP = {
    "twists": "twists",
    "twists_next_to_scheme": "twists_beside",
    "bystanders_in_villain_deck": "bystanders",
    "heroes_in_hero_deck": "heroes",
    "extra_henchman_groups": "extra_henchman_groups",
    "hero_cards_shuffled_into_villain_deck": "heroes_in_villain_deck",
    "wound_stack_per_player": "wounds_per_player",
}
PRINTED = ("cost", "recruit", "attack", "vp", "rarity", "always_leads", "required_group")


def committed() -> Facts:
    found: Facts = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


def of_cards() -> Facts:
    """What the classes of the cards say."""
    return {face.face(): _trimmed(_of_card(face, copies)) for face, copies in playable("legendary-1e").box.faces}


def _of_card(face: Any, copies: int) -> dict[str, Any]:
    facts = {"title": face.title, "kind": face.kind, "unit": face.unit_name, "copies": copies}
    facts |= {name: getattr(face, name, None) for name in PRINTED}
    facts["rarity"] = face.rarity.value if face.kind == "hero" else None
    facts["team"] = face.team.value if face.team else None
    facts["class"] = face.hero_class.value if face.hero_class else None
    facts["needs"] = [icon.value for icon in getattr(face, "power", ())]
    facts["plus"] = [name for name in ("recruit", "attack") if getattr(face, f"{name}_plus", False)]
    facts["attack_mark"] = "*" if getattr(face, "starred_attack", False) else ""
    facts["vp_mark"] = getattr(face, "starred_vp", "")
    facts["source"] = face.source.value
    if face.kind == "scheme":
        facts["players"] = list(face.players)
        facts["setup"] = _trimmed({name: _by_players(getattr(face, name)) for name in SETUP.values()})
    return facts


def of_reference() -> Facts:
    """What the reference says, in the same form."""
    book = yaml.safe_load(REFERENCE.read_text(encoding="utf-8"))
    return {_face(facts): _trimmed(facts) for facts in _entries(book)}


def _entries(book: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for hero in book["heroes"]:
        for card in hero["cards"]:
            yield _printed(card, "hero", hero["name"]) | {
                "team": TEAMS.get(hero["team"]),
                "class": card["class"].capitalize(),
                "rarity": card["rarity"],
                "needs": [_icon(icon) for icon in card["superpower"]],
                "plus": [name for name in ("recruit", "attack") if card[f"{name}_plus"]],
            }
    for group in book["villain_groups"]:
        for card in group["cards"]:
            yield _printed(card, "villain", group["name"])
    for card in book["henchmen"]:
        yield _printed(card, "henchman", card["name"])
    for mastermind in book["masterminds"]:
        yield _printed(mastermind, "mastermind", "") | {"always_leads": mastermind["always_leads"]}
        for tactic in mastermind["tactics"]:
            yield _printed(tactic, "tactic", mastermind["name"])
    for scheme in book["schemes"]:
        setup, limits = dict(scheme["setup"]), scheme["player_count_limits"]
        [required] = setup.pop("required_villain_groups", [None])
        yield _printed(scheme, "scheme", "") | {
            "required_group": required,
            "players": [limits["min"], limits["max"]],
            "setup": {SETUP[name]: _by_players(value) for name, value in setup.items()},
        }
    for card in book["basics"]:
        kind = "basic" if card["kind"] in ("starter", "officer") else card["kind"]
        hero_class = "Grey" if card.get("color") == "grey" else None
        yield _printed(card, kind, "") | {"team": TEAMS.get(card["team"]), "class": hero_class}


def _printed(card: dict[str, Any], kind: str, unit: str) -> dict[str, Any]:
    names = ("cost", "recruit", "attack", "vp", "attack_mark", "vp_mark")
    facts = {"title": card["name"], "kind": kind, "unit": unit, "copies": card.get("copies", 1)}
    return facts | {name: card.get(name) for name in names} | {"source": SOURCES[card["confidence"]]}


def _face(facts: dict[str, Any]) -> str:
    named_with_unit = facts["kind"] in ("hero", "villain", "tactic")
    return f"{facts['unit']}: {facts['title']}" if named_with_unit else facts["title"]


def _icon(icon: str) -> str:
    words = icon.strip("[]")
    return TEAMS[words.removeprefix("team:")] if words.startswith("team:") else words.capitalize()


def _by_players(value: Any) -> Any:
    return {str(players): number for players, number in value.items()} if isinstance(value, dict) else value


def _trimmed(facts: dict[str, Any]) -> dict[str, Any]:
    """Without what is not printed; a printed 0 stays, except where it says how many there are of something extra."""
    return {
        name: value
        for name, value in facts.items()
        if value not in (None, "", [], {}) and not (value == 0 and name not in ("cost", "recruit", "attack", "vp"))
    }


if __name__ == "__main__":
    lines = [f"  {json.dumps(face)}: {json.dumps(facts)}" for face, facts in of_reference().items()]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
