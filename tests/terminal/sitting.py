"""A terminal for tests: what is typed is given, what is shown is kept."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import longbox
from longbox.kernel.game import Game
from longbox.terminal import saves
from longbox.terminal.line import LinePlay
from longbox.terminal.screen import Screen


class Keyboard(StringIO):
    """A person who types these lines, at a terminal or through a pipe."""

    def __init__(self, lines: Sequence[str], is_terminal: bool = False) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Paper(StringIO):
    """What a terminal, or a pipe, was given to show."""

    def __init__(self, is_terminal: bool = False) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Sitting:
    """One sitting at a game: what was shown, the exit code, and the game as it was left."""

    def __init__(
        self, game: Game, *typed: str, seats: Sequence[str] = ("you", "normal"), terminal: bool = False
    ) -> None:
        self.game = game
        self.paper = Paper(terminal)
        self.save = saves.begin(game.setup.game, list(seats))
        self.line = LinePlay(game, self.save, Screen(self.paper, Keyboard(typed, terminal)))
        self.code = self.line.play()

    @property
    def shown(self) -> str:
        return self.paper.getvalue()


def game(seats: int = 2, seed: int = 7, **options: Any) -> Game:
    options.setdefault("first_game", True)
    options.setdefault("first_seat", 0)
    return longbox.new("legendary-1e", seats, seed, **options)


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("*.longbox"))
