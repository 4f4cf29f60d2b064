"""The terminal speaks one language: whatever it looks up while people play is there."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.games import catalog
from longbox.languages import ENGLISH, Words, languages
from longbox.terminal import speech
from tests.languages.collecting import lacking, lacking_answer, names
from tests.terminal.sitting import Sitting

OTHERS = [language for language in languages() if language != ENGLISH]
SEEDS = int(os.environ.get("SEEDS", "1"))
ANSWERS = 20
LOOKED_UP = {name.casefold() for name in names()}  # one may type them in small letters
TALK = ("why", "hint", "log", "help", "undo", "redo", "table changes", "nonsense", "look nowhere", "why 1", "card x")


class Listening(Words):
    """Words that remember what they were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.texts: set[str] = set()
        self.said: set[str] = set()
        self.answers: set[tuple[str, str, str | None]] = set()

    def says(self, text: str, /, **values: Any) -> str:
        found = super().says(text, **values)
        if not any(text.startswith(said) for said in self.said):  # a refusal was said already where it was made
            self.texts.add(text)
            if found != text and found.endswith("."):
                self.said.add(found)
        return found

    def option(self, option: Any) -> str:
        self.answers.add((option["notation"], option["verb"], option["place"]))
        return super().option(option)

    def lacks(self) -> list[str]:
        missing = {part for text in self.texts for part in lacking(self, text)}
        missing |= {part for answer in self.answers for part in lacking_answer(self, *answer)}
        return sorted(part for part in missing if part not in LOOKED_UP and not re.fullmatch(r"'.*'", part))


@pytest.fixture(params=OTHERS)
def listening(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listening]:
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    heard = Listening(request.param)
    token = speech._SPOKEN.set(heard)
    yield heard
    speech._SPOKEN.reset(token)


def typed(looks: list[str], titles: list[str], seed: int) -> Iterator[str]:
    """Answers by number, between them everything that can be asked besides."""
    chance = random.Random(seed)
    for _ in range(ANSWERS):
        yield f"{chance.randint(1, 4)}!"
        yield chance.choice([*TALK, *(f"look {look}" for look in looks), *(f"why {title}" for title in titles)])
    yield from (f"look {look}" for look in looks)
    yield from (*TALK, "save", "quit")


@pytest.mark.parametrize("info", catalog.games(), ids=lambda info: info.game)
def test_whatever_is_said_at_the_table_is_there(listening: Listening, info: Any) -> None:
    for seed in range(SEEDS):
        game = longbox.new(info.game, 2, seed)
        sitting = Sitting(longbox.new(info.game, 2, seed), "quit")
        titles = [facts.title for facts in catalog.cards(info.game).values()]
        chance = random.Random(seed)
        looks = list(sitting.line.picture().looks())
        Sitting(game, *typed(looks, chance.sample(titles, 10), seed))
    assert len(listening.texts) > 120
    assert listening.lacks() == []
