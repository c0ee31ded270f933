"""Positions for tests, on the two maps of the examples: what a test does not say is as in a fresh game.

    g = scene('''
        turn daqan conquer
        daqan at 1A daqan-footman 3
        neutral at 6D giant 1
        fate 9 15 1
    ''')
    g.do("daqan activate 6D")

The lines are those of `meadhall.runewars.positions.text`; the map is M3 (daqan, latari, uthuk) or M4.
"""

import json
from pathlib import Path
from typing import Any

from meadhall.runewars.positions.text import parse
from meadhall.runewars.state import Runewars

MAPS: dict[str, Any] = json.loads(Path(__file__).with_name("maps.json").read_text("utf-8"))


def map_text(name: str) -> str:
    """The seats, pieces and first player of an example map, as lines of a position."""
    one = MAPS[name]
    return "\n".join((f"seats {' '.join(one['seats'])}", f"first {one['first']}", *one["pieces"], ""))


M3 = map_text("M3")
M4 = map_text("M4")


def text(lines: str, map: str = "M3", seed: int = 1) -> str:
    """The whole text of a position: the map's lines that the text does not say itself, then the text."""
    said = {line.split()[0] for line in lines.splitlines() if line.split()}
    before = [line for line in (*map_text(map).splitlines(), f"seed {seed}") if line.split()[0] not in said]
    return "\n".join((*before, lines))


def scene(lines: str = "", map: str = "M3", seed: int = 1, run: bool = True) -> Runewars:
    """The game at a position, at the first thing somebody is asked; `run=False`: just before it."""
    g = parse(text(lines, map, seed))
    if run and g.stack:
        g.run()
    return g


def area(g: Runewars, name: str) -> int:
    return g.content.area_name.index(name)


def seat(g: Runewars, name: str) -> int:
    return g.names.index(name)


def units(g: Runewars, name: str) -> dict[str, int]:
    """The units in an area by type, routed ones as `giant routed`."""
    from meadhall.runewars.content import SLOTS

    place = area(g, name)
    found = {}
    for mark, where in (("", g.up), (" routed", g.down)):
        for slot in range(SLOTS):
            if where[place * SLOTS + slot]:
                kind = g.type_at(g.control(place), slot)
                found[g.content.type_name[kind] + mark] = where[place * SLOTS + slot]
    return found


def asked(g: Runewars) -> list[tuple[str, str]]:
    """Who is asked what."""
    return [(g.names[who], prompt.name) for who, prompt, _ in g.asks]
