"""The Mutates of the Savage Land."""

from longbox.games.legendary.words import SOURCED, Henchman, Seat


class SavageLandMutates(Henchman):
    """Fight: at the end of this turn you draw one card more."""

    source = SOURCED
    attack, vp = 3, 1

    async def fight(self, you: Seat) -> None:
        you.table.next_hand_extra += 1
