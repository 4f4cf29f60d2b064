"""The server's clock. It is passed in, so that a test can let an hour pass in no time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Clock:
    """The time of day and waiting."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What the work comes to; a TimeoutError where it takes longer."""
        working = asyncio.ensure_future(work)
        waiting = asyncio.ensure_future(self.sleep(seconds))
        try:
            await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise TimeoutError
            return working.result()
        finally:
            working.cancel()
            waiting.cancel()
