"""What the commands print that only look something up: games, cards, rules."""

from __future__ import annotations

import json
from typing import Any

from longbox.games import catalog
from longbox.games.facts import CardFacts
from longbox.kernel.errors import LongboxError
from longbox.terminal import exits
from longbox.terminal.speech import spoken, t


def prints_json(data: Any) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return exits.DONE


def games(as_json: bool) -> int:
    found = catalog.games()
    if as_json:
        return prints_json([info.plain() for info in found])
    for info in found:
        print(f"{info.game}: {info.title}, {info.seats[0]} to {info.seats[-1]} players")
        for option in info.options:
            print(f"    --{option.name.replace('_', '-')}: {option.help}")
    print("\nTo play: longbox play GAME. All the values: longbox play GAME --help, or longbox games --json.")
    return exits.DONE


def saved_games(as_json: bool) -> int:
    from longbox.terminal import saves

    found = saves.saved()
    if as_json:
        return prints_json(
            [{"name": it.name, "path": str(it.path), "over": it.notes.over, "seats": it.notes.seats} for it in found]
        )
    for save in found:
        print(f"{save.name}: {'finished' if save.notes.over else f'longbox play --resume {save.name}'}")
    if not found:
        print("No game is kept yet: longbox play begins one.")
    return exits.DONE


def cards(words: str, game: str | None, as_json: bool) -> int:
    found = [card for each in _games(game) for card in _cards_of(each, words)]
    if not found:
        _refuse(words, game)
    if as_json:
        return prints_json([card.plain() for card in found])
    from longbox.terminal.screen import Screen

    screen = Screen()
    for card in found:
        unit = f" ({t(card.unit)})" if card.unit not in ("", card.title) else ""
        screen.says((card.title, "bold"), unit, f": {', '.join(_facts(card))}", hang=4)
        if card.rule:
            screen.says(t(card.rule), indent=4)
        if words:
            screen.says(_origin(card), indent=4)
    screen.says(t("{faces:face}, {cards:card}.", faces=len(found), cards=sum(card.copies for card in found)))
    return exits.DONE


def _facts(card: CardFacts) -> list[str]:
    names = dict.fromkeys([*card.numbers, *card.marks])
    return [
        *(t(fact) for fact in (card.kind, card.rarity, *card.traits) if fact),
        *(f"{t(name.replace('_', ' '))} {card.printed(name)}" for name in names),
        *(t(note) for note in card.notes),
        t("{count:copy|copies}", count=card.copies),
    ]


def _origin(card: CardFacts) -> str:
    """Where the facts come from, and which clause of the rulebook is about this card."""
    source = t(card.source)
    if card.clause is None:
        return t("{game}; facts: {source}", game=card.game, source=source)
    return t("{game}; facts: {source}; rule {clause}", game=card.game, source=source, clause=card.clause)


def _cards_of(game: str, words: str) -> list[CardFacts]:
    from longbox.terminal.lookup import NoSuchCard, find_cards

    every = catalog.cards(game)
    if not words:
        return list(every.values())
    try:
        return find_cards(words, every)
    except NoSuchCard:
        return []


def _refuse(words: str, game: str | None) -> None:
    """No card has these words: says so, with the nearest name there is."""
    from longbox.terminal.lookup import find_cards

    every = {face: card for each in _games(game) for face, card in catalog.cards(each).items()}
    find_cards(words, every)


def _games(game: str | None) -> list[str]:
    return [info.game for info in catalog.games()] if game is None else [catalog.playable(game).info.game]


def rules(words: str, game: str | None, as_json: bool) -> int:
    from longbox import rulebook

    if game is not None and game not in rulebook.RULEBOOKS:
        raise LongboxError(f"There is no rulebook for {game!r}; there is one for {', '.join(rulebook.RULEBOOKS)}.")
    language = spoken().language
    if not words:
        books = rulebook.RULEBOOKS if game is None else (game,)
        found = [clause for book in books for clause in rulebook.clauses(book, language)]
    else:
        try:
            found = [rulebook.clause(words.upper(), language)]
        except LookupError:
            found = rulebook.search(words, game, language)
    if as_json:
        return prints_json(
            [
                {name: getattr(it, name) for name in ("id", "title", "text", "section", "ruling", "game", "book")}
                for it in found
            ]
        )
    if not found:
        raise LongboxError(f"No rule speaks of {words!r}.")
    from longbox.terminal.screen import Screen

    screen = Screen()
    for clause in found:
        screen.says((f"{clause.id} {clause.title}. ", "bold"), clause.text, hang=4)
        if clause.ruling:
            screen.says(t("How we decide it:"), " ", clause.ruling, indent=4)
    return exits.DONE
