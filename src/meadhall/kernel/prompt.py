"""What can be asked. One Prompt per question of the rules, made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# A step is a module-level function: step(game, *ints). Its __name__ is its stable name.
Step = Callable[..., None]
Frame = tuple[Step, tuple[int, ...]]


class Prompt:
    """A question: its legal answers and the step that goes on with the answer, side by side.

    options(game, seat, *args) lists every legal answer, complete.
    answered(game, seat, action, *args) goes on.
    """

    __slots__ = ("answered", "continues", "default", "forced", "name", "need", "options", "passes", "public")

    def __init__(
        self,
        name: str,
        options: Callable[..., list[int]],
        answered: Callable[..., None],
        *,
        forced: bool = False,
        continues: bool = False,
        default: int = -1,
        need: int = 1,
        public: bool = False,
        passes: int = -1,
    ) -> None:
        self.name = name
        self.options: Any = options
        self.answered: Any = answered
        # The answers depend on public facts only: a single one is given by the kernel itself.
        self.forced = forced
        # Whether there is only one answer follows from public facts, though which one it is may be secret:
        # a table may answer for the seat without telling anything.
        self.public = public or forced
        # The answer belongs to the sentence of the answer before it (a march's target).
        self.continues = continues
        # Understood when a sentence ends without it (no more figures, a free slot).
        self.default = default
        # How many answers the ask takes (two cards a pass with two players).
        self.need = need
        # Of a window in which having nothing to play is a secret: the answer that plays nothing. It is always
        # legal, so it can be given for a seat whatever it holds.
        self.passes = passes

    def __repr__(self) -> str:
        return f"<{self.name}>"


Ask = tuple[int, Prompt, tuple[int, ...]]
