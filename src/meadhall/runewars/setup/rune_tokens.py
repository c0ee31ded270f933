"""Step 5 of building the board (p.8): each player places a dragon rune and a false rune, face down."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DRAGON, FALSE
from meadhall.runewars.runes import placed, put
from meadhall.runewars.setup.map_places import clear_of_markers
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars


def place_runes(g: Runewars) -> None:
    """R3.8: counter-clockwise from the first player."""
    for i in range(g.seats - 1, -1, -1):
        g.then(lay_two_runes, (g.first - i) % g.seats)


def lay_two_runes(g: Runewars, seat: int) -> None:
    g.ask(seat, SETUP_DRAGON)


def rune_areas(g: Runewars) -> list[int]:
    """Return the areas of the tiles without a rune and not next to a marker."""
    return [area for area in clear_of_markers(g.board, g.markers) if g.rune[area] == NO_RUNE]


def setup_dragon_options(g: Runewars, seat: int) -> list[int]:
    return [DRAGON + area for area in rune_areas(g)]


def setup_dragon_chosen(g: Runewars, seat: int, action: int) -> None:
    """Keep the dragon rune's area in the ask until the false rune is placed: others must not see which is
    which."""
    g.ask(seat, SETUP_FALSE, action - DRAGON)


def setup_false_options(g: Runewars, seat: int, dragon: int) -> list[int]:
    return [FALSE + area for area in rune_areas(g) if area != dragon]


def setup_runes_laid(g: Runewars, seat: int, action: int, dragon: int) -> None:
    area = action - FALSE
    put(g, dragon, DRAGON_RUNE)
    put(g, area, FALSE_RUNE)
    placed(g, seat, [dragon, area])
    for one in sorted((dragon, area)):
        g.emit(ev.RUNE_PLACED, seat, one, g.rune[one])
    g.new_information()


SETUP_DRAGON: Final = Prompt("setup-dragon-rune", setup_dragon_options, setup_dragon_chosen)
# Not given automatically: a single remaining area would leak where the dragon rune is.
SETUP_FALSE: Final = Prompt(
    "setup-false-rune", setup_false_options, setup_runes_laid, continues=True, public=True
)
