"""Thanos: collects the six Infinity Stones, whoever has found them."""

from longbox.games.villainous.words import (
    ACTIVATE,
    DISCARD,
    FATE,
    GAIN_1,
    GAIN_2,
    GAIN_3,
    PLAY,
    RELOCATE,
    RULEBOOK,
    SOURCED,
    VANQUISH,
    Ally,
    Card,
    Effect,
    Event,
    FateEffect,
    Gauge,
    Hero,
    Icon,
    Item,
    Location,
    Seat,
    Sequence,
    Stone,
    Table,
    Villain,
    is_ally,
    is_any,
    is_effect,
    locations_with_stones,
    settles_stones,
)

STONES = 6
PAY_FOR, DISCARD_FOR = "pay 1 Power for", "discard a card for"


class Sanctuary(Location):
    title = "Sanctuary II"
    top, bottom = (GAIN_2, ACTIVATE), (PLAY, DISCARD)


class Titan(Location):
    top, bottom = (PLAY, FATE), (GAIN_1, RELOCATE)


class TheInfinityWell(Location):
    title = "The Infinity Well"
    top, bottom = (PLAY, DISCARD), (PLAY, GAIN_3)


class Knowhere(Location):
    top, bottom = (RELOCATE,), (FATE, PLAY, VANQUISH)


class Thanos(Villain):
    """You win while all six Infinity Stones are in your Domain.

    You may relocate your Allies to any location in another Domain where a Stone is, and vanquish the Ally that carries
    it. Your Allies take up Stones that lie where they are; a Stone that one of them brings home is yours."""

    source, clause = RULEBOOK, "MV-194"
    locations = (Sanctuary, Titan, TheInfinityWell, Knowhere)
    collects_stones = True

    def sets_up(self, you: Seat) -> None:
        for face in (MindStone, PowerStone, RealityStone, SoulStone, SpaceStone, TimeStone):
            you.table.unclaimed_stones += you.table.prints_for(None, face)

    def has_won(self, you: Seat) -> bool:
        return len(you.specialties) >= STONES and _collected(you) == STONES

    def gauge(self, you: Seat) -> Gauge:
        table = you.table
        collected = _collected(you)
        on_the_way = sum(_carrier_of(you, stone) is not None for stone in table.claimed_stones)
        found = len(table.claimed_stones) - collected - on_the_way
        parts = [f"{collected} of {STONES} Stones collected"]
        if on_the_way:
            parts.append(f"{on_the_way} carried by his Allies elsewhere")
        if found:
            parts.append(f"{found} in other hands")
        if any(card.forbids_winning(you) for card in table.registered.get("forbids_winning", ())):
            parts.append("Adam Warlock stands in his Domain")
            return Gauge(0.9 * _value(collected, on_the_way, found), tuple(parts))
        return Gauge(_value(collected, on_the_way, found), tuple(parts))

    def more_destinations(self, you: Seat, ally: Card) -> list[Card]:
        table = you.table
        if not table.claimed_stones:
            return []
        origin = table.holder[ally]
        home = table.owners[origin.uid]
        carries = table.carries_stone(ally)
        return [
            spot
            for spot in locations_with_stones(table)
            if table.owners[spot.uid] != you.index
            and spot is not origin
            and (not carries or table.owners[spot.uid] == home)
        ]

    def more_targets(self, you: Seat) -> list[Card]:
        table = you.table
        found: list[Card] = []
        for stone in table.claimed_stones:
            bearer = table.holder.get(stone)
            if bearer is None or not bearer.is_ally or you.controls(bearer) or bearer in found:
                continue
            if you.has_ally_at(table.holder[bearer]):
                found.append(bearer)
        return found

    async def settles(self, table: Table) -> bool:
        if not table.claimed_stones:
            return False
        owner = table.owner_of(self)
        assert owner is not None
        return await settles_stones(owner)


def _value(collected: int, on_the_way: int, found: int) -> float:
    return (collected + 0.5 * on_the_way + 0.2 * found) / STONES


def _collected(you: Seat) -> int:
    return sum(card.is_stone for card in you.specialties)


def _carrier_of(you: Seat, stone: Card) -> Card | None:
    """The Ally of this seat that carries a Stone."""
    bearer = you.table.holder.get(stone)
    return bearer if bearer is not None and bearer.is_ally and you.controls(bearer) else None


# -- his deck --------------------------------------------------------------------------------------------------------


class TheLegionsOfThanos(Ally):
    """No ability."""

    title, villain, copies, source = "The Legions of Thanos", Thanos, 5, SOURCED
    cost, strength = 1, 2


class BlackDwarf(Ally):
    """Can be neither played nor relocated to an Event."""

    villain, source = Thanos, SOURCED
    cost, strength = 3, 6

    def may_lie_at(self, table: Table, spot: Card) -> bool:
        return spot.kind != "event"


class BlackSwan(Ally):
    """While an Infinity Stone is at her location, attached or not, she gains Strength equal to that of the strongest
    Ally there that you do not control."""

    villain, source = Thanos, SOURCED
    cost, strength = 2, 1

    def own_strength(self, table: Table) -> int:
        spot = table.holder.get(self)
        if spot is None or not table.stones_at(spot):
            return 0
        owner = table.owner_of(self)
        others = [card for card in table.at[spot] if card.is_ally and table.owner_of(card) is not owner]
        return max(map(table.strength_of, others), default=0)


class CorvusGlaive(Ally):
    """When he is relocated into another player's Domain, you may also relocate one of your Legions of Thanos, from
    wherever it is in play, to the same location."""

    villain, source = Thanos, SOURCED
    cost, strength = 3, 4

    async def relocated(self, you: Seat, origin: Card, spot: Card) -> None:
        domain = you.table.domain_of(spot)
        if domain is not None and domain is not you and domain is not you.table.domain_of(origin):
            legions = [ally for ally in you.allies if isinstance(ally, TheLegionsOfThanos)]
            await you.relocates_several(1, legions, to=spot)


class EbonyMaw(Ally):
    """Is not discarded when you use him to vanquish an opponent's Ally that carries an Infinity Stone."""

    villain, source, clause = Thanos, RULEBOOK, "MV-211"
    cost, strength = 3, 4

    def stays_after_vanquish(self, you: Seat, target: Card) -> bool:
        return target.is_ally and you.table.carries_stone(target)


class ProximaMidnight(Ally):
    """When you play her, defeat another character of Strength 3 or less at her location; your own Allies are no
    exception. Unless something forces her into play, she can only be played to where there is such a character."""

    villain, source = Thanos, SOURCED
    cost, strength = 2, 3

    def may_be_played_to(self, you: Seat, spot: Card) -> bool:
        return any(map(you.table.may_be_defeated, self._weak(you.table, spot)))

    def _weak(self, table: Table, spot: Card) -> list[Card]:
        return [card for card in table.characters_at(spot) if card is not self and table.strength_of(card) <= 3]

    async def played(self, you: Seat) -> None:
        weak = self._weak(you.table, you.table.holder[self])
        await you.defeats_one(weak, "Choose the character of Strength 3 or less to defeat.")


class ConsultTheWell(Effect):
    """Choose another player, who receives a random unclaimed Infinity Stone. Then you may relocate one of your Allies
    to the location of that Stone. Cannot be played when no Stone is unclaimed."""

    title, villain, copies, source, clause = "Consult the Well", Thanos, 4, RULEBOOK, "MV-210"
    cost = 2

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.table.unclaimed_stones)

    async def played(self, you: Seat) -> None:
        table = you.table
        receiver = await you.picks_player("give a Stone to", you.others, "Who receives a Stone?")
        stone = await receiver.receives_stone()
        spot = table.spot_of(stone)
        if spot is not None:
            await you.relocates_several(1, to=spot)


class ASmallPriceToPay(Effect):
    """Gain 1 Power, and 1 more for each other player who controls at least one Infinity Stone."""

    title, villain, copies, source = "A Small Price to Pay...", Thanos, 3, SOURCED
    cost = 0

    async def played(self, you: Seat) -> None:
        await you.gains_power(1 + sum(bool(seat.stones) for seat in you.others))


class TasteOfCosmicPower(Effect):
    """Put a +1 Strength token on one of your Allies. Then that Ally alone may at once vanquish a character at its
    location, in any Domain, whose Strength is not above its own. The Ally is not discarded for this."""

    title, villain, copies, source = "Taste of Cosmic Power", Thanos, 3, SOURCED
    cost = 2

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.allies)

    async def played(self, you: Seat) -> None:
        ally = await you.picks("strengthen", you.allies, "Choose the Ally that gets a +1 Strength token.")
        await you.puts_tokens(ally)
        if ally not in you.table.holder:
            return
        targets = you.vanquish_targets_with([ally])
        target = await you.picks("vanquish", targets, f"{ally.title} may vanquish a character.", optional=True)
        if target is not None:
            await you.vanquishes(target, [ally], spares=True)


class DeliverJudgment(Effect):
    """Choose a location in any Domain where an Infinity Stone is. You may relocate up to two of your Allies to it. Then
    put a +1 Strength token on each of your Allies there."""

    villain, copies, source = Thanos, 2, SOURCED
    cost = 3

    def may_be_played(self, you: Seat) -> bool:
        return bool(locations_with_stones(you.table))

    async def played(self, you: Seat) -> None:
        spots = locations_with_stones(you.table)
        spot = await you.picks_spot("deliver judgment", None, spots, "Choose a location where a Stone is.")
        await you.relocates_several(2, to=spot)
        for ally in you.allies_at(spot):
            await you.puts_tokens(ally)


class TheMadTitan(Effect):
    """Choose a character that you do not control at a location, in any Domain or at an Event, where you have an Ally.
    Pay Power equal to its Strength and defeat it; this is no vanquish action, and no Ally is used."""

    title, villain, copies, source = "The Mad Titan", Thanos, 2, SOURCED
    cost, marks = 0, {"cost": "X"}

    def may_be_played(self, you: Seat) -> bool:
        return bool(self._victims(you, you.power - you.cost_of(self)))

    def least_cost(self, you: Seat) -> int:
        strengths = map(you.table.strength_of, self._victims(you, you.power))
        return you.cost_of(self) + min(strengths, default=0)

    def _victims(self, you: Seat, power: int) -> list[Card]:
        table = you.table
        spots = dict.fromkeys(table.holder[ally] for ally in you.allies)
        return [
            card
            for spot in spots
            for card in you.opposing_at(spot)
            if table.may_be_defeated(card) and table.strength_of(card) <= power
        ]

    async def played(self, you: Seat) -> None:
        victim = await you.picks("defeat", self._victims(you, you.power), "Choose whom to defeat for its Strength.")
        if victim is not None:
            await you.pays(you.table.strength_of(victim))
            await you.defeats(victim)


class WarpReality(Effect):
    """Put an Effect from your discard pile into your hand."""

    villain, copies, source = Thanos, 2, SOURCED
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return you.may_use_discard() and any(map(is_effect, you.discard))

    async def played(self, you: Seat) -> None:
        effects = [card for card in you.discard if is_effect(card)]
        effect = await you.picks("take back", effects, "Choose the Effect that comes back into your hand.")
        await you.takes_back(effect)


class DeathsFavor(Item):
    """While your mover is here, you have one more action in each turn: activate or vanquish, as you like. No other
    Death's Favor may be at the same location."""

    title, villain, copies, source = "Death's Favor", Thanos, 3, SOURCED
    cost = 2

    def may_lie_at(self, table: Table, spot: Card) -> bool:
        return not any(isinstance(card, DeathsFavor) and card is not self for card in table.at[spot])

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (ACTIVATE, VANQUISH) if _is_used_here(self, you) else ()


class SpaceThrone(Item):
    """While your mover is here, you have one more relocate action in each turn."""

    villain, source = Thanos, SOURCED
    cost = 2

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (RELOCATE,) if _is_used_here(self, you) else ()


def _is_used_here(item: Card, you: Seat) -> bool:
    """Whether the seat, which must be the owner of the Item, has moved to where it is."""
    return you.mover is not None and you.table.holder[item] is you.mover and you.controls(item)


# -- his Fate deck ---------------------------------------------------------------------------------------------------


class AdamWarlock(Hero):
    """While he is in Thanos' Domain, Thanos cannot win."""

    villain, source, clause = Thanos, RULEBOOK, "MV-203"
    strength = 6

    def forbids_winning(self, you: Seat) -> bool:
        return isinstance(you.villain, Thanos) and you.has_in_domain(self)


class DraxTheDestroyer(Hero):
    """A vanquish action defeats him only if at least two Allies are used."""

    title, villain, source = "Drax the Destroyer", Thanos, SOURCED
    strength = 5

    def may_be_vanquished_with(self, allies: Sequence[Card]) -> bool:
        return len(allies) >= 2


class Gamora(Hero):
    """When played: defeat another character at her location. If it was an Ally of Thanos, Gamora gets two +1 Strength
    tokens."""

    villain, source = Thanos, SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        table = you.table
        here = table.characters_at(table.holder[self])
        victim = await you.defeats_one(here, "Choose the character that Gamora defeats.", besides=self)
        if victim is None or victim in table.holder or self not in table.holder:
            return
        if victim.is_ally and table.owner_of(victim) is table.seat_of(Thanos):
            await you.puts_tokens(self, 2)


class Nebula(Hero):
    """When played: the targeted player loses 1 Power for each Infinity Stone that they control, as far as they have it.
    Nebula gets as many +1 Strength tokens."""

    villain, source = Thanos, SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        stones = len(target.stones)
        if stones:
            await you.puts_tokens(self, await target.loses_power(stones))


class AStoneIsFound(FateEffect):
    """A Villain other than Thanos receives a random unclaimed Infinity Stone and may activate it once, at once and for
    free."""

    title, villain, copies, source, clause = "A Stone Is Found", Thanos, 3, RULEBOOK, "MV-206"

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return bool(you.table.unclaimed_stones) and not isinstance(target.villain, Thanos)

    async def played(self, you: Seat, target: Seat) -> None:
        stone = await target.receives_stone()
        if stone is None or not target.controls(stone) or not stone.may_be_activated(target, target.power):
            return
        if await target.may(f"activate the {stone.title}", f"You may activate the {stone.title} for free."):
            await target.activates_free(stone)


class WhatDidItCost(FateEffect):
    """A player who controls Infinity Stones discards one card from hand for each of them, of their own choice."""

    title, villain, copies, source = "What Did It Cost?", Thanos, 3, SOURCED

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return bool(target.hand) and bool(target.stones)

    async def played(self, you: Seat, target: Seat) -> None:
        stones = len(target.stones)
        await target.discards_several(stones, stones)


class SacrificesMustBeMade(Event):
    """Before Thanos moves, he settles for each of his Allies in play, one by one: he pays 1 Power, discards a card from
    hand or removes that Ally. Reward: remove one Ally of each other player."""

    villain, source, clause = Thanos, RULEBOOK, "MV-204"
    strength = 7
    before_moving_is = "compulsory"
    use_verb = "settle"

    def may_be_used(self, you: Seat) -> bool:
        return self.names(you) and bool(you.allies)

    async def before_moving(self, you: Seat) -> None:
        unsettled = you.allies
        while unsettled:
            ways = [PAY_FOR] if you.power else []
            ways += [DISCARD_FOR] if you.hand else []
            way, ally = await you.picks_way([*ways, "remove"], unsettled, "Settle for one of your Allies.")
            unsettled.remove(ally)
            if way == PAY_FOR:
                await you.pays(1)
            elif way == DISCARD_FOR:
                await you.discards_one()
            else:
                await you.removes(ally)
            unsettled = [ally for ally in unsettled if ally in you.table.holder]

    async def reward(self, you: Seat) -> None:
        for seat in you.others:
            await you.removes_one(seat.allies, f"Choose the Ally of {seat.villain.title} to remove.")


# -- the Stones ------------------------------------------------------------------------------------------------------


class MindStone(Stone):
    """Activate: find any card in your deck and put it into your hand."""

    villain, source, clause = Thanos, RULEBOOK, "MV-212"

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(you.deck)

    async def activated(self, you: Seat) -> None:
        card = await you.finds(is_any, ("deck",))
        if card is not None:
            await you.puts_into_hand(card)


class PowerStone(Stone):
    """Activate: put two +1 Strength tokens on your Allies, both on one or one each on two."""

    villain, source, clause = Thanos, RULEBOOK, "MV-213"

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(you.allies)

    async def activated(self, you: Seat) -> None:
        for _ in range(2):
            ally = await you.picks("strengthen", you.allies, "Choose the Ally that gets a +1 Strength token.")
            if ally is not None:
                await you.puts_tokens(ally)


class RealityStone(Stone):
    """Activate: perform a vanquish action; the Allies that you use are not discarded."""

    villain, source, clause = Thanos, RULEBOOK, "MV-214"

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(you.vanquish_choices())

    async def activated(self, you: Seat) -> None:
        await you.performs_vanquish(spares=True)


class SoulStone(Stone):
    """Activate: play an Ally from your discard pile without paying its cost."""

    villain, source, clause = Thanos, RULEBOOK, "MV-215"

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(self._allies(you))

    def _allies(self, you: Seat) -> list[Card]:
        if not you.may_use_discard():
            return []
        return [card for card in you.discard if is_ally(card) and you.can_play_free(card)]

    async def activated(self, you: Seat) -> None:
        ally = await you.picks("play", self._allies(you), "Choose the Ally to play.")
        if ally is not None:
            await you.plays_free(ally)


class SpaceStone(Stone):
    """Activate: you may relocate any number of your Allies, each once."""

    villain, source, clause = Thanos, RULEBOOK, "MV-216"

    async def activated(self, you: Seat) -> None:
        await you.relocates_several(len(you.allies))


class TimeStone(Stone):
    """Activate: gain 1 Power and draw a card."""

    villain, source, clause = Thanos, RULEBOOK, "MV-217"

    async def activated(self, you: Seat) -> None:
        await you.gains_power(1)
        await you.draws()
