"""The kinds of card in the Legendary family. A card file writes one class for each printed face.

A method that answers a printed keyword bears the keyword; `moments.py` lists them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from longbox.games.legendary.traits import GREY, RULEBOOK, SOURCED, HeroClass, Rarity, Source, Team, Trait
from longbox.kernel import cards as kernel

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat, Table


@dataclass(frozen=True)
class HeroUnit:
    """A Hero of the box: the name over its fourteen cards, and its team."""

    name: str
    team: Team | None


@dataclass(frozen=True)
class Group:
    """A Villain Group or a Henchman Group."""

    name: str


class Card(kernel.Card):
    """What every printed face of the family has."""

    __slots__ = ()

    back: ClassVar[str] = "villain"
    copies: ClassVar[int] = 1
    source: ClassVar[Source] = SOURCED
    clause: ClassVar[str | None] = None  # the rulebook clause about this very card, where there is one
    vp: ClassVar[int | None] = None
    cost: ClassVar[int | None] = None
    attack: ClassVar[int | None] = None
    team: ClassVar[Team | None] = None
    hero_class: ClassVar[HeroClass | None] = None
    kind: ClassVar[str] = ""
    unit_name: ClassVar[str] = ""
    is_hero: ClassVar[bool] = False
    is_villain: ClassVar[bool] = False

    # Moments that any card in play may answer, once registered for them (see moments.py).

    async def enemy_defeated(self, you: Seat, enemy: Card) -> None:
        """Registered: somebody's turn effect on each Villain or Mastermind defeated."""

    def attack_change(self, table: Table, enemy: Card) -> int:
        """Registered: by how much this card changes an enemy's attack."""
        return 0

    def mastermind_attack_change(self, table: Table) -> int:
        """Registered: by how much this card changes the Mastermind's attack."""
        return 0

    async def instead_of_wound(self, you: Seat) -> bool:
        """May be shown from hand or play when its owner would gain a Wound; True if the Wound is not gained."""
        return False

    async def discarded(self, you: Seat) -> None:
        """A card's effect, not a rule of the game, made its owner discard it: it lies in the discard pile."""

    def victory_points(self, owner: Seat) -> int:
        """What the card is worth in its owner's Victory Pile at the end."""
        return self.vp or 0


class Hero(Card):
    """A card of a Hero: played from hand for Recruit and Attack and for what it says."""

    __slots__ = ()

    kind, back = "hero", "hero"
    is_hero = True
    unit: ClassVar[HeroUnit]
    rarity: ClassVar[Rarity]
    recruit: ClassVar[int | None] = None
    recruit_plus: ClassVar[bool] = False
    attack_plus: ClassVar[bool] = False
    power: ClassVar[tuple[Trait, ...]] = ()  # icons in front of the Superpower

    acts: ClassVar[bool] = False  # whether playing it does something beyond its points

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "unit" in cls.__dict__:
            cls.team = cls.unit.team
            cls.unit_name = cls.unit.name
        cls.acts = cls.played is not Hero.played

    @classmethod
    def face(cls) -> str:
        return f"{cls.unit_name}: {cls.title}" if cls.unit_name else cls.title

    def may_be_played(self, you: Seat) -> bool:
        """False where the card has a cost of playing that its owner cannot pay."""
        return True

    async def cost_to_play(self, you: Seat) -> None:
        """What must be paid before the card gives anything."""

    async def played(self, you: Seat) -> None:
        """What the card does when it is played."""

    async def superpower(self, you: Seat) -> None:
        """What it does besides, if the icons of `power` were played before it this turn."""


class Basic(Hero):
    """A grey S.H.I.E.L.D. Hero: Agents, Troopers, Officers."""

    __slots__ = ()

    kind = "basic"
    hero_class = GREY


class Villain(Card):
    """A Villain: enters the city, may ambush, may escape, and is fought for its Victory Points."""

    __slots__ = ()

    kind = "villain"
    is_villain = True
    group: ClassVar[Group]
    starred_attack: ClassVar[bool] = False  # a printed attack with a mark: it depends on something
    starred_vp: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "group" in cls.__dict__:
            cls.unit_name = cls.group.name

    @classmethod
    def face(cls) -> str:
        return f"{cls.unit_name}: {cls.title}"

    def attack_now(self, table: Table) -> int:
        """The attack that the card itself gives, before other cards change it."""
        return self.attack or 0

    def may_be_fought(self, you: Seat) -> bool:
        """False where the card says that this player cannot fight it now."""
        return True

    async def ambush(self, you: Seat) -> None: ...

    async def fight(self, you: Seat) -> None: ...

    async def escape(self, you: Seat) -> None: ...


class Henchman(Villain):
    """A weaker Villain, ten alike in a group."""

    __slots__ = ()

    kind = "henchman"
    copies = 10

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.group = Group(cls.title)
        cls.unit_name = cls.title

    @classmethod
    def face(cls) -> str:
        return cls.title


class Mastermind(Card):
    """The Mastermind: leads a group, strikes, and is beaten four times."""

    __slots__ = ()

    kind = "mastermind"
    always_leads: ClassVar[str]

    async def strike(self, you: Seat) -> None: ...


class Tactic(Card):
    """One of the four cards beneath a Mastermind."""

    __slots__ = ()

    kind, back = "tactic", "tactic"
    mastermind: ClassVar[type[Mastermind]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "mastermind" in cls.__dict__:
            cls.unit_name = cls.mastermind.title

    @classmethod
    def face(cls) -> str:
        return f"{cls.unit_name}: {cls.title}"

    async def fight(self, you: Seat) -> None: ...


class Scheme(Card):
    """The Scheme: changes the set-up, acts at every Twist, and says when evil wins."""

    __slots__ = ()

    kind = "scheme"
    twists: ClassVar[dict[int, int] | int] = 8  # by number of players where it differs
    twists_beside: ClassVar[int] = 0  # Twists that lie beside the Scheme from the start
    heroes: ClassVar[dict[int, int] | int | None] = None
    bystanders: ClassVar[int | None] = None  # in the Villain Deck, instead of the number for the players
    extra_henchman_groups: ClassVar[int] = 0
    required_group: ClassVar[str | None] = None
    heroes_in_villain_deck: ClassVar[int] = 0
    wounds_per_player: ClassVar[int | None] = None
    players: ClassVar[tuple[int, int]] = (1, 5)

    async def twist(self, you: Seat, card: Card) -> None:
        """What a Twist does; `card` is the Twist. Twists that the Scheme does not put elsewhere are KO'd after it."""

    def evil_wins(self, table: Table) -> bool:
        """Whether the condition under which evil wins is true now."""
        return False

    def danger(self, table: Table) -> tuple[int, int]:
        """How near evil is to winning: so many of so many."""
        return 0, 1

    def makes_villain(self, card: Card) -> bool:
        """Whether a card that is none comes into the city as a Villain."""
        return False

    def villain_attack(self, table: Table, card: Card) -> int:
        """The attack of a card that this Scheme makes a Villain."""
        return 0

    async def villain_defeated(self, you: Seat, card: Card) -> None:
        """What becomes of such a card when it is defeated."""

    def attack_change(self, table: Table, enemy: Card) -> int:
        return 0


class Wound(Card):
    """Not a Hero and never played. In a turn in which you recruit no Hero and defeat no Villain, you may heal:
    KO all Wounds in your hand."""

    __slots__ = ()

    kind, back = "wound", "hero"
    source, clause = RULEBOOK, "L1-199"


class Bystander(Card):
    """Worth 1 Victory Point to whoever rescues it."""

    __slots__ = ()

    kind, vp = "bystander", 1
    source, clause = RULEBOOK, "L1-053"


class Twist(Card):
    """Does what the Scheme says for a Twist, and is KO'd then unless the Scheme keeps it."""

    __slots__ = ()

    title, kind, source, clause = "Scheme Twist", "twist", RULEBOOK, "L1-042"


class Strike(Card):
    """Does what the Mastermind says for a Master Strike, and is KO'd then."""

    __slots__ = ()

    title, kind, source, clause = "Master Strike", "strike", RULEBOOK, "L1-045"
