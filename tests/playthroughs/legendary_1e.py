"""The playthroughs of Legendary, First Edition."""

from __future__ import annotations

from tests.playthroughs.playthrough import Playthrough

CUBE = "Unleash the Power of the Cosmic Cube"
VIRUS = "The Legacy Virus"
BANK = "Midtown Bank Robbery"
PRISON = "Negative Zone Prison Breakout"
PORTALS = "Portals to the Dark Dimension"
KILLBOTS = "Replace Earth's Leaders with Killbots"
INVASION = "Secret Invasion of the Skrull Shapeshifters"
CIVIL_WAR = "Super Hero Civil War"

# Each is played with its seed; the seeds were chosen so that wins, defeats and draws of every kind come about.
LEGENDARY = [
    Playthrough("01-first-game-alone", 1, 1, "builder", {"first_game": True}),
    Playthrough("02-first-game-of-two", 2, 1, "builder", {"first_game": True}),
    Playthrough("03-first-game-of-three", 3, 6, "brawler", {"first_game": True}),
    Playthrough("04-first-game-of-four-with-showdown", 4, 1, "builder", {"first_game": True, "showdown": True}),
    Playthrough("05-first-game-of-five", 5, 3, "brawler", {"first_game": True}),
    Playthrough("06-alone-against-loki-and-the-virus", 1, 1, "cautious", {"mastermind": "Loki", "scheme": VIRUS}),
    Playthrough(
        "07-alone-against-a-distracted-doom",
        1,
        1,
        "builder",
        {"mastermind": "Dr. Doom", "scheme": KILLBOTS, "mastermind_mode": "distracted"},
    ),
    Playthrough("08-alone-until-the-heroes-run-out", 1, 8, "builder"),
    Playthrough(
        "09-two-in-the-civil-war-heroic",
        2,
        2,
        "brawler",
        {"mastermind": "Magneto", "scheme": CIVIL_WAR, "twist_mode": "heroic"},
    ),
    Playthrough(
        "10-two-in-the-secret-invasion-maniacal",
        2,
        4,
        "builder",
        {"mastermind": "Loki", "scheme": INVASION, "mastermind_mode": "maniacal"},
    ),
    Playthrough(
        "11-two-in-the-bank-until-the-villains-run-out", 2, 5, "brawler", {"mastermind": "Dr. Doom", "scheme": BANK}
    ),
    Playthrough(
        "12-two-with-a-handicap",
        2,
        1,
        "builder",
        {"mastermind": "Magneto", "scheme": PORTALS, "handicap": [3, 0], "first_seat": 1},
    ),
    Playthrough(
        "13-three-in-the-prison-breakout-champion",
        3,
        1,
        "random",
        {"mastermind": "Magneto", "scheme": PRISON, "twist_mode": "champion"},
    ),
    Playthrough(
        "14-three-against-an-all-powerful-red-skull",
        3,
        1,
        "cautious",
        {
            "mastermind": "Red Skull",
            "scheme": PORTALS,
            "twist_mode": "legendary",
            "mastermind_mode": "all-powerful",
        },
    ),
    Playthrough("15-two-in-a-super-showdown", 2, 13, "brawler", {"showdown": True}),
    Playthrough(
        "16-four-in-the-bank-enraged",
        4,
        1,
        "random",
        {"mastermind": "Loki", "scheme": BANK, "mastermind_mode": "enraged", "printed_viper": True},
    ),
    Playthrough(
        "17-four-against-killbots-and-a-tyrant",
        4,
        1,
        "builder",
        {"mastermind": "Magneto", "scheme": KILLBOTS, "mastermind_mode": "tyrant"},
    ),
    Playthrough(
        "18-five-in-a-nightmare-invasion",
        5,
        1,
        "brawler",
        {"mastermind": "Dr. Doom", "scheme": INVASION, "mastermind_mode": "nightmare"},
    ),
    Playthrough(
        "19-five-with-the-final-showdown",
        5,
        3,
        "builder",
        {"mastermind": "Red Skull", "scheme": PRISON, "showdown": True},
    ),
    Playthrough("20-three-who-share-a-draw", 3, 266, "brawler"),
]
