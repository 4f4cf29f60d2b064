"""The ninjas of the Hand."""

from longbox.games.legendary.words import SOURCED, Henchman, Seat


class HandNinjas(Henchman):
    """Fight: +1 Recruit."""

    source = SOURCED
    attack, vp = 3, 1

    async def fight(self, you: Seat) -> None:
        await you.gets_recruit(1)
