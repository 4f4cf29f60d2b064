"""Games with a fault planted in them, each against one law: what the laws must find."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from longbox.kernel.decisions import Decision, Option
from longbox.kernel.game import Game, Setup
from longbox.kernel.record import Record
from longbox.kernel.table import Hidden, Table
from tests.kernel.toys import market, outpost


class SharedTable(market.Table):
    """Declares a field of which nobody can know how to copy it."""

    anything: Hidden[Any]


class TalkativeTable(market.Table):
    """Tells with every card in the row which card lies on top of the supply."""

    def shown_numbers(self, card: Any) -> dict[str, Any]:
        return {"next": self.supply[-1].cost} if self.supply and card in self.row else {}


def begin(table: type[Table], **steps: Any) -> Game:
    """A market on another table, or with other steps."""
    rules = replace(market.RULES, table=table, steps={**market.RULES.steps, **steps})
    return Game(rules, Setup("market", 2, 1), _dealt(table))


def _dealt(table: type[Table]) -> Table:
    """A market dealt as usual, on a table of another class."""
    dealt = market.deal(["Player 1", "Player 2"], 1, {})
    other: Any = table.empty(dealt.names, 1)
    for field in market.Table.fields:
        setattr(other, field.name, getattr(dealt, field.name))
    for seat, like in zip(other.seats, dealt.seats, strict=True):
        for field in market.Seat.fields:
            setattr(seat, field.name, getattr(like, field.name))
    if isinstance(other, SharedTable):
        other.anything = [0]
    assert isinstance(other, Table)
    return other


async def shares(table: Any) -> str:
    """Writes into what every copy shares."""
    await Decision(0, "Write?", [Option("write")])
    table.anything.append(1)
    await Decision(0, "Write?", [Option("write")])
    return "main"


def counts_calls() -> Any:
    """A step that remembers, outside of the table, how often it was begun."""
    calls: list[int] = []

    async def first(table: Any) -> str:
        calls.append(1)
        await Decision(0, f"What, for the {len(calls)}. time?", [Option("go on")])
        return "main"

    return first


async def peeks(table: Any) -> str:
    """Offers what depends on a card that nobody has seen."""
    await Decision(table.active, "Take it?", [Option("take"), Option(f"leave {table.supply[-1].title}")])
    return "main"


async def blabs(table: Any) -> str:
    """Asks a player in words that say what another one holds."""
    await Decision(0, f"Beware of {table.seats[1].hand[0].title}.", [Option("beware")])
    return "main"


async def asks_who_has_it(front: outpost.Table) -> str:
    """Asks the leader, and then only those who hold a Captain: to be asked tells that one has one."""
    await Decision(front.active, "Who has a Captain?", [Option("ask"), Option("ask nobody")])
    for player in front.clockwise()[1:]:
        captains = [card for card in player.hand if isinstance(card, outpost.Captain)]
        if captains:
            await Decision(player.index, "Show a Captain?", [Option("show"), Option("decline")])
    return "muster"


async def counts_captains(front: outpost.Table) -> str:
    """Tells everybody how many Captains the others hold, without showing one."""
    await Decision(front.active, "How many Captains?", [Option("ask"), Option("ask nobody")])
    for player in front.clockwise()[1:]:
        front.tell("draws", player.index, number=sum(isinstance(card, outpost.Captain) for card in player.hand))
    return "muster"


async def asks_everybody(front: outpost.Table) -> str:
    """As it should be: whoever has cards in hand is asked, and what is shown is told with the card."""
    await Decision(front.active, "Who has a Captain?", [Option("ask"), Option("ask nobody")])
    for player in front.clockwise()[1:]:
        captains = [card for card in player.hand if isinstance(card, outpost.Captain)]
        options = [Option("show", captain) for captain in captains[:1]]
        if (await Decision(player.index, "Show a Captain?", [*options, Option("decline")])).verb == "show":
            front.tell("shows", player.index, captains[0])
    return "muster"


def besiege(first: Any, seed: int = 1, seats: int = 3) -> Game:
    """An outpost that begins with another step."""
    rules = replace(outpost.RULES, first_step="first", steps={**outpost.RULES.steps, "first": first})
    table = outpost.deal([f"Player {seat + 1}" for seat in range(seats)], seed, {})
    return Game(rules, Setup("outpost", seats, seed), table)


async def in_hash_order(market_table: Any) -> str:
    """Offers answers in an order that is another one in every process."""
    for letter in set("abcdefgh"):
        market_table.coins = market_table.coins * 31 % 1009 + ord(letter)
    await Decision(0, "Go on?", [Option("go on")])
    return "main"


def hashy() -> Game:
    return begin(market.Table, main=in_hash_order)


def replay_hashy(text: str) -> Game:
    game = hashy()
    for answer in Record.parse(text).answers:
        game.answer(answer)
    return game


def replaying(steps: Mapping[str, Any] | None = None, answers: Sequence[str] = ()) -> Any:
    """A replay that plays something else than the record says."""

    def replay(text: str) -> Game:
        game = begin(market.Table, **(steps or {}))
        for answer in answers or Record.parse(text).answers:
            game.answer(answer)
        return game

    return replay
