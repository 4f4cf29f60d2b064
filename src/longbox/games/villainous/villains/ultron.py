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
    Gauge,
    Icon,
    Item,
    Location,
    Seat,
    Upgrade,
    Villain,
)

FINAL_COST = 12


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
        revealed = 4 - len(you.upgrades)
        parts = [f"{revealed} of 4 tiles revealed"]
        if revealed == 3:
            parts.append(f"{min(FINAL_COST, you.power)} of {FINAL_COST} Power for the last one")
            return Gauge(0.75 + 0.25 * min(FINAL_COST, you.power) / FINAL_COST, tuple(parts))
        return Gauge(revealed / 4, tuple(parts))


# -- his tiles -------------------------------------------------------------------------------------------------------


class Transformation(Upgrade):
    """Requirement: remove two Sentries from your Domain. Once in a turn, when you play a Sentry, you may take a card
    from your discard pile into your hand."""

    villain, source, clause = Ultron, RULEBOOK, "MV-261"

    def may_be_revealed(self, you: Seat) -> bool:
        return len(_sentries(you)) >= 2

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
        return [
            sentry for sentry in you.domain_allies if isinstance(sentry, DuplicateSentry) and _alloys(you, sentry) > 1
        ]

    def may_be_revealed(self, you: Seat) -> bool:
        return bool(self._armored(you))

    async def meets_requirement(self, you: Seat) -> None:
        await you.removes_one(self._armored(you), "Choose the Duplicate Sentry to remove.")

    def converts(self, you: Seat, icon: Icon) -> Icon | None:
        return RELOCATE if icon is PLAY and you.controls(self) else None


class Ultimate(Upgrade):
    """Requirement: a Sentry at each of your four locations. In each of your turns, before moving, gain 1 Power."""

    villain, source, clause = Ultron, RULEBOOK, "MV-263"
    before_moving_is = "automatic"

    def may_be_revealed(self, you: Seat) -> bool:
        return all(any(isinstance(ally, Sentry) for ally in you.allies_at(spot)) for spot in you.locations)

    def may_be_used(self, you: Seat) -> bool:
        return you.controls(self)

    async def before_moving(self, you: Seat) -> None:
        await you.gains_power(1)


class AgeOfUltron(Upgrade):
    """Requirement: pay 12 Power. When this tile is revealed, you win."""

    title, villain, source, clause = "Age of Ultron", Ultron, RULEBOOK, "MV-264"

    def may_be_revealed(self, you: Seat) -> bool:
        return you.power >= FINAL_COST

    async def meets_requirement(self, you: Seat) -> None:
        await you.pays(FINAL_COST)


# -- his deck --------------------------------------------------------------------------------------------------------


class Sentry(Ally):
    """A Sentry."""

    is_kind = True


def _sentries(you: Seat) -> list[Card]:
    return [ally for ally in you.domain_allies if isinstance(ally, Sentry)]


def _alloys(you: Seat, sentry: Card) -> int:
    return sum(isinstance(item, ImperviousAlloy) for item in you.table.attached.get(sentry, ()))


class DuplicateSentry(Sentry):
    """A Sentry without any ability."""

    villain, copies, source, clause = Ultron, 4, RULEBOOK, "MV-274"
    cost, strength = 1, 2


class FlyingSentry(Sentry):
    """A Sentry. When the Event where it is is resolved, you may relocate it to a location of your Domain instead of
    discarding it."""

    villain, copies, source = Ultron, 3, SOURCED
    cost, strength = 2, 3

    async def instead_of_leaving_event(self, you: Seat, event: Card) -> bool:
        prompt = "You may save Flying Sentry."
        spot = await you.picks_spot("relocate", self, you.locations, prompt, optional=True)
        return spot is not None and await you.relocates(self, spot)


class HeavyAttackSentry(Sentry):
    """A Sentry. Its location has one more vanquish action."""

    villain, copies, source, clause = Ultron, 3, SOURCED, "MV-273"
    cost, strength = 2, 3

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        return (VANQUISH,) if you.controls(self) and you.table.holder[self] is you.mover else ()


class ImperviousAlloy(Item):
    """Attach to one of your Allies: it gains 2 Strength. This card leaves play only with that Ally."""

    villain, copies, source, clause = Ultron, 4, RULEBOOK, "MV-266"
    cost, strength = 2, 2
    attaches = True
    can_be_removed = False
