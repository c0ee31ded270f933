"""Meadhall: big board games at one table, exactly by their rules."""

from __future__ import annotations

from functools import cache

from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules

__version__ = "0.1.0"


@cache
def games() -> dict[str, Rules]:
    """The games of the house, by name."""
    from meadhall import bloodrage, runewars

    return {"bloodrage": bloodrage.RULES, "runewars": runewars.RULES}


def replay(record: str) -> Match:
    """Play a record again, to its end; raises BadRecord with the first line that does not fit."""
    from meadhall.kernel.record import replay as replay_record

    return replay_record(record, games())
