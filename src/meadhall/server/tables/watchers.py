"""The connections that watch a table, and their queues of outgoing messages."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable

from meadhall.server import limits, metrics
from meadhall.server.tables.access import Access, Caller


class Watcher:
    """One connection, with the view of one viewer. Messages are queued here while the connection is slow."""

    __slots__ = (
        "_bell",
        "access",
        "behind",
        "caller",
        "chat",
        "closing",
        "corked",
        "id",
        "outbox",
        "push",
        "sending_since",
        "sender",
        "table_hash",
        "viewer",
        "waiting_bytes",
    )

    def __init__(self, viewer: int, caller: Caller, access: Access, chat: bool) -> None:
        self.viewer = viewer
        self.caller = caller
        self.access = access  # the caller's current rights
        self.chat = chat
        self.id = secrets.token_hex(6)  # by which the host can name a spectator
        self.outbox: deque[bytes] = deque()
        self.waiting_bytes = 0
        # Too slow: queued messages were dropped, and the full view will be sent.
        self.behind = False
        self.closing = False
        self.sending_since = 0.0  # when sending of the current message began; 0: nothing is being sent
        self.sender: asyncio.Task[object] | None = None
        self.push: Callable[[list[bytes]], bool] | None = None  # sends at once, if the connection is writable
        self.corked: list[bytes] | None = None  # collected, to be sent in one write
        self.table_hash = 0  # of the last table message that was sent
        self._bell = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing or self.behind:
            return
        if self.corked is not None:
            self.corked.append(message)
        else:
            self._send([message])

    def cork(self) -> None:
        """Collect messages until `uncork`, and send them in one write: half the work for the system."""
        if self.corked is None:
            self.corked = []

    def uncork(self) -> None:
        messages, self.corked = self.corked, None
        if messages and not self.behind:
            self._send(messages)

    def _send(self, messages: list[bytes]) -> None:
        length = sum([len(message) for message in messages])
        nothing_waits = not self.outbox and not self.sending_since
        if nothing_waits and self.push is not None and self.push(messages):
            metrics.sent(length)
            return
        if self.waiting_bytes + length > limits.WAITING_BYTES:
            self.behind = True
            self.outbox.clear()
            self.waiting_bytes = 0
            self.table_hash = 0
        else:
            self.outbox.extend(messages)
            self.waiting_bytes += length
        self._bell.set()

    def send_table(self, table: bytes) -> None:
        """Send the table message if it has changed. Sending it unchanged would reveal that something
        happened."""
        if self.table_hash != hash(table):
            self.table_hash = hash(table)
            self.send(table)

    def close(self, message: bytes | None = None) -> None:
        """Send this message, then close the connection."""
        self.uncork()
        if message is not None and not self.closing:
            self.outbox.append(message)
        self.closing = True
        self._bell.set()

    def too_slow(self) -> bool:
        """Sending of the current message takes too long."""
        since = self.sending_since
        return since > 0 and time.monotonic() - since > limits.SLOW_CLIENT_SECONDS

    def disconnect_if_slow(self) -> None:
        if self.too_slow() and self.sender is not None:
            self.sender.cancel()

    async def next(self) -> bytes | None:
        """The next message; None: the connection is to be closed, or the full view to be sent (`behind`)."""
        while not self.outbox:
            if self.closing or self.behind:
                return None
            self._bell.clear()
            await self._bell.wait()
        message = self.outbox.popleft()
        self.waiting_bytes -= len(message)
        return message
