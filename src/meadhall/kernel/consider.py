"""Considering: what a seat would be asked next in its sentence, before anything is said.

A sentence is several answers. Its next question never depends on what the seat does not know: where
something is drawn or shown, or where somebody else decides, the sentence is over. So what is asked next is
found out with a game that was dealt again for the seat, and never with the true one.
"""

# not compiled: used by the server, which is not compiled either.
from __future__ import annotations

from collections.abc import Sequence

from meadhall.kernel.contract import Ask
from meadhall.kernel.game import CONTINUES, Game
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng


def consider(standin: Game, seat: int, actions: Sequence[int]) -> Ask | None:
    """Return what the seat is asked after these answers; None: the sentence is over. Raises Refused.

    `standin`: a game that was dealt again for the seat (`standin_for`). It is not changed.
    """
    trial = spoken(standin, seat, actions)
    return trial.view(seat).ask if _goes_on(trial, seat) else None


def standin_for(game: Game, seat: int, number: int) -> Game:
    """Deal the game again for a seat. `number` only makes it repeatable: what is asked is always the same."""
    return game.redeal(seat, Rng.seeded(number * len(game.seat_names()) + seat))


def spoken(game: Game, seat: int, actions: Sequence[int]) -> Game:
    """Return a copy after several answers of one sentence; raises Refused at the first that is not legal."""
    trial = game.copy()
    for place, action in enumerate(actions):
        if place and not _goes_on(trial, seat):
            known = 0 <= action < len(trial.rules.words)
            raise Refused(
                Refusal("sentence_over", {"word": " ".join(trial.words(action)) if known else action})
            )
        trial.trace = []
        trial.play(seat, action)
    return trial


def _goes_on(game: Game, seat: int) -> bool:
    """Whether the seat is in the middle of its sentence after its last answer, before anybody learns more."""
    index = game.ask_of(seat)
    if index < 0:
        return False
    prompt, given = game.asks[index][1], game.given[index]
    if prompt.need > 1:
        return 0 < len(given) < prompt.need
    # The first of the trace is the seat's own answer; the kernel gave the others.
    between = (game.trace or ())[1:]
    if any(other != seat or not flags & CONTINUES for other, _, flags in between):
        return False
    return prompt.continues and not given and game.spoke_seat == seat and game.mark == game.spoke_mark
