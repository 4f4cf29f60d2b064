"""A process that thinks for hard bots: questions come in a line each, answers go out in a line each.

    {"record": "...", "seat": 1, "milliseconds": 1500}  ->  {"notation": "...", "reason": "..."}

It may be killed at any moment: it holds nothing but the question. It ends when nobody can ask any more.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, TextIO

from longbox.games.catalog import replay
from longbox.kernel.record import Record
from longbox.players import asks
from longbox.players.search import Search

NICE = 5  # whoever answers people comes before whoever thinks


def question(record: str, seat: int, milliseconds: float) -> str:
    """The line that asks a worker."""
    return json.dumps({"record": record, "seat": seat, "milliseconds": milliseconds})


def answered(line: str) -> dict[str, Any]:
    """What a worker says to a question."""
    asked = json.loads(line)
    game = replay(Record.parse(asked["record"]))
    if game.decision is None or game.decision.seat != asked["seat"]:
        raise ValueError("that seat is not asked anything")
    advice = asks(Search(game.decision.number, asked["milliseconds"]), game)
    return {"notation": advice.notation, "reason": advice.reason}


def works(questions: TextIO, answers: TextIO) -> None:
    for line in questions:
        answers.write(json.dumps(answered(line)) + "\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    works(sys.stdin, sys.stdout)
