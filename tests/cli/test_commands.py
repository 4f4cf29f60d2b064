"""Every command: what it prints, its JSON, its exit code, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import longbox as library
from longbox.lab import coverage as measured
from longbox.terminal import exits, saves
from tests.cli.conftest import Call

COMMANDS = ("games", "play", "table", "replay", "cards", "rules", "fuzz", "bench", "balance", "coverage")


def record(answers: int = 30) -> str:
    game = library.new("legendary-1e", 2, 7, first_game=True)
    while game.decision is not None and game.answers < answers:
        game.answer(0)
    return str(game.record)


def test_without_words_and_with_help_every_command_is_named(longbox: Call) -> None:
    for words in ([], ["--help"]):
        called = longbox(*words)
        assert called.code == exits.DONE
        assert all(f"\n  {command} " in called.out for command in COMMANDS)
        assert "Exit codes: 0" in called.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_of_plain_lines(longbox: Call, command: str) -> None:
    called = longbox(command, "--help")
    assert called.code == exits.DONE
    assert called.out.startswith(f"Usage: longbox {command}")
    assert max(map(len, called.out.splitlines())) <= 100


def test_the_help_of_play_lists_every_set_up_option_of_the_game(longbox: Call) -> None:
    shown = longbox("play", "legendary-1e", "--help").out
    for option in library.games()[0].options:
        assert f"--{option.name.replace('_', '-')}" in shown
    assert "Set-up of Legendary, First Edition" in shown
    assert "Red Skull" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["plya"], 'Did you mean "play"?'),
        (["games", "--jsn"], "Did you mean --json?"),
        (["play", "legendary-9e"], "There is no game 'legendary-9e'. It can be one of: legendary-1e"),
        (["play", "--players", "9"], "seats 1 to 5 players, not 9"),
        (["play", "--players", "two"], "unable to convert"),
        (["play", "--mastermind", "Red Skul"], "Did you mean Red Skull?"),
        (["play", "--heroes", "Thor, Thor"], "Thor is named twice"),
        (["play", "--heroes", "Thor", "--heroes", "Hulkk"], "Did you mean Hulk?"),
        (["play", "--seat", "cat"], "A seat is taken by you, bot, easy, normal, hard, random, not by 'cat'."),
        (["play", "--players", "1", "--seat", "you", "--seat", "bot"], "2 seats are taken, but 1 play"),
        (["play", "--players", "1", "--scheme", "Super Hero Civil War"], "is for 2 to 5 players"),
        (["play", "--first-game", "--mastermind", "Loki"], "The first game has its own mastermind"),
        (["play", "--resume"], "There is no unfinished game to resume"),
        (["play", "nowhere", "--resume"], "There is no file and no saved game 'nowhere'."),
        (["replay", "nowhere"], "There is no file and no saved game 'nowhere'."),
        (["replay", "."], "is a folder, not a record"),
        (["cards", "odnison"], "Did you mean 'Odinson'?"),
        (["cards", "--game", "chess"], "There is no game 'chess'"),
        (["rules", "zzzz"], "No rule speaks of 'zzzz'."),
        (["rules", "wound", "--game", "chess"], "There is no rulebook for 'chess'"),
        (["fuzz", "chess"], "There is no game 'chess'"),
        (["fuzz", "legendary-1e", "--games", "0"], "At least one game"),
        (["fuzz", "legendary-1e", "--seats", "9"], "seats 1 to 5 players, not 9"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["balance", "chess"], "There is no game 'chess'"),
        (["balance", "villainous", "--games", "0"], "At least one game"),
        (["balance", "villainous", "--player", "cat"], "There is no player 'cat'"),
        (["balance", "legendary-1e", "--games", "1"], "all win or lose together"),
        (["coverage", "chess"], "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(longbox: Call, words: list[str], sentence: str) -> None:
    called = longbox(*words)
    assert called.code == exits.ASKED_WRONG
    assert sentence in " ".join(called.err.split())
    assert "Traceback" not in called.err
    assert called.out == ""


def test_games_lists_what_can_be_played(longbox: Call) -> None:
    assert "legendary-1e: Legendary, First Edition, 1 to 5 players" in longbox("games").out
    found = json.loads(longbox("games", "--json").out)
    [info] = [info for info in found if info["game"] == "legendary-1e"]
    assert info["seats"] == [1, 2, 3, 4, 5]
    assert "Red Skull" in next(option for option in info["options"] if option["name"] == "mastermind")["values"]


def test_saved_games_are_listed(longbox: Call, program: Call) -> None:
    assert "No game is kept yet" in longbox("games", "--saved").out
    assert program("play", "--seed", "7", typed="1\n").code == exits.DONE
    [save] = json.loads(longbox("games", "--saved", "--json").out)
    assert (save["over"], save["seats"]) == (False, ["you", "normal"])
    assert f"longbox play --resume {save['name']}" in longbox("games", "--saved").out


def test_cards_show_numbers_copies_rule_and_provenance(longbox: Call) -> None:
    shown = longbox("cards", "odinson").out
    assert "Odinson (Thor): hero, common, Avengers, Strength, cost 3, recruit 2+, 5 copies" in shown
    assert "[Strength]: +2 Recruit." in shown
    assert "facts: rulebook; rule L1-210" in shown


def test_cards_in_json_have_every_face_once_and_every_card(longbox: Call) -> None:
    found = json.loads(longbox("cards", "--game", "legendary-1e", "--json").out)
    assert len({card["face"] for card in found}) == len(found) == 127
    assert sum(card["copies"] for card in found) == 500
    assert all(card["rule"] and card["source"] for card in found)


def test_cards_are_found_by_team_class_and_rule_too(longbox: Call) -> None:
    found = json.loads(longbox("cards", "x-men", "ranged", "--json").out)
    assert found
    assert all("X-Men" in f"{card['traits']}{card['rule']}" for card in found)


def test_rules_are_found_by_words_and_by_id(longbox: Call) -> None:
    assert "L1-109" in longbox("rules", "wound").out
    [clause] = json.loads(longbox("rules", "L1-114", "--json").out)
    assert clause["id"] == "L1-114"
    assert clause["text"]


def test_cards_and_rules_speak_the_language_asked_for(longbox: Call) -> None:
    shown = longbox("cards", "odinson", "--language", "de").out
    assert "Odinson (Thor): Held, häufig, Avengers, Stärke, Kosten 3, Rekrutierung 2+, 5 Exemplare" in shown
    assert "[Stärke]: +2 Rekrutierung." in shown
    assert "Quelle: Regelheft; Regel L1-210" in shown
    found = longbox("rules", "Wunden", "heilen", "--language", "de").out
    assert found.startswith("L1-114 Deine Wunden heilen. Mit Wunden auf der Hand ")
    assert "Wie wir es entscheiden: " in found
    assert longbox("rules", "xyzzy", "--language", "de").err == "longbox: Keine Regel spricht von 'xyzzy'.\n"
    [clause] = json.loads(longbox("rules", "L1-114", "--language", "de", "--json").out)
    assert clause["section"] == "Wunden und Heilung"


def test_cards_are_found_by_german_words_where_german_is_spoken(longbox: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    assert longbox("cards", "Handlanger").code == exits.ASKED_WRONG
    monkeypatch.setenv("LONGBOX_LANGUAGE", "de")
    shown = longbox("cards", "Handlanger").out
    assert all(name in shown for name in ("Sentinel", "Hand Ninjas", "Doombot Legion", "Savage Land Mutates"))
    assert "Viper" in longbox("cards", "Siegstapel", "Wunde").out
    assert "Mission Accomplished" in longbox("cards", "bystander", "technik", "draw").out


@pytest.mark.parametrize("command", ["cards", "rules"])
def test_a_language_that_is_not_spoken_is_refused_with_a_sentence(longbox: Call, command: str) -> None:
    called = longbox(command, "wound", "--language", "tlh")
    assert called.code == exits.ASKED_WRONG
    assert "There is no language 'tlh' here; choose from en, de." in called.err


def test_errors_are_json_where_json_was_asked_for(longbox: Call) -> None:
    assert "Did you mean" in json.loads(longbox("cards", "odnison", "--json").out)["error"]


def test_a_replay_tells_the_game_and_that_the_record_is_sound(longbox: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(record())
    called = longbox("replay", str(path))
    assert called.code == exits.DONE
    assert "Player 1 begins turn 1" in called.out
    assert "Its answers are sound (30-" in called.out
    data = json.loads(longbox("replay", str(path), "--json").out)
    assert (data["game"], len(data["answers"]), data["over"]) == ("legendary-1e", 30, False)


def test_a_replay_shows_one_seat_what_it_saw(longbox: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(record(60))
    assert "draws 6 cards: " not in longbox("replay", str(path)).out
    assert "Player 2 draws 6 cards: " in longbox("replay", str(path), "--seat", "2").out
    assert longbox("replay", str(path), "--seat", "3").code == exits.ASKED_WRONG


def test_a_replay_can_be_stepped_through(program: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(record())
    called = program("replay", str(path), "--step", typed="\n\n")
    assert called.code == exits.DONE
    assert "[3 of 30]" in called.out
    assert "[4 of 30]" not in called.out


def damaged(how: str) -> str:
    lines = record().splitlines()
    match how:
        case "no record":
            return "dear diary\n"
        case "cut":
            return "\n".join(lines[:4])
        case "illegal answer":
            lines[8] = "fight Thanos"
        case "empty answer":
            lines[8] = ""
        case "other rules":
            lines[2] = "rules 999"
        case "wrong digest":
            lines[-1] = "digest 30-000000000000000000000000"
        case "option":
            lines[5] = "option mastermind {"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ("no record", 1),
        ("cut", 5),
        ("illegal answer", 9),
        ("empty answer", 9),
        ("other rules", 3),
        ("wrong digest", 38),
        ("option", 6),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(longbox: Call, tmp_path: Path, how: str, line: int) -> None:
    path = tmp_path / "game.rec"
    path.write_text(damaged(how))
    for words in (["replay", str(path)], ["play", str(path), "--resume"]):
        called = longbox(*words)
        assert called.code == exits.BAD_RECORD
        assert called.err.startswith(f"longbox: {path}, line {line}: ")
        assert called.err.count("\n") == 1
    assert json.loads(longbox("replay", str(path), "--json").out)["line"] == line


def test_what_is_no_text_is_no_record(longbox: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_bytes(b"longbox record 1\n\xff\xfe\x00")
    called = longbox("replay", str(path))
    assert called.code == exits.BAD_RECORD
    assert "line 2: this is not text" in called.err


def test_fuzz_reports_the_same_numbers_in_words_and_in_json(longbox: Call) -> None:
    called = longbox("fuzz", "legendary-1e", "--games", "2", "--seed", "1", "--seats", "2", "--json")
    assert called.code == exits.DONE
    report = json.loads(called.out)
    assert (report["games"], report["faults"]) == (2, 0)
    assert report["decisions"] > 0
    assert {"set_ups_covered", "decisions_per_s"} <= set(report)
    assert "faults: 0" in longbox("fuzz", "legendary-1e", "--games", "2", "--seats", "2").out


def test_a_fault_makes_the_exit_code_and_prints_what_reproduces_it(
    longbox: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    from longbox.games.legendary.boxes.core1.basics import Agent

    async def breaks(card: object, you: object) -> None:
        raise RuntimeError("torn in two")

    monkeypatch.setattr(Agent, "played", breaks)
    monkeypatch.setattr(Agent, "acts", True)
    called = longbox("fuzz", "legendary-1e", "--games", "1", "--seed", "5", "--processes", "1")
    assert called.code == exits.FAULT
    assert "longbox fuzz legendary-1e --games 1 --seed 5" in called.out


def test_a_ladder_prints_tables_and_the_same_numbers_in_json(longbox: Call) -> None:
    words = ["ladder", "villainous", "--deals", "1", "--player", "random", "--player", "normal", "--processes", "1"]
    found = json.loads(longbox(*words, "--json").out)
    assert [row["player"] for row in found["players"]] == ["random", "normal"]
    assert found["rungs"][0]["stronger_better"] == 2
    shown = longbox(*words).out
    assert "1 deal of villainous (seeds 0 to 0), 2 players" in shown
    assert "| random | normal | 0 | 2 | 100.0% |" in shown
    assert "no player 'cat'" in longbox("ladder", "villainous", "--player", "cat", "--player", "normal").err


def test_balance_prints_tables_and_the_same_numbers_in_json(longbox: Call) -> None:
    words = ["balance", "villainous", "--games", "3", "--seed", "7", "--seats", "2", "--processes", "1"]
    found = json.loads(longbox(*words, "--json").out)
    assert (found["games"], found["seed"], found["player"], found["unfinished"]) == (3, 7, "normal", 0)
    shown = longbox(*words).out
    assert "100.0% of them ended with a winner within 60 rounds." in shown
    for row in found["sides"]:
        assert f"| {row['side']} | {row['games']} | {row['wins']} | " in shown
    assert shown.count("\n| --- |") == 3


def test_coverage_says_what_to_run_when_nothing_was_measured(
    longbox: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(measured, "measured_file", lambda game: tmp_path / f"{game}.json")
    called = longbox("coverage", "legendary-1e")
    assert called.code == exits.ASKED_WRONG
    assert "python3 start.py test" in called.err


def a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **data: Any) -> None:
    """Makes believe that a test run measured this."""
    monkeypatch.setattr(measured, "measured_file", lambda game: tmp_path / f"{game}.json")
    (tmp_path / "legendary-1e.json").write_text(
        json.dumps({"sources": "other", "abilities": [], "clauses": [], "shown": [], **data})
    )


def test_coverage_counts_what_was_executed_and_what_is_hollow(
    longbox: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    a_run(tmp_path, monkeypatch, abilities=[["Thor: Odinson", "superpower"]], clauses=["L1-001", "L1-199", "X-1"])
    found = json.loads(longbox("coverage", "legendary-1e", "--json").out)
    assert {"game", "cards", "faces", "abilities", "abilities_executed", "hollow", "clauses", "clauses_tested"} <= set(
        found
    )
    assert (found["cards"], found["faces"], found["abilities_executed"]) == (500, 127, 1)
    assert "Thor: Odinson" not in found["hollow_faces"]
    assert "Thor: Surge of Power" in found["hollow_faces"]
    assert "S.H.I.E.L.D. Agent" not in found["hollow_faces"]  # it promises nothing
    assert "Wound" not in found["hollow_faces"]  # its clause is tested
    assert "Bystander" in found["hollow_faces"]
    assert (found["clauses"], found["clauses_tested"]) == (216, 2)
    assert {"id": "L1-002", "why": "no test claims it"} in found["clauses_open"]
    assert found["claims_unknown"] == ["X-1"]
    assert found["stale"] is True


def test_an_ability_that_does_nothing_keeps_no_promise(
    longbox: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from longbox.games.legendary.boxes.core1.heroes.thor import Odinson

    async def superpower(card: object, you: object) -> None:
        """It says so, but does nothing."""

    monkeypatch.setattr(Odinson, "superpower", superpower)
    monkeypatch.setattr(superpower, "__module__", Odinson.__module__)
    a_run(tmp_path, monkeypatch, abilities=[["Thor: Odinson", "superpower"]])
    assert "Thor: Odinson" in json.loads(longbox("coverage", "legendary-1e", "--json").out)["hollow_faces"]


def test_bench_prints_what_was_measured(longbox: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longbox.lab.bench.bench", lambda game: {"game": game, "decisions_per_s": 12345})
    assert "decisions per second: 12,345" in longbox("bench", "legendary-1e").out
    assert json.loads(longbox("bench", "legendary-1e", "--json").out)["decisions_per_s"] == 12345


def test_the_place_of_saved_games_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGBOX_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves.home() == Path("/data/longbox")
