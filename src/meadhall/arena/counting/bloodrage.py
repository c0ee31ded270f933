"""Blood Rage: Glory by Age and source, cards drafted and used."""

from __future__ import annotations

from typing import Any

from meadhall.arena.counting.base import ByPart, CardUses, Counting, Facts
from meadhall.bloodrage.event_codes import SOURCES
from meadhall.kernel.rules import Rules

# What is counted of each card, by seat.
DRAFTED, UPGRADED, REVEALED, ADDED, COMMITTED = range(5)
DEEDS = ("drafted", "upgraded", "revealed", "added", "committed")

# What an answer with a card in it counts as; a card saved for the next Age is `keep` too, but not drafted.
USES = {"keep": DRAFTED, "upgrade": UPGRADED, "reveal": REVEALED, "add": ADDED, "quest": COMMITTED}
DRAFT = "keep-"

# Glory is counted by Age; the final scoring is separate.
AGES = ("1", "2", "3")
END = "end"
PARTS = (*AGES, END)
END_SOURCES = ("conquest", "legend")


class AgeByAge:
    """Stores the Glory of each source at the end of each Age."""

    def __init__(self, game: Any) -> None:
        self.age = game.age
        self.earned: list[list[int]] = []

    def after(self, game: Any) -> None:
        if game.age != self.age:
            # Between the end of an Age and the next ask, the first pick of a draft, no clan gains Glory.
            self.earned.append(game.earned[:])
            self.age = game.age

    def done(self, game: Any) -> None:
        self.earned.append(game.earned[:])

    def by_part(self, seat: int) -> ByPart:
        found: ByPart = {part: {} for part in PARTS}
        before = [0] * len(self.earned[-1])
        for age, earned in zip(AGES, self.earned, strict=False):
            for i, source in enumerate(SOURCES):
                gained = earned[i * 4 + seat] - before[i * 4 + seat]
                if gained:
                    found[END if source in END_SOURCES else age][source] = gained
            before = earned
        return found

    def facts(self) -> Facts:
        return {}


def uses(rules: Rules) -> CardUses:
    return [
        (USES[words[0]], words[1]) if len(words) == 2 and words[0] in USES else None for words in rules.words
    ]


def counts(prompt: str, deed: int) -> bool:
    return deed != DRAFTED or prompt.startswith(DRAFT)


def scores(game: Any) -> list[int]:
    return list(game.scores)


def earned(game: Any) -> list[int]:
    found: list[int] = game.earned
    return found


BLOODRAGE = Counting(
    score="glory",
    part="age",
    parts=PARTS,
    sources=SOURCES,
    deeds=DEEDS,
    picks="picks",
    uses=uses,
    counts=counts,
    watch=AgeByAge,
    scores=scores,
    earned=earned,
    seat_kind="clan-",
    card_kind="card-",
    source_kind="source-",
    part_kind="arena-age-",
    group_kind="arena-group-",
    deed_heads=("sim-picked", "sim-upgraded", "sim-revealed", "sim-added", "sim-committed"),
    groups={
        "ragnarok": ("ragnarok", "valhalla"),
        "quest": ("quest",),
        "card": ("battle-card", "ship", "stolen", "lost", "valkyrie", "thors-glory"),
        "battle": ("battle",),
        "pillage": ("pillage",),
        "end": ("conquest", "legend"),
    },
    part_groups={part: (part,) for part in PARTS},
)
