"""How many can play, and what lies in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.games.villainous import box
from longbox.games.villainous.cards import Rival, Stone, Tile, Upgrade
from longbox.kernel.errors import IllegalSetup
from tests.rules.villainous.words import dealt, lying
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    PLAYABLE,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at_rest,
    clause,
    lay,
    marked,
    power,
    strength,
    table,
)

VILLAINS = [THANOS, HELA, KILLMONGER, ULTRON, TASKMASTER]


@clause("MV-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_each_have_a_villain_of_their_own(seats: int) -> None:
    seen = set()
    for seed in range(60):
        villains = [seat.villain.title for seat in dealt(seats=seats, seed=seed).seats]
        assert len(set(villains)) == seats
        seen |= set(villains)
    assert seen == set(VILLAINS)


@clause("MV-001")
@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_another_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        PLAYABLE.info.check_seats(seats)
    assert str(refusal.value) == f"Marvel Villainous: Infinite Power seats 2 to 4 players, not {seats!r}."


@clause("MV-001")
def test_a_villain_named_twice_is_refused() -> None:
    with pytest.raises(IllegalSetup, match=r"^Hela is named twice among the villains\.$"):
        dealt(HELA, HELA)


@clause("MV-001")
def test_a_villain_that_was_chosen_for_one_seat_is_not_drawn_for_another() -> None:
    for seed in range(60):
        villains = [seat.villain.title for seat in dealt(KILLMONGER, seats=4, seed=seed).seats]
        assert villains[0] == KILLMONGER
        assert villains.count(KILLMONGER) == 1


def test_more_villains_than_players_are_refused() -> None:
    with pytest.raises(IllegalSetup, match=r"^3 villains are too many for 2 players: Hela, Thanos, Ultron\.$"):
        dealt(HELA, THANOS, ULTRON, seats=2)


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Helga", "There is no 'Helga' among the villains values. Did you mean Hela?"),
        (
            "Maleficent",
            "There is no 'Maleficent' among the villains values. Choose from: Hela, Killmonger, Taskmaster, Thanos, "
            "Ultron.",
        ),
    ],
)
def test_an_unknown_villain_is_refused_with_a_hint(name: str, hint: str) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        dealt(name, seats=2)
    assert str(refusal.value) == hint


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"mode": "easy"}, "There is no 'easy' among the mode values."),
        ({"mode": "undyng"}, "Did you mean undying?"),
        ({"first_seat": 2}, "first_seat is a seat from 0 to 1, not 2."),
        ({"first_seat": -1}, "first_seat is a seat from 0 to 1, not -1."),
        ({"first_seat": True}, "first_seat needs a whole number, not 'True'."),
        ({"first_seat": "Hela"}, "first_seat needs a whole number, not 'Hela'."),
        ({"modus": "undying"}, "Marvel Villainous: Infinite Power has no option 'modus'. Did you mean mode?"),
    ],
)
def test_an_impossible_option_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        dealt(HELA, THANOS, **options)
    assert sentence in str(refusal.value)


@clause("MV-002")
@pytest.mark.parametrize("name", VILLAINS)
def test_each_villain_has_thirty_cards_and_eleven_fate_cards(name: str) -> None:
    villain = box.villain_faces()[name]
    assert sum(face.copies for face in box.deck_of(villain)) == 30
    assert sum(face.copies for face in box.fate_of(villain)) == 11


@clause("MV-002")
def test_there_are_fifteen_common_fate_cards() -> None:
    assert sum(face.copies for face in box.fate_of(None)) == 15


@clause("MV-003")
def test_three_villains_bring_twelve_tiles() -> None:
    tiles = [card for card in lying(dealt(THANOS, ULTRON, KILLMONGER)) if isinstance(card, Tile)]
    sides = Counter("stone" if isinstance(t, Stone) else "upgrade" if isinstance(t, Upgrade) else "side" for t in tiles)
    assert sides == {"stone": 6, "upgrade": 4, "side": 4}  # Killmonger's two tiles have a face on either side
    assert len({face.title for face in box.stones()}) == 6


@clause("MV-003")
def test_killmongers_two_tiles_have_a_face_on_either_side() -> None:
    backs = {tile.title: tile.reverse.title for tile in box.printed(Tile) if tile.reverse is not None}
    assert backs == {
        "Klaw": "Challenge for the Throne", "Challenge for the Throne": "Klaw",
        "Control the Mines": "Contested Mines", "Contested Mines": "Control the Mines",
    }  # fmt: skip


@clause("MV-003")
@pytest.mark.parametrize("seed", range(5))
def test_tiles_of_villains_that_nobody_plays_are_not_there(seed: int) -> None:
    assert not [card for card in lying(dealt(HELA, TASKMASTER, seed=seed)) if isinstance(card, Tile)]
    assert not [card for card in lying(dealt(HELA, ULTRON, KILLMONGER, seed=seed)) if isinstance(card, Stone)]
    assert not [card for card in lying(dealt(THANOS, ULTRON, seed=seed)) if isinstance(card, Rival)]


@clause("MV-004")
def test_power_does_not_run_out() -> None:
    """RV-050: no token supply limits anything; the box has 40 Power."""
    game = lay(mover="Odin's Vault", power=[39, 30])
    answers(game, "gain 3 Power")
    assert (power(game), power(game, 1)) == (42, 30)


@clause("MV-004")
def test_strength_tokens_do_not_run_out() -> None:
    """RV-050: no token supply limits anything; the box has 20 Strength tokens."""
    game = lay(
        THANOS, HELA, mover="Sanctuary II", at={"Titan": ["Ebony Maw"]}, tokens={"Ebony Maw": 20},
        specialties=[["Power Stone"], []],
    )  # fmt: skip
    answers(game, "activate Power Stone")
    assert strength(game, "Ebony Maw") == 4 + 22
    assert at_rest(game)


@clause("MV-004")
def test_soul_marks_do_not_run_out() -> None:
    """RV-050: no token supply limits anything; Hela has 15 Soul Marks."""
    game = lay(
        at={"Hel": ["Iron Man"], "Odin's Vault": ["Thor"]}, vault_marks=14, marked=["Iron Man"],
        hands=[["Marked by Death"], []], power=[1, 0],
    )  # fmt: skip
    answers(game, "play Marked by Death")
    assert marked(game) == ["Iron Man", "Thor"]
    assert table(game).vault_marks == 14
