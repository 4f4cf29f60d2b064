"""Hawkeye: an Avenger whose best shots free whole crowds."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    INSTINCT,
    RARE,
    SOURCED,
    TECH,
    UNCOMMON,
    Card,
    Hero,
    HeroUnit,
    Option,
    Seat,
)

HAWKEYE = HeroUnit("Hawkeye", AVENGERS)


class QuickDraw(Hero):
    """Draw a card."""

    unit, rarity, copies, source = HAWKEYE, COMMON, 5, SOURCED
    hero_class, cost, attack = INSTINCT, 3, 1

    async def played(self, you: Seat) -> None:
        await you.draws()


class TeamPlayer(Hero):
    """[Avengers]: +1 Attack."""

    unit, rarity, copies, source = HAWKEYE, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = TECH, 4, 2, True
    power = (AVENGERS,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(1)


class CoveringFire(Hero):
    """[Tech]: choose one: each other player draws a card, or each other player discards a card."""

    unit, rarity, copies, source = HAWKEYE, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = TECH, 5, 3
    power = (TECH,)

    async def superpower(self, you: Seat) -> None:
        if not you.others:
            return
        draw, discard = Option("each other player draws a card"), Option("each other player discards a card")
        chosen = await you.asks("Choose what each other player does.", [draw, discard])
        for player in you.others:
            await (player.draws() if chosen.verb == draw.verb else player.discards_one())


class ImpossibleTrickShot(Hero):
    """For the rest of this turn, each time you defeat a Villain or the Mastermind: rescue three Bystanders."""

    unit, rarity, copies, source = HAWKEYE, RARE, 1, SOURCED
    hero_class, cost, attack = TECH, 7, 5

    async def played(self, you: Seat) -> None:
        await you.keeps_until_end_of_turn("enemy_defeated", self)

    async def enemy_defeated(self, you: Seat, enemy: Card) -> None:
        await you.rescues(3)
