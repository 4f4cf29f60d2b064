"""The playthroughs of Villainous: most of them by bots, so that they go as games go, the rest by simpler players."""

from __future__ import annotations

from tests.playthroughs.players import BOT
from tests.playthroughs.playthrough import Playthrough

THANOS, HELA, KILLMONGER, ULTRON, TASKMASTER = "Thanos", "Hela", "Killmonger", "Ultron", "Taskmaster"
OMNIPOTENT, INEVITABLE, UNDYING = "omnipotent", "inevitable", "undying"


def _game(name: str, seed: int, style: str, mode: str, *villains: str) -> Playthrough:
    return Playthrough(name, len(villains), seed, style, {"villains": [*villains], "mode": mode}, "villainous")


# The seeds were chosen so that every villain wins, in every mode, among two, three and four.
VILLAINOUS = [
    _game("01-thanos-beats-killmonger-omnipotent", 7, BOT, OMNIPOTENT, THANOS, KILLMONGER),
    _game("02-thanos-beats-hela-omnipotent", 37, BOT, OMNIPOTENT, HELA, THANOS),
    _game("03-hela-beats-ultron-inevitable", 24, BOT, INEVITABLE, HELA, ULTRON),
    _game("04-hela-beats-taskmaster-undying", 14, BOT, UNDYING, HELA, TASKMASTER),
    _game("05-killmonger-beats-thanos-undying", 8, BOT, UNDYING, KILLMONGER, THANOS),
    _game("06-ultron-beats-killmonger-inevitable", 39, BOT, INEVITABLE, KILLMONGER, ULTRON),
    _game("07-ultron-beats-killmonger-undying", 11, BOT, UNDYING, ULTRON, KILLMONGER),
    _game("08-taskmaster-beats-hela-undying", 5, BOT, UNDYING, HELA, TASKMASTER),
    _game("09-taskmaster-beats-ultron-inevitable", 3, BOT, INEVITABLE, TASKMASTER, ULTRON),
    _game("10-three-killmonger-wins-inevitable", 21, BOT, INEVITABLE, KILLMONGER, TASKMASTER, THANOS),
    _game("11-three-thanos-wins-undying", 23, BOT, UNDYING, HELA, THANOS, ULTRON),
    _game("12-three-hela-wins-undying", 41, BOT, UNDYING, ULTRON, KILLMONGER, HELA),
    _game("13-three-taskmaster-wins-omnipotent", 22, BOT, OMNIPOTENT, KILLMONGER, TASKMASTER, HELA),
    _game("14-four-thanos-wins-undying", 35, BOT, UNDYING, TASKMASTER, HELA, KILLMONGER, THANOS),
    _game("15-four-killmonger-wins-omnipotent", 16, BOT, OMNIPOTENT, KILLMONGER, TASKMASTER, ULTRON, THANOS),
    _game("16-thanos-beats-taskmaster-saving", 9, "saver", INEVITABLE, THANOS, TASKMASTER),
    _game("17-killmonger-beats-ultron-saving", 6, "saver", INEVITABLE, ULTRON, KILLMONGER),
    _game("18-thanos-beats-ultron-fighting", 20, "fighter", UNDYING, ULTRON, THANOS),
    _game("19-three-taskmaster-wins-saving", 37, "saver", OMNIPOTENT, HELA, THANOS, TASKMASTER),
    _game("20-four-ultron-wins-saving", 14, "saver", UNDYING, HELA, TASKMASTER, ULTRON, THANOS),
]
