"""Raw connections to a server: invalid frames and bytes, and clients that do not read."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from typing import Any

from tests.patience import HANG
from tests.server.running import Server

CONTINUES, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
Frame = tuple[int, bytes]


def frame(kind: int, data: bytes = b"", *, final: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """As a client sends it: with a mask, here of zeros."""
    length = len(data)
    head = bytes([(0x80 if final else 0) | bits | kind])
    mask = 0x80 if masked else 0
    if length < 126:
        head += bytes([mask | length])
    elif length < 65536:
        head += bytes([mask | 126]) + struct.pack("!H", length)
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", length)
    return head + (bytes(4) if masked else b"") + data


class RawConnection:
    """One TCP connection."""

    def __init__(self, server: Server, *, buffer: int | None = None, source: str = "") -> None:
        """`buffer`: bytes the system takes for us while we do not read. `source`: our own address."""
        self.port = server.port
        self.socket = socket.socket()
        self.socket.settimeout(HANG)
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", server.port))

    def __enter__(self) -> RawConnection:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def say(self, message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def upgrade(self, table: str, *headers: bytes, more: bytes = b"", version: bytes = b"13") -> bytes:
        """The handshake; the head of the answer."""
        self.send(
            self.handshake(f"/api/tables/{table}/socket{more.decode()}".encode(), *headers, version=version)
        )
        return self.head()

    def handshake(
        self, path: bytes, *headers: bytes, version: bytes = b"13", key: bytes | None = None
    ) -> bytes:
        lines = [
            b"GET %b HTTP/1.1" % path,
            b"Host: 127.0.0.1:%d" % self.port,
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Version: " + version,
            b"Sec-WebSocket-Key: " + (base64.b64encode(os.urandom(16)) if key is None else key),
            *headers,
        ]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def head(self) -> bytes:
        """Up to the empty line, and not a byte more: what follows are frames."""
        found = b""
        while not found.endswith(b"\r\n\r\n"):
            byte = self.socket.recv(1)
            if not byte:
                break
            found += byte
        return found

    def rest(self) -> bytes:
        """Until the server closes."""
        found = b""
        try:
            while part := self.socket.recv(65536):
                found += part
        except ConnectionResetError:
            pass
        return found

    def exactly(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            part = self.socket.recv(count - len(found))
            if not part:
                raise EOFError
            found += part
        return found

    def frame(self) -> Frame:
        """The next one; raises EOFError at the end."""
        kind, length = self.exactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", self.exactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.exactly(8))
        return kind & 15, self.exactly(length)

    def frames(self) -> list[Frame]:
        """All until the server closes, or says that it will."""
        found: list[Frame] = []
        try:
            while not found or found[-1][0] != CLOSE:
                found.append(self.frame())
        except (EOFError, ConnectionResetError):
            pass
        return found

    def closed_with(self) -> int | None:
        """The close code the server sends in the end."""
        last = self.frames()[-1:]
        return struct.unpack("!H", last[0][1][:2])[0] if last and last[0][0] == CLOSE else None
