"""Players for playthroughs: simple, and the same for ever. They see the decision alone, and have luck of their own.

Bots play some of the games too; those see a view, as bots do, and get better with time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from longbox.games.catalog import new
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.game import Game
from longbox.players import player

Choose = Callable[[Game], Option | str]

BOT = "bot"

MOST_ANSWERS = 5000  # no game comes near it; a game that never ends must not hang the tests


class Dice:
    """A small congruential generator, so that no library's next version changes a playthrough."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) * limit >> 24

    def one(self, options: Sequence[Option]) -> Option:
        return options[self.below(len(options))]


def chooser(style: str, seed: int) -> Choose:
    """A player of one style: see WISHES."""
    if style == BOT:
        thumb = player("normal")
        return lambda game: thumb.advises(game.view(_asked(game).seat)).notation
    dice = Dice(seed)
    wishes = WISHES[style]
    return lambda game: _choice(_asked(game), wishes, dice)


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


# What each style does first, in this order.
WISHES: dict[str, tuple[str, ...]] = {
    "random": (),
    "builder": (
        "play",
        "fight mastermind",
        "recruit dear",
        "fight",
        "KO Wound",
        "KO S.H.I.E.L.D. Trooper",
        "KO S.H.I.E.L.D. Agent",
        "reveal",
    ),
    "brawler": ("play", "fight mastermind", "fight", "recruit dear", "reveal"),
    "cautious": ("heal", "fight", "recruit", "play", "reveal"),
    "saver": ("gain", "play", "reveal", "activate", "relocate", "discard", "vanquish"),
    "fighter": ("reveal", "vanquish", "fate", "play", "gain", "relocate", "activate"),
}


def _choice(decision: Decision, wishes: Sequence[str], dice: Dice) -> Option:
    """The first wish that can be granted; where several options do, or none does, the dice decide."""
    for wish in wishes:
        granted = [option for option in decision.options if _grants(option, wish, decision)]
        if granted:
            return dice.one(granted)
    return dice.one(decision.options)


def _grants(option: Option, wish: str, decision: Decision) -> bool:
    if wish == "fight mastermind":
        return option.verb == "fight" and option.place is None
    if wish == "recruit dear":
        return option.verb == "recruit" and _cost(option) == max(
            _cost(other) for other in decision.options if other.verb == "recruit"
        )
    return option.notation.startswith(wish)


def _cost(option: Option) -> int:
    return getattr(option.what, "cost", None) or 0


def play_out(game: str, seats: int, seed: int, choose: Choose, **options: Any) -> Iterator[Game]:
    """Plays a game to its end; the game is yielded before every answer and once when it is over."""
    played = new(game, seats, seed, **options)
    for _ in range(MOST_ANSWERS):
        yield played
        if played.decision is None:
            return
        played.answer(choose(played))
    raise AssertionError(f"{game} with seed {seed} has not ended after {MOST_ANSWERS} answers")
