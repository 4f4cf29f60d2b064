"""Rules of thumb for the Villainous family: follow the villain's plan, clear what covers a row, hold back the leader.

What things are worth stands in the plans; here it is weighed what to do with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longbox.players import Advice
from longbox.players.villainous import PLANS, Plan
from longbox.players.villainous.board import Board, Piece, Side, Spot

Option = Mapping[str, Any]
Judged = tuple[float, str]  # how much an answer is worth, and why

# What is done first in a turn, so that it helps what comes after it.
GAIN, REVEAL, VANQUISH, USE, ACTIVATE, RELOCATE, PLAY, FATE, DISCARD = (80, 70, 60, 50, 40, 30, 20, 10, 5)
LEAST = 0.05  # what is worth less is left undone

DECLINING = ("decline", "enough", "done", "go on to moving")
HARMING = ("defeat", "remove", "weaken", "return", "remove every", "put a -1 Strength token on")
HELPING = ("strengthen", "train", "attach the Stone to", "give the Stone to")


def advises(view: Mapping[str, Any]) -> Advice:
    return judges(view["decision"], Board(view, view["decision"]["seat"]))


def judges(decision: Mapping[str, Any], board: Board) -> Advice:
    return _Judge(decision, board).advises()


class _Judge:
    def __init__(self, decision: Mapping[str, Any], board: Board) -> None:
        self.decision = decision
        self.options: Sequence[Option] = decision["options"]
        self.board = board
        self.me: Side = self.board.me
        self.plan: Plan = PLANS.get(self.me.villain, Plan)(self.board)

    def advises(self) -> Advice:
        if len(self.options) == 1:
            return Advice(self.options[0]["notation"], "It is the only answer.")
        verbs = [option["verb"] for option in self.options]
        if verbs[0] == "move":
            return self.best(self.moves)
        if "done" in verbs:
            return self.best(self.acts)
        return self.best(self.answers)

    def best(self, judge: Callable[[Option], Judged]) -> Advice:
        judged = [(judge(option), option) for option in self.options]
        (_, why), option = max(judged, key=lambda entry: entry[0][0])
        return Advice(option["notation"], why)

    # -- moving ------------------------------------------------------------------------------------------------------

    def moves(self, option: Option) -> Judged:
        """What the actions at a location are worth together."""
        spot = self.board.spot(option["place"])
        assert spot is not None
        actions = list(spot.free_actions())
        with self.plan.arriving(spot):
            parts = [*self._gains(actions), *self._plays(actions), *self._others(actions, spot)]
        parts = [part for part in parts if part[0] > LEAST]
        parts.sort(key=lambda part: -part[0])
        said = " and ".join(words for _, words in parts[:2]) or "there is little to do anywhere"
        return sum(value for value, _ in parts), f"There you can {said}." if parts else f"Just go: {said}."

    def _gains(self, actions: Sequence[str]) -> list[Judged]:
        return [(_power(action) * self.plan.price, action) for action in actions if _power(action)]

    def _plays(self, actions: Sequence[str]) -> list[Judged]:
        """The best cards that there are actions and Power for."""
        power = self.me.power + sum(map(_power, actions))
        left = actions.count("play a card")
        titles = self.me.hand + self._from_discard()
        cards = sorted(((self.plan.net_play(title)[0], title) for title in titles), reverse=True)
        found: list[Judged] = []
        for value, title in cards:
            cost = self.plan.cost(title)
            if left and value > LEAST and cost <= power:
                found.append((value, f"play {title}"))
                power -= cost
                left -= 1
        return found

    def _from_discard(self) -> list[str]:
        can = {"Dísir", "Crossbones"}
        if self.me.special("Raise the Dead"):
            can.add("Draugr Swordsman")
        return [title for title in dict.fromkeys(self.me.discard) if title in can]

    def _others(self, actions: Sequence[str], spot: Spot) -> list[Judged]:
        plan = self.plan
        count = actions.count
        found: list[Judged] = []
        if "vanquish" in actions:
            worth = sorted(
                ((plan.vanquish(it)[0] + self._uncovers(it, spot), it.title) for it in plan.targets()), reverse=True
            )
            found += [(value, f"vanquish {title}") for value, title in worth[: count("vanquish")]]
        if "activate" in actions:
            found += [(value, f"activate {it.title}") for value, it in plan.activations()[: count("activate")]]
        if "relocate" in actions:
            moves = sorted(((plan.best_move(it)[0], it.title) for it in self._movable()), reverse=True)
            found += [(value, f"relocate {title}") for value, title in moves[: count("relocate")]]
        if "fate" in actions:
            found.append((plan.fate()[0], "play a Fate card"))
        if "discard cards" in actions:
            found.append((sum(map(plan.waste, plan.junk)), "be rid of useless cards"))
        return found

    def _uncovers(self, piece: Piece, spot: Spot) -> float:
        """Where the mover goes, a row that is uncovered can be used at once."""
        return 0.5 * spot.tops if piece.spot is spot and len(spot.opposing(self.me.index)) == 1 else 0.0

    def _movable(self) -> list[Piece]:
        items = [it for spot in self.me.locations for it in spot.of(self.me.index) if it.kind == "item"]
        return self.board.own_allies + items

    # -- one action after the other ----------------------------------------------------------------------------------

    def acts(self, option: Option) -> Judged:
        """What is worth doing, and above that when: whatever helps the rest comes first."""
        value, order, why = self.weighs(option)
        if value <= LEAST:
            return -1.0 + value / 1000, why
        return order + min(value, 9.0), why

    def weighs(self, option: Option) -> tuple[float, int, str]:
        verb, piece = option["verb"], self.board.pieces.get(option["card"])
        if power := _power(verb):
            return power, GAIN, "Power is always welcome."
        match verb:
            case "done":
                return LEAST * 2, 0, "There is nothing left worth doing."
            case "reveal":
                return 9.0, REVEAL, "Every tile is a step to the end."
            case "play":
                title = self.board.facts[option["face"]].title
                value, why = self.plan.net_play(title)
                return value, PLAY, why
            case "activate" if piece is not None:
                value, why = self.plan.activate(piece)
                return value - self.plan.activation_cost(piece) * self.plan.price, ACTIVATE, why
            case "vanquish" if piece is not None:
                return self.plan.vanquish(piece)[0], VANQUISH, f"{piece.title} is in the way."
            case "relocate" if piece is not None:
                value, _, why = self.plan.best_move(piece)
                return value, RELOCATE, why
            case "fate":
                value, why = self.plan.fate()
                return value, FATE, why
            case "discard cards":
                value = sum(map(self.plan.waste, self.plan.junk))
                return value, DISCARD, "Better cards are drawn for those that are of no use."
            case "vanquish everybody possible with" if piece is not None:
                return self.everybody(piece), VANQUISH + 5, "It rids you of all of them at once."
        return self.uses(option, piece)

    def everybody(self, ally: Piece) -> float:
        assert ally.spot is not None
        weak = [it for it in ally.spot.opposing(self.me.index) if it.strength <= 5]
        return sum(map(self.plan.target, weak)) - self.plan.loss(ally)

    def uses(self, option: Option, piece: Piece | None) -> tuple[float, int, str]:
        """What a card offers without an action."""
        if option["verb"].startswith("pay 2 Power"):
            return 1.2 - 2 * self.plan.price, USE, "Then the card works again."
        cache = getattr(self.plan, "cache", None)
        if cache is not None and piece is not None and piece.title == "Weapons Cache":
            return cache(piece), USE, "It makes an enemy weak enough to be defeated this turn."
        return 0.3, USE, "What a card offers mostly helps."

    # -- questions ---------------------------------------------------------------------------------------------------

    def answers(self, option: Option) -> Judged:
        """Any other question, by what its answers say."""
        verb, place = option["verb"], option["place"] or ""
        piece = self.board.pieces.get(option["card"])
        if verb in DECLINING:
            return 0.0, "It would not help."
        if verb.startswith("fate "):
            return self.fates(option)
        if place.startswith("to ") and (spot := self.board.spot(place)) is not None:
            return self.places(option, piece, spot)
        if place.startswith("on ") and verb == "play":
            return self.attaches(option)
        if "cards" in option:
            return self.fights(option, piece)
        if piece is not None and verb in HARMING:
            return self.harms(verb, piece)
        if piece is not None and verb in HELPING:
            return self.plan.strengthen(piece), "It serves the plan best there."
        if piece is not None and verb == "vanquish":
            return self.plan.vanquish(piece)[0], f"{piece.title} is in the way."
        if piece is not None and verb == "activate":
            return self.plan.activate(piece)
        ways: dict[str, Callable[[Option, Piece | None], Judged]] = {
            "relocate": self.relocates,
            "discard": self.discards,
            "use": self.fights_one_by_one,
            "attach a Soul Mark to": self.marks,
            "remove the Soul Mark from": self.unmarks,
            "give a Stone to": self.gives_stone,
            "pay": self.pays,
            "name": self.names,
            "look for": self.looks_for,
        }
        if verb in ways:
            return ways[verb](option, piece)
        if option["face"] is not None:
            return self.takes(option)
        return self.agrees(option)

    def fates(self, option: Option) -> Judged:
        """Whom a Fate card hits, and where."""
        villain = option["verb"].removeprefix("fate ").rstrip(":")
        side = self.board.sides[self.board.seat_of[villain]]
        facts = self.board.facts[option["face"]]
        spot = self.board.spot(option["place"])
        why = f"{side.villain} is {side.gauge:.0%} there."
        if side is self.me:
            return self.hits_self(facts.title, spot)
        if facts.kind == "hero" and spot is not None:
            return self.plan.hit(side, spot, facts.title, facts.numbers.get("strength", 0)), why
        if (option["place"] or "").startswith("on "):
            return self.plan.danger(side) * self.fated_item(facts.title, option["place"], side), why
        return self.plan.danger(side), why

    def hits_self(self, hero: str, spot: Spot | None) -> Judged:
        """Where a Hero that one must take oneself does the least harm."""
        if spot is None:
            return 0.0, "It cannot be helped."
        harm = self.plan.hurts(self.me, spot, hero, self.board.card(hero).numbers.get("strength", 0))
        return 9.0 - harm, "There it does the least harm."

    def fated_item(self, title: str, place: str, side: Side) -> float:
        if title == "Deactivation Switch":
            names = {"Heart-Shaped Herb": 1.0, "Hand of Glory": 1.0, "Ultimate": 0.9, "Space Stone": 1.0}
            return next((value for name, value in names.items() if name in place), 0.6)
        hero = next((it for it in side.pieces if it.kind == "hero" and f"on {it.title}" in place), None)
        spot = self.board.spot(place)
        value = 0.5 + 0.1 * hero.strength + hero.is_marked if hero is not None else 0.5
        return value + (0.8 if spot is not None and spot.title == "Odin's Vault" else 0)

    def places(self, option: Option, piece: Piece | None, spot: Spot) -> Judged:
        """Where a card goes: played, relocated, brought or sent."""
        facts = self.board.facts[option["face"]] if option["face"] is not None else None
        if facts is None:
            return self.spot_for_anything(spot), "It is the best place for it."
        if facts.kind in ("hero", "rival"):
            return self.sends_hero(piece, facts.title, facts.numbers.get("strength", 0), spot)
        if piece is not None and piece.spot is not None:
            if piece.seat != self.me.index:
                return -self.plan.clearing(spot, piece.strength)[0], "There it does the least harm."
            return self.sends_own(option, piece, spot)
        if facts.unit != self.me.villain:
            return -float(len(spot.pieces)), "There it does the least harm."
        if facts.kind == "stone":
            return 1.0, "One place is like another."
        value, why = self.plan.play(facts.title, spot)
        return value, why

    def spot_for_anything(self, spot: Spot) -> float:
        if spot.seat == self.me.index:
            return spot.force_of(self.me.index)
        return spot.stones + 0.1 * spot.force_of(self.me.index)

    def sends_own(self, option: Option, piece: Piece, spot: Spot) -> Judged:
        assert piece.spot is not None
        if spot.seat not in (None, self.me.index) and not spot.stones:
            side = self.board.sides[spot.seat or 0]
            free = 0.0 if spot.is_covered else 0.4 * spot.tops
            risk = 0.15 * spot.force_of(side.index) + 0.5 * len(spot.allies_of(self.me.index))
            return 1.0 + free * self.plan.danger(side) - risk, f"It is safe there, and hinders {side.villain}."
        value, why = self.plan.relocate(piece, spot)
        return value, why or "It is the best place for it."

    def sends_hero(self, hero: Piece | None, title: str, printed: int, spot: Spot) -> Judged:
        """A Hero sent about: away from oneself, onto whoever is ahead; one's own prey where it can be hunted."""
        strength = hero.strength if hero is not None else printed
        if spot.seat is None:
            return 0.0, "It does no harm there."
        if spot.seat != self.me.index:
            side = self.board.sides[spot.seat]
            away = self.plan.target(hero) if hero is not None else 0.0
            return self.plan.hit(side, spot, title, strength) + away, f"There it hinders {side.villain}."
        force = spot.force_of(self.me.index) + getattr(self.plan, "reduction", lambda _: 0)(spot)
        value = min(force, strength) * 0.3 - self.plan.hurts(self.me, spot, title, strength)
        if hero is not None and hero.spot is not None and hero.spot.seat != self.me.index:
            value -= 1.0  # it did no harm to this seat where it was
        return value, "There it does the least harm and is defeated most easily."

    def attaches(self, option: Option) -> Judged:
        place = option["place"]
        title = self.board.facts[option["face"]].title
        spot = self.board.spot(place)
        bearers = [it for it in self.plan.bearers(title) if it.spot is spot and f"on {it.title}" in place]
        if not bearers:
            return 0.0, "It is as good there as anywhere."
        number = next((it for it in bearers if f"Strength {it.strength}" in place), bearers[0])
        return self.plan.attach(title, number)

    def fights(self, option: Option, target: Piece | None) -> Judged:
        """The set of Allies that is missed least."""
        force = [self.board.pieces[alias] for alias in option["cards"]]
        if target is None:
            return 0.0, "They are strong enough."
        return -self.plan.loss_of(force, target), "Of those that suffice they are missed least."

    def fights_one_by_one(self, option: Option, ally: Piece | None) -> Judged:
        if ally is None:
            return -9.0, "It is not needed."
        return -self.plan.loss(ally) / max(1, ally.strength) - 0.5, "Of those that suffice it is missed least."

    def harms(self, verb: str, piece: Piece) -> Judged:
        value = -self.plan.piece(piece)
        mad_titan = getattr(self.plan, "mad_titan", None)
        if mad_titan is not None and "Mad Titan" in str(self.decision["source"]):
            return mad_titan(piece), "It is worth the Power."
        if value >= 0:
            return value + 0.01, f"{piece.title} does you the most harm."
        return value, f"Of what you have you miss {piece.title} least."

    def relocates(self, option: Option, piece: Piece | None) -> Judged:
        """Which card is to be moved, before it is asked where to."""
        if piece is None:
            return 0.0, "It would not help."
        if piece.seat == self.me.index:
            shadowed = getattr(self.plan, "shadowed", None)
            if shadowed is not None and self.decision["source"] == "Shadow Initiative":
                return shadowed(piece), "From its own place in another Domain an Ally counts too."
            value, _, why = self.plan.best_move(piece)
            return value, why or "It would not help."
        if piece.kind in ("hero", "rival"):
            return self.moves_enemy(piece)
        return -self.plan.piece(piece), f"{piece.title} does the most harm where it is."

    def moves_enemy(self, piece: Piece) -> Judged:
        to_niflheim = getattr(self.plan, "to_niflheim", None)
        if to_niflheim is not None and self.decision["source"] == "Death's Embrace":
            return to_niflheim(piece), "At Niflheim it can be hunted, and is out of the way."
        taunt = getattr(self.plan, "taunt", None)
        if taunt is not None and self.decision["source"] == "Taunt":
            return taunt(piece)[0], "There your Allies wait for it."
        if self.board.is_at_home(piece):
            return self.plan.target(piece), f"{piece.title} is in your way here."
        return -0.4, f"{piece.title} is well placed where it is."

    def discards(self, option: Option, _: Piece | None) -> Judged:
        """What is of least use; where one may stop, only what is of no use."""
        title = self.board.facts[option["face"]].title
        may_stop = any(other["verb"] in DECLINING for other in self.options)
        worth = self.plan.keep(title)
        why = "It is of the least use."
        if self._is_about_discarding():
            return self.plan.waste(title), "Better cards are drawn for it."
        return (0.8 - worth if may_stop else -worth), why

    def _is_about_discarding(self) -> bool:
        return self.decision["source"] is None

    def marks(self, _: Option, hero: Piece | None) -> Judged:
        mark = getattr(self.plan, "mark", None)
        value = mark(hero) if mark is not None and hero is not None else 0.5
        return value, "A marked Hero is worth a Mark at the Vault."

    def unmarks(self, _: Option, hero: Piece | None) -> Judged:
        if hero is None:
            return 0.0, "It would not help."
        return float(hero.strength), "It is worth most there."

    def gives_stone(self, option: Option, _: Piece | None) -> Judged:
        villain = self.board.facts[option["face"]].title
        side = self.board.sides[self.board.seat_of[villain]]
        strongest = max((ally.strength for spot in side.locations for ally in spot.allies_of(side.index)), default=3)
        return -0.3 * strongest - self.plan.danger(side), f"{side.villain} makes the least of it and guards it least."

    def pays(self, option: Option, _: Piece | None) -> Judged:
        words = option["notation"].split()
        amount = next((int(word) for word in words if word.isdigit()), 0)
        return 1.0 - amount * self.plan.price, "It is the cheaper way."

    def names(self, option: Option, _: Piece | None) -> Judged:
        order = ("Ally", "Effect", "Item", "Specialty")
        kind = option["notation"].removeprefix("name ")
        return -float(order.index(kind)) if kind in order else -9.0, "There are most of these in a deck."

    def looks_for(self, option: Option, _: Piece | None) -> Judged:
        is_item = "Item" in option["notation"]
        wants_items = getattr(self.plan, "stage", 1) <= 1
        return float(is_item == wants_items), "That is what the plan needs."

    def takes(self, option: Option) -> Judged:
        """A card of one's own choice: the most useful; of others' cards, any."""
        facts = self.board.facts[option["face"]]
        if facts.unit != self.me.villain:
            if facts.kind == "villain":
                side = self.board.sides[self.board.seat_of[facts.title]]
                is_gift = self.decision["source"] == "Trainer for Hire"
                value = self.plan.danger(side)
                return (5 - value if is_gift else value), f"{side.villain} is {side.gauge:.0%} there."
            return 0.3, "What a card offers mostly helps."
        if facts.kind in ("tile", "upgrade", "stone", "location"):
            return 0.5, "What a card offers mostly helps."
        held = self.me.hand.count(facts.title)
        return self.plan.keep(facts.title) - 0.3 * held + 0.1, f"{facts.title} is what the plan needs."

    def agrees(self, option: Option) -> Judged:
        """A plain yes, or the words of a choice."""
        words = option["notation"]
        if words.startswith("pay 1 Power and copy"):
            return (0.5 if self.me.power > 3 else -0.5), "It can be played later."
        if words == "look for two Items":
            return (0.5 if len(self.me.hand) >= 2 else -0.5), "Two good cards are better than any."
        if words.startswith("remove "):
            return 0.2, "It saves something better."
        if words.startswith("discard"):
            junk = len(self.plan.junk)
            return 0.5 * junk - 0.2, "There are cards in hand that are of no use."
        return 0.4, "What a card offers mostly helps."


def _power(action: str) -> int:
    """`gain 2 Power` is 2."""
    words = action.split()
    return int(words[1]) if len(words) == 3 and words[0] == "gain" and words[1].isdigit() else 0
