"""Hulk: an Avenger whose rage hurts everybody, and who is stronger for every hurt."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    INSTINCT,
    RARE,
    SOURCED,
    STRENGTH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
    is_wound,
)

HULK = HeroUnit("Hulk", AVENGERS)


class GrowingAnger(Hero):
    """[Strength]: +1 Attack."""

    unit, rarity, copies, source = HULK, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = STRENGTH, 3, 2, True
    power = (STRENGTH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(1)


class UnstoppableHulk(Hero):
    """You may KO a Wound from your hand or discard pile. If you do, +2 Attack."""

    unit, rarity, copies, source = HULK, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = INSTINCT, 4, 2, True

    async def played(self, you: Seat) -> None:
        if await you.may_ko(is_wound):
            await you.gets_attack(2)


class CrazedRampage(Hero):
    """Each player gains a Wound, you first."""

    unit, rarity, copies, source = HULK, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = STRENGTH, 5, 4

    async def played(self, you: Seat) -> None:
        for player in you.everyone:
            await player.gains_wound()


class HulkSmash(Hero):
    """[Strength]: +5 Attack."""

    title = "Hulk Smash!"
    unit, rarity, copies, source = HULK, RARE, 1, SOURCED
    hero_class, cost, attack, attack_plus = STRENGTH, 8, 5, True
    power = (STRENGTH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(5)
