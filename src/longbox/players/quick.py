"""What the rules of thumb answer, found faster: for playing out, where the same few questions come up a thousand times.

Where it is not quick to know, the rules of thumb are asked themselves. So both always answer alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from longbox.games.catalog import cards, playable
from longbox.kernel.game import Game
from longbox.players import Advice
from longbox.players import thumb_legendary as legendary
from longbox.players import thumb_villainous as villainous
from longbox.players.glance import glance
from longbox.players.thumb import Thumb
from longbox.players.villainous.imagined import Imagined

Quick = Callable[[Game], int]


def quick(game: str) -> Quick:
    """Who answers for every seat of a world of this game, with the place of an option."""
    match playable(game).info.family:
        case "legendary":
            return _Legendary(game)
        case "villainous":
            return _Villainous()
    return _Quick()


class _Quick:
    def __init__(self) -> None:
        self.thumb = Thumb()

    def __call__(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None
        return decision.index(self.advises(game, decision.seat).notation)

    def advises(self, game: Game, seat: int) -> Advice:
        return self.thumb.advises(glance(game, seat))


class _Villainous(_Quick):
    """Looks at the table directly."""

    def advises(self, game: Game, seat: int) -> Advice:
        board = Imagined(game, seat)
        return villainous.judges(board.view["decision"], board)


class _Legendary(_Quick):
    """Knows at once what to play and whom to recruit, which is what is asked most."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.cards = cards(game)
        self.order = _play_orders(game)
        self.worth = _worths_of_heroes(game)

    def __call__(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None
        options: Any = decision.options
        if options[-1].verb != "end the turn":
            return super().__call__(game)
        verbs = [option.verb for option in options]
        if "heal" in verbs:
            return super().__call__(game)
        if verbs[0] == "play":
            order = self.order
            plays = range(verbs.count("play"))
            return min(plays, key=lambda place: order[options[place].what.face()])
        if "fight" in verbs:
            fights = [place for place, verb in enumerate(verbs) if verb == "fight"]
            return max(fights, key=lambda place: self.worth_of_enemy(game.table, options[place].what))
        return self.recruits(options)

    def worth_of_enemy(self, table: Any, enemy: Any) -> float:
        space = table.city.index(enemy) if enemy in table.city else 0
        return legendary.worth_of_enemy(self.cards[enemy.face()], space, len(table.held.get(enemy, ())))

    def recruits(self, options: Any) -> int:
        """Whoever is worth most of those worth recruiting; otherwise the last option, which ends the turn."""
        best, most = len(options) - 1, 0.0
        for place, option in enumerate(options[:-1]):
            card = option.what
            worth = self.worth[card if isinstance(card, str) else card.face()]
            if worth > most:
                best, most = place, worth
        return best


@cache
def _play_orders(game: str) -> dict[str, tuple[int, int]]:
    return {face: legendary.play_order(card) for face, card in cards(game).items()}


@cache
def _worths_of_heroes(game: str) -> dict[str, float]:
    """By face; whoever is not worth recruiting is worth nothing. Officers are recruited without a face."""
    faces = cards(game)
    worths = {
        face: legendary.worth_of_hero(card) if legendary.is_worth_recruiting(card) else 0.0
        for face, card in faces.items()
    }
    worths["an Officer"] = next(worths[face] for face, card in faces.items() if card.title.endswith("Officer"))
    return worths
