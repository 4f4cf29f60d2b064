"""What the server says no to: one sentence fit to be shown, and the HTTP status that goes with it."""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class Refusal(LongboxError):
    """A request that is refused and has changed nothing; `about` names the part of the request that is wrong."""

    def __init__(self, sentence: str, status: int = 409, about: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.about = about


class NotKept(Refusal):
    """The journal could not take it: the disk is full or broken. Nothing was changed."""

    def __init__(self) -> None:
        super().__init__(
            "The server could not keep this, so nothing has changed. Its disk may be full; try again.", 507
        )
