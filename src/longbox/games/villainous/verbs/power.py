"""Power: gained from the Vault, lost, and paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longbox.games.villainous.table import Seat


async def gains_power(you: Seat, amount: int) -> int:
    """Gains Power; returns how much it was. What makes it less does not add up: the strongest counts."""
    table = you.table
    changing = table.registered.get("power_gain_change")
    if changing:
        amount = max(0, amount + min(card.power_gain_change(you) for card in changing))
    you.power += amount
    table.tell("gains_power", you.index, number=amount)
    return amount


async def loses_power(you: Seat, amount: int) -> int:
    """Loses Power, as much of it as there is; returns how much it was."""
    amount = min(amount, you.power)
    you.power -= amount
    you.table.tell("loses_power", you.index, number=amount)
    return amount


async def pays(you: Seat, amount: int) -> None:
    """Pays a cost, which must have been found payable before."""
    assert 0 <= amount <= you.power, f"{amount} Power cannot be paid with {you.power}"
    if amount:
        you.power -= amount
        you.table.tell("pays", you.index, number=amount)
