"""All luck is one integer (64 bits). Every draw takes the integer and gives back the next one.

The generator is a congruential step whose output is permuted (the PCG family): a copy costs nothing, and the same
integer brings the same luck on every machine and under every Python.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

_STEP = 6364136223846793005
_ADD = 1442695040888963407
_MASK = (1 << 64) - 1

T = TypeVar("T")


def from_seed(seed: int, purpose: str) -> int:
    """The first luck of a game. Each purpose has luck of its own, so that one draw more here shifts nothing there."""
    digest = hashlib.blake2b(f"{purpose}/{seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def below(luck: int, limit: int) -> tuple[int, int]:
    """The next luck, and a number from 0 up to but not including `limit`."""
    number = ((luck ^ (luck >> 22)) >> (22 + (luck >> 61))) & 0xFFFFFFFF
    return (luck * _STEP + _ADD) & _MASK, (number * limit) >> 32


def shuffle(luck: int, pile: list[T]) -> int:
    """Shuffles `pile` where it lies and gives back the next luck."""
    for place in range(len(pile) - 1, 0, -1):
        number = ((luck ^ (luck >> 22)) >> (22 + (luck >> 61))) & 0xFFFFFFFF
        luck = (luck * _STEP + _ADD) & _MASK
        other = (number * (place + 1)) >> 32
        pile[place], pile[other] = pile[other], pile[place]
    return luck
