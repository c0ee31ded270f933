"""The public information of the clan sheets."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Clan, View
from meadhall.terminal.output import Output


def clans(out: Output, view: View) -> RenderableType:
    """Return one row for each clan."""
    texts = out.texts
    numbers = [">ui-glory", ">ui-rage", ">stat-rage", ">stat-axes", ">stat-horns", ">ui-cards-in-hand"]
    names = ["ui-clans-title", *numbers, ">ui-quests-committed"]
    if not out.narrow:
        names.append("ui-upgrades")
    table = out.grid(*(">" + texts(n[1:]) if n.startswith(">") else texts(n) for n in names))
    lines: list[Text] = []
    for clan in view.clans:
        upgrades = ", ".join(texts(f"card-{card.name}") for card in clan.upgrades if card is not None)
        row = _row(out, view, clan)
        table.add_row(*row, *([] if out.narrow else [Text(upgrades or "—")]))
        if upgrades and out.narrow:
            lines.append(out.mark(clan.id).append(f" {texts('ui-upgrades')}: {upgrades}", "not bold default"))
    return Lines(table, *lines)


def _row(out: Output, view: View, clan: Clan) -> list[RenderableType]:
    you = clan.id == view.seat
    name = out.clan(clan.id)
    if clan.id == view.first:
        name.append(" ★")
    notes = [out.texts("ui-you")] if you else []
    notes += [out.texts("ui-passed")] if clan.passed else []
    if notes:
        name.append(f" ({', '.join(notes)})", "not bold")
    rage, axes, horns = (clan.stats[stat] for stat in ("rage", "axes", "horns"))
    return [
        name,
        Text(str(clan.glory), "bold"),
        Text(str(clan.rage), "bold"),
        *(f"{stat.value} ({stat.step})" for stat in (rage, axes)),
        f"{clan.figures_on_board}/{horns.value} ({horns.step})",
        str(len(clan.hand)),
        str(len(clan.committed)),
    ]
