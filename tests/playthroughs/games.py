"""Every playthrough of every game."""

from __future__ import annotations

from tests.playthroughs.legendary_1e import LEGENDARY
from tests.playthroughs.villainous import VILLAINOUS

PLAYTHROUGHS = [*LEGENDARY, *VILLAINOUS]
