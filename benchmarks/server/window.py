"""One measurement: a span of time under load, as the clients, the server and the machine measured it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.server.crowd import Crowd
from benchmarks.server.launch import Server
from benchmarks.server.machine import Span, Spent, rounded, rss_kb
from benchmarks.server.tally import Tally

STEP = 0.25  # seconds between two steps of the progress bar
HISTOGRAMS = {
    "durable_ms": "meadhall_move_durable_seconds",
    "shown_ms": "meadhall_move_sent_seconds",
    "commit_ms": "meadhall_store_commit_seconds",
    "batch_rows": "meadhall_store_batch_rows",
}


@dataclass
class Window:
    tally: Tally
    spent: Spent
    inside: dict[str, float]  # means of the server's own metrics
    rss_mb: float

    @property
    def moves_per_s(self) -> float:
        return self.tally.moves / self.spent.seconds

    @property
    def p95_ms(self) -> float:
        return self.tally.seen()["p95_ms"]

    def numbers(self) -> dict[str, object]:
        tally, spent = self.tally, self.spent
        moves = max(tally.moves, 1)
        return {
            "moves_per_s": round(self.moves_per_s, 1),
            **{name: round(value, 2) for name, value in tally.seen().items()},
            "messages_per_s": round(tally.messages / spent.seconds, 1),
            "bytes_per_move": round(tally.bytes / moves),
            "hidden_moves": round(tally.hidden / moves, 3),
            "server_ms_per_move": round(spent.server_cpu / 100 * spent.seconds / moves * 1000, 3),
            "new_tables_per_s": round(tally.tables / spent.seconds, 2),
            "rss_mb": round(self.rss_mb, 1),
            "refused": dict(tally.refused),
            "lost": dict(tally.lost),
            "inside": {name: round(value, 3) for name, value in self.inside.items()},
            "spent": rounded(spent),
        }


def steps(seconds: float) -> int:
    """Of the progress bar."""
    return max(1, round(seconds / STEP))


async def measure(crowd: Crowd, server: Server, seconds: float, advance: Callable[[], None]) -> Window:
    """Of a crowd that plays already."""
    before = await asyncio.to_thread(server.metrics)
    gc.collect()
    gc.disable()  # a pause of ours would look like one of the server's
    try:
        crowd.tally = Tally()
        span = Span(server.pid)
        for _ in range(steps(seconds)):
            await asyncio.sleep(STEP)
            advance()
            crowd.check()
        tally, spent = crowd.tally, span.end()
    finally:
        gc.enable()
    crowd.tally = Tally()
    after = await asyncio.to_thread(server.metrics)
    return Window(tally, spent, _means(before, after), rss_kb(server.pid) / 1024)


def _means(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    found = {}
    for name, metric in HISTOGRAMS.items():
        count = after.get(f"{metric}_count", 0) - before.get(f"{metric}_count", 0)
        total = after.get(f"{metric}_sum", 0) - before.get(f"{metric}_sum", 0)
        if count:
            found[name] = total / count * (1000 if name.endswith("_ms") else 1)
    return found
