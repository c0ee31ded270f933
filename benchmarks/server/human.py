"""Many tables at a human pace: the delay until others see a move, and the memory of a table and a socket."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from rich.progress import Progress

from benchmarks.server.crowd import Crowd
from benchmarks.server.launch import How, Server, serving
from benchmarks.server.machine import keep_apart, rss_kb
from benchmarks.server.progress import ticks
from benchmarks.server.socket_client import SocketClient
from benchmarks.server.window import Window, measure, steps

SEATS = 4
SEAT_SECONDS = 10.0  # each seat acts about once in that time: a table every 2.5 s
QUIET = 1.0  # seconds before memory is looked at
SETTLE = 5.0
BARE_EACH = 25  # at a table
MOST_BARE = 1000


@dataclass
class Memory:
    """Memory per item in KB, as slopes: without what the process needs independently of the number of
    tables."""

    base_mb: float
    table_made: float  # nobody connected, no move made
    seat_socket: float  # the first of a seat: with what the server remembers of its view
    table_in_play: float  # somewhere in its game, with what its seats were shown; without its bare sockets
    socket: float  # one more at a seat that is connected already


async def many_tables(
    server: Server, crowd: Crowd, tables: int, seconds: float, forward: int, bar: Progress
) -> tuple[Window, dict[str, float]]:
    """Create the tables in two halves: the growth by the second half is the memory per table."""
    half = tables // 2
    weight: dict[str, float] = {"base": rss_kb(server.pid)}
    for name in ("first", "second"):
        made = await crowd.make(half, ticks(bar, f"{name} half: tables made", half))
        weight[f"{name} made"] = await _quiet(server)
        await crowd.connect(made, ticks(bar, f"{name} half: seats connected", half))
        weight[f"{name} connected"] = await _quiet(server)
        await crowd.forward(made, forward, ticks(bar, f"{name} half: games under way", half))
        weight[f"{name} in play"] = await _quiet(server)
    crowd.play(SEAT_SECONDS / SEATS)
    await asyncio.sleep(min(SETTLE, seconds / 4))
    window = await measure(crowd, server, seconds, ticks(bar, f"{tables} tables, human pace", steps(seconds)))
    unanswered = await crowd.rest()
    if unanswered:
        window.tally.lost["never answered"] += unanswered
    weight["end"] = await _quiet(server)
    return window, weight


async def bare_sockets(server: Server, crowd: Crowd, most: int, bar: Progress) -> float:
    """KB per socket: further devices of connected seats, at a separate server."""
    tables = await crowd.make(min(2 * most, MOST_BARE) // BARE_EACH + 1, lambda: None)
    await crowd.connect(tables, lambda: None)
    lines: list[SocketClient] = []
    advance = ticks(bar, "bare sockets", len(tables) * BARE_EACH)
    before = await _quiet(server)
    for number in range(BARE_EACH):
        for table in tables:
            seat, path = table.made.seats[number % SEATS].seat, f"/api/tables/{table.made.id}/socket"
            line = await SocketClient.open(
                server.port, path, lambda _, __: None, lambda _: None, table.made.cookie
            )
            line.say(b'{"type":"hello","seat":"%s"}' % seat.encode())
            lines.append(line)
            advance()
    after = await _quiet(server)
    for line in lines:
        line.close()
    return (after - before) / len(lines)


async def _quiet(server: Server) -> float:
    await asyncio.sleep(QUIET)
    return rss_kb(server.pid)


def memory(weight: dict[str, float], tables: int, socket: float) -> Memory:
    half = tables // 2
    return Memory(
        base_mb=weight["base"] / 1024,
        table_made=(weight["second made"] - weight["first in play"]) / half,
        seat_socket=(weight["second connected"] - weight["second made"]) / (half * SEATS),
        table_in_play=(weight["second in play"] - weight["first in play"]) / half - SEATS * socket,
        socket=socket,
    )


async def human(
    how: How, tables: int, seconds: float, forward: int, seed: int, bar: Progress
) -> tuple[Window, Memory, list[str]]:
    """The measurement, the memory per item, and unexpected lines of the server's log."""
    with serving(how) as server:
        keep_apart(server.pid)
        async with Crowd(server.port, seed) as crowd:
            window, weight = await many_tables(server, crowd, tables, seconds, forward, bar)
        trouble = server.trouble()
    with serving(how) as server:
        keep_apart(server.pid)
        async with Crowd(server.port, seed) as crowd:
            socket = await bare_sockets(server, crowd, tables, bar)
    return window, memory(weight, tables, socket), trouble
