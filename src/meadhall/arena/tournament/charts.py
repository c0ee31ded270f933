"""Small plots as inline SVG.

A plot is as wide as its container: horizontal positions are in per cent, so that text and lines keep their
size on all screens. Colours and patterns are classes of page.css.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10

HEIGHT = 22
ROOM_FOR_A_NUMBER = 0.075  # of the width: a narrower part of a bar has no number


class Scale:
    """Maps a value to its position on the plot."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> float:
        """Return the position in per cent, limited to the plot."""
        return 100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def ticks(self) -> list[float]:
        """Return some round values within the scale."""
        span = self.high - self.low
        step: float = 10 ** floor(log10(span))
        while span / step < 3:
            step /= 2
        while span / step > 6:
            step *= 2
        first = -(-self.low // step)
        return [n * step for n in _upto(first, self.high / step)]


def bar(
    scale: Scale, value: float, between: tuple[float, float] | None, mark: float | None, kind: str
) -> str:
    """Return a bar from the left, its interval, and a dashed line at the rate of chance."""
    parts = [_rect(0, scale.at(value), kind)]
    parts += _mark(scale, mark)
    if between:
        parts += _reach(scale, between)
    return plot(parts)


def point(scale: Scale, value: float, between: tuple[float, float]) -> str:
    """Return a point with its interval."""
    middle = f'<circle class="dot" cx="{scale.at(value):.2f}%" cy="{HEIGHT // 2}" r="6"/>'
    return plot([_rect(0, 100, "well"), *_reach(scale, between), middle])


def stack(parts: Iterable[tuple[str, float, str]], whole: float) -> str:
    """Return a stacked bar; parts have a kind, a size and a label."""
    drawn, start = [], 0.0
    for kind, size, word in parts:
        if size <= 0:
            continue
        width = 100 * size / whole
        drawn.append(_rect(start, width, kind))
        drawn.append(f'<rect x="{start:.2f}%" width="{width:.2f}%" y="1" height="20" fill="url(#{kind})"/>')
        if size / whole >= ROOM_FOR_A_NUMBER:
            drawn.append(f'<text x="{start + width / 2:.2f}%" y="16">{escape(word)}</text>')
        start += width
    return plot(drawn)


def axis(scale: Scale, words: Sequence[str]) -> str:
    """Return the values below a plot; labels at the edges stay inside."""
    drawn = []
    for value, word in zip(scale.ticks(), words, strict=True):
        at = scale.at(value)
        anchor = "start" if at < 4 else "end" if at > 96 else "middle"
        drawn.append(f'<text x="{at:.2f}%" y="12" style="text-anchor:{anchor}">{escape(word)}</text>')
    return f'<svg class="axis" height="16" aria-hidden="true">{"".join(drawn)}</svg>'


def plot(parts: Iterable[str]) -> str:
    """Return a plot, hidden from screen readers because the numbers are beside it as text."""
    return f'<svg class="plot" height="{HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>'


def patterns(kinds: Sequence[str]) -> str:
    """Return a pattern for each kind of part, so that parts differ not only by colour."""
    shapes = (
        ("10", "8", '<path d="M0 6L5 1L10 6" fill="none"/>'),
        ("8", "6.5", '<path d="M0 3H8"/>'),
        ("7", "7", '<path d="M0 7L7 0"/>'),
        ("8", "8", '<circle cx="4" cy="4" r="1.5" stroke="none"/>'),
        ("7", "7", '<path d="M0 3.5H7M3.5 0V7"/>'),
        ("6", "6", '<path d="M3 0V6"/>'),
    )
    defs = "".join(
        f'<pattern id="{kind}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f"{shape}</pattern>"
        for kind, (width, height, shape) in zip(kinds, shapes, strict=False)
    )
    return f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{defs}</defs></svg>'


def legend(kinds: Iterable[tuple[str, str]]) -> str:
    """Return the legend of the kinds of parts."""
    items = "".join(
        '<li><svg width="18" height="18" aria-hidden="true">'
        f'<rect class="{kind}" width="18" height="18" rx="3"/>'
        f'<rect width="18" height="18" rx="3" fill="url(#{kind})"/></svg>{escape(word)}</li>'
        for kind, word in kinds
    )
    return f'<ul class="legend">{items}</ul>'


def _upto(first: float, last: float) -> list[int]:
    return list(range(round(first), floor(last + 1e-9) + 1))


def _rect(start: float, width: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{start:.2f}%" width="{width:.2f}%" y="1" height="20" rx="2"/>'


def _reach(scale: Scale, between: tuple[float, float]) -> list[str]:
    """Return the interval as a line with two ends; a light outline keeps it visible on any bar."""
    low, high = (f"{scale.at(value):.2f}%" for value in between)
    middle = HEIGHT // 2
    return [
        f'<line class="{kind}" x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}"/>'
        for kind in ("edge", "reach")
        for x1, x2, y1, y2 in (
            (low, high, middle, middle),
            (low, low, middle - 5, middle + 5),
            (high, high, middle - 5, middle + 5),
        )
    ]


def _mark(scale: Scale, mark: float | None) -> list[str]:
    if mark is None:
        return []
    at = f"{scale.at(mark):.2f}%"
    return [f'<line class="chance" x1="{at}" x2="{at}" y1="0" y2="{HEIGHT}"/>']
