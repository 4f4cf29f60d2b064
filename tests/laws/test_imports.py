"""Who may call on whom. The rooms of the rules know nothing of those who play, show or serve them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import longbox

SOURCE = Path(longbox.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py"))
FAMILIES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists())

# A folder that holds one file for each unit of cards.
CARD_FOLDERS = {"heroes", "groups", "henchmen", "masterminds", "schemes", "villains", "locations", "threats", "fate"}

# Seed, set-up and answers are the whole game: rules look nowhere else for luck or time.
NEVER_IN_RULES = {"random", "time", "asyncio", "datetime", "uuid", "threading"}

# The rooms on which each room may call besides itself.
ROOMS = {
    "kernel": set(),
    "games": {"kernel"},
    "rulebook": {"kernel"},
    "languages": {"kernel", "games", "rulebook"},
    "players": {"kernel", "games", "rulebook"},
    "lab": {"kernel", "games", "rulebook", "players"},
    "envs": {"kernel", "games", "rulebook", "players", "lab"},
    "server": {"kernel", "games", "rulebook", "languages", "players", "lab", "testing"},
}


def name_of(path: Path) -> str:
    """`longbox.kernel.game`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(("longbox", *parts)).removesuffix(".__init__")


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it: `from a.b import c` may mean a.b or a.b.c."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively: say where from"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names if _is_module(node.module, alias.name))


def _is_module(package: str, name: str) -> bool:
    if package.partition(".")[0] != "longbox":
        return False
    folder = SOURCE.joinpath(*package.split(".")[1:])
    return (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()


def room_of(module: str) -> str:
    """`kernel` for `longbox.kernel.game`; nothing for what is not of Longbox."""
    parts = module.split(".")
    return parts[1] if parts[0] == "longbox" and len(parts) > 1 else ""


def family_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["longbox", "games"] and len(parts) > 2 and parts[2] in FAMILIES else ""


def files_in(*rooms: str) -> list[Path]:
    return [path for path in FILES if room_of(name_of(path)) in rooms]


@pytest.mark.parametrize("room", [room for room in ROOMS if (SOURCE / room).is_dir()])
def test_a_room_calls_only_on_the_rooms_beneath_it(room: str) -> None:
    allowed = ROOMS[room] | {room}
    for path in files_in(room):
        for module in imported(path):
            if module == "longbox":
                assert room not in ("kernel", "games"), f"{name_of(path)} imports longbox itself"
            elif module.startswith("longbox."):
                assert room_of(module) in allowed, f"{name_of(path)} imports {module}"


def test_the_rules_are_written_with_the_standard_library_alone() -> None:
    for path in files_in("kernel", "games"):
        for module in imported(path):
            top = module.partition(".")[0]
            assert top == "longbox" or top in sys.stdlib_module_names, f"{name_of(path)} imports {module}"
            assert top not in NEVER_IN_RULES, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_does_not_know_another_family(family: str) -> None:
    for path in FILES:
        if family_of(name_of(path)) == family:
            for module in imported(path):
                assert family_of(module) in ("", family), f"{name_of(path)} imports {module}"


def card_files() -> list[Path]:
    return [path for path in files_in("games") if path.parent.name in CARD_FOLDERS and path.name != "__init__.py"]


def test_a_card_file_is_written_in_the_words_of_its_family_and_nothing_else() -> None:
    assert len(card_files()) > 20
    for path in card_files():
        words = f"longbox.games.{family_of(name_of(path))}.words"
        for module in imported(path):
            assert module == words, f"{name_of(path)} imports {module}"


def test_tests_and_tools_stay_out_of_the_program() -> None:
    for path in FILES:
        for module in imported(path):
            assert module.partition(".")[0] not in ("tests", "pytest", "hypothesis"), (
                f"{name_of(path)} imports {module}"
            )


def test_every_file_of_the_rules_is_looked_at() -> None:
    assert len(files_in("kernel")) >= 9
    assert FAMILIES, "there is a family"
    assert {room_of(name_of(path)) for path in FILES} >= {"kernel", "games", "lab"}
