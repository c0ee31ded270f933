"""Which questions the table answers for a person, and which windows a person has passed.

Neither may depend on what others cannot know: that somebody has nothing to play is a secret in most windows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import games
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.store import Seat

if TYPE_CHECKING:
    from meadhall.server.tables.room import Room


def passed_by(seat: Seat) -> list[str]:
    """The windows that are passed for this seat, whatever it holds."""
    return [] if seat.passing is None else seat.passing.split()


def windows_of(game: str) -> tuple[str, ...]:
    """The windows of a game that can be passed; none of one that this program does not know."""
    rules = games().get(game)
    return () if rules is None else rules.windows


async def set_passing(room: Room, seat: int, prompts: list[str]) -> None:
    """From now on these windows are passed for the seat, and no others; raises Refused."""
    windows = windows_of(room.table.game)
    for word in prompts:
        if word not in windows:
            raise Refused(Refusal("unknown_window", {"word": word, "windows": " ".join(windows)}))
    passing = " ".join(window for window in windows if window in prompts) or None
    if passing != room.seats[seat].passing:
        await room.store.change_seat(room.table_id, seat, where={}, passing=passing)
        await room.follow()


def passes(room: Room, seat: int) -> bool:
    """The window that is open for this seat is one of those it has passed."""
    assert room.live is not None
    prompt = room.live.prompt(seat)
    return prompt.passes >= 0 and prompt.name in passed_by(room.seats[seat])


def table_answer(room: Room, seat: int) -> int | None:
    """What the table answers for a person who is asked something; None: nothing.

    A pass that was wished; or the only answer, where all can know that there is only one, or where all others
    are bots.
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
    """A person for whom a bot stands in is a person."""
    return all(other.kind == "bot" for other in room.seats if other.seat != seat)
