"""What is printed: games, cards, rules, words, and the scans that a player has put into a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from urllib.parse import quote

import msgspec

from longbox import rulebook
from longbox.games import catalog
from longbox.games.facts import CardFacts
from longbox.games.options import GameInfo
from longbox.kernel.errors import IllegalSetup
from longbox.languages import catalogue, languages
from longbox.server.protocol import Face, GameCard, OptionInfo, Rule
from longbox.server.refusal import Refusal

PICTURES = {
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".webp": "image/webp",
}
MOST_RULES = 50


@cache
def games() -> list[GameCard]:
    """Every game that can be played."""
    return [_game_card(info) for info in catalog.games()]


def _game_card(info: GameInfo) -> GameCard:
    options = [
        OptionInfo(
            option.name,
            option.kind,  # type: ignore[arg-type]  # the catalog says it as a word
            option.help,
            list(option.values),
            option.default,
            option.each_seat,
        )
        for option in info.options
    ]
    spaces = {zone: list(names) for zone, names in info.spaces.items()}
    return GameCard(info.game, info.title, info.family, list(info.seats), options, spaces)


@cache
def faces(game: str) -> msgspec.Raw:
    """Every printed face of a game, ready to be sent: there are hundreds of them, and they never change."""
    try:
        found = catalog.cards(game).values()
    except IllegalSetup as error:
        raise Refusal(str(error), 404) from error
    return msgspec.Raw(msgspec.json.encode([_face(facts) for facts in found]))


def _face(facts: CardFacts) -> Face:
    return Face(
        game=facts.game,
        face=facts.face,
        title=facts.title,
        kind=facts.kind,
        unit=facts.unit,
        copies=facts.copies,
        numbers=dict(facts.numbers),
        marks=dict(facts.marks),
        traits=list(facts.traits),
        needs=list(facts.needs),
        rarity=facts.rarity,
        rule=facts.rule,
        source=facts.source,
        clause=facts.clause,
        notes=list(facts.notes),
    )


def rules(words: str, game: str | None, language: str) -> list[Rule]:
    """The clauses that match, the best first; without words, the whole book in its order."""
    try:
        if not words.strip():
            books = rulebook.RULEBOOKS if game is None else (game,)
            return [_rule(clause) for book in books for clause in rulebook.clauses(book, language)]
        return [_rule(clause) for clause in rulebook.search(words[:200], game, language)[:MOST_RULES]]
    except LookupError as error:
        raise Refusal(str(error).strip("'\""), 404) from error


def rule(clause: str, language: str) -> Rule:
    """One clause."""
    try:
        return _rule(rulebook.clause(clause, language))
    except LookupError as error:
        raise Refusal(str(error).strip("'\""), 404) from error


def _rule(clause: rulebook.Clause) -> Rule:
    return Rule(clause.id, clause.game, clause.book, clause.section, clause.title, clause.text, clause.ruling)


def words(language: str) -> dict[str, str]:
    """Everything that is said in a language."""
    if language not in languages():
        raise Refusal(f"There is no {language[:20]!r} here; there is {', '.join(languages())}.", 404)
    return catalogue(language)


class Scans:
    """Pictures of a player's own cards: files in one folder, named like the face or the title of a card."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder is not None else None

    def addresses(self) -> dict[str, str]:
        """For each face that has a picture, where it is."""
        pictures = {path.stem.casefold(): path.name for path in self._pictures()}
        found = {}
        for info in catalog.games():
            for face, facts in catalog.cards(info.game).items():
                name = pictures.get(_as_file(face)) or pictures.get(_as_file(facts.title))
                if name is not None:
                    found[face] = f"/scans/{quote(name)}"
        return found

    def file(self, name: str) -> tuple[Path, str]:
        """The picture of that name and its media type; only what lies in the folder itself has a name here."""
        for path in self._pictures():
            if path.name == name:
                return path, PICTURES[path.suffix.lower()]
        raise Refusal("There is no such scan.", 404)

    def _pictures(self) -> list[Path]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [
            path
            for path in sorted(self.folder.iterdir())
            if path.suffix.lower() in PICTURES and path.is_file() and path.resolve().parent == self.folder
        ]


def _as_file(name: str) -> str:
    """A name as a file may bear it: no system takes every sign."""
    return "".join(sign if sign not in '<>:"/\\|?*' else "-" for sign in name).casefold()
