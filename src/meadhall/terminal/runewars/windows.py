"""Windows that can be declined, and answers that need confirmation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.runewars.answers import ACTIVATE, DONE, SIZES
from meadhall.terminal.runewars.output import RunewarsOutput

# Windows that open repeatedly for the same cards.
WINDOWS = {"play-tactics", "my-turn", "use-reward"}


def spans(game: Any, seat: int) -> Mapping[str, tuple[int, ...]]:
    """Return the current turn and season, if the seat's open window is one of `WINDOWS`."""
    index = game.ask_of(seat)
    if index < 0 or game.asks[index][1].name not in WINDOWS:
        return {}
    season = (game.year, game.season)
    return {"turn": (*season, game.phase, game.current), "season": season}


def doubt(out: RunewarsOutput, game: Any, seat: int, actions: Sequence[int]) -> str:
    """Return a request to confirm answers that are seldom meant; "" if they need none."""
    _, prompt, args = game.asks[game.ask_of(seat)]
    if prompt.name == "lose-units":
        return _loses_more(out, game, seat, actions, *args)
    if ACTIVATE <= actions[-1] < ACTIVATE + SIZES["area"]:
        return _without_moves(out, game, seat, actions)
    return ""


def _without_moves(out: RunewarsOutput, game: Any, seat: int, actions: Sequence[int]) -> str:
    """An activation to which no figure can move."""
    trial = _after(game, seat, actions)
    if trial.ask_of(seat) < 0 or trial.legal(seat) != [DONE]:
        return ""
    place = out.area(game.content.names["area"][actions[-1] - ACTIVATE])
    return out.texts("rw-ui-ask-activate", place=place)


def _loses_more(
    out: RunewarsOutput, game: Any, seat: int, actions: Sequence[int], area: int, most: int
) -> str:
    """More units destroyed than the limit demands (p.18 allows it)."""
    left = _after(game, seat, actions).units_of(seat, area)
    if left >= most:
        return ""
    place = out.area(game.content.names["area"][area])
    return out.texts("rw-ui-ask-lose", place=place, left=left, most=most)


def _after(game: Any, seat: int, actions: Sequence[int]) -> Any:
    trial = game.copy()
    for action in actions:
        trial.play(seat, action)
    return trial
