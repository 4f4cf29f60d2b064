"""A table is declared once; from that come its copies, its digest, and where every card lies."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from longbox.kernel import cards, table
from longbox.kernel.table import Counted, Held, Hidden, Pile, Printed, Private, Public, Sees, Slots, Table
from tests.kernel.elsewhere import run_elsewhere
from tests.kernel.sketch import Lamp
from tests.kernel.toys import every, new, played


class Seat(table.Seat):
    hand: Private[Pile[cards.Card]]
    purse: Private[int]
    promises: Hidden[dict[str, list[int]]]


class Everything(table.Table):
    """Every kind of field there is."""

    seat_class: ClassVar[type[table.Seat]] = Seat

    plan: Printed[list[str]]
    pile: Counted[Pile[cards.Card]]
    slots: Public[Slots[cards.Card]]
    held: Public[Held[cards.Card]]
    number: Public[int]
    word: Hidden[str | None]
    flag: Public[bool]
    pair: Public[tuple[int, str]]
    cardboard: Public[cards.Card | None]
    numbers: Public[list[int]]
    counts: Public[dict[int, int]]
    copies: Hidden[dict[cards.Card, cards.Card]]
    lists: Hidden[dict[str, list[cards.Card]]]


def everything() -> Everything:
    laid = Everything.empty(["Ann", "Bob"], 4)
    one, two, three, four, five, six = laid.prints(Lamp, 6)
    laid.plan = ["fixed"]
    laid.pile, laid.slots, laid.held = [one], [None, two], {two: [three]}
    laid.number, laid.word, laid.flag, laid.pair, laid.cardboard = 3, None, True, (1, "a"), one
    laid.numbers, laid.counts, laid.copies, laid.lists = [1], {0: 1}, {one: two}, {"x": [one]}
    for seat, card in zip(laid.seats, (four, five), strict=True):
        seat.hand, seat.purse, seat.promises = [card], 0, {"y": [1]}
    laid.register("dusk", six)
    laid.seats[0].hand.append(six)
    return laid


# Each changes one thing, deep inside where there is a deep inside.
CHANGES: dict[str, Callable[[Any], Any]] = {
    "pile": lambda laid: laid.pile.clear(),
    "slots": lambda laid: laid.slots.__setitem__(1, None),
    "held": lambda laid: next(iter(laid.held.values())).clear(),
    "held key": lambda laid: laid.held.clear(),
    "number": lambda laid: setattr(laid, "number", 4),
    "word": lambda laid: setattr(laid, "word", "x"),
    "flag": lambda laid: setattr(laid, "flag", False),
    "pair": lambda laid: setattr(laid, "pair", (1, "b")),
    "cardboard": lambda laid: setattr(laid, "cardboard", None),
    "numbers": lambda laid: laid.numbers.append(2),
    "counts": lambda laid: laid.counts.__setitem__(0, 2),
    "copies": lambda laid: laid.copies.clear(),
    "lists": lambda laid: laid.lists["x"].clear(),
    "hand": lambda laid: laid.seats[1].hand.clear(),
    "purse": lambda laid: setattr(laid.seats[1], "purse", 1),
    "promises": lambda laid: laid.seats[0].promises["y"].append(2),
    "luck": lambda laid: laid.rolls(6),
    "step": lambda laid: setattr(laid, "step", "other"),
    "active": lambda laid: setattr(laid, "active", 1),
    "depth": lambda laid: setattr(laid, "depth", 1),
    "causes": lambda laid: laid.causes.append(laid.census[0]),
    "veils": lambda laid: laid.hides(laid.census[0]),
    "registered": lambda laid: laid.unregister("dusk", laid.census[5]),
}


def test_every_declared_field_is_changed_by_some_change_below() -> None:
    declared = {field.name for field in Everything.fields + Seat.fields if field.copied != "@"}
    declared -= {"names", "census", "plan"}
    assert declared <= set(CHANGES)


@pytest.mark.parametrize("change", CHANGES)
def test_a_copy_shares_nothing_that_changes(change: str) -> None:
    laid = everything()
    digest, frozen = laid.digest(), laid.frozen()
    copy, thawed = laid.copy(), Everything.thawed(frozen)
    for other in (copy, thawed):
        assert other.digest() == digest
        CHANGES[change](other)
        assert other.digest() != digest, "the digest knows every field"
        assert laid.digest() == digest
        assert Everything.thawed(frozen).digest() == digest
    CHANGES[change](laid)
    assert Everything.thawed(frozen).digest() == digest


def test_copies_share_the_cardboard_and_what_is_printed() -> None:
    laid = everything()
    copy = laid.copy()
    assert copy.pile[0] is laid.pile[0]
    assert copy.plan is laid.plan
    assert copy.census is laid.census


def test_the_seats_of_a_copy_sit_at_the_copy() -> None:
    laid = everything()
    for copy in (laid.copy(), Everything.thawed(laid.frozen())):
        assert [seat.table for seat in copy.seats] == [copy, copy]
        assert [(seat.index, seat.name) for seat in copy.seats] == [(0, "Ann"), (1, "Bob")]
        assert copy.told is None


def test_a_field_says_who_sees_it() -> None:
    sees = {field.name: field.sees for field in Everything.fields}
    assert sees["pile"] is Sees.COUNT
    assert sees["held"] is Sees.EVERYONE
    assert sees["word"] is Sees.NOBODY
    assert {field.name: field.sees for field in Seat.fields}["hand"] is Sees.OWNER
    assert "promises" not in sees, "a seat's fields are the seat's"


@pytest.mark.parametrize(
    "held_type",
    [
        list[list[int]],
        dict[str, dict[str, int]],
        dict[str, list[list[int]]],
        set[int],
        list[int] | None,
        list,
        tuple[list[int]],
    ],
    ids=str,
)
def test_what_could_not_be_copied_is_refused_where_it_is_declared(held_type: Any) -> None:
    public: Any = Public
    with pytest.raises(TypeError, match=r"Careless\.wrong: the kernel does not know how to copy"):
        type("Careless", (Table,), {"__annotations__": {"wrong": public[held_type]}})


def test_postponed_annotations_are_refused_as_they_would_declare_nothing() -> None:
    with pytest.raises(TypeError, match=r"Careless\.wrong: .* must not postpone annotations"):
        type("Careless", (Table,), {"__annotations__": {"wrong": "Public[int]"}})


def test_a_field_that_was_never_laid_is_named() -> None:
    laid = everything()
    del laid.number
    with pytest.raises(AttributeError, match="number"):
        laid.copy()


def test_every_card_has_its_place_in_the_census() -> None:
    laid = everything()
    assert [card.uid for card in laid.census] == list(range(6))
    assert sorted((place, card.uid) for place, card in laid.places()) == [
        ("0.hand", 3),
        ("0.hand", 5),
        ("1.hand", 4),
        ("held", 2),
        ("pile", 0),
        ("slots", 1),
    ]


def test_cards_that_registered_answer_in_that_order_and_any_may_leave_meanwhile() -> None:
    laid = everything()
    one, two = laid.census[:2]
    assert laid.answering("dawn") == ()
    laid.register("dawn", two)
    laid.register("dawn", one)
    answered = []
    for card in laid.answering("dawn"):
        answered.append(card)
        laid.unregister("dawn", card)
    assert answered == [two, one]
    assert list(laid.answering("dawn")) == []


def test_a_family_may_order_who_answers() -> None:
    game = new("outpost", 3)
    front: Any = game.table
    buglers = [next(card for card in seat.hand + seat.deck if card.title == "Bugler") for seat in front.seats]
    for seat, bugler in reversed(list(zip(front.seats, buglers, strict=True))):
        (seat.hand if bugler in seat.hand else seat.deck).remove(bugler)
        seat.camp.append(bugler)
        front.register("battle_won", bugler)
    front.active = 1
    assert list(front.answering("battle_won")) == [buglers[1], buglers[2], buglers[0]]


def test_digests_are_the_same_in_every_process() -> None:
    program = "from tests.kernel.toys import new, played\nprint(played(new('outpost', 3, 8), 9).digest())"
    assert run_elsewhere(program, "5").strip() == played(new("outpost", 3, 8), 9).digest()


def test_a_digest_refuses_what_is_no_plain_data() -> None:
    laid: Any = everything()
    for strange in (1.5, {1, 2}, len, object()):
        laid.word = strange
        with pytest.raises(TypeError, match="a table cannot hold"):
            laid.digest()


@pytest.mark.parametrize(("name", "seats", "seed"), every(2))
def test_no_card_is_ever_lost_or_in_two_places(name: str, seats: int, seed: int) -> None:
    game = new(name, seats, seed)
    while not game.over:
        lying = sorted(card.uid for _, card in game.table.places())
        assert lying == list(range(len(game.table.census)))
        played(game, 1, state=seed + game.answers)
