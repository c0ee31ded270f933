"""ASGI middleware for every request and handshake: client address, origin, rate limit, connection limit.

It wraps the whole application, because Litestar runs its own middleware only for routes that exist.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp

from meadhall.server import limits, metrics
from meadhall.server.guard.address import Addresses, limit_key
from meadhall.server.guard.connections import CONNECTION, Connection
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.origin import Origins
from meadhall.server.guard.rate_limit import RateLimiter
from meadhall.server.guard.refusal_page import refusal_page, wants_page
from meadhall.server.guard.socket_slot import SOCKET_SLOT, SocketCounts, SocketSlot
from meadhall.server.guard.utf8 import check_utf8

# Answered even if the server is full: a process that does not answer these is taken out of service.
ALWAYS: Final = frozenset({"/health", "/ready", "/metrics"})


class GuardMiddleware:
    """Sets `scope["client"]` to the client's address: for limits and logs.

    `holds_seat`: called when the server is full, to know whether a request comes from a player.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        addresses: Addresses,
        origins: Origins,
        cookies: Cookies,
        holds_seat: Callable[[Any], Awaitable[bool]],
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._origins = origins
        self._cookies = cookies
        self._requests = RateLimiter(limits.ADDRESS_REQUESTS, limits.KEYS_KEPT)
        self._holds_seat = holds_seat
        self._sockets = SocketCounts()

    # Any: there are three kinds of scope, each with its own messages.
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = self._addresses.client(scope)
        scope["client"] = (address, scope["client"][1] if scope.get("client") else 0)
        key = None if self._addresses.is_trusted(address) else limit_key(address)
        try:
            self._origins.check(scope, cookie=self._cookies.carried(scope))
            self._check_rate(key)
            check_utf8(scope)
            if scope["type"] == "http":
                await self._check_room(scope)
        except Denied as denied:
            await refuse(scope, send, denied)
            return
        if scope["type"] == "http":
            await self._app(scope, with_body_timeout(receive), send)
        else:
            await self._socket(key, scope, receive, send)

    async def _socket(self, key: str | None, scope: Any, receive: Any, send: Any) -> None:
        """The socket's slot is held for the duration of this call, which lasts as long as the socket is
        open."""
        place = scope[SOCKET_SLOT] = SocketSlot(self._sockets, key, scope)
        metrics.socket_opened()
        try:
            await self._app(scope, receive, with_not_found(scope, send))
        finally:
            metrics.socket_closed()
            place.give_back()

    def _check_rate(self, key: str | None) -> None:
        if key is not None and not self._requests.take(key):
            metrics.limited("address")
            raise Denied(429, "too_many", retry_after=self._requests.wait(key))

    async def _check_room(self, scope: Any) -> None:
        """When most connections are in use, the rest are reserved for clients that hold a seat."""
        connection: Connection | None = scope.get(CONNECTION)
        if connection is None or not connection.crowded or scope["path"] in ALWAYS:
            return
        if await self._holds_seat(scope):
            connection.seat()
            return
        metrics.limited("connections")
        denied = Denied(503, "server_busy", retry_after=60)
        denied.headers["Connection"] = "close"
        raise denied


def with_body_timeout(receive: Any) -> Any:
    """A `receive` that raises Denied if the whole body has not arrived within BODY_SECONDS."""
    until: float | None = None
    complete = False

    async def received() -> Any:
        nonlocal until, complete
        if complete:
            return await receive()
        now = asyncio.get_running_loop().time()
        until = until or now + limits.BODY_SECONDS
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            denied = Denied(408, "too_slow")
            denied.headers["Connection"] = "close"
            raise denied from None
        if message["type"] == "http.disconnect":  # the client is gone before the body was complete
            raise Denied(400, "bad_request")
        complete = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return received


def with_not_found(scope: Any, send: Any) -> Any:
    """A `send` that answers 404 where the application closes a socket unopened (a bare 403)."""
    opened = False

    async def sent(message: Any) -> None:
        nonlocal opened
        opened = opened or message["type"] != "websocket.close"
        if opened:
            await send(message)
        else:
            await refuse(scope, send, Denied(404, "not_found"))

    return sent


async def refuse(scope: Any, send: Any, denied: Denied) -> None:
    """Answer a request or a handshake with the problem: as JSON, or as a page to a browser."""
    metrics.refused(denied.problem.code)
    body, kind = msgspec.json.encode(denied.problem), b"application/json"
    if wants_page(scope):
        body, kind = await asyncio.to_thread(refusal_page, denied.problem, scope), b"text/html"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in denied.headers.items()]
    answer = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{answer}.start", "status": denied.status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body, "more_body": False})
