"""Typed events, as one viewer may know them."""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import PLACE_NAME, STAT_NAMES, TOKEN_NAMES
from meadhall.bloodrage.cards import CARD_NAME
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.state import PHASE_NAMES, BloodRage


@dataclass(frozen=True)
class Event:
    """One happening; `kind` is a message id, the other fields are its parameters, by name."""

    kind: str
    seat: str | None = None
    other: str | None = None
    figure: str | None = None
    card: str | None = None
    place: str | None = None
    target: str | None = None
    stat: str | None = None
    token: str | None = None
    phase: str | None = None
    source: str | None = None
    cause: str | None = None
    seats: str | None = None
    n: int | None = None
    more: int | None = None

    def params(self) -> dict[str, str | int]:
        """The fields that are set, for the message."""
        return {key: value for key, value in vars(self).items() if key != "kind" and value is not None}


# The parameters of each event, in the order of `emit`. A star marks a secret of the first seat: other viewers
# see the event without that value.
FIELDS: dict[str, str] = {
    "age_begins": "n",
    "phase_begins": "phase",
    "cards_dealt": "n",
    "card_kept": "seat *card",
    "packs_passed": "n",
    "turn_begins": "seat",
    "passed": "seat",
    "rage_paid": "seat n",
    "rage_gained": "seat n",
    "invaded": "seat figure place target",
    "marched": "seat figure n place target",
    "upgraded": "seat card",
    "card_replaced": "seat card",
    "monster_boxed": "seat figure",
    "quest_taken": "seat *card",
    "sacrificed": "seat",
    "pillage_begins": "seat place",
    "joined": "seat figure place target",
    "battle_begins": "place seats",
    "card_revealed": "seat card",
    "quest_treated": "seat n",
    "text_cancelled": "seat card",
    "watch_discards": "seat n",
    "figure_spared": "seat figure",
    "card_added": "seat card",
    "strength_counted": "seat n more",
    "battle_won": "seat place",
    "battle_tied": "place",
    "glory_gained": "seat n source",
    "stat_raised": "seat stat n",
    "card_taken": "seat card other",
    "card_returned": "seat card",
    "card_discarded": "seat card",
    "destroyed": "seat figure n place cause",
    "protected": "seat figure place",
    "witch_retreated": "seat place",
    "province_pillaged": "seat place token",
    "pillage_failed": "seat place",
    "leader_moved": "seat place target",
    "hand_discarded": "seat n *card",
    "quest_judged": "seat card n",
    "province_destroyed": "place",
    "province_doomed": "place",
    "released": "seat n",
    "first_player": "seat",
    "game_ends": "",
}
assert list(FIELDS) == ev.NAMES

_NAMES: dict[str, tuple[str, ...] | list[str]] = {
    "figure": FIGURE_NAME,
    "card": CARD_NAME,
    "place": PLACE_NAME,
    "target": PLACE_NAME,
    "stat": STAT_NAMES,
    "token": TOKEN_NAMES,
    "phase": PHASE_NAMES,
    "source": ev.SOURCES,
    "cause": ev.CAUSES,
}


# By code: the names of the parameters, and which of them are secret.
_SPELLED = [
    [(word.lstrip("*"), word.startswith("*")) for word in fields.split()] for fields in FIELDS.values()
]


def project(g: BloodRage, raw: Iterable[tuple[int, ...]], viewer: int | None) -> list[Event]:
    """Events as a seat, or a spectator (None), may know them."""
    return [_event(g.clans, happening, len(happening) > 1 and happening[1] == viewer) for happening in raw]


@lru_cache(maxsize=8192)  # most events are equal to earlier ones, at any table
def _event(clans: tuple[str, ...], happening: tuple[int, ...], own: bool) -> Event:
    """`own`: the viewer is the seat named first."""
    values: dict[str, str | int] = {}
    for (name, secret), value in zip(_SPELLED[happening[0]], happening[1:], strict=True):
        if secret and not own:
            continue
        if name in ("seat", "other"):
            values[name] = clans[value]
        elif name == "seats":
            values[name] = " ".join(clan for seat, clan in enumerate(clans) if value >> seat & 1)
        elif name in _NAMES:
            if value >= 0:
                values[name] = _NAMES[name][value]
        else:
            values[name] = value
    # Fields named by the table: mypy cannot know the type of each.
    return Event(ev.NAMES[happening[0]], **values)  # type: ignore[arg-type]
