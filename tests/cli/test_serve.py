"""`longbox serve`: the plain form, how it ends, and what it refuses."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from longbox.server import run
from longbox.terminal import exits
from tests.cli.conftest import Call

PATIENCE = 30


@contextmanager
def served(*words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The program serving, and its address."""
    command = [sys.executable, "-m", "longbox", "serve", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("Longbox is at http://"), said
            yield said.split()[3], process
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def test_the_plain_form_serves_on_its_port_and_leaves_the_browser_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\ntouch {opened}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with served("--port", str(port), "--no-browser") as (address, _):
        assert address == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/healthz").json()["sound"] is True
        assert httpx.get(f"{address}/metrics").text.startswith("# HELP")
        assert httpx.get(f"{address}/api/lobby").json()["public"] is False
        assert httpx.get(f"http://localhost:{port}/api/lobby").status_code == 200
    assert not opened.exists()
    with served("--port", "0"):
        for _ in range(PATIENCE * 10):
            if opened.exists():
                break
            time.sleep(0.1)
    assert opened.exists()


def test_a_public_server_is_asked_for_by_its_own_name() -> None:
    with served("--port", "0", "--no-browser", "--public", "--origin", "https://longbox.example") as (address, _):
        told = httpx.get(f"{address}/api/lobby", headers={"host": "longbox.example"})
        assert told.json()["public"] is True
        assert told.headers["strict-transport-security"]
        assert httpx.get(f"{address}/api/lobby", headers={"host": "evil.example"}).status_code == 403


def test_in_the_same_house_it_tells_the_address_by_which_others_come() -> None:
    outer = run.outer_address()
    with served("--port", "0", "--host", "0.0.0.0", "--no-browser") as (address, _):
        assert address.startswith(f"http://{outer}:")
        port = address.rpartition(":")[2]
        for name in (f"{outer}:{port}", f"127.0.0.1:{port}", f"localhost:{port}"):
            told = httpx.get(f"http://127.0.0.1:{port}/api/lobby", headers={"host": name, "origin": f"http://{name}"})
            assert told.status_code == 200
        assert httpx.get(f"http://127.0.0.1:{port}/api/lobby", headers={"host": f"0.0.0.0:{port}"}).status_code == 403


@pytest.mark.parametrize(
    ("host", "port", "origins"),
    [
        ("127.0.0.1", 80, ("http://127.0.0.1", "http://127.0.0.1", "http://localhost", "http://[::1]")),
        ("192.168.1.5", 8000, ("http://192.168.1.5:8000",)),
        ("::1", 8000, ("http://[::1]:8000", "http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000")),
        ("longbox.local", 80, ("http://longbox.local",)),
    ],
)
def test_a_browser_calls_it_by_the_address_it_listens_on(host: str, port: int, origins: tuple[str, ...]) -> None:
    assert run.own_origins(host, port) == origins


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_whoever_ends_it_has_ended_it_well(how: signal.Signals) -> None:
    with served("--port", "0", "--no-browser") as (_, process):
        process.send_signal(how)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (exits.DONE, "", "")


def test_two_servers_do_not_serve_the_same_tables(program: Call) -> None:
    with served("--port", "0", "--no-browser"):
        called = program("serve", "--port", "0", "--no-browser")
        assert called.code == exits.ASKED_WRONG
        assert "Another Longbox server has its tables in" in called.err


def test_a_port_that_is_taken_is_named_with_what_to_do(program: Call) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        called = program("serve", "--port", str(taken.getsockname()[1]), "--no-browser")
        assert called.code == exits.ASKED_WRONG
        assert "is taken by another program: choose another with --port" in called.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--public"], "needs the address by which it is called: --origin https://"),
        (["--public", "--origin", "longbox.example"], "An origin begins with http:// or https://"),
        (["--proxy", "my-proxy"], "A proxy is named by its address or network"),
        (["--scans", "no-such-folder"], "There is no folder no-such-folder with scans"),
        (["--host", "no-such-host.invalid"], "There is no address no-such-host.invalid"),
        (["--port", "99999"], "A port is a number up to 65535"),
        (["--port", "-1"], "A port is a number up to 65535"),
    ],
)
def test_what_cannot_be_served_is_refused_with_a_sentence(longbox: Call, words: list[str], sentence: str) -> None:
    called = longbox("serve", "--no-browser", *words)
    assert called.code == exits.ASKED_WRONG
    assert sentence in called.err
