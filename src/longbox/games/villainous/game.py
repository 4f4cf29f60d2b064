"""The family's game for the catalog."""

from __future__ import annotations

from longbox.games.catalog import Playable
from longbox.games.villainous import box
from longbox.games.villainous.arrange import arrange
from longbox.games.villainous.clauses import CLAUSES
from longbox.games.villainous.facts import facts
from longbox.games.villainous.moments import MOMENTS
from longbox.games.villainous.score import result
from longbox.games.villainous.sentences import ENGLISH
from longbox.games.villainous.setup import deal, game_info
from longbox.games.villainous.steps import STEPS
from longbox.games.villainous.table import Table
from longbox.kernel.game import Rules


def playables() -> list[Playable]:
    rules = Rules(box.GAME, box.RULES_VERSION, Table, "start", STEPS, result, ENGLISH, CLAUSES)
    return [Playable(game_info(), rules, deal, arrange, box.Contents(), facts, MOMENTS, ends=False)]
