"""For scenarios: a table laid by hand."""

from __future__ import annotations

import json
from typing import Any

from longbox.games.catalog import playable, start
from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Game, Setup


def arrange(game: str, seats: int = 2, seed: int = 1, **wanted: Any) -> Game:
    """A game whose table is laid as wanted; what is not named is a normal set-up of that seed.

    Set-up options and zones are given alike:

        arrange("legendary-1e", scheme="The Legacy Virus", hands={0: ["Odinson", "Odinson"]}, city={"Bridge": "Blob"})
    """
    names = {option.name for option in playable(game).info.options}
    options = {name: value for name, value in wanted.items() if name in names}
    zones = {name: value for name, value in wanted.items() if name not in names}
    try:
        options["arranged"] = json.loads(json.dumps(zones))
    except TypeError as error:
        raise IllegalSetup(f"An arrangement is made of names, numbers, lists and dicts: {error}.") from error
    return start(Setup(game, seats, seed, options))
