"""The pages around the table."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest
from playwright.sync_api import expect

import longbox
from tests.browser.conftest import Screens
from tests.browser.screen import REFUSAL, Screen
from tests.browser.serving import Server

PAGES = [
    "", "new/legendary-1e", "new/villainous", "cards/legendary-1e", "cards/villainous", "rules", "history", "settings",
    "join/0123456789abcdef01234567/0123456789abcdef", "watch/0123456789abcdef01234567/0123456789abcdef", "nowhere",
]  # fmt: skip

RED_DOT = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")


@pytest.mark.parametrize("place", PAGES)
def test_every_page_can_be_used_by_everybody_and_on_a_phone(screens: Screens, place: str) -> None:
    wide, phone = screens(), screens(width=390, height=844, dark=True)
    for screen in (wide, phone):
        screen.opens(place)
        screen.page.wait_for_load_state("networkidle")
        assert screen.faults() == []
        assert not screen.scrolls_sideways()


def test_the_first_decision_is_one_press_away(screen: Screen) -> None:
    screen.opens()
    screen.page.get_by_role("button", name="Play now Legendary").click()
    screen.has_text("Your decision")
    screen.chooses_first()  # whatever the Villain Deck asks first, or the turn itself
    screen.waits_for_answers(1)


def test_the_first_tab_stop_leads_past_the_masthead(screen: Screen) -> None:
    screen.opens("settings")
    screen.page.keyboard.press("Tab")
    expect(screen.page.get_by_role("link", name="Skip to the page")).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("Tab")
    expect(screen.page.get_by_role("radio", name="English")).to_be_focused()


def test_a_set_up_is_a_line_of_text_that_sets_it_up_again(screen: Screen) -> None:
    screen.opens("new/legendary-1e")
    page = screen.page
    screen.picks("2")
    screen.picks("Loki")
    screen.picks("Thor")
    line = page.get_by_label("Send it to a friend, or give it to the terminal")
    expect(line).to_have_value("longbox play legendary-1e --players 2 --mastermind Loki --heroes Thor")
    said = line.input_value()
    page.get_by_role("button", name="Draw everything").click()
    expect(line).to_have_value("longbox play legendary-1e --players 2")
    page.get_by_label("Got one? Put it here").fill(said)
    page.get_by_role("button", name="Use it").click()
    expect(line).to_have_value(said)
    expect(page.get_by_role("radio", name="Loki")).to_be_checked()


def test_the_last_set_up_is_offered_again(screen: Screen) -> None:
    screen.opens("new/legendary-1e")
    page = screen.page
    again = page.get_by_role("button", name="As last time")
    expect(again).to_be_hidden()
    for choice in ("2", "Loki", "Thor"):
        screen.picks(choice)
    page.get_by_role("button", name="Begin!").click()
    screen.answers.or_(page.get_by_label("The question")).first.wait_for()
    screen.opens("new/legendary-1e")
    line = page.get_by_label("Send it to a friend, or give it to the terminal")
    expect(line).to_have_value("longbox play legendary-1e --players 1")
    again.click()
    expect(line).to_have_value("longbox play legendary-1e --players 2 --mastermind Loki --heroes Thor")


def test_a_set_up_that_cannot_be_is_refused_with_a_sentence(screen: Screen) -> None:
    screen.expected = REFUSAL
    screen.opens("new/legendary-1e")
    for hero in ("Thor", "Hulk", "Storm", "Rogue", "Gambit", "Cyclops", "Deadpool"):  # too many for every Scheme
        screen.picks(hero)
    screen.page.get_by_role("button", name="Begin!").click()
    expect(screen.page.get_by_role("alert").filter(has_text="Heroes")).to_be_visible()


def test_cards_are_found_by_words_and_kind_and_tell_where_they_come_from(screen: Screen) -> None:
    screen.opens("cards/legendary-1e")
    page = screen.page
    expect(page.get_by_role("status")).to_have_text("127 cards")
    page.get_by_label("Unit").select_option("Thor")
    expect(page.get_by_role("status")).to_have_text("4 cards")
    page.get_by_label("Words on the card").fill("odinson")
    expect(page.get_by_role("status")).to_have_text("1 card")
    page.get_by_role("button", name=re.compile("Odinson", re.IGNORECASE)).click()
    card = page.get_by_role("dialog", name="Odinson")
    expect(card.get_by_text("Where this comes from")).to_be_visible()
    assert screen.faults() == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_rules_are_found_by_words(screen: Screen) -> None:
    screen.opens("rules")
    screen.page.get_by_label("What do you want to know?").fill("healing wounds")
    expect(screen.page.get_by_role("heading", name="Healing your wounds")).to_be_visible()
    assert screen.faults() == []


def test_the_page_speaks_german_when_asked_to(screen: Screen) -> None:
    screen.opens("settings")
    screen.picks("Deutsch")
    expect(screen.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(screen.page.locator("html")).to_have_attribute("lang", "de")


def test_choices_about_looks_stay_after_a_reload(screen: Screen) -> None:
    screen.opens("settings")
    screen.picks("night")
    screen.picks("largest")
    screen.opens("settings")
    page = screen.page.locator("html")
    expect(page).to_have_attribute("data-theme", "dark")
    expect(page).to_have_attribute("data-text", "largest")
    assert not screen.scrolls_sideways()


def test_a_record_from_a_file_goes_on(screen: Screen, tmp_path: Path) -> None:
    game = longbox.new("legendary-1e", seats=1, seed=7)
    game.answer("play S.H.I.E.L.D. Agent")
    record = tmp_path / "game.txt"
    record.write_text(str(game.record), encoding="utf-8")
    screen.opens()
    screen.page.get_by_label("Open a record …").set_input_files(record)
    expect(screen.answers.first).to_be_visible()


def test_own_scans_are_shown_instead_of_drawings(screens: Screens, own_server: Server) -> None:
    folder = own_server.folder / "scans"
    folder.mkdir()
    (folder / "Odinson.png").write_bytes(RED_DOT)
    screen = screens(own_server.address)
    screen.opens("cards/legendary-1e")
    screen.page.get_by_label("Words on the card").fill("odinson")
    scan = screen.page.get_by_role("img", name="Odinson")
    expect(scan).to_be_visible()
    expect(scan).to_have_js_property("naturalWidth", 1)
    screen.opens("settings")
    screen.page.get_by_role("checkbox", name="Your own pictures").uncheck()
    screen.opens("cards/legendary-1e")
    screen.page.get_by_label("Words on the card").fill("odinson")
    expect(screen.page.get_by_role("button", name="Odinson")).to_be_visible()
    expect(scan).to_be_hidden()
