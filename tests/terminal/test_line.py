"""Playing in lines, as somebody at a terminal or at the end of a pipe meets it."""

from __future__ import annotations

import errno
import os
import re
import signal
from pathlib import Path

import pytest

import longbox
from longbox.kernel.errors import GameStuck
from longbox.terminal import exits, saves
from longbox.terminal.begin import in_lines, resume
from longbox.terminal.screen import Screen
from longbox.testing import arrange
from tests.terminal.sitting import Keyboard, Paper, Sitting, game, kept


def lay(*typed: str, **wanted: object) -> Sitting:
    wanted.setdefault("active", 0)
    wanted.setdefault("mastermind", "Red Skull")
    wanted.setdefault("scheme", "Unleash the Power of the Cosmic Cube")
    return Sitting(arrange("legendary-1e", **wanted), *typed)  # type: ignore[arg-type]


def test_the_end_of_a_pipe_leaves_the_game_and_keeps_it(home: Path) -> None:
    sitting = Sitting(game(), "1", "1")
    assert sitting.code == exits.DONE
    [path] = kept(home)
    assert longbox.replay(path.read_text()).digest() == sitting.game.digest()
    assert sitting.game.answers == 2


def test_quit_does_the_same(home: Path) -> None:
    sitting = Sitting(game(), "quit", "1")
    assert (sitting.code, sitting.game.answers, len(kept(home))) == (exits.DONE, 0, 1)


def test_into_a_pipe_goes_plain_text_without_colour_or_boxes() -> None:
    shown = Sitting(game(), "look", "why", "help").shown
    assert "\x1b" not in shown
    assert not re.search("[\u2500-\u257f]", shown)


def test_no_color_takes_the_colour_away_on_a_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1m" in Sitting(game(), terminal=True).shown
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in Sitting(game(), "look hq", terminal=True).shown


def test_lines_on_a_terminal_are_no_wider_than_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    shown = Sitting(game(), "look hq", "look piles", "look scheme", "why", "help").shown
    assert max(map(len, shown.splitlines())) <= 80


def test_an_empty_line_and_nonsense_do_no_harm() -> None:
    sitting = Sitting(game(), "", "   ", "xyzzy", "99", "0", "-1", "1.5", "play", "\x00\x1b[2J")
    assert sitting.game.answers == 0
    assert "'xyzzy' is none of the answers" in sitting.shown
    assert "There is no option 99: choose from 1 to" in sitting.shown
    assert "'play' could mean: 1 play" in sitting.shown


def test_answers_are_given_by_number_by_notation_and_by_a_beginning() -> None:
    sitting = lay("2", "play Odinson", "p sur", hands=[["Odinson", "Growing Anger", "Surge of Power"]])
    assert sitting.game.record.answers == ["play Growing Anger", "play Odinson", "play Surge of Power"]


def test_the_numbers_on_the_screen_are_the_numbers_that_count() -> None:
    sitting = lay("1", hands=[["Odinson"]], attack=20, recruit=20, city={"Bridge": "Blob", "Sewers": "Venom"})
    first = re.search(r"^ +1  (.+?)(  \(|$)", sitting.shown, re.MULTILINE)
    assert first is not None
    assert sitting.game.record.answers == [first[1]] == ["play Odinson"]


def test_the_end_of_the_turn_stands_last_and_apart() -> None:
    shown = lay(hands=[["Odinson", "Wound"]], attack=20).shown
    question = shown[shown.index("What do you do?") :]
    lines = question.split("> ")[0].rstrip().splitlines()
    assert lines[-1].endswith("end the turn")
    assert lines[-2] == ""
    assert any(line.strip().endswith("heal") for line in lines[:-2])


def test_ending_the_turn_asks_once_while_something_useful_could_be_done() -> None:
    asked = lay("end", "look hand", hands=[["Odinson"]])
    assert asked.game.answers == 0
    assert "You could still play Odinson." in asked.shown
    assert lay("end", "yes", hands=[["Odinson"]]).game.record.answers[:1] == ["end the turn"]
    assert lay("end", "end", hands=[["Odinson"]]).game.record.answers[:1] == ["end the turn"]
    assert lay("end!", hands=[["Odinson"]]).game.record.answers[:1] == ["end the turn"]


def test_yes_means_nothing_when_nothing_was_asked() -> None:
    assert lay("yes", "y", hands=[["Odinson"]]).game.answers == 0


def test_ending_the_turn_asks_nothing_when_nothing_is_left_to_do() -> None:
    sitting = lay("end", hands=[[]], recruit=0)
    assert sitting.game.record.answers[:1] == ["end the turn"]
    assert "You could still" not in sitting.shown


def test_a_forced_answer_is_taken_and_told() -> None:
    sitting = lay("end!", hands=[[], ["Odinson"]], decks=[["Wound"] * 6, []], villain_deck=["Scheme Twist"])
    forced = arrange(
        "legendary-1e",
        seats=2,
        active=1,
        mastermind="Red Skull",
        scheme="The Legacy Virus",
        hands=[["S.H.I.E.L.D. Agent"], []],
        decks=[["Endless Invention"], []],
        villain_deck=["Scheme Twist"],
        step="villain_deck",
    )
    assert sitting.code == exits.DONE
    shown = Sitting(forced).shown
    assert "There is one answer only: decline." in shown
    assert forced.record.answers[0] == "decline"


def test_what_changed_is_shown_after_an_answer_and_the_whole_table_at_the_turns_beginning() -> None:
    shown = lay("play odinson", hands=[["Odinson"]]).shown
    first, _, after = shown.partition("> play odinson")
    assert "City" in first
    assert "HQ" in first
    assert "Player 1 plays Odinson" in after
    assert "Points  2 Recruit, 0 Attack" in after
    assert "City" not in after


def test_the_table_can_be_shown_in_full_each_time_or_not_at_all() -> None:
    assert "City" in lay("table full", "play odinson", hands=[["Odinson"]]).shown.partition("> play odinson")[2]
    assert "Points" not in lay("table off", "play odinson", hands=[["Odinson"]]).shown.partition("> play odinson")[2]
    assert "can be shown in 3 ways" in lay("table upside down").shown


def test_look_shows_one_thing_in_full() -> None:
    shown = lay(
        "look hand", "look ci", "look nonsense", hands=[["Odinson"]], city={"Bridge": ["Blob", "Bystander"]}
    ).shown
    assert "Odinson (Thor): cost 3; 2+ Recruit; Avengers, Strength. [Strength]: +2 Recruit." in shown
    assert "Blob (Brotherhood): attack 4, 2 VP, holds Bystander." in shown
    assert "There is nothing to look at under 'nonsense'" in shown


def test_why_opens_the_rule_and_the_card_behind_question_and_answer() -> None:
    shown = lay("why", "why 1", "why L1-114", hands=[["Odinson"]]).shown
    assert "L1-027" in shown
    assert "L1-055" in shown
    assert "[Strength]: +2 Recruit." in shown
    assert "L1-114" in shown


def test_why_not_says_what_is_missing() -> None:
    shown = lay("why red skull", "fight blob", attack=2, city={"Bridge": "Blob"}).shown
    assert "To fight Red Skull takes 7 Attack; there is 2." in shown
    assert "To fight Blob takes 4 Attack; there is 2." in shown


def test_a_hint_is_an_answer_and_a_reason() -> None:
    sitting = lay("hint", hands=[["Odinson"]])
    assert "Hint: 1 play Odinson. Playing a card costs nothing." in sitting.shown
    assert sitting.game.answers == 0


def test_rules_and_cards_can_be_looked_up_in_mid_game() -> None:
    shown = lay("rules healing", "card god of thunder", "card Odnison", "rules", "card").shown
    assert "L1-114" in shown
    assert "God of Thunder (Thor)" in shown
    assert "Did you mean 'Odinson'?" in shown


def test_undo_takes_back_the_last_answer_and_redo_gives_it_again() -> None:
    sitting = lay("play od", "undo", "redo", "undo", hands=[["Odinson"]])
    assert sitting.game.answers == 0
    assert "Taken back: play Odinson." in sitting.shown
    assert "Given again." in sitting.shown


def test_undo_goes_back_to_ones_own_question_past_what_bots_did() -> None:
    sitting = Sitting(game(), "end!", "undo")
    assert sitting.game.answers == 0
    assert sitting.game.decision is not None
    assert sitting.game.decision.seat == 0


def test_undo_after_hidden_cards_were_seen_is_marked() -> None:
    assert Sitting(game(), "end!", "undo").save.notes.undone_after_seeing == 1
    assert lay("play od", "undo", hands=[["Odinson"]]).save.notes.undone_after_seeing == 0


def test_too_much_undo_and_redo_is_refused_with_a_sentence() -> None:
    shown = lay("undo", "redo", "play od", "undo 5", "undo x", hands=[["Odinson"]]).shown
    assert "There is nothing to undo." in shown
    assert "There is nothing to redo." in shown
    assert "Of your answers only 1 can be taken back." in shown
    assert "How many answers?" in shown


def test_a_copy_of_the_record_goes_where_it_is_wanted(tmp_path: Path) -> None:
    there, foreign = tmp_path / "copy.rec", tmp_path / "letter.txt"
    foreign.write_text("dear diary")
    sitting = Sitting(game(), "1", f"save {there}", f"save {foreign}", f"save {tmp_path}/no/../copy2.rec")
    assert longbox.replay(there.read_text()).answers == 1
    assert foreign.read_text() == "dear diary"
    assert "is no record: choose another name" in sitting.shown


def test_a_full_disk_is_told_once_and_the_game_goes_on_and_nothing_is_lost(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = game()
    first = Sitting(started, "1")
    before = kept(home)[0].read_text()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    second = Sitting.__new__(Sitting)
    second.paper = Paper()
    save = saves.find(None)
    save.written = before
    from longbox.terminal.line import LinePlay

    code = LinePlay(started, save, Screen(second.paper, Keyboard(["1", "1", "1"]))).play()
    assert code == exits.NOT_SAVED
    assert second.shown.count("cannot be saved") == 1
    assert "No space left on device" in second.shown
    assert kept(home)[0].read_text() == before
    assert not list(home.rglob("*.new"))
    printed = second.shown[second.shown.index("longbox record") :]
    assert longbox.replay(printed).digest() == started.digest()
    assert first.code == exits.DONE


def test_a_disk_that_has_room_again_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0
    sync = os.fsync

    def full_for_a_while(handle: int) -> None:
        nonlocal calls
        calls += 1
        if calls < 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(handle)

    monkeypatch.setattr(os, "fsync", full_for_a_while)
    sitting = Sitting(game(), "1", "1", "1")
    assert sitting.code == exits.DONE
    assert "The game is saved again." in sitting.shown


def test_two_sittings_at_one_save_do_not_overwrite_each_other(home: Path) -> None:
    Sitting(game(), "1")
    path = kept(home)[0]
    other = longbox.replay(path.read_text())
    save = saves.find(None)
    save.written = path.read_text()
    other.answer(0)
    path.write_text(str(other.record))  # somebody else plays on
    save.write(game().record)
    assert len(kept(home)) == 2
    assert longbox.replay(path.read_text()).answers == 2


def test_a_game_is_resumed_where_it_was_left(home: Path) -> None:
    left = Sitting(game(), "1", "1")
    paper = Paper()
    code = resume(None, [], Screen(paper, Keyboard(["1"])), in_lines(False))
    assert code == exits.DONE
    assert "after 2 answers" in paper.getvalue()
    [path] = kept(home)
    assert longbox.replay(path.read_text()).record.answers[:2] == left.game.record.answers
    assert longbox.replay(path.read_text()).answers == 3
    assert saves.find(None).notes.seats == ["you", "normal"]


def test_a_record_from_elsewhere_is_resumed_and_stays_as_it_is(tmp_path: Path, home: Path) -> None:
    there = tmp_path / "friend.rec"
    there.write_text(str(game().record))
    assert resume(str(there), [], Screen(Paper(), Keyboard(["1"])), in_lines(False)) == exits.DONE
    assert longbox.replay(there.read_text()).answers == 0
    assert longbox.replay(kept(home)[0].read_text()).answers == 1


def test_several_people_are_called_one_after_the_other_and_see_only_their_own_hands() -> None:
    laid = arrange(
        "legendary-1e",
        seats=2,
        active=0,
        mastermind="Red Skull",
        scheme="Unleash the Power of the Cosmic Cube",
        hands=[["Odinson"], ["Surge of Power"]],
        villain_deck=["Bystander", "Bystander"],
    )
    sitting = Sitting(laid, "end!", "", "look hand", seats=["you", "you"], terminal=True)
    before, _, after = sitting.shown.partition("Pass the screen to Player 2")
    assert "Odinson" in before
    assert "Surge of Power (" not in before
    assert "\x1b[2J" in after
    assert "Surge of Power" in after
    assert "draws 6 cards:" not in after


def test_where_only_bots_play_one_looks_on_to_the_end() -> None:
    sitting = Sitting(game(), seats=["normal", "normal"])
    assert sitting.game.over
    assert sitting.code == exits.DONE
    assert "draws 6 cards\n" in sitting.shown
    assert "Player 1: " in sitting.shown[-1500:]
    assert sitting.save.notes.over
    assert not saves.unfinished()


def test_a_whole_game_can_be_played_by_its_hints(home: Path) -> None:
    class Hinted(Keyboard):
        """Asks for a hint and follows it."""

        paper: Paper

        def readline(self, *_: object) -> str:  # type: ignore[override]
            since_the_last_line = self.paper.getvalue().split("\n> ")[-2:][0]
            found = re.findall(r"^Hint: (\d+) ", since_the_last_line, re.MULTILINE)
            return f"{found[-1]}!\n" if found else "hint\n"

    from longbox.terminal.line import LinePlay

    started, paper = game(), Paper()
    keyboard = Hinted([])
    keyboard.paper = paper
    code = LinePlay(started, saves.begin("legendary-1e", ["you", "normal"]), Screen(paper, keyboard)).play()
    assert code == exits.DONE
    assert started.result is not None
    assert f"{started.result.outcome.capitalize()}. {started.result.reason}" in paper.getvalue()
    assert "Victory Points (" in paper.getvalue()
    assert longbox.replay(kept(home)[0].read_text()).over


def test_a_broken_card_stops_the_game_which_is_kept_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.games.legendary.boxes.core1.heroes.thor import SurgeOfPower

    async def breaks(card: object, you: object) -> None:
        raise RuntimeError("torn in two")

    monkeypatch.setattr(SurgeOfPower, "played", breaks)
    sitting = lay("play surge", "1", "undo", "play od", hands=[["Surge of Power", "Odinson"]])
    assert "Something broke in the effect of Surge of Power" in sitting.shown
    assert "The game stands still: undo, save FILE, or quit." in sitting.shown
    assert sitting.game.record.answers == ["play Odinson"]
    assert sitting.code == exits.DONE
    left = lay("play surge", "quit", hands=[["Surge of Power", "Odinson"]])
    assert left.code == exits.FAULT
    with pytest.raises(GameStuck):
        longbox.replay(left.save.path.read_text())
    paper = Paper()
    assert resume(left.save.name, [], Screen(paper, Keyboard([])), in_lines(False)) == exits.DONE
    assert "The last answer is taken back." in paper.getvalue()


def test_ctrl_c_waits_until_the_answer_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.kernel.game import Game

    answer = Game.answer

    def pressed_meanwhile(self: Game, *given: object, **named: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        answer(self, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "answer", pressed_meanwhile)
    sitting = Sitting(game(), "1", "1", "1")
    assert sitting.code == exits.DONE
    assert sitting.game.answers == 1
    monkeypatch.undo()
    assert longbox.replay(sitting.save.path.read_text()).answers == 1


def test_a_game_of_a_family_nobody_drew_a_picture_for_is_shown_zone_by_zone() -> None:
    from longbox.terminal.picture import Picture

    shown = Picture(arrange("legendary-1e", active=0, hands=[["Odinson"]]).view(0))
    rows = {label: "".join(map(str, line)) for label, line in shown.table()}
    assert rows["How it stands"].startswith("danger ")
    assert rows["villain deck"].isdigit()
    assert rows["Player 1, hand"] == "Odinson"
    assert rows["Player 2, hand"].isdigit()
    assert set(shown.looks()) == {"hand", "players"}
    assert "[Strength]" in str(shown.look_hand())
    assert shown.why_not(lambda names: [0]) is None
