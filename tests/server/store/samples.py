"""Sample rows."""

from __future__ import annotations

from typing import Any

from meadhall.server.store import ChatMessage, Move, Seat, Table, TableChange

CLANS = ("wolf", "raven", "serpent", "bear")
NOW = 1_700_000_000_000


def a_table(table_id: str = "t1", **other: Any) -> Table:
    given: dict[str, Any] = {
        "id": table_id,
        "game": "bloodrage",
        "rules": 1,
        "pack": "0123456789ab",
        "seed": "12345678901234567890",
        "options": '{"first_game":false}',
        "created_at": NOW,
        "updated_at": NOW,
    }
    return Table(**given | other)


def some_seats(table_id: str = "t1", **other: Any) -> list[Seat]:
    seats = []
    for i, clan in enumerate(CLANS):
        given: dict[str, Any] = {
            "table_id": table_id,
            "seat": i,
            "name": clan,
            "token_hash": f"{table_id}-{clan}",
        }
        seats.append(Seat(**given | other))
    return seats


def a_move(number: int, words: str = "march gimle elvagar warrior 2", **other: Any) -> Move:
    given: dict[str, Any] = {"kind": "move", "seat": number % 4, "by": "person", "at": NOW}
    return Move(number=number, words=words, **given | other)


def some_moves(first: int, last: int) -> list[Move]:
    return [a_move(number) for number in range(first, last + 1)]


def a_change(**other: Any) -> TableChange:
    given: dict[str, Any] = {
        "status": "playing",
        "updated_at": NOW + 1,
        "due_at": None,
        "waiting": "wolf",
        "clocks": None,
        "result": None,
        "decided": False,
    }
    return TableChange(**given | other)


def a_line(words: str = "skål!", table_id: str = "t1", channel: str = "players") -> ChatMessage:
    return ChatMessage(table_id=table_id, channel=channel, display="Egil", words=words, at=NOW, seat=0)
