"""Several people at one table: by link, at one screen, watching, away and back again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Screens
from tests.browser.screen import Screen

YOU, HERE, LINK = {"kind": "you"}, {"kind": "here"}, {"kind": "link"}


def invites(host: Screen, guest: Screen) -> None:
    """A friend is seated: two presses of the host, one of the guest."""
    host.opens()
    host.page.get_by_role("button", name="Invite a friend Marvel Villainous").click()
    comes(host, guest)


def comes(host: Screen, guest: Screen) -> None:
    """The guest takes the seat that waits at the host's table."""
    link = host.page.get_by_label("Send this link to your friend").first
    link.wait_for()
    assert host.faults() == []
    host.page.get_by_role("button", name="Copy").first.click()
    guest.page.goto(link.input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    for each in (host, guest):
        expect(each.page.get_by_label("The question")).to_be_visible()


def whose_turn(*screens: Screen) -> tuple[Screen, Screen]:
    """Who is asked, and somebody who is not."""
    for _ in range(100):
        for screen in screens:
            if screen.answers.count() > 0:
                return screen, next(other for other in screens if other is not screen)
        screens[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def plays(screen: Screen, others: list[Screen]) -> None:
    """The first answer is given; everybody sees that."""
    before = screen.count_of_answers()
    screen.chooses_first()
    for each in (screen, *others):
        each.waits_for_more_than(before)


def hand(views: list[dict[str, Any]], seat: int) -> set[str]:
    """What lies in somebody's hand, as their browser was told last."""
    shown = views[-1]["view"]["seats"][seat]["hand"]
    return {card["face"] for card in shown}


def test_a_friend_sits_down_after_three_presses_of_the_host_and_one_of_the_guest(screens: Screens) -> None:
    host, guest = screens(), screens()
    for each in (host, guest):
        each.page.add_init_script(
            "addEventListener('click', () => (sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1), true)"
        )
    invites(host, guest)
    assert [each.page.evaluate("Number(sessionStorage.presses)") for each in (host, guest)] == [2, 1]


def test_two_browsers_play_each_other_though_a_line_breaks(screens: Screens) -> None:
    host, guest = screens(), screens()
    lines: list[WebSocketRoute] = []

    def passes(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    guest.page.route_web_socket("**/socket", passes)
    invites(host, guest)
    for answered in range(24):
        player, other = whose_turn(host, guest)
        if answered == 10:
            before = guest.count_of_answers()
            lines[-1].close()
            expect(guest.page.get_by_text("Reconnecting …")).to_be_hidden()
            assert guest.count_of_answers() == before
        plays(player, [other])
    assert len(lines) > 1, "the line was never taken up again"
    assert host.count_of_answers() == guest.count_of_answers() >= 24


def test_a_watcher_sees_nothing_that_is_hidden(screens: Screens) -> None:
    host, watcher = screens(), screens()
    told, seen = host.hears_states(), watcher.hears_states()
    host.sits_down("villainous", [YOU, {"kind": "bot"}], options={"first_seat": 0}, seed=4)
    host.waits_for_question()
    host.page.get_by_role("tab", name="Seats").click()
    watcher.page.goto(host.page.get_by_label("Link for watchers").input_value())
    watcher.page.get_by_role("button", name="Watch").click()
    expect(watcher.page.get_by_label("The question")).to_be_visible()
    assert seen[-1]["view"]["seats"][0]["hand"] == {"count": 4}
    hidden = hand(told, 0)
    assert len(hidden) >= 3
    everything = watcher.page.content() + str(seen)
    assert [face for face in hidden if face in everything] == []
    assert watcher.page.locator("[data-answer]").count() == 0


def test_a_curtain_hides_every_hand_between_two_people_at_one_screen(screens: Screens) -> None:
    screen = screens()
    told = screen.hears_states()
    screen.sits_down("villainous", [YOU, HERE], options={"first_seat": 0}, seed=4)
    for seat, name in ((0, "You"), (1, "Player 2"), (0, "You")):
        expect(screen.curtain).to_be_visible()
        assert [each["hand"] for each in told[-1]["view"]["seats"]] == [{"count": 4}, {"count": 4}]
        screen.page.keyboard.press("Escape")
        expect(screen.curtain).to_be_visible()
        assert screen.faults() == []
        screen.page.get_by_role("button", name=f"I am {name}").click()
        expect(screen.curtain).to_be_hidden()
        screen.answers.first.wait_for()
        assert hand(told, seat)
        while not screen.curtain.is_visible():
            before = screen.count_of_answers()
            screen.chooses_last()
            screen.waits_for_more_than(before)
            screen.answers.or_(screen.curtain).first.wait_for()


def test_what_was_revealed_is_only_taken_back_when_the_other_agrees(screens: Screens) -> None:
    host, guest = screens(), screens()
    host.sits_down("legendary-1e", [YOU, LINK], options={"first_seat": 0}, seed=3)
    comes(host, guest)
    player, other = host, guest
    player.answers.first.wait_for()
    while whose_turn(host, guest)[0] is player:  # to the end of the turn, where six new cards are drawn
        before = player.count_of_answers()
        player.chooses_last()
        for each in (host, guest):
            each.waits_for_more_than(before)
    answers = other.count_of_answers()
    asks = "wishes to take back what was done. Do you agree?"
    for agrees in ("No", "Yes"):
        player.page.get_by_role("button", name="Undo").click()
        expect(other.page.get_by_text(asks)).to_be_visible()
        assert other.faults() == []
        other.page.get_by_role("button", name=agrees, exact=True).click()
        expect(other.page.get_by_text(asks)).to_be_hidden()
        if agrees == "No":
            assert other.count_of_answers() == answers
    expect(player.answers.first).to_be_visible()
    assert player.count_of_answers() < answers
    other.page.get_by_role("tab", name="Seats").click()
    other.has_text("1 answer taken back after something hidden had been seen.")


def test_a_bot_plays_for_somebody_who_is_away_and_gives_the_seat_back(screens: Screens) -> None:
    host, guest = screens(), screens()
    invites(host, guest)
    table = guest.page.url
    guest.page.goto("about:blank")
    host.page.get_by_role("tab", name="Seats").click()
    host.page.get_by_role("button", name="normal Player 2").click()
    expect(host.page.get_by_text("bot, normal").first).to_be_visible()
    for _ in range(12):
        expect(host.answers.first).to_be_visible()
        before = host.count_of_answers()
        host.chooses_first()
        host.waits_for_more_than(before)
    guest.page.goto(table)
    guest.page.get_by_role("tab", name="Seats").click()
    guest.page.get_by_role("button", name="I play again").click()
    expect(guest.page.get_by_text("bot, normal")).to_have_count(0)


def test_words_and_phrases_reach_everybody_at_the_table(screens: Screens) -> None:
    host, guest = screens(), screens()
    invites(host, guest)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck!").click()
    host.page.get_by_label("Your words").fill("<b>Hela</b> wins")
    host.page.get_by_role("button", name="Say").click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_text("<b>Hela</b> wins")).to_be_visible()
    expect(guest.page.get_by_label("Chat", exact=True).get_by_text("Good luck!").first).to_be_visible()
    assert guest.faults() == []
