"""A random player that avoids passing."""

from __future__ import annotations

from meadhall.kernel.rng import Rng

# The first two answers in the table of every game do nothing: one ends something (pass, done), the other
# says no to what is offered (decline, no).
END = 0
DECLINE = 1
ONCE_IN = 4  # how often it declines: once in so many times


class Careful:
    """Passes only when there is no other answer, and declines once in four times."""

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        deeds = [action for action in legal if action not in (END, DECLINE)]
        if not deeds:
            return legal[0]
        if len(deeds) < len(legal) and legal[0] == DECLINE and rng.below(ONCE_IN) == 0:
            return legal[0]
        return deeds[rng.below(len(deeds))]
