"""What the table looks like in lines, made from a view and the printed facts: any table, and Legendary's better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.games.catalog import cards, playable
from longbox.games.facts import CardFacts
from longbox.kernel.log import Event
from longbox.terminal.screen import Line, Part

Row = tuple[str, Line]  # a label and what stands behind it

COLORS = {
    "Strength": "green",
    "Instinct": "yellow",
    "Covert": "red",
    "Tech": "cyan",
    "Ranged": "blue",
}
LOUD = ("escapes", "twist", "game_ends", "defeats", "defeats_mastermind")


def picture(view: Mapping[str, Any]) -> Picture:
    """The picture of a view, as its family draws it."""
    families: dict[str, type[Picture]] = {"legendary": Legendary}
    return families.get(playable(view["game"]).info.family, Picture)(view)


class Picture:
    """Any table: every zone that this viewer sees, and the numbers."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.cards = cards(view["game"])
        self.info = playable(view["game"]).info
        self.viewer: int | None = view["viewer"]
        self.seats: Sequence[Mapping[str, Any]] = view["seats"]

    # -- for everybody to call ---------------------------------------------------------------------------------------

    def table(self) -> list[Row]:
        """The table at a glance."""
        rows = [("How it stands", self.meters()), *self.zones(self.view)]
        return rows + [row for seat in self.seats for row in self.zones(seat, f"{seat['name']}, ")]

    def looks(self) -> dict[str, Callable[[], list[Row]]]:
        """What one can look at closely."""
        return {"hand": self.look_hand, "players": self.look_players}

    def option(self, option: Mapping[str, Any]) -> str:
        """In a few words, what an option is about."""
        return self.numbers(self.cards[option["face"]]) if option["face"] in self.cards else ""

    def why_not(self, typed: Callable[[Sequence[str]], list[int]]) -> str | None:
        """Why something is not among the answers, if it is about a card in sight."""
        return None

    def faces_in_sight(self) -> list[str]:
        """The face of every card in the view, each once."""
        return list(dict.fromkeys(card["face"] for card in _cards_in(self.view)))

    # -- pieces ------------------------------------------------------------------------------------------------------

    @property
    def own(self) -> Mapping[str, Any]:
        """The viewer's own side of the table; for a spectator, that of whoever is active."""
        return self.seats[self.view["active"] if self.viewer is None else self.viewer]

    def meters(self) -> Line:
        words = []
        for meter in self.view["meters"]:
            most = f" of {meter['most']}" if "most" in meter else ""
            words.append(f"{meter['name']} {meter['value']}{most}")
        return [", ".join(words)]

    def zones(self, owner: Mapping[str, Any], whose: str = "") -> list[Row]:
        """Every pile of an owner, by name."""
        rows: list[Row] = []
        for name, zone in owner.items():
            if isinstance(zone, dict) and set(zone) == {"count"}:
                rows.append((whose + _said(name), [str(zone["count"])]))
            elif isinstance(zone, list) and any(isinstance(card, dict) and "face" in card for card in zone):
                rows.append((whose + _said(name), [self.titles(zone)]))
        return rows

    def titles(self, zone: Any) -> str:
        """The titles in a zone, alike ones counted; or how many there are."""
        if isinstance(zone, dict):
            return _cards_counted(zone["count"])
        counted = Counter(card["title"] for card in zone if card is not None)
        return ", ".join(f"{count} {title}" if count > 1 else title for title, count in counted.items()) or "nothing"

    def size(self, zone: Any) -> int:
        return zone["count"] if isinstance(zone, dict) else len(zone)

    def numbers(self, card: CardFacts) -> str:
        """The printed numbers of a card in words."""
        return ", ".join(f"{_said(name)} {card.printed(name)}" for name in card.numbers)

    def rule(self, card: CardFacts) -> Line:
        """A card in full, on one line."""
        parts: list[Part] = [(card.title, "bold")]
        if card.unit and card.unit != card.title:
            parts.append(f" ({card.unit})")
        if numbers := self.numbers(card):
            parts.append(f": {numbers}")
        ends_already = str(parts[-1]).endswith(".")
        return [*parts, f"{'' if ends_already else '.'} {card.rule}"]

    def look_hand(self) -> list[Row]:
        hand = self.own.get("hand", [])
        if isinstance(hand, dict):
            return [("Hand", [_cards_counted(hand["count"])])]
        counted = Counter(card["face"] for card in hand)
        if not counted:
            return [("Hand", ["no cards"])]
        return [(f"{count} x" if count > 1 else "", self.rule(self.cards[face])) for face, count in counted.items()]

    def look_players(self) -> list[Row]:
        rows: list[Row] = []
        for index, seat in enumerate(self.seats):
            piles = [f"{_said(name)} {self.size(zone)}" for name, zone in seat.items() if isinstance(zone, list | dict)]
            turn = ", whose turn it is" if index == self.view["active"] else ""
            rows.append((seat["name"] + turn, [", ".join(piles)]))
        return rows


class Legendary(Picture):
    """The Legendary board: Mastermind and Scheme, city, HQ, the player's cards and points."""

    def table(self) -> list[Row]:
        return [
            ("Danger", self.danger()),
            *(("Mastermind", [*self.enemy(card), self.tactics_left()]) for card in self.view["mastermind_space"]),
            *self.city(),
            *self.hq(),
            ("Hand", [self.titles(self.own["hand"])]),
            *([("Played", [self.titles(self.own["played"])])] if self.own["played"] else []),
            ("Points", self.points()),
            ("Piles", self.piles()),
        ]

    def looks(self) -> dict[str, Callable[[], list[Row]]]:
        return {
            "hand": self.look_hand,
            "city": self.look_city,
            "hq": self.look_hq,
            "piles": self.look_piles,
            "players": self.look_players,
            "scheme": self.look_scheme,
            "mastermind": self.look_mastermind,
        }

    def option(self, option: Mapping[str, Any]) -> str:
        face = option["face"]
        if face is None:
            return self.numbers(self.officer()) if option["verb"] == "recruit" else ""
        card = self.cards[face]
        standing = next((it for it in self._enemies() if it["id"] == option["card"]), None)
        if standing is not None:
            return "".join(part if isinstance(part, str) else part[0] for part in self.strength(standing))
        if option["verb"] == "play":
            count = sum(it["face"] == face for it in self.own["hand"])
            return self.gives(card) + (f"; {count} in hand" if count > 1 else "")
        if option["verb"] == "recruit":
            return self.numbers(card)
        cost = f"cost {card.printed('cost')}" if card.numbers.get("cost") else ""
        return "; ".join(filter(None, [cost, self.gives(card)]))

    def why_not(self, typed: Callable[[Sequence[str]], list[int]]) -> str | None:
        """What is missing for a fight or for recruiting."""
        view = self.view
        for verb, card in [
            *(("fight", card) for card in self._enemies()),
            *(("recruit", card) for card in view["hq"] if card is not None),
        ]:
            title = card["title"]
            if not typed([title, f"{verb} {title}"]):
                continue
            needed = card.get("attack", 0) if verb == "fight" else self.cards[card["face"]].numbers.get("cost", 0)
            kind = "Attack" if verb == "fight" else "Recruit"
            have = view["attack"] if verb == "fight" else view["recruit"]
            if verb == "fight" and view["recruit_is_attack"]:
                have += view["recruit"]
            if have < needed:
                return f"To {verb} {title} takes {needed} {kind}; there is {have}."
            if view["has_healed"]:
                return "After healing no Hero can be recruited and no Villain be fought this turn."
            return f"There is enough {kind} for {title}: either it is not the moment, or its rule forbids it."
        return None

    # -- rows --------------------------------------------------------------------------------------------------------

    def danger(self) -> Line:
        danger = self.meter("danger")
        near = danger["most"] > 1 and danger["value"] * 4 >= danger["most"] * 3
        scheme = ", ".join(card["title"] for card in self.view["scheme_space"])
        return [(f"{danger['value']} of {danger['most']}", "bold red" if near else "bold"), f": {scheme}"]

    def tactics_left(self) -> str:
        left = self.meter("Tactics left")["value"]
        return f"; {left} Tactic{'' if left == 1 else 's'} left"

    def meter(self, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(meter for meter in self.view["meters"] if meter["name"] == name)
        return found

    def city(self) -> list[Row]:
        """From the exit to the entry, as one reads the board."""
        names = self.info.spaces["city"]
        spaces = list(zip(names, self.view["city"], strict=True))[::-1]
        wide = max(map(len, names)) + 2
        return [
            ("City" if place == 0 else "", [name.ljust(wide), *(self.enemy(card) if card else ["empty"])])
            for place, (name, card) in enumerate(spaces)
        ]

    def hq(self) -> list[Row]:
        return [
            ("HQ" if space == 0 else "", [f"{space + 1}  ", *(self.hero(card) if card else ["empty"])])
            for space, card in enumerate(self.view["hq"])
        ]

    def enemy(self, card: Mapping[str, Any]) -> Line:
        return [(card["title"], "bold"), ": ", *self.strength(card)]

    def strength(self, card: Mapping[str, Any]) -> Line:
        """What it takes to fight an enemy, what it is worth, and what it holds."""
        printed = self.cards[card["face"]].printed("attack")
        now = str(card.get("attack", printed))
        differs = f" (printed {printed})" if printed.strip("*+") not in ("", now) else ""
        parts: list[Part] = [f"attack {now}{differs}"]
        if points := self.cards[card["face"]].printed("vp"):
            parts.append(f", {points} VP")
        if held := self.view["held"].get(card["id"]):
            parts.append((f", holds {self.titles(held)}", "bold"))
        return parts

    def hero(self, card: Mapping[str, Any]) -> Line:
        facts = self.cards[card["face"]]
        color = next((COLORS[trait] for trait in facts.traits if trait in COLORS), "")
        return [(card["title"], color), f" ({facts.unit or facts.title}): {self.numbers(facts)}"]

    def points(self) -> Line:
        whose = "" if self.viewer == self.view["active"] else f" ({self.seats[self.view['active']]['name']})"
        return [(f"{self.view['recruit']} Recruit, {self.view['attack']} Attack", "bold"), whose]

    def piles(self) -> Line:
        view, own = self.view, self.own
        sizes = [f"deck {self.size(own['deck'])}", f"discard {len(own['discard'])}"]
        sizes += [f"victory {len(own['victory'])} ({self.victory_points(own)} VP)"]
        board = {
            "Villain Deck": "villain_deck",
            "Hero Deck": "hero_deck",
            "Wounds": "wounds",
            "Bystanders": "bystanders",
            "Officers": "officers",
            "KO": "ko",
            "escaped": "escaped",
        }
        sizes += [f"{name} {self.size(view[zone])}" for name, zone in board.items()]
        return ["yours: " if self.viewer is not None else "", f"{', '.join(sizes[:3])}; {', '.join(sizes[3:])}"]

    def victory_points(self, seat: Mapping[str, Any]) -> str:
        """Printed points; those that depend on something count at the end, so there may be more."""
        faces = [self.cards[card["face"]] for card in seat["victory"]]
        open_end = "+" if any("vp" in card.marks for card in faces) else ""
        return f"{sum(card.numbers.get('vp', 0) for card in faces)}{open_end}"

    # -- words -------------------------------------------------------------------------------------------------------

    def gives(self, card: CardFacts) -> str:
        """What playing a card gives, in a few words."""
        points = [f"{card.printed(name)} {name.capitalize()}" for name in ("recruit", "attack") if card.printed(name)]
        traits = [trait for trait in card.traits[-1:] if trait in COLORS]
        return ", ".join(points + traits)

    def numbers(self, card: CardFacts) -> str:
        words = [f"cost {card.printed('cost')}"] if card.printed("cost") else []
        if card.kind in ("hero", "basic"):
            words += [
                f"{card.printed(name)} {name.capitalize()}" for name in ("recruit", "attack") if card.printed(name)
            ]
            words += [", ".join(trait for trait in card.traits if trait != "Grey")]
        elif card.printed("attack"):
            words.append(f"attack {card.printed('attack')}")
        if card.printed("vp"):
            words.append(f"{card.printed('vp')} VP")
        return "; ".join(words)

    # -- looking closely ---------------------------------------------------------------------------------------------

    def look_city(self) -> list[Row]:
        names = self.info.spaces["city"]
        rows: list[Row] = []
        for name, card in list(zip(names, self.view["city"], strict=True))[::-1]:
            rows.append((name, self.enemy_in_full(card) if card else ["empty"]))
        if any(self.view["portals"]):
            above = [name for name, card in zip(names, self.view["portals"], strict=False) if card]
            above += ["the Mastermind"] if self.view["portals"][-1] else []
            rows.append(("Dark Portals", [", ".join(above)]))
        return rows

    def enemy_in_full(self, card: Mapping[str, Any]) -> Line:
        facts = self.cards[card["face"]]
        unit = f" ({facts.unit})" if facts.unit and facts.unit != facts.title else ""
        parts = card.get("attack_parts", [])
        sums = f" = {' '.join(f'{value:+d} {why}' for why, value in parts)}" if len(parts) > 1 else ""
        return [(card["title"], "bold"), unit, ": ", *self.strength(card), sums, ". " + facts.rule]

    def look_hq(self) -> list[Row]:
        rows: list[Row] = [
            (f"HQ {space + 1}", self.rule(self.cards[card["face"]]) if card else ["empty"])
            for space, card in enumerate(self.view["hq"])
        ]
        return [*rows, ("Officers", [f"{self.size(self.view['officers'])} left, {self.numbers(self.officer())}"])]

    def look_piles(self) -> list[Row]:
        view = self.view
        rows: list[Row] = []
        for index, seat in enumerate(self.seats):
            for name in ("discard", "played", "victory"):
                points = f" ({self.victory_points(seat)} VP)" if name == "victory" else ""
                whose = "Your" if index == self.viewer else f"{seat['name']}'s"
                rows.append((f"{whose} {name}", [self.titles(seat[name]) + points]))
        rows += [("KO", [self.titles(view["ko"])]), ("Escaped", [self.titles(view["escaped"])])]
        if view["beside_scheme"]:
            rows.append(("Beside the Scheme", [self.titles(view["beside_scheme"])]))
        for name, zone in (("Villain Deck", "villain_deck"), ("Hero Deck", "hero_deck"), ("Wounds", "wounds")):
            rows.append((name, [_cards_counted(self.size(view[zone]))]))
        return rows

    def look_scheme(self) -> list[Row]:
        facts = self.cards[self.view["scheme_space"][0]["face"]]
        return [
            ("Scheme", self.rule(facts)),
            ("Set-up", ["; ".join(facts.notes)]),
            ("So far", [*self.danger()[:1], f" towards the end; Twists so far {self.view['twists']}"]),
        ]

    def look_mastermind(self) -> list[Row]:
        tactics = self.meter("Tactics left")
        rows: list[Row] = [("Mastermind", self.enemy_in_full(card)) for card in self.view["mastermind_space"]]
        return [*rows, ("Tactics", [f"{tactics['value']} of {tactics['most']} left"])]

    def officer(self) -> CardFacts:
        """The one basic card that can be recruited."""
        return max((card for card in self.cards.values() if card.kind == "basic"), key=lambda it: it.numbers["cost"])

    def _enemies(self) -> list[Mapping[str, Any]]:
        return [card for card in [*self.view["city"], *self.view["mastermind_space"]] if card is not None]


def told(events: Sequence[Event]) -> list[Line]:
    """Log lines, each as deep as it happened; the same line several times running is told once."""
    lines: list[tuple[int, str, str]] = []
    times: list[int] = []
    for event in events:
        line = (event.depth, event.text, _tone(event))
        if lines and lines[-1] == line:
            times[-1] += 1
        else:
            lines.append(line)
            times.append(1)
    return [
        ["  " * depth, (text + (f", {count} times" if count > 1 else ""), tone)]
        for (depth, text, tone), count in zip(lines, times, strict=True)
    ]


def _tone(event: Event) -> str:
    if event.kind in LOUD or (event.kind == "gains" and event.card == "Wound"):
        return "bold"
    return "bold underline" if event.kind == "turn_begins" else ""


def _said(name: str) -> str:
    return name.replace("_", " ")


def _cards_counted(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


def _cards_in(value: Any) -> list[Mapping[str, Any]]:
    """Every card anywhere in a view."""
    if isinstance(value, dict):
        if "face" in value and "id" in value and "title" in value:
            return [value]
        return [card for item in value.values() for card in _cards_in(item)]
    if isinstance(value, list):
        return [card for item in value for card in _cards_in(item)]
    return []


def changed(rows: Sequence[Row], before: Sequence[Row]) -> list[Row]:
    """The rows that were not like this before, each with the label that it stands under."""
    known = set(map(_spelled, _labelled(before)))
    return [row for row in _labelled(rows) if _spelled(row) not in known]


def _labelled(rows: Sequence[Row]) -> list[Row]:
    labelled: list[Row] = []
    for label, line in rows:
        labelled.append((label or labelled[-1][0], line))
    return labelled


def _spelled(row: Row) -> str:
    label, line = row
    return f"{label} " + "".join(part if isinstance(part, str) else part[0] for part in line)
