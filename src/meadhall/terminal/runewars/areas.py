"""The areas as text: everything in them, with full names. Also for screens too narrow for the map."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.runewars.view import Area, Ground, View
from meadhall.terminal.runewars.output import RunewarsOutput


def areas(out: RunewarsOutput, view: View) -> RenderableType:
    """Return one row for each area; for an empty one only its production."""
    texts = out.texts
    names = ["area", "control", "yields", "what", *([] if out.narrow else ["borders"])]
    table = out.grid(*(texts(f"rw-ui-{name}") for name in names))
    table.columns[0].no_wrap = True
    grounds = {ground.id: ground for ground in view.grounds}
    for area in view.areas:
        table.add_row(
            Text(out.area(area.id), "bold"),
            Text("—", "dim") if area.control is None else out.clan(area.control),
            _yields(out, area),
            what_is_there(out, view, area),
            *([] if out.narrow else [Text(_borders(out, grounds[area.id]), "dim")]),
        )
    return table


def _yields(out: RunewarsOutput, area: Area) -> Text:
    said = [f"{n} × {out.texts(f'rw-resource-{name}')}" for name, n in area.production.items() if n]
    return Text(", ".join(said), "green")


def what_is_there(out: RunewarsOutput, view: View, area: Area) -> Text:
    """Return units, buildings, runes, heroes and tokens of an area."""
    texts = out.texts
    said = [Text(out.units(units.type, units.standing, units.routed)) for units in area.units]
    if area.stronghold is not None:
        sign = f"{texts('rw-ui-stronghold')} {area.stronghold.strength}"
        sign += f" ({texts('rw-ui-damaged')})" if area.stronghold.damaged else ""
        said.append(Text(sign, "bold"))
    if area.development is not None:
        said.append(Text(out.name("development", area.development)))
    if area.city is not None:
        said.append(_city(out, area))
    if area.rune is not None:
        face = next((rune.face for rune in view.runes if rune.area == area.id), None)
        rune = texts(f"rw-rune-{area.rune}")
        said.append(Text(f"{rune} ({texts(f'rw-rune-{face}')})" if face else rune, "yellow"))
    for hero in view.heroes:
        if hero.area == area.id:
            name = out.name("hero", hero.id) + (f" ({texts('rw-ui-routed')})" if hero.routed else "")
            said.append(Text(name, out.colours.get(hero.seat, "")))
    if any(grave.area == area.id for grave in view.graves):
        said.append(Text(texts("rw-ui-grave")))
    if area.token is not None:
        known = area.token.face or view.known.tokens.get(area.id)
        said.append(Text(out.name("token", known) if known else f"{texts('rw-ui-token')} {area.token.back}"))
    if area.activated:
        line = Text(f"{texts('rw-ui-token-active')}: ")
        said.append(line.append_text(Text(" ").join(out.mark(seat) for seat in area.activated)))
    return Text("; ").join(said)


def _city(out: RunewarsOutput, area: Area) -> Text:
    assert area.city is not None
    benefits = ", ".join(f"{n} × {out.texts(f'rw-benefit-{name}')}" for name, n in area.city.benefits.items())
    return Text(f"{out.texts('rw-ui-city')} {out.name('city', area.city.id)} ({benefits})")


def _borders(out: RunewarsOutput, ground: Ground) -> str:
    """Return the neighbours across mountains or water."""
    kinds = dict.fromkeys(n.border for n in ground.neighbours if n.border != "open")
    return "; ".join(
        f"{out.texts(f'rw-border-{kind}')}: "
        + ", ".join(out.area(n.area) for n in ground.neighbours if n.border == kind)
        for kind in kinds
    )
