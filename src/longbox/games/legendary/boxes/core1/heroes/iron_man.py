"""Iron Man: an Avenger whose inventions feed each other."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    RANGED,
    RARE,
    RULEBOOK,
    SOURCED,
    TECH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

IRON_MAN = HeroUnit("Iron Man", AVENGERS)


class EndlessInvention(Hero):
    """Draw a card. [Tech]: draw another."""

    unit, rarity, copies, source = IRON_MAN, COMMON, 5, SOURCED
    hero_class, cost = TECH, 3
    power = (TECH,)

    async def played(self, you: Seat) -> None:
        await you.draws()

    async def superpower(self, you: Seat) -> None:
        await you.draws()


class RepulsorRays(Hero):
    """[Ranged]: +1 Attack."""

    unit, rarity, copies, source, clause = IRON_MAN, COMMON, 5, RULEBOOK, "L1-212"
    hero_class, cost, attack, attack_plus = RANGED, 3, 2, True
    power = (RANGED,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(1)


class ArcReactor(Hero):
    """[Tech]: +1 Attack for each other [Tech] Hero that you played before it this turn."""

    unit, rarity, copies, source, clause = IRON_MAN, UNCOMMON, 3, RULEBOOK, "L1-214"
    hero_class, cost, attack, attack_plus = TECH, 5, 3, True
    power = (TECH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(you.count_played(TECH))


class QuantumBreakthrough(Hero):
    """Draw two cards. [Tech]: draw two more."""

    unit, rarity, copies, source = IRON_MAN, RARE, 1, SOURCED
    hero_class, cost = TECH, 7
    power = (TECH,)

    async def played(self, you: Seat) -> None:
        await you.draws(2)

    async def superpower(self, you: Seat) -> None:
        await you.draws(2)
