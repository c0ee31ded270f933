"""How somebody wants to play: what the flags say, and what they answer before the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from meadhall.kernel.packs import Brought
from meadhall.kernel.rules import Rules
from meadhall.registry import games, packs_of


@dataclass
class Wishes:
    """What the flags say; None where they say nothing."""

    game: str
    seats: int | None = None
    clan: str | None = None
    bots: Sequence[str] = ()
    seed: int | None = None
    options: Sequence[tuple[str, str]] = ()
    save: Path | None = None
    pack: Brought | None = None
    ask: bool = False  # no flags were given: questions are welcome

    @property
    def rules(self) -> Rules:
        packs = packs_of(self.game)
        return games()[self.game] if self.pack is None or packs is None else packs.rules_with(self.pack)
