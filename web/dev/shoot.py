"""Takes pictures of the dev pages into web/dev/shots.

python web/dev/shoot.py NAME PATH [WIDTH HEIGHT]     one page, e.g. faces /faces.html?game=villainous 1280 800
python web/dev/shoot.py boards 0,3,7 [light,dark] [390,1280,1920]     moments of the board
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

SHOTS = Path(__file__).parent / "shots"
AT = "http://localhost:5199"
HEIGHTS = {390: 844, 1280: 800, 1920: 1080}


def shoot(browser: Browser, name: str, path: str, width: int, height: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=width < 800)
    page.on("console", lambda said: None if "vite" in said.text else print(f"{name}: {said.text}"))
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    page.goto(AT + path)
    page.wait_for_timeout(900)
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    tall = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    if over > 0 or (tall > 0 and width >= 1280):
        print(f"{name}: {over} wider and {tall} higher than the screen")
    page.screenshot(path=SHOTS / f"{name}.png")
    if width < 800:
        page.evaluate("document.querySelector('.decision')?.remove()")
        page.screenshot(path=SHOTS / f"{name}-whole.png", full_page=True)
    page.close()


def boards(browser: Browser, moments: str, themes: str = "light,dark", widths: str = "390,1280,1920") -> None:
    for at in moments.split(","):
        for theme in themes.split(","):
            for width in map(int, widths.split(",")):
                path = f"/board.html?at={at}&theme={theme}"
                shoot(browser, f"board-{at}-{theme}-{width}", path, width, HEIGHTS[width])


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    name, *rest = sys.argv[1:]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if name == "boards":
            boards(browser, *rest)
        else:
            path, width, height = [*rest, "1280", "800"][:3]
            shoot(browser, name, path, int(width), int(height))


main()
