"""HYDRA: cut off one head, and two more come out of the Villain Deck."""

from longbox.games.legendary.words import RULEBOOK, Group, Seat, Villain

HYDRA = Group("HYDRA")


class EndlessArmiesOfHydra(Villain):
    """Fight: play two cards from the Villain Deck, the second once the first is done with."""

    title = "Endless Armies of HYDRA"
    group, copies, source, clause = HYDRA, 3, RULEBOOK, "L1-184"
    attack, vp = 4, 3

    async def fight(self, you: Seat) -> None:
        await you.plays_villain_cards(2)


class HydraKidnappers(Villain):
    """Fight: you may gain a S.H.I.E.L.D. Officer."""

    title = "HYDRA Kidnappers"
    group, copies, source, clause = HYDRA, 3, RULEBOOK, "L1-183"
    attack, vp = 3, 1

    async def fight(self, you: Seat) -> None:
        if you.table.officers and await you.may("gain an Officer", "You may gain a S.H.I.E.L.D. Officer."):
            await you.gains_officer()


class SupremeHydra(Villain):
    """At the end: 3 Victory Points more for each other HYDRA Villain in the same Victory Pile."""

    title = "Supreme HYDRA"
    group, copies, source, clause = HYDRA, 1, RULEBOOK, "L1-186"
    attack, vp, starred_vp = 6, 3, "*"

    def victory_points(self, owner: Seat) -> int:
        others = [villain for villain in owner.victory_of_group("HYDRA") if villain is not self]
        return 3 + 3 * len(others)


class Viper(Villain):
    """Fight: each player without a HYDRA Villain in their Victory Pile gains a Wound. Escape: the same.
    Viper counts too once she lies in a Victory Pile, unless the game is set up with the printed wording."""

    group, copies, source, clause = HYDRA, 1, RULEBOOK, "L1-185"
    attack, vp = 5, 3

    async def fight(self, you: Seat) -> None:
        for player in you.everyone:
            hydra = player.victory_of_group("HYDRA")
            if "printed_viper" in you.table.variants and self in hydra:
                hydra.remove(self)
            if not hydra:
                await player.gains_wound()

    escape = fight
