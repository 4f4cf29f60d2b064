"""Iron Man's cards."""

from __future__ import annotations

from tests.words import answers, at_rest, clause, lay, seat, table, titles


def test_endless_invention_alone_draws_a_card() -> None:
    game = lay(hands=[["Endless Invention"]], decks={0: ["Odinson", "Wound"]})
    answers(game, "play Endless Invention")
    assert titles(seat(game).hand) == ["Odinson"]
    assert (table(game).recruit, table(game).attack) == (0, 0)
    assert at_rest(game)


def test_endless_invention_draws_two_cards_after_another_tech_hero() -> None:
    game = lay(hands=[["Endless Invention", "Arc Reactor"]], decks={0: ["Odinson", "Wound", "Wound"]})
    answers(game, "play Arc Reactor", "play Endless Invention")
    assert titles(seat(game).hand) == ["Odinson", "Wound"]
    assert at_rest(game)


@clause("L1-066")
def test_a_tech_hero_drawn_by_endless_invention_is_not_yet_played() -> None:
    game = lay(hands=[["Endless Invention"]], decks={0: ["Arc Reactor", "Wound"]})
    answers(game, "play Endless Invention", "play Arc Reactor")
    assert titles(seat(game).hand) == []
    assert table(game).attack == 4
    assert at_rest(game)


@clause("L1-088")
def test_endless_invention_draws_what_there_is() -> None:
    game = lay(hands=[["Arc Reactor", "Endless Invention"]], empty=["0.deck", "0.hand"])
    answers(game, "play Arc Reactor", "play Endless Invention")
    assert titles(seat(game).hand) == []
    assert table(game).extra_draws == 0
    assert at_rest(game)


@clause("L1-212", "L1-062", "L1-063")
def test_repulsor_rays_alone_gives_two_attack() -> None:
    game = answers(lay(hands=[["Arc Reactor", "Repulsor Rays"]]), "play Arc Reactor", "play Repulsor Rays")
    assert table(game).attack == 3 + 2
    assert at_rest(game)


@clause("L1-212", "L1-062")
def test_repulsor_rays_gives_three_attack_after_another_ranged_hero() -> None:
    game = answers(lay(hands=[["Repulsor Rays", "Repulsor Rays"]]), "play Repulsor Rays", "play Repulsor Rays")
    assert table(game).attack == 2 + 3
    assert at_rest(game)


@clause("L1-214")
def test_arc_reactor_gives_three_attack_without_another_tech_hero_and_four_after_one() -> None:
    game = answers(lay(hands=[["Arc Reactor", "Arc Reactor"]]), "play Arc Reactor")
    assert table(game).attack == 3
    answers(game, "play Arc Reactor")
    assert table(game).attack == 3 + 4
    assert at_rest(game)


@clause("L1-132", "L1-133", "L1-065")
def test_arc_reactor_counts_tech_heroes_played_before_it_and_none_in_hand() -> None:
    hand = ["High-Tech Weaponry", "Web-Shooters", "Repulsor Rays", "Arc Reactor", "Endless Invention"]
    game = lay(hands=[hand], decks={0: ["S.H.I.E.L.D. Officer"]})
    answers(game, "play High-Tech Weaponry", "play Web-Shooters", "play Repulsor Rays", "play Arc Reactor")
    assert table(game).attack == 2 + 0 + 2 + (3 + 2)
    assert titles(seat(game).hand) == ["Endless Invention"]
    assert at_rest(game)


def test_quantum_breakthrough_alone_draws_two_cards() -> None:
    game = lay(hands=[["Quantum Breakthrough"]], decks={0: ["Odinson", "Wound", "Wound"]})
    answers(game, "play Quantum Breakthrough")
    assert titles(seat(game).hand) == ["Odinson", "Wound"]
    assert at_rest(game)


def test_quantum_breakthrough_draws_four_cards_after_another_tech_hero() -> None:
    deck = ["Odinson", "Wound", "Wound", "Odinson", "Wound"]
    game = lay(hands=[["Arc Reactor", "Quantum Breakthrough"]], decks={0: deck})
    answers(game, "play Arc Reactor", "play Quantum Breakthrough")
    assert titles(seat(game).hand) == deck[:4]
    assert at_rest(game)
