"""What a viewer cannot know can be exchanged, and how it lay before leaves no trace."""

from __future__ import annotations

from longbox.kernel.cards import Card
from longbox.kernel.table import Table
from longbox.kernel.unseen import exchange, unseen
from tests.kernel import toys


def outpost(answers: int = 10) -> Table:
    return toys.played(toys.new("outpost", 3, 2), answers).table


def lying(table: Table) -> list[tuple[str, int]]:
    return [(zone, card.uid) for zone, card in table.places()]


def test_after_an_exchange_nothing_tells_how_the_cards_lay_before() -> None:
    table = outpost()
    other = table.copy()
    exchange(unseen(other, 1), 5)
    assert lying(other) != lying(table)
    exchange(unseen(table, 1), 77)
    exchange(unseen(other, 1), 77)
    assert lying(other) == lying(table)


def test_a_card_that_is_known_stays_where_it_lies() -> None:
    table = outpost()
    known: Card = table.seats[0].hand[0]
    for state in range(20):
        exchange(unseen(table, 1, [known]), state)
        assert table.seats[0].hand[0] is known


def test_nobody_is_exchanged_out_of_sight_of_the_one_who_holds_it() -> None:
    table = outpost()
    hands = [[card.uid for card in seat.hand] for seat in table.seats]
    exchange(unseen(table, None), 3)
    assert [[card.uid for card in seat.hand] for seat in table.seats] != hands
    table = outpost()
    exchange(unseen(table, 1), 3)
    assert [card.uid for card in table.seats[1].hand] == hands[1]
