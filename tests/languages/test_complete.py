"""What a language lacks of everything that people meet; a language that is offered lacks nothing.

A deeper look than the suite takes: `SEEDS=200 pytest tests/languages/test_complete.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from longbox.languages import ENGLISH, languages, translated, words
from tests.languages import collecting

OTHERS = [language for language in languages() if language != ENGLISH]
every_language = pytest.mark.parametrize("language", OTHERS)

# Where texts come from, and how many there are at least: whoever collects nothing, finds nothing missing.
SOURCES: list[tuple[Callable[[], set[str]], int]] = [
    (collecting.in_client, 350),
    (collecting.in_terminal, 150),
    (collecting.in_server, 70),
    (collecting.in_games, 130),
    (collecting.in_players, 120),
    (collecting.printed, 80),
]


@pytest.fixture(scope="module")
def heard() -> collecting.Heard:
    return collecting.heard(range(int(os.environ.get("SEEDS", "4"))))


@every_language
@pytest.mark.parametrize(("source", "least"), SOURCES, ids=[source.__name__ for source, _ in SOURCES])
def test_a_language_has_whatever_is_written_down(language: str, source: Callable[[], set[str]], least: int) -> None:
    texts = source()
    assert len(texts) >= least
    spoken = words(language)
    assert sorted({part for text in texts for part in collecting.lacking(spoken, text)}) == []


@every_language
def test_a_language_has_whatever_games_put_together(language: str, heard: collecting.Heard) -> None:
    assert len(heard.texts) >= 500
    spoken = words(language)
    assert sorted({part for text in heard.texts for part in collecting.lacking(spoken, text)}) == []


@every_language
def test_a_language_has_every_answer(language: str, heard: collecting.Heard) -> None:
    assert len(heard.answers) >= 2000
    spoken = words(language)
    assert sorted({part for answer in heard.answers for part in collecting.lacking_answer(spoken, *answer)}) == []


def test_no_english_word_is_left_in_german(heard: collecting.Heard) -> None:
    spoken = words("de")
    said = {text: spoken.says(text) for text in {*heard.texts, *(notation for notation, _, _ in heard.answers)}}
    for notation, verb, place in heard.answers:
        said[f"answer: {notation}"] = spoken.option({"notation": notation, "verb": verb, "place": place})
    assert {text: german for text, german in said.items() if collecting.has_english_words(german)} == {}


@every_language
def test_a_language_has_every_verb(language: str) -> None:
    verbs = collecting.verbs_in_games()
    assert len(verbs) >= 55
    spoken = words(language)
    assert [
        verb
        for verb in sorted(verbs)
        if collecting.lacking(spoken, verb) and collecting.lacking(spoken, f"{verb} {{what}}")
    ] == []


@every_language
def test_names_stay_as_they_are_printed(language: str) -> None:
    changed = {name: said for name in collecting.names() if (said := translated(name, language)) != name}
    assert changed == {}


def test_a_text_that_a_language_does_not_know_is_missed() -> None:
    spoken = words(OTHERS[0])
    assert collecting.lacking(spoken, "Nobody ever says this.") == ["Nobody ever says this."]
    assert collecting.lacking(spoken, "Where does the moon go?") == ["the moon"]
    assert collecting.lacking_answer(spoken, "juggle Thor at Hel", "juggle", "at Hel") == ["juggle {what}"]


def test_names_and_numbers_are_no_lack() -> None:
    spoken = words(OTHERS[0])
    assert collecting.lacking(spoken, "Where does Thor go?") == []
    assert collecting.lacking_answer(spoken, "vanquish Thor with 2 Dísir at Hel", "vanquish", "at Hel") == []
