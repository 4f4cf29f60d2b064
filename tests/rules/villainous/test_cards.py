"""What is printed, compared with the facts; and every card's methods, with the moments there are."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest
import yaml

from longbox.games.villainous import box, cards
from longbox.games.villainous.cards import REGISTERED
from longbox.games.villainous.facts import facts
from longbox.games.villainous.moments import MOMENTS

REFERENCE = Path(__file__).parents[4] / "shared" / "reference" / "villainous.yaml"
FACES: dict[str, Any] = {face.title: face for face, _ in box.faces()}
KINDS = {
    "Ally": "ally",
    "Item": "item",
    "Effect": "effect",
    "Specialty": "specialty",
    "Hero": "hero",
    "Event": "event",
}


def reference() -> Any:
    if not REFERENCE.exists():
        pytest.skip("the reference lies outside the project")
    return yaml.safe_load(REFERENCE.read_text())


def test_the_printed_numbers_are_those_of_the_reference() -> None:
    facts_of_all = reference()
    decks = [(villain["name"], villain["cards"], "") for villain in facts_of_all["villains"]]
    decks += [(villain["name"], villain["fate"], "fate ") for villain in facts_of_all["villains"]]
    decks.append(("Fate", facts_of_all["common_fate"], "fate "))
    for unit, printed, prefix in decks:
        for card in printed:
            face = FACES.get(card["name"])
            if face is None:  # not written yet
                continue
            kind = KINDS[card["type"]]
            kind = prefix + kind if kind in ("item", "effect") else kind
            assert (face.unit_name, face.kind, face.copies) == (unit, kind, card["copies"]), card["name"]
            assert face.strength == card["strength"], card["name"]
            assert face.gives_protector == card.get("protector", False) or face.is_item, card["name"]
            if "cost" in card and card["cost"] != "X":
                assert face.cost == card["cost"], card["name"]
            if isinstance(card.get("activation_cost"), int):
                assert face.activation_cost == card["activation_cost"], card["name"]


def test_the_locations_are_those_of_the_reference() -> None:
    for villain in reference()["villains"]:
        locations = box.villain_faces()[villain["name"]].locations
        assert [location.title for location in locations] == [each["name"] for each in villain["locations"]]
        for location, printed in zip(locations, villain["locations"], strict=True):
            for row, wanted in ((location.top, printed["top"]), (location.bottom, printed["bottom"])):
                assert [_icon_id(icon) for icon in row] == wanted, location.title


def _icon_id(icon: Any) -> str:
    ids = {"gain": f"gain_power_{icon.power}", "play": "play_card"}
    found: str = ids.get(icon.kind, icon.kind)
    return found


def test_every_public_method_of_a_card_is_a_moment() -> None:
    for face in FACES.values():
        methods = {name for name in face.does if inspect.isfunction(getattr(face, name)) and not name.startswith("_")}
        assert methods <= MOMENTS.keys(), face.title


def test_every_moment_is_one_that_the_kinds_of_card_know() -> None:
    known = {name for kind in vars(cards).values() if isinstance(kind, type) for name in vars(kind)}
    assert MOMENTS.keys() <= known
    assert set(REGISTERED) <= MOMENTS.keys()
    assert {name for name, rule in MOMENTS.items() if rule.startswith("registered")} == set(REGISTERED)


def test_every_face_says_what_it_does() -> None:
    for fact in facts():
        if fact.kind != "location":
            assert fact.rule, fact.face
    assert len({fact.face for fact in facts()}) == len(facts())


def test_helas_decks_are_complete() -> None:
    hela = box.villain_faces()["Hela"]
    assert sum(face.copies for face in box.deck_of(hela)) == 30
    assert sum(face.copies for face in box.fate_of(hela)) == 11
