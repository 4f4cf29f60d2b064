"""What stands on a page or is read aloud, and what of it is English."""

from __future__ import annotations

import re
from functools import cache

from longbox.languages import words
from tests.browser.screen import Screen
from tests.languages.collecting import names

# Whoever uses one of these words speaks English: German has none of them.
_SPOKEN = re.compile(
    r"""\b(?:and|are|be|been|by|can|cannot|cards?|choose|do|does|domain|each|enough|fight|for|from|game|gain|has|have|here
    |hero|heroes|how|into|is|it|its|least|leave|more|most|moves?|no|of|other|out|play|played|players?|power|recruit
    |settings|shuffle|strength|take|than|that|the|their|them|there|these|they|this|to|turn|what|when|where|which|who|why
    |with|you|your|yours)\b""",
    re.IGNORECASE | re.VERBOSE,
)

_READ = """() => {
    const found = new Set()
    const shown = (element) => element.checkVisibility({ visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement
        if (around.closest('script, style, code, kbd') !== null || !shown(around)) continue
        const isInLines = around.querySelector(':scope > br') !== null
        found.add(isInLines ? [...around.childNodes].map(({ data }) => data ?? ' ').join('') : node.data)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
            if (shown(element)) found.add(element.getAttribute(name))
        }
    }
    return [...found]
}"""


def read(screen: Screen) -> set[str]:
    """Every text on the page, and what is said of what has none."""
    return {" ".join(text.split()) for text in screen.page.evaluate(_READ)}


def english(screen: Screen) -> list[str]:
    """What somebody who asked for German would read in English. Names are no language."""
    return sorted(filter(_is_english, read(screen)))


def _is_english(text: str) -> bool:
    known = words("de").known
    if text in known.values():
        return False
    return text in known or _SPOKEN.search(_any_name().sub("", text)) is not None


@cache
def _any_name() -> re.Pattern[str]:
    longest_first = sorted(filter(None, names()), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)
