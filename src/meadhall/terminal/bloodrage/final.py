"""The end of the game: places, and the sources of each clan's Glory."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from meadhall.bloodrage.view import View
from meadhall.terminal.output import Output


def final(out: Output, view: View) -> None:
    """Print the final scoring as a table: clans by place, sources by row."""
    texts = out.texts
    out.heading(texts("ui-final-title"))
    order = sorted(range(len(view.clans)), key=lambda seat: view.ranking[seat])
    table = out.grid(texts("ui-final-source"), *(">" for _ in order))
    for column, seat in zip(table.columns[1:], order, strict=True):
        column.header = out.clan(view.clans[seat].id)
        if view.clans[seat].id == view.seat:
            column.header.append(f" ({texts('ui-you')})", "not bold")
    for source in _sources(view):
        cells = [view.clans[seat].earned.get(source, 0) for seat in order]
        table.add_row(texts(f"source-{source}"), *(str(n) if n else Text("·", "dim") for n in cells))
    table.add_row(
        Text(texts("ui-final-total"), "bold"),
        *(Text(str(view.clans[seat].glory), "bold") for seat in order),
    )
    table.add_row(texts("ui-final-place"), *(str(view.ranking[seat]) for seat in order))
    out.put(table)
    winners = [view.clans[seat].id for seat in order if view.ranking[seat] == 1]
    line = Text(f"{texts('ui-winner' if len(winners) == 1 else 'ui-winners')}: ", "bold")
    out.put(line.append_text(Text(", ").join(out.clan(clan) for clan in winners)))


def _sources(view: View) -> list[str]:
    """Return the sources, the largest first."""
    sums: Counter[str] = Counter()
    for clan in view.clans:
        sums.update(clan.earned)
    return sorted(sums, key=lambda source: -sums[source])
