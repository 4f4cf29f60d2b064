"""The prison breakout: too many Villains at once."""

from longbox.games.legendary.words import SOURCED, Card, Scheme, Seat, Table


class NegativeZonePrisonBreakout(Scheme):
    """One more Henchman Group. Not for a solo game. Twist: play the top two cards of the Villain Deck, one after
    the other. Evil wins when twelve Villains have escaped."""

    twists, extra_henchman_groups, players = 8, 1, (2, 5)
    source = SOURCED

    async def twist(self, you: Seat, card: Card) -> None:
        await you.plays_villain_cards(2)

    def evil_wins(self, table: Table) -> bool:
        return table.villains_escaped >= 12

    def danger(self, table: Table) -> tuple[int, int]:
        return table.villains_escaped, 12
