"""Every test keeps its games in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)
    return tmp_path
