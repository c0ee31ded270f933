"""A real server on a real port, for one test."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn

from meadhall.server import limits
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.connections import Connections
from meadhall.server.guard.http_protocol import HttpProtocol
from meadhall.server.guard.websocket_protocol import WebSocketProtocol
from tests.patience import HANG, wait_for

SETTINGS: dict[str, Any] = {
    "ws": WebSocketProtocol,
    "lifespan": "off",
    "log_config": None,
    # By default uvicorn believes X-Forwarded-For of everybody on this machine.
    "proxy_headers": False,
    "ws_max_size": limits.MESSAGE_BYTES,
}


@contextmanager
def serving(app: Any) -> Iterator[str]:
    """Its address, `http://127.0.0.1:<port>`, for as long as the block lasts."""
    listener = socket.create_server(("127.0.0.1", 0))
    protocol = partial(HttpProtocol, connections=Connections(Addresses(), most=1000))
    server = uvicorn.Server(uvicorn.Config(app, http=protocol, **SETTINGS))  # type: ignore[arg-type]  # called only
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(HANG)
        listener.close()


def raw(address: str) -> socket.socket:
    """A raw TCP connection to it."""
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=HANG)


def read_all(connection: socket.socket) -> bytes:
    """Until the other side closes."""
    found = b""
    while part := connection.recv(65536):
        found += part
    return found
