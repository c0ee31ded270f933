"""The standings in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.arena.counting import Counting
from meadhall.arena.tournament.standings import BotStanding, Standings
from meadhall.locale import Texts


def show(found: Standings, texts: Texts, console: Console, counting: Counting) -> None:
    """Show one row for each bot, the strongest first."""
    # Narrow enough for a terminal of 80 columns.
    table = Table(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold")
    table.add_column(texts("arena-bot"), overflow="fold")
    for head in ("seats", "wins", "places", "glory", "rating", "time", "slowest", "faults-head"):
        table.add_column(texts(counting.word(f"arena-{head}")), justify="right", no_wrap=True)
    for bot in found.bots:
        table.add_row(*_row(bot))
    console.print(table)
    console.print(Text(texts("arena-about", chance=f"{found.chance:.1%}"), "dim"))
    for bot in found.bots:
        for kind in dict.fromkeys(fault.kind for fault in bot.faults.values()):
            console.print(Text(_faults(bot, kind, texts), "red"))


def _faults(bot: BotStanding, kind: str, texts: Texts) -> str:
    """Show one line for each kind of fault, with the first message; the report has the others."""
    faults = [fault for fault in bot.faults.values() if fault.kind == kind]
    return texts(
        "arena-fault",
        bot=bot.name,
        kind=kind,
        times=sum(fault.times for fault in faults),
        prompt=texts.word("prompt-", faults[0].prompt, "name"),
        detail=faults[0].detail,
    )


def _row(bot: BotStanding) -> list[Text]:
    low, high = bot.wins.between
    cells = (
        f"{bot.seats}",
        f"{bot.wins.share * 100:.1f} ({low * 100:.0f}–{high * 100:.0f})",
        " ".join(f"{bot.mean(n) * 100:.0f}" for n in bot.places),
        f"{bot.mean(bot.score):.1f}",
        f"{bot.rating.mu:.1f} ± {bot.rating.reach:.1f}",
        milliseconds(bot.clock.mean),
        milliseconds(bot.clock.slowest),
        str(bot.wrong) if bot.wrong else "·",
    )
    # As text, not as markup: the name may contain brackets.
    return [Text(bot.name, "bold"), *(Text(cell) for cell in cells)]


def milliseconds(seconds: float) -> str:
    """Return a short text, rounded to the precision of the clock."""
    ms = seconds * 1000
    return f"{ms:.2f}" if ms < 10 else f"{ms:.1f}" if ms < 100 else f"{ms:.0f}"
