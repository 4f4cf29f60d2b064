"""docs/command-line.md names every command, and every option of serving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.terminal import commands, exits

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")


def names() -> list[str]:
    commands.add_play([])
    return [name for name in commands.app if not name.startswith("-")]


def test_every_command_is_on_the_page_and_no_other() -> None:
    shown = set(re.findall(r"^    longbox ([a-z]+)", PAGE, re.MULTILINE))
    assert set(names()) == shown


def test_every_option_of_serving_is_on_the_page_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    commands.app(["serve", "--help"])
    told = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    told = told - {"--browser"} | {"--no-browser"}
    shown = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    assert told == shown


def test_every_exit_code_is_on_the_page() -> None:
    codes = {value for name, value in vars(exits).items() if name.isupper()}
    assert {int(code) for code in re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE)} == codes
