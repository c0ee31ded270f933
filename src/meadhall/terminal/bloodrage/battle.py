"""The current battle: clans, figures, cards and totals so far."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Battle, Played, View
from meadhall.terminal.bloodrage.board import sides
from meadhall.terminal.output import Output


def battle(out: Output, view: View, fight: Battle) -> RenderableType:
    """Return the province, then one row for each clan: figures, cards, total."""
    place = next(p for p in view.provinces if p.id == fight.province)
    title = Text(f"⚔ {out.texts('ui-battle-title')}: {out.place(place.id)}", "bold red")
    title.append(f"  {out.texts(f'token-{place.token}')}", "not bold cyan")
    title.append(f"  {out.texts('ui-pillager')}: ", "not bold default").append_text(out.clan(fight.pillager))
    room = "∞" if place.room is None else f"{place.room}/{place.villages}"
    title.append(f"  {out.texts('ui-villages-free')}: {room}", "not bold default")
    rows = [_side(out, side, side.clan == fight.pillager) for side in fight.sides]
    if all(not side.cards for side in fight.sides):
        return Lines(title, sides(out, place))
    return Lines(title, *rows)


def _side(out: Output, side: Played, pillager: bool) -> Text:
    line = out.clan(side.clan)
    if pillager:
        line.append(f" ({out.texts('ui-pillager')})", "not bold")
    names = ", ".join(out.texts(f"card-{card.name}") for card in side.cards) or "—"
    if side.cancelled:
        names += f"; {out.texts('ui-text-cancelled')}"
    line.append(f": {side.figures} + {side.bonus} ({names}) = ", "not bold")
    return line.append(str(side.figures + side.bonus), "bold")
