"""Rules of thumb for the Legendary family: play everything, fight the best you can, buy the dearest, thin your deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.games.catalog import cards
from longbox.games.facts import CardFacts
from longbox.players import Advice

Option = Mapping[str, Any]

WORTH_OF_POINTS = 1.3  # a printed point of Recruit or Attack, against a point of cost


def advises(view: Mapping[str, Any]) -> Advice:
    return _Judge(view).advises()


class _Judge:
    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.decision = view["decision"]
        self.options: Sequence[Option] = self.decision["options"]
        self.facts = cards(view["game"])
        self.seat = view["seats"][self.decision["seat"]]
        self.hand = [self.facts[card["face"]] for card in self.seat["hand"]]

    def advises(self) -> Advice:
        verbs = {option["verb"] for option in self.options}
        if "end the turn" in verbs:
            return self.takes_turn()
        ways: dict[str, Callable[[], Advice]] = {
            "reveal": self.reveals,
            "KO": self.kos,
            "discard": self.throws_away,
            "pass": self.throws_away,
            "put back": self.throws_away,
            "put on the deck": self.throws_away,
            "recruit": self.takes_dearest,
            "copy": self.takes_dearest,
            "keep": self.takes_dearest,
            "give": self.gives_away,
            "unmask": self.gives_away,
            "capture": self.gives_away,
            "give a Bystander to": self.fights_later,
            "defeat": self.defeats,
        }
        for verb, way in ways.items():
            if verb in verbs:
                return way()
        return self.says_yes()

    # -- a turn ------------------------------------------------------------------------------------------------------

    def takes_turn(self) -> Advice:
        return (
            self.heals_first() or self.plays() or self.fights() or self.recruits() or self.heals_last() or self.ends()
        )

    def heals_first(self) -> Advice | None:
        """A hand that is mostly Wounds buys and fights nothing: better to be rid of them."""
        wounds = sum(card.kind == "wound" for card in self.hand)
        if self.of_verb("heal") and wounds >= 3 and wounds * 2 >= len(self.hand) + len(self.seat["played"]):
            return Advice(
                "heal", f"{wounds} of your cards are Wounds: healing costs this turn and frees the next ones."
            )
        return None

    def plays(self) -> Advice | None:
        """Everything is played: first what draws, last what wants others played before it or costs a discard."""
        options = self.of_verb("play")
        if not options:
            return None
        best = min(options, key=lambda option: play_order(self.fact(option)))
        card = self.fact(best)
        reason = "Playing a card costs nothing."
        if "draw" in card.rule.lower() and not card.needs:
            reason = "It may bring more cards, so it comes early."
        elif card.needs and len(options) > 1:
            reason = f"It asks for {' and '.join(card.needs)}, so it comes after the others."
        return Advice(best["notation"], reason)

    def fights(self) -> Advice | None:
        options = self.of_verb("fight")
        if not options:
            return None
        best = max(options, key=self.worth_of_enemy)
        card = self.fact(best)
        if card.kind == "mastermind":
            left = self.meter("Tactics left")
            reason = "This is the fourth and last defeat: it wins the game." if left == 1 else "It takes a Tactic."
        else:
            held = self.held_by(best["card"])
            reason = f"It is worth {card.printed('vp') or '0'} Victory Points"
            reason += f" and frees {held} card{'s' if held > 1 else ''}." if held else "."
        return Advice(best["notation"], reason)

    def worth_of_enemy(self, option: Option) -> float:
        space = next((n for n, it in enumerate(self.view["city"]) if it and it["id"] == option["card"]), 0)
        return worth_of_enemy(self.fact(option), space, self.held_by(option["card"]))

    def recruits(self) -> Advice | None:
        options = self.of_verb("recruit")
        if not options:
            return None
        best = max(options, key=lambda option: worth_of_hero(self.fact(option)))
        card = self.fact(best)
        if not is_worth_recruiting(card):
            return None
        return Advice(best["notation"], f"At {card.printed('cost')} it is the best you can afford.")

    def heals_last(self) -> Advice | None:
        if self.of_verb("heal") and not self.of_verb("fight"):
            return Advice(
                "heal", "Nothing better can be done this turn, and healing takes the Wounds out of your deck."
            )
        return None

    def ends(self) -> Advice:
        return Advice("end the turn", "There is nothing left worth doing.")

    # -- questions ---------------------------------------------------------------------------------------------------

    def reveals(self) -> Advice:
        return Advice(self.of_verb("reveal")[0]["notation"], "Revealing costs nothing and spares you the harm.")

    def kos(self) -> Advice:
        """The weakest goes. Where one may stop, only what weakens the deck goes."""
        options = self.of_verb("KO")
        worst = min(options, key=self.worth_of_own)
        others = [option for option in self.options if option["verb"] != "KO"]
        if others and (self.is_someone_elses(worst) or self.worth_of_own(worst) > 0.5):
            return Advice(others[0]["notation"], "None of these weakens you: keep them.")
        if str(worst["place"] or "").startswith("from HQ"):
            return Advice(worst["notation"], "Of the Heroes that must go it is the least loss.")
        return Advice(worst["notation"], "It is your weakest card: without it you draw the better ones more often.")

    def throws_away(self) -> Advice:
        verb = next(option["verb"] for option in self.options if option["verb"] != "decline")
        if verb == "put back":
            best = max(self.of_verb(verb), key=self.worth_of_own)
            return Advice(best["notation"], "You draw it next: it should be a good card.")
        others = [option for option in self.options if option["verb"] == "leave"]
        worst = min(self.of_verb(verb), key=self.worth_of_own)
        if others and (self.worth_of_own(worst) > 0.5) != self.is_someone_elses(worst):
            return Advice(others[0]["notation"], "It is good where it lies.")
        return Advice(worst["notation"], "Of these it is the least loss.")

    def takes_dearest(self) -> Advice:
        options = [option for option in self.options if option["face"] or option["notation"].endswith("Officer")]
        if not options:
            return self.says_yes()
        best = max(options, key=lambda option: worth_of_hero(self.fact(option)))
        return Advice(best["notation"], "It is the strongest of them.")

    def gives_away(self) -> Advice:
        options = [option for option in self.options if option["face"]]
        if not options:
            return self.says_yes()
        worst = min(options, key=lambda option: worth_of_hero(self.fact(option)))
        return Advice(worst["notation"], "It is the weakest of them.")

    def fights_later(self) -> Advice:
        """Whoever captures should be easy to defeat."""
        options = [option for option in self.options if option["face"]]
        weakest = min(options, key=self.attack_of)
        return Advice(weakest["notation"], "It is the easiest to defeat, which frees the Bystander.")

    def defeats(self) -> Advice:
        best = max(self.of_verb("defeat"), key=self.worth_of_enemy)
        return Advice(best["notation"], "It is the worthiest of them, and this costs nothing.")

    def says_yes(self) -> Advice:
        """What a card offers mostly helps, but not a Wound, a new hand, or another Villain."""
        harmful = ("gain a Wound", "do it over", "play the Villain card")
        for option in self.options:
            if option["verb"] not in ("decline", "enough", *harmful):
                return Advice(option["notation"], "What a card offers mostly helps.")
        last = self.options[-1]
        return Advice(last["notation"], "It would do more harm than good.")

    # -- looking -----------------------------------------------------------------------------------------------------

    def of_verb(self, verb: str) -> list[Option]:
        return [option for option in self.options if option["verb"] == verb]

    def fact(self, option: Option) -> CardFacts:
        """What is printed on the card that an option is about."""
        if option["face"] is not None:
            return self.facts[option["face"]]
        name = option["notation"].split()[-1]
        return next(card for card in self.facts.values() if card.title.endswith(name))

    def worth_of_own(self, option: Option) -> float:
        card = self.fact(option)
        if card.kind == "wound":
            return -1.0
        if card.kind == "basic" and not card.numbers.get("cost"):
            return 0.0 if "attack" in card.numbers else 0.2
        return 1.0 + card.numbers.get("cost", 0)

    def is_someone_elses(self, option: Option) -> bool:
        """Whether an option is about a card of another player, as `of Player 2` says."""
        place = str(option["place"] or "")
        return any(
            seat["name"] in place for n, seat in enumerate(self.view["seats"]) if n != self.decision["seat"]
        ) or any(seat["name"] in self.decision["prompt"] for seat in self.view["seats"] if seat is not self.seat)

    def held_by(self, alias: str) -> int:
        return len(self.view["held"].get(alias, ()))

    def attack_of(self, option: Option) -> int:
        for card in [*self.view["city"], *self.view["mastermind_space"]]:
            if card is not None and card["id"] == option["card"]:
                attack: int = card.get("attack", 0)
                return attack
        return 0

    def meter(self, name: str) -> int | None:
        return next((meter["value"] for meter in self.view["meters"] if meter["name"] == name), None)


# -- what printed cards are worth --------------------------------------------------------------------------------------


def play_order(card: CardFacts) -> tuple[int, int]:
    """What draws comes first; what wants others played before it, or costs a discard, comes last."""
    rule = card.rule.lower()
    if "to play this" in rule or ("discard" in rule and "cost" in rule):
        return 3, 0
    if card.needs:
        return 2, len(card.needs)
    if "draw" in rule:
        return 0, 0
    return 1, card.numbers.get("cost", 0)


def worth_of_hero(card: CardFacts) -> float:
    """Mostly its cost; strong points and drawing count too."""
    worth = float(card.numbers.get("cost", 0))
    points = card.numbers.get("attack", 0) * WORTH_OF_POINTS + card.numbers.get("recruit", 0)
    if card.kind == "basic":
        return worth - 0.6
    return worth + points * 0.1 + (0.3 if "draw" in card.rule.lower() else 0)


def is_worth_recruiting(card: CardFacts) -> bool:
    return card.numbers.get("cost", 0) >= 2


def worth_of_enemy(card: CardFacts, space: int, held: int) -> float:
    """The Mastermind first; then what is worth most points, holds most, and is next to escape."""
    if card.kind == "mastermind":
        return 100
    return card.numbers.get("vp", 1) + 1.5 * held + space * 0.4 + (1 if "Escape" in card.rule else 0)
