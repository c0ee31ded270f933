"""A socket's slot in the limit of its address. Whether it holds a seat is only known after its hello."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server import limits, metrics
from meadhall.server.guard.connections import CONNECTION, Connection
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.rate_limit import ConcurrencyLimiter

# Key in the ASGI scope of a socket: its `SocketSlot`.
SOCKET_SLOT: Final = "meadhall.socket_slot"


class SocketCounts:
    """Sockets by address. Those with a seat are counted separately, so that others cannot use up their
    slots."""

    def __init__(self) -> None:
        self.seated = ConcurrencyLimiter(limits.ADDRESS_SEATED)
        self.others = ConcurrencyLimiter(limits.ADDRESS_SOCKETS)


class SocketSlot:
    """`key`: the address as limits count it; None: a trusted one. Until `take` the connection is idle."""

    def __init__(self, counted: SocketCounts, key: str | None, scope: Any) -> None:
        self._counted = counted
        self._key = key
        self._connection: Connection | None = scope.get(CONNECTION)
        self._taken: ConcurrencyLimiter | None = None
        if self._connection is not None:
            self._connection.wait(key)

    def take(self, *, seated: bool) -> None:
        """Call once, after the hello; raises Denied."""
        places = self._counted.seated if seated else self._counted.others
        if self._key is not None and not places.take(self._key):
            metrics.limited("sockets")
            raise Denied(429, "too_many_sockets", retry_after=60)
        if self._key is not None:
            self._taken = places
        if self._connection is not None:
            self._connection.work()
            if seated:
                self._connection.seat()
            elif self._connection.crowded:
                metrics.limited("connections")
                raise Denied(503, "server_busy", retry_after=60)

    def give_back(self) -> None:
        if self._taken is not None and self._key is not None:
            self._taken.give_back(self._key)
            self._taken = None
