"""Showing a view: the picture that its family draws, what has changed in it, and what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longbox.games.catalog import playable
from longbox.kernel.game import Game
from longbox.kernel.log import Event
from longbox.terminal.picture import Picture, Row
from longbox.terminal.screen import Line
from longbox.terminal.speech import spoken, t

LOUD = (
    *("escapes", "twist", "game_ends", "defeats", "defeats_mastermind"),
    *("event_enters", "event_resolves", "upgrades", "gains_mark", "stone_collected"),
)


ONE_BY_ONE = ("reveals_card", "reveals_from_hand")


def picture(view: Mapping[str, Any]) -> Picture:
    """The picture of a view, as its family draws it."""
    return picture_of(view["game"])(view)


def picture_of(game: str) -> type[Picture]:
    """How the family of a game draws its table."""
    match playable(game).info.family:
        case "legendary":
            from longbox.terminal.show_legendary import Legendary

            return Legendary
        case "villainous":
            from longbox.terminal.show_villainous import Villainous

            return Villainous
    return Picture


def called(game: Game) -> list[str]:
    """What the log calls the players."""
    shown = picture(game.view())
    return [shown.called(seat) for seat in range(len(shown.seats))]


def told(events: Sequence[Event], game: str, names: Sequence[str]) -> list[Line]:
    """Log lines, each as deep as it happened. The same line several times running is told once, and so is what one
    player reveals card after card. `names` is what the log calls the players."""
    lines: list[tuple[int, str, str]] = []
    times: list[int] = []
    last: Event | None = None
    cards = ""
    for event in events:
        who = names[event.seat] if event.seat is not None else ""
        goes_on = last is not None and _goes_on(event, last)
        cards = f"{cards}, {event.card}" if goes_on else event.card or ""
        line = (event.depth, spoken().event(game, {**event.plain(), "card": cards}, who), _tone(event))
        if goes_on:
            lines[-1] = line  # said anew with every card: the sentence may end behind them
        elif lines and lines[-1] == line:
            times[-1] += 1
        else:
            lines.append(line)
            times.append(1)
        last = event
    return [
        ["  " * depth, (text + (t(", {count} times", count=count) if count > 1 else ""), tone)]
        for (depth, text, tone), count in zip(lines, times, strict=True)
    ]


def _goes_on(event: Event, last: Event) -> bool:
    """Whether an event is but the next card of the one before."""
    return event.kind in ONE_BY_ONE and (event.kind, event.seat, event.depth) == (last.kind, last.seat, last.depth)


def _tone(event: Event) -> str:
    if event.kind in LOUD or (event.kind == "gains" and event.card == "Wound"):
        return "bold"
    return "bold underline" if event.kind == "turn_begins" else ""


def changed(rows: Sequence[Row], before: Sequence[Row]) -> list[Row]:
    """The rows that were not like this before, each with the label that it stands under."""
    known = set(map(_spelled, _labelled(before)))
    return [row for row in _labelled(rows) if _spelled(row) not in known]


def _labelled(rows: Sequence[Row]) -> list[Row]:
    labelled: list[Row] = []
    for label, line in rows:
        labelled.append((label or labelled[-1][0], line))
    return labelled


def _spelled(row: Row) -> str:
    label, line = row
    return f"{label} " + "".join(part if isinstance(part, str) else part[0] for part in line)
