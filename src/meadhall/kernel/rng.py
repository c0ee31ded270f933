"""A game's own random generator: L'Ecuyer's MRG32k3a.

Six words below 2**32 and every product below 2**54, so that compiled and interpreted arithmetic are the
same. A game uses no other source of randomness.

Products are i64 in the compiled form: as `int` they would use Python's long multiplication, which checks for
signals, and an alarm signal at that point ends a compiled process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

M1: Final = 4294967087
M2: Final = 4294944443


class Rng:
    """Seeded, copyable, the same on every machine."""

    __slots__ = ("words",)

    def __init__(self, words: Sequence[int]) -> None:
        self.words: list[int] = list(words)

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Make a generator from a seed of any size.

        The seed is hashed, so that close seeds give different numbers.
        """
        number: object = seed  # mypyc never frees an int of more than 62 bits that it turns into text itself
        digest = hashlib.sha256(f"meadhall {number}".encode()).digest()
        words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(6)]
        # The words must be below their modulus, and neither triple may be all zeros.
        return Rng([word % M1 or 1 for word in words[:3]] + [word % M2 or 1 for word in words[3:]])

    def copy(self) -> Rng:
        return Rng(self.words)

    def next(self) -> int:
        """Return the next number, 0 <= number < M1."""
        a: i64
        b: i64
        d: i64
        f: i64
        a, b, c, d, e, f = self.words
        p1 = (1403580 * b - 810728 * a) % M1
        p2 = (527612 * f - 1370589 * d) % M2
        self.words = [b, c, p1, e, f, p2]
        return (p1 - p2) % M1

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1; n must be below 2**31."""
        drawn: i64 = self.next()
        return drawn * n // M1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place (Fisher-Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self) -> Rng:
        """Return an independent generator, seeded with this one's next numbers."""
        # Any: the value exceeds 62 bits, and with Any an alarm signal during the operation is raised
        # correctly.
        drawn: Any = self.next()
        return Rng.seeded(drawn * M1 + self.next())
