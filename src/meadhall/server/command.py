"""`meadhall serve`, `check-store` and `backup`."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from rich.console import Console
from rich.progress import Progress

from meadhall.server import limits, logs
from meadhall.server.app import application
from meadhall.server.config import Config
from meadhall.server.guard.protocol import Protocol
from meadhall.server.guard.sockets import Sockets
from meadhall.server.store import Store, StoreError, backup
from meadhall.server.store.database import Database
from meadhall.server.tables.live import Live, Misfit


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
        uvicorn.Config(application(config), **_settings()), lambda: _ready(address, open_browser)
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


def _settings() -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # ours are more careful: guard/address.py
        "lifespan": "on",
        "loop": "uvloop" if sys.platform != "win32" else "asyncio",
        "http": Protocol,  # with limits on the head of a request
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


def check_store(database: str, console: Console, errors: Console) -> int:
    """Replays every table; names the first entry that does not fit."""
    try:
        return asyncio.run(_check_all(database, console, errors))
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1


async def _check_all(database: str, console: Console, errors: Console) -> int:
    where = Database(database)
    if where.is_sqlite and not where.path.exists():  # opening it would make an empty one
        raise StoreError("no-database", path=where.path)
    store = await Store.open(database)
    good = bad = 0
    try:
        total = await store.count_tables()
        with Progress(console=errors, transient=True) as bar:
            task = bar.add_task("tables", total=total)
            async for table_id in store.all_ids():
                found = await store.load(table_id)
                bar.advance(task)
                if found is None:
                    continue
                table, seats, moves = found
                try:
                    await asyncio.to_thread(Live, table, tuple(seat.name for seat in seats), 0, moves)
                    good += 1
                except Misfit as misfit:
                    bad += 1
                    console.print(f"{table_id}: {misfit}", markup=False)
    finally:
        await store.close()
    console.print(f"{good + bad} tables, {bad} that do not fit.")
    return 1 if bad else 0


def back_up(database: str, file: Path, console: Console, errors: Console) -> int:
    try:
        backup(database, file)
    except StoreError as error:
        errors.print(str(error), style="red")
        return 1
    said = f"Everything is in {file}; `meadhall serve --database {file}` opens it."
    console.print(said, markup=False, soft_wrap=True)
    return 0
