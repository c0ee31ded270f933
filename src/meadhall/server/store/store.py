"""The store: all operations on the database, for asyncio. None of them blocks the event loop.

Writes run in one thread (writer.py) and are durable when they return. Reads run in a few other threads. Every
error of the database is a StoreError; the store works again when the database does. After a StoreError of a
write, it is unknown whether the write happened: read again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from meadhall.server.store import banning, expiring, notifications, presence, reading, writing
from meadhall.server.store.database import READERS, Database
from meadhall.server.store.errors import StoreError, as_store_error
from meadhall.server.store.expiring import Untouched
from meadhall.server.store.locks import Locks
from meadhall.server.store.migrate import migrate
from meadhall.server.store.reading import TableSeats
from meadhall.server.store.rows import Ban, ChatMessage, Counts, Move, Notification, Seat, Table, TableChange
from meadhall.server.store.serving import serve_alone
from meadhall.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

# Set by the store itself, or never changed.
FIXED = {"id", "table_id", "seat", "entries", "version"}
IDS_AT_ONCE = 500
NOT_OVER = ("open", "playing")


class Store:
    """One per process; create it with `await Store.open(url)`."""

    def __init__(self, database: Database, writer: Engine, serving: IO[str] | None) -> None:
        self.database = database
        self._serving = serving
        # The name of this process: PostgreSQL also sends a process its own notifications.
        self.process = secrets.token_hex(8)
        self._engine = writer
        self._writer = Writer(writer, self.process, database.check_file)
        self._readers = database.readers()
        self._threads = ThreadPoolExecutor(READERS, "meadhall-reader")
        self._locks = Locks(database)
        self._closed = False

    # --- opening and closing -----------------------------------------------------------------

    @classmethod
    async def open(cls, url: str | os.PathLike[str], *, serve: bool = False) -> Store:
        """A file, sqlite:///FILE or postgresql://…; it is created and migrated if needed.

        `serve`: prevent a second server on the same SQLite database.
        """
        return cls(*await asyncio.to_thread(_open, url, serve))

    async def close(self) -> None:
        """Complete queued writes, then close everything. Leave locks and listen() before."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._locks.close()
        self._threads.shutdown()
        self._readers.dispose()
        self._engine.dispose()
        if self._serving is not None:
            self._serving.close()

    def counts(self) -> Counts:
        """What was written so far, and how many writes are queued."""
        return Counts(self._writer.jobs, self._writer.commits, self._writer.waiting)

    # --- tables and moves --------------------------------------------------------------------

    async def create(self, table: Table, seats: Sequence[Seat], moves: Sequence[Move] = ()) -> None:
        """Store a new table; with moves if it is forked or imported (`table.entries` is their number)."""
        _check_moves(moves, 1)
        if table.entries != len(moves) or any(seat.table_id != table.id for seat in seats):
            raise ValueError("a table's seats and moves must be its own")
        await self._writer.do(writing.create, table.id, table, seats, moves)

    async def append(
        self, table_id: str, moves: Sequence[Move], change: TableChange, version: int | None = None
    ) -> bool:
        """Append moves to a table's log and update the table, in one transaction.

        False, and nothing is changed, if the numbers do not continue the log (another process was first, or
        the table is gone), or if `version` is given and is not the table's version any more: load the table
        again.
        """
        if not moves:
            raise ValueError("no moves to append")
        _check_moves(moves, moves[0].number)
        return await self._writer.do(writing.append, table_id, moves, change, version)

    async def load(self, table_id: str, after: int = 0) -> tuple[Table, list[Seat], list[Move]] | None:
        """A table with its seats and its moves after that number, in one snapshot."""
        return await self._read(reading.load, table_id, after)

    async def table(self, table_id: str) -> Table | None:
        return await self._read(reading.table, table_id)

    async def entries(self, table_id: str) -> int:
        """The number of rows of its log; 0 if there is no such table."""
        return await self._read(reading.entries_of, table_id)

    async def seats(self, table_id: str) -> list[Seat]:
        return await self._read(reading.seats_of, table_id)

    async def moves(self, table_id: str, after: int = 0) -> list[Move]:
        return await self._read(reading.moves_of, table_id, after)

    async def seat_by_token(self, token_hash: str) -> Seat | None:
        return await self._read(reading.seat_by_token, token_hash)

    async def change_table(
        self, table_id: str, *, where: Mapping[str, object] | None = None, **columns: object
    ) -> bool:
        """Set columns of a table, and increment its version. False: no such table, or `where` does not
        match."""
        _check_columns(Table, where or {}, columns)
        return await self._writer.do(writing.change_table, table_id, where or {}, columns)

    async def change_seat(
        self, table_id: str, seat: int, *, where: Mapping[str, object] | None = None, **columns: object
    ) -> bool:
        """Set columns of a seat, and increment the table's version. False: no such seat, or `where` does not
        match.

        Taking an open seat: `change_seat(id, 2, where={"kind": "open"}, kind="person", client=…)`.
        """
        _check_columns(Seat, where or {}, columns)
        return await self._writer.do(writing.change_seat, table_id, seat, where or {}, columns)

    async def mark_stuck(self, table_id: str, misfit: str) -> None:
        """Mark a table as stuck; `misfit` (JSON) says why."""
        await self._writer.do(writing.mark_stuck, "", table_id, misfit)

    async def delete(self, table_id: str, standing: tuple[int, int] | None = None) -> bool:
        """Delete a table with its seats, moves and chat. False: there is no such table.

        With `standing` (entries, version): also False if the table has changed since.
        """
        return await self._writer.do(writing.delete, table_id, standing)

    # --- finding tables ----------------------------------------------------------------------

    async def lobby(
        self,
        *,
        game: str | None = None,
        status: Sequence[str] = NOT_OVER,
        language: str | None = None,
        open_seats: bool = False,
        before: tuple[int, str] | None = None,
        limit: int = 50,
        now: int,
    ) -> list[TableSeats]:
        """Listed tables with their seats, newest first, as callers without a seat may know them.

        The next page is `before` the last (listed_at, id): see tables/spectator_delay.py.
        """
        return await self._read(reading.lobby, game, status, language, open_seats, before, limit, now)

    async def tables_of(self, client: str, now: int, limit: int = 100) -> list[TableSeats]:
        """Tables that this client created or has a seat at, newest first, as the client may know them."""
        return await self._read(reading.tables_of, client, limit, now)

    async def holds_seat(self, client: str | None, token_hash: str | None) -> bool:
        """Whether this client or token holds a seat at any table."""
        return await self._read(reading.holds_seat, client, token_hash)

    async def due(self, before: int, limit: int = 100) -> list[str]:
        """Ids of tables where the server must act, the longest overdue first."""
        return await self._read(reading.due, before, limit)

    async def stuck(self, limit: int) -> list[str]:
        """Ids of stuck tables."""
        return await self._read(reading.stuck, limit)

    async def count_tables(self, *, status: Sequence[str] | None = None, host: str | None = None) -> int:
        """The number of tables, for limits."""
        return await self._read(reading.count_tables, status, host)

    async def all_ids(self) -> AsyncIterator[str]:
        """The ids of all tables. Tables created meanwhile may be missing."""
        last = ""
        while ids := await self._read(reading.ids_after, last, IDS_AT_ONCE):
            for table_id in ids:
                yield table_id
            if ids[-1] <= last:  # an id that is not UTF-8 is changed when it is read: avoid an endless loop
                return
            last = ids[-1]

    async def listing(
        self,
        *,
        status: Sequence[str] | None = None,
        game: str | None = None,
        untouched_since: int | None = None,
    ) -> AsyncIterator[Table]:
        """All tables of these kinds, whether listed in the lobby or not."""
        last = ""
        wanted = (status, game, untouched_since)
        while found := await self._read(expiring.listing, *wanted, last, IDS_AT_ONCE):
            for table in found:
                yield table
            last = found[-1].id

    async def untouched(self, before: int, running: int | None, limit: int) -> list[Untouched]:
        """Tables to delete: not used since `before`, or since `running` for running games."""
        return await self._read(expiring.untouched, before, running, limit)

    # --- chat --------------------------------------------------------------------------------

    async def say(self, line: ChatMessage, keep: int = 200) -> ChatMessage | None:
        """Store a chat message; None if the table is gone. Only the newest `keep` of a channel are kept."""
        return await self._writer.do(writing.say, line.table_id, line, keep)

    async def chat(self, table_id: str, channel: str, after: int = 0, limit: int = 200) -> list[ChatMessage]:
        """The newest messages after that id, oldest first."""
        return await self._read(reading.lines, table_id, channel, after, limit)

    async def line(self, table_id: str, line_id: int) -> ChatMessage | None:
        return await self._read(banning.line, table_id, line_id)

    # --- bans ----------------------------------------------------------------------------------

    async def ban(self, ban: Ban, most: int) -> Ban | None:
        """Store a ban; None if the table is gone, or has `most` bans already."""
        return await self._writer.do(banning.add, ban.table_id or "", ban, most)

    async def lift(self, ban: int, table_id: str = "") -> bool:
        """Delete a ban of this table, or of the whole server. False: there is none."""
        return await self._writer.do(banning.lift, table_id, ban)

    async def learn_address(self, ban: Ban, address: str) -> None:
        """Add the address to a ban of a browser."""
        await self._writer.do(banning.learn, ban.table_id or "", ban.id, address)

    async def bans(self, table_id: str = "") -> tuple[Ban, ...]:
        """The bans of this table, or of the whole server; expired ones are included."""
        return await self._read(banning.bans_of, table_id)

    async def all_bans(self) -> list[Ban]:
        return await self._read(banning.all_bans)

    # --- values shared by all processes ------------------------------------------------------

    async def shared_value(self, name: str, make: Callable[[], str]) -> str:
        """A value that is created once and is then the same for all processes, such as a secret."""
        return await self._writer.do(writing.keep, "", name, make())

    async def replace_shared_value(self, name: str, value: str, what: str) -> None:
        """Change such a value, and notify the other processes with `what`."""
        await self._writer.do(writing.replace, "", name, value, what)

    async def beat(self, now: int) -> int | None:
        """Store that a server is running; returns the time of the last call before, by any process."""
        return await self._writer.do(writing.beat, "", now)

    async def touch(self, now: int) -> None:
        """Write a row, to find out whether writing works."""
        await self._writer.do(writing.touch, "", now)

    # --- presence ----------------------------------------------------------------------------

    async def mark_presence(
        self, come: Sequence[presence.SeatAt], gone: Sequence[presence.SeatAt], now: int
    ) -> None:
        """Store seats that are now connected to this process, and delete seats that are not any more."""
        await self._writer.do(presence.mark, "", self.process, come, gone, now)

    async def beat_process(self, now: int) -> bool:
        """Store the heartbeat of this process. False: its heartbeat and its presence had been deleted."""
        return await self._writer.do(presence.sign, "", self.process, now)

    async def forget_presence(self) -> None:
        """Delete the presence of this process."""
        await self._writer.do(presence.forget, "", self.process)

    async def forget_stale_presence(self, before: int) -> set[str]:
        """Delete the presence of processes without a heartbeat since then; returns the tables concerned."""
        return await self._writer.do(presence.forget_stale, "", before)

    async def presence_elsewhere(
        self, since: int, table_ids: Iterable[str] | None = None
    ) -> dict[str, frozenset[int]]:
        """Seats connected to other processes, by table; None: of all tables."""
        return await self._read(presence.elsewhere, self.process, since, table_ids)

    # --- other processes ---------------------------------------------------------------------

    async def pass_on(self, table_id: str, text: str) -> None:
        """Let other processes send this to everybody at the table. With SQLite there are none."""
        if not self.database.is_sqlite:
            await self._writer.do(writing.pass_on, table_id, text)

    def listen(self) -> AsyncGenerator[Notification, None]:
        """Notifications of changes by other processes; never ends."""
        if self.database.is_sqlite:
            return notifications.look(lambda: self._writer.do(writing.written_by_others, ""))
        return notifications.listen(self.database, self.process)

    def lock(self, table_id: str) -> AbstractAsyncContextManager[bool]:
        """`async with store.lock(id) as got:` is True for one holder among all processes. It never waits."""
        return self._locks.lock(table_id)

    def holds(self, table_id: str) -> bool:
        """Whether this process holds the lock, as far as it knows."""
        return self._locks.holds(table_id)

    # -----------------------------------------------------------------------------------------

    async def _read(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **none: P.kwargs
    ) -> T:
        if self._closed:
            raise StoreError("closed")

        def in_thread() -> T:
            try:
                with self._readers.connect() as connection:
                    try:
                        return read(connection, *args, **none)
                    except OperationalError as error:
                        if "Could not decode to UTF-8" not in str(error):
                            raise
                    with reading.any_text(connection):
                        return read(connection, *args, **none)
            except SQLAlchemyError as error:
                raise as_store_error(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, in_thread)


def _open(url: str | os.PathLike[str], serve: bool) -> tuple[Database, Engine, IO[str] | None]:
    """The parts that block."""
    database = Database(url)
    database.make_file()
    serving = serve_alone(database.path) if serve and database.is_sqlite else None
    engine = database.writer()
    try:
        migrate(engine)
    except Exception as error:
        engine.dispose()
        if serving is not None:
            serving.close()
        raise database.trouble(error) from error
    database.remember_file()
    return database, engine, serving


def _check_moves(moves: Sequence[Move], first: int) -> None:
    if any(move.number != number for number, move in enumerate(moves, first)):
        raise ValueError("the numbers of moves must follow on each other")
    if any("\0" in move.words for move in moves):  # SQLite would cut the text there
        raise ValueError("the words of moves must not hold a zero character")


def _check_columns(
    row: type[Table] | type[Seat], where: Mapping[str, Any], columns: Mapping[str, Any]
) -> None:
    wrong = (set(columns) & FIXED) | (set(columns) | set(where)) - set(row.__struct_fields__)
    if wrong or not columns:
        raise ValueError(f"cannot set {' '.join(sorted(wrong)) or 'nothing'}")
