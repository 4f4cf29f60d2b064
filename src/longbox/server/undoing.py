"""Taking back: how far it is free, who must be asked, and what is marked."""

from __future__ import annotations

from longbox.server.protocol import UndoInfo
from longbox.server.refusal import Refusal
from longbox.server.sitting import Sitting, Wish


def free_down_to(sitting: Sitting, person: int) -> int:
    """How far somebody may go back without asking: over their own answers and bots', while nothing was revealed."""
    answers = len(sitting.given)
    while answers:
        last = sitting.given[answers - 1]
        bots = last.person is None and sitting.seats[last.seat].bot is not None
        if last.reveals or (last.person != person and not bots):
            break
        answers -= 1
    return answers


def oldest(sitting: Sitting, person: int) -> int:
    """How far somebody may wish to go back."""
    answers = len(sitting.given)
    match sitting.phase:
        case "frozen":
            return max(0, answers - 1)
        case "over":
            return 0 if is_alone(sitting, person) else answers
    return 0


def is_alone(sitting: Sitting, person: int) -> bool:
    """Whether nobody else sits at the table, present or not."""
    return sitting.people() <= {person}


def marks(sitting: Sitting, to: int) -> int:
    """How many of the answers taken back had revealed something."""
    return sum(given.reveals for given in sitting.given[to:])


def wishes(sitting: Sitting, person: int, to: int) -> Wish | None:
    """The wish to go back, with those who must agree; None where nobody has to."""
    name = sitting.name_of(person)
    if name is None:
        raise Refusal("Only those who sit at the table can undo.", 403)
    if not oldest(sitting, person) <= to < len(sitting.given):
        raise Refusal(
            "There is nothing to take back as far as that."
            if sitting.phase != "over"
            else "The game is over. Another can be begun from any of its moments.",
            422,
            "answers",
        )
    frees = sitting.phase == "frozen" or to >= free_down_to(sitting, person)
    if frees or is_alone(sitting, person):
        return None
    return Wish(person, name, to, sitting.people() - {person})


def last_of(sitting: Sitting, person: int) -> int | None:
    """Just before somebody's own last answer."""
    for answers in range(len(sitting.given) - 1, -1, -1):
        if sitting.given[answers].person == person:
            return answers
    return None


def info(sitting: Sitting, person: int) -> UndoInfo:
    """What somebody can take back."""
    wish = sitting.wish
    sits = sitting.name_of(person) is not None
    answers = len(sitting.given)
    return UndoInfo(
        oldest=oldest(sitting, person) if sits else answers,
        free=free_down_to(sitting, person) if sits else answers,
        redo=sitting.redoable,
        last=last_of(sitting, person),
        marked=sitting.marked,
        asked_by=wish.name if wish is not None else None,
        asked_to=wish.to if wish is not None else None,
        waits_for_you=wish is not None and person in wish.waits_for,
    )
