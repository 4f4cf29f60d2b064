"""The command line, called as a person calls it, with games kept in a folder of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path

import pytest

from longbox.cli import main


@dataclass(frozen=True)
class Called:
    code: int
    out: str
    err: str


Call = Callable[..., Called]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("LONGBOX_LANGUAGE", "en")
    return tmp_path / "home"


@pytest.fixture
def longbox(capsys: pytest.CaptureFixture[str]) -> Call:
    """The command line within this process: fast."""

    def call(*words: str) -> Called:
        code = copy_context().run(main, list(words))  # a language that one call speaks is not the next one's
        out, err = capsys.readouterr()
        return Called(code, out, err)

    return call


@pytest.fixture
def program() -> Call:
    """The program in a process of its own, what is typed coming through a pipe."""

    def call(*words: str, typed: str = "", **environment: str) -> Called:
        done = subprocess.run(
            [sys.executable, "-m", "longbox", *words],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env={**os.environ, **environment},
        )
        return Called(done.returncode, done.stdout, done.stderr)

    return call
