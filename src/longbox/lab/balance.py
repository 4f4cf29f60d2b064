"""How often each side of a game wins, and how fast, when bots play random line-ups.

A game is known by its seed alone: it says how many sit down and, through the set-up, who plays whom. So the figures are
the same whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from longbox.games import catalog
from longbox.kernel.errors import LongboxError
from longbox.lab.shares import plain_share
from longbox.lab.sharing import shared
from longbox.players import NORMAL, Player, player
from longbox.players.worlds import Worlds

MOST_ROUNDS = 60  # a game that lasts longer counts as not finished


@dataclass(frozen=True)
class Played:
    """What became of one game: who sat where, who won (None: nobody in time), and in which round it ended."""

    seed: int
    sides: tuple[str, ...]
    winner: str | None
    rounds: int


@dataclass(frozen=True)
class Share:
    """Wins out of games, with a 95 % interval (after Wilson) and the rounds that the wins took."""

    games: int
    wins: int
    rounds: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        share = plain_share(self.wins, self.games)
        return {"games": self.games, "wins": self.wins, **share, "rounds": _rounds(self.rounds)}


def balance(
    game: str,
    games: int = 100,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    kind: str = NORMAL,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Plays games with the seeds from `seed` on and counts; `progress` is told now and then how many are done."""
    info = catalog.playable(game).info
    for count in seats or ():
        info.check_seats(count)
    counts = tuple(sorted(seats)) if seats else info.seats
    played: list[Played] = []
    work = partial(plays_several, game, counts, kind)
    for batch in shared(work, range(seed, seed + games), processes):
        played += batch
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda each: each.seed)
    return {"game": game, "games": games, "seed": seed, "player": kind, "most_rounds": MOST_ROUNDS, **counted(played)}


def counted(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of some games: over all of them, for each number of seats, for each side, and for each line-up."""
    counts = sorted({len(each.sides) for each in played})
    sides = sorted({side for each in played for side in each.sides})
    return {
        "unfinished": sum(each.winner is None for each in played),
        "by_seats": [
            {"seats": count, **_lengths([each for each in played if len(each.sides) == count])} for count in counts
        ],
        "sides": [
            {
                "side": side,
                **_share(side, played).plain(),
                "by_seats": [
                    {"seats": count, **_share(side, [it for it in played if len(it.sides) == count]).plain()}
                    for count in counts
                ],
            }
            for side in sides
        ],
        "line_ups": [_line_up(line_up, played) for line_up in sorted({_together(each) for each in played})],
    }


def _together(played: Played) -> tuple[str, ...]:
    """Who met, whoever sat where."""
    return tuple(sorted(played.sides))


def _line_up(line_up: tuple[str, ...], played: Sequence[Played]) -> dict[str, Any]:
    met = [each for each in played if _together(each) == line_up]
    wins = {side: sum(each.winner == side for each in met) for side in line_up}
    return {"sides": list(line_up), **_lengths(met), "wins": wins}


def _lengths(played: Sequence[Played]) -> dict[str, Any]:
    finished = [each.rounds for each in played if each.winner is not None]
    return {"games": len(played), "unfinished": len(played) - len(finished), "rounds": _rounds(finished)}


def _share(side: str, played: Iterable[Played]) -> Share:
    joined = [each for each in played if side in each.sides]
    wins = [each for each in joined if each.winner == side]
    return Share(len(joined), len(wins), tuple(each.rounds for each in wins))


def _rounds(rounds: Sequence[int]) -> dict[str, float] | None:
    if not rounds:
        return None
    mean = round(sum(rounds) / len(rounds), 1)
    return {"median": median(rounds), "mean": mean, "least": min(rounds), "most": max(rounds)}


# -- playing ---------------------------------------------------------------------------------------------------------


def plays_several(game: str, counts: Sequence[int], kind: str, seeds: Sequence[int]) -> list[Played]:
    return [plays(game, seed, counts[seed % len(counts)], kind) for seed in seeds]


def plays(name: str, seed: int, seats: int, kind: str) -> Played:
    """Plays the game of one seed to its end, or until it has lasted too long."""
    game = catalog.new(name, seats, seed)
    sides = _sides(game.view())
    players: list[Player] = [player(kind, seed * 10 + seat) for seat in range(seats)]
    turns = MOST_ROUNDS * seats
    while (decision := game.decision) is not None:
        if len(decision.options) == 1:
            game.answer(0)
            continue
        view = game.view(decision.seat)
        if view["turn"] > turns:
            return Played(seed, sides, None, MOST_ROUNDS)
        game.answer(players[decision.seat].advises(view, Worlds(game, decision.seat)).notation)
    result = game.result
    assert result is not None
    winner = sides[result.winners[0]] if result.winners else None
    return Played(seed, sides, winner, -(-game.view()["turn"] // seats))


def _sides(view: dict[str, Any]) -> tuple[str, ...]:
    """Who sits where, as the meters of the seats are called."""
    names = {meter["seat"]: meter["name"] for meter in view["meters"] if "seat" in meter}
    if len(names) < len(view["seats"]):
        raise LongboxError("In this game all win or lose together: there are no sides to weigh against each other.")
    return tuple(names[seat] for seat in range(len(view["seats"])))
