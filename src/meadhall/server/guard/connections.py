"""Limits on TCP connections: how many there are, which are idle, and which are closed to make room.

A connection is idle (`WAITS`) while there is nothing to do for it: no request yet, part of one, all requests
answered, or a socket before its hello. Idle connections cost a client nothing, so one address could use up
all files that this process may open. When there are too many, those idle for longest are closed.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from meadhall.server import limits, metrics
from meadhall.server.guard.address import Addresses, limit_key

# Key in the ASGI scope of a request or a socket: its `Connection`.
CONNECTION: Final = "meadhall.connection"


class State(Enum):
    WAITS = "waits"  # idle: may be closed to make room
    WORKS = "works"  # a request is being answered, or a socket is at a table; not known to hold a seat
    SEATED = "seated"  # as WORKS, for a client that holds a seat


class Connection:
    """One TCP connection. `peer`: the address it is counted for; None: not counted for any."""

    __slots__ = ("_all", "abort", "key", "peer", "state")

    def __init__(self, connections: Connections, peer: str | None, abort: Callable[[], None]) -> None:
        self._all = connections
        self.abort = abort
        self.peer = peer
        self.key = peer  # the address it is counted for while it is idle
        self.state: State | None = None  # None: closed

    @property
    def crowded(self) -> bool:
        """Only clients that hold a seat are served now."""
        return self._all.crowded

    def wait(self, key: str | None = None) -> None:
        """Becomes idle. `key`: the client's address if the peer is a proxy."""
        self._all.change(self, State.WAITS, key or self.peer)

    def work(self) -> None:
        self._all.change(self, State.WORKS)

    def seat(self) -> None:
        self._all.change(self, State.SEATED)

    def close(self) -> None:
        self._all.change(self, None)


class Connections:
    """All connections of this process: at most `most`, a share of which is reserved for clients with
    seats."""

    def __init__(self, addresses: Addresses, most: int) -> None:
        self._most = most
        self._for_strangers = most - int(most * limits.SEATED_SHARE)
        self._addresses = addresses
        self._count = dict.fromkeys(State, 0)
        # Idle connections in the order in which they became idle: all, and by address.
        self._waiting: dict[Connection, None] = {}
        self._by_address: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return sum(self._count.values())

    @property
    def crowded(self) -> bool:
        return self._count[State.WORKS] > self._for_strangers

    def open(self, peer: str, abort: Callable[[], None]) -> Connection:
        """A new connection is idle. Those of proxies and of trusted addresses are not counted by address."""
        exempt = self._addresses.is_proxy(peer) or self._addresses.is_trusted(peer)
        connection = Connection(self, None if exempt else limit_key(peer), abort)
        self._enter(connection, State.WAITS)
        if len(self) > self._most:
            self._close_first(self._waiting)
        return connection

    def change(self, connection: Connection, state: State | None, key: str | None = None) -> None:
        """Does nothing if the connection is closed."""
        if connection.state is None:
            return
        self._leave(connection, connection.state)
        connection.key = key
        connection.state = None
        if state is not None:
            self._enter(connection, state)

    def _enter(self, connection: Connection, state: State) -> None:
        connection.state = state
        self._count[state] += 1
        if state is State.WAITS:
            self._waiting[connection] = None
            if connection.key is not None:
                of_address = self._by_address.setdefault(connection.key, {})
                of_address[connection] = None
                if len(of_address) > limits.ADDRESS_WAITING:
                    self._close_first(of_address)

    def _leave(self, connection: Connection, state: State) -> None:
        self._count[state] -= 1
        if state is State.WAITS:
            del self._waiting[connection]
            if connection.key is not None:
                of_address = self._by_address[connection.key]
                del of_address[connection]
                if not of_address:
                    del self._by_address[connection.key]

    def _close_first(self, waiting: dict[Connection, None]) -> None:
        connection = next(iter(waiting))
        connection.close()
        metrics.limited("connections")
        connection.abort()
