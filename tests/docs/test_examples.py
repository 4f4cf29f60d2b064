"""The README and the docs say what is true: every example in them is run."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from longbox.rulebook import clauses

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/scenarios.md", "docs/protocol.md", "docs/languages.md", "docs/add-a-card.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_are_true(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert examples.examples, f"{page} has no examples"
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(examples, out=said.append)
    assert not said, "".join(said)


def test_every_page_that_a_page_links_to_is_there() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        text = page.read_text(encoding="utf-8")
        for link in [part.split(")")[0] for part in text.split("](")[1:]]:
            if "://" not in link:
                assert (page.parent / link.split("#")[0]).exists(), f"{page.name} links to {link}, which is not there"


def test_every_ruling_on_a_clause_is_on_the_page_of_rulings() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    missing = [clause.id for clause in clauses("legendary-1e") if clause.ruling and clause.ruling not in page]
    assert not missing


def test_every_ruling_of_villainous_is_named_by_a_test_that_shows_it() -> None:
    rulings = re.findall(r"^## (RV-\d{3})", (ROOT / "docs" / "rulings-villainous.md").read_text(encoding="utf-8"), re.M)
    assert len(rulings) == 75
    named: set[str] = set()
    for folder in ("rules", "scenarios"):
        for path in (ROOT / "tests" / folder / "villainous").glob("test_*.py"):
            named |= _rulings_named(path)
    assert set(rulings) - named == set()


def _rulings_named(path: Path) -> set[str]:
    """The rulings that stand in what the tests of a file say of themselves."""
    tests = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {ruling for test in tests for ruling in re.findall(r"RV-\d{3}", ast.get_docstring(test) or "")}
