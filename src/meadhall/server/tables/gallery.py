"""Those who look at a table: each pair of eyes is sent what changed for it, and nothing else."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Raw

from meadhall.server.messages import FullView, News, Notice, Same, encode
from meadhall.server.tables.parts import Parts, Seen, encoded_event, own_parts, public_parts, whole
from meadhall.server.tables.watchers import Watcher

if TYPE_CHECKING:
    from meadhall.server.messages import ClockState, TableNow
    from meadhall.server.tables.access import Access
    from meadhall.server.tables.live import Live


def told(live: Live, viewer: int) -> list[bytes]:
    """What happened with the newest public change, as this viewer may know it: each event encoded."""
    return [encoded_event(one) for one in live.game.happened(live.seat_or_none(viewer))]


def as_list(events: list[bytes]) -> Raw:
    return Raw(b"[" + b",".join(events) + b"]")


class Shown(Protocol):
    """What a gallery looks at: a room, or a room some time ago."""

    live: Live | None

    def clocks_now(self) -> list[ClockState]: ...

    def table_now(self, viewer: int, rights: Access) -> TableNow: ...


class Gallery:
    """The watchers of one room. A viewer is a seat's number, or the number of seats for spectators."""

    __slots__ = ("_pending", "_room", "_seen", "watchers")

    def __init__(self, room: Shown) -> None:
        self._room = weakref.ref(room)  # a room that is let go is freed at once
        self.watchers: set[Watcher] = set()
        self._seen: dict[int, Seen] = {}
        # What happened, for each viewer that is watched, until it is stored and sent.
        self._pending: dict[int, list[bytes]] = {}

    @property
    def room(self) -> Shown:
        room = self._room()
        assert room is not None, "a gallery is only reached through its room"
        return room

    # --- what is sent ---------------------------------------------------------------------------------

    def collect(self, live: Live, public: bool) -> None:
        """Remember what a change tells each viewer: the next row forgets it."""
        if public:
            for viewer in self._seen:
                self._pending.setdefault(viewer, []).extend(told(live, viewer))

    def publish(self, live: Live, public: bool, mover: int) -> None:
        """Send what changed: to everybody, or in the middle of a sentence to the mover alone."""
        shared: dict[int, Parts] = {}
        for viewer in list(self._seen) if public else [mover] if mover in self._seen else []:
            game = live.shown(viewer)
            if id(game) not in shared:
                shared[id(game)] = public_parts(game.view(None))
            parts = shared[id(game)]
            seat = live.seat_or_none(viewer)
            if seat is not None:
                parts = {**parts, **own_parts(game.own_view(seat))}
            changed = self._seen[viewer].changes(parts)
            events = self._pending.pop(viewer, None)
            if changed is None:
                self.send(viewer, encode(self.full_view(live, viewer)))
                continue
            news = News(
                number=live.numbers[viewer],
                moment=live.moment,
                set=changed,
                events=as_list(events or []),
                undo=live.can_undo(viewer),
                clocks=self.room.clocks_now(),
            )
            self.send(viewer, encode(news))

    def show_afresh(self) -> None:
        """The full view for everybody: after the game was read again from the store."""
        self._pending.clear()
        live = self.room.live
        for viewer in {watcher.viewer for watcher in self.watchers}:
            if live is not None:
                self.send(viewer, encode(self.full_view(live, viewer)))

    def full_view(self, live: Live, viewer: int, missed: list[Raw] | None = None) -> FullView:
        """All this viewer may know; from here on it is sent changes."""
        game = live.shown(viewer)
        seat = live.seat_or_none(viewer)
        view = game.view(None)
        own: dict[str, Any] = {} if seat is None else game.own_view(seat)
        self._seen[viewer] = Seen({**public_parts(view), **own_parts(own)})
        return FullView(
            number=live.numbers[viewer],
            moment=live.moment,
            view=whole(view, own),
            undo=live.can_undo(viewer),
            clocks=self.room.clocks_now(),
            missed=missed,
        )

    def same(self, live: Live, viewer: int) -> Same:
        return Same(live.numbers[viewer], live.moment, live.can_undo(viewer), self.room.clocks_now())

    def watched(self, viewer: int) -> bool:
        """Somebody who looks through these eyes is sent changes already."""
        return viewer in self._seen

    def send(self, viewer: int, message: bytes) -> None:
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                watcher.send(message)

    def notice(self, code: str, **params: str | int) -> None:
        """Tell everybody something that is no event of the game."""
        message = encode(Notice(code, params))
        for watcher in self.watchers:
            watcher.send(message)

    def tell_table(self) -> None:
        """What is new about the table itself."""
        for watcher in self.watchers:
            watcher.tell(encode(self.room.table_now(watcher.viewer, watcher.access)))

    # --- coming and going -------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.closed(watcher.viewer)

    def closed(self, viewer: int) -> None:
        """Eyes that nobody looks through any more need not be shown anything."""
        if not any(other.viewer == viewer for other in self.watchers):
            self._seen.pop(viewer, None)
            self._pending.pop(viewer, None)

    def here(self, viewer: int) -> bool:
        return any(watcher.viewer == viewer and not watcher.closing for watcher in self.watchers)
