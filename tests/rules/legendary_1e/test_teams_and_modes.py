"""Teams and classes; style of play, difficulty and handicap."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.games.catalog import playable
from longbox.games.legendary.traits import AVENGERS, GREY, SHIELD, SPIDER_FRIENDS, X_MEN, HeroClass
from longbox.kernel.errors import IllegalSetup
from tests.rules.legendary_1e.words import (
    AGENT,
    BANK,
    CIVIL_WAR,
    CUBE,
    GAME,
    KILLBOTS,
    OFFICER,
    PORTALS,
    TROOPER,
    box,
    dealt,
    ended,
    groups_in,
    heroes_of,
    kinds,
)
from tests.words import answers, clause, lay, options, table, titles

TWIST_MODES = {"normal": 0, "heroic": 1, "champion": 2, "legendary": 3}
MASTERMIND_MODES = {
    "normal": 0,
    "distracted": -1,
    "maniacal": 1,
    "enraged": 2,
    "tyrant": 3,
    "nightmare": 4,
    "all-powerful": 5,
}


@clause("L1-142")
def test_every_hero_is_on_the_team_of_the_rulebook() -> None:
    teams: dict[Any, set[str]] = {}
    for name, faces in box().heroes.items():
        assert len({face.team for face in faces}) == 1, name
        teams.setdefault(faces[0].team, set()).add(name)
    assert teams == {
        X_MEN: {"Cyclops", "Emma Frost", "Gambit", "Rogue", "Storm", "Wolverine"},
        AVENGERS: {"Black Widow", "Captain America", "Hawkeye", "Hulk", "Iron Man", "Thor"},
        SHIELD: {"Nick Fury"},
        SPIDER_FRIENDS: {"Spider-Man"},
        None: {"Deadpool"},
    }
    basics = [face for face, _ in box().faces if face.kind == "basic"]
    assert {face.title: face.team for face in basics} == dict.fromkeys((AGENT, TROOPER, OFFICER), SHIELD)


@clause("L1-143")
def test_every_hero_card_has_one_of_the_five_classes_and_the_basics_none() -> None:
    faces = [face for faces in box().heroes.values() for face in faces]
    assert {face.hero_class for face in faces} == set(HeroClass) - {GREY}
    basics = [face for face, _ in box().faces if face.kind == "basic"]
    assert [face.hero_class for face in basics] == [GREY] * 3
    assert not [face.title for face in faces if GREY in face.power], "no Superpower asks for grey"


@clause("L1-144")
def test_playing_together_or_against_each_other_are_the_same_rules() -> None:
    """There is nothing to choose: the result names the team's win and the best of the players side by side."""
    assert not {"style", "cooperative", "competitive"} & {option.name for option in playable(GAME).info.options}
    game = lay(attack=7, tactics=["Endless Resources"], victory=[[], ["Sabretooth"] * 2])
    answers(game, "fight Red Skull")
    assert (ended(game).winners, ended(game).individual_winners) == ((0, 1), (1,))


@clause("L1-145")
def test_components_may_be_chosen_and_all_counts_and_always_leads_still_hold() -> None:
    laid = dealt(
        3,
        5,
        mastermind="Magneto",
        scheme=CUBE,
        heroes=["Thor", "Storm"],
        villains=["Skrulls"],
        henchmen=["Hand Ninjas"],
    )
    assert (laid.mastermind.title, laid.scheme.title) == ("Magneto", CUBE)
    assert {"Thor", "Storm"} < set(heroes_of(laid))
    assert heroes_of(laid).total() == 70
    found = groups_in(laid.villain_deck, "villain")
    assert {"Skrulls", "Brotherhood"} < set(found)
    assert len(found) == 3
    assert groups_in(laid.villain_deck, "henchman") == {"Hand Ninjas": 10}
    assert len(laid.villain_deck) == 55


@clause("L1-145")
def test_names_may_be_given_in_any_case_and_one_name_without_a_list() -> None:
    laid = dealt(2, 1, mastermind="magneto", scheme=CUBE.lower(), henchmen="sentinel")
    assert (laid.mastermind.title, laid.scheme.title) == ("Magneto", CUBE)
    assert set(groups_in(laid.villain_deck, "henchman")) == {"Sentinel"}


@clause("L1-146", "L1-147", "L1-148")
@pytest.mark.parametrize(("mode", "extra"), TWIST_MODES.items())
@pytest.mark.parametrize(("scheme", "twists"), [(CUBE, 8), (PORTALS, 7), (KILLBOTS, 5), (CIVIL_WAR, 8), (BANK, 8)])
def test_a_twist_mode_adds_scheme_twists(mode: str, extra: int, scheme: str, twists: int) -> None:
    assert kinds(dealt(2, scheme=scheme, twist_mode=mode).villain_deck)["twist"] == twists + extra


@clause("L1-149", "L1-150", "L1-151", "L1-152", "L1-153", "L1-154")
@pytest.mark.parametrize(("mode", "change"), MASTERMIND_MODES.items())
def test_a_mastermind_mode_changes_the_masterminds_attack(mode: str, change: int) -> None:
    game = lay(mastermind="Magneto", mastermind_mode=mode, attack=8 + change, city={"Bank": "Abomination"})
    assert table(game).attack_of(table(game).mastermind) == 8 + change
    assert table(game).attack_of(table(game).villains()[0]) == 5, "nobody else grows"
    assert "fight Magneto" in options(game)
    assert "fight Magneto" not in options(
        lay(mastermind="Magneto", mastermind_mode=mode, attack=7 + change, city={"Bank": "Abomination"})
    )


@clause("L1-149", "L1-154")
def test_the_changed_attack_is_paid_for_every_tactic() -> None:
    game = lay(mastermind_mode="all-powerful", attack=25, tactics=["Endless Resources", "HYDRA Conspiracy"])
    answers(game, "fight Red Skull")
    assert table(game).attack == 13
    answers(game, "fight Red Skull")
    assert (table(game).attack, ended(game).outcome) == (1, "victory")


@clause("L1-155")
@pytest.mark.parametrize("twist_mode", TWIST_MODES)
@pytest.mark.parametrize("mastermind_mode", MASTERMIND_MODES)
def test_one_mode_of_each_kind_can_be_combined(twist_mode: str, mastermind_mode: str) -> None:
    laid = dealt(
        2, mastermind="Red Skull", scheme=CUBE, twist_mode=twist_mode, mastermind_mode=mastermind_mode, showdown=True
    )
    assert kinds(laid.villain_deck)["twist"] == 8 + TWIST_MODES[twist_mode]
    assert laid.attack_of(laid.mastermind) == 7 + MASTERMIND_MODES[mastermind_mode]


@clause("L1-155")
def test_two_modes_of_one_kind_are_refused() -> None:
    with pytest.raises(IllegalSetup, match="among the twist_mode"):
        dealt(2, twist_mode=["heroic", "legendary"])
    with pytest.raises(IllegalSetup, match="among the mastermind_mode"):
        dealt(2, mastermind_mode=["tyrant", "enraged"])


def test_there_are_nine_modes_in_all() -> None:
    assert set(box().twist_modes) == set(TWIST_MODES)
    assert set(box().mastermind_modes) == set(MASTERMIND_MODES)
    assert len(TWIST_MODES) - 1 + len(MASTERMIND_MODES) - 1 == 9


def test_modes_hold_in_a_solo_game_too() -> None:
    laid = dealt(1, scheme=CUBE, mastermind="Loki", twist_mode="champion", mastermind_mode="distracted")
    assert kinds(laid.villain_deck)["twist"] == 10
    assert laid.attack_of(laid.mastermind) == 9


@clause("L1-156")
def test_officers_may_replace_agents_of_chosen_players() -> None:
    laid = dealt(3, 2, handicap=[2, 0, 1])
    assert [Counter(titles(player.all_cards())) for player in laid.seats] == [
        {AGENT: 6, OFFICER: 2, TROOPER: 4},
        {AGENT: 8, TROOPER: 4},
        {AGENT: 7, OFFICER: 1, TROOPER: 4},
    ]
    assert len(laid.officers) == 27
    assert [len(player.hand) for player in laid.seats] == [6, 6, 6]


@clause("L1-156")
def test_the_replaced_cards_are_shuffled_in() -> None:
    in_hand = [OFFICER in titles(dealt(2, seed, handicap=[2, 0]).seats[0].hand) for seed in range(30)]
    assert set(in_hand) == {True, False}
