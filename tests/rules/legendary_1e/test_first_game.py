"""The opening set-up that the rulebook suggests, and games drawn at random."""

from __future__ import annotations

import pytest

from longbox.games.catalog import new
from longbox.kernel.errors import IllegalSetup
from tests.rules.legendary_1e.words import CUBE, GAME, box, dealt, groups_in, heroes_of
from tests.words import clause

NAMED = {"Spider-Man", "Iron Man", "Wolverine", "Cyclops", "Hawkeye"}


@clause("L1-006")
@pytest.mark.parametrize(
    ("seats", "villains", "henchmen"),
    [
        (2, {"HYDRA", "Spider-Foes"}, {"Sentinel"}),
        (3, {"HYDRA", "Spider-Foes", "Skrulls"}, {"Sentinel"}),
        (4, {"HYDRA", "Spider-Foes", "Skrulls"}, {"Sentinel", "Hand Ninjas"}),
        (5, {"HYDRA", "Spider-Foes", "Skrulls", "Masters of Evil"}, {"Sentinel", "Hand Ninjas"}),
    ],
)
def test_the_first_game_is_the_suggested_one(seats: int, villains: set[str], henchmen: set[str]) -> None:
    for seed in range(5):
        laid = dealt(seats, seed, first_game=True)
        assert (laid.mastermind.title, laid.scheme.title) == ("Red Skull", CUBE)
        assert set(groups_in(laid.villain_deck, "villain")) == villains
        assert set(groups_in(laid.villain_deck, "henchman")) == henchmen
        assert set(heroes_of(laid)) >= NAMED
        assert len(heroes_of(laid)) == (6 if seats == 5 else 5)


@clause("L1-006")
def test_the_sixth_hero_of_five_players_is_drawn_at_random() -> None:
    sixth = {name for seed in range(30) for name in set(heroes_of(dealt(5, seed, first_game=True))) - NAMED}
    assert len(sixth) > 5
    assert sixth <= set(box().heroes)


def test_the_first_game_alone_takes_as_much_of_the_list_as_a_solo_game_uses() -> None:
    laid = dealt(1, 4, first_game=True)
    assert (laid.mastermind.title, laid.scheme.title) == ("Red Skull", CUBE)
    assert set(heroes_of(laid)) == {"Spider-Man", "Iron Man", "Wolverine"}
    assert set(groups_in(laid.villain_deck, "villain")) == {"HYDRA"}
    assert groups_in(laid.villain_deck, "henchman") == {"Sentinel": 3}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mastermind", "Loki"),
        ("scheme", CUBE),
        ("heroes", ["Thor"]),
        ("villains", ["Skrulls"]),
        ("henchmen", ["Sentinel"]),
    ],
)
def test_the_first_game_takes_no_components_of_ones_own(name: str, value: object) -> None:
    with pytest.raises(IllegalSetup, match=f"first game has its own {name}"):
        dealt(2, 1, first_game=True, **{name: value})


@clause("L1-007")
def test_everything_not_chosen_is_drawn_from_the_seed() -> None:
    def drawn(seed: int) -> tuple[object, ...]:
        laid = dealt(3, seed)
        groups = frozenset(groups_in(laid.villain_deck, "villain")), frozenset(groups_in(laid.villain_deck, "henchman"))
        return laid.mastermind.title, laid.scheme.title, frozenset(heroes_of(laid)), *groups

    many = [drawn(seed) for seed in range(60)]
    assert len(set(many)) > 50
    assert many == [drawn(seed) for seed in range(60)]
    for place, every in enumerate([set(box().masterminds), set(box().schemes)]):
        assert {each[place] for each in many} == every


@clause("L1-007")
def test_the_same_seed_brings_the_same_game_and_another_seed_another() -> None:
    assert new(GAME, 3, 8).digest() == new(GAME, 3, 8).digest()
    assert new(GAME, 3, 8).digest() != new(GAME, 3, 9).digest()
