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
    Card,
    Effect,
    Gauge,
    Location,
    Seat,
    Specialty,
    Table,
    Villain,
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
        best = self._best(you)
        return len(best) >= NEEDED_ALLIES and best[NEEDED_ALLIES - 1] >= NEEDED_STRENGTH

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
        strongest = [min(NEEDED_STRENGTH, strength) for strength in self._best(you)[:NEEDED_ALLIES]]
        ready = sum(strength >= NEEDED_STRENGTH for strength in strongest)
        parts = (f"{ready} of {NEEDED_ALLIES} locations with an Ally of Strength {NEEDED_STRENGTH} or more",)
        return Gauge(sum(strongest) / (NEEDED_ALLIES * NEEDED_STRENGTH), parts)


# -- his deck --------------------------------------------------------------------------------------------------------


class ConductExercise(Effect):
    """Perform an activate action."""

    villain, copies, source = Taskmaster, 4, SINGLE
    cost = 0

    def may_be_played(self, you: Seat) -> bool:
        return bool(you.activations(you.power - you.cost_of(self)))

    async def played(self, you: Seat) -> None:
        await you.performs_activate()


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
        return any(you.cost_of(effect) <= power and you.can_play_free(effect) for effect in effects)

    async def activated(self, you: Seat) -> None:
        await you.plays_as_own(self._effects(you.table)[0])

    def _effects(self, table: Table) -> list[Card]:
        return [card for card in table.attached.get(self, ()) if isinstance(card, Effect)]
