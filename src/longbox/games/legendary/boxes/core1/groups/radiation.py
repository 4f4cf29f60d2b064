"""Radiation: what gamma rays have made."""

from longbox.games.legendary.words import SOURCED, STRENGTH, Group, Seat, Villain

RADIATION = Group("Radiation")


class Abomination(Villain):
    """Fight: if you fought him on the Streets or the Bridge, rescue three Bystanders."""

    group, copies, source = RADIATION, 2, SOURCED
    attack, vp = 5, 3

    async def fight(self, you: Seat) -> None:
        if you.fought_in("Streets", "Bridge"):
            await you.rescues(3)


class TheLeader(Villain):
    """Ambush: play the top card of the Villain Deck."""

    group, copies, source = RADIATION, 2, SOURCED
    attack, vp = 4, 2

    async def ambush(self, you: Seat) -> None:
        await you.plays_villain_cards()


class Maestro(Villain):
    """Fight: KO as many of your Heroes as you have [Strength] Heroes. They may be of any class."""

    group, copies, source = RADIATION, 2, SOURCED
    attack, vp = 6, 4

    async def fight(self, you: Seat) -> None:
        for _ in you.heroes_with(STRENGTH):
            await you.kos_one()


class Zzzax(Villain):
    """Fight: each player reveals a [Strength] Hero or gains a Wound. Escape: the same."""

    group, copies, source = RADIATION, 2, SOURCED
    attack, vp = 5, 3

    async def fight(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(STRENGTH):
                await player.gains_wound()

    escape = fight
