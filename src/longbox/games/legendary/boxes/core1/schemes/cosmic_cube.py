"""The Cosmic Cube: eight Twists until the end."""

from longbox.games.legendary.words import RULEBOOK, Card, Scheme, Seat, Table


class UnleashThePowerOfTheCosmicCube(Scheme):
    """Twists lie beside the Scheme. Twists 5 and 6: each player gains a Wound. Twist 7: three Wounds.
    Evil wins with Twist 8."""

    twists = 8
    source, clause = RULEBOOK, "L1-190"

    async def twist(self, you: Seat, card: Card) -> None:
        table = you.table
        table.resolving.remove(card)
        table.beside_scheme.append(card)
        wounds = {5: 1, 6: 1, 7: 3}.get(table.twists, 0)
        for player in you.everyone:
            for _ in range(wounds):
                await player.gains_wound()

    def evil_wins(self, table: Table) -> bool:
        return table.twists >= 8

    def danger(self, table: Table) -> tuple[int, int]:
        return table.twists, 8
