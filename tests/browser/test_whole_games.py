"""Whole games in a real browser, one way of choosing at a time."""

from __future__ import annotations

from urllib.parse import urlencode

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import Screen

MOST_ANSWERS = 1_500


def set_up(line: str) -> str:
    """The address of a set-up page that has read this line."""
    return f"new/{line.split(maxsplit=1)[0]}?{urlencode({'line': line})}"


def test_a_game_of_legendary_is_played_by_keyboard_alone(screen: Screen) -> None:
    screen.opens(set_up("legendary-1e --players 1 --seed 5 --first-game"))
    keyboard = screen.page.keyboard
    begin = screen.page.get_by_role("button", name="Begin!")
    expect(begin).to_be_visible()
    for _ in range(100):
        keyboard.press("Tab")
        if begin.evaluate("button => button === document.activeElement"):
            break
    keyboard.press("Enter")
    for answered in range(MOST_ANSWERS):
        if not screen.waits_for_question():
            break
        if answered == 3:
            keyboard.press("u")
            screen.waits_for_answers(2)
            keyboard.press("r")
            screen.waits_for_answers(3)
        if answered == 5:
            keyboard.press("w")
            expect(screen.page.get_by_role("dialog")).to_be_visible()
            keyboard.press("Escape")
            expect(screen.page.get_by_role("dialog")).to_be_hidden()
        # Numbers, arrows with Enter, and words are three ways to the same answer.
        if answered % 3 == 0:
            keyboard.press("1")
        elif answered % 3 == 1:
            screen.answers.first.evaluate("() => document.activeElement.blur()")
            keyboard.press("ArrowDown")
            keyboard.press("Enter")
        else:
            keyboard.press("/")
            keyboard.type((screen.answers.first.get_attribute("data-answer") or "")[:30])
            keyboard.press("Enter")
        screen.waits_for_answers(answered + 1)
    expect(screen.result).to_be_visible()
    assert screen.faults() == []


def test_a_game_of_villainous_is_played_by_clicks_alone(screens: Screens) -> None:
    screen = screens(width=1920, height=1080)
    screen.opens(set_up("villainous --players 2 --seed 3 --villains Thanos --villains Hela"))
    screen.page.get_by_role("button", name="Begin!").click()
    for _ in range(MOST_ANSWERS):
        if not screen.waits_for_question():
            break
        answers = screen.count_of_answers()
        screen.page.get_by_role("button", name="Hint").click()
        advised = screen.page.locator("[data-answer].advised")
        expect(advised).to_be_visible()
        advised.click()
        if screen.warning.is_visible():
            screen.warning.get_by_role("button").first.click()
        screen.waits_for_more_than(answers)
    expect(screen.result).to_be_visible()
    expect(screen.result.get_by_role("button", name="Play the same again")).to_be_visible()
