"""The common Fate deck: Heroes and Global Events that meet every villain."""

from longbox.games.villainous.words import (
    RULEBOOK,
    SINGLE,
    SOURCED,
    Card,
    Event,
    Hero,
    Seat,
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
