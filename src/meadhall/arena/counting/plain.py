"""A game that names nothing to count: its scores, winners and lengths only."""

from __future__ import annotations

from typing import Any

from meadhall.arena.counting.base import ByPart, CardUses, Counting, Facts
from meadhall.kernel.rules import Rules


class Nothing:
    """Counts nothing besides."""

    def __init__(self, game: Any) -> None: ...

    def after(self, game: Any) -> None: ...

    def done(self, game: Any) -> None: ...

    def by_part(self, seat: int) -> ByPart:
        return {}

    def facts(self) -> Facts:
        return {}


def uses(rules: Rules) -> CardUses:
    return [None] * len(rules.words)


def counts(prompt: str, deed: int) -> bool:
    return False


def scores(game: Any) -> list[int]:
    return list(game.scores)


def earned(game: Any) -> list[int]:
    return []


PLAIN = Counting(
    score="score",
    part="part",
    parts=(),
    sources=(),
    deeds=(),
    picks="picks",
    uses=uses,
    counts=counts,
    watch=Nothing,
    scores=scores,
    earned=earned,
    seat_kind="seat-",
    card_kind="card-",
    source_kind="source-",
    part_kind="part-",
    group_kind="group-",
    deed_heads=(),
    groups={},
    part_groups={},
    turn_order=False,
    words={
        "ui-glory": "arena-score",
        "arena-glory": "arena-score",
        "arena-intro": "arena-plain-intro",
        "arena-sec-clans": "arena-plain-sec-seats",
    },
)
