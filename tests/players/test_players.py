"""Bots speak the protocol only, and the one with rules of thumb plays visibly better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.players import KINDS, Player, player
from longbox.testing import arrange


def plays_out(game: Game, bot: Player) -> Game:
    while (decision := game.decision) is not None and game.answers < 5000:
        game.answer(bot.advises(game.view(decision.seat)).notation)
    return game


def advice(kind: str = "normal", **wanted: Any) -> str:
    wanted.setdefault("active", 0)
    wanted.setdefault("mastermind", "Red Skull")
    wanted.setdefault("scheme", "Unleash the Power of the Cosmic Cube")
    game = arrange("legendary-1e", **wanted)
    assert game.decision is not None
    return player(kind).advises(game.view(game.decision.seat)).notation


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_bot_plays_every_kind_of_game_to_its_end(kind: str, seats: int) -> None:
    for seed in range(6):
        assert plays_out(longbox.new("legendary-1e", seats, seed), player(kind, seed)).over


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (plays_out(longbox.new("legendary-1e", 2, 3), player("random", 9)) for _ in range(2))
    assert first.digest() == second.digest()
    other = plays_out(longbox.new("legendary-1e", 2, 3), player("random", 10))
    assert other.digest() != first.digest()


def test_rules_of_thumb_win_the_first_game_more_often_than_chance() -> None:
    def wins(kind: str) -> int:
        games = (plays_out(longbox.new("legendary-1e", 2, seed, first_game=True), player(kind)) for seed in range(10))
        return sum(game.result is not None and game.result.outcome == "victory" for game in games)

    assert wins("normal") >= 8
    assert wins("random") <= 2


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(LongboxError, match="There is no player 'cat'"):
        player("cat")


def test_it_plays_before_it_fights_and_fights_before_it_recruits() -> None:
    laid: dict[str, Any] = {"attack": 9, "recruit": 9, "city": {"Bridge": "Blob"}, "hq": ["Odinson"] * 5}
    assert advice(hands=[["Odinson"]], **laid) == "play Odinson"
    assert advice(hands=[[]], **laid) == "fight Red Skull"
    assert (
        advice(hands=[[]], **{**laid, "attack": 5, "city": {"Bridge": "Sabretooth"}})
        == "fight Sabretooth on the Bridge"
    )
    assert advice(hands=[[]], **{**laid, "attack": 0}).startswith("recruit Odinson")


def test_it_plays_a_card_with_a_superpower_after_what_that_needs() -> None:
    assert advice(hands=[["Odinson", "Surge of Power"]]) == "play Surge of Power"


def test_it_heals_a_hand_that_is_mostly_wounds() -> None:
    assert advice(hands=[["Wound", "Wound", "Wound", "S.H.I.E.L.D. Agent"]]) == "heal"
    assert advice(hands=[["Wound", "Odinson", "Odinson", "Odinson"]]) == "play Odinson"


def test_it_gives_up_the_weakest_and_reveals_rather_than_be_wounded() -> None:
    laid: dict[str, Any] = {"city": {"Bridge": "Sentinel"}, "attack": 3}
    game = arrange("legendary-1e", active=0, hands=[["Odinson", "S.H.I.E.L.D. Trooper"]], **laid)
    game.answer("fight Sentinel on the Bridge")
    assert player("normal").advises(game.view(0)).notation == "KO S.H.I.E.L.D. Trooper from hand"
    game = arrange("legendary-1e", active=0, hands=[["Gathering Stormclouds"]], city={"Bridge": "Sabretooth"}, attack=5)
    game.answer("fight Sabretooth on the Bridge")
    assert player("normal").advises(game.view(0)).notation == "reveal Gathering Stormclouds from hand"


def test_its_reasons_are_sentences() -> None:
    game = longbox.new("legendary-1e", 2, 3)
    bot = player("normal")
    while (decision := game.decision) is not None:
        given = bot.advises(game.view(decision.seat))
        assert given.notation in decision.notations
        assert given.reason[0].isupper()
        assert given.reason.endswith(".")
        game.answer(given.notation)
