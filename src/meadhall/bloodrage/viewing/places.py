"""Provinces and fjords in a view: figures, strength, and which clans could join a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.bloodrage.board import (
    ADJACENT,
    FIGURES,
    FJORD,
    OUTER,
    PLACE_NAME,
    PLACES,
    PROVINCES,
    REGION,
    SUPPORTS,
    TOKEN_NAMES,
    UNLIMITED,
    VILLAGES,
    WARRIOR,
)
from meadhall.bloodrage.figures import FIGURE_NAME, figure_strength
from meadhall.bloodrage.quests import strongest_in
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.view import Group, Place, Side, Term
from meadhall.bloodrage.viewing.kinds import FJORD_AT, KEPT, PROVINCE, Ints, Key

NOBODY: Final = (0, 0, 0, 0)


def other_figures(g: BloodRage) -> list[int]:
    """Return the figures other than Warriors as bits, by place * 4 + seat (like `warriors`)."""
    others = [0] * (PLACES * 4)
    for seat in range(g.seats):
        for figure in range(1, FIGURES):
            place = g.at[seat * FIGURES + figure]
            if place >= 0:
                others[place * 4 + seat] |= 1 << figure
    return others


@lru_cache(maxsize=KEPT)
def groups_of(clan: str, warriors: int, others: int) -> list[Group]:
    groups = [Group(clan, FIGURE_NAME[WARRIOR], warriors)] if warriors else []
    return groups + [Group(clan, FIGURE_NAME[f], 1) for f in range(1, FIGURES) if others >> f & 1]


def _all_groups(clans: tuple[str, ...], warriors: Ints, others: Ints) -> list[Group]:
    groups: list[Group] = []
    for seat in range(len(clans)):
        if warriors[seat] or others[seat]:
            groups += groups_of(clans[seat], warriors[seat], others[seat])
    return groups


def _side(
    clan: str, province: int, total: int, warriors: int, of_warriors: int, ashore: int, afloat: int
) -> Side:
    """`of_warriors`: their part of the total.

    `ashore`, `afloat`: other figures in the province and in the fjord.
    """
    terms = [Term(FIGURE_NAME[WARRIOR], warriors, of_warriors)] if warriors else []
    for figure in range(1, FIGURES):
        if (ashore | afloat) >> figure & 1:
            place = province if ashore >> figure & 1 else FJORD[province]
            terms.append(Term(FIGURE_NAME[figure], 1, figure_strength(figure, place)))
    return Side(clan, total, terms)


def add_province_keys(g: BloodRage, others: list[int], keys: list[Key]) -> None:
    present = [0] * PROVINCES  # seats as bits
    for province in range(PROVINCES):
        for seat in range(g.seats):
            if g.here[province * 4 + seat]:
                present[province] |= 1 << seat
    for province in range(PROVINCES):
        near = 0
        for neighbour in ADJACENT[province]:
            near |= present[neighbour]
        row, fjord = province * 4, FJORD[province] * 4
        sides, strongest = _sides_now(g, province)
        keys.append(
            (
                PROVINCE,
                g.clans,
                province,
                tuple(g.warriors[row : row + 4]),
                tuple(others[row : row + 4]),
                tuple(others[fjord : fjord + 4]) if fjord >= 0 else NOBODY,
                sides,
                strongest,
                near if g.room[province] > 0 else 0,
                max(0, g.room[province]),
                g.tokens[province],
                g.pillaged[province],
                g.destroyed[province],
                g.doom.index(province) + 1 if province in g.doom else 0,
            )
        )


def _sides_now(g: BloodRage, province: int) -> tuple[tuple[tuple[int, int, int], ...], int]:
    """Return the clans in a province: seat, strength, its Warriors' part; and the strongest seat, or -1."""
    sides: list[tuple[int, int, int]] = []
    best = -1
    most = 0
    for seat in range(g.seats):
        if g.standing(seat, province):
            total = g.strength(seat, province)
            sides.append((seat, total, g.warrior_strength(seat, g.warriors[province * 4 + seat])))
            if total > most:
                best, most = seat, total
    return tuple(sides), best if best >= 0 and strongest_in(g, best, province) else -1


def province_part(key: Key) -> Place:
    clans: tuple[str, ...] = key[1]
    province: int = key[2]
    warriors: Ints = key[3]
    others: Ints = key[4]
    afloat: Ints = key[5]
    sides: tuple[tuple[int, int, int], ...] = key[6]
    strongest: int = key[7]
    near: int = key[8]
    room: int = key[9]
    token: int = key[10]
    destroyed: int = key[12]
    limited = VILLAGES[province] != UNLIMITED
    return Place(
        id=PLACE_NAME[province],
        figures=_all_groups(clans, warriors, others),
        room=room if limited or destroyed else None,
        villages=VILLAGES[province] if limited else None,
        region=REGION[province] or None,
        fjord=PLACE_NAME[FJORD[province]] if province < OUTER else None,
        adjacent=[PLACE_NAME[p] for p in ADJACENT[province]],
        token=None if destroyed else TOKEN_NAMES[token],
        pillaged=bool(key[11]),
        destroyed=bool(destroyed),
        doomed_in_age=key[13] or None,
        sides=[
            _side(clans[seat], province, total, warriors[seat], of_warriors, others[seat], afloat[seat])
            for seat, total, of_warriors in sides
        ],
        may_join=[clan for seat, clan in enumerate(clans) if near >> seat & 1],
        strongest=clans[strongest] if strongest >= 0 else None,
    )


def fjord_key(g: BloodRage, fjord: int, others: list[int]) -> Key:
    row = fjord * 4
    warriors, figures = tuple(g.warriors[row : row + 4]), tuple(others[row : row + 4])
    return (FJORD_AT, g.clans, fjord, warriors, figures, g.room[fjord] > 0)


def fjord_part(key: Key) -> Place:
    fjord: int = key[2]
    return Place(
        id=PLACE_NAME[fjord],
        figures=_all_groups(key[1], key[3], key[4]),
        room=None if key[5] else 0,
        supports=[PLACE_NAME[province] for province in SUPPORTS[fjord]],
    )
