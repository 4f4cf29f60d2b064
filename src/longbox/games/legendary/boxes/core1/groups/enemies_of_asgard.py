"""The Enemies of Asgard: frost that only those who strike from afar can bear."""

from longbox.games.legendary.words import RANGED, SHIELD, SOURCED, Group, Seat, Villain, is_wound

ENEMIES_OF_ASGARD = Group("Enemies of Asgard")


class Destroyer(Villain):
    """Fight: KO all your [S.H.I.E.L.D.] Heroes. Escape: each player KOs two of their Heroes."""

    group, copies, source = ENEMIES_OF_ASGARD, 1, SOURCED
    attack, vp = 7, 5

    async def fight(self, you: Seat) -> None:
        for hero in you.heroes_with(SHIELD):
            await you.kos(hero)

    async def escape(self, you: Seat) -> None:
        for player in you.everyone:
            for _ in range(2):
                await player.kos_one()


class Enchantress(Villain):
    """Fight: draw three cards."""

    group, copies, source = ENEMIES_OF_ASGARD, 2, SOURCED
    attack, vp = 6, 4

    async def fight(self, you: Seat) -> None:
        await you.draws(3)


class FrostGiant(Villain):
    """Fight: each player reveals a [Ranged] Hero or gains a Wound. Escape: the same."""

    group, copies, source = ENEMIES_OF_ASGARD, 3, SOURCED
    attack, vp = 4, 2

    async def fight(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(RANGED):
                await player.gains_wound()

    escape = fight


class YmirFrostGiantKing(Villain):
    """Ambush: each player reveals a [Ranged] Hero or gains a Wound.
    Fight: choose a player, who may KO any number of Wounds from their hand and discard pile."""

    title = "Ymir, Frost Giant King"
    group, copies, source = ENEMIES_OF_ASGARD, 2, SOURCED
    attack, vp = 6, 4

    async def ambush(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(RANGED):
                await player.gains_wound()

    async def fight(self, you: Seat) -> None:
        player = await you.picks_player("choose", "Choose who may KO Wounds.")
        await player.may_ko_several(is_wound)
