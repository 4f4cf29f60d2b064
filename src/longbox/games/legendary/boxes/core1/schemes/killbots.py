"""The Killbots: machines with the faces of the powerful."""

from longbox.games.legendary.words import SOURCED, Card, Scheme, Seat, Table


class ReplaceEarthsLeadersWithKillbots(Scheme):
    """Three Twists lie beside the Scheme from the start, five and eighteen Bystanders are in the Villain Deck. Each
    Bystander from the Villain Deck is a Killbot: a Villain whose attack is the number of Twists beside the Scheme.
    Once defeated it is a rescued Bystander. Twist: it goes beside the Scheme. Evil wins when five Killbots have
    escaped."""

    title = "Replace Earth's Leaders with Killbots"
    twists, twists_beside, bystanders = 5, 3, 18
    source = SOURCED

    def makes_villain(self, card: Card) -> bool:
        return card.kind == "bystander"

    def villain_attack(self, table: Table, card: Card) -> int:
        return len(table.beside_scheme)

    async def twist(self, you: Seat, card: Card) -> None:
        you.table.resolving.remove(card)
        you.table.beside_scheme.append(card)

    def evil_wins(self, table: Table) -> bool:
        return table.killbots_escaped >= 5

    def danger(self, table: Table) -> tuple[int, int]:
        return table.killbots_escaped, 5
