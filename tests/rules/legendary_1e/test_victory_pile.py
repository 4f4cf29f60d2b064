"""Victory Piles: open, apart from the deck, and counted at the end."""

from __future__ import annotations

from tests.rules.legendary_1e.words import AGENT, totals
from tests.words import answers, clause, lay, seat, table, titles


@clause("L1-089")
def test_everybody_sees_every_victory_pile() -> None:
    game = lay(
        seats=3,
        victory=[["Sabretooth"], ["Bystander", "Sentinel"], []],
        attack=7,
        tactics=["Endless Resources", "Negablast Grenades"],
    )
    answers(game, "fight Red Skull")
    for viewer in (None, 0, 1, 2):
        shown = [[card["title"] for card in player["victory"]] for player in game.view(viewer)["seats"]]
        assert shown == [["Sabretooth", "Endless Resources"], ["Bystander", "Sentinel"], []]


@clause("L1-090")
def test_the_victory_pile_is_never_shuffled_into_a_deck() -> None:
    won = ["Sabretooth", "Bystander", "Sentinel"]
    game = lay(seats=1, victory=[won], villain_deck=["Bystander"] * 10, hands=[[AGENT] * 6], empty=["0.deck", "0.hand"])
    for _ in range(10):
        answers(game, "end the turn")
        assert titles(seat(game).victory) == won
        assert {card.kind for card in seat(game).all_cards()} == {"basic"}
    assert len([event for event in game.log() if event.kind == "reshuffles"]) == 10


@clause("L1-091")
def test_the_victory_pile_scores_what_is_printed_on_its_cards() -> None:
    game = lay(victory=[[], ["Sabretooth", "Sentinel", "Bystander"]], attack=7, tactics=["Endless Resources"])
    answers(game, "fight Red Skull")
    assert totals(game) == {0: 5, 1: 5}
    assert table(game).outcome == "victory"
