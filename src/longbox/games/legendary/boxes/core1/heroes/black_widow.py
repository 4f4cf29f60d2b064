"""Black Widow: an Avenger who looks after the Bystanders, and lives off those she saved."""

from longbox.games.legendary.words import (
    AVENGERS,
    COMMON,
    COVERT,
    RARE,
    RULEBOOK,
    SOURCED,
    TECH,
    UNCOMMON,
    Hero,
    HeroUnit,
    Seat,
)

BLACK_WIDOW = HeroUnit("Black Widow", AVENGERS)


class MissionAccomplished(Hero):
    """Draw a card. [Tech]: rescue a Bystander."""

    unit, rarity, copies, source, clause = BLACK_WIDOW, COMMON, 5, RULEBOOK, "L1-202"
    hero_class, cost = TECH, 2
    power = (TECH,)

    async def played(self, you: Seat) -> None:
        await you.draws()

    async def superpower(self, you: Seat) -> None:
        await you.rescues()


class DangerousRescue(Hero):
    """[Covert]: you may KO any card from your hand or discard pile. If you KO one, rescue a Bystander."""

    unit, rarity, copies, source, clause = BLACK_WIDOW, COMMON, 5, RULEBOOK, "L1-201"
    hero_class, cost, attack = COVERT, 3, 2
    power = (COVERT,)

    async def superpower(self, you: Seat) -> None:
        if await you.may_ko():
            await you.rescues()


class CovertOperation(Hero):
    """+1 Attack for each Bystander in your Victory Pile."""

    unit, rarity, copies, source = BLACK_WIDOW, UNCOMMON, 3, SOURCED
    hero_class, cost, attack, attack_plus = COVERT, 4, 0, True

    async def played(self, you: Seat) -> None:
        await you.gets_attack(sum(card.kind == "bystander" for card in you.victory))


class SilentSniper(Hero):
    """Defeat a Villain in the city or the Mastermind without paying: one that holds a Bystander.
    Everything that follows a defeat happens as usual."""

    unit, rarity, copies, source = BLACK_WIDOW, RARE, 1, SOURCED
    hero_class, cost, attack = COVERT, 7, 4

    async def played(self, you: Seat) -> None:
        table = you.table
        captors = [enemy for enemy in table.enemies() if table.held_bystanders(enemy)]
        enemy = await you.picks_enemy("defeat", captors, "Choose an enemy with a Bystander to defeat.")
        if enemy is not None:
            await you.defeats(enemy)
