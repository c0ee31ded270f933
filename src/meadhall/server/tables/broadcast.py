"""Sends views and changes to the watchers of a table: to each viewer only what changed for that viewer."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw

from meadhall.server.messages import FullView, News, Same, encode
from meadhall.server.tables.view_parts import Keys, as_list, changed, encoded_event, whole
from meadhall.server.tables.watchers import Watcher

if TYPE_CHECKING:
    from meadhall.server.messages import ClockState, TableNow
    from meadhall.server.tables.access import Access
    from meadhall.server.tables.live_game import LiveGame


def events_for(live: LiveGame, viewer: int) -> list[bytes]:
    """The events of the newest public change as this viewer may know them, each encoded."""
    return [encoded_event(one) for one in live.game.happened(live.seat_or_none(viewer))]


class BroadcastSource(Protocol):
    """What is broadcast: a Room or a DelayedView."""

    live: LiveGame | None

    def clocks_now(self) -> list[ClockState]: ...

    def table_now(self, viewer: int, rights: Access) -> TableNow: ...


class SentKeys:
    """The keys of all view parts that a viewer was sent last. The public ones are mostly shared by
    viewers."""

    __slots__ = ("own", "public")

    def __init__(self, public: Keys, own: Keys) -> None:
        self.public = public
        self.own = own


class Broadcast:
    """The watchers of one room. A viewer is a seat's number; the spectators' is the number of seats."""

    __slots__ = ("_pending", "_room", "_seen", "watchers")

    def __init__(self, room: BroadcastSource) -> None:
        self._room = weakref.ref(room)  # no reference cycle: an evicted room is freed at once
        self.watchers: set[Watcher] = set()
        self._seen: dict[int, SentKeys] = {}
        # Events for each watched viewer, until the change is stored and sent.
        self._pending: dict[int, list[bytes]] = {}

    @property
    def room(self) -> BroadcastSource:
        room = self._room()
        assert room is not None, "a Broadcast is only used through its room"
        return room

    # --- sending --------------------------------------------------------------------------------------

    def collect(self, live: LiveGame, public: bool) -> None:
        """Encode the events of a change for each viewer: the game drops them with the next row."""
        if public:
            for viewer in self._seen:
                self._pending.setdefault(viewer, []).extend(events_for(live, viewer))

    def publish(self, live: LiveGame, public: bool, mover: int) -> None:
        """Send the changed parts: to everybody, or in the middle of a sentence only to the mover."""
        clocks = self.room.clocks_now()
        shown: dict[int, Keys] = {}  # by game: the acting seat may see another position than the others
        differences: dict[tuple[int, int], tuple[Keys, dict[str, Raw]]] = {}
        for viewer in list(self._seen) if public else [mover] if mover in self._seen else []:
            game, seen = live.shown(viewer), self._seen[viewer]
            now = shown.get(id(game))
            if now is None:
                now = shown[id(game)] = game.public_keys()
            pair = id(seen.public), id(now)
            if pair not in differences:  # also keeps the old keys alive, so that their id is not reused
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

    def send_full_views(self) -> None:
        """Send everybody the full view: the game was read again from the store."""
        self._pending.clear()
        live = self.room.live
        for viewer in {watcher.viewer for watcher in self.watchers}:
            if live is not None:
                self.send(viewer, encode(self.full_view(live, viewer)))

    def full_view(self, live: LiveGame, viewer: int, missed: list[Raw] | None = None) -> FullView:
        """All this viewer may know; from then on the viewer is sent changes."""
        game = live.shown(viewer)
        seat = live.seat_or_none(viewer)
        public = game.public_keys()
        for other in self._seen.values():
            if other.public == public:
                public = other.public
        self._seen[viewer] = SentKeys(public, game.own_keys(seat))
        return FullView(
            number=live.numbers[viewer],
            moment=live.moment,
            view=whole(game.view(None), game.own_view(seat)),
            undo=live.can_undo(viewer),
            clocks=self.room.clocks_now(),
            missed=missed,
        )

    def same(self, live: LiveGame, viewer: int) -> Same:
        return Same(live.numbers[viewer], live.moment, live.can_undo(viewer), self.room.clocks_now())

    def watched(self, viewer: int) -> bool:
        """Whether this viewer is sent changes."""
        return viewer in self._seen

    def send(self, viewer: int, message: bytes) -> None:
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                watcher.send(message)

    def send_everybody(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    def send_table(self) -> None:
        """Send the table message to each watcher for whom it has changed."""
        for watcher in self.watchers:
            watcher.send_table(encode(self.room.table_now(watcher.viewer, watcher.access)))

    # --- watchers -------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.closed(watcher.viewer)

    def closed(self, viewer: int) -> None:
        """Stop preparing changes for a viewer without watchers."""
        if not any(other.viewer == viewer for other in self.watchers):
            self._seen.pop(viewer, None)
            self._pending.pop(viewer, None)

    def here(self, viewer: int) -> bool:
        return any(watcher.viewer == viewer and not watcher.closing for watcher in self.watchers)
