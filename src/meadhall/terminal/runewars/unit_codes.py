"""A code of two letters for each type of unit, for the map."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from meadhall.runewars.view import View
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.printed import as_printed


def unit_codes(out: RunewarsOutput, view: View) -> dict[str, str]:
    """Return codes such as `Fo` Footman, `SE` Siege Engine: the first letters, or later ones if taken."""
    codes: dict[str, str] = {}
    for unit in view.types:
        name = out.name("unit", unit.id)
        codes[unit.id] = next(code for code in _candidates(name) if code not in codes.values())
    return codes


def _candidates(name: str) -> list[str]:
    words = name.split() or ["?"]
    if len(words) > 1:
        first = [words[0][0].upper() + letter.upper() for letter in words[1]]
    else:
        first = [name[0].upper() + letter.lower() for letter in name[1:]]
    return first + [f"{name[:1].upper()}{n}" for n in range(2, 99)]


def legend(out: RunewarsOutput, view: View, kinds: Collection[str] = ()) -> Text:
    """Return the legend of the codes on the current map, or of these."""
    codes = unit_codes(out, view)
    there = kinds or {units.type for area in as_printed(out.content, view) for units in area.units}
    line = Text(style="dim")
    for unit in view.types:
        if unit.id in there:
            line.append("  " if line else "").append(codes[unit.id], "bold not dim")
            line.append(f" {out.name('unit', unit.id)}")
    return line
