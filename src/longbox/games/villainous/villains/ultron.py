"""Ultron: upgrades himself, tile by tile, up to the Age of Ultron."""

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
    SINGLE,
    SOURCED,
    VANQUISH,
    Ally,
    Card,
    Effect,
    Event,
    FateEffect,
    FateItem,
    Gauge,
    Hero,
    Icon,
    Item,
    Location,
    Seat,
    Upgrade,
    Villain,
    is_ally,
    is_effect,
    is_item,
)

TILES, ALLOYS, FINAL_COST, SWITCH_COST = 4, 2, 12, 2


class ResearchLab(Location):
    top, bottom = (RELOCATE, GAIN_1), (FATE, PLAY)


class ManufacturingArray(Location):
    top, bottom = (PLAY, FATE), (GAIN_3, ACTIVATE)


class ReconfigurationBase(Location):
    top, bottom = (PLAY, GAIN_2), (DISCARD, VANQUISH)


class StarkIndustriesIndustrialComplex(Location):
    top, bottom = (DISCARD, PLAY), (PLAY, GAIN_1)


class Ultron(Villain):
    """You win when you reveal Age of Ultron. In your turn, without an action and at most once in it, you may reveal
    your next tile if you can meet its requirement; from then on it is a Specialty."""

    source, clause = RULEBOOK, "MV-259"
    locations = (ResearchLab, ManufacturingArray, ReconfigurationBase, StarkIndustriesIndustrialComplex)

    def sets_up(self, you: Seat) -> None:
        for face in (AgeOfUltron, Ultimate, Optimization, Transformation):
            you.upgrades += you.table.prints_for(you, face)

    def has_won(self, you: Seat) -> bool:
        return not you.upgrades and any(isinstance(card, AgeOfUltron) for card in you.specialties)

    def gauge(self, you: Seat) -> Gauge:
        revealed = TILES - len(you.upgrades)
        part = f"{revealed} of {TILES} tiles revealed"
        if not you.upgrades:
            return Gauge(1.0, (part,))
        tile = you.upgrades[-1]
        assert isinstance(tile, Upgrade)
        share, words = tile.progress(you)
        return Gauge((revealed + 0.8 * share) / TILES, (part, f"{words} for {tile.title}"))


# -- his tiles -------------------------------------------------------------------------------------------------------


class Transformation(Upgrade):
    """Requirement: remove two Sentries from your Domain. Once in a turn, when you play a Sentry, you may take a card
    from your discard pile into your hand."""

    villain, source, clause = Ultron, RULEBOOK, "MV-261"

    def may_be_revealed(self, you: Seat) -> bool:
        return len(_sentries(you)) >= 2

    def progress(self, you: Seat) -> tuple[float, str]:
        sentries = min(2, len(_sentries(you)))
        return sentries / 2, f"{sentries} of 2 Sentries"

    async def meets_requirement(self, you: Seat) -> None:
        for _ in range(2):
            await you.removes_one(_sentries(you), "Choose a Sentry to remove.")

    async def card_played(self, you: Seat, card: Card) -> None:
        if not you.controls(self) or self in you.table.used_cards or not isinstance(card, Sentry):
            return
        if not you.may_use_discard():
            return
        back = await you.picks("take back", you.discard, "You may take a card from your discard pile.", optional=True)
        if back is not None:
            you.table.used_cards.append(self)
            await you.takes_back(back)


class Optimization(Upgrade):
    """Requirement: remove a Duplicate Sentry with at least two Impervious Alloy attached. Once in a turn you may use a
    play-a-card action of your location as a relocate action."""

    villain, source, clause = Ultron, SINGLE, "MV-262"

    def _armored(self, you: Seat) -> list[Card]:
        return [sentry for sentry in _duplicates(you) if _alloys_on(you, sentry) >= ALLOYS]

    def may_be_revealed(self, you: Seat) -> bool:
        return bool(self._armored(you))

    def progress(self, you: Seat) -> tuple[float, str]:
        duplicates = _duplicates(you)
        if not duplicates:
            return 0.0, "no Duplicate Sentry"
        alloys = min(ALLOYS, max(_alloys_on(you, sentry) for sentry in duplicates))
        return (1 + alloys) / (1 + ALLOYS), f"a Duplicate Sentry with {alloys} of {ALLOYS} Impervious Alloy"

    async def meets_requirement(self, you: Seat) -> None:
        await you.removes_one(self._armored(you), "Choose the Duplicate Sentry to remove.")

    def converts(self, you: Seat, icon: Icon) -> Icon | None:
        return RELOCATE if icon is PLAY and you.controls(self) else None


class Ultimate(Upgrade):
    """Requirement: a Sentry at each of your four locations. In each of your turns, before moving, gain 1 Power."""

    villain, source, clause = Ultron, RULEBOOK, "MV-263"
    before_moving_is = "automatic"

    def may_be_revealed(self, you: Seat) -> bool:
        return _manned(you) == len(you.locations)

    def progress(self, you: Seat) -> tuple[float, str]:
        return _manned(you) / len(you.locations), f"Sentries at {_manned(you)} of {len(you.locations)} locations"

    def may_be_used(self, you: Seat) -> bool:
        return you.controls(self)

    async def before_moving(self, you: Seat) -> None:
        await you.gains_power(1)


class AgeOfUltron(Upgrade):
    """Requirement: pay 12 Power. When this tile is revealed, you win."""

    title, villain, source, clause = "Age of Ultron", Ultron, RULEBOOK, "MV-264"

    def may_be_revealed(self, you: Seat) -> bool:
        return you.power >= FINAL_COST

    def progress(self, you: Seat) -> tuple[float, str]:
        power = min(FINAL_COST, you.power)
        return power / FINAL_COST, f"{power} of {FINAL_COST} Power"

    async def meets_requirement(self, you: Seat) -> None:
        await you.pays(FINAL_COST)


# -- his deck --------------------------------------------------------------------------------------------------------


class Sentry(Ally):
    """A Sentry."""

    is_kind = True


def _sentries(you: Seat) -> list[Card]:
    return [ally for ally in you.domain_allies if isinstance(ally, Sentry)]


def _duplicates(you: Seat) -> list[Card]:
    return [ally for ally in you.domain_allies if isinstance(ally, DuplicateSentry)]


def _manned(you: Seat) -> int:
    """At how many locations of the Domain there is a Sentry."""
    return sum(any(isinstance(ally, Sentry) for ally in you.allies_at(spot)) for spot in you.locations)


def _alloys_on(you: Seat, sentry: Card) -> int:
    return sum(isinstance(item, ImperviousAlloy) for item in you.table.attached.get(sentry, ()))


class DuplicateSentry(Sentry):
    """No ability."""

    villain, copies, source, clause = Ultron, 4, RULEBOOK, "MV-274"
    cost, strength = 1, 2


class FlyingSentry(Sentry):
    """A Sentry. When the Event where it is is resolved, you may relocate it to a location of your Domain instead of
    discarding it."""

    villain, copies, source = Ultron, 3, SOURCED
    cost, strength = 2, 3

    async def instead_of_leaving_event(self, you: Seat, event: Card) -> bool:
        homes = [spot for spot in you.destinations(self, by_card=True) if spot in you.locations]
        prompt = "You may save Flying Sentry."
        spot = await you.picks_spot("relocate", self, homes, prompt, optional=True)
        return spot is not None and await you.relocates(self, spot)


class HeavyAttackSentry(Sentry):
    """A Sentry. Its location has one more vanquish action."""

    villain, copies, source, clause = Ultron, 3, SOURCED, "MV-273"
    cost, strength = 2, 3

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (VANQUISH,) if you.controls(self) and you.table.holder[self] is you.mover else ()


class GiantSentry(Sentry):
    """A Sentry. Instead of paying its cost you may discard two other Sentries from hand."""

    villain, source = Ultron, SOURCED
    cost, strength = 6, 6

    def _is_another(self, card: Card) -> bool:
        return isinstance(card, Sentry) and card is not self

    def alternative_cost(self, you: Seat) -> str | None:
        return "discard two other Sentries" if you.counts_hand(self._is_another) >= 2 else None

    async def pays_alternative(self, you: Seat) -> None:
        await you.discards_several(2, 2, self._is_another)


class Alkhema(Ally):
    """When played: defeat another character at her location, your own Allies included. She cannot be played where
    there is none."""

    villain, source = Ultron, SOURCED
    cost, strength = 3, 3

    def may_be_played_to(self, you: Seat, spot: Card) -> bool:
        return any(map(you.table.may_be_defeated, you.table.characters_at(spot)))

    async def played(self, you: Seat) -> None:
        here = you.table.characters_at(you.table.holder[self])
        await you.defeats_one(here, "Choose the character that Alkhema defeats.", besides=self)


class Jocasta(Ally):
    """When played: you may relocate a Hero from any Domain to a location of any Domain."""

    villain, source = Ultron, SOURCED
    cost, strength = 4, 3

    async def played(self, you: Seat) -> None:
        table = you.table
        await you.relocates_one_of(table.heroes, table.locations, "You may relocate a Hero.", optional=True)


class Reconfigure(Effect):
    """Gain 1 Power for each location of your Domain with a Sentry."""

    villain, copies, source = Ultron, 3, SOURCED
    cost = 0

    async def played(self, you: Seat) -> None:
        await you.gains_power(_manned(you))


class AssimilateKnowledge(Effect):
    """Look at the top six cards of the Fate deck and put them back on top in any order."""

    villain, copies, source = Ultron, 2, SOURCED
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.table.fate_deck or you.table.fate_discard)

    async def played(self, you: Seat) -> None:
        await you.orders_top_of_fate(6)


class EncephaloRay(Effect):
    """Put a -1 Strength token on each Hero in your Domain."""

    title, villain, copies, source = "Encephalo-Ray", Ultron, 2, SOURCED
    cost = 2

    async def played(self, you: Seat) -> None:
        for hero in you.domain_heroes:
            await you.puts_tokens(hero, -1)


class EveryContingencyCovered(Effect):
    """Choose Items or Effects. Reveal cards from your deck until you reveal one of that kind and put it into your hand;
    shuffle the others back."""

    villain, copies, source = Ultron, 2, SOURCED
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.deck or you.discard)

    async def played(self, you: Seat) -> None:
        kind = await you.picks_words("look for", ("an Item", "an Effect"), "What do you look for in your deck?")
        for card in await you.reveals_until(is_item if kind == "an Item" else is_effect):
            await you.puts_into_hand(card)


class Technoforming(Effect):
    """Put a +1 Strength token on one of your Allies. Then you may relocate that Ally to an Event."""

    villain, copies, source = Ultron, 2, SOURCED
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.allies)

    async def played(self, you: Seat) -> None:
        ally = await you.picks("strengthen", you.allies, "Choose the Ally that gets a +1 Strength token.")
        await you.puts_tokens(ally)
        events = [spot for spot in you.destinations(ally, by_card=True) if spot.kind == "event"]
        prompt = f"You may relocate {ally.title} to an Event."
        spot = await you.picks_spot("relocate", ally, events, prompt, optional=True)
        if spot is not None:
            await you.relocates(ally, spot)


class ImperviousAlloy(Item):
    """Attach to one of your Allies in your Domain: it gains 2 Strength. This card leaves play only with that Ally."""

    villain, copies, source, clause = Ultron, 4, RULEBOOK, "MV-266"
    cost, strength = 2, 2
    attaches = True
    can_be_removed = False


class AssemblyLine(Item):
    """Activate: reveal cards from your deck until you reveal an Ally and put it into your hand; shuffle the others
    back. Gain 1 Power."""

    villain, copies, source = Ultron, 2, SOURCED
    cost, activation_cost = 1, 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(you.deck or you.discard)

    async def activated(self, you: Seat) -> None:
        for ally in await you.reveals_until(is_ally):
            await you.puts_into_hand(ally)
        await you.gains_power(1)


# -- his Fate deck ---------------------------------------------------------------------------------------------------


class HankPym(Hero):
    """While he is in your Domain, your cards can use nothing in your discard pile: none can be played, found or taken
    there, or counted."""

    villain, source = Ultron, SOURCED
    strength = 2

    def forbids_using_discard(self, you: Seat) -> bool:
        return you.has_in_domain(self)


class Mockingbird(Hero):
    """When played: the targeted player loses 2 Power."""

    villain, source = Ultron, SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        await target.loses_power(2)


class ScarletWitch(Hero):
    """When played: name a type of card. The targeted player shows the whole hand and discards every card of that
    type."""

    villain, source = Ultron, SOURCED
    strength = 4

    async def played(self, you: Seat, target: Seat) -> None:
        if not target.hand:
            return
        types = ("Ally", "Item", "Effect", "Specialty")
        named = await you.picks_words("name", types, f"Which cards does {target.villain.title} discard?")
        await target.reveals_hand()
        await target.discards([card for card in target.hand if card.kind == named.lower()])


class Wasp(Hero):
    """When played: you may relocate a Hero from the targeted player's Domain to another location of any Domain."""

    villain, source = Ultron, SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        prompt = "You may relocate a Hero of that Domain."
        await you.relocates_one_of(target.domain_heroes, you.table.locations, prompt, optional=True)


class WonderMan(Hero):
    """When he is defeated, find Vision in play, in the Fate discard pile or in the Fate deck, and relocate or play him
    to the location where Wonder Man was."""

    villain, source, clause = Ultron, RULEBOOK, "MV-272"
    strength = 4

    async def defeated(self, you: Seat, spot: Card) -> None:
        vision = await you.finds_fate("Vision")
        if vision is not None:
            await you.brings_hero(vision, spot)


class MolecularRearranger(FateEffect):
    """Name an Ally or an Item in the targeted player's Domain: that player removes every copy of it from there."""

    villain, copies, source, clause = Ultron, 3, RULEBOOK, "MV-289"

    def _named(self, target: Seat) -> list[Card]:
        cards = target.domain_cards_and_attached
        return [card for card in cards if card.is_ally or (card.is_item and not card.is_stone)]

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return bool(self._named(target))

    async def played(self, you: Seat, target: Seat) -> None:
        cards = self._named(target)
        named = await you.picks_title("remove every", cards, "Name an Ally or an Item.")
        await target.removes_all([card for card in cards if card.title == named.title])


class DeactivationSwitch(FateItem):
    """Attach to a Specialty of the targeted player, which has no ability any more. In your turn you may pay 2 Power to
    remove this card."""

    villain, copies, source = Ultron, 2, SOURCED
    switches_off = True
    use_verb = "pay 2 Power to remove"

    def bearers(self, you: Seat, target: Seat) -> list[Card]:
        return target.specialties

    def may_be_used(self, you: Seat) -> bool:
        table = you.table
        bearer = table.holder[self]
        if bearer not in you.specialties or you.power < SWITCH_COST:
            return False
        return table.step == "act" or "before_moving" in bearer.answers

    async def used(self, you: Seat) -> None:
        await you.pays(SWITCH_COST)
        await you.removes(self)

    async def before_moving(self, you: Seat) -> None:
        bearer = you.table.holder[self]
        await self.used(you)
        if bearer in you.table.registered.get("before_moving", ()):
            you.table.pending.append(bearer)


class InvasionOfStarkEnterprises(Event):
    """Each time Ultron gains Power, he gains 1 Power less. Reward: Ultron gains 6 Power."""

    villain, source, clause = Ultron, RULEBOOK, "MV-268"
    strength = 7

    def power_gain_change(self, you: Seat) -> int:
        return -1 if self.names(you) else 0

    async def reward(self, you: Seat) -> None:
        await you.gains_power(6)
