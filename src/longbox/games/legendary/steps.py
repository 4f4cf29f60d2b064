"""The turn as steps: the Villain Deck, one thing at a time, the clean-up; and the Showdown Turns after a win."""

from __future__ import annotations

from typing import Any

from longbox.games.legendary.table import Seat, Table
from longbox.games.legendary.verbs.fight import fighting_strength
from longbox.games.legendary.verbs.heal import may_heal
from longbox.games.legendary.verbs.hq import HQ_PLACES
from longbox.kernel.decisions import Decision, Option

END_TURN = "end the turn"
HEAL = "heal"
OFFICER = "an Officer"


async def villain_deck(table: Table) -> str:
    """Step 1: the top card of the Villain Deck."""
    table.turn += 1
    table.tell("turn_begins", table.active, number=table.turn)
    await table.you.plays_villain_cards()
    return "main"


async def main(table: Table) -> str:
    """Step 2: the active player does one thing, or ends the turn."""
    you = table.you
    did = await Decision(you.index, "What do you do?", actions(you), None, table.box.clause("turn"))
    card: Any = did.what
    match did.verb:
        case "play":
            await you.plays(card)
        case "recruit" if card == OFFICER:
            await you.recruits_officer()
        case "recruit":
            await you.recruits(card)
        case "fight":
            await you.fights(card)
        case "heal":
            await you.heals()
        case _:
            return "clean_up"
    return "main"


def actions(you: Seat) -> list[Option]:
    """Everything the active player may do now."""
    table = you.table
    options = _plays(you)
    if may_heal(you):
        options.append(Option(HEAL))
    if not table.has_healed:
        _add_recruits(table, options)
    _add_fights(you, options)
    options.append(Option(END_TURN))
    return options


def _plays(you: Seat) -> list[Option]:
    seen = set()
    options = []
    card: Any
    for card in you.hand:
        face = type(card)
        if face not in seen:
            seen.add(face)
            if card.is_hero and card.may_be_played(you):
                options.append(Option("play", card))
    return options


def _add_recruits(table: Table, options: list[Option]) -> None:
    points = table.recruit
    for space, card in enumerate(table.hq):
        if card is not None and (card.cost or 0) <= points:
            options.append(Option("recruit", card, HQ_PLACES[space]))
    if table.officers and (table.box.officer.cost or 0) <= points:
        options.append(Option("recruit", OFFICER))


def _add_fights(you: Seat, options: list[Option]) -> None:
    table = you.table
    strength = fighting_strength(you)
    if not table.has_healed:
        for space, enemy in enumerate(table.city):
            if enemy is not None and table.attack_of(enemy) <= strength and _may_be_fought(you, enemy):
                options.append(Option("fight", enemy, table.box.city[space].where))
    if table.tactics and not _healing_bars_mastermind(table) and table.attack_of(table.mastermind) <= strength:
        options.append(Option("fight", table.mastermind))


def _may_be_fought(you: Seat, enemy: Any) -> bool:
    return not enemy.is_villain or enemy.may_be_fought(you)


def _healing_bars_mastermind(table: Table) -> bool:
    return table.has_healed and table.box.mastermind_fight_bars_healing


async def clean_up(table: Table) -> str:
    """Step 3: everything is discarded, a new hand is drawn, and the turn passes on."""
    you = table.you
    _discards_all(you)
    await you.draws_new_hand(table.next_hand + table.next_hand_extra)
    _adds_set_aside(you)
    resets_turn(table)
    if table.is_won:
        return _first_showdown_turn(table)
    if not table.villain_deck or not table.hero_deck:
        table.ends("draw", "Villain Deck" if not table.villain_deck else "Hero Deck")
    if table.extra_turns:
        table.extra_turns -= 1
    else:
        table.active = (table.active + 1) % len(table.seats)
    return "villain_deck"


def _discards_all(you: Seat) -> None:
    kept = you.table.set_aside
    for pile in (you.played, you.hand):
        you.discard += [card for card in pile if card not in kept] if kept else pile
        pile[:] = [card for card in pile if card in kept] if kept else []
    you.table.tell("discards_hand", you.index)


def _adds_set_aside(you: Seat) -> None:
    """What was kept for the new hand joins it, unless it was KO'd, discarded or passed on meanwhile."""
    table = you.table
    for card in table.set_aside:
        pile = you.played if card in you.played else you.hand
        if card in pile:
            table.hides(card)
            pile.remove(card)
            you.hand.append(card)
    table.set_aside.clear()


def resets_turn(table: Table) -> None:
    """Everything that lasts until the end of the turn."""
    table.recruit = table.attack = table.recruit_made = table.attack_made = 0
    table.turn_played.clear()
    table.copied.clear()
    table.registered.clear()
    table.next_hand = table.box.hand_size
    table.next_hand_extra = table.extra_draws = 0
    table.recruits_this_turn = table.villains_defeated = table.masterminds_defeated = 0
    table.has_healed = table.recruit_is_attack = False
    table.fought_in = None


def _first_showdown_turn(table: Table) -> str:
    table.active = table.showdown_turns[0]
    table.tell("showdown_begins", table.active)
    return "showdown"


async def showdown(table: Table) -> str:
    """A Showdown Turn: only playing cards."""
    you = table.you
    options = [*_plays(you), Option(END_TURN)]
    did = await Decision(you.index, "Play cards for your Showdown Total.", options, None, table.box.clause("showdown"))
    if did.verb == END_TURN:
        return "showdown_end"
    card: Any = did.what
    await you.plays(card)
    return "showdown"


async def showdown_end(table: Table) -> str:
    """The total is written down; after the last one, the highest takes the Mastermind, or the tied go again."""
    you = table.you
    table.showdown_totals[you.index] = table.recruit_made + table.attack_made
    table.tell("showdown_total", you.index, number=table.showdown_totals[you.index])
    _discards_all(you)
    resets_turn(table)
    table.showdown_turns.pop(0)
    if not table.showdown_turns:
        await _compares_totals(table)
    table.active = table.showdown_turns[0]
    return "showdown"


async def _compares_totals(table: Table) -> None:
    """Who alone has the highest total wins the Showdown and ends the game; those who share it go again."""
    totals = table.showdown_totals
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    if len(best) == 1:
        winner = table.seats[best[0]]
        table.mastermind_space.remove(table.mastermind)
        winner.victory.append(table.mastermind)
        table.tell("wins_showdown", winner.index, table.mastermind)
        table.ends("victory", table.mastermind.title)
    table.tell("super_showdown")
    for seat in best:
        await table.seats[seat].draws_new_hand(table.box.hand_size)
    table.showdown_turns = best
    table.showdown_totals = {}


STEPS = {
    "villain_deck": villain_deck,
    "main": main,
    "clean_up": clean_up,
    "showdown": showdown,
    "showdown_end": showdown_end,
}
