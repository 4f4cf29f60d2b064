"""Cards and rules on a page that speaks German."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longbox.games import catalog
from longbox.languages import translated
from tests.browser.conftest import Screens
from tests.browser.screen import Screen


def longest(game: str) -> list[tuple[str, str]]:
    """The cards whose German rules are the longest, by their titles."""
    cards = sorted(catalog.cards(game).values(), key=lambda card: len(translated(card.rule, "de")))
    return [(game, card.title) for card in cards[-3:]]


LONGEST = [*longest("legendary-1e"), *longest("villainous")]


@pytest.fixture
def german(screens: Screens) -> Screen:
    return screens(language="de")


def test_rules_are_found_by_german_words_and_told_in_german(german: Screen) -> None:
    german.opens("rules")
    german.page.get_by_role("searchbox").fill("Wunden heilen")
    expect(german.page.get_by_role("heading", name="Deine Wunden heilen")).to_be_visible()
    assert german.faults() == []


def test_a_clause_that_is_linked_to_is_told_in_german(german: Screen) -> None:
    german.opens("rules?clause=L1-043")
    expect(german.page.get_by_role("heading", name="Nach einer Wendung")).to_be_visible()


def test_cards_are_found_by_german_words_and_say_their_rule_in_german(german: Screen) -> None:
    german.opens("cards/legendary-1e")
    page = german.page
    page.get_by_role("searchbox").fill("siegstapel zivilisten tarnung")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^1\b"))
    page.get_by_role("button", name=re.compile("Covert Operation", re.IGNORECASE)).click()
    card = page.get_by_role("dialog", name="Covert Operation")
    expect(
        card.get_by_role("definition").filter(has_text="+1 Angriff für jeden Zivilisten in deinem Siegstapel.")
    ).to_be_visible()


@pytest.mark.parametrize(("game", "title"), LONGEST)
def test_the_longest_german_rules_fit_on_their_cards(german: Screen, game: str, title: str) -> None:
    german.opens(f"cards/{game}")
    page = german.page
    page.get_by_role("searchbox").fill(title)
    page.get_by_role("button", name=re.compile(f"^{re.escape(title)}", re.IGNORECASE)).first.click()
    face = page.get_by_role("dialog").locator(".face.big")
    expect(face).to_be_visible()
    text, foot = face.locator(".text").bounding_box(), face.locator(".foot").bounding_box()
    assert text is not None
    assert foot is not None
    assert text["y"] + text["height"] <= foot["y"] + 1
