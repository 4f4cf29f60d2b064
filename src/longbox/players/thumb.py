"""The player who follows rules of thumb: good enough for company at the table and for a hint.

It knows the families it can judge; in any other game it takes the first answer that does something.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longbox.games.catalog import playable
from longbox.players import Advice
from longbox.players.worlds import Worlds

DECLINING = ("decline", "enough", "end the turn", "done")


class Thumb:
    """Judges each decision on its own, from what the seat sees and what is printed on the cards."""

    def advises(self, view: Mapping[str, Any], worlds: Worlds | None = None) -> Advice:
        match playable(view["game"]).info.family:
            case "legendary":
                from longbox.players.thumb_legendary import advises

                return advises(view)
            case "villainous":
                from longbox.players.thumb_villainous import advises as advises_villain

                return advises_villain(view)
        return first_that_acts(view)


def first_that_acts(view: Mapping[str, Any]) -> Advice:
    options: list[dict[str, Any]] = view["decision"]["options"]
    for option in options:
        if option["verb"] not in DECLINING:
            return Advice(option["notation"], "It is the first thing that can be done.")
    return Advice(options[0]["notation"], "There is nothing to do.")
