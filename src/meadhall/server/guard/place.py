"""A socket's place among those of its address. Whether it holds a seat is known only after its hello."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server import limits, metrics
from meadhall.server.guard.bucket import Places
from meadhall.server.guard.connections import CONNECTION, Connection
from meadhall.server.guard.errors import Denied

# In the scope of a socket: its `Place`.
PLACE: Final = "meadhall.place"


class Counted:
    """Sockets by address. Those who hold seats are counted apart: others cannot take their places."""

    def __init__(self) -> None:
        self.seated = Places(limits.ADDRESS_SEATED)
        self.others = Places(limits.ADDRESS_SOCKETS)


class Place:
    """`key`: the address as limits count it; None: a trusted one. Until `take` it is a waiting connection."""

    def __init__(self, counted: Counted, key: str | None, scope: Any) -> None:
        self._counted = counted
        self._key = key
        self._connection: Connection | None = scope.get(CONNECTION)
        self._taken: Places | None = None
        if self._connection is not None:
            self._connection.wait(key)

    def take(self, *, seated: bool) -> None:
        """Once, after the hello; raises Denied."""
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
