"""A handful of what the commands in tests/deep do at length."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.deep.drops import drops
from tests.deep.kills import kills
from tests.deep.leaks import leaks
from tests.deep.malformed import nonsense, requests
from tests.server.test_playing import games
from tests.server.world import World


@games
def test_thousands_of_broken_and_wrong_messages_break_nothing(world: World, game: str) -> None:
    heard = nonsense(world, game, broken=3000, wrong=1500, seed=1)
    assert heard["Refused"] > 3000
    assert heard["State"] > 0


def test_senseless_requests_break_nothing(tmp_path: Path) -> None:
    statuses = requests(tmp_path, 400, seed=1)
    assert sum(statuses.values()) == 400
    assert statuses[422] > 20


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    findings = asyncio.run(kills(3, tmp_path))
    assert findings.kills == 3
    assert findings.acknowledged > 20


def test_whoever_comes_back_after_a_cut_line_is_at_the_same_question_and_has_missed_nothing(tmp_path: Path) -> None:
    findings = asyncio.run(drops(60, tmp_path))
    assert findings.unsure > 10
    assert findings.p95 <= 2


@games
def test_no_byte_that_the_server_sends_depends_on_what_its_reader_cannot_know(tmp_path: Path, game: str) -> None:
    found = leaks(tmp_path, game, 4)
    assert found["games"] == 4
    assert found["with other cards"] > 300
