"""The grey S.H.I.E.L.D. Heroes that everybody begins with, and the Officers."""

from longbox.games.legendary.words import RULEBOOK, SHIELD, SOURCED, Basic


class Agent(Basic):
    """No ability."""

    title = "S.H.I.E.L.D. Agent"
    copies, team, cost, recruit = 40, SHIELD, 0, 1
    source, clause = RULEBOOK, "L1-216"


class Trooper(Basic):
    """No ability."""

    title = "S.H.I.E.L.D. Trooper"
    copies, team, cost, attack = 20, SHIELD, 0, 1
    source = SOURCED


class Officer(Basic):
    """No ability. May be recruited from its own stack."""

    title = "S.H.I.E.L.D. Officer"
    copies, team, cost, recruit = 30, SHIELD, 3, 2
    source, clause = RULEBOOK, "L1-215"
