"""Taskmaster: trains four Allies and sends each to a location of its own."""

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
    Specialty,
    Table,
    Villain,
    is_ally,
    is_effect,
    is_item,
)

NEEDED_ALLIES, NEEDED_STRENGTH = 4, 5


class SolomonInstitute(Location):
    top, bottom = (PLAY, GAIN_2), (ACTIVATE, RELOCATE)


class TrainingRoom(Location):
    top, bottom = (DISCARD, PLAY), (PLAY, GAIN_3)


class Armory(Location):
    top, bottom = (GAIN_1, FATE), (PLAY, VANQUISH)


class CampHammond(Location):
    top, bottom = (PLAY, ACTIVATE), (DISCARD, FATE)


class Taskmaster(Villain):
    """You win while four of your Allies, each of Strength 5 or more, are at four different locations of any Domains."""

    source, clause = RULEBOOK, "MV-275"
    locations = (SolomonInstitute, TrainingRoom, Armory, CampHammond)

    def has_won(self, you: Seat) -> bool:
        strength_of = you.table.strength_of
        owners, index = you.table.owners, you.index
        ready = 0
        for spot, cards in you.table.at.items():
            if cards and spot.kind == "location":
                ready += any(
                    card.is_ally and owners[card.uid] == index and strength_of(card) >= NEEDED_STRENGTH
                    for card in cards
                )
        return ready >= NEEDED_ALLIES

    def _best(self, you: Seat) -> list[int]:
        """The Strength of the strongest Ally at each location where there is one, the highest first."""
        table = you.table
        best: dict[Card, int] = {}
        for ally in you.allies:
            spot = table.holder[ally]
            if spot.kind == "location":
                best[spot] = max(best.get(spot, 0), table.strength_of(ally))
        return sorted(best.values(), reverse=True)

    def gauge(self, you: Seat) -> Gauge:
        best = self._best(you)[:NEEDED_ALLIES]
        ready = sum(strength >= NEEDED_STRENGTH for strength in best)
        parts = [f"{ready} of {NEEDED_ALLIES} locations with an Ally of Strength {NEEDED_STRENGTH} or more"]
        if ready < len(best):
            parts.append(f"the strongest at other locations: {', '.join(map(str, best[ready:]))}")
        counted = sum(min(NEEDED_STRENGTH, strength) for strength in best)
        return Gauge(counted / (NEEDED_ALLIES * NEEDED_STRENGTH), tuple(parts))


# -- his deck: Allies ------------------------------------------------------------------------------------------------


class Trainees(Ally):
    """When another Ally that you used in a vanquish action here would be discarded, you may remove this Ally instead;
    not if this one was used as well."""

    villain, copies, source = Taskmaster, 3, SINGLE
    cost, strength = 1, 1

    async def instead_of_discarding_used(self, you: Seat, ally: Card, spot: Card, used: Sequence[Card]) -> bool:
        able = [card for card in you.allies_at(spot) if isinstance(card, Trainees) and card not in used]
        if not able or able[0] is not self:  # the first of them asks for all
            return False
        prompt = f"You may remove Trainees, so that {ally.title} stays."
        return await you.removes_one(able, prompt, optional=True) is not None


class Anaconda(Ally):
    """When you use her in a vanquish action, put a +1 Strength token on each of your Allies still at that location."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 2, 3

    async def used_in_vanquish(self, you: Seat, spot: Card) -> None:
        for ally in you.allies_at(spot):
            await you.puts_tokens(ally)


class BlackAnt(Ally):
    """When you play Black Ant, you may play another Ally from hand for free."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 2, 2

    async def played(self, you: Seat) -> None:
        allies = [card for card in you.hand if is_ally(card) and you.can_play_free(card)]
        prompt = "You may play another Ally for free."
        ally = await you.picks("play", allies, prompt, optional=True, secret=bool(you.hand))
        if ally is not None:
            await you.plays_free(ally)


class BloodSpider(Ally):
    """When you play Blood Spider, you may relocate a Hero from any location of any Domain to this location."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 2, 3

    async def played(self, you: Seat) -> None:
        table = you.table
        prompt = "You may relocate a Hero to Blood Spider's location."
        await you.relocates_one_of(table.heroes, [table.holder[self]], prompt, optional=True)


class Crossbones(Ally):
    """You may play this card from your discard pile as if from hand."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 2, 3
    plays_from_discard = True


class DeathShield(Ally):
    """Gains 1 Strength for each Hero at his location."""

    villain, source, clause = Taskmaster, RULEBOOK, "MV-286"
    cost, strength = 2, 3

    def own_strength(self, table: Table) -> int:
        spot = table.holder.get(self)
        return len(table.heroes_at(spot)) if spot is not None else 0


class Diamondback(Ally):
    """When you play Diamondback, put a -1 Strength token on a Hero at this location."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 1, 2

    async def played(self, you: Seat) -> None:
        heroes = you.table.heroes_at(you.table.holder[self])
        hero = await you.picks("put a -1 Strength token on", heroes, "Choose a Hero at Diamondback's location.")
        if hero is not None:
            await you.puts_tokens(hero, -1)


class JaggedBow(Ally):
    """When Jagged Bow is played or relocated to an Event, you may play another Ally from hand, or relocate one, to that
    Event for free."""

    villain, source = Taskmaster, SINGLE
    cost, strength = 2, 3

    async def played(self, you: Seat) -> None:
        await self._brings(you, you.table.holder[self])

    async def relocated(self, you: Seat, origin: Card, spot: Card) -> None:
        await self._brings(you, spot)

    async def _brings(self, you: Seat, spot: Card) -> None:
        if spot.kind == "event":
            await you.may_bring_another(self, spot, f"You may bring another Ally {spot.to}, for free.")


# -- his deck: Effects -----------------------------------------------------------------------------------------------


class ConductExercise(Effect):
    """Perform an activate action; what you activate costs as usual."""

    villain, copies, source = Taskmaster, 4, SINGLE
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.activations(you.power - you.cost_of(self)))

    async def played(self, you: Seat) -> None:
        await you.performs_activate()


class Redeploy(Effect):
    """Relocate up to three different Allies of yours."""

    villain, copies, source = Taskmaster, 2, SINGLE
    cost = 2

    async def played(self, you: Seat) -> None:
        await you.relocates_several(3)


class ShadowInitiative(Effect):
    """Relocate one of your Allies from your Domain to a location of another player's Domain and put a +1 Strength token
    on it."""

    villain, copies, source = Taskmaster, 2, SINGLE
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.movable(you.domain_allies, self._goals(you)))

    def _goals(self, you: Seat) -> list[Card]:
        return [location for other in you.others for location in other.locations]

    async def played(self, you: Seat) -> None:
        prompt = "Choose the Ally that goes to another Domain."
        ally = await you.relocates_one_of(you.domain_allies, self._goals(you), prompt)
        if ally is not None:
            await you.puts_tokens(ally)


class TrainerForHire(Effect):
    """Another player reveals cards from the own deck until an Ally comes, which is played for free to a location of
    that player's Domain that you choose. Gain 1 Power more than the Ally's printed cost."""

    title, villain, copies, source = "Trainer for Hire", Taskmaster, 2, SINGLE
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return any(map(_may_reveal_ally, you.others))

    async def played(self, you: Seat) -> None:
        others = [other for other in you.others if _may_reveal_ally(other)]
        other = await you.picks_player("train an Ally of", others, "Whose Ally do you train?")
        for ally in await other.reveals_until(is_ally):
            spots = other.playable_spots(ally, forced=True)
            spot = await you.picks_spot("play", ally, spots, f"Where does {ally.title} go?")
            await other.plays_free(ally, [spot], forced=True)
            await you.gains_power((ally.cost or 0) + 1)


def _may_reveal_ally(other: Seat) -> bool:
    """Whether an Ally may be in deck or discard pile, as far as those who do not see the hand can know."""
    unseen = other.deck + other.hand if other.deck else []
    return any(map(is_ally, other.discard + unseen))


# -- his deck: Items and Specialties ---------------------------------------------------------------------------------


class TrainingAcademy(Item):
    """When you vanquish a character at this location, put a +1 Strength token on each Ally here. Then discard this Item
    instead of any Ally that you used; of several such Items only one counts."""

    villain, copies, source = Taskmaster, 3, SINGLE
    cost = 1

    async def instead_of_discarding_all_used(self, you: Seat, spot: Card) -> bool:
        table = you.table
        if table.holder[self] is not spot or not you.controls(self):
            return False
        for ally in [card for card in table.at[spot] if is_ally(card)]:
            await you.puts_tokens(ally)
        await you.discards_from_play(self)
        return True


class TrainingDummy(Item):
    """Activate: put a +1 Strength token on one of your Allies at this location."""

    villain, copies, source = Taskmaster, 2, SINGLE
    cost, activation_cost = 1, 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return you.has_ally_at(you.table.holder[self])

    async def activated(self, you: Seat) -> None:
        allies = you.allies_at(you.table.holder[self])
        ally = await you.picks("train", allies, "Choose the Ally that gets a +1 Strength token.")
        if ally is not None:
            await you.puts_tokens(ally)


class TaskmastersBow(Item):
    """This location has one more vanquish action."""

    title, villain, source = "Taskmaster's Bow", Taskmaster, SINGLE
    cost = 2

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (VANQUISH,) if you.controls(self) and you.table.holder[self] is you.mover else ()


class TaskmastersShield(Item):
    """When an Ally at this location would be defeated or removed, you may remove this Item instead."""

    title, villain, source, clause = "Taskmaster's Shield", Taskmaster, RULEBOOK, "MV-284"
    cost = 0

    async def instead_of_defeat(self, you: Seat, character: Card) -> bool:
        return await self._shields(you.table, character)

    async def instead_of_removal(self, you: Seat, card: Card) -> bool:
        return await self._shields(you.table, card)

    async def _shields(self, table: Table, ally: Card) -> bool:
        owner = table.owner_of(self)
        if owner is None or not is_ally(ally) or table.holder[ally] is not table.holder[self]:
            return False
        prompt = f"You may remove Taskmaster's Shield instead of {ally.title}."
        return await owner.may("remove Taskmaster's Shield", prompt) and await owner.removes(self)


class TaskmastersSword(Item):
    """Each of your Allies at this location gains 1 Strength."""

    title, villain, source = "Taskmaster's Sword", Taskmaster, SINGLE
    cost = 2

    def strength_change(self, table: Table, character: Card) -> int:
        is_own = character.is_ally and table.owners[character.uid] == table.owners[self.uid]
        return 1 if is_own and table.holder.get(character) is table.holder[self] else 0


class LessonPlan(Specialty):
    """Activate, for 1 Power: find an Item or Effect in your discard pile or deck and put it into your hand."""

    villain, source = Taskmaster, SINGLE
    cost, activation_cost = 1, 1

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return any(map(_is_lesson, you.deck)) or (you.may_use_discard() and any(map(_is_lesson, you.discard)))

    async def activated(self, you: Seat) -> None:
        card = await you.finds(_is_lesson)
        if card is not None:
            await you.puts_into_hand(card)


def _is_lesson(card: Card) -> bool:
    return is_item(card) or is_effect(card)


class PhotographicReflexes(Specialty):
    """After another player plays an Effect from hand, you may pay 1 Power at once to attach it here, if nothing is.
    Activate: pay the cost of that Effect and play it as if it were yours; then it goes to its owner's discard pile."""

    villain, source, clause = Taskmaster, RULEBOOK, "MV-276"
    cost, activation_cost = 2, 0

    async def effect_played(self, you: Seat, effect: Card) -> bool:
        owner = you.table.owner_of(self)
        if owner is None or owner is you or owner.power < 1 or self._effects(you.table):
            return False
        prompt = f"You may copy {effect.title}."
        if not await owner.may(f"pay 1 Power and copy {effect.title}", prompt):
            return False
        await owner.pays(1)
        await owner.attaches_effect(effect, self)
        return True

    def may_be_activated(self, you: Seat, power: int) -> bool:
        effects = self._effects(you.table)
        return any(effect.least_cost(you) <= power and you.can_play_free(effect) for effect in effects)

    async def activated(self, you: Seat) -> None:
        await you.plays_as_own(self._effects(you.table)[0])

    def _effects(self, table: Table) -> list[Effect]:
        return [card for card in table.attached.get(self, ()) if isinstance(card, Effect)]


# -- his Fate deck ---------------------------------------------------------------------------------------------------


class ScarletSpiderClone(Hero):
    """When played: find the other Scarlet Spider Clones, in play or else in the Fate discard pile or the Fate deck, and
    bring them to this location."""

    villain, copies, source = Taskmaster, 3, SINGLE
    strength = 1

    async def played(self, you: Seat, target: Seat) -> None:
        table = you.table
        spot = table.holder[self]
        for _ in range(self.copies - 1):
            clone = await you.finds_fate(ScarletSpiderClone, besides=table.heroes_at(spot))
            if clone is None:
                break
            await you.brings_hero(clone, spot, acts=False)


class Butterball(Hero):
    """Cannot be defeated. While he is in your Domain, you may pay 3 Power and discard a card from hand before moving,
    to remove him."""

    villain, source, clause = Taskmaster, RULEBOOK, "MV-281"
    strength = 0
    never_defeated = True
    use_verb = "pay 3 Power and discard a card to remove"

    def may_be_used(self, you: Seat) -> bool:
        return you.power >= 3 and bool(you.hand) and you.has_in_domain(self)

    async def before_moving(self, you: Seat) -> None:
        await you.pays(3)
        await you.discards_one()
        await you.removes(self)


class ScottLang(Hero):
    """Every Ally at his location loses 1 Strength."""

    villain, source, clause = Taskmaster, RULEBOOK, "MV-285"
    strength = 2

    def strength_change(self, table: Table, character: Card) -> int:
        return -1 if character.is_ally and table.holder.get(character) is table.holder[self] else 0


class Solo(Hero):
    """Gains 2 Strength while he is the only Hero in the Domain where he is."""

    villain, source = Taskmaster, SINGLE
    strength = 3

    def own_strength(self, table: Table) -> int:
        domain = table.domain_of(self)
        return 2 if domain is not None and len(domain.domain_heroes) == 1 else 0


class FoundByTheAvengers(FateEffect):
    """Choose one of the targeted player's Allies, wherever it is, and a Hero in any Domain: both are removed."""

    title, villain, copies, source = "Found by the Avengers", Taskmaster, 4, SINGLE

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return bool(target.allies and you.table.heroes)

    async def played(self, you: Seat, target: Seat) -> None:
        ally = await you.picks("remove", target.allies, "Choose the Ally to remove.")
        hero = await you.picks("remove", you.table.heroes, "Choose the Hero to remove.")
        await you.removes_all([ally, hero])


class GovernmentWork(Event):
    """Taskmaster cannot relocate Allies or Items, except Allies to this Event. Reward: Taskmaster finds an Ally in his
    discard pile, or if none is there in his deck, and plays it at once for free."""

    villain, source, clause = Taskmaster, RULEBOOK, "MV-282"
    strength = 7

    def forbids_relocating(self, you: Seat, card: Card, spot: Card) -> bool:
        return spot is not self and self.names(you)

    async def reward(self, you: Seat) -> None:
        ally = await you.finds(is_ally, first=True)
        if ally is not None:
            await you.plays_free(ally)
