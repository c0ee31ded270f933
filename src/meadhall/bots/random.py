"""Chooses any legal answer with equal chance. Used in benchmarks and tests."""

from __future__ import annotations

from meadhall.kernel.rng import Rng


class Random:
    def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
        return legal[rng.below(len(legal))]
