"""Set-up options: what may be chosen before a game begins, for every game in the same words."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from longbox.kernel.errors import IllegalSetup
from longbox.kernel.game import Setup


@dataclass(frozen=True)
class SetupOption:
    """One option: `one` of the values, `several` of them, a `flag`, or a `number` for each seat."""

    name: str
    kind: str
    help: str
    values: tuple[str, ...] = ()
    default: Any = None  # None: drawn by the rules of the set-up
    each_seat: bool = False  # of `several`: one for each seat, in the order of the seats

    def check(self, value: Any) -> Any:
        """The value as the game will use it; refuses what is none of the legal ones."""
        match self.kind:
            case "one":
                return self._named(value)
            case "several":
                return self._several(value)
            case "flag":
                if not isinstance(value, bool):
                    raise IllegalSetup(f"{self.name} is either true or false, not {value!r}.")
            case "number":
                self._whole(value)
            case "numbers":
                return [self._whole(number) for number in (value if isinstance(value, list | tuple) else [value])]
        return value

    def _whole(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise IllegalSetup(f"{self.name} needs a whole number, not {str(value)[:60]!r}.")
        return value

    def _several(self, value: Any) -> list[str]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            value = [value]
        named = [self._named(item) for item in value]
        for name in named:
            if named.count(name) > 1:
                raise IllegalSetup(f"{name} is named twice among the {self.name}.")
        return named

    def _named(self, value: Any) -> str:
        for legal in self.values:
            if isinstance(value, str) and legal.casefold() == value.strip().casefold():
                return legal
        near = difflib.get_close_matches(str(value), self.values, n=1, cutoff=0.5)
        hint = f" Did you mean {near[0]}?" if near else f" Choose from: {', '.join(self.values)}."
        raise IllegalSetup(f"There is no {value!r} among the {self.name} values.{hint}")


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played: its name, its seats, and every option of its set-up."""

    game: str
    title: str
    seats: tuple[int, ...]
    options: tuple[SetupOption, ...]
    family: str = ""  # games of one family share their rules, so clients and bots may share what they know of them
    spaces: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # zone -> what its places are called

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options that were given, each checked; what is None counts as not given."""
        known = {option.name: option for option in self.options}
        checked = {}
        for name, value in options.items():
            if name not in known:
                near = difflib.get_close_matches(name, known, n=1)
                hint = f" Did you mean {near[0]}?" if near else f" It has: {', '.join(known)}."
                raise IllegalSetup(f"{self.title} has no option {name!r}.{hint}")
            if value is not None:
                checked[name] = known[name].check(value)
        return checked

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise IllegalSetup(f"{self.title} seats {self.seats[0]} to {self.seats[-1]} players, not {seats!r}.")


def setup_words(setup: Setup) -> list[str]:
    """The words of a command line that set this game up again: game, players, seed and every option."""
    words = [setup.game, "--players", str(setup.seats), "--seed", str(setup.seed)]
    for name, value in setup.options.items():
        flag = f"--{name.replace('_', '-')}"
        if value is True:
            words.append(flag)
        elif value is not False:
            words += [
                word for each in (value if isinstance(value, list | tuple) else [value]) for word in (flag, str(each))
            ]
    return words
