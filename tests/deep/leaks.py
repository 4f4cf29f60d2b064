"""Exchanges the cards that somebody cannot know, in many games: not a byte of what the server sends them may change.

python -m tests.deep.leaks --games 50
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

from longbox.games.catalog import games
from tests.server.test_leaks import everything_sent, otherwise, sent_otherwise
from tests.server.world import Client, World

APART = 4  # answers between two looks
MOST_ANSWERS = 200  # of one game


def leaks(folder: Path, game: str, times: int, seed: int = 0) -> Counter[str]:
    """So many games with all numbers of seats, through the eyes of every seat and of a spectator."""
    luck, found = random.Random(seed), Counter[str]()
    most = max(next(info.seats for info in games() if info.game == game))
    for number in range(times):
        world = World(folder / f"{game} {number}")
        clients = _sits_down(world, game, 2 + number % (most - 1), seed + number)
        for answers in range(MOST_ANSWERS):
            asked = next((client for client in clients if client.is_asked()), None)
            if asked is None:
                break
            asked.answers(luck.choice(asked.decision["options"])["notation"])
            if answers % APART == 0:
                _looks(clients, answers, found)
        found["games"] += 1
        world.close()
    return found


def _sits_down(world: World, game: str, seats: int, seed: int) -> list[Client]:
    people = [world.person(f"Player {number + 1}") for number in range(seats)]
    table = people[0].opens("you", *["link"] * (seats - 1), game=game, seed=seed)
    for seat, guest in enumerate(people[1:], start=1):
        guest.takes(table, seat)
    return [*(each.comes(table) for each in people), world.person("Eve").watches(table)]


def _looks(clients: list[Client], state: int, found: Counter[str]) -> None:
    """Compares what each is sent with what they would be sent, had the cards they cannot know lain otherwise."""
    sitting = clients[0].gathering.sitting
    digest = sitting.game.digest()
    for client in clients:
        assert everything_sent(client) == sent_otherwise(client, state), (
            f"seat {client.state.seat} of {sitting.game.setup} notices something after {sitting.game.answers} answers"
        )
        found["comparisons"] += 1
        found["with other cards"] += otherwise(sitting.game, client.state.seat, state).digest() != digest


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=50)
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    for info in games():
        with tempfile.TemporaryDirectory() as folder:
            found = leaks(Path(folder), info.game, given.games, given.seed)
        print(f"{info.game}: {', '.join(f'{count:,} {what}' for what, count in found.items())}; no byte differed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
