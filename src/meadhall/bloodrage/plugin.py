"""What the other layers need of Blood Rage."""

# not compiled: border types.
from __future__ import annotations

from meadhall.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="bloodrage",
    title="Blood Rage",
    rules="meadhall.bloodrage.rulebook:RULES",
    modules=("meadhall.bloodrage",),
    texts="bloodrage",
    rulings="docs/rules-decisions.md",
    rule_pages="meadhall.bloodrage:rules.csv",
    evaluator="meadhall.bots.bloodrage:evaluator",
    counting="meadhall.arena.counting.bloodrage:BLOODRAGE",
    terminal="meadhall.terminal.bloodrage.at_table",
    page="bloodrage",
    benchmark="benchmarks.games.bloodrage:MEASURED",
)
