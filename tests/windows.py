"""What prompts declare about themselves is true: when being forced is public, and which answer passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Protocol

from meadhall.kernel.prompt import Prompt
from meadhall.kernel.rng import Rng


class Lot(Protocol):
    """A player by lot."""

    def choose(self, g: Any) -> tuple[int, int]: ...


def prompts_of(package: Any) -> Iterator[Prompt]:
    """Every prompt that is defined in a game's modules."""
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(found.name)).values():
            if isinstance(value, Prompt):
                yield value
            elif isinstance(value, dict):
                yield from (one for one in value.values() if isinstance(one, Prompt))


def told_by_being_forced(game: Any, lot: Lot, chance: Rng, by_hand: bool, seen: Counter[str]) -> set[str]:
    """Plays a game to its end. Returns the public prompts that had one answer in one deal and several in
    another which a viewer cannot tell apart. `by_hand`: answers that the kernel would give are waited for.
    """
    told: set[str] = set()
    while not game.over:
        game.by_hand = by_hand
        for seat in game.waiting():
            prompt, legal = game.asks[game.ask_of(seat)][1], game.legal(seat)
            assert prompt.passes < 0 or prompt.passes in legal, f"{prompt} cannot be passed"
            forced = len(legal) == 1
            seen[prompt.name] += forced
            if prompt.public and (forced or chance.below(4) == 0):
                for viewer in range(-1, game.seats):
                    other = game.redeal(viewer, chance)
                    if viewer != seat and forced != (len(other.legal(seat)) == 1):
                        told.add(prompt.name)
        game.play(*lot.choose(game))
    return told
