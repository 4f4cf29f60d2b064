"""What is in the box."""

from __future__ import annotations

from collections import Counter

from tests.rules.legendary_1e.words import AGENT, OFFICER, TROOPER, box
from tests.words import clause


@clause("L1-181")
def test_the_box_holds_five_hundred_playing_cards() -> None:
    found: Counter[str] = Counter()
    for face, copies in box().faces:
        found[face.title if face.kind == "basic" else face.kind] += copies
    assert found == {
        "hero": 210,
        "villain": 56,
        "henchman": 40,
        AGENT: 40,
        TROOPER: 20,
        OFFICER: 30,
        "bystander": 30,
        "wound": 30,
        "mastermind": 4,
        "tactic": 16,
        "scheme": 8,
        "twist": 11,
        "strike": 5,
    }
    assert found.total() == 500


@clause("L1-181")
def test_every_mastermind_has_four_tactics_and_no_two_faces_bear_the_same_name() -> None:
    assert {name: len(faces) for name, faces in box().tactics.items()} == dict.fromkeys(box().masterminds, 4)
    faces = [face.face() for face, _ in box().faces]
    assert len(faces) == len(set(faces))
