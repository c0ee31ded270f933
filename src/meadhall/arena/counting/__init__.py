"""Statistics of a game, one module for each game; the rest of the arena is independent of the games."""

from meadhall.arena.counting.base import RATE, Counting, Facts, Table, Watch, add_facts
from meadhall.arena.counting.bloodrage import BLOODRAGE
from meadhall.arena.counting.runewars import RUNEWARS

__all__ = ["COUNTED", "RATE", "Counting", "Facts", "Table", "Watch", "add_facts"]

COUNTED: dict[str, Counting] = {"bloodrage": BLOODRAGE, "runewars": RUNEWARS}
