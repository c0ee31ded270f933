"""The report of `balance`: tables in Markdown, and bar charts as SVG files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.arena.counting import Facts, Table, add_facts, counting_of
from meadhall.arena.facts import cells, columns_of, rows_of, value
from meadhall.arena.tally import spread
from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import Rate, shares
from meadhall.locale import Texts
from meadhall.runewars.loading import FACTIONS

COUNTING = counting_of("runewars")
FEW_HOLDERS = 30  # a card that fewer have played says nothing yet
# A drawing: how wide its labels, its bars and its numbers are, and how high a row.
LABEL, BAR, NUMBER, ROW = 190, 360, 160, 26


class Row(NamedTuple):
    label: str
    value: float
    said: str
    between: tuple[float, float] | None = None


def write(file: Path, lines: Sequence[Line], facts: dict[str, Any], command: str, texts: Texts) -> None:
    """Write the report, and its charts beside it, with its name as prefix."""
    file.parent.mkdir(parents=True, exist_ok=True)
    found: Facts = {}
    for line in lines:
        add_facts(found, line["facts"])
    tables = {table.name: table for table in COUNTING.tables}

    def drawn(name: str, rows: list[Row], mark: float | None = None) -> str:
        svg = file.with_name(f"{file.stem}-{name}.svg")
        svg.write_text(bars(rows, mark), encoding="utf-8")
        return f"![{name}]({svg.name})"

    def counted(name: str) -> list[str]:
        return _facts(tables[name], found.get(name, {}), len(lines), texts)

    def column(name: str, of: str) -> list[Row]:
        return _column(tables[name], found.get(name, {}), of, len(lines), texts)

    factions, seats = _rates(lines)
    parts = [
        "# Runewars: balance",
        f"{len(lines)} games with four players, {_bots(facts)}, on random maps. The factions take all seat "
        "orders in turn. Intervals are Wilson's 95 % intervals. By chance a seat wins 25 %.",
        "Targets for the house set: every faction and every seat wins 20 to 30 %, and 40 to 80 % of the "
        "games end by a Victory card.",
        f"Made by `{command}`, Meadhall {facts['meadhall']}, rules {facts['rules']}, pack `{facts['pack']}`.",
        "## Wins by faction",
        drawn(
            "factions", [_rate(texts(f"rw-faction-{name}"), rate) for name, rate in factions.items()], 0.25
        ),
        *_rate_table("faction", {texts(f"rw-faction-{name}"): rate for name, rate in factions.items()}),
        "## Wins by seat",
        "Clockwise from the first player.",
        drawn("seats", [_rate(f"seat {n}", rate) for n, rate in enumerate(seats, 1)], 0.25),
        *_rate_table("seat", {str(n): rate for n, rate in enumerate(seats, 1)}),
        "## How games end",
        drawn("ends", column("ends", "games")),
        *counted("ends"),
        "## How long games are",
        drawn("years", _years(lines)),
        *counted("years"),
        _lengths(lines),
        "## Dragon runes",
        "Dragon runes held at the end, and the sources of those received, as means per seat.",
        *counted("held"),
        drawn("sources", _sources(lines, texts)),
        *_source_table(lines, texts),
        "## What factions do",
        *counted("deeds"),
        "## Orders by season",
        drawn("orders", _orders(tables["orders"], found.get("orders", {}), texts)),
        *counted("orders"),
        "## Tactics cards",
        "How often a card is played per game, and the win rate of its players: "
        f"cards with at least {FEW_HOLDERS}.",
        *_cards(lines, texts),
    ]
    faults = sum(line["faults"] for line in lines)
    if faults:
        parts.append(f"{faults} decisions were made at random because a bot failed.")
    file.write_text(_joined(parts), encoding="utf-8")


def _joined(parts: Sequence[str]) -> str:
    """Join paragraphs with blank lines, and rows of a table without."""
    text = ""
    for before, part in zip(["", *parts], parts, strict=False):
        text += "" if not before else "\n" if before[0] == part[0] == "|" else "\n\n"
        text += part
    return text + "\n"


def _bots(facts: dict[str, Any]) -> str:
    different = list(dict.fromkeys(facts["bots"]))
    return f"all by {different[0]}" if len(different) == 1 else f"by {', '.join(facts['bots'])}"


def _rates(lines: Sequence[Line]) -> tuple[dict[str, Rate], list[Rate]]:
    factions, seats = {name: Rate() for name in FACTIONS}, [Rate() for _ in FACTIONS]
    for line in lines:
        for seat, share in enumerate(shares(line["ranking"])):
            factions[line["factions"][seat]].add(share)
            seats[(seat - line["first"]) % len(seats)].add(share)
    return factions, seats


def _rate(label: str, rate: Rate) -> Row:
    low, high = rate.between
    return Row(label, rate.share, f"{rate.share:.1%} ({low:.1%}–{high:.1%})", rate.between)


def _rate_table(head: str, rates: dict[str, Rate]) -> list[str]:
    rows = []
    for label, rate in rates.items():
        low, high = rate.between
        rows.append([label, f"{rate.won:g}", str(rate.of), f"{rate.share:.1%}", f"{low:.1%} to {high:.1%}"])
    return _table([head, "won", "games", "share", "95 %"], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    line = "|---" + "|--:" * (len(heads) - 1) + "|"
    return [f"| {' | '.join(heads)} |", line, *(f"| {' | '.join(row)} |" for row in rows)]


def _named(table: Table, row: str, texts: Texts) -> str:
    return texts(f"{table.row_kind}{row}") if table.row_kind else row


def _facts(table: Table, counts: dict[str, dict[str, int]], games: int, texts: Texts) -> list[str]:
    columns = columns_of(table, FACTIONS)
    kind = table.column_kind or COUNTING.seat_kind
    rows = [
        [_named(table, row, texts), *cells(table, counts, row, columns, games)]
        for row in rows_of(table, counts)
    ]
    return _table(["", *(texts(f"{kind}{column}") for column in columns)], rows)


def _column(
    table: Table, counts: dict[str, dict[str, int]], column: str, games: int, texts: Texts
) -> list[Row]:
    found = []
    for row in rows_of(table, counts):
        share = value(table, counts, row, column, games) or 0.0
        found.append(Row(_named(table, row, texts), share, f"{share:.1%}"))
    return found


def _years(lines: Sequence[Line]) -> list[Row]:
    years = Counter(next(iter(line["facts"]["years"])) for line in lines)
    parts = {year: years[year] / len(lines) for year in COUNTING.parts}
    return [Row(f"year {year}", share, f"{share:.1%}") for year, share in parts.items()]


def _lengths(lines: Sequence[Line]) -> str:
    numbers = spread(Counter(sum(line["decisions"]) for line in lines))
    low, middle, mean, high = (f"{numbers[key]:g}" for key in ("min", "median", "mean", "max"))
    return f"Decisions per game: {low} to {high}, mean {mean}, median {middle}."


def _received(lines: Sequence[Line]) -> Counter[tuple[str, str]]:
    """By source and faction."""
    found: Counter[tuple[str, str]] = Counter()
    for line in lines:
        for faction, years in zip(line["factions"], line["received"], strict=True):
            for sources in years.values():
                for source, n in sources.items():
                    found[source, faction] += n
    return found


def _sources(lines: Sequence[Line], texts: Texts) -> list[Row]:
    received = _received(lines)
    rows = []
    for source in COUNTING.sources:
        mean = sum(received[source, faction] for faction in FACTIONS) / (len(lines) * len(FACTIONS))
        rows.append(Row(texts(f"{COUNTING.source_kind}{source}"), mean, f"{mean:.2f}"))
    return rows


def _source_table(lines: Sequence[Line], texts: Texts) -> list[str]:
    received, games = _received(lines), len(lines)
    rows = [
        [texts(f"{COUNTING.source_kind}{source}")]
        + [f"{received[source, faction] / games:.2f}" for faction in FACTIONS]
        for source in COUNTING.sources
    ]
    return _table(["", *(texts(f"rw-faction-{faction}") for faction in FACTIONS)], rows)


def _orders(table: Table, counts: dict[str, dict[str, int]], texts: Texts) -> list[Row]:
    """One season after the other, under its name."""
    rows = []
    for season in table.columns:
        rows.append(Row(texts(f"{table.column_kind}{season}"), -1, ""))
        rows += _column(table, counts, season, 1, texts)
    return rows


def _cards(lines: Sequence[Line], texts: Texts) -> list[str]:
    played: Counter[str] = Counter()
    rates: dict[str, Rate] = {}
    for line in lines:
        for seat, share in enumerate(shares(line["ranking"])):
            for card, (times,) in line["cards"][seat].items():
                played[card] += times
                rates.setdefault(card, Rate()).add(share)
    rows = []
    for card, rate in sorted(rates.items(), key=lambda one: (-one[1].share, one[0])):
        low, high = rate.between
        if rate.of >= FEW_HOLDERS:
            times = f"{played[card] / len(lines):.2f}"
            name = texts(f"{COUNTING.card_kind}{card}")
            rows.append([name, times, f"{rate.share:.1%}", f"{low:.1%} to {high:.1%}"])
    return _table(["card", "a game", "won", "95 %"], rows)


def bars(rows: Sequence[Row], mark: float | None = None) -> str:
    """Return bars on one scale, with intervals and a dashed line; a row below 0 is a heading."""
    reach = max([1e-9, mark or 0, *(row.between[1] if row.between else row.value for row in rows)])
    width, height = LABEL + BAR + NUMBER, ROW * len(rows) + 12

    def at(amount: float) -> float:
        return LABEL + BAR * amount / reach

    drawn = []
    for number, row in enumerate(rows):
        top = 6 + ROW * number
        middle, base = top + ROW / 2, top + ROW / 2 + 4.5
        if row.value < 0:
            drawn.append(f'<text x="8" y="{base}" font-weight="bold">{escape(row.label)}</text>')
            continue
        drawn.append(f'<text x="{LABEL - 10}" y="{base}" text-anchor="end">{escape(row.label)}</text>')
        drawn.append(
            f'<rect x="{LABEL}" y="{top + 4}" width="{at(row.value) - LABEL:.1f}" height="{ROW - 8}" '
            'rx="2" fill="#b5793a"/>'
        )
        end = row.between[1] if row.between else row.value
        if row.between:
            low, high = (at(one) for one in row.between)
            ends = "".join(f"M{x:.1f} {middle - 5}v10" for x in (low, high))
            path = f"M{low:.1f} {middle}H{high:.1f}{ends}"
            drawn.append(f'<path d="{path}" stroke="#2b2320" stroke-width="1.5" fill="none"/>')
        drawn.append(f'<text x="{at(end) + 8:.1f}" y="{base}">{escape(row.said)}</text>')
    if mark is not None:
        drawn.append(
            f'<path d="M{at(mark):.1f} 4V{height - 4}" stroke="#5c6b73" stroke-dasharray="4 3" fill="none"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="#2b2320">'
        f'<rect width="{width}" height="{height}" rx="6" fill="#faf6ef"/>{"".join(drawn)}</svg>\n'
    )
