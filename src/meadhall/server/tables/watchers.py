"""Everybody who has a table open: what they were shown, and what is on its way to them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable

from meadhall.server import limits, metrics
from meadhall.server.tables.access import Access, Caller


class Watcher:
    """One connection, looking through one pair of eyes. Messages wait here while the line is slow."""

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
        "speaker",
        "told",
        "viewer",
        "waiting_bytes",
    )

    def __init__(self, viewer: int, caller: Caller, access: Access, chat: bool) -> None:
        self.viewer = viewer
        self.caller = caller
        self.access = access  # what the caller may do, as the seats are now
        self.chat = chat
        self.id = secrets.token_hex(6)  # by which the host can name a spectator
        self.outbox: deque[bytes] = deque()
        self.waiting_bytes = 0
        # Too slow: what it was owed is dropped, and it will be shown everything afresh.
        self.behind = False
        self.closing = False
        self.sending_since = 0.0  # when the message on its way was given to the line; 0: none is
        self.speaker: asyncio.Task[object] | None = None
        self.push: Callable[[list[bytes]], bool] | None = None  # sends at once, if the line takes it
        self.corked: list[bytes] | None = None  # collected, to be sent in one piece
        self.told = 0  # a hash of what it was told of the table last
        self._bell = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing or self.behind:
            return
        if self.corked is not None:
            self.corked.append(message)
        else:
            self._send([message])

    def cork(self) -> None:
        """What comes now, up to `uncork`, is sent in one piece: that is half the work for the system."""
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
            self.told = 0
        else:
            self.outbox.extend(messages)
            self.waiting_bytes += length
        self._bell.set()

    def tell(self, table: bytes) -> None:
        """The table itself, if that is news: to say it again would tell that something happened unseen."""
        if self.told != hash(table):
            self.told = hash(table)
            self.send(table)

    def close(self, message: bytes | None = None) -> None:
        """Say this, then close the line."""
        self.uncork()
        if message is not None and not self.closing:
            self.outbox.append(message)
        self.closing = True
        self._bell.set()

    def too_slow(self) -> bool:
        """A message has been on its way for too long."""
        since = self.sending_since
        return since > 0 and time.monotonic() - since > limits.SLOW_CLIENT_SECONDS

    def let_go_if_slow(self) -> None:
        if self.too_slow() and self.speaker is not None:
            self.speaker.cancel()

    async def next(self) -> bytes | None:
        """The next message; None: nothing more, or everything must be shown afresh (`behind`)."""
        while not self.outbox:
            if self.closing or self.behind:
                return None
            self._bell.clear()
            await self._bell.wait()
        message = self.outbox.popleft()
        self.waiting_bytes -= len(message)
        return message
