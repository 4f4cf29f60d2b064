"""What docs/public-server.md and the files in deploy/ say is so: every command is one, and a backup is brought back."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from longbox.server.app import MOST_RECORD
from longbox.terminal.commands import app
from tests.deep.kills import Server, Sitter
from tests.server.web import web as serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "public-server.md").read_text(encoding="utf-8")
COMMANDS = [line.strip() for line in PAGE.splitlines() if line.startswith("    ")]
HOME = "/var/lib/longbox"


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "longbox.service", encoding="utf-8")
    return parser


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, one instruction after the other."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def entrypoint() -> list[str]:
    (words,) = [json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT"]
    return list(words)


def asks_for(words: list[str]) -> dict[str, object]:
    """What the program understands; a word that it does not know is an error."""
    command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == words[0]
    return dict(bound.arguments)


# -- systemd ---------------------------------------------------------------------------------------------------------


def test_the_service_asks_for_a_public_server_in_words_that_the_program_knows() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])
    assert program == "/opt/longbox/.venv/bin/longbox"
    asked = asks_for(words)
    assert asked == {"public": True, "browser": False, "port": 8000, "origin": ["https://longbox.example"]}


def test_the_service_may_write_where_its_tables_are_kept_and_nowhere_else() -> None:
    service = unit()["Service"]
    assert service["Environment"] == f"LONGBOX_HOME=/var/lib/{service['StateDirectory']}" == f"LONGBOX_HOME={HOME}"
    assert service["ProtectSystem"] == "strict"
    assert "ReadWritePaths" not in service
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"


# -- containers ------------------------------------------------------------------------------------------------------


def test_the_container_serves_the_public_on_the_port_that_it_exposes_and_not_as_root() -> None:
    said = instructions()
    words = [word for word, _ in said]
    assert words.index("USER") > max(place for place, word in enumerate(words) if word == "RUN")
    asked = asks_for([*entrypoint()[1:], "--origin", "https://longbox.example"])
    assert (asked["public"], asked["browser"], asked["host"]) == (True, False, "0.0.0.0")
    assert ("EXPOSE", str(asked["port"])) in said
    assert ("VOLUME", HOME) in said
    assert ("ENV", f"LONGBOX_HOME={HOME}") in said


def test_the_container_is_set_up_as_every_machine_is_and_without_what_lies_about() -> None:
    assert ("RUN", "python start.py setup") in instructions()
    start = (ROOT / "start.py").read_text(encoding="utf-8")
    assert 'words == ["setup"]' in start
    assert entrypoint()[0] == "/opt/longbox/.venv/bin/longbox"
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "web/node_modules", "src/longbox/server/static"} <= set(ignored)


def test_the_container_notices_that_the_server_is_not_sound(tmp_path: Path) -> None:
    (check,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    code = json.loads(check.removeprefix("CMD"))[2]
    with serving(tmp_path) as web:
        here = code.replace("http://127.0.0.1:8000", web.origin)
        assert here != code
        exec(here, {})
        web.house.journal.close()
        with pytest.raises(OSError, match="503"):
            exec(here, {})


# -- proxies ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_speaks_to_the_port_of_the_service_and_keeps_the_measures_to_itself(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    port = asks_for(shlex.split(unit()["Service"]["ExecStart"])[1:])["port"]
    assert re.search(rf"(reverse_proxy|proxy_pass) (http://)?127\.0\.0\.1:{port}", text)
    for path in ("/metrics", "/healthz"):
        assert path in text
    assert "404" in text
    assert text.count("{") == text.count("}")


def test_nginx_hands_on_what_the_server_asks_about() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in text
    most = re.search(r"client_max_body_size (\d+)m", text)
    assert most is not None
    assert int(most[1]) * 1_000_000 > MOST_RECORD
    assert "gzip off" in text


# -- the page --------------------------------------------------------------------------------------------------------


def test_every_command_of_the_page_is_one() -> None:
    known = {"git", "cp", "systemctl", "podman", "tar", "rm"}
    for command in COMMANDS:
        program, *words = shlex.split(command)
        if program == "longbox":
            assert asks_for(words)
        elif program == "python3":
            assert words == ["/opt/longbox/start.py", "setup"]
        else:
            assert program in known, command


def test_the_container_is_run_in_words_that_the_program_knows() -> None:
    (run,) = [shlex.split(command) for command in COMMANDS if command.startswith("podman run")]
    assert f"longbox:{HOME}" in run
    more = run[run.index("longbox", run.index("-v") + 2) + 1 :]
    asked = asks_for([*entrypoint()[1:], *more])
    assert asked["origin"] == ["https://longbox.example"]
    assert asked["proxy"] == ["10.88.0.0/16"]


def test_every_file_that_the_page_copies_is_there() -> None:
    copied = [shlex.split(command)[1] for command in COMMANDS if command.startswith("cp ")]
    assert copied
    for path in copied:
        assert (ROOT / path.removeprefix("/opt/longbox/")).is_file(), path


def test_a_backup_brings_everything_back(tmp_path: Path) -> None:
    """The very commands of the page, with the server stopped and started by hand."""
    home = tmp_path / "home"
    home.mkdir()
    commands = [
        shlex.split(command.replace(HOME, str(home))) for command in COMMANDS if command.startswith(("tar ", "rm "))
    ]
    assert [command[0] for command in commands] == ["tar", "rm", "tar"]
    save, *restore = commands

    def runs(command: list[str]) -> None:
        subprocess.run(command, check=True, cwd=tmp_path)

    async def plays(sitter: Sitter, until: int) -> int:
        """Plays until there are so many answers; how many the server has then."""
        async with await Server.starts(home) as server:
            if not sitter.table:
                await sitter.opens(server.origin)
            await sitter.plays(server.origin, until)
            answers = await sitter.answers(server.origin)
            await server.stops()
        return answers

    sitter = Sitter("legendary-1e")
    assert asyncio.run(plays(sitter, 6)) == 6
    runs(save)
    assert asyncio.run(plays(sitter, 12)) == 12
    for command in restore:
        runs(command)
    sitter.acknowledged = {number: sitter.acknowledged[number] for number in range(6)}
    sitter.is_kept(home)
    assert asyncio.run(plays(sitter, 9)) == 9
