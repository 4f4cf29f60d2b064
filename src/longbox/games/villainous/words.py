"""The words a card file of the Villainous family is written in. It imports these and nothing else."""

from longbox.games.villainous.cards import (
    Ally,
    Card,
    Effect,
    Event,
    FateEffect,
    FateItem,
    Hero,
    Item,
    Location,
    Rival,
    Specialty,
    Stone,
    Tile,
    Upgrade,
    Villain,
)
from longbox.games.villainous.table import Seat, Table
from longbox.games.villainous.traits import (
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
    Gauge,
    Icon,
)
from longbox.games.villainous.verbs.fate import brings_hero
from longbox.games.villainous.verbs.play import attaches_effect, can_play, can_play_free
from longbox.games.villainous.verbs.stones import locations_with_stones, settles_stones
from longbox.games.villainous.verbs.tiles import joins_specialties
from longbox.kernel.decisions import Option

__all__ = [
    "ACTIVATE",
    "DISCARD",
    "FATE",
    "GAIN_1",
    "GAIN_2",
    "GAIN_3",
    "ORIGINAL",
    "PLAY",
    "RELOCATE",
    "RULEBOOK",
    "SINGLE",
    "SOURCED",
    "VANQUISH",
    "Ally",
    "Card",
    "Effect",
    "Event",
    "FateEffect",
    "FateItem",
    "Gauge",
    "Hero",
    "Icon",
    "Item",
    "Location",
    "Option",
    "Rival",
    "Seat",
    "Specialty",
    "Stone",
    "Table",
    "Tile",
    "Upgrade",
    "Villain",
]
