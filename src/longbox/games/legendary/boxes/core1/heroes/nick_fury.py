"""Nick Fury: the director of S.H.I.E.L.D., who promotes the grey Heroes and avenges them."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    RARE,
    SHIELD,
    SOURCED,
    STRENGTH,
    TECH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

NICK_FURY = HeroUnit("Nick Fury", SHIELD)


class HighTechWeaponry(Hero):
    """[Tech]: +1 Attack."""

    title = "High-Tech Weaponry"
    unit, rarity, copies, source = NICK_FURY, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = TECH, 3, 2, True
    power = (TECH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(1)


class BattlefieldPromotion(Hero):
    """You may KO a [S.H.I.E.L.D.] Hero from your hand or discard pile. If you do, you may gain an Officer into your
    hand."""

    unit, rarity, copies, source = NICK_FURY, COMMON, 5, SOURCED
    hero_class, cost = COVERT, 4

    async def played(self, you: Seat) -> None:
        promoted = await you.may_ko(lambda card: card.team is SHIELD)
        if promoted and you.table.officers and await you.may("gain an Officer", "Gain an Officer into your hand?"):
            await you.gains_officer(to_hand=True)


class LegendaryCommander(Hero):
    """+1 Attack for each other [S.H.I.E.L.D.] Hero that you played before it this turn."""

    unit, rarity, copies, source = NICK_FURY, UNCOMMON, 3, SOURCED
    hero_class, cost, attack, attack_plus = STRENGTH, 6, 1, True

    async def played(self, you: Seat) -> None:
        await you.gets_attack(you.count_played(SHIELD))


class PureFury(Hero):
    """Defeat a Villain in the city or the Mastermind whose attack is lower than the number of [S.H.I.E.L.D.] Heroes in
    the KO pile. You pay no Attack for it."""

    unit, rarity, copies, source = NICK_FURY, RARE, 1, SOURCED
    hero_class, cost = TECH, 8

    async def played(self, you: Seat) -> None:
        table = you.table
        fallen = sum(card.team is SHIELD for card in table.ko)
        weaker = [enemy for enemy in table.enemies() if table.attack_of(enemy) < fallen]
        enemy = await you.picks_enemy("defeat", weaker, "Choose an enemy to defeat.")
        if enemy is not None:
            await you.defeats(enemy)
