"""Emma Frost: an X-Woman who reads minds, and tempts the Villain Deck."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    INSTINCT,
    RANGED,
    RARE,
    SOURCED,
    STRENGTH,
    UNCOMMON,
    X_MEN,
    Card,
    Hero,
    HeroUnit,
    Seat,
)

EMMA_FROST = HeroUnit("Emma Frost", X_MEN)


class MentalDiscipline(Hero):
    """Draw a card."""

    unit, rarity, copies, source = EMMA_FROST, COMMON, 5, SOURCED
    hero_class, cost, recruit = RANGED, 3, 1

    async def played(self, you: Seat) -> None:
        await you.draws()


class ShadowedThoughts(Hero):
    """[Covert]: you may play the top card of the Villain Deck. If you do, +2 Attack when all of it is carried out."""

    unit, rarity, copies, source = EMMA_FROST, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = COVERT, 4, 2, True
    power = (COVERT,)

    async def superpower(self, you: Seat) -> None:
        offer = "Play the top card of the Villain Deck for +2 Attack?"
        if you.table.villain_deck and await you.may("play the Villain card", offer):
            await you.plays_villain_cards()
            await you.gets_attack(2)


class PsychicLink(Hero):
    """Each player may reveal an [X-Men] Hero other than this card. Whoever does draws a card."""

    unit, rarity, copies, source = EMMA_FROST, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = INSTINCT, 5, 3

    async def played(self, you: Seat) -> None:
        for player in you.everyone:
            if await player.shows(X_MEN, besides=you.this_card):
                await player.draws()


class DiamondForm(Hero):
    """For the rest of this turn, each time you defeat a Villain or the Mastermind: +3 Recruit."""

    unit, rarity, copies, source = EMMA_FROST, RARE, 1, SOURCED
    hero_class, cost, recruit, recruit_plus, attack = STRENGTH, 7, 0, True, 5

    async def played(self, you: Seat) -> None:
        await you.keeps_until_end_of_turn("enemy_defeated", self)

    async def enemy_defeated(self, you: Seat, enemy: Card) -> None:
        await you.gets_recruit(3)
