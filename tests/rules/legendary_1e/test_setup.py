"""Setting the table, the Villain Deck, the Hero Deck, and what stands ready before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.games.catalog import new
from longbox.games.legendary.cards import Villain
from longbox.games.legendary.setup import by_players
from longbox.kernel.errors import IllegalSetup
from tests.rules.legendary_1e.words import (
    AGENT,
    BANK,
    CIVIL_WAR,
    CUBE,
    GAME,
    INVASION,
    KILLBOTS,
    OFFICER,
    PORTALS,
    PRISON,
    TROOPER,
    VIRUS,
    box,
    dealt,
    groups_in,
    heroes_of,
    kinds,
)
from tests.words import answers, asked, clause, lay, table, titles

SCHEMES = [VIRUS, BANK, PRISON, PORTALS, KILLBOTS, INVASION, CIVIL_WAR, CUBE]
SEATS = [2, 3, 4, 5]


# Players and stacks


@clause("L1-008")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_begins_with_eight_agents_and_four_troopers(seats: int) -> None:
    for player in dealt(seats).seats:
        assert Counter(titles(player.all_cards())) == {AGENT: 8, TROOPER: 4}


@clause("L1-009")
def test_thirty_officers_thirty_wounds_and_thirty_bystanders_lie_ready() -> None:
    laid = dealt(3, scheme=CUBE)
    assert set(titles(laid.officers)) == {OFFICER}
    assert (len(laid.officers), len(laid.wounds), len(laid.bystanders)) == (30, 30, 22)
    assert kinds(laid.villain_deck)["bystander"] == 8


# Mastermind and Scheme


@clause("L1-010")
def test_the_mastermind_lies_face_up_over_its_own_four_tactics_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        laid = dealt(2, seed, mastermind="Loki")
        assert titles(laid.mastermind_space) == ["Loki"]
        orders.add(tuple(titles(laid.tactics)))
    assert {frozenset(order) for order in orders} == {frozenset(face.title for face in box().tactics["Loki"])}
    assert len(orders) > 12
    assert {order[0] for order in orders} == set(orders.pop())


@clause("L1-010")
@pytest.mark.parametrize("mastermind", ["Dr. Doom", "Loki", "Magneto", "Red Skull"])
def test_nobody_sees_which_tactic_comes_next(mastermind: str) -> None:
    game = new(GAME, 2, 4, mastermind=mastermind)
    tactics = [face.title for face in box().tactics[mastermind]]
    assert len(tactics) == 4
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert view["tactics"] == {"count": 4}
        assert view["mastermind_space"][0]["title"] == mastermind
        assert not [tactic for tactic in tactics if tactic in str(view)]


@clause("L1-010", "L1-011")
def test_every_mastermind_and_every_scheme_is_drawn_sooner_or_later() -> None:
    tables = [dealt(2, seed) for seed in range(120)]
    assert {laid.mastermind.title for laid in tables} == set(box().masterminds)
    assert {laid.scheme.title for laid in tables} == set(SCHEMES)
    assert len(box().masterminds) == 4


@clause("L1-011")
def test_the_schemes_own_setup_is_carried_out() -> None:
    assert len(dealt(3, scheme=VIRUS).wounds) == 18
    assert len(groups_in(dealt(3, scheme=PRISON).villain_deck, "henchman")) == 2
    assert kinds(dealt(3, scheme=BANK).villain_deck)["bystander"] == 12
    killbots = dealt(3, scheme=KILLBOTS)
    assert kinds(killbots.villain_deck)["bystander"] == 18
    assert (len(killbots.bystanders), len(killbots.beside_scheme)) == (12, 3)
    invasion = dealt(3, scheme=INVASION)
    assert sum(card.is_hero for card in invasion.villain_deck) == 12
    assert (len(heroes_of(invasion)), heroes_of(invasion).total()) == (6, 6 * 14 - 12)
    assert groups_in(invasion.villain_deck, "villain")["Skrulls"] == 8
    assert len(heroes_of(dealt(2, scheme=CIVIL_WAR))) == 4
    assert len(heroes_of(dealt(3, scheme=CIVIL_WAR))) == 5


@clause("L1-011")
def test_the_scheme_lies_face_up() -> None:
    assert new(GAME, 2, 1, scheme=PORTALS).view()["scheme_space"][0]["title"] == PORTALS


@clause("L1-012")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("scheme", "twists"),
    [
        (VIRUS, 8),
        (BANK, 8),
        (PRISON, 8),
        (PORTALS, 7),
        (KILLBOTS, 5),
        (INVASION, 8),
        (CIVIL_WAR, {2: 8, 3: 8, 4: 5, 5: 5}),
        (CUBE, 8),
    ],
)
def test_the_scheme_says_how_many_twists_are_in_the_villain_deck(scheme: str, twists: Any, seats: int) -> None:
    assert kinds(dealt(seats, scheme=scheme).villain_deck)["twist"] == by_players(twists, seats, 0)


@clause("L1-013")
def test_a_schemes_special_rule_holds_for_the_whole_game() -> None:
    game = lay(scheme=BANK, city={"Bridge": ["Abomination", "Bystander", "Bystander"]}, villain_deck=["Bystander"] * 4)
    villain = table(game).villains()[0]
    for _ in range(3):
        assert table(game).attack_of(villain) == 5 + table(game).held_bystanders(villain)
        answers(game, "end the turn")
    assert table(game).held_bystanders(villain) == 5


# The Villain Deck


@clause("L1-014")
@pytest.mark.parametrize("seats", SEATS)
def test_five_master_strikes_are_in_the_villain_deck(seats: int) -> None:
    for scheme in SCHEMES:
        assert kinds(dealt(seats, scheme=scheme).villain_deck)["strike"] == 5


@clause("L1-015")
@pytest.mark.parametrize(
    ("seats", "groups", "henchmen", "bystanders", "cards"),
    [(2, 2, 1, 2, 41), (3, 3, 1, 8, 55), (4, 3, 2, 8, 65), (5, 4, 2, 12, 77)],
)
def test_the_number_of_players_says_what_else_is_in_it(
    seats: int, groups: int, henchmen: int, bystanders: int, cards: int
) -> None:
    for seed in range(10):
        deck = dealt(seats, seed, scheme=CUBE).villain_deck
        assert len(groups_in(deck, "villain")) == groups
        assert len(groups_in(deck, "henchman")) == henchmen
        assert kinds(deck)["bystander"] == bystanders
        assert len(deck) == cards


@clause("L1-016")
def test_a_villain_group_brings_all_its_eight_cards() -> None:
    deck = dealt(2, villains=["Brotherhood", "HYDRA"], mastermind="Red Skull").villain_deck
    brotherhood = Counter(card.title for card in deck if card.unit_name == "Brotherhood")
    assert brotherhood == {"Blob": 2, "Juggernaut": 2, "Mystique": 2, "Sabretooth": 2}


@clause("L1-016")
def test_every_villain_group_has_eight_cards_and_every_henchman_group_ten() -> None:
    assert len(box().villains) == 7
    for name, faces in box().villains.items():
        assert sum(face.copies for face in faces) == 8, name
    assert {name: face.copies for name, face in box().henchmen.items()} == {
        "Doombot Legion": 10,
        "Hand Ninjas": 10,
        "Savage Land Mutates": 10,
        "Sentinel": 10,
    }


@clause("L1-017")
@pytest.mark.parametrize("seats", SEATS)
def test_a_henchman_group_brings_its_ten_cards(seats: int) -> None:
    for seed in range(10):
        found = groups_in(dealt(seats, seed).villain_deck, "henchman")
        assert set(found.values()) == {10}


@clause("L1-017")
def test_henchmen_are_villains() -> None:
    game = lay(city={"Streets": "Abomination"}, villain_deck=["Sentinel", "Bystander"], step="villain_deck")
    sentinel = table(game).city[0]
    assert isinstance(sentinel, Villain)
    answers(game, "end the turn")
    assert table(game).held_bystanders(sentinel) == 1, "it stands nearest to the Villain Deck"


@clause("L1-018")
@pytest.mark.parametrize(
    ("mastermind", "led", "kind"),
    [
        ("Magneto", "Brotherhood", "villain"),
        ("Loki", "Enemies of Asgard", "villain"),
        ("Red Skull", "HYDRA", "villain"),
        ("Dr. Doom", "Doombot Legion", "henchman"),
    ],
)
@pytest.mark.parametrize("seats", SEATS)
def test_the_group_a_mastermind_always_leads_is_one_of_those_used(
    mastermind: str, led: str, kind: str, seats: int
) -> None:
    others = set()
    for seed in range(25):
        laid = dealt(seats, seed, mastermind=mastermind)
        found = groups_in(laid.villain_deck, kind)
        counts = box().counts[seats]
        slots = counts.villain_groups if kind == "villain" else counts.henchman_groups
        assert led in found
        assert len(found) == slots + (laid.scheme.extra_henchman_groups if kind == "henchman" else 0)
        others |= set(found) - {led}
    assert len(others) >= (3 if kind == "henchman" else 6) or slots == 1, "the other slots are drawn at random"


@clause("L1-018")
def test_what_a_scheme_requires_takes_one_of_the_slots_too() -> None:
    for seed in range(20):
        found = groups_in(dealt(2, seed, mastermind="Magneto", scheme=INVASION).villain_deck, "villain")
        assert found == {"Brotherhood": 8, "Skrulls": 8}
        assert groups_in(dealt(1, seed, mastermind="Magneto", scheme=INVASION).villain_deck, "villain") == {
            "Skrulls": 8
        }


@clause("L1-019")
def test_the_bystanders_of_the_villain_deck_come_from_the_stack() -> None:
    for seats, moved in [(2, 2), (3, 8), (4, 8), (5, 12)]:
        laid = dealt(seats, scheme=CUBE)
        assert (kinds(laid.villain_deck)["bystander"], len(laid.bystanders)) == (moved, 30 - moved)


# The Hero Deck


@clause("L1-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_heroes_with_all_their_cards_make_the_hero_deck(seats: int) -> None:
    met: set[str] = set()
    for seed in range(30):
        found = heroes_of(dealt(seats, seed, scheme=CUBE))
        assert (len(found), set(found.values())) == (5, {14})
        met |= set(found)
    assert met == set(box().heroes)
    assert len(met) == 15


@clause("L1-021")
def test_five_players_add_a_sixth_hero() -> None:
    for seed in range(10):
        found = heroes_of(dealt(5, seed, scheme=CUBE))
        assert (len(found), found.total()) == (6, 84)


@clause("L1-022")
def test_a_hero_has_two_commons_five_times_an_uncommon_three_times_and_one_rare() -> None:
    for name, faces in box().heroes.items():
        found = sorted((face.rarity.value, face.copies) for face in faces)
        assert found == [("common", 5), ("common", 5), ("rare", 1), ("uncommon", 3)], name


# Ready to start


@clause("L1-023")
def test_the_villain_deck_is_shuffled_and_hidden() -> None:
    same = {"mastermind": "Red Skull", "scheme": CUBE, "villains": ["HYDRA", "Skrulls"], "henchmen": ["Sentinel"]}
    orders = [titles(dealt(2, seed, **same).villain_deck) for seed in range(8)]
    assert len({tuple(order) for order in orders}) == 8
    assert len({tuple(sorted(order)) for order in orders}) == 1
    assert titles(dealt(2, 3, **same).villain_deck) == orders[3]
    game = new(GAME, 2, 5, **same)
    for viewer in (None, 0, 1):
        assert game.view(viewer)["villain_deck"] == {"count": 40}


@clause("L1-024")
def test_the_hq_shows_the_first_five_cards_of_the_shuffled_hero_deck() -> None:
    same = {"heroes": ["Thor", "Hulk", "Storm", "Rogue", "Gambit"], "scheme": CUBE}
    orders = set()
    for seed in range(8):
        laid = dealt(2, seed, **same)
        assert (len(titles(laid.hq)), len(laid.hero_deck)) == (5, 65)
        orders.add(tuple(titles([*laid.hq, *reversed(laid.hero_deck)])))
    assert len(orders) == 8
    assert len({order[:5] for order in orders}) > 5
    game = new(GAME, 2, 5, **same)
    assert all(card["title"] for card in game.view()["hq"])
    assert set(game.view(0)["hero_deck"]) == {"count"}


@clause("L1-025")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_draws_six_cards_from_a_shuffled_deck(seats: int) -> None:
    hands = set()
    for seed in range(20):
        for player in dealt(seats, seed).seats:
            assert (len(player.hand), len(player.deck)) == (6, 6)
            hands.add(tuple(titles([*player.hand, *player.deck])))
    assert len(hands) > 10


@clause("L1-026")
def test_turns_pass_clockwise_from_the_first_seat() -> None:
    game = lay(seats=4, active=1, villain_deck=["Bystander"] * 5)
    order = [asked(game)]
    for _ in range(4):
        order.append(asked(answers(game, "end the turn")))
    assert order == [1, 2, 3, 0, 1]


@clause("L1-026")
def test_the_first_seat_is_drawn_unless_somebody_names_it() -> None:
    assert {dealt(4, seed).active for seed in range(40)} == {0, 1, 2, 3}
    assert {dealt(4, seed, first_seat=2).active for seed in range(10)} == {2}
    assert dealt(4, 7).active == dealt(4, 7).active


# Set-ups that cannot be


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"heroes": ["Thor", "Hulk", "Storm", "Rogue", "Gambit", "Cyclops"], "scheme": CUBE}, "has 5 Heroes, not 6"),
        (1, {"heroes": ["Thor", "Hulk", "Storm", "Rogue"], "scheme": CUBE}, "has 3 Heroes, not 4"),
        (2, {"heroes": ["Thor", "thor"]}, "Thor is named twice"),
        (2, {"heroes": ["Thro"]}, "Did you mean Thor"),
        (
            2,
            {"villains": ["Skrulls", "Radiation"], "mastermind": "Magneto"},
            "has 2 Villain Groups, not 3.*Brotherhood",
        ),
        (2, {"villains": ["HYDRA", "Radiation"], "scheme": INVASION, "mastermind": "Red Skull"}, "Skrulls"),
        (
            2,
            {"henchmen": ["Sentinel"], "mastermind": "Dr. Doom", "scheme": CUBE},
            "has 1 Henchman Groups.*Doombot Legion",
        ),
        (3, {"henchmen": ["Sentinel", "Hand Ninjas"], "scheme": CUBE}, "has 1 Henchman Groups, not 2"),
        (2, {"villains": ["Sentinel"]}, "no 'Sentinel' among the villains"),
        (2, {"mastermind": "Thanos"}, "no 'Thanos' among the mastermind values.*Magneto"),
        (2, {"scheme": 7}, "no 7 among the scheme values"),
        (1, {"scheme": CIVIL_WAR}, f"{CIVIL_WAR} is for 2 to 5 players"),
        (1, {"scheme": PRISON}, f"{PRISON} is for 2 to 5 players"),
        (2, {"twist_mode": "tyrant"}, "no 'tyrant' among the twist_mode"),
        (2, {"twist_mode": ["heroic", "champion"]}, "among the twist_mode"),
        (2, {"showdown": "yes"}, "showdown is either true or false"),
        (2, {"handicap": [1]}, "one number for each of the 2 seats"),
        (2, {"handicap": [9, 0]}, "Between 0 and 8 Agents"),
        (2, {"handicap": [-1, 0]}, "Between 0 and 8 Agents"),
        (5, {"handicap": [8, 8, 8, 8, 0]}, "only 30 Officers in the box, not 32"),
        (2, {"first_seat": 2}, "a seat from 0 to 1, not 2"),
        (2, {"frist_seat": 1}, "Did you mean first_seat"),
        (2, {"sidekicks": True}, "has no option 'sidekicks'"),
    ],
)
def test_an_impossible_set_up_is_refused_with_the_reason(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(IllegalSetup, match=f"(?s){sentence}"):
        new(GAME, seats, 1, **options)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(IllegalSetup, match=r"no game 'chess'.*legendary-1e"):
        new("chess")


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(IllegalSetup, match="A seed is a whole number"):
        new(GAME, 2, seed)


# Random set-up over many seeds


@clause("L1-007", "L1-015", "L1-018", "L1-020")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_random_set_up_keeps_all_the_rules(seats: int) -> None:
    """Counts, Always Leads, and what the drawn Scheme asks for, over many seeds."""
    counts = box().counts[seats]
    for seed in range(1000, 1150):
        laid = dealt(seats, seed)
        scheme, deck = laid.scheme, laid.villain_deck
        villains, henchmen = groups_in(deck, "villain"), groups_in(deck, "henchman")
        assert scheme.players[0] <= seats <= scheme.players[1]
        assert (len(villains), set(villains.values())) == (counts.villain_groups, {8})
        assert len(henchmen) == counts.henchman_groups + scheme.extra_henchman_groups
        assert set(henchmen.values()) == {counts.henchmen_of_a_group}
        if seats > 1:
            assert laid.led_group in {**villains, **henchmen}
        if scheme.required_group:
            assert scheme.required_group in villains
        found = kinds(deck)
        assert found["twist"] == by_players(scheme.twists, seats, 0)
        assert found["strike"] == counts.strikes
        assert found["bystander"] == (counts.bystanders if scheme.bystanders is None else scheme.bystanders)
        assert found["hero"] == scheme.heroes_in_villain_deck
        assert found["bystander"] + len(laid.bystanders) == 30
        heroes = Counter(card.unit_name for card in [*laid.hero_deck, *titled(laid.hq), *deck] if card.kind == "hero")
        assert len(heroes) == by_players(scheme.heroes, seats, counts.heroes)
        assert set(heroes.values()) == {14}
        assert found.total() == len(deck)
        every = [card for _, card in laid.places()]
        assert len(every) == len(set(every)) == len(laid.census)


def titled(slots: Any) -> list[Any]:
    return [card for card in slots if card is not None]
