"""Line play in German: the rules and the cards behind a question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel.log import Event
from longbox.rulebook import clause
from longbox.terminal.show import told
from longbox.terminal.speech import speaks
from tests.terminal.sitting import Sitting, game


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LONGBOX_LANGUAGE", "en")
    speaks("de")
    yield
    speaks()


def test_the_rulebook_is_searched_in_the_language_that_is_spoken() -> None:
    shown = Sitting(game(), "rules Wunden heilen", "rules Heilung Drahtzieher", "quit").shown
    assert "L1-114 Deine Wunden heilen." in shown
    assert "Wie wir es entscheiden: " in shown


def test_why_opens_the_clause_in_the_language_that_is_spoken() -> None:
    sitting = Sitting(game(), "why", "why L1-043", "quit")
    asked = sitting.game.view(0)["decision"]["clause"]
    assert clause(asked, "de").title in sitting.shown
    assert clause("L1-043", "de").text in sitting.shown


def test_a_card_says_its_rule_with_the_names_of_its_signs() -> None:
    shown = Sitting(game(first_game=False, heroes=["Thor"]), "card odinson", "quit").shown
    assert "[Stärke]: +2 Rekrutierung." in shown


def test_cards_revealed_one_after_the_other_are_one_sentence_and_its_verb_stands_behind_them() -> None:
    cards = ("Impervious Alloy", "Duplicate Sentry", "Alkhema")
    events = [Event("reveals_card", 1, None, 1, card, None, None, None, (), None, "") for card in cards]
    assert told(events, "villainous", ["Hela", "Ultron"]) == [
        ["  ", ("Ultron deckt Impervious Alloy, Duplicate Sentry, Alkhema auf", "")]
    ]
