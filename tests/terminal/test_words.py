"""What somebody types, and which answer it means."""

from __future__ import annotations

import pytest

from longbox.terminal.lookup import NoSuchCard, find_cards
from longbox.terminal.words import matching

ANSWERS = [
    "play Odinson",
    "play S.H.I.E.L.D. Agent",
    "play S.H.I.E.L.D. Trooper",
    "recruit Odinson from HQ 2",
    "fight Sabretooth on the Bridge",
    "end the turn",
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play Odinson", ["play Odinson"]),
        ("PLAY ODINSON", ["play Odinson"]),
        ("play od", ["play Odinson"]),
        ("p od", ["play Odinson"]),
        ("play shield agent", ["play S.H.I.E.L.D. Agent"]),
        ("trooper", ["play S.H.I.E.L.D. Trooper"]),
        ("fight", ["fight Sabretooth on the Bridge"]),
        ("f bridge", ["fight Sabretooth on the Bridge"]),
        ("end", ["end the turn"]),
        ("odinson", ["play Odinson", "recruit Odinson from HQ 2"]),
        ("play s", ["play S.H.I.E.L.D. Agent", "play S.H.I.E.L.D. Trooper"]),
        ("odinson play", []),
        ("", []),
        ("?!", []),
    ],
)
def test_words_mean_the_answers_that_are_like_them(typed: str, meant: list[str]) -> None:
    assert [ANSWERS[place] for place in matching(typed, ANSWERS)] == meant


def test_a_card_is_found_by_its_name_before_what_it_says() -> None:
    from longbox.games.catalog import cards

    every = cards("legendary-1e")
    assert [card.face for card in find_cards("odinson", every)] == ["Thor: Odinson"]
    assert [card.face for card in find_cards("wound", every)] == ["Wound"]
    assert all("X-Men" in card.traits or "X-Men" in card.rule for card in find_cards("x-men", every))


def test_the_name_that_was_meant_is_offered() -> None:
    from longbox.games.catalog import cards

    with pytest.raises(NoSuchCard, match="Did you mean 'Odinson'"):
        find_cards("Odnison", cards("legendary-1e"))
