"""Graceful shutdown: on SIGINT or SIGTERM clients are told to reconnect before uvicorn closes their
connections."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from meadhall.server.messages import Bye, encode

if TYPE_CHECKING:
    from meadhall.server.state import ServerState

GOODBYE_SECONDS = 3.0  # for all clients to take the last message
Stop = Callable[[int, Any], Any]


def handle_stop_signals(state: ServerState) -> None:
    """Wrap uvicorn's signal handlers. Call it in the event loop of the main thread; in others it does
    nothing."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        stop = signal.getsignal(number)  # uvicorn's, which restores the original handler when it ends
        if callable(stop):
            signal.signal(number, partial(_on_stop_signal, state, loop, stop))


def _on_stop_signal(
    state: ServerState, loop: asyncio.AbstractEventLoop, stop: Stop, number: int, frame: Any
) -> None:
    if state.closing:  # the second signal stops at once
        stop(number, frame)
        return
    state.ready = False
    state.closing = True
    goodbye = asyncio.run_coroutine_threadsafe(_close_connections(state), loop)
    goodbye.add_done_callback(lambda _: stop(number, frame))


async def _close_connections(state: ServerState) -> None:
    """Wait until moves in progress are stored and answered; then tell everybody to reconnect."""
    bye = encode(Bye("server_closes", again=True))
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            for room in state.rooms():
                async with room.lock:
                    pass
            await asyncio.sleep(0.05)  # the answers are encoded and queued
            while watchers := [one for room in state.rooms() for one in room.everybody()]:
                for watcher in watchers:
                    watcher.close(bye)
                await asyncio.sleep(0.05)
