"""The family's games for the catalog: each box with its rules, set-up, arranging and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from longbox.games.catalog import Playable
from longbox.games.legendary.arrange import arrange
from longbox.games.legendary.box import Box
from longbox.games.legendary.boxes.core1 import CORE1
from longbox.games.legendary.facts import facts
from longbox.games.legendary.moments import MOMENTS
from longbox.games.legendary.score import result
from longbox.games.legendary.sentences import ENGLISH
from longbox.games.legendary.setup import deal, game_info
from longbox.games.legendary.steps import STEPS
from longbox.games.legendary.table import Table
from longbox.kernel.game import Rules

BOXES: Sequence[Box] = (CORE1,)


def playables() -> list[Playable]:
    return [_playable(box) for box in BOXES]


def _playable(box: Box) -> Playable:
    sentences = {**ENGLISH, **box.words}
    rules = Rules(box.game, box.rules_version, Table, "villain_deck", STEPS, result, sentences, box.clauses)
    return Playable(game_info(box), rules, partial(deal, box), partial(arrange, box), box, partial(facts, box), MOMENTS)
