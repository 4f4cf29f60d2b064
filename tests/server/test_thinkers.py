"""Worker processes that think for hard bots: they may die, hang or talk nonsense, and no table stands still."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import pytest

import longbox
from longbox.kernel.game import Game
from longbox.players import STRENGTHS, Advice
from longbox.players.worker import answered, question
from longbox.server import bots as serving
from longbox.server.bots import Bots
from longbox.server.clock import Clock
from longbox.server.thinkers import LEAST_MILLISECONDS, Thinkers
from tests.players.test_search import nearly_lost, position

T = TypeVar("T")

# Workers that misbehave; they start faster than a real one.
ECHO = """import json, sys
for line in sys.stdin:
    print(json.dumps({"notation": "end the turn", "reason": line}), flush=True)"""
DEAF = "import sys, time\nsys.stdin.readline()\ntime.sleep(1000)"
MAD = "import sys\nfor line in sys.stdin: print('fight everybody', flush=True)"
DYING = "import sys\nsys.stdin.readline()\nsys.exit(3)"


def worker(script: str) -> tuple[str, ...]:
    return (sys.executable, "-S", "-c", script)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def pid(thinkers: Thinkers) -> int:
    """Of the only worker."""
    process = thinkers._workers[0]._process
    assert process is not None
    return process.pid


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", ["legendary-1e", "villainous"])
def test_bots_of_every_strength_answer_what_is_asked(game: str, strength: Any) -> None:
    at = position(game, 2, 3, 25)

    async def once() -> Advice:
        thinkers = Thinkers(1)
        try:
            return await thinkers.advises(at, asked(at), strength)
        finally:
            await thinkers.close()

    advice = run(once())
    assert at.decision is not None
    assert advice.notation in at.decision.notations
    assert advice.reason


def test_a_worker_answers_the_line_that_asks_it() -> None:
    at = nearly_lost()
    said = answered(question(str(at.record), 0, 100))
    assert said.keys() == {"notation", "reason"}
    assert at.decision is not None
    assert said["notation"] in at.decision.notations


def test_a_worker_is_asked_only_what_its_seat_is_asked() -> None:
    at = nearly_lost()
    with pytest.raises(ValueError, match="not asked anything"):
        answered(question(str(at.record), 1, 100))


def test_a_worker_that_is_killed_a_hundred_times_never_stalls_a_table() -> None:
    at = longbox.new("legendary-1e", 2, 7)

    async def kills() -> list[Advice]:
        thinkers = Thinkers(1, worker(ECHO))
        bots, answers = Bots(thinkers.advises, Clock()), []
        try:
            for turn in range(100):
                answers.append(await bots.advises(at, asked(at), "hard"))
                with suppress(ProcessLookupError):  # the one that failed this time is gone already
                    os.kill(pid(thinkers), signal.SIGKILL)
                await asyncio.sleep(0.05 * (turn % 2))  # it is noticed before the next question, or at it
        finally:
            await thinkers.close()
        return answers

    answers = run(kills())
    assert len(answers) == 100
    assert at.decision is not None
    assert {advice.notation for advice in answers} <= {*at.decision.notations}
    thought = [advice for advice in answers if advice.notation == "end the turn"]
    assert len(thought) >= 50, "a worker that has died is replaced"


@pytest.fixture(params=[DEAF, MAD, DYING], ids=["hangs", "talks nonsense", "dies"])
def broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    monkeypatch.setattr(serving, "MOST_SECONDS", 0.5)
    return Thinkers(1, worker(request.param))


def test_a_broken_worker_costs_one_question_the_rule_of_thumb_answers_instead(broken: Thinkers) -> None:
    at = longbox.new("legendary-1e", 2, 7)

    async def asks_twice() -> list[Advice]:
        bots = Bots(broken.advises, Clock())
        try:
            return [await bots.advises(at, asked(at), "hard") for _ in range(2)]
        finally:
            await broken.close()

    at_table = at.decision.notations if at.decision is not None else []
    assert [advice.notation in at_table for advice in run(asks_twice())] == [True, True]


def test_whoever_does_not_wait_any_more_stops_the_thinking() -> None:
    at = longbox.new("legendary-1e", 2, 7)

    async def gives_up() -> tuple[bool, bool]:
        thinkers = Thinkers(1, worker(DEAF))
        thinking = asyncio.ensure_future(thinkers.advises(at, asked(at), "hard"))
        while thinkers._workers[0]._process is None:
            await asyncio.sleep(0.01)
        process = pid(thinkers)
        before = is_there(process)
        thinking.cancel()
        await asyncio.wait([thinking])
        await thinkers.close()
        return before, is_there(process)

    assert run(gives_up()) == (True, False)


def test_a_full_house_is_thought_about_more_shortly() -> None:
    at = longbox.new("legendary-1e", 2, 7)

    async def all_at_once() -> list[str]:
        thinkers = Thinkers(1, worker(ECHO))
        try:
            asking = [thinkers.advises(at, asked(at), "hard") for _ in range(30)]
            return [advice.reason for advice in await asyncio.gather(*asking)]
        finally:
            await thinkers.close()

    reasons = run(all_at_once())
    assert len(reasons) == 30
    assert min(_milliseconds(reason) for reason in reasons) == LEAST_MILLISECONDS
    assert max(_milliseconds(reason) for reason in reasons) == 1500


def _milliseconds(line: str) -> float:
    return float(line.rpartition(":")[2].strip(" }\n"))
