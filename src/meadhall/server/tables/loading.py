"""Reads stored tables into memory, and checks everything: whatever is wrong raises Misfit.

SQLite accepts any type in any column, and rows can be edited by hand, so stored values are not trusted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from meadhall.kernel.refusal import Refusal
from meadhall.server.guard.tokens import is_table_id
from meadhall.server.messages import Clock
from meadhall.server.store.rows import Move, Seat, Table
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.live_game import LiveGame, Misfit, replayed
from meadhall.server.tables.proposal import Proposal
from meadhall.server.tables.table_message import Reason

log = logging.getLogger("meadhall.server")

STATUSES = {"open", "playing", "over", "stuck"}
SEAT_KINDS = {"open", "person", "bot"}
MOVE_KINDS = {"move", "change", "undo", "rewind"}
PLAYERS = {"person", "bot", "table", "clock"}
JSON: dict[str, Any] = {
    "options": dict[str, str],
    "clock": Clock | None,
    "clocks": Clocks | None,
    "proposal": Proposal | None,
    "result": dict[str, list[int]] | None,
    "misfit": Reason | None,
}
BLANK: dict[type, object] = {str: "", int: 0, bool: False}
BLANK_JSON: dict[str, object] = {"options": "{}", "clock": "null"}
MISSING = "moves.number"


@dataclass(frozen=True)
class ParsedTable:
    """A table without its game: its row, its seats, its clock settings and clocks."""

    table: Table
    seats: list[Seat]
    clock: Clock
    clocks: Clocks | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


def damaged(what: str, entry: int = 0) -> Misfit:
    """`what`: a column, or what is wrong among the rows; never the stored value, which may be secret."""
    return Misfit(entry, what, Refusal("damaged", {"what": what}))


def read(table: Table, seats: Sequence[Seat]) -> ParsedTable:
    """The table and its seats; raises Misfit."""
    for wrong in _wrong_columns(table):
        if wrong != "misfit" or table.status != "stuck":  # that of a stuck table is overwritten
            raise damaged(f"tables.{wrong}")
    if not is_table_id(table.id):
        raise damaged("tables.id")
    if table.status not in STATUSES:
        raise damaged("tables.status")
    if not (table.seed.isascii() and table.seed.isdigit()):
        raise damaged("tables.seed")
    _check_seats(seats)
    clocks: Clocks | None = _json(table, "clocks")
    if clocks is not None and len(clocks.left) != len(seats):
        raise damaged("tables.clocks")
    begun = table.status in ("playing", "over") or table.waiting or table.result is not None
    if clocks is None and begun:
        raise damaged("tables.clocks")
    proposal: Proposal | None = _json(table, "proposal")
    if proposal is not None:
        known = all(
            0 <= seat < len(seats) for seat in (proposal.seat, *proposal.agreed, *(proposal.waits or ()))
        )
        if not known or not 0 <= proposal.keep <= table.entries:
            raise damaged("tables.proposal")
    return ParsedTable(table, list(seats), _json(table, "clock") or Clock(), clocks)


def load_table(table: Table, seats: Sequence[Seat], moves: Sequence[Move]) -> tuple[ParsedTable, LiveGame]:
    """The table, and its game after all its moves; raises Misfit."""
    with misfits():
        parsed = read(table, seats)
        check_moves(moves, 1, len(seats))
        if table.entries > len(moves):
            raise damaged(MISSING, len(moves) + 1)
        if table.entries < len(moves):
            raise damaged("tables.entries")
        started = 0 if parsed.clocks is None else parsed.clocks.started
        # The log of a table that has not begun is replayed when it begins.
        return parsed, replayed(table, parsed.names, started, () if table.status == "open" else moves)


def check_moves(moves: Sequence[Move], first: int, seats: int) -> None:
    """Check rows of a log whose first number is `first`: no gaps, valid columns; raises Misfit."""
    for number, move in enumerate(moves, first):
        if move.number != number:
            raise damaged(MISSING, number)
        if type(move.seat) is not int or not 0 <= move.seat < seats:
            raise damaged("moves.seat", number)
        if move.kind not in MOVE_KINDS:
            raise damaged("moves.kind", number)
        if type(move.words) is not str:
            raise damaged("moves.words", number)
        if move.by not in PLAYERS:
            raise damaged("moves.by", number)
        if type(move.at) is not int or type(move.answers) is not int:
            raise damaged("moves.at" if type(move.at) is not int else "moves.answers", number)
        if move.kind == "rewind" and not (type(move.keep) is int and 0 <= move.keep < number):
            raise damaged("moves.keep", number)


@contextmanager
def misfits() -> Iterator[None]:
    """Turns unexpected exceptions into a Misfit: they are logged, and stop one table and not the server."""
    try:
        yield
    except (Misfit, MemoryError):
        raise
    except Exception as error:
        log.error("a table cannot be loaded", exc_info=error)
        raise damaged(f"its game ({type(error).__name__})") from error


def status_of(parsed: ParsedTable, live: LiveGame) -> str:
    """The status of a formerly stuck table that can be played again."""
    if live.game.over:
        return "over"
    return "open" if parsed.clocks is None else "playing"


def readable_parts(table: Table, seats: Sequence[Seat], misfit: Misfit | None = None) -> ParsedTable:
    """A stuck table for display. `misfit`: None for the stored one.

    Columns that cannot be read are blank, and such a table is not listed: its password may be one of them.
    """
    wrong = set(_wrong_columns(table))
    known = None if misfit is not None or "misfit" in wrong else table.misfit
    columns = {name: BLANK_JSON.get(name, _blank(Table, name)) for name in wrong}
    columns |= {"listed": False} if wrong else {}
    columns |= {"status": "stuck", "due_at": None, "proposal": None}
    columns["misfit"] = known or as_json(misfit or damaged("tables.misfit"))
    shown = []
    for number, seat in enumerate(seats):
        blank = {name: _blank(Seat, name) for name in _wrong_types(seat)}
        shown.append(msgspec.structs.replace(seat, **blank | {"seat": number}))
    sound = msgspec.structs.replace(table, **columns)
    return ParsedTable(sound, shown, _json(sound, "clock") or Clock(), None)


def as_json(misfit: Misfit) -> str:
    """As it is stored."""
    return msgspec.json.encode(Reason(misfit.number, misfit.words, misfit.refusal.code)).decode()


def describe(misfit: Misfit) -> str:
    """In words, for the host of the server."""
    where = f"entry {misfit.number} of its log" if misfit.number else "the table"
    if misfit.refusal.code != "damaged":
        return f"{where} does not fit the rules: {misfit.words}: {misfit.refusal}"
    if misfit.words == MISSING:
        return f"{where} is missing"
    return f"{where}: {misfit.words} cannot be read"


# --- columns ----------------------------------------------------------------------------------------


def _kinds(row: type[Struct]) -> dict[str, tuple[type, ...]]:
    """The allowed types of each column."""
    return {
        name: get_args(hint) if isinstance(hint, UnionType) else (hint,)
        for name, hint in get_type_hints(row).items()
    }


KINDS: dict[type[Struct], dict[str, tuple[type, ...]]] = {row: _kinds(row) for row in (Table, Seat)}


def _wrong_types(row: Struct) -> Iterator[str]:
    for name, kinds in KINDS[type(row)].items():
        if type(getattr(row, name)) not in kinds:
            yield name


def _wrong_columns(table: Table) -> Iterator[str]:
    """Columns of a wrong type, and JSON columns that do not fit their type."""
    yield from _wrong_types(table)
    for name in JSON:
        try:
            _json(table, name)
        except Misfit:
            yield name


def _json(table: Table, name: str) -> Any:
    text = getattr(table, name)
    try:
        return None if text is None else msgspec.json.decode(text, type=JSON[name])
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        raise damaged(f"tables.{name}") from None


def _blank(row: type[Struct], name: str) -> object:
    kinds = KINDS[row][name]
    return None if type(None) in kinds else BLANK[kinds[0]]


def _check_seats(seats: Sequence[Seat]) -> None:
    for number, seat in enumerate(seats):
        for wrong in _wrong_types(seat):
            raise damaged(f"seats.{wrong}")
        if seat.seat != number:
            raise damaged("seats.seat")
        if seat.kind not in SEAT_KINDS:
            raise damaged("seats.kind")
