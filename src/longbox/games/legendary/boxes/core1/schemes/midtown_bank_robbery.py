"""The bank robbery: hostages make the robbers stronger."""

from longbox.games.legendary.words import SOURCED, Card, Scheme, Seat, Table


class MidtownBankRobbery(Scheme):
    """Twelve Bystanders in the Villain Deck. Each Villain has +1 attack for each Bystander it holds; the Mastermind
    has not. Twist: a Villain in the Bank captures two Bystanders; in any case another Villain Deck card is played.
    Evil wins when escaping Villains have carried off eight Bystanders."""

    twists, bystanders = 8, 12
    source, clause = SOURCED, "L1-140"

    def attack_change(self, table: Table, enemy: Card) -> int:
        return 0 if enemy is table.mastermind else table.held_bystanders(enemy)

    async def twist(self, you: Seat, card: Card) -> None:
        for villain in you.table.villains():
            if you.table.space_of(villain) == "Bank":
                await you.has_captured(villain, 2)
        await you.plays_villain_cards()

    def evil_wins(self, table: Table) -> bool:
        return table.bystanders_carried_off >= 8

    def danger(self, table: Table) -> tuple[int, int]:
        return table.bystanders_carried_off, 8
