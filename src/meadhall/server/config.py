"""The configuration of a server process."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A file in the user's data folder (XDG)."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "meadhall" / "tables.db")


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # the public address, if there is a proxy: https://meadhall.example
    hosts: tuple[str, ...] = ()  # accepted host names besides the machine's own
    proxies: tuple[str, ...] = ()  # their X-Forwarded-For is used
    trusted: tuple[str, ...] = ()  # exempt from limits by address
    workers: int = 1  # bot processes
    keep: int | None = None  # days after which unused tables are deleted; None: never
    keep_running: int | None = None  # the same for running games
    public_metrics: bool = False  # /metrics for everybody, not only from this machine

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")
