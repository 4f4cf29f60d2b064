"""Captain America: an Avenger who is as strong as his team is varied."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    COVERT,
    INSTINCT,
    RARE,
    RULEBOOK,
    SOURCED,
    STRENGTH,
    TECH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

CAPTAIN_AMERICA = HeroUnit("Captain America", AVENGERS)


class AvengersAssemble(Hero):
    """+1 Recruit for each different colour among your Heroes: those in hand and those played this turn, this one
    too. Grey is a colour."""

    title = "Avengers Assemble!"
    unit, rarity, copies, source = CAPTAIN_AMERICA, COMMON, 5, SOURCED
    hero_class, cost, recruit, recruit_plus = INSTINCT, 3, 0, True

    async def played(self, you: Seat) -> None:
        await you.gets_recruit(len(you.colors()))


class PerfectTeamwork(Hero):
    """+1 Attack for each different colour among your Heroes: those in hand and those played this turn, this one
    too. Grey is a colour."""

    unit, rarity, copies, source, clause = CAPTAIN_AMERICA, COMMON, 5, RULEBOOK, "L1-213"
    hero_class, cost, attack, attack_plus = STRENGTH, 4, 0, True

    async def played(self, you: Seat) -> None:
        await you.gets_attack(len(you.colors()))


class DivingBlock(Hero):
    """In any player's turn, each time you are about to gain a Wound, you may reveal this card from your hand or from
    what you played: draw a card instead of gaining that Wound."""

    unit, rarity, copies, source = CAPTAIN_AMERICA, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = TECH, 6, 4

    async def instead_of_wound(self, you: Seat) -> bool:
        await you.draws()
        return True


class ADayUnlikeAnyOther(Hero):
    """[Avengers]: +3 Attack for each other [Avengers] Hero that you played before this one this turn."""

    unit, rarity, copies, source = CAPTAIN_AMERICA, RARE, 1, SOURCED
    hero_class, cost, attack, attack_plus = COVERT, 7, 3, True
    power = (AVENGERS,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(3 * you.count_played(AVENGERS))
