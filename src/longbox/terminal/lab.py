"""What the commands of the laboratory print: fuzz, bench, balance, ladder, coverage."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from longbox.games.catalog import playable
from longbox.kernel.errors import LongboxError
from longbox.terminal import exits
from longbox.terminal.lists import prints_json


def fuzz(
    game: str,
    games: int,
    seed: int,
    seats: list[int] | None,
    processes: int | None,
    thorough: bool,
    as_json: bool,
) -> int:
    from longbox.lab.fuzz import fuzz as run

    with _watched(game, games, seats) as progress:
        report = run(game, games, seed, seats=seats, processes=processes, thorough=thorough, progress=progress)
    found = report.plain()
    plain: Mapping[str, Any] = {**found, "faults": len(found["faults"]), "faults_found": found["faults"]}
    if as_json:
        prints_json(plain)
    else:
        _prints(plain)
    return exits.FAULT if plain["faults"] else exits.DONE


@contextlib.contextmanager
def _watched(game: str, games: int, seats: Sequence[int] | None) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games of a batch are played, if such games can be played at all."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    info = playable(game).info
    for count in seats or ():
        info.check_seats(count)
    if games < 1:
        raise LongboxError("At least one game has to be played: --games 1.")
    # On the error stream, so that a pipe gets the report alone; nothing at all where nobody watches.
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"Playing {info.title}", total=games)
        yield lambda done: bar.update(task, completed=done)


def balance(
    game: str,
    games: int,
    seed: int,
    seats: list[int] | None,
    player: str,
    processes: int | None,
    as_json: bool,
) -> int:
    from longbox.lab.balance import balance as run

    with _watched(game, games, seats) as progress:
        found = run(game, games, seed, seats=seats, kind=player, processes=processes, progress=progress)
    if as_json:
        return prints_json(found)
    _prints_balance(found)
    return exits.DONE


def ladder(
    game: str,
    deals: int,
    seed: int,
    seats: int,
    kinds: list[str] | None,
    playouts: int | None,
    processes: int | None,
    as_json: bool,
) -> int:
    from longbox.lab.ladder import ladder as run
    from longbox.players import STRENGTHS

    with _watched(game, deals, [seats]) as progress:
        found = run(game, deals, seed, seats, kinds or list(STRENGTHS), playouts, processes, progress)
    if as_json:
        return prints_json(found)
    _prints_ladder(found)
    return exits.DONE


def _prints_ladder(found: Mapping[str, Any]) -> None:
    """As tables in Markdown, like the balance."""
    deals, seed = found["deals"], found["seed"]
    thinking = f"{found['playouts']} playouts" if found["playouts"] is not None else "as long as at a table"
    how = "each bot with its like" if found["together"] else "two bots at a table, each deal from both sides"
    print(
        f"{deals} deal{'s' if deals > 1 else ''} of {found['game']} (seeds {seed} to {seed + deals - 1}), "
        f"{found['seats']} players, {how}; for an answer that is tried out: {thinking}."
    )
    _prints_table(
        "weaker | stronger | only the weaker won | only the stronger won | share of the stronger | 95 % interval",
        (
            (
                row["weaker"],
                row["stronger"],
                row["weaker_better"],
                row["stronger_better"],
                f"{row['share']:.1%}",
                _interval(row),
            )
            for row in found["rungs"]
        ),
    )
    _prints_table(
        "bot | games | wins | share | 95 % interval | answers | ms for an answer, mean | longest",
        (
            (
                *(row[name] for name in ("player", "games", "wins")),
                f"{row['share']:.1%}",
                _interval(row),
                *(row[name] for name in ("answers", "mean_ms", "longest_ms")),
            )
            for row in found["players"]
        ),
    )


def _prints_balance(found: Mapping[str, Any]) -> None:
    """The figures as tables in Markdown: readable as they are, and a page of the docs if somebody keeps them."""
    most, games, seed = found["most_rounds"], found["games"], found["seed"]
    print(
        f"{games} games of {found['game']} (seeds {seed} to {seed + games - 1}), every seat taken by {found['player']}:"
    )
    print(f"{1 - found['unfinished'] / games:.1%} of them ended with a winner within {most} rounds.")
    lengths = "rounds: median | mean | least | most"
    _prints_table(
        f"players | games | not ended | {lengths}",
        ((row["seats"], row["games"], row["unfinished"], *_rounds(row)) for row in found["by_seats"]),
    )
    _prints_table(
        f"side | games | wins | share | 95 % interval | {lengths}",
        (
            (row["side"], row["games"], row["wins"], f"{row['share']:.1%}", _interval(row), *_rounds(row))
            for row in found["sides"]
        ),
    )
    _prints_table(
        f"line-up, each with its wins | games | not ended | {lengths}",
        ((_wins(row), row["games"], row["unfinished"], *_rounds(row)) for row in found["line_ups"]),
    )


def _interval(row: Mapping[str, Any]) -> str:
    return f"{row['low']:.1%} to {row['high']:.1%}"


def _wins(row: Mapping[str, Any]) -> str:
    return ", ".join(f"{side} {wins}" for side, wins in row["wins"].items())


def _rounds(row: Mapping[str, Any]) -> list[Any]:
    lengths = row["rounds"]
    return [f"{lengths[name]:g}" for name in ("median", "mean", "least", "most")] if lengths else ["", "", "", ""]


def _prints_table(heads: str, rows: Iterable[Sequence[Any]]) -> None:
    print(f"\n| {heads} |\n|{' --- |' * (heads.count('|') + 1)}")
    for row in rows:
        print(f"| {' | '.join(map(str, row))} |")


def bench(game: str, as_json: bool) -> int:
    from longbox.lab.bench import bench as run

    measured = run(playable(game).info.game)
    if as_json:
        return prints_json(measured)
    _prints(measured)
    return exits.DONE


def coverage(game: str, as_json: bool) -> int:
    from longbox.lab.coverage import coverage as measured

    found = measured(playable(game).info.game)
    if as_json:
        return prints_json(found)
    _prints(found)
    if found["stale"]:
        print("Something has changed since the tests ran: run 'python3 start.py test' again to measure it.")
    return exits.DONE


def _prints(report: Mapping[str, Any]) -> None:
    """A report as lines: its names and numbers, and lists one entry a line."""
    for name, value in report.items():
        said = name.replace("_per_s", " per second").replace("_", " ")
        if isinstance(value, list):
            print(f"{said}: {len(value) or 'none'}")
            for entry in value:
                print(f"    {_entry(entry)}")
        elif isinstance(value, bool):
            print(f"{said}: {'yes' if value else 'no'}")
        else:
            print(f"{said}: {value:,}" if isinstance(value, int | float) else f"{said}: {value}")


def _entry(entry: Any) -> str:
    if isinstance(entry, Mapping):
        return "; ".join(f"{name} {value}" for name, value in entry.items())
    return str(entry)
