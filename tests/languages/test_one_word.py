"""One word for one thing: where the English says a word of the game, the German says the one that belongs to it.

The pairs are those of the table in docs/languages.md that have no second form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from longbox import rulebook
from longbox.games import catalog
from longbox.languages import files

WORDS: dict[str, dict[str, str]] = {
    "legendary-1e": {
        "Bystander": "zivilist",
        "Mastermind": "drahtzieher",
        "Scheme(?! Twist)": "plan|pläne",
        "Twist": "wendung",
        "Master Strike": "meisterschl",
        "Henchm[ae]n": "handlanger",
        "Villain Deck": "schurkendeck",
        "Villain": "schurke|villains-",
        "Hero(es)?\\b": "held",
        "Wound": "wunde",
        "Tactic": "taktik",
        "Recruit": "rekrutier",
        "Attack": "angriff",
        "Superpower": "superkr",
        "Showdown": "showdown",
        "Victory Point": "siegpunkt",
        "Victory Pile": "siegstapel",
        "discard pile": "ablagestapel",
        "KO": r"k\. o\.|k\.-o\.",
        "Ambush": "hinterhalt",
    },
    "villainous": {
        "Villain": "schurke",
        "Hero(es)?\\b": "held|beschützer",
        "(Ally|Allies)\\b": "verbündete",
        "Items?\\b": "gegenst",
        "Events?\\b": "ereignis",
        "Specialt": "spezialität",
        "Fate": "schicksal",
        "Power\\b": "macht",
        "Strength": "stärke",
        "Vault": "tresor",
        "Domain": "reich",
        "locations?\\b": r"\bort|orte",
        "tiles?\\b": "plättchen",
        "objective": "ziel",
        "Soul Mark": "seelenmal",
        "Protector": "beschützer",
        "vanquish": "bez?w[iu]ng",
        "relocat": "versetz",
        "discard pile": "ablagestapel|abgelegt",
    },
}
COMMON = ("Bystander", "Master Strike", "Scheme Twist", "Villain", "Wound")  # titles that are words of the game as well


def said(game: str) -> Iterator[tuple[str, str]]:
    """Every text of the rulebook and of the cards, with its German."""
    for english, german in zip(rulebook.clauses(game), rulebook.clauses(game, "de"), strict=True):
        yield f"{english.text} {english.ruling or ''}", f"{german.text} {german.ruling or ''}"
    yield from files("de")[{"legendary-1e": "cards-legendary", "villainous": "cards-villainous"}[game]].items()


def without_titles(text: str, game: str) -> str:
    titles = {card.title for card in catalog.cards(game).values() if len(card.title) > 5} - {*COMMON}
    for title in sorted(titles, key=len, reverse=True):
        text = text.replace(title, "")
    return text


@pytest.mark.parametrize("game", WORDS)
def test_a_word_of_the_game_has_one_german_word(game: str) -> None:
    texts = [(without_titles(english, game), german.lower()) for english, german in said(game)]
    for word, german_word in WORDS[game].items():
        having = [(english, german) for english, german in texts if re.search(rf"\b{word}", english)]
        assert having, word
        assert [english for english, german in having if not re.search(german_word, german)] == [], word
