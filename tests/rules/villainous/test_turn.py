"""The shape of a turn: what comes before moving, moving, actions in any order, drawing up."""

from __future__ import annotations

from itertools import permutations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import events, offered, places, plays_on, told
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
    deal,
    lay,
    options,
    power,
    seat,
    table,
    titles,
)

FULL = ["Leah", "Dísir", "Nightsword", "Raise the Dead"]


@clause("MV-033")
def test_a_turn_is_moving_then_actions_then_drawing() -> None:
    game = lay(step="start", hands=[["Leah"], []], power=[0, 0], movers={0: None})
    answers(game, "move to Hel", "gain 2 Power", "play Leah", "play Leah to Gjoll", "done")
    order = told(game, "turn_begins", "moves", "gains_power", "plays_to", "draws")
    assert order == ["turn_begins", "moves", "gains_power", "plays_to", "draws", "turn_begins"]
    assert asked(game) == 1


@clause("MV-033")
@pytest.mark.parametrize("early", ["done", "gain 2 Power", "play Leah", "discard cards"])
def test_nothing_can_be_done_before_moving(early: str) -> None:
    game = lay(step="move", mover="Gjoll", hands=[["Leah"], []], power=[2, 0])
    with pytest.raises(IllegalAnswer, match="not among the answers"):
        game.answer(early)
    answers(game, "move to Hel", early)
    assert game.stuck is None


@clause("MV-033", "MV-046")
def test_after_drawing_only_the_next_player_can_act() -> None:
    game = lay(mover="Hel")
    answers(game, "done")
    assert asked(game) == 1
    with pytest.raises(IllegalAnswer):
        game.answer("gain 2 Power")


@clause("MV-034")
@pytest.mark.parametrize("place", ["Sanctuary II", "Titan", "The Infinity Well", "Knowhere"])
def test_the_mover_goes_to_one_of_the_three_other_locations_and_cannot_stay(place: str) -> None:
    game = lay(THANOS, HELA, step="move", mover=place)
    all_four = ["Sanctuary II", "Titan", "The Infinity Well", "Knowhere"]
    assert options(game) == [f"move to {other}" for other in all_four if other != place]
    with pytest.raises(IllegalAnswer):
        game.answer(f"move to {place}")
    answers(game, options(game)[1])
    mover = seat(game).mover
    assert mover is not None
    assert mover.title != place


@clause("MV-034")
def test_everybody_moves_in_every_turn_of_a_game() -> None:
    game = deal([HELA, THANOS, KILLMONGER])
    for turn in range(12):
        player = seat(game, turn % 3)
        before = player.mover
        while table(game).step != "act":
            answers(game, options(game)[0])
        assert seat(game, turn % 3).mover is not before
        answers(game, "done")


@clause("MV-035")
@pytest.mark.parametrize("villain", [HELA, THANOS, KILLMONGER, ULTRON, TASKMASTER])
def test_from_the_portrait_all_four_locations_can_be_reached(villain: str) -> None:
    """RV-052: any of the four locations."""
    game = deal([villain, HELA if villain != HELA else THANOS])
    assert options(game) == [f"move to {place.title}" for place in seat(game).locations]
    assert len(options(game)) == 4


@clause("MV-036")
def test_a_mover_does_not_go_into_another_domain() -> None:
    game = lay(HELA, THANOS, ULTRON, step="move", mover="Hel", at={"Titan": ["Leah"]})
    assert places(game, "move") == {"Niflheim", "Gjoll", "Odin's Vault"}


@clause("MV-037")
@pytest.mark.parametrize("order", list(permutations(["gain", "activate", "play", "discard"])))
def test_the_actions_of_a_location_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", power=[1, 0], specialties=[["Time Stone"], []],
        hands=[["Ebony Maw", "The Legions of Thanos"], []], decks=[["Consult the Well"], []],
    )  # fmt: skip
    steps = {
        "gain": ["gain 2 Power"],
        "activate": ["activate Time Stone"],
        "play": ["play The Legions of Thanos", "play The Legions of Thanos to Titan"],
        "discard": ["discard cards", "discard Ebony Maw from hand", "enough"],
    }
    for action in order:
        for answer in steps[action]:
            if answer in options(game):
                answers(game, answer)
    if not at_rest(game):  # the last card in hand goes without a question
        raise AssertionError(options(game))
    assert at(game, "Titan") == ["The Legions of Thanos"]
    assert titles(seat(game).hand) == ["Consult the Well"]
    assert titles(seat(game).discard) == ["Ebony Maw"]
    assert power(game) == 1 + 2 + 1 - 1
    assert not offered(game, "gain", "activate", "play", "discard")


@clause("MV-038")
def test_each_icon_serves_once() -> None:
    game = lay(mover="Odin's Vault")
    answers(game, "gain 3 Power")
    assert options(game) == ["done"]
    with pytest.raises(IllegalAnswer):
        game.answer("gain 3 Power")
    assert power(game) == 3


@clause("MV-038")
def test_an_action_shown_twice_can_be_taken_twice_and_not_three_times() -> None:
    game = lay(THANOS, HELA, mover="The Infinity Well", power=[3, 0], hands=[["The Legions of Thanos"] * 3, []])
    for _ in range(2):
        answers(game, "play The Legions of Thanos", "play The Legions of Thanos to Titan")
    assert at(game, "Titan") == ["The Legions of Thanos"] * 2
    assert power(game) == 1
    assert not offered(game, "play")


@clause("MV-038")
def test_the_icons_are_fresh_in_the_next_turn() -> None:
    game = lay(mover="Odin's Vault")
    answers(game, "gain 3 Power", "done")
    plays_on(game, 1)
    answers(game, "move to Hel", "done")
    plays_on(game, 1)
    answers(game, "move to Odin's Vault", "gain 3 Power")
    assert power(game) == 6


@clause("MV-039")
def test_every_action_can_be_left_out() -> None:
    game = lay(mover="Odin's Vault", hands=[FULL, []], power=[9, 0])
    answers(game, "done")
    assert asked(game) == 1
    assert (power(game), titles(seat(game).hand)) == (9, FULL)


@clause("MV-040")
def test_an_action_may_be_carried_out_anywhere_in_the_domain_or_at_an_event() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", events=["Helicarrier Alert"],
        at={"Titan": ["Iron Man", "Ebony Maw", "The Legions of Thanos"]},
    )  # fmt: skip
    answers(game, "vanquish Iron Man at Titan", "vanquish Iron Man with Ebony Maw at Titan")
    answers(game, "relocate The Legions of Thanos at Titan", "relocate The Legions of Thanos to Helicarrier Alert")
    assert at(game, "Titan") == []
    assert at(game, "Helicarrier Alert") == ["The Legions of Thanos"]


@clause("MV-040")
def test_an_action_that_is_not_at_the_movers_location_is_not_there() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", at={"Titan": ["Iron Man", "Ebony Maw"]})
    assert not offered(game, "vanquish", "relocate", "fate")


@clause("MV-041")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (1, 3), (3, 1), (4, 0), (6, 0)])
def test_at_the_end_of_the_turn_the_hand_is_drawn_up_to_four(held: int, drawn: int) -> None:
    game = lay(hands=[["Leah"] * held, []], decks=[["Dísir"] * 5, []])
    answers(game, "done")
    assert titles(seat(game).hand) == ["Leah"] * held + ["Dísir"] * drawn
    assert [event.number for event in events(game, "draws")] == ([drawn] if drawn else [])


@clause("MV-041")
def test_only_the_player_whose_turn_ends_draws() -> None:
    game = lay(HELA, THANOS, ULTRON, hands=[[], ["Ebony Maw"], []])
    answers(game, "done")
    assert [len(player.hand) for player in table(game).seats] == [4, 1, 0]


@clause("MV-042")
def test_there_is_no_limit_to_a_hand() -> None:
    game = lay(hands=[["Leah"] * 7, []])
    answers(game, "done")
    assert titles(seat(game).hand) == ["Leah"] * 7
    assert seat(game).discard == []


@clause("MV-043")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_the_drawing_goes_on() -> None:
    game = lay(
        empty=["0.deck"], hands=[["Leah"], []], decks=[["Fenris Wolf"], []],
        discards=[["Dísir", "Dísir", "Nightsword", "Nightsword", "Midgard Serpent"], []],
    )  # fmt: skip
    answers(game, "done")
    hand = titles(seat(game).hand)
    assert hand[:2] == ["Leah", "Fenris Wolf"]
    assert len(hand) == 4
    assert len(seat(game).deck) == 3
    assert seat(game).discard == []
    assert sorted(hand[2:] + titles(seat(game).deck)) == [
        "Dísir", "Dísir", "Midgard Serpent", "Nightsword", "Nightsword",
    ]  # fmt: skip


@clause("MV-043")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        pile = ["Dísir", "Nightsword", "Leah", "Midgard Serpent", "Fenris Wolf", "Hel to Pay"]
        game = lay(seed=seed, empty=["0.deck"], discards=[pile, []])
        answers(game, "done")
        drawn.add(tuple(titles(seat(game).hand)))
    assert len(drawn) > 6


@clause("MV-043")
def test_a_discard_pile_stays_while_the_deck_has_enough() -> None:
    game = lay(empty=["0.deck"], decks=[["Leah"] * 4, []], discards=[["Dísir"], []])
    answers(game, "done")
    assert (titles(seat(game).discard), seat(game).deck) == (["Dísir"], [])


@clause("MV-044")
def test_who_can_draw_nothing_goes_on_with_a_smaller_hand() -> None:
    """RV-053: draw as many as possible; no penalty."""
    game = lay(empty=["0.deck"], hands=[["Leah"], []], decks=[["Dísir"], []])
    answers(game, "done")
    assert titles(seat(game).hand) == ["Leah", "Dísir"]
    assert (asked(game), game.over) == (1, False)
    game = lay(empty=["0.deck"])
    answers(game, "done")
    assert (seat(game).hand, asked(game), game.over) == ([], 1, False)


@clause("MV-045")
def test_a_hand_emptied_in_another_turn_is_still_empty_when_ones_own_turn_begins() -> None:
    game = lay(ULTRON, THANOS, hands=[[], ["Ebony Maw"] * 3], fate_deck=["Scarlet Witch"])
    answers(game, "fate", "fate Thanos: Scarlet Witch to Titan", "name Ally", "done")
    assert (asked(game), seat(game, 1).hand) == (1, [])
    answers(game, "move to Knowhere")
    assert seat(game, 1).hand == []
    answers(game, "done")
    assert len(seat(game, 1).hand) == 4


@clause("MV-045", "MV-076")
def test_nothing_is_drawn_before_the_end_of_the_turn() -> None:
    game = lay(step="start", hands=[["Leah"], []], movers={0: "Gjoll"})
    assert len(seat(game).hand) == 1
    answers(game, "move to Hel", "discard cards")
    assert seat(game).hand == []
    answers(game, "done")
    assert len(seat(game).hand) == 4


@clause("MV-046")
def test_the_turn_passes_exactly_once_for_each_drawing() -> None:
    game = deal([HELA, THANOS, ULTRON], seed=3)
    for turn in range(9):
        assert table(game).active == turn % 3
        answers(game, options(game)[0])
        assert table(game).active == turn % 3
        answers(game, "done")
    assert told(game, "turn_begins", "moves") == ["turn_begins", "moves"] * 9 + ["turn_begins"]


# -- before moving ---------------------------------------------------------------------------------------------------


@clause("MV-047")
def test_ultimate_gives_its_power_before_the_mover_has_moved() -> None:
    game = lay(ULTRON, HELA, step="start", specialties=[["Ultimate"], []])
    assert power(game) == 1
    assert offered(game, "move to")
    answers(game, "move to Manufacturing Array")
    assert power(game) == 1


@clause("MV-047")
def test_what_may_be_done_before_moving_can_not_be_done_after_it() -> None:
    game = lay(
        TASKMASTER, HELA, step="start", mover="Armory", at={"Training Room": ["Butterball"]}, power=[3, 0],
        hands=[["Anaconda"], []],
    )  # fmt: skip
    assert len(options(game)) == 2
    assert options(game)[-1] == "go on to moving"
    answers(game, "go on to moving", "move to Training Room")
    assert not [option for option in options(game) if "Butterball" in option]
    assert at(game, "Training Room") == ["Butterball"]


@clause("MV-047")
def test_what_must_be_done_before_moving_comes_before_the_question_where_to() -> None:
    game = lay(
        THANOS, HELA, step="start", mover="Titan", events=["Sacrifices Must Be Made"], at={"Knowhere": ["Ebony Maw"]},
        power=[1, 0], hands=[["Consult the Well"], []],
    )  # fmt: skip
    assert not offered(game, "move to", "go on")
    assert table(game).step == "before"


@clause("MV-047")
def test_effects_of_the_start_of_a_turn_come_before_those_before_moving() -> None:
    """RV-054: first the draws of Avengers Assemble!, then what is done before moving, then the move."""
    game = lay(
        ULTRON, HELA, step="start", specialties=[["Ultimate"], []], events=["Avengers Assemble!"], fate_deck=["Thor"],
    )  # fmt: skip
    assert power(game) == 0
    assert places(game, "fate Ultron: Thor") == set(titles(seat(game).locations))
    answers(game, "fate Ultron: Thor to Research Lab")
    assert power(game) == 1
    assert offered(game, "move to")
    assert told(game, "turn_begins", "reveals_fate", "gains_power") == ["turn_begins", "reveals_fate", "gains_power"]


@clause("MV-047")
def test_the_order_of_what_is_done_before_moving_is_the_players() -> None:
    """RV-054: Power gained before moving may pay for what else is done then."""
    game = lay(
        ULTRON, TASKMASTER, step="start", specialties=[["Ultimate"], []], at={"Research Lab": ["Butterball"]},
        power=[2, 0], hands=[["Assembly Line"], []],
    )  # fmt: skip
    assert power(game) == 3
    assert options(game)[-1] == "go on to moving"
    answers(game, options(game)[0])
    assert at(game, "Research Lab") == []
    assert (power(game), seat(game).hand) == (0, [])
    assert offered(game, "move to")
