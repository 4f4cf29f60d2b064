"""Whole games in a real browser, one way of choosing at a time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from longbox.players.thumb import Thumb
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

MOST_ANSWERS = 1_500
LEGENDARY = "legendary-1e --players 1 --seed 5 --first-game"
VILLAINOUS = "villainous --players 2 --seed 3 --villains Thanos --villains Hela"


def set_up(line: str) -> str:
    """The address of a set-up page that has read this line."""
    return f"new/{line.split(maxsplit=1)[0]}?{urlencode({'line': line})}"


def begins_by_keys(screen: Screen, line: str) -> None:
    screen.opens(set_up(line))
    begin = screen.page.get_by_role("button", name="Begin!")
    expect(begin).to_be_visible()
    for _ in range(100):
        screen.page.keyboard.press("Tab")
        if begin.evaluate("button => button === document.activeElement"):
            break
    screen.page.keyboard.press("Enter")


def begins_by_clicks(screen: Screen, line: str) -> None:
    screen.opens(set_up(line))
    screen.page.get_by_role("button", name="Begin!").click()


def plays_on(screen: Screen, chooses: Callable[[int], None]) -> None:
    """To the end of the game. One choice may bring several answers about: those that are all there is, and bots'."""
    for turn in range(MOST_ANSWERS):
        if not screen.waits_for_question():
            break
        before = screen.count_of_answers()
        chooses(turn)
        screen.waits_for_more_than(before)
    expect(screen.result).to_be_visible()


def takes_back_and_looks_by_keys(screen: Screen) -> None:
    keyboard, answers = screen.page.keyboard, screen.count_of_answers()
    keyboard.press("u")
    expect(screen.page.locator("[data-answers]")).not_to_have_attribute("data-answers", str(answers))
    keyboard.press("r")
    screen.waits_for_answers(answers)
    keyboard.press("w")
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(screen.page.get_by_role("dialog")).to_be_hidden()


def types(screen: Screen, answer: Locator) -> None:
    """Numbers are for nine answers; every answer can be typed."""
    screen.page.keyboard.press("/")
    screen.page.keyboard.type(answer.get_attribute("data-answer") or "")
    screen.page.keyboard.press("Enter")


def test_a_game_of_legendary_is_played_by_keyboard_alone(screen: Screen) -> None:
    keyboard = screen.page.keyboard

    def chooses(turn: int) -> None:
        if turn == 3:
            takes_back_and_looks_by_keys(screen)
        # Numbers, arrows with Enter, and words are three ways to the same answer.
        if turn % 3 == 0:
            keyboard.press("1")
        elif turn % 3 == 1:
            screen.answers.first.evaluate("() => document.activeElement.blur()")
            keyboard.press("ArrowDown")
            keyboard.press("Enter")
        else:
            types(screen, screen.answers.first)

    begins_by_keys(screen, LEGENDARY)
    plays_on(screen, chooses)
    assert screen.faults() == []


def test_a_game_of_legendary_is_played_by_clicks_alone(screen: Screen) -> None:
    """Lit cards are pressed where they lie; only what no card can say is pressed among the answers."""
    lit = screen.page.get_by_label("The table").locator("button[data-card].lit")

    def chooses(turn: int) -> None:
        if lit.count() > 0 and turn % 5 < 4:
            screen.presses_where_it_shows(lit.first)
            if screen.page.get_by_role("button", name="all answers").is_visible():
                screen.chooses_first()
        else:
            screen.chooses_last()

    begins_by_clicks(screen, LEGENDARY.replace("--seed 5 ", ""))  # a game whose deal is known counts for nobody
    plays_on(screen, chooses)
    stands_in_the_history(screen)


class Companion:
    """Somebody who looks over the player's shoulder and knows rules of thumb: Villainous does not end by itself."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.states = screen.hears_states()

    def advises(self) -> Locator:
        while self.states[-1]["table"]["answers"] < self.screen.count_of_answers():
            self.screen.page.wait_for_timeout(10)
        notation = Thumb().advises(self.states[-1]["view"]).notation
        return self.screen.page.locator(f"[data-answer={json.dumps(notation, ensure_ascii=False)}]")


def test_a_game_of_villainous_is_played_by_keyboard_alone(screen: Screen) -> None:
    keyboard = screen.page.keyboard
    companion = Companion(screen)

    def chooses(turn: int) -> None:
        advised = companion.advises()
        key = advised.get_attribute("aria-keyshortcuts")
        if key is None or turn % 10 == 0:
            types(screen, advised)
            key = "Enter"
        else:
            keyboard.press(key)
        if screen.warning.is_visible():
            keyboard.press(key)

    begins_by_keys(screen, VILLAINOUS)
    plays_on(screen, chooses)


def test_a_game_of_villainous_is_played_by_clicks_alone(screens: Screens) -> None:
    screen = screens(width=1920, height=1080)
    companion = Companion(screen)

    def chooses(turn: int) -> None:
        companion.advises().click()
        if screen.warning.is_visible():
            screen.warning.get_by_role("button").first.click()

    begins_by_clicks(screen, VILLAINOUS)
    plays_on(screen, chooses)
    expect(screen.result.get_by_role("button", name="Play the same again")).to_be_visible()


def stands_in_the_history(screen: Screen) -> None:
    """A game that was played to its end is kept with its replay, and counts in the record of its player."""
    page = screen.page
    screen.opens("history")
    expect(page.get_by_role("listitem").filter(has_text="Games")).to_have_text("1 Games")
    expect(page.get_by_role("row").nth(1)).to_contain_text("Legendary, First Edition")
    assert screen.faults() == []
    page.get_by_role("link", name="Play it again").click()
    line = page.get_by_label("Send it to a friend, or give it to the terminal")
    expect(line).to_have_value(re.compile("^longbox play legendary-1e --players 1 --seed [0-9]+ --first-game"))
    screen.opens("history")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
