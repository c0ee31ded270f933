"""The text of a position: a season begins, orders are chosen, a turn or the Quest Phase begins.

    seats daqan latari uthuk
    map tile-6 0 0,0
    map home-daqan 120 2,1
    year 2
    season summer
    turn daqan conquer
    daqan at 1A daqan-footman 3 routed daqan-knight 1
    neutral at 2A giant 1
    rune 2B dragon
    daqan hero silhouette 1A damage 1 rewards frostbrand@all
    fate 9 15 1

Lines that are left out have the values of a new game in the spring of year 2. The grammar is in
docs/formats.md.
"""

# not compiled: works on words.
from __future__ import annotations

from meadhall.kernel.refusal import Refusal, Refused, meaningful
from meadhall.runewars.content import Content
from meadhall.runewars.loading import house_content
from meadhall.runewars.positions.reader import BadPosition, Reader
from meadhall.runewars.state import Runewars

__all__ = ["BadPosition", "parse", "write"]


def parse(text: str, content: Content | None = None) -> Runewars:
    """Return the game at a position, before any ask (call `run` to continue). Raises BadPosition."""
    return Reader(meaningful(text), content or house_content()).game()


def write(g: Runewars) -> str:
    """Return the position as text that gives the same game; raises Refused during an action."""
    from meadhall.runewars.positions.writer import written

    text = written(g)
    if text:
        try:
            again = parse(text, g.content)
            if g.asks:
                again.run()
        except Refused:
            raise Refused(Refusal("not_at_rest", {})) from None
        if again.state() == g.state():
            return text
    raise Refused(Refusal("not_at_rest", {}))
