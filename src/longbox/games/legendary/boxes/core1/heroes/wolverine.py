"""Wolverine: one of the X-Men, who heals, draws and slashes."""

from longbox.games.legendary.words import (
    COMMON,
    INSTINCT,
    RARE,
    SOURCED,
    UNCOMMON,
    X_MEN,
    Hero,
    HeroUnit,
    Seat,
    is_wound,
)

WOLVERINE = HeroUnit("Wolverine", X_MEN)


class KeenSenses(Hero):
    """[Instinct]: draw a card."""

    unit, rarity, copies, source = WOLVERINE, COMMON, 5, SOURCED
    hero_class, cost, attack = INSTINCT, 2, 1
    power = (INSTINCT,)

    async def superpower(self, you: Seat) -> None:
        await you.draws()


class HealingFactor(Hero):
    """You may KO a Wound from your hand or discard pile. If you do, draw a card."""

    unit, rarity, copies, source = WOLVERINE, COMMON, 5, SOURCED
    hero_class, cost, attack = INSTINCT, 3, 2

    async def played(self, you: Seat) -> None:
        if await you.may_ko(is_wound):
            await you.draws()


class FrenziedSlashing(Hero):
    """[Instinct]: draw two cards."""

    unit, rarity, copies, source = WOLVERINE, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = INSTINCT, 5, 2
    power = (INSTINCT,)

    async def superpower(self, you: Seat) -> None:
        await you.draws(2)


class BerserkerRage(Hero):
    """Draw three cards. [Instinct]: +1 Attack for each card you drew this turn, these included, even if it is no longer
    in your hand. The hand you began with does not count."""

    unit, rarity, copies, source = WOLVERINE, RARE, 1, SOURCED
    hero_class, cost, attack, attack_plus = INSTINCT, 8, 0, True
    power = (INSTINCT,)

    async def played(self, you: Seat) -> None:
        await you.draws(3)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(you.table.extra_draws)
