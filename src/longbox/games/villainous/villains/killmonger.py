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
    VANQUISH,
    Card,
    Gauge,
    Hero,
    Item,
    Location,
    Rival,
    Seat,
    Table,
    Tile,
    Villain,
)

EXPLOSIVES = 2


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
        parts = [f"{planted} of {EXPLOSIVES} Explosives in other Domains"]
        steps = 2
        if klaw_is_here(you):
            parts.append("Klaw lies on the mines")
            steps = 0
        elif not you.table.mines_taken:
            parts.append("Black Panther is still to be defeated for the mines")
            steps = 1
        elif _panther_is_here(you):
            parts.append("Black Panther contests the mines")
        return Gauge((steps + planted) / (2 + EXPLOSIVES), tuple(parts))

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


def _planted(you: Seat) -> list[Card]:
    """The Explosives that lie in other Domains."""
    return [item for item in you.items if isinstance(item, Explosives) and not you.has_in_domain(item)]


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
        owner = you.table.owner_of(spot)
        killmonger = you.table.seat_of(Killmonger) or owner
        assert killmonger is not None
        await killmonger.turns_over(self, you.table.turned_down_side(ChallengeForTheThrone))
        await killmonger.takes_tiles_under(self)


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
    """You control the mines. Activate, for 2 Power: relocate one of your Explosives to another player's Domain. If
    Black Panther is in your Domain, this tile is turned over."""

    title, villain, source, clause = "Control the Mines", Killmonger, RULEBOOK, "MV-244"
    reverse = ContestedMines
    activation_cost = 2

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return any(isinstance(item, Explosives) and you.has_in_domain(item) for item in you.items)

    async def activated(self, you: Seat) -> None:
        explosives = [item for item in you.items if isinstance(item, Explosives) and you.has_in_domain(item)]
        spots = [location for seat in you.others for location in seat.locations]
        await you.relocates_one_of(explosives, spots, "Choose the Explosives to plant.")


ContestedMines.reverse = ControlTheMines


# -- his deck --------------------------------------------------------------------------------------------------------


class Explosives(Item):
    """Activate: remove this Item to defeat up to two characters at its location, each of Strength 4 or less."""

    villain, copies, source, clause = Killmonger, 3, RULEBOOK, "MV-257"
    cost, activation_cost = 2, 0

    async def activated(self, you: Seat) -> None:
        table = you.table
        spot = table.holder[self]
        await you.removes(self)
        for _ in range(2):
            weak = [card for card in table.characters_at(spot) if table.strength_of(card) <= 4]
            if await you.defeats_one(weak, "You may defeat a character of Strength 4 or less.", optional=True) is None:
                break


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
