"""Every English text that people meet: what the clients say, what the server refuses with, what the games ask.

What is written in one piece is read from the source. What the games put together is collected by playing; there, what
is not known may be made of the names of cards and places, which stay English.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

from longbox.games import catalog
from longbox.games.legendary.traits import Team
from longbox.games.options import GameInfo
from longbox.games.villainous.cards import Card as VillainousCard
from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Game
from longbox.languages import NAMES, Words
from longbox.players import NORMAL, player
from longbox.server import protocol

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "longbox"
CLIENT = ROOT / "web" / "src"

NOT_SAID = (
    # What only somebody who writes Python meets: arranged tables, what documentation is made from.
    *("arrange.py", "moments.py", "describe.py", "protocol.py"),
    # The terminal speaks at the table. Commands that only print something are English: programs read them too.
    *("commands.py", "help.py", "lab.py", "lists.py", "run.py", "serve.py", "telling.py"),
)

_SILENT = ("execute", "warning")  # what is said to the database and to whoever keeps the server

FILLED = "7"  # stands where a text is filled: a key with a place that counts recognises it too

_QUOTED = r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\""
_CALLED = re.compile(rf"(?<![\w.])t\(\s*(?:{_QUOTED})")
_HANDED = re.compile(r"(?<![\w.])t\((?:[\w.?!]+\.)?(\w+)[\s)]")  # the last name of what t() is called with
_NAMED = re.compile(rf"\b(\w+): (?:{_QUOTED})")
_EACH = re.compile(r"\{#each (?:Object\.entries\()?([\w.]+)\)? as (\[?)[^(}]*?(\w+)\]?(?:, \w+)? [(}]")
_MADE = re.compile(r"(?:Error|Refusal)\(\s*`([^`]*)`")
_LITERAL = re.compile(rf"(?<!=== )(?<!!== )(?<![\w\[])(?:{_QUOTED})(?!:|\])")
_ATTRIBUTE = re.compile(r"\s(?!aria-label|label|placeholder|title|alt|name)[\w:-]+=\"[^\"]*\"")
_PLACE = re.compile(r"\{(\w*)(?::[^{}]*)?\}")


# -- the source ------------------------------------------------------------------------------------------------------


def in_client() -> set[str]:
    """What the browser client says: whatever t() is called with, by itself or from a table of texts, and whatever else
    reads like something said."""
    found: set[str] = set()
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        text = _program(path.read_text(encoding="utf-8"))
        found |= {_said(*match) for match in _CALLED.findall(text)}
        found |= {said for match in _LITERAL.findall(text) if _reads(said := _said(*match))}
        found |= {re.sub(r"\$\{[^}]*\}", FILLED, made) for made in _MADE.findall(text)}
        found |= set(_in_tables(text))
    return found


def _program(text: str) -> str:
    """A file of the client without its imports, comments and styles, and without attributes that nobody reads."""
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"^\s*//.*$|^\s*(?:import|export) .*? from .*$", "", text, flags=re.MULTILINE)
    return _ATTRIBUTE.sub("", text)


def _in_tables(text: str) -> Iterator[str]:
    """The texts of a file's tables: `says: 'Undo'` where t(it.says) is called, and what an #each hands to t()."""
    handed = set(_HANDED.findall(text))
    keyed = set(re.findall(r"\bnamed\((\w+)\)", text))  # shown as `Mastermind mode` for `mastermind_mode`
    yield from (_said(*quoted) for name, *quoted in _NAMED.findall(text) if name in handed)
    for table, pairs, each in _EACH.findall(text):
        if each in handed | keyed:
            name = table.split(".")[-1]
            for body in re.findall(rf"\b{name}(?: =|:) [\[{{](.*?)(?:\n  [\]}}]|\}},? |\}}\n)", text, re.DOTALL):
                last = rf"(?:{_QUOTED})\s*\]" if pairs and "[" in body else rf"(?:{_QUOTED})(?!:)"
                said = [_said(*match) for match in re.findall(last, body)]
                yield from (
                    _titled(text) if each in keyed and text.islower() and " " not in text else text for text in said
                )


def _titled(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _said(*quoted: str) -> str:
    return re.sub(r"\\(.)", r"\1", "".join(quoted))


def _reads(text: str) -> bool:
    """Whether a literal of the client is something said: several words or one with a capital, and no drawing."""
    if re.search(r"[<>=#/$]|^\W|^[A-Z]\d|\d [\d-]", text):
        return False
    return bool(re.match(r"[A-Z][a-z]+[!?.]?$", text) or re.match(r"\w+[,;:]? (?:\w+|“)", text)) and not re.match(
        r"[a-z]+ [a-z]+$", text
    )


def in_terminal() -> set[str]:
    """What the terminal says at the table: whatever t() is called with, constants that it says, and its refusals."""
    return {text for path in _modules("terminal") for text in [*_called(path), *_sentences(path)]}


def in_server() -> set[str]:
    """What the server and the kernel refuse with."""
    return {text for room in ("server", "kernel") for path in _modules(room) for text in _sentences(path)}


def in_games() -> set[str]:
    """Whatever reads like a sentence in the games: questions, reasons, refusals."""
    return {text for path in _modules("games") for text in _sentences(path)}


def verbs_in_games() -> set[str]:
    """The verbs of answers, as far as they are written in one piece: some are met in one game of a thousand."""
    found = set()
    for path in _modules("games"):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and _name_of(node.func).startswith(("Option", "picks", "may", "options_for")):
                found |= {text for argument in node.args[:2] if (text := _spelled(argument)) and text[-1] not in ".?:"}
    return found


def _name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def in_players() -> set[str]:
    """The reasons that players give for their answers."""
    return {text for path in _modules("players") for text in _sentences(path)}


def _modules(room: str) -> list[Path]:
    return [path for path in sorted((SOURCE / room).rglob("*.py")) if path.name not in NOT_SAID]


def _called(path: Path) -> Iterator[str]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "t":
            yield from _texts(node.args[0])


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _sentences(path: Path) -> Iterator[str]:
    """Literals that read like a sentence, with a stand-in for what is filled in. No docstrings, no faults of ours."""
    tree = _tree(path)
    skipped = {id(inner) for node in ast.walk(tree) if _is_silent(node) for inner in ast.walk(node)}
    raised = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Raise) for inner in ast.walk(node)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if id(node) in skipped or id(node) in inside:
            continue
        text = _spelled(node)
        if text is not None and re.match(
            r"\w.* .*\.$" if id(node) in raised else r"[A-Z7{].* .*[.?:]$", text, re.DOTALL
        ):
            yield text


def _spelled(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)
    return None


def _is_silent(node: ast.AST) -> bool:
    """Docstrings, and what only those meet who look after the program."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
        return node.exc.func.id in ("TypeError", "ValueError", "RuntimeError", "IndexError", "CannotListen")
    if isinstance(node, ast.FunctionDef):
        return node.name == "rule"  # what is printed on cards is looked at there
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _SILENT


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# -- what is printed -------------------------------------------------------------------------------------------------


def printed() -> set[str]:
    """What stands on cards and set-up pages besides names and rules; and what the protocol calls by a word."""
    found = {*get_args(protocol.Strength), *get_args(protocol.SeatKind)}
    for info in catalog.games():
        for option in info.options:
            found |= {_titled(option.name), option.help, *option.values}
        for facts in catalog.cards(info.game).values():
            found |= {facts.kind, *facts.traits, *facts.notes, *([facts.rarity] if facts.rarity else [])}
            found |= {_titled(name) for name in facts.numbers}
    return found - names()


@cache
def names() -> frozenset[str]:
    """Titles of cards and games, characters, groups, teams and places: they stay as they are printed."""
    found = {team.value for team in Team} | {"Longbox", *NAMES.values()}
    for info in catalog.games():
        found |= {info.title, *info.title.split(", "), *info.title.split(": ")}
        found |= {place for places in info.spaces.values() for place in places}
        for facts in catalog.cards(info.game).values():
            found |= {facts.title, facts.face, facts.unit}
    return frozenset(found - {VillainousCard.unit_name})  # the common Fate deck is nobody's name


# -- what games ask --------------------------------------------------------------------------------------------------


class Heard:
    """What was met while games were played: whole texts, and answers by verb, what and place."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.answers: set[tuple[str, str, str | None]] = set()
        self.decisions = 0

    def plays(self, game: Game, seed: int, cap: int, looks_every: int) -> None:
        """One game, answered at random; now and then its whole view is read."""
        chance = random.Random(seed)
        while not game.over and game.answers < cap:
            decision = game.decision
            assert decision is not None
            self.decisions += 1
            self.texts.add(decision.prompt)
            for option in decision.options:
                self.answers.add((option.notation, option.verb, option.place))
            if game.answers % looks_every == 0:
                self.looks(game.view(decision.seat))
            game.answer(chance.randrange(len(decision.options)))
        self.texts |= {event.place for event in game.log(None) if event.place is not None}
        if (result := game.result) is not None:
            self.texts |= {result.outcome, result.reason, *(part for it in result.scores for part, _ in it.parts)}

    def looks(self, view: Mapping[str, Any]) -> None:
        """Meters and their parts, what cards show besides their numbers, and what a bot would say to this question."""
        self.texts.add(player(NORMAL).advises(view).reason)
        for meter in view["meters"]:
            self.texts |= {meter["name"], *meter.get("parts", ())}
        for card in _cards(view):
            self.texts |= {action["action"] for action in card.get("actions", ())}
            self.texts |= {why for why, _ in card.get("attack_parts", ())}


def _cards(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, dict):
        if "face" in value and "title" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _cards(item)


def heard(seeds: Iterable[int], cap: int = 600, looks_every: int = 20) -> Heard:
    """Games of everything the catalog offers: every number of seats and, in turn, every value of every option."""
    told = Heard()
    for seed in seeds:
        for info in catalog.games():
            for seats in info.seats:
                told.plays(_new(info, seats, seed), seed, cap, looks_every)
    return told


def _new(info: GameInfo, seats: int, seed: int) -> Game:
    """A game with one value chosen of every option that names one; what does not go together is drawn."""
    chance = random.Random(f"{info.game} {seats} {seed}")
    options: dict[str, Any] = {
        option.name: chance.choice(option.values) for option in info.options if option.kind == "one"
    }
    options |= {option.name: chance.random() < 0.5 for option in info.options if option.kind == "flag"}
    options.pop("first_game", None)
    try:
        return catalog.new(info.game, seats, seed, **options)
    except IllegalSetup:
        options.pop("scheme")
        return catalog.new(info.game, seats, seed, **options)


# -- what is missing -------------------------------------------------------------------------------------------------


def lacking(words: Words, text: str) -> list[str]:
    """The parts of a text for which a language has nothing, and which are no names."""
    if text in words.known or is_name(text):
        return []
    for pattern, _ in words.patterns():
        if match := pattern.fullmatch(text):
            return [part for value in match.groupdict().values() for part in lacking(words, value)]
    return [] if words.finds(text) is not None else [text]


def lacking_answer(words: Words, notation: str, verb: str, place: str | None) -> list[str]:
    """The same for an answer, which is shown by its verb."""
    rest = notation.removeprefix(verb).strip()
    if not rest:
        return lacking(words, verb)
    what = rest.removesuffix(place).strip() if place is not None else rest
    return [part for text in (f"{verb} {{what}}", what, place or "") for part in lacking(words, text)]


def is_name(text: str) -> bool:
    """A name, a number, or several of them: `2 Dísir, Hela`."""
    if text in names() or not re.search(r"[^\W\d_]", _PLACE.sub("", text)):
        return True
    parts = re.split(r", |: ", text)
    return all(_is_one_name(part) for part in parts)


def _is_one_name(text: str) -> bool:
    text = re.sub(r"^\d+ (?:x )?|^Player \d+$", "", text)
    return text in names() or not re.search(r"[^\W\d_]", text)


# -- what is English -------------------------------------------------------------------------------------------------

# Whoever uses one of these words speaks English: German has none of them.
_ENGLISH = re.compile(
    r"""\b(?:and|are|be|been|by|can|cannot|cards?|choose|do|does|domain|each|enough|fight|for|from|game|gain|has|have|here
    |hero|heroes|how|into|is|it|its|least|leave|more|most|moves?|no|of|other|out|play|played|players?|power|recruit
    |settings|shuffle|strength|take|than|that|the|their|them|there|these|they|this|to|turn|what|when|where|which|who|why
    |with|you|your|yours)\b""",
    re.IGNORECASE | re.VERBOSE,
)


def has_english_words(text: str) -> bool:
    """Whether somebody who reads this reads English, names apart."""
    return _ENGLISH.search(_any_name().sub("", text)) is not None


@cache
def _any_name() -> re.Pattern[str]:
    longest_first = sorted(filter(None, names()), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)
