"""The program as a process: pipes, exit codes, and how soon it answers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

import longbox as library
from longbox.lab.laws import digests_elsewhere
from longbox.terminal import exits
from tests.cli.conftest import Call


def test_play_alone_begins_the_first_game_and_keeps_it(program: Call, home: Path) -> None:
    called = program("play", "--seed", "7", typed="1\n1\n")
    assert called.code == exits.DONE
    assert called.err == ""
    [path] = (home / "games").glob("*.longbox")
    game = library.replay(path.read_text())
    assert game.setup.options == {"first_game": True}
    assert (game.setup.seats, game.setup.seed, game.answers >= 2) == (2, 7, True)


def test_a_game_goes_on_in_another_process_exactly_where_it_was(program: Call, home: Path) -> None:
    program("play", "--seed", "7", "--first-seat", "0", "legendary-1e", typed="1\n1\n")
    [path] = (home / "games").glob("*.longbox")
    before = library.replay(path.read_text())
    called = program("play", "--resume", typed="1\n")
    assert "after 2 answers" in called.out
    after = library.replay(path.read_text())
    assert after.record.answers[:2] == before.record.answers
    assert after.answers == 3


@pytest.mark.parametrize(
    ("game", "seats", "shown"), [("legendary-1e", 5, "Odinson (Thor)"), ("villainous", 4, "Dísir, Ally of Hela")]
)
def test_a_game_survives_a_kill_and_replays_alike_elsewhere(home: Path, game: str, seats: int, shown: str) -> None:
    """Killed while it waits for an answer; what was answered is in the file, and leads to the same table anywhere."""
    words = ["play", game, "--players", str(seats), "--seed", "7", *["--seat", "bot"] * (seats - 1), "--seat", "you"]
    playing = subprocess.Popen(
        [sys.executable, "-m", "longbox", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    guard = Timer(60, playing.kill)  # should what it is asked for never come
    guard.start()
    playing.stdin.write("1\n" * 20 + f"card {re.split('[ ,]', shown)[0]}\n")
    playing.stdin.flush()
    assert any(line.startswith(shown) for line in playing.stdout)
    guard.cancel()
    playing.kill()
    playing.communicate()
    [path] = (home / "games").glob("*.longbox")
    text = path.read_text()
    found = library.replay(text)
    assert (found.seats, found.answers > 20, found.over) == (seats, True, False)
    assert digests_elsewhere([text], hash_seed=4242) == [found.digest()]
    assert text.rstrip().endswith(f"digest {found.digest()}")


def test_set_up_options_are_taken_in_several_ways(program: Call, home: Path) -> None:
    program(
        *["play", "legendary-1e", "--players", "3", "--seed", "1", "--mastermind", "loki", "--showdown"],
        *["--heroes", "Thor, Hulk", "--heroes", "Storm", "--handicap", "2,0,0", "--first-seat", "1"],
    )
    [path] = (home / "games").glob("*.longbox")
    options = library.replay(path.read_text()).setup.options
    assert options == {
        "mastermind": "Loki",
        "heroes": ["Thor", "Hulk", "Storm"],
        "showdown": True,
        "handicap": [2, 0, 0],
        "first_seat": 1,
    }


def test_the_same_deal_again_is_a_command_that_deals_it_again(program: Call, home: Path) -> None:
    import shlex

    called = program("play", "legendary-1e", "--seed", "5", "--heroes", "Thor", "--scheme", "The Legacy Virus")
    [line] = [line for line in called.out.splitlines() if line.startswith("The same deal again: ")]
    words = shlex.split(line.removeprefix("The same deal again: "))
    assert words[0] == "longbox"
    program(*words[1:])
    first, second = sorted((home / "games").glob("*.longbox"))
    assert first.read_text() == second.read_text()


def test_a_reader_that_has_enough_is_no_error(home: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m longbox cards | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout
    assert done.stderr == ""


def test_a_full_disk_ends_in_the_record_on_the_screen(program: Call, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where a folder should be")
    called = program("play", "--seed", "7", typed="1\n", LONGBOX_HOME=str(blocked))
    assert called.code == exits.NOT_SAVED
    assert "cannot be saved" in called.out
    assert library.replay(called.out[called.out.index("longbox record") :]).answers >= 1


def test_a_disk_that_takes_no_more_leaves_the_saved_game_as_it_was(program: Call, home: Path, tmp_path: Path) -> None:
    """The files of the second sitting may not grow by a byte: every write fails, as on a full disk."""
    program("play", "--seed", "7", typed="1\n1\n")
    [path] = (home / "games").glob("*.longbox")
    before = path.read_text()
    limited = f"ulimit -f 0; exec {sys.executable} -m longbox play --resume"
    done = subprocess.run(limited, shell=True, input="1\n", capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == exits.NOT_SAVED
    assert "cannot be saved" in done.stdout
    assert "Traceback" not in done.stderr
    assert path.read_text() == before
    assert (
        library.replay(done.stdout[done.stdout.index("longbox record") :]).answers == library.replay(before).answers + 1
    )


def test_games_answers_without_loading_what_it_does_not_need() -> None:
    """The seconds are measured by hand and in the notes; what makes them is measured here."""
    asks = "import sys; from longbox.cli import main; main(['games']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(done.stdout.split())
    assert not {"rich.console", "longbox.terminal.line", "longbox.lab.fuzz", "multiprocessing", "asyncio"} & loaded
