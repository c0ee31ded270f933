"""The interface of a game's statistics: its score, the sources of the score, its cards, and other facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from meadhall.kernel.rules import Rules

CardUses = list[tuple[int, str] | None]
Facts = dict[str, dict[str, dict[str, int]]]  # table, row, column
ByPart = dict[str, dict[str, int]]  # part of the game, source of the score


class Watch(Protocol):
    """Collects statistics while one game is played."""

    def after(self, game: Any) -> None:
        """Called after an answer has taken effect."""

    def done(self, game: Any) -> None:
        """Called when the game is over."""

    def by_part(self, seat: int) -> ByPart:
        """Return the sources of a seat's score."""

    def facts(self) -> Facts:
        """Return all other counts; whole numbers only."""


# How the cells of a table are shown.
MEAN = "mean"  # of a game
SHARE = "share"  # of their column
WHOLE = "whole"  # their share of the whole table
RATE = "rate"  # the first column as a share of the second


@dataclass(frozen=True)
class Table:
    """One table of facts. Rows and columns are ids; a kind is the prefix of their messages."""

    name: str
    title: str  # a message
    shown: str
    rows: tuple[str, ...] = ()  # in this order; none: as numbers
    row_kind: str = ""
    columns: tuple[str, ...] = ()  # none: the seats
    column_kind: str = ""


@dataclass(frozen=True)
class Counting:
    """The names and functions for the statistics of one game."""

    score: str  # what files call it
    part: str  # … and a part of the game
    parts: tuple[str, ...]
    sources: tuple[str, ...]
    deeds: tuple[str, ...]  # what is done with cards; a seat that does the first is a holder of the card
    picks: str  # what files call the first deeds of a bot
    uses: Callable[[Rules], CardUses]  # for each answer: what it does with which card, if anything
    counts: Callable[[str, int], bool]  # whether that deed at this prompt is one
    watch: Callable[[Any], Watch]
    scores: Callable[[Any], list[int]]
    earned: Callable[[Any], list[int]]  # by source * 4 + seat
    # Messages, or prefixes of messages.
    seat_kind: str
    card_kind: str
    source_kind: str
    part_kind: str
    group_kind: str
    deed_heads: tuple[str, ...]
    # Six colours at most: related sources are one part of a bar.
    groups: Mapping[str, tuple[str, ...]]  # of sources
    part_groups: Mapping[str, tuple[str, ...]]
    tables: tuple[Table, ...] = ()
    turn_order: bool = True  # whether the game has a first player, as its attribute `first`
    words: Mapping[str, str] = field(default_factory=dict)  # messages that this game has its own of

    @property
    def counted(self) -> tuple[str, ...]:
        """Return what is counted for each card. A holder did the first of `deeds` at least once in a game."""
        return (*self.deeds, "holders", "holders_won")

    def word(self, message: str) -> str:
        """Return the message for this game."""
        return self.words.get(message, message)

    def column(self, part: str) -> str:
        """Return the name of the column for the score of a part of the game."""
        return f"{self.score}_{part}" if part == "end" else f"{self.score}_{self.part}_{part}"


def add_facts(sums: Facts, more: Facts) -> None:
    for table, rows in more.items():
        for row, columns in rows.items():
            mine = sums.setdefault(table, {}).setdefault(row, {})
            for column, n in columns.items():
                mine[column] = mine.get(column, 0) + n
