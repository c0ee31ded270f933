"""The results of a simulation, as tables and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.arena.counting import Counting
from meadhall.arena.facts import cells, columns_of, rows_of
from meadhall.arena.plan import Plan
from meadhall.arena.tally import Tally, spread
from meadhall.locale import Texts


def as_json(plan: Plan, tally: Tally, workers: int, seconds: float) -> str:
    """`results` depends only on the seed, `timing` on the machine."""
    timing = {
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.choices / seconds),
    }
    parts = {"setup": plan.facts(), "results": tally.results(), "timing": timing}
    return json.dumps(parts, indent=1) + "\n"


class Report:
    """The tables of the report."""

    def __init__(self, console: Console, texts: Texts, counting: Counting) -> None:
        self.console = console
        self.texts = texts
        self.counting = counting

    def show(self, tally: Tally, workers: int, seconds: float) -> None:
        """Show details first, so that the summary is at the end, next to the shell prompt."""
        if not tally.games:
            return
        for part in (self.cards, self.glory, self.facts, self.lengths, self.winners):
            for table in part(tally):
                self.console.print(table)
                self.console.print()
        self.speed(tally, workers, seconds)
        faults = sum(tally.faults.values())
        if faults:
            self.console.print(Text(self.texts("arena-faults", n=faults), "bold red"))

    def stopped(self, tally: Tally, wanted: int) -> None:
        """Say, above everything else, that not all games were played."""
        said = self.texts("sim-stopped", games=tally.games, wanted=wanted)
        self.console.print(Text(said, "bold yellow"), end="\n\n" if tally.games else "\n")

    def cards(self, tally: Tally) -> Iterator[Table]:
        """By card name: what was done with it, and how its holders fared."""
        if not self.counting.deeds:
            return
        by_name: dict[str, list[int]] = {}
        for card, counts in tally.cards.items():
            name = card.partition("@")[0]
            sums = by_name.get(name, [0] * len(counts))
            by_name[name] = [a + b for a, b in zip(sums, counts, strict=True)]
        table = self.table("sim-cards", "sim-card", *self.counting.deed_heads, "sim-win-rate")
        rates = {name: won / max(1, holders) for name, (*_, holders, won) in by_name.items()}
        for name in sorted(by_name, key=lambda name: (-rates[name], name)):
            *numbers, holders, _ = by_name[name]
            held = f"{rates[name]:.1%}" if holders else "·"
            named = self.texts.word(self.counting.card_kind, name)
            table.add_row(named, *(str(n) if n else "·" for n in numbers), held)
        yield table

    def glory(self, tally: Tally) -> Iterator[Table]:
        if not self.counting.sources:
            return
        table = self.table("sim-glory", "sim-mean", *tally.seats)
        rows = sorted(tally.earned.items(), key=lambda row: -sum(row[1].values()))
        for source, clans in rows:
            table.add_row(self.texts.word(self.counting.source_kind, source), *self.means(clans, tally))
        table.add_section()
        total = self.texts(self.counting.word("ui-final-total"))
        table.add_row(total, *self.means(tally.glory, tally), style="bold")
        yield table

    def facts(self, tally: Tally) -> Iterator[Table]:
        """Show the other statistics of this game."""
        for facts in self.counting.tables:
            counts = tally.facts.get(facts.name, {})
            columns = columns_of(facts, tally.seats)
            kind = facts.column_kind or self.counting.seat_kind
            table = self.table(facts.title, "", *(f"{kind}{column}" for column in columns))
            table.min_width = len(str(table.title))  # otherwise the title of a narrow table would be wrapped
            for row in rows_of(facts, counts):
                named = self.texts.word(facts.row_kind, row)
                table.add_row(named, *cells(facts, counts, row, columns, tally.games))
            yield table

    def means(self, clans: Counter[str], tally: Tally) -> list[str]:
        return [f"{clans[clan] / tally.games:.2f}" for clan in tally.seats]

    def lengths(self, tally: Tally) -> Iterator[Table]:
        heads = ("sim-shortest", "sim-median", "sim-mean", "sim-longest")
        table = self.table("sim-lengths", "", *heads)
        for name, lengths in (("sim-decisions", tally.decisions), ("sim-answers", tally.answers)):
            numbers = spread(lengths)
            cells = [f"{numbers[key]:g}" for key in ("min", "median", "mean", "max")]
            table.add_row(self.texts(name), *cells)
        yield table

    def winners(self, tally: Tally) -> Iterator[Table]:
        table = self.table("sim-winners", "", "sim-won", "%", "sim-shared", "ui-glory")
        for clan in tally.seats:
            share = f"{tally.wins[clan] / tally.games:.1%}"
            glory = f"{tally.glory[clan] / tally.games:.2f}"
            cells = (str(tally.wins[clan]), share, str(tally.shared[clan]), glory)
            table.add_row(self.texts.word(self.counting.seat_kind, clan), *cells)
        yield table

    def speed(self, tally: Tally, workers: int, seconds: float) -> None:
        texts = self.texts
        line = Text(f"{texts('sim-games')}: {tally.games}  ", "bold")
        line.append(f"{texts('sim-seconds')}: {seconds:.1f}  {texts('sim-workers')}: {workers}\n", "not bold")
        line.append(f"{tally.games / seconds:.1f} {texts('sim-games-per-second')}, ")
        line.append(f"{tally.choices / seconds:,.0f} {texts('sim-decisions-per-second')}")
        self.console.print(line)

    def table(self, title: str, first: str, *heads: str) -> Table:
        """Return a table with its title above the first column; seat names in headings are translated."""
        names = Table(box=None, pad_edge=False, padding=(0, 1), header_style="bold", title_justify="left")
        names.title = Text(self.texts(self.counting.word(title)), "bold")
        names.add_column(self.head(first) if first else "", no_wrap=True)
        for head in heads:
            names.add_column(self.head(head), justify="right")
        return names

    def head(self, head: str) -> str:
        seat = f"{self.counting.seat_kind}{head}"
        for message in (self.counting.word(head), seat):
            if self.texts.has(message):
                return self.texts(message)
        return head
