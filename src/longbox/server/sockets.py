"""The socket of a table: from the handshake to the goodbye."""

from __future__ import annotations

import asyncio
import secrets
import traceback
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from longbox.server import measures
from longbox.server.gathering import Gathering
from longbox.server.guard import Turnstile, address_of
from longbox.server.house import House
from longbox.server.protocol import ClientMessage, Closed, Hello, Problem, Refused
from longbox.server.refusal import Refusal
from longbox.server.replies import reply
from longbox.server.socket import Socket, encoded

POLICY, UNSUPPORTED = 1008, 1003

log = structlog.get_logger()

decode_hello = msgspec.json.Decoder(Hello).decode
decode = msgspec.json.Decoder(ClientMessage).decode
decode_anything = msgspec.json.Decoder().decode


class Wire:
    """A WebSocket as the transport of a Socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket

    async def send(self, text: str) -> None:
        await self.websocket.send_text(text)

    async def close(self, code: int, reason: str) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            await self.websocket.close(code, reason)

    def abort(self) -> None:
        abort = self.websocket.scope.get("extensions", {}).get("longbox.abort")
        if abort is not None:
            abort["now"]()

    async def receive(self) -> str:
        """The next message; a frame of bytes is none."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("Messages are text.", UNSUPPORTED)
        return text


async def table_socket(websocket: WebSocket, house: House, turnstile: Turnstile) -> None:
    """Serves one connection to one table until either side ends it."""
    address = address_of(websocket)
    try:
        turnstile.opens(address)
    except Refusal as refused:
        await websocket.send_denial_response(reply(Problem(str(refused)), refused.status))
        return
    measures.sockets.inc()
    try:
        await websocket.accept()
        await _serves(websocket, house, turnstile)
    except WebSocketDisconnect:
        log.debug("a socket is gone")
    finally:
        measures.sockets.dec()
        turnstile.closes(address)


async def _serves(websocket: WebSocket, house: House, turnstile: Turnstile) -> None:
    wire = Wire(websocket)
    try:
        hello = await house.clock.within(turnstile.rates.hello, _hello(wire))
        person = await house.people.who(hello.token)
        gathering = await house.known_table(websocket.path_params["table"], person.person)
    except (TimeoutError, Refusal) as refused:
        why = str(refused) or "Nothing was said in time."
        again = isinstance(refused, Refusal) and refused.status in (503, 507)
        measures.refusals.labels(getattr(refused, "status", 408)).inc()
        await wire.send(encoded(Closed(why, again)).decode())
        await wire.close(POLICY, "")
        return
    socket = Socket(person.person, person.name, wire, house.clock)
    gathering.comes(socket, hello)
    try:
        await _talks(wire, socket, gathering, turnstile.rates.frames)
    finally:
        gathering.leaves(socket)


async def _hello(wire: Wire) -> Hello:
    try:
        return decode_hello(await wire.receive())
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("The first message must be a hello with a token.", 401) from error


async def _talks(wire: Wire, socket: Socket, gathering: Gathering, most_frames: int) -> None:
    """Hears and tells at the same time; whichever ends first ends the other."""
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(_hears(wire, socket, gathering, most_frames)),
        asyncio.create_task(socket.run(gathering.state)),
        asyncio.create_task(socket.ended.wait()),
    ]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for task in done:
        error = task.exception()
        if isinstance(error, Refusal):
            await wire.send(encoded(Closed(str(error), again=False)).decode())
            await wire.close(error.status if error.status == UNSUPPORTED else POLICY, "")
        elif error is not None and not isinstance(error, WebSocketDisconnect):
            await _breaks(wire, gathering, error)


async def _breaks(wire: Wire, gathering: Gathering, error: BaseException) -> None:
    """Something broke while this client was served: it learns that it did, and nothing more."""
    report = secrets.token_hex(6)
    log.error("a socket broke", table=gathering.sitting.table, report=report, exc_info=error)
    await wire.send(encoded(Closed(f"Something broke here. It has been written down as {report}.", True)).decode())
    await wire.close(1011, "")


async def _hears(wire: Wire, socket: Socket, gathering: Gathering, most_frames: int) -> None:
    while True:
        text = await wire.receive()
        # Meanwhile nothing more is read: the rest of a flood stays with whoever sends it.
        await socket.clock.sleep(socket.waits(most_frames))
        try:
            message = decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            socket.tell(Refused(_id_in(text), f"This cannot be understood: {error}", gathering.sitting.number))
            continue
        try:
            await gathering.hears(socket, message)
        except Exception as error:
            await _is_told(socket, gathering, error)


async def _is_told(socket: Socket, gathering: Gathering, error: Exception) -> None:
    """What nobody has foreseen: it is written down, and the client goes on."""
    report = secrets.token_hex(6)
    log.error("a message broke", report=report, trouble="".join(traceback.format_exception(error)))
    sentence = f"Something broke here. It has been written down as {report}."
    socket.tell(Refused(None, sentence, gathering.sitting.number))


def _id_in(text: str) -> int | None:
    """The id of a message that is wrong in another place."""
    try:
        found: Any = decode_anything(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 1_000_000 else None
