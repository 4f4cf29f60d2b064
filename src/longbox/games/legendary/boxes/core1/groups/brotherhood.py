"""The Brotherhood: hard to face without the X-Men."""

from longbox.games.legendary.words import RULEBOOK, SOURCED, X_MEN, Group, Seat, Villain, is_hero

BROTHERHOOD = Group("Brotherhood")


class Blob(Villain):
    """Can be fought only by a player who has an [X-Men] Hero."""

    group, copies, source = BROTHERHOOD, 2, SOURCED
    attack, vp = 4, 2

    def may_be_fought(self, you: Seat) -> bool:
        return you.has_hero(X_MEN)


class Juggernaut(Villain):
    """Ambush: each player KOs two Heroes from their discard pile. Escape: the same from their hand."""

    group, copies, source = BROTHERHOOD, 2, SOURCED
    attack, vp = 6, 4

    async def ambush(self, you: Seat) -> None:
        await self.tramples(you, "discard")

    async def escape(self, you: Seat) -> None:
        await self.tramples(you, "hand")

    async def tramples(self, you: Seat, pile: str) -> None:
        for player in you.everyone:
            for _ in range(2):
                await player.kos_one([pile], is_hero)


class Mystique(Villain):
    """Escape: she becomes a Scheme Twist that is played at once."""

    group, copies, source, clause = BROTHERHOOD, 2, RULEBOOK, "L1-198"
    attack, vp = 5, 3

    async def escape(self, you: Seat) -> None:
        you.table.escaped.remove(self)
        you.table.resolving.append(self)
        await you.plays_twist(self)


class Sabretooth(Villain):
    """Fight: each player reveals an [X-Men] Hero or gains a Wound. Escape: the same."""

    group, copies, source, clause = BROTHERHOOD, 2, RULEBOOK, "L1-193"
    attack, vp = 5, 3

    async def fight(self, you: Seat) -> None:
        for player in you.everyone:
            if not await player.shows(X_MEN):
                await player.gains_wound()

    escape = fight
