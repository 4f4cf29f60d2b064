"""A server for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.web import Web
from tests.server.web import web as serving
from tests.server.world import World

Worlds = Callable[..., World]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """What the server writes down goes nowhere."""
    with structlog.testing.capture_logs():
        yield


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[Worlds]:
    """Makes servers, and puts them away after the test."""
    made: list[World] = []

    def make(**wishes: Any) -> World:
        made.append(World(tmp_path / str(len(made)), **wishes))
        return made[-1]

    yield make
    for world in made:
        world.close()


@pytest.fixture
def world(worlds: Worlds) -> World:
    return worlds()


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with serving(tmp_path) as running:
        yield running
