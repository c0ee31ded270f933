"""uvicorn's HTTP protocol with limits on the head of a request: uvicorn itself has no time and size limit
there.

For `uvicorn.Config(app, http=partial(HttpProtocol, connections=...), ws=WebSocketProtocol)`.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final, cast

import msgspec

from meadhall.server import limits, metrics
from meadhall.server.guard.address import UNIX
from meadhall.server.guard.connections import CONNECTION, Connections
from meadhall.server.guard.errors import Problem
from meadhall.server.guard.headers import bare_headers
from meadhall.server.guard.slow_clients import SlowClientTimeout
from meadhall.server.guard.uvicorn_internals import HttpToolsProtocol, RequestResponseCycle, forget_request
from meadhall.server.guard.websocket_protocol import WebSocketProtocol

# Invalid requests are counted in the metrics and not logged: anybody could fill the log with them.
_log: Final = logging.getLogger("uvicorn.error.http")
_log.setLevel(logging.ERROR)


class HttpProtocol(SlowClientTimeout, HttpToolsProtocol):
    """With a time and a size limit for the head of each request, and JSON answers to invalid requests."""

    _head: int = 0
    _in_head: bool = True
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._all = connections
        self.logger = _log
        self._cycles: list[RequestResponseCycle] = []  # requests not answered yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._connection = self._all.open(self.client[0] if self.client else UNIX, transport.abort)
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            self._watch()
        super().data_received(data)
        if self._in_head and self._head > limits.HEAD_BYTES:
            self._answer(431, "too_large")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = 0
        self._unwatch()
        self._connection.work()
        cast(dict[str, Any], self.scope)[CONNECTION] = self._connection
        super().on_headers_complete()
        if self.cycle is not None and self.cycle not in self._cycles:
            self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete] + [self.cycle]

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocketProtocol):
            socket.connection = self._connection
        forget_request(self)

    def on_message_complete(self) -> None:
        self._in_head = True
        self._unwatch()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.expect_reading()
            return
        if self.cycle.response_complete:
            self._connection.wait()
        if self.cycle.response_complete and self.cycle.more_body and self._timer is None:
            # Refused before the whole body had arrived: the rest of it is read for a limited time.
            self._timer = self.loop.call_later(limits.HEAD_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.expect_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.close()
        self._unwatch()
        self._forget_cycles()
        super().connection_lost(exc)

    def _forget_cycles(self) -> None:
        """Of pipelined requests uvicorn tells only the last one that the client has disconnected."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self._cycles = []

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn for an invalid request."""
        self._answer(400, "bad_request")

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(limits.HEAD_SECONDS, self._too_slow)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self.cycle is None or self.cycle.response_complete:
            self._answer(408, "too_slow")
        else:
            self._watch()  # the previous request is still being answered

    def _answer(self, status: int, code: str) -> None:
        self._unwatch()
        if self.transport.is_closing():
            return
        metrics.refused(code)
        self._forget_cycles()
        body = msgspec.json.encode(Problem(code))
        first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
        head = b"".join(b"%b: %b\r\n" % header for header in bare_headers(len(body)))
        self.transport.write(first + head + b"\r\n" + body)
        self.transport.close()
        self.expect_reading()
