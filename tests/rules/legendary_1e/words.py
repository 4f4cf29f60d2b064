"""More words for the tests of the general rules: dealing without a turn, reading the log and the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

from longbox.games.catalog import playable
from longbox.games.legendary.box import Box
from longbox.games.legendary.cards import Card
from longbox.games.legendary.table import Table
from longbox.kernel.game import Game, Result
from longbox.kernel.log import Event
from tests.words import table, titles

GAME = "legendary-1e"
AGENT, TROOPER, OFFICER = "S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper", "S.H.I.E.L.D. Officer"
CUBE = "Unleash the Power of the Cosmic Cube"
VIRUS = "The Legacy Virus"
BANK = "Midtown Bank Robbery"
PRISON = "Negative Zone Prison Breakout"
PORTALS = "Portals to the Dark Dimension"
KILLBOTS = "Replace Earth's Leaders with Killbots"
INVASION = "Secret Invasion of the Skrull Shapeshifters"
CIVIL_WAR = "Super Hero Civil War"


def box() -> Box:
    """The First Edition box itself."""
    found = playable(GAME).box
    assert isinstance(found, Box)
    return found


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table as it stands before anybody's first turn."""
    game = playable(GAME)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    found = game.deal(names, seed, game.info.check_options(options))
    assert isinstance(found, Table)
    return found


def kinds(cards: Any) -> Counter[str]:
    """How many cards of each kind."""
    return Counter(card.kind for card in cards)


def groups_in(cards: Any, kind: str) -> Counter[str]:
    """How many cards of each group of a kind."""
    return Counter(card.unit_name for card in cards if card.kind == kind)


def heroes_of(laid: Table) -> Counter[str]:
    """How many cards of each Hero are in the Hero Deck and the HQ."""
    return Counter(card.unit_name for card in [*laid.hero_deck, *laid.hq] if card is not None)


def board(game: Game) -> dict[str, str]:
    """Who stands where in the city."""
    laid = table(game)
    return {space.name: card.title for space, card in zip(laid.box.city, laid.city, strict=True) if card is not None}


def in_space(game: Game, space: str) -> Card:
    """The card in a city space."""
    laid = table(game)
    card = laid.city[[each.name for each in laid.box.city].index(space)]
    assert card is not None, f"nobody is in the {space}"
    return card


def beneath(game: Game, enemy: Any) -> list[str]:
    """What an enemy holds."""
    return titles(table(game).held.get(enemy, []))


def told(game: Game, *wanted: str) -> list[str]:
    """The kinds of events so far, in order; only those wanted, if any are named."""
    return [event.kind for event in game.log() if not wanted or event.kind in wanted]


def events(game: Game, kind: str) -> list[Event]:
    """The events of one kind, as the public knows them."""
    return [event for event in game.log() if event.kind == kind]


def ended(game: Game) -> Result:
    """How the game ended; fails while it goes on."""
    assert game.result is not None, f"the game goes on: {game.decision}"
    return game.result


def totals(game: Game) -> dict[int, int]:
    """Every seat's final Victory Points."""
    return {score.seat: score.total for score in ended(game).scores}
