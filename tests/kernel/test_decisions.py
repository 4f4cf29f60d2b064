"""Answers are matched by notation and bound to the number of the question; whatever else comes is harmless."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.decisions import Decision, Option
from longbox.kernel.errors import IllegalAnswer
from tests.kernel.sketch import Lamp
from tests.kernel.toys import every, new, played


def question() -> Decision:
    return Decision(0, "What do you do?", [Option("light", Lamp(1), "on the shelf"), Option("roll", 6), Option("end")])


def test_a_notation_is_the_verb_the_thing_and_its_place() -> None:
    assert question().notations == ["light Lamp on the shelf", "roll 6", "end"]
    assert Option("go", None, "home").notation == "go home"


def test_an_option_knows_its_cardboard_or_says_that_it_is_about_none() -> None:
    lamp = Lamp(1)
    assert Option("light", lamp).card is lamp
    with pytest.raises(TypeError, match="'roll 6' is not about a card"):
        Option("roll", 6).card  # noqa: B018


@pytest.mark.parametrize("given", ["light Lamp on the shelf", "LIGHT  lamp on the Shelf ", 0])
def test_an_answer_is_a_notation_in_any_case_and_spacing_or_a_number(given: Any) -> None:
    assert question().index(given) == 0


def test_an_option_of_another_copy_of_the_question_counts_by_its_notation() -> None:
    assert question().index(question().options[2]) == 2


@pytest.mark.parametrize("given", [-1, 3, 10**30, True, None, 1.0, b"end", ["end"], "", "light", "on the shelf", "0"])
def test_anything_else_is_refused(given: Any) -> None:
    with pytest.raises(IllegalAnswer):
        question().index(given)


def test_a_slip_of_the_pen_is_answered_with_what_was_probably_meant() -> None:
    with pytest.raises(IllegalAnswer, match="Did you mean 'light Lamp on the shelf'"):
        question().index("ligth Lamp on the shelf")


def test_an_exact_notation_goes_before_one_that_differs_in_case() -> None:
    decision = Decision(0, "Which?", [Option("Light"), Option("light")])
    assert decision.index("light") == 1
    with pytest.raises(IllegalAnswer):
        decision.index("LIGHT")


def test_the_words_of_a_refusal_are_short_whatever_was_sent() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        question().index("x" * 1_000_000)
    assert len(str(refused.value)) < 200


def test_an_answer_to_an_earlier_question_is_refused_and_changes_nothing() -> None:
    game = played(new("outpost"), 4)
    assert game.decision is not None
    before = game.digest(), str(game.record), game.log(0), game.decision
    with pytest.raises(IllegalAnswer, match="That answers question 3; question 4 is being asked now"):
        game.answer(0, number=3)
    with pytest.raises(IllegalAnswer):
        game.answer(0, number=5)
    assert (game.digest(), str(game.record), game.log(0), game.decision) == before


def test_an_answer_sent_twice_counts_once() -> None:
    game = new("outpost")
    assert game.decision is not None
    first = game.decision.notations[0]
    game.answer(first, number=0)
    with pytest.raises(IllegalAnswer):
        game.answer(first, number=0)
    assert game.answers == 1


def test_a_refused_answer_keeps_what_can_be_redone() -> None:
    game = played(new("market"), 5)
    game.undo(2)
    with pytest.raises(IllegalAnswer):
        game.answer("fly away")
    assert game.undone == 2


@pytest.mark.parametrize(("name", "seats", "seed"), every(2))
def test_every_question_has_the_number_of_answers_before_it(name: str, seats: int, seed: int) -> None:
    game = new(name, seats, seed)
    while game.decision is not None:
        assert game.decision.number == game.answers
        game.answer(0, number=game.answers)
