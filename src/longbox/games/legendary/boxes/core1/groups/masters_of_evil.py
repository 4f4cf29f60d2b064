"""The Masters of Evil."""

from longbox.games.legendary.words import AVENGERS, RULEBOOK, SOURCED, TECH, Group, Option, Seat, Villain

MASTERS_OF_EVIL = Group("Masters of Evil")


class BaronZemo(Villain):
    """Fight: rescue a Bystander for each of your [Avengers] Heroes."""

    group, copies, source = MASTERS_OF_EVIL, 2, SOURCED
    attack, vp = 6, 4

    async def fight(self, you: Seat) -> None:
        await you.rescues(len(you.heroes_with(AVENGERS)))


class Melter(Villain):
    """Fight: each player reveals the top card of their deck. For each of these cards you choose: KO it, or leave it."""

    group, copies, source = MASTERS_OF_EVIL, 2, SOURCED
    attack, vp = 5, 3

    async def fight(self, you: Seat) -> None:
        tops = [(player, await player.reveals_top()) for player in you.everyone]
        for player, card in tops:
            if card is not None:
                whose = f"of {player.name}"
                options = [Option("KO", card, whose), Option("leave", card, whose)]
                if (await you.asks("KO this card, or leave it on its deck?", options)).verb == "KO":
                    await player.kos(card)


class Ultron(Villain):
    """Escape: each player reveals a [Tech] Hero or gains a Wound.
    At the end: 1 Victory Point more for each [Tech] Hero among all your cards."""

    group, copies, source = MASTERS_OF_EVIL, 2, SOURCED
    attack, vp, starred_vp = 6, 2, "+"

    async def escape(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(TECH):
                await player.gains_wound()

    def victory_points(self, owner: Seat) -> int:
        return 2 + sum(owner.table.has_trait(card, TECH) for card in owner.all_cards())


class Whirlwind(Villain):
    """Fight: if you fought him on the Rooftops or the Bridge, KO two of your Heroes."""

    group, copies, source, clause = MASTERS_OF_EVIL, 2, RULEBOOK, "L1-194"
    attack, vp = 4, 2

    async def fight(self, you: Seat) -> None:
        if you.fought_in("Rooftops", "Bridge"):
            for _ in range(2):
                await you.kos_one()
