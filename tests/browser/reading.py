"""What stands on a page or is read aloud, and what of it is English."""

from __future__ import annotations

from longbox.languages import words
from tests.browser.screen import Screen
from tests.languages.collecting import has_english_words

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
    return text in known or has_english_words(text)
