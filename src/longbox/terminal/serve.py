"""The command that serves the browser client, at home or in public."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from longbox.kernel.errors import LongboxError
from longbox.server import run
from longbox.terminal import exits, saves


def serve(host: str, port: int, origins: Sequence[str], scans: str | None, public: bool, browser: bool) -> int:
    """Serves until Ctrl-C."""
    if public and not origins:
        raise LongboxError("A public server needs the address by which it is called: --origin https://…")
    folder = saves.home()
    pictures = Path(scans).expanduser() if scans is not None else folder / "scans"
    if scans is not None and not pictures.is_dir():
        raise LongboxError(f"There is no folder {scans} with scans.")

    def ready(address: str) -> None:
        print(f"Longbox is at {address} (Ctrl-C ends it)", flush=True)
        if browser:
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    wishes = run.Wishes(
        folder / "tables", host, port, public, tuple(origin_of(each) for each in origins), scans=pictures
    )
    run.serve(wishes, ready)
    return exits.DONE


def origin_of(address: str) -> str:
    """`https://example.org` from an address as people give it."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise LongboxError(f"An origin begins with http:// or https:// and names a host, unlike {address!r}.")
    return f"{parts.scheme}://{parts.netloc.lower()}"
