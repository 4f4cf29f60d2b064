"""A server of its own for the browser tests: a process that can be killed and started again where it stopped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from longbox.server import run

PATIENCE = 20  # seconds


class Server:
    """The server as its users meet it: another process. Bots answer without waiting."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """On the port it had before, if it had one."""
        command = [sys.executable, "-m", "tests.browser.serving", str(self.folder), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("http"), f"the server did not start: {said!r}"
        self.port = int(said.strip().rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut does it: nothing is tidied up."""
        self._ends(lambda process: process.kill())

    def close(self) -> None:
        self._ends(lambda process: process.terminate())

    def _ends(self, end: Callable[[subprocess.Popen[str]], None]) -> None:
        if self._process is None:
            return
        end(self._process)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


def main(folder: str, port: str) -> None:
    wishes = run.Wishes(Path(folder), port=int(port), scans=Path(folder) / "scans", pace=0)
    run.serve(wishes, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
