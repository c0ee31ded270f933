"""The clan sheets, as everybody sees them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Clan, View
from meadhall.terminal.pen import Pen


def clans(pen: Pen, view: View) -> RenderableType:
    """One row a clan, you in bold and marked."""
    texts = pen.texts
    numbers = [">ui-glory", ">ui-rage", ">stat-rage", ">stat-axes", ">stat-horns", ">ui-cards-in-hand"]
    names = ["ui-clans-title", *numbers, ">ui-quests-committed", "ui-upgrades"]
    table = pen.grid(*(">" + texts(n[1:]) if n.startswith(">") else texts(n) for n in names))
    for clan in view.clans:
        table.add_row(*_row(pen, view, clan))
    return table


def _row(pen: Pen, view: View, clan: Clan) -> list[RenderableType]:
    you = clan.id == view.seat
    name = pen.clan(clan.id)
    if you:
        name.stylize("underline")
    if clan.id == view.first:
        name.append(" ★", "not underline")
    if clan.passed:
        name.append(f" ({pen.texts('ui-passed')})", "dim not underline")
    rage, axes, horns = (clan.stats[stat] for stat in ("rage", "axes", "horns"))
    upgrades = ", ".join(pen.texts(f"card-{card.name}") for card in clan.upgrades if card is not None)
    return [
        name,
        Text(str(clan.glory), "bold"),
        Text(str(clan.rage), "bold"),
        *(f"{stat.value} ({stat.step})" for stat in (rage, axes)),
        f"{clan.figures_on_board}/{horns.value} ({horns.step})",
        str(len(clan.hand)),
        str(len(clan.committed)),
        Text(upgrades or "—", "" if upgrades else "dim"),
    ]
