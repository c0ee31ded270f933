"""One client's connection to a table: joining, sending, and handling its messages."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Raw, Struct

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.api.context import address_of, payer_of
from meadhall.server.bot_pool.bot_pool import NoBotAnswer
from meadhall.server.guard.errors import Denied, problem_of
from meadhall.server.guard.headers import DIRECT_SEND, PUSH
from meadhall.server.guard.rate_limit import RateLimiter, TokenBucket
from meadhall.server.guard.socket_slot import SOCKET_SLOT
from meadhall.server.guard.tokens import token_hash
from meadhall.server.messages import (
    Because,
    Consent,
    Done,
    Hello,
    Hint,
    Look,
    Passing,
    Ping,
    Play,
    Pong,
    Propose,
    RefOnly,
    RefusedNow,
    Say,
    Undo,
    Why,
    encode,
    read_message,
)
from meadhall.server.replays.replays import Past
from meadhall.server.state import ServerState
from meadhall.server.tables import chat, moves, take_backs
from meadhall.server.tables.access import Access, Caller
from meadhall.server.tables.delayed_view import DelayedView
from meadhall.server.tables.hints import hint
from meadhall.server.tables.live_game import Misfit
from meadhall.server.tables.move_messages import why_not
from meadhall.server.tables.passing import set_passing
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.seating import seat_of
from meadhall.server.tables.unwatched import unwatched
from meadhall.server.tables.watchers import Watcher

MISSED_TRIES = 3  # somebody may move while missed events are worked out
SHORTEST_WAIT = 0.05  # seconds to wait after a message that exceeded the rate limit, at least


class TableConnection:
    """The connection of one client to one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], state: ServerState, room: Room, caller: Caller
    ) -> None:
        self.socket = socket
        self.state = state
        self.room = room
        self.caller = caller
        self.source: Room | DelayedView = room
        self.watcher: Watcher
        self.rate = TokenBucket(limits.CONNECTION_MESSAGES)
        self.address = address_of(socket.scope)
        self.payer = payer_of(state, socket.scope)
        client = socket.scope.get("client") or ("", 0)
        self.trusted = state.addresses.is_trusted(client[0])
        self.direct_send: Any = cast(dict[str, Any], socket.scope)[DIRECT_SEND]

    # --- joining --------------------------------------------------------------------------------------

    async def accept_hello(self, hello: Hello) -> None:
        """Check the client's rights, then send the table, the view and the chat."""
        if hello.token is not None:
            self.caller = replace(self.caller, token=token_hash(hello.token))
        if await self.state.unlocks(self.room, hello.password, self.address):
            self.caller = replace(self.caller, unlocked=True)
        rights = self.room.access(self.caller)
        rights.must_not_be_banned()
        viewer = self.viewer(rights, hello.seat)
        self.watcher = Watcher(viewer, self.caller, rights, hello.chat)
        if len(self.room.everybody()) >= limits.TABLE_SOCKETS:
            raise Denied(429, "table_full")
        cast(dict[str, Any], self.socket.scope)[SOCKET_SLOT].take(seated=self.holds_seat(rights))
        await self.join(hello.resume)

    def holds_seat(self, rights: Access) -> bool:
        """Whether the connection counts as a player's: at most SEAT_SOCKETS connections of a seat do."""
        same = [other for other in self.room.everybody() if other.access.seats & rights.seats]
        return bool(rights.seats) and len(same) < limits.SEAT_SOCKETS

    def viewer(self, rights: Access, seat: str | None) -> int:
        if seat is None and len(rights.seats) == 1:
            return next(iter(rights.seats))
        if seat is None and rights.link is not None:
            rights.seat(rights.link, self.room.named[rights.link])
        if seat is None:
            if not rights.watch:
                raise Refused(Refusal("may_not_watch"))
            return len(self.room.named)
        number = seat_of(self.room, seat)
        rights.seat(number, seat)
        return number

    async def join(self, resume: int | None) -> None:
        room, watcher = self.room, self.watcher
        spectates = watcher.viewer == len(room.named)
        over = watcher.access.knows_the_end(room.table, now_ms())
        if spectates and room.table.spectator_delay and not over:
            self.source = await self.state.delayed(room)
        idle = unwatched(room)
        missed = await self.missed(resume)
        async with self.source.lock:
            watcher.access = room.access(self.caller)  # the rights may have changed meanwhile
            watcher.access.must_not_be_banned()
            if not watcher.access.may_look(watcher.viewer, len(room.named)):
                raise Refused(Refusal("may_not_watch"))
            self.source.broadcast.enter(watcher)
            watcher.send_table(encode(self.source.table_now(watcher.viewer, watcher.access)))
            live = self.source.live
            if live is not None:
                if resume is not None and resume == live.numbers[watcher.viewer]:
                    if not self.source.broadcast.watched(watcher.viewer):
                        self.source.broadcast.full_view(live, watcher.viewer)
                    watcher.send(encode(self.source.broadcast.same(live, watcher.viewer)))
                else:
                    events = missed[1] if missed is not None and missed[0] == live.entries else None
                    watcher.send(encode(self.source.broadcast.full_view(live, watcher.viewer, events)))
        if watcher.chat:
            watcher.send(encode(await chat.history(room, watcher.viewer)))
        self.presence_changed()
        if idle:
            self.state.changed(room)  # it is watched now: its bots are not slowed any more

    async def missed(self, resume: int | None) -> tuple[int, list[Raw]] | None:
        """The events since the client's last number, if they are not too many; and the number of entries
        then.

        They come from the replay queue, so the table's lock is not held meanwhile.
        """
        room, viewer = self.room, self.watcher.viewer
        for _ in range(MISSED_TRIES):
            async with self.source.lock:
                live = self.source.live
                if live is None or resume is None or not 0 < live.numbers[viewer] - resume <= limits.MISSED:
                    return None
                past = Past.of(room, live.entries)
            try:
                events = await self.state.replays.missed(self.payer, past, viewer, resume)
            except (Denied, Misfit):  # the client then requests the story
                return None
            if self.source.live is not None and self.source.live.entries == past.entries:
                return past.entries, events
        return None

    # --- messages -------------------------------------------------------------------------------------

    async def send_messages(self) -> None:
        """Sends queued messages. A client that does not read in time is disconnected."""
        watcher = self.watcher
        watcher.sender = asyncio.current_task()
        watcher.push = cast(dict[str, Any], self.socket.scope).get(PUSH)
        while True:
            message = await watcher.next()
            if message is None:
                if watcher.closing:
                    return
                message = await self.full_view_now()
            try:
                await self.send_now(message)
            except OSError:  # raised by ASGI servers when the client is gone
                return
            metrics.sent(len(message))

    async def send_now(self, message: bytes) -> None:
        """Send one message. The sweep checks now and then for slow clients: a timer per message costs too
        much."""
        watcher = self.watcher
        watcher.sending_since = time.monotonic()
        try:
            await self.direct_send({"type": "websocket.send", "text": message.decode()})
        except asyncio.CancelledError:
            if watcher.too_slow():
                raise TimeoutError from None
            raise
        watcher.sending_since = 0.0

    async def full_view_now(self) -> bytes:
        """The full view: changes were dropped because the client was too slow."""
        async with self.source.lock:
            self.watcher.behind = False
            live = self.source.live
            if live is None:
                return encode(self.source.table_now(self.watcher.viewer, self.watcher.access))
            return encode(self.source.broadcast.full_view(live, self.watcher.viewer))

    async def receive_messages(self) -> None:
        """Handles messages until the connection is closed."""
        while True:
            data = await self.socket.receive_data(mode="text")
            if not self.rate.take() or not self.state.seat_messages.take(self.key()):
                metrics.limited("connection")
                wait = max(self.rate.wait(), self.state.seat_messages.wait(self.key()), SHORTEST_WAIT)
                self.watcher.send(encode(refusal(Denied(429, "too_many", retry_after=wait), ref_of(data))))
                await asyncio.sleep(wait)
                continue
            ref: int | None = None
            try:
                message = read(data)
                ref = getattr(message, "ref", None)
                if isinstance(message, Play | Undo):
                    self.watcher.cork()  # the changes and the answer are sent in one write
                answer = await self.handle(message)
            except Exception as error:
                answer = refusal(error, ref_of(data) if ref is None else ref)
            if answer is not None:
                self.watcher.send(encode(answer))
            self.watcher.uncork()

    def leave(self) -> None:
        """Clean up, whether the client has joined or not."""
        if hasattr(self, "watcher"):
            self.watcher.sender = self.watcher.push = None
            self.source.broadcast.leave(self.watcher)
            self.presence_changed()

    def presence_changed(self) -> None:
        """Send everybody at the table who is connected, at other processes too."""
        self.room.broadcast.send_table()
        self.state.presence.changed(self.room.table_id)

    def key(self) -> str:
        """The key for rate limits: of a seat over all its connections, of a spectator each connection."""
        viewer = self.watcher.viewer
        return f"{self.room.table_id} {viewer if viewer < len(self.room.named) else id(self)}"

    def limit(self, buckets: RateLimiter, code: str) -> None:
        if not buckets.take(self.key()):
            raise Denied(429, code, retry_after=buckets.wait(self.key()))

    def limit_spectators(self) -> None:
        """Spectators share the chat limit of their address: more connections do not give more."""
        buckets, address = self.state.spectator_lines, self.address
        if self.watcher.viewer == len(self.room.named) and not self.trusted and not buckets.take(address):
            raise Denied(429, "too_much_talk", retry_after=buckets.wait(address))

    async def handle(self, message: Any) -> Struct | None:
        """Handle one message; returns the answer. Exceptions become refusals."""
        match message:
            case Ping(ref):
                return Pong(ref)
            case Play():
                done = await moves.play(self.room, self.seat(), message.at, message.action, message.line)
                return Done(message.ref, done.number, done.again)
            case Undo():
                done = await moves.undo(self.room, self.seat(), message.at)
                return Done(message.ref, done.number, done.again)
            case Why():
                seat = self.seat()  # checked first: spectators may not know yet whether the game is over
                async with self.room.lock:
                    said = why_not(self.room.playing(), seat, message.action, message.line)
                if said is None:
                    return Because(message.ref, None, {}, "")
                return Because(message.ref, said.code, said.params, said.rule)
            case Hint(ref):
                self.limit(self.state.seat_hints, "too_many_hints")
                address = self.state.address_key(self.address)
                return await hint(self.room, self.state.bot_pool, self.seat(), address, ref)
            case Say(words):
                self.limit(self.state.chat_lines, "too_much_talk")
                self.limit_spectators()
                await chat.say(self.room, self.watcher, words)
                return Done(message.ref, None)
            case Propose():
                self.limit(self.state.seat_proposals, "too_many_wishes")
                await take_backs.propose(self.room, self.seat())
                return Done(message.ref, None)
            case Consent(yes):
                await take_backs.consent(self.room, self.seat(), yes)
                return Done(message.ref, None)
            case Passing(prompts):
                await set_passing(self.room, self.seat(), prompts)
                return Done(message.ref, None)
            case Look(seat):
                await self.look(seat)
                return Done(message.ref, None)
        raise Denied(400, "hello_once")

    def seat(self) -> int:
        """The seat this client acts for; raises Refused. Checked each time: the host may have given it
        away."""
        viewer = self.watcher.viewer
        if viewer >= len(self.room.named):
            raise Refused(Refusal("only_players"))
        self.room.access(self.caller).seat(viewer, self.room.named[viewer])
        return viewer

    async def look(self, seat: str) -> None:
        """Switch to the view of another seat that the same client holds."""
        room, watcher = self.room, self.watcher
        async with room.lock:
            viewer = self.viewer(room.access(self.caller), seat)
            self.source.broadcast.leave(watcher)
            self.source = room  # a seat's view is not delayed
            watcher.viewer = viewer
            room.broadcast.enter(watcher)
            self.presence_changed()
            if room.live is not None:
                watcher.send(encode(room.broadcast.full_view(room.live, viewer)))


def read(data: Any) -> Any:
    """Decode a message; raises Denied."""
    try:
        return read_message(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Denied(400, "bad_message") from None


def ref_of(data: Any) -> int | None:
    """The `ref` of a message that is otherwise invalid, so that the client can match the answer."""
    try:
        return msgspec.json.decode(data, type=RefOnly).ref
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def refusal(error: Exception, ref: int | None) -> RefusedNow:
    """An exception as a message; unexpected ones are logged."""
    if isinstance(error, WebSocketDisconnect):
        raise error
    if isinstance(error, NoBotAnswer):
        return RefusedNow("no_bots", {}, "", ref)
    _, problem = problem_of(error)
    metrics.refused(problem.code)
    return RefusedNow(problem.code, problem.params, problem.rule, ref)
