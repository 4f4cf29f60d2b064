"""Fighting, and being defeated without a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.games.legendary.verbs.effects import carries_out

if TYPE_CHECKING:
    from longbox.games.legendary.table import Seat


def fighting_strength(you: Seat) -> int:
    """The Attack at hand; Recruit counts too while a card says so."""
    table = you.table
    return table.attack + table.recruit if table.recruit_is_attack else table.attack


async def fights(you: Seat, enemy: Any) -> None:
    """Pays an enemy's attack and defeats it. Attack is spent before Recruit, which could buy more."""
    table = you.table
    cost = table.attack_of(enemy)
    from_attack = min(cost, table.attack)
    table.attack -= from_attack
    table.recruit -= cost - from_attack
    table.tell("fights", you.index, enemy, number=cost)
    await you.defeats(enemy)


async def defeats(you: Seat, enemy: Any) -> None:
    """An enemy is defeated: what it gives, what it held, its Fight effect, and whoever waited for it."""
    table = you.table
    if enemy is table.mastermind:
        await _takes_tactic(you, enemy)
    else:
        await _takes_villain(you, enemy)
    for card in table.answering("enemy_defeated"):
        await carries_out(you, card, "enemy_defeated", enemy)
    if enemy is table.mastermind and table.is_won and not table.has_showdown:
        table.ends("victory", table.mastermind.title)


async def _takes_villain(you: Seat, villain: Any) -> None:
    table = you.table
    space = table.city.index(villain)
    table.city[space] = None
    table.fought_in = table.box.city[space].name
    table.villains_defeated += 1
    you.victory.append(villain)
    table.tell("defeats", you.index, villain)
    await you.rescues_held(villain)
    if villain.is_villain:
        await carries_out(you, villain, "fight")
    else:
        await table.scheme.villain_defeated(you, villain)


async def _takes_tactic(you: Seat, mastermind: Any) -> None:
    """The topmost Tactic: they were shuffled, so it is a random one. The last one wins whatever it causes."""
    table = you.table
    tactic = table.tactics.pop()
    you.victory.append(tactic)
    table.masterminds_defeated += 1
    table.is_won = not table.tactics
    table.tell("defeats_mastermind", you.index, mastermind, other=tactic)
    await you.rescues_held(mastermind)
    await carries_out(you, tactic, "fight")
    if table.is_won and table.has_showdown:
        count = len(table.seats)
        table.showdown_turns = [(you.index + 1 + place) % count for place in range(count)]
