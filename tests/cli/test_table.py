"""`longbox table` in a terminal: the whole program, as a keyboard and a screen meet it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import longbox as library
from longbox.terminal import exits
from tests.cli.conftest import Call

PATIENCE = 60  # seconds until something must have been shown
LEAVES = "\x1b[21~"  # F10
PLACING = re.compile(r"\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|\x1b[=>78]")  # what moves and colours


class Terminal:
    """A terminal of 80 by 24 with the program in it."""

    def __init__(self, words: tuple[str, ...], environment: dict[str, str]) -> None:
        self.written = ""
        self.wire, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        command = [sys.executable, "-m", "longbox", *words]
        self.program = subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, start_new_session=True, env={**os.environ, **environment}
        )
        os.close(end)

    @property
    def shown(self) -> str:
        return PLACING.sub("", self.written)

    def types(self, keys: str) -> None:
        """What is typed next is answered by what is shown from then on."""
        self.written = ""
        os.write(self.wire, keys.encode())

    def shows(self, words: str) -> None:
        self.waits(lambda: words in self.shown)

    def ends(self) -> int:
        self.waits(lambda: self.program.poll() is not None)
        self.reads()
        return self.program.wait()

    def waits(self, done: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, self.shown[-3000:]
            self.reads()

    def reads(self) -> None:
        if select.select([self.wire], [], [], 0.1)[0]:
            try:
                self.written += os.read(self.wire, 1 << 16).decode(errors="replace")
            except OSError:  # so Linux says that the program has let go of its end
                time.sleep(0.05)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.wire)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("LINES", raising=False)

    def open_terminal(*words: str, **environment: str) -> Terminal:
        opened.append(Terminal(words, environment))
        return opened[-1]

    yield open_terminal
    for each in opened:
        each.close()


@pytest.mark.parametrize(
    ("words", "asked", "answered"),
    [
        (["legendary-1e", "--first-game"], "What do you do?", "0 Recruit, 1 Attack"),
        (["villainous"], "Where do you move?", "What do you do?"),
    ],
)
def test_a_game_is_begun_left_and_resumed(
    terminal: Callable[..., Terminal], home: Path, words: list[str], asked: str, answered: str
) -> None:
    first = terminal("table", *words, "--players", "2", "--seed", "7", "--first-seat", "0")
    first.shows(asked)
    first.types("1")
    first.shows(answered)
    first.types(LEAVES)
    assert first.ends() == exits.DONE
    assert "To go on: longbox table --resume" in " ".join(first.shown.split())
    (kept,) = (home / "games").glob("*.longbox")
    assert library.replay(kept.read_text()).answers == 1

    again = terminal("table", "--resume", NO_COLOR="1")
    again.shows("What do you do?")
    again.types("quit\r")
    assert again.ends() == exits.DONE
    assert library.replay(kept.read_text()).answers == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["legendary-9e"], "There is no game 'legendary-9e'."),
        (["--mastermind", "Red Skul"], "Did you mean Red Skull?"),
        (["villainous", "--players", "5"], "seats 2 to 4 players, not 5"),
        (["--resume"], "There is no unfinished game to resume"),
        (["--language", "xx"], "There is no language 'xx' here"),
    ],
)
def test_what_cannot_be_is_refused_before_the_screen_is_taken(
    terminal: Callable[..., Terminal], words: list[str], sentence: str
) -> None:
    refused = terminal("table", *words)
    assert refused.ends() == exits.ASKED_WRONG
    assert sentence in " ".join(refused.shown.split())
    assert "\x1b[?1049h" not in refused.written


def test_without_a_terminal_it_says_what_to_do_instead(terminal: Callable[..., Terminal], longbox: Call) -> None:
    called = longbox("table")
    assert called.code == exits.ASKED_WRONG
    assert "in a pipe 'longbox play' asks in plain lines" in called.err
    simple = terminal("table", TERM="dumb")
    assert simple.ends() == exits.ASKED_WRONG
    assert "longbox play" in simple.shown


def test_it_takes_the_set_up_options_of_the_game(longbox: Call) -> None:
    shown = longbox("table", "villainous", "--help").out
    for option in library.games()[1].options:
        assert f"--{option.name.replace('_', '-')}" in shown
