"""Faulty bots, named in tests as `tests.terminal.bad_bots:Raises`."""

import os
import signal
import time

from meadhall.bots.careful import Careful
from meadhall.kernel.rng import Rng


class Raises:
    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        raise ValueError("no idea\nof the rules")


class Cheats:
    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        return -1


class Slow(Careful):
    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        time.sleep(0.5)
        return super().pick(prompt, legal, rng)


class Interrupted(Careful):
    """While it thinks of its first turn, somebody presses Ctrl-C."""

    ended = False  # whether one of them has thought to the end

    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        if prompt == "turn":
            try:
                os.kill(os.getpid(), signal.SIGINT)
                time.sleep(20)
            except Exception:  # a bot that will not let go
                time.sleep(20)
            Interrupted.ended = True
        return super().pick(prompt, legal, rng)
