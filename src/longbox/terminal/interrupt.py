"""Ctrl-C: leaves the table at once while somebody is asked, and otherwise as soon as the answer is worked out."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class Interrupts:
    """An answer that is half worked out must not be interrupted: the game would be torn."""

    def __init__(self) -> None:
        self.is_waiting = False
        self.pressed = 0
        self.before: Any = None

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._notice)

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
            self.before = None

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While this lasts nothing is going on that could be torn."""
        self.check()
        self.is_waiting = True
        try:
            yield
        finally:
            self.is_waiting = False

    def check(self) -> None:
        if self.pressed:
            raise KeyboardInterrupt

    def _notice(self, _signal: int, _frame: FrameType | None) -> None:
        self.pressed += 1
        if self.is_waiting or self.pressed > 2:  # who presses a third time means it
            raise KeyboardInterrupt
