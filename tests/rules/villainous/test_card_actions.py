"""What cards tell players to do: play, reveal, look, find, defeat, remove."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import events, offered, shown, told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at,
    at_rest,
    clause,
    find,
    lay,
    options,
    power,
    seat,
    strength,
    table,
    titles,
)

# -- play ------------------------------------------------------------------------------------------------------------


@clause("MV-153")
def test_a_card_played_by_an_instruction_does_what_it_does_when_played() -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Soul Stone"], []], discards=[["Proxima Midnight"], []],
        at={"Titan": ["Dora Milaje"]},
    )  # fmt: skip
    answers(game, "activate Soul Stone")
    assert at(game, "Titan") == ["Proxima Midnight"]
    assert titles(table(game).fate_discard) == ["Dora Milaje"]
    assert at_rest(game)


@clause("MV-153")
def test_such_an_ally_may_be_played_to_an_event() -> None:
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Soul Stone"], []], discards=[["Ebony Maw"], []],
        events=["Helicarrier Alert"],
    )  # fmt: skip
    answers(game, "activate Soul Stone")
    assert "play Ebony Maw to Helicarrier Alert" in options(game)
    assert len(options(game)) == 5


@clause("MV-154")
def test_its_cost_is_paid_unless_the_card_says_otherwise() -> None:
    game = lay(discards=[["Dísir"], []], power=[3, 0])
    answers(game, "play Dísir from the discard pile", "play Dísir to Hel")
    assert power(game) == 1
    game = lay(
        THANOS, HELA, mover="Sanctuary II", specialties=[["Soul Stone"], []], discards=[["Ebony Maw"], []], power=[3, 0]
    )
    answers(game, "activate Soul Stone", "play Ebony Maw to Titan")
    assert power(game) == 3


# -- reveal and look -------------------------------------------------------------------------------------------------


@clause("MV-155")
def test_cards_revealed_from_hand_are_shown_to_everybody_and_stay_in_hand() -> None:
    game = lay(ULTRON, THANOS, HELA, hands=[[], ["Ebony Maw", "Warp Reality"], []], fate_deck=["Scarlet Witch"])
    answers(game, "fate", "fate Thanos: Scarlet Witch to Titan", "name Specialty")
    for viewer in (None, 0, 1, 2):
        assert [event.card for event in events(game, "reveals_from_hand", viewer)] == ["Ebony Maw", "Warp Reality"]
    assert titles(seat(game, 1).hand) == ["Ebony Maw", "Warp Reality"]
    assert at_rest(game)


@clause("MV-156")
def test_cards_revealed_from_a_deck_are_turned_up_one_by_one_for_all_to_see() -> None:
    game = lay(
        ULTRON, HELA, hands=[["Every Contingency Covered"], []], power=[1, 0],
        decks=[["Flying Sentry", "Alkhema", "Assembly Line", "Jocasta"], []],
    )  # fmt: skip
    answers(game, "play Every Contingency Covered", "look for an Item")
    for viewer in (None, 0, 1):
        shown_cards = [event.card for event in events(game, "reveals_card", viewer)]
        assert shown_cards == ["Flying Sentry", "Alkhema", "Assembly Line"]
    assert titles(seat(game).hand) == ["Assembly Line"]


@clause("MV-157")
def test_what_was_revealed_and_not_chosen_is_shuffled_back() -> None:
    orders = set()
    for seed in range(10):
        game = lay(
            ULTRON, HELA, seed=seed, hands=[["Every Contingency Covered"], []], power=[1, 0], empty=["0.deck"],
            decks=[["Flying Sentry", "Alkhema", "Jocasta", "Duplicate Sentry", "Assembly Line", "Giant Sentry"], []],
        )  # fmt: skip
        answers(game, "play Every Contingency Covered", "look for an Item")
        assert len(seat(game).deck) == 5
        assert table(game).revealed == []
        assert sorted(titles(seat(game).deck)) == [
            "Alkhema", "Duplicate Sentry", "Flying Sentry", "Giant Sentry", "Jocasta",
        ]  # fmt: skip
        orders.add(tuple(titles(seat(game).deck)))
    assert len(orders) > 5


@clause("MV-157")
def test_a_shuffled_back_card_is_a_secret_again() -> None:
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", at={"Research Lab": ["Assembly Line"]}, empty=["0.deck"],
        decks=[["Reconfigure", "Technoforming", "Alkhema"], []],
    )  # fmt: skip
    answers(game, "activate Assembly Line at Research Lab")
    assert [event.number for event in events(game, "shuffles_back")] == [2]
    assert game.view(0)["seats"][0]["deck"] == {"count": 2}
    assert shown(game.view(1), None, "revealed") == []


@clause("MV-158")
def test_revealing_goes_on_with_a_new_deck_from_the_discard_pile() -> None:
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", at={"Research Lab": ["Assembly Line"]}, empty=["0.deck"],
        discards=[["Reconfigure", "Alkhema"], []],
    )  # fmt: skip
    answers(game, "activate Assembly Line at Research Lab")
    assert told(game, "reshuffles", "reveals_card")[:2] == ["reshuffles", "reveals_card"]
    assert titles(seat(game).hand) == ["Alkhema"]
    assert (titles(seat(game).deck), seat(game).discard, power(game)) == (["Reconfigure"], [], 1)


@clause("MV-158")
def test_cards_set_aside_while_revealing_are_not_reshuffled_and_nothing_may_be_found() -> None:
    """RV-033: cards set aside stay aside until the effect ends; with both piles exhausted the effect finds nothing."""
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", at={"Research Lab": ["Assembly Line"]}, empty=["0.deck"],
        decks=[["Reconfigure"], []], discards=[["Technoforming"], []],
    )  # fmt: skip
    answers(game, "activate Assembly Line at Research Lab")
    assert [event.card for event in events(game, "reveals_card")] == ["Reconfigure", "Technoforming"]
    assert [event.number for event in events(game, "reshuffles")] == [1]
    assert seat(game).hand == []
    assert sorted(titles(seat(game).deck)) == ["Reconfigure", "Technoforming"]
    assert power(game) == 1
    assert at_rest(game)


@clause("MV-159")
def test_what_is_looked_at_is_seen_by_who_looks_only() -> None:
    six = ["Thor", "Vision", "Iron Man", "Balder", "Angela", "Hank Pym"]
    game = lay(ULTRON, HELA, hands=[["Assimilate Knowledge"], []], power=[1, 0], fate_deck=[*six, "Wasp"])
    before = len(table(game).fate_deck)
    answers(game, "play Assimilate Knowledge")
    assert [event.cards for event in events(game, "looks_at_fate", 0)] == [tuple(six)]
    for viewer in (None, 1):
        assert [event.cards for event in events(game, "looks_at_fate", viewer)] == [()]
        assert [event.number for event in events(game, "looks_at_fate", viewer)] == [6]
        view = game.view(viewer)
        assert view["fate_deck"] == {"count": before}
        assert "options" not in view["decision"]
    for name in six[:-1]:
        answers(game, f"put back {name} from the Fate deck")
    assert at_rest(game)
    assert titles(reversed(table(game).fate_deck))[:7] == [*reversed(six), "Wasp"]


@clause("MV-160")
def test_looking_goes_on_with_a_new_deck_and_the_first_cards_stay_on_top() -> None:
    """RV-033: the remaining cards are taken, the rest comes from the reshuffled discard pile."""
    game = lay(
        ULTRON, HELA, hands=[["Assimilate Knowledge"], []], power=[1, 0], empty=["fate_deck"],
        fate_deck=["Thor", "Vision"], fate_discard=["Iron Man", "Balder", "Angela", "Hank Pym", "Wasp"],
    )  # fmt: skip
    answers(game, "play Assimilate Knowledge")
    looked = events(game, "looks_at_fate", 0)[0].cards
    assert looked[:2] == ("Thor", "Vision")
    assert len(looked) == 6
    assert table(game).fate_discard == []
    assert len(table(game).fate_deck) == 7
    while not at_rest(game):
        answers(game, options(game)[-1])
    assert set(titles(table(game).fate_deck[1:])) == set(looked)


@clause("MV-160")
def test_with_too_few_cards_in_both_piles_so_many_are_looked_at() -> None:
    """RV-033: if it is still not enough, the effect goes on with what was found."""
    game = lay(
        ULTRON, HELA, hands=[["Assimilate Knowledge"], []], power=[1, 0], empty=["fate_deck"], fate_deck=["Thor"],
        fate_discard=["Iron Man"],
    )  # fmt: skip
    answers(game, "play Assimilate Knowledge")
    assert events(game, "looks_at_fate", 0)[0].cards == ("Thor", "Iron Man")


# -- find ------------------------------------------------------------------------------------------------------------


@clause("MV-161")
@pytest.mark.parametrize("where", ["play", "discard pile", "deck"])
def test_a_card_is_found_in_play_before_the_discard_pile_before_the_deck(where: str) -> None:
    places = {"play": ["play", "discard pile", "deck"], "discard pile": ["discard pile", "deck"], "deck": ["deck"]}
    there = places[where]
    game = lay(
        HELA, THANOS, mover="Niflheim", hands=[[], []], fate_deck=["Okoye", *["Dora Milaje"] * ("deck" in there)],
        at={"Hel": ["Dora Milaje"] * ("play" in there)}, fate_discard=["Dora Milaje"] * ("discard pile" in there),
        empty=["fate_deck"],
    )  # fmt: skip
    answers(game, "fate", "fate Thanos: Okoye to Titan")
    assert at(game, "Titan") == ["Okoye", "Dora Milaje"]
    assert len(at(game, "Hel")) == 0
    assert len(table(game).fate_discard) == ("discard pile" in there and where != "discard pile")
    assert len(table(game).fate_deck) == ("deck" in there and where != "deck")
    assert at_rest(game)


@clause("MV-162")
def test_a_card_found_in_play_leaves_its_location_first() -> None:
    game = lay(
        ULTRON,
        HELA,
        THANOS,
        mover="Reconfiguration Base",
        at={"Research Lab": ["Wonder Man", "Giant Sentry"], "Hel": ["Vision"]},
    )
    answers(game, "vanquish Wonder Man at Research Lab")
    assert at(game, "Hel") == []
    assert at(game, "Research Lab") == ["Vision"]
    assert at_rest(game)


@clause("MV-163")
def test_a_card_found_in_a_deck_is_shown_to_all_and_the_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        game = lay(
            TASKMASTER, HELA, seed=seed, mover="Camp Hammond", specialties=[["Lesson Plan"], []], power=[1, 0],
            empty=["0.deck"], decks=[["Redeploy", "Anaconda", "Crossbones", "Black Ant", "Trainees"], []],
        )  # fmt: skip
        answers(game, "activate Lesson Plan", "find Redeploy from the deck")
        for viewer in (None, 1):
            assert [event.card for event in events(game, "finds", viewer)] == ["Redeploy"]
        orders.add(tuple(titles(seat(game).deck)))
    assert len(orders) > 4


@clause("MV-164")
def test_only_the_zones_that_the_card_names_are_searched() -> None:
    """RV-034: named zones are the only ones; the hand is never searched."""
    game = lay(
        TASKMASTER, HELA, mover="Camp Hammond", specialties=[["Lesson Plan"], []], power=[1, 0], empty=["0.deck"],
        at={"Armory": ["Taskmaster's Bow"]}, hands=[["Taskmaster's Sword"], []], discards=[["Training Dummy"], []],
        decks=[["Redeploy"], []],
    )  # fmt: skip
    answers(game, "activate Lesson Plan")
    assert sorted(options(game)) == ["find Redeploy from the deck", "find Training Dummy from the discard pile"]


@clause("MV-164")
@pytest.mark.parametrize(
    ("discard", "found"),
    [(["Diamondback"], "Diamondback"), (["Redeploy"], "Black Ant"), ([], "Black Ant")],
)
def test_the_reward_of_government_work_looks_in_discard_pile_and_deck_only(discard: list[str], found: str) -> None:
    """RV-034: the discard pile before the deck, neither hand nor play; Allies at the Event are not discarded yet."""
    game = lay(
        TASKMASTER, HELA, events=["Government Work"], hands=[["Anaconda", "Blood Spider"], []], power=[2, 0],
        at={"Government Work": ["Crossbones", "Trainees"], "Armory": ["Death Shield"]}, empty=["0.deck"],
        decks=[["Black Ant", "Redeploy"], []], discards=[discard, []],
    )  # fmt: skip
    answers(game, "play Anaconda", "play Anaconda to Government Work")
    if options(game) != [f"play {found} to {place.title}" for place in seat(game).locations]:
        answers(game, f"find {found} from the deck")
    answers(game, f"play {found} to Camp Hammond")
    assert [event.card for event in events(game, "finds")] == [found]
    assert at(game, "Camp Hammond") == [found]


# -- defeat and remove -----------------------------------------------------------------------------------------------


@clause("MV-165")
def test_the_defeated_go_to_the_piles_they_belong_to() -> None:
    game = lay(
        KILLMONGER, HELA, mover="The Great Mound", at={"Hel": ["Vision", "Leah", "Explosives"]},
    )  # fmt: skip
    answers(game, "activate Explosives at Hel", "defeat Vision at Hel")
    answers(game, *[option for option in options(game) if option == "defeat Leah at Hel"])
    assert titles(table(game).fate_discard) == ["Vision"]
    assert titles(seat(game, 1).discard) == ["Leah"]


@clause("MV-166")
def test_a_card_that_defeats_needs_neither_an_action_nor_allies() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Institute of Technology", hands=[["Killmonger's Fury"], []], power=[2, 0],
        at={"Warrior Falls": ["Vision"]},
    )  # fmt: skip
    assert not offered(game, "vanquish")
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == []
    assert titles(table(game).fate_discard) == ["Vision"]
    assert titles(seat(game).discard) == ["Killmonger's Fury"]


@clause("MV-166")
def test_allies_where_a_card_defeats_somebody_are_not_used() -> None:
    game = lay(
        KILLMONGER, HELA, mover="Institute of Technology", hands=[["Killmonger's Fury"], []], power=[2, 0],
        at={"Warrior Falls": ["Vision", "Knight"]},
    )  # fmt: skip
    answers(game, "play Killmonger's Fury")
    assert at(game, "Warrior Falls") == ["Knight"]


@clause("MV-167")
def test_a_removed_item_goes_to_its_owners_discard_pile() -> None:
    game = lay(HELA, KILLMONGER, fate_deck=["Everett K. Ross"], at={"The Great Mound": ["Hacking Rig"]})
    answers(game, "fate", "fate Killmonger: Everett K. Ross to Warrior Falls", "remove Hacking Rig at The Great Mound")
    assert titles(seat(game, 1).discard) == ["Hacking Rig"]
    assert at(game, "The Great Mound") == []
    assert at_rest(game)


@clause("MV-168")
def test_rook_does_not_prevent_a_removal() -> None:
    """RV-035: only abilities that name removal themselves."""
    game = lay(HELA, KILLMONGER, fate_deck=["Molecular Rearranger"], at={"Warrior Falls": ["Rook", "King"]})
    answers(game, "fate")
    answers(game, next(option for option in options(game) if "King" in option))
    assert at(game, "Warrior Falls") == ["Rook"]
    assert titles(seat(game, 1).discard) == ["King"]
    assert at_rest(game)


@clause("MV-168")
def test_hulk_does_not_escape_a_removal() -> None:
    """RV-035: Hulk answers a defeat, not a removal."""
    game = lay(
        HELA, TASKMASTER, fate_deck=["Found by the Avengers"], at={"Armory": ["Anaconda"], "Hel": ["Hulk"]},
    )  # fmt: skip
    answers(game, "fate")
    while not at_rest(game):
        answers(game, options(game)[0])
    assert at(game, "Hel") == at(game, "Armory") == []
    assert titles(table(game).fate_discard) == ["Hulk", "Found by the Avengers"]
    assert table(game).tokens == {}


@clause("MV-168")
def test_taskmasters_shield_names_removal_and_answers_it() -> None:
    """RV-035: a card that itself says so may prevent a removal."""
    game = lay(
        HELA,
        TASKMASTER,
        fate_deck=["Found by the Avengers"],
        at={"Armory": ["Anaconda", "Taskmaster's Shield"], "Hel": ["Thor"]},
    )
    answers(game, "fate")
    answers(game, next(option for option in options(game) if "Shield" in option))
    assert at(game, "Armory") == ["Anaconda"]
    assert titles(seat(game, 1).discard) == ["Taskmaster's Shield"]
    assert at(game, "Hel") == []
    assert at_rest(game)


@clause("MV-169")
def test_a_removal_earns_no_soul_mark() -> None:
    game = lay(mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Hel": ["Thor"]}, marked=["Thor"])
    answers(game, "play Soul for a Soul")
    assert table(game).vault_marks == 0
    assert titles(table(game).fate_discard) == ["Thor"]


@clause("MV-169")
def test_a_removed_hero_is_not_a_defeated_one() -> None:
    game = lay(
        mover="Gjoll",
        hands=[["Soul for a Soul"], []],
        power=[1, 0],
        at={"Titan": ["Wonder Man"], "Niflheim": ["Vision"]},
        marked=["Wonder Man"],
    )
    answers(game, "play Soul for a Soul", "decline")
    assert at(game, "Titan") == []
    assert at(game, "Niflheim") == ["Vision"]
    assert strength(game, "Vision") == 4
    assert find(game, "Vision")
