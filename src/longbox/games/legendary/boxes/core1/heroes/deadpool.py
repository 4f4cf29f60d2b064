"""Deadpool: on nobody's team, and a plague to all of them."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    INSTINCT,
    RARE,
    RULEBOOK,
    SOURCED,
    TECH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

DEADPOOL = HeroUnit("Deadpool", None)


class HereHoldThisForASecond(Hero):
    """A Villain of your choice in the city captures a Bystander from the stack."""

    title = "Here, Hold This for a Second"
    unit, rarity, copies, source = DEADPOOL, COMMON, 5, SOURCED
    hero_class, cost, recruit = TECH, 3, 2

    async def played(self, you: Seat) -> None:
        table = you.table
        captors = table.villains() if table.bystanders else []
        villain = await you.picks_enemy("give a Bystander to", captors, "Choose who captures a Bystander.")
        if villain is not None:
            await you.has_captured(villain)


class Oddball(Hero):
    """+1 Attack for each other Hero with an odd cost that you played before this one this turn."""

    unit, rarity, copies, source, clause = DEADPOOL, COMMON, 5, RULEBOOK, "L1-208"
    hero_class, cost, attack, attack_plus = COVERT, 5, 2, True

    async def played(self, you: Seat) -> None:
        await you.gets_attack(sum((hero.cost or 0) % 2 for hero in you.other_heroes_played))


class HeyCanIGetADoOver(Hero):
    """If this is the first Hero you play this turn, you may discard the rest of your hand and draw four cards."""

    title = "Hey, Can I Get a Do-Over?"
    unit, rarity, copies, source = DEADPOOL, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = INSTINCT, 3, 2

    async def played(self, you: Seat) -> None:
        if you.other_heroes_played or not await you.may("do it over", "Discard your hand and draw four cards?"):
            return
        for card in you.hand[:]:
            await you.discards(card)
        await you.draws(4)


class RandomActsOfUnkindness(Hero):
    """You may gain a Wound into your hand. Then each player chooses a card from their hand, and when all have chosen,
    these go to the hands of the players on the left."""

    unit, rarity, copies, source, clause = DEADPOOL, RARE, 1, RULEBOOK, "L1-200"
    hero_class, cost, attack = INSTINCT, 7, 6

    async def played(self, you: Seat) -> None:
        if you.table.wounds and await you.may("gain a Wound", "You may gain a Wound into your hand."):
            await you.gains_wound(to_hand=True)
        await you.passes_cards_left()
