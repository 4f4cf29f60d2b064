"""When the game ends, in whose turn, and for whom."""

from __future__ import annotations

import pytest

from longbox.kernel.errors import IllegalAnswer
from tests.rules.villainous.words import told
from tests.scenarios.villainous.words import (
    HELA,
    KILLMONGER,
    TASKMASTER,
    THANOS,
    ULTRON,
    answers,
    at,
    clause,
    lay,
    options,
    power,
    seat,
    table,
    won,
)

STONES = ["Mind Stone", "Power Stone", "Reality Stone", "Soul Stone", "Space Stone", "Time Stone"]


@clause("MV-170")
def test_the_game_ends_the_moment_an_objective_is_fulfilled() -> None:
    game = lay(
        mover="Hel", at={"Odin's Vault": ["Leah"] * 3}, vault_marks=4, hands=[["Dísir", "Leah"], []], power=[2, 0]
    )
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert game.over
    assert won(game) == 0
    assert game.decision is None
    assert told(game)[-1] == "game_ends"
    with pytest.raises(IllegalAnswer):
        game.answer("gain 2 Power")
    assert power(game) == 0


@clause("MV-170")
def test_what_an_effect_would_still_have_done_is_not_done() -> None:
    """Leah could mark Thor when played: the game is over before."""
    game = lay(mover="Hel", at={"Odin's Vault": ["Leah"] * 3}, vault_marks=4, hands=[["Leah"], []], power=[2, 0])
    answers(game, "play Leah", "play Leah to Odin's Vault")
    assert won(game) == 0
    assert told(game)[-1] == "game_ends"


@clause("MV-170")
def test_nearly_is_not_enough() -> None:
    game = lay(mover="Hel", at={"Odin's Vault": ["Leah"] * 3}, vault_marks=3, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) is None
    assert game.result is None


@clause("MV-171")
def test_hela_wins_in_another_turn_when_the_last_opposing_character_leaves_the_vault() -> None:
    game = lay(
        THANOS, HELA, mover="Knowhere", at={"Odin's Vault": ["The Legions of Thanos", "Leah"]}, vault_marks=7,
    )  # fmt: skip
    assert won(game) is None
    answers(game, "relocate The Legions of Thanos at Odin's Vault", "relocate The Legions of Thanos to Titan")
    assert won(game) == 1
    assert table(game).active == 0


@clause("MV-171")
def test_thanos_wins_in_another_turn_when_adam_warlock_leaves_his_domain() -> None:
    game = lay(
        ULTRON, THANOS, hands=[["Jocasta"], []], power=[4, 0], at={"Titan": ["Adam Warlock"]}, specialties=[[], STONES],
    )  # fmt: skip
    answers(game, "play Jocasta", "play Jocasta to Research Lab", "relocate Adam Warlock at Titan")
    assert won(game) is None
    answers(game, "relocate Adam Warlock to Manufacturing Array")
    assert won(game) == 1


@clause("MV-171")
def test_an_objective_is_looked_at_before_the_next_turn_begins() -> None:
    """A Hero weakened for the turn is as strong as before when the turn is over; an Ally of Taskmaster's as well."""
    four = {"Solomon Institute": ["Anaconda"], "Training Room": ["Crossbones"], "Armory": ["Death Shield"],
            "Camp Hammond": ["Jagged Bow"]}  # fmt: skip
    game = lay(
        HELA,
        TASKMASTER,
        mover="Hel",
        at=four,
        tokens={"Anaconda": 2, "Crossbones": 2, "Death Shield": 2, "Jagged Bow": 2},
        weakened={"Jagged Bow": 1},
    )
    answers(game, "gain 2 Power")
    assert won(game) is None
    answers(game, "done")
    assert won(game) == 1


HELA_AND_TASKMASTER_NEARLY = {
    "Odin's Vault": ["Leah", "Thor"], "Armory": ["Death Shield"], "Solomon Institute": ["Anaconda"],
    "Training Room": ["Crossbones"], "Camp Hammond": ["Jagged Bow"],
}  # fmt: skip
NEARLY_FIVE = {"Death Shield": 1, "Anaconda": 2, "Crossbones": 2, "Jagged Bow": 2}


@clause("MV-172")
@pytest.mark.parametrize(("second", "third", "winner"), [(HELA, TASKMASTER, HELA), (TASKMASTER, HELA, TASKMASTER)])
def test_of_two_who_fulfil_their_objectives_at_once_the_first_clockwise_wins(
    second: str, third: str, winner: str
) -> None:
    """RV-036: Thor leaves Odin's Vault, and there gives Death Shield the Strength that Taskmaster lacked."""
    game = lay(
        ULTRON, second, third, hands=[["Jocasta"], [], []], power=[4, 0, 0], at=HELA_AND_TASKMASTER_NEARLY,
        tokens=NEARLY_FIVE, vault_marks=7,
    )  # fmt: skip
    answers(game, "play Jocasta", "play Jocasta to Research Lab", "relocate Thor at Odin's Vault")
    assert won(game) is None
    answers(game, "relocate Thor to Armory")
    assert won(game) == 1
    assert seat(game, 1).villain.title == winner


@clause("MV-172")
@pytest.mark.parametrize(("villains", "active"), [((HELA, TASKMASTER), 1), ((TASKMASTER, HELA), 0)])
def test_of_two_who_fulfil_their_objectives_at_once_the_active_player_wins(
    villains: tuple[str, str], active: int
) -> None:
    """RV-036: the active player wins, if among them."""
    hands = [["Blood Spider"] if seat == active else [] for seat in (0, 1)]
    game = lay(
        *villains, active=active, movers={active: "Training Room"}, hands=hands, power=[2, 2],
        at=HELA_AND_TASKMASTER_NEARLY, tokens=NEARLY_FIVE, vault_marks=7,
    )  # fmt: skip
    answers(game, f"{active}: play Blood Spider", "play Blood Spider to Armory", "relocate Thor at Odin's Vault")
    assert won(game) == active
    assert game.result is not None
    assert game.result.winners == (active,)


@clause("MV-172")
def test_an_event_that_fulfils_two_objectives_names_one_winner() -> None:
    """RV-036: the active player first, then clockwise."""
    for active, winner in ((0, 0), (1, 1), (2, 0)):
        game = lay(
            THANOS, HELA, KILLMONGER, active=active, movers={active: ["Titan", "Niflheim", "Warrior Falls"][active]},
            at={"Knowhere": ["Adam Warlock"], "Odin's Vault": ["Leah", "Thor"],
                "Avengers Assemble!": ["Black Dwarf", "Dísir", "Rook"]},
            tokens={"Rook": -2}, events=["Avengers Assemble!"], specialties=[STONES, [], []], vault_marks=7,
            hands=[["The Legions of Thanos"], ["Draugr Swordsman"], ["Dog of War"]], power=[1, 1, 1],
        )  # fmt: skip
        card = ["The Legions of Thanos", "Draugr Swordsman", "Dog of War"][active]
        answers(game, f"{active}: play {card}", f"play {card} to Avengers Assemble!")
        assert won(game) == winner
        assert game.result is not None
        assert game.result.winners == (winner,)
        assert [score.total for score in game.result.scores].count(100) == 1
        assert told(game).count("game_ends") == 1


@clause("MV-172")
def test_nobody_else_wins_when_the_game_is_over() -> None:
    game = lay(ULTRON, HELA, power=[12, 0], specialties=[["Transformation", "Optimization", "Ultimate"], []])
    answers(game, next(option for option in options(game) if "Age of Ultron" in option))
    assert won(game) == 0
    assert game.result is not None
    assert game.result.reason == "Ultron has fulfilled the objective."
    assert [score.total for score in game.result.scores] == [100, 0]


def test_an_objective_is_not_looked_at_while_a_cost_is_paid() -> None:
    """RV-036: never in the middle of paying a cost: the Ally that vanquishes the last Hero is gone with it."""
    game = lay(mover="Hel", at={"Odin's Vault": ["Valkyrior", "Dísir"]}, vault_marks=7)
    answers(game, "vanquish Valkyrior at Odin's Vault")
    assert won(game) is None
    assert at(game, "Odin's Vault") == []
    assert seat(game).gauge.parts == ("7 of 8 Allies and Soul Marks at Odin's Vault",)
