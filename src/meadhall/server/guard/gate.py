"""The gate everything passes: where it comes from, how often, and whether it may act in a visitor's name.

Plain ASGI around the whole application, for requests and sockets alike; Litestar's own middleware does not
see requests for pages that are not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp

from meadhall.server import limits, metrics
from meadhall.server.guard.address import Addresses, limit_key
from meadhall.server.guard.bucket import Buckets
from meadhall.server.guard.connections import CONNECTION, Connection
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.origin import Origins
from meadhall.server.guard.place import PLACE, Counted, Place
from meadhall.server.guard.refusal_page import refusal_page, wants_page
from meadhall.server.guard.text import check_text

# Answered however full the server is: a process that does not answer these is taken out of service.
ALWAYS: Final = frozenset({"/health", "/ready", "/metrics"})


class Gate:
    """Behind it `scope["client"]` is the true client's address: for limits, for logs, for everybody.

    `holds_seat`: asked when the server is full, whether a request comes from somebody who plays.
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
        self._requests = Buckets(limits.ADDRESS_REQUESTS, limits.KEYS_KEPT)
        self._holds_seat = holds_seat
        self._sockets = Counted()

    # Any: three kinds of scope, each with messages of its own.
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
            check_text(scope)
            if scope["type"] == "http":
                await self._check_room(scope)
        except Denied as denied:
            await refuse(scope, send, denied)
            return
        if scope["type"] == "http":
            await self._app(scope, in_time(receive), send)
        else:
            await self._socket(key, scope, receive, send)

    async def _socket(self, key: str | None, scope: Any, receive: Any, send: Any) -> None:
        """A socket holds its place for as long as it is open: this call lasts just as long."""
        place = scope[PLACE] = Place(self._sockets, key, scope)
        metrics.socket_opened()
        try:
            await self._app(scope, receive, or_not_found(scope, send))
        finally:
            metrics.socket_closed()
            place.give_back()

    def _check_rate(self, key: str | None) -> None:
        if key is not None and not self._requests.take(key):
            metrics.limited("address")
            raise Denied(429, "too_many", retry_after=self._requests.wait(key))

    async def _check_room(self, scope: Any) -> None:
        """When most connections are in use, the rest are for those who hold a seat."""
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


def in_time(receive: Any) -> Any:
    """The body must arrive within its time, all of it; a client that sends a byte a minute holds nothing."""
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
        if message["type"] == "http.disconnect":  # gone before all was there: nobody's fault here
            raise Denied(400, "bad_request")
        complete = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return received


def or_not_found(scope: Any, send: Any) -> Any:
    """Where there is no socket, the application closes it unopened: a bare 403. The client is told more."""
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
    """The problem as JSON, to a request as to a handshake that is not accepted; to people in words."""
    metrics.refused(denied.problem.code)
    body, kind = msgspec.json.encode(denied.problem), b"application/json"
    if wants_page(scope):
        body, kind = await asyncio.to_thread(refusal_page, denied.problem, scope), b"text/html"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in denied.headers.items()]
    answer = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{answer}.start", "status": denied.status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body, "more_body": False})
