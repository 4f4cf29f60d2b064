"""The laws of every game: that they hold in random games, and that each of them finds what it is there to find."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import longbox
from longbox.games import catalog
from longbox.kernel import luck
from longbox.kernel.cards import Card
from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Game
from longbox.kernel.log import event_for
from longbox.kernel.unseen import exchange, unseen
from longbox.lab import fuzz, laws
from longbox.lab.laws import BrokenLaw, Inspector
from tests.kernel import toys
from tests.kernel.sketch import ask, sketch
from tests.kernel.toys import market
from tests.laws import planted

SEATS = [(info.game, seats) for info in longbox.games() for seats in info.seats]
GAMES_EACH = 6
ENOUGH = 250  # decisions of a game whose rules do not end it: the long runs are made by hand


def inspected(game: Game, seed: int, decisions: int = 100_000, **how: Any) -> Game:
    """Plays a game at random with an inspector beside it, thoroughly unless said otherwise."""
    inspector = Inspector(game, seed, **{"thorough": True, **how})
    state = luck.from_seed(seed, "test")
    inspector.looks()
    while game.decision is not None and decisions:
        state, choice = luck.below(state, len(game.decision.options))
        inspector.answers(choice)
        inspector.looks()
        decisions -= 1
    return game


# -- the laws hold ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats", "seed"), toys.every(3))
def test_every_law_holds_at_every_decision_of_the_toys(name: str, seats: int, seed: int) -> None:
    assert inspected(toys.new(name, seats, seed), seed, replay=toys.replay).over


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_law_holds_in_random_games_of_the_catalog(game: str, seats: int) -> None:
    cap = None if catalog.playable(game).ends else ENOUGH
    report = fuzz.fuzz(game, GAMES_EACH, seed=1000 * seats, seats=[seats], processes=1, cap=cap, elsewhere=False)
    assert not report.faults, report.faults[0]
    assert report.games == GAMES_EACH


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_game_saved_at_every_decision_goes_on_alike_and_keeps_its_secrets_from_everybody(
    game: str, seats: int
) -> None:
    inspected(longbox.new(game, seats=seats, seed=31 + seats), seats, decisions=25)


@pytest.mark.parametrize("game", [info.game for info in longbox.games()])
def test_in_fifty_games_no_viewer_notices_that_what_it_cannot_know_was_exchanged(game: str) -> None:
    """For every viewer at a stretch of decisions somewhere in each of fifty games; `longbox fuzz --thorough` does it at
    every decision."""
    info = catalog.playable(game).info
    looked = 0
    for seed in range(50):
        seats, chosen = fuzz.set_up(info, seed)
        playing, _ = fuzz._started(game, seats, seed, chosen)
        toys.played(playing, answers=3 * seed, state=seed + 1)
        state = luck.from_seed(seed, "test")
        for _ in range(4):
            if playing.decision is None:
                break
            state, choice = luck.below(state, len(playing.decision.options))
            for viewer in (None, *range(seats)):
                laws.a_view_keeps_secrets(playing, viewer, state)
                laws.asking_tells_nothing(playing, viewer, state, choice)
                looked += 1
            laws.the_log_keeps_secrets(playing, after=max(0, len(playing.table.told or ()) - 20))
            playing.answer(choice)
    assert looked > 500


@pytest.mark.parametrize("hash_seed", [0, 4242])
def test_records_replay_alike_in_another_process_and_under_another_hash_seed(hash_seed: int) -> None:
    records = []
    for game, seats in SEATS:
        playing = longbox.new(game, seats=seats, seed=hash_seed + seats)
        records.append(toys.played(playing, 400, state=seats + 1).record)
    assert laws.digests_elsewhere([str(record) for record in records], hash_seed) == [it.digest for it in records]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_what_a_player_draws_from_has_backs_that_tell_nothing(game: str, seats: int) -> None:
    playing = toys.played(longbox.new(game, seats=seats, seed=8), 60)
    for seat in playing.table.seats:
        backs = {spot for spot in unseen(playing.table, None) if spot[0] == seat.index}
        assert len(backs) == 1, f"cards of {backs} could be told apart in a hand or a deck"


# -- and each finds what is planted ----------------------------------------------------------------------------------


def broken(law: Callable[[], Any]) -> str:
    """The sentence with which a law is broken."""
    with pytest.raises(BrokenLaw) as found:
        law()
    return str(found.value)


def test_a_question_without_an_answer_is_found() -> None:
    game = toys.new("market")
    laws.always_an_answer(game)
    assert game.decision is not None
    game.decision.options = []
    assert "has no answer" in broken(lambda: laws.always_an_answer(game))


def test_a_question_to_nobody_is_found() -> None:
    async def first(table: Any) -> str:
        await ask("on", seat=2)
        return "first"

    assert "seat 2, which is not there" in broken(lambda: laws.always_an_answer(sketch(first)))


def test_a_game_that_neither_asks_nor_ends_is_found() -> None:
    game = toys.new("market")
    game.decision = None
    assert "asks nothing" in broken(lambda: laws.always_an_answer(game))
    game.over = True
    laws.always_an_answer(game)


@pytest.mark.parametrize("words", [("light", "light"), ("light a lamp", "Light  a lamp"), ("a", "b", "a")])
def test_two_options_that_read_the_same_are_found(words: tuple[str, ...]) -> None:
    async def first(table: Any) -> str:
        await ask(*words)
        return "first"

    assert "beside" in broken(lambda: laws.no_two_options_read_the_same(sketch(first)))


@pytest.mark.parametrize("word", [" light", "light\nit", "light\u2028it", "digest 12", ""])
def test_an_option_that_no_record_can_hold_is_found(word: str) -> None:
    async def first(table: Any) -> str:
        await ask(word, "other")
        return "first"

    assert "A record cannot hold" in broken(lambda: laws.no_two_options_read_the_same(sketch(first)))


def test_a_lost_card_and_a_card_in_two_places_are_found() -> None:
    game: Any = toys.new("market")
    laws.every_card_is_in_one_place(game)
    card = game.table.supply.pop()
    assert broken(lambda: laws.every_card_is_in_one_place(game)) == f"{card} lies nowhere."
    game.table.seats[0].hand.append(card)
    laws.every_card_is_in_one_place(game)
    game.table.seats[1].deck.append(card)
    assert broken(lambda: laws.every_card_is_in_one_place(game)) == f"{card} lies in 0.hand and in 1.deck."


def test_a_card_that_lies_twice_in_one_pile_is_found() -> None:
    game: Any = toys.new("outpost")
    game.table.country.append(game.table.country[0])
    assert "lies in country and in country" in broken(lambda: laws.every_card_is_in_one_place(game))


def test_cardboard_that_can_be_written_on_is_found() -> None:
    class Notepad(Card):
        __slots__ = ("__dict__",)

    game: Any = toys.new("market")
    laws.cardboard_never_changes(game)
    game.table.prints(Notepad)
    assert "can be written on" in broken(lambda: laws.cardboard_never_changes(game))


def test_cardboard_out_of_its_place_in_the_census_is_found() -> None:
    game: Any = toys.new("market")
    game.table.census.reverse()
    assert "at place 0 of the census" in broken(lambda: laws.cardboard_never_changes(game))


@pytest.mark.parametrize(
    "strange",
    [1.5, {1}, len, lambda: None, object(), [[{"a": 2.5}]], (1, (2, b"x"))],
    ids=["a fraction", "a set", "a builtin", "a function", "an object", "a fraction deep inside", "bytes deep inside"],
)
def test_what_is_no_plain_data_is_found(strange: Any) -> None:
    game: Any = toys.new("market")
    laws.the_table_is_plain_data(game)
    game.table.coins = strange
    assert "coins holds" in broken(lambda: laws.the_table_is_plain_data(game))


def test_cardboard_of_another_game_is_found() -> None:
    game, other = (toys.new("market"), toys.new("market"))
    game.table.row[0] = other.table.row[0]  # type: ignore[attr-defined]
    assert "which is not of this game" in broken(lambda: laws.the_table_is_plain_data(game))


@pytest.mark.parametrize("where", ["table", "seat"])
def test_what_is_not_declared_is_found(where: str) -> None:
    game: Any = toys.new("market")
    (game.table if where == "table" else game.table.seats[1]).mood = "gloomy"
    assert broken(lambda: laws.the_table_is_plain_data(game)).startswith("mood of the table is not declared")


def test_a_copy_that_shares_is_found() -> None:
    laws.a_copy_shares_nothing(toys.new("market"))
    game = planted.begin(planted.SharedTable)
    assert broken(lambda: laws.a_copy_shares_nothing(game)) == "A copy of the table shares anything with its original."


def test_a_base_that_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = toys.new("market")
    freeze = market.Table.freeze

    def careless(table: Any) -> Any:
        return tuple(table.supply if part == table.supply else part for part in freeze(table))

    monkeypatch.setattr(market.Table, "freeze", careless)
    assert "shares supply" in broken(lambda: laws.a_copy_shares_nothing(game))


def test_a_copy_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toys.new("market")
    copy = market.Table.copy

    def forgetful(table: Any) -> Any:
        copied = copy(table)
        copied.row[0] = None
        return copied

    monkeypatch.setattr(market.Table, "copy", forgetful)
    assert "not equal" in broken(lambda: laws.a_copy_shares_nothing(game))


def test_a_fork_that_asks_something_else_is_found() -> None:
    laws.a_fork_stands_here(toys.new("market"))
    game = planted.begin(market.Table, main=planted.counts_calls())
    sentence = broken(lambda: laws.a_fork_stands_here(game))
    assert "What, for the 2. time?" in sentence
    assert "where the game asks" in sentence


def test_a_fork_with_another_table_is_found() -> None:
    game: Any = toys.new("market")
    game.table.coins += 1
    assert broken(lambda: laws.a_fork_stands_here(game)) == "A fork has another table."


def test_a_fork_that_was_told_something_else_is_found() -> None:
    game = toys.played(toys.new("market"), 5)
    game.table.tell("plays", 0, game.table.census[0])
    assert broken(lambda: laws.a_fork_stands_here(game)) == "A fork was told other things."


def test_games_at_different_points_are_found() -> None:
    one, other = toys.played(toys.new("market"), 5), toys.played(toys.new("market"), 6)
    assert "another point of the game" in broken(lambda: laws.they_stand_alike(one, other, "It"))


def test_a_fork_that_changes_its_original_is_found() -> None:
    laws.a_fork_goes_its_own_way(toys.new("market"), 1)
    game = planted.begin(planted.SharedTable, main=planted.shares)
    assert "changed its original" in broken(lambda: laws.a_fork_goes_its_own_way(game, 1))


def test_an_undo_that_does_not_come_back_is_found() -> None:
    laws.undo_and_redo_come_back(toys.played(toys.new("market"), 9), 4)
    game: Any = toys.played(toys.new("market"), 9)
    forked = game.fork

    def forgetful() -> Any:
        fork = forked()
        fork.redo = lambda answers: None
        return fork

    game.fork = forgetful
    assert "after undo and redo" in broken(lambda: laws.undo_and_redo_come_back(game, 4))


def test_a_record_that_leads_elsewhere_is_found() -> None:
    game: Any = toys.played(toys.new("market"), 4)
    laws.saved_and_loaded(game, toys.replay)
    game.table.coins += 1
    assert "cannot be played again" in broken(lambda: laws.saved_and_loaded(game, toys.replay))
    assert "has another table" in broken(lambda: laws.saved_and_loaded(game, planted.replaying()))


def test_a_game_that_depends_on_the_order_of_a_set_is_found() -> None:
    game = toys.played(planted.hashy(), 3)
    program = (
        "import json, sys\nfrom tests.laws.planted import replay_hashy\n"
        "print(json.dumps([replay_hashy(text).digest() for text in json.load(sys.stdin)]))"
    )
    digests = {laws.digests_elsewhere([str(game.record)], hash_seed, program)[0] for hash_seed in (1, 2, 3)}
    assert len(digests) > 1, "the planted fault is one"
    bad = next(hash_seed for hash_seed in range(1, 9) if _comes_elsewhere(game, hash_seed, program))
    assert "in another process" in broken(lambda: laws.it_replays_alike_elsewhere(game, bad, program))


def _comes_elsewhere(game: Game, hash_seed: int, program: str) -> bool:
    return laws.digests_elsewhere([str(game.record)], hash_seed, program)[0] != game.digest()


def test_a_record_that_breaks_in_another_process_is_found() -> None:
    assert "does not replay" in broken(lambda: laws.digests_elsewhere(["nonsense"]))


def keeps_secrets(game: Game, viewer: int | None) -> None:
    """Looked at with several exchanges: a single one may happen to move no card that matters."""
    for state in range(12):
        laws.a_view_keeps_secrets(game, viewer, luck.from_seed(state, "test"))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_that_depends_on_a_hidden_card_is_found(viewer: int | None) -> None:
    keeps_secrets(toys.new("market"), viewer)
    keeps_secrets(toys.played(toys.new("outpost", 3), 7), viewer)
    assert "sees cards that nobody showed" in broken(
        lambda: keeps_secrets(planted.begin(planted.TalkativeTable), viewer)
    )


def test_options_that_depend_on_a_hidden_card_are_found() -> None:
    game = planted.begin(market.Table, main=planted.peeks)
    assert "sees cards" in broken(lambda: keeps_secrets(game, 0))
    keeps_secrets(game, 1)


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_question_that_names_a_hidden_card_is_found(viewer: int | None) -> None:
    game = planted.begin(market.Table, main=planted.blabs)
    assert "sees cards" in broken(lambda: keeps_secrets(game, viewer))
    keeps_secrets(game, 1)


def test_a_step_that_tells_of_a_hidden_card_is_found() -> None:
    async def blurts(front: Any) -> str:
        if any(card.title == "Captain" for card in front.seats[1].hand[:1]):
            front.tell("turns_up", card=front.country[0])
        await ask("on")
        return "first"

    def looks() -> None:
        for seed in range(6):
            keeps_secrets(planted.besiege(blurts, seed), 0)

    assert "of hidden cards" in broken(looks)


def asking_tells(first: Any, viewer: int | None) -> None:
    for seed in range(8):
        for state in range(4):
            laws.asking_tells_nothing(planted.besiege(first, seed), viewer, luck.from_seed(state, "test"), choice=0)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("first", [planted.asks_who_has_it, planted.counts_captains])
def test_asking_only_those_who_hold_a_card_is_found(first: Any, viewer: int | None) -> None:
    assert "learns of hidden cards" in broken(lambda: asking_tells(first, viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_asking_everybody_and_showing_what_is_shown_is_allowed(viewer: int | None) -> None:
    asking_tells(planted.asks_everybody, viewer)


def test_a_log_that_names_secret_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toys.played(toys.new("outpost", 3), 9)
    laws.the_log_keeps_secrets(game)
    monkeypatch.setattr(laws, "event_for", lambda viewer, told, *rest: event_for(0, (*told[:9], (0,)), *rest))
    assert "is told of cards shown to others" in broken(lambda: laws.the_log_keeps_secrets(game))


def test_an_event_without_a_sentence_is_found() -> None:
    game = toys.new("market")
    game.table.tell("explodes")
    assert "no sentence for the event 'explodes'" in broken(lambda: laws.the_log_keeps_secrets(game))


def test_a_name_that_comes_back_is_found() -> None:
    game: Any = toys.new("market")
    names = laws._Names(-1)
    names.looks(game)
    card, game.table.row[0] = game.table.row[0], None
    game.table.supply.append(card)
    names.looks(game)
    game.table.row[0] = game.table.supply.pop()
    assert "recognizes a card" in broken(lambda: names.looks(game))
    game.table.hides(card)
    names.looks(game)


def test_cards_are_exchanged_only_where_they_may_truly_lie() -> None:
    game: Any = toys.played(toys.new("outpost", 3, 2), 10)
    table = game.table
    groups = unseen(table, 1)
    assert {group for group in groups if group[0] == 1} == {(1, "soldier")}
    assert {pile is table.seats[1].deck for pile, _ in groups[1, "soldier"]} == {True}, "one's own hand is known"
    assert {id(pile) for pile, _ in groups[0, "soldier"]} <= {id(table.seats[0].hand), id(table.seats[0].deck)}
    assert ("country", "post") in groups
    owned = {seat.index: {card.uid for card in seat.hand + seat.deck} for seat in table.seats}
    before = [card.uid for card in table.seats[0].hand], [card.uid for card in table.seats[1].hand]
    exchange(groups, 99)
    assert {seat.index: {card.uid for card in seat.hand + seat.deck} for seat in table.seats} == owned
    assert [card.uid for card in table.seats[1].hand] == before[1]
    laws.every_card_is_in_one_place(game)


# -- fuzz ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def toy_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "_playables", lambda: toys.TOYS)


@pytest.mark.usefixtures("toy_catalog")
@pytest.mark.parametrize("name", toys.TOYS)
def test_fuzz_plays_every_set_up_of_any_game(name: str) -> None:
    done: list[int] = []
    report = fuzz.fuzz(name, 30, seed=5, processes=1, progress=done.append, elsewhere=False)
    assert not report.faults, report.faults[0]
    assert done == list(range(1, 31))
    assert report.games == sum(report.outcomes.values()) == 30
    assert report.decisions > 300
    options = toys.TOYS[name].info.options[0].values
    assert report.set_ups >= len(toys.TOYS[name].info.seats) * len(options) - 1
    plain = report.plain()
    assert plain["games"] == 30
    assert plain["faults"] == []


@pytest.mark.usefixtures("toy_catalog")
def test_fuzz_names_a_fault_with_the_command_that_plays_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def loses_hand(you: Any, seat: Any) -> None:
        seat.hand.clear()

    monkeypatch.setattr(market.Juggler, "played", loses_hand)
    report = fuzz.fuzz("market", 12, seed=40, seats=[2, 3], processes=1, elsewhere=False)
    fault = report.faults[0]
    assert fault.what.startswith("BrokenLaw: ")
    assert fault.what.endswith("lies nowhere.")
    assert fault.command == f"longbox fuzz market --games 1 --seed {fault.seed} --seats 2 --seats 3"
    again = fuzz.fuzz("market", 1, seed=fault.seed, seats=[2, 3], processes=1, elsewhere=False)
    assert again.faults == [fault]
    assert report.plain()["faults"][0]["command"] == fault.command


@pytest.mark.usefixtures("toy_catalog")
def test_fuzz_names_the_card_that_broke_and_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(you: Any, seat: Any) -> None:
        raise ZeroDivisionError("no juggler")

    monkeypatch.setattr(market.Juggler, "played", breaks)
    what = fuzz.fuzz("market", 6, processes=1, elsewhere=False).faults[0].what
    assert what.startswith("GameStuck: Something broke in the effect of Juggler")
    assert "no juggler" in what
    assert "(test_laws.py, line " in what


@pytest.mark.usefixtures("toy_catalog")
def test_fuzz_reports_a_game_that_does_not_end() -> None:
    report = fuzz.fuzz("market", 3, processes=1, cap=5, elsewhere=False)
    assert [fault.what for fault in report.faults] == ["BrokenLaw: The game has not ended after 5 decisions."] * 3
    assert [fault.answers for fault in report.faults] == [5, 5, 5]


@pytest.mark.usefixtures("toy_catalog")
def test_fuzz_leaves_a_game_whose_rules_do_not_end_it_when_it_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(toys.TOYS, "market", replace(toys.TOYS["market"], ends=False))
    monkeypatch.setattr(fuzz, "ENOUGH", 5)
    report = fuzz.fuzz("market", 3, processes=1, elsewhere=False)
    assert not report.faults
    assert report.outcomes == {"unfinished": 3}
    assert report.decisions == 15


@pytest.mark.usefixtures("toy_catalog")
def test_fuzz_breaks_into_an_effect_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def goes_round(you: Any, seat: Any) -> None:
        while True:
            pass

    monkeypatch.setattr(market.Penny, "played", goes_round)
    monkeypatch.setattr(fuzz, "SECONDS_CAP", 1)
    report = fuzz.fuzz("market", 1, seed=1, processes=1, elsewhere=False)
    assert "the effect of Penny" in report.faults[0].what
    assert "TimeoutError" in report.faults[0].what


@pytest.mark.parametrize("game", [info.game for info in longbox.games()])
def test_fuzz_finds_the_same_whatever_the_number_of_processes(game: str) -> None:
    alone, shared = (fuzz.fuzz(game, 20, seed=3, processes=count, cap=12) for count in (1, 2))
    assert len(alone.faults) >= 15 or alone.outcomes == {"unfinished": 20}
    assert alone.faults == shared.faults
    alone.seconds = shared.seconds = 1.0
    assert alone.plain() == shared.plain()


@pytest.mark.parametrize("game", [info.game for info in longbox.games()])
def test_a_round_of_set_ups_meets_everything_that_is_drawn_with_every_number_of_seats(game: str) -> None:
    info = catalog.playable(game).info
    drawn = [option for option in info.options if option.kind == "one" and option.default is None]
    met: dict[str, set[Any]] = {}
    for seed in range(600):
        seats, chosen = fuzz.set_up(info, seed)
        met.setdefault("seats", set()).add(seats)
        for name, value in chosen:
            met.setdefault(name, set()).add(str(value))
            if name in {option.name for option in drawn}:
                met.setdefault(f"{name} with seats", set()).add((value, seats))
    assert met["seats"] == set(info.seats)
    for option in info.options:
        assert option.name in met
        if option.kind == "one":
            assert met[option.name] == set(option.values)
    for option in drawn:
        assert len(met[f"{option.name} with seats"]) == len(option.values) * len(info.seats)


def test_a_round_of_set_ups_meets_every_line_up_in_different_seats() -> None:
    info = catalog.playable("villainous").info
    villains = info.options[0]
    assert villains.each_seat
    met = [tuple(dict(fuzz.set_up(info, seed)[1])["villains"]) for seed in range(100)]
    line_ups = [frozenset(each) for seats in (2, 3, 4) for each in itertools.combinations(villains.values, seats)]
    assert len(line_ups) == 25
    assert {frozenset(each) for each in met} == set(line_ups)
    assert len(set(met)) > 2 * len(line_ups), "who sits where changes too"


def test_the_report_says_how_much_of_each_option_was_met() -> None:
    report = fuzz.fuzz("villainous", 25, processes=1, cap=1, elsewhere=False)
    assert report.values_met[:2] == ["seats 3 of 3", "villains 25 of 25"]
    assert report.values_met[2].startswith("mode ")
    report = fuzz.fuzz("legendary-1e", 8, processes=1, cap=1, elsewhere=False, seats=[2])
    assert report.values_met[0] == "seats 1 of 5"
    assert any(line.startswith("scheme ") and line.endswith(" of 8") for line in report.values_met)
    assert any(line.startswith("heroes ") and line.endswith(" of 15") for line in report.values_met)


def test_a_set_up_that_does_not_go_together_gives_up_the_last_wishes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def new(name: str, seats: int, seed: int, **options: Any) -> str:
        asked.append(list(options))
        if len(options) > 1:
            raise IllegalSetup("That does not go together.")
        return "a game"

    monkeypatch.setattr(catalog, "new", new)
    game, chosen = fuzz._started("any", 2, 1, (("scheme", "A"), ("heroes", ["B"]), ("mode", "C")))
    assert str(game) == "a game"
    assert chosen == (("scheme", "A"),)
    assert asked == [["scheme", "heroes", "mode"], ["scheme", "heroes"], ["scheme"]]
