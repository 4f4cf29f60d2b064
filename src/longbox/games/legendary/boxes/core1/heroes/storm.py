"""Storm: one of the X-Men, whose weather weakens whoever stands in it."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    RANGED,
    RARE,
    SOURCED,
    UNCOMMON,
    X_MEN,
    Card,
    Hero,
    HeroUnit,
    Seat,
    Table,
)

STORM = HeroUnit("Storm", X_MEN)


class GatheringStormclouds(Hero):
    """[Ranged]: draw a card."""

    unit, rarity, copies, source = STORM, COMMON, 5, SOURCED
    hero_class, cost, recruit = RANGED, 3, 2
    power = (RANGED,)

    async def superpower(self, you: Seat) -> None:
        await you.draws()


class LightningBolt(Hero):
    """For the rest of this turn Villains on the Rooftops have -2 attack."""

    unit, rarity, copies, source = STORM, COMMON, 5, SOURCED
    hero_class, cost, attack = RANGED, 4, 2

    async def played(self, you: Seat) -> None:
        await you.keeps_until_end_of_turn("attack_change", self)

    def attack_change(self, table: Table, enemy: Card) -> int:
        return -2 if table.stands_in(enemy, "Rooftops") else 0


class SpinningCyclone(Hero):
    """You may move a Villain to another city space. If you do, rescue the Bystanders it holds. A Villain that stands in
    that space changes places with it."""

    unit, rarity, copies, source = STORM, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = COVERT, 6, 4

    async def played(self, you: Seat) -> None:
        villain = await you.picks_enemy("move", you.table.villains(), "You may move a Villain.", optional=True)
        if villain is not None:
            space = await you.picks_space("put it", "Choose where it goes.", besides=you.table.city.index(villain))
            await you.moves_villain(villain, space)
            await you.rescues_held(villain)


class TidalWave(Hero):
    """For the rest of this turn Villains on the Bridge have -2 attack. [Ranged]: so has the Mastermind."""

    unit, rarity, copies, source = STORM, RARE, 1, SOURCED
    hero_class, cost, attack = RANGED, 7, 5
    power = (RANGED,)

    async def played(self, you: Seat) -> None:
        await you.keeps_until_end_of_turn("attack_change", self)

    async def superpower(self, you: Seat) -> None:
        await you.keeps_until_end_of_turn("mastermind_attack_change", self)

    def attack_change(self, table: Table, enemy: Card) -> int:
        return -2 if table.stands_in(enemy, "Bridge") else 0

    def mastermind_attack_change(self, table: Table) -> int:
        return -2
