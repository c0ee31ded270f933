"""The board: provinces with figures and strength, fjords, Valhalla."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Group, Place, Side, View
from meadhall.terminal.output import Output


def board(out: Output, view: View) -> RenderableType:
    """Return the nine provinces as a table, then figures in other places."""
    texts = out.texts
    names = ["ui-region", "ui-province", ">ui-villages", "ui-token", "ui-figures"]
    if out.narrow:
        del names[0]
    table = out.grid(*(_column(out, name) for name in names))
    last = ""
    for place in view.provinces:
        if place.destroyed:
            continue
        region = texts(f"region-{place.region}") if place.region else "—"
        row = [Text("" if region == last else region, "dim")] if not out.narrow else []
        table.add_row(*row, *_province(out, place, view.age))
        last = region
    return Lines(table, *_elsewhere(out, view))


def _column(out: Output, name: str) -> str:
    return ">" + out.texts(name[1:]) if name.startswith(">") else out.texts(name)


def _province(out: Output, place: Place, age: int) -> list[RenderableType]:
    texts = out.texts
    name = Text(out.place(place.id), "bold")
    room = "∞" if place.room is None else f"{place.room}/{place.villages}"
    if place.pillaged:
        reward = Text(f"✓ {texts('ui-pillaged')}", "dim")
    else:
        reward = Text(texts(f"token-{place.token}"), "cyan")
    if place.doomed_in_age is not None:
        near = "bold red" if place.doomed_in_age == age else "red"
        name.append(f" ✝{place.doomed_in_age}", near)
    return [name, room, reward, sides(out, place)]


def sides(out: Output, place: Place) -> Text:
    """`▼W Leader 3 + 2 Warriors 2 = 5`; what a fjord adds is marked with waves."""
    here = {(group.clan, group.figure) for group in place.figures}
    room = out.console.width - (44 if out.narrow else 56)
    lines: list[Text] = []
    for part in (_side(out, side, here) for side in place.sides):
        if lines and lines[-1].cell_len + 3 + part.cell_len <= room:
            lines[-1].append("   ").append_text(part)
        else:
            lines.append(part)
    return Text("\n").join(lines)


def _side(out: Output, side: Side, here: set[tuple[str, str]]) -> Text:
    text = out.mark(side.clan)
    parts = []
    for term in side.terms:
        afloat = "" if (side.clan, term.figure) in here else "≈"
        strength = f" {term.strength}" if len(side.terms) > 1 else ""
        parts.append(f"{afloat}{out.figures(term.figure, term.n)}{strength}")
    text.append(f" {' + '.join(parts)} ", "not bold")
    text.append(f"={side.total}", "bold")
    text.no_wrap = False
    return text


def _elsewhere(out: Output, view: View) -> Iterable[Text]:
    fate: list[Text] = []
    for place in view.provinces:
        if place.doomed_in_age == view.age and not place.destroyed:
            falls = out.texts("ui-doomed", age=view.age)
            fate.append(Text(f"✝{view.age} {out.place(place.id)}: {falls}", "red"))
    if gone := [out.place(place.id) for place in view.provinces if place.destroyed]:
        fate.append(Text(f"✗ {out.texts('ui-destroyed')}: {', '.join(gone)}", "dim"))
    if fate:
        yield Text("   ").join(fate)
    fjords = [
        _line(out, f"≈ {out.place(fjord.id)}: ", groups(out, fjord.figures))
        for fjord in view.fjords
        if fjord.figures
    ]
    if fjords:
        yield Text("   ").join(fjords)
    dead = [group for clan in view.clans for group in clan.valhalla]
    if dead:
        yield _line(out, f"☼ {out.texts('ui-valhalla')}: ", groups(out, dead))


def _line(out: Output, label: str, content: Text) -> Text:
    line = Text(label, "cyan")
    return line.append_text(content)


def groups(out: Output, figures: list[Group]) -> Text:
    """Figures by clan, as in `▼W 2 Warriors, Leader   ◆R Ship`."""
    by_clan: dict[str, list[str]] = {}
    for group in figures:
        by_clan.setdefault(group.clan, []).append(out.figures(group.figure, group.n))
    parts = []
    for clan, names in by_clan.items():
        part = out.mark(clan)
        part.append(" " + ", ".join(names), "not bold")
        parts.append(part)
    return Text("   ").join(parts)
