"""Loki and his Tactics."""

from longbox.games.legendary.words import (
    SOURCED,
    STRENGTH,
    Mastermind,
    Seat,
    Tactic,
    is_bystander,
    is_villain,
    own_cards,
)


class Loki(Mastermind):
    """Always leads the Enemies of Asgard. Master Strike: each player reveals a [Strength] Hero or gains a Wound."""

    attack, vp, always_leads = 10, 5, "Enemies of Asgard"
    source = SOURCED

    async def strike(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(STRENGTH):
                await player.gains_wound()


class CruelRuler(Tactic):
    """Fight: defeat a Villain in the city for free; its Fight effect happens as usual."""

    mastermind, vp, source = Loki, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        villain = await you.picks_enemy("defeat", you.table.villains(), "Choose a Villain to defeat for free.")
        if villain is not None:
            await you.defeats(villain)


class ManiacalTyrant(Tactic):
    """Fight: KO up to four cards from your discard pile."""

    mastermind, vp, source = Loki, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        discarded = own_cards(you, ["discard"])
        for card in await you.picks_several("KO", discarded, "You may KO up to four discarded cards.", 0, 4):
            await you.kos(card)


class VanishingIllusions(Tactic):
    """Fight: each other player KOs a Villain of their choice from their Victory Pile."""

    mastermind, vp, source = Loki, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        for player in you.others:
            await player.kos_one(["victory"], is_villain)


class WhispersAndLies(Tactic):
    """Fight: each other player KOs two Bystanders from their Victory Pile, or the only one there."""

    mastermind, vp, source = Loki, 5, SOURCED

    async def fight(self, you: Seat) -> None:
        for player in you.others:
            for _ in range(2):
                await player.kos_one(["victory"], is_bystander)
