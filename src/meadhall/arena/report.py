"""What a simulation found, as tables and as JSON."""

from __future__ import annotations

import json
from collections import Counter

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.arena.plan import Plan
from meadhall.arena.playing import ADDED, COMMITTED, DRAFTED, REVEALED, UPGRADED
from meadhall.arena.tally import HOLDERS, HOLDERS_WON, Tally, spread
from meadhall.locale import Texts


def as_json(plan: Plan, tally: Tally, workers: int, seconds: float) -> str:
    """`results` holds what the seed decides, `timing` what the machine does."""
    timing = {
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.choices / seconds),
    }
    parts = {"setup": plan.facts(), "results": tally.results(), "timing": timing}
    return json.dumps(parts, indent=1) + "\n"


class Report:
    """Tables for people."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    def show(self, tally: Tally, workers: int, seconds: float) -> None:
        """Details first: what one looks for is at the end, next to the prompt."""
        if not tally.games:
            return
        for part in (self.cards, self.glory, self.lengths, self.winners):
            part(tally)
            self.console.print()
        self.speed(tally, workers, seconds)
        faults = sum(tally.faults.values())
        if faults:
            self.console.print(Text(self.texts("arena-faults", n=faults), "bold red"))

    def stopped(self, tally: Tally, wanted: int) -> None:
        """Above all the rest: these are not all the games that were asked for."""
        said = self.texts("sim-stopped", games=tally.games, wanted=wanted)
        self.console.print(Text(said, "bold yellow"), end="\n\n" if tally.games else "\n")

    def cards(self, tally: Tally) -> None:
        """By card name: what was done with it, and how those who drafted it fared."""
        by_name: dict[str, list[int]] = {}
        for card, counts in tally.cards.items():
            name = card.partition("@")[0]
            sums = by_name.get(name, [0] * len(counts))
            by_name[name] = [a + b for a, b in zip(sums, counts, strict=True)]
        heads = ("sim-card", "sim-picked", "sim-upgraded", "sim-revealed", "sim-added", "sim-committed")
        table = self.table("sim-cards", *heads, "sim-win-rate")
        rates = {name: sums[HOLDERS_WON] / max(1, sums[HOLDERS]) for name, sums in by_name.items()}
        for name in sorted(by_name, key=lambda name: (-rates[name], name)):
            sums = by_name[name]
            numbers = [sums[n] for n in (DRAFTED, UPGRADED, REVEALED, ADDED, COMMITTED)]
            held = f"{rates[name]:.1%}" if sums[HOLDERS] else "·"
            table.add_row(self.texts(f"card-{name}"), *(str(n) if n else "·" for n in numbers), held)
        self.console.print(table)

    def glory(self, tally: Tally) -> None:
        table = self.table("sim-glory", "sim-mean", *tally.seats)
        rows = sorted(tally.earned.items(), key=lambda row: -sum(row[1].values()))
        for source, clans in rows:
            table.add_row(self.texts(f"source-{source}"), *self.means(clans, tally))
        table.add_section()
        table.add_row(self.texts("ui-final-total"), *self.means(tally.glory, tally), style="bold")
        self.console.print(table)

    def means(self, clans: Counter[str], tally: Tally) -> list[str]:
        return [f"{clans[clan] / tally.games:.2f}" for clan in tally.seats]

    def lengths(self, tally: Tally) -> None:
        heads = ("sim-shortest", "sim-median", "sim-mean", "sim-longest")
        table = self.table("sim-lengths", "", *heads)
        for name, lengths in (("sim-decisions", tally.decisions), ("sim-answers", tally.answers)):
            numbers = spread(lengths)
            cells = [f"{numbers[key]:g}" for key in ("min", "median", "mean", "max")]
            table.add_row(self.texts(name), *cells)
        self.console.print(table)

    def winners(self, tally: Tally) -> None:
        table = self.table("sim-winners", "", "sim-won", "%", "sim-shared", "ui-glory")
        for clan in tally.seats:
            share = f"{tally.wins[clan] / tally.games:.1%}"
            glory = f"{tally.glory[clan] / tally.games:.2f}"
            cells = (str(tally.wins[clan]), share, str(tally.shared[clan]), glory)
            table.add_row(self.texts(f"clan-{clan}"), *cells)
        self.console.print(table)

    def speed(self, tally: Tally, workers: int, seconds: float) -> None:
        texts = self.texts
        line = Text(f"{texts('sim-games')}: {tally.games}  ", "bold")
        line.append(f"{texts('sim-seconds')}: {seconds:.1f}  {texts('sim-workers')}: {workers}\n", "not bold")
        line.append(f"{tally.games / seconds:.1f} {texts('sim-games-per-second')}, ")
        line.append(f"{tally.choices / seconds:,.0f} {texts('sim-decisions-per-second')}")
        self.console.print(line)

    def table(self, title: str, first: str, *heads: str) -> Table:
        """A table with its title above the first column; clans' names as heads are translated too."""
        names = Table(box=None, pad_edge=False, padding=(0, 1), header_style="bold", title_justify="left")
        names.title = Text(self.texts(title), "bold")
        names.add_column(self.head(first) if first else "", no_wrap=True)
        for head in heads:
            names.add_column(self.head(head), justify="right")
        return names

    def head(self, head: str) -> str:
        if head.startswith(("sim-", "ui-")):
            return self.texts(head)
        return self.texts(f"clan-{head}") if self.texts.has(f"clan-{head}") else head
