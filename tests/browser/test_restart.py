"""The server is killed: the page goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import BROKEN_LINE
from tests.browser.serving import Server


def test_the_page_goes_on_at_the_same_question_after_the_server_was_killed(
    screens: Screens, own_server: Server
) -> None:
    screen = screens(own_server.address)
    screen.expected = BROKEN_LINE
    screen.sits_down("legendary-1e", [{"kind": "you"}], options={"first_game": True})
    for answered in range(1, 6):
        screen.waits_for_question()
        screen.chooses_first()
        screen.waits_for_answers(answered)
    question = screen.page.get_by_label("The question")
    screen.answers.first.wait_for()
    asked = question.inner_text()
    own_server.kill()
    expect(screen.page.get_by_text("Reconnecting …")).to_be_visible()
    own_server.start()
    expect(screen.page.get_by_text("Reconnecting …")).to_be_hidden()
    screen.waits_for_answers(5)
    screen.answers.first.wait_for()
    assert question.inner_text() == asked
    screen.chooses_first()
    screen.waits_for_answers(6)
