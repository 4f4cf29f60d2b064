"""Outpost: a tiny board game on the kernel. Each round everybody secretly sends a soldier; the strongest takes a post.

Hidden hands, secret choices at the same time, questions out of turn, cards that register for a moment and answer it
clockwise from the leader whatever the order in which they registered, and cards that lie beneath others.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from longbox.games.catalog import Playable
from longbox.games.options import GameInfo, SetupOption
from longbox.kernel import cards, table
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Ended, Result, Rules, Score
from longbox.kernel.table import Counted, Held, Hidden, Pile, Printed, Private, Public


class Post(cards.Card):
    __slots__ = ()
    back: ClassVar[str] = "post"
    worth: ClassVar[int] = 1


class Ford(Post):
    __slots__ = ()


class Castle(Post):
    __slots__ = ()
    worth = 2


class Soldier(cards.Card):
    __slots__ = ()
    back: ClassVar[str] = "soldier"
    strength: ClassVar[int] = 2

    async def revealed(self, you: "Seat") -> None:
        """What happens when the soldiers sent are turned up."""

    async def battle_won(self, you: "Seat", winner: "Seat") -> None:
        """Registered: somebody has taken a post."""


class Guard(Soldier):
    __slots__ = ()


class Captain(Soldier):
    __slots__ = ()
    strength = 4


class Scout(Soldier):
    """Every other player with soldiers in hand may show a Guard; who does not, loses the top soldier of the deck."""

    __slots__ = ()
    strength = 1

    async def revealed(self, you: "Seat") -> None:
        for player in you.table.clockwise():
            if player is you or not player.hand:
                continue
            guards = [card for card in player.hand if isinstance(card, Guard)]
            options = [Option("show", card, "from hand") for card in guards[:1]]
            shown = await Decision(player.index, "Show a Guard?", [*options, Option("decline")], self, "O-5")
            if shown.verb == "show":
                you.table.tell("shows", player.index, shown.card)
            elif player.deck:
                you.table.fallen.append(lost := player.deck.pop())
                you.table.tell("loses", player.index, lost)


class Bugler(Soldier):
    """Stays in camp when sent. Whenever somebody takes a post, its owner may draw a soldier."""

    __slots__ = ()
    strength = 0

    async def revealed(self, you: "Seat") -> None:
        you.sent.remove(self)
        you.camp.append(self)
        you.table.register("battle_won", self)

    async def battle_won(self, you: "Seat", winner: "Seat") -> None:
        if you.deck:
            answer = await Decision(you.index, "Draw a soldier?", [Option("draw"), Option("decline")], self)
            if answer.verb == "draw":
                you.draws(1)


class Seat(table.Seat):
    table: "Table"

    deck: Counted[Pile[Soldier]]
    hand: Private[Pile[Soldier]]
    sent: Private[Pile[Soldier]]  # face down until everybody has chosen
    camp: Public[Pile[Soldier]]
    posts: Public[Pile[Post]]
    last_sent: Private[str | None]

    def draws(self, count: int) -> None:
        drawn = [self.deck.pop() for _ in range(min(count, len(self.deck)))]
        self.hand += drawn
        self.table.tell("draws", self.index, number=len(drawn), secret=drawn, to=(self.index,))


class Table(table.Table):
    seat_class: ClassVar[type[table.Seat]] = Seat
    seats: list[Seat]

    map_name: Printed[str]
    country: Counted[Pile[Post]]
    prize: Public[Pile[Post]]
    garrison: Public[Held[cards.Card]]  # soldiers beneath the post they took
    fallen: Public[Pile[Soldier]]
    strengths: Public[dict[int, int]]  # of the last battle
    winners: Hidden[list[int]]

    def clockwise(self) -> list[Seat]:
        """Every player, the leader first."""
        return self.seats[self.active :] + self.seats[: self.active]

    def owner_of(self, soldier: Soldier) -> Seat:
        return next(seat for seat in self.seats if soldier in seat.camp)

    def in_order(self, moment: str, cards: list[Any]) -> list[Any]:
        """Clockwise from the leader; those of one player in the order in which they came into camp."""
        place = {seat.index: number for number, seat in enumerate(self.clockwise())}
        return sorted(cards, key=lambda card: place[self.owner_of(card).index])


async def muster(front: Table) -> str:
    """A post is turned up, and everybody secretly sends a soldier."""
    if not front.country or not any(seat.hand for seat in front.seats):
        raise Ended
    front.prize.append(front.country.pop())
    front.tell("turns_up", card=front.prize[0])
    chosen = []
    for player in front.clockwise():
        faces = {type(card): card for card in player.hand}
        if faces:
            send = Decision(player.index, "Whom do you send?", [Option("send", card) for card in faces.values()])
            chosen.append((player, (await send).card))
    for player, card in chosen:
        assert isinstance(card, Soldier)
        player.hand.remove(card)
        player.sent.append(card)
        player.last_sent = card.title
        front.tell("sends", player.index, secret=[card], to=(player.index,))
    return "battle"


async def battle(front: Table) -> str:
    """The soldiers are turned up; the strongest takes the post, the leader before others where they are equal."""
    front.strengths = {}
    for player in front.clockwise():
        for soldier in player.sent[:]:
            front.hides(soldier)
            front.causes.append(soldier)
            front.depth += 1
            front.tell("reveals", player.index, soldier)
            front.strengths[player.index] = soldier.strength
            await soldier.revealed(player)
            front.depth -= 1
            front.causes.pop()
    winner = max(front.clockwise(), key=lambda player: front.strengths.get(player.index, -1))
    post = front.prize.pop()
    winner.posts.append(post)
    front.winners.append(winner.index)
    front.tell("takes", winner.index, post)
    for player in front.seats:
        pile = front.garrison.setdefault(post, []) if player is winner else front.fallen
        pile += player.sent
        player.sent = []
    for bugler in front.answering("battle_won"):
        await bugler.battle_won(front.owner_of(bugler), winner)
    front.active = winner.index
    return "muster"


def result(front: Table) -> Result:
    scores = tuple(Score(seat.index, sum(post.worth for post in seat.posts)) for seat in front.seats)
    best = max(score.total for score in scores)
    winners = tuple(score.seat for score in scores if score.total == best)
    return Result("victory", winners, winners, scores, "Every post is taken.")


def deal(names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Table:
    front = Table.empty(names, seed)
    front.map_name = options.get("map", "river")
    front.country = [*front.prints(Ford, 4), *front.prints(Castle, 2)]
    front.shuffles(front.country)
    front.prize, front.fallen, front.garrison, front.strengths, front.winners = [], [], {}, {}, []
    for seat in front.seats:
        soldiers: list[Soldier] = [*front.prints(Guard, 3), *front.prints(Captain, 2)]
        soldiers += [*front.prints(Scout, 2), *front.prints(Bugler, 2)]
        front.shuffles(soldiers)
        seat.deck, seat.hand = soldiers[:5], soldiers[5:]
        seat.sent, seat.camp, seat.posts, seat.last_sent = [], [], [], None
    return front


def arrange(front: table.Table, wanted: Mapping[str, Any]) -> None:
    raise IllegalSetup("An outpost cannot be arranged.")


SENTENCES = {
    "turns_up": "{card} is to be taken.",
    "sends": "{who} sends a soldier{cards}.",
    "reveals": "{who} turns up {card}.",
    "shows": "{who} shows {card}.",
    "loses": "{who} loses {card}.",
    "draws": "{who} draws {number:soldier}{cards}.",
    "takes": "{who} takes {card}.",
}
RULES = Rules("outpost", 3, Table, "muster", {"muster": muster, "battle": battle}, result, SENTENCES, {"takes": "O-9"})
INFO = GameInfo("outpost", "Outpost", (2, 3), (SetupOption("map", "one", "which map", ("river", "hills"), "river"),))
OUTPOST = Playable(INFO, RULES, deal, arrange, box=None, facts=list, moments={"battle_won": "registered"})
