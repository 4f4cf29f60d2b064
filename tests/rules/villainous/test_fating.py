"""The fate action: one card from the top, shown to all, for another player."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import events, offered, shown, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    lay,
    marked,
    on,
    options,
    power,
    seat,
    table,
    titles,
)


@clause("MV-094")
def test_exactly_one_card_is_revealed_to_everybody() -> None:
    game = lay(fate_deck=["Thor", "Vision"])
    before = len(table(game).fate_deck)
    answers(game, "fate")
    assert len(table(game).fate_deck) == before - 1
    for viewer in (None, 0, 1):
        assert [event.card for event in events(game, "reveals_fate", viewer)] == ["Thor"]
        assert shown(game.view(viewer), None, "resolving") == ["Thor"]
    answers(game, "fate Thanos: Thor to Titan")
    assert len(table(game).fate_deck) == before - 1
    assert told(game, "reveals_fate") == ["reveals_fate"]


@clause("MV-095")
def test_whom_it_hits_is_chosen_when_the_card_is_known() -> None:
    game = lay(HELA, THANOS, ULTRON, fate_deck=["Thor"])
    assert offered(game, "fate") == ["fate"]
    answers(game, "fate")
    assert told(game, "reveals_fate") == ["reveals_fate"]
    assert {option.split(":")[0] for option in options(game)} == {"fate Thanos", "fate Ultron"}


@clause("MV-096")
@pytest.mark.parametrize("card", ["Thor", "Odin-Force", "Fate Intervenes", "Revive Souls"])
def test_nobody_hits_themselves(card: str) -> None:
    game = lay(
        HELA, THANOS, ULTRON, fate_deck=[card], at={"Hel": ["Vision"], "Titan": ["Vision"], "Research Lab": ["Thor"]},
        fate_discard=["Iron Man"], discards=[["Leah"], ["Ebony Maw"], ["Alkhema"]],
    )  # fmt: skip
    answers(game, "fate")
    assert {option.split(":")[0] for option in options(game)} == {"fate Thanos", "fate Ultron"}
    with pytest.raises(IllegalAnswer):
        game.answer(f"fate Hela: {card}")


@clause("MV-097")
def test_what_cannot_be_played_is_discarded_without_effect() -> None:
    game = lay(fate_deck=["Revive Souls"], empty=["fate_discard"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Revive Souls"]
    assert told(game, "fate_without_effect", "plays_fate", "plays_to") == ["fate_without_effect"]
    assert at_rest(game)
    assert "fate" not in offered(game, "fate")


@clause("MV-097")
@pytest.mark.parametrize(
    "card", ["Odin-Force", "Fate Intervenes", "Deactivation Switch", "Molecular Rearranger", "Wakanda Forever"]
)
def test_no_fate_card_without_an_object_does_anything(card: str) -> None:
    game = lay(fate_deck=[card])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == [card]
    assert told(game, "fate_without_effect", "plays_fate") == ["fate_without_effect"]
    assert at_rest(game)


@clause("MV-098")
def test_the_fate_player_makes_the_choices() -> None:
    """RV-022: who resolves the Fate card decides what it leaves open."""
    game = lay(HELA, THANOS, fate_deck=["Black Widow"], at={"Titan": ["Ebony Maw", "Black Dwarf"]})
    answers(game, "fate")
    assert asked(game) == 0
    answers(game, "0: fate Thanos: Black Widow to Titan", "0: defeat Black Dwarf at Titan")
    assert at(game, "Titan") == ["Ebony Maw", "Black Widow"]
    assert at_rest(game)


@clause("MV-098")
def test_a_player_who_discards_from_hand_picks_the_cards() -> None:
    """RV-022: a player who discards from their own hand chooses."""
    game = lay(
        KILLMONGER, HELA, THANOS, fate_deck=["What Did It Cost?"], hands=[[], ["Leah", "Dísir", "Nightsword"], []],
        at={"Hel": [["Midgard Serpent", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "fate")
    if offered(game, "fate Hela"):
        answers(game, offered(game, "fate Hela")[0])
    answers(game, "1: discard Dísir from hand")
    assert titles(seat(game, 1).hand) == ["Leah", "Nightsword"]
    assert at_rest(game)


@clause("MV-099")
def test_an_empty_fate_deck_is_made_anew_before_the_card_is_revealed() -> None:
    game = lay(empty=["fate_deck"], fate_discard=["Thor"])
    answers(game, "fate", "fate Thanos: Thor to Titan")
    assert told(game, "reshuffles_fate", "reveals_fate", "plays_to") == ["reshuffles_fate", "reveals_fate", "plays_to"]
    assert (table(game).fate_deck, table(game).fate_discard) == ([], [])


@clause("MV-099")
def test_with_both_fate_piles_empty_there_is_no_fate_action() -> None:
    """RV-053: the same for the Fate deck: the action does nothing."""
    game = lay(empty=["fate_deck"])
    assert "fate" not in options(game)
    game = lay(ULTRON, HELA, step="start", empty=["fate_deck"], events=["Avengers Assemble!"])
    assert offered(game, "move to")


@clause("MV-129")
def test_a_fate_card_costs_nobody_power() -> None:
    game = lay(HELA, TASKMASTER, fate_deck=["Thor"], power=[3, 4])
    answers(game, "fate", "fate Taskmaster: Thor to Armory")
    assert (power(game), power(game, 1)) == (3, 4)
    assert "pays" not in told(game)


@clause("MV-130")
def test_a_fate_item_is_attached_to_what_the_fate_player_chooses_and_leaves_with_it() -> None:
    game = lay(HELA, THANOS, fate_deck=["Odin-Force"], at={"Titan": ["Vision", "Iron Man"], "Hel": ["Thor"]})
    answers(game, "fate")
    assert len(options(game)) == 2
    answers(game, "fate Thanos: Odin-Force on Iron Man at Titan")
    assert on(game, "Iron Man") == ["Odin-Force"]
    game = lay(THANOS, HELA, at={"Titan": [["Iron Man", "Odin-Force"], "Ebony Maw"]})
    answers(game, "vanquish Iron Man at Titan")
    assert sorted(titles(table(game).fate_discard)) == ["Iron Man", "Odin-Force"]
    assert titles(seat(game).discard) == ["Ebony Maw"]


@clause("MV-131")
def test_a_fate_effect_is_carried_out_once_and_lies_in_the_fate_discard_pile() -> None:
    game = lay(fate_deck=["Fate Intervenes"], discards=[["Leah"], ["Ebony Maw", "Black Swan"]])
    before = len(seat(game, 1).deck)
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Fate Intervenes"]
    assert (seat(game, 1).discard, len(seat(game, 1).deck)) == ([], before + 2)
    assert titles(seat(game).discard) == ["Leah"]
    assert at_rest(game)
    assert marked(game) == []
