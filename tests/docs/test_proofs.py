"""docs/proofs.md names tests and commands that there are, and no test against leaks or cheating is left out."""

from __future__ import annotations

import ast
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "proofs.md").read_text(encoding="utf-8")
PARTS = re.split(r"^(?=Leaks known|Attempts to cheat)", PAGE, flags=re.MULTILINE)


def names_in(path: str) -> set[str]:
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def named() -> set[tuple[str, str]]:
    """Every test that the page names, with its file; where no file is said it is the one before."""
    found = set()
    for part, home in zip(PARTS, ("", "server/test_leaks.py", "server/test_cheating.py"), strict=True):
        for row in part.splitlines():
            path = home
            for file, test in re.findall(r"`([\w/]*(?:\.py)?)::(test_\w+)`", row):
                path = file or path
                found.add((path, test))
    return found


def test_every_test_that_the_page_names_is_there() -> None:
    assert len(named()) > 60
    assert sorted((path, test) for path, test in named() if test not in names_in(path)) == []


@pytest.mark.parametrize("path", ["server/test_leaks.py", "server/test_cheating.py"])
def test_every_test_against_leaks_and_cheating_is_on_the_page(path: str) -> None:
    assert {test for test in names_in(path) if (path, test) not in named()} == set()


def test_every_long_proof_is_on_the_page_with_words_that_it_knows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = [shlex.split(command) for command in re.findall(r"^\| `(tests\.deep\.[^`]+)`", PAGE, re.MULTILINE)]
    here = {f"tests.deep.{path.stem}" for path in (TESTS / "deep").glob("*.py")}
    assert {module for module, *_ in commands} == here
    for module, *words in commands:
        monkeypatch.setattr("sys.argv", [module, "--help"])
        with pytest.raises(SystemExit):
            import_module(module).main()
        told = capsys.readouterr().out
        assert [word for word in words if word.startswith("--") and word not in told] == []
