"""The WebSocket route of a table. What the client sends is checked, never trusted."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.server import limits
from meadhall.server.api.context import caller_of, payer_of
from meadhall.server.guard.errors import Denied
from meadhall.server.messages import (
    Hello,
    RefusedNow,
    encode,
)
from meadhall.server.state import ServerState
from meadhall.server.table_connection import TableConnection, read, refusal

# Close codes of ours: the application's range.
WRONG, GONE, SLOW = 4400, 4404, 4408


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    await socket.accept()
    code, said = 1000, None
    try:
        await _serve(socket, table_id)
    except TimeoutError:
        code, said = SLOW, RefusedNow("too_slow", {}, "")
    except WebSocketDisconnect:
        code = 0
    except Exception as error:
        code, said = WRONG, refusal(error, None)
    if code:
        with contextlib.suppress(Exception):  # the client may not read it
            async with asyncio.timeout(limits.FINAL_MESSAGE_SECONDS):
                if said is not None:
                    await socket.send_data(encode(said), mode="text", encoding="utf-8")
                await socket.close(code=code)
    # Break Litestar's reference cycle: the garbage collector runs seldom.
    del socket.receive, socket.send


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    state: ServerState = socket.app.state.server_state
    async with asyncio.timeout(limits.HELLO_SECONDS):
        message = read(await socket.receive_data(mode="text"))
    if not isinstance(message, Hello):
        raise Denied(400, "hello_first")
    room = await state.room(table_id, payer_of(state, socket.scope))
    connection = TableConnection(socket, state, room, caller_of(state, socket.scope))
    try:
        await connection.accept_hello(message)
        await _exchange(connection)
    finally:
        connection.leave()


async def _exchange(connection: TableConnection) -> None:
    """Send and receive at the same time; when one ends, so does the other."""
    sending, receiving = (
        asyncio.ensure_future(connection.send_messages()),
        asyncio.ensure_future(connection.receive_messages()),
    )
    try:
        done, _ = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
    try:
        for task in done:
            task.result()
    finally:
        del done, sending, receiving, task  # breaks a reference cycle by way of their exceptions
