"""Market: a tiny deck-builder on the kernel. Buy stalls and charters; whoever holds most worth when they run out wins.

Luck in the deal and in every reshuffle, a market row that refills, questions to other seats in the middle of an effect.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from longbox.games.catalog import Playable
from longbox.games.options import GameInfo, SetupOption
from longbox.kernel import cards, table
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Ended, Result, Rules, Score
from longbox.kernel.table import Counted, Pile, Private, Public, Slots

HAND = 4


class Card(cards.Card):
    __slots__ = ()
    coins: ClassVar[int] = 0
    cost: ClassVar[int] = 0
    worth: ClassVar[int] = 0

    async def played(self, you: "Seat") -> None:
        """What the card does besides its coins."""


class Penny(Card):
    __slots__ = ()
    coins = 1


class Stall(Card):
    __slots__ = ()
    coins, cost, worth = 2, 3, 1


class Juggler(Card):
    """Draw two cards."""

    __slots__ = ()
    cost = 2

    async def played(self, you: "Seat") -> None:
        you.draws(2)


class Thief(Card):
    """Each other player discards a card of their choice."""

    __slots__ = ()
    coins, cost = 1, 3

    async def played(self, you: "Seat") -> None:
        for player in you.others:
            if player.hand:
                discard = Decision(player.index, "Discard a card.", player.choices("discard"), self)
                card: Any = (await discard).card
                player.hand.remove(card)
                player.discard.append(card)
                you.table.tell("discards", player.index, card)


class Broker(Card):
    """You may trade a card in hand for the first card in the row; asks what to trade until you have had enough."""

    __slots__ = ()
    cost = 2

    async def played(self, you: "Seat") -> None:
        market = you.table
        while you.hand and market.supply:
            trade = await Decision(you.index, "Trade?", [*you.choices("trade"), Option("enough")], self, "M-7")
            if trade.verb == "enough":
                return
            card: Any = trade.card
            you.hand.remove(card)
            market.hides(card)
            market.supply.insert(0, card)
            you.gains(0)
            market.tell("trades", you.index, card)


class Charter(Card):
    __slots__ = ()
    cost, worth = 4, 3


class Seat(table.Seat):
    table: "Table"

    deck: Counted[Pile[Card]]
    hand: Private[Pile[Card]]
    played: Public[Pile[Card]]
    discard: Public[Pile[Card]]

    @property
    def others(self) -> "list[Seat]":
        seats = self.table.seats
        return seats[self.index + 1 :] + seats[: self.index]

    def choices(self, verb: str) -> list[Option]:
        """One option for each face in hand."""
        return [Option(verb, card) for card in {type(card): card for card in self.hand}.values()]

    def draws(self, count: int) -> None:
        drawn: list[Card] = []
        while len(drawn) < count and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.discard, []
                for card in self.deck:
                    self.table.hides(card)
                self.table.shuffles(self.deck)
                self.table.tell("reshuffles", self.index)
            drawn.append(self.deck.pop())
        self.hand += drawn
        self.table.tell("draws", self.index, number=len(drawn), secret=drawn, to=(self.index,))

    def gains(self, space: int) -> None:
        """Takes a card out of the row, which is filled up again."""
        row = self.table.row
        card = row[space]
        assert card is not None
        self.discard.append(card)
        self.table.tell("buys", self.index, card)
        row[space] = self.table.supply.pop() if self.table.supply else None


class Table(table.Table):
    seat_class: ClassVar[type[table.Seat]] = Seat
    seats: list[Seat]

    supply: Counted[Pile[Card]]
    row: Public[Slots[Card]]
    coins: Public[int]
    bought: Public[bool]


async def main(market: Table) -> str:
    """The active player does one thing."""
    you = market.seats[market.active]
    options = you.choices("play")
    for space, card in enumerate(market.row):
        if card is not None and card.cost <= market.coins:
            options.append(Option("buy", card, f"from stand {space + 1}"))
    did = await Decision(you.index, "What do you do?", [*options, Option("end the turn")], None, "M-1")
    if did.verb == "play":
        played: Any = did.card
        you.hand.remove(played)
        you.played.append(played)
        market.coins += played.coins
        market.causes.append(played)
        market.tell("plays", you.index, played)
        await played.played(you)
        market.causes.pop()
    elif did.verb == "buy":
        bought: Any = did.card
        market.coins -= bought.cost
        market.bought = True
        you.gains(market.row.index(bought))
    else:
        return "clean_up"
    return "main"


async def clean_up(market: Table) -> str:
    """Everything is discarded; a market in which nobody buys loses a card to the road."""
    you = market.seats[market.active]
    you.discard += you.played + you.hand
    you.played, you.hand = [], []
    if not market.bought:
        you.gains(next((space for space, card in enumerate(market.row) if card), 0))
    you.draws(HAND)
    market.coins, market.bought = 0, False
    market.active = (market.active + 1) % len(market.seats)
    if not any(market.row):
        raise Ended
    return "main"


def result(market: Table) -> Result:
    owned = [seat.deck + seat.hand + seat.played + seat.discard for seat in market.seats]
    scores = tuple(Score(seat, sum(card.worth for card in pile)) for seat, pile in enumerate(owned))
    best = max(score.total for score in scores)
    winners = tuple(score.seat for score in scores if score.total == best)
    return Result("victory", winners, winners, scores, "The market is sold out.")


def deal(names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Table:
    market = Table.empty(names, seed)
    faces: list[type[Card]] = [Stall, Juggler, Thief, Broker, Charter]
    copies = 4 if options.get("copies") == "many" else 2
    market.supply = [card for face in faces for card in market.prints(face, copies)]
    market.shuffles(market.supply)
    market.row = [market.supply.pop() for _ in range(3)]
    market.coins, market.bought = 0, False
    for seat in market.seats:
        seat.deck = [*market.prints(Penny, 4), *market.prints(Juggler)]
        market.shuffles(seat.deck)
        seat.hand, seat.played, seat.discard = [seat.deck.pop() for _ in range(HAND)], [], []
    return market


def arrange(market: table.Table, wanted: Mapping[str, Any]) -> None:
    raise IllegalSetup("The market cannot be arranged.")


SENTENCES = {
    "plays": "{who} plays {card}.",
    "buys": "{who} buys {card}.",
    "discards": "{who} discards {card}.",
    "trades": "{who} trades {card} in.",
    "draws": "{who} draws {number:card}{cards}.",
    "reshuffles": "{who} shuffles.",
}
RULES = Rules("market", 1, Table, "main", {"main": main, "clean_up": clean_up}, result, SENTENCES, {"draws": "M-2"})
INFO = GameInfo("market", "Market", (1, 2, 3, 4), (SetupOption("copies", "one", "how many", ("few", "many"), "few"),))
MARKET = Playable(INFO, RULES, deal, arrange, box=None, facts=list, moments={})
