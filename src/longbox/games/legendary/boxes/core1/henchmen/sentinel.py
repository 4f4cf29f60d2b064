"""The Sentinels."""

from longbox.games.legendary.words import RULEBOOK, Henchman, Seat


class Sentinel(Henchman):
    """Fight: KO one of your Heroes."""

    source, clause = RULEBOOK, "L1-182"
    attack, vp = 3, 1

    async def fight(self, you: Seat) -> None:
        await you.kos_one()
