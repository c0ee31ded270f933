"""A hint: the best few of your choices, what may come of them, and why."""

from __future__ import annotations

import logging
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Ask
from meadhall.bots import Advice, advise
from meadhall.kernel.position import Position
from meadhall.terminal.chance import chance
from meadhall.terminal.choices import label, ordered
from meadhall.terminal.pen import Pen

log = logging.getLogger("meadhall.bots")


class Adviser:
    """What a bot in your seat would think of. It gets a Position, so it knows no more than you do."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._where = ""
        self._last: list[Advice] = []

    def __call__(self, game: Any) -> list[Advice]:
        """At the same point the same, even if the adviser thinks by the clock."""
        where = game.fingerprint()
        if where != self._where:
            rng = chance("hint", self._seed, game, self._seat)
            try:
                self._last = advise(Position(game, self._seat, rng.spawn()), rng)
            except Exception:  # the game does not stop for want of a hint
                log.warning("no hint", exc_info=True)
                self._last = []
            self._where = where
        return self._last


def told(pen: Pen, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
    """Each choice with its number in the list; or a plain sentence if nobody knows any better."""
    numbered = {answer.action: (number, answer) for number, answer in enumerate(ordered(asked), 1)}
    table = pen.grid("", "", header=False)
    for choice in advice:
        if choice.action in numbered:
            number, answer = numbered[choice.action]
            line = Text(label(pen, asked.prompt, answer), "bold")
            line.append(f" · {_prospects(pen, choice)}", "not bold cyan")
            if why := _reasons(pen, choice):
                line.append(f"\n{why}", "not bold")
            table.add_row(Text(f"{number:>2}", "bold"), line)
    if not table.rows:
        return [Text(pen.texts("ui-hint-none"), "yellow")]
    return [Text(pen.texts("ui-hint-title"), "bold"), table]


def _prospects(pen: Pen, choice: Advice) -> str:
    """`wins 41%, ends with about 63 Glory`."""
    return pen.texts("ui-hint-prospects", percent=round(100 * choice.places[0]), n=round(choice.glory))


def _reasons(pen: Pen, choice: Advice) -> str:
    """Short phrases; one that has no words yet is left out."""
    said = [reason for reason in choice.reasons if pen.texts.has(f"reason-{reason.id}")]
    return "; ".join(pen.texts(f"reason-{reason.id}", **reason.params) for reason in said)
