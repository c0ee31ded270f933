"""Builds a view from its parts. This is the only module that decides what a seat or a spectator is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.bloodrage.board import FIRST_FJORD, ON_BOARD, PLACE_NAME
from meadhall.bloodrage.gods_gifts import pack_of
from meadhall.bloodrage.state import GODS_GIFTS, PHASE_NAMES, BloodRage
from meadhall.bloodrage.view import View
from meadhall.bloodrage.viewing.asked import ask_key, ask_part, asked_key, asked_part, battle_key, battle_part
from meadhall.bloodrage.viewing.cards import (
    cards_part,
    costs,
    names_part,
    quests_key,
    quests_part,
    sightings_part,
)
from meadhall.bloodrage.viewing.clans import clan_key, clan_part
from meadhall.bloodrage.viewing.kinds import (
    AGE,
    DISCARD,
    DOOM,
    FIELD,
    FIRST,
    HAND,
    ITEMS,
    OVER,
    PACK,
    PHASE,
    RANKING,
    SCORES,
    SEAT,
    SEATS,
    SEEN,
    SHED,
    Key,
)
from meadhall.bloodrage.viewing.places import (
    add_province_keys,
    fjord_key,
    fjord_part,
    other_figures,
    province_part,
)


def public_keys(g: BloodRage) -> list[Key]:
    """Return the keys of the parts that are the same for all viewers."""
    others = other_figures(g)
    keys: list[Key] = [clan_key(g, seat, others) for seat in range(g.seats)]
    add_province_keys(g, others, keys)
    for fjord in range(FIRST_FJORD, ON_BOARD):
        keys.append(fjord_key(g, fjord, others))
    keys += [
        (SEATS, g.clans),
        (AGE, g.age),
        (PHASE, g.phase),
        (FIRST, g.clans[g.first]),
        (OVER, g.over),
        (RANKING, tuple(g.ranking) if g.over else ()),
        (SCORES, tuple(g.glory)),
        asked_key(g),
        (DOOM, tuple(g.doom)),
        battle_key(g),
        (DISCARD, tuple(g.discard)),
    ]
    return keys


def own_keys(g: BloodRage, seat: int) -> list[Key]:
    """Return the keys of the parts that only the seat knows."""
    drafting = g.phase == GODS_GIFTS and bool(g.packs[0]) and bool(g.asks)
    pack = g.packs[pack_of(g, seat, g.asks[0][2][0])] if drafting else ()
    return [
        (SEAT, g.clans[seat]),
        ask_key(g, seat),
        (HAND, g.hands[seat], costs(g, seat, g.hands[seat])),
        quests_key(g, seat),
        (PACK, pack, costs(g, seat, pack)),
        (SHED, (*g.shed[seat], *g.shed[4 + seat], *g.shed[8 + seat])),
        (SEEN, tuple(g.saw[seat::4]), tuple(g.kept[seat::4])),
    ]


def part(key: Key) -> tuple[str, Any]:
    """Return the part of a view for a key: its name and value."""
    kind: int = key[0]
    value = _MAKE[kind](key)
    return (f"{FIELD[kind]}/{value.id}" if kind <= ITEMS else FIELD[kind]), value


def view(g: BloodRage, seat: int | None) -> View:
    """Return everything the seat may know; `None` is a spectator, who knows what all know."""
    fields: dict[str, Any] = {"clans": [], "provinces": [], "fjords": []}
    for key in public_keys(g):
        kind: int = key[0]
        if kind <= ITEMS:
            fields[FIELD[kind]].append(_MAKE[kind](key))
        else:
            fields[FIELD[kind]] = _MAKE[kind](key)
    return View(**fields, **own_view(g, seat))


def own_view(g: BloodRage, seat: int | None) -> dict[str, Any]:
    """Return what only the seat knows, by the fields of a view."""
    if seat is None:
        return {"seat": None, "ask": None, "hand": [], "quests": [], "pack": [], "shed": [], "seen": []}
    return dict([part(key) for key in own_keys(g, seat)])


def _plain(key: Key) -> Any:
    return key[1]


def _phase(key: Key) -> str:
    return PHASE_NAMES[key[1]]


def _list(key: Key) -> list[Any]:
    return list(key[1])


def _places(key: Key) -> list[str]:
    return [PLACE_NAME[place] for place in key[1]]


# By kind.
_MAKE: Final[list[Callable[[Key], Any]]] = [
    clan_part, province_part, fjord_part, _list, _plain, _phase, _plain, _plain, _list, _list,
    asked_part, _places, battle_part, names_part,
    _plain, ask_part, cards_part, quests_part, cards_part, names_part, sightings_part,
]  # fmt: skip
