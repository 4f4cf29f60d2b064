"""So many out of so many, and how much of that may be chance."""

from __future__ import annotations

import math

Z = 1.96  # of a 95 % interval


def interval(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    middle = (share + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z / (1 + Z * Z / whole) * math.sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    return max(0.0, middle - half), min(1.0, middle + half)


def plain_share(part: int, whole: int) -> dict[str, float]:
    """A share with its interval, as reports have it."""
    low, high = interval(part, whole)
    return {"share": round(part / whole, 4) if whole else 0.0, "low": round(low, 4), "high": round(high, 4)}
