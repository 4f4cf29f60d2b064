"""Where cards lie: Domains with two sides, Specialties, Events between the Domains, and the piles."""

from __future__ import annotations

import pytest

from tests.rules.villainous.words import at_the, offered, places, plays_on, shown, shown_at
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
    marked,
    options,
    power,
    seat,
    spot,
    strength,
    table,
    titles,
)


@clause("MV-022")
def test_whatever_lies_at_the_locations_or_among_the_specialties_is_in_the_domain() -> None:
    game = lay(
        KILLMONGER, ULTRON, THANOS,
        at={
            "Research Lab": [["Duplicate Sentry", "Impervious Alloy"], "Dog of War", "Thor", "Assembly Line"],
            "Titan": ["Ebony Maw"],
        },
        specialties=[[], ["Transformation"], ["Time Stone"]],
    )  # fmt: skip
    for name in (
        "Duplicate Sentry", "Impervious Alloy", "Dog of War", "Thor", "Assembly Line", "Transformation",
    ):  # fmt: skip
        assert [player.has_in_domain(find(game, name)) for player in table(game).seats] == [False, True, False]
    for name in ("Ebony Maw", "Time Stone"):
        assert [player.has_in_domain(find(game, name)) for player in table(game).seats] == [False, False, True]


@clause("MV-022")
def test_a_fate_card_reaches_a_specialty_in_the_targeted_domain() -> None:
    game = lay(HELA, ULTRON, specialties=[["Raise the Dead"], ["Transformation"]], fate_deck=["Deactivation Switch"])
    answers(game, "fate")
    assert titles(table(game).attached[find(game, "Transformation")]) == ["Deactivation Switch"]
    assert at_rest(game)


@clause("MV-023")
def test_cards_in_hand_deck_discard_pile_or_at_an_event_are_in_no_domain() -> None:
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", events=["Helicarrier Alert"], power=[2, 0],
        hands=[["Impervious Alloy", "Flying Sentry"], []], decks=[["Flying Sentry"], []],
        discards=[["Flying Sentry"], []],
        at={"Research Lab": ["Duplicate Sentry"], "Helicarrier Alert": ["Heavy Attack Sentry"]},
    )  # fmt: skip
    assert titles(seat(game).domain_allies) == ["Duplicate Sentry"]
    for card in [*seat(game).hand, *seat(game).deck, *seat(game).discard, find(game, "Heavy Attack Sentry")]:
        assert table(game).domain_of(card) is None
    answers(game, "play Impervious Alloy")  # it goes on an Ally in the Domain: there is but one
    assert titles(table(game).attached[find(game, "Duplicate Sentry")]) == ["Impervious Alloy"]


@clause("MV-023")
def test_what_lies_only_outside_the_domain_is_no_target_for_an_effect_in_it() -> None:
    game = lay(
        ULTRON, HELA, mover="Manufacturing Array", events=["Helicarrier Alert"], power=[2, 0],
        hands=[["Impervious Alloy", "Flying Sentry"], []], discards=[["Flying Sentry"], []],
        at={"Helicarrier Alert": ["Duplicate Sentry"]},
    )  # fmt: skip
    assert "play Impervious Alloy" not in options(game)


@clause("MV-024")
def test_with_five_allies_of_ones_own_every_printed_action_is_there() -> None:
    game = lay(
        mover="Hel", hands=[["Leah"], []], power=[2, 0],
        at={"Hel": ["Leah", "Dísir", "Dísir", "Fenris Wolf", "Draugr Swordsman"], "Gjoll": ["Iron Man", "Dísir"]},
    )  # fmt: skip
    assert options(game) == ["gain 2 Power", "play Leah", "vanquish Iron Man at Gjoll", "discard cards", "done"]


@clause("MV-025")
def test_heroes_and_allies_of_others_lie_on_the_top_side() -> None:
    game = lay(HELA, KILLMONGER, mover="Hel", at={"Hel": ["Leah"], "Gjoll": ["Thor"], "Niflheim": ["Dog of War"]})
    covering = {place.title: table(game).covering(place) for place in seat(game).locations}
    assert {place: card.title for place, card in covering.items() if card} == {
        "Gjoll": "Thor", "Niflheim": "Dog of War",
    }  # fmt: skip


@clause("MV-026", "MV-122")
def test_a_specialty_can_be_neither_relocated_nor_vanquished_nor_removed() -> None:
    game = lay(
        HELA, THANOS, specialties=[["Hand of Glory", "Raise the Dead"], []], at={"Hel": ["Leah", "Thor"]},
        fate_deck=["Thor"],
    )  # fmt: skip
    assert offered(game, "relocate") == ["relocate Leah at Hel"]
    assert not offered(game, "vanquish")
    assert seat(game).domain_items == []
    assert seat(game).has_in_domain(find(game, "Hand of Glory"))


@clause("MV-026", "MV-122")
@pytest.mark.parametrize("card", ["Everett K. Ross", "Molecular Rearranger", "Shuri", "Hatut Zeraze"])
def test_no_fate_card_takes_a_specialty_away(card: str) -> None:
    game = lay(
        HELA, KILLMONGER, ULTRON, specialties=[[], ["Armored Rhino"], ["Transformation"]], fate_deck=[card],
    )  # fmt: skip
    answers(game, "fate")
    if not at_rest(game):
        answers(game, f"fate Killmonger: {card} to Warrior Falls")
    assert at_rest(game)
    assert titles(seat(game, 1).specialties) == ["Armored Rhino"]
    assert titles(seat(game, 2).specialties) == ["Transformation"]


@clause("MV-027")
def test_an_effect_ends_when_its_card_goes_to_a_discard_pile() -> None:
    game = lay(mover="Hel", at={"Gjoll": ["Vision", "Dísir", "Leah"]})
    first = lay(mover="Hel", at={"Gjoll": ["Vision", "Dísir", "Leah"]})
    answers(first, "gain 2 Power")
    assert power(first) == 1
    answers(game, "vanquish Vision at Gjoll", "gain 2 Power")
    assert power(game) == 2


@clause("MV-027")
def test_an_effect_ends_when_its_card_goes_back_to_hand() -> None:
    game = lay(HELA, TASKMASTER, at={"Armory": ["Taskmaster's Sword", "Anaconda"]}, fate_deck=["Hatut Zeraze"])
    assert strength(game, "Anaconda") == 4
    answers(game, "fate", "fate Taskmaster: Hatut Zeraze to Armory")
    assert titles(seat(game, 1).hand) == ["Taskmaster's Sword"]
    assert strength(game, "Anaconda") == 3
    assert at_rest(game)


@clause("MV-027")
def test_an_effect_lasts_as_long_as_its_card_is_in_play() -> None:
    game = lay(THANOS, HELA, mover="Sanctuary II", at={"Titan": ["Vision"]})
    for place in ("The Infinity Well", "Sanctuary II", "The Infinity Well"):
        before = power(game)
        answers(game, offered(game, "gain")[0])
        assert power(game) == before + {"The Infinity Well": 1, "Sanctuary II": 2}[place]
        answers(game, "done")
        plays_on(game, 1)
        answers(game, f"move to {place}")


@clause("MV-028")
def test_a_card_in_a_domain_is_about_the_player_of_that_domain() -> None:
    for active, villains in ((HELA, (HELA, THANOS)), (THANOS, (THANOS, HELA))):
        mover = {HELA: "Gjoll", THANOS: "Sanctuary II"}[active]
        game = lay(
            *villains, mover=mover, at={"Hel": ["Iron Man", "Nightsword"]},
            specialties={0 if active == THANOS else 1: ["Time Stone"]},
        )  # fmt: skip
        assert bool(offered(game, "activate")) is (active == THANOS)


@clause("MV-028")
def test_vision_in_another_domain_takes_nothing_from_you() -> None:
    game = lay(mover="Odin's Vault", at={"Titan": ["Vision"]})
    answers(game, "gain 3 Power")
    assert power(game) == 3


@clause("MV-028")
def test_a_card_that_names_another_scope_keeps_it() -> None:
    """Hela's Bidding lies in Hela's Domain and looks at what the other players do."""
    game = lay(
        THANOS, HELA, at={"Titan": ["Iron Man", "Ebony Maw"]}, marked=["Iron Man"], specialties=[[], ["Hela's Bidding"]]
    )
    answers(game, "vanquish Iron Man at Titan")
    assert (power(game), power(game, 1)) == (0, 3)


@clause("MV-029")
def test_any_number_of_cards_lies_at_a_location_for_all_to_see() -> None:
    pile = ["Thor", "Vision", "Iron Man", "Leah", "Dísir", "Dísir", "Nightsword", "Ebony Maw", "Midgard Serpent"]
    game = lay(mover="Hel", at={"Hel": pile}, hands=[["Fenris Wolf"], []], power=[2, 0])
    answers(game, "play Fenris Wolf", "play Fenris Wolf to Hel")
    assert at(game, "Hel") == [*pile, "Fenris Wolf"]
    for viewer in (None, 0, 1):
        assert shown_at(game.view(viewer), "Hel") == [*pile, "Fenris Wolf"]


@clause("MV-030")
def test_everybody_sees_every_discard_pile() -> None:
    game = lay(
        discards=[["Leah", "Dísir"], ["Ebony Maw"]], fate_discard=["Thor", "Iron Man"], mover="Hel",
        hands=[["Fenris Wolf"], []],
    )  # fmt: skip
    answers(game, "discard cards")
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert shown(view, 0, "discard") == ["Leah", "Dísir", "Fenris Wolf"]
        assert shown(view, 1, "discard") == ["Ebony Maw"]
        assert shown(view, None, "fate_discard") == ["Thor", "Iron Man"]


@clause("MV-031")
@pytest.mark.parametrize("event", ["Helicarrier Alert", "Conquer Valhalla"])
def test_an_event_is_a_location_of_no_domain(event: str) -> None:
    game = lay(events=[event], at={event: ["Leah"]})
    leah = find(game, "Leah")
    assert table(game).spot_of(leah) is spot(game, event)
    assert table(game).domain_of(spot(game, event)) is None
    assert table(game).domain_of(leah) is None
    assert not any(player.has_in_domain(leah) for player in table(game).seats)
    assert spot(game, event) not in seat(game).locations


@clause("MV-032", "MV-036")
def test_movers_do_not_go_to_events() -> None:
    game = lay(step="move", mode="undying", events=["Helicarrier Alert", "Conquer Valhalla"], movers={0: None})
    assert options(game) == ["move to Niflheim", "move to Hel", "move to Gjoll", "move to Odin's Vault"]


@clause("MV-032", "MV-127")
def test_a_hero_is_not_fated_to_an_event() -> None:
    game = lay(THANOS, HELA, mode="undying", events=["Helicarrier Alert", "Conquer Valhalla"], fate_deck=["Thor"])
    answers(game, "fate")
    assert places(game, "fate Hela: Thor") == {"Niflheim", "Hel", "Gjoll", "Odin's Vault"}
    assert len(options(game)) == 4


@clause("MV-032")
def test_a_hero_is_not_played_to_an_event_by_a_card() -> None:
    game = lay(
        mover="Gjoll", events=["Helicarrier Alert", "Conquer Valhalla"], mode="undying",
        specialties=[["Hand of Glory"], []], power=[9, 0], fate_discard=["Thor"],
    )  # fmt: skip
    answers(game, "activate Hand of Glory")
    assert len(options(game)) == 8
    assert not [option for option in options(game) if "Alert" in option or "Valhalla" in option]


@clause("MV-032")
def test_a_hero_is_not_relocated_to_an_event_by_a_card() -> None:
    game = lay(
        ULTRON, HELA, events=["Helicarrier Alert"], hands=[["Jocasta"], []], power=[4, 0],
        at={"Hel": ["Thor"]},
    )  # fmt: skip
    answers(game, "play Jocasta", "play Jocasta to Research Lab", "relocate Thor at Hel")
    assert len(options(game)) == 7
    assert not [option for option in options(game) if "Alert" in option]
    answers(game, "relocate Thor to Research Lab")
    assert at(game, "Research Lab") == ["Jocasta", "Thor"]


def test_a_table_with_something_everywhere_says_so_in_the_view() -> None:
    game = lay(at=at_the(("Niflheim", "Hel", "Gjoll", "Odin's Vault"), "Leah"), marked=[])
    assert all(shown_at(game.view(1), place) == ["Leah"] for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault"))
    assert marked(game) == []
