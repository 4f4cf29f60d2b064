"""Entering, with and without a password, and the tokens by which people are known again."""

from __future__ import annotations

import pytest

from longbox.server import protocol as p
from longbox.server.people import TOKEN_SECONDS
from longbox.server.refusal import Refusal
from tests.server.conftest import Worlds
from tests.server.world import World

PASSWORD = "a long enough password"


def enters(world: World, name: str, password: str | None = None) -> p.Person:
    return world.does(world.house.people.enter(p.Enter(name, password)))


def person_of(world: World, token: str) -> int:
    return world.does(world.house.people.who(token)).person


def test_everybody_who_enters_without_a_password_is_somebody_new(world: World) -> None:
    assert person_of(world, enters(world, "Ann").token) != person_of(world, enters(world, "Ann").token)


def test_a_name_with_a_password_is_the_same_person_on_every_device(world: World) -> None:
    first, second = enters(world, "Ann", PASSWORD), enters(world, "ANN", PASSWORD)
    assert first.token != second.token
    assert person_of(world, first.token) == person_of(world, second.token)


@pytest.mark.parametrize(("password", "why"), [(None, "belongs to somebody"), ("another password", "not the password")])
def test_nobody_else_enters_under_a_name_that_is_taken(world: World, password: str | None, why: str) -> None:
    enters(world, "Ann", PASSWORD)
    with pytest.raises(Refusal, match=why):
        enters(world, "ann", password)


def test_a_short_password_is_refused(world: World) -> None:
    with pytest.raises(Refusal, match="at least"):
        enters(world, "Ann", "short")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Smith ", "Ann Smith"),
        ("<b>Ann</b>", "bAnn/b"),
        ("A\u202enn\u0000", "Ann"),
        ("[red]Ann[/red]", "redAnn/red"),
        ("Zoë \U0001f9b8", "Zoë \U0001f9b8"),
        ("A" + "\u0301" * 20, "Á\u0301\u0301"),
    ],
)
def test_a_name_is_made_plain(world: World, given: str, kept: str) -> None:
    assert enters(world, given).name == kept


@pytest.mark.parametrize("given", [" ", "\u200b\u200b", "<>", "\u0000"])
def test_a_name_of_which_nothing_is_left_is_refused(world: World, given: str) -> None:
    with pytest.raises(Refusal, match="A name needs"):
        enters(world, given)


def test_a_token_is_kept_only_as_a_hash(world: World) -> None:
    token = enters(world, "Ann", PASSWORD).token
    assert len(bytes.fromhex(token)) == 32
    stored = "\n".join(world.journal.store.database.iterdump())
    assert token not in stored
    assert PASSWORD not in stored
    assert "$argon2id$" in stored


def test_a_token_expires(world: World) -> None:
    token = enters(world, "Ann").token
    world.clock.time += TOKEN_SECONDS - 10
    person_of(world, token)
    world.clock.time += 100
    with pytest.raises(Refusal, match="enter again"):
        person_of(world, token)


def test_an_expired_token_is_not_kept(world: World) -> None:
    enters(world, "Ann")
    kept = "SELECT count(*) FROM tokens"
    world.does(world.house.tidies())
    assert world.journal.store.database.execute(kept).fetchone() == (1,)
    world.clock.time += TOKEN_SECONDS + 10
    world.does(world.house.tidies())
    assert world.journal.store.database.execute(kept).fetchone() == (0,)


@pytest.mark.parametrize("change", [lambda t: t[:-1], lambda t: t + "0", lambda t: t.upper() + " ", lambda t: "x" * 64])
def test_no_other_token_is_somebody(world: World, change: object) -> None:
    assert callable(change)
    token = change(enters(world, "Ann").token)
    with pytest.raises(Refusal) as refused:
        person_of(world, token)
    assert refused.value.status == 401


def test_invitations_of_one_server_are_worth_nothing_at_another(worlds: Worlds) -> None:
    from longbox.server.people import Invites

    here, there = Invites(b"one secret"), Invites(b"another secret")
    assert here("t", 1) != there("t", 1)
    assert here("t", 1) != here("t", 2) != here("u", 2) != here("u", None)
    assert here.is_for(here("t", None), "t", None)
    assert not there.is_for(here("t", None), "t", None)
