"""Pictures of every page, for eyes: `python3 start.py shots [part of a name …]` puts them into the folder shots."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import moments
from tests.browser.chromium import NOTICE, chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = ((390, 844), (1280, 800), (1920, 1080))
SETTLES = 500  # milliseconds

YOU, HERE, LINK, BOT = ({"kind": kind} for kind in ("you", "here", "link", "bot"))
Shows = Callable[[Screen], None]


def page(place: str) -> Shows:
    return lambda screen: screen.opens(place)


def searches(screen: Screen) -> None:
    screen.opens("rules")
    screen.page.get_by_label("What do you want to know?").fill("healing wounds")
    screen.page.get_by_role("heading", name="Healing your wounds").wait_for()


def opens_card(screen: Screen) -> None:
    screen.opens("cards/legendary-1e")
    screen.page.locator(".cards button").nth(3).click()


def goes_on(game: str, seats: int, part: float) -> Shows:
    """The table of a game that has gone on for a while, with you on the first seat."""

    def show(screen: Screen) -> None:
        screen.brings(moments.record(game, seats, 11, part))
        screen.answers.first.wait_for()

    return show


def ended(game: str, seats: int) -> Shows:
    def show(screen: Screen) -> None:
        screen.brings(moments.record(game, seats, 11))
        screen.result.wait_for()

    return show


def replay(game: str, seats: int) -> Shows:
    def show(screen: Screen) -> None:
        table = screen.brings(moments.record(game, seats, 11))
        screen.opens(f"replay/{table}?at=60")
        screen.page.get_by_role("slider").wait_for()

    return show


def waiting(screen: Screen) -> None:
    screen.sits_down("villainous", [YOU, LINK, LINK])
    screen.has_text("Waiting for friends")


def curtain(screen: Screen) -> None:
    screen.sits_down("villainous", [YOU, HERE], options={"first_seat": 1})
    screen.curtain.wait_for()


def side(name: str) -> Shows:
    """A part beside the board of a table."""

    def show(screen: Screen) -> None:
        goes_on("legendary-1e", 2, 0.3)(screen)
        tab = screen.page.get_by_role("tab", name=name)
        (tab if tab.is_visible() else screen.page.get_by_role("button", name=name)).click()

    return show


SHOTS: dict[str, Shows] = {
    "lobby": page(""),
    "new-legendary": page("new/legendary-1e"),
    "new-villainous": page("new/villainous"),
    "cards-legendary": page("cards/legendary-1e"),
    "cards-villainous": page("cards/villainous"),
    "card": opens_card,
    "rules": page("rules"),
    "rules-found": searches,
    "settings": page("settings"),
    "history": page("history"),
    "nowhere": page("nowhere"),
    "join": page("join/abcdef/0123456789abcdef"),
    "table-legendary-early": goes_on("legendary-1e", 1, 0),
    "table-legendary-middle": goes_on("legendary-1e", 3, 0.4),
    "table-legendary-late": goes_on("legendary-1e", 5, 0.85),
    "table-villainous-early": goes_on("villainous", 2, 0),
    "table-villainous-middle": goes_on("villainous", 3, 0.4),
    "table-villainous-late": goes_on("villainous", 4, 0.85),
    "table-chat": side("Chat"),
    "table-seats": side("Seats"),
    "waiting": waiting,
    "curtain": curtain,
    "result-legendary": ended("legendary-1e", 3),
    "result-villainous": ended("villainous", 2),
    "replay-legendary": replay("legendary-1e", 2),
    "replay-villainous": replay("villainous", 2),
}


def main(wanted: list[str]) -> None:
    found = chromium()
    if found is None:
        sys.exit(NOTICE)
    FOLDER.mkdir(exist_ok=True)
    names = [name for name in SHOTS if not wanted or any(word in name for word in wanted)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=str(found), args=["--no-sandbox"])
        try:
            for width, height in SIZES:
                for dark in (False, True):
                    screen = Screen(browser, server.address, width, height, dark)
                    for name in names:
                        SHOTS[name](screen)
                        screen.page.wait_for_timeout(SETTLES)
                        screen.page.screenshot(path=FOLDER / f"{name}-{width}-{'dark' if dark else 'light'}.png")
                    screen.context.close()
        finally:
            browser.close()
            server.close()
    print(f"{len(names) * len(SIZES) * 2} pictures are in {FOLDER.name}/")


if __name__ == "__main__":
    main(sys.argv[1:])
