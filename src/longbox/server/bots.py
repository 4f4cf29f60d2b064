"""Bots at the server's tables. Whatever happens to one that thinks, a rule of thumb answers in its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog

from longbox.kernel.game import Game
from longbox.players import Advice, player
from longbox.server import measures
from longbox.server.clock import Clock
from longbox.server.protocol import Strength

# Thinks about the question of a seat: sees the game only through that seat.
Thinks = Callable[[Game, int, Strength], Awaitable[Advice]]

MOST_SECONDS = 10.0

log = structlog.get_logger()


class Bots:
    """Advice in time and among the options, always."""

    def __init__(self, thinks: Thinks, clock: Clock) -> None:
        self.thinks = thinks
        self.clock = clock

    async def advises(self, game: Game, seat: int, strength: Strength) -> Advice:
        """An answer to the question of this seat; by rules of thumb where the bot fails."""
        view = game.view(seat)

        async def thought() -> Advice:
            return await self.thinks(game, seat, strength)

        try:
            with measures.bot_seconds.time():
                advice = await self.clock.within(MOST_SECONDS, thought())
            if advice.notation in notations(view):
                return advice
            trouble = f"it answered {advice.notation!r}"
        except Exception as error:
            trouble = repr(error)
        measures.bot_failures.inc()
        log.warning("a bot failed", game=game.setup.game, strength=strength, trouble=trouble)
        return _instead(view)


def notations(view: Mapping[str, Any]) -> list[str]:
    """What may be answered, as the seat sees it."""
    return [option["notation"] for option in view["decision"]["options"]]


def _instead(view: Mapping[str, Any]) -> Advice:
    advice = player("normal").advises(view)
    return (
        advice
        if advice.notation in notations(view)
        else Advice(notations(view)[0], "It is the first that can be done.")
    )
