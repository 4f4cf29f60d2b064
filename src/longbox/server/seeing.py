"""What one person may see of a table. Only `game.view` and `game.log` of this person's seats ever go further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from longbox.kernel.game import Result
from longbox.kernel.log import Event
from longbox.server.protocol import LogLine, ResultInfo, ScoreInfo
from longbox.server.sitting import Sitting


@dataclass(frozen=True)
class Look:
    """Through whose eyes somebody looks: whose view, whose secrets in the log, and who must open the curtain."""

    viewer: int | None
    eyes: tuple[int, ...]
    curtain: int | None


def look(sitting: Sitting, person: int, uncovered: int | None) -> Look:
    """How somebody looks at the table, having uncovered a seat of theirs or none."""
    own = sitting.seats_of(person)
    if not own:
        return Look(None, (), None)
    asked = sitting.asked
    turn = asked.index if asked is not None and asked.index in own and asked.bot is None else None
    if not shares_screen(sitting, person):
        viewer = turn if turn is not None else uncovered if uncovered in own else own[0]
        return Look(viewer, tuple(own), None)
    if sitting.game.over:
        return Look(uncovered if uncovered in own else own[0], tuple(own), None)
    if turn is not None and uncovered != turn:
        return Look(None, (), turn)
    return Look(uncovered, (uncovered,) if uncovered is not None else (), None)


def shares_screen(sitting: Sitting, person: int) -> bool:
    """Whether somebody else sits at this person's screen: then a curtain hides every hand until it is called for."""
    own = sitting.seats_of(person)
    return len(own) > 1 and any(sitting.seats[index].kind == "here" for index in own)


class Pictures:
    """The views of a table as they stand now, each made once for all who see it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._made: dict[int | None, msgspec.Raw] = {}
        self._of = -1

    def view(self, viewer: int | None) -> msgspec.Raw:
        """The view of a seat, or of everybody, ready to be sent."""
        if self._of != self.sitting.entries:
            self._made.clear()
            self._of = self.sitting.entries
        if viewer not in self._made:
            self._made[viewer] = msgspec.Raw(msgspec.json.encode(self.sitting.game.view(viewer)))
        return self._made[viewer]


def log_of(sitting: Sitting, eyes: Sequence[int]) -> str:
    """Which log this is. Lines of one are not lines of another: other eyes, or another way after an undo."""
    return f"{sitting.undos}.{'.'.join(map(str, eyes))}"


def log_lines(sitting: Sitting, eyes: Sequence[int], after: int) -> list[LogLine]:
    """The lines of the log after the first so many, with the secrets that were shown to one of these seats."""
    logs = [sitting.game.log(seat, after) for seat in eyes] or [sitting.game.log(None, after)]
    return [
        _line(max(variants, key=lambda event: len(event.cards)), sitting.answers_before_line(after + place))
        for place, variants in enumerate(zip(*logs, strict=True))
    ]


def _line(event: Event, answers: int) -> LogLine:
    return LogLine(
        answers=answers,
        kind=event.kind,
        depth=event.depth,
        text=event.text,
        cause=event.cause,
        seat=event.seat,
        card=event.card,
        number=event.number,
        place=event.place,
        other=event.other,
        cards=list(event.cards),
        clause=event.clause,
    )


def result_info(result: Result | None) -> ResultInfo | None:
    """How the game ended; None while it goes on."""
    if result is None:
        return None
    return ResultInfo(
        outcome=result.outcome,
        winners=list(result.winners),
        individual_winners=list(result.individual_winners),
        scores=[ScoreInfo(score.seat, score.total, list(score.parts)) for score in result.scores],
        reason=result.reason,
    )
