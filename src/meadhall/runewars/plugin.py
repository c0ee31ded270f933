"""What the other layers need of Runewars."""

# not compiled: border types.
from __future__ import annotations

from meadhall.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="runewars",
    title="Runewars",
    rules="meadhall.runewars.rulebook:RULES",
    modules=("meadhall.runewars",),
    texts="runewars",
    rulings="docs/rules-decisions-runewars.md",
    packs="meadhall.runewars.own_packs",
    evaluator="meadhall.bots.runewars:evaluator",
    counting="meadhall.arena.counting.runewars:RUNEWARS",
    terminal="meadhall.terminal.runewars.at_table",
    commands="meadhall.cli.runewars",
    benchmark="benchmarks.games.runewars:MEASURED",
)
