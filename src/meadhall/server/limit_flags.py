"""Lists the limits of limits.py with their reasons, and parses `--limit NAME=VALUE`."""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import NamedTuple

from meadhall.server import limits
from meadhall.server.guard.rate_limit import Rate

Value = int | float | Rate

MOST = 2**31
_LIMIT = re.compile(r"([A-Z][A-Z_]*) = ")
_RATE = re.compile(r"([0-9.]+)(?:/(second|minute|hour))?:([0-9]+)")
_AMOUNT = re.compile(r"([0-9.]+)([A-Za-z]*)")
_PERIODS = {"second": 1, "minute": 60, "hour": 3600}
_BYTES = {"MiB": 1024 * 1024, "KiB": 1024, "": 1}
_SECONDS = {"d": 86400, "h": 3600, "min": 60, "s": 1, "": 1}
_PLAIN = {"": 1}


class BadLimit(ValueError):
    """An invalid NAME=VALUE, with a message for people."""


class Limit(NamedTuple):
    name: str
    value: Value
    reason: str
    fixed: bool  # cannot be set


def listed() -> list[Limit]:
    """Every limit with its current value, in the order of limits.py."""
    return [
        Limit(name, getattr(limits, name), reason, name in limits.FIXED)
        for name, reason in _reasons().items()
    ]


@cache
def _reasons() -> dict[str, str]:
    """The comment above each limit. Consecutive limits without a comment in between share one."""
    found: dict[str, str] = {}
    above: list[str] = []
    begun = False  # a limit has followed the current comment
    for line in inspect.getsource(limits).splitlines():
        if line.startswith("# "):
            above = [line[2:]] if begun or not above else [*above, line[2:]]
            begun = False
        elif (limit := _LIMIT.match(line)) and limit[1] not in ("KIB", "FIXED"):
            found[limit[1]] = " ".join(above)
            begun = True
        elif not line:
            above = []
    return found


def read(word: str) -> tuple[str, Value]:
    """NAME=VALUE; raises BadLimit."""
    name, equals, text = word.partition("=")
    known = {limit.name: limit for limit in listed()}
    if not equals:
        raise BadLimit(f"{word!r} is not of the form NAME=VALUE")
    if name not in known:
        settable = ", ".join(limit.name for limit in known.values() if not limit.fixed)
        raise BadLimit(f"there is no limit {name!r}; these can be set: {settable}")
    if known[name].fixed:
        raise BadLimit(f"{name} is part of the types of messages and cannot be set")
    return name, _value(name, text, known[name].value)


def apply(name: str, value: Value) -> None:
    """Set a limit for this process. Call it before the server is created."""
    setattr(limits, name, value)


def _value(name: str, text: str, now: Value) -> Value:
    if isinstance(now, Rate):
        return _rate(name, text, now)
    found = _AMOUNT.fullmatch(text)
    units = _units(name)
    number = None if found is None or found[2] not in units else _number(found[1], units[found[2]])
    if number is not None and isinstance(now, int):
        number = int(number) if number == int(number) else None
    if number is None or not 0.001 <= number <= MOST:
        whole = "a whole number from 1" if isinstance(now, int) else "a number from 0.001"
        with_units = (
            f", perhaps with one of {', '.join(unit for unit in units if unit)}" if len(units) > 1 else ""
        )
        raise BadLimit(
            f"{name}={text}: give {whole} to {MOST}{with_units}, as in {name}={written(name, now)}"
        )
    return number


def _rate(name: str, text: str, now: Rate) -> Rate:
    found = _RATE.fullmatch(text)
    often = None if found is None else _number(found[1], 1)
    if found is None or often is None or not 0 < often <= MOST or not 1 <= int(found[3]) <= MOST:
        raise BadLimit(
            f"{name}={text}: give how many a second, minute or hour, and how many at once, "
            f"as in {name}={written(name, now)} or {name}=0.5:6"
        )
    return Rate(often / _PERIODS[found[2] or "second"], int(found[3]))


def _number(text: str, unit: int) -> float | None:
    try:
        return float(text) * unit
    except ValueError:  # two decimal points
        return None


def _units(name: str) -> dict[str, int]:
    if name.endswith("_BYTES"):
        return _BYTES
    return _SECONDS if name.endswith("_SECONDS") else _PLAIN


def written(name: str, value: Value) -> str:
    """As `--limit` takes it, with its unit."""
    if isinstance(value, Rate):
        period = next((one for one, times in _PERIODS.items() if value.per_second * times >= 1), "hour")
        return f"{value.per_second * _PERIODS[period]:g}/{period}:{value.burst}"
    for unit, size in _units(name).items():
        if value >= size and value % size == 0:
            return f"{value / size:.15g}{unit}"
    return f"{value:.15g}"
