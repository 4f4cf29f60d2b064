"""The civil war: the Heroes wear each other out."""

from longbox.games.legendary.words import SOURCED, Card, Scheme, Seat, Table

FIRST_DECK = {2: 51, 3: 65, 4: 65, 5: 79}  # what the first HQ leaves of fourteen cards a Hero


class SuperHeroCivilWar(Scheme):
    """Five Twists with four or five players. With two players only four Heroes. Not for a solo game. Twist: KO every
    Hero in the HQ and fill it again. Evil wins when the Hero Deck has run out."""

    twists, heroes, players = {2: 8, 3: 8, 4: 5, 5: 5}, {2: 4}, (2, 5)
    source = SOURCED

    async def twist(self, you: Seat, card: Card) -> None:
        await you.kos_whole_hq()

    def evil_wins(self, table: Table) -> bool:
        return not table.hero_deck

    def danger(self, table: Table) -> tuple[int, int]:
        start = FIRST_DECK[len(table.seats)]
        return start - len(table.hero_deck), start
