"""A recorded game told from its beginning, answer by answer."""

from __future__ import annotations

from longbox.games.catalog import playable, started
from longbox.games.catalog import replay as replayed
from longbox.kernel.errors import BadRecord, GameStuck, LongboxError
from longbox.kernel.game import Game
from longbox.kernel.record import Record
from longbox.terminal import exits, saves
from longbox.terminal.begin import file_of
from longbox.terminal.screen import Screen
from longbox.terminal.show import called, told


def replay(file: str, step: bool, seat: int | None, as_json: bool) -> int:
    """Checks a record and tells its game. `seat` counts from 1."""
    path = file_of(file)
    with saves.naming(path):
        record, _ = saves.read_record(path)
        whole = checked(record)
    viewer = None
    if seat is not None:
        if not 1 <= seat <= record.seats:
            raise LongboxError(f"There is no seat {seat}: the game has seats 1 to {record.seats}.")
        viewer = seat - 1
    if as_json:
        return _prints_json(record, whole, viewer)
    return _tells(record, whole, viewer, step, Screen())


def checked(record: Record) -> Game:
    """The game of a record, which must be sound from its first line to its last."""
    try:
        return replayed(record)
    except GameStuck as stuck:
        raise BadRecord(record.first_answer_line + len(record.answers) - 1, str(stuck)) from stuck


def _tells(record: Record, whole: Game, viewer: int | None, step: bool, screen: Screen) -> int:
    title = playable(record.game).info.title
    screen.says((title, "bold"), f", {record.seats} players, seed {record.seed}, {len(record.answers)} answers.")
    for name, value in record.options.items():
        screen.says(f"{name}: {', '.join(map(str, value)) if isinstance(value, list | tuple) else value}", indent=2)
    game = started(record)
    heard = _tells_news(game, viewer, 0, screen)
    for number, answer in enumerate(record.answers, 1):
        assert game.decision is not None, "the record was checked"
        who = game.view()["seats"][game.decision.seat]["name"]
        if step and screen.asks(f"[{number} of {len(record.answers)}] ") is None:
            return exits.DONE
        screen.says((f"{who}: {answer}", "bold"))
        game.answer(answer)
        heard = _tells_news(game, viewer, heard, screen)
    result = whole.result
    if result is None:
        screen.says(f"Here the record ends: the game is not over. Its answers are sound ({whole.digest()}).")
        return exits.DONE
    screen.says((f"{result.outcome.capitalize()}. {result.reason}", "bold"))
    for score in result.scores:
        screen.says(f"{whole.view()['seats'][score.seat]['name']}: {score.total}", indent=2)
    screen.says(f"The record is sound ({whole.digest()}).")
    return exits.DONE


def _tells_news(game: Game, viewer: int | None, heard: int, screen: Screen) -> int:
    events = game.log(viewer)
    for line in told(events[heard:], game.setup.game, called(game)):
        screen.says(*line, indent=2, hang=4)
    return len(events)


def _prints_json(record: Record, whole: Game, viewer: int | None) -> int:
    from longbox.terminal.lists import prints_json

    result = whole.result
    return prints_json(
        {
            "game": record.game,
            "seats": record.seats,
            "seed": record.seed,
            "options": record.options,
            "answers": record.answers,
            "over": whole.over,
            "outcome": result.outcome if result else None,
            "reason": result.reason if result else None,
            "scores": [{"seat": score.seat + 1, "total": score.total} for score in result.scores] if result else [],
            "digest": whole.digest(),
            "log": [event.plain() for event in whole.log(viewer)],
        }
    )
