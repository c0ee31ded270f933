"""`meadhall serve`: start the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from rich.console import Console

from meadhall.server import limits, logs
from meadhall.server.app import application
from meadhall.server.config import Config
from meadhall.server.guard import open_files
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.connections import Connections
from meadhall.server.guard.http_protocol import HttpProtocol
from meadhall.server.guard.websocket_protocol import WebSocketProtocol
from meadhall.server.store import Store, StoreError

log = logging.getLogger("meadhall.server")


def serve(config: Config, *, open_browser: bool, json_logs: bool | None, errors: Console) -> int:
    """Run the server until it is stopped; moves in progress are stored first. Returns the exit code."""
    logs.set_up(json=json_logs)
    try:
        listener = _listen(config)
    except OSError as error:
        errors.print(f"Cannot listen at {config.host}:{config.port}: {error.strerror or error}.", style="red")
        return 1
    port = listener.getsockname()[1]
    address = config.public_url or f"http://{_shown(config.host)}:{port}/"
    try:
        asyncio.run(_check(config))
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1
    server = _Server(
        uvicorn.Config(application(config), **_settings(_connections(config))),
        lambda: _ready(address, open_browser),
    )
    server.run(sockets=[listener])
    return 0 if server.ready else 1


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_ready = when_ready
        self.ready = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready = True
            self.when_ready()


def _connections(config: Config) -> Connections:
    """Raise the limit of open files, and allow as many connections as it permits."""
    limit = open_files.raise_limit()
    most = open_files.connections(limit)
    log.info("open files", extra={"files": limit, "connections": most})
    return Connections(Addresses(config.proxies, config.trusted), most)


def _settings(connections: Connections) -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # handled in guard/address.py
        "lifespan": "on",
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "http": partial(HttpProtocol, connections=connections),
        "ws": WebSocketProtocol,
        "ws_per_message_deflate": False,  # takes six times the CPU, and messages are small
        "ws_max_size": limits.MESSAGE_BYTES,
        "ws_ping_interval": limits.PING_SECONDS,
        "ws_ping_timeout": limits.PONG_SECONDS,
        "timeout_graceful_shutdown": int(limits.DRAIN_SECONDS),
        "timeout_keep_alive": 30,
    }


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((config.host, config.port))
    listener.listen(1024)
    return listener


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


async def _check(config: Config) -> None:
    """Raises StoreError if the database cannot be opened, before anything else is started."""
    await (await Store.open(config.database, serve=True)).close()


def _ready(address: str, open_browser: bool) -> None:
    print(f"Meadhall is running at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
