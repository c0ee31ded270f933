"""Counts over many games: whole numbers only, so that the order of addition does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from meadhall.arena.counting import Counting, Facts, add_facts, counting_of


@dataclass
class Tally:
    """The sums over games with the same seats."""

    seats: tuple[str, ...]
    game: str
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # shared ones included
    shared: Counter[str] = field(default_factory=Counter)
    glory: Counter[str] = field(default_factory=Counter)  # or dragon runes: the score
    earned: dict[str, Counter[str]] = field(default_factory=dict)  # source, clan
    answers: Counter[int] = field(default_factory=Counter)  # games by their length in answers
    decisions: Counter[int] = field(default_factory=Counter)  # … and in real choices
    cards: dict[str, list[int]] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)  # decisions of bots that were replaced
    facts: Facts = field(default_factory=dict)

    @property
    def counting(self) -> Counting:
        return counting_of(self.game)

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.wins.update(other.wins)
        self.shared.update(other.shared)
        self.glory.update(other.glory)
        self.answers.update(other.answers)
        self.decisions.update(other.decisions)
        self.faults.update(other.faults)
        for source, clans in other.earned.items():
            self.earned.setdefault(source, Counter()).update(clans)
        for card, counts in other.cards.items():
            mine = self.cards.setdefault(card, [0] * len(counts))
            self.cards[card] = [a + b for a, b in zip(mine, counts, strict=True)]
        add_facts(self.facts, other.facts)

    @property
    def choices(self) -> int:
        """Return the number of real choices in all games."""
        return sum(n * games for n, games in self.decisions.items())

    def results(self) -> dict[str, object]:
        """Return the results for the JSON file; the same games give the same bytes."""
        counting = self.counting
        found: dict[str, object] = {
            "games": self.games,
            "winners": {clan: {"won": self.wins[clan], "shared": self.shared[clan]} for clan in self.seats},
            counting.score: {clan: self.glory[clan] for clan in self.seats},
            f"{counting.score}_by_source": {
                source: {clan: clans[clan] for clan in self.seats}
                for source, clans in sorted(self.earned.items())
            },
            "answers": spread(self.answers),
            "decisions": spread(self.decisions),
            "faults": {clan: self.faults[clan] for clan in self.seats},
            "cards": {
                card: dict(zip(counting.counted, counts, strict=True))
                for card, counts in sorted(self.cards.items())
            },
        }
        if counting.tables:
            found["facts"] = {
                table.name: {
                    row: dict(sorted(columns.items()))
                    for row, columns in sorted(self.facts.get(table.name, {}).items())
                }
                for table in counting.tables
            }
        return found


def spread(lengths: Counter[int]) -> dict[str, float]:
    """Return minimum, median, mean and maximum."""
    if not lengths:
        return {"min": 0, "median": 0, "mean": 0, "max": 0}
    games, half, middle = sum(lengths.values()), 0, 0
    for n in sorted(lengths):
        half += lengths[n]
        if half * 2 >= games:
            middle = n
            break
    mean = sum(n * times for n, times in lengths.items()) / games
    return {"min": min(lengths), "median": middle, "mean": round(mean, 2), "max": max(lengths)}
