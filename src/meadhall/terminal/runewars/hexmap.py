"""The map: flat-top hexes drawn with letters. No information is given by colour alone.

  ________
 /1A ■D   \\        its name, and who controls it
/3Fo1Kn    \\       units
\\# rD hD   /       what else is there
 \\__2f1o__/        what it yields
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from meadhall.runewars.view import Area, Ground, Hero, View
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.printed import as_printed
from meadhall.terminal.runewars.unit_codes import unit_codes
from meadhall.terminal.runewars.words import cell_of

WIDEST = 9  # letters on the upper edge of a hex
NARROWEST = 3
ALONE = 6  # of a piece that is drawn by itself
STYLES = {"open": "dim", "mountain": "red", "water": "bright_cyan"}
MARKS = {"mountain": "▲", "water": "≈"}
PLAIN_MARKS = {"mountain": "^", "water": "~"}
RUNES = {"dragon": "D", "false": "F"}
RESOURCES = ("food", "wood", "ore")
SLANTS = {"NE": "\\\\", "SE": "//", "SW": "\\\\", "NW": "//"}
Cell = tuple[int, int]


class Canvas:
    """Letters at places."""

    def __init__(self) -> None:
        self.letters: dict[Cell, tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self.letters[y, x + i] = (letter, style)

    def text(self, x: int, y: int, text: Text, room: int) -> None:
        """Write a centred text; what does not fit is cut off."""
        text = text.copy()
        text.truncate(room)
        start = x + (room - text.cell_len) // 2
        for i, letter in enumerate(text.plain):
            style = next(
                (str(s.style) for s in reversed(text.spans) if s.start <= i < s.end), str(text.style)
            )
            self.letters[y, start + i] = (letter, style)

    def lines(self) -> Iterable[Text]:
        width = max(x for _, x in self.letters) + 1
        for y in range(min(y for y, _ in self.letters), max(y for y, _ in self.letters) + 1):
            line = Text(no_wrap=True)
            for x in range(width):
                letter, style = self.letters.get((y, x), (" ", ""))
                line.append(letter, style)
            line.rstrip()
            yield line


def hexmap(out: RunewarsOutput, view: View, numbers: Mapping[str, int] | None = None) -> list[Text] | None:
    """The map as lines, or None if it is too wide for this screen. `numbers`: choices, by area."""
    ghosts = _ghosts(view)
    cells = [(ground.q, ground.r) for ground in view.grounds] + list(ghosts)
    if not cells:
        return []
    columns = max(q for q, _ in cells) - min(q for q, _ in cells) + 1
    edge = min(WIDEST, (out.console.width - 2) // columns - 2)
    if edge < NARROWEST:
        return None
    drawing = _Drawing(out, view, edge, min(q for q, _ in cells), min(2 * r + q for q, r in cells))
    for cell, mark in ghosts.items():
        drawing.ghost(cell, mark)
    areas = {area.id: area for area in as_printed(out.content, view)}
    for ground in view.grounds:
        drawing.hex(ground, areas[ground.id], (numbers or {}).get(ground.id, 0))
    return list(drawing.canvas.lines())


def piece_map(out: RunewarsOutput, view: View, hexes: Sequence[tuple[Ground, Area]]) -> list[Text]:
    """Return a single piece of the map as lines."""
    cells = [(ground.q, ground.r) for ground, _ in hexes]
    drawing = _Drawing(out, view, ALONE, min(q for q, _ in cells), min(2 * r + q for q, r in cells))
    for ground, area in hexes:
        drawing.hex(ground, area, 0)
    return list(drawing.canvas.lines())


def _ghosts(view: View) -> dict[Cell, Text]:
    """Return cells without an area: home markers, and places for a piece (by the number of the choice)."""
    found: dict[Cell, Text] = {}
    for marker in view.markers:
        for q, r in marker.cells:
            found[q, r] = Text(f"M{marker.number}", "bold yellow")
    if view.ask is not None:
        for number, answer in enumerate(view.ask.answers, 1):
            if (cell := cell_of(answer)) is not None:
                found[cell] = Text(f"{number}", "reverse")
    taken = {(ground.q, ground.r) for ground in view.grounds}
    return {cell: mark for cell, mark in found.items() if cell not in taken}


class _Drawing:
    def __init__(self, out: RunewarsOutput, view: View, edge: int, left: int, top: int) -> None:
        self.out = out
        self.view = view
        self.edge = edge
        self.left = left
        self.top = top
        self.canvas = Canvas()
        self.codes = unit_codes(out, view)
        self.heroes = {hero.id: hero for hero in view.heroes}
        self.known = {rune.area: rune.face for rune in view.runes}
        self.marks = MARKS if out.can_write("▲≈") else PLAIN_MARKS

    def corner(self, q: int, r: int) -> Cell:
        return (q - self.left) * (self.edge + 2), (2 * r + q - self.top) * 2

    def ghost(self, cell: Cell, mark: Text) -> None:
        x, y = self.corner(*cell)
        self._outline(x, y, {})
        self.canvas.text(x + 1, y + 2, mark, self.edge + 2)

    def hex(self, ground: Ground, area: Area, number: int) -> None:
        x, y = self.corner(ground.q, ground.r)
        borders = dict(ground.sides) | {side.side: side.border for side in ground.neighbours}
        self._outline(x, y, borders)
        edge = self.edge
        title, rest = self._title(area, number)
        units, features, yields = self._units(area), self._features(area, rest), self._yields(area)
        self.canvas.text(x + 2, y + 1, title, edge)
        self.canvas.text(x + 1, y + 2, units, edge + 2)
        self.canvas.text(x + 1, y + 3, features, edge + 2)
        if yields.cell_len <= max(edge - 2, 2):
            self.canvas.text(x + 3, y + 4, yields, edge - 2)
        elif not units or not features:  # does not fit on the lower edge of a small hex
            self.canvas.text(x + 1, y + (3 if units else 2), yields, edge + 2)
        else:
            self.canvas.text(x + 2, y + 4, yields, edge)

    def _outline(self, x: int, y: int, borders: Mapping[str, str]) -> None:
        """Draw the sides of a hex; two hexes draw a common side the same way."""
        edge = self.edge
        for side, places in {
            "N": [(x + 2 + i, y) for i in range(edge)],
            "S": [(x + 2 + i, y + 4) for i in range(edge)],
            "NW": [(x + 1, y + 1), (x, y + 2)],
            "NE": [(x + 2 + edge, y + 1), (x + 3 + edge, y + 2)],
            "SW": [(x, y + 3), (x + 1, y + 4)],
            "SE": [(x + 3 + edge, y + 3), (x + 2 + edge, y + 4)],
        }.items():
            border = borders.get(side, "open")
            letter = self.marks.get(border, SLANTS.get(side, "_")[0])
            for place in places:
                # The production is on the lower edge; the area below draws its upper edge later.
                if borders or place[::-1] not in self.canvas.letters:
                    if self.canvas.letters.get(place[::-1], ("_", ""))[0] in "_/\\▲≈^~":
                        self.canvas.put(*place, letter, STYLES[border])

    # --- contents of a hex
    # -----------------------------------------------------------------------------------

    def _title(self, area: Area, number: int) -> tuple[Text, list[Text]]:
        """Return the name, controller and choice number of an area, and what does not fit into the first
        line."""
        name = self.out.short_area(area.id)
        title = Text(name if len(name) <= self.edge else name[0] + name[-1], "bold")
        rest = [Text(str(number), "reverse")] if number else []
        if area.control is not None:
            rest.append(self.out.mark(area.control))
        if title.cell_len + sum(part.cell_len for part in rest) <= self.edge:
            rest.reverse()
        while rest and title.cell_len + rest[0].cell_len <= self.edge:
            room = self.edge - title.cell_len - sum(part.cell_len for part in rest)
            title.append(" " if room > 0 else "").append_text(rest.pop(0))
        return title, rest

    def _units(self, area: Area) -> Text:
        """Return units as `3Fo2Kn`, routed ones in small letters; those that do not fit are counted."""
        style = self.out.colours.get(area.control or "", "")
        groups: list[Text] = []
        for units in area.units:
            code = self.codes[units.type]
            own = "" if self._neutral(units.type) else style
            if units.standing:
                groups.append(Text(f"{units.standing}{code}", own))
            if units.routed:
                groups.append(Text(f"{units.routed}{code.lower()}", f"not bold {own.removeprefix('bold ')}"))
        room = self.edge + 2
        line = Text("")
        for i, group in enumerate(groups):
            rest = len(groups) - i - 1
            if line.cell_len + group.cell_len + (2 if rest else 0) > room:
                return line.append(f"+{rest + 1}", "bold")
            line.append_text(group)
        return line

    def _neutral(self, kind: str) -> bool:
        return next(unit.faction is None for unit in self.view.types if unit.id == kind)

    def _features(self, area: Area, more: Sequence[Text]) -> Text:
        """Return buildings, runes, heroes and tokens, after what did not fit into the title."""
        parts = list(more)
        number = next((part for part in more if part.plain.isdecimal()), None)
        if area.stronghold is not None:
            sign = "#-" if area.stronghold.damaged else "#"
            sign += "+" if area.development is not None else ""
            parts.append(Text(sign, self.out.colours.get(area.stronghold.seat, "bold")))
        if area.city is not None:
            parts.append(Text("C", "bold yellow"))
        if area.rune is not None:
            parts.append(self._rune(area))
        parts += [self._hero(self.heroes[hero]) for hero in area.heroes]
        if any(grave.area == area.id for grave in self.view.graves):
            parts.append(Text("†", "bold"))
        if area.token is not None:
            parts.append(Text("E" if area.token.face else f"e{area.token.back}", "yellow"))
        parts += [
            Text("*", self.out.colours.get(seat, "")) + self.out.mark(seat)[-1:] for seat in area.activated
        ]
        if number and sum(part.cell_len for part in parts) > self.edge + 2:
            parts.remove(number)  # it is in the list below, too
        tight = sum(part.cell_len + 1 for part in parts) - 1 > self.edge + 2
        return Text("" if tight else " ").join(parts)

    def _rune(self, area: Area) -> Text:
        """Return a rune token: r?, rD, rF: face down, as far as you know it; RD, RF: face up."""
        if area.rune in RUNES:
            return Text(f"R{RUNES[area.rune]}", "bold yellow")
        face = self.known.get(area.id)
        return Text(f"r{RUNES.get(face or '', '?')}", "yellow")

    def _hero(self, hero: Hero) -> Text:
        letter = self.out.mark(hero.seat).plain[-1:]
        sign = f"({letter})" if hero.routed else f"h{letter}"
        return Text(sign, self.out.colours.get(hero.seat, "bold"))

    def _yields(self, area: Area) -> Text:
        """`2f1o`, or `ffo` in a hex that is too small for it."""
        there = [
            (n, self.out.texts(f"rw-resource-{name}.short"))
            for name in RESOURCES
            if (n := area.production.get(name))
        ]
        if 2 * len(there) > self.edge:
            return Text("".join(n * letter for n, letter in there), "green")
        return Text("".join(f"{n}{letter}" for n, letter in there), "green")
