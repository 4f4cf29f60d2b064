"""Hela: gathers the dead at Odin's Vault. Allies and Soul Marks there decide."""

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
    Item,
    Location,
    Seat,
    Specialty,
    Table,
    Villain,
    listed,
)

NEEDED = 8


class Niflheim(Location):
    top, bottom = (PLAY,), (VANQUISH, RELOCATE, FATE)


class Hel(Location):
    top, bottom = (GAIN_2, VANQUISH), (PLAY, DISCARD)


class Gjoll(Location):
    top, bottom = (FATE, GAIN_1), (ACTIVATE, PLAY)


class OdinsVault(Location):
    title, source, clause = "Odin's Vault", SOURCED, "MV-218"
    top, bottom = (DISCARD, PLAY), (PLAY, GAIN_3)


class Hela(Villain):
    """You win while eight of your Allies and Soul Marks are at Odin's Vault and no character there opposes you.

    When you defeat a Hero with a Soul Mark, the Mark goes to Odin's Vault and stays there."""

    source, clause = RULEBOOK, "MV-218"
    locations = (Niflheim, Hel, Gjoll, OdinsVault)
    earns_marks = True

    def has_won(self, you: Seat) -> bool:
        vault = you.locations[3]
        marks = you.table.vault_marks
        if marks + len(you.table.at[vault]) < NEEDED:
            return False
        return marks + len(you.allies_at(vault)) >= NEEDED and not you.opposing_at(vault)

    def gauge(self, you: Seat) -> Gauge:
        vault = you.locations[3]
        gathered = you.table.vault_marks + len(you.allies_at(vault))
        parts = [f"{gathered} of {NEEDED} Allies and Soul Marks at Odin's Vault"]
        opposing = [card.title for card in you.opposing_at(vault)]
        if opposing:
            parts.append(f"{listed(opposing)} still in the way there")
        value = min(1.0, gathered / NEEDED)
        return Gauge(value * 0.9 if opposing else value, tuple(parts))


# -- her deck --------------------------------------------------------------------------------------------------------


class Disir(Ally):
    """You may play this card from your discard pile as if from hand."""

    title, villain, copies, source, clause = "Dísir", Hela, 4, RULEBOOK, "MV-222"
    cost, strength = 2, 3
    plays_from_discard = True


class DraugrSwordsman(Ally):
    """Gains 1 Strength for each Draugr Swordsman in your discard pile."""

    villain, copies, source, clause = Hela, 4, RULEBOOK, "MV-220"
    cost, strength = 1, 2

    def own_strength(self, table: Table) -> int:
        owner = table.owner_of(self)
        if owner is None or not owner.discard or not owner.may_use_discard():
            return 0
        return sum(type(card) is DraugrSwordsman for card in owner.discard)


class FenrisWolf(Ally):
    """Whenever a Hero is played to a location of your Domain, you may at once play this card from hand to that
    location, or relocate it there from wherever it is in play, for free."""

    villain, copies, source, clause = Hela, 1, RULEBOOK, "MV-235"
    cost, strength = 2, 3
    answers_from_hand = True

    async def hero_played(self, you: Seat, hero: Card, spot: Card) -> None:
        if you.table.spot_of(self) is not spot:
            await you.may_play_or_relocate_here(
                self, spot, f"You may bring Fenris Wolf {spot.to}, against {hero.title}."
            )


class Leah(Ally):
    """When you play Leah, you may attach a Soul Mark to one Hero at her location that can receive one."""

    villain, copies, source = Hela, 1, SINGLE
    cost, strength = 2, 2

    async def played(self, you: Seat) -> None:
        await _marks_one_of(you, you.table.heroes_at(you.table.holder[self]), optional=True)


class MidgardSerpent(Ally):
    """With one vanquish action, this Ally used alone may vanquish every character at its location that you do not
    control and whose Strength is 5 or less, instead of a single one."""

    villain, copies, source = Hela, 1, SINGLE
    cost, strength = 3, 5

    def mass_vanquish(self, you: Seat) -> list[Card]:
        table = you.table
        spot = table.holder[self]
        if spot not in you.locations or not table.strength_of(self):
            return []
        return table.fall_together(
            [card for card in you.opposing_at(spot) if table.strength_of(card) <= 5 and _falls_to_one(card, self)], spot
        )


def _falls_to_one(card: Card, ally: Card) -> bool:
    return not isinstance(card, Hero) or card.may_be_vanquished_with([ally])


class MarkedByDeath(Effect):
    """Attach a Soul Mark to a Hero in any Domain that can receive one."""

    title, villain, copies, source, clause = "Marked by Death", Hela, 5, SINGLE, "MV-228"
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return any(map(you.table.may_be_marked, you.table.heroes))

    async def played(self, you: Seat) -> None:
        await _marks_one_of(you, you.table.heroes)


class DeathsEmbrace(Effect):
    """Relocate a Hero with a Soul Mark from any Domain to Niflheim, with all that is attached to it."""

    title, villain, copies, source, clause = "Death's Embrace", Hela, 3, SINGLE, "MV-232"
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return bool(self._heroes(you.table))

    def _heroes(self, table: Table) -> list[Card]:
        goal = table.location(Niflheim)
        return [hero for hero in table.marked if table.holder[hero] is not goal]

    async def played(self, you: Seat) -> None:
        goal = you.table.location(Niflheim)
        assert goal is not None
        await you.relocates_one_of(self._heroes(you.table), [goal], "Choose the Hero that comes to Niflheim.")


class HelToPay(Effect):
    """Perform a vanquish action against a Hero with a Soul Mark in your Domain."""

    villain, copies, source = Hela, 2, SINGLE
    cost = 2

    def may_be_played(self, you: Seat) -> bool:
        return any(card in you.table.marked for card in you.vanquish_targets()) if you.table.marked else False

    async def played(self, you: Seat) -> None:
        await you.performs_vanquish([hero for hero in you.table.marked if you.has_in_domain(hero)])


class PriceOfLife(Effect):
    """Remove the Soul Mark from a Hero in another player's Domain and gain Power equal to that Hero's Strength."""

    villain, copies, source = Hela, 2, SINGLE
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return bool(self._heroes(you))

    def _heroes(self, you: Seat) -> list[Card]:
        return [hero for hero in you.table.marked if not you.has_in_domain(hero)]

    async def played(self, you: Seat) -> None:
        hero = await you.picks("remove the Soul Mark from", self._heroes(you), "Choose a Hero with a Soul Mark.")
        await you.removes_mark(hero)
        await you.gains_power(you.table.strength_of(hero))


class SoulForASoul(Effect):
    """Remove a Hero with a Soul Mark in any Domain, which is no defeat. If it is removed, you may defeat one Hero in
    your own Domain."""

    title, villain, copies, source, clause = "Soul for a Soul", Hela, 2, SINGLE, "MV-231"
    cost = 1

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.table.marked)

    async def played(self, you: Seat) -> None:
        removed = await you.removes_one(you.table.marked[:], "Choose the Hero with a Soul Mark to remove.")
        if removed is not None:
            await you.defeats_one(you.domain_heroes, "You may defeat a Hero in your Domain.", optional=True)


class Nightsword(Item):
    """Activate: attach a Soul Mark to one Hero at this location that can receive one."""

    villain, copies, source, clause = Hela, 2, RULEBOOK, "MV-234"
    cost, activation_cost = 2, 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return any(map(you.table.may_be_marked, you.table.heroes_at(you.table.holder[self])))

    async def activated(self, you: Seat) -> None:
        await _marks_one_of(you, you.table.heroes_at(you.table.holder[self]))


class HandOfGlory(Specialty):
    """Activate: choose a Hero in the Fate discard pile that can receive a Soul Mark and pay Power equal to its
    Strength. Play it to a location of any Domain and attach a Soul Mark to it."""

    villain, source, clause = Hela, RULEBOOK, "MV-233"
    cost, activation_cost, marks = 2, 0, {"activation_cost": "X"}

    def may_be_activated(self, you: Seat, power: int) -> bool:
        return bool(self._heroes(you.table, power))

    def _heroes(self, table: Table, power: int) -> list[Card]:
        return [card for card in table.markable(table.fate_discard) if (card.strength or 0) <= power]

    async def activated(self, you: Seat) -> None:
        table = you.table
        heroes = self._heroes(table, you.power)
        hero = await you.picks("play", heroes, "Choose a Hero from the Fate discard pile, and pay its Strength.")
        await you.pays(hero.strength)
        spot = await you.picks_spot("play", hero, table.locations, f"Where does {hero.title} go?")
        await you.brings_hero(hero, spot)
        if hero in table.holder and table.may_be_marked(hero):
            await you.marks(hero)


class HelasBidding(Specialty):
    """Each time another player defeats a Hero that has a Soul Mark, gain 3 Power."""

    title, villain, source = "Hela's Bidding", Hela, SINGLE
    cost = 3

    async def marked_hero_defeated(self, you: Seat, hero: Card) -> None:
        owner = you.table.owner_of(self)
        if owner is not None and owner is not you:
            await owner.gains_power(3)


class RaiseTheDead(Specialty):
    """You may play Draugr Swordsmen from your discard pile to your Domain as if from hand."""

    villain, source = Hela, SINGLE
    cost = 2

    def lets_play_from_discard(self, you: Seat, card: Card) -> bool:
        return you.controls(self) and isinstance(card, DraugrSwordsman)


async def _marks_one_of(you: Seat, heroes: list[Card], optional: bool = False) -> None:
    markable = you.table.markable(heroes)
    prompt = "Choose the Hero that receives a Soul Mark."
    hero = await you.picks("attach a Soul Mark to", markable, prompt, optional)
    if hero is not None:
        await you.marks(hero)


# -- her Fate deck ---------------------------------------------------------------------------------------------------


class Angela(Hero):
    """Soul Marks cannot be attached to her. When played, in any Domain: remove a Soul Mark from Odin's Vault."""

    villain, source, clause = Hela, RULEBOOK, "MV-226"
    strength = 6
    bars_marks = True

    async def played(self, you: Seat, target: Seat) -> None:
        await you.removes_vault_mark()


class Balder(Hero):
    """Soul Marks cannot be attached to him. When played: remove the Soul Mark from one Hero in any Domain."""

    villain, source = Hela, SOURCED
    strength = 3
    bars_marks = True

    async def played(self, you: Seat, target: Seat) -> None:
        hero = await you.picks("remove the Soul Mark from", you.table.marked, "Choose a Hero with a Soul Mark.")
        if hero is not None:
            await you.removes_mark(hero)


class Valkyrior(Hero):
    """Soul Marks cannot be attached to this Hero."""

    villain, copies, source, clause = Hela, 3, RULEBOOK, "MV-236"
    strength = 3
    bars_marks = True


class OdinForce(FateItem):
    """Attach to a Hero in the targeted player's Domain and remove that Hero's Soul Mark. The Hero cannot receive a
    Soul Mark and has Protector."""

    title, villain, source, clause = "Odin-Force", Hela, SOURCED, "MV-237"
    gives_protector = bars_marks = True

    def bearers(self, you: Seat, target: Seat) -> list[Card]:
        return [card for card in target.domain_heroes if isinstance(card, Hero) and not card.bars_attaching]

    async def played(self, you: Seat, target: Seat) -> None:
        await you.removes_mark(you.table.holder[self])


class FateIntervenes(FateEffect):
    """Shuffle the targeted player's discard pile into that player's deck."""

    villain, copies, source, clause = Hela, 2, SOURCED, "MV-221"

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return bool(target.discard)

    async def played(self, you: Seat, target: Seat) -> None:
        await target.shuffles_discard_into_deck()


class ReviveSouls(FateEffect):
    """Choose a Hero in the Fate discard pile and play it to a location of the targeted player's Domain."""

    villain, copies, source = Hela, 2, SOURCED

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return any(card.is_hero for card in you.table.fate_discard)

    async def played(self, you: Seat, target: Seat) -> None:
        heroes = [card for card in you.table.fate_discard if card.is_hero]
        hero = await you.picks("play", heroes, "Choose a Hero from the Fate discard pile.")
        spot = await you.picks_spot("play", hero, target.locations, f"Where does {hero.title} go?")
        await you.brings_hero(hero, spot)


class ConquerValhalla(Event):
    """Hela's cards can use nothing in her discard pile: none can be played or found there or counted. Reward: Hela may
    attach a Soul Mark to every Hero in every Domain that can receive one."""

    villain, source, clause = Hela, RULEBOOK, "MV-223"
    strength = 7

    def forbids_using_discard(self, you: Seat) -> bool:
        return self.names(you)

    async def reward(self, you: Seat) -> None:
        heroes = you.table.markable(you.table.heroes)
        if heroes and await you.may("attach Soul Marks", "You may attach a Soul Mark to every Hero."):
            for hero in heroes:
                await you.marks(hero)
