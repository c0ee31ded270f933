"""What a game tells the benchmarks: how a game is made, and what must be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meadhall.kernel.game import Game
from meadhall.registry import load, plugins

SEATS = 4


class Target(NamedTuple):
    what: str
    side: str
    ours: str
    peer: str | None
    """None: the number itself is compared with the limit, not a ratio."""
    limit: float
    at_least: bool


class Measured(NamedTuple):
    new: Callable[[int], Game]
    """A fresh game from a seed."""
    turn: str
    """The prompt of a player's turn."""
    targets: tuple[Target, ...] = ()


def measured_games() -> dict[str, Measured]:
    """All games that can be measured, by name."""
    return {name: load(plugin.benchmark) for name, plugin in plugins().items() if plugin.benchmark}
