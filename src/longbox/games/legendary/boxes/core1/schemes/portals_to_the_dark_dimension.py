"""The portals: they open over the city one by one."""

from longbox.games.legendary.words import MASTERMIND_PORTAL, SOURCED, Card, Scheme, Seat, Table


class PortalsToTheDarkDimension(Scheme):
    """Each Twist is a Dark Portal and stays where it is put. Twist 1: above the Mastermind, who has +1 attack from
    then on. Twists 2 to 6: above the leftmost city space without one, the Bridge first; Villains there have +1
    attack. Evil wins with Twist 7."""

    twists = 7
    source = SOURCED

    async def twist(self, you: Seat, card: Card) -> None:
        table = you.table
        if table.twists == 1:
            space = MASTERMIND_PORTAL
        elif table.twists <= 6:
            space = max(space for space in range(MASTERMIND_PORTAL) if table.portals[space] is None)
        else:
            return
        table.resolving.remove(card)
        table.portals[space] = card

    def attack_change(self, table: Table, enemy: Card) -> int:
        space = MASTERMIND_PORTAL if enemy is table.mastermind else table.city.index(enemy)
        return 0 if table.portals[space] is None else 1

    def evil_wins(self, table: Table) -> bool:
        return table.twists >= 7

    def danger(self, table: Table) -> tuple[int, int]:
        return table.twists, 7
