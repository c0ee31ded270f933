"""Prompts: one for each question of the rules, made once and never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# A step is a module-level function: step(game, *ints). Its __name__ is its stable name.
Step = Callable[..., None]
Frame = tuple[Step, tuple[int, ...]]


class Prompt:
    """A question: the function that lists its legal answers, and the step that applies an answer.

    options(game, seat, *args) returns every legal answer.
    answered(game, seat, action, *args) applies the answer.
    """

    __slots__ = (
        "answered",
        "any_order",
        "continues",
        "default",
        "default_ends",
        "forced",
        "name",
        "need",
        "options",
        "passes",
        "public",
    )

    def __init__(
        self,
        name: str,
        options: Callable[..., list[int]],
        answered: Callable[..., None],
        *,
        forced: bool = False,
        continues: bool = False,
        default: int = -1,
        default_ends: bool = False,
        need: int = 1,
        public: bool = False,
        passes: int = -1,
        any_order: bool = False,
    ) -> None:
        self.name = name
        self.options: Any = options
        self.answered: Any = answered
        # The answers depend on public facts only: if there is a single one, the kernel gives it itself.
        self.forced = forced
        # Whether there is only one answer follows from public facts, though which one it is may be secret:
        # a table may answer for the seat without leaking information.
        self.public = public or forced
        # The answer belongs to the sentence of the answer before it (a march's target).
        self.continues = continues
        # Added when a sentence ends without it (no more figures, a free slot).
        self.default = default
        # The default ends a list (of moves): it is not added while the list is empty, right after the answer
        # that began the sentence.
        self.default_ends = default_ends
        # How many answers the ask takes (two cards a pass with two players).
        self.need = need
        # In a window in which it is secret whether the seat has anything to play: the answer that plays
        # nothing.
        # It is always legal, so it can be given for a seat whatever it holds.
        self.passes = passes
        # Asked repeatedly, with answers in the order of their numbers; a sentence may have them in any order.
        self.any_order = any_order

    def __repr__(self) -> str:
        return f"<{self.name}>"


Ask = tuple[int, Prompt, tuple[int, ...]]
