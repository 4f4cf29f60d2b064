"""The command that serves the browser client, at home or in public."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from longbox.kernel.errors import LongboxError
from longbox.server import run
from longbox.terminal import exits, saves


def serve(
    host: str,
    port: int,
    origins: Sequence[str],
    proxies: Sequence[str],
    scans: str | None,
    public: bool,
    browser: bool,
) -> int:
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
        folder / "tables",
        host,
        port,
        public,
        origins=tuple(origin_of(each) for each in origins),
        proxies=tuple(proxy_of(each) for each in proxies),
        scans=pictures,
    )
    run.serve(wishes, ready)
    return exits.DONE


def origin_of(address: str) -> str:
    """`https://example.org` from an address as people give it."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise LongboxError(f"An origin begins with http:// or https:// and names a host, unlike {address!r}.")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def proxy_of(address: str) -> str:
    """The address or network of a proxy, such as 10.0.0.2 or 172.16.0.0/12."""
    try:
        return str(ip_network(address))
    except ValueError as error:
        raise LongboxError(f"A proxy is named by its address or network, unlike {address!r}.") from error
