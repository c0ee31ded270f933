"""One socket of the load generator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import cast

from benchmarks.server.frames import CLOSE, HANDSHAKE, PING, PONG, TEXT, Frames, frame

Hear = Callable[[bytes, float], None]
PATIENCE = 60.0


class Lost(Exception):
    """The server did not open a socket, or closed it."""


class SocketClient(asyncio.Protocol):
    """Calls `hear` with each message and its time of arrival."""

    __slots__ = ("_frames", "_head", "_lost", "_opened", "_transport", "closed", "hear", "received")

    def __init__(self, hear: Hear, lost: Callable[[str], None]) -> None:
        self.hear = hear
        self._lost = lost
        self._frames = Frames()
        self._head: bytes | None = b""  # of the answer to the handshake, until all of it is there
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self.closed = False  # by us
        self.received = 0

    @classmethod
    async def open(
        cls, port: int, path: str, hear: Hear, lost: Callable[[str], None], cookie: str = ""
    ) -> SocketClient:
        """`cookie`: as a browser sends it, which also says whose page it shows."""
        line = cls(hear, lost)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            await loop.create_connection(lambda: line, "127.0.0.1", port)
            whose = f"Cookie: {cookie}\r\nOrigin: http://127.0.0.1:{port}\r\n" if cookie else ""
            line._transport.write((HANDSHAKE.format(path=path, port=port) + whose + "\r\n").encode())
            await line._opened
        return line

    def say(self, message: bytes) -> None:
        self._transport.write(frame(message))

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._transport.write(frame(b"\x03\xe8", CLOSE))
            self._transport.close()

    # --- called by the event loop -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.received += len(data)
        if self._head is not None:
            self._head += data
            head, end, data = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            self._head = None
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(Lost(head.partition(b"\r\n")[0].decode()))
                self._transport.close()
                return
            self._opened.set_result(None)
        for kind, message in self._frames.feed(data):
            if kind == TEXT:
                self.hear(message, now)
            elif kind == PING:
                self._transport.write(frame(message, PONG))
            elif kind == CLOSE:
                self._gone(f"close code {int.from_bytes(message[:2], 'big')}")

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(Lost(str(error or "closed in the handshake")))
        self._gone(str(error or "closed"))

    def _gone(self, why: str) -> None:
        if not self.closed:
            self.closed = True
            self._transport.close()
            self._lost(why)
