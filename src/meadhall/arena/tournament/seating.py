"""Line-ups and seat orders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement, permutations


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the line-ups.

    As many bots as seats: one line-up. More: every combination. Fewer: all of them play, and the free seats
    are filled from among them in every way (a,b at three seats: a,b,a and a,b,b).
    """
    tables: Iterable[tuple[str, ...]]
    if len(bots) >= seats:
        tables = combinations(bots, seats)
    else:
        different = list(dict.fromkeys(bots))
        free = combinations_with_replacement(different, seats - len(bots))
        tables = ((*bots, *more) for more in free)
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for table in tables:
        found.setdefault(tuple(sorted(table)), table)
    return list(found.values())


def orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return one round: every line-up in each of its different seat orders."""
    return [order for table in lineups(bots, seats) for order in dict.fromkeys(permutations(table))]
