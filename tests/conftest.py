"""What every test run needs."""

from __future__ import annotations

import pytest

from tests.measuring import Measuring


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--measure", action="store_true", help="write .measured/ though only some tests run")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rulebook clauses that this test proves")
    config.addinivalue_line("markers", "shows(*faces): the faces whose rule, no method of theirs, this scenario shows")
    measuring = Measuring(config)
    measuring.wraps_abilities()
    config.pluginmanager.register(measuring, "measuring")
