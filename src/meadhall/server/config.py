"""How a server is to run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """Among this user's data, as the system has it."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "meadhall" / "tables.db")


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # what people type, if a proxy stands before us: https://meadhall.example
    hosts: tuple[str, ...] = ()  # names we answer to besides our own
    proxies: tuple[str, ...] = ()  # believed about X-Forwarded-For
    trusted: tuple[str, ...] = ()  # exempt from limits by address
    workers: int = 1  # processes in which bots think
    keep: int | None = None  # days after which tables that are not played are deleted; None: never
    keep_running: int | None = None  # the same for running games
    public_metrics: bool = False  # /metrics for everybody, not only for this machine

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")
