"""The Chromium in which the browser tests play, if this machine has one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
REQUIRED = os.environ.get("LONGBOX_BROWSER_TESTS") == "required"

NOTICE = "The browser tests were left out: no Chromium was found. On Debian or Ubuntu: sudo apt install chromium"


def chromium() -> Path | None:
    """One of the system's, or else the one that Playwright has fetched."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    fetched = sorted(_fetched().glob("chromium-*/chrome-*/chrome"))
    return fetched[-1] if fetched else None


def _fetched() -> Path:
    return Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
