"""Those who look at a table: each pair of eyes is sent what changed for it, and nothing else."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw

from meadhall.server.messages import FullView, News, Same, encode
from meadhall.server.tables.parts import Keys, as_list, changed, encoded_event, whole
from meadhall.server.tables.watchers import Watcher

if TYPE_CHECKING:
    from meadhall.server.messages import ClockState, TableNow
    from meadhall.server.tables.access import Access
    from meadhall.server.tables.live import Live


def told(live: Live, viewer: int) -> list[bytes]:
    """What happened with the newest public change, as this viewer may know it: each event encoded."""
    return [encoded_event(one) for one in live.game.happened(live.seat_or_none(viewer))]


class Shown(Protocol):
    """What a gallery looks at: a room, or a room some time ago."""

    live: Live | None

    def clocks_now(self) -> list[ClockState]: ...

    def table_now(self, viewer: int, rights: Access) -> TableNow: ...


class Seen:
    """What one viewer was shown last: the keys of all parts. Those that all see alike are mostly shared."""

    __slots__ = ("own", "public")

    def __init__(self, public: Keys, own: Keys) -> None:
        self.public = public
        self.own = own


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
        clocks = self.room.clocks_now()
        shown: dict[int, Keys] = {}  # by game: the acting seat may see another than the others
        differences: dict[tuple[int, int], tuple[Keys, dict[str, Raw]]] = {}
        for viewer in list(self._seen) if public else [mover] if mover in self._seen else []:
            game, seen = live.shown(viewer), self._seen[viewer]
            now = shown.get(id(game))
            if now is None:
                now = shown[id(game)] = game.public_keys()
            pair = id(seen.public), id(now)
            if pair not in differences:  # which also keeps what was shown before: its id is not used again
                differences[pair] = seen.public, changed(game, seen.public, now)
            own = game.own_keys(live.seat_or_none(viewer))
            parts = {**differences[pair][1], **changed(game, seen.own, own)}
            seen.public, seen.own = now, own
            news = News(
                number=live.numbers[viewer],
                moment=live.moment,
                set=parts,
                events=as_list(self._pending.pop(viewer, [])),
                undo=live.can_undo(viewer),
                clocks=clocks,
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
        public = game.public_keys()
        for other in self._seen.values():
            if other.public == public:
                public = other.public
        self._seen[viewer] = Seen(public, game.own_keys(seat))
        return FullView(
            number=live.numbers[viewer],
            moment=live.moment,
            view=whole(game.view(None), game.own_view(seat)),
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

    def tell_everybody(self, message: bytes) -> None:
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
