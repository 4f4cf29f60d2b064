"""One integer of luck: the same everywhere, fair enough, and its own for each purpose."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from longbox.kernel import luck
from tests.kernel.elsewhere import run_elsewhere


def test_luck_is_an_integer_of_64_bits() -> None:
    state = luck.from_seed(1, "deal")
    for _ in range(1000):
        assert 0 <= state < 2**64
        state, number = luck.below(state, 7)
        assert 0 <= number < 7


@pytest.mark.parametrize("seed", [0, 1, -5, 10**30])
def test_every_seed_has_luck_and_each_purpose_its_own(seed: int) -> None:
    assert luck.from_seed(seed, "deal") == luck.from_seed(seed, "deal")
    assert luck.from_seed(seed, "deal") != luck.from_seed(seed, "components")
    assert luck.from_seed(seed, "deal") != luck.from_seed(seed + 1, "deal")


def test_the_figures_never_change_or_every_old_record_would_break() -> None:
    assert luck.from_seed(7, "deal") == 18297440980227268298
    state, drawn = luck.from_seed(7, "deal"), []
    for _ in range(6):
        state, number = luck.below(state, 100)
        drawn.append(number)
    assert drawn == [93, 10, 97, 93, 35, 92]
    pile = list(range(8))
    luck.shuffle(luck.from_seed(7, "deal"), pile)
    assert pile == [6, 3, 2, 1, 4, 5, 0, 7]


@pytest.mark.parametrize("hash_seed", ["0", "1", "424242"])
def test_luck_is_the_same_in_every_process(hash_seed: str) -> None:
    program = (
        "from longbox.kernel import luck\n"
        "pile = list('abcdefghijklmnop')\n"
        "state = luck.shuffle(luck.from_seed(3, 'deal'), pile)\n"
        "print(''.join(pile), state)"
    )
    pile = list("abcdefghijklmnop")
    state = luck.shuffle(luck.from_seed(3, "deal"), pile)
    assert run_elsewhere(program, hash_seed).split() == ["".join(pile), str(state)]


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 52])
def test_numbers_come_up_equally_often(limit: int) -> None:
    state, drawn = luck.from_seed(11, "test"), Counter[int]()
    rolls = 400 * limit
    for _ in range(rolls):
        state, number = luck.below(state, limit)
        drawn[number] += 1
    # Chi squared has mean limit - 1 and variance twice that; five deviations would be scandalous.
    chi = sum((drawn[number] - 400) ** 2 / 400 for number in range(limit))
    assert chi < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5


def test_every_order_of_four_cards_comes_up_equally_often() -> None:
    seen, shuffles = Counter[tuple[int, ...]](), 24 * 200
    for seed in range(shuffles):
        pile = [0, 1, 2, 3]
        luck.shuffle(luck.from_seed(seed, "test"), pile)
        seen[tuple(pile)] += 1
    assert set(seen) == set(permutations(range(4)))
    chi = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi < 23 + 5 * 46**0.5


def test_consecutive_rolls_do_not_lean_on_each_other() -> None:
    state, pairs = luck.from_seed(5, "test"), Counter[tuple[int, int]]()
    state, last = luck.below(state, 6)
    for _ in range(36 * 200):
        state, number = luck.below(state, 6)
        pairs[last, number] += 1
        last = number
    chi = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
    assert chi < 35 + 5 * 70**0.5


def test_shuffling_loses_nothing_and_takes_no_luck_for_nothing() -> None:
    pile = list(range(30))
    luck.shuffle(luck.from_seed(1, "test"), pile)
    assert sorted(pile) == list(range(30))
    assert luck.shuffle(99, []) == 99
    assert luck.shuffle(99, ["alone"]) == 99
