"""The two interfaces of players: Reflex and Thinker."""

from __future__ import annotations

from typing import Any, Protocol

from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng


class Reflex(Protocol):
    """Chooses by the numbers of the legal answers alone. It needs no position, so it is fast."""

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int: ...


class Thinker(Protocol):
    """Chooses with a Position. It never gets the game itself."""

    def choose(self, position: Position[Any], rng: Rng) -> int: ...


Player = Reflex | Thinker
