"""The options of a game. Each unclear ruling is one of them."""

# not compiled: border type; schemas are generated from it.
from __future__ import annotations

from dataclasses import dataclass, field, fields

from meadhall.kernel.rules import ADDED_LATER


@dataclass(frozen=True)
class Options:
    """Defaults and reasons: docs/rules-decisions.md. Numbers in brackets are its rulings."""

    first_game: bool = False  # Age 1 without draft: play with the eight cards dealt (16)
    pass_is_final: bool = True  # a clan that passed does not act again this Age (4)
    rage_cap: int | None = 12  # Rage above this is lost; None: no limit (10)
    dead_fjord_closed: bool = True  # no ship into a fjord whose two provinces are gone (28)
    protection_at_ragnarok: bool = False  # Frigga's Protection works at Ragnarok (46)
    watch_counts_sight: bool = True  # Sight counts as its X for Heimdall's Watch (55)
    watch_counts_quest: bool = True  # a Quest treated as +3/+5 counts for the Watch (56)
    second_watch_resolves: bool = False  # a second Watch pays too (57)
    sight_sees_late_cards: bool = True  # Sight looks at late cards as well (65)
    oath_before_glory: bool = True  # Thor's Oath may raise Axes before battle Glory (67)
    stolen_rage_protects: bool = True  # Rage of Trickery pays Protection in the same battle (68)
    domain_after_ship: bool = False  # Thor's Domain after a ship invades a fjord (82)
    domain_with_challenge: bool = False  # Thor's Domain on a pillaged province with the Challenge (82)
    serpent_uses_ship_upgrade_invade: bool = False  # a ship Upgrade's invade may be the Serpent's (87)
    succor_with_ship: bool = False  # Frigga's Succor when a ship invades (95)
    succor_in_yggdrasil: bool = False  # Frigga's Succor with the Dark Elf in Yggdrasil (95)
    blessing_in_yggdrasil: bool = False  # Loki's Blessing after a battle in Yggdrasil (96)
    # A clan that has passed may use Thor's Domain (118).
    domain_after_pass: bool = field(default=True, metadata=ADDED_LATER)
    domain_counts_as_release: bool = False  # Frigga's Domain pays Loki's release cards (97)

    def unusual(self) -> tuple[tuple[str, object], ...]:
        """Return the options that differ from their defaults, so that new options do not change old
        fingerprints."""
        values = [(f.name, getattr(self, f.name), f.default) for f in fields(self)]
        return tuple((name, value) for name, value, default in values if value != default)
