"""The Villainous family as its rule-of-thumb players see it: the board in nouns, and a plan for each villain."""

from __future__ import annotations

from longbox.players.villainous.hela import HelaPlan
from longbox.players.villainous.killmonger import KillmongerPlan
from longbox.players.villainous.plan import Plan as Plan
from longbox.players.villainous.taskmaster import TaskmasterPlan
from longbox.players.villainous.thanos import ThanosPlan
from longbox.players.villainous.ultron import UltronPlan

PLANS: dict[str, type[Plan]] = {
    "Hela": HelaPlan,
    "Taskmaster": TaskmasterPlan,
    "Ultron": UltronPlan,
    "Thanos": ThanosPlan,
    "Killmonger": KillmongerPlan,
}
