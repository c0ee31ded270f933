"""Windows in which something may be played, and answers that are asked about once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.runewars.answers import ACTIVATE, DONE, SIZES
from meadhall.terminal.runewars.output import RunewarsOutput

# Windows that open again and again for the same cards.
WINDOWS = {"play-tactics", "my-turn", "use-reward"}


def spans(game: Any, seat: int) -> Mapping[str, tuple[int, ...]]:
    """This turn and this season, if the window that is open for the seat is one of `WINDOWS`."""
    index = game.ask_of(seat)
    if index < 0 or game.asks[index][1].name not in WINDOWS:
        return {}
    season = (game.year, game.season)
    return {"turn": (*season, game.phase, game.current), "season": season}


def doubt(out: RunewarsOutput, game: Any, seat: int, actions: Sequence[int]) -> str:
    """An activation where nobody can go is asked about: it would be over with nothing moved."""
    last = actions[-1]
    if not ACTIVATE <= last < ACTIVATE + SIZES["area"]:
        return ""
    trial = game.copy()
    for action in actions:
        trial.play(seat, action)
    if trial.ask_of(seat) < 0 or trial.legal(seat) != [DONE]:
        return ""
    return out.texts("rw-ui-ask-activate", place=out.area(game.content.names["area"][last - ACTIVATE]))
