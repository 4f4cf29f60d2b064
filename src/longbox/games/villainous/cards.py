"""The kinds of card in the Villainous family. A card file writes one class for each printed face.

Two kinds of method: those that the card itself is asked for (it is played, activated, relocated), and those of
`REGISTERED`, which are asked of every card in play that has them: whoever wrote one is registered on entering play
and forgotten on leaving it. `moments.py` says when each of them happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.villainous.traits import SOURCED, Gauge, Icon, Source
from longbox.kernel import cards as kernel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from longbox.games.villainous.table import Seat, Table

REGISTERED = (
    # numbers
    "strength_change",
    "cost_change",
    "activation_cost_change",
    "power_gain_change",
    "hand_size_change",
    # permissions and prohibitions
    "grants",
    "converts",
    "lets_play_from_discard",
    "forbids_playing",
    "forbids_playing_to",
    "forbids_relocating",
    "forbids_using_discard",
    "forbids_winning",
    # windows and replacements
    "turn_starts",
    "before_moving",
    "used",
    "hero_played",
    "card_played",
    "effect_played",
    "hero_defeated",
    "marked_hero_defeated",
    "instead_of_defeat",
    "instead_of_removal",
    "instead_of_discarding_all_used",
    "instead_of_discarding_used",
    "mass_vanquish",
    "instead_of_draw",
    "settles",
)


class Card(kernel.Card):
    """What every printed face of the family has."""

    copies: ClassVar[int] = 1
    source: ClassVar[Source] = SOURCED
    clause: ClassVar[str | None] = None  # the rulebook clause about this very card, where there is one
    villain: ClassVar[type[Villain] | None] = None  # whose deck, Fate deck, Domain or tile it is; None: common Fate
    kind: ClassVar[str] = ""
    unit_name: ClassVar[str] = "Fate"
    cost: ClassVar[int | None] = None
    strength: ClassVar[int | None] = None  # of a character; on an attached Item, what its bearer gains or loses
    activation_cost: ClassVar[int | None] = None  # None: no Activated Ability
    marks: ClassVar[Mapping[str, str]] = {}  # what is printed instead of a number or after it: {"cost": "X"}
    gives_protector: ClassVar[bool] = False
    bars_marks: ClassVar[bool] = False  # the Hero, or the Hero that bears the Item, cannot receive a Soul Mark
    can_be_removed: ClassVar[bool] = True
    switches_off: ClassVar[bool] = False  # an Item that takes all abilities from its bearer
    use_verb: ClassVar[str] = "use"  # how an option names what the card offers besides actions

    is_spot: ClassVar[bool] = False
    is_character: ClassVar[bool] = False
    is_hero: ClassVar[bool] = False
    is_ally: ClassVar[bool] = False
    is_item: ClassVar[bool] = False
    is_stone: ClassVar[bool] = False
    is_fate: ClassVar[bool] = False
    bars_attaching: ClassVar[bool] = False  # nothing can be attached to it
    never_defeated: ClassVar[bool] = False
    covers: ClassVar[bool] = False  # covers the top row of a location, whoever owns the Domain

    answers: ClassVar[tuple[str, ...]] = ()  # the registered moments that the face has methods for
    does: ClassVar[frozenset[str]] = frozenset()  # every method that the face has written itself
    at: ClassVar[str]
    to: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.villain is not None:
            cls.unit_name = cls.villain.title
        written = {name for face in cls.__mro__ if not face.__dict__.get("is_kind") for name in vars(face)}
        cls.does = frozenset(written - vars(kernel.Card).keys() - vars(object).keys())
        cls.answers = tuple(moment for moment in REGISTERED if moment in cls.does)
        if cls.activation_cost is not None:
            cls.answers += ("activated",)
        cls.at, cls.to = f"at {cls.title}", f"to {cls.title}"

    is_kind: ClassVar[bool] = True  # in the classes of this file: what they define is a default, not an answer

    # -- asked of the card itself ------------------------------------------------------------------------------------

    def may_lie_at(self, table: Table, spot: Card) -> bool:
        """False where the card must not be, whether it would be played or relocated there."""
        return True

    def own_strength(self, table: Table) -> int:
        """What the card adds to its own printed Strength while in play."""
        return 0

    def may_be_activated(self, you: Seat, power: int) -> bool:
        """Whether its Activated Ability can be carried out; `power` is what is left after the activation cost."""
        return True

    async def activated(self, you: Seat) -> None:
        """The Activated Ability; its cost has been paid."""

    def may_be_used(self, you: Seat) -> bool:
        """Whether the seat may use what the card offers besides actions: in the action step, or before moving."""
        return True

    # -- registered: numbers -----------------------------------------------------------------------------------------

    def strength_change(self, table: Table, character: Card) -> int:
        """What it adds to the Strength of characters (itself excepted: see `own_strength`)."""
        return 0

    def cost_change(self, you: Seat, card: Card) -> int:
        """What it adds to the cost of a card that the seat plays."""
        return 0

    def activation_cost_change(self, you: Seat, card: Card) -> int:
        """What it adds to the cost of an activation by the seat."""
        return 0

    def power_gain_change(self, you: Seat) -> int:
        """By how much less the seat gains each time it gains Power (negative); several do not add up."""
        return 0

    def hand_size_change(self, you: Seat) -> int:
        """By how much the hand to which the seat draws at the end of its turn is smaller or larger."""
        return 0

    # -- registered: permissions and prohibitions --------------------------------------------------------------------

    def grants(self, you: Seat) -> tuple[Icon, ...]:
        """The actions that the seat, whose turn it is, has through this card: one of them, once in the turn."""
        return ()

    def converts(self, you: Seat, icon: Icon) -> Icon | None:
        """What an icon of the mover's location may be used as instead, once in the turn."""
        return None

    def lets_play_from_discard(self, you: Seat, card: Card) -> bool:
        """Whether the seat may play a card of its discard pile to its own Domain, otherwise as if from hand."""
        return False

    def forbids_playing(self, you: Seat, card: Card) -> bool:
        return False

    def forbids_playing_to(self, you: Seat, card: Card, spot: Card) -> bool:
        return False

    def forbids_relocating(self, you: Seat, card: Card, spot: Card) -> bool:
        return False

    def forbids_using_discard(self, you: Seat) -> bool:
        return False

    def forbids_winning(self, you: Seat) -> bool:
        return False

    # -- registered: windows and replacements ------------------------------------------------------------------------

    async def turn_starts(self, you: Seat) -> None:
        """A turn begins: before anything else in it."""

    async def before_moving(self, you: Seat) -> None:
        """Before the seat moves its mover, once in the turn, if `may_be_used` says so."""

    before_moving_is: ClassVar[str] = "optional"  # or "compulsory", or "automatic"

    async def used(self, you: Seat) -> None:
        """In the action step and without an action, if `may_be_used` says so."""

    async def hero_played(self, you: Seat, hero: Card, spot: Card) -> None:
        """A Hero was played to a location of this card's player, before the Hero's own ability."""

    async def card_played(self, you: Seat, card: Card) -> None:
        """The seat has played a Villain card to a location, an Event or its Specialties."""

    async def effect_played(self, you: Seat, effect: Card) -> bool:
        """The seat has carried out an Effect from its hand; True if this card takes it from the table."""
        return False

    async def hero_defeated(self, you: Seat, hero: Card, spot: Card) -> None:
        """The seat defeated a Hero, which has left play; `spot` is where it was."""

    async def marked_hero_defeated(self, you: Seat, hero: Card) -> None:
        """The seat defeated a Hero that had a Soul Mark."""

    async def instead_of_defeat(self, you: Seat, character: Card) -> bool:
        """The seat would defeat a character; True if something else has happened instead."""
        return False

    async def instead_of_removal(self, you: Seat, card: Card) -> bool:
        """A card would be removed; True if something else has happened instead."""
        return False

    async def instead_of_discarding_all_used(self, you: Seat, spot: Card) -> bool:
        """A character was vanquished at a location; True if none of the Allies used is discarded."""
        return False

    async def instead_of_discarding_used(self, you: Seat, ally: Card, spot: Card, used: Sequence[Card]) -> bool:
        """One Ally of those used would be discarded; True if it stays."""
        return False

    def mass_vanquish(self, you: Seat) -> list[Card]:
        """The characters that the card can vanquish all at once with one action; empty if it cannot now."""
        return []

    async def instead_of_draw(self, you: Seat) -> bool:
        """The end of the seat's turn: True if this replaced its drawing."""
        return False

    async def settles(self, table: Table) -> bool:
        """After every change: puts in order what a standing rule says; True if that changed something."""
        return False


class Location(Card):
    """A location of a Domain, with its two rows of actions. It is a spot: cards lie at it."""

    is_kind = True

    kind = "location"
    is_card = False
    is_spot = True
    top: ClassVar[tuple[Icon, ...]] = ()
    bottom: ClassVar[tuple[Icon, ...]] = ()
    icons: ClassVar[tuple[Icon, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.icons = cls.top + cls.bottom

    @classmethod
    def rule(cls) -> str:
        """What is printed at it: the actions of its two rows."""
        top, bottom = (", ".join(icon.words for icon in row) for row in (cls.top, cls.bottom))
        return f"Top row: {top}. Bottom row: {bottom}."


class Villain(Card):
    """A villain: the objective on the portrait of the Domain, its locations, its set-up and its standing rules."""

    is_kind = True

    kind = "villain"
    is_card = False
    locations: ClassVar[tuple[type[Location], ...]] = ()
    collects_stones: ClassVar[bool] = False
    earns_marks: ClassVar[bool] = False  # takes the Soul Marks of Heroes that it defeats
    hand_watchers: ClassVar[list[type[Card]]]  # faces of the deck that answer `hero_played` from hand

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.unit_name = cls.title
        cls.hand_watchers = []
        for location in cls.locations:
            location.villain, location.unit_name = cls, cls.title

    def sets_up(self, you: Seat) -> None:
        """What the guide says to lay out before the game."""

    def has_won(self, you: Seat) -> bool:
        """Whether the objective is fulfilled now."""
        return False

    def gauge(self, you: Seat) -> Gauge:
        """How near the objective is."""
        return Gauge(0.0, ())

    def more_destinations(self, you: Seat, ally: Card) -> list[Card]:
        """Spots to which this villain may relocate an Ally besides those of the common rule."""
        return []

    def more_targets(self, you: Seat) -> list[Card]:
        """Characters outside the Domain that this villain may vanquish."""
        return []


# -- Villain cards ---------------------------------------------------------------------------------------------------


class VillainCard(Card):
    """A card of a villain's own deck."""

    is_kind = True

    plays_from_discard: ClassVar[bool] = False  # may be played from the discard pile as if from hand
    answers_from_hand: ClassVar[bool] = False  # answers `hero_played` while it is in hand, too
    is_choosy: ClassVar[bool] = False  # whether the face itself has a say in where it can be played

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.is_choosy = bool(cls.does & {"may_lie_at", "may_be_played_to"})
        if cls.answers_from_hand and cls.villain is not None:
            cls.villain.hand_watchers.append(cls)

    def alternative_cost(self, you: Seat) -> str | None:
        """What may be done instead of paying the cost, in words; None where nothing else may be or can be done."""
        return None

    async def pays_alternative(self, you: Seat) -> None: ...

    def least_cost(self, you: Seat) -> int:
        """The least Power that playing it takes now: with the X that is paid while it is carried out."""
        return you.cost_of(self)

    def may_be_played(self, you: Seat) -> bool:
        """Whether what the card says can be carried out in full now. Parts that are optional never matter."""
        return True

    def may_be_played_to(self, you: Seat, spot: Card) -> bool:
        """The same, for a card that is played to a spot. Asked before it leaves the hand."""
        return True

    async def played(self, you: Seat) -> None:
        """What happens when it is played; the card lies where it was played to."""


class Ally(VillainCard):
    """A character that fights for its villain: at a location of the Domain or at an Event."""

    is_kind = True

    kind = "ally"
    is_character = is_ally = True
    plays_into_foreign_domains: ClassVar[bool] = False

    async def relocated(self, you: Seat, origin: Card, spot: Card) -> None:
        """It was relocated from one spot to another."""

    def stays_after_vanquish(self, you: Seat, target: Card) -> bool:
        """Whether it is not discarded although it was used; asked before the target leaves."""
        return False

    async def used_in_vanquish(self, you: Seat, spot: Card) -> None:
        """It was used in a vanquish action at a spot, and target and used Allies have gone."""

    async def instead_of_leaving_event(self, you: Seat, event: Card) -> bool:
        """The Event where it is was resolved; True if it went elsewhere than to the discard pile."""
        return False


class Item(VillainCard):
    """A thing at a location of the Domain, or attached to a character."""

    is_kind = True

    kind = "item"
    is_item = True
    attaches: ClassVar[bool] = False

    def bearers(self, you: Seat) -> list[Card]:
        """What it can be attached to now: unless it says otherwise, the Allies in one's own Domain."""
        return you.domain_allies


class Effect(VillainCard):
    """Carried out once, then discarded."""

    is_kind = True

    kind = "effect"


class Specialty(VillainCard):
    """A lasting ability beside the Domain, used at most once in a turn."""

    is_kind = True

    kind = "specialty"


# -- Fate cards ------------------------------------------------------------------------------------------------------


class FateCard(Card):
    """A card of the shared Fate deck. `you` is who resolves it, `target` whose Domain it is played into."""

    is_kind = True

    is_fate = True


class Hero(FateCard):
    """A Hero: covers the top row of a location until defeated."""

    is_kind = True

    kind = "hero"
    is_character = is_hero = covers = True

    async def played(self, you: Seat, target: Seat) -> None:
        """What happens when the Hero is played: as much of it as possible."""

    async def defeated(self, you: Seat, spot: Card) -> None:
        """The Hero was defeated and has left play; `spot` is where it was."""

    def may_be_vanquished_with(self, allies: Sequence[Card]) -> bool:
        """Whether these Allies, strong enough, may vanquish it."""
        return True


class FateItem(FateCard):
    """A thing that Fate attaches to something."""

    is_kind = True

    kind = "fate item"
    is_item = True

    def bearers(self, you: Seat, target: Seat) -> list[Card]:
        """What it can be attached to when this player is targeted."""
        return []

    async def played(self, you: Seat, target: Seat) -> None: ...


class FateEffect(FateCard):
    """Carried out once, then discarded; discarded without effect where it cannot be."""

    is_kind = True

    kind = "fate effect"

    def targets(self, you: Seat, targets: list[Seat]) -> list[Seat]:
        """Those of the players who can be targeted."""
        return [target for target in targets if self.can_be_carried_out(you, target)]

    def can_be_carried_out(self, you: Seat, target: Seat) -> bool:
        return True

    async def played(self, you: Seat, target: Seat) -> None: ...


class Event(FateCard):
    """A penalty until Allies of enough Strength have come together at it. It is a spot: Allies lie at it.

    An Event of a villain's Fate deck names that villain; one of the common Fate deck is global. The penalty is written
    as registered moments.
    """

    is_kind = True

    kind = "event"
    is_spot = True

    def names(self, you: Seat) -> bool:
        """Whether the Event is about this seat: everybody, where it is global."""
        return self.villain is None or isinstance(you.villain, self.villain)

    async def played(self, you: Seat) -> None:
        """It was put into play."""

    async def reward(self, you: Seat) -> None:
        """What a villain with an Ally there gets when the Event is resolved; its penalty is over."""


# -- tiles -----------------------------------------------------------------------------------------------------------


class Tile(Card):
    """One side of a tile that lies among the Specialties."""

    is_kind = True

    kind = "tile"
    is_card = False
    reverse: ClassVar[type[Card] | None] = None  # its other side, where that is not the same


class Upgrade(Tile):
    """A tile that is revealed, in its turn, when its requirement is met, and is a Specialty from then on."""

    is_kind = True

    kind = "upgrade"

    def may_be_revealed(self, you: Seat) -> bool:
        """Whether the requirement can be met now."""
        return True

    def progress(self, you: Seat) -> tuple[float, str]:
        """How near the requirement is, from 0 to 1 and in words."""
        return 0.0, ""

    async def meets_requirement(self, you: Seat) -> None:
        """Pays or removes what the requirement asks for."""

    async def revealed(self, you: Seat) -> None:
        """It was revealed."""


class Rival(Tile):
    """A character that is neither Hero nor Ally: it covers its location and can be defeated but never removed."""

    is_kind = True

    kind = "rival"
    is_character = covers = True
    can_be_removed = False

    async def defeated(self, you: Seat, spot: Card) -> None:
        """It was defeated and has left its location; what becomes of its tiles is its own affair."""


class Stone(Tile):
    """An Infinity Stone: an Item outside Thanos' Domain, a Specialty in it, with the same Activated Ability."""

    is_kind = True

    kind = "stone"
    is_item = is_stone = True
    can_be_removed = False
    activation_cost = 0
