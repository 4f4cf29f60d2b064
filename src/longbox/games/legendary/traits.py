"""What card texts ask for: Hero Classes, teams, and the places of a city."""

from __future__ import annotations

import enum


class HeroClass(enum.Enum):
    """The five Hero Classes. Grey is the colour of basic Heroes: a colour where colours are counted, but no class."""

    STRENGTH = "Strength"
    INSTINCT = "Instinct"
    COVERT = "Covert"
    TECH = "Tech"
    RANGED = "Ranged"
    GREY = "Grey"


class Team(enum.Enum):
    AVENGERS = "Avengers"
    X_MEN = "X-Men"
    SHIELD = "S.H.I.E.L.D."
    SPIDER_FRIENDS = "Spider Friends"


Trait = HeroClass | Team

STRENGTH, INSTINCT, COVERT, TECH, RANGED, GREY = HeroClass
AVENGERS, X_MEN, SHIELD, SPIDER_FRIENDS = Team


class Rarity(enum.Enum):
    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


COMMON, UNCOMMON, RARE = Rarity


class Source(enum.Enum):
    """Where the facts of a card come from, as honest as the reference is."""

    RULEBOOK = "rulebook"  # the rulebook shows the card
    SOURCED = "sourced"  # at least two independent sources agree
    SINGLE = "single source"
    ORIGINAL = "original"  # ours: no source knows the text


RULEBOOK, SOURCED, SINGLE, ORIGINAL = Source
