"""The language that this terminal speaks. English, until a command has chosen another."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

from longbox.kernel.errors import LongboxError
from longbox.languages import ENGLISH, Words, languages, words

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a system says which language is spoken; the first that is set
SIGN = re.compile(r"\[([^\[\]]+)\]")

_SPOKEN: ContextVar[Words] = ContextVar("spoken")


def speaks(wanted: str | None = None) -> None:
    """Chooses the language: the one asked for, that of LONGBOX_LANGUAGE, or the system's own."""
    named = wanted or os.environ.get("LONGBOX_LANGUAGE")
    if named and named not in languages():
        raise LongboxError(f"There is no language {named!r} here; choose from {', '.join(languages())}.")
    _SPOKEN.set(words(named or _of_the_system(os.environ)))


def spoken() -> Words:
    return _SPOKEN.get(None) or words(ENGLISH)


def t(text: str, /, **values: Any) -> str:
    """The text in the language that is spoken, its places filled. A terminal has no icons: `[Tech]` says its name."""
    return SIGN.sub(lambda sign: f"[{spoken().says(sign[1])}]", spoken().says(text, **values))


def _of_the_system(environment: Mapping[str, str]) -> str:
    """`de` for `de_DE.UTF-8`; English for a language that is not here."""
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = named.split("_")[0].split(".")[0].casefold()
    return code if code in languages() else ENGLISH
