"""A game moves on by answers, stands anywhere in copies of its own, goes back and forth, and survives a broken card."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.kernel import luck
from longbox.kernel.errors import GameStuck, IllegalAnswer, LongboxError
from longbox.kernel.game import Ended, Game
from tests.kernel.sketch import ask, sketch, texts
from tests.kernel.toys import every, new, played, replay

MANY = pytest.mark.parametrize(("name", "seats", "seed"), every(2))


def stands(game: Game) -> Any:
    """Everything that can be seen of a game, for comparing."""
    decision = game.decision
    return (
        game.digest(),
        str(game.record),
        decision and (decision.seat, decision.number, decision.prompt, decision.notations),
        [json.dumps(game.view(viewer)) for viewer in (None, *range(game.seats))],
        [game.log(viewer) for viewer in (None, *range(game.seats))],
        game.over,
        game.result,
    )


def walk(name: str, seats: int, seed: int) -> Iterator[tuple[Game, int]]:
    """A random game at each of its questions, with the choice that is made there next."""
    game, state = new(name, seats, seed), luck.from_seed(seed, "test")
    while game.decision is not None:
        state, choice = luck.below(state, len(game.decision.options))
        yield game, choice
        game.answer(choice)


# -- forks -----------------------------------------------------------------------------------------------------------


@MANY
def test_a_fork_stands_where_its_original_stands_at_every_question(name: str, seats: int, seed: int) -> None:
    for game, _ in walk(name, seats, seed):
        assert stands(game.fork()) == stands(game)


@MANY
def test_a_fork_given_the_same_answers_ends_alike(name: str, seats: int, seed: int) -> None:
    forks: list[Game] = []
    for game, choice in walk(name, seats, seed):
        if game.answers % 7 == 3:
            forks += [game.fork(), game.fork().fork(), game.fork(quiet=True)]
        for fork in forks:
            fork.answer(choice)
    for fork in forks:
        assert fork.over
        assert (fork.digest(), fork.result, str(fork.record)) == (game.digest(), game.result, str(game.record))


@MANY
def test_what_happens_in_a_fork_does_not_touch_its_original_nor_the_other_way_round(
    name: str, seats: int, seed: int
) -> None:
    for game, choice in walk(name, seats, seed):
        before = stands(game)
        fork, waiting = game.fork(), game.fork()
        inner = fork.fork()
        played(fork, 12, state=seed + 5)
        played(inner, 6, state=seed + 6)
        inner.undo()
        played(game.fork(quiet=True), 5)
        assert stands(game) == before
        played(game.fork(), state=seed)
        other = game.fork()
        other.answer(choice)
        assert stands(waiting) == before, "a fork waits while others go on"


def test_forks_of_forks_of_forks_stand_alone() -> None:
    game = played(new("outpost", 3, 6), 8)
    chain = [game]
    for place in range(30):
        chain.append(chain[-1].fork())
        if not chain[-1].over:
            chain[-1].answer(place % 2 % len(chain[-1].decision.options))  # type: ignore[union-attr]
    held = [stands(link) for link in chain]
    for link, before in reversed(list(zip(chain, held, strict=True))):
        assert stands(link) == before, "whatever became of its forks"
        link.undo(min(5, link.answers))
        played(link)
        assert stands(replay(str(link.record))) == stands(link)


def test_a_fork_after_undo_and_an_undo_in_a_fork() -> None:
    for name in ("market", "outpost"):
        game = played(new(name, 3, 3), 15)
        before = stands(game)
        game.undo(4)
        fork = game.fork()
        assert stands(fork) == stands(game)
        assert (game.undone, fork.undone) == (4, 0), "a fork has undone nothing"
        fork.undo(11)
        assert stands(fork) == stands(new(name, 3, 3))
        game.redo(4)
        assert stands(game) == before


def test_a_fork_of_a_game_that_is_over_is_over() -> None:
    game = played(new("outpost", 2))
    fork = game.fork()
    assert stands(fork) == stands(game)
    fork.undo()
    assert not fork.over
    assert game.over


def test_an_option_of_the_original_answers_its_fork() -> None:
    game = played(new("market", 2, 4), 6)
    assert game.decision is not None
    for option in game.decision.options:
        fork = game.fork()
        assert fork.decision is not None
        assert option not in fork.decision.options
        fork.answer(option)
        assert fork.answers == 7


def test_a_quiet_fork_plays_alike_but_keeps_no_log_and_cannot_go_back() -> None:
    game = played(new("market", 3, 2), 10)
    quiet = game.fork(quiet=True)
    assert quiet.log(0) == []
    assert quiet.digest() == game.digest()
    played(quiet, 4, state=8)
    played(game, 4, state=8)
    assert quiet.digest() == game.digest()
    assert str(quiet.record) == str(game.record)
    with pytest.raises(ValueError, match="quiet fork"):
        quiet.fork()
    with pytest.raises(ValueError, match="quiet fork"):
        quiet.undo()


def test_copying_may_be_switched_off_and_on_again() -> None:
    game = played(new("market", 2, 5), 6)
    game.keeps_bases = False
    played(game, 9)
    with pytest.raises(ValueError, match="keeps no bases"):
        game.fork()
    game.keeps_bases = True
    assert stands(game.fork()) == stands(game)
    game.undo(12)
    assert stands(game) == stands(played(new("market", 2, 5), 3))


def test_a_step_that_acts_before_it_asks_acts_once_in_a_fork() -> None:
    async def first(table: Any) -> str:
        table.score += 1
        table.tell("shines", 0, table.shelf[0])
        await ask("on")
        table.score += 10
        await ask("on")
        return "first"

    game = sketch(first)
    for score in (1, 11, 12, 22):
        assert game.table.score == score  # type: ignore[attr-defined]
        fork = game.fork()
        assert fork.table.score == score  # type: ignore[attr-defined]
        assert texts(fork) == texts(game)
        game.answer("on")


def test_a_game_can_be_begun_anew_from_the_beginning_of_its_step() -> None:
    for game, _ in walk("outpost", 3, 4):
        table, answers = game.step_began()
        again = Game(game.rules, game.setup, table)
        for option in answers:
            again.answer(option.notation)
        assert len(answers) == game.answers_in_step
        assert again.table.digest() == game.table.digest()
        assert again.decision is not None
        assert game.decision is not None
        assert again.decision.notations == game.decision.notations


# -- undo and redo ---------------------------------------------------------------------------------------------------


@MANY
def test_undo_goes_back_to_every_question_and_redo_forth_again(name: str, seats: int, seed: int) -> None:
    held = [stands(game) for game, _ in walk(name, seats, seed)]
    *_, (game, _) = walk(name, seats, seed)
    assert game.over
    ended = stands(game)
    for back in (1, 2, 3, game.answers // 2, game.answers):
        game.undo(back)
        assert not game.over
        assert stands(game) == held[len(held) - back]
        assert game.undone == back
        game.redo(back)
        assert stands(game) == ended
        assert game.undone == 0
    for place in reversed(range(len(held))):
        game.undo()
        assert stands(game) == held[place]
    with pytest.raises(IllegalAnswer, match="Nothing has been answered yet"):
        game.undo()
    for place in range(1, len(held)):
        game.redo()
        assert stands(game) == held[place]
    game.redo()
    assert stands(game) == ended


def test_undo_reaches_across_hundreds_of_answers_and_keeps_few_tables() -> None:
    async def first(table: Any) -> str:
        table.score += len((await ask("on", "further")).notation)
        if table.score % 3 == 0:
            await ask("yes")
        return "first"

    game = sketch(first)
    scores = []
    for place in range(700):
        scores.append(game.table.digest())
        game.answer(place % 2 if len(game.decision.options) > 1 else 0)  # type: ignore[union-attr]
    for target in (699, 650, 400, 399, 47, 48, 1, 0):
        fork = game.fork()
        fork.undo(700 - target)
        assert fork.table.digest() == scores[target]
        assert fork.answers == target
    assert len(game._bases) < 40
    for _ in range(700):
        game.undo()
    assert game.table.digest() == scores[0]
    game.redo(700)
    assert game.answers == 700


def test_a_new_answer_clears_what_could_be_redone() -> None:
    game = played(new("market"), 6)
    game.undo(3)
    game.answer(0)
    assert game.undone == 0
    with pytest.raises(IllegalAnswer, match="Only 0 undone answers"):
        game.redo()


@pytest.mark.parametrize("answers", [0, -1, 7])
def test_no_more_can_be_taken_back_or_given_again_than_there_is(answers: int) -> None:
    game = played(new("market"), 6)
    before = stands(game)
    with pytest.raises(IllegalAnswer, match="Only 6 answers can be taken back"):
        game.undo(answers)
    game.undo(6)
    with pytest.raises(IllegalAnswer, match="Only 6 undone answers"):
        game.redo(answers)
    game.redo(6)
    assert stands(game) == before


def test_undo_in_the_middle_and_another_way_on_is_a_game_like_any_other() -> None:
    for seed in range(6):
        game = new("outpost", 3, seed)
        for turn in range(12):
            played(game, 9, state=turn + 1)
            game.undo(min(game.answers, 4 + turn % 3))
        played(game, state=seed)
        assert stands(replay(str(game.record))) == stands(game)


# -- the end ---------------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_asks_nothing_more() -> None:
    game = played(new("outpost"))
    assert game.over
    assert game.decision is None
    assert game.result is not None
    with pytest.raises(IllegalAnswer, match="The game is over"):
        game.answer(0)


def test_a_game_going_on_has_no_result() -> None:
    assert new("market").result is None


def test_a_game_may_be_over_before_the_first_question() -> None:
    async def first(table: Any) -> str:
        raise Ended

    game = sketch(first)
    assert game.over
    assert stands(game.fork()) == stands(game)
    with pytest.raises(IllegalAnswer, match="Nothing has been answered"):
        game.undo()


# -- what breaks -----------------------------------------------------------------------------------------------------


async def breaks(table: Any) -> str:
    """Asks twice, and breaks at `break` in the middle of a card's effect."""
    table.score += 1
    table.tell("counts", number=table.score)
    await ask("on")
    table.causes.append(table.shelf[1])
    table.tell("shines", 0, table.shelf[1])
    table.shelf.pop()
    if (await ask("on", "break")).verb == "break":
        raise ZeroDivisionError("no such light")
    table.causes.pop()
    return "first"


def broken() -> Game:
    game = sketch(breaks)
    for _ in range(3):
        game.answer("on")
    with pytest.raises(GameStuck) as stuck:
        game.answer("break")
    assert game.stuck is stuck.value
    return game


def test_a_broken_effect_names_the_card_and_what_broke() -> None:
    stuck = broken().stuck
    assert isinstance(stuck, LongboxError)
    assert "the effect of Lamp" in str(stuck)
    assert "no such light" in str(stuck)
    assert isinstance(stuck.__cause__, ZeroDivisionError)


def test_a_broken_step_is_named_where_no_card_was_at_work() -> None:
    async def first(table: Any) -> str:
        await ask("on")
        raise KeyError("mislaid")

    game = sketch(first)
    with pytest.raises(GameStuck, match=r"the step 'first'.*mislaid"):
        game.answer(0)


def test_the_table_of_a_stuck_game_is_as_it_was_when_the_step_began() -> None:
    game = broken()
    whole = sketch(breaks)
    for _ in range(2):
        whole.answer("on")
    began, _ = whole.step_began()
    assert game.table.digest() == began.digest()
    assert texts(game) == texts(whole)[:-1]
    assert game.decision is None
    assert not game.over
    assert game.result is None


def test_the_record_of_a_stuck_game_keeps_the_answer_that_broke_it() -> None:
    game = broken()
    assert game.record.answers == ["on", "on", "on", "break"]
    assert game.answers == 4


def test_a_stuck_game_refuses_answers_and_forks_with_its_reason() -> None:
    game = broken()
    for _ in range(2):
        with pytest.raises(GameStuck, match="no such light"):
            game.answer("on")
        with pytest.raises(GameStuck, match="no such light"):
            game.fork()
    assert game.answers == 4
    assert json.dumps(game.view(0))


@pytest.mark.parametrize("back", [1, 2, 3, 4])
def test_undo_frees_a_stuck_game(back: int) -> None:
    game = broken()
    game.undo(back)
    whole = sketch(breaks)
    for _ in range(4 - back):
        whole.answer("on")
    assert game.stuck is None
    assert stands(game) == stands(whole)
    game.answer("on")
    assert stands(game.fork()) == stands(game)


def test_redo_into_the_broken_effect_is_stuck_again_and_loses_nothing() -> None:
    game = broken()
    game.undo(3)
    assert game.undone == 3
    game.redo(2)
    with pytest.raises(GameStuck):
        game.redo()
    assert game.answers == 4
    assert game.undone == 0
    game.undo()
    game.answer("on")
    assert game.stuck is None


def test_a_step_that_breaks_before_its_question_can_be_undone() -> None:
    async def first(table: Any) -> str:
        table.score += 1
        await ask("on")
        return "second"

    async def second(table: Any) -> str:
        table.score += 10
        raise ValueError("at once")

    game = sketch(first, second=second)
    with pytest.raises(GameStuck, match="the step 'second'"):
        game.answer("on")
    assert (game.table.step, game.table.score) == ("second", 1)  # type: ignore[attr-defined]
    game.undo()
    assert stands(game) == stands(sketch(first, second=second))


def test_a_step_that_nobody_knows_makes_the_game_stuck() -> None:
    async def first(table: Any) -> str:
        await ask("on")
        return "nowhere"

    game = sketch(first)
    with pytest.raises(GameStuck, match="nowhere"):
        game.answer("on")
    game.undo()
    assert game.decision is not None


def test_a_question_without_an_answer_makes_the_game_stuck_instead_of_silent() -> None:
    async def first(table: Any) -> str:
        await ask("on")
        table.causes.append(table.shelf[0])
        await ask()
        return "first"

    game = sketch(first)
    with pytest.raises(GameStuck, match=r"the effect of Lamp.*'Which\?' has no answer"):
        game.answer("on")


def test_steps_that_chase_each_other_without_a_question_are_stopped() -> None:
    async def first(table: Any) -> str:
        await ask("on")
        return "second"

    async def second(table: Any) -> str:
        return "second"

    game = sketch(first, second=second)
    with pytest.raises(GameStuck, match="steps in a row asked nobody anything"):
        game.answer("on")
    game.undo()
    assert game.decision is not None


def test_thousands_of_steps_and_effects_deep_inside_effects_are_no_danger() -> None:
    async def first(table: Any) -> str:
        if table.deep < 5000:
            table.deep += 1
            return "first"
        await inside(200)
        table.deep = 0
        return "first"

    async def inside(depth: int) -> None:
        await (inside(depth - 1) if depth else ask("on"))

    game = sketch(first)
    game.answer("on")
    assert stands(game.fork()) == stands(game)


def test_an_effect_that_never_comes_to_an_end_makes_the_game_stuck() -> None:
    async def first(table: Any) -> str:
        await ask("on")
        await deeper()
        return "first"

    async def deeper() -> None:
        await deeper()

    game = sketch(first)
    with pytest.raises(GameStuck, match="RecursionError"):
        game.answer("on")
    assert sys.getrecursionlimit() >= 1000
    game.undo()
    assert game.decision is not None


def test_a_quiet_fork_that_breaks_says_so_too() -> None:
    game = sketch(breaks)
    game.answer("on")
    quiet = game.fork(quiet=True)
    with pytest.raises(GameStuck, match="the effect of Lamp"):
        quiet.answer("break")
    with pytest.raises(GameStuck):
        quiet.answer("on")
    assert game.stuck is None
    game.answer("on")


def test_games_left_in_the_middle_of_an_effect_go_quietly() -> None:
    game = sketch(breaks)
    game.answer("on")
    for _ in range(20):
        game.fork()
        game.undo()
        game.redo()
    del game
    gc.collect()  # warnings are errors here: an effect that was never awaited would show
