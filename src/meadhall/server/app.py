"""The ASGI application: routes, middleware and the server state."""

from __future__ import annotations

import secrets
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from meadhall.server import limits
from meadhall.server.api import lobby, ops, people, records, seats
from meadhall.server.api.context import caller_of, request_context
from meadhall.server.api.document import described, openapi
from meadhall.server.config import Config
from meadhall.server.expiring import delete_untouched
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.address_key import ADDRESS_KEY, AddressKey, new_address_key
from meadhall.server.guard.cookie_secret import COOKIE_SECRET, accepted, new_secret
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import handle
from meadhall.server.guard.headers import SecurityHeaders
from meadhall.server.guard.middleware import GuardMiddleware
from meadhall.server.guard.origin import Origins
from meadhall.server.guard.utf8 import Utf8Request
from meadhall.server.page import page
from meadhall.server.socket import table_socket
from meadhall.server.state import ServerState
from meadhall.server.store import Store, StoreError
from meadhall.server.tables.room import now_ms


def application(config: Config) -> Any:
    """The middleware is outermost. The server state starts and stops with the application."""
    addresses = Addresses(config.proxies, config.trusted)
    origins = Origins(config.public_url, [socket.gethostname(), *config.hosts])
    # In a thread: the full host name is looked up in the network, which may take long.
    threading.Thread(target=lambda: origins.answer_to(socket.getfqdn()), daemon=True).start()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database, serve=True)
        secret = await store.shared_value(COOKIE_SECRET, new_secret)
        cookies = Cookies(accepted(secret, now_ms()), https=config.https)
        address_key = AddressKey(bytes.fromhex(await store.shared_value(ADDRESS_KEY, new_address_key)))
        state = ServerState(store, config.workers, addresses, cookies, address_key)
        app.state.server_state = state
        app.state.config = config
        await state.open()
        if config.keep is not None:
            state.spawn(delete_untouched(state, config.keep, config.keep_running))
        try:
            yield
        finally:
            await state.close()

    names = Cookies(
        [secrets.token_bytes(32)], https=config.https
    )  # the middleware only checks whether a request has the cookie
    app = Litestar(
        route_handlers=[
            *described([*lobby.ROUTES, *seats.ROUTES, *people.ROUTES, *records.ROUTES, *ops.ROUTES]),
            *page.ROUTES,
            table_socket,
        ],
        dependencies={"context": Provide(request_context)},
        exception_handlers={Exception: handle},
        lifespan=[lifespan],
        openapi_config=openapi(names.name),
        request_class=Utf8Request,
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
    )

    async def holds_seat(scope: Any) -> bool:
        state: ServerState = app.state.server_state
        caller = caller_of(state, scope)
        with suppress(StoreError):
            return await state.store.holds_seat(caller.client, caller.token)
        return False

    guarded = GuardMiddleware(app, addresses=addresses, origins=origins, cookies=names, holds_seat=holds_seat)
    return SecurityHeaders(guarded, https=config.https)
