"""A browser and a server for the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import hatch_build
from tests.browser.chromium import NOTICE, REQUIRED, chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server

Screens = Callable[..., Screen]

if chromium() is None:
    if REQUIRED:
        raise pytest.UsageError(NOTICE)
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file. While it is open, Playwright holds the event loop of the thread: the tests
    of other rooms that run loops of their own would find no room for them."""
    assert hatch_build.is_built(), "The browser client is older than its sources: python -m hatch_build"
    with sync_playwright() as playwright:
        # Whoever runs the tests as root in a container has no sandbox to offer.
        launched = playwright.chromium.launch(executable_path=str(chromium()), args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    started = Server(tmp_path / "own")
    yield started
    started.close()


@pytest.fixture
def screens(browser: Browser, server: Server) -> Iterator[Screens]:
    """Opens browsers that know nothing of each other; at the end none of them may have complained."""
    opened: list[Screen] = []

    def open_screen(address: str | None = None, **wishes: Any) -> Screen:
        opened.append(Screen(browser, address or server.address, **wishes))
        return opened[-1]

    yield open_screen
    for screen in opened:
        screen.close()


@pytest.fixture
def screen(screens: Screens) -> Screen:
    return screens()
