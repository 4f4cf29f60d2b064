"""Spider-Man: cheap cards that draw each other."""

from longbox.games.legendary.words import (
    COMMON,
    COVERT,
    INSTINCT,
    RARE,
    RULEBOOK,
    SOURCED,
    SPIDER_FRIENDS,
    STRENGTH,
    TECH,
    UNCOMMON,
    Card,
    Hero,
    HeroUnit,
    Seat,
)

SPIDER_MAN = HeroUnit("Spider-Man", SPIDER_FRIENDS)


def is_cheap(card: Card) -> bool:
    """Whether a card costs 2 or less, as cards without a cost do."""
    return (card.cost or 0) <= 2


async def draws_top_if_cheap(you: Seat) -> None:
    top = await you.reveals_top()
    if top is not None and is_cheap(top):
        await you.draws_card(top)


class AstonishingStrength(Hero):
    """Reveal the top card of your deck. If it costs 2 or less, draw it."""

    unit, rarity, copies, source, clause = SPIDER_MAN, COMMON, 5, RULEBOOK, "L1-206"
    hero_class, cost, recruit = STRENGTH, 2, 1

    async def played(self, you: Seat) -> None:
        await draws_top_if_cheap(you)


class GreatResponsibility(Hero):
    """Reveal the top card of your deck. If it costs 2 or less, draw it."""

    unit, rarity, copies, source, clause = SPIDER_MAN, COMMON, 5, RULEBOOK, "L1-206"
    hero_class, cost, attack = INSTINCT, 2, 1

    async def played(self, you: Seat) -> None:
        await draws_top_if_cheap(you)


class WebShooters(Hero):
    """Rescue a Bystander. Then reveal the top card of your deck. If it costs 2 or less, draw it."""

    title = "Web-Shooters"
    unit, rarity, copies, source, clause = SPIDER_MAN, UNCOMMON, 3, RULEBOOK, "L1-207"
    hero_class, cost = TECH, 2

    async def played(self, you: Seat) -> None:
        await you.rescues()
        await draws_top_if_cheap(you)


class TheAmazingSpiderMan(Hero):
    """Reveal the top three cards of your deck. Put those that cost 2 or less into your hand, and the others back on the
    deck in an order of your choice. They do not count as drawn."""

    title = "The Amazing Spider-Man"
    unit, rarity, copies, source = SPIDER_MAN, RARE, 1, SOURCED
    hero_class, cost = COVERT, 2

    async def played(self, you: Seat) -> None:
        cards = await you.reveals_top_cards(3)
        for card in filter(is_cheap, cards):
            await you.puts_into_hand(card)
        await you.puts_back([card for card in cards if not is_cheap(card)])
