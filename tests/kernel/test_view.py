"""A view holds what its viewer may see, and nothing that was not declared visible."""

import json
from typing import Any, ClassVar

import pytest

from longbox.kernel import cards, table
from longbox.kernel.decisions import Decision, Option
from longbox.kernel.game import Game, Result, Rules, Setup
from longbox.kernel.table import Counted, Held, Hidden, Pile, Printed, Private, Public, Slots
from tests.kernel.elsewhere import run_elsewhere
from tests.kernel.sketch import Lamp
from tests.kernel.toys import every, new, played


class Seat(table.Seat):
    open: Public[Pile[Lamp]]
    hand: Private[Pile[Lamp]]
    deck: Counted[Pile[Lamp]]
    buried: Hidden[Pile[Lamp]]
    purse: Private[int]
    fate: Counted[int]
    secret: Hidden[int]


class Table(table.Table):
    seat_class: ClassVar[type[table.Seat]] = Seat

    row: Public[Slots[Lamp]]
    veiled_row: Counted[Slots[Lamp]]
    under: Public[Held[cards.Card]]
    veiled_under: Counted[Held[cards.Card]]
    own: Private[Pile[Lamp]]
    buried: Hidden[Pile[Lamp]]
    plan: Printed[int]
    copied: Public[dict[Lamp, Lamp]]
    several: Public[list[Lamp]]

    def shown_numbers(self, card: Any) -> dict[str, Any]:
        return {"light": 5} if card in self.row else {}


def lit() -> Game:
    """Cards in every kind of zone; seat 0 is asked."""
    laid = Table.empty(["Ann", "Bob"], 3)
    one, two, three, four, five, six, seven, eight = laid.prints(Lamp, 8)
    laid.row, laid.veiled_row = [one, None], [two, None]
    laid.under, laid.veiled_under = {one: [three]}, {one: [four, five]}
    laid.own, laid.buried, laid.plan = [six], [seven], 9
    laid.copied, laid.several = {one: three}, [one]
    for seat in laid.seats:
        seat.open, seat.hand, seat.deck, seat.buried = (list(laid.prints(Lamp)) for _ in range(4))
        seat.purse, seat.fate, seat.secret = 7, 8, 9
    laid.buried.append(eight)

    async def first(laid: Any) -> str:
        await Decision(0, "Light which?", [Option("light", laid.seats[0].hand[0]), Option("none")], one, "K-4")
        return "first"

    def result(laid: Any) -> Result:
        return Result("victory", (), (), (), "")

    return Game(Rules("lit", 1, Table, "first", {"first": first}, result, {}, {}), Setup("lit", 2, 3), laid)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_what_is_open_and_nobody_what_is_hidden(viewer: int | None) -> None:
    view = lit().view(viewer)
    assert [entry and entry["face"] for entry in view["row"]] == ["Lamp", None]
    assert [[card["title"] for card in held] for held in view["under"].values()] == [["Lamp"]]
    assert [len(seat["open"]) for seat in view["seats"]] == [1, 1]
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    for hidden in ("buried", "plan", "census", "luck", "veils", "registered", "causes", "depth"):
        assert hidden not in view
    for seat in view["seats"]:
        assert "secret" not in seat
        assert "buried" not in seat


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_of_some_zones_everybody_sees_only_how_many_cards_they_hold(viewer: int | None) -> None:
    view = lit().view(viewer)
    assert view["veiled_row"] == {"count": 1}
    assert view["veiled_under"] == {"count": 2}
    assert [seat["deck"] for seat in view["seats"]] == [{"count": 1}] * 2
    assert all("fate" not in seat for seat in view["seats"]), "a number has no count"


def test_the_owner_sees_a_private_zone_and_the_others_how_many() -> None:
    hands = {viewer: [seat["hand"] for seat in lit().view(viewer)["seats"]] for viewer in (None, 0, 1)}
    assert hands[None] == [{"count": 1}, {"count": 1}]
    assert hands[0][1] == {"count": 1}
    assert hands[1][0] == {"count": 1}
    assert [card["face"] for card in hands[0][0]] == ["Lamp"]
    assert [card["face"] for card in hands[1][1]] == ["Lamp"]


def test_the_owner_alone_sees_a_private_number() -> None:
    purses = {viewer: [seat.get("purse") for seat in lit().view(viewer)["seats"]] for viewer in (None, 0, 1)}
    assert purses == {None: [None, None], 0: [7, None], 1: [None, 7]}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_private_zone_of_the_table_belongs_to_nobody(viewer: int | None) -> None:
    assert lit().view(viewer)["own"] == {"count": 1}


def test_public_numbers_of_a_card_stand_with_it() -> None:
    view = lit().view()
    assert view["row"][0]["light"] == 5
    assert "light" not in view["seats"][0]["open"][0]


def test_notes_call_cards_by_their_face() -> None:
    view = lit().view()
    assert view["several"] == ["Lamp"]
    assert view["copied"] == {"Lamp": "Lamp"}


def test_only_who_is_asked_sees_the_answers_but_everybody_the_question() -> None:
    game = lit()
    for viewer in (None, 0, 1):
        shown = game.view(viewer)["decision"]
        assert (shown["number"], shown["seat"], shown["prompt"]) == (0, 0, "Light which?")
        assert (shown["source"], shown["clause"]) == ("Lamp", "K-4")
        assert ("options" in shown) == (viewer == 0)
    options = game.view(0)["decision"]["options"]
    assert [option["notation"] for option in options] == ["light Lamp", "none"]
    assert options[0]["card"] == game.view(0)["seats"][0]["hand"][0]["id"]
    assert options[1]["card"] is None


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    for seat in (-1, 2):
        with pytest.raises(IndexError, match="There is no seat"):
            lit().view(seat)


def ids(view: Any) -> set[str]:
    """Every alias in a view."""
    if isinstance(view, dict):
        own = {view["id"]} if "id" in view else set()
        return own.union(*map(ids, view.values()))
    return set().union(*map(ids, view)) if isinstance(view, list) else set()


def test_each_viewer_has_names_of_their_own_for_the_same_cardboard() -> None:
    game = lit()
    seen = {viewer: game.view(viewer)["row"][0]["id"] for viewer in (None, 0, 1)}
    assert len(set(seen.values())) == 3
    assert not ids(game.view(0)) & ids(game.view(1))


def test_names_say_nothing_about_the_seed_to_whoever_does_not_know_it() -> None:
    assert ids(new("market", 2, 1).view()).isdisjoint(ids(new("market", 2, 2).view()))


def test_no_two_cards_share_a_name() -> None:
    game = played(new("outpost", 3), 20)
    view = game.view(1)
    shown = json.dumps({key: view[key] for key in ("prize", "fallen", "seats", "garrison")})
    assert len(ids(view)) == shown.count('"id"')


def test_a_name_stays_while_the_card_is_in_sight_and_changes_once_it_was_hidden() -> None:
    game = lit()
    laid: Any = game.table
    card = laid.row[0]

    def name(viewer: int | None) -> str:
        return str(game.view(viewer)["row"][0]["id"])

    before = {viewer: name(viewer) for viewer in (None, 0, 1)}
    laid.row.reverse()
    laid.row.reverse()
    assert {viewer: name(viewer) for viewer in (None, 0, 1)} == before
    laid.hides(card)
    after = {viewer: name(viewer) for viewer in (None, 0, 1)}
    assert not set(after.values()) & set(before.values())


def test_a_card_that_went_through_a_reshuffle_comes_back_under_another_name() -> None:
    game = new("market", 1, 2)
    before: set[str] = set()
    while not any(event.kind == "reshuffles" for event in game.log()):
        before |= {card["id"] for card in game.view(0)["seats"][0]["hand"]}
        game.answer("end the turn")
    hand = {card["id"] for card in game.view(0)["seats"][0]["hand"]}
    market: Any = game.table
    kept = [card for card in market.seats[0].hand if market.veils[card.uid] == 0]
    assert len(hand & before) <= len(kept)
    assert any(market.veils[card.uid] for card in market.seats[0].hand)


@pytest.mark.parametrize(("name", "seats", "seed"), every(2))
def test_a_view_is_json_and_the_same_for_a_fork(name: str, seats: int, seed: int) -> None:
    game = played(new(name, seats, seed), 11)
    for viewer in (None, *range(seats)):
        view = game.view(viewer)
        assert json.loads(json.dumps(view)) == json.loads(json.dumps(game.fork().view(viewer)))


def test_a_view_is_the_same_in_every_process() -> None:
    program = (
        "import json\nfrom tests.kernel.toys import new, played\n"
        "print(json.dumps(played(new('outpost', 3, 8), 9).view(1)))"
    )
    here = json.dumps(played(new("outpost", 3, 8), 9).view(1))
    assert run_elsewhere(program, "99").strip() == here


def test_soldiers_sent_in_secret_are_seen_by_nobody_else_until_everybody_has_chosen() -> None:
    game = new("outpost", 3, 4)
    first = game.decision
    assert first is not None
    game.answer(0)
    for viewer in (None, 1, 2):
        assert all(seat["sent"] == {"count": 0} for seat in game.view(viewer)["seats"] if seat["sent"] != [])
        assert not any(event.kind == "sends" for event in game.log(viewer))
        assert "last_sent" not in game.view(viewer)["seats"][0]
