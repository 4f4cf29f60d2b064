"""Takes pictures of the dev pages: `python web/dev/shoot.py NAME URL [WIDTH] [HEIGHT]`, into web/dev/shots."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHOTS = Path(__file__).parent / "shots"


def main() -> None:
    name, url, *size = sys.argv[1:]
    width, height = (int(it) for it in [*size, "1280", "800"][:2]) if size else (1280, 800)
    SHOTS.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda message: print("console:", message.text))
        page.on("pageerror", lambda error: print("error:", error))
        page.goto(url)
        page.wait_for_timeout(700)
        page.screenshot(path=SHOTS / f"{name}.png")
        browser.close()


main()
