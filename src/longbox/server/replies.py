"""What goes out over HTTP, and what comes in."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from longbox.server.clock import Clock
from longbox.server.refusal import Refusal

T = TypeVar("T")

# What belongs to somebody is nobody else's to keep.
PRIVATE = {"Cache-Control": "no-store"}
# What is printed changes with the program only.
PRINTED = {"Cache-Control": "no-cache"}


def reply(told: Any, status: int = 200, kept: dict[str, str] | None = None) -> Response:
    """Anything of the protocol as JSON."""
    return Response(msgspec.json.encode(told), status, media_type="application/json", headers=kept or PRIVATE)


async def body(request: Request, kind: type[T], most: int, clock: Clock, seconds: float) -> T:
    """The body of a request as a type of the protocol: in time, not too large, and what it should be."""
    if int(request.headers.get("content-length", "0") or 0) > most:
        raise _too_large(most)
    try:
        text = await clock.within(seconds, _read(request, most))
    except TimeoutError:
        raise Refusal("The request did not come to its end in time.", 408) from None
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(f"The request cannot be understood: {error}", 422) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("The request is not JSON.", 400) from error


async def _read(request: Request, most: int) -> bytes:
    text = bytearray()
    try:
        async for part in request.stream():
            text += part
            if len(text) > most:
                raise _too_large(most)
    except ClientDisconnect as error:
        raise Refusal("The request broke off.", 400) from error
    return bytes(text)


def _too_large(most: int) -> Refusal:
    return Refusal(f"That is too large: no more than {most:,} bytes are taken.", 413)


def number_in(request: Request, name: str) -> int | None:
    """A whole number of a query; None where it is not given."""
    words = request.query_params.get(name)
    if words is None:
        return None
    if not words.isascii() or not words.isdigit() or len(words) > 9:
        raise Refusal(f"{name} is a whole number.", 422, name)
    return int(words)
