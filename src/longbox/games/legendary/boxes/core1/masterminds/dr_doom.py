"""Dr. Doom and his Tactics."""

from longbox.games.legendary.words import RANGED, SOURCED, TECH, Mastermind, Option, Seat, Tactic


class DrDoom(Mastermind):
    """Always leads the Doombot Legion. Master Strike: each player with exactly six cards in hand reveals a [Tech]
    Hero or puts two cards of their choice from hand on top of their deck, in the order they like."""

    title = "Dr. Doom"
    attack, vp, always_leads = 9, 5, "Doombot Legion"
    source = SOURCED

    async def strike(self, you: Seat) -> None:
        for player in you.everyone:
            if len(player.hand) == 6 and not await player.shows(TECH):
                for prompt in ("Choose the first card to put on your deck.", "Choose the card to put on top of it."):
                    card = await player.picks_own("put back", ["hand"], prompt)
                    assert card is not None
                    await player.puts_on_deck(card)


class DarkTechnology(Tactic):
    """Fight: you may recruit a [Tech] or [Ranged] Hero from the HQ for free."""

    mastermind, vp, source = DrDoom, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        table = you.table
        fitting = [card for card in table.hq_heroes() if table.has_trait(card, TECH) or table.has_trait(card, RANGED)]
        await you.recruits_free(fitting, optional=True)


class MonarchsDecree(Tactic):
    """Fight: choose one for all the others: each other player draws a card, or each other player discards a card."""

    title = "Monarch's Decree"
    mastermind, vp, source = DrDoom, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        if not you.others:
            return
        options = (Option("each other player draws a card"), Option("each other player discards a card"))
        chosen = await you.asks("What do you decree?", options)
        for player in you.others:
            if chosen is options[0]:
                await player.draws()
            else:
                await player.discards_one()


class SecretsOfTimeTravel(Tactic):
    """Fight: take another turn after this one."""

    mastermind, vp, source = DrDoom, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        you.table.extra_turns += 1


class TreasuresOfLatveria(Tactic):
    """Fight: draw three extra cards when you draw your new hand at the end of this turn."""

    mastermind, vp, source = DrDoom, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        you.table.next_hand_extra += 3
