"""The Skrulls: any Hero in the HQ could be one of them."""

from longbox.games.legendary.words import RULEBOOK, SOURCED, Group, Seat, Table, Villain

SKRULLS = Group("Skrulls")


class PaibokThePowerSkrull(Villain):
    """Fight: choose a different Hero in the HQ for each player. When all are chosen, each player gains theirs."""

    group, copies, source = SKRULLS, 1, SOURCED
    attack, vp = 8, 3

    async def fight(self, you: Seat) -> None:
        left = you.table.hq_heroes()
        gifts = []
        for player in you.everyone:
            hero = await you.picks_from_hq("give", left, f"Choose the Hero that {player.name} gains.")
            if hero is not None:
                left.remove(hero)
                gifts.append((player, hero))
        await you.gives_from_hq(gifts)


class SkrullQueenVeranke(Villain):
    """Ambush: she captures the Hero in the HQ that costs most; if several do, you choose.
    Attack: the cost of the Hero beneath her. Fight: gain that Hero."""

    group, copies, source, clause = SKRULLS, 1, RULEBOOK, "L1-197"
    attack, vp, starred_attack = None, 4, True

    def attack_now(self, table: Table) -> int:
        return sum(hero.cost or 0 for hero in table.held_heroes(self))

    async def ambush(self, you: Seat) -> None:
        costliest = you.table.costliest_hq_heroes()
        hero = await you.picks_from_hq("capture", costliest, "Choose which of the costliest Heroes goes beneath her.")
        if hero is not None:
            await you.captures_hero(self, hero)

    async def fight(self, you: Seat) -> None:
        await you.gains_held_heroes(self)


class SkrullShapeshifters(Villain):
    """Ambush: they capture the Hero in the rightmost space of the HQ.
    Attack: the cost of the Hero beneath them. Fight: gain that Hero."""

    group, copies, source = SKRULLS, 3, SOURCED
    attack, vp, starred_attack = None, 2, True

    def attack_now(self, table: Table) -> int:
        return sum(hero.cost or 0 for hero in table.held_heroes(self))

    async def ambush(self, you: Seat) -> None:
        hero = you.table.hq[-1]
        if hero is not None:
            await you.captures_hero(self, hero)

    async def fight(self, you: Seat) -> None:
        await you.gains_held_heroes(self)


class SuperSkrull(Villain):
    """Fight: each player KOs one of their Heroes."""

    title = "Super-Skrull"
    group, copies, source = SKRULLS, 3, SOURCED
    attack, vp = 4, 2

    async def fight(self, you: Seat) -> None:
        for player in you.everyone:
            await player.kos_one()
