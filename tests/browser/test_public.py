"""A public server in a real browser: a name is asked for, a password keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.screen import REFUSAL, Screen
from tests.cli.test_serve import free_port, served

PASSWORD = "long enough for Ann"


@pytest.fixture
def public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a public server, as the command line starts it."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    with served("--port", str(port), "--no-browser", "--public", "--origin", origin):
        yield f"{origin}/"


def enters(screen: Screen, name: str, password: str = "") -> None:
    screen.page.get_by_label("Your name at the table").fill(name)
    screen.page.get_by_label("Password").fill(password)
    screen.page.get_by_role("button", name="Come in").click()


def test_strangers_give_a_name_and_a_password_keeps_it_for_them_on_every_device(public: str, screens: Screens) -> None:
    ann, ben = screens(public), screens(public, width=390, height=800)
    ben.expected = REFUSAL
    ann.opens()
    expect(ann.page.get_by_role("heading", name="Who goes there?")).to_be_visible()
    assert ann.faults() == []
    enters(ann, "Ann", PASSWORD)
    ann.page.get_by_role("button", name="Play now").first.click()
    assert ann.waits_for_question()
    ann.chooses_first()
    ann.waits_for_more_than(0)

    ben.opens()
    expect(ben.page.get_by_role("heading", name="Who goes there?")).to_be_visible()
    assert ben.faults() == []
    assert not ben.scrolls_sideways()
    enters(ben, "Ann")
    ben.has_text("This name belongs to somebody")
    enters(ben, "Ann", "a wrong guess")
    ben.has_text("That is not the password of this name.")
    enters(ben, "Ann", PASSWORD)
    expect(ben.page.get_by_role("heading", name="Meanwhile, at your tables")).to_be_visible()


def test_a_name_without_a_password_is_enough(public: str, screens: Screens) -> None:
    screen = screens(public)
    screen.opens()
    enters(screen, "Eve")
    expect(screen.page.get_by_role("button", name="Play now").first).to_be_visible()
    screen.opens()
    expect(screen.page.get_by_role("button", name="Play now").first).to_be_visible()
