"""Red Skull and his Tactics."""

from longbox.games.legendary.words import RULEBOOK, SOURCED, Mastermind, Seat, Tactic


class RedSkull(Mastermind):
    """Always leads HYDRA. Master Strike: each player KOs a Hero from their hand."""

    attack, vp, always_leads = 7, 5, "HYDRA"
    source, clause = RULEBOOK, "L1-187"

    async def strike(self, you: Seat) -> None:
        for player in you.everyone:
            await player.kos_one(["hand"])


class EndlessResources(Tactic):
    """Fight: +4 Recruit."""

    mastermind, vp, source = RedSkull, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        await you.gets_recruit(4)


class HydraConspiracy(Tactic):
    """Fight: draw two cards, and another for each HYDRA Villain in your Victory Pile."""

    title = "HYDRA Conspiracy"
    mastermind, vp, source, clause = RedSkull, 5, RULEBOOK, "L1-188"

    async def fight(self, you: Seat) -> None:
        await you.draws(2)
        await you.draws(len(you.victory_of_group("HYDRA")))


class NegablastGrenades(Tactic):
    """Fight: +3 Attack."""

    mastermind, vp, source = RedSkull, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        await you.gets_attack(3)


class RuthlessDictator(Tactic):
    """Fight: look at the top three cards of your deck. KO one, discard one, and put one back."""

    mastermind, vp, source, clause = RedSkull, 5, RULEBOOK, "L1-189"

    async def fight(self, you: Seat) -> None:
        seen = await you.looks_at_top(3)
        ko = await you.picks_seen("KO", seen, "Choose which of the top cards to KO.")
        if ko is not None:
            await you.kos(ko)
            seen.remove(ko)
        out = await you.picks_seen("discard", seen, "Choose which of the top cards to discard.")
        if out is not None:
            await you.discards(out)
