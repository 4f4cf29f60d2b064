"""The catalog: games are set up by name, and whatever comes in from outside is refused with a sentence or played."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

import longbox
from longbox import BadRecord, IllegalSetup, LongboxError
from longbox.games import catalog
from longbox.kernel import luck
from tests.kernel.toys import played

GAMES = [info.game for info in longbox.games()]
STRANGE: list[Any] = [
    *(None, 5, -1, True, 1.5, "", "x", [], {}, [None], [5], ["x"], [[1]], [True], 10**30),
    *({"a": 1}, {"0": 5}, {"0": ["x"]}, {"9": []}, {"x": {"y": None}}, [{"a": []}]),
]


def head(game: str, *options: str, seats: int = 2, seed: int = 1) -> str:
    """A record without answers."""
    rules = catalog.playable(game).rules.version
    lines = [
        "longbox record 1",
        f"game {game}",
        f"rules {rules}",
        f"seats {seats}",
        f"seed {seed}",
        *options,
        "answers",
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_one_seed_is_dealt_the_same_again_and_of_another_differently(game: str) -> None:
    digests = [longbox.new(game, seed=seed).digest() for seed in (5, 5, 6)]
    assert digests[0] == digests[1] != digests[2]
    assert longbox.new(game).setup.seed != longbox.new(game).setup.seed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "seed", ["7", 1.5, True, 10**18, -(10**18), 10**5000], ids=["words", "half", "flag", "long", "negative", "endless"]
)
def test_what_is_no_seed_is_refused(game: str, seed: Any) -> None:
    with pytest.raises(IllegalSetup, match="A seed"):
        longbox.new(game, seed=seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, -3, 10**18 - 1, 1 - 10**18])
def test_the_record_of_every_seed_can_be_read_again(game: str, seed: int) -> None:
    record = longbox.new(game, seed=seed).record
    assert longbox.replay(str(record)).digest() == record.digest


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(IllegalSetup, match="legendary-1e"):
        longbox.new("solitaire")
    with pytest.raises(BadRecord, match=r"line 2: .*legendary-1e"):
        longbox.replay(head(GAMES[0]).replace(GAMES[0], "solitaire"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [0, -1, 6, 10**9, True, "2"])
def test_a_number_of_seats_that_the_game_has_not_is_refused(game: str, seats: Any) -> None:
    with pytest.raises(IllegalSetup, match="seats"):
        longbox.new(game, seats=seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_other_rules_is_refused(game: str) -> None:
    text = head(game).replace(f"rules {catalog.playable(game).rules.version}", "rules 99")
    with pytest.raises(BadRecord, match=r"line 3: .*version 99"):
        longbox.replay(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", STRANGE, ids=str)
def test_strange_options_in_a_record_are_refused_or_played(game: str, value: Any) -> None:
    for option in (*catalog.playable(game).info.options, None):
        name = option.name if option is not None else "nonsense"
        _is_refused_or_plays(head(game, f"option {name} {json.dumps(value)}"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", STRANGE, ids=str)
def test_strange_arrangements_in_a_record_are_refused_or_played(game: str, value: Any) -> None:
    _is_refused_or_plays(head(game, f"option arranged {json.dumps(value)}"))
    for name in ("hands", "decks", "hq", "city", "empty", "tactics", "active", "step", "ko", "turn", "nonsense"):
        _is_refused_or_plays(head(game, f"option arranged {json.dumps({name: value})}"))


def _is_refused_or_plays(text: str) -> None:
    with contextlib.suppress(LongboxError):
        game = longbox.replay(text)
        assert longbox.replay(str(game.record)).digest() == game.digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_refused_with_the_line_that_is_wrong(game: str) -> None:
    lines = str(played(longbox.new(game, seats=2, seed=4), 40).record).splitlines()
    state = luck.from_seed(1, "damage")
    for place in range(len(lines)):
        state, number = luck.below(state, len(lines[place]) + 1)
        for damaged in (lines[place][:number] + "#" + lines[place][number + 1 :], "", lines[place] * 2, "x" * 1000):
            if not damaged and place == len(lines) - 1:
                continue  # a record may do without its digest
            text = "\n".join([*lines[:place], damaged, *lines[place + 1 :]])
            with pytest.raises(BadRecord) as refused:
                longbox.replay(text)
            # Wrong answers are found where they stand; a wrong seed or option may only show in an answer further on.
            assert 1 <= refused.value.line <= len(lines) + 1


@pytest.mark.parametrize("game", GAMES)
def test_answers_after_the_end_are_refused(game: str) -> None:
    record = played(longbox.new(game, seats=2, seed=4), state=3).record
    record.answers.append(record.answers[-1])
    with pytest.raises(BadRecord, match="the game was over before this answer") as refused:
        longbox.replay(record)
    assert refused.value.line == record.first_answer_line + len(record.answers) - 1
