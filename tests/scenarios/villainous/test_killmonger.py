"""Killmonger: the way to the mines and out of them, every card of his deck, and every card of his Fate deck."""

from __future__ import annotations

import pytest

from longbox.games.villainous.moments import MOMENTS
from longbox.kernel.game import Game
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
    find,
    lay,
    log,
    on,
    options,
    power,
    seat,
    shows,
    spot,
    strength,
    table,
    titles,
    won,
)

MOUND = "The Great Mound"
CITY = "The Golden City"
HOME = ("Warrior Falls", "Institute of Technology", MOUND, CITY)
THRONE = ["Challenge for the Throne", "Contested Mines"]  # Klaw is defeated, the mines are not taken
MINES = ["Challenge for the Throne", "Control the Mines"]  # the mines are taken, and controlled


def throne(*villains: str, **wanted: object) -> Game:
    """Killmonger, whose turn it is, has defeated Klaw."""
    return lay(*(villains or (KILLMONGER, HELA)), specialties={0: THRONE}, **wanted)


def mines(*villains: str, **wanted: object) -> Game:
    """Killmonger, whose turn it is, controls the mines."""
    return lay(*(villains or (KILLMONGER, HELA)), specialties={0: MINES}, mines_taken=True, **wanted)


def against(**wanted: object) -> Game:
    """Hela is about to take a fate action against Killmonger."""
    return lay(HELA, KILLMONGER, **wanted)


def showing(game: Game, index: int = 0) -> list[str]:
    """The sides of the tiles that show among the Specialties."""
    return [card.title for card in seat(game, index).specialties if card.kind == "tile"]


# -- Klaw ------------------------------------------------------------------------------------------------------------


@clause("MV-240")
def test_klaw_lies_on_the_contested_mines_at_the_golden_city_and_blocks_its_top_row() -> None:
    """RV-004."""
    game = lay(KILLMONGER, HELA, mover=CITY)
    assert at(game, CITY) == ["Klaw"]
    assert on(game, "Klaw") == ["Contested Mines"]
    assert options(game) == ["gain 2 Power", "fate", "done"]
    shown = table(game).shown_numbers(spot(game, CITY))["actions"]
    assert [(action["action"], action.get("blocked_by")) for action in shown] == [
        ("activate", "Klaw"), ("play a card", "Klaw"), ("gain 2 Power", None), ("fate", None),
    ]  # fmt: skip


@clause("MV-241", "MV-242")
def test_klaw_vanquished_is_turned_over_and_both_tiles_become_specialties() -> None:
    game = lay(KILLMONGER, HELA, at={CITY: ["Knight"]})
    answers(game, f"vanquish Klaw at {CITY}")
    assert at(game, CITY) == []
    assert sorted(showing(game)) == ["Challenge for the Throne", "Contested Mines"]
    assert titles(seat(game).discard) == ["Knight"]
    assert titles(table(game).fate_discard) == []
    assert table(game).mines_taken is False
    assert at_rest(game)


@clause("MV-242")
def test_klaw_is_not_vanquished_with_less_than_five() -> None:
    game = lay(KILLMONGER, HELA, at={CITY: ["King"]})
    assert f"vanquish Klaw at {CITY}" not in options(game)


@clause("MV-242")
def test_klaw_is_no_hero_protector_does_not_shield_him_and_armored_rhino_and_soul_marks_ignore_him() -> None:
    """RV-004, RV-031."""
    game = lay(
        KILLMONGER, HELA, mover=CITY, specialties={0: ["Armored Rhino"]}, at={CITY: ["Dora Milaje", "Okoye", "Knight"]}
    )
    laid = table(game)
    assert (strength(game, "Klaw"), strength(game, "Okoye")) == (5, 2)
    assert laid.may_be_defeated(find(game, "Klaw"))
    assert not laid.may_be_defeated(find(game, "Okoye"))
    assert not laid.may_be_marked(find(game, "Klaw"))
    assert titles(laid.heroes) == ["Dora Milaje", "Okoye"]


@clause("MV-242")
def test_klaw_is_no_ally() -> None:
    game = lay(KILLMONGER, HELA, hands={0: ["Overpower"]}, power=[2, 0])
    answers(game, "play Overpower")
    assert strength(game, "Klaw") == 5
    assert seat(game).allies == []


def test_klaw_cannot_be_removed() -> None:
    """RV-004."""
    game = lay(KILLMONGER, HELA)
    klaw = find(game, "Klaw")
    assert not klaw.can_be_removed
    with pytest.raises(StopIteration, match="False"):
        seat(game).removes(klaw).send(None)
    assert at(game, CITY) == ["Klaw"]


def test_klaw_is_relocated_with_the_tiles_under_him_and_blocks_where_he_comes_to() -> None:
    """RV-004."""
    game = lay(KILLMONGER, HELA, hands={0: ["Taunt"]})
    answers(game, "play Taunt", "relocate Klaw to Warrior Falls")
    assert at(game, "Warrior Falls") == ["Klaw"]
    assert on(game, "Klaw") == ["Contested Mines"]
    assert table(game).covering(spot(game, CITY)) is None
    assert table(game).covering(spot(game, "Warrior Falls")) is find(game, "Klaw")
    assert "fate" not in options(game)
    assert at_rest(game)


def test_what_is_attached_to_klaw_is_discarded_when_he_is_defeated() -> None:
    """RV-004."""
    game = lay(KILLMONGER, HELA, hands={0: ["Wound"]}, power=[1, 0], at={CITY: ["King", "Dog of War"]})
    answers(game, "play Wound")
    assert on(game, "Klaw") == ["Contested Mines", "Wound"]
    assert strength(game, "Klaw") == 3
    answers(game, f"vanquish Klaw at {CITY}", f"vanquish Klaw with King at {CITY}")
    assert titles(seat(game).discard) == ["Wound", "King"]
    assert sorted(showing(game)) == ["Challenge for the Throne", "Contested Mines"]
    assert at(game, CITY) == ["Dog of War"]
    assert at_rest(game)


def test_a_strength_token_on_klaw_goes_with_him() -> None:
    game = lay(KILLMONGER, HELA, at={CITY: ["King"]}, tokens={"Klaw": -1})
    answers(game, f"vanquish Klaw at {CITY}")
    assert table(game).tokens == {}


# -- Challenge for the Throne ----------------------------------------------------------------------------------------


@clause("MV-243")
def test_challenge_for_the_throne_plays_black_panther_from_the_fate_discard_pile() -> None:
    """RV-005."""
    game = throne(mover=MOUND, fate_discard=["Thor", "Black Panther"])
    answers(game, "activate Challenge for the Throne")
    assert options(game) == [f"bring Black Panther to {place}" for place in HOME]
    answers(game, "bring Black Panther to Warrior Falls")
    assert at(game, "Warrior Falls") == ["Black Panther"]
    assert titles(table(game).fate_discard) == ["Thor"]
    assert table(game).tokens == {}
    assert table(game).mines_taken is False
    assert at_rest(game)


@clause("MV-243")
def test_challenge_for_the_throne_searches_the_fate_deck_last_and_shuffles_it() -> None:
    game = throne(mover=MOUND, empty=["fate_deck"], fate_deck=["Thor", "Vision", "Black Panther", "Iron Man", "Hulk"])
    luck = table(game).luck
    answers(game, "activate Challenge for the Throne", f"bring Black Panther to {CITY}")
    assert at(game, CITY) == ["Black Panther"]
    assert sorted(titles(table(game).fate_deck)) == ["Hulk", "Iron Man", "Thor", "Vision"]
    assert table(game).luck != luck


@clause("MV-243")
def test_challenge_for_the_throne_relocates_him_from_another_domain_without_a_token() -> None:
    game = throne(mover=MOUND, at={"Hel": [["Black Panther", "Odin-Force"]]}, fate_discard=["Black Panther"])
    answers(game, "activate Challenge for the Throne", "bring Black Panther to Warrior Falls")
    assert at(game, "Hel") == []
    assert at(game, "Warrior Falls") == ["Black Panther"]
    assert on(game, "Black Panther") == ["Odin-Force"]
    assert strength(game, "Black Panther") == 6
    assert titles(table(game).fate_discard) == ["Black Panther"]


@clause("MV-243")
def test_challenge_for_the_throne_is_not_activated_while_he_is_there_or_once_the_mines_are_taken() -> None:
    here = throne(mover=MOUND, at={CITY: ["Black Panther"]})
    assert "activate Challenge for the Throne" not in options(here)
    taken = mines(mover=MOUND, power=[9, 0])
    assert "activate Challenge for the Throne" not in options(taken)
    assert "activate Challenge for the Throne" in options(throne(mover=MOUND))


def test_challenge_for_the_throne_is_not_there_while_klaw_is() -> None:
    assert not [option for option in options(lay(KILLMONGER, HELA, mover=MOUND)) if option.startswith("activate")]


@clause("MV-243")
def test_black_panther_defeated_in_the_domain_gives_the_mines() -> None:
    game = throne(at={CITY: ["Black Panther", "Knight", "Dog of War"]})
    answers(game, f"vanquish Black Panther at {CITY}")
    assert table(game).mines_taken is True
    assert showing(game) == MINES
    assert at_rest(game)


@clause("MV-243")
def test_black_panther_defeated_by_a_fate_card_gives_the_mines_too() -> None:
    """RV-005: whoever defeats him."""
    game = lay(
        THANOS, KILLMONGER, mover="Titan", specialties={1: THRONE}, at={CITY: ["Black Panther"]},
        fate_deck=["Gamora"],
    )  # fmt: skip
    answers(game, "fate", f"fate Killmonger: Gamora to {CITY}")
    assert at(game, CITY) == ["Gamora"]
    assert table(game).mines_taken is True
    assert showing(game, 1) == MINES


@clause("MV-243")
def test_black_panther_defeated_before_klaw_or_elsewhere_gives_nothing() -> None:
    early = lay(KILLMONGER, HELA, at={"Warrior Falls": ["Black Panther", "Knight", "Dog of War"]})
    answers(early, "vanquish Black Panther at Warrior Falls")
    assert (table(early).mines_taken, on(early, "Klaw")) == (False, ["Contested Mines"])
    elsewhere = throne(mover=MOUND, at={"Hel": ["Black Panther", "Explosives"]})
    answers(elsewhere, "activate Explosives at Hel", "defeat Black Panther at Hel")
    assert titles(table(elsewhere).fate_discard) == ["Black Panther"]
    assert (table(elsewhere).mines_taken, showing(elsewhere)) == (False, THRONE)


@clause("MV-243")
def test_black_panther_removed_from_the_domain_does_not_give_the_mines() -> None:
    """RV-005."""
    game = against(
        hands={0: ["Soul for a Soul"]}, power=[1, 0], specialties={1: THRONE}, at={CITY: ["Black Panther"]},
        marked=["Black Panther"],
    )  # fmt: skip
    answers(game, "play Soul for a Soul")
    assert at(game, CITY) == []
    assert table(game).mines_taken is False
    assert showing(game, 1) == THRONE


def test_a_switched_off_challenge_does_not_see_black_panther_fall() -> None:
    game = lay(
        KILLMONGER, ULTRON, specialties={0: [["Challenge for the Throne", "Deactivation Switch"], "Contested Mines"]},
        at={CITY: ["Black Panther", "Knight", "Dog of War"]},
    )  # fmt: skip
    answers(game, f"vanquish Black Panther at {CITY}")
    assert table(game).mines_taken is False


# -- the mines and the objective -------------------------------------------------------------------------------------


@clause("MV-244")
def test_control_the_mines_sends_explosives_to_any_location_of_another_domain_for_two_power() -> None:
    game = mines(KILLMONGER, HELA, THANOS, mover=MOUND, power=[3, 0, 0], at={CITY: ["Explosives", "Weapons Cache"]})
    answers(game, "activate Control the Mines")
    assert options(game) == [
        f"relocate Explosives to {place}"
        for place in (
            *("Niflheim", "Hel", "Gjoll", "Odin's Vault"),
            *("Sanctuary II", "Titan", "The Infinity Well", "Knowhere"),
        )
    ]
    answers(game, "relocate Explosives to Titan")
    assert at(game, "Titan") == ["Explosives"]
    assert at(game, CITY) == ["Weapons Cache"]
    assert power(game) == 1
    assert won(game) is None
    assert at_rest(game)


@clause("MV-244")
def test_control_the_mines_needs_two_power_and_explosives() -> None:
    poor = mines(mover=MOUND, power=[1, 0], at={CITY: ["Explosives"]})
    assert "activate Control the Mines" not in options(poor)
    without = mines(mover=MOUND, power=[2, 0], hands={0: ["Explosives"]}, at={CITY: ["Weapons Cache"]})
    assert "activate Control the Mines" not in options(without)


@clause("MV-244", "MV-120")
def test_control_the_mines_is_used_once_in_a_turn() -> None:
    game = mines(mover=MOUND, power=[9, 0], hands={0: ["Execute Plan"]}, at={CITY: ["Explosives", "Explosives"]})
    answers(game, "activate Control the Mines", "relocate Explosives to Hel", "play Execute Plan")
    assert sorted(options(game)) == ["activate Explosives at Hel", f"activate Explosives at {CITY}"]
    assert power(game) == 6


@clause("MV-238", "MV-239")
@pytest.mark.parametrize("first", ["Hel", "Gjoll", "Titan"])
def test_two_explosives_in_other_domains_the_same_or_two_win(first: str) -> None:
    game = mines(
        KILLMONGER, HELA, THANOS, mover=MOUND, power=[2, 0, 0], at={CITY: ["Explosives"], first: ["Explosives"]}
    )
    answers(game, "activate Control the Mines", f"relocate Explosives at {CITY}", "relocate Explosives to Hel")
    assert won(game) == 0


@clause("MV-238")
def test_two_explosives_abroad_without_control_of_the_mines_do_not_win() -> None:
    game = throne(at={"Hel": ["Explosives", "Explosives"]})
    answers(game, "done")
    assert won(game) is None


@clause("MV-238")
def test_explosives_that_were_removed_do_not_count_any_more() -> None:
    """RV-003: where they lie is what counts, not how often they were sent."""
    game = lay(
        THANOS, KILLMONGER, HELA, mover="Titan", specialties={1: MINES}, mines_taken=True, power=[0, 9, 0],
        at={"Hel": ["Explosives"], CITY: ["Explosives"]}, fate_deck=["Everett K. Ross"],
    )  # fmt: skip
    answers(game, "fate", "fate Hela: Everett K. Ross to Gjoll", "0: remove Explosives at Hel")
    assert titles(seat(game, 1).discard) == ["Explosives"]
    answers(game, "done", f"move to {MOUND}", "activate Control the Mines", "relocate Explosives to Hel")
    assert won(game) is None
    assert seat(game, 1).gauge.parts[0] == "1 of 2 Explosives in other Domains"


@clause("MV-245", "MV-246")
def test_the_tile_is_turned_when_black_panther_comes_and_back_when_he_leaves() -> None:
    """RV-006."""
    game = against(
        specialties={1: MINES}, mines_taken=True, hands={0: ["Death's Embrace"]}, marked=["Black Panther"],
        at={CITY: ["Black Panther"]},
    )  # fmt: skip
    answers(game, "play Death's Embrace")
    assert at(game, "Niflheim") == ["Black Panther"]
    assert showing(game, 1) == MINES
    coming = against(specialties={1: MINES}, mines_taken=True, fate_deck=["Black Panther"])
    answers(coming, "fate", f"fate Killmonger: Black Panther to {MOUND}")
    assert showing(coming, 1) == THRONE
    assert table(coming).mines_taken is True
    assert at_rest(coming)


@clause("MV-245")
def test_after_the_mines_were_taken_black_panther_need_not_be_defeated_again() -> None:
    """RV-006: he may be removed or relocated as well."""
    game = against(
        specialties={1: THRONE}, mines_taken=True, hands={0: ["Soul for a Soul"]}, power=[1, 0],
        at={CITY: ["Black Panther"]}, marked=["Black Panther"],
    )  # fmt: skip
    answers(game, "play Soul for a Soul")
    assert showing(game, 1) == MINES


@clause("MV-246", "MV-248", "MV-171")
def test_killmonger_wins_in_another_players_turn_when_black_panther_is_moved_away() -> None:
    game = against(
        specialties={1: THRONE}, mines_taken=True, hands={0: ["Death's Embrace"]}, marked=["Black Panther"],
        at={CITY: ["Black Panther"], "Hel": ["Explosives", "Explosives"]},
    )  # fmt: skip
    assert won(game) is None
    answers(game, "play Death's Embrace")
    assert won(game) == 1


@clause("MV-246")
def test_black_panther_bars_explosives_from_other_domains_but_not_from_moving_inside_the_own() -> None:
    """RV-007."""
    game = throne(
        mines_taken=True, power=[9, 0], hands={0: ["Explosives"]}, at={CITY: ["Black Panther"], MOUND: ["Explosives"]}
    )
    laid, explosives = table(game), find(game, "Explosives")
    assert seat(game).movable([explosives], [spot(game, "Hel")]) == []
    answers(game, f"relocate Explosives at {MOUND}", f"relocate Explosives to {CITY}")
    answers(game, "play Explosives", "play Explosives to Warrior Falls")
    assert (at(game, CITY), at(game, "Warrior Falls")) == (["Black Panther", "Explosives"], ["Explosives"])
    assert laid.owner_of(explosives) is seat(game)


@clause("MV-246")
def test_under_black_panther_explosives_can_be_activated() -> None:
    """RV-007."""
    game = throne(mover=MOUND, at={CITY: ["Black Panther", "Okoye", "Explosives"]})
    answers(game, f"activate Explosives at {CITY}", f"defeat Okoye at {CITY}")
    assert at(game, CITY) == ["Black Panther"]


@clause("MV-246")
def test_black_panther_elsewhere_bars_nothing() -> None:
    game = mines(mover=MOUND, power=[2, 0], at={CITY: ["Explosives"], "Hel": ["Black Panther"]})
    assert seat(game).movable([find(game, "Explosives")], [spot(game, "Hel")])
    assert "activate Control the Mines" in options(game)


def test_planted_explosives_cover_nothing_and_only_killmonger_uses_them() -> None:
    """RV-062."""
    game = against(mover="Gjoll", at={"Gjoll": ["Explosives"], "Hel": ["Leah"]})
    assert table(game).covering(spot(game, "Gjoll")) is None
    assert not [option for option in options(game) if "Explosives" in option]
    assert seat(game).loose_items == []
    assert not [option for option in options(answers(game, "done")) if "Explosives" in option]


def test_planted_explosives_do_not_come_home() -> None:
    """RV-062: only Allies come home."""
    game = mines(at={"Hel": ["Explosives", "Dog of War"], MOUND: ["Explosives"]})
    moves = [option for option in options(game) if option.startswith("relocate")]
    assert moves == ["relocate Dog of War at Hel", f"relocate Explosives at {MOUND}"]


@clause("MV-066")
def test_planted_explosives_are_activated_where_they_lie() -> None:
    """RV-062."""
    game = mines(mover=MOUND, at={"Hel": ["Explosives", "Leah"]})
    answers(game, "activate Explosives at Hel", "defeat Leah at Hel")
    assert titles(seat(game, 1).discard) == ["Leah"]
    assert titles(seat(game).discard) == ["Explosives"]


def test_planted_explosives_are_an_item_of_that_domain_for_effects() -> None:
    """RV-062."""
    game = lay(
        THANOS, HELA, KILLMONGER, mover="Titan", at={"Hel": ["Explosives", "Nightsword"]}, fate_deck=["Hatut Zeraze"]
    )
    answers(game, "fate", "fate Hela: Hatut Zeraze to Gjoll", "0: return Explosives at Hel")
    assert titles(seat(game, 2).hand) == ["Explosives"]
    assert at(game, "Hel") == ["Nightsword"]


def test_the_gauge_follows_the_path_and_never_promises_a_win_that_is_barred() -> None:
    def gauge(game: Game) -> tuple[float, str]:
        found = seat(game).gauge
        return round(100 * found.value), found.parts[-1]

    assert gauge(lay(KILLMONGER, HELA)) == (0, "Klaw still lies on the mines")
    assert gauge(throne()) == (25, "Black Panther is still to be defeated for the mines")
    assert gauge(mines(at={"Hel": ["Explosives"]}))[0] == 75
    assert gauge(mines(at={"Hel": ["Explosives"], CITY: ["Explosives"]})) == (81, "1 more in your own")
    barred = throne(mines_taken=True, at={"Hel": ["Explosives"] * 2, CITY: ["Black Panther"]})
    assert gauge(barred) == (88, "Black Panther contests the mines")


# -- a whole game ----------------------------------------------------------------------------------------------------


@clause("MV-238", "MV-241", "MV-243", "MV-244")
def test_the_whole_path_from_klaw_over_the_throne_to_two_explosives_wins() -> None:
    """Ten turns from an empty Domain; Hela only moves to and fro."""
    game = lay(
        KILLMONGER, HELA, step="start", movers={0: None},
        hands={0: ["Dog of War", "King", "Knight", "Weapons Cache", "Explosives", "Explosives"]},
    )  # fmt: skip

    def turn(place: str, *did: str) -> None:
        answers(game, f"0: move to {place}", *did)
        if won(game) is None:
            hel = "Niflheim" if seat(game, 1).mover is spot(game, "Hel") else "Hel"
            answers(game, "done", f"1: move to {hel}", "1: done")

    turn("Institute of Technology", "gain 3 Power", "play Dog of War", f"play Dog of War to {CITY}",
         "play Explosives", f"play Explosives to {MOUND}")  # fmt: skip
    turn(CITY, "gain 2 Power")
    turn("Institute of Technology", "gain 3 Power", "play King", f"play King to {CITY}", "decline",
         "play Explosives", f"play Explosives to {MOUND}")  # fmt: skip
    assert power(game) == 1
    turn("Warrior Falls", f"vanquish Klaw at {CITY}", "play Weapons Cache", f"play Weapons Cache to {CITY}")
    assert sorted(showing(game)) == THRONE
    turn("Institute of Technology", "gain 3 Power", "play Knight", f"play Knight to {CITY}")
    turn(MOUND, "gain 1 Power", "activate Challenge for the Throne", f"bring Black Panther to {CITY}")
    turn("Warrior Falls", f"use Weapons Cache at {CITY}", f"weaken Black Panther at {CITY}",
         f"vanquish Black Panther at {CITY}")  # fmt: skip
    assert (table(game).mines_taken, sorted(showing(game))) == (True, MINES)
    turn("Institute of Technology", "gain 3 Power")
    turn(MOUND, "gain 1 Power", "activate Control the Mines", "relocate Explosives to Hel")
    assert (won(game), power(game)) == (None, 2)
    turn(CITY, "activate Control the Mines", f"relocate Explosives at {MOUND}", "relocate Explosives to Gjoll")
    assert won(game) == 0
    assert game.result is not None
    assert game.result.reason == "Killmonger has fulfilled the objective."


# -- Allies ----------------------------------------------------------------------------------------------------------


@shows("Dog of War")
def test_a_dog_of_war_may_be_played_into_another_domain_where_it_blocks() -> None:
    game = lay(KILLMONGER, HELA, hands={0: ["Dog of War"]}, power=[1, 0])
    answers(game, "play Dog of War")
    assert "play Dog of War to Warrior Falls" in options(game)
    answers(game, "play Dog of War to Gjoll")
    assert at(game, "Gjoll") == ["Dog of War"]
    assert table(game).covering(spot(game, "Gjoll")) is find(game, "Dog of War")
    assert seat(game).controls(find(game, "Dog of War"))
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-108", "MV-110")
def test_a_dog_of_war_abroad_is_vanquished_by_the_owner_of_that_domain() -> None:
    game = against(mover="Hel", at={"Gjoll": ["Dog of War", "Dísir"]})
    answers(game, "vanquish Dog of War at Gjoll")
    assert titles(seat(game, 1).discard) == ["Dog of War"]
    assert titles(seat(game).discard) == ["Dísir"]


def test_a_dog_of_war_may_be_played_to_an_event_and_comes_home_by_a_relocate_action() -> None:
    game = lay(
        KILLMONGER, HELA, hands={0: ["Dog of War"]}, power=[1, 0], events=["Helicarrier Alert"],
        at={"Hel": ["Dog of War"]},
    )  # fmt: skip
    answers(game, "play Dog of War", "play Dog of War to Helicarrier Alert")
    assert at(game, "Helicarrier Alert") == ["Dog of War"]
    answers(game, "relocate Dog of War at Hel", f"relocate Dog of War to {MOUND}")
    assert (at(game, "Hel"), at(game, MOUND)) == ([], ["Dog of War"])


@pytest.mark.parametrize("ally", ["Knight", "King", "Rook"])
def test_his_other_allies_stay_out_of_other_domains(ally: str) -> None:
    game = lay(KILLMONGER, HELA, hands={0: [ally]}, power=[3, 0], events=["Helicarrier Alert"])
    answers(game, f"play {ally}")
    assert options(game) == [f"play {ally} to {place}" for place in (*HOME, "Helicarrier Alert")]


def test_a_knight_has_five_strength_and_nothing_else() -> None:
    game = lay(KILLMONGER, HELA, hands={0: ["Knight"]}, power=[3, 0], at={CITY: ["Weapons Cache"]})
    answers(game, "play Knight", f"play Knight to {CITY}")
    assert strength(game, "Knight") == 5
    assert not find(game, "Knight").does & MOMENTS.keys()
    assert at_rest(game)


def test_king_may_bring_a_loose_item_of_the_domain_to_his_location() -> None:
    game = lay(
        KILLMONGER, HELA, hands={0: ["King"]}, power=[2, 0],
        at={"Warrior Falls": ["Weapons Cache"], MOUND: ["Explosives", ["Thor", "Wound"]], CITY: ["Hacking Rig"],
            "Hel": ["Explosives", "Nightsword"]},
    )  # fmt: skip
    answers(game, "play King", f"play King to {CITY}")
    assert options(game) == ["relocate Weapons Cache at Warrior Falls", f"relocate Explosives at {MOUND}", "decline"]
    answers(game, f"relocate Explosives at {MOUND}")
    assert at(game, CITY) == ["Klaw", "Hacking Rig", "King", "Explosives"]
    assert at_rest(game)


def test_king_need_not_bring_an_item_and_asks_nothing_without_one() -> None:
    game = lay(KILLMONGER, HELA, hands={0: ["King"]}, power=[2, 0], at={MOUND: ["Explosives"]})
    answers(game, "play King", f"play King to {CITY}", "decline")
    assert at(game, MOUND) == ["Explosives"]
    bare = lay(KILLMONGER, HELA, hands={0: ["King"]}, power=[2, 0], at={CITY: ["Explosives"]})
    answers(bare, "play King", f"play King to {CITY}")
    assert at_rest(bare)


def test_king_brings_nothing_to_an_event() -> None:
    game = lay(
        KILLMONGER, HELA, hands={0: ["King"]}, power=[2, 0], at={MOUND: ["Explosives"]}, events=["Helicarrier Alert"]
    )
    answers(game, "play King", "play King to Helicarrier Alert")
    assert at_rest(game)
    assert at(game, MOUND) == ["Explosives"]


def test_rook_may_be_removed_instead_of_another_ally_that_would_be_defeated() -> None:
    game = against(at={CITY: ["Knight", "Rook"]}, fate_deck=["Black Widow"])
    answers(game, "fate", f"fate Killmonger: Black Widow to {CITY}", f"0: defeat Knight at {CITY}")
    assert (asked(game), options(game)) == (1, ["remove Rook instead", "decline"])
    answers(game, "remove Rook instead")
    assert at(game, CITY) == ["Klaw", "Knight", "Black Widow"]
    assert titles(seat(game, 1).discard) == ["Rook"]
    assert at_rest(game)


def test_rook_need_not_step_in() -> None:
    game = against(at={CITY: ["Knight", "Rook"]}, fate_deck=["Black Widow"])
    answers(game, "fate", f"fate Killmonger: Black Widow to {CITY}", f"defeat Knight at {CITY}", "1: decline")
    assert at(game, CITY) == ["Klaw", "Rook", "Black Widow"]
    assert at_rest(game)


def test_rook_does_not_save_himself_nor_allies_elsewhere_nor_heroes() -> None:
    himself = against(at={CITY: ["Rook", "Knight"]}, fate_deck=["Black Widow"])
    answers(himself, "fate", f"fate Killmonger: Black Widow to {CITY}", f"defeat Rook at {CITY}")
    assert at_rest(himself)
    elsewhere = against(at={CITY: ["Rook"], MOUND: ["Knight"]}, fate_deck=["Black Widow"])
    answers(elsewhere, "fate", f"fate Killmonger: Black Widow to {MOUND}", f"defeat Knight at {MOUND}")
    assert titles(seat(elsewhere, 1).discard) == ["Knight"]
    assert at_rest(elsewhere)
    hero = lay(KILLMONGER, HELA, hands={0: ["Killmonger's Fury"]}, power=[2, 0], at={MOUND: ["Rook", "Iron Man"]})
    answers(hero, "play Killmonger's Fury", f"defeat Iron Man at {MOUND}")
    assert at(hero, MOUND) == ["Rook"]
    assert at_rest(hero)


@clause("MV-091")
def test_rook_does_not_save_allies_that_are_used_in_a_vanquish() -> None:
    """RV-043."""
    game = lay(KILLMONGER, HELA, at={MOUND: ["Knight", "Rook", "Thor"]})
    answers(game, f"vanquish Thor at {MOUND}", f"vanquish Thor with Knight at {MOUND}")
    assert titles(seat(game).discard) == ["Knight"]
    assert at(game, MOUND) == ["Rook"]
    assert at_rest(game)


@clause("MV-168")
def test_rook_does_not_stop_a_removal() -> None:
    """RV-035."""
    game = lay(
        THANOS, KILLMONGER, events=["Sacrifices Must Be Made"], hands={0: ["Corvus Glaive"]}, power=[9, 0],
        at={"Sacrifices Must Be Made": ["The Legions of Thanos"] * 2, CITY: ["Knight", "Rook"]},
    )  # fmt: skip
    answers(game, "play Corvus Glaive", "play Corvus Glaive to Sacrifices Must Be Made")
    answers(game, f"remove Knight at {CITY}")
    assert at(game, CITY) == ["Klaw", "Rook"]
    assert at_rest(game)


def test_wkabi_cannot_be_played_while_klaw_is_in_the_domain() -> None:
    assert "play W'Kabi" not in options(lay(KILLMONGER, HELA, hands={0: ["W'Kabi"]}, power=[2, 0]))
    game = throne(hands={0: ["W'Kabi"]}, power=[2, 0])
    answers(game, "play W'Kabi", f"play W'Kabi to {CITY}")
    assert at(game, CITY) == ["W'Kabi"]


def test_wkabi_makes_activations_cheaper_by_one() -> None:
    game = mines(mover=MOUND, power=[1, 0], at={CITY: ["Explosives", "W'Kabi"]})
    answers(game, "activate Control the Mines", "relocate Explosives to Hel")
    assert power(game) == 0


def test_wkabi_makes_nothing_cheaper_than_free_and_iron_man_comes_on_top() -> None:
    """RV-041, RV-071: reductions first, never below 0, then surcharges."""
    free = lay(KILLMONGER, HELA, mover=MOUND, power=[1, 0], at={CITY: ["Explosives", "W'Kabi"]})
    answers(free, f"activate Explosives at {CITY}", "decline")
    assert power(free) == 1
    dear = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "W'Kabi"], "Warrior Falls": ["Iron Man"]})
    assert f"activate Explosives at {CITY}" not in options(dear)
    paid = lay(KILLMONGER, HELA, mover=MOUND, power=[1, 0], at={CITY: ["Explosives", "W'Kabi", "Iron Man"]})
    answers(paid, f"activate Explosives at {CITY}", f"defeat Iron Man at {CITY}", "decline")
    assert power(paid) == 0


def test_wkabi_makes_nothing_cheaper_for_others() -> None:
    wanted = {"mover": "Camp Hammond", "specialties": {0: ["Lesson Plan"]}, "at": {CITY: ["W'Kabi"]}}
    assert "activate Lesson Plan" not in options(lay(TASKMASTER, KILLMONGER, **wanted))
    assert "activate Lesson Plan" in options(lay(TASKMASTER, KILLMONGER, power=[1, 0], **wanted))


# -- Effects ---------------------------------------------------------------------------------------------------------


@clause("MV-254", "MV-166")
def test_killmongers_fury_defeats_a_character_of_strength_four_or_less_in_the_domain() -> None:
    game = lay(
        KILLMONGER, HELA, hands={0: ["Killmonger's Fury"]}, power=[2, 0],
        at={MOUND: ["Vision", "Thor"], CITY: ["King", "Iron Man"], "Hel": ["Balder"]},
    )  # fmt: skip
    answers(game, "play Killmonger's Fury")
    assert options(game) == [f"defeat King at {CITY}", f"defeat Iron Man at {CITY}"]  # Thor protects Vision
    answers(game, f"defeat Iron Man at {CITY}")
    assert at(game, CITY) == ["Klaw", "King"]
    assert titles(table(game).fate_discard) == ["Iron Man"]
    assert power(game) == 0
    assert at_rest(game)


@clause("MV-254", "MV-057")
@pytest.mark.parametrize("hero", ["Thor", "Black Panther"])
def test_killmongers_fury_does_not_reach_klaw_black_panther_or_anybody_else_of_five_or_more(hero: str) -> None:
    game = lay(KILLMONGER, HELA, hands={0: ["Killmonger's Fury"]}, power=[2, 0], at={MOUND: [hero], "Hel": ["Balder"]})
    assert "play Killmonger's Fury" not in options(game)


@clause("MV-254")
def test_killmongers_fury_defeats_klaw_and_black_panther_once_they_are_weak_enough() -> None:
    klaw = lay(KILLMONGER, HELA, hands={0: ["Killmonger's Fury"]}, power=[2, 0], weakened={"Klaw": 1})
    answers(klaw, "play Killmonger's Fury")
    assert sorted(showing(klaw)) == ["Challenge for the Throne", "Contested Mines"]
    panther = throne(hands={0: ["Killmonger's Fury"]}, power=[2, 0], at={MOUND: [["Black Panther", "Wound"]]})
    answers(panther, "play Killmonger's Fury")
    assert table(panther).mines_taken is True
    assert sorted(titles(seat(panther).discard)) == ["Killmonger's Fury", "Wound"]


def test_execute_plan_is_an_activate_action_that_costs_what_it_costs() -> None:
    """RV-067: where no activate action is to be had."""
    game = mines(power=[4, 0], hands={0: ["Execute Plan"]}, at={CITY: ["Explosives"]})
    answers(game, "play Execute Plan", "activate Control the Mines", "relocate Explosives to Hel")
    assert power(game) == 1
    assert at(game, "Hel") == ["Explosives"]
    assert titles(seat(game).discard) == ["Execute Plan"]
    assert at_rest(game)


def test_execute_plan_can_activate_nothing_too_dear() -> None:
    """Both costs have to be paid: 1 for the plan and 2 for the mines."""
    game = mines(power=[2, 0], hands={0: ["Execute Plan"]}, at={CITY: ["Explosives"]})
    answers(game, "play Execute Plan")  # the Explosives were activated, there was nothing else
    assert power(game) == 1
    assert titles(seat(game).discard) == ["Explosives", "Execute Plan"]


@clause("MV-057")
def test_execute_plan_needs_something_to_activate() -> None:
    assert "play Execute Plan" not in options(lay(KILLMONGER, HELA, power=[9, 0], hands={0: ["Execute Plan"]}))
    rig = lay(KILLMONGER, HELA, power=[9, 9], hands={0: ["Execute Plan"]}, at={CITY: ["Hacking Rig"]})
    assert "play Execute Plan" in options(rig)  # Killmonger will have 8 by then
    rich = lay(KILLMONGER, HELA, power=[9, 8], hands={0: ["Execute Plan"]}, at={CITY: ["Hacking Rig"]})
    assert "play Execute Plan" not in options(rich)


def test_a_copied_execute_plan_does_not_activate_what_copies_it() -> None:
    game = lay(
        TASKMASTER, KILLMONGER, mover="Camp Hammond", power=[5, 0], hands={0: ["Conduct Exercise"]},
        specialties={0: [["Photographic Reflexes", "Execute Plan"]]},
    )  # fmt: skip
    assert not [option for option in options(game) if option.startswith("activate")]
    assert "play Conduct Exercise" not in options(game)


def test_taunt_relocates_any_character_of_the_domain_inside_it() -> None:
    game = lay(
        KILLMONGER,
        HELA,
        hands={0: ["Taunt"]},
        at={MOUND: [["Thor", "Wound"]], "Warrior Falls": ["Rook"], "Hel": ["Leah"]},
    )
    answers(game, "play Taunt")
    assert options(game) == ["relocate Rook at Warrior Falls", f"relocate Thor at {MOUND}", f"relocate Klaw at {CITY}"]
    answers(game, f"relocate Thor at {MOUND}")
    assert options(game) == [
        f"relocate Thor to {place}" for place in ("Warrior Falls", "Institute of Technology", CITY)
    ]
    answers(game, f"relocate Thor to {CITY}")
    assert at(game, CITY) == ["Klaw", "Thor"]
    assert on(game, "Thor") == ["Wound"]
    assert at_rest(game)


@clause("MV-057")
def test_taunt_needs_a_character_that_can_be_moved() -> None:
    assert "play Taunt" not in options(throne(hands={0: ["Taunt"]}, at={"Hel": ["Thor"]}))
    carrier = throne(
        KILLMONGER, THANOS, hands={0: ["Taunt"]}, at={MOUND: [["Ebony Maw", "Mind Stone"]]}, movers={0: CITY}
    )
    assert "play Taunt" not in options(carrier)  # who carries a Stone is moved by Thanos only


def test_overpower_strengthens_every_ally_in_the_domain_whoever_it_belongs_to() -> None:
    """RV-061."""
    game = lay(
        KILLMONGER, HELA, hands={0: ["Overpower"]}, power=[2, 0], events=["Helicarrier Alert"],
        at={MOUND: ["Rook", "Thor"], CITY: ["Knight", "Leah"], "Hel": ["Dog of War"], "Helicarrier Alert": ["King"]},
    )  # fmt: skip
    answers(game, "play Overpower")
    strong = {name: strength(game, name) for name in ("Rook", "Knight", "Leah", "Thor", "Dog of War", "King", "Klaw")}
    assert strong == {"Rook": 3, "Knight": 6, "Leah": 3, "Thor": 5, "Dog of War": 2, "King": 4, "Klaw": 5}
    assert sorted(table(game).tokens.values()) == [1, 1, 1]
    assert at_rest(game)


def test_overpower_can_be_played_without_an_ally() -> None:
    """RV-009: each of none."""
    game = lay(KILLMONGER, HELA, hands={0: ["Overpower"]}, power=[2, 0])
    answers(game, "play Overpower")
    assert table(game).tokens == {}
    assert titles(seat(game).discard) == ["Overpower"]


# -- Items -----------------------------------------------------------------------------------------------------------


def test_weapons_cache_weakens_characters_where_it_lies_for_up_to_three_power() -> None:
    """RV-042."""
    game = lay(KILLMONGER, HELA, power=[5, 0], at={CITY: ["Weapons Cache", "Thor", "King"], MOUND: ["Iron Man"]})
    answers(game, f"use Weapons Cache at {CITY}")
    assert options(game) == [f"weaken {name} at {CITY}" for name in ("Klaw", "Thor", "King")]
    answers(game, f"weaken Klaw at {CITY}", f"weaken Klaw at {CITY}", f"weaken Thor at {CITY}")
    assert (strength(game, "Klaw"), strength(game, "Thor"), strength(game, "King")) == (3, 4, 4)
    assert power(game) == 2
    assert at_rest(game)
    assert f"use Weapons Cache at {CITY}" not in options(game)


def test_weapons_cache_may_stop_early_and_its_weakening_ends_with_the_turn() -> None:
    game = lay(KILLMONGER, HELA, power=[5, 0], at={CITY: ["Weapons Cache"]})
    answers(game, f"use Weapons Cache at {CITY}")
    assert (power(game), strength(game, "Klaw")) == (4, 4)  # with one character the first Power is spent at once
    answers(game, "decline")
    assert power(game) == 4
    assert f"use Weapons Cache at {CITY}" not in options(game)
    answers(game, "done")
    assert strength(game, "Klaw") == 5


def test_weapons_cache_spends_no_more_power_than_there_is() -> None:
    game = lay(KILLMONGER, HELA, power=[1, 0], at={CITY: ["Weapons Cache"]})
    answers(game, f"use Weapons Cache at {CITY}")
    assert (power(game), strength(game, "Klaw")) == (0, 4)
    assert at_rest(game)


def test_weapons_cache_needs_power_and_a_character_where_it_lies() -> None:
    poor = lay(KILLMONGER, HELA, at={CITY: ["Weapons Cache"]})
    assert f"use Weapons Cache at {CITY}" not in options(poor)
    alone = lay(KILLMONGER, HELA, power=[3, 0], at={MOUND: ["Weapons Cache"]})
    assert f"use Weapons Cache at {MOUND}" not in options(alone)


def test_weapons_cache_is_not_used_in_other_turns() -> None:
    game = against(power=[3, 3], at={CITY: ["Weapons Cache"]})
    assert not [option for option in options(game) if "Weapons Cache" in option]


def test_each_weapons_cache_is_used_once() -> None:
    """RV-042."""
    game = lay(KILLMONGER, HELA, power=[9, 0], at={CITY: ["Weapons Cache", "Weapons Cache"]})
    for left in (3, 1):
        answers(game, f"use Weapons Cache at {CITY}", f"weaken Klaw at {CITY}", "decline")
        assert strength(game, "Klaw") == left
    assert power(game) == 5
    assert not [option for option in options(game) if option.startswith("use")]


@clause("MV-257", "MV-258", "MV-064")
def test_explosives_are_removed_to_defeat_up_to_two_characters_of_strength_four_or_less() -> None:
    """RV-041: an activate action, for no Power."""
    game = lay(
        KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "Balder", "Vision", "Rook", "Hulk"], MOUND: ["Okoye"]}
    )
    answers(game, f"activate Explosives at {CITY}")
    assert titles(seat(game).discard) == ["Explosives"]
    assert options(game) == [*(f"defeat {name} at {CITY}" for name in ("Balder", "Vision", "Rook")), "decline"]
    answers(game, f"defeat Vision at {CITY}", f"defeat Balder at {CITY}")
    assert at(game, CITY) == ["Klaw", "Rook", "Hulk"]
    assert titles(table(game).fate_discard) == ["Vision", "Balder"]
    assert at_rest(game)


@clause("MV-257")
@pytest.mark.parametrize("defeated", [0, 1])
def test_explosives_may_defeat_fewer(defeated: int) -> None:
    game = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "Balder", "Vision"]})
    answers(game, f"activate Explosives at {CITY}", *[f"defeat Vision at {CITY}"] * defeated, "decline")
    assert at(game, CITY) == (["Klaw", "Balder"] if defeated else ["Klaw", "Balder", "Vision"])
    assert at_rest(game)


@clause("MV-257")
def test_explosives_need_an_activate_action_each() -> None:
    """RV-041."""
    game = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "Explosives"]})
    answers(game, f"activate Explosives at {CITY}")
    assert at(game, CITY) == ["Klaw", "Explosives"]
    assert f"activate Explosives at {CITY}" not in options(game)
    assert f"activate Explosives at {CITY}" not in options(lay(KILLMONGER, HELA, at={CITY: ["Explosives"]}))


@clause("MV-258", "MV-135")
def test_explosives_obey_protector_and_strength() -> None:
    game = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "Okoye", "Dora Milaje"]}, tokens={"Klaw": -1})
    answers(game, f"activate Explosives at {CITY}")
    assert options(game) == [f"defeat Klaw at {CITY}", f"defeat Dora Milaje at {CITY}", "decline"]
    answers(game, f"defeat Dora Milaje at {CITY}")
    assert options(game) == [f"defeat Klaw at {CITY}", f"defeat Okoye at {CITY}", "decline"]
    answers(game, f"defeat Klaw at {CITY}")
    assert at(game, CITY) == ["Okoye"]
    assert at_rest(game)


def test_explosives_do_not_hit_twice_who_was_saved() -> None:
    game = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "King", "Rook"]})
    answers(game, f"activate Explosives at {CITY}", f"defeat King at {CITY}", "remove Rook instead")
    assert at(game, CITY) == ["Klaw", "King"]
    assert at_rest(game)


@clause("MV-287")
def test_iron_man_makes_explosives_cost_power() -> None:
    """RV-041."""
    game = lay(KILLMONGER, HELA, mover=MOUND, at={CITY: ["Explosives", "Iron Man"]})
    assert f"activate Explosives at {CITY}" not in options(game)
    game = lay(KILLMONGER, HELA, mover=MOUND, power=[1, 0], at={CITY: ["Explosives", "Iron Man"]})
    answers(game, f"activate Explosives at {CITY}", f"defeat Iron Man at {CITY}")
    assert (power(game), at(game, CITY)) == (0, ["Klaw"])


def test_wound_takes_two_strength_from_an_opposing_character_of_the_domain() -> None:
    """RV-057: Heroes, Klaw and foreign Allies."""
    game = lay(
        KILLMONGER, HELA, hands={0: ["Wound"]}, power=[1, 0],
        at={MOUND: ["Thor", "Leah"], CITY: ["King"], "Hel": ["Iron Man"]},
    )  # fmt: skip
    answers(game, "play Wound")
    assert options(game) == [
        f"play Wound on Thor at {MOUND}", f"play Wound on Leah at {MOUND}", f"play Wound on Klaw at {CITY}"
    ]  # fmt: skip
    answers(game, f"play Wound on Leah at {MOUND}")
    assert (strength(game, "Leah"), strength(game, "Thor")) == (0, 5)
    assert at_rest(game)


@clause("MV-115")
def test_wound_goes_to_killmongers_discard_pile_with_its_bearer() -> None:
    """RV-057."""
    game = lay(KILLMONGER, HELA, at={MOUND: [["Thor", "Wound"], "King"]})
    answers(game, f"vanquish Thor at {MOUND}")
    assert titles(seat(game).discard) == ["Wound", "King"]
    assert titles(table(game).fate_discard) == ["Thor"]


def test_wound_needs_a_bearer_that_bears_anything() -> None:
    """RV-048."""
    assert "play Wound" not in options(throne(hands={0: ["Wound"]}, power=[1, 0], at={MOUND: ["Hulk", "King"]}))
    assert "play Wound" in options(lay(KILLMONGER, HELA, hands={0: ["Wound"]}, power=[1, 0]))


@pytest.mark.parametrize(("most", "gain"), [(1, 1), (4, 2), (5, 3)])
def test_hacking_rig_gains_half_the_power_of_the_richest_player_rounded_up(most: int, gain: int) -> None:
    game = lay(KILLMONGER, HELA, THANOS, mover=MOUND, power=[0, most, 0], at={CITY: ["Hacking Rig"]})
    answers(game, f"activate Hacking Rig at {CITY}")
    assert [power(game, index) for index in range(3)] == [gain, most, 0]
    assert at_rest(game)


def test_hacking_rig_is_not_activated_by_who_has_most_power_or_shares_it() -> None:
    """RV-045."""
    for theirs in (3, 4):
        game = lay(KILLMONGER, HELA, THANOS, mover=MOUND, power=[4, theirs, 0], at={CITY: ["Hacking Rig"]})
        assert f"activate Hacking Rig at {CITY}" not in options(game)
    game = lay(KILLMONGER, HELA, THANOS, mover=MOUND, power=[4, 4, 5], at={CITY: ["Hacking Rig"]})
    answers(game, f"activate Hacking Rig at {CITY}")
    assert power(game) == 7


def test_hacking_rig_compares_power_before_its_activation_is_paid_for() -> None:
    tied = lay(KILLMONGER, HELA, mover=MOUND, power=[4, 4], at={CITY: ["Hacking Rig"], MOUND: ["Iron Man"]})
    assert f"activate Hacking Rig at {CITY}" not in options(tied)
    behind = lay(KILLMONGER, HELA, mover=MOUND, power=[3, 4], at={CITY: ["Hacking Rig"], MOUND: ["Iron Man"]})
    answers(behind, f"activate Hacking Rig at {CITY}")
    assert power(behind) == 4


# -- Specialties -----------------------------------------------------------------------------------------------------


@clause("MV-256")
def test_armored_rhino_weakens_heroes_where_killmongers_mover_is() -> None:
    game = lay(
        KILLMONGER, HELA, hands={0: ["Armored Rhino"]}, mover="Warrior Falls",
        at={"Warrior Falls": ["Thor", "Rook", "Leah"], MOUND: ["Vision"], "Hel": ["Iron Man"]},
    )  # fmt: skip
    answers(game, "play Armored Rhino")
    strong = {name: strength(game, name) for name in ("Thor", "Rook", "Leah", "Vision", "Iron Man")}
    assert strong == {"Thor": 4, "Rook": 2, "Leah": 2, "Vision": 4, "Iron Man": 3}
    answers(game, "done")
    assert strength(game, "Thor") == 4  # the mover stays there in the others' turns


@clause("MV-256")
def test_armored_rhino_follows_the_mover_and_does_nothing_on_the_portrait() -> None:
    game = lay(
        KILLMONGER, HELA, specialties={0: ["Armored Rhino"]}, movers={0: None}, step="move", at={MOUND: ["Vision"]}
    )
    assert strength(game, "Vision") == 4
    answers(game, f"move to {MOUND}")
    assert strength(game, "Vision") == 3


def test_heart_shaped_herb_gives_a_play_action_once_in_a_turn_that_nothing_blocks() -> None:
    """RV-067."""
    game = throne(
        mover=CITY, power=[9, 0], hands={0: ["Heart-Shaped Herb", "Armored Rhino", "Taunt", "Rook"]}
    )  # fmt: skip
    answers(game, "play Heart-Shaped Herb", "play Armored Rhino")
    assert not [option for option in options(game) if option.startswith("play")]
    blocked = throne(mover=CITY, power=[9, 0], hands={0: ["Rook"]}, at={CITY: ["Thor"]})
    assert "play Rook" not in options(blocked)
    granted = lay(
        KILLMONGER, HELA, mover=CITY, power=[9, 0], hands={0: ["Rook", "Dog of War"]},
        specialties={0: [*THRONE, "Heart-Shaped Herb"]}, at={CITY: ["Thor"]},
    )  # fmt: skip
    answers(granted, "play Rook", f"play Rook to {CITY}")
    assert not [option for option in options(granted) if option.startswith("play")]


def test_heart_shaped_herb_cannot_be_played_while_klaw_is_in_the_domain() -> None:
    game = lay(KILLMONGER, HELA, power=[9, 0], hands={0: ["Heart-Shaped Herb"]})
    assert "play Heart-Shaped Herb" not in options(game)


def test_heart_shaped_herb_gives_nothing_to_others() -> None:
    game = against(mover="Gjoll", power=[9, 0], hands={0: ["Leah"] * 3}, specialties={1: ["Heart-Shaped Herb"]})
    answers(game, "play Leah", "play Leah to Hel")
    assert "play Leah" not in options(game)


@clause("MV-255", "MV-047")
def test_rage_of_kliluna_trades_a_card_for_a_fury_from_the_discard_pile_before_moving() -> None:
    game = lay(
        KILLMONGER, HELA, step="start", specialties={0: ["Rage of K'Liluna"]}, hands={0: ["Taunt", "Rook"]},
        discards={0: ["Killmonger's Fury", "Wound"]}, decks={0: ["Killmonger's Fury"]},
    )  # fmt: skip
    deck = len(seat(game).deck)
    assert options(game) == ["use Rage of K'Liluna", "go on to moving"]
    answers(game, "use Rage of K'Liluna", "discard Taunt from hand")
    assert titles(seat(game).hand) == ["Rook", "Killmonger's Fury"]
    assert titles(seat(game).discard) == ["Wound", "Taunt"]
    assert len(seat(game).deck) == deck
    assert options(game)[0].startswith("move to")


@clause("MV-255")
def test_rage_of_kliluna_searches_the_deck_when_the_discard_pile_has_no_fury() -> None:
    game = lay(
        KILLMONGER, HELA, step="start", specialties={0: ["Rage of K'Liluna"]}, hands={0: ["Taunt"]},
        empty=["0.deck"], decks={0: ["Wound", "Killmonger's Fury", "King"]},
    )  # fmt: skip
    answers(game, "use Rage of K'Liluna", "find Killmonger's Fury from the deck")
    assert titles(seat(game).hand) == ["Killmonger's Fury"]
    assert sorted(titles(seat(game).deck)) == ["King", "Wound"]


@clause("MV-255")
def test_rage_of_kliluna_need_not_be_used_and_cannot_with_an_empty_hand() -> None:
    wanted = {"step": "start", "specialties": {0: ["Rage of K'Liluna"]}, "discards": {0: ["Killmonger's Fury"]}}
    game = lay(KILLMONGER, HELA, hands={0: ["Taunt"]}, **wanted)
    answers(game, "go on to moving")
    assert titles(seat(game).hand) == ["Taunt"]
    assert options(game)[0].startswith("move to")
    assert options(lay(KILLMONGER, HELA, **wanted))[0].startswith("move to")


def test_being_asked_about_rage_of_kliluna_does_not_tell_where_the_furies_are() -> None:
    game = lay(
        KILLMONGER, HELA, step="start", specialties={0: ["Rage of K'Liluna"]}, hands={0: ["Taunt"]}, empty=["0.deck"]
    )
    answers(game, "use Rage of K'Liluna")
    assert titles(seat(game).discard) == ["Taunt"]
    assert seat(game).hand == []


def test_rage_of_kliluna_is_for_killmonger_alone() -> None:
    game = against(step="start", hands={0: ["Leah"], 1: ["Taunt"]}, specialties={1: ["Rage of K'Liluna"]})
    assert options(game)[0].startswith("move to")


def test_rage_of_kliluna_can_take_back_the_fury_that_was_discarded_for_it() -> None:
    game = lay(KILLMONGER, HELA, step="start", specialties={0: ["Rage of K'Liluna"]}, hands={0: ["Killmonger's Fury"]})
    answers(game, "use Rage of K'Liluna")
    assert titles(seat(game).hand) == ["Killmonger's Fury"]


def test_stolen_wisdom_looks_for_two_items_instead_of_drawing() -> None:
    """RV-069."""
    game = lay(
        KILLMONGER, HELA, specialties={0: ["Stolen Wisdom"]}, hands={0: ["Taunt"]},
        empty=["0.deck"], decks={0: ["King", "Wound", "Overpower", "Explosives", "Hacking Rig", "Rook"]},
    )  # fmt: skip
    answers(game, "done", "look for two Items")
    assert titles(seat(game).hand) == ["Taunt", "Wound", "Explosives"]
    assert sorted(titles(seat(game).deck)) == ["Hacking Rig", "King", "Overpower", "Rook"]
    assert table(game).revealed == []
    assert asked(game) == 1
    assert "Killmonger reveals Overpower" in log(game)


def test_stolen_wisdom_takes_the_items_there_are() -> None:
    """RV-069; the discard pile is shuffled in once the deck has run out."""
    game = lay(
        KILLMONGER, HELA, specialties={0: ["Stolen Wisdom"]}, empty=["0.deck"], decks={0: ["King"]},
        discards={0: ["Wound", "Rook"]},
    )  # fmt: skip
    answers(game, "done", "look for two Items")
    assert titles(seat(game).hand) == ["Wound"]
    assert sorted(titles(seat(game).deck)) == ["King", "Rook"]
    assert seat(game).discard == []


def test_stolen_wisdom_may_be_left_alone_and_needs_three_cards_or_fewer() -> None:
    game = lay(KILLMONGER, HELA, specialties={0: ["Stolen Wisdom"]}, hands={0: ["Taunt"] * 3})
    answers(game, "done", "decline")
    assert len(seat(game).hand) == 4
    full = lay(KILLMONGER, HELA, specialties={0: ["Stolen Wisdom"]}, hands={0: ["Taunt"] * 4})
    answers(full, "done")
    assert asked(full) == 1
    assert titles(seat(full).hand) == ["Taunt"] * 4


# -- his Fate deck ---------------------------------------------------------------------------------------------------


@clause("MV-247")
def test_black_panther_has_six_strength_in_killmongers_domain_and_four_elsewhere() -> None:
    game = lay(KILLMONGER, HELA, at={"Hel": ["Black Panther"]})
    assert strength(game, "Black Panther") == 4
    game = lay(KILLMONGER, HELA, at={MOUND: ["Black Panther"]})
    assert strength(game, "Black Panther") == 6


@shows("Dora Milaje")
def test_dora_milaje_must_be_defeated_before_other_heroes_there() -> None:
    game = lay(KILLMONGER, HELA, at={MOUND: ["Vision", "Dora Milaje", "Knight"]})
    assert f"vanquish Dora Milaje at {MOUND}" in options(game)
    assert f"vanquish Vision at {MOUND}" not in options(game)
    apart = lay(KILLMONGER, HELA, at={MOUND: ["Vision", "Knight"], CITY: ["Dora Milaje"]})
    assert f"vanquish Vision at {MOUND}" in options(apart)


def test_hatut_zeraze_returns_a_weak_ally_or_an_item_to_its_owners_hand() -> None:
    game = against(
        fate_deck=["Hatut Zeraze"], at={MOUND: ["Rook", "King", "Leah"], CITY: ["Explosives", ["Thor", "Wound"]]}
    )
    answers(game, "fate", "fate Killmonger: Hatut Zeraze to Warrior Falls")
    assert asked(game) == 0
    assert options(game) == [
        f"return Rook at {MOUND}", f"return Leah at {MOUND}",
        f"return Explosives at {CITY}", f"return Wound on Thor at {CITY}",
    ]  # fmt: skip
    answers(game, f"return Wound on Thor at {CITY}")
    assert titles(seat(game, 1).hand) == ["Wound"]
    assert strength(game, "Thor") == 5
    assert at_rest(game)


def test_hatut_zeraze_must_take_the_only_one_and_does_nothing_without() -> None:
    only = against(fate_deck=["Hatut Zeraze"], at={MOUND: ["Dog of War", "King"]})
    answers(only, "fate", "fate Killmonger: Hatut Zeraze to Warrior Falls")
    assert titles(seat(only, 1).hand) == ["Dog of War"]
    none = against(fate_deck=["Hatut Zeraze"], at={MOUND: ["King"], "Hel": ["Leah", "Nightsword"]})
    answers(none, "fate", "fate Killmonger: Hatut Zeraze to Warrior Falls")
    assert at(none, MOUND) == ["King"]
    assert at_rest(none)


def test_hatut_zeraze_sees_current_strength_and_leaves_tokens_and_items_behind() -> None:
    """RV-072."""
    game = lay(
        THANOS, KILLMONGER, mover="Titan", fate_deck=["Hatut Zeraze"], tokens={"Rook": 1, "King": -2},
        at={MOUND: ["Rook", ["King", "Mind Stone"]]},
    )  # fmt: skip
    answers(game, "fate", "fate Killmonger: Hatut Zeraze to Warrior Falls")
    assert titles(seat(game, 1).hand) == ["King"]
    assert table(game).tokens == {find(game, "Rook"): 1}
    assert at(game, MOUND) == ["Rook", "Mind Stone"]


def test_hatut_zeraze_and_everett_k_ross_and_shuri_take_neither_stones_nor_alloy() -> None:
    """RV-013, RV-040."""
    for hero in ("Hatut Zeraze", "Everett K. Ross", "Shuri"):
        game = lay(
            THANOS, ULTRON, KILLMONGER, mover="Titan", fate_deck=[hero],
            at={"Research Lab": [["Giant Sentry", "Impervious Alloy", "Mind Stone"]]},
        )  # fmt: skip
        answers(game, "fate", f"fate Ultron: {hero} to Research Lab")
        assert on(game, "Giant Sentry") == ["Impervious Alloy", "Mind Stone"]
        assert at_rest(game)


def test_hatut_zeraze_returns_no_item_that_belongs_to_nobody() -> None:
    game = against(fate_deck=["Hatut Zeraze"], at={MOUND: [["Thor", "Odin-Force"]]})
    answers(game, "fate", "fate Killmonger: Hatut Zeraze to Warrior Falls")
    assert on(game, "Thor") == ["Odin-Force"]
    assert at_rest(game)


def test_everett_k_ross_may_remove_an_item_of_the_domain() -> None:
    game = against(
        fate_deck=["Everett K. Ross"], at={MOUND: ["Explosives"], CITY: [["Thor", "Wound"]], "Hel": ["Nightsword"]}
    )
    answers(game, "fate", "fate Killmonger: Everett K. Ross to Warrior Falls")
    assert options(game) == [f"remove Explosives at {MOUND}", f"remove Wound on Thor at {CITY}", "decline"]
    answers(game, f"remove Explosives at {MOUND}")
    assert at(game, MOUND) == []
    assert titles(seat(game, 1).discard) == ["Explosives"]
    assert at_rest(game)


def test_everett_k_ross_need_not_and_asks_nothing_without_an_item() -> None:
    game = against(fate_deck=["Everett K. Ross"], at={MOUND: ["Explosives"]})
    answers(game, "fate", "fate Killmonger: Everett K. Ross to Warrior Falls", "decline")
    assert at(game, MOUND) == ["Explosives"]
    bare = against(fate_deck=["Everett K. Ross"], at={MOUND: ["Rook"]})
    answers(bare, "fate", "fate Killmonger: Everett K. Ross to Warrior Falls")
    assert at_rest(bare)


def test_okoye_brings_a_dora_milaje_from_play_before_anywhere_else() -> None:
    """RV-047."""
    game = against(fate_deck=["Okoye"], fate_discard=["Dora Milaje"], at={"Hel": [["Dora Milaje", "Odin-Force"]]})
    answers(game, "fate", f"fate Killmonger: Okoye to {MOUND}")
    assert at(game, MOUND) == ["Okoye", "Dora Milaje"]
    assert on(game, "Dora Milaje") == ["Odin-Force"]
    assert titles(table(game).fate_discard) == ["Dora Milaje"]
    assert at_rest(game)


def test_okoye_lets_the_fate_player_choose_among_those_in_play() -> None:
    """RV-047: one that is there already stays and will do."""
    game = against(fate_deck=["Okoye"], at={MOUND: ["Dora Milaje"], CITY: ["Dora Milaje"]})
    answers(game, "fate", f"fate Killmonger: Okoye to {MOUND}")
    assert (asked(game), options(game)) == (0, [f"find Dora Milaje at {MOUND}", f"find Dora Milaje at {CITY}"])
    answers(game, f"find Dora Milaje at {MOUND}")
    assert at(game, MOUND) == ["Dora Milaje", "Okoye"]
    assert at(game, CITY) == ["Klaw", "Dora Milaje"]
    assert at_rest(game)


def test_okoye_plays_one_from_the_fate_discard_pile_or_else_from_the_deck() -> None:
    """RV-066: she is played, so that who answers Heroes is asked."""
    pile = against(fate_deck=["Okoye"], fate_discard=["Dora Milaje", "Thor"])
    answers(pile, "fate", f"fate Killmonger: Okoye to {MOUND}")
    assert at(pile, MOUND) == ["Okoye", "Dora Milaje"]
    assert titles(table(pile).fate_discard) == ["Thor"]
    deck = lay(
        KILLMONGER, HELA, empty=["fate_deck"], fate_deck=["Okoye", "Thor", "Dora Milaje"],
        hands={1: ["Fenris Wolf"]},
    )  # fmt: skip
    answers(deck, "fate", "fate Hela: Okoye to Hel", "1: decline", "1: play Fenris Wolf to Hel")
    assert at(deck, "Hel") == ["Okoye", "Dora Milaje", "Fenris Wolf"]
    assert titles(table(deck).fate_deck) == ["Thor"]


def test_okoye_without_a_dora_milaje_anywhere_comes_alone() -> None:
    game = against(empty=["fate_deck"], fate_deck=["Okoye", "Thor"])
    answers(game, "fate", f"fate Killmonger: Okoye to {MOUND}")
    assert at(game, MOUND) == ["Okoye"]
    assert at_rest(game)


def test_shuri_removes_an_item_and_grows_by_its_cost() -> None:
    game = against(fate_deck=["Shuri"], at={MOUND: ["Explosives", "Weapons Cache"]})
    answers(game, "fate", f"fate Killmonger: Shuri to {MOUND}")
    assert (asked(game), options(game)) == (0, [f"remove Explosives at {MOUND}", f"remove Weapons Cache at {MOUND}"])
    answers(game, f"remove Explosives at {MOUND}")
    assert strength(game, "Shuri") == 5
    assert titles(seat(game, 1).discard) == ["Explosives"]
    assert at_rest(game)


def test_shuri_must_remove_the_only_item_and_grows_by_nothing_without_one() -> None:
    only = against(fate_deck=["Shuri"], at={CITY: ["Weapons Cache"]})
    answers(only, "fate", f"fate Killmonger: Shuri to {MOUND}")
    assert (strength(only, "Shuri"), at(only, CITY)) == (4, ["Klaw"])
    none = against(fate_deck=["Shuri"], at={"Hel": ["Nightsword"]})
    answers(none, "fate", f"fate Killmonger: Shuri to {MOUND}")
    assert (strength(none, "Shuri"), at(none, "Hel")) == (3, ["Nightsword"])
    assert at_rest(none)


@clause("MV-249", "MV-251")
def test_wakanda_forever_plays_black_panther_from_discard_pile_or_deck_into_killmongers_domain() -> None:
    """RV-017: the player who resolves it chooses the location."""
    game = against(fate_deck=["Wakanda Forever"], fate_discard=["Black Panther"])
    answers(game, "fate")
    assert (asked(game), options(game)) == (0, [f"bring Black Panther to {place}" for place in HOME])
    answers(game, f"bring Black Panther to {MOUND}")
    assert at(game, MOUND) == ["Black Panther"]
    assert strength(game, "Black Panther") == 6
    assert titles(table(game).fate_discard) == ["Wakanda Forever"]
    assert at_rest(game)
    deck = against(empty=["fate_deck"], fate_deck=["Wakanda Forever", "Thor", "Black Panther"])
    answers(deck, "fate", f"bring Black Panther to {CITY}")
    assert at(deck, CITY) == ["Klaw", "Black Panther"]
    assert titles(table(deck).fate_deck) == ["Thor"]


@clause("MV-250")
@pytest.mark.parametrize("where", ["Hel", "Warrior Falls"])
def test_wakanda_forever_strengthens_and_relocates_a_black_panther_in_play(where: str) -> None:
    game = against(fate_deck=["Wakanda Forever"], at={where: [["Black Panther", "Odin-Force"]]})
    answers(game, "fate", f"bring Black Panther to {MOUND}")
    assert (at(game, where), at(game, MOUND)) == ([], ["Black Panther"])
    assert strength(game, "Black Panther") == 7
    assert on(game, "Black Panther") == ["Odin-Force"]
    assert at_rest(game)


@clause("MV-251")
def test_wakanda_forever_hits_killmonger_whoever_could_have_been_targeted() -> None:
    """RV-017."""
    game = lay(THANOS, HELA, KILLMONGER, mover="Titan", fate_deck=["Wakanda Forever"], fate_discard=["Black Panther"])
    answers(game, "fate", f"0: bring Black Panther to {MOUND}")
    assert at(game, MOUND) == ["Black Panther"]


@clause("MV-251")
def test_wakanda_forever_in_killmongers_own_fate_action_is_discarded() -> None:
    """RV-017."""
    game = lay(KILLMONGER, HELA, fate_deck=["Wakanda Forever"], fate_discard=["Black Panther"])
    answers(game, "fate")
    assert "Wakanda Forever is discarded without effect" in log(game)
    assert titles(table(game).fate_discard) == ["Black Panther", "Wakanda Forever"]
    assert at_rest(game)


@clause("MV-251")
@pytest.mark.parametrize("villains", [(KILLMONGER, HELA), (HELA, KILLMONGER)])
def test_wakanda_forever_through_avengers_assemble_is_carried_out_whoever_draws_it(villains: tuple[str, str]) -> None:
    """RV-017."""
    game = lay(
        *villains, step="start", events=["Avengers Assemble!"], fate_deck=["Wakanda Forever"],
        fate_discard=["Black Panther"],
    )  # fmt: skip
    answers(game, f"0: bring Black Panther to {MOUND}")
    assert at(game, MOUND) == ["Black Panther"]
    assert "Wakanda Forever is discarded without effect" not in log(game)


@clause("MV-249", "MV-245")
def test_wakanda_forever_takes_the_mines_away() -> None:
    game = against(
        fate_deck=["Wakanda Forever"], fate_discard=["Black Panther"], specialties={1: MINES}, mines_taken=True
    )
    answers(game, "fate", f"bring Black Panther to {MOUND}")
    assert showing(game, 1) == THRONE


@clause("MV-252")
def test_stolen_antiquities_bars_items_from_being_played_even_with_the_mines() -> None:
    """RV-074."""
    hand = ["Explosives", "Weapons Cache", "Wound", "Rook", "Armored Rhino", "Overpower"]
    barred = mines(power=[9, 0], hands={0: hand}, events=["Stolen Antiquities"], at={MOUND: ["Thor"]})
    plays = [option for option in options(barred) if option.startswith("play")]
    assert plays == ["play Rook", "play Armored Rhino", "play Overpower"]
    free = mines(power=[9, 0], hands={0: hand}, at={MOUND: ["Thor"]})
    assert {"play Explosives", "play Weapons Cache", "play Wound"} <= set(options(free))


@clause("MV-252")
def test_stolen_antiquities_bars_nobody_else() -> None:
    game = against(mover="Gjoll", power=[9, 0], hands={0: ["Nightsword"]}, events=["Stolen Antiquities"])
    assert "play Nightsword" in options(game)


def test_under_stolen_antiquities_explosives_in_play_are_relocated_and_activated() -> None:
    """RV-074."""
    game = mines(mover=MOUND, power=[3, 0], events=["Stolen Antiquities"], at={CITY: ["Explosives"]})
    assert {"activate Control the Mines", f"activate Explosives at {CITY}"} <= set(options(game))
    answers(game, "activate Control the Mines", "relocate Explosives to Hel")
    assert at(game, "Hel") == ["Explosives"]


@clause("MV-253")
def test_stolen_antiquities_resolved_finds_an_item_and_plays_it_for_free() -> None:
    game = lay(
        KILLMONGER, HELA, events=["Stolen Antiquities"], power=[3, 0], hands={0: ["Knight"]},
        discards={0: ["Weapons Cache", "Rook"]}, empty=["0.deck"], decks={0: ["Explosives", "Taunt", "Armored Rhino"]},
    )  # fmt: skip
    answers(game, "play Knight", "play Knight to Stolen Antiquities")
    assert options(game) == ["find Weapons Cache from the discard pile", "find Explosives from the deck", "decline"]
    answers(game, "find Explosives from the deck", f"play Explosives to {CITY}")
    assert at(game, CITY) == ["Klaw", "Explosives"]
    assert power(game) == 0
    assert titles(seat(game).discard) == ["Weapons Cache", "Rook", "Knight"]
    assert titles(table(game).fate_discard) == ["Stolen Antiquities"]
    assert sorted(titles(seat(game).deck)) == ["Armored Rhino", "Taunt"]
    assert at_rest(game)


@clause("MV-253")
def test_the_reward_of_stolen_antiquities_may_be_declined_and_finds_no_item_that_cannot_be_played() -> None:
    wanted = {"events": ["Stolen Antiquities"], "power": [3, 0], "hands": {0: ["Knight"]}, "empty": ["0.deck"]}
    game = throne(discards={0: ["Wound", "Weapons Cache"]}, **wanted)
    answers(game, "play Knight", "play Knight to Stolen Antiquities")
    assert options(game) == ["find Weapons Cache from the discard pile", "decline"]  # nobody could bear the Wound
    answers(game, "decline")
    assert titles(seat(game).discard) == ["Wound", "Weapons Cache", "Knight"]
    assert at_rest(game)


def test_the_reward_of_stolen_antiquities_does_not_tell_whether_the_deck_has_an_item() -> None:
    game = lay(
        KILLMONGER, HELA, events=["Stolen Antiquities"], power=[3, 0], hands={0: ["Knight"]}, empty=["0.deck"],
        decks={0: ["Taunt"]},
    )  # fmt: skip
    answers(game, "play Knight", "play Knight to Stolen Antiquities")
    assert (asked(game), options(game)) == (0, ["decline"])


@clause("MV-148", "MV-151")
def test_stolen_antiquities_hits_killmonger_and_nobody_else() -> None:
    game = lay(THANOS, HELA, KILLMONGER, mover="Titan", fate_deck=["Stolen Antiquities"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Stolen Antiquities"]
    own = lay(KILLMONGER, HELA, fate_deck=["Stolen Antiquities"])
    answers(own, "fate")
    assert table(own).events == []
    assert titles(table(own).fate_discard) == ["Stolen Antiquities"]
    assert "play Dog of War to Stolen Antiquities" not in options(
        answers(against(mover="Gjoll", events=["Stolen Antiquities"], hands={0: ["Leah"]}, power=[9, 0]), "play Leah")
    )


def test_killmonger_has_thirty_cards_eleven_fate_cards_and_two_tiles() -> None:
    game = deal([KILLMONGER, HELA])
    mine = seat(game)
    assert len(mine.deck) + len(mine.hand) == 30
    assert sum(card.villain is type(mine.villain) for card in table(game).fate_deck) == 11
    assert [(len(place.top), len(place.bottom)) for place in mine.locations] == [(2, 2)] * 4
