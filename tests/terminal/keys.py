"""A person at the full screen: keys are pressed, and what the screen shows is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

from textual import events
from textual.pilot import Pilot
from textual.strip import Strip

from longbox.kernel.game import Game
from longbox.terminal import saves
from longbox.terminal.full.app import FullScreen

SIGNS = {"space": " ", "question_mark": "?"}
NAMES = {sign: name for name, sign in SIGNS.items()}
HOPS = 4  # messages that one key sets off, one after the other
PATIENCE = 60  # seconds within which the table must listen again
SMALL, LARGE = (80, 24), (140, 45)


class Person:
    """Presses keys and waits until the table listens again."""

    def __init__(self, table: FullScreen, pilot: Pilot[None]) -> None:
        self.table = table
        self.pilot = pilot
        self.game = table.sitting.game

    async def presses(self, *keys: str) -> None:
        """Keys, one after the other; the pilot's own way waits far longer for each."""
        for key in keys:
            self.presses_at_once(key)
            await self.waits()

    def presses_at_once(self, key: str) -> None:
        """A key, whatever the table is about."""
        self.table.post_message(events.Key(key, SIGNS.get(key, key if len(key) == 1 else None)))

    async def chooses(self, number: int) -> None:
        """An answer by its number: with Enter where another digit might follow, and sure of it if asked."""
        before = self.game.answers
        await self.presses(*str(number))
        if self.game.answers == before and not self.over:
            await self.presses("enter")
        if self.over == "Sure":
            await self.presses("down", "enter")

    async def types(self, words: str) -> None:
        for letter in words:
            self.presses_at_once(NAMES.get(letter, letter))
        await self.presses("enter")

    async def waits(self) -> None:
        """Until somebody is asked, something lies over the table, or the game stands still."""
        for _ in range(HOPS):
            await self.pilot._wait_for_screen()
        async with asyncio.timeout(PATIENCE):
            while not (self.table.is_asking or self.over or self.table.sitting.save.notes.over or self.game.stuck):
                await asyncio.sleep(0.001)
                assert self.table._exception is None, self.table._exception
        await self.pilot._wait_for_screen()

    @property
    def over(self) -> str:
        """What lies over the table; nothing where the table itself is on top."""
        return type(self.table.screen).__name__ if len(self.table.screen_stack) > 1 else ""

    async def strips(self) -> list[Strip]:
        """The screen once nothing is left to be laid out or drawn."""
        await self.pilot._wait_for_screen()
        async with asyncio.timeout(PATIENCE):
            while self.is_drawing():
                self.table.screen._on_timer_update()
                await self.pilot._wait_for_screen()
        return self.table.screen._compositor.render_strips(self.table.size)

    def is_drawing(self) -> bool:
        screen = self.table.screen
        return bool(screen._layout_required or screen._scroll_required or screen._dirty_widgets or screen._callbacks)

    async def shown(self) -> str:
        """All that stands on the screen, line by line."""
        return "\n".join(strip.text.rstrip() for strip in await self.strips())


def sits(
    game: Game,
    does: Callable[[Person], Awaitable[None]],
    seats: Sequence[str] = ("you", "normal"),
    size: tuple[int, int] = SMALL,
) -> FullScreen:
    """Somebody sits down, does something, and leaves the table as it then is."""
    table = FullScreen(game, saves.begin(game.setup.game, list(seats)), pace=0)

    async def sitting() -> None:
        async with table.run_test(size=size) as pilot:
            person = Person(table, pilot)
            await person.waits()
            await does(person)

    # A thread of its own: where browser tests have run before, theirs has an event loop running already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(copy_context().run, asyncio.run, sitting()).result()
    return table
