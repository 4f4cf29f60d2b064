"""The Legacy Virus: the Wounds run out."""

from longbox.games.legendary.words import SOURCED, TECH, Card, Scheme, Seat, Table


class TheLegacyVirus(Scheme):
    """Six Wounds a player in the stack. Twist: each player reveals a [Tech] Hero or gains a Wound.
    Evil wins when the Wound stack is empty."""

    twists, wounds_per_player = 8, 6
    source = SOURCED

    async def twist(self, you: Seat, card: Card) -> None:
        for player in you.everyone:
            if not await player.shows(TECH):
                await player.gains_wound()

    def evil_wins(self, table: Table) -> bool:
        return not table.wounds

    def danger(self, table: Table) -> tuple[int, int]:
        start = 6 * len(table.seats)
        return start - len(table.wounds), start
