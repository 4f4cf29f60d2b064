"""Rogue: one of the X-Men, who borrows what others can do."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    RARE,
    SOURCED,
    STRENGTH,
    UNCOMMON,
    X_MEN,
    Hero,
    HeroUnit,
    Seat,
)

ROGUE = HeroUnit("Rogue", X_MEN)


class EnergyDrain(Hero):
    """[Covert]: you may KO a card from your hand or discard pile. If you do, +1 Recruit."""

    unit, rarity, copies, source = ROGUE, COMMON, 5, SOURCED
    hero_class, cost, recruit, recruit_plus = COVERT, 3, 2, True
    power = (COVERT,)

    async def superpower(self, you: Seat) -> None:
        if await you.may_ko():
            await you.gets_recruit(1)


class BorrowedBrawn(Hero):
    """[Strength]: +3 Attack."""

    unit, rarity, copies, source = ROGUE, COMMON, 5, SOURCED
    hero_class, cost, attack, attack_plus = STRENGTH, 4, 1, True
    power = (STRENGTH,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(3)


class CopyPowers(Hero):
    """Choose another Hero that you played this turn: this card is played as a copy of it. For the rest of this turn it
    is of that Hero's class as well as [Covert]. Its title, cost and team stay its own."""

    unit, rarity, copies, source = ROGUE, UNCOMMON, 3, SOURCED
    hero_class, cost = COVERT, 5

    async def played(self, you: Seat) -> None:
        # One of these that found nothing to copy has nothing to give to another; and Steal Abilities that played this
        # card as a copy would steal it again, and so for ever.
        done = [face for face in you.faces_played if not isinstance(face, CopyPowers) and not you.is_playing(face)]
        faces = [face for face in done if face.may_be_played(you)]
        face = await you.picks("copy", [(face, None) for face in faces], "Choose a Hero for this card to copy.")
        if isinstance(face, Hero):
            await you.plays_as(self, face)


class StealAbilities(Hero):
    """Each player discards the top card of their deck. Then play a copy of each Hero so discarded, in an order of your
    choice; the cards themselves stay where they are."""

    unit, rarity, copies, source = ROGUE, RARE, 1, SOURCED
    hero_class, cost, attack = STRENGTH, 8, 4

    async def played(self, you: Seat) -> None:
        tops = [await player.discards_top() for player in you.everyone]
        heroes = [card for card in tops if isinstance(card, Hero)]
        while playable := [hero for hero in heroes if hero.may_be_played(you)]:
            hero = await you.picks(
                "play a copy of", [(hero, None) for hero in playable], "Choose which Hero to play a copy of next."
            )
            assert isinstance(hero, Hero)
            heroes.remove(hero)
            await you.plays_copy(hero)
