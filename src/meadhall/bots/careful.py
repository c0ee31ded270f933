"""A careful random player: at random, but it does not throw its turns away."""

from __future__ import annotations

from meadhall.kernel.rng import Rng

# The first numbers of a game's table are ways of doing nothing: pass and decline.
DOING_NOTHING = 2


class Careful:
    """Passes only when nothing else is left, and says no once in four times."""

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        deeds = [action for action in legal if action >= DOING_NOTHING]
        if not deeds:
            return legal[0]
        if len(deeds) < len(legal) and legal[0] == 1 and rng.below(4) == 0:
            return legal[0]
        return deeds[rng.below(len(deeds))]
