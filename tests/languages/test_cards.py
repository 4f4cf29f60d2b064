"""The printed cards in German: every rule, every word on a face, and the same signs in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.games import catalog
from longbox.games.facts import CardFacts
from longbox.languages import Words, files, translated, words

FILES = {"legendary-1e": "cards-legendary", "villainous": "cards-villainous"}
ROOT = Path(__file__).parents[2]
SAYING = ("src/longbox/terminal/lists.py", "web/src/cards/face.ts", "web/src/pages/Cards.svelte")  # words about cards
SIGNS = re.compile(r"\[[^\[\]]+\]")
FIGURES = re.compile(r"\d+")
NAMES = {"Avengers", "S.H.I.E.L.D.", "Spider Friends", "X-Men"}  # teams are called the same in every language
every_game = pytest.mark.parametrize("game", FILES)


def german_of(game: str) -> dict[str, str]:
    return {key: said for page in ("cards", FILES[game]) for key, said in files("de")[page].items()}


def words_on(card: CardFacts) -> list[str]:
    """Everything that a face says besides names and numbers."""
    said = [card.rule, card.kind, *card.traits, *card.needs, card.rarity or "", card.source, *card.notes]
    return [text for text in said if text and text not in NAMES]


def all_words(game: str) -> set[str]:
    return {text for card in catalog.cards(game).values() for text in words_on(card)}


def test_every_game_has_its_cards_in_german() -> None:
    assert set(FILES) == {info.game for info in catalog.games()}


@every_game
def test_every_rule_and_every_other_word_on_a_face_has_its_german(game: str) -> None:
    known = words("de").known
    assert sorted(text for text in all_words(game) if text not in known) == []


@every_game
def test_nothing_is_translated_that_no_card_says(game: str) -> None:
    units = {card.unit for card in catalog.cards(game).values()}
    assert sorted(set(files("de")[FILES[game]]) - all_words(game) - units) == []


def test_nothing_is_translated_for_all_cards_that_nobody_says() -> None:
    cards = [card for game in FILES for card in catalog.cards(game).values()]
    numbers = {name.replace("_", " ") for card in cards for name in (*card.numbers, *card.marks)}
    source = "".join((ROOT / path).read_text(encoding="utf-8") for path in SAYING)
    printed = {text for game in FILES for text in all_words(game)} | numbers
    assert [key for key in files("de")["cards"] if key not in printed and key not in source] == []


@every_game
def test_a_rule_shows_the_same_signs_in_german_as_often(game: str) -> None:
    for key, said in german_of(game).items():
        assert sorted(SIGNS.findall(key)) == sorted(SIGNS.findall(said)), key


@every_game
def test_a_rule_names_the_same_numbers_in_german(game: str) -> None:
    for key, said in german_of(game).items():
        assert sorted(FIGURES.findall(key)) == sorted(FIGURES.findall(said)), key


def test_what_a_player_reads_is_german() -> None:
    odinson = catalog.cards("legendary-1e")["Thor: Odinson"]
    assert translated(odinson.rule, "de") == "[Strength]: +2 Rekrutierung."
    assert Words("de").says(odinson.kind) == "Held"
    assert translated(odinson.title, "de") == "Odinson"
