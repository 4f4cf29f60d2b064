"""The secret invasion: any Hero may be a Skrull."""

from longbox.games.legendary.words import SOURCED, Card, Scheme, Seat, Table, is_hero


class SecretInvasionOfTheSkrullShapeshifters(Scheme):
    """Always six Heroes; the Skrulls are among the Villain Groups; twelve Heroes from the Hero Deck are shuffled into
    the Villain Deck. Each of them is a Skrull Villain with its cost and 2 more as attack; who defeats it gains it.
    Twist: the costliest Hero in the HQ enters the city as such a Skrull. Evil wins when six Heroes have escaped or
    were carried off."""

    twists, heroes, required_group, heroes_in_villain_deck = 8, 6, "Skrulls", 12
    source, clause = SOURCED, "L1-141"

    def makes_villain(self, card: Card) -> bool:
        return card.is_hero

    def villain_attack(self, table: Table, card: Card) -> int:
        return (card.cost or 0) + 2

    async def villain_defeated(self, you: Seat, card: Card) -> None:
        await you.gains(card, you.victory)

    async def twist(self, you: Seat, card: Card) -> None:
        costliest = you.table.costliest_hq_heroes()
        hero = await you.picks_from_hq("unmask", costliest, "Choose which of the costliest Heroes is a Skrull.")
        if hero is not None:
            you.table.leaves_hq(hero)
            await you.brings_into_city(hero)

    def evil_wins(self, table: Table) -> bool:
        return self.danger(table)[0] >= 6

    def danger(self, table: Table) -> tuple[int, int]:
        return sum(map(is_hero, table.escaped)), 6
