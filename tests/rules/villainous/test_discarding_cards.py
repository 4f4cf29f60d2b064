"""The discard action: any number of cards from hand, and no new ones for them yet."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.villainous.words import shown, told
from tests.scenarios.villainous.words import answers, at_rest, clause, lay, options, seat, titles

HAND = ["Leah", "Dísir", "Nightsword", "Marked by Death"]
SETS = [chosen for size in (1, 2, 3, 4) for chosen in combinations(HAND, size)]


@clause("MV-075")
@pytest.mark.parametrize("chosen", SETS)
def test_any_cards_may_be_discarded_at_once(chosen: tuple[str, ...]) -> None:
    game = lay(mover="Hel", hands=[HAND, []], discards=[["Fenris Wolf"], []])
    answers(game, "discard cards", *(f"discard {name} from hand" for name in chosen))
    if not at_rest(game):
        answers(game, "enough")
    assert at_rest(game)
    assert titles(seat(game).hand) == [name for name in HAND if name not in chosen]
    for viewer in (None, 0, 1):
        assert shown(game.view(viewer), 0, "discard") == ["Fenris Wolf", *chosen]
    assert "discard cards" not in options(game)


@clause("MV-075")
def test_no_card_is_discarded_by_who_leaves_the_action_out() -> None:
    game = lay(mover="Hel", hands=[HAND, []])
    answers(game, "gain 2 Power", "done")
    assert titles(seat(game).hand) == HAND
    assert "discards" not in told(game)


@clause("MV-076")
def test_discarding_three_of_four_leaves_one_until_the_end_of_the_turn() -> None:
    game = lay(mover="Hel", hands=[HAND, []], decks=[["Leah"] * 3, []])
    answers(game, "discard cards", *(f"discard {name} from hand" for name in HAND[1:]))
    assert titles(seat(game).hand) == ["Leah"]
    answers(game, "gain 2 Power")
    assert titles(seat(game).hand) == ["Leah"]
    answers(game, "done")
    assert titles(seat(game).hand) == ["Leah"] * 4
    assert told(game, "discards", "draws") == ["discards"] * 3 + ["draws"]
