"""The Doombots."""

from longbox.games.legendary.words import SOURCED, Henchman, Seat


class DoombotLegion(Henchman):
    """Fight: look at the top two cards of your deck. KO one and put the other back."""

    source = SOURCED
    attack, vp = 3, 1

    async def fight(self, you: Seat) -> None:
        seen = await you.looks_at_top(2)
        ko = await you.picks_seen("KO", seen, "Choose which of the top cards to KO.")
        if ko is not None:
            await you.kos(ko)
