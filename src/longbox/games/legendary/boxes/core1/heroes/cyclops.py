"""Cyclops: an X-Man whose power costs cards, and whose energy comes back."""

from longbox.games.legendary.words import (
    COMMON,
    RANGED,
    RARE,
    RULEBOOK,
    SOURCED,
    STRENGTH,
    UNCOMMON,
    X_MEN,
    Hero,
    HeroUnit,
    Seat,
)

CYCLOPS = HeroUnit("Cyclops", X_MEN)


class Determination(Hero):
    """To play this card, discard another card from your hand. Without one it cannot be played."""

    unit, rarity, copies, source, clause = CYCLOPS, COMMON, 5, RULEBOOK, "L1-209"
    hero_class, cost, recruit = STRENGTH, 2, 3

    def may_be_played(self, you: Seat) -> bool:
        return any(card is not self for card in you.hand)

    async def cost_to_play(self, you: Seat) -> None:
        await you.discards_one()


class OpticBlast(Hero):
    """To play this card, discard another card from your hand. Without one it cannot be played."""

    unit, rarity, copies, source, clause = CYCLOPS, COMMON, 5, RULEBOOK, "L1-209"
    hero_class, cost, attack = RANGED, 3, 3

    def may_be_played(self, you: Seat) -> bool:
        return any(card is not self for card in you.hand)

    async def cost_to_play(self, you: Seat) -> None:
        await you.discards_one()


class UnendingEnergy(Hero):
    """In any player's turn, when a card makes you discard this card, you may return it to your hand. Discards that
    the rules themselves ask for, such as the one at the end of your turn, do not count."""

    unit, rarity, copies, source = CYCLOPS, UNCOMMON, 3, SOURCED
    hero_class, cost, attack = RANGED, 6, 4

    async def discarded(self, you: Seat) -> None:
        if await you.may("return it to your hand", "A card made you discard Unending Energy."):
            await you.takes_back(self)


class XMenUnited(Hero):
    """[X-Men]: +2 Attack for each other [X-Men] Hero that you played before this one this turn."""

    title = "X-Men United"
    unit, rarity, copies, source = CYCLOPS, RARE, 1, SOURCED
    hero_class, cost, attack, attack_plus = RANGED, 8, 6, True
    power = (X_MEN,)

    async def superpower(self, you: Seat) -> None:
        await you.gets_attack(2 * you.count_played(X_MEN))
