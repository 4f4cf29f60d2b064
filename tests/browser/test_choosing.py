"""Choosing at a table: what is possible, what is not and why, and every way to say what one wants."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from longbox.testing import arrange
from tests.browser import moments
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

SENTINEL = {"active": 0, "attack": 5, "city": {"Bank": "Sentinel"}, "hands": {0: ["Odinson", "Odinson"]}}


def laid(game: str, **wanted: Any) -> str:
    """The record of a table that is laid by hand."""
    return str(arrange(game, **wanted).record)


def drags(screen: Screen, card: Locator, target: Locator) -> None:
    """With the mouse, as a hand does it: not in one leap."""
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    mouse = screen.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2 + 30, start["y"] - 10)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def test_what_cannot_be_done_is_dim_and_says_why(screen: Screen) -> None:
    screen.brings(
        laid("legendary-1e", active=0, recruit=2, mastermind="Red Skull", hq=["Odinson"], hands={0: ["Odinson"]})
    )
    page = screen.page
    for place, sentence in (
        ("Mastermind", "Red Skull needs 7 Attack, you have 0."),
        ("The HQ", "Odinson needs 3 Recruit, you have 2."),
    ):
        card = page.get_by_label(place, exact=True).locator("[data-card]").first
        expect(card).to_have_class(re.compile(r"\bdim\b"))
        card.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("Not now.")).to_be_visible()
        expect(dialog.get_by_text(sentence)).to_be_visible()
        assert screen.faults() == []
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    expect(page.get_by_label("Hand", exact=True).locator("[data-card]").first).to_have_class(re.compile(r"\blit\b"))


def test_a_number_says_what_it_is_made_of(screen: Screen) -> None:
    screen.brings(
        laid("legendary-1e", active=0, mastermind="Red Skull", city={"Bank": ["Skrull Shapeshifters", "Odinson"]})
    )
    city = screen.page.get_by_label("The city").locator("button[data-card]").first
    city.click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Attack")).to_be_visible()
    expect(dialog.get_by_text("printed on Skrull Shapeshifters")).to_be_visible()


def test_a_long_press_looks_at_a_card_instead_of_playing_it(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: ["Odinson"]}))
    page = screen.page
    card = page.get_by_label("Hand", exact=True).locator("[data-card]").first
    card.click(delay=700)
    dialog = page.get_by_role("dialog", name="Odinson")
    expect(dialog).to_be_visible()
    assert screen.count_of_answers() == 0
    dialog.get_by_role("button", name="play Odinson").click()
    screen.waits_for_answers(1)


def test_a_pile_is_opened_while_a_question_is_open(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: ["Odinson"]}, discards={0: ["Wound", "Diving Block"]}))
    page = screen.page
    page.get_by_role("button", name="Discard 2").click()
    dialog = page.get_by_role("dialog", name="Discard (2)")
    expect(dialog.get_by_role("button", name="Diving Block")).to_be_visible()
    assert screen.faults() == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator('[data-answer="play Odinson"]')).to_be_visible()


def test_a_turn_that_could_go_on_asks_once_before_it_ends(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: ["Odinson"]}))
    page = screen.page
    end = page.locator('[data-answer="end the turn"]')
    end.click()
    expect(screen.warning).to_contain_text("You could still: play Odinson.")
    assert screen.faults() == []
    assert screen.count_of_answers() == 0
    page.get_by_role("button", name="Go on playing").click()
    expect(screen.warning).to_be_hidden()
    end.click()
    screen.warning.get_by_role("button", name="end the turn").click()
    screen.waits_for_more_than(0)


def test_a_turn_in_which_nothing_is_left_ends_at_once(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: []}))
    screen.page.locator('[data-answer="end the turn"]').click()
    screen.waits_for_more_than(0)


def test_a_single_answer_is_given_at_once(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", **SENTINEL))
    screen.page.locator('[data-answer^="fight Sentinel"]').click()
    screen.waits_for_answers(2)
    log = screen.page.get_by_role("log", name="Log")
    expect(log.get_by_text("KOs Odinson").first).to_be_visible()
    # Whoever takes it back is asked: else it would be given again and again.
    screen.page.get_by_role("button", name="Undo").click()
    screen.waits_for_answers(1)
    expect(screen.answers).to_have_count(1)
    expect(screen.answers.first).to_have_attribute("data-answer", "KO Odinson from hand")


def test_a_held_key_leaves_a_single_answer_to_the_player(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", **SENTINEL))
    screen.page.keyboard.down("Shift")
    screen.page.locator('[data-answer^="fight Sentinel"]').click()
    screen.waits_for_answers(1)
    expect(screen.answers).to_have_count(1)
    screen.page.keyboard.up("Shift")
    screen.answers.first.click()
    screen.waits_for_answers(2)


def test_a_card_is_dragged_to_the_table(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: ["Odinson", "Wound"]}))
    page = screen.page
    drags(screen, page.get_by_label("Hand", exact=True).locator("[data-card]").first, page.get_by_label("The city"))
    screen.waits_for_answers(1)
    expect(page.get_by_label("Played", exact=True).locator("[data-card]")).to_have_count(1)


def test_a_card_is_dragged_to_a_place(screen: Screen) -> None:
    hand = {0: ["Flying Sentry"]}
    screen.brings(
        laid("villainous", villains=["Ultron", "Hela"], active=0, mover="Research Lab", hands=hand, power={0: 5})
    )
    page = screen.page
    place = page.get_by_label("Manufacturing Array", exact=True)
    drags(screen, page.get_by_label("Hand", exact=True).locator("[data-card]").first, place)
    expect(place.get_by_role("button", name="Flying Sentry")).to_be_visible()


def test_a_hint_says_why(screen: Screen) -> None:
    screen.brings(moments.record("villainous", 2, 21, 0.3))
    screen.answers.first.wait_for()
    screen.page.get_by_role("button", name="Hint").click()
    advised = screen.page.locator("[data-answer].advised")
    expect(advised).to_be_visible()
    hint = screen.page.get_by_role("status").filter(has_text="Hint:")
    reason = hint.inner_text().partition(".")[2].strip()
    assert len(reason) > 10
    assert screen.faults() == []


def test_meters_show_how_near_everybody_is(screens: Screens) -> None:
    for game, seats in (("legendary-1e", 2), ("villainous", 3)):
        screen = screens()
        told = screen.hears_states()
        screen.brings(moments.record(game, seats, 21, 0.7))
        screen.answers.first.wait_for()
        shown = screen.page.get_by_role("meter")
        values = sorted(int(each.get_attribute("aria-valuenow") or -1) for each in shown.all())
        meters = told[-1]["view"]["meters"]
        wanted = [meter["value"] for meter in meters if meter["name"] == "danger" or "seat" in meter]
        assert values == sorted(wanted)
        assert values


def test_what_has_come_since_the_last_answer_is_marked(screen: Screen) -> None:
    screen.brings(laid("legendary-1e", active=0, hands={0: []}, empty=["city"], villain_deck=["Sabretooth"]))
    page = screen.page
    expect(page.get_by_label("The city").locator(".new")).to_have_count(0)
    page.locator('[data-answer="end the turn"]').click()
    expect(page.get_by_label("The city").locator(".new").first).to_be_visible()


def test_a_sound_is_heard_by_those_who_want_it_when_they_are_asked(screen: Screen) -> None:
    screen.page.add_init_script(
        """window.heard = 0
        const starts = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (when) { window.heard += 1; starts.call(this, when) }"""
    )
    screen.opens("settings")
    assert screen.page.evaluate("heard") == 0
    screen.page.get_by_role("checkbox", name="Sound").check()
    assert screen.page.evaluate("heard") == 2
    screen.page.get_by_role("link", name="Longbox").click()
    screen.page.get_by_role("button", name="Play now Legendary").click()
    screen.answers.first.wait_for()
    screen.page.wait_for_function("() => heard === 4")
