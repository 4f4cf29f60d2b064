"""The rulebooks in German: whole, in the same order, and found by German words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from longbox import rulebook
from longbox.games import catalog
from longbox.languages import files, languages, translated
from longbox.rulebook.stems import found_in

every_book = pytest.mark.parametrize("game", list(rulebook.RULEBOOKS))
ENGLISH_WORDS = re.compile(r"\b(the|and|your|you|with|card|cards|when|each|turn)\b")
FOREIGN_QUOTES = re.compile(r"\"|(?<!\w)'|'(?!\w)")  # German has its own; between letters it is an apostrophe


def entries(game: str) -> dict[str, dict[str, Any]]:
    """The clauses of the English book as they are written, by their ids."""
    page = resources.files(rulebook).joinpath(rulebook.RULEBOOKS[game]).read_text(encoding="utf-8")
    return {entry["id"]: entry for entry in tomllib.loads(page)["clause"]}


def differing(ours: set[str], theirs: set[str]) -> dict[str, list[str]]:
    return {"missing": sorted(ours - theirs), "nowhere in English": sorted(theirs - ours)}


NOTHING: dict[str, list[str]] = {"missing": [], "nowhere in English": []}


def without_names(text: str, game: str) -> str:
    """Titles of cards stay as they are printed, so their words are nobody's language."""
    for title in sorted((card.title for card in catalog.cards(game).values()), key=len, reverse=True):
        text = text.replace(title, "")
    return text


def ids(found: list[rulebook.Clause]) -> list[str]:
    return [each.id for each in found]


def test_the_rulebooks_speak_every_language() -> None:
    assert list(rulebook.LANGUAGES) == languages()


@every_book
def test_every_clause_has_its_german_and_no_other_has_any(game: str) -> None:
    said = rulebook.translation(game, "de")
    assert set(said) == {"book", "sections", "topics", "clause"}
    assert differing(set(entries(game)), set(said["clause"])) == NOTHING
    for id, entry in entries(game).items():
        assert set(said["clause"][id]) == {"title", "text"} | ({"ruling"} & set(entry)), id


@every_book
@pytest.mark.parametrize("what", ["sections", "topics"])
def test_every_section_and_every_topic_has_its_german_and_no_other_has_any(game: str, what: str) -> None:
    named = {name for it in rulebook.clauses(game) for name in (it.topics if what == "topics" else (it.section,))}
    assert differing(named, set(rulebook.translation(game, "de")[what])) == NOTHING


@every_book
def test_the_book_keeps_its_order(game: str) -> None:
    german, english = (rulebook.clauses(game, language) for language in ("de", "en"))
    assert [it.id for it in german] == [it.id for it in english]
    assert len({it.section for it in german}) == len({it.section for it in english})
    assert german[0].book != english[0].book


@every_book
def test_a_german_clause_is_short_complete_and_german(game: str) -> None:
    for each in rulebook.clauses(game, "de"):
        assert 1 <= len(each.title.split()) <= 8, f"{each.id}: {each.title}"
        assert all(each.topics), each.id
        for words in (each.text, each.ruling or each.text):
            assert words.endswith("."), f"{each.id}: {words}"
            assert 20 < len(words) < 500, f"{each.id}: {words}"
            assert not ENGLISH_WORDS.search(without_names(words, game)), f"{each.id}: {words}"
            assert not FOREIGN_QUOTES.search(words), f"{each.id}: {words}"


@every_book
def test_german_titles_and_texts_are_told_apart(game: str) -> None:
    book = rulebook.clauses(game, "de")
    assert len({each.title for each in book}) == len(book)
    assert len({each.text for each in book}) == len(book)


@every_book
def test_the_numbers_are_the_same_in_both_languages(game: str) -> None:
    """Figures only: numbers in words are spelled by each language as it likes."""
    for english, german in zip(rulebook.clauses(game), rulebook.clauses(game, "de"), strict=True):
        figures = (set(re.findall(r"\d{2,}", f"{it.text} {it.ruling}")) for it in (english, german))
        ours, theirs = figures
        assert ours == theirs, english.id


# Looking one up


def test_a_clause_is_found_by_its_id_in_the_language_asked_for() -> None:
    assert rulebook.clause("L1-002", "de").title == "Besiegt den Drahtzieher viermal"
    assert rulebook.clause("L1-002").title == "Beat the Mastermind four times"


def test_an_unknown_language_is_told_which_there_are() -> None:
    for asks in (lambda: rulebook.clauses("villainous", "tlh"), lambda: rulebook.search("wound", language="tlh")):
        with pytest.raises(LookupError, match='no rulebook in "tlh"; there is one in en, de'):
            asks()


def test_what_a_rulebook_refuses_is_said_in_german_too() -> None:
    refused: list[Callable[[], object]] = [
        lambda: rulebook.clause("L1-999"),
        lambda: rulebook.clauses("chess"),
        lambda: rulebook.clauses("villainous", "tlh"),
    ]
    assert len(refused) == len(files("de")["rulebook"])
    for asks in refused:
        with pytest.raises(LookupError) as refusal:
            asks()
        assert "Regelheft" in translated(str(refusal.value), "de")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Wunden heilen", {"L1-114"}),
        ("wie gewinnen wir?", {"L1-002", "L1-092", "L1-093"}),
        ("letzter Showdown", {"L1-171", "L1-178"}),
        ("Superkraft", {"L1-062", "L1-063", "L1-064", "L1-065", "L1-066"}),
        ("Zivilisten gefangen", {"L1-048", "L1-049", "L1-050"}),
        ("Unentschieden", {"L1-119"}),
        ("Odinson", {"L1-068", "L1-069", "L1-070", "L1-071", "L1-210"}),
    ],
)
def test_german_words_find_their_rules(words: str, first: set[str]) -> None:
    assert first <= set(ids(rulebook.search(words, "legendary-1e", "de"))[:12])


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Wie gewinnt Thanos?", {"MV-194"}),
        ("blockierte Aktion", {"MV-048", "MV-050"}),
        ("eine Figur bezwingen", {"MV-087", "MV-090"}),
        ("Infinity-Stein einsammeln", {"MV-187"}),
        ("Karten nachziehen", {"MV-041"}),
        ("Odin's Vault", {"MV-218", "MV-219"}),
    ],
)
def test_german_words_find_the_rules_of_the_villains(words: str, first: set[str]) -> None:
    assert first <= set(ids(rulebook.search(words, "villainous", "de"))[:6])


@pytest.mark.parametrize(
    "forms",
    [
        ("Wunde", "Wunden", "wunden!"),
        ("heilen", "heilt", "Heilung", "geheilt"),
        ("Schurke", "Schurken"),
        ("bekämpfen", "bekampft", "bekämpfst"),
        ("K. o.", "KO", "ko"),
        ("S.H.I.E.L.D.", "shield"),
    ],
)
def test_german_endings_make_no_difference(forms: tuple[str, ...]) -> None:
    first, *others = (ids(rulebook.search(form, "legendary-1e", "de")) for form in forms)
    assert first
    assert all(other == first for other in others)


def test_a_part_of_a_german_word_finds_the_whole_one() -> None:
    assert {"L1-014", "L1-045", "L1-046"} <= set(ids(rulebook.search("Schlag", "legendary-1e", "de")))
    assert rulebook.search("Mei", "legendary-1e", "de") == []
    assert rulebook.search("master", "legendary-1e") != rulebook.search("aster", "legendary-1e") == []


def test_a_word_written_alone_is_worth_more_than_one_within_another() -> None:
    assert found_in("deck", {"deck": 4}, "de") > found_in("deck", {"schurkendeck": 4}, "de") > 0


def test_a_word_that_only_the_english_book_has_finds_its_rules_too() -> None:
    """The printed cards are English for many who speak German."""
    assert ids(rulebook.search("Bystander", "legendary-1e", "de")) == ids(rulebook.search("Bystander", "legendary-1e"))
    found = rulebook.search("Master Strike", "legendary-1e", "de")
    assert found[0].title == rulebook.clause(found[0].id, "de").title
    assert "L1-045" in ids(found[:4])
