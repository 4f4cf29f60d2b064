"""The journal: one thread that writes, in groups. Whoever waits for it knows that it is on the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import structlog

from longbox.server import measures
from longbox.server.refusal import NotKept, Refusal
from longbox.server.store import Store

P = ParamSpec("P")
T = TypeVar("T")

MOST_IN_A_GROUP = 256

log = structlog.get_logger()


class Work:
    """One call on the store and who waits for it."""

    def __init__(self, call: Callable[[], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.call = call
        self.loop = loop
        self.waiting: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Tells whoever still waits how it went; runs in their loop."""
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Journal:
    """Calls on the store, carried out by one thread: many at once share one write to the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def does(self, call: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the call on the store gives, once it is on the disk. NotKept where the disk would not take it."""
        work = Work(lambda: call(*args, **more), asyncio.get_running_loop())
        self._queue.put(work)
        result: T = await asyncio.shield(work.waiting)
        return result

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Writes what is waiting, then closes the store."""
        self._queue.put(None)
        self._thread.join()
        self.store.close()

    def _run(self) -> None:
        while True:
            work = self._queue.get()
            group: list[Work] = []
            while work is not None:
                group.append(work)
                if len(group) == MOST_IN_A_GROUP or self._queue.empty():
                    break
                work = self._queue.get()
            if group:
                self._carry_out(group)
            if work is None:
                return

    def _carry_out(self, group: list[Work]) -> None:
        """Carries a group out and tells everybody, once everything is on the disk."""
        with measures.journal_seconds.time():
            try:
                self.store.begin()
                for work in group:
                    self._carry_out_one(work)
                self.store.commit()
            except Exception as error:
                self._give_up(group, error)
        measures.journal_group.observe(len(group))
        loops = {work.loop for work in group}
        for loop in loops:
            loop.call_soon_threadsafe(_tell, [work for work in group if work.loop is loop])

    def _carry_out_one(self, work: Work) -> None:
        self.store.save()
        try:
            work.result = work.call()
        except Refusal as refused:
            work.error = refused
            self.store.take_back()
        except Exception as error:
            # The rest of the group goes on, unless the store gave the whole group up: then this raises too.
            self.store.take_back()
            log.error("not kept", error=repr(error))
            measures.not_kept.inc()
            work.error = NotKept()
        else:
            self.store.release()

    def _give_up(self, group: list[Work], error: Exception) -> None:
        """Nothing of a group was kept."""
        log.error("a group was not kept", error=repr(error), calls=len(group))
        measures.not_kept.inc(len(group))
        for work in group:
            work.error = NotKept()
        try:
            self.store.roll_back()
        except Exception as worse:
            log.error("the store cannot roll back", error=repr(worse))


def _tell(group: list[Work]) -> None:
    for work in group:
        work.tell()
