"""uvicorn's WebSockets, less patient: a message that never ends is not waited for, and a dead line can be cut."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_PARTS = 64  # frames of one message
MOST_SECONDS = 10.0  # from the first byte of a message to its last


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """A message has only so many frames and so much time."""

    _deadline: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["longbox.abort"] = {"now": self.transport.abort}

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_begun():
            if self._deadline is None:
                self._deadline = self.loop.call_later(MOST_SECONDS, self.transport.abort)
            if len(self.frames) > MOST_PARTS:
                self.transport.abort()
        else:
            self._stops_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stops_waiting()
        super().connection_lost(exc)

    def _has_begun(self) -> bool:
        """Whether a message has come in part."""
        return bool(self.frames) or bool(self.conn.reader.buffer)

    def _stops_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
