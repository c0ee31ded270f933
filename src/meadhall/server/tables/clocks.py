"""Time to think. A flag that falls costs a move made by a bot, never the game."""

from __future__ import annotations

import msgspec

from meadhall.server.messages import Clock, ClockState

# After a flag has fallen from a bank of time: what one has for the next decision at least.
GRACE = 15_000


class Clocks(msgspec.Struct):
    """Kept with the table: when the game began, and what each seat had left at `since`. In milliseconds."""

    started: int
    since: int
    left: list[int]


def set_up(clock: Clock, seats: int, now: int) -> Clocks:
    return Clocks(now, now, [clock.seconds * 1000] * seats)


def pass_time(clocks: Clocks, clock: Clock, running: list[int], now: int) -> None:
    """The seats that were waited for have used the time since."""
    if clock.kind != "none":
        for seat in running:
            clocks.left[seat] -= max(0, now - clocks.since)
    clocks.since = max(now, clocks.since)


def make_up(clocks: Clocks, lost: int, now: int) -> None:
    """So many milliseconds were nobody's: no server ran, or the clock was set forward. Where it was set back,
    nothing began later than now."""
    clocks.since = min(clocks.since + max(0, lost), now)


def settled(clocks: Clocks, clock: Clock, asked: list[int]) -> None:
    """A question is done with: everybody who was asked has their increment, whoever answered last."""
    if clock.kind == "decision":
        clocks.left = [clock.seconds * 1000] * len(clocks.left)
    elif clock.kind == "bank":
        for seat in asked:
            clocks.left[seat] = max(clocks.left[seat] + clock.increment * 1000, GRACE)


def flag_at(clocks: Clocks, clock: Clock, seat: int) -> int | None:
    """When the flag of a seat that is waited for will fall."""
    return None if clock.kind == "none" else clocks.since + max(0, clocks.left[seat])


def shown(clocks: Clocks, names: tuple[str, ...], running: list[int], now: int) -> list[ClockState]:
    """As everybody sees them."""
    used = max(0, now - clocks.since)
    return [
        ClockState(name, max(0, clocks.left[seat] - (used if seat in running else 0)), seat in running)
        for seat, name in enumerate(names)
    ]
