"""Statistics of a game, one module for each game; the rest of the arena is independent of the games."""

from meadhall.arena.counting.base import RATE, Counting, Facts, Table, Watch, add_facts
from meadhall.arena.counting.plain import PLAIN
from meadhall.registry import load, plugins

__all__ = ["RATE", "Counting", "Facts", "Table", "Watch", "add_facts", "counting_of"]


def counting_of(game: str) -> Counting:
    """What is counted of a game; of one that names nothing, scores and winners."""
    path = plugins()[game].counting
    found: Counting = load(path) if path else PLAIN
    return found
