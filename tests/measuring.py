"""Measures, while the tests run, which abilities passed scenarios executed and what passed tests claim: clauses of the
rulebook, and faces whose rule is no method of their own.

Every ability of every card is wrapped once; what a test executed travels with its report, so that it does not matter
in which process the test ran. A whole run is written to `.measured/`, where `longbox coverage` reads it.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import pytest

from longbox.games.catalog import games
from longbox.lab.coverage import measured_file, own_abilities, sources_digest

SCENARIOS = "tests/scenarios/"

Executed = tuple[str, str, str]  # game, face, moment


class Measuring:
    """A plugin of the test run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.now: set[Executed] = set()  # by the test that is running
        self.abilities: set[Executed] = set()
        self.clauses: set[str] = set()
        self.shown: set[str] = set()
        self.deselected = 0
        self.wrapped: list[tuple[type, str, Any]] = []

    # -- where the tests run -----------------------------------------------------------------------------------------

    def wraps_abilities(self) -> None:
        for info in games():
            for moments in own_abilities(info.game).values():
                for moment, owner in moments.items():
                    if (owner, moment) not in [(cls, name) for cls, name, _ in self.wrapped]:
                        self.wrapped.append((owner, moment, owner.__dict__[moment]))
                        setattr(owner, moment, self.noticing(info.game, moment, owner.__dict__[moment]))

    def noticing(self, game: str, moment: str, ability: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(ability)
        def noticed(card: Any, *given: Any, **named: Any) -> Any:
            self.now.add((game, type(card).face(), moment))
            return ability(card, *given, **named)

        return noticed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        self.now.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        if report.when == "call" and report.passed:
            is_scenario = item.nodeid.startswith(SCENARIOS)
            report.user_properties += [
                ("clauses", _claims(item, "clause")),
                ("shown", _claims(item, "shows") if is_scenario else []),
                ("abilities", sorted(self.now) if is_scenario else []),
            ]
        return report

    # -- where the reports arrive ------------------------------------------------------------------------------------

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected += len(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            found: dict[str, Any] = dict(report.user_properties)
            self.clauses.update(found.get("clauses", ()))
            self.shown.update(found.get("shown", ()))
            self.abilities.update((game, face, moment) for game, face, moment in found.get("abilities", ()))

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        for owner, moment, ability in self.wrapped:
            setattr(owner, moment, ability)
        if not hasattr(self.config, "workerinput") and self.was_whole(exitstatus):
            self.writes()

    def was_whole(self, exitstatus: int) -> bool:
        """Only a run of everything is evidence; `--measure` says that a part will do."""
        if self.config.getoption("measure"):
            return True
        everything = self.config.args_source is not pytest.Config.ArgsSource.ARGS and not self.deselected
        return everything and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)

    def writes(self) -> None:
        sources = sources_digest()
        for info in games():
            path = measured_file(info.game)
            path.parent.mkdir(exist_ok=True)
            abilities = sorted([face, moment] for game, face, moment in self.abilities if game == info.game)
            data = {
                "sources": sources,
                "abilities": abilities,
                "clauses": sorted(self.clauses),
                "shown": sorted(self.shown),
            }
            new = path.with_suffix(".new")
            new.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            new.replace(path)


def _claims(item: pytest.Item, marker: str) -> list[str]:
    return [id for mark in item.iter_markers(marker) for id in mark.args]
