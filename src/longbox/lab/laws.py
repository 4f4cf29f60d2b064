"""The laws: what must be true of every game at every decision, whatever its rules are.

Each law is a function that is content or raises `BrokenLaw` with a sentence. None of them changes the game it looks at.
`Inspector` puts them together for a game as it is played.
"""

from __future__ import annotations

import copy
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from longbox.games import catalog
from longbox.kernel import luck
from longbox.kernel.cards import Card
from longbox.kernel.decisions import Option
from longbox.kernel.errors import GameStuck, LongboxError
from longbox.kernel.game import Game
from longbox.kernel.log import Told, event_for
from longbox.kernel.table import Declared, Kind, Table
from longbox.kernel.unseen import exchange, fields, unseen

Replay = Callable[[str], Game]


class BrokenLaw(Exception):
    """A game that does what no game may do; the message says what."""


# -- the question ----------------------------------------------------------------------------------------------------


def always_an_answer(game: Game) -> None:
    """A game that is not over asks one of its seats, and the seat has an answer to give."""
    decision = game.decision
    if decision is None:
        if not game.over:
            raise BrokenLaw("The game is not over, but asks nothing.")
        return
    if not decision.options:
        raise BrokenLaw(f"The question {decision.prompt!r} has no answer.")
    if not 0 <= decision.seat < game.seats:
        raise BrokenLaw(f"The question {decision.prompt!r} is put to seat {decision.seat}, which is not there.")


def no_two_options_read_the_same(game: Game) -> None:
    """Every notation fits on a line of a record, and names one option only, whatever its case and spacing."""
    if game.decision is None:
        return
    seen: dict[str, str] = {}
    for notation in game.decision.notations:
        plain = " ".join(notation.casefold().split())
        if plain in seen:
            raise BrokenLaw(f"{game.decision.prompt!r} offers {notation!r} beside {seen[plain]!r}.")
        if notation != notation.strip() or len(notation.splitlines()) != 1 or notation.startswith("digest "):
            raise BrokenLaw(f"A record cannot hold the answer {notation!r} to {game.decision.prompt!r}.")
        seen[plain] = notation


# -- the table -------------------------------------------------------------------------------------------------------


def every_card_is_in_one_place(game: Game) -> None:
    """No card is lost, and none lies in two places."""
    table = game.table
    lies = [""] * len(table.census)
    for zone, card in table.places():
        if lies[card.uid]:
            raise BrokenLaw(f"{card} lies in {lies[card.uid]} and in {zone}.")
        lies[card.uid] = zone
    if "" in lies:
        raise BrokenLaw(f"{table.census[lies.index('')]} lies nowhere.")


def cardboard_never_changes(game: Game) -> None:
    """Cards stand in the census under their number and have no room for anything else."""
    for place, card in enumerate(game.table.census):
        if card.uid != place:
            raise BrokenLaw(f"{card} stands at place {place} of the census.")
        if hasattr(card, "__dict__"):
            raise BrokenLaw(f"{card} can be written on: {type(card).__name__} does not declare its slots.")


def the_table_is_plain_data(game: Game) -> None:
    """Only what is declared lies on the table: numbers, words, cardboard of this game, and lists and dicts of these."""
    table = game.table
    _is_plain(table, {"seats", "told"}, table)
    for seat in table.seats:
        _is_plain(seat, {"table", "index"}, table)
        if seat.table is not table:
            raise BrokenLaw(f"{seat.name} sits at another table.")


def _is_plain(owner: Declared, besides: set[str], table: Table) -> None:
    declared = {field.name for field in owner.fields}
    if undeclared := vars(owner).keys() - declared - besides:
        raise BrokenLaw(f"{', '.join(sorted(undeclared))} of the table is not declared, so no copy has it.")
    for field in owner.fields:
        if field.kind is not Kind.PRINTED:
            _is_plain_value(getattr(owner, field.name), field.name, table.census)


def _is_plain_value(value: Any, name: str, census: Sequence[Card]) -> None:
    kind = type(value)
    if kind is int or kind is str or value is None or kind is bool:
        return
    if kind is list or kind is tuple:
        for item in value:
            _is_plain_value(item, name, census)
    elif kind is dict:
        for key, item in value.items():
            _is_plain_value(key, name, census)
            _is_plain_value(item, name, census)
    elif not isinstance(value, Card):
        raise BrokenLaw(f"{name} holds {value!r}, which is no plain data.")
    elif value.uid >= len(census) or census[value.uid] is not value:
        raise BrokenLaw(f"{name} holds {value}, which is not of this game.")


def a_copy_shares_nothing(game: Game) -> None:
    """A copy, and the frozen table that forks begin from, are equal to the table and share nothing that can change."""
    table = game.table
    frozen = table.frozen()
    copies = [table.copy(), type(table).thawed(frozen)]
    if any(each.frozen() != frozen for each in copies):
        raise BrokenLaw("A copy of the table is not equal to its original.")
    # What is printed is shared on purpose.
    printed = {id(getattr(owner, field.name)) for owner, field in fields(table) if field.kind is Kind.PRINTED}
    seen: dict[int, str] = {}
    for each in (table, *copies):
        held = {
            identity: field.name
            for owner, field in fields(each)
            for identity in _changeable(getattr(owner, field.name))
            if field.kind is not Kind.PRINTED
        }
        if shared := held.keys() & seen.keys():
            raise BrokenLaw(f"A copy of the table shares {held[shared.pop()]} with its original.")
        seen |= held
    own, seats = frozen
    if shared := (set(_changeable(own)) | {it for seat in seats for it in _changeable(seat)}) & (seen.keys() - printed):
        raise BrokenLaw(f"The base of a fork shares {seen[shared.pop()]} with the table.")


def _changeable(value: Any) -> Iterator[int]:
    """The identity of every list and dict in a value."""
    if isinstance(value, list | dict):
        yield id(value)
    elif not isinstance(value, tuple):
        return
    for item in value.values() if isinstance(value, dict) else value:
        if isinstance(item, list | dict | tuple):
            yield from _changeable(item)


# -- forks, undo, records --------------------------------------------------------------------------------------------


def they_stand_alike(one: Game, other: Game, what: str) -> None:
    """Two games that should be the same: the table, the question and its answers, what was told, how it ended."""
    if one.answers != other.answers or one.over != other.over or one.result != other.result:
        raise BrokenLaw(f"{what} has come to another point of the game.")
    if _question(one) != _question(other):
        raise BrokenLaw(f"{what} asks {_question(other)} where the game asks {_question(one)}.")
    same_cardboard = one.table.census is other.table.census
    if one.table.frozen() != other.table.frozen() if same_cardboard else one.digest() != other.digest():
        raise BrokenLaw(f"{what} has another table.")
    if one.table.told is not None and other.table.told is not None and len(one.table.told) != len(other.table.told):
        raise BrokenLaw(f"{what} was told other things.")


def _question(game: Game) -> tuple[Any, ...] | None:
    decision = game.decision
    if decision is None:
        return None
    source = decision.source.face() if decision.source is not None else None
    return decision.number, decision.seat, decision.prompt, source, decision.clause, decision.notations


def a_fork_stands_here(game: Game) -> Game:
    """A fork offers what its original offers. Gives back the fork."""
    fork = game.fork()
    they_stand_alike(game, fork, "A fork")
    return fork


def a_fork_goes_its_own_way(game: Game, state: int, answers: int = 3) -> None:
    """Whatever happens in a fork, its original stays as it is."""
    # The digest spells everything out: it notices even a change in what a copy shares by mistake.
    before = game.table.digest(), _question(game), len(game.table.census)
    fork = game.fork()
    for _ in range(answers):
        if fork.decision is None:
            break
        state, choice = luck.below(state, len(fork.decision.options))
        fork.answer(choice)
    if (game.table.digest(), _question(game), len(game.table.census)) != before:
        raise BrokenLaw("What happened in a fork changed its original.")


def undo_and_redo_come_back(game: Game, back: int) -> None:
    """Taking answers back and giving them again changes nothing; taking one back is being where it was given."""
    fork = game.fork()
    back = min(back, game.answers)
    if back:
        fork.undo(back)
        they_stand_alike(fork, fork.fork(), "A fork after undo")
        fork.redo(back)
        they_stand_alike(game, fork, "The game after undo and redo")


def saved_and_loaded(game: Game, replay: Replay = catalog.replay) -> Game:
    """The record of a game, read again, leads to the same game. Gives back the loaded one."""
    try:
        loaded = replay(str(game.record))
    except LongboxError as error:
        raise BrokenLaw(f"The record of the game cannot be played again: {error}") from error
    they_stand_alike(game, loaded, "The game loaded from its record")
    if str(loaded.record) != str(game.record):
        raise BrokenLaw("The game loaded from its record writes another record.")
    for viewer in (None, game.answers % game.seats):
        if loaded.log(viewer) != game.log(viewer):
            raise BrokenLaw("The game loaded from its record was told other things.")
    return loaded


_ELSEWHERE = """
import json, sys
from longbox.games.catalog import replay
print(json.dumps([replay(text).digest() for text in json.load(sys.stdin)]))
"""


def digests_elsewhere(records: Sequence[str], hash_seed: int = 1, program: str = _ELSEWHERE) -> list[str]:
    """What records come to in another process and under another hash seed."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(records),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise BrokenLaw(f"A record does not replay in another process: {done.stderr.strip().splitlines()[-1:]}")
    digests: list[str] = json.loads(done.stdout)
    return digests


def it_replays_alike_elsewhere(game: Game, hash_seed: int = 1, program: str = _ELSEWHERE) -> None:
    """The record of a game comes to the same digest in another process and under another hash seed."""
    there = digests_elsewhere([str(game.record)], hash_seed, program)[0]
    if there != game.digest():
        raise BrokenLaw(f"The record comes to {there} in another process, not to {game.digest()}.")


# -- secrets ---------------------------------------------------------------------------------------------------------


def a_view_keeps_secrets(game: Game, viewer: int | None, state: int) -> None:
    """Exchange the cards that a viewer cannot know, and the view with its question and answers does not change by a
    byte. At the first question of a step that has told nothing yet, the step is begun anew after the exchange."""
    here = _as_bytes(game, viewer)
    there = _as_bytes(_begun_otherwise(game, viewer, state) or _lying_otherwise(game, viewer, state), viewer)
    if here != there:
        raise BrokenLaw(f"{_who(viewer)} sees cards that nobody showed: {_first_difference(here, there)}")


def _lying_otherwise(game: Game, viewer: int | None, state: int) -> Game:
    """The game at the same question, with the cards that a viewer cannot know exchanged."""
    otherwise = copy.copy(game)
    otherwise.table = game.table.copy()
    exchange(unseen(otherwise.table, viewer), state)
    return otherwise


def _begun_otherwise(game: Game, viewer: int | None, state: int) -> Game | None:
    """The step begun after such an exchange; None where somebody has been told or has answered something in it."""
    table, answers = game.step_began()
    if answers or game.over or _begun(game, table).table.told:
        return None
    exchange(unseen(table, viewer), state)
    otherwise = _begun(game, table)
    if otherwise.log(viewer):
        raise BrokenLaw(f"The step {table.step!r} tells {_who(viewer)} of hidden cards.")
    if otherwise.decision is not None and game.decision is not None:
        otherwise.decision.number = game.decision.number
    return otherwise


def asking_tells_nothing(game: Game, viewer: int | None, state: int, choice: int) -> None:
    """Who is asked, and what is told, may depend on the hands and decks of others only where it shows one of their
    cards. The step is played again, and on to the question after the answer `choice`, with the hands and decks of
    everybody who has not answered in it exchanged."""
    if game.seats == 1 or game.decision is None:
        return  # nobody sits there to be told anything
    table, answers = game.step_began()
    answers.append(game.decision.options[choice])
    exchanged = table.copy()
    here = _begun(game, table)
    asked = _askers(here, answers)
    hidden = {
        group: spots
        for group, spots in unseen(exchanged, viewer).items()
        if isinstance(group[0], int) and group[0] not in asked and group[0] != viewer
    }
    secret = {pile[place] for spots in hidden.values() for pile, place in spots}
    if not secret:
        return
    exchange(hidden, state)
    here, there = _begun(game, table), _begun(game, exchanged)
    told = 0
    for option in [*answers, None]:
        seen, other = [_observed(each, viewer, told) for each in (here, there)]
        for (told_here, fact_here), (told_there, fact_there) in zip(seen, other, strict=False):
            if fact_here != fact_there:
                if _shows(told_here, viewer, secret) or _shows(told_there, viewer, secret):
                    return
                raise BrokenLaw(f"{_who(viewer)} learns of hidden cards: {fact_here} became {fact_there}.")
        if option is None or here.decision is None:
            return
        told = len(here.table.told or ())
        here.answer(option.notation)
        there.answer(option.notation)


def _askers(game: Game, answers: Sequence[Option]) -> set[int]:
    """The seats that gave these answers; leaves the game where they lead."""
    seats = set()
    for option in answers:
        if game.decision is not None:
            seats.add(game.decision.seat)
            game.answer(option.notation)
    return seats


def _observed(game: Game, viewer: int | None, told: int) -> list[tuple[Told | None, Any]]:
    """What a viewer was told since, and then who is asked what."""
    rules = game.rules
    assert game.table.told is not None
    facts: list[tuple[Told | None, Any]] = [
        (each, event_for(viewer, each, game.table.called, rules.sentences, rules.clauses))
        for each in game.table.told.after(told)
    ]
    question = _question(game)
    return [*facts, (None, question[1:-1] if question is not None else "the end")]


def _shows(told: Told | None, viewer: int | None, secret: set[Card]) -> bool:
    """Whether an event names one of these cards to a viewer."""
    if told is None:
        return False
    _, _, cause, _, card, _, _, other, shown, to = told
    return bool(secret & {cause, card, other, *(shown if viewer in to else ())})


def the_log_keeps_secrets(game: Game, after: int = 0) -> None:
    """What is told names secret cards only to those who were shown them, and everything told has its sentence."""
    rules, table = game.rules, game.table
    if table.told is None:
        return
    stranger = _stranger()
    for told in table.told.after(after):
        kind, secret, to = told[0], told[8], told[9]
        if kind not in rules.sentences:
            raise BrokenLaw(f"There is no sentence for the event {kind!r}.")
        swapped = (*told[:8], tuple(stranger for _ in secret), to)
        for viewer in (None, *range(len(table.seats))):
            here, there = (
                event_for(viewer, each, table.called, rules.sentences, rules.clauses) for each in (told, swapped)
            )
            if here != there and (viewer is None or viewer not in to):
                raise BrokenLaw(f"{_who(viewer)} is told of cards shown to others: {here.text!r}")


class _Stranger(Card):
    __slots__ = ()


def _stranger() -> Card:
    return _Stranger(-1)


def _begun(game: Game, table: Table) -> Game:
    """A game that begins from a copy of this table."""
    try:
        return Game(game.rules, game.setup, table.copy())
    except GameStuck as stuck:
        raise BrokenLaw(f"A step breaks when hidden cards lie otherwise: {stuck}") from stuck


def _as_bytes(game: Game, viewer: int | None) -> bytes:
    return json.dumps(game.view(viewer)).encode()


def _first_difference(here: bytes, there: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    near = slice(max(0, place - 60), place + 40)
    return f"…{here[near].decode()}… became …{there[near].decode()}…"


def _who(viewer: int | None) -> str:
    return "A spectator" if viewer is None else f"Seat {viewer}"


# -- all of them, as a game is played --------------------------------------------------------------------------------


class Inspector:
    """Looks at a game at each of its decisions. Cheap laws are looked at every time, the dearer ones in turn.

    `shadow` is a fork from some decisions ago that is given the same answers: it must come to the same table.
    """

    def __init__(self, game: Game, seed: int, thorough: bool = False, replay: Replay = catalog.replay) -> None:
        self.game = game
        self.luck = luck.from_seed(seed, "inspector")
        self.thorough = thorough
        self.replay = replay
        self.told = 0
        self.names = _Names(self.rolls(game.seats + 1) - 1) if self.due(3) else None
        cardboard_never_changes(game)
        self.shadow = game.fork()

    def rolls(self, limit: int) -> int:
        self.luck, number = luck.below(self.luck, limit)
        return number

    def due(self, every: int) -> bool:
        """Whether a law that is looked at once in so many decisions is looked at now."""
        return self.thorough or self.rolls(every) == 0

    def looks(self) -> None:
        """Before the next answer, and once more when the game is over."""
        game = self.game
        always_an_answer(game)
        no_two_options_read_the_same(game)
        every_card_is_in_one_place(game)
        they_stand_alike(game, self.shadow, "A fork that was given the same answers")
        fork = a_fork_stands_here(game)
        the_log_keeps_secrets(game, self.told)
        self.told = len(game.table.told or ())
        if self.due(4):
            the_table_is_plain_data(game)
            a_copy_shares_nothing(game)
        self.looks_at_secrets()
        if self.due(8):
            a_fork_goes_its_own_way(game, self.luck)
            undo_and_redo_come_back(game, 1 + self.rolls(60))
        if self.rolls(8) == 0:
            self.shadow = fork
        if self.thorough or game.over or self.rolls(100) == 0:
            saved_and_loaded(game, self.replay)

    def looks_at_secrets(self) -> None:
        """One viewer after the other, or all of them where it is to be thorough."""
        game = self.game
        turn = game.answers % (game.seats + 1) - 1
        for number in range(-1, game.seats) if self.thorough else (turn,):
            viewer = number if number >= 0 else None
            a_view_keeps_secrets(game, viewer, self.luck)
        if self.names is not None:
            self.names.looks(game)

    def answers(self, choice: int) -> None:
        """Gives the same answer to the game and to its shadow."""
        turn = self.game.answers % (self.game.seats + 1) - 1
        for number in range(-1, self.game.seats) if self.thorough else (turn,):
            asking_tells_nothing(self.game, number if number >= 0 else None, self.luck, choice)
        self.game.answer(choice)
        self.shadow.answer(choice)


class _Names:
    """What one viewer calls the cards in sight: a name that is gone does not come back."""

    def __init__(self, number: int) -> None:
        self.number = number  # of the seat; -1 for a spectator
        self.now: set[str] = set()
        self.gone: set[str] = set()

    def looks(self, game: Game) -> None:
        viewer = self.number if self.number >= 0 else None
        now = set(re.findall(r'"id": "(\w+)"', json.dumps(game.view(viewer))))
        if back := now & self.gone:
            raise BrokenLaw(f"{_who(viewer)} recognizes a card that was out of sight: {back.pop()}.")
        self.gone |= self.now - now
        self.now = now
