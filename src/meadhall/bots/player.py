"""Two kinds of players: those who act on reflex and those who think."""

from __future__ import annotations

from typing import Protocol

from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng


class Reflex(Protocol):
    """Chooses among legal answers by their kind alone: needs no position, so it is fast."""

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int: ...


class Thinker(Protocol):
    """Gets a Position, never a game."""

    def choose(self, position: Position, rng: Rng) -> int: ...


Player = Reflex | Thinker
