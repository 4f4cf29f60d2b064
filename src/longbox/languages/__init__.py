"""What is said in other languages. The English text is the key; beside it stands what is said instead.

A catalogue is made of several files, one for each topic, so that it can be read over; clients get it as one. A key may
have places to fill, `{card}`, and may count, `{number:card|cards}`. Texts that the games have put together already
(`Where does Thor go?`) are recognised by such keys, and what stands in their places is translated in turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from longbox.games.catalog import cards, games, playable

ENGLISH = "en"
NAMES = {ENGLISH: "English", "de": "Deutsch"}

_PLACE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")  # {card}, {number:card}, {number:Karte|Karten}
_LEAST_SAID = 3  # letters that a key says besides its places, if it begins with one, before it may be recognised
_NUMBERS = ("number", "count")  # places that hold a number and nothing else
_NUMBER = r"[+-]?\d+"


def languages() -> list[str]:
    """Every language that is complete, by its code."""
    return list(NAMES)


@cache
def catalogue(language: str) -> dict[str, str]:
    """Everything that is said in a language, by the English text; and each log sentence by `game:kind`."""
    found = dict(_entries(language))
    for info in games():
        for kind, sentence in playable(info.game).rules.sentences.items():
            found[f"{info.game}:{kind}"] = found.get(sentence, sentence)
    if language != ENGLISH:
        for name in _names():
            found.setdefault(name, name)
    return found


def _names() -> Iterator[str]:
    """What is called the same everywhere, and must not be taken for a text: `Surge of Power` is no amount of Power."""
    for info in games():
        yield info.title
        for card in cards(info.game).values():
            yield from (card.title, card.face, card.unit)


def files(language: str) -> dict[str, dict[str, str]]:
    """The catalogue as it is written: its files by name, each with its entries."""
    if language == ENGLISH:
        return {}
    if language not in NAMES:
        raise LookupError(f"There is no {language!r} here; there is {', '.join(languages())}.")
    folder = resources.files(__name__).joinpath(language)
    pages = sorted((page for page in folder.iterdir() if page.name.endswith(".json")), key=lambda page: page.name)
    return {page.name.removesuffix(".json"): json.loads(page.read_text(encoding="utf-8")) for page in pages}


def _entries(language: str) -> Iterator[tuple[str, str]]:
    for entries in files(language).values():
        yield from entries.items()


@cache
def words(language: str) -> Words:
    return Words(language)


def translated(text: str, language: str, **values: Any) -> str:
    """One text in a language; where the language does not have it, the text itself."""
    return words(language).says(text, **values)


class Words:
    """One language, ready to speak."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known = catalogue(language)
        self._patterns: list[tuple[re.Pattern[str], str]] | None = None
        self._made: dict[str, str | None] = {}

    def says(self, text: str, /, **values: Any) -> str:
        """A text with its places filled; one without values may be a text that a game has put together."""
        if values:
            return filled(self.known.get(text, text), values)
        found = self.finds(text)
        return text if found is None else found

    def finds(self, text: str) -> str | None:
        """What the language has for a ready-made text; None where it has nothing."""
        if text in self.known:
            return self.known[text]
        if text not in self._made:
            self._made[text] = self._recognises(text)
        return self._made[text]

    def _recognises(self, text: str) -> str | None:
        for pattern, sentence in self.patterns():
            if match := pattern.fullmatch(text):
                return filled(sentence, {name: self.says(value) for name, value in match.groupdict().items()})
        return self._begins_with_a_name(text)

    def _begins_with_a_name(self, text: str) -> str | None:
        """`Thor at Hel`: the longest that is known stands first, and where it is behind it."""
        name = text
        while " " in name:
            name = name.rpartition(" ")[0]
            known = self.known.get(name)
            if known is not None and (found := self.finds(text[len(name) + 1 :])) is not None:
                return f"{known} {found}"
        return None

    def patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """The keys with places as patterns: those that begin with a word first, of these what says most itself."""
        if self._patterns is None:
            keys = [key for key in self.known if "{" in key and _may_be_recognised(key)]
            keys.sort(key=lambda key: (not key.startswith("{"), _said(key)), reverse=True)
            self._patterns = [(_pattern(key), self.known[key]) for key in keys]
        return self._patterns

    def option(self, option: Mapping[str, Any]) -> str:
        """An answer as it is shown: its verb says how, what stands behind the verb is fitted in."""
        notation, verb, place = option["notation"], option["verb"], option["place"]
        if self.language == ENGLISH:
            return str(notation)
        rest = notation.removeprefix(verb).strip()
        if not rest:
            return self.says(verb)
        what = rest.removesuffix(place).strip() if place is not None else rest
        parts = [self.says(what), self.says(place or "")]
        return filled(self.says(f"{verb} {{what}}"), {"what": " ".join(filter(None, parts))})

    def event(self, game: str, event: Mapping[str, Any], who: str) -> str:
        """A line of the log, from the parts in which it was told."""
        told = event.get("cards") or ()
        return filled(
            self.known.get(f"{game}:{event['kind']}", event["text"]),
            {
                "who": who,
                "card": event.get("card") or "",
                "number": event.get("number") or 0,
                "place": self.says(event.get("place") or ""),
                "other": event.get("other") or "",
                "cards": f": {', '.join(told)}" if told else "",
            },
        )


def filled(text: str, values: Mapping[str, Any]) -> str:
    """The text with its places filled. `{n:card}` counts by adding an s, `{n:Karte|Karten}` with both words."""

    def fill(match: re.Match[str]) -> str:
        name, noun = match.groups()
        if name not in values:
            return match[0]
        value = values[name]
        return f"{value} {_counted(noun, value)}" if noun else str(value)

    return _PLACE.sub(fill, text)


def _counted(noun: str, number: Any) -> str:
    one, bar, many = noun.partition("|")
    return one if str(number) == "1" else many if bar else f"{one}s"


def _said(key: str) -> int:
    """How many letters a key says besides its places."""
    return sum(map(str.isalpha, _PLACE.sub("", key)))


def _may_be_recognised(key: str) -> bool:
    """A key that begins with a place and hardly says anything would take any text for its own."""
    return _said(key) >= (_LEAST_SAID if key.startswith("{") else 1)


def _pattern(key: str) -> re.Pattern[str]:
    """What recognises a text made from this key. A place that counts takes the noun along; a `{number}` is one."""
    parts: list[str] = []
    end = 0
    for place in _PLACE.finditer(key):
        parts += [re.escape(key[end : place.start()]), _group(*place.groups())]
        end = place.end()
    return re.compile("".join([*parts, re.escape(key[end:])]), re.DOTALL)


def _group(name: str, noun: str | None) -> str:
    if noun is None:
        return rf"(?P<{name}>{_NUMBER if name in _NUMBERS else '.+?'})"
    one, bar, many = noun.partition("|")
    return rf"(?P<{name}>\d+) (?:{re.escape(one)}|{re.escape(many if bar else one + 's')})"
