"""The WebSocket of a table: one for each client. What comes in is read, checked, answered; never believed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import replace
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Raw, Struct

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server import limits, metrics
from meadhall.server.api.asking import address_of, caller_of, payer_of
from meadhall.server.guard.bucket import Bucket, Buckets
from meadhall.server.guard.errors import Denied, problem_of
from meadhall.server.guard.headers import PUSH, STRAIGHT
from meadhall.server.guard.place import PLACE
from meadhall.server.guard.tokens import token_hash
from meadhall.server.house import House
from meadhall.server.messages import (
    Because,
    Consent,
    Done,
    Hello,
    Hint,
    Look,
    Marked,
    Passing,
    Ping,
    Play,
    Pong,
    Propose,
    RefusedNow,
    Say,
    Undo,
    Why,
    encode,
    read_message,
)
from meadhall.server.retelling.retelling import Past
from meadhall.server.tables import chat, proposals
from meadhall.server.tables.access import Access, Caller
from meadhall.server.tables.answers import why_not
from meadhall.server.tables.delayed import Delayed
from meadhall.server.tables.hints import hint
from meadhall.server.tables.live import Misfit
from meadhall.server.tables.passing import set_passing
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.seating import seat_of
from meadhall.server.tables.unwatched import unwatched
from meadhall.server.tables.watchers import Watcher
from meadhall.server.thinkers import NobodyThinks

log = logging.getLogger("meadhall.server")

# Close codes of ours: the application's range.
WRONG, GONE, SLOW = 4400, 4404, 4408
MISSED_TRIES = 3  # somebody may move while it is worked out
A_MOMENT = 0.05  # seconds that whoever was too quick waits, though there may be room again already


class Line:
    """One client at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, room: Room, caller: Caller) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.caller = caller
        self.place: Room | Delayed = room
        self.watcher: Watcher
        self.rate = Bucket(limits.CONNECTION_MESSAGES)
        self.address = address_of(socket.scope)
        self.payer = payer_of(house, socket.scope)
        client = socket.scope.get("client") or ("", 0)
        self.trusted = house.addresses.is_trusted(client[0])
        self.straight: Any = cast(dict[str, Any], socket.scope)[STRAIGHT]

    # --- coming ---------------------------------------------------------------------------------------

    async def greet(self, hello: Hello) -> None:
        """Who is it, through whose eyes; then the table, the view, what was said."""
        if hello.token is not None:
            self.caller = replace(self.caller, token=token_hash(hello.token))
        if await self.house.unlocks(self.room, hello.password, self.address):
            self.caller = replace(self.caller, unlocked=True)
        rights = self.room.access(self.caller)
        rights.must_not_be_banned()
        viewer = self.viewer(rights, hello.seat)
        self.watcher = Watcher(viewer, self.caller, rights, hello.chat)
        if len(self.room.everybody()) >= limits.TABLE_SOCKETS:
            raise Denied(429, "table_full")
        cast(dict[str, Any], self.socket.scope)[PLACE].take(seated=self.holds_seat(rights))
        await self.sit(hello.resume)

    def holds_seat(self, rights: Access) -> bool:
        """Whether the connection counts as a player's: a seat has only so many of them."""
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

    async def sit(self, resume: int | None) -> None:
        room, watcher = self.room, self.watcher
        spectates = watcher.viewer == len(room.named)
        over = watcher.access.knows_the_end(room.table, now_ms())
        if spectates and room.table.spectator_delay and not over:
            self.place = await self.house.delayed(room)
        idle = unwatched(room)
        missed = await self.missed(resume)
        async with self.place.lock:
            watcher.access = room.access(self.caller)  # the host may have been quicker
            watcher.access.must_not_be_banned()
            if not watcher.access.may_look(watcher.viewer, len(room.named)):
                raise Refused(Refusal("may_not_watch"))
            self.place.gallery.enter(watcher)
            watcher.tell(encode(self.place.table_now(watcher.viewer, watcher.access)))
            live = self.place.live
            if live is not None:
                if resume is not None and resume == live.numbers[watcher.viewer]:
                    if not self.place.gallery.watched(watcher.viewer):
                        self.place.gallery.full_view(live, watcher.viewer)
                    watcher.send(encode(self.place.gallery.same(live, watcher.viewer)))
                else:
                    told = missed[1] if missed is not None and missed[0] == live.entries else None
                    watcher.send(encode(self.place.gallery.full_view(live, watcher.viewer, told)))
        if watcher.chat:
            watcher.send(encode(await chat.before(room, watcher.viewer)))
        self.came_or_went()
        if idle:
            self.house.changed(room)  # the bots need not be slow any more

    async def missed(self, resume: int | None) -> tuple[int, list[Raw]] | None:
        """What happened since the client was last shown something, if that is not too long ago; and after how
        many entries that was. It may have to wait: so not under the table's lock."""
        room, viewer = self.room, self.watcher.viewer
        for _ in range(MISSED_TRIES):
            async with self.place.lock:
                live = self.place.live
                if live is None or resume is None or not 0 < live.numbers[viewer] - resume <= limits.MISSED:
                    return None
                past = Past.of(room, live.entries)
            try:
                events = await self.house.retelling.missed(self.payer, past, viewer, resume)
            except (Denied, Misfit):  # the client asks for the story
                return None
            if self.place.live is not None and self.place.live.entries == past.entries:
                return past.entries, events
        return None

    # --- going on -------------------------------------------------------------------------------------

    async def speak(self) -> None:
        """Sends what waits for this client; one that does not take it in time is let go."""
        watcher = self.watcher
        watcher.speaker = asyncio.current_task()
        watcher.push = cast(dict[str, Any], self.socket.scope).get(PUSH)
        while True:
            message = await watcher.next()
            if message is None:
                if watcher.closing:
                    return
                message = await self.afresh()
            try:
                await self.say(message)
            except OSError:  # the client is gone, says ASGI
                return
            metrics.sent(len(message))

    async def say(self, message: bytes) -> None:
        """The house looks now and then whether somebody does not read: a timer a message costs too much."""
        watcher = self.watcher
        watcher.sending_since = time.monotonic()
        try:
            await self.straight({"type": "websocket.send", "text": message.decode()})
        except asyncio.CancelledError:
            if watcher.too_slow():
                raise TimeoutError from None
            raise
        watcher.sending_since = 0.0

    async def afresh(self) -> bytes:
        """It was too slow for every change: from here on again."""
        async with self.place.lock:
            self.watcher.behind = False
            live = self.place.live
            if live is None:
                return encode(self.place.table_now(self.watcher.viewer, self.watcher.access))
            return encode(self.place.gallery.full_view(live, self.watcher.viewer))

    async def hear(self) -> None:
        """Reads messages until the line is closed."""
        while True:
            data = await self.socket.receive_data(mode="text")
            if not self.rate.take() or not self.house.seat_messages.take(self.key()):
                metrics.limited("connection")
                wait = max(self.rate.wait(), self.house.seat_messages.wait(self.key()), A_MOMENT)
                self.watcher.send(encode(refusal(Denied(429, "too_many", retry_after=wait), ref_of(data))))
                await asyncio.sleep(wait)
                continue
            ref: int | None = None
            try:
                message = read(data)
                ref = getattr(message, "ref", None)
                if isinstance(message, Play | Undo):
                    self.watcher.cork()  # the news and the answer go together
                answer = await self.obey(message)
            except Exception as error:
                answer = refusal(error, ref_of(data) if ref is None else ref)
            if answer is not None:
                self.watcher.send(encode(answer))
            self.watcher.uncork()

    def leave(self) -> None:
        """However far it has come."""
        if hasattr(self, "watcher"):
            self.watcher.speaker = self.watcher.push = None
            self.place.gallery.leave(self.watcher)
            self.came_or_went()

    def came_or_went(self) -> None:
        """Everybody at the table is told who is there, at other processes too."""
        self.room.gallery.tell_table()
        self.house.presence.changed(self.room.table_id)

    def key(self) -> str:
        """A seat counts over all its connections; each spectator for itself."""
        viewer = self.watcher.viewer
        return f"{self.room.table_id} {viewer if viewer < len(self.room.named) else id(self)}"

    def limit(self, buckets: Buckets, code: str) -> None:
        if not buckets.take(self.key()):
            raise Denied(429, code, retry_after=buckets.wait(self.key()))

    def limit_spectators(self) -> None:
        """Spectators talk as much as one address may: another connection does not give more."""
        buckets, address = self.house.spectator_lines, self.address
        if self.watcher.viewer == len(self.room.named) and not self.trusted and not buckets.take(address):
            raise Denied(429, "too_much_talk", retry_after=buckets.wait(address))

    async def obey(self, message: Any) -> Struct | None:
        """One message; raises whatever is to be refused."""
        match message:
            case Ping(ref):
                return Pong(ref)
            case Play():
                done = await self.room.play(self.seat(), message.at, message.action, message.line)
                return Done(message.ref, done.number, done.again)
            case Undo():
                done = await self.room.undo(self.seat(), message.at)
                return Done(message.ref, done.number, done.again)
            case Why():
                seat = self.seat()  # first: whether the game is over is not for all who watch
                async with self.room.lock:
                    said = why_not(self.room.playing(), seat, message.action, message.line)
                if said is None:
                    return Because(message.ref, None, {}, "")
                return Because(message.ref, said.code, said.params, said.rule)
            case Hint(ref):
                self.limit(self.house.seat_hints, "too_many_hints")
                address = self.house.address_key(self.address)
                return await hint(self.room, self.house.thinkers, self.seat(), address, ref)
            case Say(words):
                self.limit(self.house.chat_lines, "too_much_talk")
                self.limit_spectators()
                await chat.say(self.room, self.watcher, words)
                return Done(message.ref, None)
            case Propose():
                self.limit(self.house.seat_wishes, "too_many_wishes")
                await proposals.propose(self.room, self.seat())
                return Done(message.ref, None)
            case Consent(yes):
                await proposals.consent(self.room, self.seat(), yes)
                return Done(message.ref, None)
            case Passing(prompts):
                await set_passing(self.room, self.seat(), prompts)
                return Done(message.ref, None)
            case Look(seat):
                await self.look(seat)
                return Done(message.ref, None)
        raise Denied(400, "hello_once")

    def seat(self) -> int:
        """The seat this client acts for. Asked anew each time: the host may have given it away."""
        viewer = self.watcher.viewer
        if viewer >= len(self.room.named):
            raise Refused(Refusal("only_players"))
        self.room.access(self.caller).seat(viewer, self.room.named[viewer])
        return viewer

    async def look(self, seat: str) -> None:
        """Through other eyes of the same client's: nothing of the one is shown to the other before."""
        room, watcher = self.room, self.watcher
        async with room.lock:
            viewer = self.viewer(room.access(self.caller), seat)
            self.place.gallery.leave(watcher)
            self.place = room  # a seat sees the table as it is now, whatever spectators see
            watcher.viewer = viewer
            room.gallery.enter(watcher)
            self.came_or_went()
            if room.live is not None:
                watcher.send(encode(room.gallery.full_view(room.live, viewer)))


def read(data: Any) -> Any:
    """A message as it was sent; raises Denied."""
    try:
        return read_message(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Denied(400, "bad_message") from None


def ref_of(data: Any) -> int | None:
    """Whoever waits for the answer to a message is told even if no more of it can be read."""
    try:
        return msgspec.json.decode(data, type=Marked).ref
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def refusal(error: Exception, ref: int | None) -> RefusedNow:
    """As a message; what nobody expected is logged and called unexpected."""
    if isinstance(error, WebSocketDisconnect):
        raise error
    if isinstance(error, NobodyThinks):
        return RefusedNow("no_bots", {}, "", ref)
    _, problem = problem_of(error)
    metrics.refused(problem.code)
    return RefusedNow(problem.code, problem.params, problem.rule, ref)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    await socket.accept()
    code, said = 1000, None
    try:
        await _hello_and_talk(socket, table_id)
    except TimeoutError:
        code, said = SLOW, RefusedNow("too_slow", {}, "")
    except WebSocketDisconnect:
        code = 0
    except Exception as error:
        code, said = WRONG, refusal(error, None)
    if code:
        with contextlib.suppress(Exception):  # whoever does not read will not hear it
            async with asyncio.timeout(limits.LAST_WORD_SECONDS):
                if said is not None:
                    await socket.send_data(encode(said), mode="text", encoding="utf-8")
                await socket.close(code=code)
    # Litestar ties these to the socket in a circle, and what goes in circles is collected seldom.
    del socket.receive, socket.send


async def _hello_and_talk(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    house: House = socket.app.state.house
    async with asyncio.timeout(limits.HELLO_SECONDS):
        message = read(await socket.receive_data(mode="text"))
    if not isinstance(message, Hello):
        raise Denied(400, "hello_first")
    room = await house.room(table_id, payer_of(house, socket.scope))
    line = Line(socket, house, room, caller_of(house, socket.scope))
    try:
        await line.greet(message)
        await _talk(line)
    finally:
        line.leave()


async def _talk(line: Line) -> None:
    """Both directions at once; when one ends, so does the other."""
    speaking, hearing = asyncio.ensure_future(line.speak()), asyncio.ensure_future(line.hear())
    try:
        done, _ = await asyncio.wait((speaking, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        speaking.cancel()
        hearing.cancel()
        await asyncio.gather(speaking, hearing, return_exceptions=True)
    try:
        for task in done:
            task.result()
    finally:
        del done, speaking, hearing, task  # or what they raised would hold them, and they it
