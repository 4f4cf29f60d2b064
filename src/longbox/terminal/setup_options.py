"""The set-up options of a game as options of the command line, whatever game it is."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import Group, Parameter

from longbox.games.catalog import games
from longbox.games.options import GameInfo, SetupOption
from longbox.terminal.begin import FIRST_GAME

TYPES: dict[str, Any] = {"one": str, "several": list[str], "flag": bool, "number": int, "numbers": list[str]}


def with_setup_options(command: Callable[..., int], words: Sequence[str]) -> Callable[..., int]:
    """The command with an option of its own for everything that the game named in `words` lets one choose."""
    info = _game_meant(words)
    group = Group.create_ordered(f"Set-up of {info.title} (of another game: name it before --help)")

    def run(*given: Any, **options: Any) -> int:
        return command(*given, **options)

    signature = inspect.signature(command, eval_str=True)
    own = [it for it in signature.parameters.values() if it.kind is not inspect.Parameter.VAR_KEYWORD]
    taken = {parameter.name for parameter in own}
    own += [_parameter(option, group) for option in info.options if option.name not in taken]
    run.__doc__ = command.__doc__
    run.__signature__ = signature.replace(parameters=own)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in own}
    return run


def _game_meant(words: Sequence[str]) -> GameInfo:
    every = {info.game: info for info in games()}
    return next((every[word] for word in words if word in every), every[FIRST_GAME])


def _parameter(option: SetupOption, group: Group) -> inspect.Parameter:
    says = option.help[:1].upper() + option.help[1:]
    if option.kind in ("several", "numbers"):
        says += " (several: repeat the option, or put commas between)"
    if option.values:
        says += f": {', '.join(option.values)}"
    metavar = {"number": "NUMBER", "numbers": "NUMBERS"}.get(option.kind, "NAME")
    about = Parameter(help=f"{says}.", group=group, negative=(), show_default=False, metavar=metavar)
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[TYPES.get(option.kind, str) | None, about],
    )
