"""Names and words from people, made plain: no control characters, no hidden ones, nothing that breaks a line."""

from __future__ import annotations

import unicodedata

# Signs with which markup begins; a name does without them.
MARKUP = set("<>&[]{}`\\")
# Marks over one letter: more of them reach into the lines above and below.
MOST_MARKS = 2


def plain(words: str, most: int) -> str:
    """The words on one line, without what cannot be seen, and no longer than `most`."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", words):
        category = unicodedata.category(sign)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif not category.startswith("C") and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].strip()


def plain_name(name: str, most: int) -> str:
    """A name; nothing may be left of it."""
    return plain("".join(sign for sign in name if sign not in MARKUP), most)
