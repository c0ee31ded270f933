"""Clocks for thinking time. When a player's time is used up, a bot makes the move; the game is not lost."""

from __future__ import annotations

import msgspec

from meadhall.server.messages import Clock, ClockState

# The least time for the next decision after a bank of time is used up. Milliseconds.
GRACE = 15_000


class Clocks(msgspec.Struct):
    """Stored with the table: when the game began, and the time each seat had left at `since`.
    Milliseconds."""

    started: int
    since: int
    left: list[int]


def set_up(clock: Clock, seats: int, now: int) -> Clocks:
    return Clocks(now, now, [clock.seconds * 1000] * seats)


def pass_time(clocks: Clocks, clock: Clock, running: list[int], now: int) -> None:
    """Charge the time since the last change to the seats that were to answer."""
    if clock.kind != "none":
        for seat in running:
            clocks.left[seat] -= max(0, now - clocks.since)
    clocks.since = max(now, clocks.since)


def make_up(clocks: Clocks, lost: int, now: int) -> None:
    """Do not charge `lost` milliseconds to anybody: no server ran, or the system clock was set forward.

    If the clock was set back, `since` is limited to `now`.
    """
    clocks.since = min(clocks.since + max(0, lost), now)


def settled(clocks: Clocks, clock: Clock, asked: list[int]) -> None:
    """A question is answered by all: everybody who was asked gets the increment."""
    if clock.kind == "decision":
        clocks.left = [clock.seconds * 1000] * len(clocks.left)
    elif clock.kind == "bank":
        for seat in asked:
            clocks.left[seat] = max(clocks.left[seat] + clock.increment * 1000, GRACE)


def flag_at(clocks: Clocks, clock: Clock, seat: int) -> int | None:
    """When the time of a seat that is to answer will be used up."""
    return None if clock.kind == "none" else clocks.since + max(0, clocks.left[seat])


def shown(clocks: Clocks, names: tuple[str, ...], running: list[int], now: int) -> list[ClockState]:
    """The clocks as they are sent to everybody."""
    used = max(0, now - clocks.since)
    return [
        ClockState(name, max(0, clocks.left[seat] - (used if seat in running else 0)), seat in running)
        for seat, name in enumerate(names)
    ]
