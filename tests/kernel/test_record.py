"""A record is the whole game as text, and damage to it is named with its line."""

from __future__ import annotations

import contextlib

import pytest

from longbox.kernel.errors import BadRecord, IllegalAnswer
from longbox.kernel.record import MOST_CHARACTERS, Record
from tests.kernel.elsewhere import run_elsewhere
from tests.kernel.toys import every, new, played, replay

TEXT = """longbox record 1
game market
rules 1
seats 2
seed 7
option copies "many"
option marks ["a", 1, null]
answers
play Penny
end the turn
digest 2-abc
"""


def test_a_record_reads_as_it_was_written() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.rules, record.seats, record.seed) == ("market", 1, 2, 7)
    assert record.options == {"copies": "many", "marks": ["a", 1, None]}
    assert record.answers == ["play Penny", "end the turn"]
    assert record.digest == "2-abc"
    assert str(record) == TEXT
    assert TEXT.splitlines()[record.first_answer_line - 1] == "play Penny"


def test_a_record_needs_neither_options_nor_answers_nor_a_digest() -> None:
    text = "longbox record 1\ngame market\nrules 1\nseats 2\nseed -7\nanswers\n"
    record = Record.parse(text)
    assert (record.options, record.answers, record.digest, record.seed) == ({}, [], None, -7)
    assert str(record) == text


def test_foreign_line_ends_do_no_harm() -> None:
    assert str(Record.parse(TEXT.replace("\n", "\r\n"))) == TEXT


def test_strange_values_come_through_a_record_whole() -> None:
    record = Record("market", 1, 2, 7, {"name": "two\nlines 'quoted' \u2028 é", "deep": {"a": [1, {"b": None}]}})
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("damage", "line", "words"),
    [
        (("longbox record 1", ""), 1, "expected 'longbox record …'"),
        (("longbox record 1", "longbox record 2"), 1, "newer Longbox"),
        (("longbox record 1", "longbox record one"), 1, "needs a whole number"),
        (("game market", "game"), 2, "expected 'game …'"),
        (("game market\n", ""), 2, "expected 'game …', found 'rules 1'"),
        (("rules 1", "rules --1"), 3, "needs a whole number"),
        (("rules 1", "rules ²"), 3, "needs a whole number"),
        (("rules 1", "rulesx 1"), 3, "expected 'rules …'"),
        (("seats 2", "seats 2.5"), 4, "needs a whole number"),
        (("seed 7", "seed " + "7" * 21), 5, "needs a whole number"),
        (("seed 7", "seed 0x7"), 5, "needs a whole number"),
        (('"many"', '"many'), 6, "the value of option 'copies' cannot be read"),
        (('copies "many"', "copies"), 6, "the value of option 'copies' cannot be read"),
        (('"many"', "[" * 100_000), 6, "too large"),
        (('"many"', "1" * 100_000), 6, "too large"),
        (("option marks", "option copies"), 7, "given a second time"),
        (("option marks", "optional marks"), 7, "expected 'answers'"),
        (("answers", "answers now"), 8, "expected 'answers'"),
        (("answers\n", ""), 8, "expected 'answers', found 'play Penny'"),
        (("play Penny", ""), 9, "an answer is missing"),
        (("play Penny", "   "), 9, "an answer is missing"),
    ],
)
def test_damage_is_named_with_its_line(damage: tuple[str, str], line: int, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as refused:
        Record.parse(TEXT.replace(*damage, 1))
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")
    assert len(str(refused.value)) < 200


def test_a_text_that_breaks_off_says_so() -> None:
    lines = TEXT.splitlines()
    for kept in range(7):
        with pytest.raises(BadRecord, match="ends too early") as refused:
            Record.parse("\n".join(lines[:kept]))
        assert refused.value.line == kept + 1


def test_no_text_is_too_long_to_be_refused_quickly() -> None:
    with pytest.raises(BadRecord, match="no record is longer"):
        Record.parse("x" * (MOST_CHARACTERS + 1))


@pytest.mark.parametrize("put", ["", "\x00", "\n", "é", "9", "-"])
def test_any_broken_character_is_read_or_refused_but_never_an_accident(put: str) -> None:
    for place in range(len(TEXT)):
        with contextlib.suppress(BadRecord):
            Record.parse(TEXT[:place] + put + TEXT[place + 1 :])


@pytest.mark.parametrize(("name", "seats", "seed"), every())
def test_a_record_replays_to_the_same_table_and_the_same_log(name: str, seats: int, seed: int) -> None:
    game = played(new(name, seats, seed), state=seed)
    again = replay(str(game.record))
    assert again.digest() == game.digest()
    assert again.over
    assert again.result == game.result
    assert str(again.record) == str(game.record)
    for viewer in (None, *range(seats)):
        assert again.log(viewer) == game.log(viewer)
        assert again.view(viewer) == game.view(viewer)


@pytest.mark.parametrize("name", ["market", "outpost"])
def test_a_game_saved_at_any_question_goes_on_as_if_never_left(name: str) -> None:
    whole = played(new(name, 3, 5), state=5)
    answers = Record.parse(str(whole.record)).answers
    game = new(name, 3, 5)
    for place, answer in enumerate(answers):
        loaded = replay(str(game.record))
        assert loaded.decision is not None
        assert game.decision is not None
        assert (loaded.decision.notations, loaded.decision.number) == (game.decision.notations, place)
        loaded.answer(answer)
        game.answer(answer)
        assert loaded.digest() == game.digest()


@pytest.mark.parametrize("name", ["market", "outpost"])
@pytest.mark.parametrize("hash_seed", ["0", "77"])
def test_a_record_replays_alike_in_another_process_and_under_another_hash_seed(name: str, hash_seed: str) -> None:
    record = played(new(name, 3, 2), state=2).record
    program = "import sys\nfrom tests.kernel.toys import replay\nprint(replay(sys.stdin.read()).digest())"
    assert run_elsewhere(program, hash_seed, str(record)).strip() == record.digest


def test_a_replay_stops_at_an_answer_that_is_none_of_the_options() -> None:
    text = str(played(new("market"), 5).record).replace("play Penny", "play Trumpet", 1)
    with pytest.raises(IllegalAnswer, match="'play Trumpet' is not among the answers"):
        replay(text)


def test_the_options_of_a_record_are_those_of_the_game() -> None:
    game = played(new("market", 2, 3, copies="many"), 4)
    assert 'option copies "many"' in str(game.record)
    assert replay(str(game.record)).digest() == game.digest()
    record = game.record
    record.options["copies"] = "few"
    assert game.setup.options == {"copies": "many"}, "a record is a copy"
