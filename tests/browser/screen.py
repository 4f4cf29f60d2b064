"""One person's browser: what they can do in it, in words."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 15_000  # milliseconds
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

# What a browser notes when the line breaks, and when the server refuses something.
BROKEN_LINE = ("net::ERR_", "WebSocket connection")
REFUSAL = ("the server responded with a status of 4",)

ANSWER = '[data-answer]:not([aria-disabled="true"])'

# Where on an element nothing else lies: its middle first, then nearer to its edges.
FREE_PLACE = """element => {
  const box = element.getBoundingClientRect()
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
  for (const down of shares)
    for (const across of shares) {
      const [x, y] = [box.width * across, box.height * down]
      if (element.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y }
    }
  return null
}"""


class Screen:
    """A browser with a page on which somebody sits."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        language: str = "en",
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=language,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()  # what a test brings about on purpose
        self.page.on("console", self._hears)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(sign in message.text for sign in self.expected):
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    # -- going places ------------------------------------------------------------------------------------------------

    def opens(self, place: str = "") -> None:
        """`opens("new/villainous")`. The page is asked anew even where only the part behind the # differs."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#/{place}")
        expect(self.page.locator("main")).to_be_visible()

    def sits_down(self, game: str, seats: list[dict[str, Any]], **wish: Any) -> str:
        """A table is opened as the page opens one, and the page goes there."""
        self.opens()
        expect(self.page.get_by_role("button", name="Play now").first).to_be_visible()
        table = self.asks("POST", "/api/tables", {"game": game, "seats": seats, **wish})["table"]
        self.opens(f"table/{table}")
        return str(table)

    def brings(self, record: str) -> str:
        """The table of a record, as the lobby opens one from a file."""
        self.opens()
        expect(self.page.get_by_role("button", name="Play now").first).to_be_visible()
        table = self.asks("POST", "/api/tables/import", {"record": record})["table"]
        self.opens(f"table/{table}")
        return str(table)

    def picks(self, name: str) -> None:
        """Presses the label of a choice, as whoever sees the page does."""
        self.page.locator("label").filter(has_text=re.compile(rf"^\s*{re.escape(name)}\s*$")).click()

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """What the page itself would ask of the server, with its person's token."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const { token } = JSON.parse(localStorage.getItem('longbox.person'))
                const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
                const sent = body === null ? undefined : JSON.stringify(body)
                const answer = await fetch(path, { method, headers, body: sent })
                if (!answer.ok) throw new Error(await answer.text())
                return answer.json()
            }""",
            [method, path, body],
        )

    # -- at a table --------------------------------------------------------------------------------------------------

    @property
    def answers(self) -> Locator:
        """Those that can be given now: none while one is on its way, which may have been the only one there was."""
        return self.page.locator(ANSWER)

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("dialog", name="Pass the screen")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name="The end")

    def waits_for_question(self) -> bool:
        """Until something can be answered here; False at the end of the game."""
        self.page.locator(f"{ANSWER}, dialog[open]").first.wait_for()
        return not self.result.is_visible()

    def count_of_answers(self) -> int:
        """How many answers have been given at this table."""
        return int(self.page.locator("[data-answers]").get_attribute("data-answers") or 0)

    def waits_for_answers(self, count: int) -> None:
        expect(self.page.locator("[data-answers]")).to_have_attribute("data-answers", str(count))

    def waits_for_more_than(self, count: int) -> None:
        self.page.wait_for_function(
            "count => Number(document.querySelector('[data-answers]').dataset.answers) > count", arg=count
        )

    def chooses_first(self) -> None:
        self._chooses(self.answers.first)

    def chooses_last(self) -> None:
        """Mostly what ends something."""
        self._chooses(self.answers.last)

    def _chooses(self, answer: Locator) -> None:
        answer.click()
        if self.warning.is_visible():
            self.warning.get_by_role("button").first.click()

    def presses_where_it_shows(self, card: Locator) -> None:
        """As people do: not where another card laps over it, be it only because the pointer has rested there."""
        card.scroll_into_view_if_needed()
        place = card.evaluate(FREE_PLACE)
        assert place is not None, "the card is covered everywhere"
        card.click(position=place)

    def hears_states(self) -> list[dict[str, Any]]:
        """Every State that this browser receives from now on, the last one last."""
        heard: list[dict[str, Any]] = []

        def hears(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state":
                heard.append(message)

        self.page.on("websocket", lambda socket: socket.on("framereceived", hears))
        return heard

    @property
    def warning(self) -> Locator:
        """What is said when a turn would end though more could be done."""
        return self.page.locator(".warning")

    def has_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    # -- looking closely ---------------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        self.page.evaluate(axe())
        found = self.page.evaluate("rules => axe.run(document, { runOnly: rules })", list(RULES))
        return [
            f"{fault['id']} ({fault['help']}): "
            + "; ".join(json.dumps(node["target"]) + " " + node["failureSummary"] for node in fault["nodes"][:4])
            for fault in found["violations"]
        ]

    def shows_everything(self) -> bool:
        """Whether the whole table fits on the screen: neither the page nor the board has anything further down."""
        return bool(
            self.page.evaluate(
                """[document.documentElement, ...document.querySelectorAll('section.board')].every(
                    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)"""
            )
        )

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")
