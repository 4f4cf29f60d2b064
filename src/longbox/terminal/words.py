"""What somebody typed, and which of the answers it means."""

from __future__ import annotations

import re
from collections.abc import Sequence


def matching(typed: str, notations: Sequence[str]) -> list[int]:
    """The places of the notations that the typed words may mean: the closest way of matching that finds any.

    First the same words, then the same beginning, then words each of which begins a word of the notation, in order:
    `play od`, `p od` and `odin` all mean `play Odinson`, if nothing else is like it.
    """
    sought = plain_words(typed)
    if not sought:
        return []
    spelled = [plain_words(notation) for notation in notations]
    ways = (_same, _begins, _begin_words)
    for way in ways:
        found = [place for place, words in enumerate(spelled) if way(sought, words)]
        if found:
            return found
    return []


def plain_words(text: str) -> list[str]:
    """The words without case and signs: `S.H.I.E.L.D.` is `shield`."""
    return re.findall(r"\w+", re.sub(r"[.'’!?,]", "", text.casefold()))


def _same(sought: Sequence[str], words: Sequence[str]) -> bool:
    return sought == words


def _begins(sought: Sequence[str], words: Sequence[str]) -> bool:
    return " ".join(words).startswith(" ".join(sought))


def _begin_words(sought: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in sought)
