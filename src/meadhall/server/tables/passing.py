"""Automatic answers for persons, and the windows that a person wants to be passed automatically.

Neither may depend on hidden information: in most windows it is secret whether somebody has anything to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import games
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store import Seat

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


def passed_by(seat: Seat) -> list[str]:
    """The windows that are passed automatically for this seat."""
    return [] if seat.passing is None else seat.passing.split()


def windows_of(game: str) -> tuple[str, ...]:
    """The windows of a game that can be passed; none if the game is unknown."""
    rules = games().get(game)
    return () if rules is None else rules.windows


async def set_passing(room: Room, seat: int, prompts: list[str]) -> None:
    """Set the windows that are passed automatically for the seat; raises Refused."""
    windows = windows_of(room.table.game)
    for word in prompts:
        if word not in windows:
            raise Refused(Refusal("unknown_window", {"word": word, "windows": " ".join(windows)}))
    passing = " ".join(window for window in windows if window in prompts) or None
    if passing != room.seats[seat].passing:
        await room.store.change_seat(room.table_id, seat, where={}, passing=passing)
        await room.refresh()


def passes(room: Room, seat: int) -> bool:
    """Whether the window that is open for this seat is passed automatically."""
    assert room.live is not None
    prompt = room.live.prompt(seat)
    return prompt.passes >= 0 and prompt.name in passed_by(room.seats[seat])


def table_answer(room: Room, seat: int) -> int | None:
    """The automatic answer for a person who is asked something; None: the person must answer.

    It is a pass that the person has requested; or the only legal answer, if it is public that there is only
    one, or if all other seats are bots.
    """
    assert room.live is not None
    prompt = room.live.prompt(seat)
    if passes(room, seat):
        return prompt.passes
    if not (prompt.public or _others_are_bots(room, seat)):
        return None
    legal: list[int] = room.live.game.legal(seat)
    return legal[0] if len(legal) == 1 else None


def _others_are_bots(room: Room, seat: int) -> bool:
    """A bot that stands in for a person does not count as a bot."""
    return all(other.kind == "bot" for other in room.seats if other.seat != seat)
