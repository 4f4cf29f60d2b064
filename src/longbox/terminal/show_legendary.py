"""The Legendary board in lines: Mastermind and Scheme, city, HQ, the player's cards and points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.games.facts import CardFacts
from longbox.terminal.picture import Picture, Row, cards_counted, counted_of, said
from longbox.terminal.screen import Line, Part
from longbox.terminal.speech import t

COLORS = {
    "Strength": "green",
    "Instinct": "yellow",
    "Covert": "red",
    "Tech": "cyan",
    "Ranged": "blue",
}

GAINS = {"recruit": "Recruit", "attack": "Attack"}
BOARD = {
    "Villain Deck": "villain_deck",
    "Hero Deck": "hero_deck",
    "Wounds": "wounds",
    "Bystanders": "bystanders",
    "Officers": "officers",
    "KO": "ko",
    "escaped": "escaped",
}

TOO_WEAK = "To fight {title} takes {needed} {kind}; there is {have}."
TOO_POOR = "To recruit {title} takes {needed} {kind}; there is {have}."


class Legendary(Picture):
    """The Legendary board: Mastermind and Scheme, city, HQ, the player's cards and points."""

    first = ("play", "recruit", "fight")
    examples = ("play odinson", "p od", "why 3, why fight blob", "card Odinson", "rules healing")

    def table(self) -> list[Row]:
        return [
            (t("Danger"), self.danger()),
            *self.masterminds(),
            *self.city(),
            *self.hq(),
            *self.cards_of_the_turn(),
            (t("Points"), self.points()),
            (t("Piles"), self.piles()),
        ]

    def headline(self) -> Line:
        return [*self.points(), "   ", f"{t('Danger')} ", self.danger()[0]]

    def board(self, in_full: bool) -> list[Row]:
        if in_full:
            above = [*self.look_mastermind(), *self.look_scheme()[:1], *self.look_city(), *self.look_hq()]
        else:
            above = [*self.masterminds(), (t("Scheme"), [self.titles(self.view["scheme_space"])])]
            above += [*self.city(), *self.hq()]
        return [*above, *self.cards_of_the_turn(), (t("Piles"), self.piles())]

    def masterminds(self) -> list[Row]:
        return [(t("Mastermind"), [*self.enemy(card), self.tactics_left()]) for card in self.view["mastermind_space"]]

    def cards_of_the_turn(self) -> list[Row]:
        played = self.own["played"]
        hand: Row = (t("Hand"), [self.titles(self.own["hand"])])
        return [hand, (t("Played"), [self.titles(played)])] if played else [hand]

    def looks(self) -> dict[str, Callable[[], list[Row]]]:
        return {
            "hand": self.look_hand,
            "city": self.look_city,
            "HQ": self.look_hq,
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
            return self.gives(card) + (f"; {t('{count} in hand', count=count)}" if count > 1 else "")
        if option["verb"] == "recruit":
            return self.numbers(card)
        cost = t("cost {number}", number=card.printed("cost")) if card.numbers.get("cost") else ""
        return "; ".join(filter(None, [cost, self.gives(card)]))

    def useful(self, options: Sequence[Mapping[str, Any]]) -> list[str]:
        return [option["notation"] for option in options if option["verb"] in ("play", "fight")]

    def score(self, seat: int, total: int, parts: Sequence[tuple[str, int]]) -> str:
        listed = ", ".join(f"{said(name)} {points}" for name, points in parts)
        points = t("{count:Victory Point}", count=total)
        return f"{self.name(seat)}: {points}{f' ({listed})' if listed else ''}"

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
            kind = t("Attack") if verb == "fight" else t("Recruit")
            have = view["attack"] if verb == "fight" else view["recruit"]
            if verb == "fight" and view["recruit_is_attack"]:
                have += view["recruit"]
            missing = {"title": title, "needed": needed, "kind": kind, "have": have}
            if have < needed:
                return t(TOO_WEAK if verb == "fight" else TOO_POOR, **missing)
            if view["has_healed"]:
                return t("After healing no Hero can be recruited and no Villain be fought this turn.")
            return t(
                "There is enough {kind} for {title}: either it is not the moment, or its rule forbids it.", **missing
            )
        return None

    # -- rows --------------------------------------------------------------------------------------------------------

    def danger(self) -> Line:
        danger = self.meter("danger")
        near = danger["most"] > 1 and danger["value"] * 4 >= danger["most"] * 3
        scheme = ", ".join(card["title"] for card in self.view["scheme_space"])
        return [(counted_of(danger), "bold red" if near else "bold"), f": {scheme}"]

    def tactics_left(self) -> str:
        return "; " + t("{count:Tactic} left", count=self.meter("Tactics left")["value"])

    def meter(self, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(meter for meter in self.view["meters"] if meter["name"] == name)
        return found

    def city(self) -> list[Row]:
        """From the exit to the entry, as one reads the board."""
        names = [t(name) for name in self.info.spaces["city"]]
        spaces = list(zip(names, self.view["city"], strict=True))[::-1]
        wide = max(map(len, names)) + 2
        return [
            (t("City") if place == 0 else "", [name.ljust(wide), *(self.enemy(card) if card else [t("empty")])])
            for place, (name, card) in enumerate(spaces)
        ]

    def hq(self) -> list[Row]:
        return [
            (t("HQ") if space == 0 else "", [f"{space + 1}  ", *(self.hero(card) if card else [t("empty")])])
            for space, card in enumerate(self.view["hq"])
        ]

    def enemy(self, card: Mapping[str, Any]) -> Line:
        return [(card["title"], "bold"), ": ", *self.strength(card)]

    def strength(self, card: Mapping[str, Any]) -> Line:
        """What it takes to fight an enemy, what it is worth, and what it holds."""
        printed = self.cards[card["face"]].printed("attack")
        now = str(card.get("attack", printed))
        parts: list[Part] = [t("attack {number}", number=now)]
        if printed.strip("*+") not in ("", now):
            parts.append(f" ({t('printed {number}', number=printed)})")
        if points := self.cards[card["face"]].printed("vp"):
            parts.append(f", {t('{number} VP', number=points)}")
        if held := self.view["held"].get(card["id"]):
            parts.append((f", {t('holds {cards}', cards=self.titles(held))}", "bold"))
        return parts

    def hero(self, card: Mapping[str, Any]) -> Line:
        facts = self.cards[card["face"]]
        color = next((COLORS[trait] for trait in facts.traits if trait in COLORS), "")
        return [(card["title"], color), f" ({facts.unit or facts.title}): {self.numbers(facts)}"]

    def points(self) -> Line:
        whose = "" if self.viewer == self.view["active"] else f" ({self.name(self.view['active'])})"
        points = t("{recruit} Recruit, {attack} Attack", recruit=self.view["recruit"], attack=self.view["attack"])
        return [(points, "bold"), whose]

    def piles(self) -> Line:
        view, own = self.view, self.own
        worth = t("{number} VP", number=self.victory_points(own))
        yours = [f"{t('deck')} {self.size(own['deck'])}", f"{t('discard')} {len(own['discard'])}"]
        yours.append(f"{t('victory')} {len(own['victory'])} ({worth})")
        sizes = [f"{t(name)} {self.size(view[zone])}" for name, zone in BOARD.items()]
        return [f"{t('yours')}: " if self.viewer is not None else "", f"{', '.join(yours)}; {', '.join(sizes)}"]

    def victory_points(self, seat: Mapping[str, Any]) -> str:
        """Printed points; those that depend on something count at the end, so there may be more."""
        faces = [self.cards[card["face"]] for card in seat["victory"]]
        open_end = "+" if any("vp" in card.marks for card in faces) else ""
        return f"{sum(card.numbers.get('vp', 0) for card in faces)}{open_end}"

    # -- words -------------------------------------------------------------------------------------------------------

    def gives(self, card: CardFacts) -> str:
        """What playing a card gives, in a few words."""
        return ", ".join(self.gains(card) + [t(trait) for trait in card.traits[-1:] if trait in COLORS])

    def gains(self, card: CardFacts) -> list[str]:
        return [f"{card.printed(name)} {t(said)}" for name, said in GAINS.items() if card.printed(name)]

    def numbers(self, card: CardFacts) -> str:
        words = [t("cost {number}", number=card.printed("cost"))] if card.printed("cost") else []
        if card.kind in ("hero", "basic"):
            words += self.gains(card)
            words += [", ".join(t(trait) for trait in card.traits if trait != "Grey")]
        elif card.printed("attack"):
            words.append(t("attack {number}", number=card.printed("attack")))
        if card.printed("vp"):
            words.append(t("{number} VP", number=card.printed("vp")))
        return "; ".join(words)

    # -- looking closely ---------------------------------------------------------------------------------------------

    def look_city(self) -> list[Row]:
        names = self.info.spaces["city"]
        rows: list[Row] = []
        for name, card in list(zip(names, self.view["city"], strict=True))[::-1]:
            rows.append((t(name), self.enemy_in_full(card) if card else [t("empty")]))
        if any(self.view["portals"]):
            above = [t(name) for name, card in zip(names, self.view["portals"], strict=False) if card]
            above += [t("the Mastermind")] if self.view["portals"][-1] else []
            rows.append((t("Dark Portals"), [", ".join(above)]))
        return rows

    def enemy_in_full(self, card: Mapping[str, Any]) -> Line:
        facts = self.cards[card["face"]]
        unit = f" ({facts.unit})" if facts.unit and facts.unit != facts.title else ""
        parts = card.get("attack_parts", [])
        sums = f" = {' '.join(f'{value:+d} {t(why)}' for why, value in parts)}" if len(parts) > 1 else ""
        return [(card["title"], "bold"), unit, ": ", *self.strength(card), sums, f". {t(facts.rule)}"]

    def look_hq(self) -> list[Row]:
        rows: list[Row] = [
            (f"{t('HQ')} {space + 1}", self.rule(self.cards[card["face"]]) if card else [t("empty")])
            for space, card in enumerate(self.view["hq"])
        ]
        left = t("{count} left", count=self.size(self.view["officers"]))
        return [*rows, (t("Officers"), [f"{left}, {self.numbers(self.officer())}"])]

    def look_piles(self) -> list[Row]:
        view = self.view
        rows: list[Row] = []
        for index, seat in enumerate(self.seats):
            for name in ("discard", "played", "victory"):
                points = f" ({t('{number} VP', number=self.victory_points(seat))})" if name == "victory" else ""
                whose = t("you") if index == self.viewer else self.name(index)
                rows.append((f"{whose}, {t(name)}", [self.titles(seat[name]) + points]))
        rows += [(t("KO"), [self.titles(view["ko"])]), (t("Escaped"), [self.titles(view["escaped"])])]
        if view["beside_scheme"]:
            rows.append((t("Beside the Scheme"), [self.titles(view["beside_scheme"])]))
        for name, zone in (("Villain Deck", "villain_deck"), ("Hero Deck", "hero_deck"), ("Wounds", "wounds")):
            rows.append((t(name), [cards_counted(self.size(view[zone]))]))
        return rows

    def look_scheme(self) -> list[Row]:
        facts = self.cards[self.view["scheme_space"][0]["face"]]
        return [
            (t("Scheme"), self.rule(facts)),
            (t("Set-up"), ["; ".join(map(t, facts.notes))]),
            (t("So far"), [*self.danger()[:1], " ", t("towards the end; Twists so far: {n}", n=self.view["twists"])]),
        ]

    def look_mastermind(self) -> list[Row]:
        tactics = self.meter("Tactics left")
        rows: list[Row] = [(t("Mastermind"), self.enemy_in_full(card)) for card in self.view["mastermind_space"]]
        return [*rows, (t("Tactics"), [t("{count} left", count=counted_of(tactics))])]

    def officer(self) -> CardFacts:
        """The one basic card that can be recruited."""
        return max((card for card in self.cards.values() if card.kind == "basic"), key=lambda it: it.numbers["cost"])

    def _enemies(self) -> list[Mapping[str, Any]]:
        return [card for card in [*self.view["city"], *self.view["mastermind_space"]] if card is not None]
