"""A real server on a real port, for a test."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from meadhall.server import limits
from meadhall.server.guard.protocol import Protocol

PATIENCE = 20.0  # seconds; the machine may be busy

SETTINGS: dict[str, Any] = {
    "http": Protocol,
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
    server = uvicorn.Server(uvicorn.Config(app, **SETTINGS))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


def wait_for(condition: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)


def raw(address: str) -> socket.socket:
    """A bare connection to it, to be as rude as one likes."""
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def read_all(connection: socket.socket) -> bytes:
    """Until the other side closes."""
    found = b""
    while part := connection.recv(65536):
        found += part
    return found
