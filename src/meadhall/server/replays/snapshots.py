"""Snapshots of replayed games: a moment is reached from the nearest snapshot, not from the first row."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence

from meadhall.server.steady_clock import coarse
from meadhall.server.store.rows import Move, Table
from meadhall.server.tables.broadcast import events_for
from meadhall.server.tables.live_game import LiveGame, Rewinds, kept
from meadhall.server.tables.story import BEGINNING, Moment, Scene, scene
from meadhall.server.tables.view_parts import as_list

EVERY = 50  # rows between two snapshots, or up to twice as many if a sentence is long
MOST = 200  # snapshots of a log without rewinds: in a longer one there are more rows between them

# Estimated sizes, rather too large: a copy takes 8 to 21 KB beside the others, depending on the game.
GAME_BYTES = 24 * 1024
ITEM_BYTES = 32  # an item of a list that a copy has of its own
ROW_BYTES = 400


class SnapshottedGame:
    """One stored game, as far as it was replayed.

    The position after a row follows from the position after another row, its parent: the row before it or,
    after a rewind, the row that the rewind goes back to. A snapshot is taken where the nearest one is
    `_every` rows or more away by way of the parents, so reaching a row never means following a rewind.
    """

    def __init__(self, table: Table, names: tuple[str, ...], started: int, most: int) -> None:
        """`most`: the estimated bytes after which no more snapshots are taken; raises Misfit."""
        self.rows: list[Move] = []
        self.size = 0
        self._most = most
        self._every = EVERY
        self._started = started
        self._live = LiveGame(table, names, started)  # after all rows
        self._changes = [0]  # for each moment: the row that made it
        self._in_effect = [0]  # for each row: the newest row in effect after it; that of a move is the move
        self._parent = [0]  # for each move or undo: the newest row in effect before it
        self._distance = [0]  # for each move or undo: how many rows are replayed to reach it
        self._snapshots: dict[int, LiveGame] = {}
        self._take_snapshot(0)  # always: every other row is reached from it

    def agrees(self, moves: Sequence[Move]) -> bool:
        """Whether a log begins with the rows that were replayed, or these begin with the log."""
        common = min(len(moves), len(self.rows))
        return list(moves[:common]) == self.rows[:common]

    def follow(self, moves: Sequence[Move]) -> Iterator[tuple[LiveGame, Move]]:
        """Replay the rows of a whole log that are new; yields each public change. Raises Misfit."""
        live, first = self._live, len(self.rows)
        self._every = max(EVERY, len(moves) // MOST)
        new = moves[first:]
        rewinds = Rewinds(new)
        rewinds.keep(live)
        for move in new:
            if move.kind == "rewind" and kept(move) < first:
                live.rewind(move, self._after(kept(move)).match)
                public = True
            else:
                public = live.follow(move, rewinds)
            rewinds.keep(live)
            self._add(move, public)
            if public:
                yield live, move

    def scenes(self, viewer: int, first: int, last: int, entries: int) -> list[Scene]:
        """The views at these moments of the first `entries` rows; after their end, that of the end."""
        end = bisect_right(self._changes, entries) - 1
        first, last = min(first, end), min(last, end)
        row = self._changes[first]
        live = self._after(row)
        shown = [self._scene(live, first, viewer)]
        for moment in range(first + 1, last + 1):
            target = self._changes[moment]
            if self._distance[self._in_effect[target]] < target - row:
                row, live = target, self._after(target)
            while row < target:
                row += 1
                live = self._after_next(live, row)
            shown.append(self._scene(live, moment, viewer))
        return shown

    def _scene(self, live: LiveGame, moment: int, viewer: int) -> Scene:
        if moment == 0:
            return scene(live, Moment(0, coarse(self._started), BEGINNING), viewer)
        at = coarse(self.rows[self._changes[moment] - 1].at)
        return scene(live, Moment(moment, at, as_list(events_for(live, viewer))), viewer)

    def _after(self, row: int) -> LiveGame:
        """A copy of the game after a row. Only its match is that of the row: it has not counted the changes
        that were taken back."""
        path = []
        number = self._in_effect[row]
        while number not in self._snapshots:
            path.append(number)
            number = self._parent[number]
        live = self._snapshots[number].copy()
        for number in reversed(path):
            live.take(self.rows[number - 1])
        if row and self.rows[row - 1].kind == "rewind":
            live.match.forget()
        return live

    def _after_next(self, live: LiveGame, row: int) -> LiveGame:
        """The game after a row, given that after the row before it."""
        move = self.rows[row - 1]
        if move.kind == "rewind":
            return self._after(row)
        live.take(move)
        return live

    def _add(self, move: Move, public: bool) -> None:
        """Note a row that was replayed."""
        before = self._in_effect[-1]
        self.rows.append(move)
        self.size += ROW_BYTES
        row = len(self.rows)
        if public:
            self._changes.append(row)
        self._parent.append(before)
        if move.kind == "rewind":
            self._in_effect.append(self._in_effect[kept(move)])
            self._distance.append(0)
            return
        self._in_effect.append(row)
        self._distance.append(self._distance[before] + 1)
        if self._distance[row] >= self._every and self.size < self._most:
            # In the middle of a sentence a copy has a game for each step that can be undone: wait for its
            # end, but not for long.
            games, _ = self._live.match.holds()
            if games == 1 or self._distance[row] >= 2 * self._every:
                self._take_snapshot(row)

    def _take_snapshot(self, row: int) -> None:
        games, items = self._live.match.holds()
        self.size += games * GAME_BYTES + items * ITEM_BYTES
        self._distance[row] = 0
        self._snapshots[row] = self._live.copy()


class SnapshotCache:
    """The games that were replayed last, up to a number of estimated bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._games: OrderedDict[bytes, SnapshottedGame] = OrderedDict()

    @property
    def size(self) -> int:
        return sum(game.size for game in self._games.values())

    def __len__(self) -> int:
        return len(self._games)

    def get(self, key: bytes) -> SnapshottedGame | None:
        if key in self._games:
            self._games.move_to_end(key)
        return self._games.get(key)

    def of(
        self, key: bytes, table: Table, names: tuple[str, ...], started: int, moves: Sequence[Move]
    ) -> SnapshottedGame:
        """The game of this log, which may have to follow some of its rows; raises Misfit."""
        game = self.get(key)
        if game is None or not game.agrees(moves):
            game = self._games[key] = SnapshottedGame(table, names, started, self._most // 2)
            self._games.move_to_end(key)
        return game

    def trim(self) -> None:
        """Drop the games that were not used for longest. Call it after every use."""
        while self.size > self._most:
            self._games.popitem(last=False)
