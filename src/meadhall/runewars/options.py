"""The options of a game. Each unclear ruling is one of them."""

# not compiled: border type; schemas are generated from it.
from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Options:
    """Defaults and reasons: docs/rules-decisions-runewars.md. Codes in brackets are its rulings."""

    random_map: bool = False  # tiles, markers and homes are laid at random
    exploration: bool = False  # the exploration variant (p.37)
    marker_gap: int = 3  # areas between two home markers (U01)
    open_contact: bool = True  # a new tile shares at least one uncoloured side (U02)
    activate_without_move: bool = True  # Mobilize and Conquer may activate without a move (U04)
    strategize_heroes_anywhere: bool = False  # heroes enter enemy and neutral areas with Strategize (U05)
    winter_minimum: int = 0  # units an area may keep in winter however low the food (U12)
    quest_without_move: bool = True  # duel or quest after moving no area (U14)
    marker_pickup_quest_phase: bool = False  # take a defeated hero's rewards in the Quest Phase (U19)
    title_raise: bool = False  # the holder may put more influence on their own title (U23)

    def unusual(self) -> tuple[tuple[str, object], ...]:
        """Return the options that differ from their defaults, so that new options do not change old
        fingerprints."""
        values = [(f.name, getattr(self, f.name), f.default) for f in fields(self)]
        return tuple((name, value) for name, value, default in values if value != default)
