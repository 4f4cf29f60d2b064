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
    FateEffect,
    Gauge,
    Hero,
    Location,
    Seat,
    Stone,
    Table,
    Villain,
    is_ally,
    is_any,
    locations_with_stones,
    settles_stones,
)

STONES = 6


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
        return Gauge((collected + 0.5 * on_the_way + 0.2 * found) / STONES, tuple(parts))

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


class EbonyMaw(Ally):
    """Is not discarded when you use him to vanquish an opponent's Ally that carries an Infinity Stone."""

    villain, source, clause = Thanos, RULEBOOK, "MV-211"
    cost, strength = 3, 4

    def stays_after_vanquish(self, you: Seat, target: Card) -> bool:
        return target.is_ally and you.table.carries_stone(target)


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


# -- his Fate deck ---------------------------------------------------------------------------------------------------


class AdamWarlock(Hero):
    """While he is in Thanos' Domain, Thanos cannot win."""

    villain, source, clause = Thanos, RULEBOOK, "MV-203"
    strength = 6

    def forbids_winning(self, you: Seat) -> bool:
        return isinstance(you.villain, Thanos) and you.has_in_domain(self)


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
        return bool(you.vanquish_targets())

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
