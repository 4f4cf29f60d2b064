"""Worlds: games that look to one seat exactly as the real one does, with everything drawn anew that it cannot know.

This is the only door between a real game and a bot that searches. Behind it lies the game; what comes out are worlds,
and none of them tells more than the seat knows:

- the cards that the seat cannot know are exchanged among all places where they may lie, however they lay before;
- the table's luck is the searcher's own, and of the seed that dealt the game nothing is left;
- the step that is going on is begun anew and the seat's own answers are given again; what others answered meanwhile is
  known only by what could be noticed of it;
- a world is handed out only if the seat would notice no difference: the same log, question, options and view.

So two games that look alike to a seat bring forth the same worlds, and a bot that knows these alone answers alike.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import Any

from longbox.kernel import luck
from longbox.kernel.cards import Card
from longbox.kernel.errors import GameStuck
from longbox.kernel.game import Game, Setup
from longbox.kernel.log import Event
from longbox.kernel.table import Sees, Table, cards_in
from longbox.kernel.unseen import Groups, exchange, fields, unseen
from longbox.kernel.view import sees_of

TRIES = 20

Noticed = tuple[list[Event], tuple[Any, ...] | None]  # what was told since, and what is asked


class Worlds:
    """The worlds that one seat may believe itself in at a question of a game."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def draws(self, state: int) -> Game | None:
        """A world drawn with this luck; None where none of some tries comes out as the seat sees it."""
        for _ in range(TRIES):
            state, number = luck.below(state, 1 << 32)
            world = self._tries(luck.from_seed(number, "world"))
            if world is not None:
                return world
        return None

    # -- what the seat knows -----------------------------------------------------------------------------------------

    @cached_property
    def _step(self) -> tuple[Table, list[str]]:
        """The table as the step found it, and the answers since."""
        table, answers = self._game.step_began()
        return table, [option.notation for option in answers]

    @cached_property
    def _noticed(self) -> list[Noticed]:
        """What the seat noticed up to each question of the step."""
        table, answers = self._step
        again = _begun(self._game, table.copy())
        noticed, told = [self._notices(again, 0)], _length(again)
        for answer in answers:
            again.answer(answer)
            noticed.append(self._notices(again, told))
            told = _length(again)
        return noticed

    @cached_property
    def _view(self) -> str:
        return _anonymous(self._game.view(self._seat))

    @cached_property
    def _known(self) -> set[Card]:
        """The cards that the seat sees now, or was shown in this step: they lie in every world where they lay."""
        game, seat = self._game, self._seat
        known = {
            card
            for owner, field in fields(game.table)
            if field.holds_cards and sees_of(field, getattr(owner, "index", None), seat) is Sees.EVERYONE
            for card in cards_in(field, getattr(owner, field.name))
        }
        told = game.table.told
        for event in told.after(_length_of(self._step[0])) if told is not None else ():
            _, _, cause, _, card, _, _, other, secret, to = event
            known.update(it for it in (cause, card, other, *(secret if seat in to else ())) if it is not None)
        if game.decision is not None and game.decision.seat == seat:
            for option in game.decision.options:
                known.update(option.cards)
                if isinstance(option.what, Card):
                    known.add(option.what)
        return known

    def _notices(self, game: Game, told: int) -> Noticed:
        decision = game.decision
        if decision is None:
            return game.log(self._seat, told), None
        source = decision.source.face() if decision.source is not None else None
        options = decision.notations if decision.seat == self._seat else None
        asked = decision.seat, decision.prompt, source, decision.clause, options
        return game.log(self._seat, told), asked

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _tries(self, state: int) -> Game | None:
        """One world, or None if the seat would notice something."""
        table = self._step[0].copy()
        state, shuffle = luck.below(state, 1 << 32)
        exchange(self._may_lie_otherwise(table), luck.from_seed(shuffle, "unseen"))
        table.luck = state
        try:
            world = self._goes_on(_begun(self._game, table), state)
        except GameStuck:
            return None  # a card's effect breaks on such a table: whatever is wrong with it, no ground for advice
        if world is None or _anonymous(world.view(self._seat)) != self._view:
            return None
        return world

    def _may_lie_otherwise(self, table: Table) -> Groups:
        groups = unseen(table, self._seat, self._known)
        if not table.hides_owners:
            return groups
        merged: Groups = {}
        for (whose, back), spots in groups.items():
            is_others = isinstance(whose, int) and whose != self._seat
            merged.setdefault(("others" if is_others else whose, back), []).extend(spots)
        return merged

    def _goes_on(self, world: Game, state: int) -> Game | None:
        """The step up to the question, the seat's own answers given again, those of others guessed."""
        noticed, told = self._noticed, 0
        if self._notices(world, told) != noticed[0]:
            return None
        for place, answer in enumerate(self._step[1]):
            decision = world.decision
            assert decision is not None, "it asks what the game asked"
            told = _length(world)
            if decision.seat == self._seat:
                world.answer(answer)
            else:
                guessed = self._guesses(world, noticed[place + 1], state + place)
                if guessed is None:
                    return None
                world = guessed
            if self._notices(world, told) != noticed[place + 1]:
                return None
        return world

    def _guesses(self, world: Game, wanted: Noticed, state: int) -> Game | None:
        """The world after an answer of another seat that would have been noticed like the true one."""
        assert world.decision is not None
        choices = [*range(len(world.decision.options))]
        luck.shuffle(luck.from_seed(state, "guess"), choices)
        told = _length(world)
        for choice in choices:
            fork = world.fork()
            fork.answer(choice)
            if self._notices(fork, told) == wanted:
                return fork
        return None


def _begun(game: Game, table: Table) -> Game:
    """A game without a past that begins from this table."""
    return Game(game.rules, Setup(game.setup.game, game.setup.seats, 0), table)


def _length(game: Game) -> int:
    return _length_of(game.table)


def _length_of(table: Table) -> int:
    return len(table.told) if table.told is not None else 0


def _anonymous(view: dict[str, Any]) -> str:
    """A view in which the cards are called by the order in which they are met, and the question has no number."""
    if view["decision"] is not None:
        view["decision"]["number"] = 0
    found: dict[str, str] = {}
    return re.sub(r'"[0-9a-f]{12}"', lambda it: found.setdefault(it[0], f'"{len(found)}"'), json.dumps(view))
