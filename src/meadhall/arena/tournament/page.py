"""The report of a tournament: one self-contained HTML page."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from meadhall.arena.tournament import charts
from meadhall.arena.tournament.page_parts import KINDS, Parts
from meadhall.arena.tournament.plan import Tournament
from meadhall.arena.tournament.standings import Standings
from meadhall.locale import Texts

PAGE = "report.html"


def write(folder: Path, tournament: Tournament, found: Standings, texts: Texts) -> None:
    (folder / PAGE).write_text(page(tournament, found, texts), encoding="utf-8")


def page(tournament: Tournament, found: Standings, texts: Texts) -> str:
    """Return the page. It has no scripts and loads nothing from the network."""
    counting = tournament.counting
    parts = Parts(found, texts, counting)
    title = escape(" · ".join(bot.name for bot in found.bots))
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    numbers = {"games": found.games, "seats": found.seats, "orders": len(tournament.orders)}
    intro = texts(counting.word("arena-intro"), game=tournament.game, **numbers)
    whole = found.games == tournament.count
    missing = texts("arena-not-all", games=found.games, wanted=tournament.count)
    note = "" if whole else f'<p class="wrong">{escape(missing)}</p>'
    sections = "\n".join(
        (
            parts.ratings(),
            parts.wins(),
            parts.places(),
            *((parts.glory_by_age(), parts.glory_by_source()) if counting.sources else ()),
            parts.clans(),
            *((parts.turns(),) if counting.turn_order else ()),
            *parts.facts(),
            parts.times(),
            parts.faults(),
            *((parts.cards(),) if counting.deeds else ()),
            _made_by(tournament, texts),
        )
    )
    return f"""<!doctype html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – Meadhall</title>
<style>
{style}</style>
</head>
<body>
{charts.patterns(KINDS)}
<main>
<h1>{title}</h1>
<p>{escape(intro)}</p>
{note}
<div class="sheets">
{sections}
</div>
</main>
</body>
</html>
"""


def _made_by(tournament: Tournament, texts: Texts) -> str:
    """Return the parameters that reproduce the tournament."""
    facts = tournament.facts()
    rows = "".join(
        f"<dt>{escape(texts(f'arena-made-{name}'))}</dt><dd><code>{escape(value)}</code></dd>"
        for name, value in (
            ("command", tournament.command()),
            ("seed", str(tournament.seed)),
            ("rules", f"{facts['game']} {facts['rules']} ({facts['pack']})"),
            ("version", f"Meadhall {facts['meadhall']}"),
        )
    )
    return f'<section class="wide"><h2>{escape(texts("arena-made"))}</h2><dl>{rows}</dl></section>'
