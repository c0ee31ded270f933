"""The application: routes, guards, and the house behind them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from meadhall.server import limits
from meadhall.server.api import lobby, ops, records, seats
from meadhall.server.api.asking import asking, caller_of
from meadhall.server.api.document import described, openapi
from meadhall.server.config import Config
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import handle
from meadhall.server.guard.gate import Gate
from meadhall.server.guard.headers import Headers
from meadhall.server.guard.origin import Origins
from meadhall.server.house import House
from meadhall.server.page import page
from meadhall.server.socket import table_socket
from meadhall.server.store import Store


def application(config: Config) -> Any:
    """ASGI, guards outermost. The house opens with the server and closes with it."""
    addresses = Addresses(config.proxies, config.trusted)
    origins = Origins(config.public_url, config.hosts)

    @asynccontextmanager
    async def housekeeping(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database, serve=True)
        secret = await store.house("cookie_secret", lambda: secrets.token_hex(32))
        cookies = Cookies([bytes.fromhex(secret)], https=config.https)
        house = House(store, config.workers, addresses)
        app.state.house = house
        app.state.cookies = cookies
        app.state.config = config
        app.state.caller = lambda scope: caller_of(cookies, scope)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    names = Cookies([secrets.token_bytes(32)], https=config.https)  # the gate asks only whether there is one
    app = Litestar(
        route_handlers=[
            *described([*lobby.ROUTES, *seats.ROUTES, *records.ROUTES, *ops.ROUTES]),
            *page.ROUTES,
            table_socket,
        ],
        dependencies={"asking": Provide(asking)},
        exception_handlers={Exception: handle},
        lifespan=[housekeeping],
        openapi_config=openapi(names.name),
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
    )
    return Headers(Gate(app, addresses=addresses, origins=origins, cookies=names), https=config.https)
