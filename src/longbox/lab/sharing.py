"""Many games shared among processes. Each game is known by its seed, so it is the same wherever it is played."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

LEAST = 10  # games for which a process of its own pays
MOST = 25  # games in one batch, so that one hears now and then how far it is

T = TypeVar("T")


def shared(
    work: Callable[[Sequence[int]], list[T]], seeds: Sequence[int], processes: int | None, least: int | None = None
) -> Iterator[list[T]]:
    """What the work makes of the seeds, in batches as they are done. It has to be something that can be pickled.

    `least` says for how many games a process of its own pays, where they take longer than others.
    """
    workers = min(processes or os.cpu_count() or 1, -(-len(seeds) // (least or LEAST)))
    if workers <= 1:
        for each in seeds:
            yield work([each])
        return
    size = max(1, min(MOST, len(seeds) // (workers * 4)))
    parts = [seeds[place : place + size] for place in range(0, len(seeds), size)]
    # Whoever shows progress has threads, and a process with threads must not be forked.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=fresh) as pool:
        for done in as_completed([pool.submit(work, part) for part in parts]):
            yield done.result()
