"""What the commands of the laboratory print: fuzz, bench, coverage."""

from __future__ import annotations

import sys
from collections.abc import Mapping
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
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from longbox.lab.fuzz import fuzz as run

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
        report = run(
            game,
            games,
            seed,
            seats=seats,
            processes=processes,
            thorough=thorough,
            progress=lambda done: bar.update(task, completed=done),
        )
    found = report.plain()
    plain: Mapping[str, Any] = {**found, "faults": len(found["faults"]), "faults_found": found["faults"]}
    if as_json:
        prints_json(plain)
    else:
        _prints(plain)
    return exits.FAULT if plain["faults"] else exits.DONE


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
