"""The application: routes, guards, and the house behind them."""

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
from meadhall.server.api.asking import asking, caller_of
from meadhall.server.api.document import described, openapi
from meadhall.server.config import Config
from meadhall.server.expiring import delete_untouched
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.address_key import ADDRESS_KEY, AddressKey, new_address_key
from meadhall.server.guard.cookie_secret import COOKIE_SECRET, believed, new_secret
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.errors import handle
from meadhall.server.guard.gate import Gate
from meadhall.server.guard.headers import Headers
from meadhall.server.guard.origin import Origins
from meadhall.server.guard.text import TextRequest
from meadhall.server.house import House
from meadhall.server.page import page
from meadhall.server.socket import table_socket
from meadhall.server.store import Store, StoreError
from meadhall.server.tables.room import now_ms


def application(config: Config) -> Any:
    """ASGI, guards outermost. The house opens with the server and closes with it."""
    addresses = Addresses(config.proxies, config.trusted)
    origins = Origins(config.public_url, [socket.gethostname(), *config.hosts])
    # Our full name is asked of the network, which may take long to answer.
    threading.Thread(target=lambda: origins.answer_to(socket.getfqdn()), daemon=True).start()

    @asynccontextmanager
    async def housekeeping(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database, serve=True)
        secret = await store.house(COOKIE_SECRET, new_secret)
        cookies = Cookies(believed(secret, now_ms()), https=config.https)
        address_key = AddressKey(bytes.fromhex(await store.house(ADDRESS_KEY, new_address_key)))
        house = House(store, config.workers, addresses, cookies, address_key)
        app.state.house = house
        app.state.config = config
        await house.open()
        if config.keep is not None:
            house.spawn(delete_untouched(house, config.keep, config.keep_running))
        try:
            yield
        finally:
            await house.close()

    names = Cookies([secrets.token_bytes(32)], https=config.https)  # the gate asks only whether there is one
    app = Litestar(
        route_handlers=[
            *described([*lobby.ROUTES, *seats.ROUTES, *people.ROUTES, *records.ROUTES, *ops.ROUTES]),
            *page.ROUTES,
            table_socket,
        ],
        dependencies={"asking": Provide(asking)},
        exception_handlers={Exception: handle},
        lifespan=[housekeeping],
        openapi_config=openapi(names.name),
        request_class=TextRequest,
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
    )

    async def holds_seat(scope: Any) -> bool:
        house: House = app.state.house
        caller = caller_of(house, scope)
        with suppress(StoreError):
            return await house.store.holds_seat(caller.client, caller.token)
        return False

    gate = Gate(app, addresses=addresses, origins=origins, cookies=names, holds_seat=holds_seat)
    return Headers(gate, https=config.https)
