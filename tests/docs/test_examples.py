"""The README and the docs say what is true: every example in them is run."""

from __future__ import annotations

import doctest
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
