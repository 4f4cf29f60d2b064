"""What is printed is a class, cardboard never changes."""

from __future__ import annotations

import pytest

from longbox.kernel.cards import Card, title_from


class SurgeOfPower(Card):
    """If you made 8 Recruit,
    you get +3 Attack."""

    __slots__ = ()


class HeiressToTheThrone(SurgeOfPower):
    __slots__ = ()


class Renamed(Card):
    __slots__ = ()
    title = "M.O.D.O.K."


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("SurgeOfPower", "Surge of Power"),
        ("TheEnd", "The End"),
        ("AgentX7", "Agent X 7"),
        ("MadeInAHurryWithLove", "Made in a Hurry with Love"),
        ("Thor", "Thor"),
    ],
)
def test_a_title_comes_from_the_name_of_the_class(name: str, title: str) -> None:
    assert title_from(name) == title


def test_every_class_has_a_title_of_its_own_unless_it_says_another() -> None:
    assert SurgeOfPower.title == "Surge of Power"
    assert HeiressToTheThrone.title == "Heiress to the Throne"
    assert Renamed.title == "M.O.D.O.K."


def test_the_docstring_is_the_rule() -> None:
    assert SurgeOfPower.rule() == "If you made 8 Recruit,\nyou get +3 Attack."
    assert Renamed.rule() == ""


def test_cardboard_cannot_be_given_anything_that_changes() -> None:
    card = SurgeOfPower(3)
    with pytest.raises(AttributeError):
        card.strength = 4  # type: ignore[attr-defined]
    assert card.uid == 3
    assert repr(card) == "Surge of Power#3"


def test_two_pieces_of_cardboard_of_one_face_are_two_things() -> None:
    one, other = SurgeOfPower(1), SurgeOfPower(1)
    assert one != other
    assert len({one: 1, other: 2}) == 2


def test_a_class_that_says_nothing_about_its_slots_leaves_no_room_either() -> None:
    class Careless(Card):
        pass

    class MoreCareless(Careless):
        pass

    for card in (Careless(1), MoreCareless(2)):
        assert not hasattr(card, "__dict__")
        with pytest.raises(AttributeError):
            card.strength = 4  # type: ignore[attr-defined]
