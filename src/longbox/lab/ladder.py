"""How much stronger one player is than the next: games over the same deals, counted with intervals.

Where the sides play against each other, two players share a table, and each deal is played twice, so that both have
sat everywhere. Where all win or lose together, a deal is played by each player with its like, and says something where
one wins what the other loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import Any

from longbox.games import catalog
from longbox.games.options import GameInfo
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.lab.balance import MOST_ROUNDS
from longbox.lab.shares import plain_share
from longbox.lab.sharing import shared
from longbox.players import STRENGTHS, Player, asks, player

PLAYOUTS = 100  # fewer than hard manages in the time it may take, so that a ladder does not last for days


@dataclass
class Answers:
    """How long the answers of one player took."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def adds(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class Deal:
    """What became of one deal: the games each player won, and for each two neighbours who was the better one."""

    seed: int
    games: dict[str, int]
    wins: dict[str, int]
    met: dict[tuple[str, str], tuple[int, int]]  # (weaker, stronger): wins of each where the other did not win
    answers: dict[str, Answers] = field(compare=False)


def ladder(
    game: str,
    deals: int = 50,
    seed: int = 0,
    seats: int = 2,
    kinds: Sequence[str] = tuple(STRENGTHS),
    playouts: int | None = PLAYOUTS,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Lets each kind play against the next one; `playouts` of None thinks as long as at a table."""
    info = _checked(game, seats, kinds)
    plays = _plays_duels if _has_sides(info, seats) else _plays_teams
    work = partial(_plays_several, plays, info.game, seats, tuple(kinds), playouts)
    played: list[Deal] = []
    for batch in shared(work, range(seed, seed + deals), processes, least=1):
        played += batch
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda each: each.seed)
    head = {"game": info.game, "deals": deals, "seed": seed, "seats": seats, "playouts": playouts}
    return {**head, "together": plays is _plays_teams, **counted(played, kinds)}


def _checked(game: str, seats: int, kinds: Sequence[str]) -> GameInfo:
    info = catalog.playable(game).info
    info.check_seats(seats)
    for kind in kinds:
        player(kind)
    if len(set(kinds)) < max(2, len(kinds)):
        raise LongboxError("A ladder compares at least two players, each with the next one: easy normal hard.")
    return info


def _has_sides(info: GameInfo, seats: int) -> bool:
    """Whether every seat is a side of its own, with a meter of how near it is to winning."""
    meters = catalog.new(info.game, seats, 0).view()["meters"]
    return sum("seat" in meter for meter in meters) == seats


def counted(played: Sequence[Deal], kinds: Sequence[str]) -> dict[str, Any]:
    """The figures of some deals."""
    return {
        "players": [_of_player(kind, played) for kind in kinds],
        "rungs": [_rung(pair, played) for pair in pairwise(kinds)],
    }


def _of_player(kind: str, played: Sequence[Deal]) -> dict[str, Any]:
    games = sum(each.games.get(kind, 0) for each in played)
    wins = sum(each.wins.get(kind, 0) for each in played)
    answers = [each.answers[kind] for each in played if kind in each.answers]
    count = sum(each.count for each in answers)
    seconds = sum(each.seconds for each in answers)
    return {
        "player": kind,
        "games": games,
        "wins": wins,
        **plain_share(wins, games),
        "answers": count,
        "mean_ms": round(1000 * seconds / count, 2) if count else None,
        "longest_ms": round(1000 * max(each.longest for each in answers), 1) if answers else None,
    }


def _rung(pair: tuple[str, str], played: Sequence[Deal]) -> dict[str, Any]:
    """How often the stronger one was the better one, of all the times that one of the two was."""
    weaker, stronger = (sum(each.met[pair][place] for each in played) for place in (0, 1))
    return {
        "weaker": pair[0],
        "stronger": pair[1],
        "weaker_better": weaker,
        "stronger_better": stronger,
        **plain_share(stronger, weaker + stronger),
    }


# -- playing -----------------------------------------------------------------------------------------------------------

Plays = Callable[[str, int, int, Sequence[str], int | None], Deal]


def _plays_several(
    plays: Plays, game: str, seats: int, kinds: Sequence[str], playouts: int | None, seeds: Sequence[int]
) -> list[Deal]:
    return [plays(game, seed, seats, kinds, playouts) for seed in seeds]


def _plays_duels(game: str, seed: int, seats: int, kinds: Sequence[str], playouts: int | None) -> Deal:
    """Neighbours share a table, in turn on every other seat."""
    deal = Deal(seed, {}, {}, {}, {})
    for pair in pairwise(kinds):
        won = [0, 0]
        for first in (0, 1):
            sitting = [pair[(seat + first) % 2] for seat in range(seats)]
            ended = _plays_out(game, seed, sitting, playouts, deal)
            winners = {sitting[seat] for seat in ended.result.winners} if ended.result is not None else set()
            for place, kind in enumerate(pair):
                won[place] += kind in winners
                _counts(deal, kind, kind in winners)
        deal.met[pair] = won[0], won[1]
    return deal


def _plays_teams(game: str, seed: int, seats: int, kinds: Sequence[str], playouts: int | None) -> Deal:
    """Each player has the table to itself and its like."""
    deal = Deal(seed, {}, {}, {}, {})
    for kind in kinds:
        result = _plays_out(game, seed, [kind] * seats, playouts, deal).result
        _counts(deal, kind, result is not None and result.outcome == "victory")
    for weaker, stronger in pairwise(kinds):
        better = deal.wins[stronger] - deal.wins[weaker]
        deal.met[weaker, stronger] = max(0, -better), max(0, better)
    return deal


def _counts(deal: Deal, kind: str, won: bool) -> None:
    deal.games[kind] = deal.games.get(kind, 0) + 1
    deal.wins[kind] = deal.wins.get(kind, 0) + won


def _plays_out(name: str, seed: int, sitting: Sequence[str], playouts: int | None, deal: Deal) -> Game:
    """Plays a deal to its end, or until it has lasted too long."""
    game = catalog.new(name, len(sitting), seed)
    players: list[Player] = [player(kind, seed * 10 + seat, playouts) for seat, kind in enumerate(sitting)]
    table: Any = game.table
    while (decision := game.decision) is not None and table.turn <= MOST_ROUNDS * len(sitting):
        if len(decision.options) == 1:
            game.answer(0)
            continue
        begun = perf_counter()
        advice = asks(players[decision.seat], game)
        deal.answers.setdefault(sitting[decision.seat], Answers()).adds(perf_counter() - begun)
        game.answer(advice.notation)
    return game
