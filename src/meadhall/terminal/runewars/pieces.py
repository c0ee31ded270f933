"""The map pieces that a question offers, drawn side by side with their content and rotation."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from meadhall.kernel.contract import Ask
from meadhall.runewars.view import Area, Ground, View
from meadhall.terminal.runewars.hexmap import piece_map
from meadhall.terminal.runewars.numbers import numbered
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.players import player_of
from meadhall.terminal.runewars.printed import home_piece, piece_hexes
from meadhall.terminal.runewars.unit_codes import legend
from meadhall.terminal.runewars.words import label

GAP = 3
SIXTH = 60  # degrees
# The prompts whose answer is the place of a piece.
ONE_PIECE = {"tile-cell", "choose-marker", "home-cell"}
Hexes = list[tuple[Ground, Area]]


def pieces(out: RunewarsOutput, view: View) -> list[Text]:
    """Return the pieces with the numbers of their choices; empty for other questions."""
    asked = view.ask
    assert asked is not None
    drawn: list[list[Text]] = []
    kinds: set[str] = set()
    for number, answer in numbered(asked):
        hexes: Hexes = []
        if asked.prompt == "lay-tile" and (tile := answer.id_of("piece")) is not None:
            hexes = piece_hexes(out.content, tile)
        elif asked.prompt in ("tile-turn", "home-turn") and (turn := answer.n_of("rotation")) is not None:
            hexes = piece_hexes(out.content, _piece(out, view, asked), turn // SIXTH)
        if hexes:
            caption = Text(f"{number} {label(out, asked, answer)}", "bold")
            drawn.append([caption, *piece_map(out, view, hexes)])
            kinds |= {units.type for _, area in hexes for units in area.units}
    if asked.prompt in ONE_PIECE and (piece := _piece(out, view, asked)):
        hexes = piece_hexes(out.content, piece)
        drawn = [[Text(out.texts(f"rw-piece-{piece}"), "bold"), *piece_map(out, view, hexes)]]
        kinds = {units.type for _, area in hexes for units in area.units}
    if not drawn:
        return []
    return [*_side_by_side(drawn, out.console.width), *([legend(out, view, kinds)] if kinds else [])]


def _piece(out: RunewarsOutput, view: View, asked: Ask) -> str:
    """Return the piece that a question is about: a tile, or your home; "" before you have a faction."""
    if "piece" in asked.about:
        return asked.about["piece"].id
    faction = player_of(view).faction
    return home_piece(out.content, faction) if faction is not None else ""


def _side_by_side(drawn: Sequence[list[Text]], width: int) -> list[Text]:
    """Return as many drawings side by side as fit."""
    lines: list[Text] = []
    row: list[list[Text]] = []
    for piece in [*drawn, None]:
        if row and (piece is None or _width([*row, piece]) > width):
            lines += _row(row)
            row = []
        if piece is not None:
            row.append(piece)
    return lines


def _width(row: Sequence[list[Text]]) -> int:
    return sum(max(line.cell_len for line in piece) + GAP for piece in row) - GAP


def _row(row: Sequence[list[Text]]) -> list[Text]:
    lines = []
    for i in range(max(map(len, row))):
        line = Text(no_wrap=True)
        start = 0
        for piece in row:
            line.pad_right(start - line.cell_len)
            line.append_text(piece[i] if i < len(piece) else Text(""))
            start += max(part.cell_len for part in piece) + GAP
        lines.append(line)
    return lines
