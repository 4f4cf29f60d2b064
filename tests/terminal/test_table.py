"""The full screen, as somebody with a keyboard meets it."""

from __future__ import annotations

import errno
import os
import random
import threading
from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path

import pytest

import longbox
from longbox.kernel.game import Game
from longbox.players import NORMAL, Advice, Player, asks, player
from longbox.terminal import saves, speech
from longbox.terminal.begin import resume
from longbox.terminal.full import app
from longbox.terminal.full.app import FullScreen
from longbox.terminal.full.panes import Answers
from longbox.terminal.screen import Screen
from longbox.testing import arrange
from tests.terminal.keys import LARGE, SMALL, Person, sits
from tests.terminal.sitting import Keyboard, Paper, Sitting, game, kept


def villainous(seed: int = 7) -> Game:
    return longbox.new("villainous", 2, seed, villains=["Hela", "Thanos"], first_seat=0)


def lay(**wanted: object) -> Game:
    wanted.setdefault("active", 0)
    wanted.setdefault("mastermind", "Red Skull")
    wanted.setdefault("scheme", "Unleash the Power of the Cosmic Cube")
    return arrange("legendary-1e", **wanted)  # type: ignore[arg-type]


# -- whole games -----------------------------------------------------------------------------------------------------


async def plays_by_hints(person: Person) -> None:
    """F3 marks an answer, Enter takes it; whoever is asked whether the turn shall end is sure."""
    while not person.game.over:
        await person.presses("f3", "enter")
        if person.over == "Sure":
            await person.presses("y")
    assert person.over == "Ending"


async def plays_in_every_way(person: Person) -> None:
    """By hints, numbers, arrows and words in turn, as long as the game goes on."""
    while not person.game.over:
        place, _ = person.table.sitting.advice()
        match person.game.answers % 4:
            case 0:
                await person.chooses(place + 1)
            case 1:
                await person.presses(*["down"] * place, "enter")
            case 2:
                await person.types(person.table.options[place]["notation"])
            case 3:
                await person.presses("f3", "enter")
        if person.over == "Sure":
            await person.presses("down", "enter")
    assert person.over == "Ending"


@pytest.mark.parametrize("begins", [game, villainous])
def test_a_whole_game_is_played_by_keyboard_alone_on_a_small_screen(begins: Callable[[], Game], home: Path) -> None:
    table = sits(begins(), plays_in_every_way, size=SMALL)
    assert table.sitting.game.result is not None
    assert longbox.replay(kept(home)[0].read_text()).over
    assert not saves.unfinished()


@pytest.mark.parametrize("begins", [game, villainous])
def test_on_a_large_screen_it_is_played_alike(begins: Callable[[], Game]) -> None:
    async def chooses(person: Person) -> None:
        while person.game.answers < 40:
            await person.chooses(person.table.sitting.advice()[0] + 1)

    records = [str(sits(begins(), chooses, size=size).sitting.game.record) for size in (SMALL, LARGE)]
    assert records[0] == records[1]


@pytest.mark.parametrize("begins", [game, villainous])
def test_the_same_answers_give_the_same_record_as_in_line_play(begins: Callable[[], Game]) -> None:
    numbers = [1, 1, 2, 1, 1, 1, 1, 2, 1, 1]
    in_lines = Sitting(begins(), *(f"{number}!" for number in numbers))

    async def chooses(person: Person) -> None:
        for number in numbers:
            await person.chooses(number)

    assert in_lines.game.answers >= len(numbers)
    assert str(sits(begins(), chooses).sitting.game.record) == str(in_lines.game.record)


def test_where_only_bots_play_one_looks_on_to_the_end() -> None:
    async def looks_on(person: Person) -> None:
        assert person.over == "Ending"
        assert "Victory Points" in await person.shown()

    assert sits(game(), looks_on, seats=["normal", "normal"]).sitting.save.notes.over


# -- answering -------------------------------------------------------------------------------------------------------


def test_an_answer_is_marked_with_arrows_and_taken_with_enter() -> None:
    async def does(person: Person) -> None:
        await person.presses("down", "enter")

    table = sits(lay(hands=[["Odinson", "Growing Anger"]]), does)
    assert table.sitting.game.record.answers == ["play Growing Anger"]


def test_words_mark_an_answer_while_they_are_typed_and_take_it_with_enter() -> None:
    async def does(person: Person) -> None:
        await person.presses("p", "space", "g")
        assert person.table.query_one(Answers).highlighted == 1
        await person.types("row")

    table = sits(lay(hands=[["Odinson", "Growing Anger"]]), does)
    assert table.sitting.game.record.answers == ["play Growing Anger"]


def test_a_number_that_could_go_on_waits_for_the_next_digit_or_enter() -> None:
    hand = ["Odinson", "Growing Anger", "Surge of Power", "Team Player", "Covering Fire", "Arc Reactor"]
    more = ["Determination", "Optic Blast", "Quick Draw", "Endless Invention", "Perfect Teamwork"]

    async def does(person: Person) -> None:
        assert len(person.table.options) > 9
        await person.presses("1")
        assert person.game.answers == 0
        await person.presses("1")

    table = sits(lay(hands=[[*hand, *more]]), does)
    assert len(table.sitting.game.record.answers) == 1
    assert table.sitting.game.record.answers[0] != "play Odinson"


def test_enter_after_a_number_is_no_second_answer() -> None:
    async def does(person: Person) -> None:
        await person.presses("1", "enter")
        assert "The number was enough" in await person.shown()
        assert person.game.answers == 1
        await person.presses("enter")
        assert person.game.answers == 2
        await person.presses("1", "down", "up", "enter")

    assert sits(game(), does).sitting.game.answers == 4


def test_keys_that_come_all_at_once_never_answer_a_later_question() -> None:
    hand = ["Odinson", "Growing Anger", "Surge of Power", "Team Player", "Covering Fire", "Arc Reactor"]

    async def does(person: Person) -> None:
        assert len(person.table.options) == 7
        for key in "65":
            person.presses_at_once(key)
        await person.waits()

    assert sits(lay(hands=[hand]), does).sitting.game.record.answers == ["play Arc Reactor"]


def test_an_answer_is_taken_with_a_click() -> None:
    async def does(person: Person) -> None:
        await person.pilot.click(Answers, offset=(5, 1))
        await person.waits()

    table = sits(lay(hands=[["Odinson", "Growing Anger"]]), does)
    assert table.sitting.game.record.answers == ["play Growing Anger"]


def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async def does(person: Person) -> None:
        await person.presses("down")
        await person.pilot.click("#foot", offset=((await person.shown()).split("\n")[-1].index("Card"), 0))
        await person.waits()
        assert person.over == "Pages"
        assert "Growing Anger" in await person.shown()

    assert sits(lay(hands=[["Odinson", "Growing Anger"]]), does).sitting.game.answers == 0


def test_ending_the_turn_asks_once_while_something_useful_could_be_done() -> None:
    async def does(person: Person) -> None:
        await person.types("end")
        assert person.over == "Sure"
        assert "You could still play Odinson." in await person.shown()
        await person.presses("enter")
        assert (person.over, person.game.answers) == ("", 0)

    async def is_sure(person: Person) -> None:
        await person.types("end")
        await person.presses("y")

    assert sits(lay(hands=[["Odinson"]]), does).sitting.game.answers == 0
    assert sits(lay(hands=[["Odinson"]]), is_sure).sitting.game.record.answers[:1] == ["end the turn"]


def test_nonsense_is_refused_with_a_sentence_and_changes_nothing() -> None:
    async def does(person: Person) -> None:
        for words, said in (("xyzzy", "is none of the answers"), ("99", "There is no option 99"), ("rules", "Which")):
            await person.types(words)
            assert said in await person.shown()

    assert sits(game(), does).sitting.game.answers == 0


KEYS = ["up", "down", "enter", "escape", "pageup", "pagedown", "tab", "space", "backspace", "question_mark", "y", "j"]
KEYS += [*"1234567890", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "left", "x", *["escape", "enter"] * 8]
WORDS = ["look", "look x", "card", "card zz", "why 99", "why l", "log -5", "undo x", "redo 2", "!", "[b]x", "-1"]


@pytest.mark.parametrize("begins", [game, villainous])
def test_keys_and_words_at_random_break_nothing(begins: Callable[[], Game]) -> None:
    chance = random.Random(5)
    answers: set[int] = set()

    async def does(person: Person) -> None:
        for _ in range(120):
            if chance.random() < 0.05:
                await person.types(chance.choice(WORDS))
            else:
                await person.presses(chance.choice(KEYS))
            answers.add(person.game.answers)
        assert person.table.is_running

    played = sits(begins(), does, seats=["you", "you"]).sitting.game
    assert len(answers) > 5
    assert longbox.replay(str(played.record)).digest() == played.digest()


# -- looking ---------------------------------------------------------------------------------------------------------


PAGES = [
    ("f1", "Pages", "F7"),
    ("question_mark", "Pages", "F7"),
    ("f2", "Pages", "L1-027"),
    ("f4", "Pages", "[Strength]: +2 Recruit."),
    ("f5", "Looks", "Piles"),
    ("f6", "Pages", "Player 1 plays Odinson"),
]


@pytest.mark.parametrize(("key", "over", "said"), PAGES)
def test_a_page_comes_up_over_the_question_and_goes_away(key: str, over: str, said: str) -> None:
    async def does(person: Person) -> None:
        await person.types("play od")
        await person.presses(key)
        assert person.over == over
        assert said in await person.shown()
        await person.presses("escape")
        assert (person.over, person.table.is_asking) == ("", True)

    assert sits(lay(hands=[["Odinson", "Odinson"]]), does).sitting.game.answers == 1


@pytest.mark.parametrize("begins", [game, villainous])
def test_every_pile_can_be_looked_at_while_a_question_is_open(begins: Callable[[], Game]) -> None:
    async def does(person: Person) -> None:
        looks = person.table.sitting.picture().looks()
        await person.presses("f5")
        for name in looks:
            if name[-1].isdigit():  # stands there by the name of its villain already
                continue
            shown = await person.shown()
            assert all(label in shown for label, _ in looks[name]()), name
            await person.presses("down")
        assert "Red Skull" in shown or "Thanos" in shown
        await person.presses("escape")
        assert person.table.is_asking

    assert sits(begins(), does, size=LARGE).sitting.game.answers == 0


def test_typed_commands_mean_what_they_mean_in_line_play() -> None:
    async def does(person: Person) -> None:
        await person.types("card god of thunder")
        assert "God of Thunder (Thor)" in await person.shown()
        await person.types("why fight red skull")
        assert "To fight Red Skull takes 7 Attack; there is 0." in await person.shown()
        await person.types("rules healing")
        assert "L1-114" in await person.shown()

    assert sits(lay(hands=[["Odinson"]]), does).sitting.game.answers == 0


def test_the_card_of_the_marked_answer_is_shown_beside_the_table_where_there_is_room() -> None:
    async def is_shown(person: Person) -> None:
        assert "[Strength]: +2 Recruit." in await person.shown()

    async def is_not_shown(person: Person) -> None:
        assert "[Strength]: +2 Recruit." not in await person.shown()

    sits(lay(hands=[["Odinson"]]), is_shown, size=LARGE)
    sits(lay(hands=[["Odinson"]]), is_not_shown, size=SMALL)


def test_a_hint_marks_its_answer_and_says_why() -> None:
    async def does(person: Person) -> None:
        await person.presses("down", "f3")
        assert person.table.query_one(Answers).highlighted == 0
        assert "Playing a card costs nothing." in await person.shown()

    assert sits(lay(hands=[["Odinson"]]), does).sitting.game.answers == 0


def test_an_answer_without_a_card_is_shown_with_what_it_is_about() -> None:
    async def does(person: Person) -> None:
        await person.presses("f4")
        assert person.over == "Pages"
        assert "move to Niflheim" in await person.shown()
        assert "Top: " in await person.shown()

    assert sits(villainous(), does).sitting.game.answers == 0


def test_what_the_cards_on_the_table_say_is_shown_where_there_is_room() -> None:
    rule = "Master Strike: each player KOs a Hero from their hand."

    async def is_shown(person: Person) -> None:
        assert rule in await person.shown()

    async def is_not_shown(person: Person) -> None:
        assert rule not in await person.shown()
        await person.pilot.resize_terminal(200, 50)
        await person.waits()
        assert rule in await person.shown()

    sits(game(), is_shown, size=(200, 50))
    sits(game(), is_not_shown, size=(120, 40))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60), (40, 12)])
def test_it_fits_any_terminal(size: tuple[int, int]) -> None:
    async def does(person: Person) -> None:
        lines = (await person.shown()).split("\n")
        assert len(lines) == size[1]
        assert max(map(len, lines)) <= size[0]
        assert "What do you do?" in "\n".join(lines)

    sits(game(), does, size=size)


def test_a_terminal_that_is_too_small_says_so_until_it_grows() -> None:
    said = "Too small: the table wants 80 x 24"

    async def does(person: Person) -> None:
        assert said in await person.shown()
        await person.presses("1")
        assert said in await person.shown()
        await person.pilot.resize_terminal(80, 24)
        await person.waits()
        assert said not in await person.shown()

    assert sits(game(), does, size=(60, 20)).sitting.game.answers == 1


@pytest.mark.parametrize("size", [(80, 24), (50, 24)])
def test_the_most_important_keys_stand_at_the_foot_in_every_language(size: tuple[int, int]) -> None:
    async def does(person: Person) -> None:
        foot = (await person.shown()).split("\n")[-1]
        assert len(foot) <= size[0]
        assert foot.startswith("F1 Hilfe ")
        assert " F7 Zur" in foot
        assert " F10 " in foot

    def speaks_german() -> None:
        speech.speaks("de")
        sits(game(), does, size=size)

    copy_context().run(speaks_german)


def test_without_colours_nothing_is_coloured_and_the_mark_still_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def does(person: Person) -> None:
        parts = [(part.text, part.style) for strip in await person.strips() for part in strip if part.style is not None]
        colours = [color for _, style in parts for color in (style.color, style.bgcolor) if color is not None]
        assert {color.name for color in colours} <= {"default"}
        turned = "".join(words for words, style in parts if style.reverse)
        assert "play S.H.I.E.L.D. Trooper" in turned

    sits(game(), does)


# -- undo, keeping, leaving ------------------------------------------------------------------------------------------


def test_a_forced_answer_is_taken_and_told() -> None:
    laid = lay(
        active=1,
        scheme="The Legacy Virus",
        hands=[["S.H.I.E.L.D. Agent"], []],
        decks=[["Endless Invention"], []],
        villain_deck=["Scheme Twist"],
        step="villain_deck",
    )

    async def does(person: Person) -> None:
        assert "There is one answer only: decline." in await person.shown()
        await person.presses("enter")
        assert "There is one answer only" not in await person.shown()

    assert sits(laid, does).sitting.game.record.answers[0] == "decline"


def test_undo_and_redo_have_keys() -> None:
    async def does(person: Person) -> None:
        await person.types("play od")
        await person.presses("f7")
        assert "Taken back: play Odinson." in await person.shown()
        assert person.game.answers == 0
        await person.presses("f8")
        assert person.game.answers == 1
        await person.presses("f8")
        assert "There is nothing to redo." in await person.shown()

    assert sits(lay(hands=[["Odinson", "Odinson"]]), does).sitting.game.answers == 1


def test_the_game_is_saved_after_every_answer(home: Path) -> None:
    async def does(person: Person) -> None:
        for answers in (1, 2):
            await person.presses("enter")
            assert longbox.replay(kept(home)[0].read_text()).answers == answers

    sits(game(), does)


def test_a_game_goes_on_where_it_was_left_in_either_way_of_playing(home: Path) -> None:
    async def does(person: Person) -> None:
        await person.presses("enter", "enter", "f10")

    left = sits(game(), does).sitting.game
    sat: list[FullScreen] = []

    def sits_again(game: Game, save: saves.Save, screen: Screen, resumed: bool) -> int:
        async def looks(person: Person) -> None:
            assert person.game.digest() == left.digest()
            await person.presses("enter")

        assert resumed
        sat.append(sits(game, looks))
        return 0

    assert resume(None, [], Screen(Paper(), Keyboard([])), sits_again) == 0
    assert sat[0].sitting.game.answers == 3


def nearly_over() -> Game:
    """A game at the last question to its first seat."""
    played, bot = game(), player(NORMAL)
    while not played.over:
        played.answer(asks(bot, played).notation)
    while played.over or played.decision is None or played.decision.seat != 0:
        played.undo()
    return played


def test_a_finished_game_can_be_taken_back_and_goes_on() -> None:
    async def does(person: Person) -> None:
        await plays_by_hints(person)
        await person.presses("down", "down", "enter")
        assert not person.game.over
        assert person.table.is_asking

    assert not sits(nearly_over(), does).sitting.save.notes.over


def test_a_finished_game_can_be_looked_at() -> None:
    async def does(person: Person) -> None:
        await plays_by_hints(person)
        await person.presses("escape")
        assert "The game is over." in await person.shown()
        await person.types("hint")
        assert "Nothing is asked now." in await person.shown()
        await person.types("play odinson")
        assert "Nothing is asked now." in await person.shown()
        await person.presses("f5")
        assert person.over == "Looks"
        await person.presses("escape", "f6")
        assert "The game ends" in await person.shown()

    assert sits(nearly_over(), does).sitting.save.notes.over


def test_leaving_in_words_keeps_the_game(home: Path) -> None:
    async def does(person: Person) -> None:
        await person.presses("enter")
        await person.pilot.press(*"quit", "enter")

    left = sits(game(), does)
    assert not left.is_running
    assert longbox.replay(kept(home)[0].read_text()).answers == left.sitting.game.answers == 1


def test_while_a_bot_thinks_nothing_is_answered_or_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = threading.Event()

    def thinks_long(who: Player, game: Game) -> Advice:
        assert ready.wait(20)
        return asks(who, game)

    monkeypatch.setattr(app, "asks", thinks_long)

    async def does(person: Person) -> None:
        for key in (*"end!", "enter"):
            person.presses_at_once(key)
        await person.pilot.pause()
        assert "Player 2 is thinking." in await person.shown()
        answers = person.game.answers
        for key in ("f7", "enter", "1", "f3", "f5"):
            person.presses_at_once(key)
        await person.pilot.pause()
        assert (person.game.answers, person.over) == (answers, "")
        ready.set()
        await person.waits()
        assert person.game.decision is not None
        assert person.game.decision.seat == 0

    sits(lay(hands=[["Odinson"], ["Odinson"]]), does)


def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def does(person: Person) -> None:
        monkeypatch.setattr(os, "fsync", full)
        await person.presses("enter")
        assert "cannot be saved" in await person.shown()
        await person.presses("enter")

    table = sits(game(), does)
    assert table.sitting.game.answers == 2
    assert table.sitting.unsaved is not None


def test_a_broken_card_stops_the_game_which_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.games.legendary.boxes.core1.heroes.thor import SurgeOfPower

    async def breaks(card: object, you: object) -> None:
        raise RuntimeError("torn in two")

    monkeypatch.setattr(SurgeOfPower, "played", breaks)

    async def does(person: Person) -> None:
        await person.types("play surge")
        assert "Something broke in the effect of Surge of Power" in await person.shown()
        await person.presses("f7")
        await person.types("play od")

    table = sits(lay(hands=[["Surge of Power", "Odinson"]]), does)
    assert table.sitting.game.record.answers == ["play Odinson"]


# -- several people --------------------------------------------------------------------------------------------------


def test_a_curtain_falls_between_two_people_and_nobody_sees_the_others_hand() -> None:
    laid = lay(hands=[["Odinson"], ["Surge of Power"]], villain_deck=["Bystander", "Bystander"])

    async def does(person: Person) -> None:
        assert person.over == "Curtain"
        assert "Pass the screen to Player 1" in await person.shown()
        assert "Odinson" not in await person.shown()
        await person.presses("enter")
        assert "Odinson" in await person.shown()
        assert "Surge of Power" not in await person.shown()
        await person.types("end!")
        assert person.over == "Curtain"
        assert "Odinson" not in await person.shown()
        await person.presses("f1", "f5", "f7")
        assert person.over == "Curtain"
        await person.presses("enter")
        assert "play Surge of Power" in await person.shown()
        assert "draws 6 cards:" not in await person.shown()

    sits(laid, does, seats=["you", "you"])
