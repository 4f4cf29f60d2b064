"""What a browser must fetch before anybody can play."""

from __future__ import annotations

import gzip

import hatch_build

MOST = 120_000  # bytes of JavaScript, packed as servers send it


def test_the_client_stays_light() -> None:
    assert hatch_build.is_built(), "The browser client is older than its sources: python -m hatch_build"
    scripts = list(hatch_build.STATIC.rglob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) <= MOST
