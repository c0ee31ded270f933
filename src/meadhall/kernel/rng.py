"""The random generators of games: L'Ecuyer's MRG32k3a, and a hashed one whose draws cannot be computed.

Six words below 2**32 and every product below 2**54, so that compiled and interpreted arithmetic are the
same. A game uses no other source of randomness.

Products are i64 in the compiled form: as `int` they would use Python's long multiplication, which checks for
signals, and an alarm signal at that point ends a compiled process.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

M1: Final = 4294967087
M2: Final = 4294944443


def _six_words(digest: bytes) -> list[int]:
    """Return the state of an MRG32k3a from a hash: below the modulus, and neither triple all zeros."""
    a, b, c, d, e, f = struct.unpack_from(">6I", digest)
    return [a % M1 or 1, b % M1 or 1, c % M1 or 1, d % M2 or 1, e % M2 or 1, f % M2 or 1]


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
        return Rng(_six_words(hashlib.sha256(f"meadhall {number}".encode()).digest()))

    def copy(self) -> Rng:
        return Rng(self.words)

    def drawing(self) -> Rng:
        """Return the generator of the next draw: this one."""
        return self

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


KEY: Final = 8  # words of a hashed generator that are its key; one more is the counter
WORD: Final = 2**32


class HashedRng(Rng):
    """Every draw or shuffle uses a new MRG32k3a, seeded by a hash of a key and a counter.

    MRG32k3a is linear: its state, and all that it will draw, can be computed from enough of its numbers. Here
    the numbers of one draw tell nothing about those of another one. The key is a hash of the seed.
    """

    __slots__ = ()

    @staticmethod
    def keyed(seed: int) -> HashedRng:
        """Make a generator from a seed of any size."""
        number: object = seed  # as in Rng.seeded
        digest = hashlib.sha256(f"meadhall key {number}".encode()).digest()
        return HashedRng([*struct.unpack(">8I", digest), 0])

    def copy(self) -> Rng:
        return HashedRng(self.words)

    def drawing(self) -> Rng:
        """Return a new generator for the next draw, and count the draw."""
        words = self.words
        digest = hashlib.sha256(str(words).encode()).digest()
        self.words = [*words[:KEY], words[KEY] + 1]
        return Rng(_six_words(digest))

    def next(self) -> int:
        return self.drawing().next()

    def below(self, n: int) -> int:
        return self.drawing().below(n)

    def shuffle(self, items: list[int]) -> None:
        self.drawing().shuffle(items)


def from_words(words: Sequence[int]) -> Rng | None:
    """Return the generator in this state, of six or nine words; None if there is no such state."""
    if len(words) == KEY + 1:
        return HashedRng(words) if max(words) < WORD else None
    if len(words) != 6 or max(words[:3]) >= M1 or max(words[3:]) >= M2:
        return None
    return Rng(words) if any(words[:3]) and any(words[3:]) else None
