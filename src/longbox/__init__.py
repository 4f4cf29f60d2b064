"""Longbox plays five Marvel card games by their full rules.

import longbox
game = longbox.new("legendary-1e", seats=2, seed=7, mastermind="Red Skull")
game.answer(game.decision.options[0])
"""

from longbox.games.catalog import games, new, replay
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.errors import BadRecord, GameStuck, IllegalAnswer, IllegalSetup, LongboxError
from longbox.kernel.game import Game, Result, Score
from longbox.kernel.record import Record

__all__ = [
    "BadRecord",
    "Decision",
    "Game",
    "GameStuck",
    "IllegalAnswer",
    "IllegalSetup",
    "LongboxError",
    "Option",
    "Record",
    "Result",
    "Score",
    "games",
    "new",
    "replay",
]
__version__ = "0.1.0"
