"""Thor: an Avenger who turns Recruit into thunder."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    RANGED,
    RARE,
    RULEBOOK,
    STRENGTH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

THOR = HeroUnit("Thor", AVENGERS)


class Odinson(Hero):
    """[Strength]: +2 Recruit."""

    unit, rarity, copies, source, clause = THOR, COMMON, 5, RULEBOOK, "L1-210"
    hero_class, cost, recruit, recruit_plus = STRENGTH, 3, 2, True
    power = (STRENGTH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_recruit(2)


class SurgeOfPower(Hero):
    """+3 Attack if you have made at least 8 Recruit this turn, this card's included and spent points too."""

    unit, rarity, copies, source, clause = THOR, COMMON, 5, RULEBOOK, "L1-205"
    hero_class, cost, recruit, attack, attack_plus = RANGED, 4, 2, 0, True

    async def played(self, you: Seat) -> None:
        if you.table.recruit_made >= 8:
            await you.gets_attack(3)


class CallLightning(Hero):
    """[Ranged]: +3 Attack."""

    unit, rarity, copies, source, clause = THOR, UNCOMMON, 3, RULEBOOK, "L1-204"
    hero_class, cost, attack, attack_plus = RANGED, 6, 3, True
    power = (RANGED,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(3)


class GodOfThunder(Hero):
    """For the rest of this turn your Recruit may be spent as Attack."""

    unit, rarity, copies, source, clause = THOR, RARE, 1, RULEBOOK, "L1-203"
    hero_class, cost, recruit, attack, attack_plus = RANGED, 8, 5, 0, True

    async def played(self, you: Seat) -> None:
        you.table.recruit_is_attack = True
