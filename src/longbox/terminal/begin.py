"""Sitting down to play: a new game from what was asked for, or a saved one."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import longbox
from longbox.games.catalog import playable, replay
from longbox.games.options import GameInfo, SetupOption, setup_words
from longbox.kernel.errors import GameStuck, IllegalSetup
from longbox.kernel.game import Game
from longbox.kernel.record import Record
from longbox.players import KINDS, NORMAL
from longbox.terminal import saves
from longbox.terminal.line import LinePlay
from longbox.terminal.screen import Screen
from longbox.terminal.sitting import YOU
from longbox.terminal.speech import t

FIRST_GAME = "legendary-1e"
BOT = "bot"  # what may be said for a bot of normal strength


class Sits(Protocol):
    """What plays a game once it is on the table: in lines, or on the full screen."""

    def __call__(self, game: Game, save: saves.Save, screen: Screen, resumed: bool) -> int: ...


def play_new(
    game: str | None,
    players: int | None,
    seed: int | None,
    kinds: Sequence[str],
    options: Mapping[str, Any],
    screen: Screen,
    sits: Sits,
) -> int:
    """A new game. Without a game and without any wish, the rulebook's own first game."""
    chosen = {name: value for name, value in options.items() if value is not None}
    if game is None and not chosen and any(option.name == "first_game" for option in _info(FIRST_GAME).options):
        chosen["first_game"] = True
    info = _info(game or FIRST_GAME)
    chosen = {option.name: given(option, chosen[option.name]) for option in info.options if option.name in chosen}
    seats = seat_kinds(info, players, kinds)
    seed = secrets.randbits(32) if seed is None else seed
    started = longbox.new(info.game, len(seats), seed, **chosen)
    greets(started, seats, screen)
    return sits(started, saves.begin(info.game, seats), screen, resumed=False)


def resume(name: str | None, kinds: Sequence[str], screen: Screen, sits: Sits) -> int:
    """Goes on with the unfinished game played last, or with the one that is named."""
    save = saves.find(name)
    with saves.naming(save.path):
        record, text = saves.read_record(save.path)
        game = goes_on_from(record, screen)
    seats = seat_kinds(playable(record.game).info, record.seats, kinds or _known(save.notes.seats, record.seats))
    if save.path.resolve().parent == (saves.home() / "games").resolve():
        save.written = text
        save.notes.seats = seats
    else:
        save = saves.begin(record.game, seats)  # a record from elsewhere stays as it is
    screen.says(t("Resuming {name} after {count:answer}.", name=save.name, count=game.answers))
    return sits(game, save, screen, resumed=True)


def in_lines(brief: bool) -> Sits:
    """Plays in lines; briefly, the table is shown only when somebody looks."""

    def sits(game: Game, save: saves.Save, screen: Screen, resumed: bool) -> int:
        playing = LinePlay(game, save, screen, brief)
        if resumed:
            playing.skips_all_but_this_turn()
        return playing.play()

    return sits


def goes_on_from(record: Record, screen: Screen) -> Game:
    """The game of a record; where its last answer broke a card's effect, the game before that answer."""
    try:
        return replay(record)
    except GameStuck as stuck:
        screen.says(f"{t(str(stuck))} {t('The last answer is taken back.')}")
        return replay(Record(record.game, record.rules, record.seats, record.seed, record.options, record.answers[:-1]))


def given(option: SetupOption, value: Any) -> Any:
    """The value of a set-up option from the command line: lists may be repeated options or words with commas."""
    match option.kind:
        case "several":
            legal = {name.casefold() for name in option.values}
            words = [value] if isinstance(value, str) else list(value)
            return [
                name.strip()
                for word in words
                for name in ([word] if word.strip().casefold() in legal else word.split(","))
                if name.strip()
            ]
        case "numbers":
            words = [value] if isinstance(value, str) else list(value)
            return [_whole(option.name, number) for word in words for number in str(word).split(",")]
        case "number":
            return _whole(option.name, value)
    return value


def seat_kinds(info: GameInfo, players: int | None, kinds: Sequence[str]) -> list[str]:
    """Who sits where: as asked for; you and bots where nothing was."""
    kinds = [NORMAL if kind == BOT else kind for kind in kinds]
    for kind in kinds:
        if kind != YOU and kind not in KINDS:
            raise IllegalSetup(f"A seat is taken by {', '.join([YOU, BOT, *KINDS])}, not by {kind!r}.")
    count = players if players is not None else len(kinds) if kinds else min(2, info.seats[-1])
    info.check_seats(count)
    if len(kinds) > count:
        raise IllegalSetup(f"{len(kinds)} seats are taken, but {count} play: leave out --players or some --seat.")
    if not kinds:
        kinds = [YOU]
    return [*kinds, *[NORMAL] * (count - len(kinds))]


def greets(game: Game, seats: Sequence[str], screen: Screen) -> None:
    """What is played, who plays, and the line that deals the same game again."""
    screen.says((playable(game.setup.game).info.title, "bold"), f", {t('{count:player}', count=len(seats))}.")
    who = [f"{t(f'Player {seat + 1}')}: {t(kind)}" for seat, kind in enumerate(seats)]
    screen.says(f"{'; '.join(who)}. {t('Type help at any question.')}")
    screen.says(t("The same deal again: {command}", command=same_again(game, seats)), hang=2)


def same_again(game: Game, seats: Sequence[str]) -> str:
    """The command that deals this game again."""
    words = ["longbox", "play", *setup_words(game.setup)]
    if list(seats) != [YOU, *[NORMAL] * (len(seats) - 1)]:
        words += [word for kind in seats for word in ("--seat", kind)]
    return shlex.join(words)


def file_of(name: str) -> Path:
    """A file with a record, or the saved game of that name."""
    return Path(name) if Path(name).exists() else saves.find(name).path


def _info(game: str) -> GameInfo:
    return playable(game).info


def _known(kinds: list[str], count: int) -> list[str]:
    """The seat kinds beside a save, where they fit it."""
    return kinds if len(kinds) == count else []


def _whole(name: str, value: Any) -> int:
    try:
        return int(str(value).strip())
    except ValueError:
        raise IllegalSetup(f"{name} needs a whole number, not {value!r}.") from None
