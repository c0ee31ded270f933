"""Disconnects clients that do not read what they are sent. uvicorn waits for them for ever."""

from __future__ import annotations

import asyncio

from meadhall.server import limits


class SlowClientTimeout(asyncio.Protocol):
    """A mixin for uvicorn's protocols. A client is disconnected if it reads nothing for
    SLOW_CLIENT_SECONDS."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _check: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_checking()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_checking()
        super().connection_lost(exc)

    def expect_reading(self) -> None:
        """Start the timer, if anything is in the write buffer."""
        waits = self.transport.get_write_buffer_size()
        if waits and self._check is None:
            self._check = self.loop.call_later(limits.SLOW_CLIENT_SECONDS, self._look, waits)

    def _look(self, waited: int) -> None:
        self._check = None
        waits = self.transport.get_write_buffer_size()
        if waits >= waited:
            self.transport.abort()
        else:
            self.expect_reading()

    def _stop_checking(self) -> None:
        if self._check is not None:
            self._check.cancel()
            self._check = None
