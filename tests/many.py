"""The same test with many seeds: a few in `make check`, some in `make test`, all of them in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest


def many(name: str, *, check: int, test: int, soak: int) -> pytest.MarkDecorator:
    """`name` is 0, 1, 2 ...: so many of them in `make check`, in `make test` and in `make soak`."""
    values: list[Any] = [*range(check)]
    values += [pytest.param(n, marks=pytest.mark.slow) for n in range(check, test)]
    return pytest.mark.parametrize(name, [*values, *soaked(range(test, soak))])


def soaked(values: Iterable[object]) -> Iterator[Any]:
    """Values that are tried in `make soak` only."""
    for value in values:
        yield pytest.param(*(value if isinstance(value, tuple) else [value]), marks=pytest.mark.soak)
