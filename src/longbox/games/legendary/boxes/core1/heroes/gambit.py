"""Gambit: an X-Man who always knows the next card."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    INSTINCT,
    RANGED,
    RARE,
    RULEBOOK,
    SOURCED,
    UNCOMMON,
    X_MEN,
    Hero,
    HeroUnit,
    Option,
    Seat,
)

GAMBIT = HeroUnit("Gambit", X_MEN)


class StackTheDeck(Hero):
    """Draw two cards. Then put a card from your hand on top of your deck."""

    unit, rarity, copies, source = GAMBIT, COMMON, 5, SOURCED
    hero_class, cost = COVERT, 2

    async def played(self, you: Seat) -> None:
        await you.draws(2)
        card = await you.picks_own("put back", ["hand"], "Choose a card to put on top of your deck.")
        if card is not None:
            await you.puts_on_deck(card)


class CardShark(Hero):
    """Reveal the top card of your deck. If it is an [X-Men] Hero, draw it; otherwise it stays there."""

    unit, rarity, copies, source, clause = GAMBIT, COMMON, 5, RULEBOOK, "L1-211"
    hero_class, cost, attack = RANGED, 4, 2

    async def played(self, you: Seat) -> None:
        card = await you.reveals_top()
        if card is not None and you.table.has_trait(card, X_MEN):
            await you.draws_card(card)


class HypnoticCharm(Hero):
    """Reveal the top card of your deck, and discard it or leave it there. [Instinct]: do the same with the deck of
    each other player; the choice is yours."""

    unit, rarity, copies, source = GAMBIT, UNCOMMON, 3, SOURCED
    hero_class, cost, recruit = INSTINCT, 3, 2
    power = (INSTINCT,)

    async def played(self, you: Seat) -> None:
        await self._charms(you, you)

    async def superpower(self, you: Seat) -> None:
        for player in you.others:
            await self._charms(you, player)

    async def _charms(self, you: Seat, player: Seat) -> None:
        card = await player.reveals_top()
        if card is None:
            return
        choice = [Option("discard", card), Option("leave", card, "on the deck")]
        if (await you.asks(f"Choose what becomes of the top card of {player.name}.", choice)).verb == "discard":
            await player.discards(card)


class HighStakesJackpot(Hero):
    """Reveal the top card of your deck, where it stays: + Attack equal to its cost."""

    unit, rarity, copies, source = GAMBIT, RARE, 1, SOURCED
    hero_class, cost, attack, attack_plus = INSTINCT, 7, 4, True

    async def played(self, you: Seat) -> None:
        card = await you.reveals_top()
        if card is not None:
            await you.gets_attack(card.cost or 0)
