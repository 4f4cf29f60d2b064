"""Whoever asks for German reads no English anywhere but in names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.browser.conftest import Screens
from tests.browser.reading import english, read
from tests.browser.screen import Screen

PAGES = ["", "new/legendary-1e", "new/villainous", "cards/legendary-1e", "rules", "history", "settings", "nowhere"]
TABLES = [
    ("legendary-1e", {"mastermind": "Loki", "first_seat": 0}),
    ("villainous", {"villains": ["Thanos", "Ultron"], "mode": "inevitable", "first_seat": 0}),
]
QUESTIONS = 8


@pytest.fixture
def german(screens: Screens) -> Screen:
    return screens(language="de")


def sits_down(screen: Screen, game: str, seats: Sequence[dict[str, Any]], options: dict[str, Any]) -> None:
    screen.opens()
    screen.page.get_by_role("button", name="Losspielen").first.wait_for()
    wish = {"game": game, "seats": seats, "options": options, "seed": 3}
    screen.opens(f"table/{screen.asks('POST', '/api/tables', wish)['table']}")


@pytest.mark.parametrize("place", PAGES)
def test_german_words_find_room_on_a_phone(screens: Screens, place: str) -> None:
    phone = screens(language="de", width=390, height=844)
    phone.opens(place)
    phone.page.wait_for_load_state("networkidle")
    assert not phone.scrolls_sideways()
    assert phone.faults() == []


@pytest.mark.parametrize("place", PAGES)
def test_no_page_says_anything_in_english(german: Screen, place: str) -> None:
    german.opens(place)
    german.page.wait_for_load_state("networkidle")
    assert len(read(german)) > 10
    assert english(german) == []


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_table_says_anything_in_english(german: Screen, game: str, options: dict[str, Any]) -> None:
    sits_down(german, game, [{"kind": "you", "name": "Ada"}, {"kind": "bot", "strength": "easy"}], options)
    for _ in range(QUESTIONS):
        german.answers.first.wait_for()
        assert english(german) == []
        answered = german.count_of_answers()
        german.chooses_first()
        german.waits_for_more_than(answered)
    german.answers.first.wait_for()
    for key in ("h", "w", "?"):  # the hint, the rule behind the question, the keys
        german.page.keyboard.press(key)
        german.page.wait_for_load_state("networkidle")
        assert english(german) == []
        german.page.keyboard.press("Escape")
    for name in ("Chat", "Plätze"):
        german.page.get_by_role("tab", name=name).click()
        assert english(german) == []
