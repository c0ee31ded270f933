"""uvicorn's WebSocket protocol with limits on frames, pings and clients that do not read.

For `uvicorn.Config(app, ws=WebSocketProtocol)`.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

import msgspec
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from meadhall.server import limits, metrics
from meadhall.server.guard.connections import CONNECTION, Connection
from meadhall.server.guard.errors import CODES, Problem
from meadhall.server.guard.headers import PUSH, bare_headers
from meadhall.server.guard.slow_clients import SlowClientTimeout
from meadhall.server.guard.uvicorn_internals import WebSocketsSansIOProtocol, end_parser, forget_scope


class Handshake(ServerProtocol):
    """Rejects a handshake with a `Problem`, like every other error."""

    def reject(self, status: int, text: str) -> Response:
        code = CODES.get(int(status), "bad_request")
        metrics.refused(code)
        body = msgspec.json.encode(Problem(code))
        headers = Headers((name.decode(), value.decode()) for name, value in bare_headers(len(body)))
        return Response(int(status), HTTPStatus(status).phrase, headers, body)


class WebSocketProtocol(SlowClientTimeout, WebSocketsSansIOProtocol):
    """For clients of any kind.

    Breaks its reference cycles when it ends: the garbage collector runs seldom (state.py).
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=limits.MESSAGE_BYTES, logger=self.logger)
        self.connection: Connection | None = None

    def data_received(self, data: bytes) -> None:
        """uvicorn passes the whole handshake at once. If it is incomplete or invalid, the socket is
        closed."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.handshake_complete = self.close_sent = True
            answer = b"".join(self.conn.data_to_send())
            self.transport.write(answer or self.conn.reject(HTTPStatus.BAD_REQUEST, "").serialize())
            self.transport.close()
            self.expect_reading()

    async def run_asgi(self) -> None:
        scope = cast(dict[str, Any], self.scope)
        scope[PUSH] = self.push
        scope[CONNECTION] = self.connection
        await super().run_asgi()

    def push(self, texts: list[bytes]) -> bool:
        """Write messages at once, without a task switch. False: the connection is not writable now."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # a complete answer; uvicorn does not notice it
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._fail(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """Limit the number of fragments: empty ones do not add to the message's size, but each is kept."""
        if len(self.frames) < limits.MESSAGE_PIECES:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        """Pings of a client that does not read are not answered: the answers would accumulate."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.connection is not None:
            self.connection.close()
        super().connection_lost(exc)
        end_parser(self.conn)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        forget_scope(self)
        self.expect_reading()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
