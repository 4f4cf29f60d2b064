"""Set-up: which Mastermind, Scheme, groups and Heroes; then the decks, the stacks and the first hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from longbox.games.legendary.box import Box, Counts
from longbox.games.legendary.cards import Bystander, Card, Scheme, Strike, Twist, Wound
from longbox.games.legendary.steps import resets_turn
from longbox.games.legendary.table import MASTERMIND_PORTAL, Table
from longbox.games.options import GameInfo, SetupOption
from longbox.kernel import luck
from longbox.kernel.errors import IllegalSetup

T = TypeVar("T")


def game_info(box: Box) -> GameInfo:
    """Every option of the set-up with its legal values."""
    return GameInfo(
        box.game,
        box.title,
        tuple(box.counts),
        (
            SetupOption("mastermind", "one", "whom to defeat four times", tuple(box.masterminds)),
            SetupOption("scheme", "one", "what the Mastermind is up to", tuple(box.schemes)),
            SetupOption("heroes", "several", "Heroes in the Hero Deck", tuple(box.heroes)),
            SetupOption("villains", "several", "Villain Groups in the Villain Deck", tuple(box.villains)),
            SetupOption("henchmen", "several", "Henchman Groups in the Villain Deck", tuple(box.henchmen)),
            SetupOption("first_game", "flag", "the opening set-up that the rulebook suggests", default=False),
            SetupOption("twist_mode", "one", "extra Scheme Twists", tuple(box.twist_modes), "normal"),
            SetupOption(
                "mastermind_mode", "one", "a weaker or stronger Mastermind", tuple(box.mastermind_modes), "normal"
            ),
            SetupOption("showdown", "flag", "the Final Showdown for the Mastermind card after a win", default=False),
            *(SetupOption(name, "flag", says, default=False) for name, says in box.variants.items()),
            SetupOption("handicap", "numbers", "for each seat, how many Agents an Officer replaces", default=None),
            SetupOption("first_seat", "number", "which seat begins, from 0", default=None),
        ),
        family="legendary",
        spaces={"city": tuple(space.name for space in box.city)},
    )


@dataclass(frozen=True)
class Components:
    """What a game is played with, everything drawn."""

    mastermind: str
    scheme: str
    heroes: tuple[str, ...]
    villains: tuple[str, ...]
    henchmen: tuple[str, ...]


class _Draw:
    """Draws what was not chosen. Its luck is its own: a game with the same components is dealt the same."""

    def __init__(self, seed: int) -> None:
        self.luck = luck.from_seed(seed, "components")

    def one(self, things: Sequence[T]) -> T:
        self.luck, place = luck.below(self.luck, len(things))
        return things[place]

    def filled(
        self, chosen: Sequence[str], needed: Sequence[str], every: Sequence[str], count: int, what: str
    ) -> tuple[str, ...]:
        """The chosen, what the rules need besides, and the rest at random, `count` in all."""
        taken = list(dict.fromkeys([*chosen, *needed]))
        if len(taken) > count:
            missing = [name for name in needed if name not in chosen]
            also = f" with {' and '.join(missing)}, which this set-up needs" if missing else ""
            raise IllegalSetup(f"This set-up has {count} {what}, not {len(taken)}: {', '.join(chosen)}{also}.")
        rest = [name for name in every if name not in taken]
        while len(taken) < count:
            taken.append(name := self.one(rest))
            rest.remove(name)
        return tuple(taken)


def by_players(value: Mapping[int, int] | int | None, seats: int, otherwise: int) -> int:
    """A number that may differ by how many play."""
    if value is None:
        return otherwise
    return value if isinstance(value, int) else value.get(seats, otherwise)


def components(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> Components:
    """Draws everything that was not chosen, by the rules of the set-up."""
    draw = _Draw(seed)
    counts = box.counts[seats]
    if options.get("first_game"):
        options = {**_first_game(box, counts, options), **options}
    mastermind = box.masterminds[options.get("mastermind") or draw.one(list(box.masterminds))]
    scheme = _scheme(box, seats, options.get("scheme"), draw)
    needed = [scheme.required_group] if scheme.required_group else []
    if not (seats == 1 and box.solo.ignores_always_leads):
        needed.append(mastermind.always_leads)
    return Components(
        mastermind.title,
        scheme.title,
        draw.filled(
            options.get("heroes", ()), (), list(box.heroes), by_players(scheme.heroes, seats, counts.heroes), "Heroes"
        ),
        draw.filled(
            options.get("villains", ()),
            _fitting(needed, box.villains, counts.villain_groups),
            list(box.villains),
            counts.villain_groups,
            "Villain Groups",
        ),
        draw.filled(
            options.get("henchmen", ()),
            _fitting(needed, box.henchmen, counts.henchman_groups),
            list(box.henchmen),
            counts.henchman_groups + scheme.extra_henchman_groups,
            "Henchman Groups",
        ),
    )


def _fitting(needed: Sequence[str], of_kind: Mapping[str, Any], count: int) -> list[str]:
    """What is needed of one kind; where there is no room for all, the Scheme's wish comes first."""
    return [name for name in needed if name in of_kind][:count]


def _scheme(box: Box, seats: int, chosen: str | None, draw: _Draw) -> type[Scheme]:
    playable = {name: face for name, face in box.schemes.items() if face.players[0] <= seats <= face.players[1]}
    if chosen is None:
        return playable[draw.one(list(playable))]
    if chosen not in playable:
        least, most = box.schemes[chosen].players
        raise IllegalSetup(f"{chosen} is for {least} to {most} players: choose another Scheme or more seats.")
    return playable[chosen]


def _first_game(box: Box, counts: Counts, options: Mapping[str, Any]) -> dict[str, Any]:
    first = box.first_game
    for name in ("mastermind", "scheme", "heroes", "villains", "henchmen"):
        if name in options:
            raise IllegalSetup(f"The first game has its own {name}: leave out either first_game or {name}.")
    return {
        "mastermind": first.mastermind,
        "scheme": first.scheme,
        "heroes": first.heroes[: counts.heroes],
        "villains": first.villains[: counts.villain_groups],
        "henchmen": first.henchmen[: counts.henchman_groups],
    }


def deal(box: Box, names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Table:
    """The whole table as it stands before the first turn."""
    seats = len(names)
    chosen = components(box, seats, seed, options)
    table = Table.empty(names, seed)
    table.box = box
    _lays_board(table, chosen, options)
    _builds_villain_deck(table, chosen, options)
    _builds_hero_deck(table, chosen)
    _deals_players(table, options)
    table.shuffles(table.villain_deck)
    table.active = _first_seat(table, options.get("first_seat"))
    return table


def _lays_board(table: Table, chosen: Components, options: Mapping[str, Any]) -> None:
    box = table.box
    face = box.masterminds[chosen.mastermind]
    table.mastermind = table.prints(face)[0]
    table.scheme = table.prints(box.schemes[chosen.scheme])[0]
    table.led_group = face.always_leads
    table.mastermind_bonus = box.mastermind_modes[options.get("mastermind_mode", "normal")]
    table.has_showdown = options.get("showdown", False)
    table.variants = frozenset(name for name in box.variants if options.get(name))
    table.mastermind_space = [table.mastermind]
    table.scheme_space = [table.scheme]
    table.tactics = [table.prints(tactic)[0] for tactic in box.tactics[face.title]]
    table.shuffles(table.tactics)
    wounds = table.scheme.wounds_per_player
    table.wounds = table.prints(Wound, box.supplies[Wound] if wounds is None else wounds * len(table.seats))
    table.bystanders = table.prints(Bystander, box.supplies[Bystander])
    table.officers = table.prints(box.officer, box.supplies[box.officer])
    table.beside_scheme = table.prints(Twist, table.scheme.twists_beside)
    table.hq = [None] * box.hq_size
    table.city = [None] * len(box.city)
    table.portals = [None] * (MASTERMIND_PORTAL + 1)
    table.held = {}
    table.hero_deck, table.villain_deck, table.resolving, table.ko, table.escaped = [], [], [], [], []
    table.turn_played, table.copied, table.set_aside = [], {}, []
    table.turn = table.twists = table.villains_escaped = 0
    table.bystanders_carried_off = table.killbots_escaped = table.extra_turns = 0
    table.is_won = table.passed_in_secret = False
    table.showdown_turns, table.showdown_totals = [], {}
    table.outcome = table.reason = None
    resets_turn(table)


def _builds_villain_deck(table: Table, chosen: Components, options: Mapping[str, Any]) -> None:
    box, seats, scheme, deck = table.box, len(table.seats), table.scheme, table.villain_deck
    counts = box.counts[seats]
    twists = by_players(scheme.twists, seats, 0) + box.twist_modes[options.get("twist_mode", "normal")]
    deck += table.prints(Twist, twists)
    deck += table.prints(Strike, counts.strikes)
    for group in chosen.villains:
        for face in box.villains[group]:
            deck += table.prints(face, face.copies)
    for group in chosen.henchmen:
        deck += table.prints(box.henchmen[group], counts.henchmen_of_a_group)
    for _ in range(counts.bystanders if scheme.bystanders is None else scheme.bystanders):
        deck.append(table.bystanders.pop())


def _builds_hero_deck(table: Table, chosen: Components) -> None:
    deck = table.hero_deck
    for name in chosen.heroes:
        for face in table.box.heroes[name]:
            deck += table.prints(face, face.copies)
    table.shuffles(deck)
    for _ in range(table.scheme.heroes_in_villain_deck):
        table.villain_deck.append(deck.pop())
    table.hq = [deck.pop() for _ in table.hq]


def _deals_players(table: Table, options: Mapping[str, Any]) -> None:
    box = table.box
    (agent, agents), (trooper, troopers) = box.starting_deck
    for seat, officers in zip(table.seats, _officers(table, options.get("handicap"), agents), strict=True):
        deck: list[Card] = [table.officers.pop() for _ in range(officers)]
        deck += table.prints(agent, agents - officers) + table.prints(trooper, troopers)
        table.shuffles(deck)
        seat.deck, seat.hand = deck[: -box.hand_size], deck[-box.hand_size :]
        seat.played, seat.discard, seat.victory = [], [], []


def _officers(table: Table, given: Any, agents: int) -> list[int]:
    """For each seat how many Agents are replaced: a handicap for newer players."""
    if given is None:
        return [0] * len(table.seats)
    if not isinstance(given, list | tuple) or len(given) != len(table.seats):
        raise IllegalSetup(f"handicap needs one number for each of the {len(table.seats)} seats, such as [2, 0].")
    for number in given:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= agents:
            raise IllegalSetup(f"Between 0 and {agents} Agents of a deck can be replaced by Officers, not {number!r}.")
    if sum(given) > len(table.officers):
        raise IllegalSetup(f"There are only {len(table.officers)} Officers in the box, not {sum(given)}.")
    return list(given)


def _first_seat(table: Table, given: Any) -> int:
    drawn = table.rolls(len(table.seats))
    if given is None:
        return drawn
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < len(table.seats):
        raise IllegalSetup(f"first_seat is a seat from 0 to {len(table.seats) - 1}, not {given!r}.")
    return given
