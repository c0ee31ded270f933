"""Prints the results as a table, with their goals."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks.server.human import Memory
from benchmarks.server.limit import LIMIT_MS, best
from benchmarks.server.memory import STAY_FLAT, Flat
from benchmarks.server.window import Window


@dataclass
class Row:
    what: str
    value: float
    digits: int = 1
    goal: float | None = None
    at_least: bool = False

    def met(self) -> bool:
        if self.goal is None:
            return True
        return self.value >= self.goal if self.at_least else self.value < self.goal

    def text(self) -> str:
        if self.goal is None:
            return f"| {self.what} | {self.value:,.{self.digits}f} | | |"
        goal = f"{'≥' if self.at_least else '<'} {self.goal:,g}"
        verdict = "met" if self.met() else "MISSED"
        return f"| {self.what} | {self.value:,.{self.digits}f} | {goal} | {verdict} |"


@dataclass
class Report:
    form: str
    machine: dict[str, object]
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    numbers: dict[str, Any] = field(default_factory=dict)

    def human(self, window: Window, memory: Memory, tables: int) -> None:
        seen, spent = window.tally.seen(), window.spent
        self.rows += [
            Row(f"{tables:,} tables, {4 * tables:,} sockets: moves/s", window.moves_per_s),
            Row("move sent to seen by the others, p50 ms", seen["p50_ms"]),
            Row("… p95 ms", seen["p95_ms"], goal=50),
            Row("… p99 ms", seen["p99_ms"]),
            Row("server's CPU, % of a core", spent.server_cpu),
            Row("server's memory, MB", window.rss_mb),
            Row("a live table, KB", memory.table_in_play, goal=64),
            Row("a table just made, nobody there, KB", memory.table_made),
            Row("a socket, KB", memory.socket, goal=40),
            Row("the first socket of a seat, KB", memory.seat_socket),
            Row("generator's CPU, %", spent.generator_cpu),
        ]
        self._trouble(window)
        self.numbers["human"] = {"tables": tables, **window.numbers(), "memory_kb": asdict(memory)}

    def limit(self, steps: list[Window], tables: int) -> None:
        found = best(steps)
        if found is None:
            self.rows.append(Row(f"moves/s with p95 ≤ {LIMIT_MS:g} ms", 0, goal=1000, at_least=True))
        else:
            spent = found.spent
            self.rows += [
                Row(
                    f"{tables} tables: moves/s with p95 ≤ {LIMIT_MS:g} ms",
                    found.moves_per_s,
                    goal=1000,
                    at_least=True,
                ),
                Row("… p50 ms", found.tally.seen()["p50_ms"]),
                Row("… p95 ms", found.p95_ms),
                Row("… server's CPU, % of a core", spent.server_cpu),
                Row(
                    "… server's CPU a move, ms",
                    spent.server_cpu / 100 / max(found.moves_per_s, 1e-9) * 1000,
                    2,
                ),
                Row("… rows a commit", found.inside.get("batch_rows", 0.0)),
                Row("… generator's CPU, %", spent.generator_cpu),
            ]
            self._trouble(found)
        self.numbers["limit"] = {"tables": tables, "steps": [step.numbers() for step in steps]}

    def flat(self, found: Flat) -> None:
        self.rows.append(Row(f"{found.tables:,} tables of bots, tables/s", found.tables_per_s(), 2))
        for name, (before, after) in (("server", found.server()), ("bots' process", found.worker())):
            self.rows += [
                Row(f"{name}: memory after the warm-up, MB", before),
                Row("… at the end, MB", after),
                Row("… growth, %", (after / before - 1) * 100, 2, goal=STAY_FLAT),
            ]
        if not found.long_enough():
            self.notes.append("Too short to tell of memory: tables leave it a minute after they were needed.")
        self.numbers["flat"] = {
            "tables": found.tables,
            "in_memory": found.in_memory,
            "samples": [[round(value, 2) for value in asdict(one).values()] for one in found.samples],
        }

    def weigh(self, yardstick_ms: float) -> None:
        """How fast this core was, before and after: a slower one makes every number above worse."""
        before = self.machine["yardstick_ms"]
        self.machine["yardstick_ms"] = [before, round(yardstick_ms, 1)]
        self.notes.append(f"a fixed piece of work took {before} ms of CPU before, {yardstick_ms:.1f} after")

    def _trouble(self, window: Window) -> None:
        """Unexpected events, with their numbers."""
        for name, counted in (("refused", window.tally.refused), ("lost", window.tally.lost)):
            if counted:
                self.notes.append(f"{name}: " + ", ".join(f"{what} {n}" for what, n in counted.items()))
        spent = window.spent
        self.notes.append(
            f"meanwhile: other work {spent.others_cpu:.0f} % of a core, "
            f"steal {spent.steal:.1f} %, load {spent.load_average:.1f}"
        )

    def text(self) -> str:
        machine = self.machine
        head = (
            f"server: {self.form}, SQLite in {machine['folder']} ({machine['filesystem']}, "
            f"fdatasync {machine['fdatasync_ms']} ms); {machine['cores']} cores, {machine['processor']}"
        )
        table = ["| | | goal | |", "|---|--:|--:|---|", *(row.text() for row in self.rows)]
        return "\n".join([head, "", *table, "", *self.notes])

    def document(self) -> dict[str, Any]:
        rows = [{**asdict(row), "met": row.met()} for row in self.rows]
        return {
            "form": self.form,
            "machine": self.machine,
            "rows": rows,
            "notes": self.notes,
            **self.numbers,
        }
