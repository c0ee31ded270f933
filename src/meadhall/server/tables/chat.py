"""Chat at a table: one channel for the players, another for the spectators."""

from __future__ import annotations

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits
from meadhall.server.messages import Chat, ChatLine, encode
from meadhall.server.store import ChatMessage
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.watchers import Watcher

PLAYERS, SPECTATORS = "players", "spectators"


def channel_of(room: Room, viewer: int) -> str:
    return PLAYERS if viewer < len(room.named) else SPECTATORS


async def say(room: Room, watcher: Watcher, words: str) -> None:
    if room.access(watcher.caller).muted:
        raise Refused(Refusal("muted"))
    words = " ".join(words.split())
    if not words:
        raise Refused(Refusal("nothing_said"))
    seat = watcher.viewer if watcher.viewer < len(room.named) else None
    display = "" if seat is None else room.seats[seat].display
    line = ChatMessage(
        room.table_id,
        channel_of(room, watcher.viewer),
        display,
        words,
        now_ms(),
        seat,
        client=watcher.caller.client,
        address=watcher.caller.address,
    )
    stored = await room.store.say(line, keep=limits.CHAT_KEPT)
    if stored is None:
        room.mark_deleted()
        raise Refused(Refusal("no_such_table"))
    _send(room, [stored])


async def relay(room: Room, number: int) -> None:
    """Send a chat message that another process stored to the watchers of this process."""
    for channel in (PLAYERS, SPECTATORS):
        lines = await room.store.chat(room.table_id, channel, after=number - 1, limit=limits.CHAT_KEPT)
        _send(room, [line for line in lines if line.id == number])


async def history(room: Room, viewer: int) -> Chat:
    """The chat so far, for a new watcher."""
    lines = await room.store.chat(room.table_id, channel_of(room, viewer), after=0, limit=limits.CHAT_KEPT)
    return Chat([_line(room, line) for line in lines])


def _send(room: Room, lines: list[ChatMessage]) -> None:
    for line in lines:
        message = encode(Chat([_line(room, line)]))
        for watcher in room.everybody():
            if watcher.chat and channel_of(room, watcher.viewer) == line.channel:
                watcher.send(message)


def _line(room: Room, line: ChatMessage) -> ChatLine:
    seat = None if line.seat is None else room.named[line.seat]
    return ChatLine(line.id, line.channel, seat, line.display, line.words, line.at)
