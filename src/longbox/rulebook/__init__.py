"""The rules of every game in our own words, clause by clause, and the means to look them up."""

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources

# One line per rulebook: the id of the game and the file in this room that holds its clauses.
RULEBOOKS: dict[str, str] = {
    "legendary-1e": "legendary_1e.toml",
    "villainous": "villainous.toml",
}

# How much a match is worth by where it stands.
IN_TITLE, IN_TOPICS, IN_SECTION, IN_TEXT = 9, 4, 2, 1

# Words so common that they say nothing about what is sought.
COMMON = """
    a am an and are as at be can do does for from has have how i if in is it its me my of on or so that the their
    them then there they this to was what when where which who why will with you your
"""


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
def clauses(game: str) -> tuple[Clause, ...]:
    """Every clause of the game's rulebook, in the order of the book."""
    if game not in RULEBOOKS:
        raise LookupError(f'There is no rulebook for "{game}"; there is one for {", ".join(sorted(RULEBOOKS))}.')
    page = resources.files(__name__).joinpath(RULEBOOKS[game]).read_text(encoding="utf-8")
    book = tomllib.loads(page)
    return tuple(
        Clause(
            id=entry["id"],
            title=entry["title"],
            text=_one_line(entry["text"]),
            topics=tuple(entry["topics"]),
            section=entry["section"],
            ruling=_one_line(entry["ruling"]) if "ruling" in entry else None,
            game=book["game"],
            book=book["book"],
        )
        for entry in book["clause"]
    )


def clause(id: str) -> Clause:
    """The clause of that id, in whichever rulebook it stands."""
    try:
        return _by_id()[id]
    except KeyError:
        raise LookupError(f'No rulebook has a clause "{id}"; ids look like "L1-043".') from None


def search(words: str, game: str | None = None) -> list[Clause]:
    """The clauses in which the words occur, best match first.

    A clause must match every word. If none does, those matching any word are listed, the most words first.
    Endings do not matter: "wounds" finds "wound", and "healing" finds "heal".
    """
    sought = _stems(words) - _stems(COMMON) or _stems(words)
    books = RULEBOOKS if game is None else (game,)
    found: list[tuple[int, int, Clause]] = []
    for each in (each for book in books for each in clauses(book)):
        worth = _worth(each)
        hits = [worth[word] for word in sought if word in worth]
        if hits:
            found.append((len(hits), sum(hits), each))
    complete = [match for match in found if match[0] == len(sought)]
    ranked = sorted(complete or found, key=lambda match: match[:2], reverse=True)  # a stable sort: ties keep book order
    return [each for _, _, each in ranked]


@cache
def _by_id() -> dict[str, Clause]:
    return {each.id: each for game in RULEBOOKS for each in clauses(game)}


@cache
def _worth(clause: Clause) -> dict[str, int]:
    """Each stem of the clause with the worth of the best place where it stands."""
    places = (
        (IN_TEXT, f"{clause.text} {clause.ruling or ''}"),
        (IN_SECTION, clause.section),
        (IN_TOPICS, " ".join(clause.topics)),
        (IN_TITLE, f"{clause.title} {clause.id}"),
    )
    return {stem: worth for worth, words in places for stem in _stems(words)}


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _stems(words: str) -> frozenset[str]:
    """The stems of the words: "S.H.I.E.L.D." is one word, "face-up" is two, and "KO'd" is a form of "KO".

    Accents do not count: "disir" is "Dísir".
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFD", words) if not unicodedata.combining(sign))
    plain = re.sub(r"\b(\w)\.(?=\w\b)", r"\1", bare.lower())
    return frozenset(_stem(word) for word in re.findall(r"([a-z0-9]+)(?:'[a-z]+)?", plain))


def _stem(word: str) -> str:
    """The word without its ending, so that heal, heals, healed and healing are one, and city and cities too."""
    if word.endswith("men"):
        return word[:-3] + "man"
    if len(word) > 4 and word.endswith(("ies", "ied")):
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes")):
        word = word[:-2]
    elif len(word) > 2 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed"):
        trunk = word.removesuffix(ending)
        if trunk != word and len(trunk) > 2:
            if trunk[-1] == trunk[-2] and trunk[-1] not in "lsz":
                trunk = trunk[:-1]
            word = trunk
            break
    return word.removesuffix("e") if len(word) > 3 else word
