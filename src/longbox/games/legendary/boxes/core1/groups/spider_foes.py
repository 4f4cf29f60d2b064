"""The Spider-Foes."""

from longbox.games.legendary.words import COVERT, RULEBOOK, SOURCED, Group, Seat, Villain

SPIDER_FOES = Group("Spider-Foes")


class DoctorOctopus(Villain):
    """Fight: at the end of this turn you draw eight cards instead of six."""

    group, copies, source = SPIDER_FOES, 2, SOURCED
    attack, vp = 4, 2

    async def fight(self, you: Seat) -> None:
        you.table.next_hand = 8


class GreenGoblin(Villain):
    """Ambush: he captures a Bystander."""

    group, copies, source, clause = SPIDER_FOES, 2, RULEBOOK, "L1-196"
    attack, vp = 6, 4

    async def ambush(self, you: Seat) -> None:
        await you.has_captured(self)


class TheLizard(Villain):
    """Fight: if you fought him in the Sewers, each other player gains a Wound."""

    group, copies, source, clause = SPIDER_FOES, 2, RULEBOOK, "L1-195"
    attack, vp = 3, 2

    async def fight(self, you: Seat) -> None:
        if you.fought_in("Sewers"):
            for player in you.others:
                await player.gains_wound()


class Venom(Villain):
    """Can be fought only by a player who has a [Covert] Hero. Escape: each player gains a Wound."""

    group, copies, source = SPIDER_FOES, 2, SOURCED
    attack, vp = 5, 3

    def may_be_fought(self, you: Seat) -> bool:
        return you.has_hero(COVERT)

    async def escape(self, you: Seat) -> None:
        for player in you.everyone:
            await player.gains_wound()
