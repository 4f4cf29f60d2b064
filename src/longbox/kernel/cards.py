"""What is printed is a class; the cardboard on the table is an instance of it and never changes."""

from __future__ import annotations

import inspect
import re
from typing import Any, ClassVar

_SMALL_WORDS = {"A", "And", "In", "Of", "The", "To", "With"}


class _Print(type):
    """What makes classes of cards: none of them leaves room on its cardboard for anything to be written."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        namespace.setdefault("__slots__", ())
        return super().__new__(cls, name, bases, namespace)


class Card(metaclass=_Print):
    """One piece of cardboard. Whatever may change about it lies on the table, keyed by the cardboard."""

    __slots__ = ("uid",)

    title: ClassVar[str] = "Card"
    is_card: ClassVar[bool] = True  # boards and tiles are cardboard too, but no cards
    back: ClassVar[str] = ""  # cards whose backs differ can be told apart face down

    def __init__(self, uid: int) -> None:
        self.uid = uid

    def __init_subclass__(cls) -> None:
        if "title" not in cls.__dict__:
            cls.title = title_from(cls.__name__)

    def __repr__(self) -> str:
        return f"{self.title}#{self.uid}"

    @classmethod
    def face(cls) -> str:
        """The name that tells this printed face from every other of its game."""
        return cls.title

    @classmethod
    def rule(cls) -> str:
        """What the card does, in our own words: its docstring."""
        return inspect.cleandoc(cls.__doc__ or "")


def title_from(class_name: str) -> str:
    """`SurgeOfPower` -> `Surge of Power`."""
    words = re.findall(r"[A-Z][a-z]*|\d+", class_name)
    return " ".join(word.lower() if place and word in _SMALL_WORDS else word for place, word in enumerate(words))
