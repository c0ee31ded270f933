"""Replays long logs in threads, so that they do not block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from meadhall.server.store import Move, Seat, Table
from meadhall.server.tables.live_game import LiveGame, replayed
from meadhall.server.tables.loading import ParsedTable, load_table

LONG = 40  # rows; replaying fewer takes less than a millisecond or so
# Few threads: each replay holds copies of the positions that the log goes back to.
_THREADS = ThreadPoolExecutor(2, "meadhall-replay")
P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, partial(work, *args, **kwargs))


async def load_in_thread(
    table: Table, seats: Sequence[Seat], moves: Sequence[Move]
) -> tuple[ParsedTable, LiveGame]:
    """`load_table`, in a thread if the log is long."""
    if len(moves) < LONG:
        return load_table(table, seats, moves)
    return await in_thread(load_table, table, seats, moves)


async def replayed_in_thread(
    table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]
) -> LiveGame:
    """`replayed`, in a thread if the log is long."""
    if len(moves) < LONG:
        return LiveGame(table, names, started, moves)
    return await in_thread(replayed, table, names, started, moves)
