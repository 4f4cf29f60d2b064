"""The printed facts of every face, names and numbers only: as our cards say, and as the reference says.

`facts.json` is written from the reference by `python -m tests.scenarios.villainous.facts`; where the reference is not
at hand the cards are compared with it alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from longbox.games.villainous import box
from longbox.games.villainous.traits import ORIGINAL

Facts = dict[str, dict[str, Any]]  # title -> what is printed on it

TABLE = Path(__file__).with_name("facts.json")
REFERENCE = Path(__file__).parents[3].parent / "shared" / "reference" / "villainous.yaml"

COMMON = "Fate"
SOURCES = {"rulebook": "rulebook", "multi": "sourced", "single": "single source", "unknown": "original"}
ACTIONS = {"gain": "gain_power_{power}", "play": "play_card"}
OUR_NAME = {"(reverse of Control the Mines)": "Contested Mines"}  # no source knows what is printed there
TILES = ("stone", "upgrade", "tile", "rival")


def committed() -> Facts:
    found: Facts = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


def of_cards() -> Facts:
    """What the classes of the cards, tiles and locations say."""
    return {face.title: _trimmed(_of_face(face)) for face, _ in box.faces() if face.kind != "villain"}


def _of_face(face: Any) -> dict[str, Any]:
    facts = {"unit": face.unit_name, "source": face.source.value}
    if face.kind == "location":
        return {"unit": face.unit_name, "kind": "location", "top": _actions(face.top), "bottom": _actions(face.bottom)}
    if face.kind in TILES:
        facts["kind"] = "tile"
        if face.source is ORIGINAL:
            return facts  # what no source knows cannot be compared
        return facts | {"strength": face.strength, "activation_cost": face.activation_cost}
    return facts | {
        "kind": face.kind,
        "copies": face.copies,
        "cost": face.marks.get("cost", face.cost),
        "strength": face.strength,
        "activation_cost": face.marks.get("activation_cost", face.activation_cost),
        "protector": face.gives_protector and face.is_hero,
    }


def _actions(row: Any) -> list[str]:
    return [ACTIONS.get(icon.kind, icon.kind).format(power=icon.power) for icon in row]


def of_reference() -> Facts:
    """What the reference says, in the same form."""
    book = yaml.safe_load(REFERENCE.read_text(encoding="utf-8"))
    return {title: _trimmed(facts) for title, facts in _entries(book)}


def _entries(book: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for villain in book["villains"]:
        for place in villain["locations"]:
            rows = {row: place[row] for row in ("top", "bottom")}
            yield place["name"], {"unit": villain["name"], "kind": "location", **rows}
        for card in villain["cards"]:
            yield card["name"], _printed(card, villain["name"])
        for card in villain["fate"]:
            yield card["name"], _printed(card, villain["name"], "fate ")
        for tile in villain["tiles"]:
            if tile["kind"] != "token":
                numbers = {name: tile.get(name) for name in ("strength", "activation_cost")}
                source = SOURCES[tile["confidence"]]
                yield (
                    OUR_NAME.get(tile["name"], tile["name"]),
                    {"unit": villain["name"], "kind": "tile", "source": source, **numbers},
                )
    for card in book["common_fate"]:
        yield card["name"], _printed(card, COMMON, "fate ")


def _printed(card: dict[str, Any], unit: str, prefix: str = "") -> dict[str, Any]:
    kind = card["type"].lower()
    activation = card.get("activation_cost")
    if isinstance(activation, str):  # a sign with what it stands for; Explosives: unknown, 0 by RV-041
        activation = "X" if activation.startswith("X") else 0
    return {
        "unit": unit,
        "kind": prefix + kind if kind in ("item", "effect") else kind,
        "copies": card["copies"],
        "cost": card.get("cost"),
        "strength": card["strength"],
        "activation_cost": activation,
        "protector": card.get("protector", False),
        "source": SOURCES[card["confidence"]],
    }


def _trimmed(facts: dict[str, Any]) -> dict[str, Any]:
    """Without what is not printed; a printed 0 stays."""
    return {name: value for name, value in facts.items() if value is not None and value is not False}


if __name__ == "__main__":
    lines = [f"  {json.dumps(title)}: {json.dumps(facts)}" for title, facts in of_reference().items()]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
