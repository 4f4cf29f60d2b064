"""Finding cards by words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence

from longbox.games.facts import CardFacts
from longbox.kernel.errors import LongboxError
from longbox.terminal.speech import t
from longbox.terminal.words import plain_words


class NoSuchCard(LongboxError):
    """No card of the game has these words."""


def find_cards(words: str, cards: Mapping[str, CardFacts], in_sight: Sequence[str] = ()) -> list[CardFacts]:
    """The cards meant by some words: by name if any name fits, those in sight first; else by what they say."""
    sought = plain_words(words)
    by_name = [card for card in cards.values() if _all_begin(sought, plain_words(card.face))]
    exact = [card for card in by_name if plain_words(card.title) == sought or plain_words(card.face) == sought]
    found = exact or by_name or [card for card in cards.values() if _all_begin(sought, plain_words(_everything(card)))]
    if not found or not sought:
        guess = near(words, [card.title for card in cards.values()])
        hint = f" Did you mean {guess!r}?" if guess else ""
        raise NoSuchCard(f"No card is called {words[:60]!r} or says so.{hint}")
    return sorted(found, key=lambda card: card.face not in in_sight)


def near(typed: str, names: Iterable[str]) -> str | None:
    """The name that was probably meant."""
    known = {" ".join(plain_words(name)): name for name in names}
    found = difflib.get_close_matches(" ".join(plain_words(typed)), known, n=1, cutoff=0.6)
    return known[found[0]] if found else None


def _all_begin(sought: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in sought)


def _everything(card: CardFacts) -> str:
    """What a card says, and how the language that is spoken says it."""
    printed = [card.face, card.kind, *card.traits, card.rarity or "", card.rule]
    return " ".join([*printed, *map(t, printed)])
