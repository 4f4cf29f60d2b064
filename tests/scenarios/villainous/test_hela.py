"""Hela: her objective, every card of her deck, and every card of her Fate deck."""

from __future__ import annotations

from tests.scenarios.villainous.words import (
    HELA,
    THANOS,
    ULTRON,
    answers,
    asked,
    at,
    at_rest,
    clause,
    find,
    lay,
    log,
    marked,
    on,
    options,
    power,
    seat,
    spot,
    strength,
    table,
    titles,
    won,
)

# -- the objective ---------------------------------------------------------------------------------------------------


@clause("MV-218")
def test_eight_allies_and_soul_marks_at_odins_vault_win() -> None:
    game = lay(at={"Odin's Vault": ["Leah"] * 3}, vault_marks=4, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) == 0
    assert game.result is not None
    assert game.result.reason == "Hela has fulfilled the objective."


@clause("MV-218")
def test_seven_do_not_win() -> None:
    game = lay(at={"Odin's Vault": ["Leah"] * 3}, vault_marks=3, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) is None
    assert seat(game).gauge.parts == ("7 of 8 Allies and Soul Marks at Odin's Vault",)


@clause("MV-219")
def test_a_hero_at_odins_vault_prevents_the_win() -> None:
    game = lay(at={"Odin's Vault": ["Leah"] * 3 + ["Thor"]}, vault_marks=5, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) is None
    assert seat(game).gauge.parts[1] == "Thor still in the way there"


@clause("MV-219")
def test_an_opposing_ally_at_odins_vault_prevents_the_win_and_does_not_count() -> None:
    vault = {"Odin's Vault": ["Ebony Maw", "Leah"]}
    game = lay(at=vault, vault_marks=6, hands=[["Dísir"], []], power=[2, 0])
    answers(game, "play Dísir", "play Dísir to Odin's Vault")
    assert won(game) is None


@clause("MV-218", "MV-091")
def test_allies_used_in_the_vanquish_that_clears_the_vault_do_not_count() -> None:
    """The Ally that vanquishes the last Hero goes to the discard pile before anybody has won."""
    game = lay(mover="Hel", active=0, at={"Odin's Vault": ["Valkyrior", "Dísir", "Leah"]}, vault_marks=6)
    answers(game, "vanquish Valkyrior at Odin's Vault", "vanquish Valkyrior with Dísir at Odin's Vault")
    assert won(game) is None
    assert at(game, "Odin's Vault") == ["Leah"]


@clause("MV-229")
def test_the_soul_mark_of_a_hero_whom_hela_vanquishes_goes_to_odins_vault() -> None:
    game = lay(at={"Hel": ["Iron Man", "Dísir"]}, marked=["Iron Man"])
    answers(game, "vanquish Iron Man at Hel")
    assert table(game).vault_marks == 1
    assert marked(game) == []
    assert titles(table(game).fate_discard) == ["Iron Man"]
    assert at_rest(game)


@clause("MV-229", "MV-170")
def test_a_soul_mark_that_completes_eight_wins_at_once() -> None:
    game = lay(at={"Hel": ["Iron Man", "Dísir"]}, marked=["Iron Man"], vault_marks=7)
    answers(game, "vanquish Iron Man at Hel")
    assert won(game) == 0


@clause("MV-230")
def test_the_soul_mark_of_a_hero_whom_another_player_defeats_goes_nowhere() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Iron Man", "Ebony Maw"]}, marked=["Iron Man"])
    answers(game, "vanquish Iron Man at Titan")
    assert table(game).vault_marks == 0
    assert marked(game) == []


# -- Allies ----------------------------------------------------------------------------------------------------------


@clause("MV-222")
def test_disir_is_played_from_the_discard_pile_for_its_cost() -> None:
    game = lay(discards=[["Dísir", "Leah"], []], power=[3, 0])
    assert "play Dísir from the discard pile" in options(game)
    assert "play Leah from the discard pile" not in options(game)
    answers(game, "play Dísir from the discard pile", "play Dísir to Hel")
    assert at(game, "Hel") == ["Dísir"]
    assert titles(seat(game).discard) == ["Leah"]
    assert power(game) == 1
    assert at_rest(game)


def test_disir_in_hand_and_in_the_discard_pile_are_two_options() -> None:
    game = lay(hands=[["Dísir"], []], discards=[["Dísir", "Dísir"], []], power=[2, 0])
    assert options(game).count("play Dísir") == 1
    assert options(game).count("play Dísir from the discard pile") == 1


def test_disir_cannot_be_paid_for_from_the_discard_pile_either() -> None:
    game = lay(discards=[["Dísir"], []], power=[1, 0])
    assert "play Dísir from the discard pile" not in options(game)


@clause("MV-223")
def test_conquer_valhalla_bars_disir_from_the_discard_pile() -> None:
    game = lay(discards=[["Dísir"], []], hands=[["Dísir"], []], power=[2, 0], events=["Conquer Valhalla"])
    assert "play Dísir" in options(game)
    assert "play Dísir from the discard pile" not in options(game)


@clause("MV-220")
def test_a_draugr_swordsman_gains_strength_for_each_one_in_the_discard_pile() -> None:
    game = lay(at={"Hel": ["Draugr Swordsman"]}, discards=[["Draugr Swordsman", "Leah", "Draugr Swordsman"], []])
    assert strength(game, "Draugr Swordsman") == 4


@clause("MV-221")
def test_a_reshuffle_takes_that_strength_away() -> None:
    game = lay(
        at={"Hel": ["Draugr Swordsman"]}, discards=[["Draugr Swordsman"], []], empty=["0.deck"], mover="Niflheim"
    )
    assert strength(game, "Draugr Swordsman") == 3
    answers(game, "done")
    assert strength(game, "Draugr Swordsman") == 2


@clause("MV-224")
def test_conquer_valhalla_takes_that_strength_away_too() -> None:
    game = lay(at={"Hel": ["Draugr Swordsman"]}, discards=[["Draugr Swordsman"], []], events=["Conquer Valhalla"])
    assert strength(game, "Draugr Swordsman") == 2


@clause("MV-235")
def test_fenris_wolf_may_be_played_from_hand_against_a_hero_in_another_players_turn() -> None:
    game = lay(THANOS, HELA, hands=[[], ["Fenris Wolf", "Leah"]], fate_deck=["Thor"])
    answers(game, "fate", "fate Hela: Thor to Gjoll")
    assert asked(game) == 1
    assert options(game) == ["play Fenris Wolf to Gjoll", "decline"]
    answers(game, "play Fenris Wolf to Gjoll")
    assert at(game, "Gjoll") == ["Thor", "Fenris Wolf"]
    assert titles(seat(game, 1).hand) == ["Leah"]
    assert at_rest(game)


@clause("MV-235")
def test_fenris_wolf_in_play_may_be_relocated_to_the_hero() -> None:
    game = lay(THANOS, HELA, at={"Hel": [["Fenris Wolf", "Mind Stone"]]}, fate_deck=["Thor"])
    answers(game, "fate", "fate Hela: Thor to Gjoll", "1: relocate Fenris Wolf to Gjoll")
    assert at(game, "Gjoll") == ["Thor", "Fenris Wolf"]
    assert on(game, "Fenris Wolf") == ["Mind Stone"]
    assert at_rest(game)


def test_fenris_wolf_comes_before_the_heros_own_ability() -> None:
    game = lay(THANOS, HELA, hands=[[], ["Fenris Wolf"]], fate_deck=["Black Widow"])
    answers(game, "fate", "fate Hela: Black Widow to Hel", "1: play Fenris Wolf to Hel")
    assert asked(game) == 0
    answers(game, "defeat Fenris Wolf at Hel")
    assert titles(seat(game, 1).discard) == ["Fenris Wolf"]


def test_fenris_wolf_may_stay_away() -> None:
    game = lay(THANOS, HELA, hands=[[], ["Fenris Wolf"]], fate_deck=["Thor"])
    answers(game, "fate", "fate Hela: Thor to Gjoll", "1: decline")
    assert at(game, "Gjoll") == ["Thor"]
    assert titles(seat(game, 1).hand) == ["Fenris Wolf"]


def test_being_asked_about_fenris_wolf_tells_nothing() -> None:
    """Hela holds another card, and Fenris Wolf is somewhere in her deck: she is asked all the same."""
    game = lay(THANOS, HELA, hands=[[], ["Leah"]], fate_deck=["Thor"])
    answers(game, "fate", "fate Hela: Thor to Gjoll")
    assert (asked(game), options(game)) == (1, ["decline"])
    assert game.view(0)["decision"]["source"] == "Fenris Wolf"


def test_nobody_asks_about_a_fenris_wolf_that_lies_in_the_discard_pile() -> None:
    game = lay(
        THANOS,
        HELA,
        hands=[[], ["Leah"]],
        discards=[[], ["Fenris Wolf"]],
        empty=["1.deck"],
        fate_deck=["Thor"],
    )
    answers(game, "fate", "fate Hela: Thor to Gjoll")
    assert at_rest(game)


def test_fenris_wolf_does_not_answer_a_hero_elsewhere() -> None:
    game = lay(HELA, THANOS, hands=[["Fenris Wolf"], []], fate_deck=["Thor"])
    answers(game, "fate", "fate Thanos: Thor to Titan")
    assert at(game, "Titan") == ["Thor"]
    assert at_rest(game)


def test_leah_may_mark_a_hero_where_she_is_played() -> None:
    game = lay(hands=[["Leah"], []], power=[2, 0], at={"Hel": ["Thor", "Balder"], "Gjoll": ["Iron Man"]})
    answers(game, "play Leah", "play Leah to Hel")
    assert options(game) == ["attach a Soul Mark to Thor at Hel", "decline"]
    answers(game, "attach a Soul Mark to Thor at Hel")
    assert marked(game) == ["Thor"]
    assert at_rest(game)


def test_leah_need_not_mark() -> None:
    game = lay(hands=[["Leah"], []], power=[2, 0], at={"Hel": ["Thor"]})
    answers(game, "play Leah", "play Leah to Hel", "decline")
    assert marked(game) == []


def test_leah_asks_nothing_without_a_hero() -> None:
    game = lay(hands=[["Leah"], []], power=[2, 0])
    answers(game, "play Leah", "play Leah to Hel")
    assert at_rest(game)


def test_midgard_serpent_vanquishes_everybody_of_strength_five_or_less() -> None:
    game = lay(at={"Hel": ["Midgard Serpent", "Iron Man", "Vision", "Angela", "Leah"]}, marked=["Vision"])
    answers(game, "vanquish everybody possible with Midgard Serpent at Hel")
    assert at(game, "Hel") == ["Angela", "Leah"]
    assert titles(seat(game).discard) == ["Midgard Serpent"]
    assert table(game).vault_marks == 1
    assert at_rest(game)


def test_midgard_serpent_takes_protectors_and_others_together() -> None:
    game = lay(at={"Hel": ["Midgard Serpent", "Iron Man", "Thor"]})
    answers(game, "vanquish everybody possible with Midgard Serpent at Hel")
    assert at(game, "Hel") == []


def test_a_protector_too_strong_for_midgard_serpent_shields_the_other_heroes() -> None:
    game = lay(at={"Hel": ["Midgard Serpent", "Iron Man", "Thor"]}, tokens={"Thor": 1})
    assert "vanquish everybody possible with Midgard Serpent at Hel" not in options(game)


def test_midgard_serpent_needs_a_vanquish_action_and_a_victim() -> None:
    assert "vanquish everybody possible with Midgard Serpent at Hel" not in options(
        lay(at={"Hel": ["Midgard Serpent", "Angela"]})
    )
    assert "vanquish everybody possible with Midgard Serpent at Hel" not in options(
        lay(mover="Gjoll", at={"Hel": ["Midgard Serpent", "Iron Man"]})
    )


# -- Effects ---------------------------------------------------------------------------------------------------------


@clause("MV-228")
def test_marked_by_death_marks_a_hero_in_any_domain_that_has_no_mark() -> None:
    game = lay(
        hands=[["Marked by Death"], []],
        power=[1, 0],
        at={"Titan": ["Thor", "Vision"], "Hel": ["Iron Man"]},
        marked=["Vision"],
    )
    answers(game, "play Marked by Death")
    assert options(game) == ["attach a Soul Mark to Iron Man at Hel", "attach a Soul Mark to Thor at Titan"]
    answers(game, "attach a Soul Mark to Thor at Titan")
    assert marked(game) == ["Vision", "Thor"]
    assert titles(seat(game).discard) == ["Marked by Death"]
    assert at_rest(game)


@clause("MV-057")
def test_marked_by_death_needs_a_hero_that_can_be_marked() -> None:
    heroes = {"Hel": ["Angela", "Balder", "Valkyrior", "Hulk", ["Thor", "Odin-Force"]]}
    assert "play Marked by Death" not in options(lay(hands=[["Marked by Death"], []], power=[1, 0], at=heroes))


@clause("MV-232")
def test_deaths_embrace_brings_a_marked_hero_to_niflheim_with_its_mark() -> None:
    game = lay(hands=[["Death's Embrace"], []], at={"Titan": ["Thor"], "Hel": ["Iron Man"]}, marked=["Thor"])
    answers(game, "play Death's Embrace")
    assert at(game, "Niflheim") == ["Thor"]
    assert marked(game) == ["Thor"]
    assert at_rest(game)


def test_deaths_embrace_needs_a_marked_hero_that_is_not_at_niflheim() -> None:
    assert "play Death's Embrace" not in options(
        lay(mover="Hel", hands=[["Death's Embrace"], []], at={"Hel": ["Thor"]})
    )
    game = lay(mover="Hel", hands=[["Death's Embrace"], []], at={"Niflheim": ["Thor"]}, marked=["Thor"])
    assert "play Death's Embrace" not in options(game)


def test_hel_to_pay_vanquishes_a_marked_hero_of_the_own_domain() -> None:
    game = lay(
        mover="Gjoll",
        hands=[["Hel to Pay"], []],
        power=[2, 0],
        at={"Hel": ["Iron Man", "Dísir"], "Odin's Vault": ["Vision", "Midgard Serpent"]},
        marked=["Iron Man"],
    )
    answers(game, "play Hel to Pay")
    assert at(game, "Hel") == []
    assert at(game, "Odin's Vault") == ["Vision", "Midgard Serpent"]
    assert table(game).vault_marks == 1
    assert titles(seat(game).discard) == ["Dísir", "Hel to Pay"]
    assert at_rest(game)


def test_hel_to_pay_needs_allies_strong_enough_and_a_mark() -> None:
    too_weak = lay(
        mover="Gjoll", hands=[["Hel to Pay"], []], power=[2, 0], at={"Hel": ["Thor", "Dísir"]}, marked=["Thor"]
    )
    assert "play Hel to Pay" not in options(too_weak)
    unmarked = lay(mover="Gjoll", hands=[["Hel to Pay"], []], power=[2, 0], at={"Hel": ["Iron Man", "Dísir"]})
    assert "play Hel to Pay" not in options(unmarked)


def test_price_of_life_trades_a_mark_elsewhere_for_power() -> None:
    game = lay(hands=[["Price of Life"], []], at={"Titan": ["Thor"], "Hel": ["Iron Man"]}, marked=["Thor", "Iron Man"])
    answers(game, "play Price of Life")
    assert marked(game) == ["Iron Man"]
    assert power(game) == 5
    assert table(game).vault_marks == 0


def test_price_of_life_needs_a_marked_hero_elsewhere() -> None:
    game = lay(mover="Hel", hands=[["Price of Life"], []], at={"Titan": ["Thor"], "Hel": ["Vision"]}, marked=["Vision"])
    assert "play Price of Life" not in options(game)


@clause("MV-231", "MV-169")
def test_soul_for_a_soul_removes_a_marked_hero_without_reward_and_may_defeat_another() -> None:
    game = lay(
        mover="Gjoll",
        hands=[["Soul for a Soul"], []],
        power=[1, 0],
        at={"Titan": ["Thor"], "Hel": ["Vision"]},
        marked=["Thor"],
    )
    answers(game, "play Soul for a Soul")
    assert options(game) == ["defeat Vision at Hel", "decline"]
    assert table(game).vault_marks == 0
    answers(game, "defeat Vision at Hel")
    assert at(game, "Titan") == at(game, "Hel") == []
    assert titles(table(game).fate_discard) == ["Thor", "Vision"]
    assert at_rest(game)


def test_soul_for_a_soul_may_stop_after_the_removal_and_needs_a_mark() -> None:
    game = lay(
        mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Hel": ["Vision", "Thor"]}, marked=["Thor"]
    )
    answers(game, "play Soul for a Soul", "decline")
    assert at(game, "Hel") == ["Vision"]
    game = lay(mover="Gjoll", hands=[["Soul for a Soul"], []], power=[1, 0], at={"Hel": ["Vision"]})
    assert "play Soul for a Soul" not in options(game)


# -- Items and Specialties -------------------------------------------------------------------------------------------


@clause("MV-234", "MV-064")
def test_nightsword_marks_a_hero_where_it_lies() -> None:
    game = lay(mover="Gjoll", at={"Hel": ["Nightsword", "Thor"], "Niflheim": ["Vision"]})
    answers(game, "activate Nightsword at Hel")
    assert marked(game) == ["Thor"]
    assert at_rest(game)
    assert "activate Nightsword at Hel" not in options(game)


def test_nightsword_needs_a_hero_without_a_mark_there_and_an_activate_action() -> None:
    assert not any(
        "Nightsword" in option for option in options(lay(mover="Gjoll", at={"Hel": ["Nightsword", "Angela"]}))
    )
    game = lay(mover="Odin's Vault", at={"Hel": ["Nightsword", "Thor"]})
    assert "activate Nightsword at Hel" not in options(game)


@clause("MV-233")
def test_hand_of_glory_plays_a_hero_from_the_fate_discard_pile_for_its_strength_and_marks_it() -> None:
    game = lay(
        mover="Gjoll",
        specialties=[["Hand of Glory"], []],
        power=[3, 0],
        fate_discard=["Iron Man", "Thor", "Angela"],
    )
    answers(game, "activate Hand of Glory")
    assert "play Iron Man to Titan" in options(game)
    assert "play Iron Man to Hel" in options(game)
    answers(game, "play Iron Man to Titan")
    assert at(game, "Titan") == ["Iron Man"]
    assert marked(game) == ["Iron Man"]
    assert power(game) == 0
    assert at_rest(game)


def test_hand_of_glory_needs_power_enough_and_a_hero_that_can_be_marked() -> None:
    poor = lay(mover="Gjoll", specialties=[["Hand of Glory"], []], power=[2, 0], fate_discard=["Iron Man"])
    assert "activate Hand of Glory" not in options(poor)
    angela = lay(mover="Gjoll", specialties=[["Hand of Glory"], []], power=[9, 0], fate_discard=["Angela", "Hulk"])
    assert "activate Hand of Glory" not in options(angela)


@clause("MV-287")
def test_iron_man_makes_hand_of_glory_dearer() -> None:
    laid = {"mover": "Gjoll", "specialties": [["Hand of Glory"], []], "fate_discard": ["Vision"]}
    hel = {"Hel": ["Iron Man"]}
    assert "activate Hand of Glory" not in options(lay(**laid, at=hel, power=[4, 0]))
    game = lay(**laid, at=hel, power=[5, 0])
    answers(game, "activate Hand of Glory", "play Vision to Titan")
    assert power(game) == 0


def test_helas_bidding_pays_three_power_when_another_player_defeats_a_marked_hero() -> None:
    game = lay(
        THANOS,
        HELA,
        specialties=[[], ["Hela's Bidding"]],
        at={"Titan": ["Iron Man", "Ebony Maw"]},
        marked=["Iron Man"],
    )
    answers(game, "vanquish Iron Man at Titan")
    assert power(game, 1) == 3


def test_helas_bidding_pays_nothing_for_her_own_defeats_and_unmarked_heroes() -> None:
    own = lay(specialties=[["Hela's Bidding"], []], at={"Hel": ["Iron Man", "Dísir"]}, marked=["Iron Man"])
    assert power(answers(own, "vanquish Iron Man at Hel")) == 0
    unmarked = lay(THANOS, HELA, specialties=[[], ["Hela's Bidding"]], at={"Titan": ["Iron Man", "Ebony Maw"]})
    assert power(answers(unmarked, "vanquish Iron Man at Titan"), 1) == 0


def test_raise_the_dead_lets_draugr_swordsmen_be_played_from_the_discard_pile_to_the_domain() -> None:
    game = lay(
        specialties=[["Raise the Dead"], []],
        discards=[["Draugr Swordsman", "Leah"], []],
        power=[1, 0],
        events=["Helicarrier Alert"],
    )
    assert "play Leah from the discard pile" not in options(game)
    answers(game, "play Draugr Swordsman from the discard pile")
    assert options(game) == [
        f"play Draugr Swordsman to {place}" for place in ("Niflheim", "Hel", "Gjoll", "Odin's Vault")
    ]
    answers(game, "play Draugr Swordsman to Hel")
    assert at(game, "Hel") == ["Draugr Swordsman"]
    assert at_rest(game)


@clause("MV-223")
def test_without_raise_the_dead_or_under_conquer_valhalla_they_stay_there() -> None:
    discards = [["Draugr Swordsman"], []]
    assert "play Draugr Swordsman from the discard pile" not in options(lay(discards=discards, power=[1, 0]))
    game = lay(specialties=[["Raise the Dead"], []], discards=discards, power=[1, 0], events=["Conquer Valhalla"])
    assert "play Draugr Swordsman from the discard pile" not in options(game)


@clause("MV-118")
def test_a_specialty_lies_beside_the_domain() -> None:
    game = lay(hands=[["Raise the Dead"], []], power=[2, 0])
    answers(game, "play Raise the Dead")
    assert titles(seat(game).specialties) == ["Raise the Dead"]
    assert power(game) == 0


# -- her Fate deck ---------------------------------------------------------------------------------------------------


@clause("MV-226", "MV-227")
def test_angela_takes_a_soul_mark_from_odins_vault_wherever_she_is_played() -> None:
    game = lay(vault_marks=2, fate_deck=["Angela"])
    answers(game, "fate", "fate Thanos: Angela to Titan")
    assert table(game).vault_marks == 1
    assert not table(game).may_be_marked(find(game, "Angela"))
    assert at_rest(game)


def test_angela_finds_nothing_in_an_empty_vault() -> None:
    game = lay(fate_deck=["Angela"])
    answers(game, "fate", "fate Thanos: Angela to Titan")
    assert table(game).vault_marks == 0


def test_balder_takes_the_soul_mark_off_a_hero_of_the_fate_players_choice() -> None:
    game = lay(THANOS, HELA, at={"Hel": ["Thor"], "Titan": ["Vision"]}, marked=["Thor", "Vision"], fate_deck=["Balder"])
    answers(game, "fate", "fate Hela: Balder to Gjoll", "0: remove the Soul Mark from Thor at Hel")
    assert marked(game) == ["Vision"]
    assert table(game).vault_marks == 0
    assert not table(game).may_be_marked(find(game, "Balder"))


def test_balder_without_a_marked_hero_does_nothing() -> None:
    game = lay(THANOS, HELA, hands=[[], []], fate_deck=["Balder"])
    answers(game, "fate", "fate Hela: Balder to Gjoll")
    assert at(game, "Gjoll") == ["Balder"]
    assert at_rest(game)


@clause("MV-236")
def test_valkyrior_cannot_be_marked() -> None:
    game = lay(at={"Hel": ["Valkyrior", "Thor"]})
    assert not table(game).may_be_marked(find(game, "Valkyrior"))
    assert table(game).may_be_marked(find(game, "Thor"))


@clause("MV-237", "MV-130")
def test_odin_force_takes_the_mark_bars_a_new_one_and_gives_protector() -> None:
    game = lay(THANOS, HELA, at={"Hel": ["Vision", "Iron Man", "Dísir"]}, marked=["Vision"], fate_deck=["Odin-Force"])
    answers(game, "fate")
    assert options(game) == ["fate Hela: Odin-Force on Vision at Hel", "fate Hela: Odin-Force on Iron Man at Hel"]
    answers(game, "fate Hela: Odin-Force on Vision at Hel")
    assert on(game, "Vision") == ["Odin-Force"]
    assert marked(game) == []
    assert not table(game).may_be_marked(find(game, "Vision"))
    assert table(game).protector_of(find(game, "Iron Man")) is find(game, "Vision")
    assert at_rest(game)


@clause("MV-097")
def test_odin_force_without_a_hero_is_discarded() -> None:
    game = lay(THANOS, HELA, at={"Titan": ["Thor"], "Hel": ["Hulk"]}, fate_deck=["Odin-Force"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Odin-Force"]
    assert at_rest(game)


@clause("MV-115")
def test_odin_force_goes_to_the_fate_discard_pile_with_its_hero() -> None:
    game = lay(at={"Hel": [["Iron Man", "Odin-Force"], "Dísir"]})
    answers(game, "vanquish Iron Man at Hel")
    assert titles(table(game).fate_discard) == ["Odin-Force", "Iron Man"]


def test_fate_intervenes_shuffles_the_discard_pile_into_the_deck() -> None:
    game = lay(THANOS, HELA, discards=[[], ["Leah", "Dísir"]], fate_deck=["Fate Intervenes"])
    before = len(seat(game, 1).deck)
    answers(game, "fate")
    assert seat(game, 1).discard == []
    assert len(seat(game, 1).deck) == before + 2
    assert titles(table(game).fate_discard) == ["Fate Intervenes"]


def test_fate_intervenes_needs_a_discard_pile() -> None:
    game = lay(THANOS, HELA, discards=[["Ebony Maw"], []], fate_deck=["Fate Intervenes"])
    answers(game, "fate")
    assert "Fate Intervenes is discarded without effect" in log(game)
    assert titles(seat(game).discard) == ["Ebony Maw"]


def test_revive_souls_plays_a_hero_from_the_fate_discard_pile_with_its_ability() -> None:
    game = lay(
        THANOS,
        HELA,
        ULTRON,
        hands={},
        at={"Hel": ["Leah"]},
        fate_discard=["Black Widow", "Odin-Force"],
        fate_deck=["Revive Souls"],
    )
    answers(game, "fate", "fate Hela: Revive Souls", "play Black Widow to Hel", "0: defeat Leah at Hel")
    assert at(game, "Hel") == ["Black Widow"]
    assert titles(table(game).fate_discard) == ["Odin-Force", "Revive Souls"]
    assert at_rest(game)


def test_revive_souls_needs_a_hero_in_the_fate_discard_pile() -> None:
    game = lay(THANOS, HELA, fate_discard=["Odin-Force"], fate_deck=["Revive Souls"])
    answers(game, "fate")
    assert titles(table(game).fate_discard) == ["Odin-Force", "Revive Souls"]
    assert at_rest(game)


@clause("MV-225", "MV-141", "MV-144", "MV-150")
def test_resolving_conquer_valhalla_may_mark_every_hero_that_can_be_marked() -> None:
    game = lay(
        events=["Conquer Valhalla"],
        at={"Conquer Valhalla": ["Midgard Serpent"], "Hel": ["Thor", "Angela"], "Titan": ["Vision"]},
        hands=[["Draugr Swordsman"], []],
        power=[1, 0],
    )
    answers(game, "play Draugr Swordsman", "play Draugr Swordsman to Conquer Valhalla", "attach Soul Marks")
    assert marked(game) == ["Thor", "Vision"]
    assert table(game).events == []
    assert titles(table(game).fate_discard) == ["Conquer Valhalla"]
    assert titles(seat(game).discard) == ["Midgard Serpent", "Draugr Swordsman"]
    assert at_rest(game)


def test_its_reward_may_be_declined_and_asks_nothing_without_heroes() -> None:
    laid = {"at": {"Conquer Valhalla": ["Midgard Serpent"], "Hel": ["Thor"]}, "events": ["Conquer Valhalla"]}
    game = lay(**laid, hands=[["Draugr Swordsman"], []], power=[1, 0])
    answers(game, "play Draugr Swordsman", "play Draugr Swordsman to Conquer Valhalla", "decline")
    assert marked(game) == []
    laid["at"] = {"Conquer Valhalla": ["Midgard Serpent"]}
    game = lay(**laid, hands=[["Draugr Swordsman"], []], power=[1, 0])
    answers(game, "play Draugr Swordsman", "play Draugr Swordsman to Conquer Valhalla")
    assert at_rest(game)


@clause("MV-148", "MV-151")
def test_conquer_valhalla_hits_hela_and_nobody_else() -> None:
    game = lay(THANOS, HELA, ULTRON, hands={}, fate_deck=["Conquer Valhalla"])
    answers(game, "fate")
    assert titles(table(game).events) == ["Conquer Valhalla"]
    drawn_by_hela = lay(fate_deck=["Conquer Valhalla"])
    answers(drawn_by_hela, "fate")
    assert titles(table(drawn_by_hela).fate_discard) == ["Conquer Valhalla"]


def test_hela_stands_on_four_locations_with_two_rows_each() -> None:
    game = lay()
    rows = {location.title: (len(location.top), len(location.bottom)) for location in seat(game).locations}
    assert rows == {"Niflheim": (1, 3), "Hel": (2, 2), "Gjoll": (2, 2), "Odin's Vault": (2, 2)}
    assert spot(game, "Hel").icons[0].power == 2
