"""Magneto and his Tactics."""

from longbox.games.legendary.words import RULEBOOK, SOURCED, X_MEN, Card, Mastermind, Seat, Tactic


class Magneto(Mastermind):
    """Always leads the Brotherhood. Master Strike: each player reveals an [X-Men] Hero or discards cards of their
    choice until four are left in hand."""

    attack, vp, always_leads = 8, 5, "Brotherhood"
    source, clause = RULEBOOK, "L1-191"

    async def strike(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(X_MEN):
                await player.discards_down_to(4)


class BitterCaptor(Tactic):
    """Fight: recruit an [X-Men] Hero from the HQ for free."""

    mastermind, vp, source, clause = Magneto, 5, RULEBOOK, "L1-192"

    async def fight(self, you: Seat) -> None:
        table = you.table
        await you.recruits_free([card for card in table.hq_heroes() if table.has_trait(card, X_MEN)])


class CrushingShockwave(Tactic):
    """Fight: each other player reveals an [X-Men] Hero or gains two Wounds."""

    mastermind, vp, source = Magneto, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        for player in you.others:
            if not await player.shows(X_MEN):
                for _ in range(2):
                    await player.gains_wound()


class ElectromagneticBubble(Tactic):
    """Fight: choose one of your [X-Men] Heroes. At the end of this turn it joins your new hand as an extra card."""

    mastermind, vp, source = Magneto, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        def fits(card: Card) -> bool:
            return you.table.has_trait(card, X_MEN)

        hero = await you.picks_own("keep", ["hand", "played"], "Choose a Hero to keep for your new hand.", fits)
        if hero is not None:
            await you.keeps_for_new_hand(hero)


class XaviersNemesis(Tactic):
    """Fight: rescue a Bystander for each of your [X-Men] Heroes."""

    title = "Xavier's Nemesis"
    mastermind, vp, source = Magneto, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        await you.rescues(len(you.heroes_with(X_MEN)))
