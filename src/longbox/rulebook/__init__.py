"""The rules of every game in our own words, clause by clause, and the means to look them up."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from longbox.rulebook.stems import found_in, sought, stems

# One line per rulebook: the id of the game and the file in this room that holds its clauses.
RULEBOOKS: dict[str, str] = {
    "legendary-1e": "legendary_1e.toml",
    "villainous": "villainous.toml",
}
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")  # each but the first has a folder in this room, with a file of the same name for each book

# How much a match is worth by where it stands.
IN_TITLE, IN_TOPICS, IN_SECTION, IN_TEXT = 9, 4, 2, 1


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one rulebook; `ruling` says how we decide where the book leaves it open."""

    id: str
    title: str
    text: str
    topics: tuple[str, ...]
    section: str
    ruling: str | None
    game: str
    book: str


@cache
def clauses(game: str, language: str = ENGLISH) -> tuple[Clause, ...]:
    """Every clause of the game's rulebook, in the order of the book."""
    if game not in RULEBOOKS:
        raise LookupError(f'There is no rulebook for "{game}"; there is one for {", ".join(sorted(RULEBOOKS))}.')
    book = _page(RULEBOOKS[game])
    said = translation(game, language)
    return tuple(_clause(book, entry, said) for entry in book["clause"])


@cache
def translation(game: str, language: str) -> dict[str, Any]:
    """What a book says in another language, as it is written: its name, sections, topics, and clauses by their ids."""
    if language not in LANGUAGES:
        raise LookupError(f'There is no rulebook in "{language}"; there is one in {", ".join(LANGUAGES)}.')
    return {} if language == ENGLISH else _page(language, RULEBOOKS[game])


def clause(id: str, language: str = ENGLISH) -> Clause:
    """The clause of that id, in whichever rulebook it stands."""
    try:
        return _by_id(language)[id]
    except KeyError:
        raise LookupError(f'No rulebook has a clause "{id}"; ids look like "L1-043".') from None


def search(words: str, game: str | None = None, language: str = ENGLISH) -> list[Clause]:
    """The clauses in which the words occur, best match first.

    A clause must match every word. If none does, those matching any word are listed, the most words first.
    Endings do not matter: "wounds" finds "wound", and "healing" finds "heal". Words that another language does not
    know may be those of English cards: they are looked up in the English book.
    """
    found = [_matching(words, game, each) for each in dict.fromkeys((language, ENGLISH))]
    _, best = max(found, key=lambda match: match[0])
    return [clause(each.id, language) for each in best]


def _matching(words: str, game: str | None, language: str) -> tuple[float, list[Clause]]:
    """How many of the words the best clauses have, of 1, and the clauses in which they occur, best first."""
    books = RULEBOOKS if game is None else (game,)
    every = [each for book in books for each in clauses(book, language)]
    wanted = sought(words, language)
    found: list[tuple[int, int, Clause]] = []
    for each in every:
        worth = _worth(each, language)
        hits = [hit for stem in wanted if (hit := found_in(stem, worth, language))]
        if hits:
            found.append((len(hits), sum(hits), each))
    complete = [match for match in found if match[0] == len(wanted)]
    ranked = sorted(complete or found, key=lambda match: match[:2], reverse=True)  # a stable sort: ties keep book order
    return (ranked[0][0] / len(wanted) if ranked else 0), [each for _, _, each in ranked]


def _clause(book: dict[str, Any], entry: dict[str, Any], said: dict[str, Any]) -> Clause:
    """A clause as another language says it; what the language does not say yet stays English."""
    other = said.get("clause", {}).get(entry["id"], {})
    topics, sections = said.get("topics", {}), said.get("sections", {})
    ruling = other.get("ruling", entry.get("ruling"))
    return Clause(
        id=entry["id"],
        title=other.get("title", entry["title"]),
        text=_one_line(other.get("text", entry["text"])),
        topics=tuple(topics.get(topic, topic) for topic in entry["topics"]),
        section=sections.get(entry["section"], entry["section"]),
        ruling=None if ruling is None else _one_line(ruling),
        game=book["game"],
        book=said.get("book", book["book"]),
    )


@cache
def _by_id(language: str) -> dict[str, Clause]:
    return {each.id: each for game in RULEBOOKS for each in clauses(game, language)}


@cache
def _worth(clause: Clause, language: str) -> dict[str, int]:
    """Each stem of the clause with the worth of the best place where it stands."""
    places = (
        (IN_TEXT, f"{clause.text} {clause.ruling or ''}"),
        (IN_SECTION, clause.section),
        (IN_TOPICS, " ".join(clause.topics)),
        (IN_TITLE, f"{clause.title} {clause.id}"),
    )
    return {stem: worth for worth, words in places for stem in stems(words, language)}


def _page(*path: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__name__).joinpath(*path).read_text(encoding="utf-8"))


def _one_line(text: str) -> str:
    return " ".join(text.split())
