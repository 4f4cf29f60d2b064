"""Whole games as they were played once: each must come to the same table, the same result and the same log again."""

from __future__ import annotations

import pytest

from longbox.games.catalog import replay
from longbox.games.legendary.table import Table
from longbox.games.villainous.table import Table as VillainousTable
from longbox.kernel.game import Game
from longbox.kernel.record import Record
from tests.playthroughs.games import PLAYTHROUGHS
from tests.playthroughs.legendary_1e import LEGENDARY
from tests.playthroughs.players import BOT, WISHES
from tests.playthroughs.playthrough import FOLDER, Playthrough, told
from tests.playthroughs.villainous import VILLAINOUS

AGAIN = "If the rules were changed on purpose: python -m tests.playthroughs.make"

every_one = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
by_the_same_for_ever = pytest.mark.parametrize(
    "playthrough", [each for each in PLAYTHROUGHS if not each.is_by_bots], ids=lambda playthrough: playthrough.name
)


def stored(playthrough: Playthrough) -> Record:
    return Record.parse(playthrough.record_file.read_text(encoding="utf-8"))


def replayed(playthrough: Playthrough) -> Game:
    return replay(stored(playthrough))


@every_one
def test_a_playthrough_comes_to_the_same_end(playthrough: Playthrough) -> None:
    record = stored(playthrough)
    game = replay(record)
    assert game.over, AGAIN
    assert game.digest() == record.digest, AGAIN
    assert told(game).splitlines() == playthrough.log_file.read_text(encoding="utf-8").splitlines(), AGAIN


@every_one
def test_a_playthrough_says_from_what_it_was_made(playthrough: Playthrough) -> None:
    record = stored(playthrough)
    assert (record.game, record.seats, record.seed) == (playthrough.game, playthrough.seats, playthrough.seed)
    assert record.options == playthrough.options


@by_the_same_for_ever
def test_the_player_of_a_playthrough_plays_it_again_answer_for_answer(playthrough: Playthrough) -> None:
    assert playthrough.play().record.answers == stored(playthrough).answers, AGAIN


def test_every_playthrough_has_its_two_files_and_no_file_is_left_over() -> None:
    files = {path for path in FOLDER.glob("*/*") if path.suffix in (".txt", ".log")}
    assert files == {file for each in PLAYTHROUGHS for file in (each.record_file, each.log_file)}
    assert len({each.record_file for each in PLAYTHROUGHS}) == len(PLAYTHROUGHS)
    assert len(LEGENDARY) == len(VILLAINOUS) == 20
    assert {each.style for each in PLAYTHROUGHS} == {*WISHES, BOT}


def test_the_playthroughs_of_legendary_meet_everything_that_a_game_can_be() -> None:
    games = {playthrough.name: replayed(playthrough) for playthrough in LEGENDARY}
    tables = [game.table for game in games.values() if isinstance(game.table, Table)]
    box = tables[0].box
    assert {game.seats for game in games.values()} == {1, 2, 3, 4, 5}
    assert {laid.mastermind.title for laid in tables} == set(box.masterminds)
    assert {laid.scheme.title for laid in tables} == set(box.schemes)
    for mode, values in (("twist_mode", box.twist_modes), ("mastermind_mode", box.mastermind_modes)):
        assert {each.options.get(mode, "normal") for each in LEGENDARY} == set(values)
    outcomes = {
        (game.result.outcome, laid.reason) for game, laid in zip(games.values(), tables, strict=True) if game.result
    }
    assert {outcome for outcome, _ in outcomes} == {"victory", "defeat", "draw"}
    assert {reason for outcome, reason in outcomes if outcome == "draw"} == {"Hero Deck", "Villain Deck"}
    kinds = {event.kind for game in games.values() for event in game.log()}
    assert {"showdown_begins", "super_showdown", "wins_showdown", "escapes", "twist", "reshuffles"} <= kinds
    assert any(game.result and len(game.result.individual_winners) > 1 for game in games.values())


def test_in_the_playthroughs_of_villainous_every_villain_wins_and_every_mode_and_number_of_players_is_met() -> None:
    games = [replayed(playthrough) for playthrough in VILLAINOUS]
    tables = [game.table for game in games if isinstance(game.table, VillainousTable)]
    assert {game.seats for game in games} == {2, 3, 4}
    assert {laid.mode for laid in tables} == {"omnipotent", "inevitable", "undying"}
    winners = [
        laid.seats[game.result.winners[0]].villain.title
        for game, laid in zip(games, tables, strict=True)
        if game.result
    ]
    assert {name: winners.count(name) >= 3 for name in winners} == dict.fromkeys(winners, True)
    assert len(set(winners)) == 5
    kinds = {event.kind for game in games for event in game.log()}
    assert {"event_enters", "event_resolves", "vanquishes", "fate_without_effect", "reshuffles"} <= kinds
