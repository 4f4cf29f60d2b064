"""Tables that everybody can use: several moments of each, looked at closely."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

GAMES = [("legendary-1e", 1), ("legendary-1e", 3), ("villainous", 2), ("villainous", 4)]


@pytest.mark.parametrize("part", [0, 0.35, 0.8])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table_can_be_used_by_everybody_and_on_a_phone(screens: Screens, game: str, seats: int, part: float) -> None:
    for wishes in ({"width": 1280}, {"width": 390, "height": 844, "dark": True}):
        screen = screens(**wishes)
        screen.brings(moments.record(game, seats, 21, part))
        screen.answers.first.wait_for()
        expect(screen.page.get_by_label("The question")).to_be_in_viewport(ratio=0.9)
        assert screen.faults() == []
        assert not screen.scrolls_sideways()
        assert wishes["width"] < 1280 or screen.shows_everything()


def test_why_opens_the_rule_behind_the_question(screen: Screen) -> None:
    screen.brings(moments.record("villainous", 2, 21, 0.2))
    screen.answers.first.wait_for()
    screen.page.get_by_role("button", name="Why is this asked?").click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.get_by_text("rulebook").first).to_be_visible()
    assert screen.faults() == []
    screen.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_line_of_the_log_leads_back_to_its_moment(screen: Screen) -> None:
    screen.sits_down("legendary-1e", [{"kind": "you"}], options={"first_game": True}, seed=5)
    for answered in range(1, 5):
        screen.waits_for_question()
        screen.chooses_first()
        screen.waits_for_answers(answered)
    log = screen.page.get_by_role("log", name="Log")
    log.get_by_role("button").filter(has_text="plays").nth(-2).click()
    assert screen.faults() == []
    log.get_by_role("button", name="Back to this line").click()
    screen.page.wait_for_function("() => document.querySelector('[data-answers]').dataset.answers < 4")
    screen.page.get_by_role("button", name="Redo").click()
    screen.waits_for_question()


def test_a_fault_is_reported_and_kept(screen: Screen) -> None:
    screen.brings(moments.record("legendary-1e", 1, 21, 0.2))
    screen.page.get_by_role("tab", name="Seats").click()
    screen.page.get_by_label("Something wrong? Say what you expected:").fill("The Wound should be gone.")
    screen.page.get_by_role("button", name="Report a fault").click()
    expect(screen.page.get_by_text("Kept as report")).to_be_visible()


def test_the_same_is_played_again_after_the_end(screen: Screen) -> None:
    table = screen.brings(moments.record("legendary-1e", 1, 21))
    expect(screen.result).to_be_visible()
    assert screen.faults() == []
    screen.page.get_by_role("button", name="Play the same again").click()
    screen.page.wait_for_function("table => !location.hash.includes(table)", arg=table)
    screen.waits_for_question()
    assert screen.count_of_answers() == 0
