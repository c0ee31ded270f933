"""The WebSocket frames that a client needs: a library would make the load generator the bottleneck."""

from __future__ import annotations

from collections.abc import Iterator

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
MASK = b"\0\0\0\0"  # clients must mask; by this mask a message stays as it is

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bWVhZGhhbGwgYmVuY2htYQ==\r\nSec-WebSocket-Version: 13\r\n"
)


class BadFrame(Exception):
    """The server sent a frame that this client does not support."""


def frame(message: bytes, kind: int = TEXT) -> bytes:
    """One unfragmented message to the server; only short ones are supported."""
    size = len(message)
    if size < 126:
        return bytes((FINAL | kind, MASKED | size)) + MASK + message
    return bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big") + MASK + message


class Frames:
    """Bytes in as they come, whole messages out."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        if self._rest:
            data = self._rest + data
        start, end = 0, len(data)
        while end - start >= 2:
            first, size = data[start], data[start + 1]
            body = start + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end - body < wide:
                    break
                size = int.from_bytes(data[body : body + wide], "big")
                body += wide
            if end - body < size:
                break
            if not first & FINAL:
                raise BadFrame("a message in several frames")
            start = body + size
            yield first & 0x0F, data[body:start]
        self._rest = data[start:]
