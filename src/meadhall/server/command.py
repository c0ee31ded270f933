"""`meadhall serve` and `backup`."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from rich.console import Console

from meadhall.server import limits, logs
from meadhall.server.app import application
from meadhall.server.config import Config
from meadhall.server.guard import files
from meadhall.server.guard.address import Addresses
from meadhall.server.guard.connections import Connections
from meadhall.server.guard.protocol import Protocol
from meadhall.server.guard.sockets import Sockets
from meadhall.server.store import Store, StoreError, backup

log = logging.getLogger("meadhall.server")


def serve(config: Config, *, open_browser: bool, json_logs: bool | None, errors: Console) -> int:
    """Until it is told to stop; then moves on their way are stored first."""
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
    """As many as the system lets us have."""
    limit = files.raise_limit()
    most = files.connections(limit)
    log.info("open files", extra={"files": limit, "connections": most})
    return Connections(Addresses(config.proxies, config.trusted), most)


def _settings(connections: Connections) -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # ours are more careful: guard/address.py
        "lifespan": "on",
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "http": partial(Protocol, connections=connections),  # with limits below requests
        "ws": Sockets,  # with limits below the messages
        "ws_per_message_deflate": False,  # costs six times the CPU; changes are small
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
    """What is wrong with the database is said before anything else starts."""
    await (await Store.open(config.database, serve=True)).close()


def _ready(address: str, open_browser: bool) -> None:
    print(f"Meadhall is open at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


# --- looking after the store ------------------------------------------------------------------------


def back_up(database: str, file: Path, console: Console, errors: Console) -> int:
    try:
        backup(database, file)
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1
    said = f"Everything is in {file}; `meadhall serve --database {file}` opens it."
    console.print(said, markup=False, soft_wrap=True)
    return 0
