"""What a game costs on one core: decisions a second, copies, forks, undo. Figures for comparing, best as ratios."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Any

from longbox.games.catalog import new
from longbox.kernel import luck
from longbox.kernel.game import Game
from longbox.lab.fuzz import cap_of


def play_out(game: Game, state: int) -> int:
    """Answers at random to the end, or until it is enough; how many answers that took."""
    below = luck.below
    before = game.answers
    cap = before + cap_of(game.setup.game)
    while (decision := game.decision) is not None and game.answers < cap:
        state, choice = below(state, len(decision.options))
        game.answer(choice)
    return game.answers - before


def bench(game: str, games: int = 40, seats: int = 2, best_of: int = 3) -> dict[str, Any]:
    """Random games of a game, the copying off and on; then single operations in the middle of games."""
    gc.collect()
    quiet = [_plays(game, games, seats, quiet=True) for _ in range(best_of)]
    forkable = [_plays(game, games, seats, quiet=False) for _ in range(best_of)]
    decisions, seconds = min(quiet, key=lambda run: run[1])
    all_decisions, forkable_seconds = min(forkable, key=lambda run: run[1])
    at_rest, in_mid_effect = _two_moments(game, seats)
    finished = new(game, seats=seats, seed=5)
    play_out(finished, 5)
    return {
        "game": game,
        "decisions_per_s": round(decisions / seconds),
        "decisions_per_s_forkable": round(all_decisions / forkable_seconds),
        "games_per_s": round(games / seconds, 1),
        "decisions_per_game": round(decisions / games, 1),
        "copy_us": round(_microseconds(at_rest.table.copy), 2),
        "fork_rest_us": round(_microseconds(at_rest.fork), 2),
        "fork_mid_us": round(_microseconds(in_mid_effect.fork), 2),
        "undo_ms": round(_worst_undo(finished) * 1000, 2),
        "record_bytes": len(str(finished.record)),
    }


def _plays(game: str, games: int, seats: int, quiet: bool) -> tuple[int, float]:
    """Plays games over; the decisions and the seconds that playing took, set-up aside."""
    decisions, seconds = 0, 0.0
    for seed in range(games):
        started = new(game, seats=seats, seed=seed)
        playing = started.fork(quiet=True) if quiet else started
        begun = perf_counter()
        decisions += play_out(playing, seed)
        seconds += perf_counter() - begun
    return decisions, seconds


def _two_moments(game: str, seats: int) -> tuple[Game, Game]:
    """A game at rest in mid-game, and one that stands in the middle of an effect, a few answers into its step."""
    playing = new(game, seats=seats, seed=3)
    at_rest, in_mid_effect = playing.fork(), playing.fork()
    state, number = 3, 0
    while (decision := playing.decision) is not None and number < 400:
        state, choice = luck.below(state, len(decision.options))
        playing.answer(choice)
        number += 1
        if playing.over:
            break
        if playing.answers_in_step > 0:
            in_mid_effect = playing.fork()
        elif number < 150:
            at_rest = playing.fork()
    return at_rest, in_mid_effect


def _microseconds(operation: Callable[[], Any], times: int = 2000) -> float:
    """The best of five rounds, in microseconds for each call."""
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        for _ in range(times):
            operation()
        best = min(best, perf_counter() - begun)
    return best / times * 1e6


def _worst_undo(finished: Game) -> float:
    """The dearest single undo on the way back through a whole game, in seconds."""
    game = finished.fork()
    worst = 0.0
    while game.answers:
        begun = perf_counter()
        game.undo()
        worst = max(worst, perf_counter() - begun)
    return worst
