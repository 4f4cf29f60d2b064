"""The common Fate deck: Heroes and Global Events that meet every villain."""

from longbox.games.villainous.words import (
    RULEBOOK,
    SINGLE,
    SOURCED,
    Card,
    Event,
    Hero,
    Seat,
    is_ally,
    is_item,
)


class IronMan(Hero):
    """While he is in your Domain, every activate action costs you 1 Power more."""

    source, clause = RULEBOOK, "MV-287"
    strength = 3

    def activation_cost_change(self, you: Seat, card: Card) -> int:
        return 1 if you.has_in_domain(self) else 0


class BlackWidow(Hero):
    """When played: you may defeat one Ally at her location."""

    source = SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        here = [card for card in you.table.at[you.table.holder[self]] if card.is_ally]
        await you.defeats_one(here, "You may defeat an Ally at Black Widow's location.", optional=True)


class NickFury(Hero):
    """When played: the targeted player loses half of the own Power, rounded up."""

    source = SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        await target.loses_power((target.power + 1) // 2)


class Hulk(Hero):
    """Nothing can be attached to him. When he would be defeated, put a +1 Strength token on him instead and relocate
    him to another player's Domain."""

    source = SOURCED
    strength = 5
    bars_attaching = True

    async def instead_of_defeat(self, you: Seat, character: Card) -> bool:
        if character is not self:
            return False
        table = you.table
        here = table.domain_of(self)
        spots = [location for location in table.locations if table.owner_of(location) is not here]
        await you.puts_tokens(self)
        await you.relocates_one_of([self], spots, "Where does Hulk go?")
        return True


class Falcon(Hero):
    """When played: you may relocate a Hero of Strength 3 or less from any Domain to his location."""

    source = SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        table = you.table
        weak = [hero for hero in table.heroes if hero is not self and table.strength_of(hero) <= 3]
        prompt = "You may relocate a Hero of Strength 3 or less to Falcon's location."
        await you.relocates_one_of(weak, [table.holder[self]], prompt, optional=True)


class Hawkeye(Hero):
    """When played: you may defeat one of the targeted player's Allies that are at Events."""

    source = SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        away = [ally for ally in target.allies if you.table.holder[ally].kind == "event"]
        await you.defeats_one(away, "You may defeat an Ally at an Event.", optional=True)


class SheHulk(Hero):
    """While she is in your Domain, you can neither play nor relocate cards to Events."""

    title, source = "She-Hulk", SOURCED
    strength = 4

    def forbids_playing_to(self, you: Seat, card: Card, spot: Card) -> bool:
        return spot.kind == "event" and you.has_in_domain(self)

    def forbids_relocating(self, you: Seat, card: Card, spot: Card) -> bool:
        return spot.kind == "event" and you.has_in_domain(self)


class Vision(Hero):
    """While he is in your Domain, you gain 1 Power less each time you gain Power."""

    source, clause = SOURCED, "MV-270"
    strength = 4

    def power_gain_change(self, you: Seat) -> int:
        return -1 if you.has_in_domain(self) else 0


class Thor(Hero):
    """Protector: he must be defeated before any other Hero at his location."""

    source, clause = SOURCED, "MV-288"
    strength = 5
    gives_protector = True


class CaptainMarvel(Hero):
    """When played: relocate every Ally in the targeted player's Domain, whoever controls it, to her location."""

    source = SOURCED
    strength = 6

    async def played(self, you: Seat, target: Seat) -> None:
        allies = [card for card in target.domain_characters if is_ally(card)]
        await you.relocates_all(allies, you.table.holder[self])


class CaptainAmerica(Hero):
    """When played: put a +1 Strength token on him and on each other Hero in the targeted player's Domain."""

    source = SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        for hero in target.domain_heroes:
            await you.puts_tokens(hero)


class ProtectedVibranium(Event):
    """Every player pays 1 Power more to play an Item. Reward: you may find an Item in your discard pile or deck and put
    it into your hand."""

    source = SINGLE
    strength = 8

    def cost_change(self, you: Seat, card: Card) -> int:
        return 1 if is_item(card) else 0

    async def reward(self, you: Seat) -> None:
        item = await you.finds(is_item, optional=True)
        if item is not None:
            await you.puts_into_hand(item)


class LockdownAtTheRaft(Event):
    """Every player pays 1 Power more to play an Ally. Reward: you may find an Ally in your discard pile or deck and put
    it into your hand."""

    title, source = "Lockdown at the Raft", SINGLE
    strength = 8

    def cost_change(self, you: Seat, card: Card) -> int:
        return 1 if is_ally(card) else 0

    async def reward(self, you: Seat) -> None:
        ally = await you.finds(is_ally, optional=True)
        if ally is not None:
            await you.puts_into_hand(ally)


class HelicarrierAlert(Event):
    """At the end of their turns players draw up to only 3 cards. Reward: draw 3 cards."""

    source = SINGLE
    strength = 6

    def hand_size_change(self, you: Seat) -> int:
        return -1

    async def reward(self, you: Seat) -> None:
        await you.draws(3)


class AvengersAssemble(Event):
    """When it comes into play, the player whose turn it is draws a Fate card and plays it on themselves; so does every
    player at the start of the turn. Reward: defeat every Hero in your Domain."""

    title, source = "Avengers Assemble!", SINGLE
    strength = 10

    async def played(self, you: Seat) -> None:
        await you.table.you.draws_fate_on_self()

    async def turn_starts(self, you: Seat) -> None:
        await you.draws_fate_on_self()

    async def reward(self, you: Seat) -> None:
        await you.defeats_all(you.domain_heroes)
