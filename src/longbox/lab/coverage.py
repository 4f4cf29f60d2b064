"""What the tests have shown of a game: measured while they run (tests/measuring.py), and read here."""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import textwrap
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import longbox
from longbox import rulebook
from longbox.games.catalog import games, playable
from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError

Ability = tuple[str, str]  # a face, and the moment that it answers in a way of its own

NO_ABILITY = "No ability."


def root() -> Path:
    """The folder of the project, in which the tests lie."""
    return Path(longbox.__file__).parents[2]


def measured_file(game: str) -> Path:
    return root() / ".measured" / f"{game}.json"


def sources_digest() -> str:
    """A short text that changes with every change of the program or the tests."""
    digest = hashlib.blake2b(digest_size=12)
    for folder in ("src", "tests"):
        for path in sorted((root() / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                digest.update(str(path.relative_to(root())).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def own_abilities(game: str) -> dict[type[Card], dict[str, type]]:
    """For every face of a game the moments that it answers in its own way, each with the class that says how.

    What a family's kinds of card do by themselves is no ability of a face.
    """
    chosen = playable(game)
    return {
        face: {moment: owner for moment in chosen.moments if (owner := _owner(face, moment)) is not None}
        for face, _ in chosen.box.faces
    }


def _owner(face: type[Card], moment: str) -> type | None:
    """The class of a card file that defines a moment for this face; None where only the family does.

    A family's own modules lie in its folder, its card files deeper: `longbox.games.legendary.boxes.core1...`.
    """
    owner = next((cls for cls in face.__mro__ if moment in cls.__dict__), None)
    return owner if owner is not None and owner.__module__.count(".") > 3 else None


def is_empty(method: Any) -> bool:
    """Whether a method does nothing: its body is a docstring, `pass` or `...`."""
    source = ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(method))))
    body = getattr(source.body[0], "body", [])
    return all(
        isinstance(line, ast.Pass) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in body
    )


def coverage(game: str) -> dict[str, Any]:
    """What the last whole test run showed. A run of other sources than these is said to be stale."""
    measured = _measured(game)
    executed = {(face, moment) for face, moment in measured["abilities"]}
    tested, shown = set(measured["clauses"]), set(measured["shown"])
    faces = playable(game).box.faces
    every = own_abilities(game)
    abilities = [(face.face(), moment) for face, moments in every.items() for moment in moments]
    hollow = sorted(_hollow(every, executed, tested | shown))
    clauses = [clause.id for clause in rulebook.clauses(game)] if game in rulebook.RULEBOOKS else []
    whys = open_clauses()
    still_open = [
        {"id": id, "why": whys.get(id, "no test claims it")} for id in clauses if id not in tested or id in whys
    ]
    return {
        "game": game,
        "cards": sum(copies for face, copies in faces if face.is_card),
        "entries": sum(face.is_card for face, _ in faces),
        "faces": len(faces),
        "abilities": len(abilities),
        "abilities_executed": sum(ability in executed for ability in abilities),
        "abilities_missing": [f"{face}, {moment}" for face, moment in abilities if (face, moment) not in executed],
        "hollow": len(hollow),
        "hollow_faces": hollow,
        "clauses": len(clauses),
        "clauses_tested": sum(id in tested for id in clauses),
        "clauses_open": still_open,
        "claims_unknown": sorted([*(tested - _known_clauses()), *(shown - _known_faces())]),
        "stale": measured["sources"] != sources_digest(),
    }


def _hollow(every: dict[type[Card], dict[str, type]], executed: set[Ability], claimed: set[str]) -> Iterator[str]:
    """The faces whose rule promises something that nothing has shown to happen.

    A face keeps its promise by an ability of its own that does something and was executed. What is no ability of the
    face but of the rules (a Wound's healing, the actions of a place) counts if a test claims the face, or the clause
    that stands on it.
    """
    for face, moments in every.items():
        rule = face.rule()
        if not rule:
            yield face.face()
        elif not rule.startswith(NO_ABILITY):
            acts = any((face.face(), moment) in executed and not is_empty(getattr(face, moment)) for moment in moments)
            is_claimed = face.face() in claimed or getattr(face, "clause", None) in claimed
            if not acts and (moments or not is_claimed):
                yield face.face()


def _known_clauses() -> set[str]:
    return {clause.id for game in rulebook.RULEBOOKS for clause in rulebook.clauses(game)}


def _known_faces() -> set[str]:
    return {face.face() for info in games() for face, _ in playable(info.game).box.faces}


def open_clauses() -> dict[str, str]:
    """Clauses that no test can or does show yet, each with the reason."""
    page = resources.files(rulebook).joinpath("open_clauses.toml").read_text(encoding="utf-8")
    return {str(id): str(why) for id, why in tomllib.loads(page).items()}


def _measured(game: str) -> dict[str, Any]:
    path = measured_file(game)
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return {key: found[key] for key in ("sources", "abilities", "clauses", "shown")}
    except FileNotFoundError:
        raise LongboxError(f"Nothing has been measured for {game} yet: run 'python3 start.py test' first.") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LongboxError(f"{path} cannot be read ({error}): run 'python3 start.py test' again.") from error
