"""The table of the Villainous family in lines: objectives, Events, every Domain in short, one's own in full."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from longbox.games.facts import CardFacts
from longbox.terminal.picture import Picture, Row, cards_counted
from longbox.terminal.screen import Line, Part
from longbox.terminal.speech import t

Card = Mapping[str, Any]

FREE = ("gain", "reveal", "vanquish", "fate")  # what costs no Power: one should not forget it
COSTLY = ("play", "discard", "find", "take back")  # where it matters what is printed on a card
ROWS = {"top": "Top", "bottom": "Bottom"}
NUMBERS = {"cost": "cost", "strength": "Strength", "activation_cost": "activation"}
KINDS = {"fate item": "Fate Item", "fate effect": "Fate Effect", "rival": "Rival"}


class Villainous(Picture):
    """Objectives and Events first, then the Domains: what lies where, who covers what, and what can be done there."""

    end = "done"
    examples = ("play dísir", "p dis", "why 3, why vanquish thor", "card Thor", "rules protector")

    # -- at a glance -------------------------------------------------------------------------------------------------

    def table(self) -> list[Row]:
        return [
            *self.objectives(),
            *self.events(),
            *(row for seat in self._in_turn_order() if seat is not self.own for row in self.domain_in_short(seat)),
            *self.domain(self.own),
            (t("Hand"), [self.hand(self.own)]),
        ]

    def headline(self) -> Line:
        return [", ".join(f"{meter['name']} {meter['value']} %" for meter in self.view["meters"])]

    def board(self, in_full: bool) -> list[Row]:
        draws = self.domain if in_full else self.domain_in_short
        others = [row for seat in self._in_turn_order() if seat is not self.own for row in draws(seat)]
        own = [*self.domain(self.own), (t("Hand"), [self.hand(self.own)])]
        events = self.look_events() if in_full and self.view["events"] else self.events()
        return [*own, *events, *others, *self.objectives()]

    def looks(self) -> dict[str, Callable[[], list[Row]]]:
        looks: dict[str, Callable[[], list[Row]]] = {
            "hand": self.look_hand,
            "domain": lambda: self.domain(self.own),
            "events": self.look_events,
            "objectives": self.look_objectives,
            "fate": self.look_fate,
            "discard": self.look_discard,
            "specialties": self.look_specialties,
            "players": self.look_players,
        }
        for number, seat in enumerate(self.seats, 1):
            looks[f"domain {number}"] = lambda seat=seat: self.look_domain(seat)  # type: ignore[misc]
            looks[villain(seat).casefold()] = looks[f"domain {number}"]
        return looks

    def objectives(self) -> list[Row]:
        rows: list[Row] = []
        for meter in self.view["meters"]:
            near = "bold red" if meter["value"] >= 75 else "bold"
            line: Line = [(f"{meter['name']} {meter['value']} %", near), f": {'; '.join(map(t, meter['parts']))}"]
            rows.append(("" if rows else t("Objectives"), line))
        return rows

    def events(self) -> list[Row]:
        rows: list[Row] = []
        for event in self.view["events"]:
            label = "" if rows else t("Events")
            rows.append((label, [(event["title"], "bold"), f": {self.gathered(event)}"]))
        return rows

    def gathered(self, event: Card) -> str:
        there = f" ({', '.join(map(self.piece, self.at(event)))})" if self.at(event) else ""
        strength = t("{value} of {most}", value=event.get("gathered", 0), most=event.get("strength", 0))
        return f"{t('Strength')} {strength}{there}"

    def domain(self, seat: Card) -> list[Row]:
        """A Domain with the actions of its locations."""
        is_own = seat is self.own and self.viewer is not None
        yours = f" ({t('you')})" if is_own else ""
        rows: list[Row] = [(villain(seat) + yours, self.heading(seat))]
        for place in seat["locations"]:
            here = f", {t('you are here')}" if is_own and self.is_here(seat, place) else ""
            there = self.crowd(place, self.at(place)) or t("empty")
            rows.append(("", [(place["title"], "bold"), f"{here}: {there}. ", *self.actions(place)]))
        return rows

    def domain_in_short(self, seat: Card) -> list[Row]:
        """A Domain without its actions: only where something lies."""
        crowded = [(place, self.at(place)) for place in seat["locations"] if self.at(place)]
        rows: list[Row] = [("", [f"{place['title']}: {self.crowd(place, cards)}"]) for place, cards in crowded]
        return [(villain(seat), self.heading(seat)), *rows]

    def heading(self, seat: Card) -> Line:
        where = " " + t("at {place}", place=self.cards[seat["mover"]].title) if seat["mover"] is not None else ""
        parts: list[Part] = [(t("{number} Power", number=seat["power"]), "bold"), where]
        sizes = [f"{t(name)} {self.size(seat[name])}" for name in ("hand", "deck", "discard")]
        parts.append(f"; {', '.join(sizes)}")
        if seat["specialties"]:
            parts.append(f"; {t('Specialties')}: {', '.join(map(self.piece, seat['specialties']))}")
        if seat["upgrades"]:
            parts.append(f"; {t('next tile')}: {seat['upgrades'][-1]['title']}")
        return parts

    def actions(self, place: Card) -> Line:
        """Both rows of a location, with what is covered or used."""
        parts: list[Part] = []
        for row in ("top", "bottom"):
            said = t(ROWS[row])
            actions = [action for action in place["actions"] if action["row"] == row]
            if not actions:
                continue
            blocked = actions[0].get("blocked_by")
            words = ", ".join(map(self.action, actions))
            parts += ["; " if parts else "", (f"{said}: {words}", "dim" if blocked else "")]
            if blocked:
                parts.append((f" ({t('covered by {card}', card=blocked)})", "red"))
        return parts

    def action(self, action: Card) -> str:
        return f"{t(action['action'])} ({t('used')})" if "used" in action else t(action["action"])

    def crowd(self, place: Card, cards: Sequence[Card]) -> str:
        """Who and what lies at a location, alike ones counted."""
        said: dict[str, int] = {}
        for card in cards:
            words = self.piece(card, place)
            said[words] = said.get(words, 0) + 1
        return ", ".join(f"{count} x {words}" if count > 1 else words for words, count in said.items())

    def piece(self, card: Card, place: Card | None = None) -> str:
        """`Fenris Wolf 5 with Impervious Alloy`, and what must be known besides."""
        facts = self.cards[card["face"]]
        words = f"{card['title']} {card['strength']}" if "strength" in card else card["title"]
        attached = [it["title"] for it in self.view["attached"].get(card["id"], ())]
        attached += [t("Soul Mark")] if card.get("soul_mark") else []
        if attached:
            words += " " + t("with {cards}", cards=t(" and ").join(attached))
        notes = [t("of {unit}", unit=facts.unit)] if place is not None and self.is_foreign(facts, place) else []
        if facts.kind == "hero" and (facts.traits or "Odin-Force" in attached):
            notes.append(t("Protector"))
        if "protected_by" in card:
            notes.append(t("protected by {card}", card=card["protected_by"]))
        if card.get("used"):
            notes.append(t("used"))
        return f"{words} ({', '.join(notes)})" if notes else words

    def is_foreign(self, facts: CardFacts, place: Card) -> bool:
        """Whether a card belongs to another villain than the location."""
        return facts.kind in ("ally", "item") and facts.unit != self.cards[place["face"]].unit

    def hand(self, seat: Card) -> str:
        if isinstance(seat["hand"], dict):
            return cards_counted(seat["hand"]["count"])
        counted: dict[str, int] = {}
        for card in seat["hand"]:
            counted[card["face"]] = counted.get(card["face"], 0) + 1
        names = [f"{f'{count} ' if count > 1 else ''}{self.in_hand(face)}" for face, count in counted.items()]
        return ", ".join(names) or t("no cards")

    def in_hand(self, face: str) -> str:
        numbers = self.numbers(self.cards[face])
        return f"{self.cards[face].title} ({numbers})" if numbers else self.cards[face].title

    # -- words of answers --------------------------------------------------------------------------------------------

    def option(self, option: Card) -> str:
        place = self.location(option["place"])
        if option["verb"] == "move" and place is not None:
            words = "".join(part if isinstance(part, str) else part[0] for part in self.actions(place))
            return f"{words}; {self.crowd(place, self.at(place))}" if self.at(place) else words
        if option["verb"].startswith("fate ") and place is not None:
            return self.hit(place)
        if (option["place"] or "").startswith("to "):
            event = next((it for it in self.view["events"] if option["place"] == f"to {it['title']}"), None)
            if event is not None:
                return self.gathered(event)
            return (self.crowd(place, self.at(place)) or t("empty")) if place is not None else ""
        card = self.standing(option["card"])
        if card is not None and "strength" in card:
            return f"{t('Strength')} {card['strength']}"
        facts = self.cards.get(option["face"]) if option["face"] is not None else None
        if facts is None or facts.kind == "villain":
            return self.chosen_player(facts) if facts is not None else ""
        return self.numbers(facts) if option["verb"] in COSTLY else ""

    def hit(self, place: Card) -> str:
        """What a Hero covers at a location, and whom it meets there."""
        tops = [it for it in place["actions"] if it["row"] == "top"]
        blocked = tops and "blocked_by" in tops[0]
        actions = t(" and ").join(t(it["action"]) for it in tops)
        words = t("covered already") if blocked else t("covers {actions}", actions=actions)
        return f"{words}; {t('there')}: {self.crowd(place, self.at(place))}" if self.at(place) else words

    def chosen_player(self, facts: CardFacts) -> str:
        meter = next((it for it in self.view["meters"] if it["name"] == facts.title), None)
        return t("{number} % of the objective", number=meter["value"]) if meter is not None else ""

    def numbers(self, card: CardFacts) -> str:
        words = []
        for name, said in NUMBERS.items():
            if card.printed(name):
                adds = name == "strength" and card.kind == "item" and card.numbers[name] > 0
                words.append(f"{t(said)} {'+' if adds else ''}{card.marks.get(name) or card.numbers[name]}")
        return ", ".join(words)

    def rule(self, card: CardFacts) -> Line:
        parts = self.about(card)
        parts += [f". {'; '.join(map(t, card.notes)).capitalize()}"] if card.notes else []
        return [*parts, f". {t(card.rule)}" if card.rule else "."]

    def about(self, card: CardFacts) -> list[Part]:
        kind = t(KINDS.get(card.kind, card.kind.capitalize()))
        numbers = self.numbers(card)
        return [(card.title, "bold"), f", {kind}{self.whose(card)}", *([f": {numbers}"] if numbers else [])]

    def whose(self, card: CardFacts) -> str:
        if card.kind == "villain":
            return ""
        return f" {t('of the common Fate deck') if card.unit == 'Fate' else t('of {unit}', unit=card.unit)}"

    def score(self, seat: int, total: int, parts: Sequence[tuple[str, int]]) -> str:
        return f"{self.name(seat)}: {t('{number} % of the objective', number=total)}"

    def name(self, seat: int) -> str:
        return f"{villain(self.seats[seat])} ({t(self.seats[seat]['name'])})"

    def called(self, seat: int) -> str:
        return villain(self.seats[seat])

    def useful(self, options: Sequence[Card]) -> list[str]:
        return [it["notation"] for it in options if it["verb"].split()[0] in FREE]

    # -- why, and why not --------------------------------------------------------------------------------------------

    def why(self) -> list[Line]:
        """What is covered where the mover stands, and by what."""
        decision = self.view["decision"]
        place = self.here() if decision is not None and self.view["step"] == "act" else None
        if place is None:
            return []
        lines: list[Line] = []
        for action in place["actions"]:
            words = t(action["action"])
            if "blocked_by" in action:
                said = "{action} is covered at {place} by {card}."
                lines.append([t(said, action=words, place=place["title"], card=action["blocked_by"])])
            elif "used" in action:
                lines.append([t("{action} was used this turn.", action=words)])
        return lines

    def why_not(self, typed: Callable[[Sequence[str]], list[int]]) -> str | None:
        """Why an action, a card of the hand, or a target is not among the answers."""
        for card in self._characters():
            if typed([f"vanquish {card['title']}"]):
                return self.why_not_vanquish(card)
        for card in self.own["hand"] if isinstance(self.own["hand"], list) else ():
            if typed([card["title"], f"play {card['title']}"]):
                return self.why_not_play(card)
        for words in dict.fromkeys(it["action"] for place in self.own["locations"] for it in place["actions"]):
            if typed([words]):
                return self.missing(words) or t("There is nothing that you could {action} now.", action=t(words))
        return None

    def why_not_vanquish(self, card: Card) -> str:
        title = card["title"]
        if "protected_by" in card:
            return t("{title} is protected: {card} must be defeated first.", title=title, card=card["protected_by"])
        if missing := self.missing("vanquish"):
            return missing
        place = self.place_of(card)
        force = sum(it["strength"] for it in self.at(place) if self.is_own_ally(it)) if place is not None else 0
        if force < card["strength"]:
            said = "To vanquish {title} takes Strength {needed}; your Allies there have {force}."
            return t(said, title=title, needed=card["strength"], force=force)
        return t("There is enough Strength for {title}: a rule forbids it. Its card may tell.", title=title)

    def why_not_play(self, card: Card) -> str:
        title = card["title"]
        if missing := self.missing("play a card"):
            return missing
        if card.get("cost", 0) > self.own["power"]:
            return t(
                "{title} costs {cost} Power; you have {power}.", title=title, cost=card["cost"], power=self.own["power"]
            )
        return t(
            "{title} cannot be played now: what it says cannot all be done, or a card in play forbids it.", title=title
        )

    def missing(self, action: str) -> str | None:
        """Why there is no such action left; None if there is one."""
        place = self.here()
        if place is None or self.view["step"] != "act" or self.view["active"] != self.view["viewer"]:
            return t("Actions are taken in your own turn, once you have moved.")
        here = [it for it in place["actions"] if it["action"] == action]
        if any("blocked_by" not in it and "used" not in it for it in here):
            return None
        named = {"action": t(action), "place": place["title"]}
        if blocked := next((it["blocked_by"] for it in here if "blocked_by" in it), None):
            return t("'{action}' at {place} is covered by {card}: it must go first.", card=blocked, **named)
        if here:
            return t("'{action}' at {place} was used this turn already.", **named)
        others = [it["title"] for it in self.own["locations"] if any(a["action"] == action for a in it["actions"])]
        elsewhere = t(" and ").join(others)
        return t("There is no '{action}' at {place}; your Domain has it at {elsewhere}.", elsewhere=elsewhere, **named)

    # -- looking closely ---------------------------------------------------------------------------------------------

    def look_domain(self, seat: Card) -> list[Row]:
        """A Domain in full: its villain, its actions, and every card there with its rule."""
        facts = self.cards[seat["domain"][0]["face"]]
        rows: list[Row] = [(villain(seat), self.heading(seat)), (t("Objective"), [t(facts.rule)])]
        for place in seat["locations"]:
            here = f" ({t('the mover is here')})" if self.is_here(seat, place) else ""
            rows.append(("", [(place["title"], "bold"), f"{here}. ", *self.actions(place)]))
            rows += [("", ["  ", *self.in_full(card, place)]) for card in self.at(place)]
        named = enumerate(seat["specialties"])
        return rows + [("" if number else t("Specialties"), self.in_full(card)) for number, card in named]

    def in_full(self, card: Card, place: Card | None = None) -> Line:
        """A card in play: how it stands, where its Strength comes from, and its rule."""
        parts: list[Part] = [(self.piece(card, place), "bold")]
        (_, printed), *changes = card.get("strength_parts") or [("", 0)]
        if changes:
            said = ", ".join(f"{t(name)} {number:+d}" for name, number in changes)
            parts.append(f" ({t('printed {number}', number=printed)}, {said})")
        return [*parts, f". {t(self.cards[card['face']].rule)}"]

    def look_events(self) -> list[Row]:
        rows: list[Row] = []
        for event in self.view["events"]:
            facts = self.cards[event["face"]]
            whose = t("Global Event") if facts.unit == "Fate" else t("Event of {unit}", unit=facts.unit)
            rows.append((event["title"], [f"{whose}, {self.gathered(event)}. {t(facts.rule)}"]))
        return rows or [(t("Events"), [t("none in play")])]

    def look_objectives(self) -> list[Row]:
        rows: list[Row] = []
        for seat, meter in zip(self.seats, self.view["meters"], strict=True):
            rule = self.cards[seat["domain"][0]["face"]].rule
            parts = "; ".join(map(t, meter["parts"]))
            rows.append((villain(seat), [(f"{meter['value']} %", "bold"), f": {parts}. {t(rule)}"]))
        return rows

    def look_fate(self) -> list[Row]:
        return [
            (t("Fate deck"), [cards_counted(self.size(self.view["fate_deck"]))]),
            (t("Discarded"), [self.titles(self.view["fate_discard"])]),
            *([(t("Stones"), [self.titles(self.view["unclaimed_stones"])])] if self.view["unclaimed_stones"] else []),
        ]

    def look_discard(self) -> list[Row]:
        return [(villain(seat), [self.titles(seat["discard"])]) for seat in self.seats]

    def look_specialties(self) -> list[Row]:
        rows: list[Row] = []
        for seat in self.seats:
            cards = [self.in_full(card) for card in seat["specialties"]] or [[t("none")]]
            rows += [("" if number else villain(seat), line) for number, line in enumerate(cards)]
        return rows

    def look_players(self) -> list[Row]:
        return [row for seat in self._in_turn_order() for row in self.domain_in_short(seat)]

    # -- nouns -------------------------------------------------------------------------------------------------------

    def at(self, spot: Card) -> Sequence[Card]:
        found: Sequence[Card] = self.view["at"].get(spot["id"], ())
        return found

    def is_here(self, seat: Card, place: Card) -> bool:
        return bool(seat["mover"] == place["face"])

    def here(self) -> Card | None:
        return next((place for place in self.own["locations"] if self.is_here(self.own, place)), None)

    def is_own_ally(self, card: Card) -> bool:
        facts = self.cards[card["face"]]
        return facts.kind == "ally" and facts.unit == villain(self.own)

    def location(self, words: str | None) -> Card | None:
        """The location that an option names."""
        places = [place for seat in self.seats for place in seat["locations"]]
        return next((place for place in places if words is not None and words.endswith(place["title"])), None)

    def standing(self, alias: str | None) -> Card | None:
        """A card in play by its id."""
        return next((card for cards in self.view["at"].values() for card in cards if card["id"] == alias), None)

    def place_of(self, card: Card) -> Card | None:
        places = [place for seat in self.seats for place in seat["locations"]]
        return next((place for place in places if card in self.at(place)), None)

    def _characters(self) -> Iterator[Card]:
        """Those who stand in the own Domain and are not one's own."""
        for place in self.own["locations"]:
            yield from (card for card in self.at(place) if "strength" in card and not self.is_own_ally(card))

    def _in_turn_order(self) -> list[Card]:
        active = self.view["active"]
        return [*self.seats[active:], *self.seats[:active]]


def villain(seat: Card) -> str:
    title: str = seat["domain"][0]["title"]
    return title
