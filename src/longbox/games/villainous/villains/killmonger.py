"""Killmonger: takes the mines of Wakanda and carries its explosives into the world."""

from longbox.games.villainous.words import (
    ACTIVATE,
    DISCARD,
    FATE,
    GAIN_1,
    GAIN_2,
    GAIN_3,
    ORIGINAL,
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
    Gauge,
    Hero,
    Icon,
    Item,
    Location,
    Rival,
    Seat,
    Specialty,
    Table,
    Tile,
    Villain,
    is_item,
)

EXPLOSIVES = 2  # to be planted
WEAK = 4  # the Strength up to which characters fall to his cards
ORDINALS = ("first", "second", "third")


class WarriorFalls(Location):
    top, bottom = (RELOCATE, FATE), (PLAY, VANQUISH)


class InstituteOfTechnology(Location):
    top, bottom = (PLAY, DISCARD), (PLAY, GAIN_3)


class TheGreatMound(Location):
    title = "The Great Mound"
    top, bottom = (GAIN_1, PLAY), (ACTIVATE, DISCARD)


class TheGoldenCity(Location):
    title = "The Golden City"
    top, bottom = (ACTIVATE, PLAY), (GAIN_2, FATE)


class Killmonger(Villain):
    """You win while you control the mines and two of your Explosives are in other players' Domains.

    Klaw, at The Golden City, lies on the mines. Once he is defeated you must defeat Black Panther in your Domain to
    take them; you control them while Black Panther is not there."""

    source, clause = RULEBOOK, "MV-238"
    locations = (WarriorFalls, InstituteOfTechnology, TheGreatMound, TheGoldenCity)

    def sets_up(self, you: Seat) -> None:
        table = you.table
        klaw, contested = table.prints_for(None, Klaw)[0], table.prints_for(you, ContestedMines)[0]
        table.lays_out(klaw, you.locations[3])
        table.lays_out(contested, klaw)
        table.turned_down += table.prints_for(you, ChallengeForTheThrone) + table.prints_for(you, ControlTheMines)

    def has_won(self, you: Seat) -> bool:
        return you.table.mines_taken and len(_planted(you)) >= EXPLOSIVES and _shown(you, ControlTheMines) is not None

    def gauge(self, you: Seat) -> Gauge:
        planted = min(EXPLOSIVES, len(_planted(you)))
        ready = min(EXPLOSIVES - planted, len(_at_home(you)))
        parts = [f"{planted} of {EXPLOSIVES} Explosives in other Domains"]
        if ready:
            parts.append(f"{ready} more in your own")
        steps = 2.0
        if _shown(you, ChallengeForTheThrone) is None:
            parts.append("Klaw still lies on the mines")
            steps = 0.0
        elif not you.table.mines_taken:
            parts.append("Black Panther is still to be defeated for the mines")
            steps = 1.5 if _panther_is_here(you) else 1.0
        elif _panther_is_here(you):
            parts.append("Black Panther contests the mines")
            steps = 1.5
        return Gauge((steps + planted + ready / 4) / (2 + EXPLOSIVES), tuple(parts))

    async def settles(self, table: Table) -> bool:
        """Once taken, the mines are controlled exactly while Black Panther is not in the Domain."""
        you = table.owner_of(self)
        if not table.mines_taken or you is None:
            return False
        shown, other = (ControlTheMines, ContestedMines) if _panther_is_here(you) else (ContestedMines, ControlTheMines)
        tile = _shown(you, shown)
        if tile is None:
            return False
        await you.turns_over(tile, table.turned_down_side(other))
        return True


def _shown(you: Seat, face: type[Card]) -> Card | None:
    """The side of a tile, if it shows among the Specialties."""
    return next((card for card in you.specialties if isinstance(card, face)), None)


def _explosives(you: Seat) -> list[Card]:
    return [item for item in you.items if isinstance(item, Explosives)]


def _planted(you: Seat) -> list[Card]:
    """The Explosives that lie in other Domains."""
    return [item for item in _explosives(you) if not you.has_in_domain(item)]


def _at_home(you: Seat) -> list[Card]:
    return [item for item in _explosives(you) if you.has_in_domain(item)]


def _panther_is_here(you: Seat) -> bool:
    return any(isinstance(card, BlackPanther) for card in you.domain_heroes)


def klaw_is_here(you: Seat) -> bool:
    """Whether Klaw is in this Domain."""
    return any(isinstance(card, Klaw) for card in you.domain_characters)


# -- his tiles -------------------------------------------------------------------------------------------------------


class Klaw(Rival):
    """A Rival: a character that can be vanquished, but neither Hero nor Ally; he cannot be removed. When he is
    defeated, this tile is turned to Challenge for the Throne and both tiles come among your Specialties."""

    villain, source, clause = Killmonger, RULEBOOK, "MV-241"
    strength = 5

    async def defeated(self, you: Seat, spot: Card) -> None:
        killmonger = you.table.seat_of(Killmonger)
        assert killmonger is not None
        await killmonger.takes_tiles_under(self)
        await killmonger.turns_over(self, you.table.turned_down_side(ChallengeForTheThrone))


class ChallengeForTheThrone(Tile):
    """Activate: find Black Panther and play him, or relocate him, to a location of your Domain; not while he is there,
    nor after you have taken the mines. When he is first defeated in your Domain, you take the mines."""

    title, villain, source, clause = "Challenge for the Throne", Killmonger, ORIGINAL, "MV-243"
    reverse = Klaw
    activation_cost = 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return not you.table.mines_taken and not _panther_is_here(you)

    async def activated(self, you: Seat) -> None:
        hero = await you.finds_fate(BlackPanther)
        if hero is not None:
            spot = await you.picks_spot("bring", hero, you.locations, "Where does Black Panther go?")
            await you.brings_hero(hero, spot)

    async def hero_defeated(self, you: Seat, hero: Card, spot: Card) -> None:
        table = you.table
        if isinstance(hero, BlackPanther) and table.owner_of(spot) is table.owner_of(self):
            table.mines_taken = True


Klaw.reverse = ChallengeForTheThrone


class ContestedMines(Tile):
    """You do not control the mines. Once you have taken them, this side shows only while Black Panther is in your
    Domain."""

    villain, source, clause = Killmonger, ORIGINAL, "MV-245"


class ControlTheMines(Tile):
    """You control the mines. Activate, for 2 Power: relocate one of your Explosives to a location of another player's
    Domain. If Black Panther is in your Domain, this tile is turned over."""

    title, villain, source, clause = "Control the Mines", Killmonger, RULEBOOK, "MV-244"
    reverse = ContestedMines
    activation_cost = 2

    def _goals(self, you: Seat) -> list[Card]:
        return [location for seat in you.others for location in seat.locations]

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(you.movable(_explosives(you), self._goals(you)))

    async def activated(self, you: Seat) -> None:
        await you.relocates_one_of(_explosives(you), self._goals(you), "Choose the Explosives to plant.")


ContestedMines.reverse = ControlTheMines


# -- his deck --------------------------------------------------------------------------------------------------------


class DogOfWar(Ally):
    """You may play this Ally to a location of another player's Domain instead of your own or an Event."""

    villain, copies, source = Killmonger, 3, SINGLE
    cost, strength = 1, 2
    plays_into_foreign_domains = True


class Knight(Ally):
    """No ability."""

    villain, copies, source = Killmonger, 1, SINGLE
    cost, strength = 3, 5


class King(Ally):
    """When you play King, you may relocate one of your Items in your Domain, if it is not attached to anything, to his
    location."""

    villain, copies, source = Killmonger, 1, SINGLE
    cost, strength = 2, 4

    async def played(self, you: Seat) -> None:
        here = you.table.holder[self]
        await you.relocates_one_of(you.loose_items, [here], f"You may bring an Item {here.to}.", optional=True)


class Rook(Ally):
    """When another Ally at his location would be defeated, you may remove Rook instead. This does not save Allies that
    are discarded for their own vanquish."""

    villain, copies, source = Killmonger, 1, SINGLE
    cost, strength = 2, 2

    async def instead_of_defeat(self, you: Seat, character: Card) -> bool:
        table = you.table
        owner = table.owner_of(self)
        if not character.is_ally or character is self or table.holder[character] is not table.holder[self]:
            return False
        if owner is None or not await owner.may("remove Rook instead", f"{character.title} would be defeated."):
            return False
        await owner.removes(self)
        return True


class WKabi(Ally):
    """Cannot be played while Klaw is in your Domain. Every activation costs you 1 Power less, but never less than 0."""

    title, villain, copies, source = "W'Kabi", Killmonger, 1, SINGLE
    cost, strength = 2, 3

    def may_be_played(self, you: Seat) -> bool:
        return not klaw_is_here(you)

    def activation_cost_change(self, you: Seat, card: Card) -> int:
        return -1 if you.controls(self) else 0


class KillmongersFury(Effect):
    """Defeat a character of Strength 4 or less in your Domain."""

    title, villain, copies, source, clause = "Killmonger's Fury", Killmonger, 4, RULEBOOK, "MV-254"
    cost = 2

    def _weak(self, you: Seat) -> list[Card]:
        return _weak_among(you.table, you.domain_characters)

    def may_be_played(self, you: Seat) -> bool:
        return any(map(you.table.may_be_defeated, self._weak(you)))

    async def played(self, you: Seat) -> None:
        await you.defeats_one(self._weak(you), "Choose the character to defeat.")


def _weak_among(table: Table, characters: list[Card]) -> list[Card]:
    return [card for card in characters if table.strength_of(card) <= WEAK]


class ExecutePlan(Effect):
    """Perform an activate action; what you activate costs as usual."""

    villain, copies, source = Killmonger, 2, SINGLE
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        copying = you.table.holder.get(self)  # played by an activation of what it is attached to: that one is used
        power = you.power - you.cost_of(self)
        if copying is not None:
            power -= you.activation_cost_of(copying)
        return bool(you.activations(power, besides=copying))

    async def played(self, you: Seat) -> None:
        await you.performs_activate()


class Taunt(Effect):
    """Relocate any character in your Domain to another location of your Domain."""

    villain, copies, source = Killmonger, 2, SINGLE
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.movable(you.domain_characters, you.locations))

    async def played(self, you: Seat) -> None:
        await you.relocates_one_of(you.domain_characters, you.locations, "Choose the character to relocate.")


class Overpower(Effect):
    """Put a +1 Strength token on every Ally in your Domain, whoever it belongs to."""

    villain, copies, source = Killmonger, 1, SINGLE
    cost = 2

    async def played(self, you: Seat) -> None:
        for ally in [card for card in you.domain_characters if card.is_ally]:
            await you.puts_tokens(ally)


class WeaponsCache(Item):
    """Once in your turn, without an action, you may pay up to 3 Power: for each, a character of your choice at this
    Item's location loses 1 Strength until the end of the turn."""

    villain, copies, source = Killmonger, 4, SINGLE
    cost = 1

    def may_be_used(self, you: Seat) -> bool:
        return you.controls(self) and self not in you.table.used_cards and you.power > 0 and bool(self._here(you))

    def _here(self, you: Seat) -> list[Card]:
        return you.table.characters_at(you.table.holder[self])

    async def used(self, you: Seat) -> None:
        you.table.used_cards.append(self)
        for paid in range(min(3, you.power)):
            prompt = f"Pay 1 Power, the {ORDINALS[paid]} of up to 3: who loses 1 Strength until the end of the turn?"
            character = await you.picks("weaken", self._here(you), prompt, optional=paid > 0)
            if character is None:
                return
            await you.pays(1)
            await you.weakens(character, 1)


class Explosives(Item):
    """Activate: remove this Item to defeat up to two characters at its location, each of Strength 4 or less."""

    villain, copies, source, clause = Killmonger, 3, RULEBOOK, "MV-257"
    cost, activation_cost = 2, 0

    async def activated(self, you: Seat) -> None:
        table = you.table
        spot = table.holder[self]
        await you.removes(self)
        chosen: Card | None = None
        for _ in range(2):
            weak = _weak_among(table, table.characters_at(spot))
            prompt = f"You may defeat a character of Strength {WEAK} or less."
            chosen = await you.defeats_one(weak, prompt, optional=True, besides=chosen)
            if chosen is None:
                break


class Wound(Item):
    """Attach to a character in your Domain that you do not control. It loses 2 Strength."""

    villain, copies, source = Killmonger, 2, SINGLE
    cost, strength = 1, -2
    attaches = True

    def bearers(self, you: Seat) -> list[Card]:
        return [card for card in you.domain_characters if not you.controls(card) and not card.bars_attaching]


class HackingRig(Item):
    """Activate, while another player has more Power than you: gain half the Power of the player who has most, rounded
    up."""

    villain, copies, source = Killmonger, 1, SINGLE
    cost, activation_cost = 2, 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        before_paying = power + you.activation_cost_of(self)
        return self._most(you) > before_paying

    def _most(self, you: Seat) -> int:
        return max(seat.power for seat in you.others)

    async def activated(self, you: Seat) -> None:
        await you.gains_power((self._most(you) + 1) // 2)


class ArmoredRhino(Specialty):
    """Heroes at the location of your mover lose 1 Strength."""

    villain, source, clause = Killmonger, RULEBOOK, "MV-256"
    cost = 0

    def strength_change(self, table: Table, character: Card) -> int:
        if not character.is_hero:
            return 0
        owner = table.owner_of(self)
        is_there = owner is not None and owner.mover is not None and table.holder.get(character) is owner.mover
        return -1 if is_there else 0


class HeartShapedHerb(Specialty):
    """Cannot be played while Klaw is in your Domain. In each of your turns you have one more play-a-card action."""

    title, villain, source = "Heart-Shaped Herb", Killmonger, SINGLE
    cost = 3

    def may_be_played(self, you: Seat) -> bool:
        return not klaw_is_here(you)

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (PLAY,) if you.controls(self) else ()


class RageOfKLiluna(Specialty):
    """Before you move, you may discard a card from hand to find a Killmonger's Fury, in your discard pile or else in
    your deck, and put it into your hand."""

    title, villain, source, clause = "Rage of K'Liluna", Killmonger, RULEBOOK, "MV-255"
    cost = 1

    def may_be_used(self, you: Seat) -> bool:
        return you.controls(self) and bool(you.hand)

    async def before_moving(self, you: Seat) -> None:
        await you.discards_one()
        fury = await you.finds(_is_fury, first=True)
        if fury is not None:
            await you.puts_into_hand(fury)


def _is_fury(card: Card) -> bool:
    return isinstance(card, KillmongersFury)


class StolenWisdom(Specialty):
    """At the end of your turn, with 3 or fewer cards in hand, you may reveal cards from your deck until there are two
    Items and put these into your hand, instead of drawing."""

    villain, source = Killmonger, SINGLE
    cost = 3

    async def instead_of_draw(self, you: Seat) -> bool:
        if not you.controls(self) or len(you.hand) > 3:
            return False
        if not await you.may("look for two Items", "You may reveal cards for two Items instead of drawing."):
            return False
        for item in await you.reveals_until(is_item, 2):
            await you.puts_into_hand(item)
        return True


# -- his Fate deck ---------------------------------------------------------------------------------------------------


class BlackPanther(Hero):
    """Gains 2 Strength in Killmonger's Domain. While he is there, Killmonger does not control the mines and cannot
    relocate Explosives to other Domains."""

    villain, source, clause = Killmonger, RULEBOOK, "MV-247"
    strength = 4

    def own_strength(self, table: Table) -> int:
        domain = table.domain_of(self)
        return 2 if domain is not None and isinstance(domain.villain, Killmonger) else 0

    def forbids_relocating(self, you: Seat, card: Card, spot: Card) -> bool:
        if not isinstance(card, Explosives) or not isinstance(you.villain, Killmonger):
            return False
        return you.has_in_domain(self) and you.table.owner_of(spot) is not you


class DoraMilaje(Hero):
    """Protector: she must be defeated before any other Hero at her location."""

    villain, copies, source = Killmonger, 2, SOURCED
    strength = 2
    gives_protector = True


class HatutZeraze(Hero):
    """When played: choose an Ally of Strength 2 or less, or an Item, in the targeted player's Domain. It returns to its
    owner's hand."""

    villain, copies, source = Killmonger, 2, SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        table = you.table
        weak = [card for card in target.domain_characters if card.is_ally and table.strength_of(card) <= 2]
        items = [item for item in target.domain_items if table.owner_of(item) is not None]
        card = await you.picks("return", weak + items, "Choose what returns to hand.")
        if card is not None:
            await you.returns_to_hand(card)


class EverettKRoss(Hero):
    """When played: you may remove an Item from the targeted player's Domain."""

    title, villain, source = "Everett K. Ross", Killmonger, SOURCED
    strength = 2

    async def played(self, you: Seat, target: Seat) -> None:
        await you.removes_one(target.domain_items, "You may remove an Item.", optional=True)


class Okoye(Hero):
    """When played: find a Dora Milaje, in play or else in the Fate discard pile or the Fate deck, and bring her to
    Okoye's location."""

    villain, source = Killmonger, SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        hero = await you.finds_fate(DoraMilaje)
        if hero is not None:
            await you.brings_hero(hero, you.table.holder[self])


class Shuri(Hero):
    """When played: remove an Item from the targeted player's Domain, and put as many +1 Strength tokens on Shuri as
    that Item costs."""

    villain, source = Killmonger, SOURCED
    strength = 3

    async def played(self, you: Seat, target: Seat) -> None:
        item = await you.removes_one(target.domain_items, "Choose the Item to remove.")
        if item is not None and self in you.table.holder:
            await you.puts_tokens(self, item.cost or 0)


class WakandaForever(FateEffect):
    """Find Black Panther, wherever he is, and bring him to a location of Killmonger's Domain, whoever was targeted. If
    he was in play already, put a +1 Strength token on him. Without effect if Killmonger draws it with a fate action."""

    villain, copies, source, clause = Killmonger, 2, RULEBOOK, "MV-249"

    def targets(self, you: Seat, targets: list[Seat]) -> list[Seat]:
        killmonger = you.table.seat_of(Killmonger)
        if killmonger is None or (killmonger is you and you not in targets):
            return []
        return [killmonger] if killmonger in targets else targets

    async def played(self, you: Seat, target: Seat) -> None:
        killmonger = you.table.seat_of(Killmonger)
        hero = await you.finds_fate(BlackPanther)
        if hero is None or killmonger is None:
            return
        if hero in you.table.holder:
            await you.puts_tokens(hero)
        spot = await you.picks_spot("bring", hero, killmonger.locations, "Where does Black Panther go?")
        await you.brings_hero(hero, spot)


class StolenAntiquities(Event):
    """Killmonger cannot play Items. Reward: Killmonger may find any Item in his deck or discard pile and play it at
    once to his Domain for free."""

    villain, source, clause = Killmonger, RULEBOOK, "MV-252"
    strength = 5

    def forbids_playing(self, you: Seat, card: Card) -> bool:
        return is_item(card) and self.names(you)

    async def reward(self, you: Seat) -> None:
        item = await you.finds(lambda card: is_item(card) and you.can_play_free(card), optional=True)
        if item is not None:
            await you.plays_free(item)
