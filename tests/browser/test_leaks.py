"""What the server has not told cannot be read from the page either, wherever one looks in it."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import Screens

YOU, BOT = {"kind": "you"}, {"kind": "bot"}
IN_EVERY_GAME = ("basic", "bystander", "strike", "twist", "wound")  # the page may name them at any time


@pytest.mark.parametrize("game", ["legendary-1e", "villainous"])
def test_names_in_the_page_of_cards_that_its_reader_has_not_seen(screens: Screens, game: str) -> None:
    """Neither in words nor in what only programs read: alt texts, labels, data."""
    screen = screens()
    told = screen.hears_states()
    screen.sits_down(game, [YOU, BOT], options={"first_seat": 0}, seed=4)
    faces = screen.asks("GET", f"/api/games/{game}/cards")
    titles = {face["title"] for face in faces if face["kind"] not in IN_EVERY_GAME}
    looked_for = 0
    for _ in range(6):
        assert screen.waits_for_question()
        known = json.dumps(told, ensure_ascii=False)
        page = screen.page.content()
        unknown = {title for title in titles if title not in known}
        looked_for += len(unknown)
        assert [title for title in unknown if re.search(rf"\b{re.escape(title)}\b", page)] == []
        before = screen.count_of_answers()
        screen.chooses_first()
        screen.waits_for_more_than(before)
    assert looked_for > 100
