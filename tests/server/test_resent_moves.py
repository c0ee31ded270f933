"""A client that lost its connection sends its move again: it is answered, and stored once."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.http_types import NewTable, SeatRequest
from meadhall.server.store import Store
from meadhall.server.tables import moves
from meadhall.server.tables.new_table import make
from meadhall.server.tables.room import Room
from meadhall.server.tables.seating import begin
from tests.server.client import Client, run, tokens
from tests.server.players import PERSON, REFUSED, log_of, rows_of, sat_down
from tests.server.running import Server, serving


@pytest.mark.slow
def test_who_is_gone_before_the_answer_has_moved_all_the_same(tmp_path: Path) -> None:
    """The connection is lost with the move on it. Sent again, it is stored once, and the others are sent
    it."""

    async def game(server: Server) -> None:
        made, clients = await sat_down(server, [PERSON] * 2)
        links, dice = tokens(made), random.Random(5)
        for _ in range(20):
            name, mover = next((name, one) for name, one in clients.items() if one.must_answer())
            at, action = mover.number, dice.choice(mover.view["ask"]["answers"])["action"]
            await mover.send({"type": "move", "at": at, "action": action})
            mover.socket.transport.abort()  # no goodbye
            back = clients[name] = await Client.sit(server.socket(made["id"]), token=links[name])
            again = await back.ask(type="move", at=at, action=action)
            assert again["type"] == "done" or again["code"] in REFUSED, again
            there = rows_of(await log_of(server, made), list(links).index(name))
            times = sum(1 for answered, _ in there if answered == at)
            assert times == (again["type"] == "done"), (there, at, again)
            await everybody_knows(list(clients.values()))

    with serving(tmp_path / "tables.db") as server:
        run(game(server))


async def everybody_knows(clients: list[Client]) -> None:
    """Back when all have been shown the same, and somebody must answer."""
    while len({client.moment for client in clients}) > 1 or not any(one.must_answer() for one in clients):
        await min(clients, key=lambda client: client.moment).receive()


async def a_room(store: Store, changed: Callable[[Room], None]) -> Room:
    """A table without a web server: two seats of one device, and their game begins."""
    request = NewTable("bloodrage", [SeatRequest("me"), SeatRequest("me")])
    made = await make(store, request, "somebody", None)
    room = Room(store, made.id, changed)
    await room.load()
    await begin(room)
    return room


def test_a_move_can_be_sent_again_until_its_seat_makes_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever others and the server itself have done since, and after the end of the game, too."""
    # A game in which the server passes for somebody.
    monkeypatch.setattr(secrets, "randbits", random.Random(1).getrandbits)

    async def game() -> None:
        store, dice, passed = await Store.open(tmp_path / "tables.db"), random.Random(4), 0
        room = await a_room(store, lambda _: None)
        last: dict[int, tuple[int, int]] = {}
        while room.live is not None and not room.live.game.over:
            live = room.live
            seat = live.waiting()[0]
            legal = live.game.legal(seat)
            if len(legal) == 1:  # as automatic moves do it
                assert await moves.answer_for(room, seat, legal[0], "table", live.asked[seat])
                passed += 1
            else:
                last[seat] = live.numbers[seat], dice.choice(legal)
                assert not (await moves.play(room, seat, *last[seat], None)).again
            entries = live.entries
            for seat, (at, action) in last.items():
                assert (await moves.play(room, seat, at, action, None)).again
            assert live.entries == entries
        assert passed and len(last) == 2
        await store.close()

    asyncio.run(game())


def test_a_move_is_done_whole_though_whoever_sent_it_is_gone(tmp_path: Path) -> None:
    """The same at its worst moment: while it is being stored."""

    async def game() -> None:
        told: list[Room] = []
        store = await Store.open(tmp_path / "tables.db")
        room = await a_room(store, told.append)
        assert room.live is not None
        storing, append = asyncio.Event(), store.append

        async def slowly(*args: Any) -> bool:
            storing.set()
            await asyncio.sleep(0.05)
            return await append(*args)

        store.append = slowly  # type: ignore[assignment, method-assign]
        told.clear()
        move = asyncio.ensure_future(moves.play(room, 0, 0, room.live.game.legal(0)[0], None))
        await storing.wait()
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        async with room.lock:
            pass
        await asyncio.sleep(0)
        assert room.table.entries == room.live.entries == len(await store.moves(room.table_id)) == 1
        assert told == [room]
        await store.close()

    asyncio.run(game())
