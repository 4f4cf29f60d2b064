"""A finished game, step by step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.screen import Screen


@pytest.mark.parametrize("game", ["legendary-1e", "villainous"])
def test_a_finished_game_is_looked_at_step_by_step(screen: Screen, game: str) -> None:
    table = screen.brings(moments.record(game, 2, 11))
    expect(screen.result).to_be_visible()
    screen.opens(f"replay/{table}")
    page = screen.page
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("Escape")
    page.get_by_label("The table").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0)))
    slider.fill("7")
    page.get_by_label("Seen by").select_option(index=1)
    expect(page.get_by_text("Answer 7 of")).to_be_visible()
    assert screen.faults() == []
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("7")
    page.get_by_role("button", name="Pause").click()


def test_a_replay_can_be_shared_and_branched_off(screen: Screen) -> None:
    table = screen.brings(moments.record("legendary-1e", 1, 11))
    screen.opens(f"replay/{table}?at=9&seat=0")
    page = screen.page
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link for whoever sat at this table")).to_have_value(f"{page.url}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What if, from here?").click()
    screen.waits_for_question()
    assert screen.count_of_answers() == 9


def test_a_replay_goes_on_as_fast_as_one_likes(screen: Screen) -> None:
    table = screen.brings(moments.record("legendary-1e", 1, 11))
    screen.opens(f"replay/{table}")
    page = screen.page
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    slider = page.get_by_role("slider")
    page.wait_for_function("slider => Number(slider.value) >= 8", arg=slider.element_handle(), timeout=5_000)
    page.get_by_role("button", name="Pause").click()
