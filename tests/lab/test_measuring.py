"""Only a run of every test is evidence of what the tests show."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from longbox.lab.coverage import own_abilities, sources_digest
from tests.measuring import Measuring

SOURCE = pytest.Config.ArgsSource


def measuring(measure: bool = False, source: Any = SOURCE.TESTPATHS) -> Measuring:
    config = SimpleNamespace(getoption=lambda name: measure, args_source=source)
    return Measuring(cast(pytest.Config, config))


def test_a_run_of_everything_counts_even_if_some_tests_failed() -> None:
    assert measuring().was_whole(pytest.ExitCode.OK)
    assert measuring().was_whole(pytest.ExitCode.TESTS_FAILED)


def test_a_run_that_was_broken_off_does_not_count() -> None:
    assert not measuring().was_whole(pytest.ExitCode.INTERRUPTED)


def test_a_part_of_the_tests_does_not_count_unless_it_is_said() -> None:
    assert not measuring(source=SOURCE.ARGS).was_whole(pytest.ExitCode.OK)
    assert measuring(measure=True, source=SOURCE.ARGS).was_whole(pytest.ExitCode.OK)
    some = measuring()
    some.pytest_deselected([cast(pytest.Item, None)])
    assert not some.was_whole(pytest.ExitCode.OK)


def test_what_a_card_does_is_noticed_and_what_it_returns_is_not_changed() -> None:
    watched = measuring()
    odinson = next(face for face in own_abilities("legendary-1e") if face.face() == "Thor: Odinson")
    ability = watched.noticing("legendary-1e", "superpower", lambda card, number: number + 1)
    assert ability(odinson(0), 41) == 42
    assert watched.now == {("legendary-1e", "Thor: Odinson", "superpower")}


def test_every_ability_belongs_to_a_face_and_a_moment_it_defines_itself() -> None:
    abilities = {face.face(): set(moments) for face, moments in own_abilities("legendary-1e").items()}
    assert abilities["Thor: Odinson"] == {"superpower"}
    assert abilities["Brotherhood: Sabretooth"] == {"fight", "escape"}
    assert abilities["S.H.I.E.L.D. Agent"] == set()


def test_the_digest_of_the_sources_stays_while_they_stay() -> None:
    assert sources_digest() == sources_digest()
