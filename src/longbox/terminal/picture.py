"""What a table looks like in lines, made from a view and the printed facts. Families draw theirs better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from longbox.games.catalog import cards, playable
from longbox.games.facts import CardFacts
from longbox.terminal.screen import Line, Part
from longbox.terminal.speech import t

Row = tuple[str, Line]  # a label and what stands behind it


class Picture:
    """Any table: every zone that this viewer sees, and the numbers."""

    end: ClassVar[str] = "end the turn"  # the answer that ends the turn
    first: ClassVar[Sequence[str]] = ()  # the verbs of the answers that are shown first, in this order
    examples: ClassVar[Sequence[str]] = ()  # of what can be typed: an answer, its beginning, a why, a card, a rule

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.cards = cards(view["game"])
        self.info = playable(view["game"]).info
        self.viewer: int | None = view["viewer"]
        self.seats: Sequence[Mapping[str, Any]] = view["seats"]

    # -- for everybody to call ---------------------------------------------------------------------------------------

    def table(self) -> list[Row]:
        """The table at a glance."""
        rows = [(t("How it stands"), self.meters()), *self.zones(self.view)]
        return rows + [row for seat in self.seats for row in self.zones(seat, f"{t(seat['name'])}, ")]

    def headline(self) -> Line:
        """The numbers that nobody wants to lose sight of, in a few words."""
        return self.meters()

    def board(self, in_full: bool) -> list[Row]:
        """The table for a screen that shows it always: without its headline, what matters most to the viewer first, and
        in full, with what the cards say, where there is room for it."""
        return self.table()[1:]

    def looks(self) -> dict[str, Callable[[], list[Row]]]:
        """What one can look at closely."""
        return {"hand": self.look_hand, "players": self.look_players}

    def option(self, option: Mapping[str, Any]) -> str:
        """In a few words, what an option is about."""
        return self.numbers(self.cards[option["face"]]) if option["face"] in self.cards else ""

    def useful(self, options: Sequence[Mapping[str, Any]]) -> list[str]:
        """The answers that one should not forget before the turn ends."""
        return []

    def name(self, seat: int) -> str:
        """What a player is called."""
        return t(self.seats[seat]["name"])

    def called(self, seat: int) -> str:
        """What the log calls a player."""
        return self.name(seat)

    def score(self, seat: int, total: int, parts: Sequence[tuple[str, int]]) -> str:
        """How somebody came out of the game."""
        listed = ", ".join(f"{said(name)} {points}" for name, points in parts)
        return f"{self.name(seat)}: {total}{f' ({listed})' if listed else ''}"

    def why(self) -> list[Line]:
        """What there is to say about the question besides its rule."""
        return []

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
            words.append(f"{t(meter['name'])} {counted_of(meter) if 'most' in meter else meter['value']}")
        return [", ".join(words)]

    def zones(self, owner: Mapping[str, Any], whose: str = "") -> list[Row]:
        """Every pile of an owner, by name."""
        rows: list[Row] = []
        for name, zone in owner.items():
            if isinstance(zone, dict) and set(zone) == {"count"}:
                rows.append((whose + said(name), [str(zone["count"])]))
            elif isinstance(zone, list) and any(isinstance(card, dict) and "face" in card for card in zone):
                rows.append((whose + said(name), [self.titles(zone)]))
        return rows

    def titles(self, zone: Any) -> str:
        """The titles in a zone, alike ones counted; or how many there are."""
        if isinstance(zone, dict):
            return cards_counted(zone["count"])
        counted = Counter(card["title"] for card in zone if card is not None)
        return ", ".join(f"{count} {title}" if count > 1 else title for title, count in counted.items()) or t("nothing")

    def size(self, zone: Any) -> int:
        return zone["count"] if isinstance(zone, dict) else len(zone)

    def numbers(self, card: CardFacts) -> str:
        """The printed numbers of a card in words."""
        return ", ".join(f"{said(name)} {card.printed(name)}" for name in card.numbers)

    def rule(self, card: CardFacts) -> Line:
        """A card in full, on one line."""
        parts = self.about(card)
        ends_already = str(parts[-1]).endswith(".")
        return [*parts, f"{'' if ends_already else '.'} {t(card.rule)}"]

    def about(self, card: CardFacts) -> list[Part]:
        """What is printed on a card besides its rule."""
        parts: list[Part] = [(card.title, "bold")]
        if card.unit and card.unit != card.title:
            parts.append(f" ({card.unit})")
        if numbers := self.numbers(card):
            parts.append(f": {numbers}")
        return parts

    def face(self, card: CardFacts) -> list[Line]:
        """A card in full, line by line."""
        return [self.about(card), *([t(words)] for words in (*card.notes, card.rule) if words)]

    def look_hand(self) -> list[Row]:
        hand = self.own.get("hand", [])
        if isinstance(hand, dict):
            return [(t("Hand"), [cards_counted(hand["count"])])]
        counted = Counter(card["face"] for card in hand)
        if not counted:
            return [(t("Hand"), [t("no cards")])]
        return [(f"{count} x" if count > 1 else "", self.rule(self.cards[face])) for face, count in counted.items()]

    def look_players(self) -> list[Row]:
        rows: list[Row] = []
        for index, seat in enumerate(self.seats):
            piles = [f"{said(name)} {self.size(zone)}" for name, zone in seat.items() if isinstance(zone, list | dict)]
            turn = f", {t('whose turn it is')}" if index == self.view["active"] else ""
            rows.append((t(seat["name"]) + turn, [", ".join(piles)]))
        return rows


def said(name: str) -> str:
    """The name of a zone, of a number, or of a part of a score."""
    return t(name.replace("_", " "))


def cards_counted(count: int) -> str:
    return t("{count:card}", count=count)


def counted_of(meter: Mapping[str, Any]) -> str:
    return t("{value} of {most}", value=meter["value"], most=meter["most"])


def _cards_in(value: Any) -> list[Mapping[str, Any]]:
    """Every card anywhere in a view."""
    if isinstance(value, dict):
        if "face" in value and "id" in value and "title" in value:
            return [value]
        return [card for item in value.values() for card in _cards_in(item)]
    if isinstance(value, list):
        return [card for item in value for card in _cards_in(item)]
    return []
